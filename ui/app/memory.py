"""Memory kept in order, and never while somebody waits: a full sweep takes a tenth of a second."""

from __future__ import annotations

import ctypes
import gc
from functools import cache

# Young things are swept often and quickly; what is older waits for a quiet moment: a sweep through it takes
# longer than all the rest of a tap, and comes by itself only after very much was made without a pause
# (every tidying in a pause counts as one of the many that bring the next larger sweep on).
OFTEN = (2000, 100, 400)
# What the C library is told (malloc.h). Left alone, it takes the largest picture ever dropped for the measure
# of what to keep, and gives every thread a heap of its own.
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
LARGE = 256 * 1024  # bytes: a picture, which goes back the moment nobody shows it
SPARE = 4 * 1024 * 1024  # bytes: kept for the next touch
HEAPS = 2


def hurry() -> None:
    """No sweep until the start is over: nearly all that it makes stays."""
    gc.disable()


@cache  # what is there at the start stays: once is enough
def settle(for_good: bool = True) -> None:
    """What the start has made is for good, and no sweep looks at it again.

    Not where somebody has gone on by then: a page that comes and goes would never be let go.
    """
    gc.collect()
    if for_good:
        gc.freeze()
    gc.set_threshold(*OFTEN)
    gc.enable()
    set_aside()


def tidy() -> None:
    """What was made and dropped lately, in a moment when people look at the table."""
    gc.collect(1)


def sweep() -> None:
    """Everything nobody needs any more; what a widget was bound to is only free once the widget is gone."""
    gc.collect()
    gc.collect()
    give_back()


def set_aside() -> None:
    """Large things each by itself, and few heaps: what is dropped is free whatever lies around it."""
    _c_library("mallopt", M_MMAP_THRESHOLD, LARGE)
    _c_library("mallopt", M_TRIM_THRESHOLD, SPARE)
    _c_library("mallopt", M_ARENA_MAX, HEAPS)


def give_back() -> None:
    """Let go of what is free."""
    _c_library("malloc_trim", 0)


def _c_library(name: str, *values: int) -> None:
    """Ask the C library for something; where it knows no such thing, nothing happens."""
    asked = getattr(ctypes.CDLL(None), name, None)
    if asked is not None:
        asked(*values)
