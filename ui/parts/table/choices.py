"""Keys for what may be picked but lies nowhere on the screen, and for what the table itself does next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from companion.game import TABLE
from companion.play.setting_up import is_setting_up
from companion.view import View
from companion.words import told
from ui.parts.common.keys import Keys, Offer
from ui.parts.common.menu import Menu

if TYPE_CHECKING:
    from ui.screens.play.table import Playing

ACROSS = ((2, 5), (8, 3))  # digits stand close together, as on a telephone; short words by threes


class Choices:
    """The keys beside the board of the table screen."""

    def __init__(self, screen: Playing) -> None:
        self.screen = screen
        self._keys = Keys(screen.ids.choices, font=17, icon_size=24)
        self._whispers: Menu | None = None

    def show(self, view: View, open_now: dict[str, None]) -> None:
        """A key for everything that may be picked but lies nowhere on the screen."""
        session = self.screen.app.table.session
        offers = [*self._after_a_slap(), *self._back(view)]
        if self._table_plays():
            offers += self._table_acts(view)
        if not self._table_plays() or len(session.moves) != 1:  # else one large key says it already
            offers += self._picks(view, open_now, alone=not offers)
        self._keys.show(offers)

    def _press(self, line: str) -> Callable[[], None]:
        return partial(self.screen.press, line)

    def _after_a_slap(self) -> list[Offer]:
        """A slap that was nobody's, or the last verdict once more."""
        app, table = self.screen.app, self.screen.app.table
        if table.slaps.whose:
            return [Offer(app.tr("slap-nobodys"), "close", self._press("cancel"), "plain")]
        if table.notice is None and not self.screen.ids.pads.shown and table.slaps.kept:
            return [Offer(app.tr("verdict-again"), "flag", self._press("photo"), "plain")]
        return []

    def _back(self, view: View) -> list[Offer]:
        """Back to where all was well."""
        if view.back is None:
            return []
        return [Offer(self.screen.app.tr("table-back"), "undo", self._press(f"back {view.back}"))]

    def _table_plays(self) -> bool:
        table = self.screen.app.table
        return table.session.acting == (TABLE,) and not (table.fixing or table.amending)

    def _table_acts(self, view: View) -> list[Offer]:
        """What the table itself does next: one thing is one large key, and luck can be drawn."""
        app = self.screen.app
        session = app.table.session
        if view.chance or is_setting_up(session):
            return [Offer(app.tr("table-draw"), "dice", app.draw_chance, "main")]
        if len(session.moves) == 1 and not view.notes:
            move = session.moves[0]
            said = app.say(told(session.match.game, move, view))
            return [Offer(said, "forward", self._press(str(move)), "main")]
        return []

    def _picks(self, view: View, open_now: dict[str, None], alone: bool) -> list[Offer]:
        """What may be picked, what was picked but is seen nowhere, and the choices made behind a hand."""
        screen, seen = self.screen, self._seen(view)
        offered = {thing: screen.named(thing) for thing in open_now if thing not in seen}
        longest = max(map(len, offered.values()), default=0)
        # A key with a sign beside its words needs more room.
        few = alone and bool(offered)
        screen.across = next((across for most, across in ACROSS if few and longest <= most), 2)
        offers = [Offer(words, "", partial(screen.pick, thing)) for thing, words in offered.items()]
        if so_far := [screen.named(pick) for pick in screen.app.table.picks if pick not in seen]:
            screen.prompt = f"{screen.prompt}  {' '.join(so_far)} …"
            offers.append(Offer("", "close", self._press("cancel"), "plain"))
        names = screen.app.names
        return [
            *offers,
            *(Offer(names[seat], "eye-off", partial(self.whisper, seat)) for seat in view.secret),
        ]

    def _seen(self, view: View) -> set[str]:
        """What can be touched where it lies, or is not for fingers."""
        table = self.screen.app.table
        seen = {space.id for space in view.spaces} | {token.id for token in view.tokens}
        seen |= {card.id for row in view.rows for card in row.cards}
        seen |= {f"@{side.seat}" for side in view.sides} | {f"@{TABLE}"}
        if self.screen.ids.pads.shown:
            seen |= {f":{verb}" for verb in table.session.match.box.timed}
        if table.slaps.strip is not None and table.slaps.verbs is not None:
            seen.add(f":{table.slaps.verbs.settle}")  # it settles itself
        return seen

    def whisper(self, seat: str) -> None:
        """A choice nobody else may see, made behind a hand; afterwards only a tick is shown."""
        app, table = self.screen.app, self.screen.app.table
        view, game = table.view(seat), table.session.match.game
        moves = [move for move in table.moves if move.seat == seat]
        self._whispers = self._whispers or Menu()
        self._whispers.offer(
            app.tr("whisper-title", player=app.names[seat]),
            [("", app.say(told(game, move, view)), self._press(str(move))) for move in moves],
        )
