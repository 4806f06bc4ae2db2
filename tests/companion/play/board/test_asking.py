"""When a board that was seen asks, and what it says of one on which nothing makes sense."""

from __future__ import annotations

from dataclasses import replace

from tests.companion.play.board.seeing import lies, watched


def test_never_asks_of_the_only_move_even_where_the_board_was_not_seen_before() -> None:
    for confirm, taken in (("unsure", False), ("never", True)):
        at = watched("battle")
        at.table.scans.confirm = lambda confirm=confirm: confirm
        at.hands(str(at.real.moves[0]))
        at.see()
        at.table.board.right = None
        at.hands(str(at.real.moves[0]))
        at.see()
        assert (at.told == [*at.real.lines()]) == taken
        assert (at.table.notice is None) == taken


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
