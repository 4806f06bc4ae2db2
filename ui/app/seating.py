"""Who sits where in a game going on: a seat handed over, a name put right, two who change places."""

from __future__ import annotations

from kivy.app import App

from companion.game import BadNotation
from companion.keep.journal import NotKept
from companion.keep.players import meet, players
from ui.parts.common.menu import Menu
from ui.parts.common.people import ask_person


def seats_menu() -> None:
    """Every seat with who has it; and what the rules say about leaving."""
    app = App.get_running_app()
    keys = [("players", name, lambda n=n: _hand_over(n)) for n, name in enumerate(app.names.values())]
    Menu.show(
        app.tr("seating-title"), [*keys, ("book", app.tr("seating-leave"), lambda: app.rules("leaving"))]
    )


def _hand_over(n: int) -> None:
    app = App.get_running_app()
    names = list(app.names.values())
    others = [player for player in players(app.journal) if player.name != names[n]]

    def answered(name: str) -> None:
        if name:
            seat([*swapped(names, n, name)])

    ask_person(app.tr("seating-who", player=names[n]), others, names, answered)


def swapped(names: list[str], n: int, name: str) -> list[str]:
    """The names with another one at a seat; whoever sits elsewhere changes places."""
    after = [*names]
    if name in names:
        after[names.index(name)] = names[n]
    after[n] = name
    return after


def seat(names: list[str]) -> None:
    """Put on disk, then on the screen."""
    app = App.get_running_app()
    before = list(app.names.values())
    try:
        app.table.session.match = app.journal.seat(app.number, names)
        meet(app.journal, [(n, name) for n, name in enumerate(names, 1) if name not in before])
    except NotKept as trouble:
        app.root.current_screen.trouble(trouble.said)
    except BadNotation:
        return
    app.root.current_screen.refresh()
