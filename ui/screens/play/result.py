"""The result: who won and why, all ranked beside the final board, and the way back if that was wrong."""

from __future__ import annotations

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.keep.export import export_to, exports
from companion.keep.placing import placed
from companion.keep.share import play_link
from ui.handed.open_game import minutes
from ui.parts.common.badge import signs
from ui.parts.common.scan_code import ScanSheet
from ui.screens.page import GamePage, load

CROWD = 6  # more than that stand side by side
ROOMY = 4  # so few have room for what they played


class Standing(BoxLayout):
    """How one player came out."""

    place = StringProperty()
    player = StringProperty()
    side = StringProperty()
    points = StringProperty()
    time = StringProperty()
    won = BooleanProperty(False)
    crowded = BooleanProperty(False)


class ResultPage(GamePage):
    """A game that is over; even that can be undone."""

    winner = StringProperty()
    reason = StringProperty()
    unit = StringProperty()
    exported = StringProperty()
    count = NumericProperty(1)
    beside = NumericProperty(1)
    crowded = BooleanProperty(False)
    boarded = BooleanProperty(False)
    shows_board = BooleanProperty(False)

    def refresh(self) -> None:
        """Winner, reason, the board as it lies, and all from first to last; equal ones share a place."""
        table = self.table
        outcome = table.outcome
        if outcome is None:
            self.ways.sit_down()
            return
        self.exported = ""
        winners = [self.game.names[seat] for seat in outcome.winners]
        self.winner = self.tr("result-won", player=", ".join(winners)) if winners else self.tr("result-draw")
        self.reason = self.say(outcome.reason)
        view, match = table.view(), table.session.match
        sides = {side.seat: side for side in view.sides}
        worn = signs(self.game.names, sides.values(), self.look.known)
        tally = table.session.position.tally()
        self.unit = self.say(tally.counts[0].name)
        self.ids.board.view, self.boarded = view, bool(view.spaces)
        self.count, self.crowded = len(outcome.points), len(outcome.points) > CROWD
        self.ids.seats.clear_widgets()
        for place, seat, points in placed(outcome, tally.fewest):
            used = table.session.now.clocks.used[match.seats.index(seat)]
            known = seat in sides and len(outcome.points) <= ROOMY
            row = Standing(
                place=f"{place}.",
                player=self.game.names[seat],
                side=self.say(sides[seat].name) if known else "",
                points=str(points),
                time=minutes(max(0, used)) if not self.crowded else "",
                won=seat in outcome.winners,
                crowded=self.crowded,
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

    def hand_on(self) -> None:
        """The result as a code for a phone that has BG Stats."""
        link = play_link(self.table.session, self.game.number)
        ScanSheet(self.tr("result-bgstats-about"), link).open(animation=False)

    def export(self) -> None:
        """The game as a readable text, and the play as a table, where people find them."""
        try:
            path = export_to(self.game.journal, [self.game.number], "record", exports(), self.look.language)
            export_to(self.game.journal, [self.game.number], "bgg", exports(), self.look.language)
            self.exported = self.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.exported = self.tr("not-kept-read-only", detail="")


load(__file__)
