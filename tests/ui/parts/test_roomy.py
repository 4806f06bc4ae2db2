"""A larger screen shows more, not the same larger: thumbs keep their nine millimetres, no more."""

from __future__ import annotations

import random
from itertools import combinations
from math import dist

import pytest

from companion.keep.score_sheet import sheet_of
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import drawn_anew
from ui.checks.finger import Hand
from ui.handed.theme import THUMB, THUMB_MM, WIDE_MM, columns, long_mm
from ui.parts.board.fan import GAP as FAN
from ui.parts.column.aside import Aside
from ui.parts.column.places import CHRONICLE, COLUMN, NEARLY, places
from ui.parts.column.rounds import Rounds
from ui.parts.common.chart import apart
from ui.parts.table.seat_grid import LOW as SEATS
from ui.screens.play.result import ResultPage

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


@pytest.mark.parametrize("scale", [80, 100, 120, 130, 160])
def test_six_seats_in_a_row_are_as_wide_as_thumbs_where_something_stands_aside(scale: int) -> None:
    u = unit(1920, 1080)
    boxes = places(1920, 1080, u, u * scale / 100)
    assert (boxes["floor"].wide - 5 * BETWEEN * u) / 6 >= THUMB_MM * 1920 / long_mm(1920)
    assert (boxes["aside"].high > 0) == (scale <= 100)


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


def test_what_a_rule_lists_stands_line_by_line(hand: Hand) -> None:
    listed = aside(hand, 700, *MOVES, rule="Zeus looks at:\n\n- [regions](#regions)\n- **orbits**")
    assert listed.rule == "Zeus looks at:\n\n•  regions\n•  orbits"


def heavens(rounds: int) -> Session:
    """A game of so many days, and a move of the next."""
    session = Session(Match("heavens", ("Ana", "Ben", "Cleo"), {}))
    session.do("seed 1", *drawn_anew(session, "1"))
    dice = random.Random(3)
    while len(sheet_of(session.match, session.now.tip).rows) <= rounds:
        session.do(str(dice.choice(session.moves)))
    return session


def told(rounds: Rounds) -> list[list[str]]:
    """What stands in each column."""
    shown = reversed(rounds.ids.columns.children)
    return [[*column.told.splitlines(), column.total] for column in shown]


def test_the_last_rounds_are_told_with_the_sums_of_all(hand: Hand) -> None:
    session, rounds = heavens(3), Rounds(letter=16)
    assert rounds.read(session)
    assert rounds.fit(1000, 400) > rounds.fit(130, 400) > 0
    sheet = sheet_of(session.match, session.now.tip)
    said, *sides = told(rounds)
    assert said == ["Day 3", "Day 4", "Total"]
    assert [column[-1] for column in sides] == [str(total).replace("-", "−") for total in sheet.totals[0]]


def test_one_round_or_none_or_too_little_room_tells_nothing(hand: Hand) -> None:
    rounds = Rounds(letter=16)
    assert rounds.fit(1000, 400) == 0
    rounds.read(heavens(0))
    assert rounds.fit(1000, 400) == 0
    rounds.read(heavens(3))
    assert rounds.fit(80, 400) == rounds.fit(1000, 80) == 0
    assert told(rounds) == []


def test_rounds_are_counted_again_only_where_a_move_has_counted_something(hand: Hand) -> None:
    session, rounds = heavens(2), Rounds(letter=16)
    rounds.read(session)
    assert not rounds.read(session)
    before = session.position.tally()
    while session.position.tally() == before:
        session.do(str(session.moves[0]))
        assert rounds.read(session) == (session.position.tally() != before)
    session.do("undo", "undo")
    assert rounds.read(session), "another line is another sheet"


def test_below_the_places_it_is_drawn_how_the_game_went_where_that_can_be_seen() -> None:
    high = ResultPage.course_high
    assert high(1.5, 740, 4) > high(1.5, 740, 5) > 0
    assert high(1.0, 300, 4) == 0


def test_signs_at_the_ends_of_curves_never_lie_on_one_another() -> None:
    ends = {"p1": (100.0, 50.0), "p2": (100.0, 50.0), "p3": (100.0, 58.0), "p4": (100.0, 90.0)}
    stand = apart(ends, 20)
    assert (stand["p1"], stand["p4"]) == (ends["p1"], ends["p4"])
    assert all(dist(one, other) >= 20 for one, other in combinations(stand.values(), 2))
