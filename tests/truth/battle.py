"""When each refusal of Battle is true, read off the board as it is shown and the rules of the game."""

from __future__ import annotations

from collections import Counter
from typing import cast

from companion.games.battle.board import CREATURES, HEROES
from companion.games.battle.rules import Battle
from tests.truth.trying import Predicate, Try, Values

LETTERS = "abcdefgh"
SIDES = {"p1": HEROES, "p2": CREATURES}
Spot = tuple[int, int]


def _state(t: Try) -> Battle:
    return cast(Battle, t.state)


def _size(t: Try) -> int:
    return int(t.match.options["size"])


def _spot(space: str) -> Spot | None:
    """Column and row of a printed space."""
    if len(space) == 2 and space[0] in LETTERS and space[1].isdigit():
        return LETTERS.index(space[0]), int(space[1]) - 1
    return None


def _on_board(t: Try, spot: Spot | None) -> bool:
    return spot is not None and all(0 <= n < _size(t) for n in spot)


def _figures(t: Try) -> dict[str, Spot]:
    """Where the figures stand."""
    found = {token.id: _spot(token.space) for token in t.view.tokens if token.kind == "figure"}
    return {name: spot for name, spot in found.items() if spot}


def _side(figure: str) -> str:
    return "p1" if figure in HEROES else "p2"


def _turn(t: Try) -> str:
    return _state(t).turn


