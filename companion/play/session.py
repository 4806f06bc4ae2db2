"""Lines to positions: moves, forced moves, fixes, seats, undo, redo, amend, insert, clocks, in one pure step.

Every line is kept in the journal; undo and amend are lines too, and so is the word that all agree, that
the table was put right, or that lines were said by one touch (`with 2`: the next two join the one before).
A Standing (`companion/play/standing.py`) is what all lines so far amount to; `step` is the only way onward.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType

from companion.game import LONGEST_LINE, TABLE, BadNotation, IllegalMove, Move, Refusal, State, seats_of
from companion.play.clock import Clocks
from companion.play.match import Match
from companion.play.node import Node, extend
from companion.play.standing import ASKED, Asked, Standing, Step, at_line, begin
from companion.view import text

_LESSON = re.compile(r"[a-z]{1,20}")
_CHAIR = re.compile(r"(p[1-9]|p10) (off|[1-9])")
_SEALED = re.compile(r"(p[1-9]|p10) ([0-9a-f]{16})")
_HAND = re.compile(r"(p[1-9]|p10) ([^\s]{1,60})")
_CLOCK = re.compile(r"(p[1-9]|p10) ([+-]\d{1,5})")
_COUNT = re.compile(r"[1-9]\d{0,2}")


def step(now: Standing, line: str, at: int) -> Standing:
    """The standing after one more line, said at a moment of table time; raises if it cannot be."""
    if len(line) > LONGEST_LINE:
        raise BadNotation(f"{line[:40]!r}…: a line has at most {LONGEST_LINE} characters")
    now = replace(now, clocks=now.clocks.to(at, now.tip.acting))
    word, _, rest = line.partition(" ")
    match word:
        case "undo" if rest in ASKED:
            if now.past is None:
                raise IllegalMove(line, Refusal("", text("refuse-nothing-to-undo")))
            back = now.past
            future = Step(now.tip, back.line, now.future, back.misfits)
            return _moved(now, back.node, back.rest, future, _asked_more(now.asked, rest))
        case "redo" if not rest:
            if now.future is None:
                raise IllegalMove(line, Refusal("", text("refuse-nothing-to-redo")))
            ahead = now.future
            before = Step(now.tip, ahead.line, now.past, ahead.misfits)
            return _moved(now, ahead.node, before, ahead.rest, _asked_less(now.asked))
        case "back":
            number, _, why = rest.partition(" ")
            if why not in ASKED:
                raise BadNotation(f"{line!r}: {why!r} is no reason to ask the table")
            node = at_line(now.tip, _number(number, now.tip.n))
            asked = Asked((("undo", why),)) if why else None
            return _moved(now, node, Step(now.tip, line, now.past), None, asked)
        case "amend" | "insert":
            return _amend(now, line, rest)
        case "ok" if not rest:  # all agree; with no question open, the table was put right
            return replace(now, asked=None) if now.asked else replace(now, lies=None)
        case "clock":
            return replace(now, clocks=_clock(now.clocks, line, rest))
        case "seed":
            return replace(now, seed=check_seed(rest))
        case "chair" | "sealed" | "hinted" | "hand":
            return _seated_beside(now, line, word, rest)
        case "lesson" if _LESSON.fullmatch(rest):
            return replace(now, lesson="" if rest == "off" else rest)
        case "with" if _COUNT.fullmatch(rest) and now.past:
            return replace(now, joining=int(rest))
    tip = extend(now.tip, now.clocks, line)
    if (
        now.seals
        and (sealed := dict(now.seals).get(tip.move.seat))
        and "~" in line
        and sealed != seal_of(line)
    ):
        raise BadNotation(f"{line!r} is not what was sealed")
    # Whoever plays on has put the table right; a correction only brings the screen nearer to it.
    lies = now.lies if tip.seating or (tip.move.seat, tip.move.verb) == (TABLE, "fix") else None
    past = now.past if now.joining else Step(now.tip, line, now.past)
    left = max(0, now.joining - 1)
    return replace(
        now, tip=tip, clocks=tip.clocks, past=past, future=None, lies=lies, asked=None, joining=left
    )


def _seated_beside(now: Standing, line: str, word: str, rest: str) -> Standing:
    """Said of a stand-in: `chair p2 3` or `off`, `sealed p2 9f…`, `hand p2 CARD` or `-CARD`, `hinted p2`."""
    forms = {"chair": _CHAIR, "sealed": _SEALED, "hand": _HAND, "hinted": re.compile(r"(p[1-9]|p10)")}
    found = forms[word].fullmatch(rest)
    if not found or int(found[1][1:]) > len(now.tip.players):
        raise BadNotation(
            f"{line!r}: say chair p2 1, chair p2 off, sealed p2 SEAL, hand p2 CARD or hinted p2"
        )
    seat, what = found[1], found[found.lastindex or 1]
    match word:
        case "chair":
            others = tuple(chair for chair in now.filled if chair[0] != seat)
            filled = others if what == "off" else (*others, (seat, int(what)))
            return replace(now, filled=filled, sat=tuple(dict.fromkeys((*now.sat, *dict(filled)))))
        case "sealed":
            return replace(now, seals=(*now.seals, (seat, what)))
        case "hand":
            return replace(now, hands=_hands(now, seat, what))
    return now if seat in now.hinted else replace(now, hinted=(*now.hinted, seat))


def _hands(now: Standing, seat: str, card: str) -> tuple[tuple[int, str, str], ...]:
    """What stand-ins were told with one card more, or less; what was told in an undone future is no more."""
    kept = [one for one in now.hands if one[1] != seat or one[0] <= now.tip.n]
    if not card.startswith("-"):
        return (*kept, (now.tip.n, seat, card))
    last = max((k for k, (_, who, what) in enumerate(kept) if (who, what) == (seat, card[1:])), default=-1)
    return tuple(one for k, one in enumerate(kept) if k != last)


def seal_of(line: str) -> str:
    """What proves afterwards that a line was fixed before it was shown."""
    return sha256(line.encode()).hexdigest()[:16]


def _moved(
    now: Standing, node: Node, past: Step | None, future: Step | None, asked: Asked | None = None
) -> Standing:
    """The standing at another node, its clocks as they were then; the table still lies as it did."""
    lies = now.lies or now
    return replace(
        now,
        tip=node,
        clocks=now.clocks.back_to(node.clocks),
        past=past,
        future=future,
        lies=None if node is lies.tip else lies,
        asked=asked,
        joining=0,
    )


def _asked_more(asked: Asked | None, why: str) -> Asked | None:
    """The question after one more undo: it joins what is asked about; the undo of a jump takes that back."""
    if asked and asked.against[0] == "undo":
        return None
    steps = asked.steps if asked else ()
    return Asked((("redo", why), *steps)) if steps or why else None


def _asked_less(asked: Asked | None) -> Asked | None:
    """The question after one step was done again."""
    return Asked(asked.steps[1:]) if asked and len(asked.steps) > 1 else None


def _amend(now: Standing, line: str, rest: str) -> Standing:
    """A past line replaced, or one put in after it, and the rest replayed; what no longer fits is named."""
    number, _, better = rest.partition(" ")
    nodes = now.nodes
    n = _number(number, len(nodes))
    kept = n if line.startswith("insert") else n - 1
    if kept < 0:
        raise BadNotation(f"{line!r}: lines are numbered from 1")
    before = at_line(now.tip, kept)
    tip = extend(before, nodes[n - 1].stopped if n > kept else before.clocks, better)
    misfits: list[str] = []
    for node in nodes[n:]:
        try:
            tip = extend(tip, node.stopped, node.line)
        except (IllegalMove, BadNotation):  # no refusal: what no longer fits is left out, and told
            misfits.append(node.line)
    return _moved(now, tip, Step(now.tip, line, now.past, tuple(misfits)), None)


def _clock(clocks: Clocks, line: str, rest: str) -> Clocks:
    """`clock pause`, `clock run`, `clock p2 +30`."""
    if rest in ("pause", "run"):
        return replace(clocks, running=rest == "run")
    found = _CLOCK.fullmatch(rest)
    if not found or int(found[1][1:]) > len(clocks.used):
        raise BadNotation(f"{line!r}: say clock pause, clock run, or clock p1 +30")
    return clocks.adjust(found[1], int(found[2]))


def check_seed(seed: str) -> str:
    """A seed as it was given, if it can be read out across the table."""
    if not seed or len(seed) > 40 or not seed.isprintable():
        raise BadNotation(f"{seed[:40]!r}: a seed is 1 to 40 printable characters")
    return seed


def _number(digits: str, most: int) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7 and int(digits) <= most):
        raise BadNotation(f"{digits[:20]!r} is no line number; there are {most} lines")
    return int(digits)


@lru_cache(maxsize=16)  # asked for with every sentence
def _by_seat(players: tuple[str, ...]) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(seats_of(len(players)), players, strict=True)))


class Session:
    """A game being played: says each line to the journal before anyone sees its effect."""

    def __init__(self, agreed: Match, lines: Sequence[tuple[int, str]] = ()) -> None:
        self._match = agreed
        self.write: Callable[[Sequence[tuple[int, str]], Standing], None] = lambda lines, now: None
        self.now = begin(agreed)
        self.told = len(lines)  # how many lines were ever said, those taken back included
        for at, line in lines:
            self.now = step(self.now, line, at)

    def do(self, *lines: str, at: int = 0) -> None:
        """Carry out lines, all or none: checked, then on disk, then seen."""
        now = self.now
        at = max(at, now.clocks.at)
        for line in lines:
            now = step(now, line, at)
        self.write([(at, line) for line in lines], now)
        self.told += len(lines)
        self.now = now

    @property
    def match(self) -> Match:
        """What was agreed, with whoever sits there now: a seat handed over has another name."""
        players = self.now.tip.players
        if self._match.players != players:
            self._match = replace(self._match, players=players)
        return self._match

    @property
    def names(self) -> Mapping[str, str]:
        """Who sits where, by seat."""
        return _by_seat(self.match.players)

    @property
    def position(self) -> State:
        """The position on the table."""
        return self.now.tip.position

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move allowed now."""
        return self.now.tip.moves

    @property
    def acting(self) -> tuple[str, ...]:
        """Who is to act."""
        return self.now.tip.acting

    def lines(self) -> Iterator[str]:
        """The lines that make up the game as it stands, without what was taken back."""
        return (node.line for node in self.now.nodes)
