"""A number of the score sheet put right by touch: asked for, said to the table, and told old and new."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App

from companion.keep.score_sheet import correction, sheet_of
from companion.view import text
from ui.parts.common.digits import ask_number

TITLE = -1  # the column of a row's title


def correct(row: int, count: int, column: int, told: Callable[[str], None]) -> None:
    """Ask what the number should be; where only play itself can say, show the lines it came from."""
    app = App.get_running_app()
    session = app.table.session
    sheet = sheet_of(session.match, session.now.tip)
    round_ = sheet.rows[row]
    if column == TITLE:
        _lines(round_.first, round_.last)
        return
    was = round_.gains[count][column]
    where = {"round": round_.title, "who": sheet.columns[column].name}
    if not any(correction(session, round_, count, column, was + by) for by in (1, -1)):
        _lines(round_.first, round_.last)
        return

    def answered(number: int) -> None:
        lines = correction(session, round_, count, column, number) if number != was else []
        for line in lines:
            app.tell(line)
            if app.table.notice is not None and app.table.notice.kind in ("refused", "trouble"):
                told(app.say(app.table.notice.text))
                return
        if lines:
            told(app.say(text("scores-corrected", old=was, new=number, **where)))
        elif number != was:
            told(app.tr("scores-impossible"))

    ask_number(app.say(text("scores-ask", **where)), was, answered)


def _lines(first: int, last: int) -> None:
    """The lines of a round: one of them is what has to be corrected."""
    app = App.get_running_app()
    history = app.root.get_screen("history")
    history.only, history.came = range(first, last + 1), app.root.current
    app.show("history")
