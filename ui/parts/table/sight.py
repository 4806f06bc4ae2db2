"""What the camera sees: the picture with what is read outlined, and one line of words about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from kivy.graphics import Color, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.things import name_of
from companion.inputs import Press, Put, Scan
from companion.play.devices.scans import REREAD, Reading
from companion.play.shown import still_hidden
from companion.play.table import Table
from companion.view import Text, text
from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT, drawn
from ui.parts.column.unseen import VanishingBox
from ui.parts.common.menu import Item, Menu

if TYPE_CHECKING:
    from vision.reading.eye import Look

WIDEST = 640  # pixels of the live picture; more than a small screen shows is wasted on it
EARLIER = 3  # readings before the last one that can be put right from here
CALM = ("sight-good", "sight-nothing")


class SightPicture(Widget):
    """The newest frame, downscaled, with outlines and names of what is read in it."""

    named = BooleanProperty(True)
    look: Appearance = ObjectProperty()
    called: Callable[[Scan], Text] = staticmethod(lambda scan: name_of(scan.game, scan.thing))

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.drawn: Look | None = None
        self._texture: Texture | None = None

    def show(self, seen: Look | None) -> None:
        """Draw a frame, unless it is the one already drawn."""
        if seen is self.drawn:
            return
        self.drawn = seen
        self.canvas.clear()
        if seen is None:
            return
        small, outlines = seen.shrunk(min(WIDEST, max(int(self.width), 64)))
        rows, columns = small.shape
        if self._texture is None or self._texture.size != (columns, rows):
            self._texture = Texture.create(size=(columns, rows), colorfmt="luminance")
            self._texture.flip_vertical()
        self._texture.blit_buffer(small.tobytes(), colorfmt="luminance", bufferfmt="ubyte")
        grow = min(self.width / columns, self.height / rows)
        self.left, self.top_edge = self.center_x - grow * columns / 2, self.center_y + grow * rows / 2
        self.across = (grow * columns, grow * rows)
        with self.canvas:
            Color(1, 1, 1, 1)
            Rectangle(
                texture=self._texture,
                pos=(self.left, self.top_edge - grow * rows),
                size=(grow * columns, grow * rows),
            )
            for what, corners in outlines:
                self._outline(what, corners * grow)

    def _outline(self, what: object, corners: Iterable[tuple[float, float]]) -> None:
        """A line around a code, and its name over it."""
        theme = self.look.theme
        spots = [value for x, y in corners for value in (self.left + float(x), self.top_edge - float(y))]
        Color(*(theme.gold if isinstance(what, Scan) else theme.red))
        Line(points=spots, close=True, width=self.look.u * 1.6)
        if self.named and isinstance(what, Scan):
            self._name(self.look.say(self.called(what)), spots)

    def _name(self, words: str, spots: list[float]) -> None:
        u = self.look.u
        letters = drawn(words, TEXT, int(u * 15))
        x = min(max(min(spots[::2]), self.x), self.right - letters.width)
        y = min(max(spots[1::2]) + u * 3, self.top - letters.height)
        Color(0, 0, 0, 0.7)
        Rectangle(pos=(x - u * 3, y), size=(letters.width + u * 6, letters.height))
        Color(*self.look.theme.gold)
        Rectangle(texture=letters, pos=(x, y), size=letters.size)

    def share(self, x: float, y: float) -> tuple[float, float] | None:
        """Where a finger is in the picture, as shares of it from the top left; None beside it."""
        if self.drawn is None:
            return None
        across, down = (x - self.left) / self.across[0], (self.top_edge - y) / self.across[1]
        return (across, down) if 0 <= across <= 1 and 0 <= down <= 1 else None


class SightWords(ButtonBehavior, BoxLayout):
    """What is said under the picture, as large as there is room for."""

    icon = StringProperty()
    said = StringProperty()


class Camera(Protocol):
    """What is asked of the table's camera."""

    chosen: bool
    lost: bool
    said: Text
    latest: Look | None
    pretend: object | None  # a table that is only simulated, where cards can be laid

    def lay(self, table: Table) -> None:
        """Lay under a simulated camera a card that may be played now."""


