"""What is seen on its way at the table: a verdict, the last move, who acts now, what may be picked."""

from __future__ import annotations

from companion.view import View
from ui.handed.motion import Leg, Motion, linear
from ui.parts.board.carrying import Carrying
from ui.parts.moving.sliding import Sliding
from ui.parts.table.seat_grid import SeatGrid
from ui.parts.verdict.verdict import VerdictPage

FADE = 140  # milliseconds: bright and dim, and whoever acts


class Moments:
    """Compares what is shown with what was shown last, and shows the way from there to here."""

    def __init__(self, board: Carrying, seats: SeatGrid, verdict: VerdictPage, motion: Motion) -> None:
        self._board, self._seats, self._verdict, self._motion = board, seats, verdict, motion
        self._sliding = Sliding(board)
        self._seen: View | None = None
        self._bright: tuple[object, ...] = ()

    def forget(self) -> None:
        """Whoever comes to the table sees it as it is."""
        self._seen = None

    def show(self, view: View, judged: bool) -> None:
        """From what was seen to what is; nothing while a slap is judged."""
        before, self._seen = self._seen, view
        bright = self._board.glow, self._board.picked
        was_bright, self._bright = self._bright, bright
        turns = self._seats.turning()
        if judged:
            self._motion.play(self._verdict.legs())
            return
        if before is None or self._verdict.shown:
            return
        moves = before is not view
        legs = [*self._sliding.legs(before, view), *self._seats.counting(before, view)] if moves else []
        legs += [Leg(0, FADE, turn, linear) for turn in turns]
        if bright != was_bright:
            legs.append(Leg(0, FADE, self._board.fade, linear))
        if legs:
            self._motion.play(legs)
