"""Keys that come and go in a place, kept for the next time, for making one is slow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kivy.uix.widget import Widget

from ui.parts.common.basics import Key


class Offer(NamedTuple):
    """What a key says and does."""

    words: str
    icon: str
    press: Callable[[], None]
    kind: str = "chosen"
    sub: str = ""


def lay(place: Widget, widgets: Sequence[Widget]) -> None:
    """Exactly these in a place, in this order; what lies there already is left alone."""
    if place.children[::-1] != widgets:
        place.clear_widgets()
        for widget in widgets:
            place.add_widget(widget)


class Keys:
    """One key for each offer."""

    def __init__(
        self, place: Widget, over: Sequence[Widget] = (), made: type[Key] = Key, **style: float
    ) -> None:
        self._place, self._over, self._key, self._style = place, [*over], made, style
        self._keys: list[Key] = []
        self._spare: list[Key] = []

    def show(self, offers: Sequence[Offer], usable: bool = True) -> None:
        """The keys for these offers, below what stands over them."""
        lay(self._place, [*self._over, *self.offer(offers, usable)])

    def offer(self, offers: Sequence[Offer], usable: bool = True) -> list[Key]:
        """The keys for these offers, to be laid among other things."""
        for n, offer in enumerate(offers):
            if n == len(self._keys):
                self._keys.append(self._made())
            elif self._keys[n].state == "down":
                # A finger on a key means what it said when it came down: another takes its place.
                self._spare.append(self._keys[n])
                self._keys[n] = self._made()
            key = self._keys[n]
            key.text, key.icon, key.kind, key.press = offer.words, offer.icon, offer.kind, offer.press
            key.sub, key.usable = offer.sub, usable
        return self._keys[: len(offers)]

    def ahead(self, count: int) -> Iterator[None]:
        """Make so many keys before they are wanted, one at each step."""
        while len(self._keys) + len(self._spare) < count:
            self._spare.append(self._new())
            yield

    def one_more(self) -> Iterator[None]:
        """One key to spare where there are keys: the one a finger leaves is not free at once."""
        if self._keys and not self._spare:
            self._spare.append(self._new())
            yield

    def _made(self) -> Key:
        """A key that no finger is on."""
        if free := next((key for key in self._spare if key.state != "down"), None):
            self._spare.remove(free)
            return free
        return self._new()

    def _new(self) -> Key:
        key = self._key(text=" ", **self._style)  # with room for words: nearly all have some
        key.bind(on_release=lambda key: key.press())
        return key
