"""How many touches it takes to tell the companion something: counted by a finger that plays."""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion.bench.day import DAY, Spent, by_phone, touched, waited
from companion.bench.touches import MEASURES, Measure
from companion.game import TABLE, Move
from companion.games import GAMES
from companion.inputs import Press
from companion.play.table import Table
from companion.play.touches import lift
from companion.settings import HOME, Settings
from ui.app.window import OFFSCREEN, configure

if TYPE_CHECKING:
    from ui.checks.finger import Hand  # it opens a window when it is loaded

SIZE = (800, 480)
MOST = 400  # touches after which a part of a game will never end


def touches(args: Namespace) -> int:
    """Every measure in turn; 1 if one costs more than it may."""
    os.environ.setdefault("SDL_VIDEODRIVER", OFFSCREEN)
    configure("auto", SIZE)
    from kivy.clock import Clock
    from kivy.core.window import Window

    if Window is None:
        print("no window could be opened, not even off-screen; is Mesa installed?", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as scratch:
        from ui.app.app import PantheonApp
        from ui.checks.finger import Hand

        Clock._max_fps = 0  # nobody looks
        os.environ[HOME] = scratch
        hand = Hand(PantheonApp(Settings(Path(scratch) / "settings.toml"), games=Path(scratch)))
        print(f"{'touches':<44}  was   now (most)  aim")
        held = True
        for measure in MEASURES:
            counts = count(hand, measure, args.seed)
            now, most = usual(counts), max(counts)
            held = held and now <= measure.aim
            print(
                f"{measure.about:<44}  {measure.was:3}  {now:4} {f'({most})':>6}  {measure.aim:3}", flush=True
            )
        tell(hand, args.seed)
        hand.let_go()
    return 0 if held else 1


def usual(counts: Sequence[int]) -> int:
    """What most times cost; some turns ask for more decisions than others."""
    return statistics.median_high(counts)


def count(hand: Hand, measure: Measure, seed: int, times: int = 0) -> list[int]:
    """What a part of a game cost each time it was played, by real touches."""
    player = Player(hand, measure, seed)
    return [player.play() for _ in range(times or measure.times)]


class Player:
    """Plays at random, never gives up a point for nothing, and counts the touches."""

    def __init__(self, hand: Hand, measure: Measure, seed: int) -> None:
        self.hand, self.measure, self.dice = hand, measure, random.Random(seed)
        self.begun = False

    def play(self) -> int:
        """One more part of the game; how many touches it took."""
        match self.measure.part:
            case "start":
                return sum(self._start())
            case "turn":
                self._sit_down()
                (seat,) = self.table.session.acting
                return sum(self._until(lambda: self.table.session.acting != (seat,)))
            case "until":
                self._sit_down(anew=True)
                return sum(self._until(lambda: self.table.session.now.tip.line == self.measure.until))
        return self._card()

    @property
    def table(self) -> Table:
        """The table they play at."""
        return self.hand.app.table

    def _sit_down(self, anew: bool = False) -> None:
        """A game set up at random, as far as it has come if it is still on."""
        ways = self.hand.app.root
        if anew or not self.begun or ways.current != "table":
            ways.begin(self.measure.match)
            self.hand.app.put(Press(f"draw {self.dice.randrange(1_000_000)}"))
            self.hand.wait()
            ways.sit_down()
            self.hand.wait()
            self.begun = True

    def _start(self) -> Iterator[int]:
        """From home to where the first player acts."""
        self.hand.app.root.show("home")
        self.hand.wait()
        before = self.hand.touches
        self.hand.press(icon=GAMES[self.measure.game].emblem)
        self.hand.press(icon="dice")
        self.hand.press(icon="play")
        yield self.hand.touches - before

    def moves(self) -> Iterator[Move]:
        """A game set up anew, move by move until the line it ends with; whoever asks makes them."""
        self._sit_down(anew=True)
        while self.table.session.now.tip.line != self.measure.until and self.hand.app.root.current == "table":
            yield self._choose(self.table.session.moves)

    def _until(self, over: Callable[[], bool]) -> Iterator[int]:
        """Touches until something is so."""
        spent = 0
        while not over() and self.hand.app.root.current == "table":
            yield (cost := self.act(self._choose(self.table.session.moves)))
            spent += cost
            if spent > MOST:
                raise LookupError(f"{self.measure.about}: no end in sight")

    def _choose(self, moves: Sequence[Move]) -> Move:
        """Any move that does more than nothing, where there is one."""
        return self.dice.choice([move for move in moves if move.args] or moves)

    def act(self, move: Move) -> int:
        """A move by touch, dragged where that is counted; how many touches."""
        from ui.checks.by_touch import make

        before, lines = self.hand.touches, self.table.session.now.tip.n
        if self.measure.drags and (drag := self._drag(move)):
            self.hand.carry(*drag)
        else:
            make(self.hand, move)
        if self.table.session.now.tip.n == lines:
            raise LookupError(f"{move} was not made by touch: {self.hand.words()}")
        return self.hand.touches - before

    def _drag(self, move: Move) -> tuple[str, str] | None:
        """The piece a move begins with, and where to put it."""
        table = self.table
        for token in table.view().tokens:
            if move.args and move.args[0] in (token.id, token.stands_for):
                lifted = lift(table, (token.id,))
                places = [*lifted.open] if lifted else []
                return token.id, move.args[1] if len(move.args) > 1 else self.dice.choice(places)
        return None

    def _card(self) -> int:
        """A card of the colour that lies open, or another one; others are played and not counted."""
        while True:
            self._sit_down()
            view, moves = self.table.view(), self.table.session.moves
            shown = {card.id for row in view.fan if row.id == view.fanned for card in row.cards}
            wanted = self.measure.part == "shown"
            fitting = [move for move in moves if move.args and (move.args[0] in shown) == wanted]
            if fitting and (shown or not wanted):
                return self.act(self.dice.choice(fitting))
            self.act(self._choose(moves))


def day(hand: Hand, seed: int) -> tuple[list[Spent], list[Spent]]:
    """The same moves until the day is over: at the screen, and by phone."""
    player = Player(hand, DAY, seed)
    screen, phones = list[Spent](), list[Spent]()
    for move in player.moves():
        table = player.table
        secret = move.seat in table.view().secret
        alone = by_phone(table, move) if move.seat != TABLE else 0
        cost = player.act(move)
        screen.append(Spent(move.seat, cost))
        phones.append(Spent(move.seat, alone or cost, secret))
    return screen, phones


def tell(hand: Hand, seed: int) -> None:
    """Print what a day costs, with phones and without."""
    print(f"\n{DAY.about}, {DAY.seats} players: touches, and those of others that players sit through")
    screen, phones = day(hand, seed)
    for about, spent in (
        ("  at the table's screen alone", screen),
        ("  secrets and choices by phone", phones),
    ):
        print(f"{about:<44}  {touched(spent):3}  {waited(spent, DAY.seats):4}", flush=True)
    secret = [one for one, other in zip(screen, phones, strict=True) if other.at_once]
    at_once = [one for one in phones if one.at_once]
    print(
        f"  of these, the secret plans: {touched(secret)} touches, {waited(secret, DAY.seats)} sat through;"
    )
    print(f"  by phone {touched(at_once)} touches at once, {waited(at_once, DAY.seats)} sat through")
