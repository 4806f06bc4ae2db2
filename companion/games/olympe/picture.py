"""What can be shown of an Olympe table."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from companion.games.olympe import ending, prompts, round_table, scoring
from companion.games.olympe.cards import CARDS, GODS, MONSTER, SEATS, SUIT, Card
from companion.games.olympe.naming import card_named, colour, god_named, letter, named
from companion.games.olympe.position import Position
from companion.games.olympe.round_table import SHAPES
from companion.games.olympe.tricks.trick import NOBODY
from companion.view import Card as CardShown
from companion.view import Counter, Row, Side, Token, View, text

COUNTED = {"points": "star", "nuggets": "diamond", "total": "trophy"}  # the signs of what is counted


def view(game: Position, seat: str | None) -> View:
    """The round table with the trick on it, the cards still to come, and what each side has won."""
    prompt, rule = prompts.prompt(game, seat)
    back = min((revoke.line for revoke in game.undecided), default=None)
    return View(
        prompt=prompt,
        rule=rule,
        spaces=tuple(round_table.spaces(game)),
        marks=tuple(round_table.marks(game)),
        tokens=tuple(_tokens(game)),
        rows=tuple(row for row in _rows(game, seat) if row.cards),
        counters=tuple(_counters(game)),
        sides=tuple(_sides(game)),
        notes=tuple(prompts.notes(game)),
        veiled=_veiled(game),
        back=back,
        # Real cards are shown to the companion; only hands it dealt itself may be drawn on.
        chance=game.terms.open and (game.stage in ("deal", "reveal") or game.round.uncovered is not None),
        fan=tuple(_fan(game)) if game.stage == "play" and not game.undecided else (),
        fanned=f"fan-{GODS[asked]}" if (asked := game.round.trick.asked) >= 0 else "",
        stills=round_table.stills(),
        plates=tuple(round_table.plates(game, _shown(game)[-1][0])),
        scores=tuple(_scores(game)),
    )


# the trick and the gods


def _tokens(game: Position) -> Iterator[Token]:
    """Each god before its player, and the cards of the trick."""
    for n, god in enumerate(game.gods):
        if god >= 0:
            seat = SEATS[n] if n < game.terms.seats else f"v{n - game.terms.seats + 1}"
            second = n < game.terms.seats and god in game.gods[:n]
            yield Token(
                f"{GODS[god]}/2" if second else GODS[god],
                "god",
                seat,
                god_named(god),
                tone=game.terms.tones[god],
                shape=SHAPES[GODS[god]],
                size=0.36,
                dx=_before(game, n)[0],
                dy=_before(game, n)[1],
                emblem=GODS[god],
            )
    trick, done, shown = game.round.trick, game.round.done, _copies(game)
    before, best = len(done) * game.terms.seats, trick.best
    if _lies_full(game):
        (trick, taker), before = done[-1], before - game.terms.seats
        best = trick.best if taker != NOBODY else NOBODY  # no card of a destroyed trick is crowned
    for place, card in enumerate(trick.cards):
        lies = (trick.lead + place) % game.terms.seats
        yield Token(
            shown[before + place],
            "card",
            SEATS[lies],
            named(game, card),
            tone=game.terms.tones[card // SUIT],
            shape=SHAPES[GODS[card // SUIT]],
            size=round_table.card_size(game.terms.seats),
            emblem="monster" if card % SUIT == MONSTER else GODS[card // SUIT],
            letter=letter(card),
            turn=round_table.turn_of(lies),
            order=place + 1,
            crowned=place == best,
        )


def _before(game: Position, n: int) -> tuple[float, float]:
    """Where a god lies from the middle of its seat's card: on the plate; a virtual one in its own place."""
    if n >= game.terms.seats:
        return 0.0, 0.0
    space = next(space for space in round_table.spaces(game) if space.id == SEATS[n])
    x, y = round_table.plate_points(game.terms.seats)[n]
    return round(x - space.x - round_table.plate_wide(game.terms.seats) / 2 + 0.2, 3), round(y - space.y, 3)


def _lies_full(game: Position) -> bool:
    """Whether a full trick still lies there, until somebody leads: all can see who takes it (#taking)."""
    now = game.round
    return game.stage == "play" and bool(now.done) and not now.trick.cards


