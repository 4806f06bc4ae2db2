"""Steady sight: what lies still counts, once, from when it was first seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from companion.inputs import Scan
from tests.vision.showing import GAME, TENTH, code, codes, sight
from vision.drawn.simulator import Simulator
from vision.frames import Shot
from vision.reading.codes import read
from vision.reading.eye import Eye
from vision.reading.places import Shows
from vision.reading.steady import GONE, HIDDEN, Steady


class Watching:
    """Steady sight over looks a tenth of a second apart; remembers what counted and when."""

    def __init__(self) -> None:
        self.steady, self.now, self.counted = Steady(), 0, []

    def see(self, *sights: tuple[Scan, object], times: int = 1, elsewhere: Shows = Shows.HIDDEN) -> list[str]:
        """The same sights for some looks, and what other places show; what counted in them."""
        found = []
        for _ in range(times):
            self.now += TENTH
            found += self.steady.see(sights, self.now, lambda _: elsewhere)
        self.counted += found
        return [scan.thing for scan in found]


def test_one_sight_is_not_enough() -> None:
    watching = Watching()
    assert watching.see(sight("perseus")) == []
    assert watching.see(times=10) == []


def test_a_card_that_lies_still_counts_once_from_its_first_sight() -> None:
    watching = Watching()
    watching.see(times=3)
    assert watching.see(sight("perseus"), times=20) == ["perseus"]
    assert watching.counted[0].at == 4 * TENTH


def test_a_card_seen_in_every_other_frame_counts() -> None:
    watching = Watching()
    assert watching.see(sight("perseus")) + watching.see() == []
    assert watching.see(sight("perseus")) == ["perseus"]


def test_two_sights_too_far_apart_do_not_count() -> None:
    watching = Watching()
    assert watching.see(sight("perseus")) + watching.see(times=4) + watching.see(sight("perseus")) == []


def test_a_card_in_a_moving_hand_does_not_count_until_it_rests() -> None:
    watching = Watching()
    for x in range(0, 600, 60):
        assert watching.see(sight("perseus", x)) == []
    assert watching.see(sight("perseus", 600), times=2) == ["perseus"]
    assert watching.counted[0].at == TENTH, "the time is that of the first sight"


def test_a_card_counts_again_after_it_has_left() -> None:
    watching = Watching()
    assert watching.see(sight("perseus"), times=3) == ["perseus"]
    watching.see(times=9, elsewhere=Shows.BARE)
    assert watching.see(sight("perseus"), times=3) == ["perseus"]
    assert [scan.at for scan in watching.counted] == [TENTH, 13 * TENTH]


@pytest.mark.parametrize("looks", [1, 30, 3000])
def test_however_long_a_card_is_hidden_it_does_not_count_again(looks: int) -> None:
    watching = Watching()
    watching.see(sight("perseus"), times=3)
    watching.see(times=looks)
    assert watching.see(sight("perseus", 102), times=5) == []


def test_a_card_uncovered_again_is_the_same_whichever_corner_its_reader_begins_with() -> None:
    watching, (scan, first) = Watching(), sight("perseus")
    watching.see((scan, first), times=3)
    watching.see(times=5)
    assert watching.see((scan, replace(first, corners=np.roll(first.corners, 1, axis=0))), times=3) == []


def test_a_card_that_is_only_not_read_still_lies_there() -> None:
    watching = Watching()
    watching.see(sight("perseus"), times=3)
    watching.see(times=9, elsewhere=Shows.CARD)
    assert [scan.thing for scan in watching.steady.in_view()] == ["perseus"]
    assert watching.see(sight("perseus"), times=3) == []


def test_a_card_laid_again_elsewhere_while_its_old_place_was_hidden_counts() -> None:
    watching = Watching()
    watching.see(sight("perseus"), times=3)
    watching.see(times=3)
    assert watching.see(sight("perseus", 400), times=3) == ["perseus"]


def test_two_equal_codes_are_two_readings() -> None:
    watching = Watching()
    assert watching.see(sight("perseus", 400), sight("perseus", 100), times=3) == ["perseus", "perseus"]
    assert watching.see(sight("perseus", 100), sight("perseus", 400), times=3) == []


def test_a_glance_at_the_place_makes_a_resting_card_count() -> None:
    watching = Watching()
    watching.see(sight("perseus"))
    assert watching.steady.waits
    assert watching.steady.glance(lambda _: Shows.HIDDEN) == []
    watching.see(sight("perseus", 300))
    assert [scan.thing for scan in watching.steady.glance(lambda _: Shows.CARD)] == ["perseus"]
    assert not watching.steady.waits


def test_a_card_played_again_on_the_very_place_after_others_counts() -> None:
    watching = Watching()
    for thing in ("perseus", "atalanta", "jason"):
        assert watching.see(sight(thing), times=4) == [thing]
    assert watching.see(sight("perseus"), times=4) == ["perseus"]


def test_a_card_hidden_for_a_moment_does_not_count_again() -> None:
    watching = Watching()
    watching.see(sight("perseus"), times=3)
    watching.see(times=6)
    assert watching.see(sight("perseus", 130), times=5) == []


def test_a_camera_that_stops_does_not_make_cards_leave() -> None:
    watching = Watching()
    watching.see(sight("perseus"), times=3)
    watching.now += 100 * TENTH
    assert watching.see(sight("perseus"), times=3) == []


def test_several_cards_count_in_the_order_they_came_then_from_left_to_right() -> None:
    watching = Watching()
    first = sight("jason", 700)
    watching.see(first)
    both = watching.see(first, sight("perseus", 500), sight("atalanta", 100), times=2)
    assert both == ["jason", "atalanta", "perseus"]


def test_a_card_uncovered_again_does_not_count_again() -> None:
    watching = Watching()
    assert watching.see(sight("perseus"), times=3) == ["perseus"]
    assert watching.see(sight("atalanta", 120, 110), times=30) == ["atalanta"]
    assert watching.see(sight("perseus", 103), times=5) == [], "it was under the other card all the time"
    watching.see(times=9, elsewhere=Shows.BARE)
    assert watching.see(sight("perseus"), times=3) == ["perseus"], "it was taken away and played anew"


def test_a_pile_that_is_taken_away_leaves_as_a_whole() -> None:
    watching = Watching()
    for n, thing in enumerate(("perseus", "atalanta", "jason")):
        assert watching.see(sight(thing, 100 + 8 * n), times=12) == [thing]
    watching.see(times=9, elsewhere=Shows.BARE)
    assert watching.see(sight("perseus"), sight("jason", 400), times=2) == ["perseus", "jason"]


def test_covered_places_take_turns_but_a_bare_table_forgets_them_all_at_once() -> None:
    watching, asked = Watching(), []
    things = [thing.id for thing in GAME.things[:12]]
    sights = [sight(thing, 100 * n) for n, thing in enumerate(things)]
    assert watching.see(*sights, times=2) == things
    watching.see()
    for _ in range(3):
        before = len(asked)
        watching.steady.see([], 10 * TENTH, lambda track: asked.append(track) or Shows.HIDDEN)
        assert len(asked) - before == HIDDEN
    assert {track.scan.thing for track in asked} == set(things), "each had its turn"
    watching.see(times=GONE, elsewhere=Shows.BARE)
    assert watching.see(*sights, times=2) == things, "the whole pile was taken up, and is laid again"


def test_a_figure_shown_again_where_another_was_shown_in_between_counts_again() -> None:
    """A hand never holds a figure in quite the same place: this is no card uncovered."""
    watching = Watching()
    watching.see(sight("perseus", 100), times=3)
    watching.see(sight("atalanta", 120), times=3)
    assert watching.see(sight("perseus", 140, 90), times=3) == ["perseus"]


# the same with drawn tables and the real reader


@pytest.fixture
def table() -> Simulator:
    return Simulator(pace=0)


@pytest.fixture
def look(table: Simulator) -> Callable[[int], list[str]]:
    """Look at the simulated table for some frames; the things that counted."""
    heard: list[Scan] = []
    eye = Eye(heard.append, budget=1)
    clock = iter(range(TENTH, 10**12, TENTH))

    def looked(times: int = 3) -> list[str]:
        heard.clear()
        for _ in range(times):
            eye.see(Shot(table.frame(), next(clock)))
        return [scan.thing for scan in heard]

    return looked


def things(*written: str) -> list[str]:
    return [read(text, 0).thing for text in written]


def test_two_cards_at_once(table: Simulator, look) -> None:
    table.lay(code("perseus"), 300, 250, 20)
    table.lay(code("hydra"), 900, 250, -70)
    assert look() == ["perseus", "hydra"]
    assert look(6) == []


def test_four_cards_revealed_together_are_told_from_left_to_right(table: Simulator, look) -> None:
    four = codes(4)
    for n, written in enumerate(four):
        table.lay(written, 150 + 310 * n, 300, 7 * n - 10)
    assert look() == things(*four)


def test_a_pile_where_each_new_card_covers_the_old(table: Simulator, look) -> None:
    for n, written in enumerate(codes(6)):
        table.lay(written, 600 + 5 * n, 300 - 4 * n, 11 * n)
        assert look(3) == things(written)
    for written in reversed(codes(6)[1:]):
        table.take(written)
        assert look(3) == [], "cards that come to light again were played before"


@pytest.mark.parametrize("count", [5, 8])
def test_a_whole_hand_fanned_out(table: Simulator, look, count: int) -> None:
    hand = codes(count)
    table.fan(hand)
    assert look(4) == things(*hand)


def test_a_card_carried_across_the_table_does_not_count(table: Simulator, look) -> None:
    for x in range(200, 1000, 70):
        table.lay(code("perseus"), x, 300)
        assert look(1) == []
    assert look(2) == ["perseus"]


def test_a_foreign_code_beside_ours_is_nothing(table: Simulator, look) -> None:
    table.lay("HELLO12345", 900, 250)
    table.lay(code("hydra"), 300, 250)
    assert look() == ["hydra"]


def test_the_box_of_the_tests_is_large_enough() -> None:
    assert len(GAME.things) >= 8
