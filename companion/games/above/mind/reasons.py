"""Why a move of Above is good, in a few words that are true: counted on the mountain, not believed."""

from __future__ import annotations

from companion.game import Move, State
from companion.games.above.board import DEITIES
from companion.games.above.cards import DEITY, NUMBER, opponents
from companion.games.above.mind.standing import distances, winning
from companion.games.above.position import Position
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the move does about the summit: wins, stops a win, comes nearer, or keeps others away."""
    assert isinstance(state, Position)
    after = state.apply(move)
    assert isinstance(after, Position)
    if (ended := after.outcome()) and move.seat in ended.winners:
        return text("above-why-wins")
    against = opponents(state.terms.seats, move.seat)
    before, now = (sum(winning(above, who) for who in against) for above in (state, after))
    if now < before:
        return text("above-why-stops", count=before - now)
    before, now = winning(state, move.seat), winning(after, move.seat)
    if now > before:
        return text("above-why-threat")
    if move.verb == "play":
        deity = DEITY[NUMBER[move.args[0]]]
        return text("above-why-plays", deity=text(f"above-{deity}"), steps=_away(state, deity))
    if move.verb in ("move", "exit"):
        nearer = _away(state, state.mover) - _away(after, state.mover)
        if nearer > 0:
            return text(
                "above-why-nearer", deity=text(f"above-{state.mover}"), steps=_away(after, state.mover)
            )
        return text("above-why-aside", deity=text(f"above-{state.mover}"), steps=_away(after, state.mover))
    held = sum(lies in against for lies in after.cards) - sum(lies in against for lies in state.cards)
    if held < 0:
        return text("above-why-cards", count=-held)
    further = sum(distances(after)) - sum(distances(state))
    if further:
        return text("above-why-holds-up" if further > 0 else "above-why-shortens")
    return text("above-why-safe")


def _away(above: Position, deity: str) -> int:
    return distances(above)[DEITIES.index(deity)]
