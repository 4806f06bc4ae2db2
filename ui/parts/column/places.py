"""Where everything has its place on the table screen, at every size: boxes that never close up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

MARGIN, GAP = 8, 8  # units
PROMPT, DEEDS, RAIL = 76, 64, 50  # how high these are
TAUGHT = 140  # the prompt while a lesson says more
BAND, CLIMB = 132, 122  # a verdict across everything, and the steps below it
BELOW = 17  # the gap under the band
COLUMN = 308  # how wide the column beside a board is at the least
MIDDLE = 332  # and where something stands aside of it: six seats in a row, each as wide as a thumb
ASIDE = (
    260  # letters' units: how wide what was done and the rule of the moment are, where they stand beside it
)
NEARLY = 0.88  # of the height: a board that large gives what more there is to the columns beside it
FLOOR = 252  # how high seats and choices are together at the least
UPRIGHT_FLOOR = 214  # seats, and three rows of what is chosen from: all of a suit in sight
CHRONICLE = 44  # how high the lines under a board are
LARGE = 1.45  # pixels a unit: a screen that shows more, not the same larger


class Box(NamedTuple):
    """A place on the screen, in pixels."""

    x: float
    y: float
    wide: float
    high: float


def places(wide: float, high: float, u: float, t: float, prompt: float = PROMPT) -> dict[str, Box]:
    """The boxes of board, prompt, floor (seats and choices), deeds (undo and the primary key) and rail, of
    the chronicle under the board or aside of it all; and those of a verdict: band, finish, count, climb."""
    tall = prompt * u
    boxes = _beside(wide, high, u, t, tall) if wide > high else _below(wide, high, u, tall)
    return boxes | _verdict(boxes, wide, high, u)


def _verdict(boxes: dict[str, Box], wide: float, high: float, u: float) -> dict[str, Box]:
    """A verdict leaves undo, the primary key and the rail where they are."""
    edge, gap, deeds = MARGIN * u, GAP * u, boxes["deeds"]
    band = Box(0, high - BAND * u, wide, BAND * u)
    top, low = band.y - BELOW * u, deeds.y + deeds.high + gap
    if wide > high:
        left = boxes["board"].wide - edge - gap / 2
        foot = boxes["rail"].y
        return {
            "band": band,
            "finish": Box(edge, low, left, top - low),
            "count": Box(deeds.x, low, wide - edge - deeds.x, top - low),
            "climb": Box(edge, foot, left, low - gap - foot),
        }
    room = (top - low - CLIMB * u - 2 * gap) / 2
    return {
        "band": band,
        "climb": Box(deeds.x, low, deeds.wide, CLIMB * u),
        "count": Box(deeds.x, low + CLIMB * u + gap, deeds.wide, room),
        "finish": Box(deeds.x, top - room, deeds.wide, room),
    }


def _beside(wide: float, high: float, u: float, t: float, tall: float) -> dict[str, Box]:
    """The board on the left, everything else in a column on the right; in two where the screen is large."""
    edge, gap = MARGIN * u, GAP * u
    board = wide - (COLUMN + 2 * MARGIN) * u
    beside = wide - (MIDDLE + 2 * MARGIN) * u - ASIDE * t - gap
    roomy = beside >= NEARLY * high  # larger letters need the column to themselves
    aside = ASIDE * t if roomy else 0.0
    under = (CHRONICLE + MARGIN / 2) * u if u >= LARGE and not roomy else 0.0
    board = NEARLY * high if roomy else min(high - under - 4 * u, board)
    x = board + edge
    column = wide - x - edge - (aside + gap if roomy else 0.0)
    foot = edge - 2 * u
    top = high - edge
    rail = Box(x, foot, column, RAIL * u)
    deeds = Box(x, foot + rail.high + gap, column, DEEDS * u)
    prompt = Box(x, top - tall, column, tall)
    low = deeds.y + deeds.high + gap
    floor = Box(x, low, column, prompt.y - gap - low)
    return {
        "board": Box(0, under, x - gap / 2, high - under),
        "chronicle": Box(edge, foot, x - edge - gap, CHRONICLE * u if under else 0.0),
        "aside": Box(wide - edge - aside, foot, aside, top - foot if roomy else 0.0),
        "prompt": prompt,
        "floor": floor,
        "deeds": deeds,
        "rail": rail,
    }


def _below(wide: float, high: float, u: float, tall: float) -> dict[str, Box]:
    """The same order from top to bottom; the board takes what the others leave."""
    edge, gap = MARGIN * u, GAP * u
    x, column = edge, wide - 2 * edge
    rail = Box(x, edge, column, RAIL * u)
    deeds = Box(x, rail.y + rail.high + gap, column, DEEDS * u)
    prompt = Box(x, high - edge - tall, column, tall)
    low = deeds.y + deeds.high + gap
    room = prompt.y - gap - low
    floor = Box(x, low, column, max(UPRIGHT_FLOOR * u, room - gap - wide))
    top = floor.y + floor.high + gap
    return {
        "board": Box(0, top, wide, prompt.y - gap - top),
        "chronicle": Box(x, top, column, 0.0),
        "aside": Box(x, top, column, 0.0),
        "prompt": prompt,
        "floor": floor,
        "deeds": deeds,
        "rail": rail,
    }


class TablePlaces(FloatLayout):
    """Lays each of its children into the place it is named for; one without a place fills the screen."""

    u = NumericProperty(1.0)
    t = NumericProperty(1.0)
    taught = BooleanProperty(False)  # a lesson goes on: its words have more room

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.fbind("u", self._trigger_layout)
        self.fbind("t", self._trigger_layout)
        self.fbind("taught", self._trigger_layout)

    def place_of(self, child: object) -> str:
        """What a child is named for."""
        place: str = getattr(child, "place", "")
        return place

    def box_of(self, child: object, boxes: Mapping[str, Box]) -> Box | None:
        """Where a child lies: set twice in a layout, it would ask for the next one for ever."""
        return boxes.get(self.place_of(child))

    def do_layout(self, *_: object, **__: object) -> None:
        """Each where it belongs."""
        boxes = places(self.width, self.height, self.u, self.t, TAUGHT if self.taught else PROMPT)
        for child in self.children:
            box = self.box_of(child, boxes)
            if box is None:
                child.size = self.width, child.height if child.size_hint_y is None else self.height
                child.pos = self.x, self.top - child.height
            else:
                child.pos, child.size = (self.x + box.x, self.y + box.y), (box.wide, box.high)
