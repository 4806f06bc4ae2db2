"""Faults in the middle of a game: play goes on, one sentence says what is missing, and nothing is lost.

A camera that dies, freezes or lies is in test_camera_device.py, a touch told twice in test_touch_guard.py, a
flooding or stuck button in tests/hardware, and being killed at any moment in companion/keep/test_killed.py.
"""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import numpy as np
import pytest
from kivy.base import ExceptionManager

from companion.game import Move
from companion.keep.journal import NotKept
from companion.keep.single_instance import alone
from tests.processes import ROOT, python
from tests.ui.moves_by_touch import make, play_on, start_game
from ui.app.faults import MOST, KeepGoing
from ui.checks.finger import Hand
from vision.frames import Shot
from vision.reading.hints import hint


def refused(hand: Hand, sentence: str) -> Move:
    """A move made by touch that the disk does not take: nothing changed, and the table is told why."""
    table = hand.app.table
    before = table.session.now
    move = table.session.moves[0]
    make(hand, move)
    assert table.session.now is before, "a move that is not on disk must not be on the screen"
    assert table.notice.text.key == sentence
    assert hand.app.say(table.notice.text) in " ".join(hand.words())
    hand.press("OK")
    return move


def goes_on(hand: Hand, move: Move) -> None:
    """The same move again, now that the trouble is over; and the rest of the game."""
    hand.app.table.picks = ()
    make(hand, move)
    assert hand.app.table.session.now.tip.line == str(move)
    said = list(hand.app.table.session.lines())
    assert list(hand.app.game.journal.session(hand.app.opened.number).lines()) == said
    play_on(hand, random.Random(2), most=4)


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room_again(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=3)
    db = hand.app.game.journal._db
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count={pages}")  # not a page more, as on a disk that is full
    with suppress(NotKept):
        while True:
            hand.app.table.session.do(*["clock p1 +1", "clock p1 -1"] * 200)
    with suppress(NotKept):
        while True:  # until not even one line finds room
            hand.app.table.session.do("clock p1 +0")
    move = refused(hand, "not-kept-full")
    db.execute("PRAGMA max_page_count=100000")
    goes_on(hand, move)


def test_a_medium_that_turned_read_only_is_told_and_play_goes_on_afterwards(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    hand.app.game.journal._db.execute("PRAGMA query_only=1")
    move = refused(hand, "not-kept-read-only")
    hand.app.game.journal._db.execute("PRAGMA query_only=0")
    goes_on(hand, move)


def test_a_file_held_by_another_program_is_told_and_play_goes_on_afterwards(hand: Hand, home: Path) -> None:
    start_game(hand, "5 × 5")
    hand.app.game.journal._db.execute("PRAGMA busy_timeout=50")
    with closing(sqlite3.connect(home / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        move = refused(hand, "not-kept-locked")
        other.execute("ROLLBACK")
    goes_on(hand, move)


def test_a_wall_clock_that_jumps_by_years_changes_no_game_clock(
    open_app: Callable[[], Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_app()
    start_game(hand, "5 × 5")
    now = time.time()
    for years in (30, -50):
        monkeypatch.setattr(time, "time", lambda years=years: now + years * 365 * 86_400)
        monkeypatch.setattr(time, "strftime", lambda form, years=years: f"{2026 + years}-01-01 00:00")
        play_on(hand, random.Random(years), most=3)
        used = hand.app.table.session.now.clocks.used
        assert all(0 <= spent < 600_000 for spent in used), "only the time really spent is charged"
    position = hand.app.table.session.position
    again = open_app()
    again.press("Continue")
    assert again.app.table.session.position == position
    assert all(0 <= spent < 600_000 for spent in again.app.table.session.now.clocks.used)


def test_a_second_copy_is_told_that_one_is_open_and_leaves_it_alone(home: Path) -> None:
    with alone(home) as hold:
        assert hold is not None
        assert alone(home) is None
        env = os.environ | {"PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "offscreen"}
        said = [sys.executable, "-m", "companion", "app", "--kiosk"]
        ran = subprocess.run(said, env=env, capture_output=True, text=True)
    assert ran.returncode == 1
    assert "open already" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (home / "games.db").exists()


def test_the_hold_on_the_games_ends_with_whoever_had_it(home: Path) -> None:
    taken = "from companion.keep.single_instance import alone"
    python(f"from pathlib import Path; {taken}; alone(Path({str(home)!r}))")
    assert alone(home) is not None


def test_a_black_picture_is_said_in_words(hand: Hand) -> None:
    dark = np.zeros((720, 1280), np.uint8)
    said = hint(Shot(dark, 0).frame, ()).said
    assert said.key == "sight-dark"
    assert hand.app.say(said) != said.key


def test_a_fault_of_the_screen_is_told_and_one_in_every_frame_ends_in_a_fresh_start(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    keeper = KeepGoing(hand.app.game)
    answers = [keeper.handle_exception(ValueError("a fault")) for _ in range(MOST + 1)]
    assert answers == [ExceptionManager.PASS] * MOST + [ExceptionManager.RAISE]
    hand.wait()
    assert hand.app.table.notice.text.key == "fault-inside"
