"""Corrections by hand: any sound table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from companion.game import TABLE, IllegalMove, Move
from companion.games.olympe.cards import CARDS, GODS, NUMBER, SEATS, Card
from companion.games.olympe.observer import observed_again
from companion.games.olympe.preparation import god_at, places
from companion.games.olympe.round import EMPTY, Round, put
from companion.games.olympe.tricks import NOBODY, Trick, laid

if TYPE_CHECKING:
    from companion.games.olympe.rules import Olympe

MOST_NUGGETS, MOST_NOTED = 15, 9
STEPS = ("-100", "-10", "-1", "+1", "+10", "+100")
BANK = "bank"
ASIDE, DONE = "aside", "done"


def _fix(*args: str) -> Move:
    return Move(TABLE, "fix", args)


def fixes(game: Olympe) -> Iterator[Move]:
    """Every correction that leaves a sound table."""
    if game.stage == "choose":
        return
    yield from _scores(game)
    for seat, noted in zip(SEATS, game.scores.noted, strict=False):
        yield from (_fix("noted", seat, str(n)) for n in range(MOST_NOTED + 1) if n != noted)
    if game.stage == "over":
        return
    yield from (_fix("dealer", seat) for seat in _others(game, game.dealer))
    if _fresh(game):
        yield from (_fix("gods", a, b) for a, b in combinations(places(game.terms), 2))
    if game.terms.score_only or game.stage == "deal" or game.round.uncovered:
        return
    if game.stage == "play" and not game.round.trick.cards:
        yield from (_fix("lead", seat) for seat in _others(game, game.round.trick.lead))
    for n, (_, taker) in enumerate(game.round.done, 1):
        takers = [ASIDE] if taker != NOBODY else []
        yield from (_fix("trick", str(n), who) for who in (*_others(game, taker), *takers))
    if game.stage == "play":
        found = _where(game.round)
        for a, b in combinations(sorted(found), 2):
            if _can_swap(found, a, b):
                yield _swap(a, b)


def _can_swap(found: dict[Card, str], a: Card, b: Card) -> bool:
    """Whether it makes a difference if two cards change places; two of finished tricks stay."""
    here, there = found.get(a, ""), found.get(b, "")
    return "" not in (here, there) and here != there and not here.startswith(DONE) & there.startswith(DONE)


@cache
def _swap(a: Card, b: Card) -> Move:
    return _fix("swap", CARDS[a], CARDS[b])


def _scores(game: Olympe) -> Iterator[Move]:
    terms, scores = game.terms, game.scores
    if terms.coins:
        holders = (*terms.sides, BANK) if terms.extras and not terms.virtual else terms.sides
        for god in sorted(set(game.gods)):
            for n, giver in enumerate((*terms.sides, BANK)):
                if scores.coins[n][god]:
                    yield from (_fix("coin", GODS[god], giver, to) for to in holders if to != giver)
    elif terms.team_mode in ("", "race"):
        for side, has in zip(terms.sides, scores.nuggets, strict=True):
            yield from (_fix("nuggets", side, str(n)) for n in range(MOST_NUGGETS + 1) if n != has)
    else:
        for side, total in zip(terms.sides, scores.totals, strict=True):
            yield from (_fix("total", side, step) for step in STEPS if total + int(step) >= 0)


def _others(game: Olympe, seat: int) -> Iterator[str]:
    return (name for n, name in enumerate(SEATS[: game.terms.seats]) if n != seat)


def _fresh(game: Olympe) -> bool:
    """Whether nothing was dealt, laid or told in this round yet."""
    now = game.round
    return not (any(now.hands) or any(now.tops) or now.done or now.trick.cards or now.told) and not any(
        side >= NOBODY for side in now.most
    )


def _where(now: Round) -> dict[Card, str]:
    """Where a copy of each card is: best in this trick, else in piles, hands, unseen, older tricks."""
    found: dict[Card, str] = {}
    for n, (trick, _) in enumerate(now.done):
        found |= {card: f"{DONE}-{n}-{place}" for place, card in enumerate(trick.cards)}
    found |= dict.fromkeys(now.unseen, "unseen")
    for seat, hand in enumerate(now.hands):
        found |= dict.fromkeys(hand, f"hand-{seat}")
    for seat, tops in enumerate(now.tops):
        found |= {card: f"top-{seat}-{n}" for n, card in enumerate(tops) if card != EMPTY}
    return found | {card: f"trick-{place}" for place, card in enumerate(now.trick.cards)}


def _sound(game: Olympe, move: Move) -> bool:
    """Whether a correction is one of those listed; the many swaps are not listed for it."""
    match move.args:
        case ("swap", a, b) if game.stage == "play" and not game.round.uncovered:
            first, second = NUMBER.get(a, -1), NUMBER.get(b, -1)
            return first < second and _can_swap(_where(game.round), first, second)
    return move in fixes(game)


def fixed(game: Olympe, move: Move) -> Olympe:
    """The position after a correction."""
    if not _sound(game, move):
        raise IllegalMove(str(move), game.why_not(move))
    match move.args:
        case ("nuggets" | "total" | "coin", *_):
            return _rescored(game, move.args)
        case ("noted", seat, n):
            noted = put(game.scores.noted, SEATS.index(seat), int(n))
            return replace(game, scores=game.scores._replace(noted=noted))
        case ("dealer", seat):
            return _dealt_by(game, SEATS.index(seat))
        case ("gods", a, b):
            return _exchanged(game, god_at(game, a), god_at(game, b))
        case ("lead", seat):
            return replace(game, round=game.round._replace(trick=Trick(SEATS.index(seat))))
        case ("trick", n, who):
            one = game.round.done[int(n) - 1]._replace(taker=NOBODY if who == ASIDE else SEATS.index(who))
            return replace(game, round=game.round._replace(done=put(game.round.done, int(n) - 1, one)))
        case (_, a, b):
            return _swapped(game, NUMBER[a], NUMBER[b])
    raise IllegalMove(str(move), game.why_not(move))


def _rescored(game: Olympe, args: tuple[str, ...]) -> Olympe:
    """Other scores; at the end of the game they decide anew whether it is over."""
    scores, sides = game.scores, (*game.terms.sides, BANK)
    match args:
        case ("nuggets", side, n):
            scores = scores._replace(nuggets=put(scores.nuggets, sides.index(side), int(n)))
        case ("total", side, step):
            at = sides.index(side)
            scores = scores._replace(totals=put(scores.totals, at, scores.totals[at] + int(step)))
        case (_, god, giver, to):
            number, coins = GODS.index(god), list(scores.coins)
            for who, by in ((giver, -1), (to, 1)):
                at = sides.index(who)
                coins[at] = put(coins[at], number, coins[at][number] + by)
            scores = scores._replace(coins=tuple(coins))
    return game.settled(scores) if game.stage == "over" else replace(game, scores=scores)


def _dealt_by(game: Olympe, dealer: int) -> Olympe:
    """Another dealer: before the first card the lead moves along."""
    now = game.round
    if not now.done and not now.trick.cards:
        now = now._replace(trick=Trick((dealer + 1) % game.terms.seats))
    return replace(game, dealer=dealer, round=now)


def _exchanged(game: Olympe, a: int, b: int) -> Olympe:
    """Two places change gods, and the nuggets that go with them."""
    other = {a: b, b: a}
    coins = tuple(
        tuple(holds[other.get(god, god)] for god in range(len(holds))) for holds in game.scores.coins
    )
    return replace(
        game,
        gods=tuple(other.get(god, god) for god in game.gods),
        scores=game.scores._replace(coins=coins),
    )


def _swapped(game: Olympe, a: Card, b: Card) -> Olympe:
    """Two cards change places; what was observed is looked at afresh."""
    now = game.round
    found = _where(now)
    after = _put(_put(now, found[a], a, b), found[b], b, a)
    gods, seats, french = game.gods, game.terms.seats, game.terms.french
    done = tuple(one._replace(trick=_again(one.trick, gods, seats, french)) for one in after.done)
    after = after._replace(done=done, trick=_again(after.trick, gods, seats, french))
    if not game.terms.open:
        tricks = [*(one.trick for one in done), after.trick]
        facts, revokes = observed_again(tricks, now.revokes, gods, seats, french)
        after = after._replace(facts=facts, revokes=revokes)
    return replace(game, round=after)


def _put(now: Round, place: str, old: Card, new: Card) -> Round:
    """One card in the place of another."""
    kind, *numbers = place.split("-")
    at = [*map(int, numbers)]
    match kind:
        case "unseen":
            left = list(now.unseen)
            if old in now.twice:
                now = now._replace(twice=now.twice - {old})
            else:
                left.remove(old)
            if new in left:
                return now._replace(unseen=tuple(left), twice=now.twice | {new})
            return now._replace(unseen=tuple(sorted((*left, new))))
        case "hand":
            hand = list(now.hands[at[0]])
            hand[hand.index(old)] = new
            return now._replace(hands=put(now.hands, at[0], tuple(sorted(hand))))
        case "top":
            return now._replace(tops=put(now.tops, at[0], put(now.tops[at[0]], at[1], new)))
        case "trick":
            return now._replace(trick=now.trick._replace(cards=put(now.trick.cards, at[0], new)))
        case _:
            one = now.done[at[0]]
            trick = one.trick._replace(cards=put(one.trick.cards, at[1], new))
            return now._replace(done=put(now.done, at[0], one._replace(trick=trick)))


def _again(trick: Trick, gods: tuple[int, ...], seats: int, french: bool) -> Trick:
    """A trick laid afresh, so that colour, trump and master card fit its cards."""
    after = Trick(trick.lead)
    for card in trick.cards:
        after = laid(after, card, gods, seats, french)
    return after._replace(lines=trick.lines, piled=trick.piled)
