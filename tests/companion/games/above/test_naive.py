"""The engine beside a second, slow reading of the rulebook: same moves, same positions, same counts."""

from __future__ import annotations

import random

import pytest

from companion.game import Move
from companion.games.above import GAME
from companion.games.above.board import DEITIES, IS_DEITY
from companion.games.above.cards import CARDS
from companion.games.above.rules import Above
from companion.play.draw import draw
from tests.companion.games.above import naive
from tests.companion.games.above.drawing import TEAMS, position
from tests.test_perft import perft

GREEK = "αβγδεζηθικλμνξοπ"


def spot(space: str) -> object:
    """A space as the naive game names it."""
    return naive.TOP if space == "summit" else (GREEK.index(space[0]), int(space[1:]))


def as_naive(above: Above) -> dict:
    """A position at the beginning of a turn, all cards powered or discarded, for the naive game."""
    where = {token.id: token for token in above.view().tokens}
    terms = above.terms
    first = terms.seats.index(above.turn)
    game = naive.game(
        terms.rings,
        terms.columns,
        terms.seats,
        {name: spot(token.space) for name, token in where.items() if name in IS_DEITY},
        {spot(token.space): token.kind for name, token in where.items() if name not in IS_DEITY},
        {
            seat: [card for card, lies in zip(CARDS, above.cards, strict=True) if lies == seat]
            for seat in terms.seats
        },
        [card for card, lies in zip(CARDS, above.cards, strict=True) if lies == "discard"],
        terms.rulebook == "fr",
        terms.summit_in_phase3 == "forbid",
    )
    game["turn"] = terms.seats[first]
    return game


def same(above: Above, game: dict) -> bool:
    """Whether both see the same mountain and the same cards."""
    seen = {
        token.id.split("-")[0]: spot(token.space) for token in above.view().tokens if token.kind == "deity"
    }
    tokens = {spot(token.space): token.kind for token in above.view().tokens if token.kind != "deity"}
    hands = {
        seat: {c for c, lies in zip(CARDS, above.cards, strict=True) if lies == seat}
        for seat in game["seats"]
    }
    return (
        seen == game["stand"]
        and tokens == game["tokens"]
        and hands == {seat: set(cards) for seat, cards in game["hands"].items()}
    )


