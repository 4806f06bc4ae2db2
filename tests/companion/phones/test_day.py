"""A day with phones against a day without: how touches and waiting are counted."""

from __future__ import annotations

import random

import pytest

from companion.bench.day import DAY, Spent, by_phone, touched, waited
from companion.game import TABLE
from tests.companion.phones.room import table_of

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")


def test_whoever_touches_lets_all_the_others_wait() -> None:
    assert waited([Spent("p1", 2), Spent("p2", 1)], seats=5) == 4 * 3


def test_choices_at_once_are_waited_for_only_by_who_is_done_sooner() -> None:
    at_once = [Spent("p1", 1, True), Spent("p2", 3, True), Spent("p3", 1, True)]
    assert waited(at_once, seats=3) == 2 + 0 + 2
    assert touched(at_once) == 5


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_a_day_can_be_made_on_its_players_own_page(seed: int) -> None:
    table, dice = table_of(DAY.game, NAMES, seed=str(seed)), random.Random(seed)
    in_turn, at_once = list[Spent](), list[Spent]()
    while table.session.now.tip.line != DAY.until:
        move = dice.choice(table.session.moves)
        if move.seat != TABLE:
            told = table.session.told
            cost = by_phone(table, move)
            assert cost >= 1
            assert table.session.told == told, "counting changes nothing"
            in_turn.append(Spent(move.seat, cost))
            at_once.append(Spent(move.seat, cost, move.seat in table.view().secret))
        table.do(str(move), at=0)
    secret = [one for one in at_once if one.at_once]
    assert len(secret) % len(NAMES) == 0
    assert len(secret) >= len(NAMES)
    assert touched(in_turn) == touched(at_once)
    assert waited(at_once, len(NAMES)) <= waited(in_turn, len(NAMES)) - 4 * len(secret)
