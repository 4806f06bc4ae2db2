"""The ways to every screen and sheet of every game, for whoever wants to look at them all."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.uix.modalview import ModalView

from companion.games import GAMES
from companion.games.lessons import script_of
from companion.inputs import Press
from companion.keep.players import meet
from companion.luck.randomiser import KINDS
from companion.play.match import Match
from companion.play.session import Session
from companion.rulebook.lesson import lesson_match, next_move, place, said
from companion.words import words_in
from tests.playing import random_game, variants
from ui.app.app import PantheonApp
from ui.parts.board.tray import Tray, in_tray
from ui.parts.common.keyboard import ask
from ui.parts.table.peek import Peek, has_secrets
from ui.screens import SCREENS
from ui.screens.page import Page
from ui.touch.touch_matrix import NAMED, RIGHT
from ui.touch.touch_right import correct_touches

# As people are called: short, long, with an accent, and as long as the keyboard allows.
NAMES = (
    "Marie-Antoinette Dupuis",
    "Ben",
    "Maximilien",
    "Cléo",
    "Jean-Christophe",
    "Fay",
    "Guðrún",
    "Hugo",
    "Ida",
    "Theophrastus",
)
MIDWAY = 60  # moves
LONGEST = 400  # moves looked at in a random game
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Stand:
    """A game as it stands: who plays what, and the lines so far."""

    match: Match
    lines: tuple[str, ...]
    over: bool = False


def stands(game: str, crowd: int) -> dict[str, Stand]:
    """For everything this game can ask of the table, a position in which the question is longest.

    One stand for each prompt, found in random games of many variants, and one with as many seats as there may
    be, at most `crowd`.
    """
    found: dict[str, tuple[int, Stand]] = {}
    words = words_in("fr")
    for variant in variants():
        if variant.game != game or len(variant.players) > crowd:
            continue
        match = Match(game, NAMES[: len(variant.players)], variant.options, variant.facts, variant.clock)
        names = dict(zip(match.seats, match.players, strict=True))
        lines: list[str] = []
        for n, (state, moves, made) in enumerate(random_game(match.start(), "1")):
            prompt = state.view().prompt
            length = len(words.say(prompt, names))
            for key, score in ((prompt.key, length), ("most", 1000 * len(names) - n if moves else 0)):
                if score > found.get(key, (0, None))[0]:
                    found[key] = score, Stand(match, tuple(lines), not moves)
            if made is None or n == LONGEST:
                break
            lines.append(str(made))
    return {key: stand for key, (_, stand) in found.items()}


def taught(game: str) -> Stand | None:
    """The step of a game's lesson that says the most, where it has a lesson."""
    script = script_of(game)
    if script is None:
        return None
    session = Session(lesson_match(script, NAMES[1 : script.players + 1], {}))
    session.do("lesson first", *script.setup)
    words, longest, found = words_in("fr"), 0, Stand(session.match, ())
    while (here := place(session)) and (move := next_move(session, here)):
        said_here = said(here, session.names, session.now.tip.view())
        length = len(" ".join(words.say(one, session.names) for one in said_here))
        if length > longest:
            longest, found = length, Stand(session.match, ("lesson first", *session.lines()))
        session.do(str(move))
    return found


