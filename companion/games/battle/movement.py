"""Whose figures may move, and where they may go (#movement, #passing, #declared)."""

from __future__ import annotations

from companion.game import Move
from companion.games.battle import abilities
from companion.games.battle.board import DONE, PASS, PUT, SIDES, names, sights
from companion.games.battle.layout import OFF, SIDE
from companion.games.battle.position import Position


def offered(battle: Position) -> list[Move]:
    """A figure moves, perhaps with its ability (#abilities); a side that is shut in may pass (#passing).

    What is printed on a figure may be used and never must: there a pass stands beside the abilities.
    """
    if battle.declared:
        return _declared_turn(battle)
    found = _moves(battle)
    stuck = not found
    if battle.abilities != "off":
        found += abilities.offered(battle)
    if not found or (stuck and battle.abilities == "declared"):
        found.append(Move(battle.turn, PASS))
    return found


def shut_in(battle: Position) -> bool:
    """Whether no figure has an ordinary move (#passing)."""
    return not _moves(battle)


def resting(battle: Position) -> tuple[str, ...]:
    """Who may not move: a frozen hero (#frozen); in a declared turn all but that figure, which moves once."""
    if not battle.declared:
        return (battle.frozen,)
    return tuple(figure for figure in SIDES[battle.turn] if battle.moved or figure != battle.declared)


def _moves(battle: Position) -> list[Move]:
    """In a straight line, any distance, over no figure and onto none (#movement)."""
    turn, layout, rest = battle.turn, battle.layout, resting(battle)
    taken, sees = layout.taken, sights(battle.size)
    found: list[Move] = []
    for figure, at, seen in zip(SIDES[turn], layout.where[SIDE[turn]], sees[turn], strict=True):
        if at == OFF or figure in rest:
            continue
        up_and_down, column_seen, column, left_and_right, row_seen, row = seen[at]
        found += column[column_seen[taken & up_and_down]]
        found += row[row_seen[taken & left_and_right]]
    return found


def _declared_turn(battle: Position) -> list[Move]:
    """What a declared ability's turn may hold besides corrections (#declared)."""
    figure, layout = battle.declared, battle.layout
    found = _moves(battle)
    for at, space in enumerate(names(battle.size)):
        if not layout.taken >> at & 1:
            found.append(Move(battle.turn, PUT, (figure, space)))
    if battle.moved or layout.at(figure) != battle.declared_at:
        found.append(Move(battle.turn, DONE))
    return found
