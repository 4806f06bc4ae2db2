"""Advice of the clocks: a sound before time is up, a sentence when it is; the game goes on all the same."""

from __future__ import annotations

from companion.inputs import Press
from companion.play.clock import advice
from companion.view import text


class Advice:
    """Watches the clocks of whoever is to act."""

    def __init__(self) -> None:
        self._left: dict[tuple[int, str], int] = {}

    def tick(self, app) -> None:
        """Tell of every mark a clock has run down to since the last look."""
        for seat in app.table.session.acting:
            left = app.left(seat) if seat in app.names else None
            if left is None:
                continue
            before = self._left.get((app.number, seat), left)
            self._left[app.number, seat] = left
            mark = advice(app.clock_mode, before, left)
            if mark is not None:
                self._tell(app, seat, mark)

    def _tell(self, app, seat: str, mark: int) -> None:
        app.rest.stir()
        if mark or app.root.current != "table" or app.table.notice is not None:
            app.sounds.play("time")
            app.sounds.say(
                app.tr("clock-left", seconds=mark) if mark else app.say(text("clock-up", seat=seat))
            )
        else:
            app.put(Press(f"time-up {seat}"))
