"""A thumb that plays any game at random by touching whatever glows: for the bench and for long runs."""

from __future__ import annotations

import random

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from companion.play.match import Match
from companion.watch import now_ns
from ui.checks.finger import Hand
from ui.checks.fingertip import Fingertip
from ui.parts.board.fan import FanPart
from ui.parts.board.rows import CardFace
from ui.parts.common.basics import Key

HOLD = 0.3  # seconds after which a list has made up its mind
Place = tuple[Widget, float, float]


class Thumb:
    """Touches what glows; a game that is over is played again."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.app, self.dice = hand, hand.app, random.Random(seed)

    def sit_down(self, match: Match) -> None:
        """A new game, set up at random and begun; whatever lay open is closed."""
        for view in [*Window.children]:
            if isinstance(view, ModalView):
                view.dismiss(animation=False)
        self.match = match
        self.app.root.begin(match)
        self.app.root.sit_down()
        self.hand.wait()

    def tap(self) -> None:
        """One touch of something that may be touched now; at the end a new game."""
        if self.app.root.current != "table":
            self.sit_down(self.match)
        place = self.next()
        self.down(place).touch_up()
        self.hand.wait(1)

    def next(self) -> Place:
        """Where to touch next."""
        places = self.places()
        if not places:
            raise LookupError(f"nothing to touch: {self.hand.words()}")
        widget, x, y = self.dice.choice(places)
        if x or y:
            return widget, x, y
        self.hand.reach(widget)
        return widget, *widget.to_window(*widget.center)

    def down(self, place: Place) -> Fingertip:
        """The finger on the glass, held as long as a scrolled list needs to know it for a tap."""
        touch = Fingertip(place[1], place[2])
        touch.touch_down()
        if not isinstance(place[0], (Key, CardFace)):
            return touch
        held = now_ns() + HOLD * 1e9
        while place[0].state != "down" and now_ns() < held:
            EventLoop.idle()
        return touch

    def places(self) -> list[Place]:
        """Everything that may be touched: in what lies on top if something does, else on the table."""
        page = self.app.root.current_screen
        top = Window.children[0]
        if isinstance(top, ModalView):
            return self._in(top)
        if page.ids.notice.shown:
            return [(page.ids.primary, 0, 0)]
        board = page.ids.board
        lies = {token.id: token.space for token in board.view.tokens}
        wanted = {lies.get(thing, thing) for thing in board.glow}
        spaces = [space for space in board.view.spaces if space.id in wanted]
        points = [board.to_window(*board.on_screen((space.x, space.y))) for space in spaces]
        return [*((board, x, y) for x, y in points), *self._in(page)]

    def _in(self, widget: Widget) -> list[Place]:
        """Cards and seats that glow, colours of a fan to open, and the keys that name a choice."""
        modal = isinstance(widget, ModalView)
        return [
            (found, 0, 0)
            for found in widget.walk(restrict=True)
            if not found.disabled
            and (
                getattr(found, "glowing", False)
                or (isinstance(found.parent and found.parent.parent, FanPart) and not found.opened)
                or (
                    isinstance(found, Key)
                    and (found.kind in ("chosen", "main") or (modal and not found.icon))
                )
            )
        ]
