"""The menu of a game going on: leave, end it, who sits where, who gives up, and what is rarely wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from companion.inputs import Press
from companion.keep.players import meet, players
from companion.standin.ghost import fillers, named
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.common.badge import signs
from ui.parts.common.basics import Key
from ui.parts.common.menu import Item
from ui.parts.common.people import ask_person


class SeatLine(BoxLayout):
    """One seat: its name, to change it, and a flag to give up."""

    player = StringProperty()
    may_resign = BooleanProperty(True)

    def __init__(self, rename: Callable[[], None], resign: Callable[[], None], **properties: object) -> None:
        self.rename, self.resign = rename, resign
        super().__init__(**properties)


class GameMenu(ModalView):
    """Everything that is not needed all the time; a touch beside it closes it."""

    look: Appearance = ObjectProperty()

    def __init__(
        self,
        game: OpenGame,
        leave: Callable[[], None],
        items: Sequence[Item],
        done: Callable[[], None],
        **properties: object,
    ) -> None:
        super().__init__(**properties)
        self.game, self.leave, self.done = game, leave, done
        for icon, words, press in items:
            key = Key(icon=icon, text=words, font=18)
            key.bind(on_release=lambda _, press=press: self.close(press))
            self.ids.others.add_widget(key)
        session = game.table.session
        worn = signs(game.names, game.table.view().sides, self.look.known)
        alone = len(game.names) == 1 or bool(session.match.box.leaving)
        for n, (seat, name) in enumerate(game.names.items()):
            line = SeatLine(
                partial(self.close, partial(_hand_over, game, self.look, n, done)),
                partial(self.close, partial(self._say, f"resign {seat}")),
                player=name,
                may_resign=not alone,
            )
            line.ids.badge.wear(worn[seat])
            self.ids.seats.add_widget(line)

    def close(self, then: Callable[[], None]) -> None:
        """A key was pressed: the menu is gone before anything is done."""
        self.dismiss(animation=False)
        then()

    def end(self) -> None:
        """All agree to stop: the standing decides. It can be taken back where the result is shown."""
        self._say("end")

    def _say(self, line: str) -> None:
        self.game.put(Press(line))


def _hand_over(game: OpenGame, look: Appearance, n: int, done: Callable[[], None]) -> None:
    names = list(game.names.values())
    others = [player for player in players(game.journal) if player.name != names[n]]

    seat = f"p{n + 1}"
    match = game.table.session.match

    def handed_back() -> None:
        if seat in game.table.session.now.chairs:
            game.tell(f"chair {seat} off")

    def fill(level: int) -> None:
        game.tell(f"seat {seat} {look.say(named(match.game, n + 1))}")
        game.tell(f"chair {seat} {level}")
        done()

    offered = fillers(match.game, len(names), match.options)
    stand_ins = [("owl", look.say(words), partial(fill, level)) for level, words in enumerate(offered, 1)]

    def answered(name: str) -> None:
        if name and name not in names:
            handed_back()
        if name in names:
            game.tell(f"swap p{n + 1} p{names.index(name) + 1}")
        elif name:
            game.tell(f"seat p{n + 1} {name}")
            if game.names[f"p{n + 1}"] == name:
                game.kept(lambda: meet(game.journal, [(n + 1, name)]))
                look.meet_again()
        done()

    ask_person(look.tr("seating-who", player=names[n]), others, names, answered, stand_ins)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
