"""When each refusal of Above is true, read off the mountain and the cards as they lie."""

from __future__ import annotations

from typing import cast

from companion.games.above.rules import Above
from tests.truth.trying import Predicate, Try, Values

DEITIES = ("zeus", "hera", "ares", "athena", "hades", "demeter", "poseidon", "aphrodite")
TOKENS = {"zeus": "thunder", "ares": "barrier", "hades": "gate", "demeter": "fertility"}
LETTERS = "αβγδεζηθικλμνξοπ"
EACH = 6
SET_UP = ("place", "reveal", "deal")


def _state(t: Try) -> Above:
    return cast(Above, t.state)


def _board(t: Try) -> dict[str, str]:
    """What lies on each space: a deity or a kind of token."""
    return {token.space: token.id if token.kind == "deity" else token.kind for token in t.view.tokens}


def _stands(t: Try, deity: str) -> str:
    return next((space for space, lies in _board(t).items() if lies == deity), "")


def _spot(space: str) -> tuple[int, int] | None:
    """Ring and column of a space."""
    if len(space) == 2 and space[0] in LETTERS and space[1].isdigit():
        return int(space[1]), LETTERS.index(space[0])
    return None


def _rings(t: Try) -> int:
    return max(spot[0] for space in t.view.spaces if (spot := _spot(space.id)))


def _is_start(t: Try, space: str) -> bool:
    """Every other space of ring 1, from the first or the second on, as this copy has it."""
    spot, copy = _spot(space), t.match.box.copy(t.match.facts)
    return spot is not None and spot[0] == 1 and spot[1] % 2 == ("odd", "even").index(copy["start-parity"])


def _printed(space: str) -> str:
    return "summit" if space == "summit" else space.upper()


def _target(t: Try) -> str:
    """The space meant: the last thing under the finger, or what a line names last."""
    if t.touched:
        return t.ids[-1]
    first = (t.line.args if t.line else ())[-1:]
    thing = first[0] if first else ""
    return _stands(t, thing) or (thing.partition("-")[2] if "-" in thing else thing)


def _all_targets(t: Try) -> set[str]:
    """Every space that was named, be it by what lies there."""
    things = t.ids[-1:] if t.touched else t.line.args if t.line else ()
    return {_stands(t, thing) or (thing.partition("-")[2] if "-" in thing else thing) for thing in things}


def _at(t: Try, v: Values) -> bool:
    """Whether the sentence is about the space that was meant."""
    return v["space"] in {_printed(space) for space in _all_targets(t)}


def _space_of(v: Values) -> str:
    return str(v["space"]).lower()


def _mover(t: Try, v: Values) -> bool:
    """Whether the deity named is the one that is to move: by card, by token, or by Seduction."""
    state = _state(t)
    if state.stage in ("step", "exit"):
        return v["deity"] == state.mover
    return state.stage == "power" and state.deity == "aphrodite" and v["deity"] in t.things


def _apart(t: Try, v: Values, space: str) -> tuple[int, int] | None:
    """How many rings forward and columns aside a space is from the mover."""
    start, to = _spot(_stands(t, str(v["deity"]))), _spot(space)
    if start is None or to is None:
        return None
    aside = abs(start[1] - to[1])
    return to[0] - start[0], min(aside, len(LETTERS) - aside)


def _one_step(apart: tuple[int, int] | None) -> bool:
    return apart in ((1, 0), (0, 1))


def _beside_summit(t: Try, v: Values) -> bool:
    start = _spot(_stands(t, str(v["deity"])))
    return start is not None and start[0] == _rings(t)


def _too_far(t: Try, v: Values) -> bool:
    if not _mover(t, v) or not _at(t, v):
        return False
    if v["space"] == "summit":
        return not _beside_summit(t, v)
    apart = _apart(t, v, _space_of(v))
    # A diagonal neighbour is not far.
    return apart is not None and not _one_step(apart) and (abs(apart[0]) > 1 or apart[1] > 1)


def _diagonal(t: Try, v: Values) -> bool:
    apart = _apart(t, v, _space_of(v))
    return _mover(t, v) and _at(t, v) and apart is not None and (abs(apart[0]), apart[1]) == (1, 1)


def _where_card(t: Try, card: str) -> str:
    """Where a card lies: with a seat, spent there, or in the discard."""
    for row in t.view.rows:
        for one in row.cards:
            if one.id == card:
                place = row.seat or row.id
                return f"{place}-spent" if one.face == "spent" else place
    return ""


