"""Where something is hidden: each move tried in the same guesses, and played on as simple players would."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from companion.game import TABLE, Move, State
from companion.mind import Mind
from companion.standin.thought import Considered, Plies

FEWEST = 6  # guesses before a move is given up
CLEARLY = 2.0  # standard errors by which it must be behind
LONGEST = 2000  # moves of one playout


def playouts(state: State, seat: str, mind: Mind, plies: Plies, dice: random.Random) -> list[Considered]:
    """The moves with what each was worth on average, the best first."""
    guess = state.guess(seat, dice)
    moves = [move for move in guess.legal_moves() if move.seat == seat]
    first = mind.shortlist(guess, moves) if mind.shortlist else moves
    found: dict[Move, list[float]] = {move: [] for move in first}
    alive = [*found]
    while len(found) > 1 and not plies.spent:
        seed = dice.getrandbits(64)
        for move in alive:
            # The same luck for every move: what differs then is the move.
            found[move].append(_played(guess, move, seat, mind, plies, random.Random(seed)))
        alive = _promising(found, alive)
        if len(alive) == 1:
            break
        guess = state.guess(seat, dice)
    means = [Considered(move, _mean(worths)) for move, worths in found.items()]
    looks = {move: len(worths) for move, worths in found.items()}
    return sorted(means, key=lambda one: (-looks[one.move], -one.worth))


def _promising(found: dict[Move, list[float]], alive: Sequence[Move]) -> list[Move]:
    """Those that are not clearly behind the best so far."""
    best = max(alive, key=lambda move: _mean(found[move]))
    if len(found[best]) < FEWEST:
        return [*alive]
    return [move for move in alive if move == best or not _behind(found[move], found[best])]


def _behind(worths: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a move is clearly worse: guess by guess, since both were tried in the same ones."""
    gaps = [theirs - mine for mine, theirs in zip(worths, best, strict=True)]
    mean = _mean(gaps)
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean > CLEARLY * spread


def _mean(worths: Sequence[float]) -> float:
    return sum(worths) / len(worths) if worths else 0.0


def _played(guess: State, move: Move, seat: str, mind: Mind, plies: Plies, dice: random.Random) -> float:
    """What a move comes to if everybody goes on simply from there."""
    return mind.worth(played_out(guess, guess.apply(move), mind, plies, dice), seat)


def played_out(first: State, now: State, mind: Mind, plies: Plies, dice: random.Random) -> State:
    """Where simple players end up."""
    for n in range(LONGEST):
        moves = [] if mind.over(first, now) else [*now.legal_moves()]
        if not moves:
            plies.left -= n + 1
            break
        chosen = dice.choice(moves) if moves[0].seat == TABLE else mind.policy(now, moves, dice)
        now = now.apply(chosen)
    return now
