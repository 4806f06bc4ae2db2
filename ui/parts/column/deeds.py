"""The keys of the table screen: the primary key, undo, choices with their prices, and the rail."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import AliasProperty, BooleanProperty

from ui.parts.common.basics import Key, Written
from ui.parts.common.keys import Offer

NARROW = 135  # units: so wide a key has no room for a price beside its words


class Figure(Written):
    """A number or a word in one line, as wide as it is written."""


class PrimaryKey(Key):
    """What to do next, always in the same place: golden, or words that say where else it is to be done."""

    asks = BooleanProperty(False)  # only words in a dashed outline
    _meant: Callable[[], None] | None = None

    def offer(self, offer: Offer) -> None:
        """This is to be done next."""
        self.text, self.sub, self.icon, self.press = (
            offer.words,
            offer.sub,
            offer.icon or "check",
            offer.press,
        )
        self.asks, self.usable, self.kind = False, True, "main"

    def ask(self, words: str) -> None:
        """What to do next is not here: say where."""
        self.text, self.sub, self.icon, self.kind = words, "", "", "asks"
        self.asks, self.usable = True, False

    def on_press(self) -> None:
        """A finger on it means what it said when it came down."""
        self._meant = self.press

    def on_release(self) -> None:
        """Do that."""
        if self._meant is not None:
            self._meant()


class UndoKey(Key):
    """Takes back what its second line says."""


class ChoiceKey(Key):
    """One of several things to choose: its words, and what it costs or brings in a pill.

    One that may not be chosen now is dashed and says why; a touch asks for the rule.
    """

    denied = AliasProperty(lambda self: self.kind == "denied", bind=("kind",))
    price = AliasProperty(lambda self: "" if self.denied else self.sub, bind=("kind", "sub"))
    stands = AliasProperty(  # the price under the words, where beside them there is no room
        lambda self: bool(self.price and self.look) and self.width < NARROW * self.look.u,
        bind=("kind", "sub", "width", "look"),
    )

    @staticmethod
    def price_size(unit: float, letter: float, wide: float, price: str, stands: bool) -> float:
        """The letters of a price: a long one leaves the words their room."""
        most, share = (16, 0.8) if stands else (19, 0.52)
        return max(unit * 12, min(letter * 16, unit * most, wide * share / (0.56 * max(1, len(price)))))


class RailKey(Key):
    """A tool: a sign on the rail."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
