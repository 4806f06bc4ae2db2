"""A real board under a drawn camera, and the table that hears what is seen of it."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from companion.game import State
from companion.games.tagged import tags_of
from companion.play.board.lying import Lying
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.tags import Tags
from companion.view import View
from vision.board.sight import BoardSight
from vision.drawn.boards import Board, Hung, Light, Stands, grained, shone
from vision.drawn.laying import put_on
from vision.frames import Frame

TENTH = 100_000_000
HUNG = Hung((1280, 720), 66.0, 680.0, 6.0, 40.0, 2.0, -0.02, (8.0, -5.0))


class DrawnBoard:
    """A printed board with tags, its pieces laid by hand: what did not move lies as it lay."""

    def __init__(self, game: str, view: View, seed: int = 1) -> None:
        found = tags_of(game)
        assert found is not None
        self.tags: Tags = found.around(view)
        self.dice = np.random.default_rng(seed)
        self.board = Board(self.tags, view.spaces, HUNG, self.dice)
        self.spaces = {space.id: space for space in self.tags.places(view)}
        self._pieces = {piece.name: piece for piece in self.tags.pieces}
        self._lay: dict[tuple[str, str], list[Stands]] = {}

    def lay(self, lying: Lying) -> None:
        """Hands make the board lie so."""
        kept, lay = self._lay, dict[tuple[str, str], list[Stands]]()
        for space, name in lying:
            old = kept.get((space, name), [])
            stands = old.pop() if old else self._put(space, name, lay)
            lay.setdefault((space, name), []).append(stands)
        self._lay = lay

    def _put(self, space: str, name: str, lay: Iterable[tuple[str, str]]) -> Stands:
        piece, shared = self._pieces[name], any(other == space for other, _ in lay)
        off = (0.3, 0.3) if shared else (0.0, 0.0)
        return put_on(self.tags, self.spaces[space], piece.tag, piece.high, self.dice, 1.5, off)

    def scene(self, hands: int = 0) -> Frame:
        """The board as it lies, perhaps with a hand over it, before the sensor."""
        standing = [*self.board.corners(), *(one for many in self._lay.values() for one in many)]
        hand = [self.board.hand(self.dice) for _ in range(hands)]
        return shone(self.board.scene(standing, hand), Light())

    def frame(self, scene: Frame) -> Frame:
        """A picture of it: no two are quite the same."""
        return grained(scene, Light(), self.dice)


class Pictured:
    """A table that knows its game from pictures alone, beside the game as hands really play it."""

    def __init__(self, match: Match, seed: int = 0) -> None:
        self.real: Session = ready(match, str(seed))
        self.table = Table(ready(match, str(seed)))
        self.drawn = DrawnBoard(match.game, self.real.position.view())
        self.sight = BoardSight(self.drawn.tags, tuple(self.drawn.spaces.values()), self.table.handle)
        self.at = 0
        self.lay(self.lying(self.real.position))

    @property
    def told(self) -> list[str]:
        """The lines that the companion knows."""
        return [*self.table.session.lines()]

    def lying(self, position: State) -> Lying:
        """What a position says lies where."""
        return self.drawn.tags.lie(position.view())

    def lay(self, lying: Lying, hand: bool = False) -> None:
        """Hands make the board lie so, and are seen or not; then it rests for some pictures."""
        self.drawn.lay(lying)
        if hand:
            self.look(self.drawn.scene(1), 2)
        self.look(self.drawn.scene(), 5)
        self.at += 25 * TENTH
        self.look(self.drawn.scene(), 4)

    def look(self, scene: Frame, frames: int) -> None:
        """So many pictures of a scene."""
        for _ in range(frames):
            self.at += TENTH
            self.sight.see(self.drawn.frame(scene), self.at)


def moved(lying: Lying, piece: int, to: str) -> Lying:
    """The same with one piece on another space."""
    pieces = [*lying]
    pieces[piece] = (to, pieces[piece][1])
    return tuple(sorted(pieces))
