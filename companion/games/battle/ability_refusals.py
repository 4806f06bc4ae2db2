"""Why a house ability cannot be used like that: what it asks for and what is not so (#house)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from companion.game import Refusal
from companion.games.battle import abilities
from companion.games.battle.board import DIAGONAL, KNIGHT, OTHER, OWNER, TOKEN, names, rays, tokens_of
from companion.games.battle.layout import Layout
from companion.games.battle.position import Position
from companion.view import Text, text

_SPACE = re.compile(r"[a-h]\d")
Why = Callable[[Position, str, str], Refusal | None]  # why a figure cannot make an ordinary move to a space


def no(reason: str, rule: str = "house", **values: str | int | Text) -> Refusal:
    """A reason why not, and its rule."""
    return Refusal(rule, text(f"battle-refuse-{reason}", **values))


def no_space(battle: Position, figure: str, space: str) -> Refusal:
    """Something that is no space of this board."""
    name = battle.named(figure)
    if not _SPACE.fullmatch(space):
        return no("where", "movement", figure=name)
    return no("no-space", "movement", figure=name, space=space)


def not_like_that(battle: Position, figure: str, args: tuple[str, ...], ordinary: Why) -> Refusal:
    """Why a figure that has its ability cannot use it with these things; `ordinary` knows plain moves."""
    power = dict(battle.powers)[figure]
    name = battle.named(figure)
    ways = list(abilities.deeds(battle, figure))
    if not ways:
        return no("no-effect", figure=name, power=text(f"battle-power-{power}"))
    first, second = (*args, "", "")[:2]
    if power == "swap":
        return _swap(battle, figure, first)
    if power in ("leap", "knight", "slant", "push"):
        return _one_way(battle, figure, power, first)
    if why := ordinary(battle, figure, first):
        return why
    after = _moved(battle, figure, first)
    if power != "turn" and after.tokens(battle.turn) == tokens_of(battle.size):
        return no("move-wins", figure=name)
    if not any(way.args[0] == first for way in ways):
        return no(f"{power}-none", figure=name, space=first)
    moved = battle._replace(layout=after)
    if power == "twice":
        return ordinary(moved, figure, second) or no("stay", "movement", figure=name)
    if power == "turn":
        return _corner(battle, figure, first, second)
    if power == "extra":
        return _extra(moved, figure, first, second)
    return _aimed(moved, figure, power, first, second)


def _moved(battle: Position, figure: str, space: str) -> Layout:
    """What lies where after a figure's ordinary move."""
    at, to = battle.layout.at(figure), battle.at(space)
    ray = next(ray for ray in rays(battle.size)[at] if to in ray)
    return battle.layout.walked(battle.size, figure, (at, *ray[: ray.index(to)]), to)


def _one_way(battle: Position, figure: str, power: str, space: str) -> Refusal:
    """A leap, a knight's move, a slant or a push: one space says it all."""
    name, at, to, layout = battle.named(figure), battle.layout.at(figure), battle.at(space), battle.layout
    if to < 0:
        return no_space(battle, figure, space)
    if to == at:
        return no("stay", "movement", figure=name)
    steps = {"knight": KNIGHT, "slant": DIAGONAL}.get(power)
    found = [ray for ray in (rays(battle.size, steps) if steps else rays(battle.size))[at] if to in ray]
    if power == "knight":
        found = [ray for ray in found if ray[0] == to]
    if not found:
        reason = {"knight": "knight", "slant": "slant"}.get(power, "straight")
        return no(reason, "house" if steps else "movement", figure=name, space=space)
    way = found[0][: found[0].index(to)]
    between = [where for where in way if layout.lies(where) in OWNER]
    lies = layout.lies(to)
    if power == "leap" and lies not in OWNER:
        return no("leap-none" if not between else "leap-two", figure=name, space=space)
    if between and power != "leap":
        met = between[0]
        other = battle.named(layout.lies(met))
        return no("over", "movement", figure=name, other=other, space=names(battle.size)[met])
    if power != "push":
        return no("onto", "movement", figure=name, other=battle.named(lies), space=space)
    if OWNER.get(lies) != OTHER[battle.turn]:
        return no("push-whom", figure=name, space=space)
    return no("push-blocked", figure=battle.named(lies), space=space)


def _swap(battle: Position, figure: str, friend: str) -> Refusal:
    """Two figures of one side change places, and a frozen one stays (#frozen)."""
    if friend in OWNER and not battle.stands(friend):
        return no("not-in-play", "movement", figure=battle.named(friend))
    if friend and friend == battle.frozen and OWNER[friend] == battle.turn:
        return no("frozen", "frozen", figure=battle.named(friend))
    return no("swap-friend", figure=battle.named(figure))


def _corner(battle: Position, figure: str, corner: str, space: str) -> Refusal:
    """The second leg of a move with a corner."""
    name, at, turn, to = battle.named(figure), battle.layout.at(figure), battle.at(corner), battle.at(space)
    if to < 0:
        return no_space(battle, figure, space)
    size = battle.size
    crosses = turn % size == to % size if at // size == turn // size else turn // size == to // size
    if not crosses or to == turn:
        return no("turn-angle", figure=name, corner=corner, space=space)
    ray = next(ray for ray in rays(size)[turn] if to in ray)
    met = ray[min(battle.layout.free(ray), ray.index(to))]
    where, other = names(size)[met], battle.named(battle.layout.lies(met))
    return no("onto" if met == to else "over", "movement", figure=name, other=other, space=where)


def _extra(moved: Position, figure: str, end: str, space: str) -> Refusal:
    """The one more token beside the space where the figure ended."""
    at = moved.at(space)
    if at < 0:
        return no_space(moved, figure, space)
    lies = moved.layout.lies(at)
    if at not in _neighbours(moved, end):
        return no("extra-beside", space=space, end=end)
    if lies in OWNER:
        return no("extra-figure", other=moved.named(lies), space=space)
    return no("extra-own" if lies == TOKEN[moved.turn] else "extra-beside", space=space, end=end)


def _neighbours(battle: Position, space: str) -> Iterator[int]:
    return (ray[0] for ray in rays(battle.size)[battle.at(space)] if ray)


def _aimed(moved: Position, figure: str, power: str, end: str, enemy: str) -> Refusal:
    """Pulling, flipping or freezing: a figure of the other side in clear line of the final space."""
    name = moved.named(figure)
    if enemy not in OWNER:
        return no("aim", figure=name, space=end)
    other = moved.named(enemy)
    if not moved.stands(enemy):
        return no("not-in-play", "movement", figure=other)
    if OWNER[enemy] == moved.turn:
        return no("aim-own", figure=name, other=other)
    seen = [moved.layout.lies(ray[n]) for ray in rays(moved.size)[moved.at(end)] for n in _first(moved, ray)]
    if enemy not in seen:
        return no("aim-line", other=other, space=end)
    return no({"pull": "pull-near", "flip": "flip-spent"}.get(power, "freeze-twice"), other=other, space=end)


def _first(battle: Position, ray: tuple[int, ...]) -> tuple[int, ...]:
    """Which space of a ray holds the first figure met, if one does."""
    n = battle.layout.free(ray)
    return (n,) if n < len(ray) else ()
