"""Before the first day: the table draws who begins, and all sneak out twice (#preparation, #night-before)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.heavens.board import EMPTY
from companion.games.heavens.position import P, Position, move_of, to_spaces


def beginning(heavens: Position) -> Iterator[Move]:
    """Anyone may be drawn (#preparation)."""
    return (move_of(TABLE, "first", seat) for seat in heavens.terms.seats)


def begun(heavens: P, seat: str) -> P:
    """Sun and Moon to the starting player; from their right on, all sneak out twice (#night-before)."""
    if heavens.terms.score_only:
        return heavens._replace(step="enter", sun=seat, moon=seat)
    lap = heavens.around(seat)[::-1]
    return heavens._replace(step="sneak", sun=seat, moon=seat, order=lap + lap)


def hiding_places(heavens: Position) -> list[int]:
    """Any free space, but no second planet in the orbit of one's first (#night-before)."""
    seat, orbit, lies = heavens.order[0], heavens.terms.sky.orbit, heavens.lies
    if heavens.all_placed(seat):
        return []
    used = {ring for ring, who in zip(orbit, lies, strict=True) if who == seat}
    free = [at for at, who in enumerate(lies) if who == EMPTY]
    return [at for at in free if orbit[at] not in used] or free


def sneaking(heavens: Position) -> Iterator[Move]:
    """A planet for whoever is next, or a pass where there is no room."""
    seat = heavens.order[0]
    moves = to_spaces(heavens.terms.sky, seat, "place")
    places = hiding_places(heavens)
    return iter([moves[at] for at in places] or [move_of(seat, "pass")])


def sneaked(heavens: P, move: Move) -> P | None:
    """A planet from the allotment board into the heavens, for no Power."""
    seat, lies, god = move.seat, heavens.lies, heavens.god(move.seat)
    if seat not in heavens.order:
        return None
    match move.verb, move.args:
        case "pass", ():
            pass
        case "place", (space,) if heavens.lies_on(space) == EMPTY and not heavens.all_placed(seat):
            at = heavens.terms.sky.place[space]
            lies = (*lies[:at], seat, *lies[at + 1 :])
            god = god._replace(planets=max(0, god.planets - 1))
        case _:
            return None
    n = heavens.order.index(seat)
    order = heavens.order[:n] + heavens.order[n + 1 :]
    after = heavens._replace(gods=heavens.with_god(seat, god), lies=lies, order=order, news=())
    return after if order else after._replace(step="plan", order=after.around(after.moon))
