"""Stickers to print: which game, paper, size and language; a PDF where people find it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from companion.games import GAMES
from companion.view import text
from companion.words import languages, words_in
from ui.devices.export_folders import outgoing
from ui.parts.common.basics import Choice, Key
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

SIZES = ("15", "20", "25", "30")


class SheetsPage(Page):
    """The same sheets as `companion sheets` writes."""

    came_from = StringProperty("settings")
    said = StringProperty()
    wrong = BooleanProperty(False)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.asked = {"game": next(iter(GAMES)), "paper": "a4", "size": "25", "language": ""}

    def on_pre_enter(self, *_: object) -> None:
        """For the game on the table, in the reader's language, unless something else is chosen."""
        self.came_from = self.app.came_from
        self.asked["language"] = self.app.language
        if self.app.table:
            self.asked["game"] = self.app.table.session.match.game
        self.said, self.wrong = "", False
        super().on_pre_enter()

    def refresh(self) -> None:
        """One question for each choice."""
        app = self.app
        answers = {
            "paper": [(paper, app.tr(f"sheets-paper-{paper}")) for paper in ("a4", "letter")],
            "size": [(size, f"{size} mm") for size in SIZES],
            "language": [(code, words_in(code).say(text("setting-language-own"))) for code in languages()],
        }
        self.ids.questions.clear_widgets()
        self.ids.questions.add_widget(self._game())
        for key, words in answers.items():
            question = Choice(label=app.tr(f"sheets-{key}"), chosen=self.asked[key])
            question.answers = words
            question.chose = lambda answer, key=key: self.choose(key, answer)
            self.ids.questions.add_widget(question)
        if not self.said:
            self.said = app.tr("sheets-where", folder=str(outgoing()))

    def _game(self) -> Key:
        """One key for the game: five long names find no room side by side."""
        game = GAMES[self.asked["game"]]
        words, sub = self.app.tr(game.id), self.app.tr("sheets-game")
        key = Key(icon=game.emblem, text=words, sub=sub, kind="chosen", tall=62)
        items = [
            (other.emblem, self.app.tr(other.id), lambda other=other: self.choose("game", other.id))
            for other in GAMES.values()
        ]
        key.bind(on_release=lambda _: Menu.show(sub, items))
        return key

    def choose(self, key: str, answer: str) -> None:
        """Another choice; nothing is written yet."""
        self.asked[key] = answer
        self.said, self.wrong = "", False
        self.refresh()

    def write(self) -> None:
        """Write the PDF, and say where it is."""
        from vision.sheets import write_sheets

        app, asked = self.app, self.asked
        folder = outgoing()
        path = folder / f"pantheon-{asked['game']}-{asked['size']}mm-{asked['paper']}-{asked['language']}.pdf"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pages = write_sheets(
                GAMES[asked["game"]], path, asked["paper"], int(asked["size"]), asked["language"]
            )
        except OSError as bad:
            self.said, self.wrong = app.tr("sheets-not-written", why=bad.strerror or str(bad)), True
            return
        self.wrong = False
        self.said = app.tr("sheets-written", file=path.name, folder=str(folder), pages=pages)


load(__file__)
