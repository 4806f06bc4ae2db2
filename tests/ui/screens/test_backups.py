"""Backups by touch, a damaged journal put right beside the screen, and what was set aside."""

from __future__ import annotations

import random
from pathlib import Path

from tests.clock import MovedClock
from tests.ui.moves_by_touch import play_on, start_game
from ui.checks.finger import Hand


def done(hand: Hand, clock: MovedClock) -> None:
    """Let the work beside the screen come to its end, and the screen hear of it."""
    keeper = hand.app.game.keeper
    while keeper.busy:
        clock.move(0.1)
    hand.app._beat()
    hand.wait()


def open_backups(hand: Hand) -> None:
    """Home, settings, backups."""
    hand.app.root.show("home")
    hand.wait()
    hand.press(icon="settings")
    hand.press("Backups")


def test_games_are_backed_up_and_put_back_by_touch(hand: Hand, home: Path, clock: MovedClock) -> None:
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=4)
    then = hand.app.game.journal.lines(1)
    open_backups(hand)
    assert any("No backup yet" in words for words in hand.words())
    hand.press("Back up now")
    done(hand, clock)
    hand.app.root.sit_down()
    hand.wait()
    play_on(hand, random.Random(2), most=3)
    later = hand.app.game.journal.lines(1)
    open_backups(hand)
    hand.press("Backup 1")
    hand.press("Put back")
    done(hand, clock)
    assert len(later) > len(then)
    assert hand.app.game.journal.lines(1)[: len(then)] == then
    assert any("Your games are as they were then" in words for words in hand.words())
    assert any("kept as a backup" in words for words in hand.words())
    hand.press("Backup 2")
    hand.press("Put back")
    done(hand, clock)
    assert hand.app.game.journal.lines(1)[: len(later)] == later, "and how it was before can be put back too"
    hand.press(icon="back")
    hand.press(icon="back")
    assert hand.app.root.current == "home"


def test_where_there_were_no_games_none_are_said_to_be_kept(
    hand: Hand, home: Path, clock: MovedClock
) -> None:
    start_game(hand, "5 × 5")
    open_backups(hand)
    hand.press("Back up now")
    done(hand, clock)
    hand.app.game.close_journal()
    for file in home.glob("games.*"):  # as on another card
        file.unlink()
    hand.app.game.open_journal()
    open_backups(hand)
    hand.press("Backup 1")
    hand.press("Put back")
    done(hand, clock)
    assert hand.app.game.journal.lines(1)
    assert any("Your games are as they were then" in words for words in hand.words())
    assert not any("kept as a backup" in words for words in hand.words())


def test_a_damaged_journal_is_put_right_while_the_screen_is_up(
    hand: Hand, home: Path, clock: MovedClock
) -> None:
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=4)
    hand.app.root.show("home")
    lines = hand.app.game.journal.lines(1)
    hand.app.game.close_journal()
    path = home / "games.db"
    path.write_bytes(b"\0" * 100 + path.read_bytes()[100:])
    hand.app.game.open_journal()
    assert hand.app.game.journal is None, "it opens later, and the screen does not wait"
    hand.app.root.current_screen.refresh()
    done(hand, clock)
    assert hand.app.game.journal.lines(1) == lines
    assert "nothing is missing" in hand.app.root.current_screen.notice
    open_backups(hand)
    hand.press("games.damaged-1.db, set aside")
    hand.press("Do not offer it again")
    assert not any("set aside" in words for words in hand.words())
    assert (home / "games.damaged-1.db").exists()


def test_damage_found_while_people_play_waits_until_they_are_home(
    hand: Hand, home: Path, clock: MovedClock
) -> None:
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=4)
    game = hand.app.game
    game.keeper.fault = True
    hand.app._beat()
    assert game.journal is not None, "nobody is interrupted"
    hand.app.root.show("home")
    lines = game.journal.lines(1)
    hand.app._beat()
    done(hand, clock)
    assert game.journal.lines(1) == lines