class Looker:
    """Goes to every screen there is without drawing: the layout is all that matters."""

    def __init__(self, app: PantheonApp) -> None:
        self.app = app
        app._run_prepare()
        EventLoop.status = "started"
        self.settle()

    def settle(self) -> None:
        """Let every layout come to rest."""
        for _ in range(2):
            Clock.tick()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()

    def wear(self, size: tuple[int, int], scale: str) -> None:
        """This screen and this type; whatever is open stays open and must find its room."""
        upright = Window.height > Window.width
        self.app.chosen._chosen["scale"] = scale
        if tuple(Window.size) == size:
            self.app.look.measure()
        else:
            Window.size = size
        if upright != (size[1] > size[0]):
            self.app.root.current_screen.refresh()  # as after the screen was turned
        self.settle()

    def clear(self) -> None:
        """Take away every sheet, as a finger beside it would."""
        for sheet in [child for child in Window.children if isinstance(child, ModalView)]:
            sheet.dismiss(animation=False)
        self.settle()

    def let_go(self) -> None:
        """Close the app but not the window."""
        self.clear()
        self.app.dispatch("on_stop")
        for left in [*Window.children]:
            Window.remove_widget(left)
        self.app.root = None

    def sit(self, stand: Stand) -> None:
        """A game in the journal, taken up as it stands."""
        app = self.app
        meet(app.game.journal, enumerate(stand.match.players, 1))
        app.game.take_up(app.game.journal.begin(stand.match))
        app.table.session.do("seed 12345", *stand.lines)
        if app.root.current == "table":
            app.root.current = "home"
        app.root.sit_down()
        self.settle()

    def screens(self, stand: Stand, but: Container[str] = ()) -> Iterator[str]:
        """Every screen of the app but some, each with what lies over it there, with this game going on."""
        app, self.stand = self.app, stand
        self.sit(stand)
        for name in [name for name in SCREENS if name not in but]:
            for what in WAYS.get(name, _straight)(self, name):
                self.settle()
                yield f"{name} {what}".strip()
            self.clear()
            app.root.current = "home"
            app.root.clear_widgets([screen for screen in app.root.screens if screen.name != "home"])

    def at_table(self) -> Iterator[str]:
        """The table as it stands, and with everything open that can be open over it."""
        app = self.app
        page = app.root.get_screen("table")
        yield ""
        yield from self._with_a_camera(page)
        view = app.table.view()
        open_now = app.table.open
        for seat in view.secret[:1]:
            page.choices.whisper(seat)
            yield "whisper"
            self.clear()
        if in_tray(view, open_now):
            Tray(lambda thing: None).lay_out(view, open_now, app.table.session.acting)
            yield "tray"
            self.clear()
        for seat in app.opened.names:
            if has_secrets(app.table, seat):
                peek = Peek(app.table, app.put, seat)
                peek.open(animation=False)
                yield "shield"
                peek.uncover()
                yield "peek"
                self.clear()
                break

    def _with_a_camera(self, page: Page) -> Iterator[str]:
        """The same with what a camera sees and has read; none is there to say so itself."""
        sight = page.ids.sight
        sight.watch = lambda *_: None
        sight.unfolded = True
        sight.on, sight.correctable, sight.said = not page.ids.notice.shown, True, self.app.tr("sight-waits")
        self.settle()
        yield "with a camera"
        sight.on = sight.unfolded = False
        del sight.watch
        self.settle()


Way = Callable[[Looker, str], Iterator[str]]


def _straight(looker: Looker, name: str) -> Iterator[str]:
    """Most screens are simply shown."""
    looker.app.root.show(name)
    yield ""


def _newgame(looker: Looker, name: str) -> Iterator[str]:
    app = looker.app
    game = app.table.session.match.game
    page = app.root.get_screen(name)
    page.open(game)
    app.root.show(name)
    yield ""
    for _ in GAMES[game].seats:
        page.more(1)
    yield "full"
    page.ask_name(0)
    yield "keyboard"
    looker.clear()


def _places(looker: Looker, name: str) -> Iterator[str]:
    page = looker.app.root.get_screen(name)
    page.open(list(looker.app.opened.names.values()))
    looker.app.root.show(name)
    page.touch(next(iter(page.sits.values())))
    yield ""
    page.names = ()  # nobody said that the map was right


def _copy(looker: Looker, name: str) -> Iterator[str]:
    app = looker.app
    match = app.table.session.match
    app.root.get_screen(name).open(match.game, len(match.players), match.options)
    app.root.show(name)
    yield ""


def _setup(looker: Looker, name: str) -> Iterator[str]:
    app = looker.app
    app.root.begin(app.table.session.match)
    yield ""


def _table(looker: Looker, name: str) -> Iterator[str]:
    """The table from its first move on: menu, pause, clocks, a refusal, corrections, and what to put back."""
    app = looker.app
    app.root.sit_down()
    page = app.root.get_screen(name)
    yield from looker.at_table()
    for side in ("right", "far"):
        app.chosen.places = dict.fromkeys(app.opened.names.values(), f"{side} 1")
        page.refresh()
        yield f"turned to {side}"
        app.table.handle(Press("p1 dance zzz"))
        page.refresh()
        yield f"refused and turned to {side}"
        app.table.handle(Press("ok"))
    app.chosen.places = {}
    for what, opens in (("menu", page.menu), ("sign", page.open_sign)):
        opens()
        yield what
        looker.clear()
    app.table.handle(Press("p1 dance zzz"))
    page.refresh()
    yield "refused"
    app.table.handle(Press("ok"))
    dice = random.Random(1)
    for _ in range(6):
        if app.table.session.moves:
            app.table.handle(Press(str(dice.choice(app.table.session.moves))))
    app.table.handle(Press("undo"))
    page.refresh()
    yield "asked"
    app.table.handle(Press("ok"))
    page.refresh()
    yield "put back"
    page.open_sign()
    yield "put back, from the sign"
    looker.clear()
    app.table.handle(Press("ok"))
    for line in ("fix", "fix", f"amend {app.table.session.now.tip.n}", "cancel"):
        app.table.handle(Press(line))
        page.refresh()
        yield line.split()[0]


