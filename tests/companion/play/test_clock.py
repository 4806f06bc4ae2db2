"""Game clocks, derived from the lines and their table time."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.game import BadNotation
from companion.keep.journal import Journal
from companion.play.clock import ClockMode, TableTime
from companion.play.session import Session
from tests.playing import battle, open_session, set_up

USED, OFF = ClockMode(), ClockMode("off")
FISCHER, TURN = ClockMode("fischer", 600, 5), ClockMode("turn", 60)


def faces(session: Session, mode: ClockMode) -> tuple[int | None, int | None]:
    """What the two clocks show, in milliseconds."""
    return session.now.clocks.shown(mode, "p1"), session.now.clocks.shown(mode, "p2")


@pytest.fixture
def session() -> Session:
    """Ana thinks ten seconds, Ben twenty, Ana has thought for five more when she moves again."""
    session = set_up(battle())
    session.do("p1 move bellerophon a3", at=10_000)
    session.do("p2 move harpy a5", at=30_000)
    session.do("p1 move perseus b3", at=35_000)
    return session


@pytest.mark.parametrize("said", ["off", "used", "fischer 600 5", "turn 60"])
def test_a_clock_is_written_as_it_is_read(said: str) -> None:
    assert str(ClockMode.parse(said)) == said


@pytest.mark.parametrize(
    "said",
    [
        "",
        " ",
        "slow",
        "off 3",
        "fischer 600",
        "fischer 600 5 1",
        "turn",
        "turn 0",
        "turn -5",
        "turn 86401",
        "turn ٣",
    ],
)
def test_a_clock_that_is_none_cannot_be_read(said: str) -> None:
    with pytest.raises(BadNotation):
        ClockMode.parse(said)


def test_time_is_charged_to_whoever_is_to_act(session: Session) -> None:
    assert faces(session, USED) == (15_000, 20_000)


def test_setting_up_costs_nobody_any_time() -> None:
    session = Session(battle())
    session.do("table place perseus a2", at=99_000)
    assert faces(session, USED) == (0, 0)


def test_a_clock_that_is_off_shows_nothing(session: Session) -> None:
    assert faces(session, OFF) == (None, None)


def test_fischer_gives_its_increment_with_every_turn_ended(session: Session) -> None:
    assert faces(session, FISCHER) == (600_000 + 2 * 5_000 - 15_000, 600_000 + 5_000 - 20_000)


def test_a_turn_limit_begins_anew_with_every_turn(session: Session) -> None:
    assert faces(session, TURN) == (60_000, 60_000)
    session.do("seed 1", at=47_000)
    assert faces(session, TURN) == (60_000, 48_000)


def test_nothing_is_charged_while_the_clock_is_paused(session: Session) -> None:
    session.do("clock pause", at=40_000)
    session.do("clock run", at=140_000)
    session.do("p2 move chimera b5", at=141_000)
    assert faces(session, USED) == (15_000, 20_000 + 5_000 + 1_000)


def test_a_pause_outlasts_moves_and_undo(session: Session) -> None:
    session.do("clock pause", at=35_000)
    session.do("p2 move chimera b5", at=50_000)
    session.do("undo", at=60_000)
    session.do("p2 move chimera b5", at=70_000)
    assert not session.now.clocks.running
    assert faces(session, USED) == (15_000, 20_000)


@pytest.mark.parametrize(("mode", "sign"), [(USED, -1), (FISCHER, 1), (TURN, 1)])
def test_time_given_is_seen_on_every_kind_of_clock(session: Session, mode: ClockMode, sign: int) -> None:
    before = faces(session, mode)
    session.do("clock p2 +12", at=35_000)
    session.do("clock p1 -3", at=35_000)
    after = faces(session, mode)
    assert (after[0] - before[0], after[1] - before[1]) == (-3_000 * sign, 12_000 * sign)


@pytest.mark.parametrize("mode", [USED, FISCHER, TURN])
def test_time_given_survives_undo(session: Session, mode: ClockMode) -> None:
    other = set_up(battle())
    for line, at in (("p1 move bellerophon a3", 10_000), ("p2 move harpy a5", 30_000)):
        other.do(line, at=at)
    other.do("clock p1 +2", at=30_000)
    session.do("clock p1 +2", at=36_000)
    session.do("undo", at=36_000)
    assert faces(session, mode) == faces(other, mode)


def test_undo_restores_what_the_clocks_said_when_the_position_arose(session: Session) -> None:
    session.do("undo", at=90_000)
    assert faces(session, USED) == (10_000, 20_000)
    session.do("undo", at=95_000)
    assert faces(session, USED) == (10_000, 0)
    session.do("redo", at=99_000)
    session.do("redo", at=99_500)
    assert faces(session, USED) == (15_000, 20_000)
    assert session.now.clocks.at == 99_500


def test_after_undo_the_time_goes_on_from_there(session: Session) -> None:
    session.do("undo", at=90_000)
    session.do("p1 move atalanta c3", at=91_000)
    assert faces(session, USED) == (11_000, 20_000)


@pytest.mark.parametrize("mode", [USED, FISCHER, TURN])
def test_an_amended_line_neither_gives_nor_takes_time(session: Session, mode: ClockMode) -> None:
    before = faces(session, mode)
    session.do("amend 13 p1 move perseus b1", at=35_000)
    assert faces(session, mode) == before
    session.do("amend 11 p1 move bellerophon a1", at=35_000)
    assert faces(session, mode) == before


@pytest.mark.parametrize(
    "line",
    ["clock", "clock stop", "clock p3 +5", "clock p1 5", "clock p1 +100000", "clock p1 +1.5", "clock p10 +1"],
)
def test_a_word_the_clock_does_not_know_cannot_be_read(session: Session, line: str) -> None:
    before = session.now
    with pytest.raises(BadNotation):
        session.do(line)
    assert session.now is before


def test_clocks_go_on_from_the_last_beat_after_a_restart(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.db")
    number, session = open_session(journal, battle())
    session.do("p1 move bellerophon a3", at=10_000)
    journal.beat(number, 25_000)
    journal.close()
    again = Journal(tmp_path / "games.db").session(number)
    assert again.now.clocks.at == 25_000
    assert faces(again, USED) == (10_000, 15_000)
    time = TableTime(again.now.clocks.at, monotonic_ns=lambda: 7_000_000_000)
    assert time() == 25_000
    assert (8_500_000_000 - time.since) // 1_000_000 == 26_500


def test_a_paused_clock_stays_paused_after_a_restart(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.db")
    number, session = open_session(journal, battle())
    session.do("clock pause", at=5_000)
    journal.beat(number, 60_000)
    journal.close()
    again = Journal(tmp_path / "games.db").session(number)
    assert not again.now.clocks.running
    assert faces(again, USED) == (5_000, 0)
