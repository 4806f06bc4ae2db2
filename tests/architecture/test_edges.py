"""Where what cannot be done is caught: at a few edges, each named here with its reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.modules import PARTS, name_of, sources

DOMAIN = {
    *("BadNotation", "IllegalMove", "NotKept", "BadRecord", "BadReport", "BadSettings"),
    *("NewerJournal", "DamagedGame", "CannotKeep"),
}
EDGES = {
    # The two edges: what is said to the table, and what is typed on the command line.
    "companion.play.table",
    "companion.__main__",
    "companion.cli.commands",
    "companion.cli.arguments",
    # Told as another error that says where: the line of a file, the message of a table, the full disk.
    "companion.keep.record",
    "companion.club.public",
    "companion.disk",
    # No refusal: what no longer fits is left out and told, or asked again as it was.
    "companion.play.session",
    "companion.keep.blackbox",
    "companion.games.minds",
    "companion.settings",
    # Mail from other tables: one bad letter stops no other.
    "companion.club.courier",
    "ui.web.club_link",
    # What is kept beside the lines of a game: that it was not is told where it was wanted.
    "ui.app.current_game",
    "ui.app.keeper",
    "ui.screens.machine.updates",
    # Pages that take in what no game is asked about: names, codes, facts of a copy, files.
    "ui.screens.machine.club",
    "ui.screens.play.my_copy",
    "ui.screens.play.new_game",
    "ui.screens.shelf.games",
    "ui.screens.shelf.players",
    "ui.screens.shelf.randomiser",
}


def caught(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ExceptHandler) and node.type is not None:
            yield from (name.id for name in ast.walk(node.type) if isinstance(name, ast.Name))


def test_what_cannot_be_done_is_caught_at_the_edges_and_nowhere_else() -> None:
    files = [path for part in PARTS for path in sources(part) if "bench" not in path.parts]
    catching = {name_of(path) for path in files if DOMAIN & set(caught(path))}
    assert sorted(catching - EDGES) == [], "let it through to the table, or say here why this is an edge"
    assert sorted(EDGES - catching) == [], "no longer an edge"
