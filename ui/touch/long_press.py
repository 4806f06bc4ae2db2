"""What a finger held on something asks: what a place would bring, or every rule that names the thing."""

from __future__ import annotations

from kivy.app import App
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.inputs import Press


def ask_about(ids: tuple[str, ...]) -> None:
    """The topmost thing under a finger; an empty place tells what it would bring, if the game can say."""
    app = App.get_running_app()
    session = app.table.session
    tells = session.match.box.tells
    if tells and len(ids) == 1 and tells(session.position, ids[0]):
        app.put(Press(f"tell {ids[0]}"))
    else:
        for over in [*Window.children]:
            if isinstance(over, ModalView):
                over.dismiss(animation=False)  # such as the tray in which the card lay
        app.card_rules(session.match.game, ids[0])
