"""When each refusal of the Heavens is true, read off the planets, torches and plans as they lie."""

from __future__ import annotations

import re
from typing import cast

from companion.game import Move
from companion.games.heavens.rules import Heavens
from tests.truth.trying import Predicate, Try, Values

PLANS = ("forge", "errand", "torch", "breath")
TABLE_VERBS = ("first", "reveal", "score", "dawn")
ENTRIES = ("put", "lift", "level", "night")
OF_ONE = ("sneak", "act", "darken")  # when one player after the other acts
OF_PLAYERS = (*OF_ONE, "plan", "enter")
ROOM, PLANETS, DAYS = 3, 10, 5


def _state(t: Try) -> Heavens:
    return cast(Heavens, t.state)


def _step(t: Try, *steps: str) -> bool:
    return _state(t).step in steps


def _next(t: Try) -> str:
    """Whose turn it is."""
    return _state(t).order[0] if _state(t).order else ""


def _who(t: Try, space: str) -> str | None:
    """Whose planet is on a space; None if there is no such space in play."""
    if space not in {known.id for known in t.view.spaces}:
        return None
    return next((thing.partition("-")[0] for thing in t.lies(space)), "")


def _targets(t: Try) -> set[str]:
    """The spaces that were meant: under the finger, or named by a line."""
    things = t.ids[-1:] if t.touched else t.things
    return {re.sub(r"^p\d+-", "", thing) for thing in things}


def _at(t: Try, v: Values) -> bool:
    return v["space"] in _targets(t)


def _owner(t: Try, v: Values) -> str | None:
    """Whose planet is on the space that is spoken of."""
    return _who(t, str(v["space"]))


def _turned(t: Try, v: Values) -> bool:
    return _moved(t, str(v["space"]))


def _own_meant(t: Try) -> bool:
    """Whether a planet of whoever tried it was meant."""
    return any(_who(t, space) == t.seat for space in t.meant[-1:])


def _acts(t: Try, plan: str = "") -> bool:
    """Whether whoever tried it has the turn, nothing to pay, and this plan."""
    return _step(t, "act") and t.seat == _next(t) and _expense(t) is None and plan in ("", _plan(t))


def _plan(t: Try) -> str:
    return str(_state(t).god(_next(t)).plan)


def _due(t: Try) -> int:
    """One Power for each other player with the same plan."""
    return sum(god.plan == _plan(t) for god in _state(t).gods) - 1


def _price(t: Try, move: Move) -> int:
    prices = {"forge": (1, 3, 6), "torch": (1, 2, 4, 6, 9)}
    return prices[move.verb][int(move.args[0]) - 1] if move.verb in prices else 1


def _expense(t: Try) -> int | None:
    turn = _state(t).turn
    if not turn.paid:
        return _due(t)
    return _price(t, turn.declared) if turn.declared else None


def _power(t: Try) -> int:
    return _state(t).god(_next(t)).power


def _any_amount(t: Try) -> bool:
    return t.match.options["tyche-minimal-only"] == "off"


def _lit(t: Try, seat: str) -> int:
    return sum(token.id.startswith(f"{seat}-") and token.face != "dark" for token in t.view.tokens)


def _planets(t: Try, seat: str) -> int:
    return sum(token.id.startswith(f"{seat}-") for token in t.view.tokens)


def _torch(t: Try, seat: str) -> int:
    return next(dict(track.markers)[seat] for track in t.view.tracks if track.id == "torches")


def _moved(t: Try, space: str) -> bool:
    """Whether a planet was swapped in this phase, or is dark tonight."""
    at = _state(t).terms.sky.names.index(space)
    return at in _state(t).turned


def _fresh(t: Try, own: bool) -> list[str]:
    """Planets of the player, or of others, that were not swapped in this phase."""
    found = [token for token in t.view.tokens if token.kind == "planet"]
    mine = [token for token in found if token.id.startswith(f"{_next(t)}-") == own]
    return [token.id for token in mine if not _moved(t, token.space)]


def _orbit(space: str) -> str:
    return {"G": "grey", "O": "orange", "R": "red", "P": "purple"}[space[1]]


def _same_orbit(t: Try, v: Values) -> bool:
    seat = _next(t)
    mine = {_orbit(token.space) for token in t.view.tokens if token.id.startswith(f"{seat}-")}
    meant = {_orbit(space) for space in _targets(t) if _who(t, space) == ""}
    return _step(t, "sneak") and v["orbit"] in {f"orbit-{orbit}" for orbit in mine & meant}


