"""A larger screen shows more, not the same larger: thumbs keep their nine millimetres, no more."""

from __future__ import annotations

import pytest

from ui.checks.finger import Hand
from ui.handed.theme import THUMB, THUMB_MM, WIDE_MM, columns, long_mm
from ui.parts.board.fan import GAP as FAN
from ui.parts.column.aside import Aside
from ui.parts.column.places import CHRONICLE, COLUMN, NEARLY, places
from ui.parts.table.seat_grid import LOW as SEATS

BETWEEN = 6  # units: seats and what is chosen from, see the table's layout
MOVES = tuple(f"Ana to b{n}" for n in range(1, 30))
RULE = "A figure moves along its row or its column. It never jumps over another figure, friend or foe."


def unit(long: float, short: float) -> float:
    """How many pixels a unit has, as the appearance measures it."""
    return min(long / 800, short / 480) * WIDE_MM / long_mm(long)


@pytest.mark.parametrize(
    "size", [(800, 480), (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
)
def test_a_key_is_as_large_as_a_thumb_on_the_smallest_screen_of_each_size(size: tuple[int, int]) -> None:
    assert unit(*size) * THUMB / (size[0] / long_mm(size[0])) >= THUMB_MM


def test_full_hd_has_the_keys_of_a_smaller_screen_and_more_of_them() -> None:
    assert unit(1920, 1080) == pytest.approx(unit(1280, 720))
    assert long_mm(1280) == long_mm(800) == WIDE_MM
    assert [columns(room, 300) for room in (200, 650, 900)] == [1, 2, 3]


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 720), (720, 1280)])
def test_where_the_board_needs_the_room_nothing_stands_aside(size: tuple[int, int]) -> None:
    u = unit(max(size), min(size))
    assert places(*size, u, u)["aside"].high == 0


def test_a_large_screen_has_the_last_moves_and_the_rule_beside_all_the_rest() -> None:
    u = unit(1920, 1080)
    boxes = places(1920, 1080, u, u)
    aside, floor, board = boxes["aside"], boxes["floor"], boxes["board"]
    assert aside.x >= floor.x + floor.wide
    assert aside.x + aside.wide <= 1920
    assert floor.wide >= COLUMN * u
    assert board.wide >= NEARLY * 1080
    assert boxes["chronicle"].high == 0 < CHRONICLE, "it would say the same twice"


def test_letters_half_as_large_again_have_the_whole_column() -> None:
    u = unit(1920, 1080)
    boxes = places(1920, 1080, u, 1.6 * u)
    assert boxes["aside"].high == 0 < boxes["chronicle"].high
    assert boxes["floor"].wide > 1.5 * COLUMN * u


def test_upright_there_is_room_for_the_seats_the_suits_and_all_cards_of_one() -> None:
    u = unit(1280, 720)
    needed = SEATS + BETWEEN + 3 * THUMB + 2 * FAN
    assert places(720, 1280, u, u)["floor"].high >= needed * u


def aside(hand: Hand, high: float, *past: str, rule: str = RULE) -> Aside:
    """A column so high, in units, that tells these moves and this rule."""
    u = hand.app.look.u
    found = Aside(size_hint=(None, None), size=(260 * u, high * u))
    found.show(past, "Moving", rule)
    hand.wait()
    found.fit()
    return found


def test_as_many_moves_are_told_as_stand_there_with_the_rule_in_full(hand: Hand) -> None:
    high, low = aside(hand, 700, *MOVES), aside(hand, 400, *MOVES)
    assert high.newest == low.newest == MOVES[0]
    assert len(MOVES) > len(high.earlier.splitlines()) + 1 > len(low.earlier.splitlines()) + 1 > 1
    assert high.rule == low.rule == RULE


def test_a_rule_without_room_is_told_by_its_beginning(hand: Hand) -> None:
    assert aside(hand, 210, *MOVES).rule == RULE.partition(". ")[0] + "."
    assert aside(hand, 60, *MOVES).rule == ""
