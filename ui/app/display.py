"""How large the display is, asked of the SDL that Kivy has loaded: Kivy itself does not tell."""

from __future__ import annotations

import ctypes
import logging
from pathlib import Path

from kivy.core.window import Window

log = logging.getLogger(__name__)
MAPS = Path("/proc/self/maps")
Size = tuple[int, int]


class _Mode(ctypes.Structure):
    """SDL_DisplayMode."""

    _fields_ = (
        ("format", ctypes.c_uint32),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("refresh_rate", ctypes.c_int),
        ("driver", ctypes.c_void_p),
    )


def display_size() -> Size | None:
    """The display that the window is on, in the window's own pixels; None where nobody knows."""
    try:
        # The very file that is loaded, wherever the package put it: another copy would know of no display.
        loaded = {line.split()[-1] for line in MAPS.read_text().splitlines() if "/libSDL2-2" in line}
        sdl = ctypes.CDLL(loaded.pop())
        sdl.SDL_GL_GetCurrentWindow.restype = ctypes.c_void_p
        shown = sdl.SDL_GetWindowDisplayIndex(ctypes.c_void_p(sdl.SDL_GL_GetCurrentWindow()))
        mode = _Mode()
        refused = sdl.SDL_GetCurrentDisplayMode(max(0, shown), ctypes.byref(mode))
    except (OSError, KeyError, AttributeError):
        return None
    return None if refused else (mode.width, mode.height)


def misfit() -> Size | None:
    """The display's size if full screen was asked for and the window has another."""
    size = display_size() if Window.fullscreen else None
    return size if size and size != tuple(Window.system_size) else None


def log_misfit() -> None:
    """Said at the start: the screen itself may show nothing of it."""
    if size := misfit():
        sizes = (*Window.system_size, *size)
        log.warning("full screen was asked for, but the window is %d×%d on a display of %d×%d", *sizes)
