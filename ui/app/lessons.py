"""Learning mode: the first time a phase comes up for these players, its rule in one paragraph."""

from __future__ import annotations

from kivy.app import App
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.rulebook.lessons_seen import Learned
from companion.rulebook.sections import section, unmarked
from companion.settings import folder
from companion.view import View
from ui.parts.table.lesson import Lesson


class Lessons:
    """What is still to be explained at this table; a phase is told apart by the rule its view names."""

    def __init__(self) -> None:
        self._learned = Learned(folder("data") / "learned.toml")

    def teach(self, view: View) -> None:
        """Explain this phase if nobody has yet; never over something open, such as a secret choice."""
        app = App.get_running_app()
        if app.chosen["learning"] != "on" or any(isinstance(over, ModalView) for over in Window.children):
            return
        match = app.table.session.match
        found = section(match.game, app.language, view.rule)
        if found.anchor == view.rule and not self._learned.knows(match.game, match.players, found.anchor):
            self._learned.learn(match.game, match.players, found.anchor)
            lesson = Lesson(found.title, unmarked(found.opening), found.anchor)
            lesson.bind(on_dismiss=lambda _: app.run_clock() if app.root.current == "table" else None)
            app.pause()  # nobody pays for reading
            lesson.open(animation=False)
