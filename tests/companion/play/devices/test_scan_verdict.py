"""The rules help: what may be played is taken, anything else is asked about, with what it may have been."""

from __future__ import annotations

import pytest

from companion.inputs import Scan
from companion.play.devices.scan_verdict import (
    ALTERNATIVES,
    ALWAYS,
    NEVER,
    UNSURE,
    Verdict,
    alternatives,
    weigh,
)
from companion.play.table import Table
from tests.playing import battle, set_up
from tests.vision.showing import GAME


@pytest.fixture
def table() -> Table:
    return Table(set_up(battle()))


def weighed(table: Table, thing: str, confirm: str = UNSURE, **more: object) -> Verdict:
    """What becomes of a reading at this table."""
    return weigh(Scan("battle", thing), GAME, table.open, table.view(), confirm, **more)


def on_turn(table: Table) -> str:
    """A figure that may move now."""
    return next(pick for pick in table.open if pick in {thing.id for thing in GAME.things})


def waiting(table: Table) -> str:
    """A figure on the board that may not move now."""
    return next(token.id for token in table.view().tokens if token.id not in table.open and token.space)


def in_the_box(table: Table) -> str:
    """A figure that is not in this game."""
    shown = {token.id for token in table.view().tokens}
    return next(thing.id for thing in GAME.things if thing.id not in shown)


def test_what_may_be_played_is_taken_without_a_question(table: Table) -> None:
    verdict = weighed(table, on_turn(table))
    assert not verdict.ask
    assert verdict.said.key == "scan-sure"


def test_a_thing_that_may_not_be_played_now_is_questioned(table: Table) -> None:
    verdict = weighed(table, waiting(table))
    assert verdict.ask
    assert verdict.said.key == "scan-not-now"


def test_a_thing_that_is_not_in_this_game_is_questioned(table: Table) -> None:
    verdict = weighed(table, in_the_box(table))
    assert verdict.ask
    assert verdict.said.key == "scan-not-here"


def test_a_copy_already_read_is_questioned_even_if_another_may_be_played(table: Table) -> None:
    thing = on_turn(table)
    verdict = weighed(table, thing, played={(thing, 1)})
    assert verdict.ask
    assert verdict.said.key == "scan-again"
    assert not weighed(table, thing, played={(thing, 2)}).ask


def test_asking_can_be_never_or_always(table: Table) -> None:
    assert not weighed(table, in_the_box(table), NEVER).ask
    assert weighed(table, on_turn(table), ALWAYS).ask


def test_what_may_be_meant_instead_can_be_played_and_comes_first_if_in_sight(table: Table) -> None:
    thing = on_turn(table)
    others = [pick for pick in table.open if pick != thing]
    verdict = weighed(table, thing, in_sight=[waiting(table), others[-1]])
    assert verdict.instead[0] == others[-1]
    assert thing not in verdict.instead
    assert set(verdict.instead) <= set(table.open)
    assert 0 < len(verdict.instead) <= ALTERNATIVES


def test_names_that_begin_alike_are_likelier() -> None:
    assert alternatives("cyclone", GAME, ("harpy", "cyclops", "cerberus"))[:2] == ("cyclops", "cerberus")
