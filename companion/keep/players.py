"""People who play here: their names with a colour, a shape and their usual seat, kept in the journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.game import BadNotation
from companion.keep.journal import Journal
from companion.play.match import check_name

# A colour and a shape together tell ten people apart, and still do without the colour.
TONES = ("red", "blue", "yellow", "green", "purple", "orange", "teal", "pink", "white", "grey")
SHAPES = ("circle", "square", "triangle", "diamond", "pentagon", "hexagon", "star", "star4", "cross")


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who is remembered; `met` counts the games they sat down to."""

    name: str
    tone: str
    shape: str
    seat: int
    met: int


def players(journal: Journal) -> list[Player]:
    """Everyone remembered, those who play most first."""
    rows = journal.ask("SELECT name, tone, shape, seat, met FROM player ORDER BY met DESC, name")
    return [Player(*row) for row in rows]


def meet(journal: Journal, names: Sequence[tuple[int, str]]) -> None:
    """People sat down: (seat, name); whoever is new gets a colour and a shape nobody has yet."""
    known = {player.name: player for player in players(journal)}
    for seat, name in names:
        player = known.get(name) or _newcomer(name, list(known.values()))
        known[name] = Player(player.name, player.tone, player.shape, seat, player.met + 1)
        keep(journal, known[name])


def _newcomer(name: str, known: Sequence[Player]) -> Player:
    """Someone new: the least worn colour, and of its shapes the least worn."""
    tones = [player.tone for player in known]
    tone = min(TONES, key=tones.count)
    shapes = [player.shape for player in known]
    shape = min(SHAPES, key=shapes.count)
    return Player(check_name(name), tone, shape, 0, 0)


def keep(journal: Journal, player: Player) -> None:
    """A player as they are now."""
    if player.tone not in TONES or player.shape not in SHAPES:
        raise BadNotation(f"{player.tone} {player.shape}: no such colour or shape")
    row = (check_name(player.name), player.tone, player.shape, player.seat, player.met)
    journal.remember(row)


def forget(journal: Journal, name: str) -> None:
    """No longer offered; games and statistics stay."""
    journal.forget(name)
