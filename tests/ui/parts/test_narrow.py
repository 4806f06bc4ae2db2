"""Where room is short less is said, and that in full: no name and no line of the last moves ends in dots."""

from __future__ import annotations

import pytest

from companion.inputs import Press
from companion.play.match import Match
from ui.checks.finger import Hand
from ui.parts.column.chronicle import Chronicle
from ui.parts.common.basics import Briefly
from ui.parts.common.letters import briefly, called_by

MOVES = ("Ana to b2", "Ben to c4", "Chloé to d1", "Dimitri to e5")
RULE = "A figure moves along its row or its column, at least one space, and never over another figure."


def strip(hand: Hand, wide: float, *past: str, rule: str = RULE) -> Chronicle:
    """A strip so wide, in units, that tells these moves and this rule."""
    u = hand.app.look.u
    found = Chronicle(size_hint=(None, None), size=(wide * u, 44 * u))
    found.show(past, "Moving", rule)
    hand.wait()
    found.fit()
    return found


def test_the_strip_tells_as_many_moves_as_stand_in_its_line(hand: Hand) -> None:
    wide, narrow = strip(hand, 700, *MOVES), strip(hand, 215, *MOVES)
    assert (wide.newest, wide.earlier.split("·")[1:]) == (
        MOVES[0],
        [f"  {m}  " for m in MOVES[1:3]] + [f"  {MOVES[3]}"],
    )
    assert (narrow.newest, narrow.earlier, narrow.line) == (
        MOVES[0],
        f"  ·  {MOVES[1]}",
        "  ·  ".join(MOVES[2:]),
    )


def test_a_rule_is_told_in_full_or_not_at_all(hand: Hand) -> None:
    assert (strip(hand, 900, *MOVES).head, strip(hand, 900, *MOVES).line) == ("Moving", RULE)
    assert strip(hand, 300, "Ana to b2").line == ""
    assert strip(hand, 400).alone == RULE
    assert (strip(hand, 100).alone, strip(hand, 100).head) == ("", "Moving")


def test_a_move_longer_than_a_line_has_both(hand: Hand) -> None:
    long = "Marie-Antoinette Dupuis: Hermes takes a planet to 1G1"
    found = strip(hand, 300, long, *MOVES)
    assert (found.alone, found.newest, found.line) == (long, "", "")


def test_a_long_name_is_what_its_owner_is_called_where_the_seat_is_narrow(hand: Hand) -> None:
    name = Briefly(shorten=True, forms=[*called_by("Marie-Antoinette Dupuis", ["Ben"])], bold=True)
    for wide, said in (
        (300, "Marie-Antoinette Dupuis"),
        (160, "Marie-Antoinette"),
        (60, "Marie"),
        (20, "Marie"),
    ):
        name.size = wide * hand.app.look.u, 24
        name.fit()
        assert name.text == said


@pytest.mark.parametrize(
    ("name", "others", "forms"),
    [
        ("Ben", ["Ana"], ["Ben"]),
        ("Jean-Paul", ["Jean-Luc"], ["Jean-Paul"]),
        ("Ana Maria Ruiz", ["Ben"], ["Ana Maria Ruiz", "Ana"]),
        ("Ana Ruiz", ["Anatole"], ["Ana Ruiz"]),
        ("-", ["Ben"], ["-"]),
    ],
)
def test_nobody_is_called_what_another_is(name: str, others: list[str], forms: list[str]) -> None:
    assert [*called_by(name, others)] == forms


def test_a_sentence_is_said_with_shorter_names_before_it_is_cut() -> None:
    names = ["Marie-Antoinette Dupuis", "Ben"]
    assert briefly("Marie-Antoinette Dupuis, follow red", names) == (
        "Marie-Antoinette Dupuis, follow red",
        "Marie-Antoinette, follow red",
        "Marie, follow red",
    )
    assert briefly("Ben leads", names) == ("Ben leads",)


def test_the_duty_is_told_however_long_the_name_is(hand: Hand) -> None:
    hand.app.root.begin(Match("olympe", ("Marie-Antoinette Dupuis", "Ben", "Chloé")))
    hand.app.put(Press("draw 1"))
    hand.app.root.sit_down()
    prompt = hand.app.root.current_screen.ids.prompt
    prompt.said = "Marie-Antoinette Dupuis, follow orange\nor ruff"
    hand.wait()
    assert [label.text for label in prompt.walk(restrict=True) if isinstance(label, Briefly)] == [
        "Marie, follow orange"
    ]
