"""When each refusal of Olympe is true, read off the cards in sight, and off the hands for those who may."""

from __future__ import annotations

from typing import cast

from companion.games.olympe.rules import Olympe
from companion.view import Text
from tests.truth.trying import Predicate, Try, Values

GODS = ("athena", "hephaestus", "dionysus", "artemis", "hermes")
RANKS = ("monster", *map(str, range(10, 101, 10)), "i", "ii", "iii", "iv", "v")


def _state(t: Try) -> Olympe:
    return cast(Olympe, t.state)


def _stage(t: Try, *stages: str) -> bool:
    return _state(t).stage in stages and not _state(t).undecided and not _state(t).round.uncovered


def _split(card: str) -> tuple[str, str]:
    god, _, rank = card.partition("/")[0].rpartition("-")
    return god, rank


def _is_card(thing: str) -> bool:
    god, rank = _split(thing)
    return god in GODS and rank in RANKS


def _tried(t: Try) -> str:
    """The card that was meant, without the number of its copy."""
    meant = t.meant[0] if t.meant else ""
    return meant.partition("/")[0] if _is_card(meant) else ""


def _named(t: Try, card: str) -> Text:
    """What a card is called on this table."""
    rows = (*t.view.rows, *t.view.fan)
    shown = {one.id.partition("/")[0]: one.name for row in rows for one in row.cards}
    shown |= {token.id.partition("/")[0]: token.name for token in t.view.tokens}
    return shown[card]


def _about(t: Try, v: Values) -> bool:
    """Whether the sentence is about the card that was meant."""
    return bool(_tried(t)) and v["card"] == _named(t, _tried(t))


def _laid(t: Try) -> list[str]:
    """The cards laid in this round, in order."""
    now = _state(t).round
    cards = [card for one in now.done for card in one.trick.cards] + [*now.trick.cards]
    return [f"{GODS[card // 16]}-{RANKS[card % 16]}" for card in cards]


