"""The camera in the app: pictures become moves on the screen, a lost camera is missed in words, and found."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.games import GAMES
from companion.inputs import Press, Scan, now_ns
from companion.settings import Settings
from companion.view import text
from companion.watch import watch
from tests.ui.moves_by_touch import start_game, until
from ui.checks.finger import Hand
from ui.devices import export_folders as places
from ui.parts.common.menu import Menu
from vision.drawn.simulator import Simulator
from vision.frames import Shot
from vision.reading.codes import gauge, payload
from vision.reading.reader import look
from vision.source import Lost


def sight(hand: Hand):
    """What the table screen shows of the camera."""
    return hand.app.root.get_screen("table").ids.sight


def lamp(hand: Hand):
    """The lamp in the rail."""
    return hand.app.root.get_screen("table").ids.sign


def touch(hand: Hand, widget) -> None:
    """A finger on something that is no key."""
    hand.touch(*widget.to_window(*widget.center))


def choose(home: Path, **chosen: str) -> None:
    """Settings made before the app is opened."""
    settings = Settings(home / "settings.toml")
    for key, value in chosen.items():
        settings[key] = value


def test_without_a_camera_nothing_of_it_is_shown_or_loaded(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    until(hand, lambda: hand.app.devices.camera.camera is None)
    assert not sight(hand).on
    assert sight(hand).height == 0


def test_a_folder_of_pictures_moves_a_figure(home: Path, tmp_path: Path, open_app) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    choose(home, camera=f"folder {pictures}")
    hand = open_app()
    start_game(hand, "6 × 6")
    figure = hand.app.table.session.moves[0].args[0]
    table = Simulator(pace=0)
    table.lay(payload(GAMES["battle"], figure))
    cv2.imwrite(str(pictures / "1.png"), table.frame())
    hand.app.choose("focus", "fixed 3")  # any change opens the camera anew
    until(hand, lambda: hand.app.table.picks == (figure,))
    until(hand, lambda: "last picture" in sight(hand).said)
    hand.space(hand.app.table.session.moves[0].args[1])
    assert hand.app.table.session.now.tip.line == str(hand.app.table.session.now.tip.before.moves[0])
    assert hand.app.table.scans.latest[0].thing == figure


class Shaky(Simulator):
    """A camera that works, is pulled out, freezes, or sends nonsense, as it is told."""

    def __init__(self) -> None:
        super().__init__(pace=0.01)
        self.mood = "fine"
        self.still = self.frame()

    def shot(self) -> Shot:
        watch().sleep(0.01)
        if self.mood == "gone":
            raise Lost(text("camera-lost"))
        if self.mood == "frozen":
            return Shot(self.still, now_ns())
        if self.mood == "dark":
            return Shot(np.full_like(self.still, 4), now_ns())
        if self.mood == "garbage":
            return Shot(np.zeros((0, 7), np.uint8), now_ns())
        return super().shot()


def test_a_camera_that_dies_freezes_or_lies_is_missed_in_words_and_the_game_goes_on(hand: Hand) -> None:
    camera, app = Shaky(), hand.app
    app.devices.camera.source = lambda which, focus: camera
    app.choose("camera", "usb 0")
    start_game(hand, "6 × 6")
    until(hand, lambda: app.devices.camera.latest)
    for mood in ("gone", "frozen"):
        camera.mood = mood
        until(hand, lambda: sight(hand).alarm)
        assert sight(hand).said == "Camera lost – use touch"
        move = app.table.session.moves[0]
        lies = {token.id: token.space for token in app.table.view().tokens}
        hand.space(lies[move.args[0]])
        hand.space(move.args[1])
        assert app.table.session.now.tip.line == str(move)
        camera.mood = "fine"
        until(hand, lambda: not sight(hand).alarm)
        assert "lost" not in sight(hand).said
    before = app.table.session.now
    camera.mood = "garbage"
    hand.wait(10)
    assert app.table.session.now is before
    camera.mood = "fine"
    figure = app.table.session.moves[0].args[0]
    camera.lay(payload(GAMES["battle"], figure))
    until(hand, lambda: app.table.picks == (figure,))


def test_a_camera_that_cannot_be_opened_is_one_sentence(hand: Hand) -> None:
    hand.app.choose("camera", "video /nowhere/film.avi")
    start_game(hand, "6 × 6")
    until(hand, lambda: sight(hand).alarm)
    touch(hand, lamp(hand))
    assert any("film.avi cannot be opened" in words for words in hand.words())


def test_the_simulated_camera_plays_a_card_with_one_touch_and_it_is_put_right_with_another(
    hand: Hand,
) -> None:
    hand.app.choose("camera", "simulator")
    hand.press(icon="laurel")
    hand.press(icon="plus")
    hand.press(icon="dice")
    hand.press(icon="play")
    table = hand.app.table
    before = table.session.now.tip.n
    until(hand, lambda: sight(hand).pretend)
    touch(hand, lamp(hand))
    hand.press(icon="card")
    until(hand, lambda: table.session.now.tip.n == before + 1)
    read = table.session.now.tip.line.split()[2]
    picture = sight(hand).ids.picture
    until(hand, lambda: picture.drawn is not None)
    assert [what.thing for what, _ in picture.drawn.sights] == [read]
    assert picture._texture.width <= 640
    hand.press(icon="edit")
    menu = next(widget for widget in hand.shown() if isinstance(widget, Menu))
    assert len(menu.ids.box.children) > 3
    first = menu.ids.box.children[-2]
    hand.touch(*first.to_window(*first.center))
    assert table.session.now.tip.n == before + 1
    assert table.session.now.tip.line.split()[2] != read
    assert table.notice is None


def rows(hand: Hand) -> list[str]:
    """A space of each row of the board, from the lowest up."""
    spaces = {space.id: space for space in hand.app.table.view().spaces}
    lowest = {round(space.y, 3): name for name, space in sorted(spaces.items())}
    return [name for _, name in sorted(lowest.items())]


@pytest.mark.parametrize("state", ["simulated", "lost", "complaining"])
def test_whatever_the_camera_says_a_finger_reaches_every_row_of_the_board(hand: Hand, state: str) -> None:
    camera, app = Shaky(), hand.app
    app.devices.camera.source = lambda which, focus: camera
    app.choose("camera", "simulator" if state == "simulated" else "usb 0")
    start_game(hand, "6 × 6")
    until(hand, lambda: app.devices.camera.latest)
    if state == "lost":
        camera.mood = "gone"
        until(hand, lambda: lamp(hand).eye == "camera-off")
    elif state == "complaining":
        camera.mood = "dark"
        until(hand, lambda: lamp(hand).eye == "question")
    pointed: list[tuple[str, ...]] = []
    board = app.root.current_screen.ids.board
    board.says = lambda things, to=(): pointed.append(things)
    for space in rows(hand):
        hand.space(space)
        assert space in pointed[-1], f"the finger on {space} was caught"


def test_an_open_picture_lets_no_finger_through_and_closes_by_its_key(hand: Hand) -> None:
    hand.app.choose("camera", "simulator")
    start_game(hand, "6 × 6")
    until(hand, lambda: hand.app.devices.camera.latest)
    touch(hand, lamp(hand))
    pointed: list[tuple[str, ...]] = []
    hand.app.root.current_screen.ids.board.says = lambda things, to=(): pointed.append(things)
    touch(hand, sight(hand).ids.picture)
    assert not pointed, "nobody points at a board that cannot be seen"
    hand.press(icon="close")
    assert not sight(hand).seen
    hand.space(rows(hand)[0])
    assert pointed


def test_a_question_is_answered_by_touch_or_laid_out_in_full(hand: Hand) -> None:
    hand.press(icon="laurel")
    hand.press(icon="plus")
    hand.press(icon="dice")
    hand.press(icon="play")
    table = hand.app.table
    card = table.session.moves[0].args[0]
    for _ in range(2):
        hand.app.put(Scan("olympe", card))
    hand.wait()
    assert table.notice.kind == "question"
    offered = hand.app.say(table.notice.offers[0][0])
    hand.press(offered)
    assert table.session.now.tip.line.endswith(table.session.now.tip.line.split()[2])
    assert table.notice is None
    hand.app.put(Scan("olympe", card))
    hand.wait()
    hand.press("Other…")
    face = next(w for w in hand.shown() if getattr(getattr(w, "card", None), "id", "") in table.open)
    thing = face.card.id
    hand.reach(face)
    hand.touch(*face.to_window(*face.center))
    assert table.session.now.tip.line.split()[2] == thing
    assert table.notice is None


def test_while_the_table_is_put_back_the_camera_rests(hand: Hand) -> None:
    hand.app.choose("camera", "simulator")
    start_game(hand, "6 × 6")
    until(hand, lambda: hand.app.devices.camera.latest)
    camera = hand.app.devices.camera.camera
    hand.app.put(Press(str(hand.app.table.session.moves[0])))
    hand.app.put(Press("undo"))
    hand.wait()
    assert hand.app.table.paused
    until(hand, lambda: not camera._awake.is_set())
    hand.press("Agreed")
    hand.press("Done")
    until(hand, camera._awake.is_set)
    hand.app.root.show("settings")
    until(hand, lambda: not camera._awake.is_set())


def test_a_card_held_to_the_camera_at_home_opens_its_rules(hand: Hand) -> None:
    hand.app.choose("camera", "simulator")
    until(hand, lambda: hand.app.devices.camera.latest)
    seeing = hand.app.devices.camera
    hand.app.put(Scan("battle", "medusa", 1, seeing.camera.woken + 10_000_000))
    hand.wait()
    assert hand.app.root.current == "home", "what lay there all along asks nothing"
    seeing.camera.woken -= 2_000_000_000  # it has been watching for a while
    seeing.show(payload(GAMES["battle"], "medusa"))
    until(hand, lambda: hand.app.root.current == "rules")
    assert hand.app.root.current_screen.game == "battle"
    hand.press(icon="back")
    assert hand.app.root.current == "home"


# the pages


def test_the_camera_page_shows_tests_and_cuts_the_picture(hand: Hand, home: Path) -> None:
    hand.press(icon="settings")
    hand.press("Camera")
    hand.press("simulated")
    page = hand.app.root.current_screen
    until(hand, lambda: page.ids.sight.drawn is not None and page.ids.test.usable)
    hand.press("Lay the test sticker")
    until(hand, lambda: "distance is right" in page.said)
    assert page.sharp > 0.5
    assert "1280 × 720" in page.facts
    sight = page.ids.sight
    x, y, width, height = sight.left, sight.top_edge, *sight.across
    from ui.checks.fingertip import Fingertip

    finger = Fingertip(x + 0.25 * width, y - 0.25 * height)
    finger.touch_down()
    finger.touch_move(x + 0.75 * width, y - 0.75 * height)
    finger.touch_up()
    word, *part = hand.app.chosen["crop"].split()
    assert word == "part"
    assert [float(share) for share in part] == pytest.approx([0.25, 0.25, 0.75, 0.75], abs=0.02)
    until(hand, lambda: page.ids.sight.drawn.frame.shape == (360, 640))
    hand.press("90°")
    until(hand, lambda: hand.app.devices.camera.camera.eye.mounting.turn == 90)
    hand.press("whole")
    until(hand, lambda: page.ids.sight.drawn.frame.shape == (1280, 720))
    hand.press("fixed: 4")
    hand.press("+")
    assert hand.app.chosen["focus"] == "fixed 4.5"
    until(hand, lambda: hand.app.devices.camera.latest)  # opened anew: meanwhile the keys stand elsewhere
    hand.press("always")
    assert hand.app.chosen["confirm"] == "always"
    (home / "table.mp4").write_bytes(b"")
    hand.press("film")
    hand.press("table.mp4")
    assert hand.app.chosen["camera"] == f"video {home / 'table.mp4'}"


def test_stickers_are_written_where_people_find_them_or_it_is_told_why_not(hand: Hand, home: Path) -> None:
    hand.press(icon="settings")
    hand.press("Stickers")
    hand.press(icon="mountain")
    hand.press("Battle for Olympus")
    hand.press("Letter")
    hand.press("30 mm")
    hand.press("Français")
    hand.press("Write the PDF")
    path = home / "pantheon-battle-30mm-letter-fr.pdf"
    assert path.read_bytes().startswith(b"%PDF")
    assert any(path.name in words and str(home) in words for words in hand.words())
    (home / "pantheon-battle-25mm-letter-fr.pdf").mkdir()
    hand.press("25 mm")
    hand.press("Write the PDF")
    assert any("could not be written" in words for words in hand.words())
    for screen in ("settings", "home"):
        hand.press(icon="back")
        assert hand.app.root.current == screen


def test_a_usb_stick_comes_before_the_documents(home: Path, tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    assert places.outgoing(mounts) == home
    mounts.write_text("/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/nobody/No\\040Stick vfat rw 0 0\n")
    assert places.outgoing(mounts) == home, "a stick that is not there any more"
    assert places.sticks(mounts) == []


def test_a_stick_that_the_sandbox_tells_of_twice_is_one_stick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "_STICKS", (str(tmp_path),))
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda {tmp_path} vfat rw 0 0\n" * 2)
    assert places.sticks(mounts) == [tmp_path]


def test_the_test_sticker_of_the_page_can_be_read() -> None:
    table = Simulator(pace=0)
    table.lay(gauge(20))
    assert [sight.written for sight in look(table.frame())] == [gauge(20)]
