"""Slap buttons: one under the pile or one for each player, their pins and lights chosen by touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from hardware.pins import HEADER, SPOKEN_FOR, SUGGESTED
from hardware.slaps import SlapPin
from ui.devices.slap_buttons import PILE, SEATS, TableSlaps
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.menu import Item, Menu
from ui.parts.common.questions import Question
from ui.screens.page import Page, load

WAYS = ("none", PILE, "each")


class ButtonWires(BoxLayout):
    """One button: whose it is, its pin, and its light."""

    name = StringProperty()
    whose = StringProperty()
    pin = StringProperty()
    light = StringProperty()
    ask_pin: Callable[[str], None] = ObjectProperty()
    ask_light: Callable[[str], None] = ObjectProperty()


class ButtonsPage(Page):
    """Which buttons there are, and where they are wired."""

    trouble = StringProperty()
    mock = StringProperty()

    def __init__(self, look: Appearance, ways: Ways, slaps: TableSlaps, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.slaps = slaps

    def refresh(self) -> None:
        """The question how many there are, and a row for each."""
        pins = self.slaps.pins
        self.trouble = self.say(self.slaps.trouble) if self.slaps.trouble else ""
        self.mock = self.tr("buttons-mock") if self.slaps.simulated else ""
        way = PILE if PILE in pins else "each" if pins else "none"
        answers = tuple((word, self.tr(f"buttons-ways-{word}")) for word in WAYS)
        self.ids.ways.ask(
            [Question("ways", self.tr("buttons-ways"), answers)],
            lambda _: way,
            lambda _, chosen: self.choose(chosen),
        )
        self.ids.wires.clear_widgets()
        for name in {"none": (), PILE: (PILE,), "each": SEATS}[way]:
            wired = pins.get(name)
            self.ids.wires.add_widget(
                ButtonWires(
                    name=name,
                    whose=whose(self.tr, name),
                    pin=self._pin(wired.pin) if wired else self.tr("buttons-no-pin"),
                    light=self._light(wired),
                    ask_pin=self.ask_pin,
                    ask_light=self.ask_light,
                )
            )

    def _light(self, wired: SlapPin | None) -> str:
        if wired is None:
            return ""
        return self.tr("buttons-no-light") if wired.light is None else self._pin(wired.light)

    # changing

    def choose(self, way: str) -> None:
        """None, one under the pile, or one for each player: to begin with two, on pins that are free."""
        names = {"none": (), PILE: (PILE,), "each": SEATS[:2]}[way]
        free = [pin for pin in SUGGESTED if pin not in self.slaps.elsewhere]
        self.wire({name: SlapPin(pin) for name, pin in zip(names, free, strict=False)})

    def ask_pin(self, name: str) -> None:
        """Which pin the button is on; a player without one has no button."""
        wired = self.slaps.pins.get(name)
        nothing = None if name == PILE or wired is None else lambda: self.unwire(name)
        title = self.tr("buttons-which-pin", whose=whose(self.tr, name))
        words = self.tr("buttons-no-pin")
        self._ask(title, words, nothing, wired.pin if wired else None, lambda pin: self.set_pin(name, pin))

    def ask_light(self, name: str) -> None:
        """Which pin the light is on, if there is one."""
        title = self.tr("buttons-which-light", whose=whose(self.tr, name))
        words = self.tr("buttons-no-light")
        light = self.slaps.pins[name].light
        self._ask(
            title, words, lambda: self.set_light(name, None), light, lambda pin: self.set_light(name, pin)
        )

    def _ask(
        self,
        title: str,
        words: str,
        nothing: Callable[[], None] | None,
        own: int | None,
        chose: Callable[[int], None],
    ) -> None:
        """The pins that are free and good for buttons; those with another purpose behind one more key."""

        def items(pins: Iterable[int]) -> list[Item]:
            free = [pin for pin in pins if pin not in self._used(own)]
            return [("check" if pin == own else "", self._offered(pin), partial(chose, pin)) for pin in free]

        others = [pin for pin in sorted(HEADER) if pin not in SUGGESTED]
        Menu.show(
            title,
            [
                *([("close", words, nothing)] if nothing else []),
                *items(SUGGESTED),
                ("plus", self.tr("buttons-other-pins"), partial(self._more_pins, title, items(others))),
            ],
        )

    def _more_pins(self, title: str, items: Sequence[Item]) -> None:
        Menu.show(title, items)

    def _pin(self, pin: int) -> str:
        """A pin by its number and its place on the header."""
        return self.tr("buttons-pin", pin=pin, place=HEADER.get(pin, 0))

    def _offered(self, pin: int) -> str:
        words = self._pin(pin)
        return f"{words}, {SPOKEN_FOR[pin]}" if pin in SPOKEN_FOR else words

    def _used(self, own: int | None) -> set[int | None]:
        """The pins that another button or light has."""
        wired = {pin for wired in self.slaps.pins.values() for pin in (wired.pin, wired.light)}
        return (wired | self.slaps.elsewhere) - {own}

    def set_pin(self, name: str, pin: int) -> None:
        """The button is on this pin."""
        light = self.slaps.pins[name].light if name in self.slaps.pins else None
        pins = self.slaps.pins | {name: SlapPin(pin, light)}
        self.wire({name: pins[name] for name in (PILE, *SEATS) if name in pins})

    def set_light(self, name: str, pin: int | None) -> None:
        """The light is on this pin, or there is none."""
        self.wire(self.slaps.pins | {name: replace(self.slaps.pins[name], light=pin)})

    def unwire(self, name: str) -> None:
        """This player has no button."""
        self.wire({other: wired for other, wired in self.slaps.pins.items() if other != name})

    def wire(self, pins: dict[str, SlapPin]) -> None:
        """Other pins from now on, without a restart."""
        self.slaps.wire(pins)
        self.refresh()


def whose(tr: Callable[..., str], name: str) -> str:
    """A button in words."""
    return tr("buttons-pile") if name == PILE else tr("newgame-player", number=name[1:])


load(__file__)
