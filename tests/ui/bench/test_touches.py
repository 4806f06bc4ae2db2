"""What it costs to tell the companion something, counted by the finger of `companion bench touches`."""

from __future__ import annotations

import pytest

from companion.bench.touches import MEASURES, Measure
from companion.game import Move
from ui.bench.touches import count, usual
from ui.checks.finger import Hand

HOLDS = [measure for measure in MEASURES if measure.part != "until"]


@pytest.mark.parametrize("measure", HOLDS, ids=lambda measure: measure.about)
def test_nothing_costs_more_touches_than_it_may(hand: Hand, measure: Measure) -> None:
    assert usual(count(hand, measure, seed=1, times=3)) <= measure.aim


def test_a_piece_dropped_beside_the_board_stays_where_it_was(hand: Hand) -> None:
    hand.app.root.begin(next(m for m in MEASURES if m.drags and m.game == "battle").match)
    hand.app.root.sit_down()
    hand.wait()
    table, board = hand.app.table, hand.app.root.current_screen.ids.board
    move: Move = table.session.moves[0]
    lines, glow = table.session.now.tip.n, board.glow
    with hand.dragging(move.args[0]) as finger:
        finger.touch_move(*hand.where(move.args[1]))
        hand.wait(1)
        assert board.carried is not None
        assert move.args[1] in board.glow
        finger.touch_move(790, 5)
    assert board.carried is None
    assert (table.session.now.tip.n, board.glow, table.notice) == (lines, glow, None)
