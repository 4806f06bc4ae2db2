"""First games that teach: a scripted opening, as data beside the rules, with words in .ftl files."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.game import TABLE, Move
from companion.view import View

FIRST = "first"  # the lesson of somebody who has never played
ANY = "*"  # in a step: whatever stands there
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Step:
    """One new thing: the moves that do it, whichever is made.

    Its words are true only after the steps it needs, and while the tokens it speaks of lie where it says.
    """

    id: str
    moves: tuple[Move, ...]
    needs: frozenset[str] = frozenset()
    sees: frozenset[tuple[str, ...]] = frozenset()  # a token and its space

    def holds(self, followed: Collection[str], view: View) -> bool:
        """Whether its words are true here."""
        lie = {(token.id, token.space) for token in view.tokens}
        return self.needs <= {*followed} and self.sees <= lie

    def meant(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """Those of these moves that do what this step is about, the likeliest first."""
        allowed = tuple(moves)
        found = (move for like in self.moves for move in allowed if _alike(like, move))
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Script:
    """How a lesson is set up, and its steps."""

    game: str
    name: str
    players: int
    options: Mapping[str, str]
    setup: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def table(self) -> frozenset[str]:
        """What the table itself does in it; all else of the table's is no part of the lesson."""
        return frozenset(move.verb for step in self.steps for move in step.moves if move.seat == TABLE)


@cache
def script_of(game: str, name: str = FIRST) -> Script | None:
    """A lesson of a game, where there is one."""
    path = _HERE / game / "lessons" / f"{name}.toml"
    if not name.isidentifier() or not path.exists():
        return None
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(
        Step(
            step["id"],
            tuple(map(Move.parse, step["moves"])),
            frozenset(step.get("needs", ())),
            frozenset(tuple(seen.split()) for seen in step.get("sees", ())),
        )
        for step in written["step"]
    )
    options = written.get("options", {})
    return Script(game, name, written["players"], options, tuple(written["setup"]), steps)


def _alike(like: Move, move: Move) -> bool:
    """Whether a move is one of those a step has in mind."""
    same = (like.seat, like.verb, len(like.args)) == (move.seat, move.verb, len(move.args))
    return same and all(one in (ANY, other) for one, other in zip(like.args, move.args, strict=True))
