"""Pictures in the rules: positions reached by lines, as in any game, for the parts that draw the table."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.game import TABLE
from companion.play.draw import draw
from companion.play.match import Match
from companion.play.picks import narrowed, pickable
from companion.play.session import Session
from companion.rulebook.sections import GAMES_FOLDER
from companion.view import View

SEED = "pictures"  # what luck decides in a picture that does not say it


@dataclass(frozen=True, slots=True)
class Picture:
    """A position to look at: what has been picked, and what may be picked next."""

    view: View
    picks: tuple[str, ...]
    glow: frozenset[str]


def names(game: str) -> tuple[str, ...]:
    """The pictures a game has."""
    return tuple(_drawn(game))


@cache
def picture(game: str, name: str) -> Picture:
    """A picture by its name; its lines are played as at a table, so a picture cannot show what cannot be."""
    drawn = _drawn(game)[name]
    match = Match(game, tuple("ABCDEFGHIJ"[: drawn.get("seats", 2)]), drawn.get("options", {}))
    session = Session(match)
    session.do(*drawn.get("lines", ()))
    if session.acting == (TABLE,):
        session.do(*map(str, draw(session.position, SEED, entered=match.box.entered)))
    session.do(*drawn.get("then", ()))
    picks = tuple(drawn.get("picks", ()))
    glow = pickable(narrowed(session.moves, picks), picks) if "picks" in drawn else {}
    return Picture(session.position.view(), picks, frozenset(glow))


@cache
def _drawn(game: str) -> dict[str, Any]:
    path = GAMES_FOLDER / game / "rules" / "pictures.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
