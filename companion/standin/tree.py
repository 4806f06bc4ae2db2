"""Sides that take turns of several moves: the most promising line first, never a random one (best first)."""

from __future__ import annotations

import math

from companion.game import Move, State
from companion.mind import Mind
from companion.standin.thought import Considered, Plies

CURIOUS = 0.25  # how far a line that was seldom looked at is given the benefit of the doubt
DOUBT = 0.15  # how little a worth counts that rests on a single look


class _Place:
    """A position met in the search, and what is known of it."""

    __slots__ = ("children", "looks", "move", "ours", "state", "worth")

    def __init__(self, state: State, move: Move | None, worth: float) -> None:
        self.state, self.move, self.worth = state, move, worth
        self.looks = 1
        self.ours = True
        self.children: list[_Place] | None = None

    @property
    def settled(self) -> float:
        """Its worth, less what is doubtful about it."""
        return self.worth - DOUBT / math.sqrt(self.looks)


def tree(state: State, seat: str, mind: Mind, plies: Plies) -> list[Considered]:
    """The moves with what each seems worth to the seat, the best first."""
    root = _Place(state, None, 0.5)
    _grow(root, seat, mind, plies)
    children = root.children or []
    while len(children) > 1 and not plies.spent:
        path = [root]
        while (place := path[-1]).children:
            path.append(_next(place))
        _grow(path[-1], seat, mind, plies)
        for place in reversed(path):
            place.looks += 1
            if place.children:
                worths = [child.worth for child in place.children]
                place.worth = max(worths) if place.ours else min(worths)
    children.sort(key=lambda child: child.settled, reverse=True)
    return [Considered(child.move, child.worth) for child in children if child.move]


def _next(place: _Place) -> _Place:
    """Where to look next: at what is best for whoever moves there, or was seldom looked at."""
    sign = 1 if place.ours else -1
    much = CURIOUS * math.sqrt(math.log(place.looks + 1))
    assert place.children
    return max(place.children, key=lambda child: sign * child.worth + much / math.sqrt(child.looks))


def _grow(place: _Place, seat: str, mind: Mind, plies: Plies) -> None:
    """Every move from a place, each looked at once."""
    plies.left -= 1
    state = place.state
    moves = [*state.legal_moves()]
    place.ours = bool(moves) and mind.allied(state, seat, moves[0].seat)
    plies.left -= len(moves)
    place.children = []
    for move in moves:
        after = state.apply(move)
        place.children.append(_Place(after, move, mind.worth(after, seat)))
