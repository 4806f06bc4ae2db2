"""No sentence of a rulebook is copied: no eight words in a row stand in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.companion.rulebook.copied import LONG, RUN, copied, known, runs
from tests.wording import ROOT

WRITTEN = [
    *sorted(ROOT.glob("companion/games/*/rules/*.md")),
    *sorted(ROOT.glob("companion/games/*/words/*.ftl")),
    *sorted(ROOT.glob("companion/games/*/lessons/*.ftl")),
]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT / "companion/games")))
def test_no_eight_words_in_a_row_stand_in_a_rulebook(path: Path) -> None:
    assert copied(path.read_text(encoding="utf-8"), known()) == []


def test_a_run_that_is_kept_is_found_however_it_is_written() -> None:
    there = frozenset([next(runs("when night falls the owl of athena sleeps"))[0]])
    assert copied("Then: when Night falls, the Owl of Athéna sleeps!", there) == [
        "when night falls the owl of athena sleeps"
    ]
    assert copied("When night falls, the owls of Athena sleep.", there) == []


def test_thousands_of_runs_are_kept_and_none_can_be_read() -> None:
    there = known()
    assert len(there) > 10_000
    assert {len(found) for found in there} == {LONG}
    assert RUN == 8
