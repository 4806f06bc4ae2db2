"""An update by touch: looked for, told in the reader's language, asked about twice, followed to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.moves_by_touch import until
from ui.checks.finger import Hand
from ui.devices import updates


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the one who does it tells how far it is; somebody hears."""
    (tmp_path / "told").mkdir()
    (tmp_path / "unit").touch()
    defaults = (None, tmp_path / "told", tmp_path / "unit")
    monkeypatch.setattr(updates.Updates.__init__, "__defaults__", defaults)
    return tmp_path / "told"


def tell(told: Path, line: str) -> None:
    """The answer, put in place as a new file."""
    (told / "new").write_text(line + "\n")
    (told / "new").rename(told / "said")


def open_updates(hand: Hand) -> None:
    hand.press(icon="settings")
    hand.press(hand.app.tr("update-title"))


def sees(hand: Hand, words: str) -> None:
    until(hand, lambda: any(words in word for word in hand.words()))


def test_a_newer_version_is_found_told_and_installed_by_touch(told: Path, hand: Hand, home: Path) -> None:
    open_updates(hand)
    sees(hand, "A newer one can come on a USB stick")
    hand.press("Look on a stick")
    assert (home / "update/asked").read_text() == "stick"
    sees(hand, "Asked for")
    assert not hand.key("Look on a stick").usable, "one thing at a time"
    (home / "update/asked").unlink()
    (told / "CHANGELOG.md").write_text("## 99.0.0\n\n- Dice sing.\n\n## 0.0.1\n\n- Long known.\n")
    tell(told, "found 99.0.0")
    sees(hand, "Version 99.0.0 is here")
    assert any("Dice sing." in word for word in hand.words())
    assert not any("Long known" in word for word in hand.words())
    hand.press("Install")
    assert not (home / "update/asked").exists(), "it is asked about first"
    hand.press("Install")
    assert (home / "update/asked").read_text() == "install"
    tell(told, "not-done 99.0.0")
    sees(hand, "was not installed: the table and your games are as they were")


def test_what_is_new_is_told_in_french(told: Path, hand: Hand) -> None:
    hand.app.choose("language", "fr")
    (told / "CHANGELOG.md").write_text("## 99.0.0\n\n- Dice sing.\n")
    (told / "CHANGELOG.fr.md").write_text("## 99.0.0\n\n- Les dés chantent.\n")
    tell(told, "found 99.0.0")
    open_updates(hand)
    sees(hand, "Les dés chantent.")


def test_nothing_can_be_installed_that_was_not_found(told: Path, hand: Hand) -> None:
    tell(told, "untrusted")
    open_updates(hand)
    sees(hand, "not signed by anybody")
    assert not hand.key("Install").usable


def test_where_nobody_hears_the_screen_says_how_else(hand: Hand, home: Path) -> None:
    open_updates(hand)
    sees(hand, "deploy/update")
    assert not hand.key("Look on a stick").usable
    assert not (home / "update").exists()


@pytest.mark.parametrize("line", ["", "\0\0", "rubbish", "found", "x" * 10000])
def test_whatever_is_told_the_page_stands(told: Path, hand: Hand, line: str) -> None:
    (told / "said").write_text(line)
    open_updates(hand)
    assert hand.app.root.current == "updates"
