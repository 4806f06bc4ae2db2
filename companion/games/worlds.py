"""How a game's screens look, as data beside its rules: colours, the ground, the cover of its box."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

COLOURS = ("ground", "panel", "raised", "line", "ink", "soft", "accent")
_HERE = Path(__file__).parent


@dataclass(frozen=True)
class World:
    """What a screen wears; `board` holds whatever the drawing of the board asks for by name."""

    id: str
    colours: Mapping[str, str]
    ground: Path  # a picture that fills the screen
    cover: Path  # a picture of the box, without its title
    title: str = ""  # the ink of the title on the cover
    at: float = 0.86  # how far up the middle of the title stands
    board: Mapping[str, Any] = field(default_factory=dict)


def read_world(name: str, folder: Path) -> World:
    """The world that is written down in a folder."""
    written = tomllib.loads((folder / "world.toml").read_text(encoding="utf-8"))
    colours, cover = written["colours"], written.get("cover", {})
    if missing := set(COLOURS) - colours.keys():
        raise ValueError(f"the world {name} has no colour for {', '.join(sorted(missing))}")
    pictures = folder / "ground.png", folder / "cover.png"
    return World(name, colours, *pictures, **cover, board=_board(folder / "board.toml"))


def _board(path: Path) -> Mapping[str, Any]:
    """What a board is made of, where the game has one."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def world_of(game: str) -> World | None:
    """A game's own world; none for a game that has none, and for no game at all."""
    folder = _HERE / game / "world"
    return read_world(game, folder) if game and (folder / "world.toml").is_file() else None
