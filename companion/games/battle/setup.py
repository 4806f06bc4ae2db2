"""Setting up: each figure on a space of its side's second row (#preparation)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from companion.game import TABLE, BadNotation, Facts, Move, Options
from companion.games.battle.abilities import POWERS
from companion.games.battle.board import OWNER, PLACE, SIDES, names, start_row
from companion.games.battle.position import Abilities, P, Position, Repetition


def bare(kind: type[P], options: Options, facts: Facts) -> P:
    """An empty board of the agreed size."""
    size = int(options["size"])
    return kind(
        size,
        repetition=cast(Repetition, options["repetition"]),
        abilities=cast(Abilities, options["abilities"]),
        called=tuple((figure, facts[figure]) for figure in OWNER if facts[figure]),
        powers=_powers(facts),
    )


def _powers(facts: Facts) -> tuple[tuple[str, str], ...]:
    """Which power each figure has in this copy."""
    for figure in OWNER:
        if (power := facts[f"ability-{figure}"]) not in POWERS:
            raise BadNotation(f"ability-{figure} is one of {', '.join(POWERS)}, not {power[:20]!r}")
    return tuple((figure, facts[f"ability-{figure}"]) for figure in OWNER)


def to_place(battle: Position) -> Iterator[Move]:
    """Every figure not yet placed, to every free space of its side's second row."""
    for seat, side in SIDES.items():
        spaces = [names(battle.size)[at] for at in free_in_row(battle, seat)]
        for figure in side:
            if not battle.stands(figure):
                yield from (Move(TABLE, PLACE, (figure, space)) for space in spaces)


def free_in_row(battle: Position, seat: str) -> list[int]:
    """Where a side's figures can still be placed."""
    return [at for at in start_row(battle.size, seat) if not battle.layout.taken >> at & 1]


def placed(battle: P, move: Move) -> P | None:
    """A figure set on a free space of its row; when both rows stand, the heroes begin (#first-move)."""
    figure, space = move.args if len(move.args) == 2 else ("", "")
    at = battle.at(space)
    known = (move.seat, move.verb) == (TABLE, PLACE) and figure in OWNER
    if not known or at not in free_in_row(battle, OWNER[figure]):
        return None
    layout = battle.layout.moved(figure, at)
    if layout.taken.bit_count() < 2 * battle.size:
        return battle._replace(layout=layout)
    return battle._replace(layout=layout, turn="p1", seen=(battle.alike(layout),))
