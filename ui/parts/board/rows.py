"""Cards and pieces side by side: a tray, a hand, a trick; a finger on one is a Pick."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.view import Card, Row
from ui.parts.common.held import Held
from ui.parts.common.keys import lay
from ui.touch.long_press import ask_about


class CardFace(Held, ButtonBehavior, Widget):
    """One card: tone, emblem and letter; its back if it lies face down, faint if it is spent."""

    emblem = StringProperty()
    letter = StringProperty()
    fill = ColorProperty()
    ink = ColorProperty()
    glowing = BooleanProperty(False)
    picked = BooleanProperty(False)
    faint = BooleanProperty(False)
    tall = BooleanProperty(False)
    close = BooleanProperty(False)
    secret = BooleanProperty(False)  # asking what it is would tell the whole table

    def __init__(self, card: Card, **said: object) -> None:
        super().__init__(**said)
        self.show(card)

    def show(self, card: Card) -> None:
        """Be this card."""
        self.card = card
        hidden = card.face == "down"
        self.emblem = "card" if hidden else card.emblem
        self.letter = "" if hidden else card.letter
        self.faint = card.face == "spent"
        self.tall = bool(self.emblem and self.letter)
        self.fill, self.ink, _ = App.get_running_app().theme.tone("" if hidden else card.tone)

    def on_state(self, _: object, state: str) -> None:
        """A finger that stays on a card asks what it is."""
        if state == "down" and not self.secret:
            self.finger_down(lambda: ask_about((self.card.id,)))
        else:
            self.finger_up()


class CardRow(BoxLayout):
    """A row of cards under its title; close together where every card must be in sight."""

    title = StringProperty()
    close = BooleanProperty(False)
    secret = BooleanProperty(False)

    def __init__(
        self,
        row: Row,
        glow: Container[str],
        picked: Container[str],
        pick: Callable[[str], None],
        **said: object,
    ) -> None:
        super().__init__(**said)
        self.pick = pick
        self.show(row, glow, picked)

    def show(self, row: Row, glow: Container[str], picked: Container[str]) -> None:
        """The row as it is now; the faces there were are used again, for making one is slow."""
        app = App.get_running_app()
        owner = app.names.get(row.seat, "")
        self.title = f"{app.say(row.title)} · {owner}" if owner else app.say(row.title)
        faces = self._faces(row.cards)
        lay(self.ids.cards, faces)
        for face in faces:
            face.glowing, face.picked = face.card.id in glow, face.card.id in picked

    def _faces(self, cards: Sequence[Card]) -> list[CardFace]:
        """Whoever showed a card shows it still; a card that is new takes a face that has none."""
        there = {face.card: face for face in self.ids.cards.children}
        # A finger on a card means the card it came down on.
        free = [face for card, face in there.items() if card not in cards and face.state != "down"]
        faces = []
        for card in cards:
            face = there.get(card)
            if face is None and free:
                face = free.pop()
                face.show(card)
            faces.append(face or self._made(card))
        return faces

    def _made(self, card: Card) -> CardFace:
        face = CardFace(card, close=self.close, secret=self.secret)
        face.bind(on_release=lambda face: face.asked or self.pick(face.card.id))
        return face


class Spread:
    """Rows of cards laid out in some place, each kept for the next time."""

    def __init__(self, pick: Callable[[str], None], close: bool = False) -> None:
        self.pick, self.close = pick, close
        self._rows: dict[str, CardRow] = {}

    def rows(self, rows: Sequence[Row], glow: Container[str], picked: Container[str] = ()) -> list[CardRow]:
        """A part for each of these rows, as it is now."""
        for row in rows:
            if row.id in self._rows:
                self._rows[row.id].show(row, glow, picked)
            else:
                self._rows[row.id] = CardRow(row, glow, picked, self.pick, close=self.close)
        return [self._rows[row.id] for row in rows]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
