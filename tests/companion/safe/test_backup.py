"""Backups on a stick, also when the card they come from is a new one."""

from __future__ import annotations

from pathlib import Path

from companion.keep.journal import Journal
from companion.play.match import Match
from companion.safe.backup import back_up, backups_in, carried, carry, put_back


def card(folder: Path, games: int) -> Path:
    """A card with so many games on it."""
    folder.mkdir()
    journal = Journal(folder / "games.db")
    for _ in range(games):
        journal.begin(Match("battle", ("Ann", "Bob")))
    journal.close()
    return folder / "games.db"


def test_a_backup_is_carried_onto_a_stick_once(tmp_path: Path) -> None:
    backup, stick = back_up(card(tmp_path / "card", 1)), tmp_path / "stick"
    assert not carried(backup, stick)
    assert carry(backup, stick).name == backup.name
    assert carried(backup, stick)


def test_the_backups_of_a_new_card_reach_a_stick_that_has_those_of_the_old_one(tmp_path: Path) -> None:
    old, stick = card(tmp_path / "old", 1), tmp_path / "stick"
    for _ in range(3):
        carry(back_up(old), stick)
    new = card(tmp_path / "new", 0)
    put_back(new, backups_in(stick)[0])
    journal = Journal(new)
    journal.begin(Match("battle", ("Ann", "Bob")))
    journal.close()
    newest = back_up(new)
    assert newest.name == "games-000001.db"
    assert not carried(newest, stick)
    made = carry(newest, stick)
    assert made == backups_in(stick)[0], "it is the newest there"
    assert made.read_bytes() == newest.read_bytes()
    assert len(backups_in(stick)) == 4, "and took the place of no other"
