"""Picks to moves: arguments in order, the verb and the seat at any time.

What may be picked next is read off the same list that decides what a pick means, so that what glows and
what counts cannot disagree. A verb is picked as ":move", a seat as "@p1".
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from companion.game import Game, Move, Refusal, State, Touch
from companion.play.node import FORCE, Node
from companion.view import View

Picks = tuple[str, ...]
Asked = Move | Touch  # what a finger tried: to begin a move, or to touch something


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


def needless(moves: Sequence[Move], picks: Picks, open_now: Container[str]) -> set[str]:
    """The verbs that need no key: whatever they are done with can be picked, and says which verb is meant."""
    verbs: dict[str, set[str]] = {}
    for move in moves:
        n = taken(move, picks) or 0
        thing = move.args[n] if n < len(move.args) else ""
        verbs.setdefault(thing, set()).add(verb_pick(move))
    unclear = verbs.get("", set()).union(*(found for found in verbs.values() if len(found) > 1))
    hidden = {verb for thing, found in verbs.items() if thing not in open_now for verb in found}
    return set().union(*verbs.values()) - unclear - hidden


# what may not be picked


def read(view: View, moves: Sequence[Move], picks: Picks, ids: Sequence[str], box: Game) -> Asked:
    """What a finger tried that may not be: the move it would begin, or only the thing it lies on.

    A position awaits kinds of things: those the moves could name next. Of what lies under the finger the
    topmost of such a kind is meant, after what was picked so far or else from the beginning; a thing that
    is still in the box counts as any other of the box.
    """
    kinds, boxed = _kinds(view), {thing.id for thing in box.things}
    for so_far in dict.fromkeys((picks, ())):
        likely = narrowed(moves, so_far)
        several = len({move.seat for move in likely}) > 1
        # Of the moves that await the same kind of thing after the same beginning one is enough.
        unlike = {_awaiting(move, so_far, kinds, boxed): move for move in reversed(likely)}
        for thing in ids:
            for move in reversed(unlike.values()):
                if (probe := _begun(move, so_far, thing, several, kinds, boxed)) is not None:
                    return probe
    thing, begun = ids[0], narrowed(moves, picks)[:1] if picks else []
    parts = [Move(move.seat, move.verb, move.args[: taken(move, picks)]) for move in begun]
    return Touch(_kind(thing, kinds), thing.lstrip(":@"), next(iter(parts), None))


def _awaiting(move: Move, picks: Picks, kinds: dict[str, str], boxed: Container[str]) -> tuple[object, ...]:
    """Who says what of which things so far, and what kind of thing comes next."""
    n = taken(move, picks) or 0
    awaited = (_kind(move.args[n], kinds), move.args[n] in boxed) if n < len(move.args) else None
    return move.seat, move.verb, move.args[:n], awaited


def _begun(
    move: Move,
    picks: Picks,
    thing: str,
    several: bool,
    kinds: dict[str, str],
    boxed: Container[str],
) -> Move | None:
    """A legal move with this thing where it awaits one of that kind; None if it awaits none."""
    n = taken(move, picks) or 0
    match _kind(thing, kinds):
        case "verb":
            return Move(move.seat, thing[1:], move.args[:n])
        case "seat":
            return Move(thing[1:], move.verb, move.args[:n]) if several else None
    if n == len(move.args):
        return None
    awaited = move.args[n]
    both_boxed = thing not in kinds and thing in boxed and awaited in boxed
    alike = _kind(thing, kinds) == _kind(awaited, kinds)
    return Move(move.seat, move.verb, (*move.args[:n], thing)) if both_boxed or alike else None


def _kinds(view: View) -> dict[str, str]:
    """What kind of thing everything in sight is."""
    found = {space.id: "space" for space in view.spaces}
    found |= {card.id: "card" for row in (*view.rows, *view.fan) for card in row.cards}
    return found | {token.id: token.kind for token in view.tokens}


def _kind(thing: str, kinds: dict[str, str]) -> str:
    signs = {":": "verb", "@": "seat"}
    return kinds.get(thing) or signs.get(thing[:1], "key")


def refusal_of(position: State, asked: Asked) -> Refusal:
    """The rule against what a finger tried."""
    return position.not_awaited(asked) if isinstance(asked, Touch) else position.why_not(asked)


def forcible(node: Node, line: str) -> bool:
    """Whether hands could do it all the same, if the table insists."""
    if line.startswith(FORCE):
        return False
    try:
        node.position.apply(Move.parse(line))
    except ValueError:  # the question itself: what cannot be done by hand raises
        return False
    return True
