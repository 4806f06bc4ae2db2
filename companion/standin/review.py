"""A game looked at again: how the chances went, how sure that is, and what turned them most."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from companion.game import TABLE, Move, State
from companion.games.minds import MINDS
from companion.mind import Mind
from companion.play.session import Session
from companion.standin.playouts import played_out
from companion.standin.think import considered, groups
from companion.standin.thought import Considered, Plies

PLIES = 400  # that are looked at for each position
MOST = 48  # positions of a game that are looked at, evenly spread
FEWEST = 60  # playouts of a position: a chance is then known to about an eighth
DOUBT = 3  # playouts more, shared by all: a seat that never won here may yet
SURE = 0.06  # no chance is known better than that
MOMENTS = 3
APART = 2  # positions between two moments


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely a side wins, and how far off that may be."""

    mean: float
    off: float


@dataclass(frozen=True, slots=True)
class Moment:
    """What turned a game: after which line, for whom, by how much, and what else could have been done."""

    n: int
    move: Move
    turned: float
    instead: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """The positions looked at by their line numbers, each side's curve, and the moments."""

    at: tuple[int, ...]
    curves: tuple[tuple[str, tuple[Chance, ...]], ...]
    moments: tuple[Moment, ...]


def reviewed(
    game: str, seats: Sequence[str], played: Sequence[tuple[int, State, Move]], plies: int
) -> Review:
    """A whole game: positions with their line numbers and the moves made there."""
    mind = MINDS[game]
    most = MOST // 2 if mind.chances is None else MOST  # whole games played out take longer than a search
    chosen = _spread([one for one in played if one[2].seat != TABLE], most)
    curves = chances_of(game, seats, [state for _, state, _ in chosen], plies)
    moments = _moments(mind, seats, chosen, curves, plies)
    return Review(
        tuple(n for n, _, _ in chosen), tuple((s, tuple(curve)) for s, curve in curves.items()), moments
    )


def review_of(session: Session, plies: int = PLIES) -> Review:
    """A game that was played, line by line."""
    nodes = [node for node in session.now.nodes if node.before is not None and not node.seating]
    played = [(node.n, node.before.position, node.move) for node in nodes if node.before is not None]
    return reviewed(session.match.game, session.match.seats, played, plies)


def told_review(session: Session) -> dict[str, Any]:
    """The same as plain values, to be told by one process to another."""
    found = review_of(session)
    return {
        "at": found.at,
        "curves": {seat: [(c.mean, c.off) for c in curve] for seat, curve in found.curves},
        "moments": [(m.n, str(m.move), m.turned, [*map(str, m.instead)]) for m in found.moments],
    }


def _spread(played: Sequence[tuple[int, State, Move]], most: int) -> list[tuple[int, State, Move]]:
    if len(played) <= most:
        return [*played]
    return [played[n * (len(played) - 1) // (most - 1)] for n in range(most)]


def chances_of(
    game: str, seats: Sequence[str], states: Sequence[State], plies: int
) -> Mapping[str, list[Chance]]:
    """Everybody's chances, position by position."""
    mind, dice = MINDS[game], random.Random("review")
    if mind.chances is None:
        shares = [_shares(state, seats, mind, plies, dice) for state in states]
        return {seat: [share[seat] for share in shares] for seat in seats}
    first = [_first_side(state, seats[0], mind, plies, dice) for state in states]
    curve = _evened(first)
    with_first = [seat for seat in seats if states and mind.allied(states[0], seats[0], seat)]
    return {seat: curve if seat in with_first else _other(curve) for seat in seats}


def _other(curve: Sequence[Chance]) -> list[Chance]:
    return [Chance(1 - chance.mean, chance.off) for chance in curve]


def _first_side(state: State, seat: str, mind: Mind, plies: int, dice: random.Random) -> float:
    """The chance of a seat's side, whoever is to move."""
    assert mind.chances
    mover = next(state.legal_moves()).seat
    best = considered(state, mover, mind, Plies(plies), dice)[0]
    chance = mind.chances(best.worth)
    return chance if mind.allied(state, seat, mover) else 1 - chance


def _evened(raw: Sequence[float]) -> list[Chance]:
    """Whoever moved last looks better than they are: neighbours even that out, and say how sure it is."""
    found = []
    for n, now in enumerate(raw):
        around = raw[max(0, n - 1) : n + 2]
        mean = (sum(around) + now) / (len(around) + 1)
        found.append(Chance(mean, max(SURE, (max(around) - min(around)) / 2)))
    return found


def _shares(
    state: State, seats: Sequence[str], mind: Mind, plies: int, dice: random.Random
) -> dict[str, Chance]:
    """How often each seat wins when simple players go on from here."""
    budget, won, games = Plies(plies), dict.fromkeys(seats, 0.0), 0
    while games < FEWEST or not budget.spent:
        outcome = played_out(state, state, mind, budget, random.Random(dice.getrandbits(64))).outcome()
        games += 1
        for seat in outcome.winners if outcome else ():
            won[seat] += 1 / len(outcome.winners) if outcome else 0
    shares = {seat: (wins + DOUBT / len(seats)) / (games + DOUBT) for seat, wins in won.items()}
    return {
        seat: Chance(share, max(SURE, 1.96 * math.sqrt(share * (1 - share) / games)))
        for seat, share in shares.items()
    }


def _moments(
    mind: Mind,
    seats: Sequence[str],
    chosen: Sequence[tuple[int, State, Move]],
    curves: Mapping[str, Sequence[Chance]],
    plies: int,
) -> tuple[Moment, ...]:
    """The moves after which the chances of whoever moved changed most, beyond what is unsure."""
    dice = random.Random("moments")
    # Counted chances are off each by its own luck; those that were searched swing together.
    doubt = math.hypot if mind.chances is None else min
    turns: list[tuple[float, int]] = []
    for k in range(1, len(chosen) - 1):
        curve = curves[chosen[k][2].seat]
        before, after = curve[k - 1], curve[k + 1]
        change = after.mean - before.mean
        choice = len([*islice(chosen[k][1].legal_moves(), 2)]) > 1  # what could not be helped turned nothing
        if choice and abs(change) > doubt(before.off, after.off):
            turns.append((abs(change), k))
    kept: list[int] = []
    for _, k in sorted(turns, reverse=True):
        if len(kept) < MOMENTS and all(abs(k - other) > APART for other in kept):
            kept.append(k)
    found = []
    for k in sorted(kept):
        n, state, move = chosen[k]
        curve = curves[move.seat]
        best = groups(mind, considered(state, move.seat, mind, Plies(plies), dice))
        instead = tuple(one.move for one in _first_group(best) if one.move != move)[:3]
        found.append(Moment(n, move, curve[k + 1].mean - curve[k - 1].mean, instead))
    return tuple(found)


def _first_group(found: Sequence[tuple[Considered, ...]]) -> tuple[Considered, ...]:
    return found[0] if found else ()
