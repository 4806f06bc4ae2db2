"""The Heavens of Olympus: the position and its rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal
from companion.games.heavens import corrections, day, entering, night, picture, refusals
from companion.games.heavens.agreed import INDEX, PLANS, ROOM, Agreed, agree, clockwise
from companion.games.heavens.board import EMPTY, PLANETS, said, to_spaces
from companion.games.heavens.gods import NO_TURN, God, News, Turn
from companion.view import Tally, View


def setup(seats: int, options: Options, facts: Facts) -> Heavens:
    """Everyone at the start; the table draws who begins (#preparation)."""
    agreed = agree(seats, options, facts)
    god = God(0, agreed.power, ROOM, agreed.begin)
    if agreed.score_only:
        god = God(0, 0, 0, agreed.begin)
    return Heavens(agreed, (god,) * seats, (EMPTY,) * len(agreed.sky.names))


@dataclass(frozen=True, slots=True)
class Heavens:
    """A position: what everyone has, what lies in the heavens, and what is being done.

    The steps are first, sneak, plan, reveal, act, darken, score, dawn, over; and enter, where only nights are
    scored. `order` holds who is still to act in a step. A planet is `turned` over by day when it was swapped
    in this phase, and by night when it is dark.
    """

    agreed: Agreed
    gods: tuple[God, ...]
    lies: tuple[str, ...]
    step: str = "first"
    day: int = 1
    phase: int = 0
    sun: str = ""
    moon: str = ""
    order: tuple[str, ...] = ()
    turned: frozenset[int] = frozenset()
    turn: Turn = NO_TURN
    upcoming: tuple[tuple[str, ...], ...] = ()
    shown: tuple[str, ...] = ()
    entered: frozenset[str] = frozenset()
    news: tuple[News, ...] = ()

    # what everyone has

    def god(self, seat: str) -> God:
        """What a player has."""
        return self.gods[INDEX[seat]]

    def with_god(self, seat: str, god: God) -> tuple[God, ...]:
        """What everyone has once this player has that."""
        n = INDEX[seat]
        return (*self.gods[:n], god, *self.gods[n + 1 :])

    def supply(self, seat: str) -> int:
        """How many planets Hephaestus can still forge for a player."""
        return PLANETS - self.god(seat).planets - self.lies.count(seat)

    def lit(self) -> tuple[str, ...]:
        """Whose lit planet is on each space."""
        if not self.turned:
            return self.lies
        return tuple(EMPTY if at in self.turned else who for at, who in enumerate(self.lies))

    def around(self, first: str) -> tuple[str, ...]:
        """All players in turn order, beginning with one."""
        return clockwise(len(self.gods), first)

    # play

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        match self.step:
            case "first":
                return (said(TABLE, "first", seat) for seat in self.agreed.seats)
            case "sneak":
                return self._sneak()
            case "plan":
                return iter([said(seat, "plan", plan) for seat in self.order for plan in PLANS])
            case "reveal":
                return iter((said(TABLE, "reveal"),))
            case "act":
                return day.to_do(self)
            case "darken":
                return night.to_darken(self)
            case "score":
                return iter((said(TABLE, "score", *self.upcoming[0]),))
            case "dawn":
                return iter((said(TABLE, "dawn"),))
            case "enter":
                return entering.to_enter(self)
        return iter(())

    def _sneak(self) -> Iterator[Move]:
        """Any free space, but no second planet in the orbit of one's first (#night-before)."""
        seat, sky = self.order[0], self.agreed.sky
        used = {orbit for orbit, who in zip(sky.orbit, self.lies, strict=True) if who == seat}
        moves = to_spaces(sky, seat, "place")
        free = [at for at, who in enumerate(self.lies) if who == EMPTY]
        fit = [at for at in free if sky.orbit[at] not in used] or free
        if not fit or self.lies.count(seat) == PLANETS:
            yield said(seat, "pass")
            return
        for at in fit:
            yield moves[at]

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    def apply(self, move: Move) -> Heavens:
        """The position after a move."""
        if move.verb == "fix":
            return corrections.fixed(self, move)
        if move.seat == TABLE:
            after = self._table(move)
        elif move.seat in self.agreed.seats:
            after = self._player(move)
        else:
            after = None
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _table(self, move: Move) -> Heavens | None:
        """What nobody decides: who begins, the reveal, the night's scoring, the dawn."""
        match self.step, move.verb, move.args:
            case "first", "first", (seat,) if seat in self.agreed.seats:
                return self._begin(seat)
            case "reveal", "reveal", ():
                return day.revealed(self)
            case "score", "score", step if step in self.upcoming:
                return night.scored(self, step)
            case "dawn", "dawn", ():
                return night.dawn(self)
        return None

    def _player(self, move: Move) -> Heavens | None:
        """What a player does."""
        match self.step, move.verb, move.args:
            case "sneak", _, _:
                return self._sneaked(move)
            case "plan" | "reveal", "plan", (plan,) if plan in PLANS:
                return day.planned(self, move.seat, plan)
            case "act", _, _:
                return day.act(self, move)
            case "darken", _, _:
                return night.darkened(self, move)
            case "enter", _, _:
                return entering.entered(self, move)
        return None

    def _begin(self, seat: str) -> Heavens:
        """Sun and Moon to the starting player; from their right on, all sneak out twice (#night-before)."""
        if self.agreed.score_only:
            return replace(self, step="enter", sun=seat, moon=seat)
        lap = self.around(seat)[::-1]
        return replace(self, step="sneak", sun=seat, moon=seat, order=lap + lap)

    def _sneaked(self, move: Move) -> Heavens | None:
        """A planet from the allotment board into the heavens, for no Power."""
        seat, lies = move.seat, self.lies
        if seat not in self.order:
            return None
        if move.args or move.verb != "pass":
            at = self.agreed.sky.place.get(move.args[0], -1) if len(move.args) == 1 else -1
            if move.verb != "place" or at < 0 or lies[at] or lies.count(seat) == PLANETS:
                return None
            lies = (*lies[:at], seat, *lies[at + 1 :])
        god = self.god(seat)
        if move.verb == "place" and god.planets:
            god = god._replace(planets=god.planets - 1)
        n = self.order.index(seat)
        order = self.order[:n] + self.order[n + 1 :]
        after = replace(self, gods=self.with_god(seat, god), lies=lies, order=order, news=())
        return after if order else replace(after, step="plan", order=after.around(after.moon))

    # winning

    def outcome(self) -> Outcome | None:
        """Most prestige, then fewest planets placed, then the higher torch (#winning)."""
        return night.outcome(self) if self.step == "over" else None

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What a seat may see: its own plan and Power, and whatever lies open."""
        return picture.view(self, seat)

    def tally(self) -> Tally:
        """Everyone's prestige, and which step of which night was scored last (#scoring)."""
        return night.tally(self)
