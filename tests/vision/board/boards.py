"""Shared by the tests: a drawn board under a camera, pieces on it, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from companion.games import GAMES
from companion.games.tagged import tags_of
from companion.inputs import Input, Lies
from companion.tags import Tags
from companion.view import View
from vision.board.lens import Lens
from vision.board.sight import BoardSight
from vision.drawn.boards import Board, Hand, Hung, Light, Stands
from vision.drawn.laying import put_on
from vision.frames import Frame

TENTH = 100_000_000  # nanoseconds between two frames
PAUSE = 2_200_000_000  # in which a table rests
HUNG = Hung((1280, 720), 66, 620)


def tagged(game: str, players: int = 2) -> tuple[Tags, View]:
    """A game's tags and its bare board."""
    view = GAMES[game].start(players, {}, {}).view()
    tags = tags_of(game)
    assert tags is not None
    return tags.around(view), view


class Table:
    """A board under a camera: lay pieces on spaces, look, and hear what is said."""

    def __init__(self, game: str = "battle", hung: Hung = HUNG, light: Light | None = None) -> None:
        self.tags, self.view = tagged(game, max(GAMES[game].seats))
        self.dice = np.random.default_rng(3)
        self.light = light or Light()
        self.board = Board(self.tags, self.view.spaces, hung, self.dice)
        self.lens = Lens(hung.field)
        self.spaces = {space.id: space for space in self.tags.places(self.view)}
        self.pieces = {piece.name: piece for piece in self.tags.pieces}
        self.standing: dict[str, Stands] = {}
        self.corners = self.board.corners()
        self.heard: list[Input] = []
        self.sight = BoardSight(self.tags, tuple(self.spaces.values()), self.heard.append)
        self.at = PAUSE

    def lay(self, **where: str) -> None:
        """Lay pieces on spaces by name; an underscore tells copies apart, and no space takes one away."""
        for key, space in where.items():
            self.standing.pop(key, None)
            piece = self.pieces[key.partition("_")[0]]
            if space:
                self.standing[key] = put_on(self.tags, self.spaces[space], piece.tag, piece.high, self.dice)

    def at_place(self, key: str, x: float, y: float) -> None:
        """Lay a piece at a place in units."""
        piece = self.pieces[key.partition("_")[0]]
        self.standing[key] = Stands(piece.tag, x, y, piece.high, 20)

    def frame(self, hands: Sequence[Hand] = (), more: Sequence[Stands] = ()) -> Frame:
        """What the camera sees now."""
        return self.board.frame([*self.corners, *self.standing.values(), *more], self.light, self.dice, hands)

    def look(
        self, frames: int = 4, apart: int = TENTH, hands: Sequence[Hand] = (), more: Sequence[Stands] = ()
    ) -> Lies | None:
        """So many frames; the last that was said of them."""
        said = None
        for _ in range(frames):
            self.at += apart
            said = self.sight.see(self.frame(hands, more), self.at, lens=self.lens) or said
        return said

    def rest(self, **how: Sequence[Stands]) -> Lies | None:
        """Long enough that everything counts that lies there."""
        said = self.look(2, **how)
        return self.look(1, PAUSE, **how) or self.look(3, **how) or said
