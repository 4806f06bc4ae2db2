"""The randomiser: the same for the same seed, fair, and able to tell when something is not."""

from __future__ import annotations

import math
import random

import pytest

from companion.game import BadNotation
from companion.games import GAMES
from companion.luck.fairness import DOUBTFUL, Spread, above, trial
from companion.luck.randomiser import COIN, KINDS, SetUp, Wish, set_ups
from companion.play.draw import draw
from companion.play.match import Match
from companion.words import words_in
from tests.playing import NAMES

WISHES = [
    Wish("dice", number=3, sides=20),
    Wish("coin", number=2),
    Wish("first", NAMES[:5]),
    Wish("order", NAMES[:4]),
    Wish("order", NAMES[:7]),
    Wish("teams", NAMES[:7], 3),
]


def called(wish: Wish) -> str:
    return f"{wish.kind}-{len(wish.names) or wish.number}"


@pytest.mark.parametrize("wish", WISHES, ids=called)
def test_the_same_seed_gives_the_same_and_another_seed_something_else(wish: Wish) -> None:
    assert wish.drawn("Ana 7") == wish.drawn("Ana 7")
    assert len({wish.drawn(str(n)) for n in range(40)}) > 1


def test_dice_show_their_sides_and_coins_heads_or_tails() -> None:
    rolled = {side for n in range(300) for side in Wish("dice", number=2, sides=8).drawn(str(n))[0]}
    assert rolled == {str(n) for n in range(1, 9)}
    assert {side for n in range(40) for side in Wish("coin").drawn(str(n))[0]} == set(COIN)


def test_everyone_has_a_place_and_a_team_and_teams_differ_by_one_at_most() -> None:
    (order,) = Wish("order", NAMES[:6]).drawn("1")
    assert sorted(order) == sorted(NAMES[:6])
    teams = Wish("teams", NAMES[:7], 3).drawn("1")
    assert sorted(name for team in teams for name in team) == sorted(NAMES[:7])
    assert sorted(map(len, teams)) == [2, 2, 3]


@pytest.mark.parametrize(
    ("kind", "names", "number", "sides"),
    [
        ("cards", (), 1, 6),
        ("dice", (), 0, 6),
        ("dice", (), 21, 6),
        ("dice", (), 1, 1),
        ("first", ("Ana",), 1, 6),
        ("first", ("Ana", "Ana"), 1, 6),
        ("teams", ("Ana", "Ben"), 3, 6),
        ("teams", ("Ana", "Ben"), 1, 6),
        ("order", ("Ana", ""), 1, 6),
    ],
)
def test_what_cannot_be_drawn_is_refused(kind: str, names: tuple[str, ...], number: int, sides: int) -> None:
    with pytest.raises(BadNotation):
        Wish(kind, names, number, sides)


@pytest.mark.parametrize("wish", WISHES, ids=called)
def test_ten_thousand_draws_are_even(wish: Wish) -> None:
    spread = list(trial(wish, "fair"))[-1]
    assert spread.draws == 10_000
    assert math.isclose(sum(spread.expected.values()), sum(spread.counts.values()))
    assert spread.share > DOUBTFUL
    assert spread.meaning.key == "fair-even"


@pytest.mark.parametrize("game", set_ups())
def test_the_set_up_of_every_game_falls_evenly(game: str) -> None:
    wish = SetUp(Match(game, NAMES[: GAMES[game].seats[-1]]), "1")
    spread = list(trial(wish, "fair", draws=400))[-1]
    assert spread.freedom >= 1
    assert spread.share > DOUBTFUL


def test_a_game_that_lays_out_nothing_is_not_offered_and_refused() -> None:
    for game in set(GAMES) - set(set_ups()):
        with pytest.raises(BadNotation, match="no set-up to draw"):
            SetUp(Match(game, NAMES[: GAMES[game].seats[0]]), "1")
    assert len(set_ups()) >= 5


def test_a_set_up_in_the_corner_is_the_one_the_game_would_begin_with() -> None:
    match = Match("battle", NAMES[:2])
    wish = SetUp(match, "7")
    assert wish.moves("7") == draw(match.start(), "7")
    assert wish.position("7").view().tokens


def test_a_loaded_die_is_found_out() -> None:
    class Loaded(Wish):
        def counted(self, seed: str) -> tuple[str, ...]:
            """A six where another die would show a one, now and then."""
            (side,) = super().drawn(seed)[0]
            return ("6",) if side == "1" and random.Random(f"{seed}!").random() < 0.2 else (side,)

    spread = list(trial(Loaded("dice"), "fair"))[-1]
    assert spread.meaning.key == "fair-doubtful"


@pytest.mark.parametrize(
    ("chi_square", "freedom", "share"),
    # From a printed table of the chi-square distribution.
    [(3.841, 1, 0.05), (6.635, 1, 0.01), (5.991, 2, 0.05), (11.070, 5, 0.05), (18.307, 10, 0.05), (0, 3, 1)],
)
def test_chi_square_agrees_with_the_printed_table(chi_square: float, freedom: int, share: float) -> None:
    assert above(chi_square, freedom) == pytest.approx(share, abs=2e-4)


def test_the_surprise_is_counted_as_books_count_it() -> None:
    spread = Spread(60, {"1": 5, "2": 8, "3": 9, "4": 8, "5": 10, "6": 20}, {str(n): 10 for n in range(1, 7)})
    assert spread.chi_square == pytest.approx(13.4)
    assert spread.freedom == 5
    assert spread.share == pytest.approx(0.0199, abs=1e-4)
    assert "2 of 100" in words_in("en").say(spread.meaning)


def test_every_kind_is_tried() -> None:
    assert {wish.kind for wish in WISHES} == set(KINDS)