def _card(t: Try, v: Values) -> str:
    """The card that was meant, if it is one of the deity named."""
    meant = t.meant[0] if t.meant else ""
    return meant if meant.rpartition("-")[0] == v["deity"] and meant in _cards(t) else ""


def _cards(t: Try) -> set[str]:
    return {thing.id for thing in t.match.box.things if "-" in thing.id}


def _partner(t: Try) -> str:
    if len(t.match.seats) < 4:
        return ""
    return {"p1": "p3", "p2": "p4", "p3": "p1", "p4": "p2"}[_state(t).turn]


def _in(t: Try, *stages: str) -> bool:
    return _state(t).stage in stages


def _power(t: Try, *deities: str) -> bool:
    return _state(t).stage == "power" and _state(t).deity in deities


def _same_set(t: Try, v: Values) -> bool:
    """A set holds every deity once: one player's with two, that of p1 and p2 or of p3 and p4 with four."""
    seat = str(v["seat"])
    sharing = {seat} if len(t.match.seats) == 2 else {"p1", "p2"} if seat in ("p1", "p2") else {"p3", "p4"}
    held = {card for card in _cards(t) if _where_card(t, card) in sharing}
    return bool(_card(t, v)) and any(card.rpartition("-")[0] == v["deity"] for card in held)


def _double(t: Try, v: Values) -> bool:
    seat = _state(t).acting
    discard = {card.rpartition("-")[0] for card in _cards(t) if _where_card(t, card) == "discard"}
    held = {card.rpartition("-")[0] for card in _cards(t) if _where_card(t, card) == seat}
    return bool(_card(t, v)) and v["deity"] in held and bool(discard - held)


def _blocked(t: Try, deity: str, forward: bool) -> bool:
    """Whether every space a deity could step on is closed; forward may be left out of it."""
    spot = _spot(_stands(t, deity))
    assert spot
    ring, column = spot
    ways = [(ring, column - 1), (ring, column + 1)]
    if forward and ring < _rings(t):
        ways.append((ring + 1, column))
    spaces = [f"{LETTERS[c % len(LETTERS)]}{r}" for r, c in ways]
    return all(_board(t).get(space) in (*DEITIES, "barrier") for space in spaces)


def _kind(t: Try) -> str:
    return TOKENS.get(_state(t).deity, "")


def _on_board(t: Try) -> int:
    return sum(lies == _kind(t) for lies in _board(t).values())


def _placing(t: Try, v: Values) -> bool:
    return _power(t, *TOKENS) and v["token"] == _kind(t)


def _closed(t: Try, v: Values) -> bool:
    """Whoever goes: a step, a way out, or back from Poseidon's wave."""
    if _power(t, "poseidon"):
        start, to = _spot(_stands(t, str(v["deity"]))), _spot(_space_of(v))
        pushed = v["deity"] in t.things or _stands(t, str(v["deity"])) in _all_targets(t)
        return start is not None and to == (start[0] - 1, start[1]) and pushed
    if not _mover(t, v) or not _at(t, v):
        return False
    return _in(t, "exit") or _one_step(_apart(t, v, _space_of(v)))


def _on_mountain(t: Try) -> bool:
    """Whether what was named first is a space, or stands or lies on one."""
    first = t.things[0]
    kind, _, space = first.partition("-")
    lies = _stands(t, first) or (space if kind in TOKENS.values() else first)
    return lies in {known.id for known in t.view.spaces}


def _nothing_there(t: Try, v: Values) -> bool:
    meant = {_printed(thing) for thing in (*t.meant[-1:], *_all_targets(t))} | set(t.meant)
    lies = _board(t).get(_space_of(v), "")
    return _power(t, "poseidon") and v["space"] in meant and not lies


def _summit_meant(t: Try, v: Values) -> bool:
    return "summit" in _all_targets(t) and _beside_summit(t, v) and _mover(t, v) and _state(t).phase == 3


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    "done": (0, 0),
    **dict.fromkeys(("reveal", "deal", "play", "recover", "move", "exit", "lay", "take"), (1, 1)),
    **dict.fromkeys(("remove", "push", "disgrace", "exhaust"), (1, 1)),
    **dict.fromkeys(("place", "seduce"), (2, 2)),
}

