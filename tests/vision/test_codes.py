"""Codes: short, checked, told apart, and deaf to anything else."""

from __future__ import annotations

from dataclasses import replace

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from companion.game import Thing
from companion.games import GAMES
from companion.inputs import Scan
from tests.vision.showing import GAME, code
from vision.reading.codes import (
    Gauge,
    Stranger,
    catalogue,
    check_character,
    everything,
    gauge,
    known,
    letters,
    named,
    payload,
    read,
)

NAMES = ("battle", "above", "olympe", "heavens", "olympia")
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_thing_of_a_game_has_its_own_code_and_is_read_back(game) -> None:
    codes = catalogue(game)
    assert len(codes) == sum(thing.copies for thing in game.things)
    for written, (thing, copy) in codes.items():
        assert read(written, 5) == Scan(game.id, thing, copy, 5)


def test_no_two_things_of_all_games_share_a_code() -> None:
    assert len(known()) == sum(thing.copies for game in GAMES.values() for thing in game.things)
    assert len(set(everything())) == len(known()) + 16


def test_the_letters_of_the_five_games_differ() -> None:
    assert len({letters(replace(GAME, id=name)) for name in NAMES}) == len(NAMES)
    assert len({letters(game) for game in GAMES.values()}) == len(GAMES)


def test_two_hundred_things_in_several_copies_have_codes_of_their_own() -> None:
    box = replace(GAME, id="olympe", things=tuple(Thing(f"card-{n}", 5) for n in range(200)))
    assert len(catalogue(box)) == 1000


def test_a_code_stays_the_same_when_the_list_of_things_grows_or_turns() -> None:
    other = replace(GAME, things=(Thing("newcomer"), *reversed(GAME.things)))
    assert catalogue(GAME).items() <= catalogue(other).items()


def test_every_code_fits_the_smallest_qr_with_the_strongest_correction() -> None:
    for written in everything():
        made = segno.make_qr(written, error="h", boost_error=False)
        assert (made.designator, made.mode) == ("1-H", "alphanumeric")


def test_every_single_wrong_character_is_noticed() -> None:
    written = code("perseus")
    for place in range(len(written)):
        for letter in LETTERS:
            wrong = written[:place] + letter + written[place + 1 :]
            assert wrong == written or named(wrong, 0) is None


def test_two_characters_that_changed_places_are_noticed() -> None:
    for written in known():
        for n in range(len(written) - 1):
            swapped = written[:n] + written[n + 1] + written[n] + written[n + 2 :]
            assert swapped == written or read(swapped, 0) is None


@pytest.mark.parametrize(
    "written",
    [
        "",
        "P1",
        "https://example.org/" + "x" * 4000,
        code("perseus").lower(),
        f" {code('perseus')}",
        f"{code('perseus')}\n",
        f"{code('perseus')}\x00",
        "\x0e\x01\x1b[31m",
        "[b]markup[/b]",
        "<script>alert(1)</script>",
        "'; DROP TABLE games; --",
        "../../etc/passwd",
        "P1BE٠٠٠٠11",
        "Ρ1ΒΕ000011",
        "éàü",
        "x" * 100_000,
    ],
)
def test_a_hostile_text_is_nothing(written: str) -> None:
    assert named(written, 0) is None


@given(st.text(max_size=40))
def test_no_made_up_text_is_one_of_our_things(written: str) -> None:
    assert read(written, 0) is None or written in known()


def test_a_code_made_like_ours_for_a_thing_nobody_has_is_a_stranger() -> None:
    body = "P1BEZZZZ1"
    written = body + check_character(body)
    assert named(written, 3) == Stranger(written, 3)
    assert read(written, 3) is None


def test_a_copy_that_the_box_does_not_hold_is_a_stranger() -> None:
    assert isinstance(named(payload(GAME, "perseus", 2), 0), Stranger)


def test_the_test_code_tells_how_wide_it_was_printed() -> None:
    assert named(gauge(25), 7) == Gauge(25, 7)
    assert isinstance(named(gauge(99), 7), Stranger)
    assert read(gauge(25), 7) is None
