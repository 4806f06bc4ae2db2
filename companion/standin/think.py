"""One decision for a chair: a position, a seat, a level and some dice; the line it would say."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from companion.game import Move, State
from companion.mind import Level, Mind
from companion.standin.deepening import deepening
from companion.standin.playouts import playouts
from companion.standin.thought import Considered, Plies
from companion.standin.tree import tree


@dataclass(frozen=True, slots=True)
class Thought:
    """What it would do, and what else it considered, the best first."""

    move: Move
    considered: tuple[Considered, ...] = ()


def think(
    state: State, seat: str, mind: Mind, level: Level, dice: random.Random, plies: Plies | None = None
) -> Thought | None:
    """What the seat would do at this level, knowing no more than the seat; None if it cannot act."""
    guess = state.guess(seat, dice)
    moves = [move for move in guess.legal_moves() if move.seat == seat]
    if len(moves) < 2:
        return Thought(moves[0]) if moves else None
    if dice.random() < level.slips:
        return Thought(dice.choice(moves))
    if not level.plies:
        return Thought(mind.policy(guess, moves, dice))
    found = considered(state, seat, mind, plies or Plies(level.plies), dice)
    return Thought(found[0].move, tuple(found))


def considered(
    state: State, seat: str, mind: Mind, budget: Plies, dice: random.Random, margin: float = 0.0
) -> Sequence[Considered]:
    """Every move worth a look, by the search that suits the game, the best first."""
    match mind.way:
        case "deepening":
            return deepening(state.guess(seat, dice), seat, mind, budget, margin)
        case "tree":
            return tree(state.guess(seat, dice), seat, mind, budget)
        case "playouts":
            return playouts(state, seat, mind, budget, dice)


def groups(mind: Mind, found: Sequence[Considered]) -> list[tuple[Considered, ...]]:
    """What was considered in groups of about equal moves, the best group first."""
    apart: list[list[Considered]] = []
    for one in sorted(found, key=lambda one: -one.worth):
        if apart and apart[-1][0].worth - one.worth <= mind.alike:
            apart[-1].append(one)
        else:
            apart.append([one])
    return [tuple(group) for group in apart]
