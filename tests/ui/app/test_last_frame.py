"""The last frame drawn is the one on the display: at the start, and when another console was looked at."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from tests.clock import MovedClock
from ui.app import watchdog
from ui.app.last_frame import keep_last_frame, watch_console


def test_one_empty_swap_comes_before_anything_is_drawn_and_ready_after_the_first_frame(monkeypatch) -> None:
    seen: list[str] = []
    app = App()
    monkeypatch.setattr(Window, "flip", lambda: seen.append("swap"))
    monkeypatch.setattr(watchdog, "tell", seen.append)
    keep_last_frame(app)
    watchdog.tell_of(app)
    app.dispatch("on_start")
    Clock.tick()
    assert seen == ["swap"], "nothing is drawn yet, so nothing is said"
    for _ in range(2):
        Window.dispatch("on_draw")
        Window.dispatch("on_flip")
        Clock.tick()
    assert seen == ["swap", "swap", "READY=1", "swap"]


class Shown:
    """A console that was switched to these since the last look."""

    name = "tty1"
    visits: tuple[str, ...] = ()

    def switched(self) -> bool:
        visits, self.visits = self.visits, ()
        self.name = (self.name, *visits)[-1]
        return bool(visits)


def test_whoever_comes_back_from_another_console_is_drawn_anew(clock: MovedClock) -> None:
    console = Shown()
    watch_console(console)
    drawn = []
    # A visit may fit between two looks.
    stays = ((), ("tty2",), (), ("tty1",), (), (), ("tty2", "tty1"), (), ())
    for console.visits in stays:
        Window.dispatch("on_draw")
        clock.move(1.01)
        Clock.tick()
        drawn.append(Window.canvas.needs_redraw)
    assert drawn == [False, False, False, True, True, False, True, True, False]
