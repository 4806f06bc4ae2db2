"""Random touches on every screen and in every game, at people's pace: memory stays level, nothing breaks."""

from __future__ import annotations

import ctypes
import gc
import os
import random
import sys
import time
from pathlib import Path

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics.texture import Texture
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import Match
from ui.checks.finger import Hand
from ui.checks.fingertip import Fingertip
from ui.parts.board.board import Board
from ui.screens import SCREENS

STAY = 20  # touches on one screen before another is gone to
SLOWEST = 1.6  # seconds from touch to touch, half of that on the average
LOOK = 5.0  # seconds without a touch before another screen: the app tidies up by itself
TOLD = 12  # times in all that memory is told
PAGE = os.sysconf("SC_PAGE_SIZE")
# Screens that only show what they are handed: a finger finds them from where that is.
HANDED = {
    *("places", "my-copy", "setup", "table", "clocks", "result"),
    *("history", "replay", "statistics", "fairness"),
}


def match_of(game: str, clock: str = "used") -> Match:
    """A game for as few as can play it."""
    seats = GAMES[game].seats[0]
    return Match(game, tuple(f"Player {n + 1}" for n in range(seats)), clock=ClockMode.parse(clock))


def resident() -> float:
    """Megabytes in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


class _Heap(ctypes.Structure):
    """What mallinfo2 tells (malloc.h)."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in (*"abcd", "mapped", *"ef", "used", "free", "g"))


def made_of() -> str:
    """What there is, in parts: pictures made since the start, Python's things, what the C library gave."""
    pictures = (made for made in gc.get_objects() if type(made) is Texture)
    drawn = sum(4 * made.width * made.height for made in pictures) / 1e6
    told = f"pictures {drawn:.0f} MB, Python {sys.getallocatedblocks() / 1e6:.2f} million blocks"
    look = getattr(ctypes.CDLL(None), "mallinfo2", None)  # glibc's alone
    if look is None:
        return told
    look.restype = _Heap
    heap = look()
    return f"{told}, C {(heap.used + heap.mapped) / 1e6:.0f} MB and {heap.free / 1e6:.0f} free"


def rest(seconds: float) -> None:
    """Nobody touches anything."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        EventLoop.idle()


def wander(hand: Hand, minutes: float) -> None:
    """Tell how much memory there is while a finger wanders about, some fifty touches a minute."""
    print(f"memory over {minutes:g} minutes of random touches on every screen and in every game:")
    wanderer, began, told, gone = Wanderer(hand, seed=1), time.perf_counter(), 0, 0.0
    while gone < minutes:
        gone = (time.perf_counter() - began) / 60
        if gone >= min(told * minutes / (TOLD - 1), minutes):
            print(f"  {gone:5.1f} min  {resident():6.1f} MB  {wanderer.told()}; {made_of()}", flush=True)
            told += 1
        wanderer.wander()
        rest(LOOK)


class Wanderer:
    """A finger that knows no game and no screen: it touches anything that can be touched."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.app, self.dice = hand, hand.app, random.Random(seed)
        self.app.chosen["power"] = ""  # the key that switches off finds nothing to ask
        self.touches = 0
        self.seen: set[str] = set()
        self._ways: list[tuple[str, str]] = []

    def wander(self) -> None:
        """Go somewhere and touch what is there."""
        if not self._ways:  # every screen and every game once, in another order each time
            self._ways = [("screen", name) for name in SCREENS] + [("game", game) for game in GAMES] * 3
            self.dice.shuffle(self._ways)
        self._go(*self._ways.pop())
        for _ in range(STAY):
            self._touch()
            rest(SLOWEST * self.dice.random())

    def _go(self, kind: str, name: str) -> None:
        """To a screen, or to the table of a new game; what lay open or was locked is put away."""
        app, ways = self.app, self.app.root
        app.rest.unlock()
        for view in [*Window.children]:
            if isinstance(view, ModalView):
                view.dismiss(animation=False)
        if kind == "game":
            ways.begin(match_of(name))
            ways.sit_down()
        elif name == "newgame":
            ways.new_game(self.dice.choice([*GAMES]))
        elif name == "board":
            ways.board()
        elif name == "rules":
            ways.rules(game=self.dice.choice([*GAMES]))
        elif name == "scores":
            if app.game.open is not None:
                ways.scores()
        else:
            screen = next(known for known in SCREENS if known == name)
            if screen in ways.screen_names or screen not in HANDED:
                ways.show(screen)
        self.hand.wait(2)

    def told(self) -> str:
        """How far it came."""
        return f"{self.touches} touches, {len(self.seen)} of {len(SCREENS)} screens"

    def _touch(self) -> None:
        """One finger on one thing, or anywhere at all."""
        self.seen.add(self.app.root.current)
        self.touches += 1
        x, y = self._place()
        finger = Fingertip(x, y)
        finger.touch_down()
        self.hand.wait(1)
        finger.touch_up()
        self.hand.wait(1)

    def _place(self) -> tuple[float, float]:
        top = next((view for view in Window.children if isinstance(view, ModalView)), self.app.root)
        around = top if top is not self.app.root else self.app.root.current_screen
        things = [thing for thing in around.walk(restrict=True) if _touchable(thing)]
        if not things or self.dice.random() < 0.1:
            return self.dice.random() * Window.width, self.dice.random() * Window.height
        thing = self.dice.choice(things)
        self.hand.reach(thing)
        if isinstance(thing, Board):
            across, up = self.dice.random(), self.dice.random()
            return tuple(thing.to_window(thing.x + across * thing.width, thing.y + up * thing.height))
        return tuple(thing.to_window(*thing.center))


def _touchable(thing: Widget) -> bool:
    return not thing.disabled and (isinstance(thing, (ButtonBehavior, Board)) or hasattr(thing, "glowing"))
