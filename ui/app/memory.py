"""Memory kept in order, and never while somebody waits: a full sweep takes a tenth of a second."""

from __future__ import annotations

import ctypes
import gc
from functools import cache

# Young things are swept often and quickly; what is older waits for a quiet moment: a sweep through it takes
# longer than all the rest of a tap, and comes by itself only after very much was made without a pause
# (every tidying in a pause counts as one of the many that bring the next larger sweep on).
OFTEN = (2000, 200, 200)
PAGES = 3  # thrown away: so many are swept in the next pause already


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


class Thrown:
    """How many pages were let go since the last sweep: each is some hundred thousand things."""

    pages = 0


def throw_away(pages: int = 1) -> None:
    """So many pages are let go: until they are swept away whatever is made takes other room."""
    Thrown.pages += pages


def tidy() -> None:
    """What was made and dropped lately, in a moment when people look at the table; or all, if it is much."""
    if Thrown.pages >= PAGES:
        sweep()
    else:
        gc.collect(1)


def sweep() -> None:
    """Everything nobody needs any more; what a widget was bound to is only free once the widget is gone."""
    Thrown.pages = 0
    gc.collect()
    gc.collect()
    give_back()


def give_back() -> None:
    """Let go of what is free; where the C library knows no such thing, nothing happens."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
