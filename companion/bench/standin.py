"""How well the stand-in plays, whether its chances are true, and how long it thinks."""

from __future__ import annotations

import math
import random
import statistics
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from companion.game import TABLE, State
from companion.games.minds import MINDS
from companion.mind import Level
from companion.play.match import Match
from companion.play.setting_up import ready
from companion.standin.contest import NAMES, SIMPLE, Contest, contested, positions
from companion.standin.review import chances_of
from companion.standin.think import think
from companion.standin.thinker import Thinker

PI = 4  # how many times slower a Pi 4 is
STRONGEST, EASIEST = 3.0, 0.5  # seconds at that speed
LARGEST = 60  # MB
TELLS = 0.1  # by how much chances must beat a constant, over a game, for a review of it
EVERY = 10  # lines between two questions


def _won(state: State, mine: Sequence[str], theirs: Sequence[str]) -> float:
    outcome = state.outcome()
    winners = outcome.winners if outcome else ()
    return 0.5 if not winners else float(mine[0] in winners)


def _ahead(state: State, mine: Sequence[str], theirs: Sequence[str]) -> float:
    """Who has more of what decides the game, on average; level is a half."""
    tally = state.tally()
    has = {seat: v for c, v in zip(tally.columns, tally.counts[0].values, strict=True) for seat in c.seats}
    one, other = (statistics.mean(has[seat] for seat in seats) for seats in (mine, theirs))
    return 0.5 if one == other else float(one > other)


def _nuggets(state: State, mine: Sequence[str], theirs: Sequence[str]) -> float:
    tally = state.tally()
    return statistics.mean(tally.counts[0].values[int(seat[1:]) - 1] for seat in mine)


def _share(state: State, mine: Sequence[str], theirs: Sequence[str]) -> float:
    outcome = state.outcome()
    winners = outcome.winners if outcome else ()
    return len({*winners} & {*mine}) / len(winners) if winners else 0.0


def _one_round(state: State) -> bool:
    return getattr(getattr(state, "scores", None), "rounds", 0) > 0


TURN_ABOUT = (("p1",), ("p2",))
ALONE = (("p1",), ("p2",), ("p3",), ("p4",))
TEAMS = (("p1", "p3"), ("p2", "p4"))
BATTLE = Contest(Match("battle", NAMES[:2]), TURN_ABOUT, _won)
HOUSE = Contest(Match("battle", NAMES[:2], {"abilities": "house"}), TURN_ABOUT, _won)
ABOVE = Contest(Match("above", NAMES[:2]), TURN_ABOUT, _won)
ABOVE_4 = Contest(Match("above", NAMES[:4]), TEAMS, _won)
OPEN = Match("olympe", NAMES[:4], {"hands": "open"})
CARDS = Contest(OPEN, ALONE, _ahead)  # a whole game: one round is more luck than play
HEAVENS = Contest(Match("heavens", NAMES[:3]), ALONE[:3], _ahead)


@dataclass(frozen=True, slots=True)
class Bar:
    """What is to be reached: by whom, against whom, how much at least."""

    name: str
    contest: Contest
    one: Level
    other: Level
    least: float
    lower_end: bool = False


BARS = {
    "battle": (
        Bar("Battle, 2,000 plies against token-greedy", BATTLE, Level(2000), SIMPLE, 0.85),
        Bar("Battle with house abilities, 2,000 against token-greedy", HOUSE, Level(2000), SIMPLE, 0.65),
    ),
    "above": (
        Bar("Above for 2, 400 plies against the policy player", ABOVE, Level(400), SIMPLE, 0.80),
        Bar("Above for 4, 400 plies against the policy player", ABOVE_4, Level(400), SIMPLE, 0.80),
    ),
    "olympe": (
        Bar(
            "Olympe, 4,000 plies against three simple players: nuggets a round",
            Contest(OPEN, ALONE, _nuggets, _one_round),
            Level(4000),
            SIMPLE,
            1.7,
        ),
    ),
    "heavens": (
        Bar(
            "Heavens, the strongest level against two rule players: share of games won",
            Contest(Match("heavens", NAMES[:3]), ALONE[:3], _share),
            MINDS["heavens"].levels[-1],
            SIMPLE,
            1 / 3,
            lower_end=True,
        ),
    ),
}
LEVELS = {"battle": (BATTLE,), "above": (ABOVE, ABOVE_4), "olympe": (CARDS,), "heavens": (HEAVENS,)}


def standin(args: Namespace) -> int:
    """Print what was asked for, game by game."""
    for game in args.game or MINDS:
        for part in args.part or PARTS:
            PARTS[part](game, args)
    return 0


def _counted(name: str, play: Callable[[int], float], args: Namespace) -> tuple[float, float]:
    """So many games; their mean and half of its 95 % interval, said as they come."""
    found = [play(game) for game in range(args.first, args.first + args.games)]
    mean = statistics.mean(found)
    half = 1.96 * statistics.stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    print(
        f"  {name}: {mean:.3f} ± {half:.3f} ({sum(found):g} of {len(found)}, from {args.first})", flush=True
    )
    return mean, half


