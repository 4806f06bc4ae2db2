"""Rest: what is done while nobody touches the screen, and a lock against stray hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.uix.floatlayout import FloatLayout

from companion.settings import Settings
from companion.watch import now_ns
from ui.app.loop import pace, stir
from ui.app.memory import give_back, sweep, tidy
from ui.parts.common.basics import Key

HOLD = 1.2  # seconds a finger stays on the key that unlocks
BEAT = 0.1
SLOW = 10  # looks a second while dark: the waking touch may wait a moment
WATCHFUL = 60  # looks a second while a hand may come down on the pile
QUIET = 4.0  # seconds without a touch: a moment to sweep
PAUSE = 0.5  # seconds without a touch: people look at the table
LONGEST = 30.0  # seconds between sweeps, where it is never quiet: a camera may see something all the time
AT_ONCE = 5  # small steps done ahead in a frame


class Dark(FloatLayout):
    """Nearly black over everything."""


class Locked(FloatLayout):
    """Takes every touch; the table stays in sight."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Only the key answers."""
        super().on_touch_down(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Nothing beneath hears it."""
        super().on_touch_up(touch)
        return True


class HoldKey(Key):
    """A key that must be held: a stray hand lets go too soon."""

    def __init__(self, **properties: object) -> None:
        self.register_event_type("on_held")
        super().__init__(**properties)
        self._count = Clock.schedule_interval(self._held, BEAT)
        self._count.cancel()

    def on_press(self) -> None:
        """The finger is down: count, by the time itself and not by frames that may be late."""
        self._since = now_ns()
        self._count()

    def on_release(self) -> None:
        """Let go too soon."""
        self._count.cancel()

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that slides off has let go."""
        if touch.grab_current is self and not self.collide_point(*touch.pos):
            self._count.cancel()
        return bool(super().on_touch_move(touch))

    def _held(self, _: float) -> None:
        if now_ns() - self._since >= HOLD * 1e9:
            self._count.cancel()
            self.dispatch("on_held")

    def on_held(self) -> None:
        """Held long enough."""


class Rest:
    """Dims after a while, wakes at a touch that does nothing else, locks and unlocks."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.dark: Dark | None = None
        self.locked: Locked | None = None
        self.pace = Clock._max_fps
        self._watching = False
        self.dimming: ClockEvent | None = None
        self.sweeping = Clock.create_trigger(self._sweep, QUIET)
        self._swept = now_ns()
        self._ahead: Iterator[object] = iter(())
        self._stepping: ClockEvent = Clock.schedule_interval(self._step, 0)
        self._pausing = Clock.create_trigger(self._pause, PAUSE)
        Window.bind(on_touch_down=self._down, on_touch_move=self._after, on_touch_up=self._after)
        Window.bind(on_flip=pace.drawn)
        self.stir()

    def do_ahead(self, steps: Iterator[object]) -> None:
        """Small steps that would be taken later while somebody waits."""
        self._ahead = steps
        self._pausing()

    def _pause(self, _: float) -> None:
        if now_ns() - self._swept > LONGEST * 1e9:
            self._sweep()
        else:
            tidy()
        self._stepping()

    def _sweep(self, *_: object) -> None:
        self._swept = now_ns()
        sweep()

    def _step(self, _: float) -> bool:
        """A few more of them; False when all are done."""
        return len([*islice(self._ahead, AT_ONCE)]) == AT_ONCE

    def stir(self) -> None:
        """Something happened: light, and the wait begins anew."""
        if self.dark is not None:
            Window.remove_widget(self.dark)
            self.dark = None
            self._set_pace()
        for wait in (self.sweeping, self._stepping, self._pausing):
            wait.cancel()
        if not self._watching:
            self.sweeping()
            self._pausing()
        if self.dimming is not None:
            self.dimming.cancel()
            self.dimming = None
        if self._settings["dim"] != "never":
            self.dimming = Clock.schedule_once(self.dim, 60 * int(self._settings["dim"]))

    def dim(self, *_: object) -> None:
        """Dark until something happens."""
        if self.dark is None:
            self.dark = Dark()
            Window.add_widget(self.dark)
            self._set_pace()
            give_back()

    def watch(self, slappable: bool) -> None:
        """While a slap may come nothing else takes time, and the screen looks twice as often."""
        if slappable != self._watching:
            self._watching = slappable
            self.stir()
            self._set_pace()

    def _set_pace(self) -> None:
        """As many looks a second as there is something to look out for."""
        if Clock._max_fps:  # a bench may look as often as it can
            Clock._max_fps = SLOW if self.dark else WATCHFUL if self._watching else self.pace

    def lock(self) -> None:
        """No touch counts until the key is held."""
        if self.locked is None:
            self.locked = Locked()
            self.locked.ids.key.bind(on_held=lambda _: self.unlock())
            Window.add_widget(self.locked)

    def unlock(self) -> None:
        """Touches count again."""
        if self.locked is not None:
            Window.remove_widget(self.locked)
            self.locked = None

    def close(self) -> None:
        """Let go of the window."""
        Window.unbind(on_touch_down=self._down, on_touch_move=self._after, on_touch_up=self._after)
        Window.unbind(on_flip=pace.drawn)
        if self.dimming is not None:
            self.dimming.cancel()
        for wait in (self.sweeping, self._stepping, self._pausing):
            wait.cancel()
        Clock._max_fps = self.pace

    def _down(self, _window: object, touch: MotionEvent) -> bool:
        """The touch that wakes the screen is swallowed, down to its end."""
        woke = self.dark is not None
        self.stir()
        stir()
        if woke:
            touch.ud["woke"] = True
        return woke

    def _after(self, _window: object, touch: MotionEvent) -> bool:
        stir()
        return bool(touch.ud.get("woke"))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
