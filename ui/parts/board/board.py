"""The board: built once, then what may be picked, letters and pieces over it; a finger on it is a Pick."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping
from functools import partial

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.view import Mark, Point, Space, Token, View
from ui.handed.appearance import Appearance
from ui.parts.board.brush import Brush
from ui.parts.board.errands import errands, paint_errand
from ui.parts.board.layers import Fading, Layer
from ui.parts.board.looks import Halo, Lettering, Lies, Light, Piece, at, lying, plates
from ui.parts.board.outlines import Plan, backing, corners, extent, inside
from ui.parts.board.pieces import style_of
from ui.parts.board.standing import Ground, Standing, Stands
from ui.parts.common.badge import Sign, signs
from ui.parts.common.held import Held

EDGE = 0.16  # of a unit square: how much wider the backing is than what lies on it
POSITIONS = 2  # whose pieces are known: the one shown, and the one before it
MANY = 12  # so many spaces may be rimmed and filled; more than that get small rings
LAID = ("card", "tile")  # pieces that are chosen as cards are: the board rests meanwhile
STANDING = ("standing", "signs", "marks")
LOOKS = (
    *("view", "glow", "picked", "locked", "fresh", "amiss", "pointed", "refused"),
    *("flipped", "theme", "worn", "acting", "unseen"),
)  # drawn from these
LAYERS = (
    *("standing", "washes", "signs", "links", "letters", "plates", "tokens", "dim", "lights", "marks"),
    *("lifted", "refused", "errands", "moving", "carried", "pointers"),
)
FADING = ("dim", "lights")  # bright and dim come and go


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
    refused = ObjectProperty(frozenset())  # what was tried and may not be
    unseen = ObjectProperty(frozenset())  # pieces that are on their way, and drawn there
    acting = ObjectProperty(())  # the seats whose plates are filled
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
        self._measured: tuple[object, ...] = ()
        self._extent = self._reach = 0.0, 0.0, 1.0, 1.0
        self._laid = self.plan
        self._brush: Brush | None = None
        self._wears: tuple[object, ...] = ()  # what it was drawn with
        self._standing = Standing()
        self._pieces: deque[tuple[View, Hashable, dict[str, Piece]]] = deque(maxlen=POSITIONS)
        # From the table upwards; a tap changes no layer of the standing part.
        self.layers: dict[str, Layer] = {
            name: (Fading if name in FADING else Layer)(self.canvas) for name in LAYERS
        }
        # Drawn once before the next frame, however many of these have changed by then.
        self.redraw = Clock.create_trigger(self.draw, -1)
        for name in (*LOOKS, "pos", "size"):
            self.fbind(name, self.redraw)

    # where things are

    def _measure(self, view: View) -> None:
        """Find the scale, and where the middle of the board lies in its own units."""
        measured = tuple(map(corners, view.spaces)), view.marks, view.stills
        if measured != self._measured:
            self._measured = measured
            self._reach, self._extent = backing(view.spaces, view.marks), extent(view)
        low_x, low_y, high_x, high_y = self._extent
        edge = 0.0 if view.stills else EDGE
        wide, high = high_x - low_x + edge, high_y - low_y + edge
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
        if min(self.size) <= 0:
            return  # nothing is so small that it could be drawn
        self._measure(view)
        if self.plan != self._laid:
            self._laid = self.plan
            self.redraw()  # it may be laid elsewhere yet, before the same frame
            return
        wears = self.theme, self.plan, self.worn
        if self._brush is None or wears != self._wears:
            self._wipe()
            self._brush, self._wears = Brush(self.theme, self.plan), wears
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
        """The board itself as one picture; the signs on it, and what is written there."""
        grounds = tuple(Ground(corners(space), space.tone) for space in view.spaces if not space.emblem)
        lines = tuple((at(where[link.a]), at(where[link.b])) for link in view.links)
        stands = Stands(view.stills, grounds, lines, self._reach, (int(self.width), int(self.height)))
        lit = {
            link: (link, at(where[link.a]), at(where[link.b])) for link in view.links if link.tone == "lit"
        }
        picture = self._standing.picture(stands, brush.plan, brush.theme, (self.x, self.y))
        self.layers["standing"].show({"": (picture, stands.size)}, self._shown)
        washed = {space.id: space for space in view.spaces if space.wash and not space.emblem}
        self.layers["washes"].show(washed, brush.wash)
        self.layers["signs"].show({space.id: space for space in view.spaces if space.emblem}, brush.sign)
        self.layers["links"].show(lit, brush.lit)
        self.layers["marks"].show(
            {n: (mark, self._said(mark)) for n, mark in enumerate(view.marks)}, brush.mark
        )

    def _shown(self, picture: tuple[Texture, tuple[int, int]]) -> None:
        """The picture of the still part, where the board is."""
        Color(1, 1, 1, 1)
        Rectangle(texture=picture[0], pos=(int(self.x), int(self.y)), size=picture[1])

    def _said(self, mark: Mark) -> str:
        return mark.label if isinstance(mark.label, str) else str(self.say(mark.label))

    def _shine(self, view: View, brush: Brush) -> None:
        """What may be picked stays bright and the rest steps back; where cards are chosen the board rests."""
        full = {token.space for token in view.tokens}
        laid = {token.space for token in view.tokens if self._is_laid(token)}
        bright = {space.id for space in view.spaces if space.id in self.glow and space.id not in laid}
        held = {token.space for token in view.tokens if self._glows(token) and not self._is_laid(token)}
        picked = {token.space for token in view.tokens if token.id in self.picked}
        lights, letters = {}, {}
        many = len(bright) > MANY
        for space in view.spaces:
            name = space.id
            fresh, chosen = name in self.fresh, name in self.picked or (name in picked and bool(bright))
            if (chosen or name in bright or fresh) and not space.emblem and name not in laid:
                dot = not space.label and name not in full
                lights[name] = Light(space, chosen, name in bright, dot, fresh, many)
            if space.label:
                letters[name] = Lettering(space, name in bright)
        shines = bright | held | picked
        dimmed = tuple(space for space in view.spaces if space.id not in shines) if bright | held else ()
        self.layers["letters"].show(letters, brush.lettering)
        self.layers["dim"].show({"": dimmed} if dimmed else {}, brush.dim)
        self.layers["lights"].show({} if letters and many else lights, brush.light)
        tried = {space.id: space for space in view.spaces if space.id in self.refused}
        self.layers["refused"].show(tried, brush.refused)

    def _glows(self, token: Token) -> bool:
        return token.id in self.glow or token.stands_for in self.glow

    def _is_laid(self, token: Token) -> bool:
        return style_of(self.theme, token.kind) in LAID

    def _lie(self, view: View, brush: Brush, where: dict[str, Space]) -> None:
        """Plates, and tokens with a place beneath each for its rim; one that is picked is lifted."""
        lie: dict[tuple[str, str], Lies | None] = {}
        lifted: dict[str, Piece] = {}
        for piece in self.pieces(view).values():
            token = piece.token
            picked, laid = token.id in self.picked, self._is_laid(token)
            glows = self._glows(token) and not laid
            held = picked and not laid
            lie[token.id, "halo"] = Halo(token, piece.at, picked) if glows and not held else None
            lie[token.id, "piece"] = None if held or token.id in self.unseen else piece
            if held:
                lifted[token.id] = piece
        seated = plates(view, self._signs(view), self.look.names, self.acting)
        self.layers["plates"].show(seated, brush.plate)
        self.layers["tokens"].show(lie, brush.token)
        self.layers["lifted"].show(lifted, brush.lifted)
        self.layers["errands"].show(errands(self.amiss, where), partial(paint_errand, brush))

    def fade(self, share: float) -> None:
        """What is bright and what is dim, on its way to what it is to be."""
        for layer in self.layers.values():
            if isinstance(layer, Fading):
                layer.fade(share)

    @property
    def brush(self) -> Brush | None:
        """What draws here; nothing does before the first frame."""
        return self._brush

    def pieces(self, view: View) -> dict[str, Piece]:
        """Every piece where it lies in a position, as it is drawn; worked out once, however often asked."""
        worn = self._signs(view)
        names, theme = tuple(self.look.names.items()), self.theme.world.id
        looks = tuple(worn.items()), names, frozenset(self.locked), theme, self.worn, self.look.language
        for known, looked, found in self._pieces:
            if known is view and looked == looks:
                return found
        found = lying(view, worn, self.locked, self.theme, self.say)
        self._pieces.append((view, looks, found))
        return found

    def _signs(self, view: View) -> Mapping[str, Sign]:
        return signs(self.look.names, view.sides, self.look.known) if self.peopled else {}

    def _point(self, view: View, brush: Brush) -> None:
        """An arrow at what a lesson means: a piece, or a space by itself."""
        where = {space.id: at(space) for space in view.spaces}
        for token in view.tokens:
            if token.space in where:
                x, y = where[token.space]
                where[token.id] = x + token.dx, y + token.dy
        pointers = {thing: where[thing] for thing in sorted(self.pointed) if thing in where}
        self.layers["pointers"].show(pointers, brush.pointer)
