"""The Heavens of Olympus: its rules put together, in the order of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal, Touch, misworded
from companion.games.heavens import corrections, day, ending, night, picture, refusals, score_only, setup
from companion.games.heavens.board import EMPTY
from companion.games.heavens.mind import guess
from companion.games.heavens.position import God, Position
from companion.games.heavens.terms import ROOM, agree
from companion.view import Tally, View


def first_position(seats: int, options: Options, facts: Facts) -> Heavens:
    """Everyone at the start; the table draws who begins (#preparation)."""
    terms = agree(seats, options, facts)
    begun = God(0, terms.power, ROOM, terms.begin, least=terms.power)
    god = God(0, 0, 0, terms.begin) if terms.score_only else begun
    return Heavens(terms, (god,) * seats, (EMPTY,) * len(terms.sky.names))


class Heavens(Position):
    """A position and what may be done in it."""

    __slots__ = ()

    # every move allowed now

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        match self.step:
            case "first":
                return setup.beginning(self)
            case "sneak":
                return setup.sneaking(self)
            case "plan":
                return day.planning(self)
            case "reveal":
                return day.revealing()
            case "act":
                return day.to_do(self)
            case "darken":
                return night.to_darken(self)
            case "score":
                return night.to_score(self)
            case "dawn":
                return night.dawning()
            case "enter":
                return score_only.to_enter(self)
            case "over":
                return iter(())

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Heavens:
        """The position after a move."""
        if move.verb == "fix":
            after = corrections.fixed(self, move)
        elif move.seat == TABLE:
            after = self._table(move)
        elif move.seat in self.terms.seats:
            after = self._player(move)
        else:
            after = None
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _table(self, move: Move) -> Heavens | None:
        """What nobody decides: who begins, the reveal, the night's scoring, the dawn."""
        match self.step, move.verb, move.args:
            case "first", "first", (seat,) if seat in self.terms.seats:
                return setup.begun(self, seat)
            case "reveal", "reveal", ():
                return day.revealed(self)
            case "score", "score", step if step in self.upcoming:
                return night.scored(self, step)
            case "dawn", "dawn", ():
                return night.dawn(self)
        return None

    def _player(self, move: Move) -> Heavens | None:
        """What a player does."""
        match self.step:
            case "act":
                return day.act(self, move)
            case "plan" | "reveal":
                return day.planned(self, move)
            case "darken":
                return night.darkened(self, move)
            case "enter":
                return score_only.entered(self, move)
            case "sneak":
                return setup.sneaked(self, move)
        return None

    # asked from outside

    def outcome(self) -> Outcome | None:
        """Most prestige, then fewest planets placed, then the higher torch (#winning)."""
        return ending.outcome(self)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return misworded(self, move) or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def view(self, seat: str | None = None) -> View:
        """What a seat may see: its own plan and Power, and whatever lies open."""
        return picture.view(self, seat)

    def tally(self) -> Tally:
        """Everyone's prestige, and which step of which night was scored last (#scoring)."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Heavens:
        """The plans of others that lie face down are any they could have laid."""
        return guess.guessed(self, seat, dice)
