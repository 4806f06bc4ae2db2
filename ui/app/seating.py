"""Who sits where in a game going on: a seat handed over, a name put right, two who change places."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.keep.players import meet, players
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.common.menu import Menu
from ui.parts.common.people import ask_person


def seats_menu(
    game: OpenGame, look: Appearance, rules: Callable[[str], None], done: Callable[[], None]
) -> None:
    """Every seat with who has it; and what the rules say about leaving."""
    keys = [
        ("players", name, partial(_hand_over, game, look, n, done))
        for n, name in enumerate(game.names.values())
    ]
    Menu.show(
        look.tr("seating-title"), [*keys, ("book", look.tr("seating-leave"), partial(rules, "leaving"))]
    )


def _hand_over(game: OpenGame, look: Appearance, n: int, done: Callable[[], None]) -> None:
    names = list(game.names.values())
    others = [player for player in players(game.journal) if player.name != names[n]]

    def answered(name: str) -> None:
        if name in names:
            game.tell(f"swap p{n + 1} p{names.index(name) + 1}")
        elif name:
            game.tell(f"seat p{n + 1} {name}")
            if game.names[f"p{n + 1}"] == name:
                game.kept(lambda: meet(game.journal, [(n + 1, name)]))
        done()

    ask_person(look.tr("seating-who", player=names[n]), others, names, answered)
