"""A touch screen of 800 × 480 dots as the kernel knows it; fingers come as lines through a pipe.

A line is X Y [SECONDS [TO_X TO_Y]].
"""

import fcntl
import os
import struct
import time

PIPE = "/run/touch"
WIDTH, HEIGHT = 800, 480

# From linux/uinput.h and linux/input-event-codes.h.
SET_EVENT, SET_KEY, SET_AXIS, SET_PROPERTY, CREATE = 0x40045564, 0x40045565, 0x40045567, 0x4004556E, 0x5501
SYNC, KEY, AXIS = 0, 1, 3
TOUCHED, DIRECT = 0x14A, 1
X, Y, SLOT, MANY_X, MANY_Y, TRACK = 0x00, 0x01, 0x2F, 0x35, 0x36, 0x39
LARGEST = {X: WIDTH - 1, MANY_X: WIDTH - 1, Y: HEIGHT - 1, MANY_Y: HEIGHT - 1, SLOT: 9, TRACK: 65535}


class TouchScreen:
    """The device, and one finger on it."""

    def __init__(self) -> None:
        self.device = os.open("/dev/uinput", os.O_WRONLY | os.O_NONBLOCK)
        self.fingers = 0
        for event in (SYNC, KEY, AXIS):
            fcntl.ioctl(self.device, SET_EVENT, event)
        fcntl.ioctl(self.device, SET_KEY, TOUCHED)
        for axis in LARGEST:
            fcntl.ioctl(self.device, SET_AXIS, axis)
        fcntl.ioctl(self.device, SET_PROPERTY, DIRECT)
        largest = struct.pack("64i", *(LARGEST.get(axis, 0) for axis in range(64)))
        name = struct.pack("80sHHHHi", b"Touch screen of the proof", 3, 1, 1, 1, 0)
        os.write(self.device, name + largest + bytes(3 * len(largest)))
        fcntl.ioctl(self.device, CREATE)

    def _tell(self, *events: tuple[int, int, int]) -> None:
        for kind, code, value in (*events, (SYNC, 0, 0)):
            os.write(self.device, struct.pack("llHHi", 0, 0, kind, code, value))

    def _at(self, x: int, y: int) -> list[tuple[int, int, int]]:
        return [(AXIS, MANY_X, x), (AXIS, MANY_Y, y), (AXIS, X, x), (AXIS, Y, y)]

    def touch(self, x: int, y: int, seconds: float = 0.15, to: tuple[int, int] | None = None) -> None:
        """A finger down, drawn to another place if there is one, and up."""
        self.fingers += 1
        # No two fingers land on the very same dot: the kernel does not repeat a value it has told before.
        x = min(WIDTH - 1, x + self.fingers % 2)
        y = min(HEIGHT - 1, y + self.fingers % 2)
        self._tell((AXIS, SLOT, 0), (AXIS, TRACK, self.fingers), (KEY, TOUCHED, 1), *self._at(x, y))
        if to:
            for step in range(1, 11):
                time.sleep(seconds / 10)
                self._tell(*self._at(x + (to[0] - x) * step // 10, y + (to[1] - y) * step // 10))
        time.sleep(seconds)
        self._tell((AXIS, TRACK, -1), (KEY, TOUCHED, 0))


def main() -> None:
    """Touch whatever is asked for, for ever."""
    screen = TouchScreen()
    if not os.path.exists(PIPE):
        os.mkfifo(PIPE)
    while True:
        with open(PIPE) as asked:
            for line in asked:
                x, y, *more = line.split()
                to = (int(more[1]), int(more[2])) if len(more) == 3 else None
                screen.touch(int(x), int(y), float(more[0]) if more else 0.15, to)


if __name__ == "__main__":
    main()
