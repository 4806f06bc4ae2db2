"""Positions put together from a few words, for the tests of this game."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.games.heavens import GAME
from companion.games.heavens.day import turn_of
from companion.games.heavens.night import falls
from companion.games.heavens.rules import Heavens


def begin(
    players: int = 3, first: str = "p1", facts: dict[str, str] | None = None, **options: str
) -> Heavens:
    """The first position once it is drawn who begins; options are written with _ for -."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    heavens = GAME.start(players, chosen, facts or {})
    assert isinstance(heavens, Heavens)
    return play(heavens, f"table first {first}")


def laid(heavens: Heavens, where: dict[str, str], **has: dict[str, int]) -> Heavens:
    """The position with these planets instead, and with what players have: `score={"p1": 3}`."""
    sky = heavens.terms.sky
    lies = [""] * len(sky.names)
    for seat, spaces in where.items():
        for space in spaces.split():
            lies[sky.place[space]] = seat
    gods = list(heavens.gods)
    for what, those in has.items():
        for seat, number in those.items():
            n = heavens.terms.seats.index(seat)
            gods[n] = gods[n]._replace(**{what: number})
    return heavens._replace(lies=tuple(lies), gods=tuple(gods))


def revealed(heavens: Heavens, plans: str, moon: str = "p1", phase: int = 0) -> Heavens:
    """The position at the beginning of the turns, with everyone's plan open."""
    gods = tuple(god._replace(plan=plan) for god, plan in zip(heavens.gods, plans.split(), strict=True))
    turn = turn_of(gods, moon)
    order = heavens.around(moon)
    return heavens._replace(gods=gods, step="act", order=order, moon=moon, phase=phase, turn=turn)


def nightfall(heavens: Heavens, moon: str = "p3", day: int = 1) -> Heavens:
    """The night, with whatever lies in the heavens."""
    return falls(heavens._replace(step="act", moon=moon, day=day, turned=frozenset(), order=()))


def play(heavens: Heavens, *lines: str) -> Heavens:
    """The position after lines that must all be allowed."""
    for line in lines:
        move = Move.parse(line)
        allowed = set(heavens.fixes() if (move.seat, move.verb) == (TABLE, "fix") else heavens.legal_moves())
        assert move in allowed, f"{line}: {heavens.why_not(move)}"
        heavens = heavens.apply(move)
    return heavens


def scored(heavens: Heavens) -> Heavens:
    """The position once the whole night is scored."""
    while heavens.step == "score":
        (move,) = heavens.legal_moves()
        heavens = heavens.apply(move)
    return heavens


def allowed(heavens: Heavens, *said: str) -> set[str]:
    """What may follow some words: `allowed(heavens, "p1", "errand")` are the spaces open to p1."""
    found = set()
    for move in heavens.legal_moves():
        words = (move.seat, move.verb, *move.args)
        if words[: len(said)] == said:
            found.add(" ".join(words[len(said) :]))
    return found


def refused(heavens: Heavens, line: str) -> tuple[str, str]:
    """The rule and the reason that forbid a line."""
    move = Move.parse(line)
    assert move not in set(heavens.legal_moves()) | set(heavens.fixes()), f"{line} is allowed"
    refusal = heavens.why_not(move)
    return refusal.rule, refusal.text.key.removeprefix("heavens-refuse-")


def has(heavens: Heavens, what: str) -> tuple[int, ...]:
    """What everyone has of something: score, power, planets or torch."""
    return tuple(getattr(god, what) for god in heavens.gods)
