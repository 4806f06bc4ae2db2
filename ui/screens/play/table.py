"""The table screen: who acts and what to do, the board with what may be picked, undo, clocks, rules, menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.game import TABLE
from companion.inputs import Pick, Press
from companion.play.node import Node
from companion.play.setting_up import is_setting_up
from companion.play.standing_in import wanted
from companion.play.touches import only_step
from companion.rulebook.sections import section
from companion.settings import Settings
from companion.view import View
from ui.app.current_game import CurrentGame
from ui.app.game_menu import GameMenu
from ui.app.lessons import Lessons
from ui.devices.devices import Devices
from ui.devices.sounds import Sounds
from ui.handed.appearance import Appearance
from ui.handed.standins import Shows, Standins
from ui.handed.theme import THUMB
from ui.handed.ways import Ways
from ui.parts.column import aside, chronicle  # noqa: F401  named in the kv file
from ui.parts.common.badge import signs
from ui.parts.moving.moments import Moments
from ui.parts.table import in_sight  # noqa: F401  the same
from ui.parts.table.beside import Beside
from ui.parts.table.choices import Choices
from ui.parts.table.in_step import InStep
from ui.parts.table.lately import lately
from ui.parts.table.live_sheet import ask_told
from ui.parts.table.seat_grid import SeatGrid, high, in_a_row, options_of
from ui.screens.page import GamePage, load
from ui.screens.play.answering import Answering
from ui.screens.play.on_board import OnBoard
from ui.screens.play.prompting import just_set_up, mode, refusal, undoes
from ui.screens.play.slapping import Slapping

LATELY, EARLIER, ASIDE = 4, 8, 24  # lines beside a board, in the strip below it, and in a column of their own


class TablePage(GamePage):
    """A game in progress."""

    prompt = StringProperty()
    rule = StringProperty()
    notes = StringProperty()
    lately = StringProperty()  # what was done last, where nothing else needs the room
    undoes = StringProperty()
    redoes = StringProperty()
    fixing = BooleanProperty(False)
    amending = NumericProperty(0)
    flipped = BooleanProperty(False)
    learning = BooleanProperty(False)  # a lesson goes on
    facing = NumericProperty(0)
    answer = StringProperty()  # "wrong" while the prompt answers
    seats_high = NumericProperty(128)
    choosing = BooleanProperty(False)  # everyone has keys of their own: they need the room
    across = NumericProperty(2)  # choices side by side, where there is room

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        current: CurrentGame,
        devices: Devices,
        sounds: Sounds,
        standins: Standins,
        turn_round: Callable[[], None],
        lock: Callable[[], None],
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.devices, self.sounds, self.turn_round, self.lock = devices, sounds, turn_round, lock
        self.standins = standins
        ids = self.ids
        self._on_board = OnBoard(ids.board, lambda: self.game)
        ids.board.asks = ids.verdict.asks = self.ask_about
        self._answering = Answering(ids.notice, self._on_board, look, ways, self.ask_about, lambda: self.game)
        ids.sight.camera, ids.sight.put = devices.camera, lambda one: self.game.put(one)
        ids.sight.open_camera = partial(ways.show, "camera")
        self._tip: Node | None = None
        self._lessons = Lessons(settings, look, ways)
        self._beside = Beside(look, ways, self.pick, self.ask_about, self.refresh)
        self.ids.hands.bind(height=lambda _, high: self._beside.fit(high))

        def draw_chance() -> None:
            current.draw_chance()
            self.refresh()

        self._slapping = Slapping(ids.pads, ids.verdict, look, devices, lambda: self.game)
        self.choices = Choices(ids.choices, ids.primary, look, draw_chance)
        clocks = partial(ways.show, "clocks")
        self.seats = SeatGrid(ids.seats, clocks, self.press, self.choices.whisper, self._hint_aside)
        self._moments = Moments(ids.board, self.seats, ids.verdict, look.motion)

    @staticmethod
    def choice_high(unit: float, letter: float, room: float) -> float:
        """How high the keys to choose from are: two rows of them are always in sight."""
        return max(unit * THUMB, min(letter * 54, unit * 60, room / 2 - unit * 7))

    def press(self, line: str) -> None:
        """A button of this screen, said to the table."""
        self.game.put(Press(line))

    def ask_hint(self) -> None:
        """What could be considered here; a held finger asks."""
        self.standins.hint(self.game)

    def _hint_aside(self, seat: str, shown: Shows) -> None:
        """The same for one seat's eyes."""
        self.standins.hint_aside(self.game, seat, shown)

    def pick(self, thing: str) -> None:
        """A finger on a card, a verb or another thing without a place."""
        self.game.put(Pick((thing,)))

    def ahead(self) -> Iterator[object]:
        """The keys that most games want sooner or later."""
        box = self.table.session.match.box
        keys = chain(self.choices.ahead(), self.ids.notice.ahead(), self.seats.ahead(bool(box.hidden)))
        parts = chain(keys, self._beside.ahead(self.table.view()))
        return chain(parts, self._slapping.ahead() if box.slaps else ())

    # showing

    def refresh(self) -> None:
        """Show the table as it stands; a game that is over is another screen's."""
        table = self.table
        quiet = not (table.fixing or table.amending or table.notice)
        if quiet and table.outcome:
            self.sounds.play("verdict")
            self.ways.sit_down()
            return
        view = table.view()
        if table.session.now.tip is not self._tip:
            self._tip = table.session.now.tip
            self.look.motion.end()
            self.to_top()  # whoever acts next finds the first key, however far the last one looked
        open_now = table.glowing
        here = self._lessons.here(self.game)
        low = in_a_row(view, here is not None)
        self.seats_high = high(view, low)
        pointed = self._lessons.points(here, self.game, view)
        self.fixing = table.fixing
        self.amending = table.amending
        self.learning = here is not None
        self.rule = "corrections" if table.fixing else view.rule
        self.undoes = undoes(table, self.look)
        self.redoes = self.say(table.redoes) if table.redoes else ""
        self._show_board(view, open_now, pointed)
        judged = self._slapping.show(view)
        seated = replace(view, sides=()) if self.ids.pads.shown else view
        self.seats.show(self.game, seated, open_now, here.moves if here else (), low)
        self.choices.show(self.game, view, open_now, self.ids.pads.shown, pointed, here.moves if here else ())
        self.across = self.choices.across
        free = not (self.ids.choices.children or self.ids.rows.children or self.notes or self.choosing)
        large = self.ids.aside.wanted
        room = free and not (self.ids.pads.shown or large)
        told = LATELY if room else ASIDE if large else EARLIER if self.ids.chronicle.wanted else 0
        past = lately(table, self.say, told) if told else ()
        self.lately = "\n".join(past) if room else ""
        self._chronicle(() if room else past)
        said = mode(table, self.look) or self._lessons.says(here, view) or self.say(view.prompt)
        self._show_prompt(view, said + self.choices.so_far)
        step = only_step(table.node) if table.notice and table.notice.steps else None
        self.ids.notice.onward = self.choices.steps(view)[:1] if step else []
        verdict = self.ids.verdict.shown
        self.ids.notice.show(None if verdict else table.notice, self._lessons.wants(here, view))
        ask_told(table, self.press, self.say)
        self._answering.refresh()
        if table.notice is None and table.session.acting == (TABLE,) and view.notes and quiet:
            self._tell_step(view)
        self.ids.notice.lead(self.ids.primary)
        if self.ids.verdict.whole:
            self.undoes = self.tr("verdict-undo")
            self.ids.primary.offer(self._slapping.onward)
        if quiet:
            self._lessons.teach(self.game, view, here)
        self.ids.sign.sign, self.ids.sign.eye = table.sign, self._eye()
        self.ids.sight.read(table)
        self.facing = self.look.facing(table.session.acting)
        self.sounds.heed(table, self.prompt.replace("\n", ". "), self.say)
        self._moments.show(view, judged)

    def on_pre_enter(self, *_: object) -> None:
        """Whoever comes to the table sees it as it is."""
        self._moments.forget()
        super().on_pre_enter()

    def _show_prompt(self, view: View, said: str) -> None:
        """Who acts, what to do and how; a refusal says so first, and which rule it is about."""
        table = self.table
        acting, notice = table.session.acting, table.notice
        refused = notice is not None and notice.kind == "refused"
        self.answer = "wrong" if refused else ""
        self.prompt = refusal(table, notice, self.look) if refused and notice is not None else said
        sole = acting[0] if len(acting) == 1 and acting[0] in self.game.names else ""
        worn = signs(self.game.names, view.sides, self.look.known) if sole else {}
        self.ids.prompt.wear(worn.get(sole), "owl" if self.learning else "players" if acting else "info")

    def _chronicle(self, past: tuple[str, ...]) -> None:
        """What was done last and what the rule of the moment says, where the screen is large."""
        about = section(self.table.session.match.game, self.look.language, self.rule)
        for told in (self.ids.chronicle, self.ids.aside):
            if told.wanted:
                told.show(past, about.title, about.opening)
        self.ids.aside.read(self.table.session)

    def _eye(self) -> str:
        """What watches the table: a camera, buttons, or nobody but fingers."""
        if not self.devices.camera.chosen:
            return "check"
        lies_right = self.table.board.right is self.table.session.now.tip
        return "check" if lies_right and not self.devices.camera.lost else self.ids.sight.eye

    def take_back(self) -> None:
        """Undo, or back to the set-up."""
        if just_set_up(self.table) and self.table.question is None:
            self.ways.show("setup")
        else:
            self.press("undo")

    def _show_board(self, view: View, open_now: dict[str, None], pointed: frozenset[str]) -> None:
        """The board, and what lies beside it."""
        amiss = self._on_board.show(view, open_now, pointed)
        self.choosing = bool(options_of(self.game, view))
        self.notes = "" if self.choosing else "\n".join(self.say(note) for note in view.notes)
        beside = replace(view, rows=(), tracks=()) if self.choosing else view
        self._beside.show(self.ids.rows, self.ids.stage, self.game, beside, open_now, amiss, pointed)
        self.ids.cards.look_again()

    def _tell_step(self, view: View) -> None:
        """A step that only the table takes, such as a scoring, told where there is room for it."""
        session = self.table.session
        if len(session.moves) == 1 and not view.chance and not is_setting_up(session):
            lines = [self.say(note) for note in view.notes]
            self.ids.notice.tell(lines[0], lines[1:], self.choices.steps(view))

    def tick(self) -> None:
        """The clocks' faces."""
        self.seats.tick()

    # leaving

    def rest(self) -> None:
        """A break: clocks stop, and hands and board are off the screen until someone says go on."""
        self.game.clock("pause")
        self.ways.show("clocks")

    def menu(self) -> None:
        """Everything that is not needed all the time."""
        lesson = ("owl", self.tr("menu-lesson-off"), partial(self.press, "lesson off"))
        GameMenu(
            self.game,
            partial(self.ways.show, "home"),
            [
                *([lesson] if self.learning else []),
                ("trophy", self.tr("menu-scores"), self.ways.scores),
                ("history", self.tr("menu-history"), partial(self.ways.show, "history")),
                ("flip", self.tr("menu-flip"), self.flip),
                ("rotate", self.tr("menu-turn"), self.turn_round),
                ("clock", self.tr("menu-clock"), partial(self.ways.show, "clocks")),
                ("camera", self.tr("menu-camera"), partial(self.ways.show, "camera")),
                ("players", self.tr("phones-title"), partial(self.ways.show, "phones")),
                ("lock", self.tr("menu-lock"), self.lock),
                ("settings", self.tr("menu-settings"), partial(self.ways.show, "settings")),
                ("book", self.tr("menu-leaving"), partial(self.ways.rules, "leaving")),
            ],
            self.refresh,
        ).open(animation=False)

    def open_sign(self) -> None:
        """What the camera sees; where something is doubted, why, and the ways back."""
        if self.devices.camera.chosen and self.table.sign == "in-step":
            self.ids.sight.tell_more()
            self.watch()
            return
        InStep(self.table, self.game.put, self.undoes, self.take_back).open(animation=False)

    def watch(self) -> None:
        """What the camera sees: by the lamp and, opened, as a picture."""
        hidden = self.ids.notice.shown or wanted(self.table.session) is not None  # a hand held up is nobody's
        self.ids.sight.watch(hidden)
        self.ids.sign.eye = self._eye()

    def flip(self) -> None:
        """The board turned round for the other side of the table."""
        self.flipped = not self.flipped


load(__file__)
