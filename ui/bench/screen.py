"""The screen measured on this machine, beside what we aim at: tap, idle, first frame, memory."""

from __future__ import annotations

import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from companion.games import GAMES
from companion.games.minds import MINDS
from companion.settings import HOME, Settings
from ui.app.memory import hurry
from ui.app.window import OFFSCREEN, configure

if TYPE_CHECKING:
    from ui.checks.random_player import Thumb  # it opens a window when it is loaded

SIZE = (800, 480)
STARTS = 3
PATIENCE = 60.0  # seconds for a start
PLAYED = [game for game, box in GAMES.items() if box.things]  # a pad has nothing that glows
SETTLE = 6.0  # seconds for what the last touch set going to come to rest
STUCK = 20  # touches that lead nowhere: a random thumb begins another game

# What we aim at, on the machine this is developed on, with a renderer in software.
FIRST_FRAME = 1.0  # seconds
PYTHON, PYTHON_95, FRAME_95 = 8, 16, 45  # milliseconds of a tap: median, 95th percentile; until its frame
IDLE = {"off": 1, "used": 1, "turn 60": 2}  # percent of a core, by the clock
MEMORY = 350  # megabytes at the start

COUNTED = f"""
Python: processor time until the window begins to draw; drawing: from there, all threads; frame: by the
clock until it is there. Every tap that the table heard counts, the first ones and those that end a game
too. After a new game {SETTLE:g} s pass: the app makes itself ready as it does while people lay theirs out."""


def screen(args: Namespace) -> int:
    """Everything in turn; the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", OFFSCREEN)
    with tempfile.TemporaryDirectory() as compiled:
        # An installed copy is compiled, once for all its starts; this tree need not be.
        starts = [_start(compiled) for _ in range(1 + STARTS)][1:]
    first = Start(*(statistics.median(times) for times in zip(*starts, strict=True)))
    configure("auto", SIZE)
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    if Window is None:
        print("no window could be opened, not even off-screen; is Mesa installed?", file=sys.stderr)
        return 1
    print(f"{SIZE[0]}×{SIZE[1]} on {glGetString(GL_RENDERER).decode()}; figures of this machine only")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; what is told by the clock needs a quiet one")
    told = f"{first.wall:.2f} s by the clock{_aim(first.wall, FIRST_FRAME, ' s')}, {first.spent:.2f} s spent"
    print(f"start to first frame, median of {STARTS} new processes: {told}")
    with tempfile.TemporaryDirectory() as scratch:
        from ui.app.app import PantheonApp
        from ui.bench.thinking import busy
        from ui.bench.wander import resident, rest, wander
        from ui.checks.finger import Hand
        from ui.checks.random_player import Thumb

        as_on_a_display()
        os.environ[HOME] = scratch  # what is exported or printed goes there too
        hand = Hand(PantheonApp(Settings(Path(scratch) / "settings.toml"), games=Path(scratch)))
        print(f"memory at the start: {resident():.0f} MB{_aim(resident(), MEMORY, ' MB')}")
        rest(SETTLE)  # what is there a second after the start stays for good: a game does not belong to it
        thumb = Thumb(hand, seed=1)
        print(f"{args.taps} taps of each game, in milliseconds, median and 95th percentile. {COUNTED}")
        _taps(thumb, args.taps, PLAYED)
        print("the same while a stand-in thinks at its strongest, without a pause:")
        for game in (game for game in PLAYED if game in MINDS):
            with busy(game):
                _taps(thumb, args.taps, (game,))
        _idle(thumb, args.seconds)
        wander(hand, args.minutes)
        hand.let_go()
    return 0


def as_on_a_display() -> None:
    """Every frame is finished before the next: off-screen nothing waits for one, and they would pile up."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.bind(on_flip=lambda *_: glFinish())


def _aim(found: float, aim: float, unit: str = "") -> str:
    """What we aim at, and whether it was missed."""
    return f" (aim {aim:g}{unit}{'' if found <= aim else ', MISSED'})"


class Start(NamedTuple):
    """Seconds that a start took: by the clock, and of all processors."""

    wall: float
    spent: float


