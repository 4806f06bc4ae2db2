"""Gods, dealer and deal, piles turned up, virtual players' cards shown: what the table does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.game import TABLE, Move
from companion.games.olympe import ending, scoring
from companion.games.olympe.cards import GODS, NUMBER, SEATS, SUIT, Card, Verb, of_cards
from companion.games.olympe.position import P, Position, Scores, Stage
from companion.games.olympe.scoring import UNTOLD
from companion.games.olympe.terms import PILES, Terms
from companion.games.olympe.tricks.round import Round, put, seen
from companion.games.olympe.tricks.trick import NOBODY, Trick

ALL_COVERED = (1 << PILES) - 1


# choosing gods and the first dealer (#preparation, #dealer)


def places(terms: Terms) -> tuple[str, ...]:
    """Who needs a god: each player, each large team by its first seat, each colour without a player."""
    return (*SEATS[: terms.seats // terms.packs], *(f"v{n}" for n in range(1, terms.extras + 1)))


@cache
def _choice(god: str, place: str) -> Move:
    return Move(TABLE, "god", (god, place))


def _choices(game: Position) -> Iterator[Move]:
    """A god for everyone who has none, and the first dealer (#preparation, #dealer)."""
    free = [place for place in places(game.terms) if game.god_at(place) < 0]
    for god in GODS if free else ():
        if GODS.index(god) not in game.gods:
            yield from (_choice(god, place) for place in free)
    if game.dealer < 0:
        yield from (Move(TABLE, "dealer", (seat,)) for seat in SEATS[: game.terms.seats])


def _chosen(game: P, move: Move) -> P:
    if move.verb == "dealer":
        after = game._replace(dealer=SEATS.index(move.args[0]))
    else:
        god, place = move.args
        gods = list(game.gods)
        n = game.place(place)
        team = range(n, game.terms.seats, game.terms.seats // 2) if game.terms.packs > 1 else (n,)
        for seat in team:
            gods[seat] = GODS.index(god)
        after = game._replace(gods=tuple(gods))
    if after.dealer < 0 or -1 in after.gods:
        return after
    if after.terms.coins:
        coins = scoring.first_coins(after.terms, after.gods)
        after = after._replace(scores=after.scores._replace(coins=coins))
    return begin_round(after, after.dealer)


# dealing (#dealing)


def begin_round(game: P, dealer: int) -> P:
    """All cards together again; the player left of the dealer will lead (#leading)."""
    terms = game.terms
    deck = tuple(card for god in sorted(set(game.gods)) for card in range(god * SUIT, (god + 1) * SUIT))
    piles = terms.seats if terms.comptoir else 0
    cleared = Round(
        trick=Trick((dealer + 1) % terms.seats),
        unseen=deck,
        twice=frozenset(deck if terms.packs > 1 else ()),
        hands=((),) * terms.seats if terms.open else (),
        tops=((),) * piles,
        covered=(ALL_COVERED,) * piles,
        held=(terms.hand,) * piles,
        facts=((),) * terms.seats,
    )
    if terms.score_only:
        cleared = cleared._replace(unseen=(), twice=frozenset(), most=(UNTOLD,) * len(GODS))
        return game._replace(dealer=dealer, stage="enter", round=cleared)
    stage: Stage = "deal" if terms.open or terms.comptoir else "play"
    return game._replace(dealer=dealer, stage=stage, round=cleared)


def dealt_next(game: Position) -> tuple[int, Verb]:
    """Whose card is dealt next and how: to the hand, or face up on a pile; hands first, p1 first."""
    full = game.terms.hand
    for seat, hand in enumerate(game.round.hands):
        if len(hand) < full:
            return seat, "deal"
    for seat, tops in enumerate(game.round.tops):
        if len(tops) < PILES:
            return seat, "show"
    return NOBODY, "deal"


def _dealt(game: P, card: Card) -> P:
    seat, verb = dealt_next(game)
    now = seen(game.round, card)
    if verb == "deal":
        now = now._replace(hands=put(now.hands, seat, tuple(sorted((*now.hands[seat], card)))))
    else:
        now = now._replace(tops=put(now.tops, seat, (*now.tops[seat], card)))
    after = game._replace(round=now)
    return after._replace(stage="play") if dealt_next(after)[0] == NOBODY else after


# piles (#comptoir)


def _turned(game: P, card: Card) -> P:
    now = seen(game.round, card)
    seat, pile = now.uncovered or (0, 0)
    tops = put(now.tops, seat, put(now.tops[seat], pile, card))
    covered = put(now.covered, seat, now.covered[seat] & ~(1 << pile))
    return game._replace(round=now._replace(tops=tops, covered=covered, uncovered=None))


# virtual players' cards (#virtual)


def _revealed(game: P, card: Card) -> P:
    now = seen(game.round, card)
    hands = list(now.revealed)
    if not hands or len(hands[-1]) == game.terms.hand:
        hands.append(())
    hands[-1] = (*hands[-1], card)
    full = len(hands) == game.terms.virtual - 1 and len(hands[-1]) == game.terms.hand
    return game._replace(round=now._replace(revealed=tuple(hands)), stage="count" if full else "reveal")


# from one to the next


def offered(game: Position) -> Iterator[Move]:
    """What the table may do next: choose, or show any card that nobody has seen yet."""
    if game.stage == "choose":
        return _choices(game)
    moves = of_cards(TABLE, _shown_how(game))
    return iter([moves[card] for card in game.round.unseen])


def _shown_how(game: Position) -> Verb:
    """How the next card is shown: turned up, dealt, or revealed."""
    if game.round.uncovered:
        return "turn"
    return dealt_next(game)[1] if game.stage == "deal" else "reveal"


def prepared(game: P, move: Move) -> P | None:
    """The position after something the table did; None if it cannot be."""
    if game.stage == "choose":
        return _chosen(game, move) if move in _choices(game) else None
    card = NUMBER.get(move.args[0], -1) if len(move.args) == 1 else -1
    verb = _shown_how(game)
    if (move.seat, move.verb) != (TABLE, verb) or card not in game.round.unseen:
        return None
    if verb == "turn":
        return _turned(game, card)
    return _revealed(game, card) if verb == "reveal" else _dealt(game, card)


def settled(game: P, scores: Scores) -> P:
    """With these scores the game is over, or the deal passes to the left (#race, #dealer)."""
    after = game._replace(scores=scores)
    if ending.ended(after):
        return after._replace(stage="over")
    return begin_round(after, (game.dealer + 1) % game.terms.seats)
