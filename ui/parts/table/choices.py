"""Keys for what may be picked but lies nowhere on the screen, and for what the table itself does next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.game import TABLE, Move
from companion.play.setting_up import is_setting_up
from companion.view import View
from companion.words import told
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu

if TYPE_CHECKING:
    from ui.screens.play.table import Playing

ACROSS = ((2, 5), (8, 3))  # digits stand close together, as on a telephone; short words by threes


class Choices:
    """The keys beside the board of the table screen."""

    def __init__(self, screen: Playing) -> None:
        self.screen, self.place = screen, screen.ids.choices
        self._keys: list[Key] = []

    def show(self, view: View, open_now: dict[str, None]) -> None:
        """A key for everything that may be picked but lies nowhere on the screen."""
        seen = {space.id for space in view.spaces} | {token.id for token in view.tokens}
        seen |= {card.id for row in view.rows for card in row.cards}
        seen |= {f"@{side.seat}" for side in view.sides} | {f"@{TABLE}"}
        self.place.clear_widgets()
        screen, app = self.screen, self.screen.app
        table = app.table
        if screen.ids.pads.shown:
            seen |= {f":{verb}" for verb in table.session.match.box.timed}
        if table.slaps.strip is not None and table.slaps.verbs is not None:
            seen.add(f":{table.slaps.verbs.settle}")  # it settles itself
        if table.slaps.whose:
            self._key(app.tr("slap-nobodys"), "close", lambda: screen.press("cancel"), "plain")
        elif table.notice is None and not screen.ids.pads.shown and table.slaps.kept:
            self._key(app.tr("verdict-again"), "flag", lambda: screen.press("photo"), "plain")
        if view.back is not None:
            self._key(app.tr("table-back"), "undo", lambda: screen.press(f"back {view.back}"))
        if table.session.acting == (TABLE,) and not (table.fixing or table.amending):
            self._table_acts(table.session.moves, view)
            if len(table.session.moves) == 1:
                return  # one large key says it already
        offered = {thing: screen.named(thing) for thing in open_now if thing not in seen}
        longest = max(map(len, offered.values()), default=0)
        # A key with a sign beside its words needs more room.
        alone = offered and not self.place.children
        screen.across = next((across for most, across in ACROSS if alone and longest <= most), 2)
        for thing, words in offered.items():
            self._key(words, "", lambda thing=thing: screen.pick(thing))
        self._so_far([screen.named(pick) for pick in table.picks if pick not in seen])
        for seat in view.secret:
            self._key(app.names[seat], "eye-off", lambda seat=seat: self.whisper(seat))

    def _so_far(self, words: list[str]) -> None:
        """What was picked but lies nowhere on the screen; a touch takes it back."""
        if words:
            self.screen.prompt = f"{self.screen.prompt}  {' '.join(words)} …"
            self._key("", "close", lambda: self.screen.press("cancel"), "plain")

    def _table_acts(self, moves: tuple[Move, ...], view: View) -> None:
        """What the table itself does next: one thing is one large key, and luck can be drawn."""
        app = self.screen.app
        if view.chance or is_setting_up(app.table.session):
            self._key(app.tr("table-draw"), "dice", app.draw_chance, "main")
        elif len(moves) == 1 and not view.notes:
            said = app.say(told(app.table.session.match.game, moves[0], view))
            self._key(said, "forward", lambda: self.screen.press(str(moves[0])), "main")

    def _key(self, words: str, icon: str, press: Callable[[], None], kind: str = "chosen") -> None:
        """A key beside the board; keys are kept for the next choice, for making one is slow."""
        n = len(self.place.children)
        if n == len(self._keys):
            self._keys.append(Key(font=17, icon_size=24))
            self._keys[n].bind(on_release=lambda key: key.press())
        key = self._keys[n]
        key.text, key.icon, key.kind, key.press = words, icon, kind, press
        self.place.add_widget(key)

    def whisper(self, seat: str) -> None:
        """A choice nobody else may see, made behind a hand; afterwards only a tick is shown."""
        app, table = self.screen.app, self.screen.app.table
        view = table.view(seat)
        Menu.show(
            app.tr("whisper-title", player=app.names[seat]),
            [
                (
                    "",
                    app.say(told(table.session.match.game, move, view)),
                    lambda move=move: self.screen.press(str(move)),
                )
                for move in table.moves
                if move.seat == seat
            ],
        )
