"""The result: who won and why, each player's points and time, and the way back if that was wrong."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.keep.export import export_to, exports
from companion.view import text
from ui.app.current_game import minutes
from ui.parts.board.badge import signs
from ui.screens.page import Page, load


class Standing(BoxLayout):
    """How one player came out."""

    player = StringProperty()
    side = StringProperty()
    points = StringProperty()
    unit = StringProperty()
    time = StringProperty()
    won = BooleanProperty(False)


class Result(Page):
    """A game that is over; even that can be undone."""

    winner = StringProperty()
    reason = StringProperty()
    exported = StringProperty()

    def refresh(self) -> None:
        """Winner, reason, points and times."""
        app, table = self.app, self.app.table
        outcome = table.outcome
        if outcome is None:
            app.sit_down()
            return
        self.exported = ""
        winners = [app.names[seat] for seat in outcome.winners]
        self.winner = app.tr("result-won", player=", ".join(winners)) if winners else app.tr("result-draw")
        self.reason = app.say(outcome.reason)
        sides = {side.seat: side for side in table.view().sides}
        match = table.session.match
        worn = signs(app.names, sides.values())
        self.ids.seats.clear_widgets()
        for seat, points in outcome.points:
            used = table.session.now.clocks.used[match.seats.index(seat)]
            row = Standing(
                player=app.names[seat],
                side=app.say(sides[seat].name) if seat in sides else "",
                points=str(points),
                unit=app.say(text(f"{match.game}-points")),
                time=minutes(max(0, used)),
                won=seat in outcome.winners,
            )
            row.ids.badge.wear(worn[seat])
            self.ids.seats.add_widget(row)

    def take_back(self) -> None:
        """The end was a mistake: undo it like any other line."""
        self.app.tell("undo")
        self.app.run_clock()
        self.app.show("table")

    def again(self) -> None:
        """The same players once more."""
        match = self.app.table.session.match
        screen = self.app.root.get_screen("newgame")
        screen.open(match.game)
        self.app.show("newgame")

    def export(self) -> None:
        """The game as a readable text where people find it."""
        app = self.app
        try:
            path = export_to(app.journal, [app.number], "record", exports(), app.language)
            self.exported = app.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.exported = app.tr("not-kept-read-only", detail="")


load(__file__)
