"""A game as one readable text: what was agreed, then every line with the time it was said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.game import TABLE, BadNotation, Game, IllegalMove
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.session import Session

FIRST = "Pantheon record 1"
LARGEST = 16 * 1024 * 1024
_TIME = re.compile(r"\d{1,12}\.\d{3}")
_CHANGED = re.compile(r"(?:(?:amend|insert) \d+ )?(?:! )?")  # before the move that a line says
_KEYS = ("game", "player", "option", "fact", "clock", "started")


class BadRecord(ValueError):
    """A record that cannot be read, with the number of the line that is wrong."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line


def write_record(match: Match, lines: Iterable[tuple[int, str]]) -> str:
    """The text of a game."""
    head = [FIRST, f"game {match.game}"]
    head += [f"player {name}" for name in match.players]
    head += [f"option {key} {value}" for key, value in sorted(match.options.items())]
    head += [f"fact {key} {value}" for key, value in sorted(match.facts.items())]
    head += [f"clock {match.clock}", f"started {match.started}", ""]
    body = [f"{at // 1000}.{at % 1000:03} {line}" for at, line in lines]
    return "\n".join(head + body) + "\n"


# What is said beside the game: after it the table's lines may still be drawn by the same seed.
_BESIDE = ("back", "seat", "swap", "with", "clock", "lesson", "chair", "sealed", "hinted", "hand")


@dataclass(frozen=True, slots=True)
class Veil:
    """What of a game's lines is hidden from somebody now: those from `first` on, if any."""

    lines: int = 0  # so many there are
    first: int | None = None
    drawn: int | None = None  # where the seed was said that the table's lines since then were drawn by

    def after(self, box: Game, line: str) -> Veil:
        """The same after one more line."""
        who, verb = (*_CHANGED.sub("", line, count=1).split(" "), "")[:2]
        first, drawn = self.first, self.drawn
        if who == "seed":
            drawn = self.lines
        elif who not in (TABLE, *_BESIDE) or verb in box.gathers:
            drawn = None
        # A stand-in's hand, told card by card, is as hidden as one that was dealt.
        if (verb in box.hidden or who == "hand") and first is None:
            first = self.lines if drawn is None else drawn
        elif verb in box.gathers and line.startswith(TABLE):
            first = None
        return Veil(self.lines + 1, first, drawn)

    def public(self, box: Game) -> int:
        """How many lines may be told for good: a seed only once nothing hidden can be drawn by it."""
        held = [n for n in (self.first, self.drawn if box.hidden else None) if n is not None]
        return min(held, default=self.lines)


def openly(box: Game, lines: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines of a game up to the first that tells what is hidden from somebody now.

    What was drawn with it goes too, for the seed would tell it.
    """
    whole, veil = list(lines), Veil()
    for _, line in whole:
        veil = veil.after(box, line)
    return whole[: veil.first]


def load_record(path: Path) -> str:
    """The text of a record's file; a file that is no text is told so."""
    with path.open("rb") as file:
        written = file.read(LARGEST + 1)
    if len(written) > LARGEST:
        raise BadRecord(0, f"{path.name} is larger than {LARGEST >> 20} MB: that is no record")
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise BadRecord(written.count(b"\n", 0, bad.start) + 1, "this is not UTF-8 text") from None


def read_record(written: str) -> tuple[Match, list[tuple[int, int, str]]]:
    """What was agreed, and every line as (its number in the text, table time, line)."""
    rows = [row.removesuffix("\r") for row in written.split("\n")]
    if not rows or rows[0].strip() != FIRST:
        raise BadRecord(1, f"a record begins with {FIRST!r}")
    try:
        gap = rows.index("")
    except ValueError:
        gap = len(rows)
    match = _head(rows[1:gap])
    lines = [_line(n, row) for n, row in enumerate(rows[gap + 1 :], gap + 2) if row.strip()]
    return match, lines


def _head(rows: Sequence[str]) -> Match:
    """What was agreed: each key on a line of its own."""
    found: dict[str, list[str]] = {key: [] for key in _KEYS}
    for n, row in enumerate(rows, 2):
        key, _, value = row.partition(" ")
        if key not in _KEYS:
            raise BadRecord(n, f"{key[:20]!r} is none of {', '.join(_KEYS)}")
        found[key].append(value)
    if len(found["game"]) != 1:
        raise BadRecord(2, "a record names its game once")
    pairs = {key: dict(_pair(value) for value in found[key]) for key in ("option", "fact")}
    try:
        clock = ClockMode.parse(found["clock"][-1]) if found["clock"] else ClockMode()
        match = Match(
            found["game"][0],
            tuple(found["player"]),
            pairs["option"],
            pairs["fact"],
            clock,
            (found["started"] or [""])[-1][:40],
        )
        match.start()
    except BadNotation as bad:  # told with the number of the line in the file
        raise BadRecord(2, str(bad)) from None
    return match


def _pair(value: str) -> tuple[str, str]:
    key, _, rest = value.partition(" ")
    return key, rest


def _line(n: int, row: str) -> tuple[int, int, str]:
    time, _, line = row.partition(" ")
    if not _TIME.fullmatch(time) or not line:
        raise BadRecord(n, f"{row[:40]!r} is no line: seconds.milliseconds, then what was said")
    return n, int(time.replace(".", "")), line


def replay(match: Match, lines: Iterable[tuple[int, int, str]]) -> Session:
    """The game a record tells; raises BadRecord or IllegalMove at the first line that does not fit."""
    session = Session(match)
    for n, at, line in lines:
        try:
            session.do(line, at=at)
        except IllegalMove as bad:
            bad.add_note(str(n))
            raise
        except BadNotation as bad:  # told with the number of the line in the file
            raise BadRecord(n, str(bad)) from None
    return session
