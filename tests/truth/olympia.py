"""When each refusal of Olympia is true, read off the phase of the game, the pile and the hands."""

from __future__ import annotations

from typing import cast

from companion.games.olympia.rules import Olympia
from tests.truth.trying import Predicate, Try, Values

ATTRIBUTES = {
    "zeus": "lightning",
    "aphrodite": "heart",
    "artemis": "bow",
    "athena": "owl",
    "hades": "fire",
    "poseidon": "trident",
}
SPECIALS = {"minotaur": "monsters", "theseus": "monsters", "tornado": "winds"}
VARIANTS = ("monsters", "winds", "war", "mini", "blind")
BETWEEN = ("deal", "change", "vary", "swap", "stop")


def _state(t: Try) -> Olympia:
    return cast(Olympia, t.state)


def _phase(t: Try, *phases: str) -> bool:
    return _state(t).phase in phases and not _state(t).over


def _copies(t: Try, card: str) -> int:
    """How many of a card there are in this deck."""
    state = _state(t)
    if card in SPECIALS:
        return 2 if SPECIALS[card] in state.terms.playing else 0
    chosen = set(state.gods)
    if card in ATTRIBUTES:
        return 3 if card in chosen else 0
    return 5 if any(ATTRIBUTES.get(god) == card for god in chosen) else 0


def _is_card(thing: str) -> bool:
    return thing in SPECIALS or thing in ATTRIBUTES or thing in ATTRIBUTES.values()


def _card(t: Try) -> str:
    return next((thing for thing in t.meant if _is_card(thing)), "")


def _dealt(t: Try) -> int:
    """How many cards the round began with."""
    pile = _state(t).pile
    return sum(pile.left) + len(pile.cards)


def _cards_left(t: Try) -> bool:
    return sum(_state(t).pile.left) > 0


def _hands(t: Try) -> set[str]:
    """Whose hand lies on the pile."""
    return {slap.seat for slap in _state(t).slaps}


def _late(t: Try) -> bool:
    moment = next((arg for arg in t.things if arg.startswith("@")), "")
    return moment[1:].isdigit() and int(moment[1:]) <= _state(t).judged


def _measured_badly(t: Try) -> bool:
    return any(arg[:1] in "@~±" for arg in t.things)


def _turner(t: Try) -> str:
    """Whose hand is next: whoever the pile has come to, if a card is left there."""
    pile = _state(t).pile
    return _state(t).order[pile.chair] if pile.left and pile.left[pile.chair] else ""


def _namer(t: Try) -> str:
    """Who slapped first of those whose hero is not named yet."""
    return _state(t).queue[0].seat if _state(t).queue else ""


def _top(t: Try) -> int:
    """The step of the temple in this copy."""
    return int(t.match.box.copy(t.match.facts)["steps"])


def _may_swap(t: Try) -> bool:
    """Two players in the order in which they sit, the first beyond whoever moved already."""
    order, state = _state(t).order, _state(t)
    if len(t.things) != 2 or not set(t.things) <= set(order):
        return False
    one, other = map(order.index, t.things)
    return state.swapped < one < other


def _god(t: Try, seat: str) -> str:
    n = int(seat[1:]) - 1
    return _state(t).gods[n] if n < len(_state(t).gods) else ""


def _has_god(t: Try, v: Values) -> bool:
    named = v["seat"] in t.things or f"chair-{str(v['seat'])[1:]}" in t.ids
    return _god(t, str(v["seat"])) == v["god"] != "" and named


def _break(t: Try, v: Values) -> bool:
    """Whether the cards are to be dealt for the player who is spoken of."""
    return _phase(t, "break") and v["seat"] == _state(t).starter


def _between(t: Try) -> bool:
    """Whether something that belongs between two rounds was tried."""
    return t.line is not None and t.verb in BETWEEN


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    **dict.fromkeys(("deal", "change", "stop", "slap", "settle", "close"), (0, 0)),
    **dict.fromkeys(("start", "vary", "turn", "name"), (1, 1)),
    **dict.fromkeys(("god", "swap"), (2, 2)),
}

