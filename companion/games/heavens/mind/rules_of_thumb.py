"""What somebody who knows the game would do in the heavens without thinking far ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from companion.game import Move, State
from companion.games.heavens.board import EMPTY
from companion.games.heavens.mind.standing import space_gains, supply
from companion.games.heavens.position import Position
from companion.games.heavens.terms import DAYS, PLANS, ROOM, Plan

WHIM = 0.12  # how often a plan is laid that nobody expects
EVENING = 2


def simple(state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """One move by rules of thumb."""
    assert isinstance(state, Position)
    if len(moves) == 1:
        return moves[0]
    seat = moves[0].seat
    match state.step:
        case "plan":
            # Who has not laid a plan yet lays one, in turn.
            wanted = planned(state, seat, dice)
            return next(move for move in moves if move.seat == seat and move.args[0] == wanted)
        case "sneak" | "act":
            return _acted(state, seat, moves, dice)
        case "darken":
            return _darkened(state, seat, moves)
    return moves[0]


def planned(heavens: Position, seat: str, dice: random.Random) -> Plan:
    """Light for the night, planets to place, and then place them."""
    god, lying = heavens.god(seat), heavens.lies.count(seat)
    if dice.random() < WHIM:
        return dice.choice(PLANS)
    dark = lying - god.torch
    can_torch = god.torch < heavens.terms.high
    if heavens.phase == EVENING and dark > 0 and can_torch:
        return "torch"
    if not god.planets:
        if dark >= 0 and can_torch and heavens.phase:
            return "torch"
        if supply(heavens, seat) and (heavens.day < DAYS or heavens.phase < EVENING):
            return "forge"
        return "torch" if dark > 0 and can_torch else "breath"
    if dark > 0 and can_torch and heavens.phase == 1 and god.planets == 1:
        return "torch"
    return "errand"


def _acted(heavens: Position, seat: str, moves: Sequence[Move], dice: random.Random) -> Move:
    god = heavens.god(seat)
    verb = moves[0].verb
    match verb:
        case "place" | "errand":
            allowed = {move.args[0]: move for move in moves if move.args}
            names = heavens.terms.sky.names
            best = [
                allowed[names[at]]
                for _, at in space_gains(heavens, seat, heavens.lies)
                if names[at] in allowed
            ]
            return best[0] if len(best) == 1 or dice.random() < 0.8 else best[1]
        case "forge":
            costs = heavens.terms.forge
            wanted = [move for move in moves if move.args and costs[int(move.args[0]) - 1] <= god.power]
            return wanted[-1] if wanted else moves[0]
        case "torch":
            return _brightened(heavens, seat, moves)
        case "breath":
            return best_swaps(heavens, seat, moves, 6, dice)[0]
    return moves[0]


def _brightened(heavens: Position, seat: str, moves: Sequence[Move]) -> Move:
    """So many steps that all planets shine, and a little for tomorrow, as far as Power goes."""
    god = heavens.god(seat)
    tomorrow = 2 if heavens.day < DAYS else 0
    need = max(1, heavens.lies.count(seat) + min(god.planets, EVENING - heavens.phase) + tomorrow - god.torch)
    costs = heavens.terms.brighten
    steps = [move for move in moves if move.verb == "torch"]
    fit = [move for move in steps if int(move.args[0]) <= need and costs[int(move.args[0]) - 1] <= god.power]
    return fit[-1] if fit else steps[0]


def best_swaps(
    heavens: Position, seat: str, moves: Sequence[Move], most: int, dice: random.Random | None = None
) -> list[Move]:
    """Swaps that bring the swapper a better space than the one given up."""
    swaps = [move for move in moves if move.verb == "breath"]
    if not swaps:
        return [*moves]
    sky, lies = heavens.terms.sky, heavens.lies
    value: dict[int, float] = {}
    bare = tuple(EMPTY if who != seat else who for who in lies)
    for brings, at in space_gains(heavens, seat, bare):
        value[at] = brings
    for at, who in enumerate(lies):
        if who == seat:
            without = (*lies[:at], EMPTY, *lies[at + 1 :])
            value[at] = {n: brings for brings, n in space_gains(heavens, seat, without)}[at]

    def gain(move: Move) -> float:
        own, other = (sky.place[name] for name in move.args)
        return value[other] - value[own]

    return sorted(swaps, key=gain, reverse=True)[:most]


def _darkened(heavens: Position, seat: str, moves: Sequence[Move]) -> Move:
    """The planet whose light is missed least."""
    dark = [move for move in moves if move.verb == "darken"]
    if len(dark) < len(moves):
        return next(move for move in moves if move.verb != "darken")
    sky, lit = heavens.terms.sky, heavens.lit()
    one_night = heavens._replace(day=DAYS)

    def missed(move: Move) -> float:
        at = sky.place[move.args[0]]
        without = (*lit[:at], EMPTY, *lit[at + 1 :])
        return next(brings for brings, n in space_gains(one_night, seat, without) if n == at)

    return min(dark, key=missed)


def shortlist(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """What is worth trying: of many spaces and swaps the best by rules of thumb."""
    assert isinstance(state, Position)
    seat = moves[0].seat
    if state.step == "plan":
        god = state.god(seat)
        senseless = {
            "forge": god.planets == ROOM,
            "errand": not god.planets,
            "torch": god.torch == state.terms.high,
        }
        return [move for move in moves if not senseless.get(move.args[0])] or moves
    if state.step not in ("sneak", "act") or len(moves) <= 6:
        return moves
    if moves[0].verb == "breath":
        return best_swaps(state, seat, moves, 6)
    names = state.terms.sky.names
    allowed = {move.args[0]: move for move in moves if move.args}
    best = [allowed[names[at]] for _, at in space_gains(state, seat, state.lies) if names[at] in allowed]
    return best[:6]