def _start(compiled: str) -> Start:
    """From nothing to the first frame of the home screen, in a process and a home of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        began, before = time.perf_counter(), os.times()
        child = [sys.executable, "-c", "from ui.bench.screen import first_frame; first_frame()"]
        subprocess.run(
            child,
            env=os.environ | {HOME: scratch, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""},
            check=True,
            timeout=PATIENCE,
            stderr=subprocess.DEVNULL,
        )
        wall, after = time.perf_counter() - began, os.times()
        used = after.children_user + after.children_system - before.children_user - before.children_system
        return Start(wall, used)


def first_frame() -> None:
    """The whole app up to its first frame, then nothing more."""
    hurry()
    configure("auto", SIZE)
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    from companion.settings import folder
    from ui.app.app import PantheonApp

    def drawn(*_: object) -> None:
        glFinish()
        os._exit(0)  # closing down is not part of it

    Window.bind(on_flip=drawn)
    PantheonApp(Settings(folder("config") / "settings.toml")).run()


class Spent(NamedTuple):
    """What a tap took, in milliseconds."""

    wall: float
    python: float
    drawing: float


class Stopwatch:
    """Parts a frame in two: until the window begins to draw it is Python's, from there on the renderer's.

    Python is counted by the processor time of its thread alone; drawing by that of the whole process, for
    a renderer in software has threads of its own. Letters are written before the frame: they are Python's.
    """

    def __init__(self) -> None:
        from kivy.core.window import Window

        self._python = self._process = 0.0
        Window.bind(on_draw=self._draws)

    def _draws(self, *_: object) -> None:
        self._python, self._process = time.thread_time(), time.process_time()

    def start(self) -> None:
        """From here."""
        self._wall, self._began, self._thought = time.perf_counter(), time.thread_time(), 0.0
        self._drawn = 0.0

    def frame(self) -> None:
        """Let one frame pass."""
        from kivy.base import EventLoop

        self._python = 0.0
        EventLoop.idle()
        if self._python:
            self._thought += time.thread_time() - self._python
            self._drawn += time.process_time() - self._process

    def stop(self) -> Spent:
        """Until here."""
        python = time.thread_time() - self._began - self._thought
        return Spent(1000 * (time.perf_counter() - self._wall), 1000 * python, 1000 * self._drawn)


def _taps(thumb: Thumb, taps: int, games: Sequence[str]) -> None:
    """From the touch that says something to the frame that shows it, paced as in play."""
    from ui.bench.wander import match_of, rest

    stopwatch = Stopwatch()
    for game in games:
        thumb.sit_down(match_of(game))
        rest(SETTLE)  # people look at the table before they touch it
        found = [_tap(thumb, stopwatch) for _ in range(taps)]
        wall, python, drawing = (sorted(times) for times in zip(*found, strict=True))
        aims = _aim(statistics.median(python), PYTHON), _aim(_late(python), PYTHON_95)
        told = f"Python {statistics.median(python):.1f}{aims[0]} {_late(python):.1f}{aims[1]}"
        told += f"   drawing {statistics.median(drawing):.1f} {_late(drawing):.1f}"
        told += f"   frame {statistics.median(wall):.1f} {_late(wall):.1f}{_aim(_late(wall), FRAME_95)}"
        print(f"  {game:<8} {told}", flush=True)


def _late(times: list[float]) -> float:
    """The 95th percentile of sorted times."""
    return times[int(len(times) * 0.95)]


def _tap(thumb: Thumb, stopwatch: Stopwatch) -> Spent:
    """One tap the table hears, begun at a random moment of a frame."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    app = thumb.app
    for touches in itertools.count():
        if app.root.current != "table" or touches % STUCK == STUCK - 1:
            thumb.sit_down(thumb.match)
        place = thumb.next()
        EventLoop.idle()
        # A finger knows nothing of frames: it comes anywhere between two of them.
        time.sleep(thumb.dice.random() / Clock._max_fps)
        stopwatch.start()
        touch = thumb.down(place)
        if not app._pump.is_triggered:
            stopwatch.start()  # most answer when they are let go
            touch.touch_up()
        heard = app._pump.is_triggered
        while app._pump.is_triggered:
            stopwatch.frame()
        spent = stopwatch.stop()
        if touch.grab_list or app._pump.is_triggered:
            touch.touch_up()
        thumb.hand.wait(1)
        if heard:
            return spent
    raise AssertionError("a count has no end")


def _idle(thumb: Thumb, seconds: float) -> None:
    """What the table screen costs while nobody touches it."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    from ui.bench.wander import match_of, rest

    frames = []
    Window.bind(on_flip=lambda *_: frames.append(1))
    print(f"idle table screen, {seconds:g} s each, share of one core:")
    for clock, aim in IDLE.items():
        thumb.sit_down(match_of(PLAYED[0], clock))
        rest(SETTLE)
        frames.clear()
        worked, began = time.process_time(), time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            EventLoop.idle()
            Window.mainloop()
        share = 100 * (time.process_time() - worked) / spent
        told = f"{share:5.2f} %{_aim(share, aim, ' %')}   {len(frames) / spent:.2f} frames/s"
        print(f"  clock {clock:<8} {told}", flush=True)
