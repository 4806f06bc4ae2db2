"""Four marks, four taps: what must be done to touches so that they land where the finger is."""

from __future__ import annotations

from collections.abc import Sequence

from ui.touch.touch_matrix import NAMED, Matrix, Point, put_right, then

NEAR = 0.06  # of a side: as far beside a mark as fingers land on a screen that is right
LOOSE = 0.08  # of a side: taps that fit together no better were not meant for the marks
STRETCH = (0.5, 2.0)  # a touch panel is never set further off than this


def found(told: Sequence[Point], marks: Sequence[Point]) -> Matrix | None:
    """The matrix that takes what was told to the marks; None if nothing sensible does."""

    def off(matrix: Matrix) -> float:
        return max(_apart(put_right(matrix, tap), mark) for tap, mark in zip(told, marks, strict=True))

    turned = min(NAMED.values(), key=off)
    taps = [put_right(turned, tap) for tap in told]
    across, upright = (_line([tap[n] for tap in taps], [mark[n] for mark in marks]) for n in (0, 1))
    if across is None or upright is None:
        return None
    (wide, right), (high, down) = across, upright
    shifted = then(turned, (wide, 0, right, 0, high, down))
    if off(shifted) > LOOSE:
        return None
    edges = [abs(right), abs(wide + right - 1), abs(down), abs(high + down - 1)]
    if max(edges) <= NEAR:
        return turned
    a, b, c, d, e, f = (round(number, 4) for number in shifted)
    return a, b, c, d, e, f


def _apart(one: Point, other: Point) -> float:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _line(told: Sequence[float], marks: Sequence[float]) -> tuple[float, float] | None:
    """Stretch and shift along one side, by least squares; None if no touch panel is off by so much."""
    middle, aim = sum(told) / len(told), sum(marks) / len(marks)
    spread = sum((at - middle) ** 2 for at in told)
    if not spread:
        return None
    stretch = sum((at - middle) * (mark - aim) for at, mark in zip(told, marks, strict=True)) / spread
    return (stretch, aim - stretch * middle) if STRETCH[0] <= stretch <= STRETCH[1] else None
