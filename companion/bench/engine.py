"""Speed, measured beside a yardstick in the same run: figures as ratios, never as promises."""

from __future__ import annotations

import random
import statistics
import time
from argparse import Namespace
from collections.abc import Callable

from companion.games import GAMES
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready

ROUNDS = 7
SECONDS = 0.6
JOURNAL_LINES = 10_000
AIM = 2.0  # times the plies of python-chess, every game and size


def engine(args: Namespace) -> int:
    """Random play of every game beside python-chess, interleaved so that both meet the same noise."""
    try:
        chess = _chess()
    except ImportError:
        print("python-chess, the yardstick, is not installed: ./deploy/test brings it with all that measures")
        return 2
    contests = {"python-chess": chess} | dict(_games())
    rates: dict[str, list[float]] = {name: [] for name in contests}
    for n in range(ROUNDS):
        for name, play in contests.items():
            rates[name].append(_rate(play, n))
    yard = rates.pop("python-chess")
    print(f"random play, median of {ROUNDS} interleaved rounds; every legal move listed at every ply")
    print(f"  {'python-chess':<34} {statistics.median(yard):>9.0f} plies/s")
    for name, found in rates.items():
        ratio = statistics.median(rate / beside for rate, beside in zip(found, yard, strict=True))
        told = f"{name:<34} {statistics.median(found):>9.0f} plies/s   ratio {ratio:5.2f}"
        print(f"  {told}   aim {AIM:g}{'' if ratio >= AIM else '   MISSED'}")
    _replay()
    return 0


def _rate(play: Callable[[random.Random], int], seed: int) -> float:
    """Plies of whole random games per second of the processor, whatever else runs on the machine."""
    dice = random.Random(seed)
    plies = 0
    began = time.thread_time()
    while (spent := time.thread_time() - began) < SECONDS:
        plies += play(dice)
    return plies / spent


def _chess() -> Callable[[random.Random], int]:
    import chess

    def play(dice: random.Random) -> int:
        board = chess.Board()
        plies = 0
        while plies < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(dice.choice(moves))
            plies += 1
        return plies

    return play


def _games() -> list[tuple[str, Callable[[random.Random], int]]]:
    """Every game at its fewest and most players, and each choice of its first option."""
    found = []
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for option in game.options[:1]:
                for choice in option.choices:
                    options = game.choose({option.id: choice})
                    match = Match(game.id, ("x",) * seats, options)
                    found.append((f"{game.id} {seats} players {option.id}={choice}", _random_game(match)))
    return found


def _random_game(match: Match) -> Callable[[random.Random], int]:
    start = ready(match, "bench").position

    def play(dice: random.Random) -> int:
        state = start
        plies = 0
        while moves := list(state.legal_moves()):
            state = state.apply(dice.choice(moves))
            plies += 1
        return plies

    return play


def _replay() -> None:
    """A journal of 10,000 lines, undo and redo among them, read back into a position."""
    for game in GAMES.values():
        match = Match(game.id, ("x",) * game.seats[0])
        lines = _long_journal(match)
        began = time.perf_counter()
        Session(match, lines)
        print(f"  replay of {len(lines)} lines of {game.id}: {time.perf_counter() - began:.2f} s")


def _long_journal(match: Match) -> list[tuple[int, str]]:
    dice = random.Random(1)
    session = ready(match, "1")
    lines = [(0, line) for line in session.lines()]
    session = Session(match, lines)
    while len(lines) < JOURNAL_LINES:
        over = not session.moves
        line = "undo" if over or dice.random() < 0.1 else str(dice.choice(session.moves))
        if over:
            back = f"back {dice.randrange(session.now.tip.n // 2, session.now.tip.n)}"
            line = back
        session.do(line)
        lines.append((0, line))
    return lines