def _between(a: Spot, b: Spot) -> list[Spot]:
    """The spaces strictly between two of one row, column or diagonal."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if not (dx == 0 or dy == 0 or abs(dx) == abs(dy)):
        return []
    n = max(abs(dx), abs(dy))
    return [(a[0] + dx // n * k, a[1] + dy // n * k) for k in range(1, n)]


def _straight(a: Spot, b: Spot) -> bool:
    return a != b and (a[0] == b[0] or a[1] == b[1])


def _stand(t: Try, spot: Spot) -> str:
    return next((name for name, at in _figures(t).items() if at == spot), "")


def _reached(t: Try, start: Spot, figure: str = "") -> set[Spot]:
    """Where a straight move over no figure can end; the figure itself is away from its place."""
    taken = {at for name, at in _figures(t).items() if name != figure}
    every = [(x, y) for x in range(_size(t)) for y in range(_size(t))]
    return {
        to
        for to in every
        if _straight(start, to) and to not in taken and not taken & set(_between(start, to))
    }


def _spaces(t: Try) -> list[str]:
    """The spaces named in order; under a finger the space is last."""
    return [thing for thing in t.things if _spot(thing)]


def _last_space(t: Try) -> str:
    return _spaces(t)[-1] if _spaces(t) else ""


def _figure_named(t: Try, v: Values, key: str = "figure") -> bool:
    return v[key] in t.things


def _own(t: Try) -> list[str]:
    """The figures of whoever is to move that have no red counter."""
    mine = SIDES.get(_turn(t), ())
    return [name for name in _figures(t) if name in mine and name != _state(t).frozen]


def _can_step(t: Try) -> bool:
    """Whether some figure can make an ordinary move."""
    return any(_reached(t, _figures(t)[name]) for name in _own(t))


def _can_do_anything(t: Try) -> bool:
    """Whether some figure can move, or has an ability that could be used now."""
    fresh = [name for name in _own(t) if name not in _state(t).spent]
    match t.match.options["abilities"]:
        case "declared":
            return _can_step(t) or bool(fresh)
        case "house":
            return _can_step(t) or any(_could_use(t, name) for name in fresh)
    return _can_step(t)


def _ways(t: Try, v: Values) -> list[tuple[Spot, Spot]]:
    """From where to where a figure was to go: each leg, where its ability has two."""
    figure = str(v["figure"])
    spots = [spot for spot in map(_spot, _spaces(t)) if spot]
    if figure not in _figures(t) or figure not in t.things or not spots:
        return []
    legs = [(_figures(t)[figure], spots[0])]
    if len(spots) > 1 and t.verb == "use" and _power(t, figure) in ("twice", "turn"):
        legs.append((spots[0], spots[1]))
    return legs


def _power(t: Try, figure: str) -> str:
    return dict(_state(t).powers)[figure]


def _not_yet(t: Try, v: Values) -> bool:
    return len(_figures(t)) < 2 * _size(t) and (t.seat != "table" or t.verb != "place")


def _row_full(t: Try, v: Values) -> bool:
    side = _side(str(v["figure"]))
    return sum(_side(name) == side for name in _figures(t)) == _size(t) and _figure_named(t, v)


def _second_row(t: Try, v: Values) -> bool:
    row = 2 if _side(str(v["figure"])) == "p1" else _size(t) - 1
    to = _spot(t.things[1]) if len(t.things) > 1 else None
    return v["row"] == row and _figure_named(t, v) and not (_on_board(t, to) and to and to[1] + 1 == row)


def _full(t: Try) -> int:
    """How many tokens each side has."""
    return (_size(t) - 2) * (_size(t) + 1) // 2


def _ended(t: Try, v: Values) -> bool:
    """All tokens of a side are laid, or the board came for the third time with the same side to move."""
    laid = Counter(token.kind for token in t.view.tokens)
    again = _state(t).seen[::-2]
    thrice = t.match.options["repetition"] != "off" and again.count(again[0]) >= 3 if again else False
    return _full(t) in (laid["white"], laid["black"]) or thrice


def _pass(t: Try, v: Values) -> bool:
    return t.verb == "pass" and _can_do_anything(t)


def _begin(seat: str) -> Predicate:
    def holds(t: Try, v: Values) -> bool:
        first = t.line.args[0] if t.line and t.line.args else t.ids[0] if t.ids else ""
        return _turn(t) == seat and _can_do_anything(t) and first not in (*HEROES, *CREATURES)

    return holds


def _hemmed_in(t: Try, v: Values) -> bool:
    at = _figures(t).get(str(v["figure"]))
    return at is not None and not _reached(t, at) and _figure_named(t, v)


def _no_space(t: Try, v: Values) -> bool:
    return not _on_board(t, _spot(str(v["space"]))) and _figure_named(t, v) and t.line is not None


def _stay(t: Try, v: Values) -> bool:
    return any(start == to for start, to in _ways(t, v))


def _not_straight(t: Try, v: Values) -> bool:
    return any(not _straight(start, to) and _name(to) == v["space"] for start, to in _ways(t, v))


def _over(t: Try, v: Values) -> bool:
    met = _spot(str(v["space"]))
    return _figures(t).get(str(v["other"])) == met and any(met in _between(*way) for way in _ways(t, v))


def _onto(t: Try, v: Values) -> bool:
    there = _figures(t).get(str(v["other"]))
    return there == _spot(str(v["space"])) and any(to == there for _, to in _ways(t, v))


def _spent(t: Try, v: Values) -> bool:
    face = next((token.face for token in t.view.tokens if token.id == v["figure"]), "")
    return face == "down" and _figure_named(t, v)


def _frozen(t: Try, v: Values) -> bool:
    red = next((token.space for token in t.view.tokens if token.kind == "red"), "")
    return v["figure"] in t.lies(red) and _figure_named(t, v)


def _declared(t: Try, v: Values) -> bool:
    return bool(_state(t).declared) and v["figure"] == _state(t).declared


def _must_move(t: Try, v: Values) -> bool:
    state = _state(t)
    stood = state.declared_at % _size(t), state.declared_at // _size(t)
    return _declared(t, v) and not state.moved and _figures(t)[state.declared] == stood and t.verb == "done"


def _same_figure(t: Try, v: Values) -> bool:
    others = [thing for thing in t.things if thing in SIDES[_turn(t)] and thing != v["figure"]]
    return _declared(t, v) and bool(others)


def _put(t: Try, v: Values) -> bool:
    free = {f"{LETTERS[x]}{y + 1}" for x in range(_size(t)) for y in range(_size(t))}
    free -= {token.space for token in t.view.tokens if token.kind == "figure"}
    right = len(t.things) == 2 and t.things[0] == v["figure"] and t.things[1] in free
    return _declared(t, v) and (t.touched or t.verb == "put") and not right


# house abilities


def _using(t: Try, v: Values, *powers: str) -> bool:
    """Whether a house ability of this kind was tried with the figure named first."""
    figure = str(v["figure"])
    mine = figure in t.things and _power(t, figure) in powers
    return (
        t.match.options["abilities"] == "house" and mine and t.verb == "use" and figure not in _state(t).spent
    )


def _end(t: Try, figure: str) -> Spot | None:
    """Where the ordinary move of an ability was to end: the first space named."""
    spaces = _spaces(t)
    return _spot(spaces[0]) if spaces else None


def _after(t: Try, figure: str, end: Spot) -> dict[str, Spot]:
    return {**_figures(t), figure: end}


def _clear_line(t: Try, figure: str, end: Spot) -> set[str]:
    """Enemies in clear line of where a figure would stand."""
    stand = _after(t, figure, end)
    return {
        other
        for other, at in stand.items()
        if _side(other) != _side(figure)
        and _straight(end, at)
        and not set(stand.values()) & set(_between(end, at))
    }


def _laid(t: Try, figure: str, end: Spot) -> Counter[str]:
    """The mover's tokens after an ordinary move: which spaces hold one."""
    start, own = _figures(t)[figure], "white" if _turn(t) == "p1" else "black"
    held = Counter(token.space for token in t.view.tokens if token.kind == own)
    held.pop(_name(end), None)
    left = _full(t) - sum(held.values())
    for spot in (start, *_between(start, end)):
        if left and not held[_name(spot)]:
            held[_name(spot)] = 1
            left -= 1
    return held


