"""Corrections by hand: any sound board on a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.game import TABLE, Move
from companion.games.battle.board import EMPTY, FIX, OTHER, OWNER, TOKEN, names, stand
from companion.games.battle.position import P, Position

NONE = "empty"
TOKENS = {token: seat for seat, token in TOKEN.items()}


def fixes(battle: Position) -> Iterator[Move]:
    """Every correction that leaves a sound board."""
    if battle.turn != TABLE:
        yield from (Move(TABLE, FIX, said) for said in _sound(battle))


def _sound(battle: Position) -> Iterator[tuple[str, str]]:
    for figure in OWNER:
        yield from ((figure, space) for space in _standing_room(battle, figure))
    yield from _tokens(battle)
    if not battle.declared:
        yield "turn", OTHER[battle.turn]
    if battle.abilities != "off":
        for figure in filter(OWNER.get, battle.board):
            yield "unspent" if figure in battle.spent else "spent", figure
            if OWNER[figure] == "p1":
                yield "thawed" if figure == battle.frozen else "frozen", figure


def _tokens(battle: Position) -> Iterator[tuple[str, str]]:
    """Another token on a space without a figure, while its side has one left, or none."""
    for space, lies in zip(names(battle.size), battle.board, strict=True):
        if lies not in OWNER:
            yield from (
                (space, token) for token, seat in TOKENS.items() if lies != token and battle.left(seat)
            )
            if lies:
                yield space, NONE


def _standing_room(battle: Position, figure: str) -> Iterator[str]:
    """Where a figure can be put: anywhere else, or, from outside, in place of one of its own side."""
    for at, lies in enumerate(battle.board):
        stands_in = OWNER.get(lies) == OWNER[figure]
        if lies != figure and (figure in battle.board or (stands_in and lies != battle.declared)):
            yield names(battle.size)[at]


def fixed(battle: P, move: Move) -> P | None:
    """The position after a correction; positions met before it no longer count as repeated."""
    if move not in fixes(battle):
        return None
    after = _fixed(battle, move.args[0], move.args[1])
    # The middle of a declared turn is no position to come back to.
    return replace(after, seen=() if after.declared else (after.board,))


def _fixed(battle: P, what: str, to: str) -> P:
    match what:
        case "turn":
            return replace(battle, turn=to)
        case "spent":
            return replace(battle, spent=battle.spent | {to})
        case "unspent":
            return replace(battle, spent=battle.spent - {to})
        case "frozen":
            # Laid in the heroes' own declared turn it must outlast that turn's end (#frozen).
            return replace(battle, frozen=to, thaw=2 if battle.declared and battle.turn == "p1" else 1)
        case "thawed":
            return replace(battle, frozen="", thaw=0)
    if what in OWNER:
        after = replace(battle, board=stand(battle.board, what, battle.at(to)))
        return after if battle.frozen in after.board else replace(after, frozen="", thaw=0)
    board = list(battle.board)
    board[battle.at(what)] = EMPTY if to == NONE else to
    return replace(battle, board=tuple(board))
