"""What a planet on a space would bring each player: Power at once, and points if Zeus looked at it now."""

from __future__ import annotations

from collections import Counter

from companion.game import State
from companion.games.heavens.board import EMPTY
from companion.games.heavens.night import steps
from companion.games.heavens.position import Position
from companion.games.heavens.scoring import awards
from companion.view import Text, text

PARTS = {"regions": "region", "constellation": "constellation", "best": "constellation"}  # the rest: orbits


def told(state: State, space: str) -> tuple[Text, ...]:
    """A free space, then what it would bring whoever acts, or everyone while plans are made."""
    assert isinstance(state, Position)
    sky = state.terms.sky
    at = sky.place.get(space, -1)
    if at < 0 or state.lies[at] != EMPTY or state.step not in ("sneak", "plan", "reveal", "act"):
        return ()
    whose = state.order[:1] if state.step in ("sneak", "act") else state.terms.seats
    return (text("heavens-worth-space", space=space), *(_worth(state, seat, at) for seat in whose))


def _worth(heavens: Position, seat: str, at: int) -> Text:
    sky, lies = heavens.terms.sky, heavens.lies
    placed = (*lies[:at], seat, *lies[at + 1 :])
    gained = _night(heavens, placed, seat)
    gained.subtract(_night(heavens, lies, seat))
    points = {part: f"{gained[part]:+}".replace("-", "−") for part in ("region", "orbit", "constellation")}
    if heavens.step == "sneak":
        return text("heavens-worth-sneak", seat=seat, **points)
    power = sky.reward(lies, seat, sky.region[at])
    return text("heavens-worth", seat=seat, power=power, **points)


def _night(heavens: Position, lies: tuple[str, ...], seat: str) -> Counter[str]:
    """What a player would get tonight, part by part, if all these planets shone."""
    night = heavens._replace(lies=lies, turned=frozenset())
    found: Counter[str] = Counter()
    for step in steps(night):
        if step != ("power",):
            given = awards(night.terms.sky, lies, night.terms.seats, step)
            found[PARTS.get(step[0], "orbit")] += sum(a.points for a in given if a.seat == seat)
    return found
