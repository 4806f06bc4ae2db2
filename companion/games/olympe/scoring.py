"""Counting a round and handing out nuggets (#counting, #race, #coins, #teams)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.olympe.cards import FOLLOWERS, GODS, SUIT, Card, points
from companion.games.olympe.position import Position, Scores
from companion.games.olympe.terms import Terms
from companion.games.olympe.tricks.trick import NOBODY

FIRST, SECOND, SHARED = 3, 1, 2
START_COINS = 5
UNTOLD = -2  # whose round a colour was has not been told yet


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


def won(game: Position) -> tuple[tuple[Card, ...], ...]:
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


def round_points(game: Position) -> tuple[int, ...]:
    """Each side's points this round: told by the players, or counted from the tricks (#counting)."""
    if game.terms.score_only:
        return (*game.round.told, *(0 for _ in game.terms.sides[len(game.round.told) :]))
    return tuple(sum(map(points, pile)) for pile in won(game))


def most_followers(game: Position) -> dict[int, int]:
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


def counted(game: Position) -> Scores:
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


def _coins_given(game: Position) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
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
