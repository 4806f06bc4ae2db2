"""What things bring and what they cost: told on asking, on their keys, and before points are lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.game import Move, State
from companion.games.heavens import day, setup
from companion.games.heavens.board import EMPTY
from companion.games.heavens.night import steps
from companion.games.heavens.position import Position, move_of
from companion.games.heavens.scoring import awards
from companion.games.heavens.terms import PLANS, ROOM
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
    gained = night_of(heavens, placed, seat)
    gained.subtract(night_of(heavens, lies, seat))
    points = {part: f"{gained[part]:+}".replace("-", "−") for part in ("region", "orbit", "constellation")}
    if heavens.step == "sneak":
        return text("heavens-worth-sneak", seat=seat, **points)
    power = sky.reward(lies, seat, sky.region[at])
    return text("heavens-worth", seat=seat, power=power, **points)


def night_of(heavens: Position, lies: tuple[str, ...], seat: str) -> Counter[str]:
    """What a player would get tonight, part by part, if all these planets shone."""
    night = heavens._replace(lies=lies, turned=frozenset())
    found: Counter[str] = Counter()
    for step in steps(night):
        if step != ("power",):
            given = awards(night.terms.sky, lies, night.terms.seats, step)
            found[PARTS.get(step[0], "orbit")] += sum(a.points for a in given if a.seat == seat)
    return found


# what things cost


def follows(state: State) -> Move | None:
    """What nobody decides: paying with Power one has, and passing where there is no room (#competition)."""
    assert isinstance(state, Position)
    if state.step == "sneak" and not setup.hiding_places(state):
        return move_of(state.order[0], "pass")
    if state.step != "act" or (expense := day.owed(state)) is None:
        return None
    pay = move_of(state.order[0], "pay")
    enough = state.god(state.order[0]).power >= expense
    return pay if enough and [*day.to_do(state)] == [pay] else None


def warns(state: State, move: Move) -> Text | None:
    """The prestige a move takes away, or could: a pass, or a plea for what Power does not cover (#tyche).

    While Power is hidden the question is the same whether it is short or not, and is left out only where
    everybody can see that it is not (#hidden-power).
    """
    assert isinstance(state, Position)
    if state.step != "act":
        return None
    if move.verb == "pass":
        return text("heavens-warn-pass", seat=move.seat, points=1)
    if move.verb in PLANS and not state.terms.open_power:
        cost = day.price(state, move)
        could = {"seat": move.seat, "cost": cost, "rate": state.turn.rate}
        return text("heavens-warn-dear", **could) if cost > state.god(move.seat).sure else None
    points, given = _plea(state, move)
    return text("heavens-warn-plea", seat=move.seat, points=points, given=given) if points else None


def _plea(heavens: Position, move: Move) -> tuple[int, int]:
    """The points a move costs by way of Tyche, and the Power she gives for them."""
    power, rate = heavens.god(move.seat).power, heavens.turn.rate
    if move.verb == "plead":
        points = max(1, -((power - (day.owed(heavens) or 0)) // rate))
        return points, points * rate
    cost = (day.owed(heavens) or 0) if move.verb == "pay" else day.price(heavens, move)
    points = max(0, -((power - cost) // rate))
    return points, points * rate


def prices(heavens: Position) -> Iterator[tuple[str, Text]]:
    """What each key costs: Power, or points where all may know that Power is short (#hidden-power)."""
    if heavens.step != "act":
        return
    for move in day.to_do(heavens):
        pick = f":{move.verb}" if not move.args else move.args[0]
        if move.verb == "pass":
            yield pick, text("heavens-price-points", points=1)
        elif move.verb in ("forge", "torch", "pay", "plead"):
            # Paying is no choice, and whoever pleads has to show their Power: that may be told.
            told = heavens.terms.open_power or move.verb in ("pay", "plead")
            points, _ = _plea(heavens, move)
            cost = day.owed(heavens) or 0 if move.verb == "pay" else day.price(heavens, move)
            if points and told:
                yield pick, text("heavens-price-points", points=points)
            else:
                yield pick, text("heavens-price-power", power=cost)


def denied(heavens: Position) -> Iterator[tuple[str, Text]]:
    """More planets than there is room for or than are left, more steps than the torch has: all may see that.

    What Power does not cover is no reason here: that is hidden (#hidden-power).
    """
    if heavens.step != "act" or day.owed(heavens) is not None:
        return
    seat = heavens.order[0]
    match heavens.god(seat).plan:
        case "forge":
            most, some = day.most_forged(heavens, seat), len(heavens.terms.forge)
            full = heavens.god(seat).planets + most == ROOM
            why = "room" if full else "supply"
        case "torch":
            most, some, why = day.most_brightened(heavens, seat), len(heavens.terms.brighten), "top"
        case _:
            return
    for count in range(most + 1, some + 1) if most else ():
        yield str(count), text(f"heavens-denied-{why}", count=count, most=most)
