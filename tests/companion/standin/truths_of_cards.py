"""When each reason is true in the Heavens and in Olympe, read off the planets and the tricks as they lie."""

from __future__ import annotations

from typing import Any

from companion.game import Move
from companion.games.heavens.night import steps
from companion.games.heavens.scoring import awards
from companion.games.olympe.cards import CARDS, SEATS
from tests.companion.standin.truths import Truth, Values

HERO = "-iv"

# The Heavens


def _night(heavens: Any, lies: tuple[str, ...], seat: str) -> int:
    """Points of a night in which all these planets shine, step by step."""
    night = heavens._replace(lies=lies, turned=frozenset())
    sky, seats = heavens.terms.sky, heavens.terms.seats
    given = [a for step in steps(night) if step != ("power",) for a in awards(sky, lies, seats, step)]
    return sum(award.points for award in given if award.seat == seat)


def _more(before: Any, after: Any, seat: str) -> int:
    return _night(before, after.lies, seat) - _night(before, before.lies, seat)


def _placed(before: Any, after: Any, move: Move, said: Values) -> bool:
    rich = after.god(move.seat).power - before.god(move.seat).power
    gift = "none" if rich <= 0 else str(rich) if before.terms.open_power else "some"
    return _more(before, after, move.seat) == said["points"] >= 0 and said["gift"] == gift


def _lit(before: Any, after: Any, move: Move, said: Values) -> bool:
    """What a torch lights; it may have been raised only after Tyche was asked."""
    torch = before.god(move.seat).torch + int(move.args[0])
    return said["torch"] == torch and after.god(move.seat).torch in (torch, before.god(move.seat).torch)


def _dark(before: Any, move: Move) -> int:
    return max(0, before.lies.count(move.seat) - before.god(move.seat).torch)


def _swap_of(before: Any, move: Move) -> Any:
    one, other = (before.terms.sky.place[name] for name in move.args)
    lies = [*before.lies]
    lies[one], lies[other] = lies[other], lies[one]
    return before._replace(lies=tuple(lies))


def _best_swap(before: Any, seat: str) -> int:
    free = [(n, who) for n, who in enumerate(before.lies) if who and n not in before.turned]
    names = before.terms.sky.names
    swaps = [
        Move(seat, "breath", (names[n], names[m]))
        for n, a in free
        for m, b in free
        if a == seat and b != seat
    ]
    return max((_more(before, _swap_of(before, swap), seat) for swap in swaps), default=0)


def _due(before: Any, after: Any, move: Move, said: Values) -> bool:
    paid = before.god(move.seat).power - after.god(move.seat).power
    asked = before.god(move.seat).score - after.god(move.seat).score
    return paid == said["power"] or asked > 0


HEAVENS: dict[str, Truth] = {
    "heavens-why-plan-torch": lambda b, a, m, v: (
        v["count"] == _dark(b, m) and v["torch"] == b.god(m.seat).torch
    ),
    "heavens-why-plan-forge": lambda b, a, m, v: v["count"] == b.god(m.seat).planets,
    "heavens-why-plan-errand": lambda b, a, m, v: v["count"] == b.god(m.seat).planets,
    "heavens-why-plan-breath": lambda b, a, m, v: v["points"] == max(0, _best_swap(b, m.seat)),
    "heavens-why-place": _placed,
    "heavens-why-forge": lambda b, a, m, v: v["count"] == b.god(m.seat).planets + int(m.args[0]),
    "heavens-why-light": lambda b, a, m, v: (
        _lit(b, a, m, v) and b.god(m.seat).torch < b.lies.count(m.seat) == v["count"] <= v["torch"]
    ),
    "heavens-why-more-light": lambda b, a, m, v: (
        _lit(b, a, m, v) and b.lies.count(m.seat) == v["count"] > v["torch"]
    ),
    "heavens-why-spare-light": lambda b, a, m, v: (
        _lit(b, a, m, v) and _dark(b, m) == 0 and v["count"] == v["torch"] - b.lies.count(m.seat)
    ),
    "heavens-why-swap": lambda b, a, m, v: _more(b, _swap_of(b, m), m.seat) == v["points"] > 0,
    "heavens-why-harms": lambda b, a, m, v: -_more(b, _swap_of(b, m), v["seat"]) == v["points"] > 0,
    "heavens-why-swaps-only": lambda b, a, m, v: _more(b, _swap_of(b, m), m.seat) <= 0,
    "heavens-why-darken": lambda b, a, m, v: (
        v["points"] == _night(b, b.lit(), m.seat) - _night(b, a.lit(), m.seat)
    ),
    "heavens-why-pass": lambda b, a, m, v: b.god(m.seat).score - a.god(m.seat).score == 1,
    "heavens-why-no-room": lambda b, a, m, v: [*b.legal_moves()] == [m],
    "heavens-why-done": lambda b, a, m, v: v["count"] == a.lit().count(m.seat),
    "heavens-why-pay": lambda b, a, m, v: (
        _due(b, a, m, v) and sum(god.plan == b.god(m.seat).plan for god in b.gods) > 1
    ),
    "heavens-why-pay-price": _due,
    "heavens-why-plead": lambda b, a, m, v: b.god(m.seat).power < v["power"],
    "heavens-why-plead-price": lambda b, a, m, v: b.god(m.seat).power < v["power"],
    "heavens-why-plead-more": lambda b, a, m, v: b.god(m.seat).power >= v["power"],
}

