"""The one protocol: a move is a line of text, a position is a frozen value, a game is its moves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, Self

from companion.view import Tally, Text, View, text

TABLE = "table"
LONGEST_LINE = 300
LONGEST_FACT = 1000
MEASURED = "@~±="  # a moment, raw edges, a noise floor, a number told: kept in the line, never legality

_SEAT = re.compile(r"p([1-9]|10)|table")
_VERB = re.compile(r"[a-z][a-z-]*")
_ARG = re.compile(r"[^\s\x00-\x1f\x7f]{1,60}")

Options = Mapping[str, str]
Facts = Mapping[str, str]


class BadNotation(ValueError):
    """A line that cannot be read as a move or a command."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Which rule forbids a move: the anchor in the rules text, and one sentence.

    Where the reason is a secret of whoever acts, the sentence tells none of it, and `alone` is the reason
    for their eyes only: for a page of their own, never for the table's screen.
    """

    rule: str
    text: Text
    alone: Refusal | None = None


class IllegalMove(ValueError):
    """A line that reads well but that the rules forbid here."""

    def __init__(self, line: str, refusal: Refusal) -> None:
        super().__init__(f"{line!r}: {refusal.rule}: {refusal.text.key}")
        self.line = line
        self.refusal = refusal


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """One thing done with one hand: who, what, with what."""

    seat: str
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.seat, self.verb, *self.args))

    @property
    def plain(self) -> Move:
        """The move without what was measured: from the first argument that begins with @, ~, ± or = on."""
        for n, arg in enumerate(self.args):
            if arg.startswith(tuple(MEASURED)):
                return Move(self.seat, self.verb, self.args[:n])
        return self

    @classmethod
    def parse(cls, line: str) -> Move:
        """The move a line says; its text is its `str`."""
        if len(line) > LONGEST_LINE:
            raise BadNotation(f"{line[:40]!r}…: a line has at most {LONGEST_LINE} characters")
        seat, _, rest = line.partition(" ")
        verb, *args = rest.split(" ")
        if not _SEAT.fullmatch(seat):
            raise BadNotation(f"{line!r}: {seat!r} is no seat; a line begins with p1 … p10 or table")
        if not _VERB.fullmatch(verb):
            raise BadNotation(f"{line!r}: {verb!r} is no verb")
        for arg in args:
            if not _ARG.fullmatch(arg):
                raise BadNotation(f"{line!r}: {arg!r} is no name of a thing or a place")
        return cls(seat, verb, tuple(args))


@dataclass(frozen=True, slots=True)
class Touch:
    """A finger on something of a kind that no move awaits now.

    The kind is space, card, seat, verb or key, or that of a token in the view; a seat and a verb go by their
    bare names. `begun` is the move picked so far, if any.
    """

    kind: str
    thing: str
    begun: Move | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, each seat's points, and why. No winner is a draw.

    Whoever is in `last` comes behind all others, whatever their points: they left.
    """

    winners: tuple[str, ...]
    points: tuple[tuple[str, int], ...]
    reason: Text
    last: tuple[str, ...] = ()


class State(Protocol):
    """A position: everything that may be done, and what follows."""

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now, each once; none at the end."""
        ...

    def fixes(self) -> Iterator[Move]:
        """Every `table fix …` that leaves a sound position, for tables that know better."""
        ...

    def apply(self, move: Move) -> Self:
        """The position after a move: mechanics only, legality is the caller's question.

        A forced move that no hand could do raises IllegalMove.
        """
        ...

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move that is not in the list; the move may lack its last arguments."""
        ...

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why this very thing cannot be meant now, though no move awaits one of its kind."""
        ...

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def view(self, seat: str | None = None) -> View:
        """What may be shown to a seat, or to everyone."""
        ...

    def tally(self) -> Tally:
        """What everyone has by now, for the score sheet; nothing that is secret."""
        ...

    def guess(self, seat: str, dice: random.Random) -> Self:
        """A position that may be this one for all that a seat can know: what is hidden from it drawn anew.

        It looks at nothing hidden: the same dice give the same guess wherever the seat knows the same.
        """
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """A printed variant or a house switch; the first choice is the default unless said."""

    id: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Fact:
    """What the owner's printed copy says; assumed until the owner states it."""

    id: str
    value: str
    assumed: bool = True
    choices: tuple[str, ...] = ()
    name: Text | None = None
    barred: tuple[tuple[str, Text], ...] = ()  # choices that would mean nothing here, and why


@dataclass(frozen=True, slots=True)
class Thing:
    """A physical card or piece that can carry a code."""

    id: str
    copies: int = 1
    name: Text | None = None  # where it is not simply the word for its id