def _trick(t: Try) -> list[tuple[str, str]]:
    cards = _state(t).round.trick.cards
    return [(GODS[card // 16], RANKS[card % 16]) for card in cards]


def _asked(t: Try) -> tuple[str, str, int]:
    """The colour asked, the trump, and where the trick really began: after Monsters that were led."""
    state = _state(t)
    for place, (god, rank) in enumerate(_trick(t)):
        if rank != "monster":
            seat = (state.round.trick.lead + place) % len(t.match.seats)
            return god, GODS[state.gods[seat]], place
    return "", "", 0


def _seat(t: Try) -> str:
    """Whose card is next."""
    return t.match.seats[_state(t).turn]


def _in_sight(t: Try) -> list[tuple[str, str]]:
    """The cards on top of the piles of whoever plays."""
    now, turn = _state(t).round, _state(t).turn
    return [
        (GODS[card // 16], RANKS[card % 16]) for card in (now.tops[turn] if now.tops else ()) if card >= 0
    ]


def _shown_card(t: Try, v: Values) -> tuple[str, str] | None:
    """The card in sight that a sentence shows as proof."""
    for god, rank in _in_sight(t):
        if _named(t, f"{god}-{rank}") == v["card"]:
            return god, rank
    return None


def _power(rank: str) -> int:
    return RANKS.index(rank)


def _best_trump(t: Try) -> int:
    """The strongest trump that follows or ruffs; a Monster that ruffs by the French rules has no power."""
    asked, trump, first = _asked(t)
    french = t.match.options["rulebook"] == "fr"
    found = [_power(rank) for god, rank in _trick(t)[first:] if god == trump and (rank != "monster")]
    ruffed = any((god, rank) == (trump, "monster") for god, rank in _trick(t)[first:]) and asked != trump
    return max(found, default=0 if ruffed and french else -1)


def _colour(t: Try, god: str) -> str:
    return t.match.box.copy(t.match.facts)[god]


def _follow(t: Try, v: Values) -> bool:
    asked, _, _ = _asked(t)
    proof = _shown_card(t, v)
    right = v["asked"] == _colour(t, asked) and proof is not None and proof[0] == asked
    return right and _split(_tried(t))[0] != asked and v["seat"] == _seat(t)


def _rise(monster: bool) -> Predicate:
    def holds(t: Try, v: Values) -> bool:
        asked, trump, _ = _asked(t)
        proof, (god, rank) = _shown_card(t, v), _split(_tried(t))
        if proof is None or asked != trump or proof[0] != trump or v["trump"] != _colour(t, trump):
            return False
        low = god == trump and _power(rank) <= _best_trump(t) and (rank == "monster") == monster
        return low and _power(proof[1]) > _best_trump(t)

    return holds


def _void(t: Try) -> bool:
    """Whether all cards of whoever plays lie in sight, and none of them follows."""
    now = _state(t).round
    asked, _, _ = _asked(t)
    return bool(now.held) and now.held[_state(t).turn] == 0 and asked not in {god for god, _ in _in_sight(t)}


def _ruffs(t: Try, v: Values) -> bool:
    """Whether the card shown is a trump that ruffs better than what lies there, if any in sight does."""
    _, trump, _ = _asked(t)
    proof = _shown_card(t, v)
    higher = any(god == trump and _power(rank) > _best_trump(t) for god, rank in _in_sight(t))
    return proof is not None and proof[0] == trump and (not higher or _power(proof[1]) > _best_trump(t))


def _neglects(t: Try) -> bool:
    """Whether the card meant neither follows nor ruffs as it could."""
    asked, trump, _ = _asked(t)
    god, rank = _split(_tried(t))
    english = t.match.options["rulebook"] == "en"
    no_ruff = god != trump or _power(rank) <= _best_trump(t) or (english and rank == "monster")
    return god != asked and no_ruff


def _or_ruff(t: Try, v: Values) -> bool:
    asked, _, _ = _asked(t)
    return v["asked"] == _colour(t, asked) and _ruffs(t, v) and _neglects(t) and v["seat"] == _seat(t)


def _ruff(t: Try, v: Values) -> bool:
    _, trump, _ = _asked(t)
    other = _split(_tried(t))[0] != trump
    return _void(t) and _ruffs(t, v) and _neglects(t) and other and v["trump"] == _colour(t, trump)


def _over(monster: bool) -> Predicate:
    def holds(t: Try, v: Values) -> bool:
        _, trump, _ = _asked(t)
        god, rank = _split(_tried(t))
        same = god == trump and (rank == "monster") == monster
        return _void(t) and _ruffs(t, v) and _neglects(t) and same and v["trump"] == _colour(t, trump)

    return holds


def _hidden(t: Try, v: Values) -> bool:
    """With known hands: the hand lacks the card, or a better one in it must be laid."""
    now, turn = _state(t).round, _state(t).turn
    held = _in_sight(t) + [(GODS[card // 16], RANKS[card % 16]) for card in now.hands[turn]]
    playable = _split(_tried(t)) in _due(t, held)
    return t.match.options["hands"] == "open" and _about(t, v) and not playable and v["seat"] == _seat(t)


def _due(t: Try, held: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What may be laid of these cards: follow, rise where trump is led, else ruff and over-ruff."""
    asked, trump, _ = _asked(t)
    suit = [card for card in held if card[0] == asked]
    if not asked or (suit and asked != trump):
        return suit or held
    english = t.match.options["rulebook"] == "en"
    ruffs = suit or [card for card in held if card[0] == trump and not (english and card[1] == "monster")]
    higher = [card for card in ruffs if _power(card[1]) > _best_trump(t)]
    return higher or ruffs or held


def _unseen(t: Try, card: str) -> bool:
    number = GODS.index(_split(card)[0]) * 16 + RANKS.index(_split(card)[1])
    return number in _state(t).round.unseen


def _god_at(t: Try, place: str) -> str:
    state = _state(t)
    n = int(place[1:]) - 1 + (len(t.match.seats) if place[0] == "v" else 0)
    return GODS[state.gods[n]] if n < len(state.gods) and state.gods[n] >= 0 else ""


def _places(t: Try) -> list[str]:
    return [thing for thing in t.things if thing[:1] in "pv" and thing[1:].isdigit()]


def _chosen(t: Try) -> set[str]:
    return {GODS[god] for god in _state(t).gods if god >= 0}


def _shown_next(t: Try) -> str:
    """How the table shows the next card: from below a pile, to a hand, face up on a pile, a virtual hand."""
    state = _state(t)
    if state.round.uncovered:
        return "turn"
    if state.stage != "deal":
        return state.stage
    full = 14 if t.match.options["variant"] == "comptoir" else 16
    return "deal" if any(len(hand) < full for hand in state.round.hands) else "show"


def _shows(verb: str) -> Predicate:
    """Whether the table shows cards in this way next, and something else was tried."""

    def holds(t: Try, v: Values) -> bool:
        return _shown_next(t) == verb and (t.touched or (t.seat, t.verb) != ("table", verb))

    return holds


def _need_god(t: Try) -> list[str]:
    """The places that have a god of their own: seats or large teams, and colours without a player."""
    seats, variant = t.match.seats, t.match.options.get("variant", "")
    own = seats[: len(seats) // 2] if len(seats) > 5 else seats
    extras = int(variant[-1]) if variant.startswith("virtual") else int(variant == "comptoir")
    return [*own, *(f"v{n}" for n in range(1, extras + 1))]


def _sides(t: Try) -> list[str]:
    """Who tells points: players, teams by their first seat, and the virtual players of the English rules."""
    seats, variant = list(t.match.seats), t.match.options["variant"]
    teams = variant == "teams" or len(seats) > 5
    virtual = int(variant[-1]) if variant.startswith("virtual") and t.match.options["rulebook"] == "en" else 0
    return seats[: len(seats) // 2 if teams else None] + [f"v{n}" for n in range(1, virtual + 1)]


def _telling(t: Try, coins: bool) -> bool:
    return _stage(t, "enter") and (t.match.options["scoring"] == "coins") == coins


def _teller(t: Try) -> str:
    return _sides(t)[len(_state(t).round.told)]


def _ended(t: Try, v: Values) -> bool:
    """Twelve nuggets and alone with most; in teams one round, or as many as players; or a coin is gone."""
    scores, teams = _state(t).scores, t.match.options["variant"] == "teams" or len(t.match.seats) > 5
    if t.match.options["scoring"] == "coins":
        return any(0 in [coins[god] for god in set(_state(t).gods)] for coins in scores.coins)
    match t.match.options["team-mode"] if teams else "race":
        case "single":
            return scores.rounds >= 1
        case "cumulative":
            enough = scores.rounds >= len(t.match.seats)
            return enough and scores.totals.count(max(scores.totals)) == 1
    return max(scores.nuggets) >= 12 and scores.nuggets.count(max(scores.nuggets)) == 1


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    **dict.fromkeys(("count", "again", "accept", "note"), (0, 0)),
    **dict.fromkeys(("dealer", "deal", "show", "turn", "reveal", "play"), (1, 1)),
    **dict.fromkeys(("god", "most"), (2, 2)),
    "points": (3, 3),
}

SENTENCES: dict[str, Predicate] = {
    f"olympe-refuse-{key}": holds
    for key, holds in {
        "fix": lambda t, v: (t.seat, t.verb) == ("table", "fix"),
        "decide": lambda t, v: v["seat"] == t.match.seats[_state(t).undecided[0].seat],
        "choose": lambda t, v: _stage(t, "choose"),
        "dealer": lambda t, v: (
            _stage(t, "choose")
            and (t.verb == "dealer" or t.touched)
            and (_state(t).dealer >= 0 or len(t.things) != 1 or t.things[0] not in t.match.seats)
        ),
        "no-god": lambda t, v: _stage(t, "choose") and not {*t.meant} & {*GODS},
        "gods-chosen": lambda t, v: (
            _stage(t, "choose") and t.verb == "god" and all(_god_at(t, place) for place in _need_god(t))
        ),
        "god-first": lambda t, v: _stage(t, "choose") and not t.picks and t.meant[0] not in GODS,
        "god-taken": lambda t, v: _stage(t, "choose") and v["god"] in _chosen(t) and v["god"] in t.things,
        "has-god": lambda t, v: v["god"] in {_god_at(t, place) for place in _places(t)},
        "god-whose": lambda t, v: (
            _stage(t, "choose")
            and v["god"] in t.things
            and v["god"] not in _chosen(t)
            and not any(place in _need_god(t) and not _god_at(t, place) for place in t.things[1:2])
        ),
        "deal-first": _shows("deal"),
        "show-first": _shows("show"),
        "turn-first": _shows("turn"),
        "reveal-first": _shows("reveal"),
        "no-card": lambda t, v: not _tried(t),
        "other-copy": lambda t, v: _about(t, v) and t.meant[0].endswith("/2") and _tried(t) not in _laid(t),
        "not-in-play": lambda t, v: bool(_tried(t)) and _split(_tried(t))[0] not in _chosen(t),
        "god-not-in-play": lambda t, v: v["god"] == t.things[0] and v["god"] not in _chosen(t),
        "known": lambda t, v: _about(t, v) and not _unseen(t, _tried(t)),
        "lay": lambda t, v: (
            _stage(t, "play")
            and v["seat"] == _seat(t)
            and (t.verb not in ("play", "") or not _tried(t) or len(t.things) != 1)
        ),
        "turn": lambda t, v: _stage(t, "play") and v["seat"] == _seat(t) != t.seat,
        "laid": lambda t, v: (
            _about(t, v)
            and _laid(t).count(_tried(t)) >= (2 if len(t.match.seats) > 5 and "/" not in t.meant[0] else 1)
        ),
        "hidden": _hidden,
        "other-pile": lambda t, v: (
            _about(t, v)
            and v["seat"] == _seat(t)
            and any(
                _tried(t) in [card.id for card in row.cards]
                for row in t.view.rows
                if row.id.startswith("piles-") and row.seat != _seat(t)
            )
        ),
        "hand-empty": lambda t, v: (
            _about(t, v)
            and _state(t).round.held[_state(t).turn] == 0
            and _split(_tried(t)) not in _in_sight(t)
        ),
        "follow": _follow,
        "rise": _rise(False),
        "rise-monster": _rise(True),
        "or-ruff": _or_ruff,
        "ruff": _ruff,
        "ruff-monster": _over(True),
        "over-ruff": _over(False),
        "points-first": lambda t, v: _telling(t, False) and _teller(t) == v["seat"],
        "points-virtual": lambda t, v: _telling(t, False) and _teller(t).startswith("v"),
        "points": lambda t, v: (
            _telling(t, False)
            and v["most"] == 555 * len(set(_state(t).gods)) * (2 if len(t.match.seats) > 5 else 1)
        ),
        "most-first": lambda t, v: _telling(t, True),
        "most": lambda t, v: _telling(t, True) and v["god"] in t.things,
        "count": lambda t, v: _stage(t, "count"),
        "ended": _ended,
    }.items()
}
