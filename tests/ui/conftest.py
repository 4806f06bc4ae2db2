"""A real Kivy window without a display, and a hand that touches it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from ui.app.start import configure

configure("800x480")

from kivy.config import Config  # noqa: E402  Kivy reads its configuration when it is first imported

Config.set("graphics", "maxfps", "0")  # no waiting between frames
Config.set(
    "graphics", "multisamples", "0"
)  # smooth edges cost most of a frame here, and no test looks at them

from companion.settings import Settings  # noqa: E402
from ui.app.app import PantheonApp  # noqa: E402
from ui.checks.finger import Hand  # noqa: E402


@pytest.fixture
def open_app(home: Path) -> Iterator[Callable[[], Hand]]:
    """Opens the app on this test's home; opening it again is a restart."""
    hands: list[Hand] = []

    def opened() -> Hand:
        if hands:
            hands.pop().let_go()
        hands.append(Hand(PantheonApp(Settings(home / "settings.toml"))))
        return hands[-1]

    yield opened
    for hand in hands:
        hand.let_go()


@pytest.fixture
def hand(open_app: Callable[[], Hand]) -> Hand:
    """A hand at the app, on the home screen."""
    return open_app()