@dataclass(frozen=True, slots=True)
class SlapVerbs:
    """What a game that is played with slap buttons calls its lines.

    Of a seat: `p1 slap @…`. Of the table: `table settle ±…` when no older slap can still come. Corrections:
    `table fix unslap p1` takes one away, `table fix early p1 …` writes a false start down.
    """

    slap: str
    settle: str
    unslap: str
    early: str

    def slap_of(self, seat: str) -> Move:
        """A seat slaps."""
        return Move(seat, self.slap)

    @property
    def settling(self) -> Move:
        """The table settles who was first."""
        return Move(TABLE, self.settle)

    def taken_away(self, seat: str) -> Move:
        """The correction that takes a seat's slap away."""
        return Move(TABLE, "fix", (self.unslap, seat))

    def is_early(self, fix: Move, seat: str) -> bool:
        """Whether a correction writes down that a seat slapped before the round."""
        return fix.args[:2] == (self.early, seat)


@dataclass(frozen=True, slots=True)
class Game:
    """A box on the shelf."""

    id: str
    emblem: str
    seats: range
    options: tuple[Option, ...]
    facts: tuple[Fact, ...]
    things: tuple[Thing, ...]
    setup: Callable[[int, Options, Facts], State]
    timed: tuple[str, ...] = ()  # verbs whose lines carry the moment they happened, as @nanoseconds
    entered: tuple[str, ...] = ()  # verbs of the table that people enter or decide: never drawn by luck
    tells: Callable[[State, str], tuple[Text, ...]] | None = None  # what a place would bring, when asked
    decided: Callable[[State], Text | None] | None = None  # what the last line decided, in one sentence
    gathers: tuple[str, ...] = ()  # verbs after which every copy of a card is back and may be read again
    numbered: tuple[str, ...] = ()  # verbs whose lines carry a number that people tell, as =12 or =-3
    follows: Callable[[State], Move | None] | None = (
        None  # what comes of itself: nobody decides or loses by it
    )
    warns: Callable[[State, Move], Text | None] | None = (
        None  # what a move takes away: asked before it is made
    )
    slaps: SlapVerbs | None = None  # where it is played with slap buttons
    colours: str = ""  # the fact that lists the colours of the pieces seat by seat, where players choose them
    leaving: str = ""  # the verb by which somebody leaves while the others play on
    hidden: tuple[str, ...] = ()  # verbs whose lines name what is hidden until the cards are gathered

    def choose(self, chosen: Options) -> dict[str, str]:
        """All options of a game, those chosen checked, the others at their default."""
        known = {option.id: option for option in self.options}
        for key, value in chosen.items():
            if key not in known:
                raise BadNotation(
                    f"{self.id} has no option {key[:40]!r}; it has {', '.join(known) or 'none'}"
                )
            if value not in known[key].choices:
                raise BadNotation(
                    f"option {key} is one of {', '.join(known[key].choices)}, not {value[:40]!r}"
                )
        return {option.id: chosen.get(option.id, option.default) for option in self.options}

    def copy(self, stated: Facts) -> dict[str, str]:
        """All facts of the owner's copy, those stated checked, the others as assumed."""
        known = {fact.id: fact.value for fact in self.facts}
        for key, value in stated.items():
            if key not in known:
                raise BadNotation(f"{self.id} has no fact {key[:40]!r}")
            if len(value) > LONGEST_FACT or not value.isprintable():
                raise BadNotation(f"fact {key} is at most {LONGEST_FACT} printable characters")
        return known | dict(stated)

    def start(self, seats: int, options: Options, facts: Facts) -> State:
        """The first position, before the table has placed or dealt anything."""
        if seats not in self.seats:
            wanted = " or ".join(map(str, self.seats))
            raise BadNotation(f"{self.id} is for {wanted} players, not {seats}")
        return self.setup(seats, self.choose(options), self.copy(facts))


def misworded(state: State, move: Move) -> Refusal | None:
    """A line that says less than a move that is allowed, or more; None if it is neither.

    A moment or a number that the game does not take there says more, too.
    """
    args = move.plain.args
    for other in state.legal_moves():
        if (other.seat, other.verb) == (move.seat, move.verb):
            common = min(len(args), len(other.args))
            if move.args != other.args and args[:common] == other.args[:common]:
                why = "refuse-too-much" if len(other.args) == common else "refuse-unfinished"
                return Refusal(state.view().rule, text(why))
    return None


def unknown(move: Move, rule: str) -> Refusal:
    """A word that this game does not have, or only the table."""
    if move.verb == "fix":
        return Refusal("corrections", text("refuse-table-fixes"))
    return Refusal(rule, text("refuse-no-verb", verb=move.verb))


def seats_of(count: int) -> tuple[str, ...]:
    """The seats of a table: p1, p2, …"""
    return tuple(f"p{n}" for n in range(1, count + 1))
