"""Tells systemd that the screen is up, and goes on telling while it still answers."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

OFTEN = 4  # signs of life within the time after which silence counts as death


def tell(said: str, *, wait: bool = True) -> None:
    """One word to whoever started us, if they listen; one that need not be heard does not wait for them."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    # Nobody there any more: that must not end a game.
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(wait)
        line.sendto(said.encode(), "\0" + where[1:] if where[0] == "@" else where)


def tell_of(app: App) -> None:
    """READY once the first frame is on the display; then a sign of life from the thread that draws."""
    app.bind(on_start=lambda *_: Window.bind(on_flip=_shown))
    app.bind(on_stop=lambda *_: tell("STOPPING=1"))


def sign_of_life() -> None:
    """The thread that draws still answers; if nobody has read the signs before, no finger waits for them."""
    tell("WATCHDOG=1", wait=False)


def _shown(*_: object) -> None:
    """Whoever is bound to a swap hears of it just before it happens: what is due next is due after it."""
    Window.unbind(on_flip=_shown)
    Clock.schedule_once(_ready)


def _ready(*_: object) -> None:
    tell("READY=1")
    wait = os.environ.get("WATCHDOG_USEC", "")
    if wait.isdigit() and int(wait):
        Clock.schedule_interval(lambda *_: sign_of_life(), int(wait) / 1e6 / OFTEN)
