"""Learning mode: the first time a phase comes up for these players, its rule in one paragraph."""

from __future__ import annotations

from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.rulebook.lessons_seen import Learned
from companion.rulebook.sections import section, unmarked
from companion.settings import Settings, folder
from companion.view import View
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.table.lesson import Lesson


class Lessons:
    """What is still to be explained at this table; a phase is told apart by the rule its view names."""

    def __init__(self, settings: Settings, look: Appearance, ways: Ways) -> None:
        self._settings, self._look, self._ways = settings, look, ways
        self._learned = Learned(folder("data") / "learned.toml")

    def teach(self, game: OpenGame, view: View) -> None:
        """Explain this phase if nobody has yet; never over something open, such as a secret choice."""
        if self._settings["learning"] != "on":
            return
        if any(isinstance(over, ModalView) for over in Window.children):
            return
        match = game.table.session.match
        found = section(match.game, self._look.language, view.rule)
        if found.anchor == view.rule and not self._learned.knows(match.game, match.players, found.anchor):
            self._learned.learn(match.game, match.players, found.anchor)
            lesson = Lesson(found.title, unmarked(found.opening), found.anchor, self._ways.rules)
            lesson.bind(on_dismiss=lambda _: self._go_on(game))
            game.clock("pause")  # nobody pays for reading
            lesson.open(animation=False)

    def _go_on(self, game: OpenGame) -> None:
        if self._ways.current == "table":
            game.clock("run")