SENTENCES: dict[str, Predicate] = {
    f"above-refuse-{key}": holds
    for key, holds in {
        "fix": lambda t, v: t.verb == "fix",
        "ended": lambda t, v: _board(t).get("summit") in DEITIES,
        "set-up-over": lambda t, v: not _in(t, *SET_UP) and (t.seat == "table" or t.verb in SET_UP),
        "turn": lambda t, v: v["seat"] == _state(t).acting != t.seat,
        "not-yet-place": lambda t, v: _in(t, "place"),
        "not-yet-reveal": lambda t, v: _in(t, "reveal"),
        "not-yet-deal": lambda t, v: _in(t, "deal"),
        "no-deity": lambda t, v: _in(t, "place") and t.meant[0] not in DEITIES,
        "placed": lambda t, v: bool(_stands(t, str(v["deity"]))) and v["deity"] in t.things,
        "deity-first": lambda t, v: _in(t, "place") and not set(t.ids) & set(DEITIES) and not t.picks,
        "start-space": lambda t, v: (
            _in(t, "place")
            and v["deity"] in t.things
            and not any(_is_start(t, thing) for thing in t.things[1:])
        ),
        "start-taken": lambda t, v: _in(t, "place") and _space_of(v) in _board(t) and _at(t, v),
        "one-card": lambda t, v: _in(t, "reveal", "deal") and t.meant[0] not in _cards(t),
        "revealed": lambda t, v: _in(t, "reveal") and _where_card(t, _card(t, v)) == "shown",
        "dealt": lambda t, v: _in(t, "deal") and _where_card(t, _card(t, v)) == v["seat"],
        "same-set": _same_set,
        "card-first": lambda t, v: _in(t, "card") and v["seat"] == _state(t).turn,
        "card-of": lambda t, v: (
            _in(t, "card")
            and v["deity"] in t.ids
            and all(_where_card(t, f"{v['deity']}-{n}") == _state(t).turn for n in (1, 2))
            and v["seat"] == _state(t).turn
        ),
        "no-card-of": lambda t, v: (
            _in(t, "card")
            and v["deity"] in t.ids
            and v["seat"] == _state(t).turn
            and not any(_where_card(t, f"{v['deity']}-{n}") == _state(t).turn for n in (1, 2))
        ),
        "refill-first": lambda t, v: _in(t, "refill") and v["seat"] == _state(t).acting,
        "exit-first": lambda t, v: _in(t, "exit") and v["deity"] == _state(t).mover,
        "activated": lambda t, v: (
            _in(t, "step", "exit", "power")
            and v["deity"] == _state(t).deity
            and (t.verb == "play" or t.ids[0] in _cards(t))
        ),
        "step-first": lambda t, v: _in(t, "step") and v["deity"] == _state(t).mover,
        "must-use": lambda t, v: (
            _in(t, "power") and t.verb == "done" and v["deity"] == _state(t).deity != "athena"
        ),
        "power-first": lambda t, v: _in(t, "power") and v["deity"] == _state(t).deity,
        "no-card": lambda t, v: _in(t, "card", "refill") and t.meant[0] not in _cards(t),
        "spent": lambda t, v: _where_card(t, _card(t, v)).endswith("-spent"),
        "discarded": lambda t, v: _where_card(t, _card(t, v)) == "discard",
        "not-yours": lambda t, v: _where_card(t, _card(t, v))[:2] == v["seat"] != _state(t).turn,
        "double": _double,
        "not-in-discard": lambda t, v: (
            _in(t, "refill") and _where_card(t, _card(t, v)) not in ("discard", "")
        ),
        "where": lambda t, v: (
            t.line is not None and t.things[t.verb == "seduce"] not in {space.id for space in t.view.spaces}
        ),
        "must-move": lambda t, v: _mover(t, v) and _stands(t, str(v["deity"])) in _all_targets(t),
        "summit-seduction": lambda t, v: _summit_meant(t, v) and _state(t).deity == "aphrodite",
        "summit-phase3": lambda t, v: _summit_meant(t, v) and t.match.options["summit-in-phase3"] == "forbid",
        "backwards": lambda t, v: _mover(t, v) and _at(t, v) and _apart(t, v, _space_of(v)) == (-1, 0),
        "too-far": _too_far,
        "diagonal": _diagonal,
        "barrier": lambda t, v: _board(t).get(_space_of(v)) == "barrier" and _closed(t, v),
        "onto-deity": lambda t, v: _board(t).get(_space_of(v)) == v["other"] and _closed(t, v),
        "not-a-gate": lambda t, v: (
            _in(t, "exit")
            and _mover(t, v)
            and "gate" in _board(t).values()
            and not any(_board(t).get(space) == "gate" for space in _all_targets(t))
        ),
        "ring-one": lambda t, v: (
            _in(t, "exit")
            and _mover(t, v)
            and "gate" not in _board(t).values()
            and not any((_spot(space) or (0,))[0] == 1 for space in _all_targets(t))
        ),
        "own-space": lambda t, v: (
            _in(t, "exit") and _stands(t, str(v["deity"])) in _all_targets(t) and _mover(t, v)
        ),
        "gate-free": lambda t, v: (
            _in(t, "exit")
            and t.match.options["rulebook"] == "fr"
            and _board(t).get(_space_of(v)) in TOKENS.values()
            and _at(t, v)
        ),
        "token-where": lambda t, v: (
            _placing(t, v) and t.line is not None and not set(t.meant) & {s.id for s in t.view.spaces}
        ),
        "just-placed": lambda t, v: (
            _placing(t, v)
            and _on_board(t) == EACH
            and any(s in _state(t).used and _board(t).get(s) == _kind(t) for s in _all_targets(t))
        ),
        "take-first": lambda t, v: _placing(t, v) and _on_board(t) == EACH,
        "reserve-left": lambda t, v: _placing(t, v) and _on_board(t) < EACH and t.verb == "take",
        "token-summit": lambda t, v: _placing(t, v) and "summit" in _all_targets(t),
        "token-on-deity": lambda t, v: (
            _placing(t, v) and _board(t).get(_space_of(v)) == v["deity"] and _at(t, v)
        ),
        "token-on-token": lambda t, v: (
            _placing(t, v) and _board(t).get(_space_of(v)) == v["other"] and _at(t, v)
        ),
        "just-left": lambda t, v: (
            _placing(t, v) and _at(t, v) and _space_of(v) in _state(t).used and _space_of(v) not in _board(t)
        ),
        "disgrace-card": lambda t, v: _power(t, "hera") and not set(t.meant) & _cards(t),
        "disgrace-spent": lambda t, v: (
            _power(t, "hera")
            and (_where_card(t, _card(t, v)).endswith("-spent") or _where_card(t, _card(t, v)) == "discard")
        ),
        "disgrace-own": lambda t, v: (
            _power(t, "hera")
            and _where_card(t, _card(t, v)) in (_state(t).turn, _partner(t))
            and bool(_card(t, v))
        ),
        "exhaust-card": lambda t, v: _power(t, "athena") and not set(t.meant) & _cards(t),
        "one-each": lambda t, v: _power(t, "athena") and _where_card(t, _card(t, v)) in _state(t).used,
        "nothing-there": _nothing_there,
        "flood": lambda t, v: (
            _power(t, "poseidon") and t.line is not None and t.line.args[:1] != () and not _on_mountain(t)
        ),
        "push-whom": lambda t, v: _power(t, "poseidon") and not set(t.meant) & set(DEITIES),
        "push-self": lambda t, v: (
            _power(t, "poseidon")
            and t.match.options["rulebook"] == "fr"
            and ("poseidon" in t.meant or _stands(t, "poseidon") in t.meant)
        ),
        "push-ring-one": lambda t, v: (
            _power(t, "poseidon")
            and (_spot(_stands(t, str(v["deity"]))) or (0,))[0] == 1
            and (v["deity"] in t.meant or _stands(t, str(v["deity"])) in t.meant)
        ),
        "push-instead": lambda t, v: (
            _power(t, "poseidon")
            and t.verb == "remove"
            and (v["deity"] in t.meant or _stands(t, str(v["deity"])) in t.meant)
        ),
        "seduce-whom": lambda t, v: _power(t, "aphrodite") and not set(t.meant) & set(DEITIES),
        "seduce-self": lambda t, v: _power(t, "aphrodite") and "aphrodite" in t.meant,
        "seduce-stuck": lambda t, v: (
            _power(t, "aphrodite")
            and v["deity"] in t.meant
            and _blocked(t, str(v["deity"]), forward=True)
            and not _beside_summit(t, v)
        ),
        "seduce-summit": lambda t, v: (
            _power(t, "aphrodite")
            and v["deity"] in t.meant
            and _beside_summit(t, v)
            and _blocked(t, str(v["deity"]), forward=False)
        ),
    }.items()
}
