"""When a game of Olympe is over, who has won, and what a score sheet tells (#race, #coins, #teams)."""

from __future__ import annotations

from companion.game import Outcome
from companion.games.olympe.cards import GODS, SEATS
from companion.games.olympe.position import Position
from companion.games.olympe.scoring import owner, round_points
from companion.view import Column, Count, Tally, Text, text

GOAL = 12  # nuggets that win the race


def ended(game: Position) -> bool:
    """Whether the round just counted was the last."""
    terms, scores = game.terms, game.scores
    if terms.coins:
        return any(not scores.coins[owner(terms, n)][god] for n, god in enumerate(game.gods))
    if terms.team_mode == "single":
        return True
    if terms.team_mode == "cumulative":
        return scores.rounds >= terms.seats and scores.totals.count(max(scores.totals)) == 1
    best = max(scores.nuggets)
    return best >= GOAL and scores.nuggets.count(best) == 1


def standing(game: Position) -> tuple[int, ...]:
    """What decides the game, for each side: nuggets, or points."""
    scores = game.scores
    if game.terms.coins:
        return tuple(map(sum, scores.coins[: len(game.terms.sides)])) or scores.nuggets
    return scores.totals if game.terms.team_mode in ("single", "cumulative") else scores.nuggets


def tally(game: Position) -> Tally:
    """What decides the game, and in a race for nuggets the points they were given for."""
    terms, scores = game.terms, game.scores
    race = not terms.coins and terms.team_mode in ("", "race")
    points = Count(text("olympe-counter-points"), scores.totals, entered=terms.score_only)
    nuggets = Count(text("olympe-counter-nuggets"), standing(game))
    counts = (nuggets, points) if race else (nuggets,) if terms.coins else (points,)
    columns = tuple(_column(game, side) for side in range(len(terms.sides)))
    round_ = text("olympe-round", round=scores.rounds) if scores.rounds else None
    on = game.stage in ("play", "reveal", "count") and not terms.score_only
    running = Count(text("olympe-counter-points"), round_points(game)) if on else None
    return Tally(columns, counts, round_, running=running)


def _column(game: Position, side: int) -> Column:
    """A side as it is headed on the score sheet."""
    who, seats = game.terms.sides[side], game.terms.members(side)
    if not seats:
        god = game.gods[side]
        return Column(who, text(f"olympe-{GODS[god]}") if god >= 0 else text("olympe-no-god"), ())
    if len(seats) > 1:
        both: dict[str, str] = {"seat": seats[0], "other-seat": seats[1]}
        return Column(who, text("sheet-team", **both), seats)
    return Column(who, text("sheet-seat", seat=who), seats)


def outcome(game: Position) -> Outcome:
    """Who has won, and why (#race, #coins, #teams)."""
    terms, stands = game.terms, standing(game)
    best = [side for side, has in enumerate(stands) if has == max(stands)]
    kept = False
    if terms.coins and len(best) > 1:
        own = {side: _own(game, side) for side in best}
        best = [side for side in best if own[side] == max(own.values())]
        kept = len(best) == 1
    winners = tuple(seat for side in best for seat in terms.members(side))
    listed = tuple((SEATS[seat], stands[terms.side(seat)]) for seat in range(terms.seats))
    return Outcome(tuple(sorted(winners, key=SEATS.index)), listed, _reason(game, best, max(stands), kept))


def _own(game: Position, side: int) -> int:
    """How many nuggets of its own god a side has kept."""
    return next(
        game.scores.coins[side][god] for n, god in enumerate(game.gods) if owner(game.terms, n) == side
    )


def _reason(game: Position, best: list[int], count: int, kept: bool) -> Text:
    terms = game.terms
    points_decide = terms.team_mode in ("single", "cumulative")
    what = "coins" if terms.coins else "points" if points_decide else "race"
    if len(best) > 1:
        return text(f"olympe-end-{what}-shared", count=count)
    seats = terms.members(best[0])
    if not seats:
        return text(f"olympe-end-{what}-virtual", count=count, god=text(f"olympe-{GODS[game.gods[best[0]]]}"))
    if len(seats) > 1:
        both: dict[str, str | int] = {"seat": seats[0], "other-seat": seats[1]}
        return text(f"olympe-end-{what}-team", count=count, **both)
    return text(f"olympe-end-{what}-kept" if kept else f"olympe-end-{what}", seat=seats[0], count=count)
