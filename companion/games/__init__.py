"""The shelf: every game there is, an explicit list."""

from __future__ import annotations

from companion.game import BadNotation, Game
from companion.games.above import GAME as ABOVE
from companion.games.battle import GAME as BATTLE
from companion.games.heavens import GAME as HEAVENS
from companion.games.olympe import GAME as OLYMPE
from companion.games.olympia import GAME as OLYMPIA
from companion.games.scorepad import GAME as SCOREPAD

GAMES: dict[str, Game] = {game.id: game for game in (ABOVE, OLYMPE, HEAVENS, OLYMPIA, BATTLE, SCOREPAD)}


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise BadNotation(f"there is no game {name[:40]!r} on the shelf; there is {', '.join(GAMES)}")
    return GAMES[name]
