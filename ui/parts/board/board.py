"""The board: spaces, links, marks and tokens, drawn from a View; a finger on it is a Pick."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.view import Mark, Point, Space, View
from ui.handed.appearance import Appearance
from ui.parts.board.brush import Brush, Halo, Lettering, Lies, Light, Piece, Plan
from ui.parts.board.errands import errands, paint_errand
from ui.parts.board.layers import Layer
from ui.parts.board.outlines import corners, inside
from ui.parts.common.badge import signs
from ui.parts.common.held import Held

EDGE = 0.16  # of a unit square: how much wider the backing is than what lies on it
STANDING = ("backing", "grounds", "signs", "links", "marks")
LOOKS = (
    "view",
    "glow",
    "picked",
    "locked",
    "fresh",
    "amiss",
    "pointed",
    "flipped",
    "worn",
)  # drawn from these
LAYERS = (
    "backing",
    "grounds",
    "signs",
    "lights",
    "links",
    "letters",
    "marks",
    "tokens",
    "errands",
    "carried",
    "pointers",
)


class Board(Held, Widget):
    """Draws whatever board a view has, and says what lies under a finger, the topmost first.

    A finger that stays asks about it instead, where the board has somebody to ask.
    """

    theme = ObjectProperty()
    say = ObjectProperty()  # how the words beside a board are said
    view = ObjectProperty(None, allownone=True)
    glow = ObjectProperty(frozenset())
    picked = ObjectProperty(())
    locked = ObjectProperty(frozenset())
    fresh = ObjectProperty(frozenset())
    amiss = ObjectProperty(None, allownone=True)  # what differs on the table, where that is marked
    pointed = ObjectProperty(frozenset())  # what a lesson points at
    flipped = BooleanProperty(False)
    peopled = BooleanProperty(False)  # whether it is that of the people at the table, and bears their signs
    look: Appearance = ObjectProperty()
    worn = StringProperty()
    aspect = NumericProperty(1.0)
    says = ObjectProperty(lambda ids: None)
    asks = ObjectProperty(None, allownone=True)  # what a finger held on things does, where that is something

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.plan = Plan(1.0, (0.0, 0.0), (0.0, 0.0))
        self._measured: tuple[tuple[Space, ...], tuple[Mark, ...]] = (), ()
        self._extent = self._reach = 0.0, 0.0, 1.0, 1.0
        self._brush: Brush | None = None
        self._worn = ""
        # From the table upwards; a tap changes no layer but lights, letters and tokens.
        self.layers = {name: Layer(self.canvas) for name in LAYERS}
        # Drawn once before the next frame, however many of these have changed by then.
        self.redraw = Clock.create_trigger(self.draw, -1)
        for name in (*LOOKS, "pos", "size"):
            self.fbind(name, self.redraw)

    # where things are

    def _measure(self, view: View) -> None:
        """Find the scale, and where the middle of the board lies in its own units."""
        if (view.spaces, view.marks) != self._measured:
            self._measured = view.spaces, view.marks
            self._extent, self._reach = _extent(view.spaces, view.marks), _reach(view.spaces, view.marks)
        low_x, low_y, high_x, high_y = self._extent
        wide, high = high_x - low_x + EDGE, high_y - low_y + EDGE
        self.aspect = wide / high
        scale = min(self.width / wide, self.height / high)
        middle = (low_x + high_x) / 2, (low_y + high_y) / 2
        self.plan = Plan(-scale if self.flipped else scale, middle, (self.center_x, self.center_y))

    def on_screen(self, point: Point) -> Point:
        """A point of the board on the screen."""
        return self.plan.on_screen(point)

    def under(self, x: float, y: float) -> tuple[str, ...]:
        """What lies under a finger: tokens from the top, then the space."""
        if not self.plan.scale:
            return ()
        point = self.plan.on_board(x, y)
        for space in self.view.spaces:
            if inside(point, corners(space)):
                tokens = [token.id for token in self.view.tokens if token.space == space.id]
                return (*reversed(tokens), space.id)
        return ()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on the board points at something."""
        if self.view is None or not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        ids = self.under(*touch.pos)
        if ids:
            touch.grab(self)
            touch.ud[self] = ids
            if self.asks is not None:
                self.finger_down(lambda: self.asks(ids))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Lifted in time, it says what it pointed at; held, it has asked already."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self.finger_up()
        if self.asked:
            self.asked = False
        else:
            self.says(touch.ud[self])
        return True

    # how it looks

    def draw(self, *_: object) -> None:
        """Paint what looks otherwise than before; everything where the board has moved or changed colours."""
        view = self.view
        if view is None or not view.spaces:
            self.aspect = 1.0
            self._wipe()
            return
        self._measure(view)
        if self._brush is None or (self._brush.plan, self._worn) != (self.plan, self.worn):
            self._wipe()
            self._brush, self._worn = Brush(self.theme, self.plan), self.worn
        brush = self._brush
        where = {space.id: space for space in view.spaces}
        self._stand(view, brush, where)
        self._shine(view, brush)
        self._lie(view, brush, where)
        self._point(view, brush)

    def _wipe(self) -> None:
        for layer in self.layers.values():
            layer.clear()

    def _stand(self, view: View, brush: Brush, where: dict[str, Space]) -> None:
        """The backing, the spaces, the lines between them, and what is written beside them."""
        tones: dict[str, list[Space]] = {}
        for space in view.spaces:
            if not space.emblem:
                tones.setdefault(space.tone, []).append(space)
        signs = {space.id: space for space in view.spaces if space.emblem}
        lines = {link: (link, _at(where[link.a]), _at(where[link.b])) for link in view.links}
        marks = {n: (mark, self._said(mark)) for n, mark in enumerate(view.marks)}
        self.layers["backing"].show({"": self._reach}, brush.backing)
        self.layers["grounds"].show({tone: tuple(alike) for tone, alike in tones.items()}, brush.grounds)
        self.layers["signs"].show(signs, brush.sign)
        self.layers["links"].show(lines, brush.link)
        self.layers["marks"].show(marks, brush.mark)

    def _said(self, mark: Mark) -> str:
        return mark.label if isinstance(mark.label, str) else str(self.say(mark.label))

    def _shine(self, view: View, brush: Brush) -> None:
        """The spaces that are picked, may be picked, or were just moved to; and the letters on spaces."""
        full = {token.space for token in view.tokens}
        linked = {end for link in view.links for end in (link.a, link.b)}
        lights, letters = {}, {}
        for space in view.spaces:
            name = space.id
            picked, glowing, fresh = name in self.picked, name in self.glow, name in self.fresh
            if (picked or glowing or fresh) and not space.emblem:
                dot = not space.label and name not in full
                lights[name] = Light(space, picked, glowing, dot, fresh)
            if space.label:
                letters[name] = Lettering(space, glowing, name in linked)
        self.layers["lights"].show(lights, brush.light)
        self.layers["letters"].show(letters, brush.lettering)

    def _lie(self, view: View, brush: Brush, where: dict[str, Space]) -> None:
        """The tokens; each keeps a place beneath it for its halo."""
        lie: dict[tuple[str, str], Lies | None] = {}
        worn = signs(self.look.names, view.sides, self.look.known) if self.peopled else {}
        for token in view.tokens:
            if token.space not in where:
                continue
            if token.seat in worn:
                token = replace(token, shape=worn[token.seat].shape, letter=worn[token.seat].letter)
            space = where[token.space]
            at = space.x + token.dx, space.y + token.dy
            picked = token.id in self.picked
            glows = token.id in self.glow or token.stands_for in self.glow
            lie[token.id, "halo"] = Halo(token, at, picked) if picked or glows else None
            lie[token.id, "piece"] = Piece(token, at, token.id in self.locked)
        self.layers["tokens"].show(lie, brush.token)
        self.layers["errands"].show(errands(self.amiss, where), partial(paint_errand, brush))

    def _point(self, view: View, brush: Brush) -> None:
        """An arrow at what a lesson means: a piece, or a space by itself."""
        where = {space.id: _at(space) for space in view.spaces}
        for token in view.tokens:
            if token.space in where:
                x, y = where[token.space]
                where[token.id] = x + token.dx, y + token.dy
        pointers = {thing: where[thing] for thing in sorted(self.pointed) if thing in where}
        self.layers["pointers"].show(pointers, brush.pointer)


def _at(space: Space) -> Point:
    return space.x, space.y


def _extent(spaces: tuple[Space, ...], marks: tuple[Mark, ...]) -> tuple[float, float, float, float]:
    """How far a board reaches in its own units: left, low, right, high."""
    xs = [x for space in spaces for x, _ in corners(space)]
    ys = [y for space in spaces for _, y in corners(space)]
    low_x = min([*xs, *(mark.x - 0.25 for mark in marks)])
    low_y = min([*ys, *(mark.y - 0.25 for mark in marks)])
    return low_x, low_y, max(xs), max(ys)


def _reach(spaces: tuple[Space, ...], marks: tuple[Mark, ...]) -> tuple[float, float, float, float]:
    """How far the backing reaches: around all spaces and the words beside them; letters lie on its edge."""
    points = [corner for space in spaces for corner in corners(space)]
    points += [(mark.x, mark.y - 0.2) for mark in marks if not isinstance(mark.label, str)]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
