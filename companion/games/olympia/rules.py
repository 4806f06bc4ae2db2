"""Olympia: its rules put together, in the order of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from companion.game import (
    TABLE,
    Facts,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Refusal,
    Touch,
    misworded,
    seats_of,
)
from companion.games.olympia import corrections, ending, picture, refusals, setup, verdict
from companion.games.olympia.cards import Deck
from companion.games.olympia.moments import Measured, measured
from companion.games.olympia.position import Position, move_of
from companion.games.olympia.slaps import Slap, earliest
from companion.games.olympia.terms import agree
from companion.view import Tally, View

SETTLE, CLOSE = move_of(TABLE, "settle"), move_of(TABLE, "close")


@cache
def _turns(seat: str, deck: Deck) -> tuple[tuple[Move, str, int], ...]:
    """A seat's cards to turn, each with its copies."""
    return tuple((move_of(seat, "turn", card), card, copies) for card, copies in deck)


@cache
def _slaps(seats: tuple[str, ...]) -> tuple[Move, ...]:
    """A slap of each seat."""
    return tuple(move_of(seat, "slap") for seat in seats)


def first_position(seats: int, options: Options, facts: Facts) -> Olympia:
    """Nobody has a god yet, and all pieces stand below the first step (#preparation)."""
    return Olympia(agree(options, facts), seats_of(seats), ("",) * seats, (0,) * seats, (0,) * seats)


class Olympia(Position):
    """A position and what may be done in it."""

    __slots__ = ()

    # every move allowed now

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        if self.over:
            return iter(())
        match self.phase:
            case "round":
                return self._round()
            case "break":
                return setup.in_break(self)
            case "name":
                return self._name()
            case "starter":
                return setup.starting(self)
            case "gods":
                return setup.choosing(self)

    def _round(self) -> Iterator[Move]:
        """Someone turns a card (#turn), anyone slaps (#slap), the table settles or closes (#settling)."""
        pile = self.pile
        moves: list[Move] = []
        if pile.more:
            lies, turns = pile.cards.count, _turns(self.turner, self.deck)
            moves = [turn for turn, card, copies in turns if lies(card) < copies]
        if self.slaps:
            down = self.hands_down
            moves += [slap for slap in _slaps(self.order) if slap.seat not in down]
            moves.append(SETTLE)
        else:
            moves += _slaps(self.order)
            if not pile.more:
                moves.append(CLOSE)
        return iter(moves)

    def _name(self) -> Iterator[Move]:
        """In a war without mercy whoever slapped names the hero (#war)."""
        return (move_of(self.namer, "name", hero) for hero in self.order)

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Olympia:
        """The position after a move."""
        heard = measured(move)
        after = self._after(heard, move) if heard else None
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _after(self, heard: Measured, move: Move) -> Olympia | None:
        """The position after a move, or None if no hand could do it."""
        if move.verb == "fix":
            return corrections.fixed(self, move)
        match self.phase:
            case "round":
                return self._in_round(heard)
            case "break":
                return setup.changed(self, heard.move)
            case "name":
                return self._named(heard.move)
            case "starter":
                return setup.started(self, heard.move)
            case "gods":
                return setup.chosen(self, heard.move)

    def _in_round(self, heard: Measured) -> Olympia | None:
        """A card turned, a hand on the pile, slaps settled, or nothing left to do."""
        move, at, floor, within = heard
        match move.verb, move.args:
            case "turn", (card,):
                return self._turned(move.seat, card, at)
            case "slap", () if move.seat in self.order and not self.too_late(at):
                slap = Slap(self._now if at is None else at, move.seat, within)
                return self._replace(slaps=earliest(self.slaps, slap))
            case "settle", () if self.slaps and move.seat == TABLE:
                return verdict.settled(self, -1 if floor is None else floor)
            case "close", () if not self.slaps and move.seat == TABLE:
                return self._replace(phase="break")
        return None

    def _named(self, move: Move) -> Olympia | None:
        """The hero a slap was for (#war)."""
        match move.verb, move.args:
            case "name", (hero,) if move.seat == self.namer and hero in self.order:
                return verdict.called(self, hero)
        return None

    @property
    def _now(self) -> int:
        """Just after everything said so far, for a line without a moment."""
        times = self.pile.times
        last = max(times[-1] if times else 0, self.judged, 0)
        return max(last, self.slaps[-1].at) + 1 if self.slaps else last + 1

    def _turned(self, seat: str, card: str, at: int | None) -> Olympia | None:
        """A card on the pile (#turn); who turned it follows from the order of the cards, not of the lines."""
        if seat not in self.order or self.holds(seat) <= 0 or self.unseen(card) <= 0:
            return None
        pile = self.pile
        if at is None:
            at = self._now
            if seat != self.turner:
                # Forced out of turn: the table says that it was this player's turn.
                pile = pile.turned_to(self.order.index(seat))
        return self._replace(pile=pile.lay(card, at))

    # asked from outside

    def outcome(self) -> Outcome | None:
        """The first in the temple wins (#victory); a table that stops early counts steps (#stopping)."""
        return ending.outcome(self)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        heard = measured(move)
        return (heard and misworded(self, heard.move)) or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def view(self, seat: str | None = None) -> View:
        """What can be shown: during a round nobody's count, and of the pile the top card only."""
        return picture.view(self)

    def tally(self) -> Tally:
        """The steps everyone has climbed, round by round (#steps)."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Olympia:
        """Every card was seen when it was turned, and is a matter of memory."""
        return self
