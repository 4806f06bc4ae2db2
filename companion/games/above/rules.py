"""Above: its rules put together, a turn in its three phases, in the order of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Self

from companion.game import Facts, IllegalMove, Move, Options, Outcome, Refusal, Touch, misworded
from companion.games.above import (
    corrections,
    deeds,
    ending,
    movement,
    picture,
    powers,
    refusals,
    setup,
)
from companion.games.above.board import EMPTY, to_spaces
from companion.games.above.cards import CARDS, DEITY, NUMBER
from companion.games.above.position import PREPARING, Position
from companion.games.above.terms import agree
from companion.games.above.turn import (
    came_out,
    exhausted,
    phase_2,
    recover,
    recover_one,
    stepped,
    to_play,
    to_recover,
)
from companion.view import Tally, View


def first_position(seats: int, options: Options, facts: Facts) -> Above:
    """A bare mountain and a pile of cards; the table places, reveals and deals (#preparation)."""
    terms = agree(seats, options, facts)
    return Above(terms, (EMPTY,) * (terms.summit + 1), (EMPTY,) * len(CARDS))


class Above(Position):
    """A position and what may be done in it."""

    __slots__ = ()

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        match self.stage:
            case "card":
                return iter(to_play(self))
            case "step":
                return self._steps()
            case "exit":
                return self._exits()
            case "power":
                return powers.offered(self)
            case "refill":
                return iter(to_recover(self))
            case "over":
                return iter(())
        return setup.to_prepare(self)

    def _steps(self) -> Iterator[Move]:
        """Phase 2, and whenever a Fertility asks for more: forward or to a side (#movement)."""
        moves = to_spaces(self.turn, "move", self.terms.rings, self.terms.columns)
        return (moves[to] for to in movement.steps(self, self.mover))

    def _exits(self) -> Iterator[Move]:
        """Another Gate, or a space of ring 1 if there is none (#gate)."""
        moves = to_spaces(self.turn, "exit", self.terms.rings, self.terms.columns)
        return (moves[to] for to in movement.exits(self))

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Self:
        """The position after a move."""
        after = (self._replace(notes=()) if self.notes else self)._after(move)
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _after(self, move: Move) -> Self | None:
        """The position after a move, or None if no hand could do it."""
        if move.verb == "fix":
            return corrections.fixed(self, move)
        if self.stage in PREPARING:
            return setup.prepared(self, move)
        if move.verb == "play":
            return self._played(move)
        return self._decided(move) if move.seat == self.acting else None

    def _played(self, move: Move) -> Self | None:
        """A card is exhausted and its deity activated; whoever has none left recovers at once (#recovery).

        Forced out of turn it is that player's turn, and a card lying spent stays so.
        """
        seat = move.seat
        n = NUMBER.get(move.args[0], -1) if len(move.args) == 1 else -1
        if self.stage != "card" or n < 0 or not self.cards[n].startswith(seat) or DEITY[n] not in self.board:
            return None
        cards = exhausted(self, n)
        after = self._replace(turn=seat, cards=cards, phase=1, deity=DEITY[n], mover=DEITY[n])
        return phase_2(after) if seat in cards else recover(after, (seat,))

    def _decided(self, move: Move) -> Self | None:
        """What the player whose decision it is does."""
        match self.stage, move.verb, move.args:
            case "step", "move", (space,) if self.free_of_deities(space):
                return stepped(self, self.mover, self.at(space))
            case "exit", "exit", (space,) if self.free_of_deities(space):
                return came_out(self, self.at(space))
            case "refill", "recover", (card,) if card in NUMBER:
                return recover_one(self, NUMBER[card])
            case "power", verb, args:
                return deeds.used(self, verb, args)
        return None

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return misworded(self, move) or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def outcome(self) -> Outcome | None:
        """Who has won, once a deity stands on the summit (#victory)."""
        return ending.outcome(self)

    def view(self, seat: str | None = None) -> View:
        """What can be shown; all cards lie open in this game."""
        return picture.view(self)

    def tally(self) -> Tally:
        """Who has won, for the score sheet (#victory)."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Self:
        """All cards lie open in this game."""
        return self
