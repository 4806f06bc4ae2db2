"""Whole boards seen by a camera: real games played on drawn boards, and what is made of each look."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

import numpy as np

from companion.game import Move, State
from companion.games import GAMES
from companion.games.tagged import tags_of
from companion.inputs import Lies
from companion.play.match import Match
from companion.tags import Tags
from vision.bench.hanging import Evening, evening
from vision.board.sight import BoardSight
from vision.drawn.boards import Hand, Stands, lit
from vision.drawn.laying import laid, put_on
from vision.frames import Frame

PI = 4  # how many times slower a Pi 4 is
EACH = 8  # looks at one board, before another is hung
_TENTH, _PAUSE = 100_000_000, 2_200_000_000  # nanoseconds between frames, and while a table thinks
_FRAMES = 5  # that a look may take before people have gone on
RIGHT, ASKED, REFUSED, WRONG = "right", "asked", "refused", "wrong"
Judge = Callable[[State, State, Tags, Lies], str]


@dataclass
class Tally:
    """What came of so many looks, and how long they took."""

    came: Counter[str] = field(default_factory=Counter)
    deeds: Counter[tuple[str, str]] = field(default_factory=Counter)
    spent: list[float] = field(default_factory=list)  # milliseconds of processor time of each look
    bad: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count another's looks, too."""
        self.came += other.came
        self.deeds += other.deeds
        self.spent += other.spent
        self.bad += other.bad


class Sitting:
    """A game on a drawn board under a camera, followed by what the sight says alone."""

    def __init__(self, game: str, n: int, judge: Judge) -> None:
        self.dice = np.random.default_rng([n, *game.encode()])
        self.luck = random.Random(f"{game} {n}")
        self.judge, self.tally = judge, Tally()
        self.name = f"{game} {n}"
        seats = self.luck.choice([*GAMES[game].seats])
        options = {option.id: self.luck.choice(option.choices) for option in GAMES[game].options[:1]}
        self.state = _begun(Match(game, ("x",) * seats, options).start(), self.luck)
        view = self.state.view()
        tags = tags_of(game)
        assert tags is not None
        self.tags = tags.around(view)
        self.evening: Evening = evening(self.tags, view, self.dice)
        self.heard: list[Lies] = []
        self.sight = BoardSight(self.tags, self.tags.places(view), self.heard.append)
        self.at = _PAUSE
        self.stands = self._laid(self.state)

    def _laid(self, state: State) -> list[Stands]:
        """The pieces of a position; those that did not move stay as they lay."""
        lying = {(s.tag, round(s.x, 6), round(s.y, 6)): s for s in getattr(self, "stands", [])}
        del lying  # every piece is laid anew by hands that are as careful as this evening's
        return list(laid(self.tags, state.view(), self.dice, self.evening.care))

    def _show(self, scene: Frame, frames: int, apart: int) -> Lies | None:
        """So many frames of a scene; the last that was said of it."""
        said = None
        for _ in range(frames):
            self.at += apart
            frame = lit(scene, self.evening.light, self.dice)
            began = time.process_time()
            said = self.sight.see(frame, self.at, lens=self.evening.lens) or said
            self.tally.spent.append((time.process_time() - began) * 1000)
        return said
