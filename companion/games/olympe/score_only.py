"""Score only: no cards are followed, the players tell each round's result (#score-only)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.olympe.cards import GODS, SEATS, numbers
from companion.games.olympe.position import P, Position
from companion.games.olympe.scoring import UNTOLD
from companion.games.olympe.tricks.round import put
from companion.games.olympe.tricks.trick import NOBODY

LEVEL = "nobody"


def teller(game: Position) -> str:
    """Who tells their points next; the table speaks for a virtual player."""
    side = game.terms.sides[len(game.round.told)]
    return side if side in SEATS else TABLE


def entries(game: Position) -> Iterator[Move]:
    """The next side's points; or for each god who has most of its followers."""
    if not game.terms.coins:
        return iter(numbers(teller(game), game.terms.most_points))
    return (
        Move(TABLE, "most", (GODS[god], who))
        for god in sorted(set(game.gods))
        if game.round.most[god] == UNTOLD
        for who in (*game.terms.sides, LEVEL)
    )


def told(game: P, move: Move) -> P | None:
    """The position after a result was told; None if it is none."""
    if move not in entries(game):
        return None
    now = game.round
    if game.terms.coins:
        god, who = move.args
        side = NOBODY if who == LEVEL else game.terms.sides.index(who)
        now = now._replace(most=put(now.most, GODS.index(god), side))
        complete = all(now.most[god] != UNTOLD for god in game.gods)
    else:
        hundreds, tens, ones = map(int, move.args)
        now = now._replace(told=(*now.told, 100 * hundreds + 10 * tens + ones))
        complete = len(now.told) == len(game.terms.sides)
    return game._replace(round=now, stage="count" if complete else game.stage)


def too_many(game: Position) -> int:
    """By how much the points told exceed all the points there are; 0 if they can be (#score-only)."""
    return max(0, sum(game.round.told) - game.terms.most_points)