def _result(looker: Looker, name: str) -> Iterator[str]:
    """A game played to its end, with as many players as sit here."""
    app = looker.app
    dice = random.Random(2)
    while app.table.outcome is None:
        state, lines = app.table.session.position, []
        while moves := list(state.legal_moves()):
            lines.append(dice.choice(moves))
            state = state.apply(lines[-1])
        app.table.session.do(*map(str, lines))
    app.root.show(name)
    yield ""
    _midway(looker)


def _midway(looker: Looker) -> None:
    """Another game, some rounds on: long enough for sheets and lists, short enough to be told quickly."""
    looker.sit(looker.stand)
    dice, table = random.Random(3), looker.app.table
    for _ in range(MIDWAY):
        if table.session.moves:
            table.session.do(str(dice.choice(table.session.moves)))


def _history(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show(name)
    yield ""
    page = looker.app.root.get_screen(name)
    page.ask(1, page.ids.lines.data[-1]["said"])
    yield "line"


def _opened(looker: Looker, name: str) -> Iterator[str]:
    """Screens that have a way of their own."""
    root = looker.app.root
    ways = {"scores": root.scores, "replay": root.replay, "board": root.board}
    ways[name]()
    yield ""


def _clocks(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.sit_down()
    looker.app.root.show(name)
    yield ""
    looker.app.root.get_screen("table").rest()
    yield "paused"


def _corner(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show(name)
    page = looker.app.root.get_screen(name)
    for kind in (*KINDS, "setup"):
        page.choose_kind(kind)
        page.draw("1")
        yield kind


def _fair(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show("randomiser")
    corner = looker.app.root.get_screen("randomiser")
    corner.choose_kind("order")
    corner.fair()
    yield ""


def _statistics(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show(name)
    keys = [key.text for key in reversed(looker.app.root.get_screen(name).ids.pages.children)]
    for words in keys:
        page = looker.app.root.get_screen(name)
        next(key for key in page.ids.pages.children if key.text == words).dispatch("on_release")
        yield words


def _rules(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.rules("summary")
    yield ""
    looker.app.root.get_screen(name).search()
    yield "search"
    looker.clear()


def _settings(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show(name)
    yield ""
    ask(
        "Quelle graine ?",
        "ééé",
        lambda typed: [(str(n), f"Maximilien {n}") for n in range(6)],
        lambda said: None,
    )
    yield "keyboard"


def _corners(looker: Looker, name: str) -> Iterator[str]:
    looker.app.root.show(name)
    page = looker.app.root.get_screen(name)
    yield ""
    page._ask("corners-unclear")
    yield "unclear"
    page._try(NAMED["turn-90"])
    yield "trying"
    page.keep()
    yield "kept"
    correct_touches(NAMED[RIGHT])


# Screens that are much the same whatever is played.
ALIKE = frozenset(
    (
        *("home", "settings", "players", "places", "games", "statistics", "randomiser", "fairness"),
        *(
            "buttons",
            "button-test",
            "camera",
            "sheets",
            "board",
            "doctor",
            "touch-check",
            "backups",
            "updates",
            "phones",
            "club",
            "hall",
        ),
    )
)
# How to reach a screen; a new one needs a line here only if showing it is not enough.
WAYS: dict[str, Way] = {
    "newgame": _newgame,
    "places": _places,
    "my-copy": _copy,
    "setup": _setup,
    "table": _table,
    "result": _result,
    "history": _history,
    "rules": _rules,
    "clocks": _clocks,
    "scores": _opened,
    "board": _opened,
    "replay": _opened,
    "randomiser": _corner,
    "touch-check": _corners,
    "fairness": _fair,
    "statistics": _statistics,
    "settings": _settings,
}
