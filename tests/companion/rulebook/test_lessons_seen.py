"""Learning mode remembers what has been explained to whom."""

from __future__ import annotations

from pathlib import Path

from companion.rulebook.lessons_seen import Learned


def test_a_phase_is_told_once_to_the_same_people_wherever_they_sit(tmp_path: Path) -> None:
    learned = Learned(tmp_path / "learned.toml")
    assert not learned.knows("battle", ("Ana", "Ben"), "movement")
    learned.learn("battle", ("Ana", "Ben"), "movement")
    again = Learned(tmp_path / "learned.toml")
    assert again.knows("battle", ("Ben", "Ana"), "movement")
    assert not again.knows("battle", ("Ana", "Cleo"), "movement")
    assert not again.knows("above", ("Ana", "Ben"), "movement")
    assert not again.knows("battle", ("Ana", "Ben"), "landing")


def test_a_spoilt_file_or_a_full_disk_only_means_being_told_again(tmp_path: Path) -> None:
    path = tmp_path / "learned.toml"
    path.write_text("no toml [", encoding="utf-8")
    assert not Learned(path).knows("battle", ("Ana", "Ben"), "movement")
    path.write_text('battle = "odd"\n[above]\n"Ana, Ben" = 3\n', encoding="utf-8")
    assert not Learned(path).knows("above", ("Ana", "Ben"), "movement")
    nowhere = Learned(path / "below" / "learned.toml")
    nowhere.learn("battle", ("Ana", "Ben"), "movement")
    assert nowhere.knows("battle", ("Ana", "Ben"), "movement")
