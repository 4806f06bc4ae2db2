"""Kivy follows its rules and asks for the time thousands of times: here it does so without ado."""

from __future__ import annotations

import time
from typing import Any

from kivy.clock import Clock
from kivy.lang import builder


def _follow(args: tuple[Any, ...], _instance: object, _value: object) -> None:
    """A rule of a kv file whose values have changed; Kivy would spell each one out for a log nobody keeps."""
    element, key, code, _rule, names = args
    setattr(element, key, eval(code, names))


builder.call_fn = _follow

# Kivy asks the C library through ctypes, many times a frame.
Clock.time, Clock.usleep = time.monotonic, lambda microseconds: time.sleep(microseconds / 1e6)
Clock._start_tick = Clock._last_tick = time.monotonic()
