"""A real Kivy window without a display, a clock that the test moves, and a hand that touches."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from ui.app.window import configure

SIZE = (800, 480)
configure("x".join(map(str, SIZE)))

from kivy.config import Config  # noqa: E402  Kivy reads its configuration when it is first imported

# Smooth edges cost most of a frame here, and no test looks at them.
Config.set("graphics", "multisamples", "0")

from kivy.app import App  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable, glEnable, glScissor  # noqa: E402

from companion.settings import Settings  # noqa: E402
from companion.watch import now_ns  # noqa: E402
from tests.clock import MovedClock  # noqa: E402
from ui.app.app import PantheonApp  # noqa: E402
from ui.app.loop import pace  # noqa: E402
from ui.app.memory import sweep  # noqa: E402
from ui.checks.finger import Hand  # noqa: E402

PACE = Clock._max_fps
pace.stirred_by_touch = False  # every frame is as long as the next
_UNSEEN = 0, 0, 1, 1


@pytest.fixture
def seen() -> Iterator[None]:
    """What is drawn can be looked at: else only a corner is filled in, for filling in takes long."""
    glDisable(GL_SCISSOR_TEST)
    yield
    glEnable(GL_SCISSOR_TEST)


@pytest.fixture(autouse=True)
def frames(clock: MovedClock, home: Path) -> Iterator[None]:
    """Kivy's clock is the test's, and the wait for a frame moves it; the window begins and ends empty."""
    Clock.time = lambda: now_ns() / 1e9
    Clock.usleep = lambda microseconds: clock.move(microseconds / 1e6)
    glEnable(GL_SCISSOR_TEST)
    glScissor(*_UNSEEN)
    empty_window()
    clear_away()
    yield
    empty_window()


def empty_window() -> None:
    """Take away what a test left behind, even one broken off: app, sheets, what was to happen later."""
    app = App.get_running_app()
    if app is not None and app.root is not None:
        with suppress(Exception):  # it may have been broken off anywhere
            app.dispatch("on_stop")
        app.root = None
    for left in [*Window.children]:
        Window.remove_widget(left)
    Window.release_all_keyboards()
    if tuple(Window.size) != SIZE:
        Window.size = SIZE
    for event in Clock.get_events():
        event.cancel()
    Clock._last_tick, Clock._max_fps = Clock.time(), PACE
    gc.enable()


def clear_away() -> None:
    """Let go of all that the test before has made; what is kept for good no sweep looks at again."""
    App._running_app = None
    sweep()
    gc.freeze()  # else every sweep of every test to come goes through it: half of all the time


@pytest.fixture
def open_app(home: Path, frames: None) -> Iterator[Callable[[], Hand]]:
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
