"""Why a move of Above is good, in a few words that are true: counted on the mountain, not believed."""

from __future__ import annotations

from companion.game import Move, State
from companion.games.above.board import DEITIES, IS_TOKEN
from companion.games.above.cards import DEITY, NUMBER, opponents
from companion.games.above.mind.ways import NO_WAY, could_win, reaches, steps_away
from companion.games.above.rules import Above
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the move does about the summit: wins, stops a win, comes nearer, or keeps others away."""
    assert isinstance(state, Above)
    after = state.apply(move)
    if (ended := after.outcome()) and move.seat in ended.winners:
        return text("above-why-wins")
    if move.verb == "play" and reaches(after, move.seat):
        return text("above-why-summit", deity=_named(_of(move)))
    return _against(state, after, move) or _own(state, after, move) or _by_verb(state, after, move)


def _against(state: Above, after: Above, move: Move) -> Text | None:
    """Whom it keeps from a win next turn."""
    for other in opponents(state.terms.seats, move.seat):
        if stopped := could_win(state, other) - could_win(after, other):
            return text("above-why-stops", seat=other, deity=_named(min(stopped)))
    return None


def _own(state: Above, after: Above, move: Move) -> Text | None:
    """What it could win with next turn, and could not before."""
    if more := could_win(after, move.seat) - could_win(state, move.seat):
        return text("above-why-threat", deity=_named(min(more)))
    return None


def _by_verb(state: Above, after: Above, move: Move) -> Text:
    match move.verb:
        case "play" | "recover":
            return _away("plays" if move.verb == "play" else "recovers", after, _of(move))
        case "move" | "exit":
            return _away("then", after, state.mover)
        case "push" | "seduce":
            return _away("then", after, move.args[0])
        case "disgrace":
            whose = state.cards[NUMBER[move.args[0]]]
            had, has = state.cards.count(whose), after.cards.count(whose)
            if not 0 < has < had:  # who has none left recovers, perhaps this very one
                return text("above-why-disgraces-all", seat=whose)
            return _away("disgraces", after, _of(move), seat=whose)
        case "exhaust" | "done":
            return text("above-why-cards", count=after.cards.count(move.seat))
    return _tokens(state, after, move)


def _tokens(state: Above, after: Above, move: Move) -> Text:
    """A token laid or taken away: whose way that changes most, or what the token does."""
    ways = {deity: (steps_away(state, deity), steps_away(after, deity)) for deity in DEITIES}
    for deity, (before, now) in ways.items():
        if NO_WAY in (before, now) and before != now:
            return text("above-why-opens" if now else "above-why-closes", deity=_named(deity))
    most = max(DEITIES, key=lambda deity: abs(ways[deity][1] - ways[deity][0]))
    before, now = ways[most]
    if before != now:
        key = "above-why-longer" if now > before else "above-why-shorter"
        return text(key, deity=_named(most), steps=now, before=before)
    at = state.at(move.args[0])
    kind = next(lies for lies in (after.board[at], state.board[at]) if lies in IS_TOKEN)
    return text(f"above-why-{kind}" if after.board[at] == kind else f"above-why-no-{kind}")


def _of(move: Move) -> str:
    return DEITY[NUMBER[move.args[0]]]


def _named(deity: str) -> Text:
    return text(f"above-{deity}")


def _away(why: str, above: Above, deity: str, seat: str = "") -> Text:
    steps = steps_away(above, deity)
    key = f"above-why-{why}" if steps else f"above-why-{why}-no-way"
    return text(key, deity=_named(deity), steps=steps, seat=seat)
