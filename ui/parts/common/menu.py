"""A list of things to do, over whatever is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView

from ui.parts.common.basics import Key

Item = tuple[str, str, Callable[[], None]]


class Menu(ModalView):
    """Icon, words and what happens, one key each; a touch beside it closes it."""

    title = StringProperty()
    wide = NumericProperty(420)

    @classmethod
    def show(cls, title: str, items: Sequence[Item], closes: Callable[[], None] | None = None) -> Menu:
        """Open a menu; `closes` is done however it is left."""
        menu = cls(title=title)
        for icon, words, press in items:
            key = Key(icon=icon, text=words, font=20, tall=56)
            key.bind(on_release=lambda _, press=press: (menu.dismiss(animation=False), press()))
            menu.ids.box.add_widget(key)
        if closes:
            menu.bind(on_dismiss=lambda _: closes())
        menu.open(animation=False)
        return menu


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