def _most_forged(t: Try) -> int:
    god = _state(t).god(_next(t))
    return min(ROOM - god.planets, PLANETS - god.planets - _planets(t, _next(t)))


def _no_space_named(t: Try) -> bool:
    """Whether a space is wanted first, and something else was meant."""
    setting = _step(t, "sneak", "enter") or _acts(t, "errand")
    return setting and not any(space.id in t.meant for space in t.view.spaces)


def _laid(t: Try, v: Values) -> bool:
    """Whether the player who is spoken of, and who tried or was touched, has laid a plan."""
    seat = str(v["seat"])
    return _step(t, "plan") and bool(_state(t).god(seat).plan) and (t.seat == seat or f"@{seat}" in t.ids)


def _unpaid(t: Try, v: Values) -> bool:
    expense = _expense(t)
    payable = expense is not None and (not _any_amount(t) or _power(t) >= expense)
    return _step(t, "act") and t.seat == _next(t) and payable


def _touched_card(t: Try) -> bool:
    return t.touched and any(t.ids[0] == card.id for row in t.view.rows for card in row.cards)


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    **dict.fromkeys(("pass", "reveal", "pay", "plead", "done", "dawn", "night"), (0, 0)),
    **dict.fromkeys(("first", "place", "plan", "forge", "errand", "torch", "darken"), (1, 1)),
    **dict.fromkeys(("put", "lift", "level"), (1, 1)),
    "score": (1, 2),
    "breath": (2, 2),
}

