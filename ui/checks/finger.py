"""A hand for demonstrations and tests: real touches on the real window, one frame at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.uix.recyclelayout import RecycleLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.watch import watch
from ui.app.app import PantheonApp
from ui.checks.fingertip import Fingertip
from ui.parts.board.board import Board
from ui.parts.common.basics import Key
from ui.parts.common.held import BEAT_SECONDS, BEATS

FRAMES = 2


class Hand:
    """Touches what a person would touch, and sees what a person would see."""

    def __init__(self, app: PantheonApp) -> None:
        self.app = app
        self.touches = 0  # fingers put down so far, scrolling included
        app._run_prepare()
        EventLoop.status = "started"
        self.wait()

    def let_go(self) -> None:
        """Close the app but not the window, as for a restart."""
        self.app.dispatch("on_stop")
        for open_view in [*Window.children]:
            Window.remove_widget(open_view)
        self.app.root = None  # type: ignore[assignment]  # nobody may reach for a screen now

    def wait(self, frames: int = FRAMES) -> None:
        """Let the screen draw."""
        for _ in range(frames):
            EventLoop.idle()

    def _finger(self, x: float, y: float) -> Fingertip:
        self.touches += 1
        return Fingertip(x, y)

    def touch(self, x: float, y: float) -> None:
        """A finger down and up again."""
        finger = self._finger(x, y)
        finger.touch_down()
        self.wait(1)
        finger.touch_up()
        self.wait()

    def hold(self, x: float, y: float) -> None:
        """A finger that stays until it has asked, then goes up."""
        with self.holding(x, y, 2 * BEATS):
            self.wait()

    @contextmanager
    def holding(self, x: float, y: float, beats: int = 0) -> Iterator[None]:
        """A finger that stays down, so many beats long if it should ask, and is lifted at the end."""
        finger = self._finger(x, y)
        finger.touch_down()
        self.wait(5)  # what scrolls lets some frames pass before it takes a touch
        for _ in range(beats):
            watch().sleep(BEAT_SECONDS)
            self.wait(1)
        self.wait()
        yield
        finger.touch_up()
        self.wait()

    def press(self, words: str = "", icon: str = "") -> None:
        """Touch the key that bears these words or this icon."""
        self.wait(1)
        key = self.key(words, icon)
        if key is None:
            raise LookupError(f"no key says {words or icon!r} on {self.app.root.current}: {self.words()}")
        self.reach(key)
        self.touch(*key.to_window(*key.center))

    def reach(self, widget: Widget) -> None:
        """Scroll until a thing can be touched, as a finger would."""
        around = widget.parent
        while around is not None and around is not around.parent and not isinstance(around, ScrollView):
            around = around.parent
        if not isinstance(around, ScrollView) or isinstance(around.children[0], RecycleLayout):
            return  # a long list makes only what it has room for: what it has made can be touched
        if around.height < around.children[0].height:
            before = around.scroll_y
            around.scroll_to(widget, padding=0, animate=False)
            self.touches += around.scroll_y != before  # a finger has to push for it
            self.wait()

    def key(self, words: str = "", icon: str = "") -> Key | None:
        """The topmost key with just these words (or at least with them) or this icon that can be pressed."""
        keys = [w for w in self.shown() if isinstance(w, Key) and not w.disabled and icon in ("", w.icon)]
        exact = [key for key in keys if key.text == words]
        return next(iter(exact or [key for key in keys if words in key.text]), None)

    def shown(self) -> list[Widget]:
        """Everything on the screen, what lies on top first."""
        return [widget for top in Window.children for widget in top.walk() if widget.get_root_window()]

    def words(self) -> list[str]:
        """Every sentence on the screen."""
        return [widget.text for widget in self.shown() if getattr(widget, "text", "")]

    def space(self, name: str) -> None:
        """Touch a space of the board, too shortly for holding, however slow the machine."""
        finger = self._finger(*self.where(name))
        finger.touch_down()
        finger.touch_up()
        self.wait()

    def carry(self, thing: str, to: str) -> None:
        """Drag a piece from where it lies to a space."""
        with self.dragging(thing) as finger:
            finger.touch_move(*self.where(to))

    @contextmanager
    def dragging(self, thing: str) -> Iterator[Fingertip]:
        """A finger on a piece, lifted at the end wherever it is then."""
        lies = {token.id: token.space for token in self.app.table.view().tokens}
        finger = self._finger(*self.where(lies[thing]))
        finger.touch_down()
        yield finger
        self.wait(1)
        finger.touch_up()
        self.wait()

    def where(self, name: str) -> tuple[float, float]:
        """The middle of a space on the screen."""
        board: Board = self.app.root.current_screen.ids.board
        space = next(space for space in board.view.spaces if space.id == name)
        x, y = board.to_window(*board.on_screen((space.x, space.y)))
        return x, y

    def picture(self, path: Path) -> Path:
        """What the screen shows now, as a PNG; nothing is on its way."""
        self.app.look.motion.end()
        self.wait()
        path.parent.mkdir(parents=True, exist_ok=True)
        taken = Path(Window.screenshot(name=str(path)))
        return taken.replace(path)
