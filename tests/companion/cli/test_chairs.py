"""Stand-ins in the terminal and over JSON: a chair by a word, its move with a reason, hints; no silence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.keep.journal import Journal
from tests.companion.cli.test_command_line import companion, refused

SMALL = ("--seed", "5", "--option", "size=5")


def told(*said: str, lines: list[str]) -> list[Mapping[str, Any]]:
    """A game over JSON: every object that was answered."""
    ran = companion("play", *said, "--json", stdin="\n".join(lines).encode())
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_a_chair_answers_over_json_with_its_line_and_a_reason(home: Path) -> None:
    (first,) = told("battle", *SMALL, lines=["quit"])
    _, mine, its = told("battle", *SMALL, "--seat", "p2=standin:2", lines=[first["legal"][0], "quit"])
    assert (mine["ok"], mine["acting"]) == (True, ["p2"])
    assert its["standin"].startswith("p2 move ")
    assert its["said"]["why"]["key"].startswith("battle-why-")
    assert its["acting"] == ["p1"]


def test_two_chairs_play_a_whole_game_by_themselves_and_it_is_kept(home: Path) -> None:
    *_, last = told("battle", *SMALL, "--seat", "p1=standin:1", "--seat", "p2=standin:2", lines=["quit"])
    assert last["outcome"]["winners"]
    journal = Journal(home / "games.db")
    assert dict(journal.session(1).now.chairs) == {"p1": 1, "p2": 2}
    journal.close()


def test_its_plan_is_sealed_and_told_to_nobody(home: Path) -> None:
    asked = told("heavens", "--seed", "5", "--seats", "3", "--seat", "p1=standin:1", lines=["quit"])
    while not asked[-1]["view"]["chosen"]:
        lines = [one["legal"][0] for one in asked if set(one["acting"]) & {"p2", "p3"}]
        asked = told(
            "heavens", "--seed", "5", "--seats", "3", "--seat", "p1=standin:1", lines=[*lines, "quit"]
        )
    its = asked[-1]
    assert its["said"]["key"] == "standin-sealed"
    assert its["standin"] == ""


def test_a_hint_is_given_in_words_and_marked(home: Path) -> None:
    ran = companion("play", "battle", *SMALL, stdin=b"hint\nquit\n")
    assert "Worth considering" in ran.stdout
    assert " — " in ran.stdout
    journal = Journal(home / "games.db")
    assert journal.session(1).now.hinted == ("p1",)
    journal.close()
    over_json = told("heavens", "--seed", "5", "--seats", "3", lines=["hint", "quit"])[-1]
    assert over_json["told"]["text"]["key"] == "standin-hint"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("battle", "--seat", "p2=standin:9"), "say --seat p2=standin:2"),
        (("battle", "--seat", "p7=standin:1"), "p7: nobody sits there"),
        (("olympia", "--seat", "p1=standin:1"), "nobody stands in"),
        (("battle", "--option", "abilities=declared", "--seat", "p1=standin:1"), "nobody stands in"),
    ],
    ids=["level", "seat", "game", "variant"],
)
def test_a_chair_that_cannot_be_filled_is_refused_before_anything_is_kept(
    home: Path, said: tuple[str, ...], why: str
) -> None:
    assert why in refused("play", *said)
    assert not (home / "games.db").exists() or not Journal(home / "games.db").games()
