"""When each reason of a stand-in is true: read off positions, by other means than those that made it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.game import Move, State
from companion.games.above.cards import CARDS
from companion.games.above.rules import Above
from companion.games.battle.position import Position as Battle

Values = Mapping[str, Any]
Truth = Callable[[Any, Any, Move, Values], bool]  # before, after, what was done, what was said


def _holds(battle: State, seat: str) -> int:
    """Tokens of a side of Battle that lie on the board."""
    assert isinstance(battle, Battle)
    return battle.board.count("white" if seat == "p1" else "black")


# Battle


def _takes(before: State, after: State, move: Move, said: Values) -> bool:
    other = said["seat"]
    mine = _holds(after, move.seat) - _holds(before, move.seat)
    theirs = _holds(before, other) - _holds(after, other)
    replies = [after.apply(reply) for reply in after.legal_moves()]
    lost = max(_holds(after, move.seat) - _holds(reply, move.seat) for reply in replies)
    whose = {reply.seat for reply in after.legal_moves()}
    counted = (max(0, mine), max(0, theirs), max(0, lost))
    return (
        other != move.seat
        and whose == {other}
        and counted == tuple(max(0, said[key]) for key in ("count", "took", "lost"))
    )


# Above: steps are those that the rules themselves allow, one after the other


def _walks(above: Above, deity: str, most: int) -> int:
    """The fewest steps to the summit, by trying: 0 if so many are not enough."""
    here = [above._replace(stage="step", phase=2, mover=deity, deity=deity, refills=())]
    seen = {above.board.index(deity)}
    for steps in range(1, most + 1):
        there = [after for one in here for after in _landed(one)]
        if any(one.stage == "over" for one in there):
            return steps
        here = []
        for one in there:
            if (at := one.board.index(deity)) not in seen:
                seen.add(at)
                here.append(one._replace(stage="step", phase=2, mover=deity, deity=deity, refills=()))
    return 0


def _landed(above: Above) -> Iterator[Above]:
    """Where one step leads, Gates and all."""
    for move in above.legal_moves():
        after = above.apply(move)
        exits = [*after.legal_moves()] if after.stage == "exit" else []
        yield from (after.apply(out) for out in exits)
        if not exits:
            yield after


def _away(of: Callable[[Any, Any], Any], most: int = 4) -> Truth:
    """So many steps as was said; what is further off than `most` is only known not to be nearer."""

    def true(before: Above, after: Above, move: Move, said: Values) -> bool:
        above, deity = of(before, after), said["deity"].key.removeprefix("above-")
        return _walks(above, deity, most) == (said.get("steps", 0) if said.get("steps", 0) <= most else 0)

    return true


def _wins(above: Above, seat: str, deity: str) -> bool:
    """Whether a seat that had the turn could play that deity onto the summit by its movement."""
    board = [above._replace(stage="card", turn=seat, phase=1, refills=(), used=(), left=0, cancelled=False)]
    plays = [move for move in board[0].legal_moves() if move.args[0].startswith(deity)]
    open_now = [board[0].apply(play) for play in plays]
    while open_now:
        if any(one.stage == "over" for one in open_now):
            return True
        going = [one for one in open_now if one.stage in ("step", "exit") and one.phase == 2]
        open_now = [one.apply(move) for one in going for move in one.legal_moves()]
    return False


def _held(above: Above, seat: str) -> set[str]:
    return {card for card, lies in zip(CARDS, above.cards, strict=True) if lies == seat}


def _deity(said: Values) -> str:
    return str(said["deity"].key.removeprefix("above-"))


def _stops(before: Above, after: Above, move: Move, said: Values) -> bool:
    seat = said["seat"]
    partner = len(before.terms.seats) == 4 and (int(seat[1:]) - int(move.seat[1:])) % 2 == 0
    could = [_wins(above, seat, _deity(said)) for above in (before, after)]
    return seat != move.seat and not partner and could == [True, False]


def _lies(kind: str, there: bool) -> Truth:
    def true(before: Above, after: Above, move: Move, said: Values) -> bool:
        at = before.spaces.index(move.args[0])
        lay = ((after if there else before).board[at], (before if there else after).board[at])
        return lay == (kind, "")

    return true


BATTLE: dict[str, Truth] = {
    "battle-why-wins": lambda b, a, m, v: a.outcome().winners == (m.seat,),
    "battle-why-ends": lambda b, a, m, v: a.outcome() is not None,
    "battle-why-pass": lambda b, a, m, v: [*b.legal_moves()] == [m],
    "battle-why-takes": lambda b, a, m, v: v["count"] == v["took"] > 0 and _takes(b, a, m, v),
    "battle-why-claims": lambda b, a, m, v: v["count"] > 0 >= v["took"] and _takes(b, a, m, v),
    "battle-why-claims-and-takes": lambda b, a, m, v: v["count"] != v["took"] > 0 and _takes(b, a, m, v),
    "battle-why-stands": lambda b, a, m, v: v["count"] <= 0 and _takes(b, a, m, v),
}
ABOVE: dict[str, Truth] = {
    "above-why-wins": lambda b, a, m, v: m.seat in a.outcome().winners,
    "above-why-summit": lambda b, a, m, v: _wins(b, m.seat, _deity(v)),
    "above-why-stops": _stops,
    "above-why-threat": lambda b, a, m, v: [_wins(one, m.seat, _deity(v)) for one in (b, a)] == [False, True],
    "above-why-disgraces": lambda b, a, m, v: (
        _away(lambda b, a: a)(b, a, m, v) and m.args[0] in _held(b, v["seat"]) - _held(a, v["seat"])
    ),
    "above-why-disgraces-no-way": lambda b, a, m, v: m.args[0] in _held(b, v["seat"]) - _held(a, v["seat"]),
    "above-why-disgraces-all": lambda b, a, m, v: (
        {card.partition("-")[0] for card in _held(b, v["seat"])} == {m.args[0].partition("-")[0]}
    ),
    "above-why-cards": lambda b, a, m, v: a.cards.count(m.seat) == v["count"],
    "above-why-longer": lambda b, a, m, v: v["steps"] > v["before"] and _away(lambda b, a: a)(b, a, m, v),
    "above-why-shorter": lambda b, a, m, v: v["steps"] < v["before"] and _away(lambda b, a: a)(b, a, m, v),
    "above-why-closes": _away(lambda b, a: a, 12),
    "above-why-opens": lambda b, a, m, v: not _walks(b, _deity(v), 12) and bool(_walks(a, _deity(v), 12)),
    **{f"above-why-{verb}": _away(lambda b, a: a) for verb in ("plays", "recovers", "then")},
    **{f"above-why-{verb}-no-way": _away(lambda b, a: a, 12) for verb in ("plays", "recovers", "then")},
    **{f"above-why-{kind}": _lies(kind, True) for kind in ("thunder", "barrier", "gate", "fertility")},
    **{f"above-why-no-{kind}": _lies(kind, False) for kind in ("thunder", "barrier", "gate", "fertility")},
}
