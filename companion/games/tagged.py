"""Which tags a game's pieces and corners carry, as data beside its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from companion.game import Facts, Game
from companion.tags import Tagged, Tags
from companion.view import Space, Text, text
from companion.words import ENGLISH, words_in

_HERE = Path(__file__).parent
_SOMEWHERE = ((0.0, 0.0),) * 4  # where the corners lie is only known once there is a board


@cache
def tags_of(game: str) -> Tags | None:
    """A game's tags; none for a game without a board, and for no game at all."""
    path = _HERE / game / "tags.toml"
    if not game or not path.is_file():
        return None
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    one, two, three, four = written["corners"]
    at = tuple((float(x), float(y)) for x, y in written.get("at", _SOMEWHERE))
    beyond = written.get("beyond")
    return Tags(
        game,
        float(written["unit"]),
        float(written["side"]),
        (one, two, three, four),
        (at[0], at[1], at[2], at[3]),
        tuple(piece for kind in written["pieces"] for piece in _pieces(kind)),
        (float(beyond[0]), float(beyond[1])) if beyond else None,
        written.get("spaces", ""),
    )


def tag_name(game: str, name: str) -> Text:
    """What a tag's piece is called: a word of its own, or its kind with what tells it apart."""
    known = words_in(ENGLISH)
    for key in (f"{game}-{name}", f"{game}-token-{name}"):
        if known.has(key):
            return text(key)
    kind, _, rest = name.partition("-")
    which, _, face = rest.partition("-")
    side = f"{game}-side-{which}"
    key = f"{game}-tag-{kind}" + (f"-{face}" if face else "")
    return text(key, which=text(side) if known.has(side) else which.lstrip("p"))


def space_name(game: str, space: Space) -> Text:
    """What people call a space: a word of its own, or what is printed there."""
    key = f"{game}-{space.id}"
    return (
        text(key)
        if words_in(ENGLISH).has(key)
        else text("called", name=space.name or space.label or space.id)
    )


def of_the_copy(game: Game, tags: Tags, facts: Facts) -> tuple[Tagged, ...]:
    """The pieces that an owner has: of coloured ones only those in the colours of the copy."""
    colours = game.copy(facts).get(game.colours, "").split()
    return tuple(piece for piece in tags.pieces if not colours or piece.name.split("-")[1:2][0] in colours)


def _pieces(written: dict[str, Any]) -> Iterator[Tagged]:
    """All pieces of a kind, their tags one after the other."""
    for n, name in enumerate(written["names"]):
        yield Tagged(
            name, written["tag"] + n, written["high"], written.get("copies", 1), written.get("kind", "")
        )
