"""The result: who won and why, all ranked beside the final board, and the way back if that was wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from kivy.factory import Factory
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.minds import MINDS
from companion.keep.export import export_to, exports
from companion.keep.placing import placed
from companion.keep.results import is_practice
from companion.keep.score_sheet import sheet_of
from companion.keep.share import play_link
from companion.keep.statistics import Curve
from companion.view import Side
from ui.handed.appearance import Appearance
from ui.handed.motion import Leg
from ui.handed.open_game import minutes
from ui.handed.standins import Standins
from ui.handed.ways import Ways
from ui.parts.chair.review import ReviewSheet
from ui.parts.column.deeds import Figure  # noqa: F401  named in the kv file
from ui.parts.common.badge import Sign, signs
from ui.parts.common.basics import Key
from ui.parts.common.chart import Lines  # noqa: F401  named in the kv file
from ui.parts.common.letters import as_title, called_by
from ui.parts.table.scan_code import ScanSheet
from ui.screens.page import GamePage, load

CROWD = 6  # more than that stand side by side
APART, COMING = 90, 180  # milliseconds between two rows, and for each
ROW, AROUND = 60, 5  # units: a place, and what is between two
COURSE = 130  # units: lower, nobody would see how it went
LONG = 3  # rounds, at least, are a course
ROOMY = 4  # so few have room for what they played


class Standing(BoxLayout):
    """How one player came out."""

    place = StringProperty()
    player = StringProperty()
    forms = ListProperty()  # what the player is called, the longest first
    side = StringProperty()
    points = StringProperty()
    unit = StringProperty()  # what they are points of
    won = BooleanProperty(False)
    share = NumericProperty(0)  # of the best player's points
    fill = ColorProperty()
    bright = ColorProperty()

    @staticmethod
    def digits(unit: float, letter: float, wide: float, high: float, points: str) -> float:
        """The letters of the points: all of them in sight, and what hangs below the line."""
        return max(1, min(letter * 28, unit * 40, high / 1.3, wide / max(1, 0.62 * len(points))))


class Winner(BoxLayout):
    """Who won, and why."""

    text = StringProperty()
    sub = StringProperty()
    fill = ColorProperty()
    ink = ColorProperty()


def _seen(part: Widget, share: float) -> None:
    """As much as has come."""
    part.opacity = share


class ResultPage(GamePage):
    """A game that is over; even that can be undone."""

    winner = StringProperty()
    reason = StringProperty()
    unit = StringProperty()
    exported = StringProperty()
    counted = StringProperty()  # whose course is drawn
    count = NumericProperty(1)
    beside = NumericProperty(1)
    crowded = BooleanProperty(False)
    boarded = BooleanProperty(False)
    shows_left = BooleanProperty(False)
    upright = BooleanProperty(False)
    share = NumericProperty(0.58)  # of the width that what stands left has

    def _left_hint(self) -> tuple[float | None, float | None]:
        if self.upright:
            return 1, 0.44 if self.shows_left else None
        return self.share if self.shows_left else None, 1

    left_hint = AliasProperty(_left_hint, bind=("upright", "shows_left", "share"))

    @staticmethod
    def row_high(unit: float, letter: float, room: float, rows: int | None) -> float:
        """How high each place stands: all of them in sight where that can be read."""
        most = room / max(1, rows or 1) - unit * AROUND
        return max(unit * 40, letter * 30, min(unit * ROW, most))

    @staticmethod
    def course_high(unit: float, room: float, rows: int) -> float:
        """So much is left below all places for how the game went; less than can be read is nothing."""
        left = room - rows * unit * (ROW + AROUND) - unit * 8
        return left if left >= unit * COURSE else 0.0

    def __init__(self, look: Appearance, ways: Ways, standins: Standins, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.standins = standins
        self._told: object = None
        self._review = Key(icon="eye", kind="bare", icon_size=27)
        self._line = Factory.Hairline()
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
        won, many = " & ".join(winners), len(winners)
        self.winner = self.tr("result-won", player=won, count=many) if winners else self.tr("result-draw")
        self.reason = self.say(outcome.reason)
        if is_practice(table.session.match, table.session.now):
            self.reason += f" {self.tr('result-practice')}"
        view, match = table.view(), table.session.match
        sides = {side.seat: side for side in view.sides}
        worn = signs(self.game.names, sides.values(), self.look.known)
        tally = table.session.position.tally()
        self.unit = self.say(tally.counts[0].name)
        self.ids.board.view, self.boarded = view, bool(view.spaces)
        self.count, self.crowded = len(outcome.points), len(outcome.points) > CROWD
        self._crown(worn[outcome.winners[0]] if len(outcome.winners) == 1 else None)
        self.ids.seats.clear_widgets()
        best, names = max((points for _, points in outcome.points), default=0), self.game.names
        for place, seat, points in placed(outcome, tally.fewest):
            used = table.session.now.clocks.used[match.seats.index(seat)]
            sign = worn[seat]
            row = Standing(
                place=str(place),
                player=names[seat],
                forms=called_by(names[seat], [names[other] for other in names if other != seat]),
                side=self._beneath(sides.get(seat), used),
                points=str(points),
                unit=self.unit,
                won=seat in outcome.winners,
                share=max(0.0, points / best) if best > 0 and not tally.fewest else 0,
                fill=self.look.theme.tone(sign.tone)[0],
                bright=self.look.theme.lite(sign.tone),
            )
            row.ids.badge.wear(sign)
            self.ids.seats.add_widget(row)
        self._tell_course(worn, outcome.winners)
        self._come_in(self.ids.seats.children)

    def _tell_course(self, worn: Mapping[str, Sign], winners: Sequence[str]) -> None:
        """How everybody's count went, where a game has counted more than its end."""
        session = self.table.session
        sheet = sheet_of(session.match, session.now.tip)
        curves = [
            Curve(one.name, sheet.curve(one.seats[0]), bool({*one.seats} & {*winners}), one.seats[0])
            for one in sheet.columns
        ]
        told = len(sheet.rows) >= LONG and any(any(curve.values) for curve in curves)
        self.counted = as_title(self.say(sheet.counts[sheet.about])) if told else ""
        self.ids.course.wear = worn
        self.ids.course.curves = curves if told else ()

    def _come_in(self, rows: Sequence[Standing]) -> None:
        """From the last to the first, and the winner at the end; the board is still."""
        told = (self.game.number, self.table.session.now.tip)
        if told != self._told:
            self._told = told
            legs = [Leg(n * APART, COMING, partial(_seen, row)) for n, row in enumerate(rows)]
            self.look.motion.play([*legs, Leg(len(legs) * APART, COMING, partial(_seen, self.ids.won))])

    def _crown(self, sign: Sign | None) -> None:
        """The winner's colour and sign; where there is no one winner, gold and a laurel alone."""
        theme, winner = self.look.theme, self.ids.won
        winner.fill, winner.ink = theme.tone(sign.tone)[:2] if sign else (theme.raised, theme.ink)
        for badge in (winner.ids.badge, self.ids.crowned):
            badge.wear(sign or Sign("disc", "", ""))

    def _beneath(self, side: Side | None, used: int) -> str:
        """What somebody played, and how long; where many stand, neither."""
        if self.count > ROOMY:
            return ""
        return " · ".join([*([self.say(side.name)] if side else []), minutes(max(0, used))])

    def _offer_review(self) -> None:
        """A review where it tells something: the bench has found that out for each game."""
        mind = MINDS.get(self.table.session.match.game)
        wanted = mind is not None and mind.reviewed
        if wanted and self._review.parent is None:
            self.ids.ways.add_widget(self._line)
            self.ids.ways.add_widget(self._review)
        elif not wanted and self._review.parent is not None:
            self.ids.ways.remove_widget(self._line)
            self.ids.ways.remove_widget(self._review)

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

    def hand_on(self) -> None:
        """The result as a code for a phone that has BG Stats; practice is kept nowhere, and that is said."""
        link = play_link(self.table.session, self.game.number)
        if not link:
            self.exported = self.tr("result-practice")
            return
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
