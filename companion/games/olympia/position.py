"""A position of Olympia as a value: who is whose child, the climb, and the round that is being played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal, NamedTuple, TypeVar

from companion.game import Move
from companion.games.olympia.cards import ATTRIBUTE, Deck, copies_in, deck
from companion.games.olympia.ledger import Entry, counted, ledger
from companion.games.olympia.pile import NO_PILE, Pile
from companion.games.olympia.slaps import Call, Slap
from companion.games.olympia.terms import Terms, Variant

Phase = Literal["gods", "starter", "break", "round", "name"]
Between = Literal["deal", "change", "vary", "swap", "stop"]
Verb = Literal[Between, "god", "start", "turn", "slap", "settle", "close", "name", "fix"]


class Position(NamedTuple):
    """Who is whose child, who sits where, the steps, and the round that is being played."""

    terms: Terms
    order: tuple[str, ...]  # the seats clockwise around the table
    gods: tuple[str, ...]
    steps: tuple[int, ...]
    before: tuple[int, ...]  # the steps when the round began, to judge it anew
    phase: Phase = "gods"
    starter: str = ""
    rounds: int = 0
    pile: Pile = NO_PILE
    slaps: tuple[Slap, ...] = ()  # not settled yet
    judged: int = -1  # no slap up to this moment can still come
    queue: tuple[Slap, ...] = ()  # settled, waiting for the hero they are for
    calls: tuple[Call, ...] = ()  # judged in this round
    finish: tuple[Slap, ...] = ()  # all slaps of the last settling
    floor: int = -1  # the noise of the buttons at the last settling, -1 if nobody measured
    fines: tuple[str, ...] = ()  # who pressed a button since the round was over
    changing: bool = False  # places and variants are being changed before the deal
    varied: tuple[Variant, ...] = ()
    swapped: int = -1
    stopped: bool = False

    @property
    def over(self) -> bool:
        """Whether someone is in the temple (#victory), or the table stopped (#stopping)."""
        return self.stopped or self.terms.temple in self.steps

    @property
    def deck(self) -> Deck:
        """The cards in play (#preparation)."""
        return deck(self.gods, self.terms.playing)

    def god(self, seat: str) -> str:
        """Whose child a seat is."""
        return self.gods[int(seat[1:]) - 1]

    # the round

    @property
    def turner(self) -> str:
        """Whose turn it is to turn a card (#turn)."""
        return self.order[self.pile.chair]

    @property
    def namer(self) -> str:
        """Who names the hero of the first slap that waits (#war)."""
        return self.queue[0].seat

    @property
    def hands_down(self) -> list[str]:
        """Whose hand is on the pile (#slap)."""
        return [slap.seat for slap in self.slaps]

    def holds(self, seat: str) -> int:
        """How many cards a player has left; players without are skipped (#uneven)."""
        return self.pile.left[self.order.index(seat)]

    def unseen(self, card: str) -> int:
        """How many copies of a card are still to be turned."""
        return copies_in(self.deck).get(card, 0) - self.pile.cards.count(card)

    def too_late(self, at: int | None) -> bool:
        """Whether a slap at a moment comes after its settling (#settling)."""
        return at is not None and at <= self.judged

    # the count

    def blockers(self, hero: str) -> tuple[str, str]:
        """Who cancels a hero's attributes: the god to the left, after a Tornado right (#gods-cancel)."""
        if self.terms.mini:
            return (self.god(hero),) * 2
        chair, chairs = self.order.index(hero), len(self.order)
        return self.god(self.order[(chair + 1) % chairs]), self.god(self.order[chair - 1])

    def valid(self, call: Call) -> int:
        """How many valid attributes of the hero lay there at the moment of the slap (#moment)."""
        cards = self.pile.cards[: self.pile.at(call.at)]
        return counted(cards, ATTRIBUTE[self.god(call.hero)], self.blockers(call.hero))

    def replayed(self, call: Call) -> Iterator[Entry]:
        """The pile a call was judged on, card by card (#check)."""
        cards = self.pile.cards[: self.pile.at(call.at)]
        return ledger(cards, ATTRIBUTE[self.god(call.hero)], self.blockers(call.hero))


P = TypeVar("P", bound=Position)


@cache
def move_of(seat: str, verb: Verb, *args: str) -> Move:
    """A move that this game knows, always the same object: positions list them again and again."""
    return Move(seat, verb, args)
