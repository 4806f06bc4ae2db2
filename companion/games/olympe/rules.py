"""Olympe: its rules put together, in the order of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Self

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal, State, Touch, misworded
from companion.games.olympe import corrections, ending, picture, refusals, score_only, scoring, setup
from companion.games.olympe.cards import ACCEPT, AGAIN, COUNT, NOTE, SEATS
from companion.games.olympe.mind import guess
from companion.games.olympe.position import Position
from companion.games.olympe.terms import agree
from companion.games.olympe.tricks import play
from companion.view import Tally, Text, View, text


def first_position(seats: int, options: Options, facts: Facts) -> Olympe:
    """Nobody has a god yet, and nobody deals (#preparation)."""
    terms = agree(seats, options, facts)
    return Olympe(terms, (-1,) * (seats + terms.extras), scores=scoring.first_scores(terms))


class Olympe(Position):
    """A position and what may be done in it."""

    __slots__ = ()

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        if self.undecided:
            return iter((ACCEPT, NOTE))
        if self.round.uncovered:
            return setup.offered(self)
        match self.stage:
            case "play":
                return iter(play.offered(self))
            case "choose" | "deal" | "reveal":
                return setup.offered(self)
            case "enter":
                return score_only.entries(self)
            case "count":
                return iter((COUNT, AGAIN) if self.terms.score_only else (COUNT,))
        return iter(())

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound table (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Self:
        """The position after a move."""
        now = self.round
        if (
            self.stage == "play"
            and move.verb == "play"
            and not (now.uncovered or (now.revokes and self.undecided))
        ):
            after = play.played(self, move)
        else:
            after = self._after(move)
            after = after and after._replace(lines=self.lines + 1)
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    @property
    def _laying(self) -> bool:
        """Whether a card is to be laid: no pile to turn up, no revoke to decide about."""
        return self.stage == "play" and not self.round.uncovered and not self.undecided

    def _after(self, move: Move) -> Self | None:
        """The position after anything but a card laid, or None if no hand could do it."""
        if move.seat == TABLE and move.verb == "fix":
            return corrections.fixed(self, move)
        if self.undecided:
            return play.judged(self, move == NOTE) if move in (ACCEPT, NOTE) else None
        if self.round.uncovered or self.stage in ("choose", "deal", "reveal"):
            return setup.prepared(self, move)
        if self.stage == "enter":
            return score_only.told(self, move)
        return self._counted(move) if self.stage == "count" else None

    def _counted(self, move: Move) -> Self | None:
        """A round is counted (#counting), or what was told of it is told again (#score-only)."""
        if move == COUNT:
            return setup.settled(self, scoring.counted(self))
        return setup.begin_round(self, self.dealer) if move == AGAIN and self.terms.score_only else None

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        # A hidden hand forbids a whole move and part of one alike.
        secret = self.terms.open and self.stage == "play"
        return (None if secret else misworded(self, move)) or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def outcome(self) -> Outcome | None:
        """Who has won, once the last round is counted."""
        return ending.outcome(self) if self.stage == "over" else None

    def view(self, seat: str | None = None) -> View:
        """What everybody may see, and to a seat its own open hand."""
        return picture.view(self, seat)

    def tally(self) -> Tally:
        """What every side has won (#race, #coins, #teams)."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Self:
        """The other hands dealt anew within what the tricks prove."""
        return guess.guessed(self, seat, dice)


def decided(state: State) -> Text | None:
    """Who took the trick that was just completed (#taking)."""
    assert isinstance(state, Olympe)
    done = state.round.done
    if (
        not done or state.round.trick.cards or state.stage == "over"
    ):  # a round that was counted decides no more
        return None
    taker, which = done[-1].taker, {"round": state.scores.rounds + 1, "trick": len(done)}
    if taker < 0:
        return text("olympe-decided-nobody", **which)
    return text("olympe-decided", seat=SEATS[taker], **which)