SENTENCES: dict[str, Predicate] = {
    f"heavens-refuse-{key}": holds
    for key, holds in {
        "fix": lambda t, v: t.verb == "fix" and t.seat == "table",
        "ended": lambda t, v: _step(t, "over") and _state(t).day == DAYS and not _state(t).upcoming,
        "nobody": lambda t, v: (
            v["number"] == len(t.match.seats)
            and (t.seat not in t.match.seats or not set(t.things) & set(t.match.seats))
        ),
        "begun": lambda t, v: bool(_state(t).sun) and t.verb == "first" and t.seat == "table",
        "wait-first": lambda t, v: _step(t, "first"),
        "wait-reveal": lambda t, v: _step(t, "reveal") and all(god.plan for god in _state(t).gods),
        "wait-score": lambda t, v: _step(t, "score") and bool(_state(t).upcoming),
        "wait-dawn": lambda t, v: _step(t, "dawn") and not _state(t).upcoming,
        "players": lambda t, v: t.seat == "table" and _step(t, *OF_PLAYERS),
        "turn": lambda t, v: v["seat"] == _next(t) != t.seat and _step(t, *OF_ONE),
        "not-all-planned": lambda t, v: (
            _step(t, "plan")
            and v["left"] == sum(not god.plan for god in _state(t).gods)
            and t.verb == "reveal"
        ),
        "score-order": lambda t, v: _step(t, "score") and (t.touched or t.verb == "score"),
        "not-now": lambda t, v: t.verb == "score" and not _step(t, "score", "dawn"),
        "not-dawn": lambda t, v: t.verb == "dawn" and not _step(t, "dawn"),
        "which-space": lambda t, v: _no_space_named(t),
        "no-space": lambda t, v: _at(t, v) and _owner(t, v) is None,
        "unused": lambda t, v: _at(t, v) and int(str(v["space"])[0]) > len(t.match.seats),
        "taken": lambda t, v: _at(t, v) and _owner(t, v) == v["seat"],
        "sneak-only": lambda t, v: _step(t, "sneak") and (t.touched or t.verb != "place"),
        "no-planet": lambda t, v: (
            _state(t).god(_next(t)).planets == 0
            and (_acts(t, "errand") or (_step(t, "sneak") and _planets(t, _next(t)) == PLANETS))
        ),
        "same-orbit": _same_orbit,
        "plan-first": lambda t, v: _step(t, "plan") and (t.touched or t.verb != "plan"),
        "plan-laid": _laid,
        "no-plan": lambda t, v: _step(t, "plan") and t.verb == "plan" and t.things[0] not in PLANS,
        "plans-out": lambda t, v: _step(t, "act") and t.verb == "plan",
        "acted": lambda t, v: _step(t, "act") and t.seat not in _state(t).order and v["seat"] == _next(t),
        "table-does": lambda t, v: t.seat != "table" and t.verb in TABLE_VERBS,
        "not-entered": lambda t, v: t.match.options["mode"] == "full" and t.verb in ENTRIES,
        "not-night": lambda t, v: t.verb in ("darken", "done") and _state(t).phase < 3,
        "not-sneak": lambda t, v: t.verb == "place" and not _step(t, "first", "sneak"),
        "plead-by-itself": lambda t, v: not _any_amount(t) and t.verb == "plead",
        "nothing-to-pay": lambda t, v: _acts(t) and t.verb == "plead",
        "enough": lambda t, v: t.verb == "plead" and _power(t) >= (_expense(t) or 0),
        "plead-first": lambda t, v: _any_amount(t) and _power(t) < (_expense(t) or 0) and t.seat == _next(t),
        "declared": lambda t, v: _unpaid(t, v) and _state(t).turn.declared is not None,
        "pay-first": lambda t, v: _unpaid(t, v) and not _state(t).turn.paid,
        "nothing-due": lambda t, v: _acts(t) and t.verb == "pay",
        "other-plan": lambda t, v: _acts(t) and v["plan"] == f"plan-{_plan(t)}",
        "only-shown": lambda t, v: _touched_card(t),
        "forge-full": lambda t, v: _acts(t, "forge") and _state(t).god(t.seat).planets == ROOM,
        "forge-supply": lambda t, v: (
            _acts(t, "forge") and _state(t).god(t.seat).planets + _planets(t, t.seat) == PLANETS
        ),
        "forge-count": lambda t, v: _acts(t, "forge") and v["most"] == _most_forged(t) > 0,
        "torch-top": lambda t, v: _acts(t, "torch") and _torch(t, t.seat) == v["top"] == 10,
        "torch-steps": lambda t, v: _acts(t, "torch") and v["most"] == min(5, 10 - _torch(t, t.seat)),
        "no-level": lambda t, v: (
            t.verb == "level"
            and (v["bottom"], v["top"]) == (0, 10)
            and t.things[0] not in {str(n) for n in range(11)}
        ),
        "same-level": lambda t, v: t.things[0] == str(v["level"]) == str(_torch(t, t.seat)),
        "breath-none": lambda t, v: _acts(t, "breath") and not (_fresh(t, True) and _fresh(t, False)),
        "breath-empty": lambda t, v: _acts(t, "breath") and _at(t, v) and _owner(t, v) == "",
        "breath-moved": lambda t, v: _acts(t, "breath") and _at(t, v) and _turned(t, v),
        "breath-own": lambda t, v: _acts(t, "breath") and _at(t, v) and _owner(t, v) not in ("", _next(t)),
        "breath-other": lambda t, v: _acts(t, "breath") and _at(t, v) and _owner(t, v) == _next(t),
        "breath-two": lambda t, v: _acts(t, "breath"),
        "darken-none": lambda t, v: (
            _step(t, "darken") and _lit(t, t.seat) == _planets(t, t.seat) <= _torch(t, t.seat)
        ),
        "darken-done": lambda t, v: _step(t, "darken") and _lit(t, t.seat) < _planets(t, t.seat),
        "darken-more": lambda t, v: (
            _step(t, "darken") and t.verb == "done" and v["torch"] == _torch(t, t.seat) < _lit(t, t.seat)
        ),
        "darken-own": lambda t, v: _step(t, "darken") and not any(_who(t, space) for space in t.meant[-1:]),
        "darken-other": lambda t, v: _at(t, v) and _owner(t, v) == v["seat"] != _next(t),
        "darken-dark": lambda t, v: _at(t, v) and _owner(t, v) == _next(t) and _turned(t, v),
        "darken-only": lambda t, v: _step(t, "darken") and (t.touched or t.verb not in ("darken", "done")),
        "sun-calls": lambda t, v: t.verb == "night" and v["seat"] == _state(t).sun != t.seat,
        "entered": lambda t, v: _step(t, "enter") and bool(_state(t).entered & {*_targets(t), t.seat}),
        "enter-only": lambda t, v: _step(t, "enter") and (t.touched or t.verb not in ENTRIES),
        "put-own": lambda t, v: t.verb in ("put", "") and _own_meant(t),
        "lift-own": lambda t, v: t.verb == "lift" and not _own_meant(t),
        "all-placed": lambda t, v: _planets(t, t.seat) == PLANETS and t.verb in ("put", ""),
    }.items()
}
