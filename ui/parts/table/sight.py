"""What the camera sees: the picture with what is read outlined, and one line of words about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.graphics import Color, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.things import name_of
from companion.inputs import Press, Scan
from companion.play.scans import REREAD, Reading
from companion.view import Text, text
from ui.app.theme import TEXT, drawn
from ui.parts.common.menu import Item, Menu

if TYPE_CHECKING:
    from vision.eye import Look

WIDEST = 640  # pixels of the live picture; more than a small screen shows is wasted on it
EARLIER = 3  # readings before the last one that can be put right from here
CALM = ("sight-good", "sight-nothing")


class SightPicture(Widget):
    """The newest frame, downscaled, with outlines and names of what is read in it."""

    named = BooleanProperty(True)
    called: Callable[[Scan], Text] = staticmethod(lambda scan: name_of(scan.game, scan.thing))

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        self.drawn: Look | None = None
        self._texture: Texture | None = None

    def show(self, look: Look | None) -> None:
        """Draw a frame, unless it is the one already drawn."""
        if look is self.drawn:
            return
        self.drawn = look
        self.canvas.clear()
        if look is None:
            return
        small, outlines = look.shrunk(min(WIDEST, max(int(self.width), 64)))
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

    def _outline(self, what: object, corners) -> None:
        """A line around a code, and its name over it."""
        app = App.get_running_app()
        spots = [value for x, y in corners for value in (self.left + float(x), self.top_edge - float(y))]
        Color(*(app.theme.gold if isinstance(what, Scan) else app.theme.red))
        Line(points=spots, close=True, width=app.u * 1.6)
        if self.named and isinstance(what, Scan):
            self._name(app.say(self.called(what)), spots)

    def _name(self, words: str, spots: list[float]) -> None:
        app = App.get_running_app()
        letters = drawn(words, TEXT, int(app.u * 15))
        x = min(max(min(spots[::2]), self.x), self.right - letters.width)
        y = min(max(spots[1::2]) + app.u * 3, self.top - letters.height)
        Color(0, 0, 0, 0.7)
        Rectangle(pos=(x - app.u * 3, y), size=(letters.width + app.u * 6, letters.height))
        Color(*app.theme.gold)
        Rectangle(texture=letters, pos=(x, y), size=letters.size)

    def share(self, x: float, y: float) -> tuple[float, float] | None:
        """Where a finger is in the picture, as shares of it from the top left; None beside it."""
        if self.drawn is None:
            return None
        across, down = (x - self.left) / self.across[0], (self.top_edge - y) / self.across[1]
        return (across, down) if 0 <= across <= 1 and 0 <= down <= 1 else None


class SightWords(ButtonBehavior, BoxLayout):
    """The strip's words, as large as there is room for."""

    icon = StringProperty()
    said = StringProperty()
    kind = StringProperty()


class SightStrip(BoxLayout):
    """One line over the seats: what the camera has read, or what it needs; a touch unfolds its picture."""

    on = BooleanProperty(False)
    unfolded = BooleanProperty(False)
    alarm = BooleanProperty(False)
    said = StringProperty()
    correctable = BooleanProperty(False)
    pretend = BooleanProperty(False)

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        self._read: Text | None = None
        self._named = True

    def read(self) -> None:
        """After anything was said at the table: what was read last, and whether it can be put right."""
        table = App.get_running_app().table
        latest, held = table.scans.latest, table.scans.held
        self.correctable = bool(latest)
        self._named = not table.view().secret
        line = table.scans.called(held) if held else self._told(latest[0]) if latest else None
        self._read = text("sight-read", line=line) if line else None

    def look(self, picture: SightPicture, hidden: bool) -> None:
        """Say what is seen now; the picture is drawn only while it is unfolded."""
        app = App.get_running_app()
        seeing = app.devices.seeing
        self.on = seeing.chosen and not hidden
        picture.opacity = 1 if self.on and self.unfolded and seeing.latest else 0
        if not self.on:
            return
        self.alarm = seeing.lost
        self.pretend = seeing.pretend is not None
        self.said = app.say(self._words())
        if self.unfolded:
            picture.named, picture.called = self._named, self._called
            picture.show(seeing.latest)

    def _called(self, scan: Scan) -> Text:
        """A thing by its name at this table; one of another game by its own."""
        table = App.get_running_app().table
        here = scan.game == table.session.match.game
        return table.scans.called(scan.thing) if here else name_of(scan.game, scan.thing)

    def _words(self) -> Text:
        """What matters most: no camera, a table to be put right, what would help, what was read."""
        app = App.get_running_app()
        seeing = app.devices.seeing
        if seeing.lost:
            return text("sight-lost")
        if app.table.paused:
            return text("sight-waits")
        look = seeing.latest
        if look is None:
            return seeing.said
        return self._read if self._read and look.hint.said.key in CALM else look.hint.said

    def tell_more(self) -> None:
        """Unfold or fold the picture; a lost camera says why."""
        app = App.get_running_app()
        if self.alarm:
            again = ("camera", app.tr("menu-camera"), lambda: app.show("camera"))
            Menu.show(app.say(app.devices.seeing.said), [again])
        else:
            self.unfolded = not self.unfolded

    def correct(self) -> None:
        """The last reading was wrong: what it may have been, likeliest first; then the readings before it."""
        last, *before = App.get_running_app().table.scans.latest[: EARLIER + 1]
        self._ask(last, before)

    def _ask(self, wrong: Reading, before: list[Reading]) -> None:
        app = App.get_running_app()
        items: list[Item] = []
        for thing in app.table.scans.instead(wrong):
            line = f"{REREAD}{wrong.n} {thing}"
            items.append(("", app.say(app.table.scans.called(thing)), lambda line=line: app.put(Press(line))))
        items.append(("edit", app.tr("sight-other"), lambda: app.put(Press(f"amend {wrong.n}"))))
        for reading in before:
            earlier = app.say(self._told(reading))
            items.append(("history", earlier, lambda reading=reading: self._ask(reading, [])))
        Menu.show(app.tr("sight-wrong"), items)

    def _told(self, reading: Reading) -> Text:
        table = App.get_running_app().table
        return table.line_told(table.session.now.nodes[reading.n - 1].line)

    def lay(self) -> None:
        """With a simulated camera: lay under it a card that may be played now."""
        app = App.get_running_app()
        app.devices.seeing.lay(app.table)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
