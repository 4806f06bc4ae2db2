"""Positions in words: what lies where, as one reads it off the mountain: "zeus α2, thunder θ3"."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.games.above import GAME
from companion.games.above.board import EMPTY
from companion.games.above.cards import CARDS, DISCARD, NUMBER
from companion.games.above.rules import Above
from companion.games.above.terms import Terms

TEAMS = ("p1", "p2", "p3", "p4")


def position(lies: str, turn: str = "p1", cards: tuple[str, ...] = (), **agreed: object) -> Above:
    """The position some words describe; with two players p1 holds every first card and p2 every second."""
    terms = Terms(**agreed)
    bare = Above(terms, (EMPTY,) * (terms.summit + 1), (EMPTY,) * len(CARDS))
    board = list(bare.board)
    for words in filter(None, lies.split(", ")):
        what, space = words.split(" ")
        assert bare.at(space) >= 0, space
        assert board[bare.at(space)] == EMPTY, space
        board[bare.at(space)] = what
    return Above(terms, tuple(board), cards or ("p1", "p2") * 8, "card", turn, 1)


def held(**hands: str) -> tuple[str, ...]:
    """Where each card lies: `held(p1="zeus-1 hera-1", p2="zeus-2")`; the rest is spent, or discarded."""
    named = {card: seat for seat, cards in hands.items() for card in cards.split()}
    if "p3" in hands:
        return tuple(named.get(card, DISCARD) for card in CARDS)
    owners = (named.get(card, f"{'p1' if card.endswith('1') else 'p2'}-spent") for card in CARDS)
    return tuple(owners)


def holding(above: Above, lies: str) -> set[str]:
    """The cards in one place."""
    return {card for card in CARDS if above.cards[NUMBER[card]] == lies}


def lying(above: Above) -> set[str]:
    """Everything on the mountain: {"zeus α2", "thunder θ3"}."""
    view = above.view()
    return {f"{token.id.split('-')[0]} {token.space}" for token in view.tokens}


def tokens(above: Above) -> set[str]:
    """The tokens on the mountain."""
    return {f"{token.kind} {token.space}" for token in above.view().tokens if token.kind != "deity"}


def play(above: Above, *lines: str) -> Above:
    """The position after lines that must all be allowed."""
    for line in lines:
        move = Move.parse(line)
        allowed = set(above.fixes() if (move.seat, move.verb) == (TABLE, "fix") else above.legal_moves())
        assert move in allowed, f"{line}: {above.why_not(move)}"
        above = above.apply(move)
    return above


def allowed(above: Above, *said: str) -> set[str]:
    """What may follow some words: `allowed(above, "move")` are the spaces to move to."""
    found = set()
    for move in above.legal_moves():
        words = (move.verb, *move.args)
        if words[: len(said)] == said:
            found.add(" ".join(words[len(said) :]))
    return found


def refused(above: Above, line: str) -> tuple[str, str]:
    """The rule and the reason that forbid a line."""
    move = Move.parse(line)
    assert move not in set(above.legal_moves()) | set(above.fixes()), f"{line} is allowed"
    refusal = above.why_not(move)
    return refusal.rule, refusal.text.key.removeprefix("above-refuse-")


def noted(above: Above) -> list[str]:
    """What just happened."""
    return [said.key.removeprefix("above-note-") for said in above.view().notes]


def start(seats: int = 2, facts: dict[str, str] | None = None, **options: str) -> Above:
    """The first position of a game."""
    return GAME.start(seats, options, facts or {})


# The deities on their start spaces in the order of the cards.
PLACED = tuple(
    f"table place {deity} {letter}1"
    for deity, letter in zip(
        ("zeus", "hera", "ares", "athena", "hades", "demeter", "poseidon", "aphrodite"),
        "αγεηιλνο",
        strict=True,
    )
)
REVEALED = tuple(f"table reveal {card}" for card in CARDS)
DEALT = tuple(f"table deal {card}" for card in CARDS[::2])
