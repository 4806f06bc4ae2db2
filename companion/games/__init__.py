"""The shelf: every game there is, an explicit list."""

from __future__ import annotations

from companion.game import BadNotation, Game
from companion.games.battle import GAME as BATTLE

GAMES: dict[str, Game] = {game.id: game for game in (BATTLE,)}


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise BadNotation(f"there is no game {name[:40]!r} on the shelf; there is {', '.join(GAMES)}")
    return GAMES[name]