class Sight(VanishingBox):
    """What the camera sees and has read, opened by a touch on the lamp; until then nothing of it is there."""

    on = BooleanProperty(False)
    unfolded = BooleanProperty(False)
    alarm = BooleanProperty(False)
    said = StringProperty()
    correctable = BooleanProperty(False)
    pretend = BooleanProperty(False)
    loud = BooleanProperty(False)  # the camera needs something
    seen = BooleanProperty(False)
    covers = BooleanProperty(False)  # what lies beneath is out of reach
    look: Appearance = ObjectProperty()
    camera: Camera = ObjectProperty()
    put: Put = ObjectProperty()
    open_camera: Callable[[], None] = ObjectProperty()
    table: Table = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._read: Text | None = None
        self._named = True

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Folded away it lets every finger through to the board; open it lets none."""
        return bool(self.seen and (super().on_touch_down(touch) or self.collide_point(*touch.pos)))

    def read(self, table: Table) -> None:
        """After anything was said at the table: what was read last, and whether it can be put right."""
        self.table = table
        latest, held = table.scans.latest, table.scans.held
        self.correctable = bool(latest)
        session = table.session
        self._named = not (table.view().secret or still_hidden(session.match.box, session.now.nodes))
        held = held if self._named else ""
        if latest and latest[0].verb in table.view().covers:
            held = held or latest[0].thing  # the card just read lies on top; the log would not name it
        line = table.scans.called(held) if held else self._told(latest[0]) if latest else None
        self._read = text("sight-read", line=line) if line else None

    def watch(self, hidden: bool) -> None:
        """Say what is seen now; the picture is drawn only while it is unfolded."""
        camera = self.camera
        self.on = camera.chosen and not hidden
        if not self.on:
            return
        self.alarm = camera.lost
        self.unfolded = self.unfolded and not self.alarm  # it has nothing more to show
        self.pretend = camera.pretend is not None
        latest = camera.latest
        self.loud = latest is not None and latest.hint.said.key not in CALM and not self.table.paused
        self.said = self.look.say(self._words())
        if self.unfolded:
            picture = self.ids.picture
            picture.named, picture.called = self._named, self._called
            picture.show(camera.latest)

    @property
    def eye(self) -> str:
        """What the lamp shows of it: all is well, it needs something, it is lost."""
        if self.camera.lost:
            return "camera-off"
        return "question" if self.loud and self.camera.chosen else "camera"

    def _called(self, scan: Scan) -> Text:
        """A thing by its name at this table; one of another game by its own."""
        table = self.table
        here = scan.game == table.session.match.game
        return table.scans.called(scan.thing) if here else name_of(scan.game, scan.thing)

    def _words(self) -> Text:
        """What matters most: no camera, a table to be put right, what would help, what was read."""
        if self.camera.lost:
            return text("sight-lost")
        if self.table.paused:
            return text("sight-waits")
        seen = self.camera.latest
        if seen is None:
            return self.camera.said
        return self._read if self._read and seen.hint.said.key in CALM else seen.hint.said

    def tell_more(self) -> None:
        """Unfold or fold the picture; a lost camera says why."""
        if self.alarm:
            again = ("camera", self.look.tr("menu-camera"), self.open_camera)
            Menu.show(self.look.say(self.camera.said), [again])
        else:
            self.unfolded = not self.unfolded

    def correct(self) -> None:
        """The last reading was wrong: what it may have been, likeliest first; then the readings before it."""
        last, *before = self.table.scans.latest[: EARLIER + 1]
        self._ask(last, before)

    def _ask(self, wrong: Reading, before: list[Reading]) -> None:
        look, readings = self.look, self.table.scans
        items: list[Item] = []
        for thing in readings.instead(wrong):
            line = Press(f"{REREAD}{wrong.n} {thing}")
            items.append(("", look.say(readings.called(thing)), partial(self.put, line)))
        items.append(("edit", look.tr("sight-other"), partial(self.put, Press(f"amend {wrong.n}"))))
        for reading in before:
            items.append(("history", look.say(self._told(reading)), partial(self._ask, reading, [])))
        Menu.show(look.tr("sight-wrong"), items)

    def _told(self, reading: Reading) -> Text:
        return self.table.line_told(self.table.session.now.nodes[reading.n - 1].line)

    def lay(self) -> None:
        """With a simulated camera: lay under it a card that may be played now."""
        self.camera.lay(self.table)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
