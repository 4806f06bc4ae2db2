"""A player's sign: colour, shape and letter together, so that no pair of eyes must tell colours apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, cycle
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, Mesh, Rectangle
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.keep.players import TONES, Player
from companion.view import Side
from ui.handed.appearance import Appearance
from ui.handed.theme import ICONS, TEXT, Theme, can_be_drawn, drawn, icon
from ui.parts.common.shapes import SHAPES

ORDER = ("disc", "square", "triangle", "diamond", "pentagon", "hexagon", "star")
# A shape that comes to a point holds a smaller letter, a little off its middle.
LETTER = {
    "triangle": (0.4, -0.05),
    "diamond": (0.44, 0.0),
    "star": (0.4, -0.03),
    "star4": (0.4, 0.0),
    "cross": (0.46, 0.0),
}


class Sign(NamedTuple):
    """How somebody is told apart."""

    shape: str
    letter: str
    tone: str


def signs(
    names: Mapping[str, str], sides: Iterable[Side] = (), known: Mapping[str, Player] | None = None
) -> dict[str, Sign]:
    """The sign of every seat, the same on every screen: the one place that decides it.

    Shape and letter are the player's own. So is the colour, but where a game's pieces have a printed one the
    seat wears that, for it must be found on the board. Who is not known yet gets what nobody here has.
    """
    return dict(_signs(tuple(names.items()), tuple(sides), tuple((known or {}).items())))


@lru_cache(maxsize=16)  # everything on a screen asks for the same ones at every touch
def _signs(
    seated: tuple[tuple[str, str], ...], sides: tuple[Side, ...], people_known: tuple[tuple[str, Player], ...]
) -> Mapping[str, Sign]:
    names, known = dict(seated), dict(people_known)
    played = {side.seat: side for side in sides}
    every = sorted({*known, *names.values()})
    letters = letters_of(dict(zip(every, every, strict=True)))
    people = {seat: known.get(name) for seat, name in names.items()}
    shapes = _free(ORDER, [_outline(player.shape) for player in people.values() if player])
    tones = _free(TONES, [player.tone for player in people.values() if player])
    found = {}
    for seat, player in people.items():
        side = played.get(seat)
        shape = _outline(player.shape) if player else (side.shape if side else "") or next(shapes)
        tone = (side.tone if side else "") or (player.tone if player else next(tones))
        found[seat] = Sign(shape, letters[names[seat]], tone)
    return found


def sign_of(name: str, known: Mapping[str, Player]) -> Sign:
    """How somebody is told apart away from any table."""
    return signs({name: name}, (), known)[name]


def _outline(shape: str) -> str:
    return "disc" if shape == "circle" else shape


def _free(every: Sequence[str], taken: Sequence[str]) -> Iterator[str]:
    """What nobody has, and then all of it again."""
    return chain((one for one in every if one not in taken), cycle(every))


def letters_of(names: Mapping[str, str]) -> Mapping[str, str]:
    """A letter or two for each seat, all different: the initial, a number in the name, or two letters."""
    return _letters_of(tuple(names.items()))


@lru_cache(maxsize=16)
def _letters_of(seated: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for seat, name in seated:
        first = _initial(name)
        alike = [other for _, other in seated if other != name and _initial(other) == first]
        numbers = "".join(filter(str.isdigit, name))[-2:]
        seconds = (first + letter for letter in name[1:].strip() if can_be_drawn(letter))
        tried = [first] if not alike else [numbers, *seconds]
        free = (sign for sign in tried if sign and sign not in found.values())
        found[seat] = next(free, str(len(found) + 1))
    return found


def _initial(name: str) -> str:
    """The first letter, if there is a font for it; a seat whose name nobody can draw has its number."""
    return name[:1].upper() if can_be_drawn(name[:1]) else ""


def paint(sign: Sign, middle: tuple[float, float], size: float, theme: Theme, font: str = TEXT) -> None:
    """Draw a sign on the canvas now open."""
    shape, letter, tone = sign
    fill, ink, rim = theme.tone(tone)
    x, y = middle
    line = max(1.0, size * 0.05)
    Color(*fill)
    if shape in SHAPES:
        # As large as a disc looks: corners may stand out.
        points = [(x + px * size * 0.56, y + py * size * 0.56) for px, py in SHAPES[shape]]
        flat = [value for px, py in points for value in (px, py, 0, 0)]
        Mesh(
            vertices=[x, y, 0, 0, *flat, *flat[:4]],
            indices=list(range(len(points) + 2)),
            mode="triangle_fan",
        )
        Color(*rim)
        Line(points=[value for point in points for value in point], close=True, width=line)
    else:
        Ellipse(pos=(x - size / 2, y - size / 2), size=(size, size))
        Color(*rim)
        Line(circle=(x, y, size / 2 - line / 2), width=line)
    share, lower = LETTER.get(shape, (0.56, 0.0))
    texture = drawn(letter, font, max(8, int(size * share * (0.8 if len(letter) > 1 else 1))), font == TEXT)
    Color(*ink)
    Rectangle(
        texture=texture,
        pos=(round(x - texture.width / 2), round(y + lower * size - texture.height / 2)),
        size=texture.size,
    )


class Badge(Widget):
    """A seat's sign."""

    shape = StringProperty("disc")
    letter = StringProperty()
    tone = StringProperty()
    ticked = BooleanProperty(False)
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("shape", "letter", "tone", "ticked", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """Paint it as large as there is room."""
        self.canvas.clear()
        if not self.letter:
            return
        letter, font = (icon("check"), ICONS) if self.ticked else (self.letter, TEXT)
        with self.canvas:
            paint(
                Sign(self.shape, letter, self.tone), self.center, min(self.size) * 0.86, self.look.theme, font
            )

    def wear(self, sign: Sign) -> None:
        """Show somebody's sign."""
        self.shape, self.letter, self.tone = sign
