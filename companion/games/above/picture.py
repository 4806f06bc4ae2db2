"""What can be shown of a position of Above."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from companion.games.above import mountain, setup
from companion.games.above.board import (
    BARRIER,
    DEITIES,
    EACH,
    EMPTY,
    FERTILITY,
    GATE,
    IS_DEITY,
    KINDS,
    THUNDER,
    around,
)
from companion.games.above.cards import CARDS, DEITY, DISCARD
from companion.games.above.ending import outcome
from companion.games.above.position import Position
from companion.games.above.power_refusals import called, named
from companion.games.above.powers import PLACES, none_left
from companion.games.above.turn import HAND
from companion.view import Card, Counter, Row, Side, Space, Text, Token, View, text

TONES = dict(
    zip(DEITIES, ("white", "purple", "orange", "teal", "black", "green", "blue", "pink"), strict=True)
)
SHORT = dict(zip(DEITIES, ("Z", "He", "Ar", "At", "Ha", "D", "P", "Ap"), strict=True))
LOOKS = {
    THUNDER: ("yellow", "star"),
    FERTILITY: ("green", "pentagon"),
    GATE: ("grey", "hexagon"),
    BARRIER: ("red", "square"),
}
SIDES = {"p1": "sun", "p2": "moon", "p3": "sun", "p4": "moon"}

# What a note tells, in the order of its words.
NOTES = {
    "first-token": ("token", "space"),
    "stays": ("deity",),
    "thunder": ("deity", "space"),
    "thunder-idle": ("deity", "space"),
    "barrier-gone": ("deity", "space"),
    "fertility": ("deity", "space"),
    "fertility-stop": ("deity", "space"),
    "gate": ("deity", "space"),
    "gate-lone": ("deity", "space"),
    "gate-stop": ("deity", "space"),
    "out": ("deity", "space"),
    "pushed": ("deity", "space"),
    "power-lost": ("deity",),
    "fizzle": ("deity",),
    "disgraced": ("seat", "card"),
    "recovers": ("seat",),
}


def view(above: Position) -> View:
    """The mountain, everybody's cards, and what is left of the tokens."""
    prompt, rule = _prompt(above)
    terms = above.terms
    return View(
        prompt=prompt,
        rule=rule,
        spaces=_spaces(above),
        marks=mountain.marks(terms.rings, terms.columns, terms.clockwise),
        tokens=tuple(_tokens(above)),
        rows=tuple(_rows(above)),
        counters=tuple(
            Counter(
                f"reserve-{kind}",
                text(f"above-reserve-{kind}"),
                EACH - above.board.count(kind),
                of=EACH,
                emblem=f"token-{kind}",
            )
            for kind in KINDS
        ),
        sides=tuple(Side(seat, text(f"above-side-{SIDES[seat]}"), "", SIDES[seat]) for seat in terms.seats),
        notes=tuple(_told(above, *note) for note in above.notes),
        moving=above.mover if above.stage in ("step", "exit") else "",
        stills=mountain.stills(terms.rings, terms.columns),
        scores=tuple(_scores(above)),
    )


def _scores(above: Position) -> Iterator[Counter]:
    """How many powered cards everyone has left."""
    if above.stage in ("place", "reveal"):
        return
    for seat in above.terms.seats:
        ready = above.cards.count(seat)
        yield Counter(f"ready-{seat}", text("above-score", count=ready), ready, seat)


def _told(above: Position, key: str, *words: str) -> Text:
    """What just happened, as a sentence."""
    values: dict[str, str | Text] = {}
    for what, word in zip(NOTES[key], words, strict=True):
        match what:
            case "space":
                values[what] = called(word)
            case "seat":
                values[what] = word
            case "card":
                values[what] = _card_name(above, CARDS.index(word))
            case _:
                values[what] = named(word)
    if key == "fizzle":
        # A power that finds nothing to do says why, each in its own words.
        key = f"fizzle-{words[0]}" if words[0] in ("poseidon", "aphrodite") else "fizzle-place"
    return text(f"above-note-{key}", **values)


# what to do next


def _prompt(above: Position) -> tuple[Text, str]:
    """What to do next, and the rule that tells how."""
    seat = above.acting
    match above.stage:
        case "place":
            return text("above-prompt-place"), "deities"
        case "reveal":
            return _reveal_prompt(above), "first-tokens"
        case "deal":
            return text("above-prompt-deal", seat=setup.receiver(above)), "deal"
        case "card":
            return text("above-prompt-card", seat=seat), "activation"
        case "refill":
            count = HAND - above.cards.count(seat)
            return text("above-prompt-refill", seat=seat, count=count), "refill"
        case "step":
            again = bool(above.notes) and above.notes[-1][0] == "fertility"
            key, rule = ("again", "fertility") if again else ("step", "movement")
            return text(f"above-prompt-{key}", seat=seat, deity=named(above.mover)), rule
        case "exit":
            key, rule = ("exit", "gate") if GATE in above.board else ("exit-lone", "lone-gate")
            return text(f"above-prompt-{key}", seat=seat, deity=named(above.mover)), rule
        case "power":
            return _power_prompt(above)
    ended = outcome(above)
    return (ended.reason if ended else text("above-prompt-place")), "victory"


