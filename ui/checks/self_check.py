"""Does it start? Screens drawn and the newest games taken up, unseen, on a copy, without devices."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.games import GAMES
from companion.settings import Settings, folder
from ui.app.app import PantheonApp
from ui.checks.finger import Hand

TAKEN_UP = 3


def self_check() -> int:
    """0 if all of it could be drawn; a fault is a traceback and any other code."""
    Device.pin_factory = MockFactory()  # the table that is running holds the real pins, and the camera
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch)
        for kind, names in (("data", ("games.db", "games.db-wal")), ("config", ("settings.toml",))):
            for name in names:
                if (kept := folder(kind) / name).exists():
                    shutil.copy2(kept, copy / name)
        settings = Settings(copy / "settings.toml")
        settings["camera"] = "none"
        app = PantheonApp(settings, games=copy)
        hand = Hand(app)
        try:
            return _look_round(app, hand)
        finally:
            hand.let_go()


def _look_round(app: PantheonApp, hand: Hand) -> int:
    for notice in app.game.notices:
        print(f"pantheon: {app.say(notice)}")
    if app.game.journal is None:
        return 1
    for game in GAMES:
        app.root.get_screen("newgame").open(game)
        app.root.show("newgame")
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
