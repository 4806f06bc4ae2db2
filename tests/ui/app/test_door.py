"""Everything a screen says goes through the pump: trouble has its sentence, the black box knows it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.keep.blackbox import replayed
from tests.ui.moves_by_touch import play_on, start_game
from ui.checks.finger import Hand

READ_ONLY = "The folder with your games cannot be written to"


@pytest.mark.parametrize("icon", ["dice", "hand"])
def test_a_disk_that_turned_read_only_during_set_up_is_told_in_its_sentence(hand: Hand, icon: str) -> None:
    hand.press(icon="sword")
    hand.press(icon="dice")
    assert hand.app.root.current == "setup"
    before = [*hand.app.table.session.lines()]
    hand.app.game.journal._db.execute("PRAGMA query_only=1")
    hand.press(icon=icon)
    assert hand.app.root.current == "setup"
    assert READ_ONLY in " ".join(hand.words())
    assert [*hand.app.table.session.lines()] == before
    hand.app.game.journal._db.execute("PRAGMA query_only=0")
    hand.press(icon="dice")
    assert READ_ONLY not in " ".join(hand.words())
    assert [*hand.app.table.session.lines()] != before


def test_a_game_that_cannot_be_begun_is_told_on_the_home_screen(hand: Hand) -> None:
    hand.press(icon="sword")
    hand.app.game.journal._db.execute("PRAGMA query_only=1")
    hand.press(icon="dice")
    assert hand.app.root.current == "home"
    assert hand.app.game.open is None
    assert [notice.key for notice in hand.app.game.notices] == ["not-kept-read-only"]
    hand.app.game.journal._db.execute("PRAGMA query_only=0")


def test_a_whole_evening_on_the_screen_is_replayed_exactly(hand: Hand, tmp_path: Path) -> None:
    app = hand.app
    app.choose("blackbox", "on")
    hand.press(icon="sword")
    hand.press(icon="dice")
    hand.press(icon="dice")  # drawn again
    hand.press(icon="hand")
    assert app.root.current == "table"
    hand.press(icon="dice")  # the rest by luck
    play_on(hand, random.Random(1), most=3)
    app.tell("seat p2 Eleni Maria")
    app.root.current_screen.rest()
    hand.wait()
    app.root.current_screen.mend("p2", 1)
    app.root.current_screen.switch()
    hand.wait()
    app.root.get_screen("history").tell("back 14")
    hand.wait()
    lines = app.game.journal.lines(app.opened.number)
    said = {line.split(" ")[0] for _, line in lines}
    assert {"seed", "back", "clock", "seat", "table", "p1"} <= said
    path = tmp_path / "r.zip"
    app.game.report(path, {})
    again = replayed(path)
    assert (again.parted, again.lines) == ("", len(lines))


def test_a_fault_told_while_elsewhere_waits_at_the_table(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    hand.app.root.show("history")
    hand.app.tell("trouble fault-inside")
    hand.wait()
    assert hand.app.table.notice.text.key == "fault-inside"
