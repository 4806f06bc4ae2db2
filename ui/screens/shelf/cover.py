"""The cover of a box: its picture with the title over it, as it stands on the shelf."""

from __future__ import annotations

from pathlib import Path

from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.worlds import world_of
from ui.handed.textures import cover
from ui.parts.common.basics import Key

SHAPE = 121 / 236  # of every cover, its width for its height


class Cover(Key):
    """A box to take from the shelf; one without a picture shows its emblem."""

    game = StringProperty()
    picture: Texture | None = ObjectProperty(None, allownone=True)
    painted = BooleanProperty(False)  # in high contrast it is not
    ink = ColorProperty("#F7F1E3")
    at = NumericProperty(0.86)
    lettering = NumericProperty(21)

    def on_game(self, *_: object) -> None:
        """Look like this game's box."""
        world = world_of(self.game)
        self.picture = cover(world.cover) if world else None
        if world and world.title:
            self.ink, self.at = world.title, world.at


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
