"""How a battle ends, and what it brings (#victory, #repetition, #tournament)."""

from __future__ import annotations

from companion.game import TABLE, Outcome
from companion.games.battle.board import OTHER, SIDES, tokens_of
from companion.games.battle.position import Position
from companion.view import Count, Tally, column_of, text


def outcome(battle: Position) -> Outcome | None:
    """The last token laid wins (#victory); a position met for the third time ends it (#repetition)."""
    if battle.turn == TABLE or battle.declared:
        return None
    full = tokens_of(battle.size)
    for seat in (OTHER[battle.turn], battle.turn):
        if battle.layout.tokens(seat) == full:
            return _won_by(battle, seat, "battle-end-last-token")
    # The third time with the same side to move.
    if len(battle.seen) < 5 or battle.seen[::-2].count(battle.seen[-1]) < 3:
        return None
    ahead = battle.left("p2") - battle.left("p1")
    if battle.repetition == "draw" or not ahead:
        return Outcome((), (("p1", 0), ("p2", 0)), text("battle-end-repetition-draw"))
    return _won_by(battle, "p1" if ahead > 0 else "p2", "battle-end-repetition")


def _won_by(battle: Position, seat: str, reason: str) -> Outcome:
    """The winner's tournament points are the other side's tokens still off the board (#tournament)."""
    left = battle.left(OTHER[seat])
    points = tuple((s, left if s == seat else 0) for s in SIDES)
    return Outcome((seat,), points, text(reason, seat=seat, left=left))


def tally(battle: Position) -> Tally:
    """Tournament points once they are won (#tournament), and the spaces each side holds."""
    ended = outcome(battle)
    points = tuple(won for _, won in ended.points) if ended else (0, 0)
    held = tuple(map(battle.layout.tokens, SIDES))
    counts = Count(text("battle-points"), points), Count(text("battle-held"), held)
    return Tally(tuple(map(column_of, SIDES)), counts)
