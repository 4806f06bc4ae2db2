"""A number of the score sheet put right by touch: asked for, said to the table, and told old and new."""

from __future__ import annotations

from collections.abc import Callable

from companion.keep.score_sheet import correction, sheet_of
from companion.view import text
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.common.digits import ask_number

TITLE = -1  # the column of a row's title


def correct(
    game: OpenGame,
    look: Appearance,
    ways: Ways,
    place: tuple[int, int, int],
    told: Callable[[str], None],
) -> None:
    """Ask what the number of a row, count and column should be; where only play can say, show its lines."""
    row, count, column = place
    table, session = game.table, game.table.session
    sheet = sheet_of(session.match, session.now.tip)
    round_ = sheet.rows[row]
    if column == TITLE:
        ways.history(range(round_.first, round_.last + 1))  # one of them is what has to be corrected
        return
    was = round_.gains[count][column]
    where = {"round": round_.title, "who": sheet.columns[column].name}
    if not any(correction(session, round_, count, column, was + by) for by in (1, -1)):
        ways.history(range(round_.first, round_.last + 1))  # one of them is what has to be corrected
        return

    def answered(number: int) -> None:
        lines = correction(session, round_, count, column, number) if number != was else []
        for line in lines:
            game.tell(line)
            if table.notice is not None and table.notice.kind in ("refused", "trouble"):
                told(look.say(table.notice.text))
                return
        if lines:
            told(look.say(text("scores-corrected", old=was, new=number, **where)))
        elif number != was:
            told(look.tr("scores-impossible"))

    ask_number(look.say(text("scores-ask", **where)), was, answered)
