"""Counting a round, handing out nuggets, and the end of the game (#counting, #race, #coins, #teams)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.game import Outcome
from companion.games.olympe.cards import FOLLOWERS, GODS, SEATS, SUIT, Card, points
from companion.games.olympe.terms import Terms
from companion.games.olympe.tricks import NOBODY
from companion.view import Column, Count, Tally, Text, text

if TYPE_CHECKING:
    from companion.games.olympe.rules import Olympe

GOAL, FIRST, SECOND, SHARED = 12, 3, 1, 2
START_COINS = 5
UNTOLD = -2  # whose round a colour was has not been told yet


class Scores(NamedTuple):
    """What was won so far: nuggets and points by side, nuggets of each god by holder, penalties by seat."""

    nuggets: tuple[int, ...] = ()
    coins: tuple[tuple[int, ...], ...] = ()
    totals: tuple[int, ...] = ()
    rounds: int = 0
    noted: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()


def first_scores(terms: Terms) -> Scores:
    """Nobody has anything yet."""
    none = (0,) * len(terms.sides)
    return Scores(nuggets=none, totals=none, noted=(0,) * terms.seats)


def first_coins(terms: Terms, gods: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Five nuggets of each god with its owner; the last holder is the bank of unplayed colours (#coins)."""
    holders = [[0] * len(GODS) for _ in range(len(terms.sides) + 1)]
    for place, god in enumerate(gods):
        holders[owner(terms, place)][god] = START_COINS
    return tuple(map(tuple, holders))


def owner(terms: Terms, place: int) -> int:
    """The holder a god belongs to, by its place among the gods: a side, or the bank."""
    if place < terms.seats:
        return terms.side(place)
    return place if terms.virtual else len(terms.sides)


def won(game: Olympe) -> tuple[tuple[Card, ...], ...]:
    """The cards each side has won this round; a virtual player's are those dealt to it (#virtual)."""
    terms, now = game.terms, game.round
    piles: list[list[Card]] = [[] for _ in terms.sides]
    for trick, taker in now.done:
        if taker != NOBODY:
            piles[terms.side(taker)].extend(trick.cards)
    if terms.virtual:
        first = len(piles) - terms.virtual
        for n, hand in enumerate(now.revealed):
            piles[first + n].extend(hand)
        if len(now.done) == terms.tricks and game.stage != "reveal":
            piles[-1].extend(now.unseen)
    return tuple(map(tuple, piles))


def round_points(game: Olympe) -> tuple[int, ...]:
    """Each side's points this round: told by the players, or counted from the tricks (#counting)."""
    if game.terms.score_only:
        return (*game.round.told, *(0 for _ in game.terms.sides[len(game.round.told) :]))
    return tuple(sum(map(points, pile)) for pile in won(game))


def most_followers(game: Olympe) -> dict[int, int]:
    """For each god the side with most of its followers, by points; NOBODY if level (#coins)."""
    if game.terms.score_only:
        return {god: side for god, side in enumerate(game.round.most) if side != UNTOLD}
    piles = won(game)
    found = {}
    for god in set(game.gods):
        sums = [sum(points(c) for c in pile if c // SUIT == god and c % SUIT in FOLLOWERS) for pile in piles]
        best = max(sums)
        found[god] = sums.index(best) if best and sums.count(best) == 1 else NOBODY
    return found


def awards(scored: Sequence[int], tie_first: str) -> tuple[int, ...]:
    """Three nuggets for most points and one for the second; no second after a tie for first (#ties)."""
    best = max(scored)
    if scored.count(best) > 1:
        each = {"all3": FIRST, "split2each": SHARED, "none": 0}[tie_first]
        return tuple(each if score == best else 0 for score in scored)
    second = max(score for score in scored if score < best)
    return tuple(FIRST if s == best else SECOND if s == second else 0 for s in scored)


def counted(game: Olympe) -> Scores:
    """The scores after this round."""
    terms, scores = game.terms, game.scores
    if terms.coins:
        coins, gained = _coins_given(game)
        scored = round_points(game) if not terms.score_only else (0,) * len(terms.sides)
        return scores._replace(coins=coins, rounds=scores.rounds + 1, last=scored, gained=gained)
    scored = round_points(game)
    gained = awards(scored, terms.tie_first) if terms.team_mode in ("", "race") else (0,) * len(scored)
    return scores._replace(
        nuggets=_sum(scores.nuggets, gained),
        totals=_sum(scores.totals, scored),
        rounds=scores.rounds + 1,
        last=scored,
        gained=gained,
    )


def _sum(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _coins_given(game: Olympe) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Each god's owner gives a nugget to who has most of its followers, unless that is the owner (#coins)."""
    holders = [list(holds) for holds in game.scores.coins]
    gained = [0] * len(game.terms.sides)
    most = most_followers(game)
    for place, god in enumerate(game.gods):
        giver, taker = owner(game.terms, place), most.get(god, NOBODY)
        if taker not in (NOBODY, giver) and holders[giver][god]:
            holders[giver][god] -= 1
            holders[taker][god] += 1
            gained[taker] += 1
    return tuple(map(tuple, holders)), tuple(gained)


def ended(game: Olympe) -> bool:
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


def standing(game: Olympe) -> tuple[int, ...]:
    """What decides the game, for each side: nuggets, or points."""
    scores = game.scores
    if game.terms.coins:
        return tuple(map(sum, scores.coins[: len(game.terms.sides)])) or scores.nuggets
    return scores.totals if game.terms.team_mode in ("single", "cumulative") else scores.nuggets


def tally(game: Olympe) -> Tally:
    """What decides the game, and in a race for nuggets the points they were given for."""
    terms, scores = game.terms, game.scores
    race = not terms.coins and terms.team_mode in ("", "race")
    points = Count(text("olympe-counter-points"), scores.totals, entered=terms.score_only)
    nuggets = Count(text("olympe-counter-nuggets"), standing(game))
    counts = (nuggets, points) if race else (nuggets,) if terms.coins else (points,)
    columns = tuple(_column(game, side) for side in range(len(terms.sides)))
    round_ = text("olympe-round", round=scores.rounds) if scores.rounds else None
    return Tally(columns, counts, round_)


def _column(game: Olympe, side: int) -> Column:
    """A side as it is headed on the score sheet."""
    who, seats = game.terms.sides[side], game.terms.members(side)
    if not seats:
        god = game.gods[side]
        return Column(who, text(f"olympe-{GODS[god]}") if god >= 0 else text("olympe-no-god"), ())
    if len(seats) > 1:
        both: dict[str, str] = {"seat": seats[0], "other-seat": seats[1]}
        return Column(who, text("sheet-team", **both), seats)
    return Column(who, text("sheet-seat", seat=who), seats)


def outcome(game: Olympe) -> Outcome:
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


def _own(game: Olympe, side: int) -> int:
    """How many nuggets of its own god a side has kept."""
    return next(
        game.scores.coins[side][god] for n, god in enumerate(game.gods) if owner(game.terms, n) == side
    )


def _reason(game: Olympe, best: list[int], count: int, kept: bool) -> Text:
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
