"""The clocks' alarm: a sound before time is up, a sentence when it is; the game goes on all the same."""

from __future__ import annotations

from companion.inputs import Press
from companion.play.clock import advice
from companion.view import text
from ui.devices.sounds import Sounds
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame


class ClockAlarm:
    """Watches the clocks of whoever is to act."""

    def __init__(self, look: Appearance, sounds: Sounds) -> None:
        self._look, self._sounds = look, sounds
        self._left: dict[tuple[int, str], int] = {}

    def tick(self, game: OpenGame, in_sight: bool) -> bool:
        """Tell of every mark a clock has run down to since the last look; whether there was one."""
        told = False
        for seat in game.table.session.acting:
            left = game.left(seat) if seat in game.names else None
            if left is None:
                continue
            before = self._left.get((game.number, seat), left)
            self._left[game.number, seat] = left
            mark = advice(game.clock_mode, before, left)
            if mark is not None:
                told = True
                self._tell(game, seat, mark, in_sight)
        return told

    def _tell(self, game: OpenGame, seat: str, mark: int, in_sight: bool) -> None:
        """On the table screen the end of time is a notice; anything else is only heard."""
        if mark or not in_sight or game.table.notice is not None:
            self._sounds.play("time")
            up = text("clock-up", seat=seat)
            self._sounds.say(self._look.tr("clock-left", seconds=mark) if mark else self._look.say(up))
        else:
            game.put(Press(f"time-up {seat}"))
