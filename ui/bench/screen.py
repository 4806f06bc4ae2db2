"""The screen measured on this machine: tap to frame, idle, first frame, memory. Figures, never promises."""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.settings import Settings
from ui.app.window import OFFSCREEN, configure

if TYPE_CHECKING:
    from ui.checks.random_player import Thumb  # it opens a window when it is loaded

SIZE = (800, 480)
STARTS = 3
PATIENCE = 60.0  # seconds for a start
PLAYED = [game for game, box in GAMES.items() if box.things]  # a pad has nothing that glows
CLOCKS = ("off", "used", "turn 60")
SETTLE = 4.0  # seconds for what the last touch set going to come to rest
WARM = 10  # moves of each game before memory is looked at
STUCK = 20  # touches that lead nowhere: a random thumb begins another game
PAGE = os.sysconf("SC_PAGE_SIZE")


def screen(args: Namespace) -> int:
    """Everything in turn; the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", OFFSCREEN)
    first = statistics.median(_start() for _ in range(STARTS))
    configure("auto", SIZE)
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    if Window is None:
        print("no window could be opened, not even off-screen; is Mesa installed?", file=sys.stderr)
        return 1
    print(f"{SIZE[0]}×{SIZE[1]} on {glGetString(GL_RENDERER).decode()}; figures of this machine only")
    print(f"start to first frame: {first:.2f} s (median of {STARTS} new processes)")
    with tempfile.TemporaryDirectory() as scratch:
        from ui.app.app import PantheonApp
        from ui.checks.finger import Hand
        from ui.checks.random_player import Thumb

        as_on_a_display()
        hand = Hand(PantheonApp(Settings(Path(scratch) / "settings.toml"), games=Path(scratch)))
        thumb = Thumb(hand, seed=1)
        _taps(thumb, args.taps)
        _idle(thumb, args.seconds)
        _memory(thumb, args.moves)
        hand.let_go()
    return 0


def as_on_a_display() -> None:
    """Every frame is finished before the next: off-screen nothing waits for one, and they would pile up."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    Window.bind(on_flip=lambda *_: glFinish())


def _start() -> float:
    """Seconds from nothing to the first frame of the home screen, in a process and a home of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        began = time.perf_counter()
        child = [sys.executable, "-c", "from ui.bench.screen import first_frame; first_frame()"]
        subprocess.run(
            child,
            env=os.environ | {"PANTHEON_HOME": scratch},
            check=True,
            timeout=PATIENCE,
            stderr=subprocess.DEVNULL,
        )
        return time.perf_counter() - began


def first_frame() -> None:
    """The whole app up to its first frame, then nothing more."""
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


def _match(game: str, clock: str = "used") -> Match:
    box = GAMES[game]
    seats = box.seats[0]
    return Match(game, tuple(f"Player {n + 1}" for n in range(seats)), clock=ClockMode.parse(clock))


def _taps(thumb: Thumb, taps: int) -> None:
    """From the touch that says something to the frame that shows it, paced as in play."""
    print(f"from a tap to its drawn frame, {taps} taps each; work is the median of processor time in it:")
    for game in PLAYED:
        thumb.sit_down(_match(game))
        found = [_tap(thumb) for _ in range(taps)]
        spent = sorted(wall for wall, _ in found)
        middle, most = 1000 * statistics.median(spent), 1000 * spent[int(len(spent) * 0.95)]
        worked = 1000 * statistics.median(work for _, work in found)
        print(
            f"  {game:<10} median {middle:6.1f} ms   95th percentile {most:6.1f} ms   work {worked:6.1f} ms"
        )


def _tap(thumb: Thumb) -> tuple[float, float]:
    """One tap the table hears, begun at a random moment of a frame: seconds gone by, and seconds of work."""
    from kivy.base import EventLoop
    from kivy.clock import Clock

    app = thumb.app
    touches = -1
    while True:
        touches += 1
        if app.root.current != "table" or touches % STUCK == STUCK - 1:
            thumb.sit_down(thumb.match)
        place = thumb.next()
        EventLoop.idle()
        # A finger knows nothing of frames: it comes anywhere between two of them.
        time.sleep(thumb.dice.random() / Clock._max_fps)
        began, worked = time.perf_counter(), time.process_time()
        touch = thumb.down(place)
        if not app._pump.is_triggered:
            began, worked = time.perf_counter(), time.process_time()  # most answer when they are let go
            touch.touch_up()
        heard = app._pump.is_triggered
        while app._pump.is_triggered:
            EventLoop.idle()
        spent = time.perf_counter() - began, time.process_time() - worked
        if touch.grab_list or app._pump.is_triggered:
            touch.touch_up()
        thumb.hand.wait(1)
        if heard:
            return spent


def _idle(thumb: Thumb, seconds: float) -> None:
    """What the table screen costs while nobody touches it."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    frames = []
    Window.bind(on_flip=lambda *_: frames.append(1))
    print(f"idle table screen, {seconds:g} s each, share of one core:")
    for clock in CLOCKS:
        thumb.sit_down(_match(PLAYED[0], clock))
        until = time.perf_counter() + SETTLE
        while time.perf_counter() < until:
            EventLoop.idle()
        frames.clear()
        worked, began = time.process_time(), time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            EventLoop.idle()
            Window.mainloop()
        share = 100 * (time.process_time() - worked) / spent
        print(f"  clock {clock:<8} {share:5.2f} %   {len(frames) / spent:.2f} frames/s")


def _memory(thumb: Thumb, moves: int) -> None:
    """Resident memory over a long evening of every game in turn."""
    from kivy.clock import Clock

    pace, Clock._max_fps = Clock._max_fps, 0
    print(f"memory while {moves} moves are played by touch (an hour with a move every four seconds is 900):")
    share = -(-moves // 10 // len(PLAYED))
    _play(thumb, WARM)  # what is made once and kept is no leak
    for tenth in range(11):
        if tenth:
            _play(thumb, share)
        gc.collect()
        print(f"  {tenth * 10:3} %  {_resident():6.1f} MB", flush=True)
    Clock._max_fps = pace


def _play(thumb: Thumb, moves: int) -> None:
    """So many moves of every game: every stretch has its share of each, so that stretches can be compared."""
    for game in PLAYED:
        thumb.sit_down(_match(game))
        made = touches = 0
        while made < moves:
            before = thumb.app.table.session.now.tip
            thumb.tap()
            moved = thumb.app.table.session.now.tip is not before
            made, touches = made + moved, 0 if moved else touches + 1
            if touches == STUCK:
                thumb.sit_down(thumb.match)


def _resident() -> float:
    """Megabytes in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6
