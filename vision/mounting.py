"""How a camera hangs over the table and how its pictures are taken, as the owner chose it."""

from __future__ import annotations

from dataclasses import dataclass

Part = tuple[float, float, float, float]  # left, top, right, bottom as shares of a picture
WHOLE: Part = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Mounting:
    """How the camera hangs: turned by so many degrees, and which part of its picture is the table."""

    turn: int = 0
    part: Part = WHOLE

    @property
    def on_the_sensor(self) -> Part:
        """That part before the picture is turned: a quarter to the right at a time."""
        left, top, right, bottom = self.part
        for _ in range(self.turn // 90):
            left, top, right, bottom = top, 1 - right, bottom, 1 - left
        return left, top, right, bottom


PLAIN = Mounting()


@dataclass(frozen=True, slots=True)
class Taking:
    """How pictures are taken: the lens, the mains frequency of the lamps, and how the camera hangs."""

    focus: str = "auto"
    mains: str = "50"
    mounting: Mounting = PLAIN

    @property
    def lens(self) -> float | None:
        """The fixed lens position, "fixed 4.5"; None for autofocus."""
        word, _, number = self.focus.partition(" ")
        try:
            return min(max(float(number), 0.0), 32.0) if word == "fixed" else None
        except ValueError:
            return None


AS_USUAL = Taking()


def mounting_of(turn: str, part: str) -> Mounting:
    """How the camera hangs, as settings say it: "90", "part 0.1 0 0.9 1"; what cannot be read is plain."""
    try:
        left, top, right, bottom = map(float, part.split()[1:] or WHOLE)
        return Mounting(int(turn) // 90 * 90 % 360, (left, top, right, bottom))
    except ValueError:
        return PLAIN
