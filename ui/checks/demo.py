"""A short demonstration by real touches, a simulated camera and mock buttons; its pictures go to a folder."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPin
from kivy.core.window import Window

from companion.games import GAMES
from companion.inputs import Press, now_ns
from companion.luck.randomiser import set_ups
from companion.settings import Settings
from hardware.buttons import Buttons
from ui.app.app import PantheonApp
from ui.checks.finger import Hand
from vision.drawn.simulator import table_with
from vision.reading.codes import payload
from vision.reading.reader import scans

UNDO_PIN = 17
MOVES_SHOWN = 4
OTHERS_SHOWN = 12  # moves of each other game


def demonstrate(folder: Path, pause: float = 0.0) -> int:
    """Play a game on whatever window there is and show the others, in a journal of its own; the exit code."""
    Device.pin_factory = MockFactory()
    with tempfile.TemporaryDirectory() as scratch:
        app = PantheonApp(Settings(Path(scratch) / "settings.toml"), games=Path(scratch))
        hand = Hand(app)
        show = _Show(hand, folder, pause)
        buttons = Buttons({UNDO_PIN: "undo"}, app.put)
        _play(show, Device.pin_factory.pin(UNDO_PIN))
        buttons.close()
        app.stop()
    width, height = (int(side) for side in Window.size)
    print(f"pantheon: {len(show.taken)} pictures of a demonstration at {width}×{height} are in {folder}")
    return 0


class _Show:
    """A hand that takes pictures as it goes, and waits where people look on."""

    def __init__(self, hand: Hand, folder: Path, pause: float) -> None:
        self.hand, self.app, self.folder, self.pause = hand, hand.app, folder, pause
        self.taken: list[Path] = []

    def picture(self, name: str) -> None:
        path = self.folder / f"{len(self.taken) + 1:02}-{name}.png"
        self.taken.append(self.hand.picture(path))
        until = now_ns() + self.pause * 1e9
        while now_ns() < until:
            self.hand.wait(1)


def _play(show: _Show, undo_pin: MockPin) -> None:
    """From the shelf to the result: a set-up, moves by touch and by camera, a refusal, an undo by button;
    then every other game with a set-up."""
    hand, app = show.hand, show.app
    show.picture("home")
    hand.press(icon=GAMES[set_ups()[-1]].emblem)  # the simplest with a picture to copy stands last
    show.picture("players")
    hand.press(icon="dice")
    show.picture("set-up")
    hand.press(icon="play")
    show.picture("table")
    dice = random.Random(7)
    for n in range(MOVES_SHOWN):
        move = dice.choice(app.table.session.moves)
        _seen_by_camera(app, move.args[0])
        hand.wait()
        if n == 0:
            show.picture("seen-by-camera")
        _touch(hand, move.args[1])
    show.picture("after-some-moves")
    hand.space(_far_corner(app))
    show.picture("refused")
    hand.press(icon="check")
    undo_pin.drive_low()
    undo_pin.drive_high()
    hand.wait()
    show.picture("undo-by-button")
    hand.press(icon="check")
    hand.press(icon="book")
    show.picture("rules")
    hand.press(icon="back")
    while app.root.current == "table":
        move = dice.choice(app.table.session.moves)
        for thing in move.args:
            _touch(hand, thing)
    show.picture("result")
    for game in set_ups()[:-1]:
        _show(show, game, dice)


def _show(show: _Show, game: str, dice: random.Random) -> None:
    """Another game from the shelf: set up, and some moves on."""
    hand, app = show.hand, show.app
    app.root.show("home")
    hand.press(icon=GAMES[game].emblem)
    hand.press(icon="dice")
    hand.press(icon="play")
    for _ in range(OTHERS_SHOWN):
        if app.table.session.moves and app.table.notice is None:
            app.put(Press(str(dice.choice(app.table.session.moves))))
            hand.wait()
        elif app.table.notice is not None:
            app.put(Press("ok"))
            hand.wait()
    show.picture(game)


def _seen_by_camera(app: PantheonApp, thing: str) -> None:
    """A piece held to the simulated camera."""
    frame = table_with(payload(app.table.session.match.box, thing))
    for scan in scans(frame, now_ns()):
        app.put(scan)


def _touch(hand: Hand, thing: str) -> None:
    """Touch a thing on the board where it lies."""
    lies = {token.id: token.space for token in hand.app.table.view().tokens}
    hand.space(lies.get(thing, thing))


def _far_corner(app: PantheonApp) -> str:
    """A space that cannot be meant now."""
    view, allowed = app.table.view(), app.table.open
    lies = {token.space: token.id for token in view.tokens}
    return next(space.id for space in view.spaces if not {space.id, lies.get(space.id)} & set(allowed))
