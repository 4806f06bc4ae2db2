"""What can be shown of an Olympia position: the climb, who sits where, the top card, the deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.games.olympia import notes, stairs
from companion.games.olympia.cards import ATTRIBUTE, COPIES, GOD, GODS
from companion.games.olympia.ending import outcome
from companion.games.olympia.position import Position
from companion.view import Card, Counter, Mark, Row, Side, Text, Token, View, text

SHAPES = dict(zip(GODS, ("star", "disc", "triangle", "hexagon", "diamond", "pentagon"), strict=True))
SPECIAL_TONES = {"minotaur": "dark", "theseus": "light", "tornado": "teal"}


def view(olympia: Position) -> View:
    """The steps with the pieces, the seats around the table, the top card and the cards in play."""
    prompt, rule = _prompt(olympia)
    board = olympia.terms.temple, len(olympia.order), _kept(olympia)
    shows_way = olympia.phase in ("round", "name") and not olympia.terms.blind
    shows_turn = shows_way and olympia.phase == "round" and olympia.pile.more and not olympia.slaps
    spaces, links = stairs.board(*board, olympia.pile.chair if shows_turn else -1)
    return View(
        prompt=prompt,
        rule=rule,
        spaces=spaces,
        links=links,
        marks=(*stairs.marks(*board, olympia.pile.way if shows_way else 0), *_arrows(olympia)),
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
        stills=stairs.stills(olympia.terms.temple),
        scores=tuple(
            Counter(f"step-p{n}", text("olympia-score", count=step), step, f"p{n}")
            for n, step in enumerate(olympia.steps, 1)
        ),
    )


def _arrows(olympia: Position) -> tuple[Mark, ...]:
    """Before a round: from each player to the one whose attributes their god cancels (#gods-cancel)."""
    if olympia.phase != "break" or olympia.terms.mini:
        return ()
    return stairs.arrows(olympia.terms.temple, len(olympia.order))


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


def _pieces(olympia: Position) -> Iterator[Token]:
    """The temple on the last step, and each player's piece on its own; whoever shares one stands closer."""
    temple = olympia.terms.temple
    grown = stairs.grown(temple)
    yield Token(
        "temple",
        "temple",
        str(temple),
        text("olympia-temple"),
        "white",
        "square",
        1.5 * grown,
        dy=0.25,
        emblem="temple",
    )
    for n, step in enumerate(olympia.steps):
        seat, god = f"p{n + 1}", olympia.gods[n]
        sharing = [m for m, other in enumerate(olympia.steps) if other == step]
        dx, dy, size = stairs.beside(sharing.index(n), len(sharing))
        yield Token(
            f"piece-{seat}",
            "piece",
            str(step),
            text("olympia-piece", seat=seat),
            tone=tone(olympia, god),
            shape=SHAPES.get(god, "disc"),
            size=size,
            dx=dx,
            dy=dy,
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
            size=stairs.PERSON * stairs.grown(olympia.terms.temple),
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
    kept, grown = _kept(olympia), stairs.grown(olympia.terms.temple)
    for card in COPIES:
        yield _card(card, f"deck:{card}" if card in kept else "", _card_tone(olympia, card), grown)
    if olympia.pile.cards and not olympia.terms.blind:
        top = olympia.pile.cards[-1]
        name = text("olympia-top", card=text(f"olympia-{top}"))
        size = stairs.PILE * grown
        yield Token(
            "top", "top", "pile", name, _card_tone(olympia, top), _sign(top), size, emblem=top, turn=-2
        )


@cache
def _card(card: str, space: str, tone: str, grown: float) -> Token:
    return Token(
        card, "card", space, text(f"olympia-{card}"), tone, "square", stairs.TILE * grown, emblem=card
    )


def _sign(card: str) -> str:
    """The shape on a card: that of the god it belongs to."""
    return SHAPES.get(GOD.get(card, card), "square")


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