def bars(game: str, args: Namespace) -> None:
    """Each bar, and whether it is reached."""
    for bar in BARS[game]:
        mean, half = _counted(bar.name, partial(contested, bar.contest, bar.one, bar.other, bar.other), args)
        reached = mean - half > bar.least if bar.lower_end else mean >= bar.least
        print(f"    at least {bar.least:.3g}: {'reached' if reached else 'NOT reached'}", flush=True)


def levels(game: str, args: Namespace) -> None:
    """Each level against the one below it; at tables for more than two the rest are simple players."""
    steps = MINDS[game].levels
    for contest in LEVELS[game]:
        seats = len(contest.match.seats)
        for n in range(1, len(steps)):
            if args.level not in (None, n + 1) or args.seats not in (None, seats):
                continue
            one, other = steps[n], steps[n - 1]
            rest = other if seats in (2, 4) else SIMPLE
            name = f"{game} for {seats}, level {n + 1} against level {n}"
            _counted(name, partial(contested, contest, one, other, rest), args)


def times(game: str, args: Namespace) -> None:
    """How long each level thinks at positions of a game, in processor time, here and four times slower."""
    for contest in LEVELS[game]:
        match, mind = contest.match, MINDS[game]
        dice = random.Random("times")
        for n, level in enumerate(mind.levels, 1):
            took = []
            chairs = dict.fromkeys(match.seats, SIMPLE)
            for k, (state, move) in enumerate(positions(match, chairs, "times", contest.until)):
                if move is None or move.seat == TABLE or k % 7:
                    continue
                began = time.process_time()
                think(state, move.seat, mind, level, dice)
                took.append(time.process_time() - began)
            middle = statistics.median(took)
            aim = STRONGEST if n == len(mind.levels) else EASIEST if n == 1 else None
            beside = f", aim {aim:g} s" if aim else ""
            who = f"{game} for {len(match.seats)}, level {n} ({level.plies} plies, slips {level.slips:.0%})"
            here = f"median {1000 * middle:.0f} ms, worst {1000 * max(took):.0f} ms"
            print(f"  {who}: {here}; at k = {PI}: {PI * middle:.2f} s{beside}", flush=True)


def memory(game: str, args: Namespace) -> None:
    """How large its process grows in a game: asked at the strongest level, every tenth move to the end."""
    contest, mind = LEVELS[game][-1], MINDS[game]
    answers: SimpleQueue[Mapping[str, Any]] = SimpleQueue()
    thinker, dice = Thinker(answers.put), random.Random("memory")
    session = ready(contest.match, "memory")
    while session.moves and not contest.until(session.position):
        moves = session.moves
        seat = moves[0].seat
        if seat != TABLE and session.now.tip.n % EVERY == 0:
            thinker.ask(session, seat, len(mind.levels))
            answers.get()
        session.do(str(dice.choice(moves) if seat == TABLE else mind.policy(session.position, moves, dice)))
    largest = _largest(thinker.pid)
    thinker.close()
    print(f"  {game}: its process held {largest:.0f} MB at most, aim {LARGEST} MB", flush=True)


def _largest(pid: int | None) -> float:
    """The most memory a process ever had in use, in MB; Linux tells."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM"))


def calibration(game: str, args: Namespace) -> None:
    """How true the chances are that a review shows: Brier by quarter of the game, beside a constant."""
    mind = MINDS[game]
    match = LEVELS[game][0].match
    by_quarter: list[list[tuple[float, float]]] = [[] for _ in range(4)]
    level = mind.levels[1]
    for n in range(args.first, args.first + args.games):
        game_played = [*positions(match, dict.fromkeys(match.seats, level), f"calibration {n}")]
        end = game_played[-1][0].outcome()
        states = [state for state, move in game_played if move and move.seat != TABLE]
        states = states[:: 1 + len(states) // 40]
        for seat, curve in chances_of(match.game, match.seats, states, args.plies).items():
            won = _share_of(seat, end.winners if end else ())
            for k, chance in enumerate(curve):
                by_quarter[4 * k // len(curve)].append((chance.mean, won))
    gained = []
    for n, pairs in enumerate(by_quarter, 1):
        brier = statistics.mean((chance - won) ** 2 for chance, won in pairs)
        constant = statistics.mean(won for _, won in pairs)
        beside = statistics.mean((constant - won) ** 2 for _, won in pairs)
        gained.append(1 - brier / beside)
        print(f"  {game}, quarter {n}: Brier {brier:.3f}, a constant {beside:.3f}", flush=True)
    tells = statistics.mean(gained) >= TELLS
    verdict = "a review tells something" if tells else "a review tells too little"
    print(f"    better by {statistics.mean(gained):.0%} on average, aim {TELLS:.0%}: {verdict}", flush=True)


def _share_of(seat: str, winners: Sequence[str]) -> float:
    return 1 / len(winners) if seat in winners else 0.0 if winners else 0.5


PARTS = {"bars": bars, "levels": levels, "time": times, "memory": memory, "calibration": calibration}
