"""Rules to read: the groups of a game's rules, and the one that matters with its picture beside it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.rulebook.mentions import called, rules_naming
from companion.rulebook.search import learn
from companion.rulebook.sections import Section, rules_of
from companion.view import text
from companion.words import languages
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key, Words
from ui.screens.page import Page, load
from ui.screens.shelf.leaf import Leaf, Row, way
from ui.screens.shelf.look_up import LookUp

LEARN_AFTER = 0.1  # seconds until what a search needs is made ready: the page is seen first


class RulesPage(Page):
    """A game's rulebook, opened where it is needed; or only the rules that name one thing."""

    game = StringProperty()
    about = StringProperty()  # a thing on the table: only the rules that name it are listed
    heading = StringProperty()
    anchor = StringProperty()
    sentence = StringProperty()  # what was looked for: the section opens at it
    listing = BooleanProperty(False)  # the index is open instead of a section
    before = ObjectProperty(None, allownone=True)
    after = ObjectProperty(None, allownone=True)
    came_from = StringProperty("home")
    beside = BooleanProperty(False)  # a narrow index stands beside the section
    spread = BooleanProperty(False)  # and the next section beside that

    def __init__(self, look: Appearance, ways: Ways, now: Callable[[str], str], **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self._now = now  # the rule of the moment, where that game is on the table
        self._other = Leaf()
        for leaf in (self.ids.leaf, self._other):
            leaf.go_to = self.go_to
        # What is shown is one of these, or two.
        self._index, self._side, self._panel = (
            self.ids[name].__self__ for name in ("index", "side", "panel")
        )
        self._turn_to()

    def _turn_to(self, *_: object) -> None:
        """The index with all the room there is, or the section, beside a narrow index if there is room."""
        if "_panel" not in self.__dict__:
            return  # not made yet
        self.ids.body.clear_widgets()
        for part in [self._index] if self.listing else [*[self._side] * self.beside, self._panel]:
            self.ids.body.add_widget(part)

    on_listing = on_beside = _turn_to

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
        for n, language in enumerate(languages(), 1):  # one after the other, while somebody reads
            Clock.schedule_once(lambda _, language=language: learn(self.game, language), LEARN_AFTER * n)

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
                rules.add_widget(self._way(rule, kind))
            self.ids.sections.add_widget(rules)
        if self.about:
            key = Key(icon="book", text=self.tr("rules-all"), font=17, kind="quiet", tall=54)
            key.bind(on_release=lambda _: self.read_all())
            self.ids.sections.add_widget(key)
        self.ids.index.scroll_y = 1

    def _list_beside(self, shown: Section) -> None:
        """The groups, and the rules of the one that is open."""
        self.ids.groups.clear_widgets()
        for group, found in groupby(self.sections, key=lambda rule: rule.group.title):
            rules = [*found]
            open_here = group == shown.group.title
            if group:
                key = Key(text=group, font=18, tall=50, kind="plain" if open_here else "quiet", lean="left")
                key.bind(on_release=lambda _, first=rules[0]: self.go_to(first.anchor))
                self.ids.groups.add_widget(key)
            for rule in rules if open_here or not group else ():
                here = rule.anchor == shown.anchor
                key = self._way(rule, "page" if here else "bare")
                key.lean, key.padding = "left", [self.look.u * 22, self.look.u * 4]
                self.ids.groups.add_widget(key)
                if here:
                    Clock.schedule_once(lambda _, key=key: self._bring(key), 0)

    def _bring(self, key: Key) -> None:
        """Have the rule that is open in sight in the narrow index."""
        if key.parent and self.ids.groups.height > self._side.height:
            self._side.scroll_to(key, padding=self.look.u * 60, animate=False)

    def _way(self, rule: Section, kind: str = "plain") -> Key:
        return way(rule, self.go_to, kind)

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
        self.anchor = found.anchor
        self._list_beside(found)
        sections = self.sections
        place = [other.anchor for other in sections].index(found.anchor)
        self.before = sections[place - 1] if place else None
        self.after = sections[place + 1] if place + 1 < len(sections) else None
        self.ids.leaf.read(self.game, found, self.sentence)
        self._open_other()

    def _open_other(self, *_: object) -> None:
        """The next section lies on the other side, where both sides of a book have room."""
        if self._other.parent:
            self.ids.open.remove_widget(self._other)
        if self.spread and self.after is not None:
            self.ids.open.add_widget(self._other)
            self._other.read(self.game, self.after)

    on_spread = _open_other


class Group(Words):
    """What rules below it have in common."""


load(__file__)
