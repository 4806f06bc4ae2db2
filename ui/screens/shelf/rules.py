"""Rules to read: the sections of a game on one side, the one that matters on the other."""

from __future__ import annotations

from kivy.properties import ObjectProperty, StringProperty

from companion.rulebook.mentions import called, rules_naming
from companion.rulebook.search import search
from companion.rulebook.sections import Section, rules_of, unmarked
from companion.view import text
from ui.parts.board.drawing import DrawingPart
from ui.parts.common.basics import Key, Words
from ui.parts.common.keyboard import ask
from ui.screens.page import Page, load

SHOWN = 6
LONGEST_QUESTION = 60


class RulesPage(Page):
    """A game's rulebook, opened where it is needed; or only the rules that name one thing."""

    game = StringProperty()
    about = StringProperty()  # a thing on the table: only the rules that name it are listed
    heading = StringProperty()
    anchor = StringProperty()
    title = StringProperty()
    before = ObjectProperty(None, allownone=True)
    after = ObjectProperty(None, allownone=True)
    came_from = StringProperty("home")

    def open(self, game: str, anchor: str, came_from: str, about: str = "") -> None:
        """The section under an anchor, or every rule about a thing; back leads to where one came from."""
        self.game, self.anchor, self.about = game, anchor, about
        if came_from != "rules":
            self.came_from = came_from

    @property
    def sections(self) -> tuple[Section, ...]:
        """What can be read here."""
        if self.about:
            return rules_naming(self.game, self.about, self.look.language)
        return rules_of(self.game, self.look.language)

    def refresh(self) -> None:
        """All sections, and the one that is open."""
        self.heading = self._heading()
        self.ids.sections.clear_widgets()
        for found in self.sections:
            key = Key(text=found.title, font=17, tall=54)
            key.bind(on_release=lambda _, found=found: self.read(found))
            key.section = found
            self.ids.sections.add_widget(key)
        if self.about:
            self.ids.sections.add_widget(self._all_rules())
        self.read(next((found for found in self.sections if found.anchor == self.anchor), self.sections[0]))

    def _heading(self) -> str:
        """The game, and the thing asked about if it has a word of its own."""
        game = self.tr("rules-of", game=text(self.game))
        word = called(self.game, self.about) if self.about else None
        return f"{game} · {self.say(word)}" if word else game

    def _all_rules(self) -> Key:
        """From the rules about one thing to all of them."""
        key = Key(icon="book", text=self.tr("rules-all"), font=17, kind="quiet", tall=54)
        key.section = None
        key.bind(on_release=lambda _: self.read_all())
        return key

    def read_all(self, anchor: str = "") -> None:
        """The whole rulebook, open at a section."""
        self.about, self.anchor = "", anchor or self.anchor
        self.refresh()

    def search(self) -> None:
        """Find a section by typing: each key answers at once."""

        def likely(typed: str) -> list[tuple[str, str]]:
            found = search(typed, self.game, self.look.language)[:SHOWN] if typed.strip() else []
            return [(hit.section.anchor, hit.section.title) for hit in found]

        def answered(said: str) -> None:
            if all(found.anchor != said for found in rules_of(self.game, self.look.language)):
                best = likely(said)
                said = best[0][0] if best else self.anchor
            self.read_all(said)

        ask(self.tr("rules-what"), "", likely, answered, longest=LONGEST_QUESTION, room=SHOWN // 3)

    def read(self, found: Section) -> None:
        """Show a section, and name its neighbours."""
        self.anchor, self.title = found.anchor, found.title
        sections = self.sections
        place = [other.anchor for other in sections].index(found.anchor)
        self.before = sections[place - 1] if place else None
        self.after = sections[place + 1] if place + 1 < len(sections) else None
        page = self.ids.parts
        page.clear_widgets()
        for part in found.parts:
            if isinstance(part, str):
                page.add_widget(Reading(text=unmarked(part)))
            else:
                page.add_widget(DrawingPart(self.game, part))
        self.ids.page.scroll_y = 1
        for key in self.ids.sections.children:
            if key.section is not None:
                key.kind = "chosen" if key.section.anchor == found.anchor else "plain"
                if key.kind == "chosen":
                    self.ids.index.scroll_to(key, animate=False)


class Reading(Words):
    """A paragraph or two of rules."""


load(__file__)
