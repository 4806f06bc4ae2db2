"""Switching off from the screen: the system is asked, and what it answers is said."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable

from kivy.clock import Clock

from companion.view import Text, text

LOOK = 0.2  # seconds between looks at whether the system has answered


def switch_off(command: str, answer: Callable[[Text], None]) -> None:
    """Ask the system to switch off; only a refusal is answered: otherwise nobody is left to hear it."""
    try:
        asked = subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
    except (OSError, ValueError, IndexError):
        answer(text("power-missing"))
        return

    def look(_: float) -> bool:
        if asked.poll() is None:
            return True
        if asked.returncode:
            lines = (asked.stderr.read() if asked.stderr else "").strip().splitlines()
            answer(text("power-refused", why=lines[0][:100] if lines else str(asked.returncode)))
        return False

    Clock.schedule_interval(look, LOOK)
