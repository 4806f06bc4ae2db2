"""A clock that stands still until a test moves it; threads that wait for the time wait for the test."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Event, Thread, current_thread

from companion.watch import Watch

SECOND = 1_000_000_000
POLL = 0.001  # somebody may set an event without telling us; how often we look changes nothing else
LONG = 600.0  # seconds on this clock after which whoever waits has waited in vain


class MovedClock(Watch):
    """Whoever made it moves it; a move ends when every thread waits for what has not happened yet."""

    def __init__(self) -> None:
        self._now = 1_000 * SECOND
        self._mover = current_thread()
        self._turn = Condition()
        self._threads: set[Thread] = set()
        self._waits: dict[Thread, tuple[Callable[[], bool], int | None]] = {}

    # what the code under test asks

    def now_ns(self) -> int:
        """What the test has set it to."""
        return self._now

    def worked_ns(self) -> int:
        """Work takes no time here."""
        return 0

    def thought(self) -> float:
        """Nor does thinking."""
        return 0.0

    def wait(self, event: Event, seconds: float | None = None) -> bool:
        """Wait for an event until the test has moved the clock so far."""
        self._until(event.is_set, seconds)
        return event.is_set()

    def sleep(self, seconds: float) -> None:
        """Wait until the test has moved the clock so far; the test itself moves it."""
        self._until(lambda: False, seconds)

    def start(self, work: Callable[[], None], name: str) -> Thread:
        """Begin some work that every move of the clock waits for."""

        def known() -> None:
            try:
                work()
            finally:
                with self._turn:
                    self._threads.discard(thread)
                    self._turn.notify_all()

        thread = Thread(target=known, name=name, daemon=True)
        self._threads.add(thread)
        thread.start()
        return thread

    def join(self, thread: Thread, seconds: float | None = None) -> None:
        """Wait for the end of some work until the test has moved the clock so far."""
        self._until(lambda: thread not in self._threads, seconds)
        if thread not in self._threads:
            thread.join()

    # what the test does

    def move(self, seconds: float) -> None:
        """So much later, with everything done that was to be done meanwhile, each thing at its moment."""
        end = self._now + round(seconds * SECOND)
        self.settle()
        while (due := self._next()) is not None and due <= end:
            self._set(due)
        self._set(end)

    def until(self, true: Callable[[], object], seconds: float = LONG) -> None:
        """Move on until something is so; if it is not in all that time, it never will be."""
        end = self._now + round(seconds * SECOND)
        self.settle()
        while not true():
            due = self._next()
            assert due is not None, "nothing will ever happen"
            assert due <= end, "this will never be so"
            self._set(due)

    def settle(self) -> None:
        """Let every thread do what there is to do now."""
        with self._turn:
            while not all(self._resting(thread) for thread in self._threads):
                self._turn.wait(POLL)

    # inside

    def _until(self, ready: Callable[[], bool], seconds: float | None) -> None:
        due = None if seconds is None else self._now + max(0, round(seconds * SECOND))
        me = current_thread()
        if me is self._mover:
            self.settle()
            while not ready() and (due is None or self._now < due):
                coming = self._next()
                assert coming is not None or due is not None, "nothing will ever happen"
                self._set(min(moment for moment in (coming, due) if moment is not None))
            return
        with self._turn:
            self._waits[me] = ready, due
            self._turn.notify_all()
            while not ready() and (due is None or self._now < due):
                self._turn.wait(POLL)
            del self._waits[me]

    def _resting(self, thread: Thread) -> bool:
        """Whether a thread waits for something that has not happened."""
        if thread not in self._waits:
            return False
        ready, due = self._waits[thread]
        return not ready() and (due is None or self._now < due)

    def _next(self) -> int | None:
        """The next moment somebody waits for."""
        with self._turn:
            return min((due for _, due in self._waits.values() if due is not None), default=None)

    def _set(self, now: int) -> None:
        with self._turn:
            self._now = max(self._now, now)
            self._turn.notify_all()
        self.settle()
