"""A position of Olympe: who plays which god, whose deal, what was won, and the round on the table."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from companion.games.olympe.cards import SEATS, Card
from companion.games.olympe.terms import Terms
from companion.games.olympe.tricks.observer import Revokes
from companion.games.olympe.tricks.round import Round, visible

Stage = Literal["choose", "deal", "play", "reveal", "enter", "count", "over"]


class Scores(NamedTuple):
    """What was won so far: nuggets and points by side, nuggets of each god by holder, penalties by seat."""

    nuggets: tuple[int, ...] = ()
    coins: tuple[tuple[int, ...], ...] = ()
    totals: tuple[int, ...] = ()
    rounds: int = 0
    noted: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()


NO_SCORES, NO_ROUND = Scores(), Round()


class Position(NamedTuple):
    """What was agreed, who plays which god, what was won, and the round on the table."""

    terms: Terms
    gods: tuple[int, ...]  # the god of each seat, then of each colour without a player
    dealer: int = -1
    stage: Stage = "choose"
    scores: Scores = NO_SCORES
    round: Round = NO_ROUND
    lines: int = 0  # how many lines have been said: where play can be taken back to

    @property
    def turn(self) -> int:
        """The seat that lays the next card."""
        trick = self.round.trick
        return (trick.lead + len(trick.cards)) % self.terms.seats

    @property
    def undecided(self) -> Revokes:
        """Proven revokes about which the table has not decided (#revokes): the last ones, if any."""
        if not self.round.revokes or self.round.revokes[-1].verdict:
            return ()
        return tuple(revoke for revoke in self.round.revokes if not revoke.verdict)

    def known(self, seat: int) -> tuple[Card, ...]:
        """The cards everybody, or the companion, knows a seat to have."""
        now = self.round
        return visible(now, seat) + (now.hands[seat] if now.hands else ())

    def place(self, who: str) -> int:
        """Where a seat, or a colour without a player, stands among the gods."""
        return SEATS.index(who) if who in SEATS else self.terms.seats + int(who[1:]) - 1

    def god_at(self, who: str) -> int:
        """The god chosen for a place, or -1."""
        return self.gods[self.place(who)]


P = TypeVar("P", bound=Position)  # a rule gives back the kind of position it was given
