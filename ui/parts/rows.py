"""Cards and pieces side by side: a tray, a hand, a trick; a finger on one is a Pick."""

from __future__ import annotations

from collections.abc import Callable, Container
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.view import Card, Row
from ui.asking import ask_about
from ui.parts.held import Held


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
        app = App.get_running_app()
        owner = app.names.get(row.seat, "")
        self.title = f"{app.say(row.title)} · {owner}" if owner else app.say(row.title)
        for card in row.cards:
            face = CardFace(card, glowing=card.id in glow, picked=card.id in picked)
            face.close, face.secret = self.close, self.secret
            face.bind(on_release=lambda face: face.asked or pick(face.card.id))
            self.ids.cards.add_widget(face)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
