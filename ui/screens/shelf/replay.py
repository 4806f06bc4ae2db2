"""A game looked at again, step by step: a slider over its lines, the table as it lay after each."""

from __future__ import annotations

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty

from companion.game import TABLE
from companion.play.node import Node
from companion.view import View
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.board.rows import Spread
from ui.parts.column.tracks import TrackPart
from ui.screens.page import GamePage, load

NONE = 0.0001  # the share of what is not there; none at all is no share to a layout


class ReplayPage(GamePage):
    """Positions to look at; nothing here changes the game."""

    title = StringProperty()
    said = StringProperty()
    counts = StringProperty()
    notes = StringProperty()
    where = StringProperty()
    n = NumericProperty(0)
    last = NumericProperty(0)
    has_board = BooleanProperty(True)
    # The screen is wider than high.
    wide = AliasProperty(lambda self: self.width > self.height, bind=("size",))

    def _board_hint(self) -> tuple[float, float]:
        share = (0.56 if self.wide else 0.6) if self.has_board else NONE
        return (share, 1) if self.wide else (1, share)

    def _rest_hint(self) -> tuple[float, float]:
        share = (0.44 if self.wide else 0.4) if self.has_board else 1
        return (share, 1) if self.wide else (1, share)

    board_hint = AliasProperty(_board_hint, bind=("wide", "has_board"))
    rest_hint = AliasProperty(_rest_hint, bind=("wide", "has_board"))

    def __init__(self, look: Appearance, ways: Ways, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self._spread = Spread(lambda thing: None, self.ask_about)

    def open(self) -> None:
        """Begin with the table as it was set up."""
        nodes = self.table.session.now.nodes
        begun = next((n for n, node in enumerate(nodes) if node.acting != (TABLE,)), 0)
        self.last = len(nodes)
        self.n = min(begun + 1, self.last)

    def go(self, n: int) -> None:
        """To another line, as far as there are lines."""
        n = max(0, min(n, self.last))
        if n != self.n:
            self.n = n
            self.refresh()

    def refresh(self) -> None:
        """The table after line n, as everybody may see it."""
        session = self.table.session
        nodes = session.now.nodes
        self.last = len(nodes)
        first = nodes[0].before if nodes else None
        node = nodes[self.n - 1] if self.n else first or session.now.tip
        view = node.view()
        before = node.before.view() if node.before else view
        self.title = self.tr(session.match.game)
        self.said = self._told(node, before) if node.line else self.say(view.prompt)
        self.where = f"{self.n} / {self.last}"
        self.counts = "\n".join(self._counts(view))
        self.notes = "\n".join(self.say(note) for note in view.notes)
        self.has_board = bool(view.spaces)
        lay = {token.id: token.space for token in before.tokens}
        board = self.ids.board
        moved = frozenset(token.space for token in view.tokens if lay.get(token.id) != token.space)
        board.fresh = moved if len(moved) <= len(view.tokens) / 2 else frozenset()
        board.view = view
        self._rows(view)

    def _told(self, node: Node, view: View) -> str:
        """Who did what."""
        said = self.say(self.table.line_told(node.line, view))
        name = self.look.names.get(node.move.seat, "")
        return self.tr("replay-line", player=name, said=said) if name and name not in said else said

    def _counts(self, view: View) -> list[str]:
        """What everyone had, one line for each seat."""
        found = []
        for seat, name in self.look.names.items():
            own = [counter for counter in view.counters if counter.seat == seat]
            if own:
                counts = ", ".join(f"{self.say(counter.name)} {counter.value}" for counter in own)
                found.append(self.tr("replay-line", player=name, said=counts))
        return found

    def _rows(self, view: View) -> None:
        """Tracks and cards, not to be touched."""
        place = self.ids.rows
        place.clear_widgets()
        for track in view.tracks:
            place.add_widget(TrackPart(track, view))
        for row in self._spread.rows(view.rows, ()):
            place.add_widget(row)


load(__file__)
