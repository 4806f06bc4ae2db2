"""The extended game: abilities, once per figure and game, always part of that figure's move (#abilities).

The printed abilities are not known: `declared` lets the players do what their figure says, `house` plays
the invented table below. Each power lists what it could do, as the line's arguments and what would follow;
it is offered only where it does something, and never where its move alone would already win (#house).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from companion.game import Move
from companion.games.battle.board import (
    DECLARE,
    DIAGONAL,
    KNIGHT,
    OTHER,
    OWNER,
    SIDES,
    STRAIGHT,
    TOKEN,
    USE,
    line_between,
    names,
    rays,
    tokens_of,
)
from companion.games.battle.layout import Layout
from companion.games.battle.position import P, Position


class Deed(NamedTuple):
    """One way to use an ability: what to say after the figure's name, and what follows."""

    args: tuple[str, ...]
    layout: Layout
    spends: str = ""
    freezes: str = ""


def usable(battle: Position, figure: str) -> bool:
    """Whether a figure on the board still has its ability, and no red counter on it (#abilities, #frozen)."""
    return figure not in battle.spent and figure != battle.frozen


def offered(battle: Position) -> Iterator[Move]:
    """Every use of an ability open to the side to move."""
    for figure in SIDES[battle.turn]:
        if battle.stands(figure) and usable(battle, figure):
            if battle.abilities == "declared":
                yield Move(battle.turn, DECLARE, (figure,))
            else:
                ways = dict.fromkeys(deed.args for deed in deeds(battle, figure))
                yield from (Move(battle.turn, USE, (figure, *args)) for args in ways)


def used(battle: P, figure: str, args: tuple[str, ...]) -> P | None:
    """The position after an ability was used, the turn not yet passed on; None if it cannot do that."""
    for deed in deeds(battle, figure):
        if deed.args == args:
            spent = battle.spent | {figure} | ({deed.spends} if deed.spends else frozenset())
            after = battle._replace(layout=deed.layout, spent=spent)
            return after._replace(frozen=deed.freezes, thaw=1) if deed.freezes else after
    return None


def deeds(battle: Position, figure: str) -> Iterator[Deed]:
    """All that a figure's ability could do from where it stands."""
    return POWERS[dict(battle.powers)[figure]](battle, figure, battle.layout.at(figure))


def _go(battle: Position, figure: str, claimed: tuple[int, ...], to: int) -> Layout:
    return battle.layout.walked(battle.size, figure, claimed, to)


def _ordinary(battle: Position, figure: str) -> Iterator[tuple[int, Layout]]:
    """Every ordinary move of a figure that does not already win: where it ends, and what lies where then."""
    at = battle.layout.at(figure)
    for ray in rays(battle.size)[at]:
        for n, to in enumerate(ray[: battle.layout.free(ray)]):
            after = _go(battle, figure, (at, *ray[:n]), to)
            if after.tokens(OWNER[figure]) < tokens_of(battle.size):
                yield to, after


