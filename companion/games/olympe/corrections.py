"""Corrections by hand: any sound table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from companion.game import TABLE, Move
from companion.games.olympe.cards import CARDS, GODS, NUMBER, SEATS, Card
from companion.games.olympe.position import P, Position
from companion.games.olympe.setup import places, settled
from companion.games.olympe.tricks.observer import observed_again
from companion.games.olympe.tricks.round import EMPTY, Round, put
from companion.games.olympe.tricks.trick import NOBODY, Trick, laid

MOST_NUGGETS, MOST_NOTED = 15, 9
STEPS = ("-100", "-10", "-1", "+1", "+10", "+100")
BANK = "bank"
ASIDE, DONE, HAND, UNSEEN = "aside", "done", "hand", "unseen"


def _fix(*args: str) -> Move:
    return Move(TABLE, "fix", args)


def fixes(game: Position) -> Iterator[Move]:
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
    if not game.terms.score_only and game.stage != "deal" and not game.round.uncovered:
        yield from _on_the_table(game)


def _on_the_table(game: Position) -> Iterator[Move]:
    """Who leads, who took which trick, and, while cards are laid, which card is where."""
    now = game.round
    if game.stage == "play" and not now.trick.cards:
        yield from (_fix("lead", seat) for seat in _others(game, now.trick.lead))
    for n, (_, taker) in enumerate(now.done, 1):
        aside = [ASIDE] if taker != NOBODY else []
        yield from (_fix("trick", str(n), who) for who in (*_others(game, taker), *aside))
    if game.stage == "play":
        found = _where(now)
        pairs = combinations(sorted(found), 2)
        yield from (_swap(a, b) for a, b in pairs if _can_swap(found, bool(now.hands), a, b))


def _can_swap(found: dict[Card, str], known: bool, a: Card, b: Card) -> bool:
    """Whether two cards may change places; two of finished tricks stay.

    With known hands two hidden ones always may, though in one hand it changes nothing: else it would tell
    who has them.
    """
    here, there = found.get(a, ""), found.get(b, "")
    if "" in (here, there) or here.startswith(DONE) & there.startswith(DONE):
        return False
    return here != there or (known and here.startswith((HAND, UNSEEN)))


@cache
def _swap(a: Card, b: Card) -> Move:
    return _fix("swap", CARDS[a], CARDS[b])


def _scores(game: Position) -> Iterator[Move]:
    """What each side has: nuggets of every god, nuggets, or points."""
    terms, scores = game.terms, game.scores
    if terms.coins:
        yield from _coins(game)
    elif terms.team_mode in ("", "race"):
        for side, has in zip(terms.sides, scores.nuggets, strict=True):
            yield from (_fix("nuggets", side, str(n)) for n in range(MOST_NUGGETS + 1) if n != has)
    else:
        for side, total in zip(terms.sides, scores.totals, strict=True):
            yield from (_fix("total", side, step) for step in STEPS if total + int(step) >= 0)


def _coins(game: Position) -> Iterator[Move]:
    """A nugget of a god from who has one to somebody else; unplayed colours belong to the bank (#coins)."""
    terms = game.terms
    holders = (*terms.sides, BANK) if terms.extras and not terms.virtual else terms.sides
    for god in sorted(set(game.gods)):
        for n, giver in enumerate((*terms.sides, BANK)):
            if game.scores.coins[n][god]:
                yield from (_fix("coin", GODS[god], giver, to) for to in holders if to != giver)


def _others(game: Position, seat: int) -> Iterator[str]:
    return (name for n, name in enumerate(SEATS[: game.terms.seats]) if n != seat)


def _fresh(game: Position) -> bool:
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
    found |= dict.fromkeys(now.unseen, UNSEEN)
    for seat, hand in enumerate(now.hands):
        found |= dict.fromkeys(hand, f"{HAND}-{seat}")
    for seat, tops in enumerate(now.tops):
        found |= {card: f"top-{seat}-{n}" for n, card in enumerate(tops) if card != EMPTY}
    return found | {card: f"trick-{place}" for place, card in enumerate(now.trick.cards)}


def _sound(game: Position, move: Move) -> bool:
    """Whether a correction is one of those listed; the many swaps are not listed for it."""
    match move.args:
        case ("swap", a, b) if game.stage == "play" and not game.round.uncovered:
            first, second = NUMBER.get(a, -1), NUMBER.get(b, -1)
            return first < second and _can_swap(_where(game.round), bool(game.round.hands), first, second)
    return move in fixes(game)


def fixed(game: P, move: Move) -> P | None:
    """The position after a correction; None if it is none."""
    if not _sound(game, move):
        return None
    match move.args:
        case ("nuggets" | "total" | "coin", *_):
            return _rescored(game, move.args)
        case ("noted", seat, n):
            noted = put(game.scores.noted, SEATS.index(seat), int(n))
            return game._replace(scores=game.scores._replace(noted=noted))
        case ("dealer", seat):
            return _dealt_by(game, SEATS.index(seat))
        case ("gods", a, b):
            return _exchanged(game, game.god_at(a), game.god_at(b))
        case ("lead", seat):
            return game._replace(round=game.round._replace(trick=Trick(SEATS.index(seat))))
        case ("trick", n, who):
            one = game.round.done[int(n) - 1]._replace(taker=NOBODY if who == ASIDE else SEATS.index(who))
            return game._replace(round=game.round._replace(done=put(game.round.done, int(n) - 1, one)))
        case (_, a, b):
            return _swapped(game, NUMBER[a], NUMBER[b])
    return None


def _rescored(game: P, args: tuple[str, ...]) -> P:
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
    return settled(game, scores) if game.stage == "over" else game._replace(scores=scores)


def _dealt_by(game: P, dealer: int) -> P:
    """Another dealer: before the first card the lead moves along."""
    now = game.round
    if not now.done and not now.trick.cards:
        now = now._replace(trick=Trick((dealer + 1) % game.terms.seats))
    return game._replace(dealer=dealer, round=now)


def _exchanged(game: P, a: int, b: int) -> P:
    """Two places change gods, and the nuggets that go with them."""
    other = {a: b, b: a}
    coins = tuple(
        tuple(holds[other.get(god, god)] for god in range(len(holds))) for holds in game.scores.coins
    )
    return game._replace(
        gods=tuple(other.get(god, god) for god in game.gods),
        scores=game.scores._replace(coins=coins),
    )


def _swapped(game: P, a: Card, b: Card) -> P:
    """Two cards change places; what was observed is looked at afresh."""
    now = game.round
    found = _where(now)
    after = _put(_put(now, found[a], a, b), found[b], b, a)
    gods, seats, french = game.gods, game.terms.seats, game.terms.french
    done = tuple(one._replace(trick=_again(one.trick, gods, seats, french)) for one in after.done)
    after = after._replace(done=done, trick=_again(after.trick, gods, seats, french))
    tricks = [*(one.trick for one in done), after.trick]
    facts, revokes = observed_again(tricks, now.revokes, gods, seats, french)
    return game._replace(round=after._replace(facts=facts, revokes=revokes))


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
