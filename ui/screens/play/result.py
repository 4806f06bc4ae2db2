"""The result: who won and why, all ranked beside the final board, and the way back if that was wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.minds import MINDS
from companion.keep.export import export_to, exports
from companion.keep.placing import placed
from ui.handed.appearance import Appearance
from ui.handed.open_game import minutes
from ui.handed.standins import Standins
from ui.handed.ways import Ways
from ui.parts.common.badge import signs
from ui.parts.common.basics import Key
from ui.parts.table.review import ReviewSheet
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

    def __init__(self, look: Appearance, ways: Ways, standins: Standins, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.standins = standins
        self._review = Key(icon="history")
        self._review.bind(on_release=self.review)

    def refresh(self) -> None:
        """Winner, reason, the board as it lies, and all from first to last; equal ones share a place."""
        table = self.table
        outcome = table.outcome
        if outcome is None:
            self.ways.sit_down()
            return
        self.exported = ""
        self._offer_review()
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

    def _offer_review(self) -> None:
        """A review where it tells something: the bench has found that out for each game."""
        mind = MINDS.get(self.table.session.match.game)
        wanted = mind is not None and mind.reviewed
        if wanted and self._review.parent is None:
            self.ids.ways.add_widget(self._review, index=len(self.ids.ways.children) - 2)
        elif not wanted and self._review.parent is not None:
            self.ids.ways.remove_widget(self._review)
        self._review.text = self.tr("result-review")

    def review(self, *_: object) -> None:
        """Thought through beside the screen, and shown when it is there."""
        self.exported = self.tr("review-waits")
        self.standins.review(self.game, self._reviewed)

    def _reviewed(self, found: Mapping[str, Any]) -> None:
        self.exported = ""
        if self.ways.current == "result":
            ReviewSheet(self.table, found, self.ways.replay).open(animation=False)

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