def _name(spot: Spot) -> str:
    return f"{LETTERS[spot[0]]}{spot[1] + 1}"


def _winning(t: Try, figure: str, end: Spot) -> bool:
    return sum(_laid(t, figure, end).values()) == _full(t)


def _wins(t: Try, v: Values) -> bool:
    end = _end(t, str(v["figure"]))
    return end is not None and _winning(t, str(v["figure"]), end)


def _on_the_way(t: Try, v: Values) -> int:
    """How many figures stand between, in a row or column."""
    ((start, to),) = _ways(t, v)
    return sum(bool(_stand(t, spot)) for spot in _between(start, to)) if _straight(start, to) else -1


def _apart(t: Try, v: Values) -> list[int]:
    """How many columns and rows away the space is, the fewer first."""
    ((start, to),) = _ways(t, v)
    return sorted((abs(start[0] - to[0]), abs(start[1] - to[1])))


def _push_whom(t: Try, v: Values) -> bool:
    spot = _spot(str(v["space"]))
    there = _stand(t, spot) if spot else ""
    return _using(t, v, "push") and v["space"] in _spaces(t) and (not there or _side(there) == _turn(t))


def _push_blocked(t: Try, v: Values) -> bool:
    mover = next(thing for thing in t.things if thing in SIDES[_turn(t)])
    start, spot = _figures(t)[mover], _spot(str(v["space"]))
    if spot is None or _figures(t).get(str(v["figure"])) != spot or not _straight(start, spot):
        return False
    behind = _beyond(start, spot)
    return _power(t, mover) == "push" and (not _on_board(t, behind) or bool(_stand(t, behind)))


def _swap_friend(t: Try, v: Values) -> bool:
    rest = [thing for thing in t.things if thing != v["figure"]]
    friends = {name for name in _figures(t) if _side(name) == _turn(t)}
    return _using(t, v, "swap") and (not rest or rest[0] not in friends)


def _no_effect(t: Try, v: Values) -> bool:
    """Nothing of what the ability does can be done, whatever is named."""
    figure = str(v["figure"])
    idle = not _could_use(t, figure)
    return idle and _using(t, v, _power(t, figure)) and v["power"] == f"power-{_power(t, figure)}"


def _could_use(t: Try, figure: str) -> bool:
    """Whether an ability could do anything at all from where its figure stands."""
    at, power = _figures(t)[figure], _power(t, figure)
    every = [(x, y) for x in range(_size(t)) for y in range(_size(t))]
    free = [spot for spot in every if not _stand(t, spot)]
    match power:
        case "leap":
            return any(
                _straight(at, to) and sum(bool(_stand(t, met)) for met in _between(at, to)) == 1
                for to in free
            )
        case "knight":
            return any(sorted((abs(at[0] - to[0]), abs(at[1] - to[1]))) == [1, 2] for to in free)
        case "slant":
            return any(abs(at[0] - to[0]) == abs(at[1] - to[1]) == 1 for to in free)
        case "push":
            seen = _clear_line(t, figure, at)
            return any(_beyond(at, _figures(t)[other]) in free for other in seen)
        case "swap":
            return any(name != figure for name in _own(t))
        case "turn":
            return any(_can_turn(t, at, corner) for corner in _reached(t, at))
    ends = [end for end in _reached(t, at) if not _winning(t, figure, end)]
    if power == "extra":
        return any(_extra_spots(t, figure, end) for end in ends)
    if power in ("pull", "flip", "freeze"):
        return any(_aimable(t, figure, end, other) for end in ends for other in _clear_line(t, figure, end))
    return bool(ends)  # twice: there is always the way back


def _beyond(start: Spot, spot: Spot) -> Spot:
    """The space behind another one, seen from a third in line with it."""
    x, y = ((there > here) - (there < here) for here, there in zip(start, spot, strict=True))
    return spot[0] + x, spot[1] + y


def _can_turn(t: Try, start: Spot, corner: Spot) -> bool:
    """Whether a space beside the corner is free, at a right angle to the way there."""
    sides = [(1, 0), (-1, 0)] if corner[0] == start[0] else [(0, 1), (0, -1)]
    near = [(corner[0] + dx, corner[1] + dy) for dx, dy in sides]
    return any((_on_board(t, spot) and _stand(t, spot) == "") or spot == start for spot in near)


