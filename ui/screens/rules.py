"""Rules to read: the sections of a game on one side, the one that matters on the other."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from companion.rulebook import Section, rules_of, section
from companion.search import search
from companion.view import text
from ui.parts.basics import Key
from ui.parts.keyboard import ask
from ui.screens.page import Page, load

SHOWN = 6


class Rules(Page):
    """A game's rulebook, opened where it is needed."""

    game = StringProperty()
    game_text = ObjectProperty(text("called", name=""))
    anchor = StringProperty()
    title = StringProperty()
    body = StringProperty()
    came_from = StringProperty("home")

    def open(self, game: str, anchor: str, came_from: str) -> None:
        """The section under an anchor; back leads to where one came from."""
        self.game, self.anchor = game, anchor
        self.game_text = text(game)
        if came_from != "rules":
            self.came_from = came_from

    def refresh(self) -> None:
        """All sections, and the one that is open."""
        self.ids.sections.clear_widgets()
        for found in rules_of(self.game, self.app.language):
            key = Key(text=found.title, font=17, wrap=True, size_hint_y=None, height=self.app.u * 54)
            key.bind(on_release=lambda _, found=found: self.read(found))
            key.section = found
            self.ids.sections.add_widget(key)
        self.read(section(self.game, self.app.language, self.anchor))

    def search(self) -> None:
        """Find a section by typing: each key answers at once."""

        def likely(typed: str) -> list[tuple[str, str]]:
            found = search(typed, self.game, self.app.language)[:SHOWN] if typed.strip() else []
            return [(hit.section.anchor, hit.section.title) for hit in found]

        def answered(said: str) -> None:
            if all(found.anchor != said for found in rules_of(self.game, self.app.language)):
                best = likely(said)
                said = best[0][0] if best else self.anchor
            self.read(section(self.game, self.app.language, said))

        ask(self.app.tr("rules-what"), "", likely, answered)

    def read(self, found: Section) -> None:
        """Show a section."""
        self.anchor, self.title = found.anchor, found.title
        self.body = plain(found.body)
        self.ids.page.scroll_y = 1
        for key in self.ids.sections.children:
            key.kind = "chosen" if key.section.anchor == found.anchor else "plain"
            if key.kind == "chosen":
                self.ids.index.scroll_to(key, animate=False)


def plain(body: str) -> str:
    """A section's text for the screen: lists with dots, paragraphs as they are, lines joined."""
    paragraphs = []
    for paragraph in body.split("\n\n"):
        lines: list[str] = []
        for line in paragraph.split("\n"):
            if line.startswith("- "):
                lines.append("•  " + line[2:])
            elif lines:
                lines[-1] += " " + line.strip()
            else:
                lines.append(line)
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs).replace("**", "").replace("`", "")


load("rules")
