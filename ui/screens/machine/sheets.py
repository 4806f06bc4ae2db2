"""Stickers to print: which game, paper, size and language; a PDF where people find it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.properties import BooleanProperty, StringProperty

from companion.games import GAMES
from companion.games.tagged import tags_of
from companion.view import text
from companion.words import languages, words_in
from ui.devices.export_folders import outgoing
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.menu import Menu
from ui.parts.common.questions import Question
from ui.screens.page import Page, load

SIZES = ("15", "20", "25", "30")


class SheetsPage(Page):
    """The same sheets as `companion sheets` writes."""

    came_from = StringProperty("settings")
    said = StringProperty()
    about = StringProperty()
    wrong = BooleanProperty(False)

    def __init__(
        self, look: Appearance, ways: Ways, on_table: Callable[[], str], **properties: object
    ) -> None:
        super().__init__(look, ways, **properties)
        self.on_table = on_table
        self.asked = {
            "game": next(iter(GAMES)),
            "paper": "a4",
            "size": "25",
            "language": "",
            "what": "stickers",
        }

    def on_pre_enter(self, *_: object) -> None:
        """For the game on the table, in the reader's language, unless something else is chosen."""
        self.came_from = self.ways.came_from
        self.asked["language"] = self.look.language
        self.asked["game"] = self.on_table() or self.asked["game"]
        self.asked["what"] = "tags" if self.ways.came_from == "board" else "stickers"
        self.said, self.wrong = "", False
        super().on_pre_enter()

    def refresh(self) -> None:
        """One question for each choice."""
        game, tags = GAMES[self.asked["game"]], self.tags
        key = self.ids.game
        key.icon, key.text, key.sub = game.emblem, self.tr(game.id), self.tr("sheets-game")
        self.about = self.tr("tags-about" if tags else "sheets-about")
        answers = {
            "paper": tuple((paper, self.tr(f"sheets-paper-{paper}")) for paper in ("a4", "letter")),
            "what": tuple((what, self.tr(f"sheets-what-{what}")) for what in ("stickers", "tags")),
            "size": tuple((size, f"{size} mm") for size in SIZES),
            "language": tuple(
                (code, words_in(code).say(text("setting-language-own"))) for code in languages()
            ),
        }
        # A tag is as large as its game needs it; a game without a board has none.
        idle = {"size"} if tags else {"what"} if tags_of(game.id) is None else set()
        asked = [Question(key, self.tr(f"sheets-{key}"), answers[key]) for key in answers if key not in idle]
        self.ids.questions.ask(asked, self.asked.__getitem__, self.choose)
        if not self.said:
            self.said = self.tr("sheets-where", folder=str(outgoing()))

    @property
    def tags(self) -> bool:
        """Whether tags for a board are wanted, of a game that has one."""
        return self.asked["what"] == "tags" and tags_of(self.asked["game"]) is not None

    def ask_game(self) -> None:
        """One key for the game: five long names find no room side by side."""
        items = [
            (other.emblem, self.tr(other.id), partial(self.choose, "game", other.id))
            for other in GAMES.values()
        ]
        Menu.show(self.tr("sheets-game"), items)

    def choose(self, key: str, answer: str) -> None:
        """Another choice; nothing is written yet."""
        self.asked[key] = answer
        self.said, self.wrong = "", False
        self.refresh()

    def write(self) -> None:
        """Write the PDF, and say where it is."""
        asked, folder = self.asked, outgoing()
        kind = "tags" if self.tags else f"{asked['size']}mm"
        path = folder / f"pantheon-{asked['game']}-{kind}-{asked['paper']}-{asked['language']}.pdf"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pages = self._written(path)
        except OSError as bad:
            self.said, self.wrong = self.tr("sheets-not-written", why=bad.strerror or str(bad)), True
            return
        self.wrong = False
        self.said = self.tr("sheets-written", file=path.name, folder=str(folder), pages=pages)

    def _written(self, path: Path) -> int:
        """The sheets that are asked for, on disk; how many pages."""
        from vision.sheets import write_sheets
        from vision.tag_sheets import tag_sheets

        asked = self.asked
        game = GAMES[asked["game"]]
        if not self.tags:
            return write_sheets(game, path, asked["paper"], int(asked["size"]), asked["language"])
        pages, pdf = tag_sheets(game, asked["paper"], asked["language"])
        path.write_bytes(pdf)
        return pages


load(__file__)
