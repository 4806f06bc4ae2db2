"""What can be shown of an Olympia position: the climb, who sits where, the top card, the deck."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from companion.games.olympia import notes
from companion.games.olympia.cards import ATTRIBUTE, COPIES, GOD, GODS, MINOTAUR, THESEUS, TORNADO
from companion.games.olympia.ending import outcome
from companion.games.olympia.position import Position
from companion.view import Card, Link, Mark, Point, Row, Side, Space, Text, Token, View, text

SHAPES = dict(zip(GODS, ("star", "disc", "triangle", "hexagon", "diamond", "pentagon"), strict=True))
SPECIAL_TONES = {"minotaur": "dark", "theseus": "light", "tornado": "teal"}
ARROWS = "→↗↑↖←↙↓↘"
WAYS = {1: "↻", -1: "↺"}
TABLE_AT, TRAY_AT, CARD = -2.3, -4.5, 0.82


def view(olympia: Position) -> View:
    """The steps with the pieces, the seats around the table, the top card and the cards in play."""
    prompt, rule = _prompt(olympia)
    board = olympia.terms.temple, len(olympia.order), _kept(olympia)
    shows_way = olympia.phase in ("round", "name") and not olympia.terms.blind
    shows_turn = shows_way and olympia.phase == "round" and olympia.pile.more and not olympia.slaps
    spaces, links = _board(*board, olympia.pile.chair if shows_turn else -1)
    return View(
        prompt=prompt,
        rule=rule,
        spaces=spaces,
        links=links,
        marks=(*_marks(*board, olympia.pile.way if shows_way else 0), *_arrows(olympia)),
        tokens=(*_pieces(olympia), *_people(olympia), *_cards(olympia)),
        sides=tuple(
            Side(
                seat,
                text("olympia-side", god=text(f"olympia-{olympia.god(seat) or 'no-god'}")),
                tone(olympia, olympia.god(seat)),
                emblem(olympia.god(seat)),
                SHAPES.get(olympia.god(seat), "disc"),
                seat[1:],
            )
            for seat in sorted(olympia.order)
        ),
        notes=notes.notes(olympia),
        replay=_replay(olympia),
        judged=notes.judged(olympia),
        likely=_likely(olympia),
        alike=tuple(card for card, _ in olympia.deck) if olympia.phase == "round" else (),
        covers=("turn",) if olympia.phase in ("round", "name") else (),
    )


def _prompt(olympia: Position) -> tuple[Text, str]:
    """What to do next, and the rule that tells how."""
    ended = outcome(olympia)
    if ended:
        return ended.reason, "stopping" if olympia.stopped else "victory"
    match olympia.phase:
        case "gods":
            return text("olympia-prompt-gods"), "gods"
        case "starter":
            return text("olympia-prompt-starter"), "starter"
        case "break":
            if olympia.changing:
                return text("olympia-prompt-change"), "change-places"
            return text("olympia-prompt-deal", seat=olympia.starter, round=olympia.rounds + 1), "deal"
        case "name":
            return text("olympia-prompt-name", seat=olympia.namer), "war"
    if olympia.slaps:
        return text("olympia-prompt-settle", seat=olympia.slaps[0].seat), "settling"
    if olympia.terms.blind:
        return text("olympia-prompt-blind"), "turn"
    if not olympia.pile.more:
        return text("olympia-prompt-spent"), "spent"
    way = "clockwise" if olympia.pile.way == 1 else "counterclockwise"
    return text("olympia-prompt-turn", seat=olympia.turner, way=way), "turn"


# the climb


@cache
def _board(
    temple: int, players: int, kept: tuple[str, ...], turn: int
) -> tuple[tuple[Space, ...], tuple[Link, ...]]:
    """The steps, below them the table with its seats (whose turn it is lit), the pile, the cards in play."""
    middle = _middle(temple)
    chairs = tuple(
        replace(chair, tone="lit") if n == turn else chair
        for n, chair in enumerate(_chairs(players, (middle, TABLE_AT)))
    )
    links = tuple(Link(chairs[n].id, chairs[n - 1].id) for n in range(players))
    pile = Space("pile", middle, TABLE_AT)
    return (*_steps(temple), *chairs, pile, *_tray(kept, middle)), links


def _middle(temple: int) -> float:
    return max(step.x for step in _steps(temple)) / 2


@cache
def _marks(temple: int, players: int, kept: tuple[str, ...], way: int) -> tuple[Mark, ...]:
    """Which way round it goes, and how many there are of the cards in a row of the tray."""
    middle = _middle(temple)
    across = [space for space in _tray(kept, middle) if space.y == TRAY_AT]
    # Each god above its attribute; while gods are chosen there are no attributes yet.
    attributes = [card for card in kept if card in GOD]
    rows = [(TRAY_AT, kept[0]), (TRAY_AT - CARD, attributes[0])] if attributes else []
    marks = [Mark(across[0].x - 0.75, y, f"×{COPIES[card]}") for y, card in rows]
    if TORNADO in kept:
        marks.append(Mark(across[-1].x, TRAY_AT - CARD, f"×{COPIES[TORNADO]}"))
    elif MINOTAUR in kept:
        marks.append(Mark(across[-1].x + 0.65, TRAY_AT, f"×{COPIES[MINOTAUR]}"))
    return (*marks, Mark(middle + 0.9, TABLE_AT, WAYS[way])) if way else tuple(marks)


def _arrows(olympia: Position) -> Iterator[Mark]:
    """Before a round: from each player to the one whose attributes their god cancels (#gods-cancel)."""
    players = len(olympia.order)
    if olympia.phase != "break" or olympia.terms.mini or players < 3:
        return
    chairs = tuple(_chairs(players, (_middle(olympia.terms.temple), TABLE_AT)))
    for n, blocked in enumerate(chairs):
        blocker = chairs[(n + 1) % players]
        angle = math.atan2(blocked.y - blocker.y, blocked.x - blocker.x)
        arrow = ARROWS[round(angle / (math.tau / 8)) % 8]
        yield Mark((blocked.x + blocker.x) / 2, (blocked.y + blocker.y) / 2, arrow)


def _steps(temple: int) -> Iterator[Space]:
    """Steps to and fro up the two board cards; step 0 lies below the first, the last is the temple."""
    rows = 2 if temple < 12 else 3
    wide = -(-(temple + 1) // rows)
    for step in range(temple + 1):
        row, along = divmod(step, wide)
        x = along if row % 2 == 0 else wide - 1 - along
        shade = "lit" if step == temple else "light" if step % 2 else "dark"
        yield Space(str(step), x, row, tone=shade, label=str(step) if 0 < step < temple else "")


def _chairs(players: int, middle: Point) -> Iterator[Space]:
    """The seats clockwise from the bottom, so that the next one is to the left of who sits there."""
    for n in range(players):
        angle = -math.tau * (n / players + 0.25)
        x, y = middle[0] + 2.4 * math.cos(angle), middle[1] + 1.2 * math.sin(angle)
        yield Space(f"chair-{n + 1}", round(x, 3), round(y, 3))


def _tray(kept: tuple[str, ...], middle: float) -> Iterator[Space]:
    """A place for each card in play: each god above its attribute, then the special cards."""
    pairs = [(god, ATTRIBUTE[god]) for god in kept if god in ATTRIBUTE]
    columns = [*pairs, (MINOTAUR, THESEUS), (TORNADO,)]
    shown = [column for column in columns if column[0] in kept]
    for across, column in enumerate(shown):
        for down, card in enumerate(column):
            if card in kept:
                x = middle + (across - (len(shown) - 1) / 2) * CARD
                yield Space(
                    f"deck:{card}", x, TRAY_AT - down * CARD, outline=_square(x, TRAY_AT - down * CARD)
                )


def _square(x: float, y: float) -> tuple[Point, ...]:
    half = CARD / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def _pieces(olympia: Position) -> Iterator[Token]:
    """The temple on the last step, and each player's piece on its own; six find room on one."""
    last = str(olympia.terms.temple)
    yield Token("temple", "temple", last, text("olympia-temple"), "white", "square", emblem="temple")
    for n, step in enumerate(olympia.steps):
        seat, god = f"p{n + 1}", olympia.gods[n]
        yield Token(
            f"piece-{seat}",
            "piece",
            str(step),
            text("olympia-piece", seat=seat),
            tone=tone(olympia, god),
            shape=SHAPES.get(god, "disc"),
            size=0.36,
            dx=(n % 3 - 1) * 0.31,
            dy=0.2 if n < 3 else -0.2,
            letter=str(n + 1),
            seat=seat,
        )


# who sits where


def _people(olympia: Position) -> Iterator[Token]:
    for n, seat in enumerate(olympia.order, 1):
        god = olympia.god(seat)
        yield Token(
            seat,
            "person",
            f"chair-{n}",
            person(olympia, seat),
            tone=tone(olympia, god),
            shape=SHAPES.get(god, "disc"),
            emblem=emblem(god),
            letter="" if god else seat[1:],
        )


def person(olympia: Position, seat: str) -> Text:
    """A player by name and god."""
    god = olympia.god(seat)
    return (
        text("olympia-hero", seat=seat, god=text(f"olympia-{god}"))
        if god
        else text("olympia-seat", seat=seat)
    )


def tone(olympia: Position, god: str) -> str:
    """A god's border colour in this copy."""
    return olympia.terms.tones[GODS.index(god)] if god and olympia.terms.tones else ""


def emblem(god: str) -> str:
    """A god's attribute, which is what a player looks for."""
    return ATTRIBUTE.get(god, "")


# the cards


def _kept(olympia: Position) -> tuple[str, ...]:
    """The cards that lie ready: while gods are chosen those still free, then the deck as a checklist."""
    if olympia.phase == "gods":
        return tuple(god for god in GODS if god not in olympia.gods)
    return tuple(card for card, _ in olympia.deck)


def _cards(olympia: Position) -> Iterator[Token]:
    """Each kind of card with its copies, in the deck or in the box, and the one on top of the pile.

    How many are left of a kind is never shown: it would tell how many have been turned.
    """
    kept = _kept(olympia)
    for card in COPIES:
        yield _card(card, f"deck:{card}" if card in kept else "", _card_tone(olympia, card))
    if olympia.pile.cards and not olympia.terms.blind:
        top = olympia.pile.cards[-1]
        name = text("olympia-top", card=text(f"olympia-{top}"))
        yield Token("top", "card", "pile", name, _card_tone(olympia, top), "square", 1.2, emblem=top)


@cache
def _card(card: str, space: str, tone: str) -> Token:
    return Token(card, "card", space, text(f"olympia-{card}"), tone, "square", 0.9, emblem=card)


def _card_tone(olympia: Position, card: str) -> str:
    return SPECIAL_TONES.get(card) or tone(olympia, GOD.get(card, card))


def _replay(olympia: Position) -> Row | None:
    """The pile the last slap was judged on, each card with the count after it (#check)."""
    if olympia.phase != "break" or not olympia.calls:
        return None
    call = olympia.calls[-1]
    cards = (
        Card(
            f"#{n}",
            text(f"olympia-{entry.card}"),
            tone=_card_tone(olympia, entry.card),
            emblem=entry.card,
            letter=str(entry.total),
            face="spent" if entry.did in ("nothing", "harmless", "idle") else "",
        )
        for n, entry in enumerate(olympia.replayed(call), 1)
    )
    attribute = text(f"olympia-{ATTRIBUTE[olympia.god(call.hero)]}")
    return Row("replay", text("olympia-replay", seat=call.hero, attribute=attribute), tuple(cards))


def _likely(olympia: Position) -> tuple[str, ...]:
    """Whose hand a slap probably was: theirs whose attribute was laid last, which everyone saw."""
    if olympia.terms.blind or olympia.terms.war:
        return ()
    heroes = {ATTRIBUTE[olympia.god(seat)]: seat for seat in olympia.order if olympia.god(seat)}
    return tuple(heroes[card] for card in olympia.pile.cards[-1:] if card in heroes)
