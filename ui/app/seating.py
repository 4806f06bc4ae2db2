"""Who sits where in a game going on: a seat handed over, a name put right, two who change places."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.game import BadNotation
from companion.keep.journal import NotKept
from companion.keep.players import meet, players
from companion.view import Text
from ui.app.appearance import Appearance
from ui.app.open_game import OpenGame
from ui.parts.common.menu import Menu
from ui.parts.common.people import ask_person


def seats_menu(
    game: OpenGame, look: Appearance, rules: Callable[[str], None], done: Callable[[Text | None], None]
) -> None:
    """Every seat with who has it; and what the rules say about leaving. `done` hears of trouble, if any."""
    keys = [
        ("players", name, partial(_hand_over, game, look, n, done))
        for n, name in enumerate(game.names.values())
    ]
    Menu.show(
        look.tr("seating-title"), [*keys, ("book", look.tr("seating-leave"), partial(rules, "leaving"))]
    )


def _hand_over(game: OpenGame, look: Appearance, n: int, done: Callable[[Text | None], None]) -> None:
    names = list(game.names.values())
    others = [player for player in players(game.journal) if player.name != names[n]]

    def answered(name: str) -> None:
        if name:
            seat(game, [*swapped(names, n, name)], done)

    ask_person(look.tr("seating-who", player=names[n]), others, names, answered)


def swapped(names: list[str], n: int, name: str) -> list[str]:
    """The names with another one at a seat; whoever sits elsewhere changes places."""
    after = [*names]
    if name in names:
        after[names.index(name)] = names[n]
    after[n] = name
    return after


def seat(game: OpenGame, names: list[str], done: Callable[[Text | None], None]) -> None:
    """Put on disk, then on the screen."""
    before = list(game.names.values())
    trouble = None
    try:
        game.table.session.match = game.journal.seat(game.number, names)
        meet(game.journal, [(n, name) for n, name in enumerate(names, 1) if name not in before])
    except NotKept as refused:
        trouble = refused.said
    except BadNotation:
        return
    done(trouble)
