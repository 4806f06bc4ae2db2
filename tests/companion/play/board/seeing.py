"""Boards as a camera would tell them, drawn from positions: nothing is looked at but what lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from companion.game import Move, State
from companion.games.tagged import tags_of
from companion.inputs import Lies, Press
from companion.play.board.ways import follow
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.tags import Tags

SECOND = 1_000_000_000


def tags(game: str) -> Tags:
    """The tags of a game that has some."""
    found = tags_of(game)
    assert found is not None
    return found


def lies(game: str, position: State) -> Lies:
    """A board that lies just as a position says."""
    return Lies(game, tags(game).lie(position.view()), at=0)


def without(board: Lies, n: int) -> Lies:
    """The same with one tag that is not read."""
    return replace(board, on=board.on[:n] + board.on[n + 1 :])


def stretches(match: Match, seed: int, most: int) -> Iterator[tuple[State, list[Move], State]]:
    """Random play cut wherever something on the board changed: from where, by which lines, to where."""
    dice, session, on = random.Random(seed), ready(match, str(seed)), tags(match.game)
    start, now, done = session.position, session.position, list[Move]()
    for _ in range(most):
        moves = [*now.legal_moves()]
        if not moves:
            return
        move = dice.choice(moves)
        now, done = follow(match.box, now.apply(move)), [*done, move]
        if on.lie(now.view()) != on.lie(start.view()):
            yield start, done, now
            start, done = now, []
        elif move.verb in (*match.box.hidden, "exhaust", "done", "recover", "disgrace", "pass", "torch"):
            start, done = now, []  # nothing of it lies on the board: it is touched


class Watched:
    """A table whose board a camera sees, beside the game as hands really play it."""

    def __init__(self, match: Match, seed: int = 0) -> None:
        self.table = Table(ready(match, str(seed)))
        self.real = ready(match, str(seed))
        self.at = 0
        self.see()

    @property
    def told(self) -> list[str]:
        """The lines that the companion knows."""
        return [*self.table.session.lines()]

    def see(self, board: Lies | None = None, after: int = 1) -> None:
        """The camera looks, so many seconds later."""
        self.at += after * SECOND
        board = board or lies(self.real.match.game, self.real.position)
        self.table.handle(replace(board, at=self.at))

    def press(self, line: str) -> None:
        """A finger on a key."""
        self.at += 1
        self.table.handle(Press(line, self.at))

    def hands(self, *lines: str) -> None:
        """Hands do a line, and what comes of itself."""
        for line in lines:
            self.real.do(line)
            while (follows := self.real.match.box.follows) and (move := follows(self.real.position)):
                self.real.do(str(move))

    def answer(self) -> str:
        """Touch the offer that says what really happened; what it says, or nothing."""
        notice, missing = self.table.notice, [*self.real.lines()][len(self.told) :]
        for _, line in notice.offers if notice else ():
            said = line.removeprefix("lies ").split(";")
            if missing[: len(said)] == said:
                self.press(line)
                return line
        return ""


def watched(game: str, players: str = "AB", seed: int = 0, **options: str) -> Watched:
    """A table at which everything lies right."""
    return Watched(Match(game, tuple(players), options), seed)


def empty(game: str, players: str = "AB", **options: str) -> Table:
    """A table with nothing on it yet."""
    return Table(Session(Match(game, tuple(players), options)))
