"""What things cost: said on their keys, asked about where points go, and else paid by itself."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import Move, State
from companion.games.heavens import day, setup
from companion.games.heavens.position import Position, move_of
from companion.view import Text, text


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
    """The prestige a move takes away: a pass, or a plea to Tyche for what Power does not cover (#tyche)."""
    assert isinstance(state, Position)
    if state.step != "act":
        return None
    if move.verb == "pass":
        return text("heavens-warn-pass", seat=move.seat, points=1)
    points, given = _plea(state, move)
    return text("heavens-warn-plea", seat=move.seat, points=points, given=given) if points else None


def _plea(heavens: Position, move: Move) -> tuple[int, int]:
    """The points a move costs by way of Tyche, and the Power she gives for them."""
    power, rate = heavens.god(move.seat).power, heavens.turn.rate
    if move.verb == "plead":
        points = max(1, -((power - (day.owed(heavens) or 0)) // rate))
        return points, points * rate
    cost = (day.owed(heavens) or 0) if move.verb == "pay" else day.price(heavens, move)
    points = max(0, -((power - cost) // rate)) if heavens.terms.minimal else 0
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
