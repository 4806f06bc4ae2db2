"""Keys for what may be picked but lies nowhere on the screen, and for what the table itself does next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.uix.widget import Widget

from companion.game import TABLE, Move
from companion.inputs import Pick, Press
from companion.play.setting_up import is_setting_up
from companion.view import View
from companion.words import told, words_in
from ui.app.appearance import Appearance
from ui.app.open_game import OpenGame
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu

ACROSS = ((2, 5), (8, 3))  # digits stand close together, as on a telephone; short words by threes


class Choices:
    """The keys beside the board of the table screen."""

    def __init__(self, place: Widget, look: Appearance, draw_chance: Callable[[], None]) -> None:
        self.place, self.look, self.draw_chance = place, look, draw_chance
        self.across = 2  # so many side by side, where there is room
        self.so_far = ""  # what was picked but lies nowhere on the screen
        self._keys: list[Key] = []

    def show(self, game: OpenGame, view: View, open_now: dict[str, None], pads: bool) -> None:
        """A key for everything that may be picked but lies nowhere on the screen."""
        self.game, self.so_far = game, ""
        seen = {space.id for space in view.spaces} | {token.id for token in view.tokens}
        seen |= {card.id for row in view.rows for card in row.cards}
        seen |= {f"@{side.seat}" for side in view.sides} | {f"@{TABLE}"}
        self.place.clear_widgets()
        tr, table = self.look.tr, game.table
        if pads:
            seen |= {f":{verb}" for verb in table.session.match.box.timed}
        if table.slaps.strip is not None and table.slaps.verbs is not None:
            seen.add(f":{table.slaps.verbs.settle}")  # it settles itself
        if table.slaps.whose:
            self._key(tr("slap-nobodys"), "close", partial(self.press, "cancel"), "plain")
        elif table.notice is None and not pads and table.slaps.kept:
            self._key(tr("verdict-again"), "flag", partial(self.press, "photo"), "plain")
        if view.back is not None:
            self._key(tr("table-back"), "undo", partial(self.press, f"back {view.back}"))
        if table.session.acting == (TABLE,) and not (table.fixing or table.amending):
            self._table_acts(table.session.moves, view)
            if len(table.session.moves) == 1:
                return  # one large key says it already
        offered = {thing: self.named(thing) for thing in open_now if thing not in seen}
        longest = max(map(len, offered.values()), default=0)
        # A key with a sign beside its words needs more room.
        alone = offered and not self.place.children
        self.across = next((across for most, across in ACROSS if alone and longest <= most), 2)
        for thing, words in offered.items():
            self._key(words, "", partial(self.pick, thing))
        self._so_far([self.named(pick) for pick in table.picks if pick not in seen])
        for seat in view.secret:
            self._key(game.names[seat], "eye-off", partial(self.whisper, seat))

    def press(self, line: str) -> None:
        """A key, said to the table."""
        self.game.put(Press(line))

    def pick(self, thing: str) -> None:
        """A verb or another thing without a place."""
        self.game.put(Pick((thing,)))

    def named(self, thing: str) -> str:
        """The words for a verb, a seat, or a thing without a place."""
        game, names = self.game.table.session.match.game, self.game.names
        if thing.startswith(":"):
            return self.look.tr(f"{game}-verb-{thing[1:]}")
        if thing.removeprefix("@") in names:
            return names[thing.removeprefix("@")]
        keys = (f"{game}-arg-{thing}", f"{game}-{thing}")
        return next((self.look.tr(key) for key in keys if words_in(self.look.language).has(key)), thing)

    def _so_far(self, words: list[str]) -> None:
        """What was picked but lies nowhere on the screen; a touch takes it back."""
        if words:
            self.so_far = f"  {' '.join(words)} …"
            self._key("", "close", partial(self.press, "cancel"), "plain")

    def _table_acts(self, moves: tuple[Move, ...], view: View) -> None:
        """What the table itself does next: one thing is one large key, and luck can be drawn."""
        session = self.game.table.session
        if view.chance or is_setting_up(session):
            self._key(self.look.tr("table-draw"), "dice", self.draw_chance, "main")
        elif len(moves) == 1 and not view.notes:
            said = self.look.say(told(session.match.game, moves[0], view))
            self._key(said, "forward", partial(self.press, str(moves[0])), "main")

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
        table, look = self.game.table, self.look
        view = table.view(seat)
        Menu.show(
            look.tr("whisper-title", player=self.game.names[seat]),
            [
                (
                    "",
                    look.say(told(table.session.match.game, move, view)),
                    partial(self.press, str(move)),
                )
                for move in table.moves
                if move.seat == seat
            ],
        )
