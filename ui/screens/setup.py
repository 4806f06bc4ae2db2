"""Set-up: a picture to copy, its seed, parts to lock and the rest drawn again, or everything by hand."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from companion.commands import new_seed
from companion.draw import CannotKeep
from companion.game import TABLE
from companion.inputs import Pick, Press
from companion.journal import NotKept
from companion.view import View
from ui.parts.keyboard import ask
from ui.parts.rows import CardRow
from ui.screens.page import Page, load
from ui.setting_up import set_up


class Setup(Page):
    """The table is made ready."""

    sentence = StringProperty()
    notice = StringProperty()
    seed = StringProperty()
    complete = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    can_redo = BooleanProperty(False)

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        self.locked: frozenset[str] = frozenset()
        self.ids.board.says = self.picked

    def on_pre_enter(self, *_: object) -> None:
        """Nothing is locked when one comes here."""
        self.locked = frozenset()
        super().on_pre_enter()

    def refresh(self) -> None:
        """The picture, and what can be done with it."""
        app, table = self.app, self.app.table
        view = table.view()
        self.complete = table.session.acting != (TABLE,)
        glow = frozenset() if self.complete else frozenset(table.open)
        board = self.ids.board
        board.locked, board.glow, board.picked, board.view = self.locked, glow, table.picks, view
        self.sentence = self._sentence(view)
        self.can_undo = table.session.now.past is not None
        self.can_redo = table.session.now.future is not None
        self.notice = app.say(table.notice.text) if table.notice else ""
        self.seed = app.tr("setup-seed", seed=table.session.now.seed or "–")
        self.ids.rows.clear_widgets()
        for row in view.rows:
            self.ids.rows.add_widget(CardRow(row, glow, table.picks, lambda thing: app.put(Pick((thing,)))))

    def _sentence(self, view: View) -> str:
        """What to do next."""
        picks = self.app.table.picks
        if self.complete:
            return self.app.tr("setup-copy")
        held = next((card.name for row in view.rows for card in row.cards if card.id in picks), None)
        return self.app.tr("setup-where", name=held) if held else self.app.say(view.prompt)

    def picked(self, ids: tuple[str, ...]) -> None:
        """On the finished picture a finger locks a piece; before that it places one."""
        if not self.complete:
            self.app.put(Pick(ids))
            return
        placed = {arg for move in set_up(self.app.table.session) for arg in move.args[:1]}
        for thing in ids:
            if thing in placed:
                self.locked = self.locked ^ {thing}
        self.refresh()

    def again(self) -> None:
        """The rest drawn anew by another seed."""
        self.draw(new_seed())

    def draw(self, seed: str) -> None:
        """Draw by a seed, keeping what is locked."""
        table = self.app.table
        try:
            self.app.draw_anew(seed, self.locked)
        except CannotKeep:
            self.locked = frozenset()
        except NotKept as trouble:
            table.handle(Press("cancel"))
            self.notice = self.app.say(trouble.said)
            return
        self.refresh()

    def type_seed(self) -> None:
        """The set-up of a seed someone names."""
        ask(self.app.tr("setup-which-seed"), self.app.table.session.now.seed, lambda typed: [], self.draw)

    def by_hand(self) -> None:
        """Clear the board and place the pieces one by one, as they lie on the table."""
        self.locked = frozenset()
        self.step("back 0")

    def step(self, line: str) -> None:
        """Back or forth in the set-up; nothing lies on the table yet that would have to be put back."""
        self.app.put(Press(line))
        self.app.put(Press("ok"))

    def start(self) -> None:
        """The table looks like the picture: play."""
        self.app.sit_down()


load("setup")
