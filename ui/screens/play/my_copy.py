"""My copy: every value the owner's printed game could change, assumed or stated, corrected by touch."""

from __future__ import annotations

from functools import partial

from kivy.properties import StringProperty

from companion.game import LONGEST_FACT, BadNotation, Fact
from companion.games import GAMES
from companion.games.called import fact_named
from companion.settings import Settings
from companion.view import Text, View
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.keyboard import ask
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load


class MyCopyPage(Page):
    """The facts of a copy beside a picture of its board."""

    opens_at_top = True

    problem = StringProperty()
    about = StringProperty()

    def __init__(self, look: Appearance, ways: Ways, settings: Settings, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.settings = settings
        self.ids.board.says = self.touched
        self.game, self.seats = "", 0
        self.options: dict[str, str] = {}
        self.held = ""

    def open(self, game: str, seats: int, options: dict[str, str]) -> None:
        """The copy of this game."""
        self.game, self.seats, self.options = game, seats, options
        self.problem, self.held = "", ""
        self.ids.facts.parent.scroll_y = 1

    @property
    def stated(self) -> dict[str, str]:
        """What the owner has said so far."""
        return self.settings.copies.get(self.game, {})

    def _view(self, stated: dict[str, str]) -> View:
        return GAMES[self.game].start(self.seats, self.options, stated).view()

    def refresh(self) -> None:
        """The picture, and a key for each fact."""
        facts = GAMES[self.game].facts
        try:
            view = self._view(self.stated)
        except BadNotation as bad:
            self.problem, view = self.tr("copy-refused", why=str(bad)), None
        self.ids.board.view = view
        self.ids.board.picked = (self.held,)
        self.about = self.tr("copy-lines" if self._lines() else "copy-about")
        self.ids.facts.clear_widgets()
        for fact in facts:
            value = self.stated.get(fact.id, fact.value)
            sure = "copy-stated" if fact.id in self.stated or not fact.assumed else "copy-assumed"
            sub = f"{value or '–'}  ({self.tr(sure)})"
            key = Key(text=self.named(fact), sub=sub, font=18, tall=58)
            key.bind(on_release=lambda _, fact=fact: self.ask(fact))
            self.ids.facts.add_widget(key)

    def named(self, fact: Fact) -> str:
        """A fact by its name."""
        return self.say(fact_named(self.game, fact))

    def ask(self, fact: Fact) -> None:
        """What this copy says."""
        if fact.choices:
            barred = dict(fact.barred)
            items = [
                ("", choice, partial(self._bar, barred[choice]))
                if choice in barred
                else ("", choice, partial(self.state, fact.id, choice))
                for choice in fact.choices
            ]
            Menu.show(self.named(fact), items)
            return
        value = self.stated.get(fact.id, fact.value)
        ask(
            self.tr("copy-ask"),
            value,
            lambda typed: [],
            lambda said: self.state(fact.id, said),
            LONGEST_FACT,
        )

    def _bar(self, why: Text) -> None:
        """A choice that would mean nothing, and why."""
        self.problem = self.tr("copy-refused", why=why)
        self.refresh()

    def state(self, fact: str, value: str) -> None:
        """Take a value over, unless no copy could be printed so."""
        stated = self.stated | {fact: value}
        try:
            self._view(stated)
            self.settings.state(self.game, stated)
            self.problem = ""
        except BadNotation as bad:
            self.problem = self.tr("copy-refused", why=str(bad))
        self.refresh()

    def reset(self) -> None:
        """Back to what we assume."""
        self.settings.state(self.game, {})
        self.problem = ""
        self.refresh()

    # lines between spaces

    def _lines(self) -> str:
        """The fact that lists lines as pairs of spaces, if this game has one."""
        view = self.ids.board.view
        spaces = {space.id for space in view.spaces} if view else set()
        for fact in GAMES[self.game].facts:
            pairs = [pair.split("-") for pair in fact.value.split()]
            if (
                len(pairs) > 1
                and all(len(pair) == 2 for pair in pairs)
                and spaces & {pair[0] for pair in pairs}
            ):
                return fact.id
        return ""

    def touched(self, ids: tuple[str, ...]) -> None:
        """Two spaces touched one after the other: the line between them is drawn or removed."""
        fact, space = self._lines(), ids[-1]
        if not fact:
            return
        if not self.held or self.held == space:
            self.held = "" if self.held else space
            self.refresh()
            return
        assumed = next(known.value for known in GAMES[self.game].facts if known.id == fact)
        pairs = self.stated.get(fact, assumed).split()
        there = [pair for pair in pairs if set(pair.split("-")) == {self.held, space}]
        changed = [pair for pair in pairs if pair not in there] if there else [*pairs, f"{self.held}-{space}"]
        self.held = ""
        self.state(fact, " ".join(changed))


load(__file__)
