"""Positions as drawings: a figure is its first three letters, a token w or b, a free space a dot.

The top line is the last row of the board, as the heroes see it.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.game import TABLE, Move, Refusal
from companion.games.battle import GAME
from companion.games.battle.abilities import HOUSE
from companion.games.battle.board import OWNER
from companion.games.battle.layout import Layout
from companion.games.battle.rules import Battle
from companion.play.draw import draw

MEDUSA = """
    med .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .   jas ody .   per
"""
TO_AND_FRO = """
    .   .   .   .   b
    .   .   .   .   har
    .   .   .   b   cer
    w   .   .   .   .
    ach per w   .   w
"""
TWO_WHITE_LEFT = """
    w   w   w   w   w
    .   .   .   .   har
    .   .   .   .   .
    w   .   .   .   b
    ach .   b   .   w
"""
HEMMED_IN = """
    .   .   .   .   .
    .   .   .   .   .
    min .   .   .   .
    har cen .   .   .
    ach per cer .   .
"""

_MARKS = {".": "", "w": "white", "b": "black"} | {figure[:3]: figure for figure in OWNER}
_LETTERS = {lies: mark for mark, lies in _MARKS.items()}


def position(drawing: str, turn: str = "p1", **more: object) -> Battle:
    """The position a drawing shows."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    board = tuple(_MARKS[mark] for row in rows[::-1] for mark in row)
    layout = lying(board)
    first = Battle(len(rows), layout, turn=turn, powers=tuple(HOUSE.items()), seen=(layout,))
    return _with(first, more)


def lying(board: Iterable[str]) -> Layout:
    """What lies on each space, as the engine counts it."""
    layout = Layout()
    for at, lies in enumerate(board):
        if lies in OWNER:
            layout = layout.moved(lies, at)
        elif lies:
            layout = layout._replace(**{lies: getattr(layout, lies) | 1 << at})
    return layout


def _with(battle: Battle, more: dict[str, object]) -> Battle:
    kept = Battle(**(battle._asdict() | more))
    return kept._replace(seen=tuple(map(kept.alike, kept.seen)))


def drawn(battle: Battle) -> str:
    """The drawing of a position."""
    marks = [_LETTERS[lies] for lies in battle.board]
    rows = [marks[at : at + battle.size] for at in range(0, len(marks), battle.size)]
    return "\n".join(" ".join(row) for row in rows[::-1])


def tidy(drawing: str) -> str:
    """A drawing without its margins."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def play(battle: Battle, *lines: str) -> Battle:
    """The position after lines that must all be allowed."""
    for line in lines:
        move = Move.parse(line)
        allowed = set(battle.fixes() if (move.seat, move.verb) == (TABLE, "fix") else battle.legal_moves())
        assert move in allowed, f"{line}: {battle.why_not(move)}"
        battle = battle.apply(move)
    return battle


def allowed(battle: Battle, *said: str) -> set[str]:
    """What may follow some words: `allowed(battle, "move", "jason")` are the spaces Jason may go to."""
    found = set()
    for move in battle.legal_moves():
        words = (move.verb, *move.args)
        if words[: len(said)] == said:
            found.add(" ".join(words[len(said) :]))
    return found


def refused(battle: Battle, line: str) -> tuple[str, str]:
    """The rule and the reason that forbid a line."""
    move = Move.parse(line)
    assert move not in set(battle.legal_moves()) | set(battle.fixes()), f"{line} is allowed"
    refusal: Refusal = battle.why_not(move)
    return refusal.rule, refusal.text.key.removeprefix("battle-refuse-")


def house(drawing: str, turn: str = "p1", **more: object) -> Battle:
    """A position of the game with house abilities."""
    return position(drawing, turn, abilities="house", **more)


def bottom(battle: Battle) -> str:
    """Row 1 of the board."""
    return drawn(battle).splitlines()[-1]


def start(size: int = 5, **options: str) -> Battle:
    """The first position, nothing placed yet."""
    battle = GAME.start(2, {"size": str(size)} | options, {})
    assert isinstance(battle, Battle)
    return battle


def placed(size: int = 5, seed: str = "1") -> Battle:
    """A position with both rows drawn."""
    battle = start(size)
    for move in draw(battle, seed):
        battle = battle.apply(move)
    return battle
