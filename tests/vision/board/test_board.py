"""A board under a camera: what lies where is said once, when several looks agree, and nothing is guessed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.inputs import Lies
from companion.tags import in_order
from tests.vision.board.boards import HUNG, PAUSE, Table, tagged
from vision.bench.judging import understood
from vision.bench.sitting import EACH, REFUSED, sit
from vision.board.lens import Lens
from vision.board.marks import marks
from vision.board.plane import plane_of
from vision.drawn.boards import Board, Hand, Hung, Light, Stands
from vision.frames import Shot
from vision.reading.eye import Eye

ARM = Hand(2.5, 2.5, 60)


@pytest.fixture
def table() -> Table:
    laid = Table()
    laid.lay(harpy="b2", siren="e5", perseus="c4", white="d1", black_1="a6", black_2="f3")
    return laid


def test_what_lies_on_which_space_is_said_once(table: Table) -> None:
    said = table.rest()
    assert said is not None
    assert said.game == "battle"
    assert said.on == in_order(
        [
            ("b2", "harpy"),
            ("e5", "siren"),
            ("c4", "perseus"),
            ("d1", "white"),
            ("a6", "black"),
            ("f3", "black"),
        ]
    )
    assert (said.between, said.hidden) == ((), ())
    assert table.heard == [said]
    table.look(3, PAUSE)
    assert table.heard == [said], "nothing has changed"
    table.sight.again()
    table.look(3)
    assert len(table.heard) == 2, "asked anew, it is said anew"


@pytest.mark.parametrize(
    ("game", "pieces"),
    [
        ("above", {"zeus": "α1", "hera": "θ6", "ares": "summit", "barrier": "ι3", "gate": "δ5"}),
        ("olympia", {"piece-p1": "0", "piece-p2": "4", "piece-p3": "10"}),
    ],
)
def test_every_game_is_seen_by_its_own_tags(game: str, pieces: dict[str, str]) -> None:
    table = Table(game, replace(HUNG, size=(1920, 1080), tilt=8, towards=30, turn=184))
    table.lay(**pieces)
    said = table.rest()
    assert said is not None
    assert said.on == in_order((space, name) for name, space in pieces.items())


def test_a_planet_turned_over_shows_its_dark_side() -> None:
    table = Table("heavens", replace(HUNG, size=(1920, 1080)))
    first, second, *_ = table.spaces
    table.lay(**{"planet-red": first, "planet-blue-dark": second})
    said = table.rest()
    assert said is not None
    assert said.on == in_order([(first, "planet-red"), (second, "planet-blue-dark")])


def test_a_move_is_said_when_the_hand_has_left(table: Table) -> None:
    table.rest()
    assert table.look(3, hands=[ARM]) is None
    table.lay(harpy="b5")
    assert table.look(2, hands=[ARM]) is None
    said = table.rest()
    assert said is not None
    assert ("b5", "harpy") in said.on
    assert said.hidden == ()


def test_a_hand_that_rests_over_the_board_means_wait(table: Table) -> None:
    table.rest()
    table.lay(harpy="b5")
    assert table.look(6, hands=[ARM]) is None
    assert table.sight.waits == "a hand"


def test_a_piece_between_two_spaces_is_unsure(table: Table) -> None:
    table.at_place("harpy", 1.5, 1.0)
    said = table.rest()
    assert said is not None
    assert said.between == (("harpy", ("b2", "c2")),)
    assert "harpy" not in {name for _, name in said.on}


def test_a_piece_beside_the_board_does_not_count(table: Table) -> None:
    table.at_place("harpy", -1.2, 2.5)
    said = table.rest()
    assert said is not None
    assert "harpy" not in {name for _, name in said.on}
    assert said.between == ()


def test_a_piece_cannot_be_in_two_places(table: Table) -> None:
    table.lay(harpy_2="f6")
    said = table.rest()
    assert said is not None
    assert said.between == (("harpy", ("b2", "f6")),)
    assert "harpy" not in {name for _, name in said.on}


def test_tags_of_another_game_are_nothing(table: Table) -> None:
    other, _ = tagged("above")
    more = [Stands(other.pieces[0].tag, 3, 3), Stands(other.corners[0], 0, 3)]
    said = table.rest(more=more)
    assert said is not None
    assert len(said.on) == 6


def test_a_tag_that_cannot_be_read_leaves_its_space_unknown(table: Table) -> None:
    table.rest()
    table.standing["harpy"] = replace(table.standing["harpy"], tag=-1)
    said = table.rest()
    assert said is not None
    assert said.hidden == ("b2",)


def test_a_new_thing_without_a_tag_leaves_its_space_unknown(table: Table) -> None:
    table.rest()
    table.standing["thing"] = Stands(-1, 3, 3, 3)
    said = table.rest()
    assert said is not None
    assert said.hidden == ("d4",)


def test_a_piece_taken_away_is_gone_where_the_bare_board_is_known(table: Table) -> None:
    table.rest()
    table.lay(black_3="c6")
    table.rest()
    table.lay(black_3="")
    said = table.rest()
    assert said is not None
    assert ("c6", "black") not in said.on
    assert said.hidden == ()


def test_a_space_never_seen_bare_is_bare_when_it_is_of_one_tone(table: Table) -> None:
    table.rest()
    table.lay(black_1="")
    said = table.rest()
    assert said is not None
    assert (said.hidden, ("a6", "black") in said.on) == ((), False)


def test_a_space_where_something_lies_unread_is_the_board_only_after_long(table: Table) -> None:
    table.rest()
    table.standing["black_1"] = replace(table.standing["black_1"], tag=99)  # a tag that is nobody's
    said = table.rest()
    assert said is not None
    assert said.hidden == ("a6",)
    said = table.look(14, PAUSE)
    assert said is not None
    assert said.hidden == ()


@pytest.mark.parametrize("missing", [0, 3])
def test_without_a_corner_nothing_is_said(table: Table, missing: int) -> None:
    del table.corners[missing]
    assert table.rest() is None
    assert table.sight.waits == "corners"


def test_a_doubled_or_swapped_corner_is_no_board(table: Table) -> None:
    corner = table.corners[0]
    assert table.rest(more=[replace(corner, x=2.0, y=2.0)]) is None
    swapped = Table()
    one, two = swapped.corners[:2]
    swapped.corners[:2] = [replace(one, tag=two.tag), replace(two, tag=one.tag)]
    assert swapped.rest() is None


def test_spaces_outside_the_picture_are_unknown() -> None:
    table = Table(hung=replace(HUNG, high=470, aside=(0, -30)))
    table.lay(harpy="b2")
    said = table.rest()
    if said is None:
        pytest.skip("the corners are out of sight, too")
    assert {f"{letter}6" for letter in "abcdef"} <= {*said.hidden}


def test_a_board_that_is_pushed_is_found_again(table: Table) -> None:
    table.rest()
    table.board = Board(table.tags, table.view.spaces, replace(HUNG, aside=(25, 10)), table.dice)
    table.lay(harpy="b5")
    said = table.rest() or table.rest()
    assert said is not None
    assert ("b5", "harpy") in said.on


@pytest.mark.parametrize("bend", [0.0, -0.03])
@pytest.mark.parametrize("tilt", [0, 14])
def test_a_place_is_found_within_two_millimetres_whatever_its_height(bend: float, tilt: float) -> None:
    tags, view = tagged("battle")
    dice = np.random.default_rng(1)
    hung = Hung((1920, 1080), 66, 640, tilt, 40, 3, bend, (10, -5))
    board = Board(tags, view.spaces, hung, dice)
    standing = [
        Stands(4 + n, x, y, high, 30.0 * n)
        for n, (x, y, high) in enumerate(
            [(0.1, 0.1, 40), (5.2, 4.9, 40), (2.5, 2.2, 3), (4.8, 0.3, 60), (0.2, 4.7, 0)]
        )
    ]
    found = marks(board.frame([*board.corners(), *standing], Light(), dice))
    corners = [next(mark for mark in found if mark.tag == tag) for tag in tags.corners]
    plane = plane_of(tags, corners, Lens(66), (1080, 1920))
    assert plane is not None
    for piece in standing:
        mark = next(mark for mark in found if mark.tag == piece.tag)
        off = np.subtract(plane.place(mark, piece.high), (piece.x, piece.y))
        assert np.hypot(*off) * tags.unit < 2.0


def test_no_tag_is_made_up_where_none_is() -> None:
    tags, view = tagged("battle")
    for n in range(6):
        dice = np.random.default_rng(n)
        frame = Board(tags, view.spaces, HUNG, dice).frame([], Light(noise=8), dice, [ARM])
        assert marks(frame) == []


@pytest.mark.parametrize("game", ["battle", "olympia"])
def test_no_wrong_move_is_taken_in_an_evening_of_drawn_looks(game: str) -> None:
    tally = sit(game, 3, understood)
    assert sum(tally.came.values()) == EACH
    refused = sum(count for (_, what), count in tally.came.items() if what == REFUSED)
    assert sum(tally.why.values()) == refused, "each has its reason"
    assert tally.bad == []


def test_the_eye_looks_at_the_board_beside_the_cards(table: Table) -> None:
    eye = Eye(table.heard.append)
    eye.board, eye.lens = table.sight, table.lens
    for pause in (0, 0, PAUSE, 0, 0):
        table.at += pause + 1
        eye.see(Shot(table.frame(), table.at))
    (said,) = table.heard
    assert isinstance(said, Lies)
    assert len(said.on) == 6


def test_a_part_of_the_picture_shows_the_same_directions() -> None:
    lens, spots = Lens(70, -0.03), np.array([[500.0, 300.0], [700.0, 500.0]])
    part = (0.25, 0.2, 0.75, 0.9)
    cut = lens.straight(spots - (320, 144), (504, 640), part)
    assert np.allclose(cut, lens.straight(spots, (720, 1280)))
    assert np.allclose(lens.bent(cut, (504, 640), part), spots - (320, 144), atol=1e-3)


def test_a_token_behind_the_head_of_a_taller_piece_may_lie_there_still() -> None:
    table = Table("above")
    table.lay(zeus="ε3")
    low, tall = table.spaces["λ1"], table.spaces["λ2"]
    table.at_place("barrier", low.x * 0.98, low.y * 0.98)
    said = table.rest()
    assert said is not None
    assert ("λ1", "barrier") in said.on
    table.at_place("hades", tall.x * 1.03, tall.y * 1.03)
    said = table.rest()
    assert said is not None
    assert said.on == in_order([("ε3", "zeus"), ("λ2", "hades")]), "its tag cannot be read"
    assert said.hidden == ("λ1",)
    table.lay(hades="")
    said = table.rest()
    assert said is not None
    assert ("λ1", "barrier") in said.on
    assert said.hidden == ()
