"""Corrections by hand: any sound board on a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import TABLE, IllegalMove, Move
from companion.games.battle.board import EMPTY, OTHER, OWNER, TOKEN, names, places

if TYPE_CHECKING:
    from companion.games.battle.rules import Battle

TOKENS = {token: seat for seat, token in TOKEN.items()}


def fixes(battle: Battle) -> Iterator[Move]:
    """Every correction that leaves a sound board."""
    if battle.turn == TABLE:
        return
    for figure in OWNER:
        yield from (Move(TABLE, "fix", (figure, space)) for space in _standing_room(battle, figure))
    for at, lies in enumerate(battle.board):
        if lies not in OWNER:
            for token in ("white", "black", "empty"):
                other = lies != ("" if token == "empty" else token)
                if other and (token == "empty" or battle.left(TOKENS[token])):
                    yield Move(TABLE, "fix", (names(battle.size)[at], token))
    if not battle.declared:
        yield Move(TABLE, "fix", ("turn", OTHER[battle.turn]))
    if battle.abilities != "off":
        for figure in battle.board:
            if figure in OWNER:
                yield Move(TABLE, "fix", ("unspent" if figure in battle.spent else "spent", figure))
                if OWNER[figure] == "p1":
                    yield Move(TABLE, "fix", ("thawed" if figure == battle.frozen else "frozen", figure))


def _standing_room(battle: Battle, figure: str) -> Iterator[str]:
    """Where a figure can be put: anywhere else, or, from outside, in place of one of its own side."""
    for at, lies in enumerate(battle.board):
        stands_in = OWNER.get(lies) == OWNER[figure]
        if lies != figure and (figure in battle.board or (stands_in and lies != battle.declared)):
            yield names(battle.size)[at]


def stand(battle: Battle, figure: str, at: int) -> Battle:
    """A figure set on a space: it changes places with a figure there, and a token there goes home."""
    board = list(battle.board)
    there = board[at]
    if figure in board:
        board[board.index(figure)] = there if there in OWNER else EMPTY
    board[at] = figure
    return replace(battle, board=tuple(board))


def fixed(battle: Battle, move: Move) -> Battle:
    """The position after a correction; positions met before it no longer count as repeated."""
    if move not in fixes(battle):
        raise IllegalMove(str(move), battle.why_not(move))
    return _anew(_fixed(battle, move.args[0], move.args[1]))


def _fixed(battle: Battle, what: str, to: str) -> Battle:
    match what, to:
        case "turn", seat:
            return replace(battle, turn=seat)
        case "spent", figure:
            return replace(battle, spent=battle.spent | {figure})
        case "unspent", figure:
            return replace(battle, spent=battle.spent - {figure})
        case "frozen", hero:
            # Laid in the heroes' own declared turn it must outlast that turn's end (#frozen).
            return replace(battle, frozen=hero, thaw=2 if battle.declared and battle.turn == "p1" else 1)
        case "thawed", _:
            return replace(battle, frozen="", thaw=0)
        case figure, space if figure in OWNER:
            after = stand(battle, figure, places(battle.size)[space])
            gone = battle.frozen not in after.board
            return replace(after, frozen="", thaw=0) if gone else after
        case space, token:
            board = list(battle.board)
            board[places(battle.size)[space]] = EMPTY if token == "empty" else token
            return replace(battle, board=tuple(board))


def _anew(battle: Battle) -> Battle:
    """Counting repetition from here; the middle of a declared turn is no position to come back to."""
    return replace(battle, seen=() if battle.declared else (battle.board,))
