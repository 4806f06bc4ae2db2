"""A number, entered with large keys: a question, what stands there, ten digits, a minus sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView

from ui.parts.common.basics import Key

LONGEST = 5
ROWS = ("789", "456", "123")


class Digits(ModalView):
    """Asks for a whole number; `was` is what stands there until something is typed."""

    question = StringProperty()
    typed = StringProperty()
    sign = NumericProperty(1)
    shown = StringProperty()

    def __init__(
        self,
        question: str,
        was: int | None,
        answer: Callable[[int], None],
        closes: Callable[[], None] = lambda: None,
        **properties: object,
    ) -> None:
        super().__init__(question=question, **properties)
        self.was, self.answer, self.closes = was, answer, closes
        for letters, icon, press in zip(ROWS, ("back", "minus", "check"), self._side(), strict=True):
            for digit in letters:
                self._key(digit, "", partial(self.type, digit))
            self._key("", icon, press, "main" if icon == "check" else "plain")
        self._key("0", "", lambda: self.type("0"))
        self._key("00", "", lambda: self.type("00"))
        self.show()

    def _side(self) -> tuple[Callable[[], None], ...]:
        return self.rub_out, self.turn, self.done

    def _key(self, words: str, icon: str, press: Callable[[], None], kind: str = "plain") -> None:
        key = Key(text=words, icon=icon, font=34, icon_size=36, kind=kind)
        key.bind(on_release=lambda _: press())
        self.ids.grid.add_widget(key)

    def show(self) -> None:
        """What stands there: the old number, and beside it the new one."""
        new = f"{self.value:,}".replace(",", " ").replace("-", "−") if self.typed else ""
        if not self.typed and self.sign < 0:
            new = "−"
        old = "" if self.was is None else str(self.was).replace("-", "−")
        self.shown = f"{old} → {new}" if old and new else new or old or "0"

    @property
    def value(self) -> int:
        """The number typed so far."""
        return int(self.sign) * int(self.typed or "0")

    def type(self, digits: str) -> None:
        """A digit more."""
        self.typed = (self.typed + digits)[:LONGEST].lstrip("0") or "0"
        self.show()

    def turn(self) -> None:
        """Below zero, or back again."""
        self.sign = -self.sign
        self.show()

    def rub_out(self) -> None:
        """A digit less."""
        self.typed = self.typed[:-1]
        self.show()

    def close(self) -> None:
        """No number after all."""
        self.dismiss(animation=False)
        self.closes()

    def done(self) -> None:
        """The number that stands there; untouched, the old one stays."""
        self.dismiss(animation=False)
        untouched = not self.typed and self.sign > 0
        self.answer(self.was if untouched and self.was is not None else self.value)


def ask_number(
    question: str,
    was: int | None,
    answer: Callable[[int], None],
    closes: Callable[[], None] = lambda: None,
) -> Digits:
    """Ask for a whole number."""
    digits = Digits(question, was, answer, closes)
    digits.open(animation=False)
    return digits


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