SENTENCES: dict[str, Predicate] = {
    f"olympia-refuse-{key}": holds
    for key, holds in {
        "fix": lambda t, v: (t.seat, t.verb) == ("table", "fix"),
        "moment": lambda t, v: _measured_badly(t),
        "not-yet": lambda t, v: _phase(t, "gods") and "" in _state(t).gods,
        "nobody": lambda t, v: t.seat not in t.match.seats and v["number"] == len(t.match.seats),
        "player-first": lambda t, v: _phase(t, "gods") and v["god"] in t.meant and not t.picks,
        "seat-first": lambda t, v: _phase(t, "gods") and not set(t.meant) & set(t.match.seats),
        "has-god": _has_god,
        "no-god": lambda t, v: _phase(t, "gods") and not set(t.things[1:]) & set(ATTRIBUTES),
        "god-taken": lambda t, v: v["god"] in _state(t).gods and v["god"] in t.things,
        "gods-chosen": lambda t, v: t.verb in ("god", "start") and not _phase(t, "gods", "starter"),
        "starter": lambda t, v: _phase(t, "starter"),
        "ended": lambda t, v: _state(t).stopped or max(_state(t).steps) >= _top(t),
        "name-first": lambda t, v: _phase(t, "name") and _namer(t) == v["seat"],
        "deal-first": lambda t, v: _break(t, v) and _state(t).rounds > 0,
        "first-deal": lambda t, v: _break(t, v) and _state(t).rounds == 0,
        "slap-before-deal": lambda t, v: _phase(t, "break") and not _state(t).rounds and t.verb == "slap",
        "slap-naming": lambda t, v: _phase(t, "name") and _namer(t) == v["seat"] and t.verb == "slap",
        "settled": lambda t, v: _phase(t, "name") and _namer(t) == v["seat"] and t.verb == "settle",
        "no-round-to-settle": lambda t, v: _phase(t, "break") and t.verb == "settle",
        "no-round": lambda t, v: _phase(t, "break") and t.verb == "close",
        "no-cards": lambda t, v: _phase(t, "round") and not _cards_left(t) and not _hands(t),
        "turn": lambda t, v: _phase(t, "round") and v["seat"] == _turner(t) != t.seat,
        "turn-or-slap": lambda t, v: _phase(t, "round") and v["seat"] == _turner(t) and not _card(t),
        "empty-hand": lambda t, v: (
            v["seat"] == t.seat
            and v["other-seat"] == _turner(t)
            and _state(t).pile.left[_state(t).order.index(t.seat)] == 0
        ),
        "not-in-deck": lambda t, v: v["card"] == _card(t) and _copies(t, _card(t)) == 0,
        "all-out": lambda t, v: (
            v["card"] == _card(t)
            and v["copies"] == _copies(t, _card(t))
            and _state(t).pile.cards.count(_card(t)) == _copies(t, _card(t))
        ),
        "who": lambda t, v: (t.seat, t.verb) == ("table", "slap"),
        "false-start": lambda t, v: _phase(t, "break") and _state(t).rounds > 0 and t.verb == "slap",
        "too-late": lambda t, v: t.verb == "slap" and _late(t),
        "slapped": lambda t, v: _phase(t, "round") and v["seat"] in _hands(t) and t.seat == v["seat"],
        "nothing-to-settle": lambda t, v: _phase(t, "round") and not _hands(t) and t.verb == "settle",
        "settle-first": lambda t, v: _phase(t, "round") and bool(_hands(t)),
        "cards-left": lambda t, v: _phase(t, "round") and _cards_left(t) and t.verb == "close",
        "no-war": lambda t, v: "war" not in _state(t).terms.playing and t.verb == "name",
        "nobody-names": lambda t, v: t.verb == "name" and not _phase(t, "name"),
        "names": lambda t, v: _phase(t, "name") and _namer(t) == v["seat"] != t.seat,
        "no-hero": lambda t, v: _phase(t, "name") and not set(t.things[:1]) & set(t.match.seats),
        "in-round": lambda t, v: _between(t) and _phase(t, "round", "name"),
        "dealer": lambda t, v: (t.touched or t.verb == "deal") and v["seat"] == _state(t).starter != t.seat,
        "table": lambda t, v: t.seat != "table" and t.verb in (*BETWEEN[1:], "settle", "close"),
        "nothing-played": lambda t, v: t.verb == "stop" and _state(t).rounds == 0,
        "changing": lambda t, v: t.verb == "change" and _state(t).changing,
        "change-first": lambda t, v: (
            _phase(t, "break") and not _state(t).changing and t.verb in ("vary", "swap")
        ),
        "varied": lambda t, v: (
            t.verb == "vary" and v["variant"] == f"option-{t.things[0]}" and t.things[0] in _state(t).varied
        ),
        "no-variant": lambda t, v: t.verb == "vary" and not set(t.things[:1]) & set(VARIANTS),
        "two": lambda t, v: t.verb == "swap" and len(t.match.seats) == 2,
        "swapped": lambda t, v: (t.touched or t.verb == "swap") and not _may_swap(t),
    }.items()
}
