"""Battle for Olympus: its rules put together, in the order of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Self

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal, Touch, misworded
from companion.games.battle import abilities, corrections, ending, movement, picture, refusals, setup
from companion.games.battle.board import DECLARE, DONE, FIX, MOVE, OTHER, OWNER, PASS, PUT, USE, line_between
from companion.games.battle.layout import Layout
from companion.games.battle.position import Position
from companion.view import Tally, View


def first_position(seats: int, options: Options, facts: Facts) -> Battle:
    """An empty board; the table places the figures (#preparation)."""
    return setup.bare(Battle, options, facts)


class Battle(Position):
    """A position and what may be done in it."""

    __slots__ = ()

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        if self.turn == TABLE:
            return setup.to_place(self)
        return iter(()) if ending.outcome(self) else iter(movement.offered(self))

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound board (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Self:
        """The position after a move."""
        if move.verb != FIX and self.turn == OTHER.get(move.seat):
            # Forced out of turn: the side that did not move has passed.
            return self._next(self, self.layout).apply(move)
        after = self._after(move)
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _after(self, move: Move) -> Self | None:
        """The position after a move, or None if no hand could do it."""
        if move.verb == FIX:
            return corrections.fixed(self, move)
        if self.turn == TABLE:
            return setup.placed(self, move)
        if move.seat != self.turn:
            return None
        if move.verb == MOVE:
            return self._moved(move.args)
        if move.verb in (PASS, DONE):
            return self._next(self, self.layout) if not move.args else None
        return self._with_ability(move.verb, move.args)

    def _moved(self, args: tuple[str, ...]) -> Self | None:
        """A figure goes, and claims where it stood and what it passed (#claiming)."""
        figure, space = args if len(args) == 2 else ("", "")
        layout, size = self.layout, self.size
        to, start = self.at(space), layout.at(figure)
        if to < 0 or start < 0 or layout.taken >> to & 1:
            return None
        passed = line_between(size, start, to) or ()
        after = layout.walked(size, figure, (start, *passed), to)
        return self._replace(layout=after, moved=True) if self.declared else self._next(self, after)

    def _with_ability(self, verb: str, args: tuple[str, ...]) -> Self | None:
        """A figure's ability is used, declared, or carried on with (#abilities, #declared)."""
        figure, *more = args or ("",)
        if not self.stands(figure):
            return None
        if verb == PUT and self.declared and len(more) == 1 and self.at(more[0]) >= 0:
            return self._replace(layout=self.layout.stood(figure, self.at(more[0])))
        if OWNER[figure] != self.turn:
            return None
        if verb == DECLARE and not more:
            at = self.layout.at(figure)
            return self._replace(declared=figure, declared_at=at, spent=self.spent | {figure}, seen=())
        after = abilities.used(self, figure, tuple(more)) if verb == USE else None
        return self._next(after, after.layout) if after else None

    def _next(self, after: Self, layout: Layout) -> Self:
        """The turn passes; a red counter that has held long enough comes off (#frozen)."""
        size, before, repetition, kind, called, powers, turn, spent, frozen, _, _, _, _, seen = self
        thaw = max(0, after.thaw - 1) if turn == "p1" else after.thaw
        freezes = after.frozen if thaw else ""
        # With more tokens on the board, an ability spent or another red counter nothing before can come back.
        again = (
            repetition != "off"
            and (layout.white | layout.black).bit_count() == (before.white | before.black).bit_count()
            and spent == after.spent
            and frozen == freezes
        )
        alike = self.alike(layout)
        # Written out, not replaced field by field: every move of every game comes through here.
        return type(self)(
            size,
            layout,
            repetition,
            kind,
            called,
            powers,
            OTHER[turn],
            after.spent,
            freezes,
            thaw,
            "",  # nothing is declared any more
            -1,
            False,
            (*seen, alike) if again else (alike,),
        )

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return misworded(self, move) or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on (#victory)."""
        return ending.outcome(self)

    def view(self, seat: str | None = None) -> View:
        """What can be shown; nothing is hidden in this game."""
        return picture.view(self)

    def tally(self) -> Tally:
        """Tournament points (#tournament), and the spaces each side holds."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Self:
        """Nothing is hidden in this game."""
        return self