def _reveal_prompt(above: Position) -> Text:
    token, first = named(setup.next_token(above)), setup.waiting(above)
    if first < 0:
        return text("above-prompt-letter", token=token)
    return text("above-prompt-ring", token=token, letter=above.terms.code(first)[0])


def _power_prompt(above: Position) -> tuple[Text, str]:
    seat, deity = above.turn, above.deity
    kind = PLACES.get(deity)
    if kind and none_left(above, kind):
        return text("above-prompt-take", seat=seat, token=named(kind)), "reserve"
    if kind:
        return text("above-prompt-token", seat=seat, token=named(kind), count=above.left), deity
    team = deity == "athena" and len(above.terms.seats) == 4
    return text(f"above-prompt-{'athena-team' if team else deity}", seat=seat), deity


# the board


def _spaces(above: Position) -> tuple[Space, ...]:
    """The spaces; those where a Thunder would strike are yellow while somebody may move there (#thunder)."""
    terms = above.terms
    plain = mountain.spaces(terms.rings, terms.columns, terms.clockwise)
    moving = above.stage in ("card", "step", "exit") or above.deity in ("poseidon", "aphrodite")
    if not moving or THUNDER not in above.board:
        return plain
    lies = tuple(at for at, lies in enumerate(above.board) if lies == THUNDER)
    return _struck(terms.rings, terms.columns, terms.clockwise, lies)


@lru_cache(maxsize=64)
def _struck(rings: int, columns: int, clockwise: bool, lies: tuple[int, ...]) -> tuple[Space, ...]:
    """The spaces with those around each Thunder in yellow."""
    plain, near = mountain.spaces(rings, columns, clockwise), around(rings, columns)
    struck = {n for at in lies for n in near[at]}
    return tuple(replace(space, wash="yellow") if at in struck else space for at, space in enumerate(plain))


def _tokens(above: Position) -> Iterator[Token]:
    meant = _meant(above)
    for space, lies in zip(above.spaces, above.board, strict=True):
        if lies in IS_DEITY:
            yield Token(
                lies,
                "deity",
                space,
                named(lies),
                TONES[lies],
                size=0.64,
                emblem=lies,
                letter=SHORT[lies],
                stands_for=meant.get(lies, ""),
            )
        elif lies:
            tone, shape = LOOKS[lies]
            yield Token(f"{lies}-{space}", lies, space, named(lies), tone, shape, 0.54, emblem=lies)


def _meant(above: Position) -> dict[str, str]:
    """The card a deity stands for: the only one with which whoever acts can move it (#activation)."""
    if above.stage != "card":
        return {}
    ready = [n for n, lies in enumerate(above.cards) if lies == above.turn]
    held = [DEITY[n] for n in ready]
    return {DEITY[n]: CARDS[n] for n in ready if held.count(DEITY[n]) == 1}


# cards


def _card_name(above: Position, n: int) -> Text:
    return text("above-card", deity=named(DEITY[n]), code=above.terms.code(n))


def _card(above: Position, n: int) -> Card:
    return _printed(n, above.terms.code(n), above.cards[n].endswith("-spent"))


@lru_cache(maxsize=256)
def _printed(n: int, code: str, spent: bool) -> Card:
    name = text("above-card", deity=named(DEITY[n]), code=code)
    return Card(CARDS[n], name, TONES[DEITY[n]], DEITY[n], code, "spent" if spent else "")


def _row(above: Position, id: str, title: str, *lies: str, seat: str = "") -> Row:
    cards = tuple(_card(above, n) for n, where in enumerate(above.cards) if where in lies)
    return Row(id, text(title), cards, seat)


def _rows(above: Position) -> Iterator[Row]:
    """Deities to place, cards to reveal, and everybody's cards, spent ones too."""
    if above.stage == "place":
        waiting = tuple(
            Card(deity, named(deity), TONES[deity], deity, SHORT[deity])
            for deity in DEITIES
            if deity not in above.board
        )
        yield Row("tray", text("above-tray"), waiting)
    elif above.stage == "reveal":
        shown = [CARDS.index(card) for card in above.revealed]
        hidden = [n for n in range(len(CARDS)) if n not in shown]
        yield Row("pile", text("above-pile"), tuple(_card(above, n) for n in hidden))
        yield Row("shown", text("above-shown"), tuple(_card(above, n) for n in shown))
    elif above.stage == "deal":
        yield _row(above, "pile", "above-pile", EMPTY)
    if above.stage not in ("place", "reveal"):
        for seat in above.terms.seats:
            yield _row(above, f"cards-{seat}", "above-cards", seat, f"{seat}-spent", seat=seat)
        if len(above.terms.seats) == 4:
            yield _row(above, DISCARD, "above-discard", DISCARD)
