"""A camera at work: one thread keeps the newest frame, one reads it; a lost camera is looked for again."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from functools import partial

from companion.inputs import Put, now_ns
from companion.view import Text, text
from companion.watch import watch
from vision.board.lens import USUAL
from vision.frames import Shot
from vision.mounting import PLAIN, Mounting
from vision.reading.decoders import zbar_trouble
from vision.reading.eye import Eye, Look
from vision.reading.nearest import prepare
from vision.source import Lost, Over, Source

APART = 0.1  # seconds from the beginning of one reading to the next
RETRY = 5.0  # seconds until a lost camera is looked for again
FROZEN = 3.0  # seconds without a new frame after which a camera counts as frozen
RESTING = 0.2  # seconds between two frames that are fetched while nobody looks
_LOG = logging.getLogger(__name__)
_STUCK = 3  # threads that may hang in a driver before no more are started


class Camera:
    """Everything the table needs of a camera: it says scans, and never keeps the game waiting."""

    def __init__(
        self,
        source: Callable[[], Source],
        put: Put,
        mounting: Mounting = PLAIN,
        apart: float = APART,
        retry: float = RETRY,
        frozen: float = FROZEN,
    ) -> None:
        self._source, self._apart, self._retry, self._frozen = source, apart, retry, frozen
        self.eye = Eye(put, mounting)
        self.said: Text = text("camera-starting")
        self.notices: list[Text] = [trouble] if (trouble := zbar_trouble()) else []
        self._newest: Shot | None = None
        self._wanted, self._fresh = threading.Event(), threading.Event()
        self._stop = threading.Event()
        self._awake = threading.Event()
        self._awake.set()
        self.woken = 0  # when the first frame after waking was taken
        self._turn = 0  # which of the fetching threads is the one that counts
        self._since = now_ns()
        self._threads: list[threading.Thread] = []
        self._fetch_anew()
        self._reading = watch().start(self._read, "camera reading")

    # what the screen asks

    @property
    def seeing(self) -> bool:
        """Whether frames are coming."""
        return self.said.key == "camera-seeing"

    @property
    def latest(self) -> Look | None:
        """What was seen last, for the live view."""
        return self.eye.latest

    def rest(self) -> None:
        """Stop reading while nobody scans; a frame is still fetched now and then, so that the next is new."""
        self._awake.clear()

    def wake(self, apart: float = APART) -> None:
        """Read again, so many seconds apart; what lay there before counts no second time."""
        self._apart = apart
        if not self._awake.is_set():
            self.woken = 0
            self._awake.set()

    def close(self) -> None:
        """Stop; saying it twice does no harm."""
        self._stop.set()
        self._fresh.set()
        self._awake.set()
        watch().join(self._reading, 2)
        for thread in self._threads:
            watch().join(thread, 0.5)  # one that hangs in a driver is left behind

    # fetching: only the newest frame is kept

    def _fetch_anew(self) -> None:
        self._turn += 1
        self._since = now_ns()
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        if len(self._threads) < _STUCK:
            self._threads.append(watch().start(partial(self._fetch, self._turn), "camera"))

    def _mine(self, turn: int) -> bool:
        return turn == self._turn and not self._stop.is_set()

    def _fetch(self, turn: int) -> None:
        while self._mine(turn):
            try:
                self._follow(turn)
            except Over as over:
                self._say(turn, over.said)
                return
            except Lost as lost:
                self._say(turn, lost.said)
            except Exception as bad:  # whatever a foreign driver raises, the game goes on by touch
                self._say(turn, text("camera-refused", why=f"{type(bad).__name__}: {bad}"[:80]))
            watch().wait(self._stop, self._retry)

    def _follow(self, turn: int) -> None:
        """Frames of one source for as long as they come; those that nobody reads are let pass unopened."""
        source = self._source()
        self.eye.lens = getattr(source, "lens", USUAL)
        try:
            same, since = b"", now_ns()
            seen = False
            while self._mine(turn):
                if seen and source.live and self._awake.is_set() and not self._wanted.is_set():
                    source.skip()
                    self._since = now_ns()
                    continue
                self._wanted.clear()
                shot = source.shot()
                seen = True
                if not self._mine(turn):
                    return
                if source.live:
                    some = shot.frame[::32, ::32].tobytes()
                    if some != same:
                        same, since = some, now_ns()
                    elif now_ns() - since > self._frozen * 1e9:
                        raise Lost(text("camera-frozen"))
                self._newest, self._since = shot, now_ns()
                self._say(turn, text("camera-seeing"))
                self._fresh.set()
                if not source.live:
                    self._wait_read(turn)
                elif not self._awake.is_set():
                    watch().wait(self._awake, RESTING)
        finally:
            with contextlib.suppress(Exception):
                source.close()

    def _wait_read(self, turn: int) -> None:
        """A file waits until its frame was read: every one of its frames matters."""
        while self._fresh.is_set() and self._mine(turn):
            watch().wait(self._stop, 0.005) if self._awake.is_set() else watch().wait(self._awake, RESTING)

    def _say(self, turn: int, said: Text) -> None:
        if self._mine(turn):
            self.said = said

    # reading

    def _read(self) -> None:
        prepare()
        while not self._stop.is_set():
            watch().wait(self._awake)
            began = now_ns()
            if self._next_frame():
                self._see(self.eye.see)
                if self.eye.eager and self._next_frame():
                    self._see(self.eye.glance)
                watch().wait(self._stop, max(self._apart - (now_ns() - began) / 1e9, 0))
            self._watch()

    def _next_frame(self) -> bool:
        """Ask for a frame and wait for it; whether one came."""
        self._wanted.set()
        came = watch().wait(self._fresh, min(self._frozen / 4, 0.5))
        if came and not self._awake.is_set():
            self._fresh.clear()  # nobody looks any more
            return False
        return came and not self._stop.is_set()

    def _see(self, look: Callable[[Shot], object]) -> None:
        shot = self._newest
        try:
            if shot is not None:
                self.woken = self.woken or shot.at
                look(shot)
        except Exception:  # one frame that cannot be read must not stop the next
            _LOG.exception("a frame could not be read")
        self._fresh.clear()

    def _watch(self) -> None:
        """A camera that hangs is left to itself and looked for anew."""
        late = (now_ns() - self._since) / 1e9
        if self.seeing and late > self._frozen:
            self.said = text("camera-frozen")
        if self.said.key == "camera-frozen" and late > self._frozen + self._retry:
            self._fetch_anew()
