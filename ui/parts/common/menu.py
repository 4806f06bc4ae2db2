"""A list of things to do, over whatever is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.modalview import ModalView

from ui.parts.common.keys import Keys, Offer

Item = tuple[str, str, Callable[[], None]]


class Menu(ModalView):
    """Icon, words and what happens, one key each; a touch beside it closes it."""

    title = StringProperty()
    wide = NumericProperty(420)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._keys = Keys(self.ids.box, over=self.ids.box.children, font=20, tall=56)

    @classmethod
    def show(cls, title: str, items: Sequence[Item], closes: Callable[[], None] | None = None) -> Menu:
        """Open a menu; `closes` is done however it is left."""
        menu = cls()
        if closes:
            menu.bind(on_dismiss=lambda _: closes())
        menu.offer(title, items)
        return menu

    def offer(self, title: str, items: Sequence[Item]) -> None:
        """Open it with these keys."""
        self.title = title
        self._keys.show([Offer(words, icon, self._closing(press), "plain") for icon, words, press in items])
        self.open(animation=False)

    def _closing(self, press: Callable[[], None]) -> Callable[[], None]:
        def pressed() -> None:
            self.dismiss(animation=False)
            press()

        return pressed


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
