"""What is new is told from the change log, only what is newer, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.news import log_in, news
from companion.version import version
from tests.processes import ROOT

LOG = "# New\n\nWords.\n\n## 0.10.0\n\n- Dice *sing*.\n- `Cards` glow.\n\n## 0.9.0\n\n- Old.\n"


def test_only_what_is_newer_is_told_and_ten_is_more_than_nine() -> None:
    assert news(LOG, "0.9.0") == [("0.10.0", ["Dice sing.", "Cards glow."])]
    assert [number for number, _ in news(LOG, "0.8")] == ["0.10.0", "0.9.0"]
    assert news(LOG, "0.10.0") == []


@pytest.mark.parametrize("log", ["", "- a line\n", "## \n", "## x.y\n- z\n", "\0\n## 9\n"])
def test_whatever_stands_there_it_is_read(log: str) -> None:
    news(log, "0.1.0")


def test_a_language_without_a_log_of_its_own_reads_the_english_one(tmp_path: Path) -> None:
    assert log_in(tmp_path, "fr") == ""
    (tmp_path / "CHANGELOG.md").write_text("English")
    assert log_in(tmp_path, "fr") == "English"
    (tmp_path / "CHANGELOG.fr.md").write_text("Français")
    assert (log_in(tmp_path, "fr"), log_in(tmp_path, "en")) == ("Français", "English")


def test_both_change_logs_tell_of_the_same_versions() -> None:
    english, french = (
        (ROOT / "deploy" / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CHANGELOG.fr.md")
    )
    assert re.findall(r"^## .*$", english, re.M) == re.findall(r"^## .*$", french, re.M)
    assert all(lines for _, lines in news(french, "0"))
    assert news(french, "0")[0][0] == version()
