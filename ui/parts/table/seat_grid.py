"""All seats of a table: side by side, or each with the keys of a choice that everybody makes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator
from functools import cached_property, partial
from typing import NamedTuple

from kivy.core.window import Window
from kivy.uix.gridlayout import GridLayout

from companion.game import Move
from companion.view import View
from ui.handed.motion import Leg, linear
from ui.handed.open_game import OpenGame
from ui.parts.common.keys import Keys, Offer, lay
from ui.parts.table.peek import Advise
from ui.parts.table.seats import ChoosingKeys, ChoosingSeat, Seat

BESIDE = ((8, 5), (6, 4), (4, 3), (2, 2))  # with more seats than that, so many side by side
ROW, PAIR = 6, 2  # so many find room in one row, and in one beside a board
HIGH, ROW_HIGH = 128, 60  # units: two rows of tiles, and one
COUNTING = 300  # milliseconds
CHOICES = 4  # that everybody has, mostly
LOW, TWO_LOW = 50, 106  # where the board itself says who sits there: one row, two rows


class Option(NamedTuple):
    """What everybody may choose: what a line calls it, its words and its sign."""

    id: str
    words: str
    emblem: str


class InLine(NamedTuple):
    """A seat with the keys of what it may choose beside it."""

    widget: ChoosingSeat
    seat: Seat
    keys: Keys


class Place:
    """A seat by itself, and one beside its keys; each stays as it was laid while the other is shown."""

    def __init__(self, made: Callable[[], Seat]) -> None:
        self._made, self.alone = made, made()

    @cached_property
    def line(self) -> InLine:
        """Made when somebody first chooses."""
        seat, beside = self._made(), ChoosingKeys()
        line = ChoosingSeat()
        lay(line, [seat, beside])
        return InLine(line, seat, Keys(beside, icon_size=26))


class SeatGrid:
    """The seats of the table screen, each place kept for whoever sits there next, for making one is slow."""

    def __init__(
        self,
        place: GridLayout,
        open_clocks: Callable[[], None],
        press: Callable[[str], None],
        whisper: Callable[[str], None],
        advise: Advise | None = None,
    ) -> None:
        self.advise = advise
        self.place, self.open_clocks, self.press, self.whisper = place, open_clocks, press, whisper
        self.seats: list[Seat] = []
        self._places: list[Place] = []
        self._laid: tuple[object, ...] = ()
        self._acting: dict[str, bool] = {}  # who was, when last asked
        self._chosen = False  # whether there was something for all to choose

    def show(
        self,
        game: OpenGame,
        view: View,
        open_now: Container[str],
        meant: Collection[Move] = (),
        low: bool = False,
    ) -> None:
        """Everyone with their numbers, and while all choose, with a key for each card they may have laid."""
        options = options_of(game, view)
        laid = (game, view.sides, across(view, low), tuple(options))
        if laid != self._laid:
            self._laid, self._chosen = laid, self._chosen or bool(options)
            self._lay(game, view, options, low)
        for n, seat in enumerate(self.seats):
            seat.show(view, game.table.session.acting, open_now)
            chooses = seat.side.seat in view.secret
            seat.whisper = partial(self.whisper, seat.side.seat) if chooses else None
            if options:
                wanted = {_called(move) for move in meant if move.seat == seat.side.seat and move.args}
                self._offer(seat.side.seat, self._places[n].line.keys, options, chooses, wanted)

    def _lay(self, game: OpenGame, view: View, options: list[Option], low: bool) -> None:
        self.place.cols = 1 if options else across(view, low)
        self._places += [Place(self._made) for _ in view.sides[len(self._places) :]]
        places = self._places[: len(view.sides)]
        self.seats = [place.line.seat if options else place.alone for place in places]
        for seat, side in zip(self.seats, view.sides, strict=True):
            seat.take(side, game)
        lay(self.place, [place.line.widget if options else place.alone for place in places])

    def _made(self) -> Seat:
        return Seat(self.open_clocks, self.advise)

    def _offer(
        self, seat: str, keys: Keys, options: list[Option], open_now: bool, wanted: Collection[str]
    ) -> None:
        """A key for each choice, always in its place; of one that was made only a tick is seen."""
        keys.show(
            [
                Offer(
                    "" if option.emblem else option.words,
                    option.emblem,
                    partial(self.press, f"openly {seat} {option.id}"),
                    _kind(option, wanted),
                )
                for option in options
            ],
            usable=open_now,
        )

    def counting(self, before: View, view: View) -> list[Leg]:
        """Scores that count up, or down, to what they are now."""
        was = {counter.seat: counter.value for counter in before.scores}
        now = {counter.seat: counter.value for counter in view.scores}
        return [
            Leg(0, COUNTING, partial(_count, seat, was[name], now[name]), linear)
            for seat in self.seats
            if (name := seat.side.seat) in was and name in now and was[name] != now[name]
        ]

    def turning(self) -> list[Callable[[float], None]]:
        """What shows that a seat begins to act, or ends, for all that did so since this was last asked."""
        was, self._acting = self._acting, {seat.side.seat: seat.acting for seat in self.seats}
        return [seat.turn for seat in self.seats if was.get(seat.side.seat, seat.acting) != seat.acting]

    def ahead(self, choosing: bool) -> Iterator[object]:
        """Signs, and keys where there will be something for all to choose, before they are wanted."""
        for place in self._places:
            yield from place.alone.ahead()
        for place in self._places if choosing or self._chosen else ():
            yield from place.line.seat.ahead()
            yield from place.line.keys.ahead(CHOICES)
            yield from place.line.keys.one_more()

    def tick(self) -> None:
        """The clocks' faces."""
        for seat in self.seats:
            seat.tick()


def _count(seat: Seat, start: int, end: int, share: float) -> None:
    seat.score = str(round(start + (end - start) * share))


def options_of(game: OpenGame, view: View) -> list[Option]:
    """What all who choose in secret may choose: the same for everyone, so it tells nothing."""
    if not view.secret or game.table.fixing or game.table.amending:
        return []
    seat = view.secret[-1]
    cards = {card.id: card for row in game.table.view(seat).rows for card in row.cards}
    found = []
    for move in game.table.moves:
        if move.seat == seat and len(move.args) == 1:
            card = cards.get(move.args[0])
            found.append(Option(_called(move), move.args[0], card.emblem if card else ""))
    return found


def _called(move: Move) -> str:
    """What a line calls a choice."""
    return f"{move.verb} {move.args[0]}"


def _kind(option: Option, wanted: Collection[str]) -> str:
    """How a key looks; where a lesson means one of them, the others step back."""
    if not wanted:
        return "chosen"
    return "main" if option.id in wanted else "plain"


def in_a_row(view: View, taught: bool) -> bool:
    """Whether seats stand in one row: on a tall screen, and where a lesson needs the other row."""
    return Window.height > Window.width or (taught and len(view.sides) <= PAIR)


def across(view: View, low: bool = False) -> int:
    """How many seats stand side by side; where the board itself says who sits there, one row is enough."""
    seats = len(view.sides)
    if view.plates or low:
        return seats if seats <= ROW else -(-seats // 2)
    return next((cols for most, cols in BESIDE if seats > most), 1)


def high(view: View, low: bool = False) -> int:
    """How high all seats are together, in units: the same throughout a game."""
    seats = len(view.sides)
    if view.plates:
        return LOW if seats <= ROW else TWO_LOW
    return HIGH if not low else ROW_HIGH if seats <= ROW else TWO_LOW
