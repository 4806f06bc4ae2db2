"""Does it start? Screens drawn and the newest games taken up, unseen, on a copy, without devices."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.games import GAMES
from companion.keep.rows import read_only
from companion.settings import Settings, folder
from ui.app.app import PantheonApp
from ui.checks.finger import Hand

TAKEN_UP = 3


def self_check() -> int:
    """0 if all of it could be drawn; a fault is a traceback and any other code."""
    Device.pin_factory = MockFactory()  # the table that is running holds the real pins, and the camera
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch)
        _copy_games(folder("data") / "games.db", copy)
        if (chosen := folder("config") / "settings.toml").exists():
            shutil.copy2(chosen, copy)
        settings = Settings(copy / "settings.toml")
        settings["camera"] = "none"
        app = PantheonApp(settings, games=copy)
        hand = Hand(app)
        try:
            return _look_round(app, hand)
        finally:
            hand.let_go()


def _copy_games(kept: Path, copy: Path) -> None:
    """The games as they are at one moment, though a table may be writing; damaged ones byte by byte."""
    if not kept.with_name(f"{kept.name}-wal").exists():  # nobody has them open
        if kept.exists():
            shutil.copy2(kept, copy)
        return
    try:
        with closing(read_only(kept)) as db, closing(sqlite3.connect(copy / kept.name)) as other:
            db.backup(other)
    except sqlite3.Error:
        for part in kept.parent.glob(f"{kept.name}*"):
            shutil.copy2(part, copy)


def _look_round(app: PantheonApp, hand: Hand) -> int:
    for notice in app.game.notices:
        print(f"pantheon: {app.say(notice)}")
    if app.game.journal is None:
        return 1
    for game in GAMES:
        app.root.new_game(game)
        hand.wait()
    app.root.rules(game=game)
    hand.wait()
    app.root.show("settings")
    hand.wait()
    kept = app.game.journal.games()
    for going in [going for going in kept if going.lines][:TAKEN_UP]:
        try:
            app.root.resume(going.id)
        except ValueError as other_rules:
            print(f"pantheon: game {going.id} stays in the journal but cannot be taken up: {other_rules}")
        hand.wait()
    app.root.show("home")
    hand.wait()
    print(f"pantheon: it starts: {len(GAMES)} games on the shelf, {len(kept)} in the journal")
    return 0
