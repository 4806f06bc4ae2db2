"""Evenings by simulated people: pairings, byes, who comes late and who leaves, corrections, standings."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from companion.club.evening import BadEvening, Evening, played, step
from companion.club.pairing import next_round
from companion.club.standings import points, standings


def opened(people: int, tables: int, *more: str) -> list[str]:
    names = [f"come p{n:02} Person {n}" for n in range(1, people + 1)]
    return ["evening swiss 5", *more, *names, *(f"table t{n}" for n in range(1, tables + 1))]


def play_round(lines: list[str], strength: dict[str, float], dice: random.Random) -> None:
    """The next round drawn and played: the stronger mostly wins."""
    lines += next_round(played(lines))
    now = played(lines)
    for one in now.of_round(now.round):
        form = [strength.get(id_, 0.0) + dice.gauss(0, 1) for id_ in one.people]
        places = [1 + sum(other > mine for other in form) for mine in form]
        lines.append(f"result {one.round} {one.table} {' '.join(map(str, places))}")


def test_five_rounds_of_swiss_bring_nobody_together_twice() -> None:
    for people in (15, 16, 17):
        lines, dice = opened(people, 8, "game battle 2"), random.Random(people)
        for _ in range(5):
            play_round(lines, {}, dice)
        now = played(lines)
        assert max(now.met().values()) == 1
        byes = [id_ for _, id_ in now.byes]
        assert len(set(byes)) == len(byes) == (5 if people % 2 else 0)
        with pytest.raises(BadEvening, match="all 5 rounds"):
            next_round(now)


def test_equal_points_meet_where_they_can() -> None:
    lines = opened(8, 4, "game battle 2")
    lines += next_round(played(lines))
    lines += [f"result 1 t{n} 1 2" for n in range(1, 5)]
    lines += next_round(played(lines))
    now = played(lines)
    has = points(played(lines))
    assert all(has[one.people[0]] == has[one.people[1]] for one in now.of_round(2))


@pytest.mark.parametrize("people", range(2, 12))
def test_everybody_meets_everybody_once_in_as_few_rounds_as_can_be(people: int) -> None:
    lines = ["evening all", *opened(people, 6, "game battle 2")[1:]]
    dice = random.Random(people)
    for _ in range(people - 1 + people % 2):
        play_round(lines, {}, dice)
    now = played(lines)
    assert now.met() == {frozenset(pair): 1 for pair in combinations(now.here, 2)}
    with pytest.raises(BadEvening, match="everybody has met"):
        next_round(now)


def test_who_comes_late_to_a_round_robin_still_meets_everybody() -> None:
    lines, dice = ["evening all", *opened(6, 6, "game battle 2")[1:]], random.Random(1)
    play_round(lines, {}, dice)
    lines += ["come late Late", "go p03"]
    for _ in range(12):
        try:
            play_round(lines, {}, dice)
        except BadEvening:
            break
    now = played(lines)
    assert {frozenset(pair) for pair in combinations(now.here, 2)} <= now.met().keys()
    assert max(now.met().values()) == 1


@pytest.mark.parametrize(
    ("box", "size", "people"), [("heavens", 3, 14), ("olympia", 6, 20), ("scorepad", 5, 23), ("olympe", 4, 9)]
)
def test_tables_of_many_fit_the_game_and_seldom_meet_again(box: str, size: int, people: int) -> None:
    lines, dice = opened(people, 8, f"game {box} {size}"), random.Random(box)
    for _ in range(3):
        play_round(lines, {}, dice)
    now = played(lines)
    for number in (1, 2, 3):
        seated = [id_ for one in now.of_round(number) for id_ in one.people]
        assert len(seated) == len({*seated}) == people - sum(r == number for r, _ in now.byes)
    assert sum(points(now).values()) == sum(Fraction(len(one.people), 2) for one in now.seatings) + len(
        now.byes
    )
    if size == 3:
        assert sum(count > 1 for count in now.met().values()) <= 1


def test_several_games_in_one_evening() -> None:
    lines, dice = opened(12, 6, "game battle 2"), random.Random(3)
    play_round(lines, {}, dice)
    lines.append("game heavens 4")
    play_round(lines, {}, dice)
    now = played(lines)
    assert [len(one.people) for one in now.of_round(1)] == [2] * 6
    assert [len(one.people) for one in now.of_round(2)] == [4] * 3


def test_a_correction_changes_the_standing_and_keeps_what_was_said() -> None:
    lines = opened(2, 1, "game battle 2")
    lines += [*next_round(played(lines)), "result 1 t1 1 2"]
    first = standings(played(lines))[0].id
    lines.append("correct 1 t1 2 1")
    now = played(lines)
    assert standings(now)[0].id != first
    assert (now.seatings[0].before, now.seatings[0].places) == (((1, 2),), (2, 1))


def test_ties_are_parted_by_the_game_against_each_other_then_by_strength() -> None:
    lines = opened(4, 2, "game battle 2")
    lines += ["seat 1 t1 battle p01 p02", "seat 1 t2 battle p03 p04", "result 1 t1 1 2", "result 1 t2 1 2"]
    lines += ["seat 2 t1 battle p01 p03", "seat 2 t2 battle p02 p04", "result 2 t1 2 1", "result 2 t2 1 2"]
    rows = {row.id: row for row in standings(played(lines))}
    assert [row.id for row in standings(played(lines))] == ["p03", "p01", "p02", "p04"]
    assert rows["p01"].points == rows["p02"].points == 1
    assert (rows["p01"].direct, rows["p02"].direct) == (1, 0)
    assert rows["p03"].strength == rows["p01"].points + rows["p04"].points


def test_draws_and_shared_places_share_the_point() -> None:
    lines = opened(4, 2, "game heavens 4")
    lines += ["seat 1 t1 heavens p01 p02 p03 p04", "result 1 t1 1 2 2 4"]
    assert points(played(lines)) == {"p01": 1, "p02": Fraction(1, 2), "p03": Fraction(1, 2), "p04": 0}
    assert [row.place for row in standings(played(lines))] == [1, 2, 2, 4]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "evening swiss 0",
        "come p01 Person",
        "come Ann Ann",
        "go nobody",
        "game battle 3",
        "game chess 2",
        "seat 2 t1 battle p01 p02",
        "seat 1 t9 battle p01 p02",
        "seat 1 t1 battle p01 p01",
        "seat 1 t1 battle p01 p99",
        "result 1 t1 1 2",
        "bye 1 nobody",
        "start 1",
    ],
)
def test_what_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        step(played(opened(4, 2, "game battle 2")), line)


@pytest.mark.parametrize("places", ["1", "1 1 1", "2 2", "1 3", "0 1", "x y"])
def test_places_that_cannot_be_are_refused(places: str) -> None:
    lines = opened(2, 1, "game battle 2")
    lines += next_round(played(lines))
    with pytest.raises(BadEvening):
        step(played(lines), f"result 1 t1 {places}")


def test_the_next_round_waits_for_all_results_and_for_enough_tables() -> None:
    lines = opened(6, 2, "game battle 2")
    with pytest.raises(BadEvening, match="3 tables are needed"):
        next_round(played(lines))
    lines += ["table t3"]
    lines += next_round(played(lines))
    with pytest.raises(BadEvening, match="still to come"):
        next_round(played(lines))
    assert len(played(lines).open) == 3
    with pytest.raises(BadEvening, match="what is played"):
        next_round(Evening())
