"""Picks to moves: arguments in order, the verb and the seat at any time.

What may be picked next is read off the same list that decides what a pick means, so that what glows and
what counts cannot disagree. A verb is picked as ":move", a seat as "@p1".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.game import Move, Refusal
from companion.play.node import FORCE, Node

Picks = tuple[str, ...]


def verb_pick(move: Move) -> str:
    """How a move's verb is picked."""
    return f":{move.verb}"


def seat_pick(move: Move) -> str:
    """How a move's seat is picked."""
    return f"@{move.seat}"


def taken(move: Move, picks: Picks) -> int | None:
    """How many of a move's arguments the picks have named; None if they name something else."""
    n = 0
    for pick in picks:
        if n < len(move.args) and pick == move.args[n]:
            n += 1
        elif pick != verb_pick(move) and pick != seat_pick(move):
            return None
    return n


def narrowed(moves: Iterable[Move], picks: Picks) -> list[Move]:
    """The moves the picks so far could still mean."""
    return [move for move in moves if taken(move, picks) is not None]


def pickable(moves: Sequence[Move], picks: Picks) -> dict[str, None]:
    """What may be picked next, in the order of the moves."""
    found: dict[str, None] = {}
    verbs = {move.verb for move in moves}
    seats = {move.seat for move in moves}
    for move in moves:
        n = taken(move, picks) or 0
        if n < len(move.args):
            found[move.args[n]] = None
        if (len(verbs) > 1 or not move.args) and verb_pick(move) not in picks:
            found[verb_pick(move)] = None
        if len(seats) > 1 and seat_pick(move) not in picks:
            found[seat_pick(move)] = None
    return found


def settled(moves: Sequence[Move], picks: Picks) -> Move | None:
    """The move the picks mean, once they can mean no other and nothing is left to name."""
    if picks and len(moves) == 1 and taken(moves[0], picks) == len(moves[0].args):
        return moves[0]
    return None


# what may not be picked


def refusal_of(node: Node, moves: Sequence[Move], picks: Picks, ids: Sequence[str]) -> tuple[Refusal, str]:
    """The rule against naming these things after those picks, and the line that was likely meant."""
    likely = narrowed(moves, picks)
    if not likely or not ids:
        probe = Move((node.acting or ("p1",))[0], "move", tuple(ids[:1]))
    else:
        n = taken(likely[0], picks) or 0
        # Once a thing was picked, what is tapped next is a place; before that, the thing lying on it.
        thing = ids[-1] if n else ids[0]
        probe = Move(likely[0].seat, likely[0].verb, (*likely[0].args[:n], thing))
    return node.position.why_not(probe), str(probe)


def forcible(node: Node, line: str) -> bool:
    """Whether hands could do it all the same, if the table insists."""
    if line.startswith(FORCE):
        return False
    try:
        node.position.apply(Move.parse(line))
    except ValueError:  # the question itself: what cannot be done by hand raises
        return False
    return True
