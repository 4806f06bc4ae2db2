"""The randomiser: dice, coins, who begins, seats, teams and set-ups, each the same for the same seed."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass
from functools import cache

from companion.game import BadNotation, Move, State
from companion.games import GAMES
from companion.play.draw import draw
from companion.play.match import Match, check_name
from companion.view import Text, text

KINDS = ("dice", "coin", "first", "order", "teams")
SIDES = (4, 6, 8, 10, 12, 20, 100)
COIN = ("heads", "tails")
MOST = 20  # dice, coins or players
MOST_SIDES = 1000
WHOLE_ORDERS = 4  # so many players have few enough orders to count every one of them

Groups = tuple[tuple[str, ...], ...]
Chances = dict[str, float]


@dataclass(frozen=True, slots=True)
class Wish:
    """What shall be drawn: `number` dice, coins or teams; `sides` of a die; `names` of who takes part."""

    kind: str
    names: tuple[str, ...] = ()
    number: int = 1
    sides: int = 6

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadNotation(f"{self.kind[:20]!r} cannot be drawn; there are {', '.join(KINDS)}")
        for name in self.names:
            check_name(name)
        if self.kind in ("dice", "coin"):
            fits = 1 <= self.number <= MOST and 2 <= self.sides <= MOST_SIDES
            wanted = f"1 to {MOST} dice or coins of 2 to {MOST_SIDES} sides"
        else:
            least = max(2, self.number)
            fits = least <= len(self.names) <= MOST and self.number >= (2 if self.kind == "teams" else 1)
            wanted = f"2 to {MOST} players, in at least 2 teams none of which is empty"
        if not fits or len(set(self.names)) < len(self.names):
            raise BadNotation(f"{self.kind}: {wanted}, each player once")

    def drawn(self, seed: str) -> Groups:
        """What the seed gives: one group, or one for each team."""
        dice = random.Random(seed)
        match self.kind:
            case "dice":
                return (tuple(str(dice.randint(1, self.sides)) for _ in range(self.number)),)
            case "coin":
                return (tuple(dice.choice(COIN) for _ in range(self.number)),)
            case "first":
                return ((dice.choice(self.names),),)
        order = dice.sample(self.names, len(self.names))
        if self.kind == "order":
            return (tuple(order),)
        return tuple(tuple(order[n :: self.number]) for n in range(self.number))

    def chances(self) -> Chances:
        """Everything that can come out, and how often it should."""
        match self.kind:
            case "dice":
                return {str(n): 1 / self.sides for n in range(1, self.sides + 1)}
            case "coin":
                return dict.fromkeys(COIN, 1 / 2)
            case "order" if len(self.names) <= WHOLE_ORDERS:
                orders = [" ".join(order) for order in itertools.permutations(self.names)]
                return dict.fromkeys(orders, 1 / len(orders))
            case "teams":
                sizes = [len(range(n, len(self.names), self.number)) for n in range(self.number)]
                return {str(n): size / len(self.names) for n, size in enumerate(sizes, 1)}
        return {name: 1 / len(self.names) for name in self.names}

    def counted(self, seed: str) -> tuple[str, ...]:
        """What one draw adds to the count: dice and coins, the order or who comes first, a player's team."""
        groups = self.drawn(seed)
        if self.kind == "order":
            return (" ".join(groups[0]) if len(self.names) <= WHOLE_ORDERS else groups[0][0],)
        if self.kind == "teams":
            return tuple(str(n) for n, team in enumerate(groups, 1) if self.names[0] in team)
        return groups[0]


class SetUp:
    """The set-up of a game, drawn without starting it; one of its draws is watched to see that it is fair."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match, self.start = match, match.start()
        moves = self.moves(seed)
        if not moves:
            raise BadNotation(f"{match.game} has no set-up to draw")
        self.watched = _subject(moves[0])

    def moves(self, seed: str) -> list[Move]:
        """What the table does."""
        return draw(self.start, seed, entered=self.match.box.entered)

    def position(self, seed: str) -> State:
        """The table when it is set up."""
        state = self.start
        for move in self.moves(seed):
            state = state.apply(move)
        return state

    def chances(self) -> Chances:
        """Nothing is known beforehand: all that comes out should come out equally often."""
        return {}

    def counted(self, seed: str) -> tuple[str, ...]:
        """Where the watched thing came to lie, or who it fell to."""
        return tuple(move.args[-1] for move in self.moves(seed) if _subject(move) == self.watched)


@cache
def set_ups() -> tuple[str, ...]:
    """The games whose set-up chance decides."""
    starts = ((game, game.start(game.seats[0], {}, {})) for game in GAMES.values())
    return tuple(game.id for game, start in starts if draw(start, "1", entered=game.entered))


def said(word: str) -> Text:
    """What came out, in words: the sides of a coin have names in every language."""
    return text(f"chance-{word}") if word in COIN else text("called", name=word)


def _subject(move: Move) -> tuple[str, ...]:
    return (move.verb, *move.args[:-1])
