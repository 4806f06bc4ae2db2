"""Corrections by hand: any sound board on a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.battle.board import FIX, OTHER, OWNER, TOKEN, names
from companion.games.battle.layout import Layout
from companion.games.battle.position import P, Position

NONE = "empty"
TOKENS = {token: seat for seat, token in TOKEN.items()}


def fixes(battle: Position) -> Iterator[Move]:
    """Every correction that leaves a sound board."""
    if battle.turn != TABLE:
        yield from (Move(TABLE, FIX, args) for args in _sound(battle))


def _sound(battle: Position) -> Iterator[tuple[str, str]]:
    board = tuple(zip(names(battle.size), battle.board, strict=True))
    for figure in OWNER:
        yield from ((figure, space) for space, lies in board if _has_room(battle, figure, lies))
    for space, lies in board:
        if lies not in OWNER:
            yield from ((space, token) for token in _other_tokens(battle, lies))
    if not battle.declared:
        yield "turn", OTHER[battle.turn]
    if battle.abilities != "off":
        for figure in (lies for _, lies in board if lies in OWNER):
            yield "unspent" if figure in battle.spent else "spent", figure
            if OWNER[figure] == "p1":
                yield "thawed" if figure == battle.frozen else "frozen", figure


def _has_room(battle: Position, figure: str, lies: str) -> bool:
    """Where a figure can be put: anywhere else, or, from outside, in place of one of its own side."""
    if battle.stands(figure):
        return lies != figure
    return OWNER.get(lies) == OWNER[figure] and lies != battle.declared


def _other_tokens(battle: Position, lies: str) -> Iterator[str]:
    """What can lie on a space without a figure: a token its side has left, or none."""
    yield from (token for token, seat in TOKENS.items() if lies != token and battle.left(seat))
    if lies:
        yield NONE


def fixed(battle: P, move: Move) -> P | None:
    """The position after a correction; positions met before it no longer count as repeated."""
    if move not in fixes(battle):
        return None
    after = _fixed(battle, move.args[0], move.args[1])
    # The middle of a declared turn is no position to come back to.
    return after._replace(seen=() if after.declared else (after.alike(after.layout),))


def _fixed(battle: P, what: str, to: str) -> P:
    match what:
        case "turn":
            return battle._replace(turn=to)
        case "spent":
            return battle._replace(spent=battle.spent | {to})
        case "unspent":
            return battle._replace(spent=battle.spent - {to})
        case "frozen":
            # Laid in the heroes' own declared turn it must outlast that turn's end (#frozen).
            return battle._replace(frozen=to, thaw=2 if battle.declared and battle.turn == "p1" else 1)
        case "thawed":
            return battle._replace(frozen="", thaw=0)
    if what in OWNER:
        after = battle._replace(layout=battle.layout.stood(what, battle.at(to)))
        return after if after.stands(battle.frozen) else after._replace(frozen="", thaw=0)
    return battle._replace(layout=_covered(battle.layout, 1 << battle.at(what), to))


def _covered(layout: Layout, space: int, token: str) -> Layout:
    """A token on a space in place of what lies there, or none."""
    white, black = layout.white & ~space, layout.black & ~space
    if token == NONE:
        return layout._replace(white=white, black=black)
    if TOKENS[token] == "p1":
        return layout._replace(white=white | space, black=black)
    return layout._replace(white=white, black=black | space)
