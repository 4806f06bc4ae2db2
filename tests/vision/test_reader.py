"""Reading: codes in poor light, small, tilted, half hidden; and never one that is not there."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
import segno

from tests.processes import python
from tests.vision.showing import GAME, code, codes
from vision.bench.contest import Tally, crowd
from vision.cards import Laid, lay, modules
from vision.drawn import spoil
from vision.drawn.scenes import CONDITIONS, ground, scene
from vision.drawn.simulator import table_with
from vision.reading import decoders
from vision.reading.codes import catalogue, everything, named, payload, read
from vision.reading.decoders import Found, opencv, zbar, zxing
from vision.reading.nearest import ALIKE, APART, _ours, evened, nearest
from vision.reading.reader import look, scans, things
from vision.reading.regions import regions

DICE = np.random.default_rng
CODES = sorted(catalogue(GAME))


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.name)
def test_nothing_is_read_that_is_not_there_and_no_decoder_alone_reads_more(condition) -> None:
    """Of two scenes in every condition, together with where each code is."""
    ours = alone = 0
    for n in range(2):
        made = scene(condition, CODES, n)
        found = {sight.written: sight for sight in look(made.frame, budget=5)}
        assert found.keys() <= made.laid
        for written in found.keys() & made.codes.keys():
            sight, corners = found[written], made.codes[written]
            off = np.abs(sight.corners.mean(0) - corners.mean(0)).max()
            assert off < 0.12 * sight.side
        ours += len(found.keys() & made.codes.keys())
        alone += len({one.written for one in zxing(made.frame)} & made.codes.keys())
    assert ours >= alone


@pytest.mark.parametrize(
    ("name", "least"),
    [("small 1.5 px", 0.5), ("defocus 0.75 modules", 0.8), ("motion 1.5 modules", 0.8), ("glare 0.8", 0.8)],
)
def test_what_the_quick_look_cannot_read_a_thorough_look_often_can(name: str, least: float) -> None:
    condition = next(one for one in CONDITIONS if one.name == name)
    made = [scene(condition, CODES, n) for n in range(4)]
    total = sum(len(one.codes) for one in made)
    read = sum(
        len({sight.written for sight in look(one.frame, 5, thorough=True)} & one.codes.keys()) for one in made
    )
    quick = sum(len({found.written for found in zxing(one.frame)} & one.codes.keys()) for one in made)
    assert read >= least * total
    assert read > quick


def test_a_code_on_bent_cloth_is_read_by_a_thorough_look() -> None:
    """A larger code than ours, as no other way of reading knows it."""
    written = "BENT CLOTH OVER A KNEE, FOLDED TWICE"
    dark = np.array(segno.make_qr(written, version=4, error="l", boost_error=False).matrix, np.uint8)
    code = np.kron(np.where(np.pad(dark, 4), 30, 225).astype(np.uint8), np.ones((4, 4), np.uint8))
    frame = np.full((480, 640), 90, np.uint8)
    frame[100 : 100 + len(code), 200 : 200 + len(code)] = code
    rows, columns = np.mgrid[:480, :640].astype(np.float32)
    across = (columns - 200) / len(code) * 2 - 1
    bent = cv2.remap(frame, columns, rows + 0.035 * len(code) * (1 - across**2), cv2.INTER_LINEAR)
    assert zxing(bent) == []
    assert [sight.written for sight in look(bent, 5, thorough=True)] == [written]


def test_places_looked_at_in_vain_come_last_while_others_wait() -> None:
    frame, vain = table_with(code("perseus"), (300, 300)), []
    frame = np.maximum(frame, table_with(code("perseus"), (900, 300)))
    hard = cv2.GaussianBlur(frame, (0, 0), 6)
    look(hard, budget=1e-9, vain=vain)
    assert vain == [], "nothing was looked at"
    first, *_ = regions(hard)
    tried = [first]
    look(hard, budget=5, vain=tried)
    assert tried == [], "every place had its turn"


def test_corners_go_round_from_the_codes_own_top_left() -> None:
    for turn in (0, 90, 180, 270, 33):
        table = ground("cloth", DICE(1))
        truth = lay(table, Laid(code("hydra"), 600, 350, turn), 4)
        (sight,) = look(table)
        assert np.abs(sight.corners - truth).max() < 4


def test_a_code_hidden_by_a_finger_is_found_where_it_was_a_moment_ago() -> None:
    table = ground("wood", DICE(2))
    corners = lay(table, Laid(code("hydra"), 600, 350, 25), 3)
    hidden = [spoil.finger(table, corners, 0.08, DICE(n)) for n in range(8)]
    with_help = sum(bool(look(frame, 1, again=[corners])) for frame in hidden)
    assert with_help >= 5
    assert with_help >= sum(bool(zxing(frame)) for frame in hidden)


def test_the_budget_limits_how_long_a_frame_is_looked_at() -> None:
    made = scene(next(one for one in CONDITIONS if one.name == "defocus 1.0 modules"), CODES, 0)
    assert look(made.frame, budget=0) == []
    assert look(made.frame, budget=5) != []


@pytest.mark.parametrize(("beside", "hurried"), [("HELLO12345", False), (CODES[0], True)])
def test_only_a_new_card_of_ours_ends_a_look_before_the_hard_ones(beside: str, hurried: bool) -> None:
    made = scene(next(one for one in CONDITIONS if one.name == "defocus 1.0 modules"), CODES, 0)
    hard = {sight.written for sight in look(made.frame, budget=5)} - {beside}
    frame = np.hstack([made.frame, table_with(beside)])
    found = {sight.written for sight in look(frame, budget=5, thorough=True, known=())}
    assert beside in found
    assert bool(found & hard) is not hurried


@pytest.mark.parametrize("kind", ["cloth", "wood", "board"])
def test_an_empty_table_has_no_codes(kind: str) -> None:
    for n in range(5):
        assert look(ground(kind, DICE(n)), 5) == []


def test_noise_black_white_and_tiny_frames_have_no_codes() -> None:
    assert look(DICE(1).integers(0, 256, (720, 1280)).astype(np.uint8), 1) == []
    for level in (0, 128, 255):
        assert look(np.full((720, 1280), level, np.uint8)) == []
    assert look(np.zeros((64, 64), np.uint8)) == []


def test_a_crowd_of_damaged_and_foreign_codes_holds_nothing_false() -> None:
    dice = DICE(5)
    for _ in range(4):
        frame, laid = crowd(dice)
        for sight in look(frame, 1):
            assert sight.written in laid or named(sight.written, 0) is None


def test_no_two_of_our_codes_are_so_alike_that_one_could_be_taken_for_the_other() -> None:
    _, ours = _ours()
    alike = ours @ ours.T
    np.fill_diagonal(alike, 0)
    assert alike.max() < ALIKE
    assert 1 - alike.max() > 2 * APART


def test_a_code_made_like_ours_is_never_taken_for_one_of_ours() -> None:
    """Another copy, another thing: close relatives of our codes, seen perfectly sharp."""
    for thing in ("hydra", "perseus"):
        for copy in range(2, 36):
            written = payload(GAME, thing, copy)
            picture = cv2.resize(255 - 255 * modules(written), None, fx=6, fy=6, interpolation=0)
            corners = np.array([[0, 0], [126, 0], [126, 126], [0, 126]], np.float32) - 0.5
            assert nearest(evened(picture, 6), corners) is None
    picture = cv2.resize(255 - 255 * modules(code("hydra")), None, fx=6, fy=6, interpolation=0)
    assert nearest(evened(picture, 6), corners).written == code("hydra")


@pytest.mark.parametrize("written", ["HELLO12345", "http://example.org", "x" * 200, "\x01\x0e[b]", "éàü"])
def test_a_foreign_code_gives_no_scan(written: str) -> None:
    frame = ground("cloth", DICE(3))
    picture = np.array(list(segno.make_qr(written).matrix_iter(scale=5, border=4)), np.uint8)
    frame[100 : 100 + len(picture), 100 : 100 + len(picture)] = np.where(picture, 20, 235)
    assert list(scans(frame, 1)) == []
    assert list(things(look(frame), 1)) == []


def test_a_scan_carries_the_time_of_its_frame() -> None:
    (scan,) = scans(table_with(code("hydra")), 42)
    assert (scan.game, scan.thing, scan.copy, scan.at) == ("battle", "hydra", 1, 42)


def test_the_busiest_places_are_where_the_codes_are() -> None:
    made = scene(next(one for one in CONDITIONS if one.name == "wood grain"), CODES, 3)
    places = list(regions(made.frame))[: len(made.codes)]
    for corners in made.codes.values():
        assert min(np.abs(place.mean(0) - corners.mean(0)).max() for place in places) < 6


def test_places_already_read_are_not_looked_at_again() -> None:
    made = scene(next(one for one in CONDITIONS if one.name == "wood grain"), CODES, 3)
    read = list(made.codes.values())
    for place in regions(made.frame, read):
        middle = tuple(map(float, place.mean(0)))
        assert all(cv2.pointPolygonTest(corners, middle, False) < 0 for corners in read)


def test_the_modules_of_a_code_are_those_of_the_smallest_qr() -> None:
    assert all(modules(written).shape == (21, 21) for written in everything())


@pytest.mark.parametrize("decoder", [zxing, zbar, opencv])
def test_each_decoder_reads_an_easy_frame(decoder) -> None:
    frame = ground("cloth", DICE(4))
    for n, written in enumerate(codes(3)):
        lay(frame, Laid(written, 250 + 350 * n, 300, 10), 6)
    assert {found.written for found in decoder(frame)} == set(codes(3))


@pytest.mark.parametrize("decoder", [zxing, zbar, opencv])
def test_one_part_of_a_code_in_several_parts_stops_no_decoder(decoder) -> None:
    parts = segno.make_sequence("A CODE THAT IS TOO LONG FOR ONE SQUARE " * 5, version=3)
    rows = [[0 if dark else 255 for dark in row] for row in parts[0].matrix_iter(scale=5, border=4)]
    assert all(read(found.written, 0) is None for found in decoder(np.array(rows, np.uint8)))


@pytest.mark.parametrize("thorough", [False, True])
def test_equal_codes_at_two_places_are_two_sights_each_where_it_lies(thorough: bool) -> None:
    table = ground("cloth", DICE(5))
    places = [lay(table, Laid(code("hydra"), x, y, 15), 4) for x, y in ((300, 200), (900, 480))]
    found = sorted(look(table, thorough=thorough), key=lambda sight: sight.middle)
    assert [sight.written for sight in found] == [code("hydra")] * 2
    assert all(np.abs(sight.corners - truth).max() < 4 for sight, truth in zip(found, places, strict=True))


WITHOUT_ZBAR = """
import ctypes.util
ctypes.util.find_library = lambda name: None
from companion.words import words_in
from vision.reading.decoders import zbar_trouble
from vision.reading.reader import look
from vision.drawn.scenes import CONDITIONS, scene
from vision.reading.codes import known
made = scene(CONDITIONS[3], sorted(known()), 0)
print(len(look(made.frame)) == len(made.codes))
print(words_in("en").say(zbar_trouble()))
"""


def test_without_its_library_the_second_decoder_is_missed_in_words_and_the_first_reads_on() -> None:
    ran = python(WITHOUT_ZBAR)
    assert ran.stderr == b""
    good, said = ran.stdout.decode().splitlines()
    assert good == "True"
    assert "libzbar0" in said
    assert decoders.zbar_trouble() is None, "here it is installed"


def test_a_tally_counts_what_was_read_what_was_made_up_and_how_long_it_took() -> None:
    made = scene(CONDITIONS[3], CODES, 1)
    truth = [Found(written, corners) for written, corners in made.codes.items()]
    tally = Tally(["ours", "dreamer"])
    tally.take(made, {"ours": lambda _: truth, "dreamer": lambda _: [Found("X", truth[0].corners)]})
    assert (tally.share("ours"), tally.share("dreamer")) == (100, 0)
    assert (tally.false["ours"], tally.false["dreamer"]) == (0, 1)
    assert tally.milliseconds("ours")[0] >= 0
    assert any(line.startswith("all") for line in tally.lines())
