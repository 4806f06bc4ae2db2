"""What the table screen marks on its board, and what a finger on it says."""

from __future__ import annotations

from collections.abc import Callable

from companion.inputs import Pick
from companion.play.put_back import Amiss
from companion.play.touches import lift
from companion.view import View
from ui.handed.open_game import OpenGame
from ui.parts.board.board import Board
from ui.parts.table.notice import tried


class OnBoard:
    """The board of a game in progress: what glows, what has just moved, what hands must do."""

    def __init__(self, board: Board, game: Callable[[], OpenGame]) -> None:
        self.board, self._game = board, game
        self._lay: dict[str, str] = {}  # which space each piece was last seen on
        board.says, board.reach = self._pointed, self._reach

    def _pointed(self, things: tuple[str, ...], to: tuple[str, ...] = ()) -> None:
        """A finger on the board, or one that carried a piece somewhere."""
        self._game().put(Pick(things, to=to))

    def _reach(self, thing: str) -> frozenset[str]:
        """Where a piece may be put."""
        lifted = lift(self._game().table, (thing,))
        return frozenset(lifted.open) if lifted else frozenset()

    def show(self, view: View, open_now: dict[str, None], pointed: frozenset[str]) -> Amiss | None:
        """The board as it stands; what differs on the table, where that is marked."""
        board, table = self.board, self._game().table
        self._outline(view)
        kind = table.notice.kind if table.notice is not None else ""
        marked = {"put-back": table.amiss, "said": table.to_do, "board": table.lying}
        amiss = marked.get(kind) or (table.lying if kind == "refused" else None)
        glow = frozenset() if amiss else frozenset(open_now)
        if kind == "said" and table.announced:
            glow = frozenset(open_now).intersection(table.announced.args)  # what it moves may be carried
        board.glow, board.picked, board.view, board.amiss = glow, table.picks, view, amiss
        board.pointed, board.acting = pointed, table.session.acting
        board.refused = tried(table.notice, view)
        return amiss

    def _outline(self, view: View) -> None:
        """Outline what has moved since the last look; a board laid anew is no move."""
        lay = {token.id: token.space for token in view.tokens}
        if lay != self._lay:
            fresh = frozenset(space for thing, space in lay.items() if self._lay.get(thing) != space)
            self.board.fresh = fresh if len(fresh) <= len(lay) / 2 else frozenset()
            self._lay = lay

    def look_at(self, view: View) -> None:
        """One of several steps that were taken at once, as the board was then."""
        self.board.glow, self.board.view = frozenset(), view