def _turn_none(t: Try, v: Values) -> bool:
    corner = _spot(str(v["space"]))
    start = _figures(t)[str(v["figure"])]
    if corner is None or not _using(t, v, "turn") or corner not in _reached(t, start):
        return False
    return not _can_turn(t, start, corner)


def _turn_angle(t: Try, v: Values) -> bool:
    corner, to, start = _spot(str(v["corner"])), _spot(str(v["space"])), _figures(t)[str(v["figure"])]
    assert corner
    assert to
    across = to[1] == corner[1] if corner[0] == start[0] else to[0] == corner[0]
    return _using(t, v, "turn") and v["space"] == _last_space(t) and (to == corner or not across)


def _extra_spots(t: Try, figure: str, end: Spot) -> set[str]:
    """Where the extra token could go beside the final space."""
    near = [(end[0] + dx, end[1] + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    stand = set(_after(t, figure, end).values())
    own = _laid(t, figure, end)
    return {_name(spot) for spot in near if _on_board(t, spot) and spot not in stand and not own[_name(spot)]}


def _extra(t: Try, v: Values) -> tuple[str, Spot, Spot] | None:
    """The figure, where it would end, and where its extra token was tried."""
    figure = next((thing for thing in t.things if thing in SIDES[_turn(t)]), "")
    spaces = _spaces(t)
    end, tried = (_spot(spaces[0]), _spot(spaces[-1])) if len(spaces) > 1 else (None, None)
    ok = figure in _figures(t) and _power(t, figure) == "extra" and t.verb == "use" and end and tried
    return (figure, end, tried) if ok and end and tried and v["space"] == _name(tried) else None


def _extra_beside(t: Try, v: Values) -> bool:
    found = _extra(t, v)
    return (
        found is not None
        and v["end"] == _name(found[1])
        and sum(abs(a - b) for a, b in zip(found[1], found[2], strict=True)) != 1
    )


def _extra_figure(t: Try, v: Values) -> bool:
    found = _extra(t, v)
    return found is not None and _after(t, found[0], found[1]).get(str(v["other"])) == found[2]


def _extra_own(t: Try, v: Values) -> bool:
    found = _extra(t, v)
    return found is not None and bool(_laid(t, found[0], found[1])[_name(found[2])])


def _none_to(power: str) -> Predicate:
    """From the space named nobody could be pulled, flipped or frozen, and no token be laid."""

    def holds(t: Try, v: Values) -> bool:
        figure, end = str(v["figure"]), _spot(str(v["space"]))
        if end is None or not _using(t, v, power) or end not in _reached(t, _figures(t)[figure]):
            return False
        if power == "extra":
            return not _extra_spots(t, figure, end)
        return not any(_aimable(t, figure, end, other) for other in _clear_line(t, figure, end))

    return holds


def _aimable(t: Try, figure: str, end: Spot, other: str) -> bool:
    match _power(t, figure):
        case "pull":
            return bool(_between(end, _figures(t)[other]))
        case "flip":
            return other not in _state(t).spent
    return other in HEROES and other != _state(t).frozen


def _aimer(t: Try) -> tuple[str, Spot, str] | None:
    """Who aims, from where, and at whom."""
    named = [thing for thing in t.things if thing in (*HEROES, *CREATURES)]
    spaces = _spaces(t)
    end = _spot(spaces[0]) if spaces else None
    if t.verb != "use" or not named or end is None or _power(t, named[0]) not in ("pull", "flip", "freeze"):
        return None
    return named[0], end, named[1] if len(named) > 1 else ""


def _aim(t: Try, v: Values) -> bool:
    found = _aimer(t)
    return found is not None and (v["figure"], v["space"]) == (found[0], _name(found[1])) and not found[2]


def _aim_own(t: Try, v: Values) -> bool:
    found = _aimer(t)
    return found is not None and v["other"] == found[2] and _side(found[2]) == _turn(t)


def _aim_line(t: Try, v: Values) -> bool:
    found = _aimer(t)
    return found is not None and v["other"] == found[2] and found[2] not in _clear_line(t, found[0], found[1])


def _aim_bad(power: str) -> Predicate:
    def holds(t: Try, v: Values) -> bool:
        found = _aimer(t)
        return (
            found is not None
            and _power(t, found[0]) == power
            and v["other"] == found[2]
            and not _aimable(t, *found)
        )

    return holds


def _no_space_named(t: Try, v: Values) -> bool:
    """A figure was said or picked to go somewhere, and what follows is no space at all, such as a seat."""
    if t.line is not None:
        return not all(map(_spot, t.things[1:]))
    return (*t.picks[-1:], _side(str(v["figure"]))) == (v["figure"], _turn(t)) and not any(map(_spot, t.ids))


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    **dict.fromkeys(("pass", "done"), (0, 0)),
    "declare": (1, 1),
    **dict.fromkeys(("place", "move", "put"), (2, 2)),
    "use": (2, 3),
}

SENTENCES: dict[str, Predicate] = {
    f"battle-refuse-{key}": holds
    for key, holds in {
        "not-yet": _not_yet,
        "no-figure": lambda t, v: t.line is not None and t.meant[0] not in (*HEROES, *CREATURES),
        "figure-first": lambda t, v: (
            len(_figures(t)) < 2 * _size(t) and not t.picks and t.ids[0] not in _figures(t)
        ),
        "already-placed": lambda t, v: v["figure"] in _figures(t) and _figure_named(t, v),
        "row-full": _row_full,
        "second-row": _second_row,
        "taken": lambda t, v: bool(_stand(t, _spot(str(v["space"])) or (9, 9))) and v["space"] in t.things,
        "placed": lambda t, v: len(_figures(t)) == 2 * _size(t) and (t.seat == "table" or t.verb == "place"),
        "turn": lambda t, v: v["seat"] == _turn(t) and (t.seat != _turn(t) or t.ids[0][:1] == "@"),
        "ended": _ended,
        "pass": _pass,
        "pass-declared": lambda t, v: t.verb == "pass" and _can_step(t),
        "fix": lambda t, v: t.verb == "fix",
        "no-figure-p1": _begin("p1"),
        "no-figure-p2": _begin("p2"),
        "declared-first": lambda t, v: _declared(t, v) and (t.verb == "pass" or v["figure"] not in t.meant),
        "only-pass": lambda t, v: not _can_do_anything(t) and v["seat"] == _turn(t),
        "not-in-play": lambda t, v: v["figure"] not in _figures(t) and _figure_named(t, v),
        "not-yours": lambda t, v: _side(str(v["figure"])) != _turn(t) == v["seat"] and _figure_named(t, v),
        "hemmed-in": _hemmed_in,
        "no-space": _no_space,
        "where": _no_space_named,
        "stay": _stay,
        "straight": _not_straight,
        "over": _over,
        "onto": _onto,
        "no-use": lambda t, v: t.match.options["abilities"] != "house" and t.verb == "use",
        "no-declare": lambda t, v: t.match.options["abilities"] != "declared" and t.verb == "declare",
        "not-your-ability": lambda t, v: (
            _side(str(v["figure"])) != _turn(t) == v["seat"] and t.verb in ("use", "declare")
        ),
        "spent": _spent,
        "no-effect": _no_effect,
        "frozen": _frozen,
        "nothing-declared": lambda t, v: not _state(t).declared and t.verb in ("put", "done"),
        "put": _put,
        "must-move": _must_move,
        "same-figure": _same_figure,
        "moved-already": lambda t, v: _declared(t, v) and _state(t).moved and _figure_named(t, v),
        "one-ability": lambda t, v: _declared(t, v) and t.verb in ("use", "declare"),
        "leap-none": lambda t, v: _using(t, v, "leap") and _on_the_way(t, v) == 0,
        "leap-two": lambda t, v: _using(t, v, "leap") and _on_the_way(t, v) > 1,
        "knight": lambda t, v: _using(t, v, "knight") and _apart(t, v) != [1, 2],
        "slant": lambda t, v: _using(t, v, "slant") and len(set(_apart(t, v))) == 2,
        "push-whom": _push_whom,
        "push-blocked": _push_blocked,
        "swap-friend": _swap_friend,
        "move-wins": lambda t, v: _wins(t, v) and t.verb == "use",
        "turn-none": _turn_none,
        "turn-angle": _turn_angle,
        "extra-none": _none_to("extra"),
        "extra-beside": _extra_beside,
        "extra-figure": _extra_figure,
        "extra-own": _extra_own,
        "pull-none": _none_to("pull"),
        "flip-none": _none_to("flip"),
        "freeze-none": _none_to("freeze"),
        "aim": _aim,
        "aim-own": _aim_own,
        "aim-line": _aim_line,
        "pull-near": _aim_bad("pull"),
        "flip-spent": _aim_bad("flip"),
        "freeze-twice": _aim_bad("freeze"),
        "freeze-hero": lambda t, v: False,  # said of an owner’s copy, never of a move
    }.items()
}
