"""Why a move of Battle is good, in a few words that are true: counted on the board, not believed."""

from __future__ import annotations

from companion.game import Move, State
from companion.games.battle.board import OTHER
from companion.games.battle.position import Position
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the move takes, and how much of it the other side could take back with its next move."""
    assert isinstance(state, Position)
    after = state.apply(move)
    assert isinstance(after, Position)
    seat, other = move.seat, OTHER[move.seat]
    if (ended := after.outcome()) and seat in ended.winners:
        return text("battle-why-wins")
    if ended:
        return text("battle-why-ends")
    if move.verb == "pass":
        return text("battle-why-pass")
    gained = _tokens(after, seat) - _tokens(state, seat)
    took = _tokens(state, other) - _tokens(after, other)
    lost = max(_tokens(after, seat) - _tokens(after.apply(reply), seat) for reply in after.legal_moves())
    values = {"count": gained, "took": took, "lost": max(0, lost), "seat": other}
    if gained <= 0:
        return text("battle-why-stands", **values)
    if took == gained:
        return text("battle-why-takes", **values)
    return text("battle-why-claims-and-takes" if took > 0 else "battle-why-claims", **values)


def _tokens(battle: Position, seat: str) -> int:
    return battle.layout.tokens(seat)