# Olympe


def _worth(card: int) -> int:
    rank = CARDS[card].partition("-")[2]
    return 0 if rank == "monster" else int(rank) if rank.isdigit() else 1


def _trick(after: Any) -> Any:
    """The trick as it lies after the card, full or not."""
    now = after.round
    return now.trick if now.trick.cards else now.done[-1].trick


def _loot(after: Any) -> int:
    return sum(map(_worth, _trick(after).cards))


def _ahead(after: Any) -> str:
    trick = _trick(after)
    return SEATS[(trick.lead + trick.best) % after.terms.seats]


def _full(after: Any) -> bool:
    return not after.round.trick.cards


def _taker(after: Any) -> int:
    return int(after.round.done[-1].taker)


def _unlaid(after: Any, card: str) -> int:
    tricks = (*(done.trick for done in after.round.done), after.round.trick)
    laid = [CARDS[card] for trick in tricks for card in trick.cards]
    return int(after.terms.packs) - laid.count(card)


def _higher(after: Any, move: Move) -> int:
    god, _, rank = move.args[0].partition("/")[0].partition("-")
    ranks = [name.partition("-")[2] for name in CARDS[:16]]
    return sum(_unlaid(after, f"{god}-{other}") for other in ranks[ranks.index(rank) + 1 :])


def _no_hero_can_come(after: Any) -> bool:
    """A full trick is destroyed; one that is not, has a Monster whose Hero is gone."""
    if _full(after):
        return _taker(after) < 0
    gods = {CARDS[c].partition("-")[0] for c in _trick(after).cards if CARDS[c].endswith("monster")}
    return any(_unlaid(after, f"{god}{HERO}") == 0 for god in gods)


def _of(move: Move) -> int:
    return _worth(CARDS.index(move.args[0].partition("/")[0]))


def _monster(move: Move) -> bool:
    return "monster" in move.args[0]


def _friends(before: Any, one: str, other: str) -> bool:
    side = before.terms.side
    return bool(side(SEATS.index(one)) == side(SEATS.index(other)))


def _counted(before: Any, after: Any, move: Move, said: Values) -> bool:
    return bool(said["count"] == _higher(after, move)) and not before.round.trick.asked >= 0


OLYMPE: dict[str, Truth] = {
    "olympe-why-hands-on": lambda b, a, m, v: _monster(m) and b.round.trick.asked < 0,
    "olympe-why-leads": _counted,
    "olympe-why-leads-trump": lambda b, a, m, v: (
        _counted(b, a, m, v) and _trick(a).asked == b.gods[SEATS.index(m.seat)]
    ),
    "olympe-why-destroys": lambda b, a, m, v: (
        _monster(m) and _no_hero_can_come(a) and v["points"] == _loot(a)
    ),
    "olympe-why-threatens": lambda b, a, m, v: _monster(m) and not _full(a),
    "olympe-why-saves": lambda b, a, m, v: (
        m.args[0].partition("/")[0].endswith(HERO)
        and v["points"] == _loot(a)
        and (not _full(a) or _taker(a) >= 0)
    ),
    "olympe-why-doomed": lambda b, a, m, v: _no_hero_can_come(a) and v["points"] == _of(m),
    "olympe-why-may-be-doomed": lambda b, a, m, v: not _full(a),
    "olympe-why-takes": lambda b, a, m, v: (
        _full(a) and SEATS[_taker(a)] == m.seat and v["points"] == _loot(a)
    ),
    "olympe-why-ahead": lambda b, a, m, v: not _full(a) and _ahead(a) == m.seat and v["points"] == _loot(a),
    "olympe-why-feeds": lambda b, a, m, v: (
        v["seat"] == _ahead(a) != m.seat and v["points"] == _of(m) and _friends(b, m.seat, v["seat"])
    ),
    "olympe-why-costs": lambda b, a, m, v: (
        v["seat"] == _ahead(a) != m.seat and v["points"] == _of(m) and not _friends(b, m.seat, v["seat"])
    ),
    "olympe-why-nothing": lambda b, a, m, v: v["seat"] == _ahead(a) != m.seat and _of(m) == 0,
}
