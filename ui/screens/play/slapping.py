"""Slaps at the table: a pad for each seat while one counts, and the verdict that explains itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from companion.inputs import Pick, Press
from companion.play.devices.slaps import PHOTO, SLAPPED
from companion.view import View
from ui.devices.devices import Devices
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.common.keys import Offer
from ui.parts.table.pads import SlapPads
from ui.parts.verdict.count import Corrections
from ui.parts.verdict.verdict import VerdictPage


class Slapping:
    """What the table screen shows of slaps, and what a touch on it says."""

    def __init__(
        self,
        pads: SlapPads,
        verdict: VerdictPage,
        look: Appearance,
        devices: Devices,
        game: Callable[[], OpenGame],
    ) -> None:
        self.pads, self.verdict, self.look, self.devices, self._game = pads, verdict, look, devices, game

    def show(self, view: View) -> bool:
        """A pad for each seat while a slap counts, or while it is asked whose it was; the last verdict.

        Whether that verdict is a new one.
        """
        table = self._game().table
        slaps, notice = table.slaps, table.notice
        judging = notice is not None and notice.kind == SLAPPED  # whoever slaps after the first may still
        on = (slaps.possible or slaps.whose or judging) and not (table.fixing or table.amending)
        self.pads.show(view, bool(on), view.likely if slaps.whose else (), self.slapped)
        told = notice is not None and notice.kind == PHOTO
        strip, said = (notice.strip, notice.text) if notice is not None else (None, None)
        return self.verdict.show(strip, view, told, said, self.correct)

    def ahead(self) -> Iterator[object]:
        """Who is first, and what a verdict shows, before there is one."""
        yield from self.devices.slaps.ahead()
        self.pads.lay(self._game().table.view())
        yield self.pads
        yield from self.verdict.ids.count.ahead()

    @property
    def onward(self) -> Offer:
        """The key that leaves a verdict."""
        return Offer(self.look.tr("verdict-on"), "play", partial(self._press, "ok"), "main")

    def slapped(self, seat: str, at: int, by: str) -> None:
        """A finger or a key on a pad: a slap, or the answer whose it was."""
        game = self._game()
        if game.table.slaps.whose:
            game.put(Pick((f"@{seat}",), at))
        else:
            self.devices.slaps.tap(seat, by, at)

    def correct(self, card: str) -> None:
        """A card of the replay was another one, never there, or one is missing before it."""
        table = self._game().table
        corrections = Corrections(self._corrected)
        corrections.offer(table.session.match.game, table.view(), card, table.session.now.tip.fixes)

    def _corrected(self, line: str) -> None:
        self._press(line)
        self._press("photo")

    def _press(self, line: str) -> None:
        self._game().put(Press(line))
