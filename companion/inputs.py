"""What a finger, a button and a camera can say, and when: one inbox for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.photo_finish import Strip
from companion.watch import now_ns as now_ns  # said here too: what happens and when belong together


@dataclass(frozen=True, slots=True)
class Pick:
    """A finger on things: what lay under it, the topmost first; dragged, also what lay where it went up."""

    ids: tuple[str, ...]
    at: int = field(default_factory=now_ns)
    to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Press:
    """A button, on the screen or on the table: a line, or one of the table's own words."""

    line: str
    at: int = field(default_factory=now_ns)


@dataclass(frozen=True, slots=True)
class Scan:
    """A card or piece seen by the camera."""

    game: str
    thing: str
    copy: int = 1
    at: int = field(default_factory=now_ns)


@dataclass(frozen=True, slots=True)
class Slap:
    """A slap button's first edge, and what the arbiter calls it.

    first: the verdict. final: the same, its strip complete. corrected: another, as an older edge came late.
    void: no verdict after all. early: a press outside a round. late: one told after its strip was closed.
    stuck: this button is left out.
    """

    button: str
    at: int = field(default_factory=now_ns)
    call: str = "first"
    tied: tuple[str, ...] = ()  # the buttons in a dead heat, the earliest first
    strip: Strip | None = None  # every hand around it


@dataclass(frozen=True, slots=True)
class Lies:
    """A whole board as the camera saw it, the same in several frames and with no hand over it.

    `on` says which tag lies on which space (`companion/tags.py`), in order; a piece `between` spaces comes
    with those it may be meant for; of `hidden` spaces nothing is known: what lay there may still lie there.
    """

    game: str
    on: tuple[tuple[str, str], ...]
    between: tuple[tuple[str, tuple[str, ...]], ...] = ()
    hidden: tuple[str, ...] = ()
    at: int = field(default_factory=now_ns)


Input = Pick | Press | Scan | Slap | Lies
Put = Callable[[Input], None]
