"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch, unknown
from companion.games.battle import ending, movement, setup
from companion.games.battle.ability_refusals import no, no_space, not_like_that
from companion.games.battle.board import (
    DECLARE,
    DONE,
    FIX,
    MOVE,
    OWNER,
    PASS,
    PLACE,
    PUT,
    USE,
    line_between,
    names,
    rays,
    start_row,
)
from companion.games.battle.position import Abilities, Position
from companion.view import Text

WANTS: dict[str, Abilities] = {USE: "house", DECLARE: "declared"}


def why_not(battle: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, FIX):
        return _no("corrections", "fix")
    if battle.turn == TABLE:
        return _placing(battle, move)
    if ending.outcome(battle):
        return _no("victory", "ended")
    if move.seat == TABLE:
        return _no("first-move", "placed")
    if move.seat != battle.turn:
        return _no("first-move", "turn", seat=battle.turn)
    if move.verb == PASS and not battle.declared:
        return _no("passing", "pass-declared" if battle.abilities == "declared" else "pass")
    figure, space = (*move.args, "", "")[:2]
    if move.verb == MOVE:
        return _not_this_figure(battle, figure) or _not_there(battle, figure, space)
    if move.verb in WANTS:
        return _ability(battle, move.verb, figure, move.args[1:])
    if move.verb == PASS:
        return _begin_with(battle)
    if move.verb in (PUT, DONE):
        return _declared(battle, move.verb)
    return _no("first-move", "placed") if move.verb == PLACE else unknown(move, "movement")


def not_awaited(battle: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits."""
    figure = touch.thing
    if touch.begun is not None and touch.begun.verb == USE:
        return why_not(battle, Move(battle.turn, USE, (*touch.begun.args, figure)))
    if battle.turn == TABLE:
        if touch.begun is not None and touch.begun.args:
            return _placing(battle, Move(TABLE, PLACE, (*touch.begun.args, figure)))
        if figure in OWNER and battle.stands(figure):
            return _no("preparation", "already-placed", figure=battle.named(figure))
        return _no("preparation", "figure-first")
    if ending.outcome(battle):
        return _no("victory", "ended")
    if touch.kind == "seat" and touch.thing != battle.turn:
        return _no("first-move", "turn", seat=battle.turn)
    if figure in OWNER:
        return why_not(battle, Move(battle.turn, MOVE, (figure,)))
    return _begin_with(battle)


def _begin_with(battle: Position) -> Refusal:
    """Something that is no figure, where a move begins with one, or nothing can move."""
    if battle.declared:
        return _no("declared", "declared-first", figure=battle.named(battle.declared))
    if movement.offered(battle)[0].verb == PASS:
        return _no("passing", "only-pass", seat=battle.turn)
    return _no("movement", f"no-figure-{battle.turn}")


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return no(reason, rule, **values)


def _placing(battle: Position, move: Move) -> Refusal:
    """While the figures are set up (#preparation)."""
    figure, space = (*move.args, "", "")[:2]
    if move.seat != TABLE or move.verb != PLACE:
        return _no("preparation", "not-yet")
    if figure not in OWNER:
        return _no("preparation", "no-figure" if figure else "figure-first")
    name, seat = battle.named(figure), OWNER[figure]
    if battle.stands(figure):
        return _no("preparation", "already-placed", figure=name)
    if not setup.free_in_row(battle, seat):
        return _no("preparation", "row-full", figure=name)
    row = start_row(battle.size, seat)
    if battle.at(space) not in row:
        return _no("preparation", "second-row", figure=name, row=row.start // battle.size + 1)
    return _no("preparation", "taken", space=space)


def _not_in_play(battle: Position, figure: str) -> Refusal | None:
    """A figure that does not stand on this board."""
    if figure not in OWNER:
        return _begin_with(battle)
    if not battle.stands(figure):
        return _no("movement", "not-in-play", figure=battle.named(figure))
    return None


def _not_this_figure(battle: Position, figure: str) -> Refusal | None:
    """Why a figure may not move at all (#movement); None if it may go somewhere."""
    if missing := _not_in_play(battle, figure):
        return missing
    name, at = battle.named(figure), battle.layout.at(figure)
    if OWNER[figure] != battle.turn:
        return _no("movement", "not-yours", figure=name, seat=battle.turn)
    if figure in movement.resting(battle):
        return _not_now(battle, figure)
    if not any(battle.layout.free(ray) for ray in rays(battle.size)[at]):
        return _no("movement", "hemmed-in", figure=name)
    return None


def _not_now(battle: Position, figure: str) -> Refusal:
    """Why one of the mover's own figures stays this turn (#declared, #frozen)."""
    if not battle.declared:
        return _no("frozen", "frozen", figure=battle.named(figure))
    reason = "same-figure" if figure != battle.declared else "moved-already"
    return _no("declared", reason, figure=battle.named(battle.declared))


def _ordinary(battle: Position, figure: str, space: str) -> Refusal | None:
    """Why a figure cannot make a plain move to a space, as most abilities have one; None if it can."""
    at, to = battle.layout.at(figure), battle.at(space)
    reach = [there for ray in rays(battle.size)[at] for there in ray[: battle.layout.free(ray)]]
    if not reach:
        return _no("movement", "hemmed-in", figure=battle.named(figure))
    return None if to in reach else _not_there(battle, figure, space)


def _not_there(battle: Position, figure: str, space: str) -> Refusal:
    """Why a figure that may move may not go to a space (#movement)."""
    name, at, to = battle.named(figure), battle.layout.at(figure), battle.at(space)
    if to < 0:
        return no_space(battle, figure, space)
    if to == at:
        return _no("movement", "stay", figure=name)
    between = line_between(battle.size, at, to)
    if between is None:
        return _no("movement", "straight", figure=name, space=space)
    way = (*between, to)
    met = way[min(battle.layout.free(way), len(between))]
    other, where = battle.named(battle.layout.lies(met)), names(battle.size)[met]
    return _no("movement", "onto" if met == to else "over", figure=name, other=other, space=where)


def _ability(battle: Position, verb: str, figure: str, args: tuple[str, ...]) -> Refusal:
    """Why an ability may not be used (#abilities)."""
    if battle.abilities != WANTS[verb]:
        return _no("abilities", f"no-{verb}")
    if battle.declared:
        return _no("declared", "one-ability", figure=battle.named(battle.declared))
    if missing := _not_in_play(battle, figure):
        return missing
    name = battle.named(figure)
    if OWNER[figure] != battle.turn:
        return _no("abilities", "not-your-ability", figure=name, seat=battle.turn)
    if figure in battle.spent:
        return _no("abilities", "spent", figure=name)
    if figure == battle.frozen:
        return _no("frozen", "frozen", figure=name)
    return not_like_that(battle, figure, args, _ordinary)


def _declared(battle: Position, verb: str) -> Refusal:
    """What a declared ability's turn does not hold (#declared)."""
    if not battle.declared:
        return _no("declared", "nothing-declared")
    reason = "put" if verb == PUT else "must-move"
    return _no("declared", reason, figure=battle.named(battle.declared))
