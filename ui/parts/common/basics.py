"""Letters, icons and keys: what every screen is made of."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from ui.handed.appearance import Appearance
from ui.handed.theme import LEAST, TEXT, TITLE, face_of_title
from ui.parts.common.letters import fits, largest_in, lately, line_wide, room_for

Tint = tuple[list[float], list[float], list[float]]
Rgba = Sequence[float]

SUB = 15  # the second line of a key
CARVED = 20  # units: Cinzel is for names of things, and never small
NO_END = 1 << 20  # more room than anybody needs
CLEAR = [0.0] * 4
UNSEEN: Tint = (CLEAR, CLEAR, CLEAR)  # for the moment before kv hands over the theme
FLAT = ("quiet", "bare", "page")  # keys that lie in a panel, and cast no shadow
RIM = 0.45  # units: half the width of a rim, and of one that says something
CHOSEN_RIM = 1.5
DOTS = 2  # pixels that must be left over, or words are shortened that would have fitted


class Written(Label):
    """Words or a sign, written before the frame they are in is drawn; what was written lately is shared."""

    texture: Texture | None

    def texture_update(self, *_: object) -> None:
        """Write at once: Kivy would stop in the middle of the frame for every text that is new in it."""
        font = self.font_name, self.font_size, self.bold, self.line_height
        room = *self.text_size, *self.padding, self.halign, self.valign, self.shorten, self.shorten_from
        colour = self.disabled_color if self.disabled else self.color
        wanted = self.text, *font, *room, *colour
        texture = lately.find(wanted)
        if texture is None:
            self._label.texture = None  # Kivy would write over one that others may show
            super().texture_update()
            if self.texture:
                self.texture.bind()
                lately.keep(wanted, self.texture)
        elif texture is not self.texture:
            self.texture, self.texture_size = texture, [*texture.size]


class Words(Written):
    """A sentence, wrapped to its width; markup is never read."""


class Fitting(Words):
    """A sentence as large as its room allows: no larger than `largest`, no smaller than can be read."""

    largest = NumericProperty(20)
    smallest = NumericProperty(LEAST)
    wanted = NumericProperty(0)  # how high it would like to be
    needed = NumericProperty(0)  # how high it must be at the least
    letter = NumericProperty(1)  # the unit of type
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        fit = Clock.create_trigger(self.fit, -1)
        for name in ("text", "size", "largest", "smallest", "bold", "padding", "letter"):
            self.fbind(name, fit)

    def fit(self, *_: object) -> None:
        """Find the size for the words there are."""
        least, most = int(self.look.u * self.smallest), int(self.look.t * self.largest)
        left, over, right, under = self.padding
        wide, high = int(self.width - left - right - DOTS * self.shorten), int(self.height - over - under)
        if self.text and wide > 0:
            self.font_size = largest_in(self.text, self.font_name, self.bold, wide, high, least, most)
            size = largest_in(self.text, self.font_name, self.bold, wide, NO_END, least, most)
            self.wanted, self.needed = (
                room_for(self.text, self.font_name, self.bold, letters, wide)[0] + over + under
                for letters in (size, least)
            )
        else:
            self.wanted = self.needed = 0


class Briefly(Fitting):
    """What can be said in more than one way: the longest that is there in full, or else the shortest."""

    forms = ListProperty()  # the longest first

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.fbind("forms", lambda *_: self.fit())

    def fit(self, *_: object) -> None:
        """Find the words for the room there is."""
        self.text = next(filter(self._has_room, self.forms), self.forms[-1] if self.forms else "")
        super().fit()

    def _has_room(self, words: str) -> bool:
        least, wide = int(self.look.u * self.smallest), int(self.width) - DOTS
        if self.shorten:
            return line_wide(words, self.font_name, least, self.bold) <= wide
        return fits(words, self.font_name, self.bold, least, wide, int(self.height))


class Title(Fitting):
    """What a screen or a sheet is called: in capitals cut in stone, where they have every letter and room."""

    carved = StringProperty(TITLE)  # the face that has every letter
    finest = NumericProperty(CARVED)

    def fit(self, *_: object) -> None:
        """Plain letters where the carved ones are missing, or would be too small to be read."""
        least, most = int(self.look.u * self.finest), int(self.look.t * self.largest)
        left, over, right, under = self.padding
        room = max(1, int(self.width - left - right)), int(self.height - over - under)
        face = face_of_title(self.text)
        fits = largest_in(self.text, face, False, *room, least - 1, max(least, most) + 1) >= least
        self.carved = face if fits else TEXT
        super().fit()


class Icon(Written):
    """A drawn sign."""

    icon = StringProperty()


class KeySign(Icon):
    """The sign on a key."""

    key = ObjectProperty()


class KeyLines(BoxLayout):
    """The words on a key, and a second line under them."""

    key = ObjectProperty()


class KeyMore(Fitting):
    """And what it says in smaller letters."""

    key = ObjectProperty()


class Key(ButtonBehavior, BoxLayout):
    """Something to press, large enough for a thumb: an icon, words, or both.

    With `tall` it stands in a list: at least so many units high, and higher where its words need it. Its
    parts are made when there is something for them: most have one, and all three take as long as the key.
    """

    icon = StringProperty()
    text = StringProperty()
    sub = StringProperty()
    kind = StringProperty("plain")
    font = NumericProperty(19)
    icon_size = NumericProperty(28)
    tall = NumericProperty(0)
    letter = NumericProperty(1)
    worn = StringProperty()
    share = NumericProperty(1)  # of the second line, where the first has one
    brief = BooleanProperty(False)  # the second line may end in dots
    usable = BooleanProperty(True)
    lean = StringProperty("")  # where the words stand, if not as usual
    stacked = BooleanProperty(False)  # the sign over the words, not beside them
    has_sign = BooleanProperty(False)
    has_words = BooleanProperty(False)
    has_more = BooleanProperty(False)
    look: Appearance = ObjectProperty()
    _sign: KeySign | None = None
    _lines: KeyLines | None = None
    _more: KeyMore | None = None

    def on_has_sign(self, *_: object) -> None:
        """The first sign."""
        if self._sign is None:
            self._sign = KeySign(key=self)
            self.add_widget(self._sign, len(self.children))

    def on_has_words(self, *_: object) -> None:
        """The first words."""
        if self._lines is None:
            self._lines = KeyLines(key=self)
            self.add_widget(self._lines)

    def on_has_more(self, *_: object) -> None:
        """The first second line."""
        self.on_has_words()
        if self._more is None and self._lines is not None:
            self._more = KeyMore(key=self)
            self._lines.add_widget(self._more)

    def _tint(self) -> Tint:
        """Face, letters and rim for what this key is for."""
        if not self.look:
            return UNSEEN
        theme = self.look.theme
        plain = theme.edge if theme.textured else theme.line
        face, letters, rim = {
            "main": (theme.key, theme.key_ink, theme.key),
            "danger": (theme.wrong, theme.verdict_ink, plain),
            "chosen": (theme.raised, theme.ink, theme.gold),
            "quiet": (theme.panel, theme.ink, theme.edge),
            "bare": (CLEAR, theme.ink, CLEAR),
            "page": (theme.paper, theme.paper_title, theme.edge),
        }.get(self.kind, (theme.raised, theme.ink, plain))
        if not self.usable:
            return (CLEAR if self.kind == "bare" else theme.panel), [*theme.soft[:3], 0.5], theme.edge
        if self.state == "down":
            face = theme.line if self.kind in FLAT else _pressed(face, letters)
        return face, letters, rim

    def _golden(self) -> bool:
        """Whether it is the one key to press next, in its baked gold."""
        return bool(self.look and self.look.theme.textured and self.kind == "main" and self.usable)

    def _raised(self) -> bool:
        return bool(self.usable and self.kind not in FLAT and self.state != "down")

    golden = AliasProperty(_golden, bind=("kind", "usable", "look"))  # its face is baked
    raised = AliasProperty(_raised, bind=("kind", "state", "usable"))  # it casts a shadow

    def _colour(self, n: int) -> list[float]:
        return self._tint()[n]

    face = AliasProperty(lambda self: self._colour(0), bind=("kind", "state", "usable", "look"))
    letters = AliasProperty(lambda self: self._colour(1), bind=("kind", "state", "usable", "look"))
    rim = AliasProperty(lambda self: self._colour(2), bind=("kind", "state", "usable", "look"))

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        grow = Clock.create_trigger(self.grow, -1)
        for name in ("tall", "size", "text", "sub", "font", "letter"):
            self.fbind(name, grow)
        grow()

    def grow(self, *_: object) -> None:
        """Share the room between the two lines; in a list, be as high as the words need."""
        u = self.look.u
        beside = self.icon and self.text and not self.stacked
        wide = max(1, int(self.width - u * (16 + (self.icon_size + 14 if beside else 0))))
        first, sub = self._high(wide, 1.0)
        if self.tall:
            self.size_hint_y = None
            self.height = max(u * self.tall, first + sub + u * 12)
        elif sub:
            smaller = (self._high(wide, percent / 100) for percent in range(100, 30, -5))
            first, sub = next((pair for pair in smaller if sum(pair) <= self.height - u * 8), (1, 1))
        self.share = sub / first if first and sub else 1

    def _high(self, wide: int, much: float) -> tuple[int, int]:
        """How high the two lines are, their letters at most this much of their full size."""
        heights = []
        least = int(self.look.u * LEAST)
        for words, bold, size in ((self.text, True, self.font), (self.sub, False, SUB)):
            most = max(least, int(self.look.t * size * much))
            fits = largest_in(words, TEXT, bold, wide, NO_END, least, most)
            heights.append(room_for(words, TEXT, bold, fits, wide)[0] if words else 0)
        return heights[0], heights[1]

    def on_worn(self, *_: object) -> None:
        """Other colours."""
        for name in ("face", "letters", "rim", "golden"):
            self.property(name).dispatch(self)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A key that cannot be used takes no touch."""
        return bool(self.usable and super().on_touch_down(touch))


def _pressed(face: Rgba, letters: Rgba) -> list[float]:
    """A face under a finger: a little of its letters' colour in it."""
    return [0.75 * a + 0.25 * b for a, b in zip(face[:3], letters[:3], strict=True)] + [1.0]


class Gold(BoxLayout):
    """What the gold key says, where the whole thing around it is the key."""

    icon = StringProperty()
    text = StringProperty()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
