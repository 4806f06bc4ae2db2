"""The pile in the middle: which card was laid when, whose turn it is, which way round, who has cards left."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple, TypeVar

from companion.games.olympia.cards import TORNADO

T = TypeVar("T")


class Pile(NamedTuple):
    """Cards by the moment they were laid, and the chairs around them, numbered clockwise.

    A card that becomes known late takes its place by its moment, and everything after it is walked anew: the
    same cards make the same pile, in whatever order they were told.
    """

    first: int = 0
    chair: int = 0
    left: tuple[int, ...] = ()
    way: int = 1
    cards: tuple[str, ...] = ()
    times: tuple[int, ...] = ()
    last: int = -1  # who laid the top card
    anchor: tuple[int, int] = (-1, 0)  # the table said: after so many cards it is that chair's turn

    @property
    def more(self) -> bool:
        """Whether someone still has cards."""
        return self.left[self.chair] > 0

    def at(self, moment: int) -> int:
        """How many cards lay there at a moment; one laid in the same instant does (#moment)."""
        return bisect_right(self.times, moment)

    def lay(self, card: str, at: int) -> Pile:
        """The pile with one more card."""
        if not self.times or at > self.times[-1]:
            return self._top(card, at)
        n = bisect_right(tuple(zip(self.times, self.cards, strict=True)), (at, card))
        return self.with_cards(_put(self.cards, n, card), _put(self.times, n, at))

    def _top(self, card: str, at: int) -> Pile:
        """A card on top; a Tornado turns the way round before the next turn (#tornado)."""
        chair = self.chair
        left = (*self.left[:chair], self.left[chair] - 1, *self.left[chair + 1 :])
        way = -self.way if card == TORNADO else self.way
        cards = (*self.cards, card)
        on = _next(chair, way, left)
        if len(cards) == self.anchor[0] and left[self.anchor[1]]:
            on = self.anchor[1]
        return Pile(self.first, on, left, way, cards, (*self.times, at), chair, self.anchor)

    def with_cards(self, cards: tuple[str, ...], times: tuple[int, ...]) -> Pile:
        """The same round with other cards on the pile, walked from its first card."""
        pile = dealt(len(self.cards) + sum(self.left), len(self.left), self.first)
        pile = pile._replace(anchor=self.anchor)
        if self.anchor[0] == 0:
            pile = pile._replace(chair=self.anchor[1])
        for card, at in zip(cards, times, strict=True):
            pile = pile._top(card, at)
        return pile

    def cut(self, n: int) -> Pile:
        """The pile when only its first n cards lay there."""
        return self if n == len(self.cards) else self.with_cards(self.cards[:n], self.times[:n])

    def turned_to(self, chair: int) -> Pile:
        """The pile with another chair to turn the next card."""
        return self._replace(chair=chair, anchor=(len(self.cards), chair))

    def corrected(self, n: int, cards: tuple[str, ...], times: tuple[int, ...]) -> Pile:
        """The pile with its n-th card (from 0) replaced by none or others."""
        return self.with_cards(
            (*self.cards[:n], *cards, *self.cards[n + 1 :]), (*self.times[:n], *times, *self.times[n + 1 :])
        )

    def inserted(self, n: int, card: str) -> Pile:
        """The pile with a card that was missed, laid together with the one before it."""
        moment = self.times[max(0, n - 1)] if self.times else 0
        return self.with_cards(_put(self.cards, n, card), _put(self.times, n, moment))


NO_PILE = Pile()


def dealt(size: int, chairs: int, first: int) -> Pile:
    """Hands dealt singly and clockwise from the starter, so that uneven decks favour who begins (#deal)."""
    each, over = divmod(size, chairs)
    left = tuple(each + ((chair - first) % chairs < over) for chair in range(chairs))
    return Pile(first, first, left)


def _next(chair: int, way: int, left: tuple[int, ...]) -> int:
    """The next chair with cards; players without are skipped (#uneven)."""
    for _ in left:
        chair = (chair + way) % len(left)
        if left[chair]:
            break
    return chair


def _put(row: tuple[T, ...], n: int, thing: T) -> tuple[T, ...]:
    return (*row[:n], thing, *row[n:])
