"""The watch at this table: whoever reads the time or waits for it asks here, and a test wears its own.

Nothing else in the project asks the machine what time it is, save where the machine itself is measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread


class Watch:
    """The machine's own clock."""

    def now_ns(self) -> int:
        """Monotonic nanoseconds."""
        return time.monotonic_ns()

    def worked_ns(self) -> int:
        """How long the processor has worked for this program."""
        return time.process_time_ns()

    def thought(self) -> float:
        """How many seconds the processor has worked for this thread."""
        return time.thread_time()

    def wait(self, event: Event, seconds: float | None = None) -> bool:
        """Wait for an event, at most so long; whether it has happened."""
        return event.wait(seconds)

    def sleep(self, seconds: float) -> None:
        """Wait for nothing but the time."""
        time.sleep(seconds)

    def start(self, work: Callable[[], None], name: str) -> Thread:
        """Begin some work beside all the rest."""
        thread = Thread(target=work, name=name, daemon=True)
        thread.start()
        return thread

    def join(self, thread: Thread, seconds: float | None = None) -> None:
        """Wait for the end of some work, at most so long."""
        thread.join(seconds)


_worn: list[Watch] = [Watch()]


def watch() -> Watch:
    """The watch everybody reads."""
    return _worn[-1]


def wear(other: Watch) -> Callable[[], None]:
    """Read another watch from now on; what comes back takes it off again."""
    _worn.append(other)
    return lambda: _worn.remove(other)


def now_ns() -> int:
    """The moment something happens: monotonic nanoseconds."""
    return watch().now_ns()