# cards in rows


def _veiled(game: Position) -> tuple[str, ...]:
    """With open hands any card may be named, but what may be laid is shown to its holder alone."""
    if not any(game.round.hands):
        return ()
    piles = (f"piles-{SEATS[game.turn]}",) if game.round.tops and not game.round.uncovered else ()
    return (*piles, *(f"unlaid-{GODS[god]}" for god in sorted(set(game.gods))))


def _copies(game: Position) -> list[str]:
    """An id for every card laid this round, in order; of two copies the second one goes first."""
    laid = [card for one in game.round.done for card in one.trick.cards] + [*game.round.trick.cards]
    if game.terms.packs == 1:
        return [CARDS[card] for card in laid]
    seen: set[Card] = set()
    found = []
    for card in laid:
        found.append(CARDS[card] if card in seen else f"{CARDS[card]}/2")
        seen.add(card)
    return found


def _rows(game: Position, seat: str | None) -> Iterator[Row]:
    if game.stage == "choose":
        free = [n for n in range(len(GODS)) if n not in game.gods]
        if -1 in game.gods:
            yield Row("gods", text("olympe-row-gods"), tuple(_god_card(game, n) for n in free))
        return
    now = game.round
    unlaid = _unlaid(game)
    if seat in SEATS[: game.terms.seats] and game.terms.open and not game.terms.score_only:
        hand = [(unlaid[card].pop(0), card) for card in now.hands[SEATS.index(seat)]]
        yield Row(f"hand-{seat}", text("olympe-row-hand"), _faces(game, hand), seat)
    for n, tops in enumerate(now.tops):
        yield Row(f"piles-{SEATS[n]}", text("olympe-row-piles"), _piles(game, n, tops, unlaid), SEATS[n])
    won = list(_won(game, unlaid))
    if game.stage == "count":
        yield from won
    # What is asked comes first, then trump: the card laid next is most likely there.
    first = (now.trick.asked, now.trick.trump)
    for god in sorted(set(game.gods), key=lambda god: (god != first[0], god != first[1], god)):
        left = [(name, card) for card, names in unlaid.items() if card // SUIT == god for name in names]
        yield Row(f"unlaid-{GODS[god]}", text("olympe-row-unlaid", god=god_named(god)), _faces(game, left))
    if game.stage != "count":
        yield from won
    yield from _nuggets(game)


def _fan(game: Position) -> Iterator[Row]:
    """All cards of each colour in play, always in the same order; those laid already are spent."""
    left = _unlaid(game)
    for god in sorted(set(game.gods)):
        cards = range(god * SUIT, (god + 1) * SUIT)
        faces = _faces(game, [(CARDS[card], card) for card in cards])
        shown = (
            face if left.get(card) else replace(face, face="spent")
            for face, card in zip(faces, cards, strict=True)
        )
        yield Row(f"fan-{GODS[god]}", god_named(god), tuple(shown))


def _god_card(game: Position, god: int) -> CardShown:
    return CardShown(GODS[god], god_named(god), tone=game.terms.tones[god], emblem=GODS[god])


def _unlaid(game: Position) -> dict[Card, list[str]]:
    """The ids of all cards not laid yet, wherever they are."""
    now = game.round
    count = Tally(now.unseen) + Tally(now.twice)
    for cards in (*now.hands, *now.tops):
        count.update(card for card in cards if card >= 0)
    return {card: [CARDS[card], f"{CARDS[card]}/2"][: count[card]] for card in sorted(count)}


def _faces(game: Position, cards: Sequence[tuple[str, Card]]) -> tuple[CardShown, ...]:
    tones = game.terms.tones
    return tuple(_face(name, card, tones[card // SUIT]) for name, card in cards)


@cache
def _face(name: str, card: Card, tone: str) -> CardShown:
    """A card face up, made once: a table shows up to 160 of them."""
    emblem = "monster" if card % SUIT == MONSTER else GODS[card // SUIT]
    return CardShown(name, card_named(card, tone), tone=tone, emblem=emblem, letter=letter(card))


def _piles(
    game: Position, seat: int, tops: tuple[int, ...], unlaid: dict[Card, list[str]]
) -> tuple[CardShown, ...]:
    """The visible card of each pile, and a back for each card still below."""
    faces = [(unlaid[card].pop(0), card) for card in tops if card >= 0]
    below = tuple(
        CardShown(f"below-{SEATS[seat]}-{n + 1}", text("olympe-below"), face="down")
        for n in range(len(tops))
        if game.round.covered[seat] >> n & 1
    )
    return _faces(game, faces) + below


def _won(game: Position, unlaid: dict[Card, list[str]]) -> Iterator[Row]:
    """The cards each side has won, and the tricks that Monsters destroyed."""
    terms, now = game.terms, game.round
    ids = iter(_copies(game))
    piles: list[list[tuple[str, Card]]] = [[] for _ in terms.sides]
    aside: list[tuple[str, Card]] = []
    for trick, taker in now.done[:-1] if _lies_full(game) else now.done:
        pile = aside if taker == NOBODY else piles[terms.side(taker)]
        pile.extend((next(ids), card) for card in trick.cards)
    if terms.virtual:
        for side, cards in enumerate(scoring.won(game)[terms.seats :], terms.seats):
            piles[side] = [((unlaid.pop(card, None) or [CARDS[card]])[0], card) for card in cards]
    for n, pile in enumerate(piles):
        who = terms.sides[n]
        if who in SEATS:
            yield Row(f"won-{who}", text("olympe-row-won"), _faces(game, pile), who)
        else:
            yield Row(
                f"won-{who}", text("olympe-row-virtual", god=god_named(game.gods[n])), _faces(game, pile)
            )
    yield Row("aside", text("olympe-row-aside"), _faces(game, aside))


def _nuggets(game: Position) -> Iterator[Row]:
    """Every god's five nuggets, by who holds them (#coins)."""
    if not game.terms.coins:
        return
    handed = [0] * len(GODS)
    for holder, holds in enumerate(game.scores.coins):
        cards = []
        for god, count in enumerate(holds):
            for _ in range(count):
                handed[god] += 1
                name = text("olympe-nugget", colour=colour(game, god))
                cards.append(
                    CardShown(f"nugget-{GODS[god]}-{handed[god]}", name, game.terms.tones[god], GODS[god])
                )
        who = game.terms.sides[holder] if holder < len(game.terms.sides) else ""
        title = text("olympe-row-nuggets") if who in SEATS else text("olympe-row-bank")
        yield Row(f"nuggets-{who or 'bank'}", title, tuple(cards), who if who in SEATS else "")


# numbers and seats


def _shown(game: Position) -> list[tuple[str, Sequence[int]]]:
    """What is counted at this table: points of the round, and nuggets or a total."""
    terms = game.terms
    shows: list[tuple[str, Sequence[int]]] = []
    if not (terms.coins and terms.score_only):
        shows.append(("points", scoring.round_points(game)))
    if terms.coins:
        shows.append(("nuggets", ending.standing(game)))
    elif terms.team_mode in ("", "race"):
        shows.append(("nuggets", game.scores.nuggets))
    else:
        shows.append(("total", game.scores.totals))
    return shows


def _scores(game: Position) -> Iterator[Counter]:
    """The points of the round that is on, or what counts where only nuggets are told."""
    what, values = _shown(game)[0]
    for who, value in zip(game.terms.sides, values, strict=True):
        if who in SEATS:
            yield Counter(f"score-{who}", text(f"olympe-score-{what}"), value, who)


def _counters(game: Position) -> Iterator[Counter]:
    for what, values in _shown(game):
        for n, (who, value) in enumerate(zip(game.terms.sides, values, strict=True)):
            if who in SEATS:
                sign = COUNTED[what]
                yield Counter(f"{what}-{who}", text(f"olympe-counter-{what}"), value, seat=who, emblem=sign)
            else:
                name = text(f"olympe-counter-{what}-virtual", god=god_named(game.gods[n]))
                yield Counter(f"{what}-{who}", name, value)


def _sides(game: Position) -> Iterator[Side]:
    for n in range(game.terms.seats):
        god = game.gods[n]
        if god < 0:
            yield Side(SEATS[n], text("olympe-no-god"), "plain", "players")
        else:
            yield Side(SEATS[n], god_named(god), game.terms.tones[god], GODS[god])
