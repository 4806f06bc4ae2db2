"""From pictures to moves: videos and folders through the whole pipeline into a real game."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from companion.games import GAMES
from companion.inputs import Pick
from tests.clock import MovedClock
from tests.vision.showing import Player, code, write_video
from vision.camera import Camera
from vision.drawn import spoil
from vision.drawn.simulator import Simulator
from vision.frames import Frame
from vision.reading.codes import payload
from vision.reading.eye import Eye
from vision.sources import Folder, Video, shots

TURNS = ["bellerophon", "harpy", "perseus", "chimera"]


def shown(*things: str) -> list[Frame]:
    """A film of figures held to the camera one after the other, by a hand that comes and goes."""
    table, frames = Simulator(pace=0), []
    dice = np.random.default_rng(4)
    for thing in things:
        for x in (60, 350):
            table.lay(code(thing), x, 300, 15, bare=True)
            frames.append(spoil.moved(table.frame(), 9, 0.1))
        for _ in range(4):
            table.lay(code(thing), 620 + dice.uniform(-3, 3), 320, 14, bare=True)
            frames.append(
                spoil.hand(table.frame(), [], np.random.default_rng(9)) if _ == 2 else table.frame()
            )
        table.clear()
        frames += [table.frame() for _ in range(9)]
    return frames


def test_a_video_of_figures_plays_a_real_game(tmp_path: Path) -> None:
    player = Player()
    eye = Eye(player.put, budget=1)
    for shot in shots(Video(write_video(tmp_path / "game.avi", shown(*TURNS)))):
        eye.see(shot)
    assert [scan.thing for scan in player.heard] == TURNS
    assert player.moved == TURNS
    assert player.table.notice is None


def test_a_figure_held_to_the_camera_twice_moves_twice(tmp_path: Path) -> None:
    player = Player()
    eye = Eye(player.put, budget=1)
    for shot in shots(Video(write_video(tmp_path / "game.avi", shown("perseus", "harpy", "perseus")))):
        eye.see(shot)
    assert player.moved == ["perseus", "harpy", "perseus"]


def test_a_folder_of_pictures_plays_a_real_game_through_both_threads(
    tmp_path: Path, clock: MovedClock
) -> None:
    for n, thing in enumerate(TURNS):
        table = Simulator(pace=0)
        table.lay(code(thing), 500 + 40 * n, 300, 30 * n)
        cv2.imwrite(str(tmp_path / f"{n}.jpg"), table.frame())
    player = Player()
    camera = Camera(lambda: Folder(tmp_path), player.put, apart=0)
    clock.until(lambda: camera.said.key == "camera-over")
    camera.close()
    assert player.moved == TURNS


def test_a_figure_out_of_turn_is_questioned_and_nothing_moves(tmp_path: Path) -> None:
    player = Player()
    eye = Eye(player.put, budget=1)
    for shot in shots(Video(write_video(tmp_path / "game.avi", shown("harpy")))):
        eye.see(shot)
    assert player.moved == []
    assert (player.table.notice.kind, player.table.notice.text.key) == ("question", "scan-not-now")


def test_a_card_of_another_game_is_named_and_nothing_moves() -> None:
    player = Player()
    other = next(game for game in GAMES.values() if game.id != "battle")
    table = Simulator(pace=0)
    table.lay(payload(other, other.things[0].id))
    eye = Eye(player.put, budget=1)
    for _ in range(3):
        eye.see(table.shot())
    assert player.moved == []
    assert player.table.notice.text.key == "refuse-other-game"
    assert dict(player.table.notice.text.values)["game"].key == other.id


def test_a_figure_the_camera_missed_is_played_by_touch() -> None:
    player = Player()
    player.table.handle(Pick(("perseus",)))
    space = next(pick for pick in player.table.open if pick[0] not in ":@")
    player.table.handle(Pick((space,)))
    assert player.moved == ["perseus"]


def test_hostile_codes_on_the_table_change_nothing() -> None:
    player = Player()
    table = Simulator(pace=0)
    table.lay("P1BE000011", 300, 300)
    table.lay("$$$$$$$$$$", 700, 300)
    eye = Eye(player.put, budget=1)
    for _ in range(4):
        eye.see(table.shot())
    assert player.heard == []
    assert player.moved == []
