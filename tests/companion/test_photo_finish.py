"""The photo finish as a value: what a line keeps of it is all there is to see of it later."""

from __future__ import annotations

import random

import pytest

from companion.game import LONGEST_LINE, Move, SlapVerbs
from companion.photo_finish import Hand, Strip, settle_line, slap_line, strip_in
from companion.words import words_in
from tests.wording import trouble_with

MS = 1_000_000
VERBS = SlapVerbs("slap", "settle", "unslap", "early")
NAMES = {"p1": "Ana", "p2": "Ben", "p3": "Cem"}


def kept(strip: Strip) -> Strip | None:
    """What the lines of a strip tell of it."""
    lines = [*(slap_line(hand, VERBS) for hand in strip.slaps), settle_line(strip, VERBS)]
    assert all(len(line) <= LONGEST_LINE for line in lines)
    return strip_in([Move.parse(line) for line in reversed(lines)], VERBS)


def test_lines_keep_the_whole_strip() -> None:
    strip = Strip(
        hands=(
            Hand("p3", 500 * MS, by="touch", kind="early"),
            Hand("p1", 900 * MS, held=130 * MS, raw=("p1:v0^130000",)),
            Hand("p2", 903_100_000, held=None, by="key", raw=("p2:v3100",)),
            Hand("p1", 1400 * MS, kind="again"),
        ),
        floor=25 * MS,
        waited=62_000_000,
        why="edges",
        timing="kernel",
        stuck=("p4",),
        noise=(("p2", 3),),
    )
    assert kept(strip) == strip
    assert strip.tied == ("p1", "p2")


def test_lines_keep_any_strip() -> None:
    dice = random.Random(7)
    for _ in range(300):
        seats = dice.sample(["p1", "p2", "p3", "p4", "p5", "p6"], dice.randint(1, 6))
        hands = [
            Hand(seat, dice.randrange(10**13), dice.choice((None, 5 * MS)), by, within=within)
            for seat in seats
            for by, within in [dice.choice((("pin", 0), ("touch", 0), ("phone", 14 * MS)))]
        ]
        strip = Strip(
            tuple(sorted(hands, key=lambda hand: hand.at)),
            dice.randrange(30 * MS),
            dice.randrange(700 * MS),
            dice.choice(("calm", "edges", "machine")),
            dice.choice(("kernel", "coarse", "mock")),
        )
        assert kept(strip) == strip


def test_a_line_keeps_no_more_raw_edges_than_it_can_hold() -> None:
    hand = Hand("p1", 5, raw=tuple(f"p1:v{n:050}" for n in range(20)))
    line = slap_line(hand, VERBS)
    assert len(line) <= LONGEST_LINE
    assert Move.parse(line).args[0] == "@5"


def test_slaps_told_without_buttons_have_no_strip() -> None:
    assert strip_in([Move.parse("table settle"), Move.parse("p1 slap")], VERBS) is None
    assert strip_in([], VERBS) is None


def test_only_the_slaps_since_the_last_settling_are_on_the_strip() -> None:
    lines = ["p1 slap @5 ~pin", "table settle ±1 ~calm", "p2 slap @9 ~pin", "table settle ±1 ~calm"]
    strip = strip_in([Move.parse(line) for line in reversed(lines)], VERBS)
    assert [hand.seat for hand in strip.slaps] == ["p2"]


@pytest.mark.parametrize(
    ("lead", "english", "french"),
    [
        (3_100_000, "Ana 3.1 ms before Ben", "Ana 3,1 ms avant Ben"),
        (86_000_000, "Ana 86.0 ms before Ben", "Ana 86,0 ms avant Ben"),
        (
            400_000,
            "Dead heat: Ana and Ben within 1.0 ms. The turn order decides.",
            "Ex æquo\u00a0: Ana et Ben à moins de 1,0 ms. L’ordre du tour décide.",
        ),
    ],
)
def test_the_strip_says_who_was_first_and_by_how_much(lead: int, english: str, french: str) -> None:
    strip = Strip((Hand("p1", 50 * MS), Hand("p2", 50 * MS + lead)), floor=1 * MS)
    assert words_in("en").say(strip.said, NAMES) == english
    assert words_in("fr").say(strip.said, NAMES) == french
    alone = Strip((Hand("p3", 50 * MS),), floor=1 * MS)
    assert words_in("en").say(alone.said, NAMES) == "Cem slapped the pile."
    assert trouble_with(alone.said) == ()