@pytest.mark.parametrize("forbid", ["allow", "forbid"])
@pytest.mark.parametrize("rulebook", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_random_games_have_the_same_moves_and_positions(seats: int, rulebook: str, forbid: str) -> None:
    for seed in range(2):
        state = GAME.start(seats, {"rulebook": rulebook, "summit-in-phase3": forbid}, {})
        for move in draw(state, f"naive {seed}"):
            state = state.apply(move)
        game = as_naive(state)
        dice = random.Random(f"{seats} {rulebook} {forbid} {seed}")
        while True:
            lines = sorted(naive.listed(game))
            assert sorted(map(str, state.legal_moves())) == lines
            if not lines:
                break
            line = dice.choice(lines)
            state, game = state.apply(Move.parse(line)), naive.after(game, line)
            assert same(state, game), line
        assert state.outcome().winners[0] in (game["winner"], naive.friend(game, game["winner"]))
        assert game["winner"] in state.outcome().winners


@pytest.mark.parametrize("rulebook", ["fr", "en"])
@pytest.mark.parametrize("forbid", ["allow", "forbid"])
@pytest.mark.parametrize("seats", [("p1", "p2"), TEAMS], ids=["two", "four"])
def test_crowded_mountains_have_the_same_moves_and_positions(
    seats: tuple[str, ...], rulebook: str, forbid: str
) -> None:
    """Few spaces and many tokens: chains, blocked deities and idle powers come thick and fast."""
    dice = random.Random(f"crowd {seats} {rulebook} {forbid}")
    for _ in range(40):
        rings, columns = dice.choice(((2, 4), (3, 5), (4, 6)))
        spaces = [f"{letter}{ring}" for ring in range(1, rings + 1) for letter in GREEK[:columns]]
        dice.shuffle(spaces)
        gods = list(DEITIES) if rings > 2 else ["poseidon", "aphrodite", *dice.sample(DEITIES[:6], 2)]
        kinds = dice.choices(("thunder", "barrier", "gate", "fertility"), k=len(spaces) // 3)
        kinds = [kind for n, kind in enumerate(kinds) if kinds[:n].count(kind) < 6]
        lies = ", ".join(f"{what} {space}" for what, space in zip([*gods, *kinds], spaces, strict=False))
        cards = dealt(dice, gods, seats)
        state = position(
            lies,
            "p1",
            cards,
            seats=seats,
            rings=rings,
            columns=columns,
            rulebook=rulebook,
            summit_in_phase3=forbid,
        )
        game = as_naive(state)
        for _ in range(60):
            lines = sorted(naive.listed(game))
            assert sorted(map(str, state.legal_moves())) == lines
            if not lines:
                break
            line = dice.choice(lines)
            state, game = state.apply(Move.parse(line)), naive.after(game, line)
            assert same(state, game), line


def dealt(dice: random.Random, gods: list[str], seats: tuple[str, ...]) -> tuple[str, ...]:
    """Cards for the deities on the board only, at most four each with four players."""
    mine = [card for card in CARDS if card.split("-")[0] in gods]
    if len(seats) == 2:
        return tuple(("p1" if card.endswith("1") else "p2") if card in mine else "" for card in CARDS)
    dice.shuffle(mine)
    where = {card: seats[n % 4] if n < 12 else "discard" for n, card in enumerate(mine)}
    return tuple(where.get(card, "") for card in CARDS)


# Two rings of four columns: the summit is two steps away, and everything is next to everything.
FLOOD = "zeus α1, poseidon γ1, aphrodite β1, gate α2, fertility γ2"
CARDS_AND_GATES = "hades α1, athena γ1, hera β1, thunder β2, gate δ1"
BARRIERS = "ares α1, poseidon γ2, demeter β1, fertility γ1"
CLIMB = "poseidon δ1, hera β2, fertility β1, fertility γ1, fertility γ2"
COUNTS = [
    (
        FLOOD,
        "fr",
        "allow",
        ((3, 0), (5, 0), (16, 1), (41, 1), (93, 5), (201, 21), (476, 37), (1060, 82), (2544, 240)),
    ),
    (
        FLOOD,
        "en",
        "allow",
        ((3, 0), (5, 0), (16, 1), (42, 1), (96, 5), (209, 21), (494, 37), (1101, 82), (2641, 242)),
    ),
    (
        CARDS_AND_GATES,
        "fr",
        "allow",
        ((3, 0), (5, 0), (11, 0), (29, 3), (65, 3), (150, 3), (307, 15), (663, 31)),
    ),
    (
        BARRIERS,
        "fr",
        "allow",
        ((3, 0), (7, 1), (16, 1), (52, 1), (143, 11), (315, 60), (636, 68), (1486, 90)),
    ),
    (
        BARRIERS,
        "en",
        "allow",
        ((3, 0), (7, 1), (17, 1), (55, 1), (148, 11), (330, 60), (686, 68), (1560, 94)),
    ),
    (
        CLIMB,
        "fr",
        "allow",
        ((2, 0), (6, 1), (16, 2), (30, 3), (71, 13), (143, 29), (237, 42), (377, 95), (609, 162)),
    ),
    (
        CLIMB,
        "fr",
        "forbid",
        ((2, 0), (6, 1), (16, 2), (30, 3), (71, 13), (141, 27), (237, 40), (377, 93), (609, 160)),
    ),
    (
        CLIMB,
        "en",
        "allow",
        ((2, 0), (6, 1), (17, 2), (32, 3), (78, 14), (169, 31), (283, 46), (491, 113), (800, 205)),
    ),
]


def small_hill(lies: str, rulebook: str, forbid: str) -> Above:
    """A hill of two rings and four columns; both players hold a card of every deity on it."""
    there = {words.split()[0] for words in lies.split(", ")}
    cards = dealt(random.Random(), [deity for deity in DEITIES if deity in there], ("p1", "p2"))
    agreed = {"rulebook": rulebook, "summit_in_phase3": forbid}
    return position(lies, "p1", cards, rings=2, columns=4, **agreed)


@pytest.mark.parametrize(("lies", "rulebook", "forbid", "depths"), COUNTS)
def test_small_hills_have_as_many_positions_as_counted_twice(
    lies: str, rulebook: str, forbid: str, depths: tuple[tuple[int, int], ...]
) -> None:
    """Every depth by the engine, the first ones by the naive reading too; all go past wins."""
    above = small_hill(lies, rulebook, forbid)
    for depth, expected in enumerate(depths, 1):
        assert perft(above, depth) == expected
        if expected[0] < 1500:
            assert naive.count(as_naive(above), depth) == expected
    assert depths[-1][1] > 0
