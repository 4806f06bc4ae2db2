"""When a board that was seen asks, and what it says of one on which nothing makes sense."""

from __future__ import annotations

from dataclasses import replace

from tests.companion.play.board.seeing import lies, watched


def test_never_asks_of_no_move_that_is_the_only_one_once_the_board_was_seen_to_lie_right() -> None:
    for seen_right in (True, False):
        at = watched("battle")
        at.table.scans.confirm = lambda: "never"
        at.hands(str(at.real.moves[0]))
        at.see()
        if not seen_right:
            at.table.board.right = None
        at.hands(str(at.real.moves[0]))
        at.see()
        assert (at.told == [*at.real.lines()]) == seen_right
        assert (at.table.notice is None) == seen_right


def test_a_table_that_fell_over_is_no_move_and_is_told_as_what_it_is() -> None:
    at = watched("battle")
    at.hands(str(at.real.moves[0]))
    at.see()
    board = lies("battle", at.real.position)
    spaces = [space for space, _ in board.on]
    fallen = zip(spaces[3:] + spaces[:3], (name for _, name in board.on), strict=True)
    at.see(replace(board, on=tuple(sorted(fallen))))
    assert at.table.notice is not None
    assert at.table.notice.text.key == "board-unlike"
    assert len(at.table.notice.more) > 1
