"""Who sits where: name, what they play, their counters, and their clock."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.inputs import Pick
from companion.view import Side, View
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.column.deeds import Figure  # noqa: F401  named in the kv file
from ui.parts.column.ticking import Ticking  # noqa: F401  the same
from ui.parts.common.badge import signs
from ui.parts.common.basics import Icon
from ui.parts.common.held import Held
from ui.parts.common.keys import lay
from ui.parts.common.letters import called_by
from ui.parts.table.peek import SHIELDING_BEATS, Advise, Peek, has_secrets, worth_asking

SIGNS = 3  # lie with a seat at most moments


class ChoosingSeat(BoxLayout):
    """A seat, and beside it the keys of what it may choose."""


class ChoosingKeys(BoxLayout):
    """The keys of a seat, each as wide as a thumb."""


class SeatSign(Icon):
    """Something that lies openly with a seat."""


class Seat(Held, BoxLayout):
    """One player's place at the table; it never moves."""

    player = StringProperty()
    forms = ListProperty()  # of the name, the longest first
    score = StringProperty()
    label = StringProperty()  # what the score counts
    fact = StringProperty()  # one small thing more, by its sign or in a word
    sign = StringProperty()
    face = StringProperty()  # of the clock
    acting = BooleanProperty(False)
    lit = NumericProperty(0)  # how much of the colour of whoever acts is seen
    glowing = BooleanProperty(False)
    crowded = NumericProperty(0)  # signs that want room
    ink = ColorProperty()
    lite = ColorProperty()
    stripe = ColorProperty()
    roomy = BooleanProperty(True)
    bare = BooleanProperty(False)
    slim = BooleanProperty(False)
    unit = NumericProperty(1)
    letter = NumericProperty(1)  # the unit of type
    free = NumericProperty(0)  # so much room is left beside what the score counts

    def _digits(self) -> float:
        """Letters of the score as large as the tile is wide enough for."""
        most: float = min(self.letter * (34 if self.width > self.unit * 200 else 28), self.unit * 40)
        alone = (self.width - self.unit * 36) / max(1, 0.62 * len(self.score))  # beside the sign only
        return min(most, alone) if self.bare else most

    def _two_lines(self) -> bool:
        """Whether there is a second line, and something to be said in it."""
        room = self.roomy and self.orientation == "horizontal" and not self.bare
        return bool(room and (self.fact or self.face or self.label))

    def _fact_written(self) -> str:
        """A word of which only dots would be left is not written."""
        room = self.sign or self.free > self.unit * 7.5 * len(self.fact)
        return self.fact if self.two_lines and room else ""

    def _face_written(self) -> str:
        """A clock that has no room beside a fact and what the score counts is not written."""
        least = 260 if self.fact else 140 if self.label else 0
        room = self.width > self.unit * least and self.free > self.unit * 44
        return self.face if self.two_lines and room else ""

    digits = AliasProperty(_digits, bind=("width", "unit", "letter", "score", "bare"))
    two_lines = AliasProperty(_two_lines, bind=("roomy", "orientation", "bare", "fact", "face", "label"))
    fact_written = AliasProperty(_fact_written, bind=("fact", "two_lines", "sign", "free", "unit"))
    face_written = AliasProperty(
        _face_written, bind=("face", "two_lines", "width", "unit", "fact", "label", "free")
    )

    look: Appearance = ObjectProperty()
    whisper: Callable[[], None] | None = None  # what a short touch does while this seat chooses in secret

    def __init__(
        self, open_clocks: Callable[[], None], advise: Advise | None = None, **properties: object
    ) -> None:
        super().__init__(**properties)
        self.open_clocks, self.advise = open_clocks, advise
        self._peek: Peek | None = None
        self._signs: list[SeatSign] = []

    def take(self, side: Side, game: OpenGame) -> None:
        """Be somebody's place."""
        self.side, self.game, self.put = side, game, game.put

    def show(self, view: View, acting: tuple[str, ...], open_now: Container[str]) -> None:
        """Name, score, whether it is their turn, and whether they may be picked."""
        seat = self.side.seat
        self.glowing = f"@{seat}" in open_now
        names, theme = self.game.names, self.look.theme
        worn = signs(names, view.sides, self.look.known)[seat]
        self.ids.badge.wear(worn)
        self.player = names.get(seat, seat)
        self.forms = [*called_by(self.player, [name for other, name in names.items() if other != seat])]
        score = next((counter for counter in view.scores if counter.seat == seat), None)
        self.score = str(score.value) if score else ""
        self.label = self.look.say(score.name) if score else ""
        self.sign, self.fact = self._fact(view)
        # While all choose in secret nobody is to act here: a tile that glowed would be touched.
        self.acting = seat in acting and seat not in view.secret
        self.ink = theme.tone(worn.tone)[1] if self.acting else theme.ink
        self.lite = self.ink if self.acting else theme.lite(worn.tone)
        self.stripe = theme.tone(worn.tone)[0]
        self._sign([emblem for holder, emblem in view.signs if holder == seat])
        # A tick is all that is seen of a secret choice.
        self.ids.badge.ticked = seat in view.chosen
        self.tick()

    def on_acting(self, *_: object) -> None:
        """Lit while acting; on the way there if something moves."""
        self.turn(1.0)

    def turn(self, share: float) -> None:
        """From resting to acting, or back."""
        self.lit = share if self.acting else 1 - share

    def _sign(self, emblems: Sequence[str]) -> None:
        """What lies openly with the seat; signs there were are used again."""
        self._signs += [SeatSign() for _ in emblems[len(self._signs) :]]
        for sign, emblem in zip(self._signs, emblems, strict=False):
            sign.icon, sign.color = emblem, self.ink
        lay(self.ids.signs, self._signs[: len(emblems)])
        self.crowded = len(emblems)

    def ahead(self) -> Iterator[object]:
        """Signs before they are wanted."""
        while len(self._signs) < SIGNS:
            self._signs.append(SeatSign())
            yield self._signs

    def _fact(self, view: View) -> tuple[str, str]:
        """The one thing more that is shown: where a marker stands, another number, or what somebody plays."""
        seat = self.side.seat
        for track in view.tracks:
            if track.emblem and seat in dict(track.markers):
                return track.emblem, str(dict(track.markers)[seat])
        counters = [counter for counter in view.counters if counter.seat == seat and counter.emblem]
        if len(counters) > 1:
            return counters[1].emblem, str(counters[1].value)
        return "", self.look.say(self.side.name) if self.side.tone in ("white", "black") else ""

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
        return any(pick.startswith("@") for pick in self.game.table.glowing)

    def _pick(self) -> None:
        self.put(Pick((f"@{self.side.seat}",)))

    def _shield(self) -> None:
        """The finger stays: first the word to shield the screen, and only then what is hidden."""
        self._peek = Peek(self.game.table, self.put, self.side.seat, self.advise)
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


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
