"""The randomiser corner: dice, coins, who begins, seats, teams, and any game's set-up without starting it."""

from __future__ import annotations

from functools import partial

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.game import BadNotation
from companion.games import GAMES
from companion.keep.journal import Journal
from companion.luck.randomiser import KINDS, MOST, SIDES, SetUp, Wish, said, set_ups
from companion.play.draw import new_seed
from companion.play.match import Match
from companion.settings import Settings
from companion.view import Text, text
from companion.words import told
from ui.handed.appearance import Appearance
from ui.handed.motion import Leg, linear
from ui.handed.ways import Ways
from ui.parts.common.keyboard import ask
from ui.parts.common.keys import Keys, Offer
from ui.parts.common.questions import Question
from ui.parts.moving import dice  # noqa: F401  named in the kv file
from ui.screens.page import Page, load

ROLL, FACES = 600, 6  # milliseconds, and how often a die turns over meanwhile


class RandomiserPage(Page):
    """Draws whatever a table wants drawn; the seed is always shown."""

    seed = StringProperty()
    result = StringProperty()
    counted = StringProperty()
    teams = StringProperty()
    kind = StringProperty("dice")
    large = BooleanProperty(True)
    faces = ListProperty()  # what the dice show
    sides = NumericProperty(6)

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        journal: Journal | None,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.journal = settings, journal
        self.numbers = {"dice": 2, "coin": 1, "teams": 2}
        self.names: list[str] = []
        self._keys = Keys(self.ids.names, tall=52)
        self.game, self.seats = set_ups()[0], 0
        self.drawn = ""

    def refresh(self) -> None:
        """Questions on one side, what came out on the other."""
        if not self.names:
            self.names = self._known()
        self._questions()
        self._show()

    def _known(self) -> list[str]:
        """Who played last, or nameless players."""
        kept = self.journal.games() if self.journal else []
        return list(kept[0].match.players) if kept else [self.tr("newgame-player", number=n) for n in (1, 2)]

    # what is asked

    def _questions(self) -> None:
        kinds = tuple((kind, self.tr(f"corner-{kind}")) for kind in (*KINDS, "setup"))
        asked = [Question("kind", self.tr("corner-what"), kinds)]
        if self.kind == "dice":
            asked.append(Question("sides", self.tr("corner-sides"), tuple((str(n), str(n)) for n in SIDES)))
        if self.kind == "setup":
            games = tuple((game, self.tr(game)) for game in set_ups())
            asked.append(Question("game", self.tr("corner-game"), games))
        self.ids.questions.ask(asked, lambda key: str(getattr(self, key)), self._choose)
        self.counted = self._counted()
        self.teams = self.tr("corner-number-teams", number=self.numbers["teams"])
        named = enumerate(self.names if self.kind in ("first", "order", "teams") else ())
        self._keys.show([Offer(name, "players", partial(self.ask_name, n), "plain") for n, name in named])

    def _choose(self, key: str, answer: str) -> None:
        chose = {"kind": self.choose_kind, "sides": self.choose_sides, "game": self.choose_game}
        chose[key](answer)

    def _counted(self) -> str:
        """What the minus and plus keys count."""
        if self.kind in ("dice", "coin"):
            return self.tr(f"corner-number-{self.kind}", number=self.numbers[self.kind])
        seats = self._setup_seats if self.kind == "setup" else len(self.names)
        return self.tr("corner-players", number=seats)

    @property
    def _setup_seats(self) -> int:
        seats = GAMES[self.game].seats
        return self.seats if self.seats in seats else seats[0]

    def choose_kind(self, kind: str) -> None:
        """Something else is drawn."""
        self.kind, self.drawn = kind, ""
        self.refresh()

    def choose_sides(self, sides: str) -> None:
        """Another die."""
        self.sides, self.drawn = int(sides), ""
        self.refresh()

    def choose_game(self, game: str) -> None:
        """Another box."""
        self.game, self.drawn = game, ""
        self.refresh()

    def more(self, step: int) -> None:
        """One more or fewer: dice, coins, or players."""
        self.drawn = ""
        if self.kind in ("dice", "coin"):
            self.numbers[self.kind] = min(max(self.numbers[self.kind] + step, 1), MOST)
        elif self.kind == "setup":
            seats = list(GAMES[self.game].seats)
            place = seats.index(self._setup_seats) + step
            self.seats = seats[min(max(place, 0), len(seats) - 1)]
        elif step > 0 and len(self.names) < MOST:
            free = (self.tr("newgame-player", number=n) for n in range(1, MOST + 2))
            self.names.append(next(name for name in free if name not in self.names))
        elif step < 0 and len(self.names) > 2:
            self.names.pop()
        self.numbers["teams"] = min(self.numbers["teams"], len(self.names))
        self.refresh()

    def another_team(self) -> None:
        """From two teams up to one for each player, then two again."""
        self.numbers["teams"] = 2 + (self.numbers["teams"] - 1) % (len(self.names) - 1)
        self.drawn = ""
        self.refresh()

    def ask_name(self, n: int) -> None:
        """Who takes part."""

        def named(name: str) -> None:
            if name and name not in self.names:
                self.names[n] = name
            self.drawn = ""
            self.refresh()

        ask(self.tr("corner-name"), self.names[n], lambda typed: [], named)

    # what came out

    def wish(self, seed: str) -> Wish | SetUp:
        """What is to be drawn, as the engine understands it."""
        if self.kind == "setup":
            facts = self.settings.copies.get(self.game, {})
            players = tuple(f"p{n + 1}" for n in range(self._setup_seats))
            return SetUp(Match(self.game, players, facts=facts), seed)
        return Wish(self.kind, tuple(self.names), self.numbers.get(self.kind, 1), self.sides)

    def draw(self, seed: str = "") -> None:
        """Draw by this seed, or by a new one."""
        self.drawn = seed or new_seed()
        self._show()
        if self.drawn and self.kind in KINDS:
            self.look.motion.play([Leg(0, ROLL, self._roll, linear)])

    def _roll(self, share: float) -> None:
        """What came out is known: before it is shown, some other faces are."""
        self._come(self.drawn if share == 1 else f"{self.drawn} {int(share * FACES)}")

    def _show(self) -> None:
        self.seed = self.tr("setup-seed", seed=self.drawn or "–")
        self.ids.board.view, self.result, self.large, self.faces = None, "", True, []
        if not self.drawn:
            self.result, self.large = self.tr("corner-about"), False
            return
        try:
            wish = self.wish(self.drawn)
        except BadNotation as bad:
            self.result, self.large = str(bad), False
            return
        if isinstance(wish, SetUp):
            self._picture(wish)
        else:
            self._come(self.drawn)

    def _come(self, seed: str) -> None:
        """What a seed gives: dice as they lie, everything else in words."""
        wish = self.wish(seed)
        if isinstance(wish, SetUp):
            return
        if wish.kind == "dice":
            self.faces = wish.drawn(seed)[0]
        else:
            self.result = "\n".join(self._lines(wish, seed))

    def _picture(self, wish: SetUp) -> None:
        """A set-up as a picture where there is a board, and as lines."""
        state, lines = wish.start, []
        for move in wish.moves(self.drawn):
            lines.append(self.say(told(wish.match.game, move, state.view())))
            state = state.apply(move)
        self.ids.board.theme = self.look.theme_of(wish.match.game)  # a mountain is of stone here, too
        self.ids.board.view = state.view()
        self.result, self.large = "\n".join(lines), False

    def _lines(self, wish: Wish, seed: str) -> list[str]:
        groups = [[self.say(said(word)) for word in group] for group in wish.drawn(seed)]
        if wish.kind == "teams":
            named = enumerate(groups, 1)
            return [self.tr("corner-team", number=n, names=", ".join(names)) for n, names in named]
        if wish.kind == "order":
            return [self.tr("corner-place", number=n, name=name) for n, name in enumerate(groups[0], 1)]
        return ["   ".join(groups[0])]

    def type_seed(self) -> None:
        """The draw of a seed someone names."""
        ask(self.tr("setup-which-seed"), self.drawn, lambda typed: [], lambda typed: self.draw(typed))

    def fair(self) -> None:
        """Thousands of draws of the same thing, counted."""
        seed = self.drawn or new_seed()
        try:
            wish = self.wish(seed)
        except BadNotation as bad:
            self.result, self.large = str(bad), False
            return
        self.ways.fairness(wish, seed, self._watched(wish))

    def _watched(self, wish: Wish | SetUp) -> Text:
        """What is counted, in words."""
        if isinstance(wish, SetUp):
            move = next(move for move in wish.moves("1") if (move.verb, *move.args[:-1]) == wish.watched)
            what = told(wish.match.game, move, wish.start.view())
            return text("fair-what-setup", what=what)
        if wish.kind == "teams":
            return text("fair-what-teams", name=wish.names[0])
        many = wish.kind == "order" and len(wish.chances()) == len(wish.names) > 2
        return text("fair-what-order-many") if many else text(f"fair-what-{wish.kind}")


load(__file__)
