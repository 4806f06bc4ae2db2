"""Who sits where: name, what they play, their counters, and their clock."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.inputs import Pick
from companion.view import Counter, Side, View
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.common.badge import signs
from ui.parts.common.basics import Icon
from ui.parts.common.held import Held
from ui.parts.common.keys import lay
from ui.parts.table.peek import SHIELDING_BEATS, Peek, has_secrets, worth_asking


class ChoosingSeat(BoxLayout):
    """A seat, and beside it the keys of what it may choose."""


class ChoosingKeys(BoxLayout):
    """The keys of a seat, each as wide as a thumb."""


class SeatSign(Icon):
    """Something that lies openly with a seat."""

    narrow = BooleanProperty(False)


class SeatCount(BoxLayout):
    """A number of a seat by its sign; in a narrow place the number alone."""

    counter: Counter | None = ObjectProperty(None, allownone=True)
    plain = BooleanProperty(False)
    sign = AliasProperty(
        lambda self: self.counter.emblem if self.counter and not self.plain else "", bind=("counter", "plain")
    )
    value = AliasProperty(lambda self: str(self.counter.value) if self.counter else "", bind=("counter",))


class Seat(Held, BoxLayout):
    """One player's place at the table; it never moves."""

    player = StringProperty()
    emblem = StringProperty()
    counts = StringProperty()
    under = StringProperty()
    first: Counter | None = ObjectProperty(None, allownone=True)
    second: Counter | None = ObjectProperty(None, allownone=True)
    face = StringProperty()
    acting = BooleanProperty(False)
    small = BooleanProperty(False)
    tiny = BooleanProperty(False)
    glowing = BooleanProperty(False)
    close = BooleanProperty(False)  # a narrow place
    crowded = NumericProperty(0)  # signs that want room

    look: Appearance = ObjectProperty()
    whisper: Callable[[], None] | None = None  # what a short touch does while this seat chooses in secret

    def __init__(self, open_clocks: Callable[[], None], **properties: object) -> None:
        super().__init__(**properties)
        self.open_clocks = open_clocks
        self._peek: Peek | None = None
        self._signs: list[SeatSign] = []

    def take(self, side: Side, game: OpenGame, many: int) -> None:
        """Be somebody's place, one of so many side by side."""
        self.side, self.game, self.put = side, game, game.put
        self.emblem = side.emblem
        self.small, self.tiny = many > 1, many > 2

    def show(self, view: View, acting: tuple[str, ...], open_now: Container[str]) -> None:
        """Name, counters, whether it is their turn, and whether they may be picked."""
        self.glowing = f"@{self.side.seat}" in open_now
        names = self.game.names
        self.ids.badge.wear(signs(names, view.sides, self.look.known)[self.side.seat])
        self.player = names.get(self.side.seat, self.side.seat)
        counters = [counter for counter in view.counters if counter.seat == self.side.seat]
        # On a small seat there is room for two numbers by their signs; a held finger shows them all.
        said = [f"{self.look.say(counter.name)} {counter.value}" for counter in counters]
        self.counts = "" if self.small else "  ".join(said)
        stands = [
            Counter(track.id, track.title, at, seat, emblem=track.emblem)
            for track in view.tracks
            for seat, at in track.markers
            if track.emblem and seat == self.side.seat
        ]
        told = [*counters[:1], *stands, *counters[1:], None, None] if self.small else [None, None]
        self.first, self.second = told[:2]
        emblems = [emblem for seat, emblem in view.signs if seat == self.side.seat]
        self._sign(emblems if self.small else [])
        self.crowded = len(emblems)
        # While all choose in secret nobody is to act here: a tile that glowed would be touched.
        self.acting = self.side.seat in acting and self.side.seat not in view.secret
        # A tick is all that is seen of a secret choice.
        self.ids.badge.ticked = self.side.seat in view.chosen
        self.tick()

    def _sign(self, emblems: Sequence[str]) -> None:
        """What lies openly with the seat; signs there were are used again."""
        self._signs += [SeatSign() for _ in emblems[len(self._signs) :]]
        for sign, emblem in zip(self._signs, emblems, strict=False):
            sign.icon, sign.narrow = emblem, len(emblems) > 2
        lay(self.ids.signs, self._signs[: len(emblems)])

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger held on one's own seat asks for what it alone may see; one on a clock, for all clocks."""
        if not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        if self.glowing:
            self._pick()
            return True
        worth = worth_asking(self.game.table, self.side.seat)
        if self.face and (self.ids.face.collide_point(*touch.pos) or not (worth or self._awaited)):
            self.open_clocks()
        elif worth and self._peek is None:
            touch.grab(self)
            self.finger_down(self._shield)
        elif self._awaited:
            self._pick()
        return True

    @property
    def _awaited(self) -> bool:
        """Whether somebody is to be named now: whoever cannot be is told why."""
        return any(pick.startswith("@") for pick in self.game.table.open)

    def _pick(self) -> None:
        self.put(Pick((f"@{self.side.seat}",)))

    def _shield(self) -> None:
        """The finger stays: first the word to shield the screen, and only then what is hidden."""
        self._peek = Peek(self.game.table, self.put, self.side.seat)
        self._peek.open(animation=False)
        if has_secrets(self.game.table, self.side.seat):
            self.finger_down(self._peek.uncover, SHIELDING_BEATS)
        else:
            self._peek.uncover()

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The finger is lifted: nothing hidden stays on the screen; a short touch chooses behind a hand."""
        if touch.grab_current is self:
            touch.ungrab(self)
            self.finger_up()
            if self._peek is not None:
                self._peek.dismiss(animation=False)
                self._peek = None
            elif self.whisper is not None:
                self.whisper()
            elif self._awaited:
                self._pick()
            return True
        return bool(super().on_touch_up(touch))

    def tick(self) -> None:
        """The clock's face."""
        self.face = self.game.face(self.side.seat)
        # What only counts the time can wait where there is no room for it.
        narrow = self.crowded or self.width < self.look.u * 110
        untimed = narrow and self.game.clock_mode.kind == "used"
        small = "" if untimed else self.face
        self.under = "" if self.tiny else small if self.small else self.counts
        if narrow and not untimed:
            self.second = None


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
