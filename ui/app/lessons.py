"""Lessons at the table: what a first game says and points at; later, and in learning mode, each new phase."""

from __future__ import annotations

from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.play.picks import narrowed, pickable
from companion.rulebook.lesson import Place, place, said, wanted
from companion.rulebook.lessons_seen import Learned
from companion.rulebook.sections import section, unmarked
from companion.settings import Settings, folder
from companion.view import View
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.table.lesson import Lesson

ARROWS = 4  # that still point at something
FEW = 6  # with more moves to choose from there is nothing to point at


class Lessons:
    """What is still to be explained at this table; a phase is told apart by the rule its view names."""

    def __init__(self, settings: Settings, look: Appearance, ways: Ways) -> None:
        self._settings, self._look, self._ways = settings, look, ways
        self._learned = Learned(folder("data") / "learned.toml")

    # a first game

    def here(self, game: OpenGame) -> Place | None:
        """Where the lesson of this game stands; None while something other than play goes on."""
        table = game.table
        return None if table.fixing or table.amending else place(table.session)

    def says(self, here: Place | None, view: View) -> str:
        """What the lesson says here, with what is due where it leaves that open; nothing without a lesson."""
        if here is None:
            return ""
        parts = [self._look.say(one) for one in said(here, dict(self._look.names), view)]
        if parts and here.step is None:
            parts.append(self._look.say(view.prompt).partition("\n")[0])  # how it is done was shown by then
        return " ".join(parts)

    def wants(self, here: Place | None, view: View) -> str:
        """What the lesson wants, for whoever did something else that cannot be."""
        if here is None or here.step is None:
            return ""
        return self._look.say(wanted(here, dict(self._look.names), view))

    def points(self, here: Place | None, game: OpenGame, view: View) -> frozenset[str]:
        """What the lesson points at: what to touch next."""
        if here is None or not 0 < len(here.moves) <= FEW:
            return frozenset()
        picks = game.table.picks
        found = {*(pickable(narrowed(here.moves, picks), picks) or pickable(here.moves, ()))}
        hidden = {f"@{move.seat}" for move in here.moves if move.seat in view.secret}
        # Where nearly anything will do, so many arrows would only cover what is written there.
        return frozenset(hidden or (found if len(found) <= ARROWS else ()))

    # what comes up for the first time

    def teach(self, game: OpenGame, view: View, here: Place | None) -> None:
        """Explain this phase if nobody has yet; never over something open, such as a secret choice."""
        session = game.table.session
        if self._settings["learning"] != "on" and not session.now.lesson:
            return
        if any(isinstance(over, ModalView) for over in Window.children):
            return
        match = session.match
        found = section(match.game, self._look.language, view.rule)
        if found.anchor != view.rule or self._learned.knows(match.game, match.players, found.anchor):
            return
        self._learned.learn(match.game, match.players, found.anchor)
        if here is None or (here.step is None and not here.ended):  # else the lesson says it itself
            lesson = Lesson(found.title, unmarked(found.opening), found.anchor, self._ways.rules)
            lesson.bind(on_dismiss=lambda _: self._go_on(game))
            game.clock("pause")  # nobody pays for reading
            lesson.open(animation=False)

    def _go_on(self, game: OpenGame) -> None:
        if self._ways.current == "table":
            game.clock("run")
