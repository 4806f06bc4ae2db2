"""What a finger held on something asks: what a place would bring, or every rule that names the thing."""

from __future__ import annotations

from collections.abc import Callable

from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.inputs import Press, Put
from companion.play.table import Table


def ask_about(ids: tuple[str, ...], table: Table, put: Put, card_rules: Callable[[str, str], None]) -> None:
    """The topmost thing under a finger; an empty place tells what it would bring, if the game can say."""
    session = table.session
    tells = session.match.box.tells
    if tells and len(ids) == 1 and tells(session.position, ids[0]):
        put(Press(f"tell {ids[0]}"))
    else:
        for over in [*Window.children]:
            if isinstance(over, ModalView):
                over.dismiss(animation=False)  # such as the tray in which the card lay
        card_rules(session.match.game, ids[0])
