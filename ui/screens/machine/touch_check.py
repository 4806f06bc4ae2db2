"""The touch check: a mark in each corner, and if touches land elsewhere, the offer to put them right."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.settings import Settings
from companion.watch import now_ns
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.screens.page import Page, load
from ui.touch.touch_calibration import found
from ui.touch.touch_matrix import NAMED, RIGHT, Matrix, Point, kind, matrix_of, on_glass, setting_of, then
from ui.touch.touch_right import correct_touches, correction

MARKS = ((0, 1), (1, 1), (1, 0), (0, 0))  # corners from the left and from below, as a clock goes
INSET = 0.13  # of the shorter side: where the middle of a mark is
BEAT = 0.2
KEEP_SECONDS = 10.0  # a correction that nobody can confirm is wrong
IDLE_SECONDS = 60.0  # nobody is there, or no touch arrives


class Mark(Widget):
    """A ring and a cross to aim at."""


class TouchCheckPage(Page):
    """Asks for four taps, says what they mean, tries what puts them right.

    Whatever is wrong with touches, the middle of the screen stays the middle: the way out is there.
    """

    touchable = False  # the whole page is, but what lies on it comes first
    came_from = StringProperty("settings")
    doing = StringProperty("asking")  # or trying, done
    said = StringProperty()
    left = NumericProperty(0)  # seconds until what is tried is put back
    aim = ListProperty((0, 0))

    def __init__(self, look: Appearance, ways: Ways, settings: Settings, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.settings = settings
        self._taps: list[Point] = []
        self._before: Matrix = NAMED[RIGHT]
        self._ends = 0.0
        self._ticking = Clock.schedule_interval(self._tick, BEAT)
        self._ticking.cancel()

    def on_pre_enter(self, *_: object) -> None:
        """From the first mark on."""
        self.came_from = self.ways.came_from
        self._ask("corners-about")
        self._ticking()

    def on_leave(self, *_: object) -> None:
        """What was not kept does not count, and nobody is asked twice."""
        self._ticking.cancel()
        if self.doing == "trying":
            correct_touches(self._before)
        if self.settings["corners"] == "ask":
            self.settings["corners"] = "later"

    def on_size(self, *_: object) -> None:
        """A screen of another shape has its corners elsewhere."""
        self._point()

    def leave(self) -> None:
        """Back to where we came from."""
        self.ways.back_to(self.came_from)

    # the four taps

    def _ask(self, why: str) -> None:
        self.doing, self._taps = "asking", []
        self.said = self.tr(why)
        self._ends = now_ns() / 1e9 + IDLE_SECONDS
        self._point()

    def _point(self) -> None:
        """The mark moves to the corner that is asked for."""
        self.aim = self._mark(min(len(self._taps), len(MARKS) - 1))

    def _mark(self, n: int) -> Point:
        inset = INSET * min(self.size)
        x, y = MARKS[n]
        return (self.width - inset if x else inset), (self.height - inset if y else inset)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Wherever it lands, it was meant for the mark; only keys come first."""
        if not super().on_touch_down(touch) and self.doing == "asking":
            self._tap((touch.sx, 1 - touch.sy))
        return True

    def _tap(self, told: Point) -> None:
        self._taps.append(told)
        self._ends = now_ns() / 1e9 + IDLE_SECONDS
        self._point()
        if len(self._taps) == len(MARKS):
            self._judge()

    def _judge(self) -> None:
        marks = [on_glass(self._mark(n), self.size, Window.rotation) for n in range(len(MARKS))]
        needed = found(self._taps, marks)
        if needed is None:
            self._ask("corners-unclear")
        elif needed == NAMED[RIGHT]:
            self._done(correction(), "corners-fine")
        else:
            self._try(needed)

    # putting right

    def _try(self, needed: Matrix) -> None:
        """Put right at once, but only kept by somebody who can touch the key that says so."""
        self._before = correction()
        correct_touches(matrix_of(setting_of(then(self._before, needed))))
        self.doing = "trying"
        self.said = self.tr(f"corners-{kind(setting_of(needed))}")
        self._ends = now_ns() / 1e9 + KEEP_SECONDS
        self._tick()

    def keep(self) -> None:
        """The finger reached the key: it is right now."""
        self._done(correction(), "corners-kept")

    def put_back(self) -> None:
        """As it was before."""
        correct_touches(self._before)
        self._ask("corners-put-back")

    def _done(self, matrix: Matrix, said: str) -> None:
        self.settings["touch"], self.settings["corners"] = setting_of(matrix), "checked"
        self.doing, self.said = "done", self.tr(said)

    def _tick(self, *_: object) -> None:
        left = self._ends - now_ns() / 1e9
        self.left = max(0, round(left))
        if left > 0 or self.doing == "done":
            return
        if self.doing == "trying":
            self.put_back()
        else:
            self.leave()


load(__file__)
