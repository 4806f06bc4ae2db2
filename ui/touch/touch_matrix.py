"""What can be wrong with touches, and the matrix that puts each right, as libinput writes it.

A point is a part of the glass from the left and from the top, 0 to 1; a matrix (a, b, c, d, e, f) takes x, y
to ax + by + c, dx + ey + f. A setting names what is done to each touch, not what was wrong with it.
"""

from __future__ import annotations

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

RIGHT = "right"
SHIFTED = "matrix"
NAMED: dict[str, Matrix] = {
    RIGHT: (1, 0, 0, 0, 1, 0),
    "turn-90": (0, -1, 1, 1, 0, 0),
    "turn-180": (-1, 0, 1, 0, -1, 1),
    "turn-270": (0, 1, 0, -1, 0, 1),
    "mirror-x": (-1, 0, 1, 0, 1, 0),
    "mirror-y": (1, 0, 0, 0, -1, 1),
    "swap": (0, 1, 0, 1, 0, 0),
    "swap-back": (0, -1, 1, -1, 0, 1),
}


def on_glass(at: Point, size: tuple[float, float], rotation: int) -> Point:
    """A place of the picture as a part of the glass from left and top, however the picture is turned."""
    x, y = at[0] / size[0], at[1] / size[1]
    right, up = {0: (x, y), 90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}[int(rotation)]
    return right, 1 - up


def matrix_of(setting: str) -> Matrix:
    """The matrix of a setting; one that was written by hand and cannot be read changes nothing."""
    if setting in NAMED:
        return NAMED[setting]
    try:
        a, b, c, d, e, f = (float(number) for number in setting.split()[1:])
    except ValueError:
        return NAMED[RIGHT]
    return (a, b, c, d, e, f) if abs(a * e - b * d) > 0.1 else NAMED[RIGHT]  # not all glass onto one line


def setting_of(matrix: Matrix) -> str:
    """The setting that keeps a matrix."""
    found = next((name for name, named in NAMED.items() if named == matrix), "")
    return found or f"{SHIFTED} {numbers(matrix)}"


def kind(setting: str) -> str:
    """Which of the things that can be wrong a setting puts right."""
    return setting.split()[0]


def numbers(matrix: Matrix) -> str:
    """A matrix as libinput wants it written."""
    return " ".join(f"{number:.4g}" for number in matrix)


def put_right(matrix: Matrix, point: Point) -> Point:
    """Where the finger is that was told of at this point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + b * y + c, d * x + e * y + f


def then(first: Matrix, second: Matrix) -> Matrix:
    """One matrix that does both."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (
        p * a + q * d,
        p * b + q * e,
        p * c + q * f + r,
        s * a + t * d,
        s * b + t * e,
        s * c + t * f + u,
    )
