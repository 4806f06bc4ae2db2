"""The result: who won and why, each player's points and time, and the way back if that was wrong."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.keep.export import export_to, exports
from companion.view import text
from ui.handed.open_game import minutes
from ui.parts.board.badge import signs
from ui.screens.page import GamePage, load


class Standing(BoxLayout):
    """How one player came out."""

    player = StringProperty()
    side = StringProperty()
    points = StringProperty()
    unit = StringProperty()
    time = StringProperty()
    won = BooleanProperty(False)


class ResultPage(GamePage):
    """A game that is over; even that can be undone."""

    winner = StringProperty()
    reason = StringProperty()
    exported = StringProperty()

    def refresh(self) -> None:
        """Winner, reason, points and times."""
        table = self.table
        outcome = table.outcome
        if outcome is None:
            self.ways.sit_down()
            return
        self.exported = ""
        winners = [self.game.names[seat] for seat in outcome.winners]
        self.winner = self.tr("result-won", player=", ".join(winners)) if winners else self.tr("result-draw")
        self.reason = self.say(outcome.reason)
        sides = {side.seat: side for side in table.view().sides}
        match = table.session.match
        worn = signs(self.game.names, sides.values())
        self.ids.seats.clear_widgets()
        for seat, points in outcome.points:
            used = table.session.now.clocks.used[match.seats.index(seat)]
            row = Standing(
                player=self.game.names[seat],
                side=self.say(sides[seat].name) if seat in sides else "",
                points=str(points),
                unit=self.say(text(f"{match.game}-points")),
                time=minutes(max(0, used)),
                won=seat in outcome.winners,
            )
            row.ids.badge.wear(worn[seat])
            self.ids.seats.add_widget(row)

    def take_back(self) -> None:
        """The end was a mistake: undo it like any other line."""
        self.game.tell("undo")
        self.game.clock("run")
        self.ways.show("table")

    def again(self) -> None:
        """The same players once more."""
        self.ways.new_game(self.table.session.match.game)

    def export(self) -> None:
        """The game as a readable text where people find it."""
        try:
            path = export_to(self.game.journal, [self.game.number], "record", exports(), self.look.language)
            self.exported = self.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.exported = self.tr("not-kept-read-only", detail="")


load(__file__)
