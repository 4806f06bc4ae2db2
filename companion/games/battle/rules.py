"""The rules of Battle for Olympus, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.game import TABLE, Move, Outcome
from companion.games.battle import abilities, corrections, setup
from companion.games.battle.board import (
    DECLARE,
    DONE,
    FIX,
    MOVE,
    OTHER,
    OWNER,
    PASS,
    PUT,
    SIDES,
    USE,
    line_between,
    names,
    sights,
    tokens_of,
)
from companion.games.battle.layout import Layout
from companion.games.battle.position import P, Position
from companion.view import text

# a turn


def legal_moves(battle: Position) -> Iterator[Move]:
    """Every move allowed now."""
    if battle.turn == TABLE:
        return setup.to_place(battle)
    if outcome(battle):
        return iter(())
    if battle.declared:
        return _declared_turn(battle)
    return iter(_turn(battle))


def _turn(battle: Position) -> list[Move]:
    """A figure moves (#movement), perhaps with its ability (#abilities); only without either, a pass."""
    found = _moves(battle)
    if battle.abilities != "off":
        found += abilities.offered(battle)
    return found or [Move(battle.turn, PASS)]


def movers(battle: Position) -> list[tuple[int, str]]:
    """Who may move, and from where: no frozen hero (#frozen); in a declared turn one figure, once."""
    if battle.declared:
        return [] if battle.moved else [(battle.layout.at(battle.declared), battle.declared)]
    standing = battle.standing(battle.turn)
    return [mover for mover in standing if mover[1] != battle.frozen] if battle.frozen else standing


def _moves(battle: Position) -> list[Move]:
    """In a straight line, any distance, over no figure and onto none (#movement)."""
    size, taken = battle.size, battle.layout.taken
    found: list[Move] = []
    for at, figure in movers(battle):
        ahead, behind = sights(size, figure)[at]
        for spaces, moves in ahead:
            met = taken & spaces
            found += moves[met & -met]
        for spaces, moves in behind:
            found += moves[(taken & spaces).bit_length()]
    return found


def _declared_turn(battle: Position) -> Iterator[Move]:
    """What a declared ability's turn may hold besides corrections (#declared)."""
    yield from _moves(battle)
    for space, lies in zip(names(battle.size), battle.board, strict=True):
        if lies not in OWNER:
            yield Move(battle.turn, PUT, (battle.declared, space))
    if battle.moved or battle.layout.at(battle.declared) != battle.declared_at:
        yield Move(battle.turn, DONE)


# what follows


def in_turn(battle: P, move: Move) -> P:
    """The position in which a move is made: forced out of turn, the side that did not move has passed."""
    out_of_turn = battle.turn != TABLE and move.seat == OTHER[battle.turn] and move.verb != FIX
    return _next(battle, battle) if out_of_turn else battle


def apply(battle: P, move: Move) -> P | None:
    """The position after a move; None if no hand could do it."""
    if move.verb == FIX:
        return corrections.fixed(battle, move)
    if battle.turn == TABLE:
        return setup.placed(battle, move)
    if move.seat != battle.turn:
        return None
    if move.verb == MOVE:
        return _moved(battle, move.args)
    if move.verb in (PASS, DONE):
        return _next(battle, battle) if not move.args else None
    return _with_ability(battle, move.verb, move.args)


def _moved(battle: P, args: tuple[str, ...]) -> P | None:
    """A figure goes, and claims where it stood and what it passed (#claiming)."""
    figure, space = args if len(args) == 2 else ("", "")
    to, start = battle.at(space), battle.layout.at(figure)
    if to < 0 or start < 0 or battle.layout.taken >> to & 1:
        return None
    passed = line_between(battle.size, start, to) or ()
    layout = battle.layout.walked(battle.size, figure, (start, *passed), to)
    return replace(battle, layout=layout, moved=True) if battle.declared else _next(battle, battle, layout)


def _with_ability(battle: P, verb: str, args: tuple[str, ...]) -> P | None:
    """A figure's ability is used, declared, or carried on with (#abilities, #declared)."""
    figure, *more = args or ("",)
    if not battle.stands(figure):
        return None
    if verb == PUT and battle.declared and len(more) == 1 and battle.at(more[0]) >= 0:
        return replace(battle, layout=battle.layout.stood(figure, battle.at(more[0])))
    if OWNER[figure] != battle.turn:
        return None
    if verb == DECLARE and not more:
        at = battle.layout.at(figure)
        return replace(battle, declared=figure, declared_at=at, spent=battle.spent | {figure}, seen=())
    after = abilities.used(battle, figure, tuple(more)) if verb == USE else None
    return _next(battle, after) if after else None


def _next(before: Position, after: P, layout: Layout | None = None) -> P:
    """The turn passes; a red counter that has held long enough comes off (#frozen)."""
    layout = layout or after.layout
    thaw = max(0, after.thaw - 1) if before.turn == "p1" else after.thaw
    frozen = after.frozen if thaw else ""
    # With more tokens on the board, an ability spent or another red counter nothing before can come back.
    tokens = (before.layout.white | before.layout.black).bit_count()
    again = (
        before.repetition != "off"
        and (layout.white | layout.black).bit_count() == tokens
        and (before.spent, before.frozen) == (after.spent, frozen)
    )
    # Written out, not replaced field by field: every move of every game comes through here.
    return type(after)(
        after.size,
        layout,
        after.repetition,
        after.abilities,
        after.called,
        after.powers,
        OTHER[before.turn],
        after.spent,
        frozen,
        thaw,
        seen=(*before.seen, layout) if again else (layout,),
    )


# victory


def outcome(battle: Position) -> Outcome | None:
    """The last token laid wins (#victory); a position met for the third time ends it (#repetition)."""
    if battle.turn == TABLE or battle.declared:
        return None
    full = tokens_of(battle.size)
    for seat in (OTHER[battle.turn], battle.turn):
        if battle.layout.tokens(seat) == full:
            return _won_by(battle, seat, "battle-end-last-token")
    if len(battle.seen) < 5 or not _third_time(battle):
        return None
    ahead = battle.left("p2") - battle.left("p1")
    if battle.repetition == "draw" or not ahead:
        return Outcome((), (("p1", 0), ("p2", 0)), text("battle-end-repetition-draw"))
    return _won_by(battle, "p1" if ahead > 0 else "p2", "battle-end-repetition")


def _won_by(battle: Position, seat: str, reason: str) -> Outcome:
    """The winner's tournament points are the other side's tokens still off the board (#tournament)."""
    left = battle.left(OTHER[seat])
    points = tuple((s, left if s == seat else 0) for s in SIDES)
    return Outcome((seat,), points, text(reason, seat=seat, left=left))


def _third_time(battle: Position) -> bool:
    """Whether the position stands for the third time: same side to move, same board.

    Without abilities all figures of a side are equal: only where they stand counts, not who is where.
    """
    first = 0 if battle.abilities != "off" else 1
    again = [layout[first:] for layout in battle.seen[::-2]]
    return again.count(again[0]) >= 3