def _leap(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """A straight move over exactly one figure, which keeps its space unclaimed."""
    layout = battle.layout
    for ray in rays(battle.size)[at]:
        over = layout.free(ray) + 1
        for n in range(over, over + layout.free(ray[over:])):
            yield Deed((names(battle.size)[ray[n]],), _go(battle, figure, (at, *ray[:n]), ray[n]))


def _knight(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """A knight's move; only the space left is claimed."""
    for ray in rays(battle.size, KNIGHT)[at]:
        if battle.layout.free(ray[:1]):
            yield Deed((names(battle.size)[ray[0]],), _go(battle, figure, (at,), ray[0]))


def _slant(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """A diagonal move, claiming as an ordinary one."""
    for ray in rays(battle.size, DIAGONAL)[at]:
        for n, to in enumerate(ray[: battle.layout.free(ray)]):
            yield Deed((names(battle.size)[to],), _go(battle, figure, (at, *ray[:n]), to))


def _twice(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """Two ordinary moves in a row; the second is not optional and may lead back."""
    for first, between in _ordinary(battle, figure):
        for ray in rays(battle.size)[first]:
            for n, to in enumerate(ray[: between.free(ray)]):
                after = between.walked(battle.size, figure, (first, *ray[:n]), to)
                yield Deed((names(battle.size)[first], names(battle.size)[to]), after)


def _turn(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """One move with a single right-angled turn; every space passed is claimed."""
    layout = battle.layout
    for way, ray in enumerate(rays(battle.size)[at]):
        for n, corner in enumerate(ray[: layout.free(ray)]):
            sideways = (way + 1) % len(STRAIGHT), (way + 3) % len(STRAIGHT)
            for leg in (rays(battle.size)[corner][side] for side in sideways):
                for m, to in enumerate(leg[: layout.free(leg)]):
                    claimed = (at, *ray[: n + 1], *leg[:m])
                    args = (names(battle.size)[corner], names(battle.size)[to])
                    yield Deed(args, _go(battle, figure, claimed, to))


def _push(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """A move that ends by pushing the first enemy met one space on and taking its place."""
    for enemy, met in _seen_from(battle, battle.layout, at):
        ray = next(ray for ray in rays(battle.size)[at] if met in ray)
        n = ray.index(met)
        if battle.layout.free(ray[n + 1 : n + 2]):
            pushed = battle.layout.moved(enemy, ray[n + 1])
            after = pushed.walked(battle.size, figure, (at, *ray[:n]), met)
            yield Deed((names(battle.size)[met],), after)


def _swap(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """Two figures of one side change places; nothing is claimed, and a frozen hero stays."""
    for friend in SIDES[battle.turn]:
        if battle.stands(friend) and friend not in (figure, battle.frozen):
            yield Deed((friend,), battle.layout.stood(figure, battle.layout.at(friend)))


def _seen_from(battle: Position, layout: Layout, at: int) -> Iterator[tuple[str, int]]:
    """The enemies in clear line of a space, and where they stand."""
    for ray in rays(battle.size)[at]:
        n = layout.free(ray)
        if n < len(ray) and OWNER[layout.lies(ray[n])] == OTHER[battle.turn]:
            yield layout.lies(ray[n]), ray[n]


def _pull(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """After an ordinary move, an enemy in clear line comes one space nearer."""
    for to, after in _ordinary(battle, figure):
        for enemy, stands in _seen_from(battle, after, to):
            between = line_between(battle.size, to, stands)
            if between:
                yield Deed((names(battle.size)[to], enemy), after.moved(enemy, between[-1]))


def _extra(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """After an ordinary move, one more token beside the final space."""
    for to, after in _ordinary(battle, figure):
        for beside in (ray[0] for ray in rays(battle.size)[to] if after.free(ray[:1])):
            if after.lies(beside) != TOKEN[battle.turn]:
                args = (names(battle.size)[to], names(battle.size)[beside])
                yield Deed(args, after.laid(battle.size, battle.turn, (beside,)))


def _flip(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """After an ordinary move, an enemy in clear line loses its unused ability."""
    for to, after in _ordinary(battle, figure):
        for enemy, _ in _seen_from(battle, after, to):
            if enemy not in battle.spent:
                yield Deed((names(battle.size)[to], enemy), after, spends=enemy)


def _freeze(battle: Position, figure: str, at: int) -> Iterator[Deed]:
    """After an ordinary move, a hero in clear line gets the red counter (#frozen)."""
    for to, after in _ordinary(battle, figure):
        for enemy, _ in _seen_from(battle, after, to):
            if OWNER[enemy] == "p1" and enemy != battle.frozen:
                yield Deed((names(battle.size)[to], enemy), after, freezes=enemy)


POWERS: dict[str, Callable[[Position, str, int], Iterator[Deed]]] = {
    "leap": _leap,
    "knight": _knight,
    "slant": _slant,
    "twice": _twice,
    "turn": _turn,
    "push": _push,
    "swap": _swap,
    "pull": _pull,
    "extra": _extra,
    "flip": _flip,
    "freeze": _freeze,
}
PAIRS = ("leap", "knight", "slant", "twice", "turn", "push", "swap", "pull", "extra")
HOUSE = {
    **dict(zip(SIDES["p1"], (*PAIRS, "flip"), strict=True)),
    **dict(zip(SIDES["p2"], (*PAIRS, "freeze"), strict=True)),
}
