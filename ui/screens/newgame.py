"""Players and options: who sits where, and which game is played."""

from __future__ import annotations

import random

from kivy.properties import BooleanProperty, StringProperty

from companion.clock import ClockMode
from companion.game import BadNotation
from companion.games import GAMES
from companion.match import Match
from companion.view import text
from ui.parts.basics import Choice, Key
from ui.parts.keyboard import ask
from ui.screens.page import Page, load

WIDEST = 4  # answers in one row


class NewGame(Page):
    """What is agreed before a game begins."""

    game = StringProperty()
    title = StringProperty()
    problem = StringProperty()
    fewer = BooleanProperty(False)
    further = BooleanProperty(False)

    def open(self, game: str) -> None:
        """Begin with the names and options of the last game of this box."""
        self.game = game
        box = GAMES[game]
        journal = self.app.journal
        last = next((kept.match for kept in journal.games() if kept.match.game == game), None)
        self.names = list(last.players) if last else []
        self._seat(len(self.names) if len(self.names) in box.seats else box.seats[0])
        self.chosen = {option.id: option.default for option in box.options}
        if last:
            self.chosen |= {key: value for key, value in last.options.items() if key in self.chosen}
        self.clock = self.app.chosen["clock"]

    def _seat(self, count: int) -> None:
        """Make room for this many players; names already given stay."""
        self.names = self.names[:count]
        while len(self.names) < count:
            self.names.append(self.app.tr("newgame-player", number=len(self.names) + 1))

    def more(self, step: int) -> None:
        """A seat more or fewer, as far as the box allows."""
        seats = list(GAMES[self.game].seats)
        place = min(max(seats.index(len(self.names)) + step, 0), len(seats) - 1)
        self._seat(seats[place])
        self.refresh()

    def refresh(self) -> None:
        """Seats on the left, questions on the right; what cannot be played together is said at once."""
        app = self.app
        self.title = app.tr(self.game)
        seats = GAMES[self.game].seats
        self.fewer, self.further = len(self.names) > seats[0], len(self.names) < seats[-1]
        sides = {}
        self.problem = ""
        try:
            facts = app.chosen.copies.get(self.game, {})
            view = GAMES[self.game].start(len(self.names), self.chosen, facts).view()
            sides = {side.seat: side for side in view.sides}
        except BadNotation as bad:
            self.problem = str(bad)
        self.ids.seats.clear_widgets()
        for n, name in enumerate(self.names):
            side = sides.get(f"p{n + 1}")
            key = Key(
                icon=side.emblem if side else "players",
                text=name,
                sub=app.say(side.name) if side else "",
                font=22,
                size_hint_y=None,
                height=app.u * 64,
            )
            key.bind(on_release=lambda _, n=n: self.ask_name(n))
            self.ids.seats.add_widget(key)
        self._questions()

    def _questions(self) -> None:
        app = self.app
        self.ids.options.clear_widgets()
        for option in GAMES[self.game].options:
            key = f"{self.game}-option-{option.id}"
            answers = [(choice, app.tr(f"{key}-{choice}")) for choice in option.choices]
            self._ask(app.tr(key), answers, self.chosen[option.id], option.id)
        modes = app.clock_modes()
        self._ask(app.tr("clock"), [(mode, clock_words(app, mode)) for mode in modes], self.clock, "clock")

    def _ask(self, label: str, answers: list[tuple[str, str]], chosen: str, key: str) -> None:
        question = Choice(label=label, chosen=chosen, rows=2 if len(answers) > WIDEST else 1)
        question.answers = answers
        question.chose = lambda answer: self.answered(key, answer)
        self.ids.options.add_widget(question)

    def answered(self, key: str, answer: str) -> None:
        """A question was answered."""
        if key == "clock":
            self.clock = answer
        else:
            self.chosen[key] = answer
            self.refresh()

    def ask_name(self, n: int) -> None:
        """Who sits there: typed, or one of those who played before."""
        known = [name for kept in self.app.journal.games() for name in kept.match.players]
        others = [name for m, name in enumerate(self.names) if m != n]
        known = [name for name in dict.fromkeys(known) if name not in others]

        def named(name: str) -> None:
            if name:
                self.names[n] = name
            self.refresh()

        def likely(typed: str) -> list[tuple[str, str]]:
            begun = [name for name in known if name.casefold().startswith(typed.casefold())]
            return [(name, name) for name in begun[:4]]

        ask(self.app.tr("newgame-name"), self.names[n], likely, named)

    def shuffle(self) -> None:
        """Seats drawn at random: who sits first plays first."""
        random.SystemRandom().shuffle(self.names)
        self.refresh()

    def my_copy(self) -> None:
        """What the owner's printed copy says."""
        # What the copy says is shown as its own board, whichever board is chosen for this game.
        own = {option.id: "copy" for option in GAMES[self.game].options if "copy" in option.choices}
        self.app.root.get_screen("copy").open(self.game, len(self.names), self.chosen | own)
        self.app.show("copy")

    def begin(self) -> None:
        """All agreed: set up."""
        facts = self.app.chosen.copies.get(self.game, {})
        self.app.begin(
            Match(self.game, tuple(self.names), dict(self.chosen), facts, ClockMode.parse(self.clock))
        )


def clock_words(app, mode: str) -> str:
    """A clock in words."""
    clock = ClockMode.parse(mode)
    return app.say(
        text(
            f"clock-{clock.kind}",
            minutes=clock.seconds // 60,
            seconds=clock.seconds,
            increment=clock.increment,
        )
    )


load("newgame")
