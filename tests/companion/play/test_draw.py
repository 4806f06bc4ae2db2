"""Random set-up: the same seed gives the same, parts can be locked, and no figure or place is favoured."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from companion.game import TABLE, Move, State
from companion.games.battle.board import CREATURES, HEROES
from companion.play.draw import CannotKeep, draw
from companion.play.match import Match
from tests.playing import battle, named, variants

DRAWS = 10_000
# Chi-square: how large it may be by chance once in a thousand times, for so many degrees of freedom.
ONCE_IN_A_THOUSAND = {4: 18.467, 9: 27.877, 89: 135.978}

Draw = Callable[[State, str], list[Move]]


@pytest.mark.parametrize("match", list(variants())[::5], ids=named)
def test_the_same_seed_gives_the_same_set_up_and_all_of_it_is_legal(match: Match) -> None:
    entered = match.box.entered
    drawn = draw(match.start(), "4711", entered=entered)
    assert drawn == draw(match.start(), "4711", entered=entered)
    if drawn:  # a plain score pad has nothing to draw
        assert any(drawn != draw(match.start(), str(seed), entered=entered) for seed in range(20))
    state = match.start()
    for move in drawn:
        assert move in list(state.legal_moves())
        state = state.apply(move)
    assert any(move.seat != TABLE or move.verb in entered for move in state.legal_moves())


@pytest.mark.parametrize("match", variants(), ids=named)
def test_what_people_enter_or_decide_is_never_drawn(match: Match) -> None:
    entered = match.box.entered
    assert not [move for move in draw(match.start(), "1", entered=entered) if move.verb in entered]


def test_locked_lines_stay_and_the_rest_is_drawn_anew() -> None:
    start = battle().start()
    first = draw(start, "1")
    locked = first[2:5]
    again = [draw(start, str(seed), keep=locked) for seed in range(2, 30)]
    assert all(set(locked) <= set(drawn) for drawn in again)
    assert all(len(drawn) == len(first) for drawn in again)
    assert len({frozenset(drawn) for drawn in again}) == len(again), "the rest is drawn anew"


def test_locking_everything_keeps_everything() -> None:
    start = battle().start()
    first = draw(start, "1")
    assert set(draw(start, "2", keep=first)) == set(first)


def test_parts_that_exclude_each_other_cannot_be_locked() -> None:
    keep = [Move(TABLE, "place", ("perseus", "a2")), Move(TABLE, "place", ("jason", "a2"))]
    with pytest.raises(CannotKeep):
        draw(battle().start(), "1", keep=keep)


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from equally many of each kind."""
    expected = counts.total() / kinds
    return sum((n - expected) ** 2 for n in counts.values()) / expected + (kinds - len(counts)) * expected


def unfair(draw_it: Draw) -> list[str]:
    """What chance would hardly do: who is chosen, where each stands, who stands beside whom."""
    boards = []
    start = battle().start()
    for seed in range(DRAWS):
        boards.append({move.args[0]: move.args[1] for move in draw_it(start, str(seed))})
    found = []
    for row, side in ((2, HEROES), (4, CREATURES)):
        stands = [{space: who for who, space in board.items() if who in side} for board in boards]
        chosen = Counter(who for board in stands for who in board.values())
        # Five of ten without putting back: the counts vary less than throws of a die would.
        share = DRAWS * 5 / 10
        spread = sum((chosen[who] - share) ** 2 for who in side) / (share * (1 - 5 / 10)) * 9 / 10
        if spread > ONCE_IN_A_THOUSAND[9]:
            found.append(f"who is chosen in row {row}: {spread:.1f}")
        for column in "abcde":
            statistic = chi_square(Counter(board[f"{column}{row}"] for board in stands), 10)
            if statistic > ONCE_IN_A_THOUSAND[9]:
                found.append(f"who stands on {column}{row}: {statistic:.1f}")
        for who in side:
            statistic = chi_square(Counter(board[who] for board in boards if who in board), 5)
            if statistic > ONCE_IN_A_THOUSAND[4]:
                found.append(f"where {who} stands: {statistic:.1f}")
        pairs = Counter((board[f"a{row}"], board[f"b{row}"]) for board in stands)
        statistic = chi_square(pairs, 90)
        if statistic > ONCE_IN_A_THOUSAND[89]:
            found.append(f"who stands beside whom in row {row}: {statistic:.1f}")
    return found


def test_over_ten_thousand_draws_every_figure_and_every_place_is_equally_likely() -> None:
    assert unfair(draw) == []


def leaning(state: State, seed: str) -> list[Move]:
    """A draw that takes the first move on the list once in twenty times too often."""
    dice = random.Random(seed)
    drawn = []
    while (moves := list(state.legal_moves())) and moves[0].seat == TABLE:
        move = moves[0] if dice.random() < 0.05 else dice.choice(moves)
        drawn.append(move)
        state = state.apply(move)
    return drawn


def test_a_draw_that_leans_by_a_twentieth_is_found_out() -> None:
    found = unfair(leaning)
    assert any("who is chosen in row 2" in what for what in found)
    assert any("who stands on a2" in what for what in found)
    assert any("where bellerophon stands" in what for what in found)
