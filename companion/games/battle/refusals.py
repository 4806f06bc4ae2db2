"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.game import TABLE, Move, Refusal
from companion.games.battle.board import OTHER, OWNER, line_between, names, places, rays, start_row
from companion.view import Text, text

if TYPE_CHECKING:
    from companion.games.battle.rules import Battle


def why_not(battle: Battle, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    if battle.turn == TABLE:
        return _placing(battle, move)
    if battle.outcome():
        return _no("victory", "ended")
    if move.seat == TABLE:
        return _no("first-move", "placed")
    if move.seat != battle.turn:
        return _no("first-move", "turn", seat=battle.turn)
    match move.verb:
        case "pass":
            return _no("passing", "pass")
        case "move":
            return _moving(battle, *_two(move.args))
        case "use" | "declare":
            return _ability(battle, move)
        case "put" | "done" if not battle.declared:
            return _no("declared", "nothing-declared")
        case "put":
            return _no("declared", "put", figure=named(battle, battle.declared))
        case "done":
            return _no("declared", "must-move", figure=named(battle, battle.declared))
    return _no("movement", "verb", verb=move.verb)


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"battle-refuse-{reason}", **values))


def _two(args: tuple[str, ...]) -> tuple[str, str]:
    padded = (*args, "", "")
    return padded[0], padded[1]


def named(battle: Battle, figure: str) -> Text:
    """A figure's name: the owner's, or ours."""
    called = dict(battle.called).get(figure)
    return text("called", name=called) if called else text(f"battle-{figure}")


def _placing(battle: Battle, move: Move) -> Refusal:
    """While the figures are set up (#preparation)."""
    figure, space = _two(move.args)
    if move.seat != TABLE or move.verb != "place":
        return _no("preparation", "not-yet")
    if figure not in OWNER:
        return _no("preparation", "no-figure", figure=figure or "?")
    if figure in battle.board:
        return _no("preparation", "already-placed", figure=named(battle, figure))
    row = start_row(battle.size, OWNER[figure])
    if all(battle.board[at] in OWNER for at in row):
        return _no("preparation", "row-full", figure=named(battle, figure))
    if places(battle.size).get(space) not in row:
        number = row.start // battle.size + 1
        return _no("preparation", "second-row", figure=named(battle, figure), row=number)
    return _no("preparation", "taken", space=space)


def _moving(battle: Battle, figure: str, space: str) -> Refusal:
    """Why a figure may not go there (#movement)."""
    if figure not in OWNER:
        return _no("movement", f"no-figure-{battle.turn}")
    name = named(battle, figure)
    if figure not in battle.board:
        return _no("movement", "not-in-play", figure=name)
    at = battle.board.index(figure)
    if OWNER[figure] != battle.turn:
        return _no("movement", "not-yours", figure=name, seat=battle.turn)
    if battle.declared and figure != battle.declared:
        return _no("declared", "same-figure", figure=named(battle, battle.declared))
    if battle.declared and battle.moved:
        return _no("declared", "moved-already", figure=name)
    if figure == battle.frozen:
        return _no("frozen", "frozen", figure=name)
    if all(not ray or battle.board[ray[0]] in OWNER for ray in rays(battle.size)[at]):
        return _no("movement", "hemmed-in", figure=name)
    to = places(battle.size).get(space)
    if to is None:
        return _no("movement", "no-space", figure=name, space=space or "?")
    if to == at:
        return _no("movement", "stay", figure=name)
    between = line_between(battle.size, at, to)
    if between is None:
        return _no("movement", "straight", figure=name, space=space)
    for met in between:
        if battle.board[met] in OWNER:
            over = named(battle, battle.board[met])
            return _no("movement", "over", figure=name, other=over, space=names(battle.size)[met])
    if battle.board[to] in OWNER:
        return _no("movement", "onto", figure=name, other=named(battle, battle.board[to]), space=space)
    return _no("movement", "verb", verb="move")


def _ability(battle: Battle, move: Move) -> Refusal:
    """Why an ability may not be used (#abilities)."""
    figure, _ = _two(move.args)
    wanted = {"use": "house", "declare": "declared"}[move.verb]
    if battle.abilities != wanted:
        return _no("abilities", f"no-{move.verb}")
    if battle.declared:
        return _no("declared", "one-ability", figure=named(battle, battle.declared))
    if figure not in OWNER or figure not in battle.board:
        return _moving(battle, figure, "")
    name = named(battle, figure)
    if OWNER[figure] == OTHER[battle.turn]:
        return _no("abilities", "not-your-ability", figure=name, seat=battle.turn)
    if figure in battle.spent:
        return _no("abilities", "spent", figure=name)
    if figure == battle.frozen:
        return _no("frozen", "frozen", figure=name)
    if move.verb == "declare":
        return _no("declared", "verb", verb=move.verb)
    return _no("house", "no-effect", figure=name, power=text(f"battle-power-{dict(battle.powers)[figure]}"))
