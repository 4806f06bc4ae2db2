"""Memory given back to the system: drawing in software leaves holes that the allocator would keep."""

from __future__ import annotations

import ctypes


def give_back() -> None:
    """Let go of what is free; where the C library knows no such thing, nothing happens."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
