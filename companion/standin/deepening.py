"""Two sides, nothing hidden, no luck: every line a little further, the best one first (alpha-beta)."""

from __future__ import annotations

from typing import NamedTuple

from companion.game import Move, State
from companion.mind import Mind
from companion.standin.thought import Considered, Plies

DEEPEST = 20
WON = 1000.0  # more than any worth


class _Spent(Exception):
    """The budget is used up: what the last depth found stands."""


class _Child(NamedTuple):
    worth: float
    move: Move
    after: State


def deepening(state: State, seat: str, mind: Mind, plies: Plies, margin: float = 0.0) -> list[Considered]:
    """The moves with what each leads to, the best first; within a margin of the best that is exact."""
    search = _Search(seat, mind, plies, margin)
    children = sorted(search.children(state), key=lambda child: -child.worth)
    found = [Considered(child.move, child.worth) for child in children]
    depth = 1
    while depth < DEEPEST and len(children) > 1 and not plies.spent:
        try:
            scored = search.root(children, depth)
        except _Spent:
            return search.partly(found)
        found = sorted(scored, key=lambda one: -one.worth)
        if abs(found[0].worth) >= WON / 2:
            break
        rank = {one.move: n for n, one in enumerate(found)}
        children.sort(key=lambda child: rank[child.move])
        depth += 1
    return found


class _Search:
    def __init__(self, seat: str, mind: Mind, plies: Plies, margin: float) -> None:
        self.seat, self.mind, self.plies, self.margin = seat, mind, plies, margin
        self.done: list[Considered] = []
        self.sharp: dict[Move, int] = {}  # how often a move has cut a line short

    def root(self, children: list[_Child], depth: int) -> list[Considered]:
        """Every first move to a depth; one that is worse than the best so far is only known to be so."""
        self.done = []
        best = -2 * WON
        for child in children:
            worth = self.worth(child.after, depth, best - self.margin, 2 * WON)
            best = max(best, worth)
            self.done.append(Considered(child.move, worth))
        return self.done

    def partly(self, before: list[Considered]) -> list[Considered]:
        """When the budget ends in mid-depth: a better move found by then is taken, else what was known."""
        if not self.done:
            return before
        seen = {one.move for one in self.done}
        return sorted(self.done, key=lambda one: -one.worth) + [one for one in before if one.move not in seen]

    def children(self, state: State) -> list[_Child]:
        worth, seat = self.mind.worth, self.seat
        moves = [*state.legal_moves()]
        self.plies.left -= len(moves)
        found = []
        for move in moves:
            after = state.apply(move)
            found.append(_Child(worth(after, seat), move, after))
        return found

    def worth(self, state: State, depth: int, low: float, high: float) -> float:
        """What a position is worth to the seat, if both sides do their best for so many moves."""
        if self.plies.left <= 0:
            raise _Spent
        mover = next(state.legal_moves(), None)
        if mover is None:
            return self._ended(state)
        ours = self.mind.allied(state, self.seat, mover.seat)
        if depth == 1:
            return self.last(state, ours, low, high)
        children = self.children(state)
        children.sort(key=lambda child: child.worth, reverse=ours)
        if ours:
            best = -2 * WON
            for child in children:
                best = max(best, self.worth(child.after, depth - 1, max(low, best), high))
                if best >= high:
                    break
            return best
        best = 2 * WON
        for child in children:
            best = min(best, self.worth(child.after, depth - 1, low, min(high, best)))
            if best <= low:
                break
        return best

    def last(self, state: State, ours: bool, low: float, high: float) -> float:
        """The last move looked at: what has cut a line short before is tried first."""
        worth, seat, sharp = self.mind.worth, self.seat, self.sharp
        best = -2 * WON if ours else 2 * WON
        moves = sorted(state.legal_moves(), key=lambda move: -sharp.get(move, 0))
        for n, move in enumerate(moves, 1):
            now = worth(state.apply(move), seat)
            best = max(best, now) if ours else min(best, now)
            if best >= high if ours else best <= low:
                sharp[move] = sharp.get(move, 0) + 1
                self.plies.left -= n
                return best
        self.plies.left -= len(moves)
        return best

    def _ended(self, state: State) -> float:
        outcome = state.outcome()
        winners = outcome.winners if outcome else ()
        if not winners:
            return 0.0
        return WON if self.seat in winners else -WON
