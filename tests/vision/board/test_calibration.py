"""A printed board measured: tags on named spaces, heights by kind, and a text that settings keep."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.games import GAMES
from companion.games.tagged import of_the_copy, tag_name, tags_of
from companion.settings import Settings
from companion.tags import HIGHEST, Tags, measured, raised, told
from companion.view import Point, View
from companion.words import words_in
from tests.vision.board.boards import HUNG, Table, tagged
from vision.board.calibration import calibrated
from vision.board.marks import INNER, squares
from vision.drawn.boards import Board

TAGGED = [game for game in GAMES if tags_of(game)]


def askew(tags: Tags, view: View, names: list[str], warp: np.ndarray) -> dict[str, Point]:
    """Where tags on the middle of spaces seem to lie, if the board is not as assumed."""
    turn = np.linalg.inv(warp)
    middles = {space.id: np.array([space.x, space.y, 1.0]) for space in tags.places(view)}
    seen = {name: turn @ middles[name] for name in names}
    return {name: (float(at[0] / at[2]), float(at[1] / at[2])) for name, at in seen.items()}


TURNED = np.array([[1.02, -0.03, 0.1], [0.03, 1.02, -0.05], [0, 0, 1.0]])
STRETCHED = np.array([[1.05, 0.02, 0.1], [0.0, 0.96, -0.05], [0, 0, 1.0]])
ASKEW = np.array([[1.05, 0.02, 0.1], [0.0, 0.96, -0.05], [0.004, -0.003, 1.0]])


@pytest.mark.parametrize(
    ("laid", "warp"),
    [
        (["a1", "f6"], TURNED),
        (["a1", "f1", "f6", "a6"], STRETCHED),
        (["a1", "f1", "f6", "a6", "c3", "d5"], ASKEW),
    ],
)
def test_the_more_tags_are_laid_the_more_is_put_right(laid: list[str], warp: np.ndarray) -> None:
    tags, view = tagged("battle")
    found = calibrated(tags, view, askew(tags, view, laid, warp))
    assert found is not None
    assert found.good
    assert np.allclose(np.array(found.tags.warp).reshape(3, 3), warp / warp[2, 2], atol=1e-6)


def test_steps_in_one_line_are_enough() -> None:
    tags, view = tagged("olympia")
    found = calibrated(tags, view, askew(tags, view, ["0", "2", "5", "8", "9"], TURNED))
    assert found is not None
    assert found.off < 0.01


def test_a_tag_on_the_wrong_space_is_named() -> None:
    tags, view = tagged("battle")
    laid = askew(tags, view, ["a1", "f1", "f6", "a6", "c3"], STRETCHED)
    laid["c3"] = laid["c3"][0] + 1, laid["c3"][1]
    found = calibrated(tags, view, laid)
    assert found is not None
    assert not found.good
    assert found.worst == "c3"


def test_too_few_tags_say_nothing() -> None:
    tags, view = tagged("battle")
    assert calibrated(tags, view, {"a1": (0.0, 0.0)}) is None
    assert calibrated(tags, view, {"a1": (1.0, 1.0), "b1": (1.0, 1.0)}) is None
    assert calibrated(tags, view, {"a1": (0.0, 0.0), "nowhere": (3.0, 1.0)}) is None


def test_a_board_that_is_not_as_assumed_is_seen_right_once_it_is_measured() -> None:
    table = Table()
    real = replace(table.tags, at=tuple((x * 1.16 - 0.4, y * 0.9) for x, y in table.tags.at))
    table.board = Board(real, table.view.spaces, HUNG, table.dice)
    table.corners = table.board.corners()
    laid = {"perseus": "a1", "jason": "f1", "orpheus": "f6", "hydra": "a6", "siren": "c3", "medusa": "d5"}
    table.lay(**laid)
    table.rest()
    assert table.sight.lies is not None
    assert len(table.sight.lies.on) < 6, "as assumed it is not seen right"
    found = calibrated(table.tags, table.view, {laid[name]: at for name, at in table.sight.seen})
    assert found is not None
    kept = measured(table.tags, told(found.tags, ()))
    sight = type(table.sight)(kept, tuple(table.spaces.values()), table.heard.append)
    table.sight = sight
    said = table.rest()
    assert said is not None
    assert {(name, space) for space, name in said.on} == {*laid.items()}


def test_what_was_measured_is_kept_as_one_short_text(tmp_path) -> None:
    tags, _ = tagged("battle")
    known = raised(replace(tags, warp=tuple(map(float, ASKEW.ravel()))), "hero", 52.5)
    settings = Settings(tmp_path / "settings.toml")
    settings.measure("battle", told(known, ("hero",)))
    again = Settings(tmp_path / "settings.toml").boards["battle"]
    assert len(again) < 200
    assert measured(tags, again) == known
    assert [piece.high for piece in known.pieces if piece.kind == "hero"] == [52.5] * 10
    assert {piece.high for piece in known.pieces if piece.kind == "creature"} == {40.0}


@pytest.mark.parametrize(
    "bad", ["", "warp 1 2", "high hero nan", "high hero tall", "warp a b c d e f g h i", ",,, x"]
)
def test_what_cannot_be_read_is_left_as_assumed(bad: str) -> None:
    tags, _ = tagged("battle")
    assert measured(tags, bad) == tags


def test_no_piece_is_taken_for_a_tower() -> None:
    tags, _ = tagged("battle")
    assert measured(tags, "high hero 9999").pieces[0].high == HIGHEST


# the data


def test_no_two_tags_of_all_games_are_the_same() -> None:
    used = [tag for game in TAGGED for tag in _all(tags_of(game))]
    assert len(used) == len(set(used))
    assert max(used) < 100


def _all(tags: Tags | None) -> list[int]:
    assert tags is not None
    return [*tags.corners, *(piece.tag for piece in tags.pieces)]


def test_any_two_tags_differ_in_seven_squares_however_they_are_turned() -> None:
    inner = {tag: squares(tag)[1:-1, 1:-1] for game in TAGGED for tag in _all(tags_of(game))}
    assert {one.shape for one in inner.values()} == {(INNER, INNER)}
    for tag, one in inner.items():
        for other, two in inner.items():
            turns = range(4) if other != tag else range(1, 4)
            assert min(int((np.rot90(one, turn) != two).sum()) for turn in turns) >= 7


def test_games_without_a_board_have_no_tags() -> None:
    assert not {*TAGGED} & {"olympe", "scorepad"}
    assert {*TAGGED} >= {"above", "heavens", "olympia", "battle"}
    assert tags_of("") is None


@pytest.mark.parametrize("game", TAGGED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tag_has_a_name_of_its_own(game: str, language: str) -> None:
    tags = tags_of(game)
    assert tags is not None
    names = [words_in(language).say(tag_name(game, piece.name)) for piece in tags.pieces]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "-" in name]


def test_only_planets_in_the_colours_of_the_copy_are_printed() -> None:
    tags = tags_of("heavens")
    assert tags is not None
    mine = of_the_copy(GAMES["heavens"], tags, {})
    assert {piece.name.split("-")[1] for piece in mine} == {"yellow", "red", "blue", "green", "white"}
    assert len(of_the_copy(GAMES["battle"], tagged("battle")[0], {})) == 23
