"""Rules to read: the groups of a game's rules, and the one that matters with its picture beside it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.rulebook.mentions import called, rules_naming
from companion.rulebook.sections import Section, rules_of
from companion.view import text
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key, Words
from ui.screens.page import Page, load
from ui.screens.shelf.look_up import LookUp
from ui.screens.shelf.reading import Answer, Reading, paragraphs


class RulesPage(Page):
    """A game's rulebook, opened where it is needed; or only the rules that name one thing."""

    game = StringProperty()
    about = StringProperty()  # a thing on the table: only the rules that name it are listed
    heading = StringProperty()
    anchor = StringProperty()
    sentence = StringProperty()  # what was looked for: the section opens at it
    title = StringProperty()
    listing = BooleanProperty(False)  # the index is open instead of a section
    before = ObjectProperty(None, allownone=True)
    after = ObjectProperty(None, allownone=True)
    came_from = StringProperty("home")

    def __init__(self, look: Appearance, ways: Ways, now: Callable[[str], str], **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self._now = now  # the rule of the moment, where that game is on the table
        self._index, self._panel = self.ids.index.__self__, self.ids.panel.__self__  # one of them is shown
        self._turn_to()

    def _turn_to(self, *_: object) -> None:
        """Index or section, each with all the room there is."""
        self.ids.body.clear_widgets()
        self.ids.body.add_widget(self._index if self.listing else self._panel)

    on_listing = _turn_to

    def open(self, game: str, anchor: str, came_from: str, about: str = "") -> None:
        """The section under an anchor, or every rule about a thing; back leads to where one came from."""
        self.game, self.anchor, self.about, self.sentence, self.listing = game, anchor, about, "", False
        if came_from != "rules":
            self.came_from = came_from

    @property
    def sections(self) -> tuple[Section, ...]:
        """What can be read here."""
        if self.about:
            return rules_naming(self.game, self.about, self.look.language)
        return rules_of(self.game, self.look.language)

    def refresh(self) -> None:
        """The index if it is open, and the section that is."""
        self.heading = self._heading()
        self._list()
        self.read(next((found for found in self.sections if found.anchor == self.anchor), self.sections[0]))

    def _heading(self) -> str:
        """The game, and the thing asked about if it has a word of its own."""
        game = self.tr("rules-of", game=text(self.game))
        word = called(self.game, self.about) if self.about else None
        return f"{game} · {self.say(word)}" if word else game

    def show_index(self) -> None:
        """Every group with its rules, or back to the rule that was open."""
        self.listing = not self.listing
        self._list()

    def _list(self) -> None:
        """The index in groups; about one thing it is a single one."""
        self.ids.sections.clear_widgets()
        if not self.listing:
            return
        for group, found in groupby(self.sections, key=lambda rule: "" if self.about else rule.group.title):
            if group:
                self.ids.sections.add_widget(Group(text=group))
            rules = Row()
            for rule in found:
                kind = "chosen" if rule.anchor == self.anchor else "plain"
                rules.add_widget(self._way(rule, rule.title, kind))
            self.ids.sections.add_widget(rules)
        if self.about:
            key = Key(icon="book", text=self.tr("rules-all"), font=17, kind="quiet", tall=54)
            key.bind(on_release=lambda _: self.read_all())
            self.ids.sections.add_widget(key)
        self.ids.index.scroll_y = 1

    def _way(self, rule: Section, words: str, kind: str = "plain") -> Key:
        key = Key(text=words, font=17, tall=54, kind=kind)
        key.bind(on_release=lambda _: self.go_to(rule.anchor))
        return key

    def read_all(self, anchor: str = "", sentence: str = "") -> None:
        """The whole rulebook, open at a section, or its index."""
        self.about, self.anchor, self.sentence = "", anchor or self.anchor, sentence
        self.listing = not anchor
        self.refresh()

    def go_to(self, anchor: str) -> None:
        """A rule that another one names, or that was chosen from the index."""
        self.sentence, self.listing = "", False
        if all(found.anchor != anchor for found in self.sections):
            self.about = ""
        self.anchor = anchor
        self.refresh()

    def search(self) -> None:
        """Find a rule by typing; asked from a game, the rule of its phase comes first among equals."""
        asked = LookUp(
            self.tr("rules-what"),
            lambda typed: self.tr("rules-nothing", typed=typed),
            self.game,
            self.look.language,
            self._now(self.game),
            self.look.theme.gold,
        )
        asked.open_at = self.read_all
        asked.open(animation=False)

    def read(self, found: Section) -> None:
        """Show a section, and name its neighbours."""
        self.anchor, self.title = found.anchor, found.title
        sections = self.sections
        place = [other.anchor for other in sections].index(found.anchor)
        self.before = sections[place - 1] if place else None
        self.after = sections[place + 1] if place + 1 < len(sections) else None
        page = self.ids.parts
        page.clear_widgets()
        at = None
        for part in paragraphs(self.game, found, self.sentence, self.look.theme.gold):
            page.add_widget(part)
            for reading in part.children if isinstance(part, Answer) else (part,):
                if isinstance(reading, Reading):
                    reading.bind(anchor=lambda _, anchor: self.go_to(anchor))
                    at = part if self.sentence and not at and _says(reading, self.sentence) else at
        self._see(found)
        self.ids.page.scroll_y = 1
        if at and at is not page.children[-1]:  # once the paragraphs have their heights
            Clock.schedule_once(lambda _: at.parent and self.ids.page.scroll_to(at, animate=False), 0)

    def _see(self, found: Section) -> None:
        """The rules to see also, each a key."""
        there = {rule.anchor: rule for rule in rules_of(self.game, self.look.language)}
        if found.see:
            self.ids.parts.add_widget(Group(text=self.tr("rules-see")))
            row = Row()
            for anchor in found.see:
                row.add_widget(self._way(there[anchor], there[anchor].title, "quiet"))
            self.ids.parts.add_widget(row)


def _says(reading: Reading, sentence: str) -> bool:
    """Whether a paragraph has the sentence, whatever is marked in it."""
    return bool(reading.plain.find(sentence) >= 0)


class Group(Words):
    """What rules below it have in common."""


class Row(GridLayout):
    """Keys of a group beside one another."""


load(__file__)
