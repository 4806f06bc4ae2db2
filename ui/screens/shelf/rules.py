"""Rules to read: the groups of a game's rules, and the one that matters with its picture beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby, islice

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
from ui.parts.common.keys import Keys, Offer, lay
from ui.screens.page import Page, load
from ui.screens.shelf.leaf import Leaf, Row
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
        groups, sections = self.ids.groups, self.ids.sections
        self._heads, self._here = Keys(groups, made=GroupKey), Keys(groups, made=RuleKey)
        self._ways = Keys(sections, font=17, tall=54)
        self._rows: list[Row] = []
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
        place = self.ids.sections
        for used in (place, *self._rows):
            used.clear_widgets()
        if not self.listing:
            return
        keys = iter(
            self._ways.offer([self._way(rule, self.anchor, "chosen", "plain") for rule in self.sections])
        )
        grouped = groupby(self.sections, key=lambda rule: "" if self.about else rule.group.title)
        for n, (group, found) in enumerate(grouped):
            if group:
                place.add_widget(Group(text=group))
            if n == len(self._rows):
                self._rows.append(Row())
            lay(self._rows[n], [next(keys) for _ in found])
            place.add_widget(self._rows[n])
        if self.about:
            key = Key(icon="book", text=self.tr("rules-all"), font=17, kind="quiet", tall=54)
            key.bind(on_release=lambda _: self.read_all())
            place.add_widget(key)
        self.ids.index.scroll_y = 1

    def _list_beside(self, shown: Section) -> None:
        """The groups, and the rules of the one that is open."""
        groups = [(title, [*found]) for title, found in groupby(self.sections, lambda rule: rule.group.title)]
        heads = iter(self._heads.offer([self._head(*group, shown) for group in groups if group[0]]))
        there = [rule for title, found in groups if title in ("", shown.group.title) for rule in found]
        keys = self._here.offer([self._way(rule, shown.anchor, "page", "bare") for rule in there])
        rules = iter(keys)
        listed: list[Key] = []
        for title, found in groups:
            listed += [next(heads)] if title else []
            listed += islice(rules, len(found)) if title in ("", shown.group.title) else []
        lay(self.ids.groups, listed)
        here = next((key for rule, key in zip(there, keys, strict=True) if rule.anchor == shown.anchor), None)
        if here is not None:
            Clock.schedule_once(lambda _: self._bring(here), 0)

    def _head(self, title: str, rules: Sequence[Section], shown: Section) -> Offer:
        """A group in the narrow index: a touch opens its first rule."""
        kind = "plain" if title == shown.group.title else "quiet"
        return Offer(title, "", partial(self.go_to, rules[0].anchor), kind)

    def _way(self, rule: Section, here: str, kind: str, other: str) -> Offer:
        """To a rule: of one kind if it is the one that is read, else of another."""
        return Offer(rule.title, "", partial(self.go_to, rule.anchor), kind if rule.anchor == here else other)

    def _bring(self, key: Key) -> None:
        """Have the rule that is open in sight in the narrow index."""
        if key.parent and self.ids.groups.height > self._side.height:
            self._side.scroll_to(key, padding=self.look.u * 60, animate=False)

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


class GroupKey(Key):
    """A group in the narrow index."""


class RuleKey(Key):
    """A rule of the open group, under it."""


load(__file__)
