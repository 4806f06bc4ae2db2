"""Who sits where in a game going on: a seat handed over, a name put right, two who change places."""

from __future__ import annotations

from kivy.app import App

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
        if name in names:
            app.tell(f"swap p{n + 1} p{names.index(name) + 1}")
        elif name:
            app.tell(f"seat p{n + 1} {name}")
            if app.names[f"p{n + 1}"] == name:
                app.kept(lambda: meet(app.journal, [(n + 1, name)]))

    ask_person(app.tr("seating-who", player=names[n]), others, names, answered)


def swapped(names: list[str], n: int, name: str) -> list[str]:
    """The names with another one at a seat; whoever sits elsewhere changes places."""
    after = [*names]
    if name in names:
        after[names.index(name)] = names[n]
    after[n] = name
    return after
