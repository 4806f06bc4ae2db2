"""Players and options: who sits where, and which game is played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial

from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from companion.game import BadNotation, Facts, Option, State
from companion.games import GAMES
from companion.games.called import about, option_named
from companion.games.lessons import Script, script_of
from companion.keep.journal import Journal
from companion.keep.players import meet, players
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.rulebook.lesson import lesson_match
from companion.settings import SETTINGS, Settings
from companion.standin.ghost import fillers, level_told, named
from companion.view import text
from companion.words import languages
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.badge import signs
from ui.parts.common.basics import Key
from ui.parts.common.menu import Item
from ui.parts.common.people import ask_person
from ui.parts.common.questions import Question
from ui.parts.common.rail import Way
from ui.screens.page import Page, load

UNPAINTED = ("", "plain")  # what a side wears before it has a colour of its own


class SeatRow(Key):
    """Somebody's place at the table."""

    number = StringProperty()
    stripe = ColorProperty()

    def grow(self, *_: object) -> None:
        """Its lines have room of their own."""


class NewGamePage(Page):
    """What is agreed before a game begins."""

    opens_at_top = True

    game = StringProperty()
    title = StringProperty()
    problem = StringProperty()
    about = StringProperty()
    fewer = BooleanProperty(False)
    further = BooleanProperty(False)
    upright = BooleanProperty(False)

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        journal: Journal,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.journal = settings, journal
        self.script: Script | None = None

    def open(self, game: str, script: Script | None = None) -> None:
        """Begin with the names and options of the last game of this box; a lesson has its own."""
        self.game, self.script = game, script
        box = GAMES[game]
        journal = self.journal
        last = next((kept.match for kept in journal.games(box=game, most=1)), None)
        self.names = list(last.players) if last else self._usual(box.seats[0])
        self.chairs: dict[int, int] = {}  # where a stand-in sits, and how well it plays
        self._seat(len(self.names) if len(self.names) in box.seats else box.seats[0])
        if script is not None:
            self._seat(script.players)
        self.chosen = {option.id: self._default(option) for option in box.options}
        if last:
            self.chosen |= {key: value for key, value in last.options.items() if key in self.chosen}
        if script is not None:
            self.chosen = dict(script.options)
        self.clock = self.settings["clock"]

    def on_pre_enter(self, *_: object) -> None:
        """Made anew while somebody was on another page, it is still about the game it was opened for."""
        if not self.game:
            self.open(self.world)
        super().on_pre_enter()

    def _default(self, option: Option) -> str:
        """What is chosen at first: of rulebooks in several languages, that of the reader."""
        spoken = set(option.choices) <= set(languages())
        return self.look.language if spoken and self.look.language in option.choices else option.default

    def _usual(self, count: int) -> list[str]:
        """Those who play most, each at their usual seat as far as it is free."""
        names: list[str] = [""] * count
        for player in players(self.journal)[:count]:
            free = [n for n, name in enumerate(names) if not name]
            names[min((abs(n - player.seat + 1), n) for n in free)[1]] = player.name
        return [name or self._nobody(n) for n, name in enumerate(names)]

    def _nobody(self, n: int) -> str:
        """What a seat is called until somebody sits there."""
        return self.tr("newgame-player", number=n + 1)

    def _seat(self, count: int) -> None:
        """Make room for this many players; names already given stay."""
        self.names = self.names[:count]
        self.chairs = {n: level for n, level in self.chairs.items() if n < count}
        while len(self.names) < count:
            self.names.append(self._nobody(len(self.names)))

    def more(self, step: int) -> None:
        """A seat more or fewer, as far as the box allows."""
        seats = list(GAMES[self.game].seats)
        place = min(max(seats.index(len(self.names)) + step, 0), len(seats) - 1)
        self._seat(seats[place])
        self.refresh()

    def refresh(self) -> None:
        """Seats on the left, questions on the right; what cannot be played together is said at once."""
        self.ids.rail.offer(self._ways_on(), 0.62)
        learn = self.script is not None
        self.about = self.say(about(self.game))
        self.title = self.tr("learn-title", game=text(self.game)) if learn else self.tr(self.game)
        seats = range(len(self.names), len(self.names) + 1) if learn else GAMES[self.game].seats
        self.fewer, self.further = len(self.names) > seats[0], len(self.names) < seats[-1]
        sides = {}
        self.problem = ""
        try:
            facts = self._coloured(self.settings.copies.get(self.game, {}))
            view = GAMES[self.game].start(len(self.names), self.chosen, facts).view()
            sides = {side.seat: side for side in view.sides}
        except BadNotation as bad:
            self.problem = str(bad)
        names = {f"p{n}": name for n, name in enumerate(self.names, 1)}
        told_apart = [side for side in sides.values() if side.tone not in UNPAINTED]
        worn = signs(names, told_apart, self.look.known)
        rows = self.ids.seats
        while len(rows.children) > len(self.names):
            rows.remove_widget(rows.children[0])
        for n in range(len(rows.children), len(self.names)):
            row = SeatRow(number=str(n + 1))
            row.bind(on_release=lambda _, n=n: self.ask_name(n))
            rows.add_widget(row)
        for n, row in enumerate(reversed(rows.children)):
            seat = f"p{n + 1}"
            side = sides.get(seat)
            row.text, row.sub = self.names[n], self._sub(n, self.say(side.name) if side else "")
            row.ids.badge.wear(worn[seat])
            row.stripe = self.look.theme.tone(worn[seat].tone)[0]
        self._questions()

    def _ways_on(self) -> Iterator[Way]:
        """A first game that teaches, the rules, who sits where, what the owner's copy says."""
        if self.script is None and script_of(self.game) is not None:
            yield Way("question", self.tr("learn"), lambda: self.ways.learn(self.game))
        yield Way("book", self.tr("rules"), lambda: self.ways.rules("summary", self.game))
        yield Way("players", self.tr("places"), self.places)
        yield Way("card", self.tr("copy"), self.my_copy)

    def _questions(self) -> None:
        self.ids.lesson.text = self.tr("learn-about", steps=len(self.script.steps)) if self.script else ""
        asked = () if self.script else (*map(self._question, GAMES[self.game].options), self._which_clock())
        self.ids.options.ask(
            [question for question in asked if question.answers],
            lambda key: self.clock if key == "clock" else self.chosen[key],
            self.answered,
        )

    def _question(self, option: Option) -> Question:
        said = option_named(self.game, option)
        answers = tuple((choice, self.say(said.choices[choice])) for choice in self._choices(option))
        return Question(option.id, self.say(said.name), answers, self.say(said.about))

    def _which_clock(self) -> Question:
        modes = next(setting.choices for setting in SETTINGS if setting.key == "clock")
        answers = tuple((mode, self.say(ClockMode.parse(mode).name)) for mode in modes)
        return Question("clock", self.tr("clock"), answers)

    def _choices(self, option: Option) -> list[str]:
        """What may be chosen at this table; nothing where it would make no difference."""
        box, facts = GAMES[self.game], self.settings.copies.get(self.game, {})
        found: dict[str, State] = {}
        for choice in option.choices:
            with suppress(BadNotation):  # not with so many players, or not together with the rest
                found[choice] = box.start(len(self.names), self.chosen | {option.id: choice}, facts)
        chosen = self.chosen[option.id]
        if chosen in found and all(position == found[chosen] for position in found.values()):
            return []
        return [choice for choice in option.choices if choice in found or choice == chosen]

    def answered(self, key: str, answer: str) -> None:
        """A question was answered."""
        if key == "clock":
            self.clock = answer
        else:
            self.chosen[key] = answer
            self.refresh()

    def ask_name(self, n: int) -> None:
        """Who sits there: one of those remembered, or typed; whoever sits elsewhere changes places."""

        def named(name: str) -> None:
            if name:
                self.chairs.pop(n, None)
                self.names = swapped(self.names, n, name)
            self.refresh()

        known = [player for player in players(self.journal) if player.name != self.names[n]]
        ask_person(self.tr("newgame-name"), known, self.names, named, self._stand_ins(n))

    def _stand_ins(self, n: int) -> list[Item]:
        """The companion itself for a chair, at each of its levels, where it knows how to play."""
        offered = fillers(self.game, len(self.names), self.chosen) if self.script is None else []
        return [
            ("owl", self.say(words), partial(self._fill, n, level)) for level, words in enumerate(offered, 1)
        ]

    def _fill(self, n: int, level: int) -> None:
        """Nobody sits there: the companion plays, so well."""
        self.chairs[n] = level
        self.names[n] = self.say(named(self.game, n + 1))
        self.refresh()

    def _sub(self, n: int, side: str) -> str:
        """What a seat plays, and how well where it is a stand-in's."""
        level = self.say(level_told(self.game, self.chairs[n])) if n in self.chairs else ""
        return " · ".join(part for part in (level, side) if part)

    def shuffle(self) -> None:
        """Seats drawn at random: who sits first plays first."""
        order = [*range(len(self.names))]
        random.SystemRandom().shuffle(order)
        self.names = [self.names[n] for n in order]
        self.chairs = {order.index(n): level for n, level in self.chairs.items()}
        self.refresh()

    def places(self) -> None:
        """Where everyone sits, seen from the screen."""
        self.ways.places(self.names)

    def my_copy(self) -> None:
        """What the owner's printed copy says."""
        # What the copy says is shown as its own board, whichever board is chosen for this game.
        own = {option.id: "copy" for option in GAMES[self.game].options if "copy" in option.choices}
        self.ways.my_copy(self.game, len(self.names), self.chosen | own)

    def _coloured(self, facts: Facts) -> dict[str, str]:
        """What the copy says; where people choose the colour of their pieces, they get their own."""
        box = GAMES[self.game]
        if not box.colours:
            return dict(facts)
        known = {player.name: player.tone for player in players(self.journal)}
        listed = box.copy(facts)[box.colours]
        own = " ".join(own_colours(listed.split(), [known.get(name, "") for name in self.names]))
        return dict(facts) if own == listed else {**facts, box.colours: own}

    def begin(self) -> None:
        """All agreed: set up."""
        facts = self._coloured(self.settings.copies.get(self.game, {}))
        if self.script is not None:
            match, lesson = lesson_match(self.script, self.names, facts), self.script.name
        else:
            clock = ClockMode.parse(self.clock)
            match, lesson = Match(self.game, tuple(self.names), dict(self.chosen), facts, clock), ""
        nobody = {self._nobody(n) for n in range(len(self.names))}
        chairs = {f"p{n + 1}": level for n, level in sorted(self.chairs.items())}
        if self.ways.begin(match, lesson, chairs):
            people = enumerate(self.names, 1)
            sat = [(n, name) for n, name in people if name not in nobody and n - 1 not in self.chairs]
            meet(self.journal, sat)


def own_colours(listed: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """The colours of a box seat by seat, each player their own if it is there and still free."""
    left = [*listed]
    found = [""] * len(listed)
    for n, tone in enumerate(wanted):
        if tone in left:
            found[n] = tone
            left.remove(tone)
    return [tone or left.pop(0) for tone in found]


def swapped(names: list[str], n: int, name: str) -> list[str]:
    """The names with another one at a seat; whoever sits elsewhere changes places."""
    after = [*names]
    if name in names:
        after[names.index(name)] = names[n]
    after[n] = name
    return after


load(__file__)
