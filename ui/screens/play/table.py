"""The table screen: who acts and what to do, the board with what may be picked, undo, clocks, rules, menu."""

from __future__ import annotations

from dataclasses import replace

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from companion.game import TABLE, Move
from companion.inputs import Pick, Press
from companion.play.picks import narrowed, pickable
from companion.play.setting_up import is_setting_up, only_set_up
from companion.play.slaps import SLAPPED
from companion.view import Track, View
from companion.words import told, words_in
from ui.app.lessons import Lessons
from ui.app.seating import seats_menu
from ui.parts.board.rows import Spread
from ui.parts.board.tracks import TrackPart
from ui.parts.board.tray import Tray, in_tray
from ui.parts.common.basics import Key
from ui.parts.common.keys import lay
from ui.parts.common.menu import Menu
from ui.parts.table.choices import Choices
from ui.parts.table.live_sheet import LiveSheet, ask_told
from ui.parts.table.pads import STAND_IN_MS
from ui.parts.table.seats import Seat
from ui.parts.table.verdict import Corrections
from ui.screens.page import Page, load
from ui.touch.long_press import ask_about

SEATS_BESIDE = ((6, 4), (4, 3))  # with more seats than that, so many side by side
FEW_CARDS = 10  # that many find room beside a board


class Playing(Page):
    """A game in progress."""

    prompt = StringProperty()
    rule = StringProperty()
    notes = StringProperty()
    undoes = StringProperty()
    redoes = StringProperty()
    fixing = BooleanProperty(False)
    amending = NumericProperty(0)
    flipped = BooleanProperty(False)
    facing = NumericProperty(0)
    across = NumericProperty(2)  # choices side by side, where there is room

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        self.ids.board.says = lambda ids: self.app.put(Pick(ids))
        self.ids.board.asks = ask_about
        self._seats: list[Seat] = []
        self._lay: dict[str, str] = {}
        self._lessons = Lessons()
        self._sheet: LiveSheet | None = None
        self._tracks: dict[str, TrackPart] = {}
        self._all_cards: Key | None = None
        self._cards, self._tray = Spread(self.pick), Tray(self.pick)
        self.choices = Choices(self)

    def press(self, line: str) -> None:
        """A button of this screen, said to the table."""
        self.app.put(Press(line))

    def pick(self, thing: str) -> None:
        """A finger on a card, a verb or another thing without a place."""
        self.app.put(Pick((thing,)))

    # showing

    def refresh(self) -> None:
        """Show the table as it stands; a game that is over is another screen's."""
        app, table = self.app, self.app.table
        quiet = not (table.fixing or table.amending or table.notice)
        if quiet and table.outcome:
            app.sounds.play("verdict")
            app.sit_down()
            return
        view = table.view()
        open_now = self._open_to_all(view)
        self.fixing = table.fixing
        self.amending = table.amending
        self.prompt = self._mode() or app.say(view.prompt)
        self.rule = "corrections" if table.fixing else view.rule
        self.undoes = self._undoes()
        self.redoes = app.say(table.redoes) if table.redoes else ""
        self._show_board(view, open_now)
        self._show_slapping(view)
        self._show_seats(replace(view, sides=()) if self.ids.pads.shown else view, open_now)
        self.choices.show(view, open_now)
        self.ids.notice.show(None if self._judging() else table.notice, self.press)
        ask_told(table, self.press)
        if table.notice is None and table.session.acting == (TABLE,) and view.notes and quiet:
            self._tell_step(table.session.moves, view)
        if quiet:
            self._lessons.teach(view)
        self.ids.sign.show(table.sign)
        self.ids.strip.read()
        self.facing = app.facing(table.session.acting)
        app.sounds.heed(table, self.prompt, app.say)

    def _undoes(self) -> str:
        """What undo would take back; before the first move that is the set-up as a whole."""
        table = self.app.table
        if self._just_set_up():
            return self.app.tr("undo-setup")
        return self.app.say(table.undoes) if table.undoes else ""

    def _just_set_up(self) -> bool:
        """Whether everything is set up and nobody has played yet."""
        session = self.app.table.session
        return session.acting != (TABLE,) and only_set_up(session)

    def take_back(self) -> None:
        """Undo, or back to the set-up."""
        if self._just_set_up():
            self.app.show("setup")
        else:
            self.press("undo")

    def _open_to_all(self, view: View) -> dict[str, None]:
        """What may be picked in everyone's sight: the choices of a secret seat glow for nobody."""
        table = self.app.table
        if view.veiled and not table.fixing:
            named = {card.id for row in view.rows if row.id in view.veiled for card in row.cards}
            return {thing: None for thing in table.open if thing not in named}
        if not view.secret:
            return table.open
        moves = [move for move in table.moves if move.seat not in view.secret]
        return pickable(narrowed(moves, table.picks), table.picks)

    def _mode(self) -> str:
        """What to do while something other than play goes on."""
        table = self.app.table
        if table.fixing:
            return self.app.tr("table-fixing")
        if table.amending:
            line = table.session.now.nodes[table.amending - 1].line
            return self.app.tr("table-amending", number=table.amending, line=table.line_told(line))
        if table.slaps.whose:
            return self.app.tr("slap-whose")
        if table.notice and table.notice.strip:
            return self.app.say(table.notice.strip.said)
        return ""

    def _judging(self) -> bool:
        """Whether a slap is being judged: the pads stay in reach for whoever slaps after the first."""
        notice = self.app.table.notice
        return notice is not None and notice.kind == SLAPPED

    def _show_slapping(self, view: View) -> None:
        """A pad for each seat while a slap counts, or while it is asked whose it was; the last verdict."""
        table = self.app.table
        slaps = table.slaps
        on = (slaps.possible or slaps.whose or self._judging()) and not (table.fixing or table.amending)
        about = "" if slaps.whose else self.app.tr("pads-about", ms=STAND_IN_MS)
        likely = view.likely if slaps.whose else ()
        self.ids.pads.show(view.sides if on else (), likely, self.slapped, about)
        self.ids.verdict.show(table.notice.strip if table.notice else None, view, self.correct)

    def slapped(self, seat: str, at: int, by: str) -> None:
        """A finger or a key on a pad: a slap, or the answer whose it was."""
        if self.app.table.slaps.whose:
            self.app.put(Pick((f"@{seat}",), at))
        else:
            self.app.devices.slaps.tap(seat, by, at)

    def correct(self, card: str) -> None:
        """A card of the replay was another one, never there, or one is missing before it."""
        table = self.app.table
        correct = Corrections(lambda line: (self.press(line), self.press("photo")))
        correct.offer(table.view(), card, table.session.now.tip.fixes)

    def _show_board(self, view: View, open_now: dict[str, None]) -> None:
        """The board; what has just moved is outlined."""
        board = self.ids.board
        lay = {token.id: token.space for token in view.tokens}
        if lay != self._lay:
            board.fresh = frozenset(space for thing, space in lay.items() if self._lay.get(thing) != space)
            if len(board.fresh) > len(lay) / 2:
                board.fresh = frozenset()
            self._lay = lay
        board.glow, board.picked, board.view = frozenset(open_now), self.app.table.picks, view
        self.notes = "\n".join(self.app.say(note) for note in view.notes)
        self._show_rows(view, open_now)

    def _show_rows(self, view: View, open_now: dict[str, None]) -> None:
        """Tracks and cards: in the place of the board where there is none, else beside it."""
        place, other = (self.ids.rows, self.ids.stage)[:: 1 if view.spaces else -1]
        parts: list[Widget] = [self._track(track, view) for track in view.tracks]
        if not view.spaces and not view.rows:
            self._sheet = self._sheet or LiveSheet(place.parent)
            self._sheet.read()
            parts.append(self._sheet)
        # What can be touched now comes first, then what belongs to whoever acts.
        acting = self.app.table.session.acting
        rows = sorted(
            view.rows,
            key=lambda row: (not any(card.id in open_now for card in row.cards), row.seat not in acting),
        )
        open_cards = [card.id for row in rows for card in row.cards if card.id in open_now]
        many = len(open_cards) > FEW_CARDS or (view.veiled and not self.fixing)
        if many and view.spaces and not is_setting_up(self.app.table.session):
            trayed = in_tray(view, open_now)
            rows = [row for row in rows if row not in trayed]
            parts.append(self._tray_key(view, open_now))
        lay(other, [])
        lay(place, parts + self._cards.rows(rows, open_now, self.app.table.picks))

    def _track(self, track: Track, view: View) -> TrackPart:
        """The part for a track, kept for the next time."""
        if track.id in self._tracks:
            self._tracks[track.id].show(track, view)
        else:
            self._tracks[track.id] = TrackPart(track, view)
        return self._tracks[track.id]

    def _tray_key(self, view: View, open_now: dict[str, None]) -> Key:
        """One key for more cards than fit beside the board: it lays them all out."""
        if self._all_cards is None:
            self._all_cards = Key(icon="card", kind="chosen", tall=56)
            self._all_cards.bind(on_release=lambda key: key.press())
        self._all_cards.text = self.app.tr("table-cards")
        self._all_cards.press = lambda: self._tray.lay_out(view, open_now)
        return self._all_cards

    def _show_seats(self, view: View, open_now: dict[str, None]) -> None:
        if [seat.side for seat in self._seats] != list(view.sides):
            self.ids.seats.clear_widgets()
            beside = 2 if len(view.sides) > 2 or view.rows else 1
            self.ids.seats.cols = next(
                (cols for most, cols in SEATS_BESIDE if len(view.sides) > most), beside
            )
            self._seats = [Seat(side, self.ids.seats.cols) for side in view.sides]
            for seat in self._seats:
                self.ids.seats.add_widget(seat)
        for seat in self._seats:
            seat.show(view, self.app.table.session.acting, open_now)

    def _tell_step(self, moves: tuple[Move, ...], view: View) -> None:
        """A step that only the table takes, such as a scoring, told where there is room for it."""
        if len(moves) == 1 and not view.chance and not is_setting_up(self.app.table.session):
            app = self.app
            said = app.say(told(app.table.session.match.game, moves[0], view))
            lines = [app.say(note) for note in view.notes]
            self.ids.notice.tell(lines[0], lines[1:], said, lambda: self.press(str(moves[0])))

    def named(self, thing: str) -> str:
        """The words for a verb, a seat, or a thing without a place."""
        app, game = self.app, self.app.table.session.match.game
        if thing.startswith(":"):
            return app.tr(f"{game}-verb-{thing[1:]}")
        if thing.removeprefix("@") in app.names:
            return app.names[thing.removeprefix("@")]
        keys = (f"{game}-arg-{thing}", f"{game}-{thing}")
        return next((app.tr(key) for key in keys if words_in(app.language).has(key)), thing)

    def tick(self) -> None:
        """The clocks' faces."""
        for seat in self._seats:
            seat.tick()

    # leaving

    def rest(self) -> None:
        """A break: clocks stop, and hands and board are off the screen until someone says go on."""
        self.app.pause()
        self.app.show("clocks")

    def menu(self) -> None:
        """Everything that is not needed all the time."""
        app = self.app
        Menu.show(
            app.tr("menu-title"),
            [
                ("trophy", app.tr("menu-scores"), app.root.get_screen("scores").open),
                ("history", app.tr("menu-history"), lambda: app.show("history")),
                ("players", app.tr("menu-seating"), seats_menu),
                ("flip", app.tr("menu-flip"), self.flip),
                ("rotate", app.tr("menu-turn"), app.turn_round),
                ("clock", app.tr("menu-clock"), lambda: app.show("clocks")),
                ("camera", app.tr("menu-camera"), lambda: app.show("camera")),
                ("lock", app.tr("menu-lock"), app.rest.lock),
                ("settings", app.tr("menu-settings"), lambda: app.show("settings")),
                ("home", app.tr("menu-leave"), lambda: app.show("home")),
            ],
        )

    def flip(self) -> None:
        """The board turned round for the other side of the table."""
        self.flipped = not self.flipped


load(__file__)
