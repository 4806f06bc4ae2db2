"""A game as everybody may follow it: what was agreed, and each line, which fits into one place only.

A line's sum goes on from the line before it, the first one's from what was agreed, as in the journal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from zlib import crc32

from companion.game import LONGEST_LINE, BadNotation
from companion.play.clock import ClockMode
from companion.play.match import LONGEST_NAME, Match, check_name
from companion.safe.sums import line_sum, row_sum

LARGEST = 32_000  # bytes of any message
MOST_LINES = 1_000_000
MOST_ANEW = 100
_SEATED = re.compile(r"((?:(?:amend|insert) \d+ )?seat (p[1-9]|p10) )(.+)")


class NotPublic(ValueError):
    """What no table of ours would publish."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line that everybody may know."""

    n: int
    at: int
    text: str
    sum: int

    def fits(self, before: int) -> bool:
        """Whether this is the line that comes after the one with that sum."""
        return line_sum(before, self.n, self.at, self.text) == self.sum


@dataclass(frozen=True, slots=True)
class Head:
    """What was agreed for a game, and how far everybody may follow it by now."""

    match: Match
    told: int = 0
    sum: int = 0
    over: bool = False
    deleted: bool = False
    anew: int = 0  # how often it was told anew, under other names: what was told before is void


def first_sum(match: Match) -> int:
    """What the sums of a public game's lines begin with."""
    return crc32(_written(_agreed(match)))


def game_id(table: str, number: int, started: str, anew: int = 0) -> str:
    """What a club calls a game: it fits to one table only, and to one telling, where it was told anew."""
    return f"{number}-{row_sum('club', [table, number, started, anew]):08x}"


def line_after(before: int, n: int, at: int, text: str) -> Line:
    """The public line after the one with that sum."""
    return Line(n, at, text, line_sum(before, n, at, text))


# names, as far as their owners agreed


def shown_as(name: str, seat: str, agreed: Mapping[str, str]) -> str:
    """What everybody may call somebody: the name they chose for the club, else only their chair."""
    return agreed.get(name) or seat.upper()


def initials(name: str) -> str:
    """A name's first letters: Ann Berg is A. B."""
    return " ".join(f"{part[0]}." for part in name.split())[:LONGEST_NAME].strip()


def public_match(match: Match, agreed: Mapping[str, str]) -> Match:
    """What was agreed, with the names that everybody may know."""
    names = zip(match.players, match.seats, strict=True)
    return replace(match, players=tuple(shown_as(name, seat, agreed) for name, seat in names))


def public_text(text: str, agreed: Mapping[str, str]) -> str:
    """A line as everybody may read it: whoever sits down is named as they agreed."""
    if found := _SEATED.fullmatch(text):
        return f"{found[1]}{shown_as(found[3], found[2], agreed)}"
    return text


# as it travels, and read strictly


def written_line(line: Line) -> bytes:
    """A line as JSON."""
    return _written({"n": line.n, "at": line.at, "text": line.text, "sum": line.sum})


def written_head(head: Head) -> bytes:
    """A head as JSON."""
    told = {"told": head.told, "sum": head.sum, "over": head.over, "deleted": head.deleted, "anew": head.anew}
    return _written(_agreed(head.match) | told)


def read_line(payload: bytes) -> Line:
    """A line as it was published; raises NotPublic for anything else."""
    told = read_object(payload)
    n, at, total = (
        number(told, key, most) for key, most in (("n", MOST_LINES), ("at", 1 << 40), ("sum", 1 << 32))
    )
    text = told.get("text")
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_LINE or not text.isprintable() or not n:
        raise NotPublic("no line")
    return Line(n, at, text, total)


def read_head(payload: bytes) -> Head:
    """A head as it was published; raises NotPublic for anything else."""
    told = read_object(payload)
    try:
        match = Match(
            str(told["game"]),
            tuple(check_name(name) for name in _words(told["players"])),
            _pairs(told["options"]),
            _pairs(told["facts"]),
            ClockMode.parse(str(told["clock"])),
            str(told["started"])[:40],
        )
        match.start()
    except (KeyError, TypeError, BadNotation, AttributeError) as bad:
        raise NotPublic(f"no game: {bad}") from None
    if not match.started or not match.started.isprintable():
        raise NotPublic("it was never begun")
    return Head(
        match,
        number(told, "told", MOST_LINES),
        number(told, "sum", 1 << 32),
        told.get("over") is True,
        told.get("deleted") is True,
        number(told, "anew", MOST_ANEW) if "anew" in told else 0,
    )


def read_object(payload: bytes) -> dict[str, object]:
    """The JSON object of a message."""
    if len(payload) > LARGEST:
        raise NotPublic(f"longer than {LARGEST}")
    try:
        told = json.loads(payload)
    except (ValueError, RecursionError):
        raise NotPublic("no JSON") from None
    if not isinstance(told, dict):
        raise NotPublic("no object")
    return told


def number(told: Mapping[str, object], key: str, most: int) -> int:
    """A whole number from 0 on."""
    found = told.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= most:
        raise NotPublic(f"no {key}")
    return found


def _words(told: object) -> list[str]:
    if not isinstance(told, list) or not all(isinstance(one, str) for one in told):
        raise NotPublic("no names")
    return told


def _pairs(told: object) -> dict[str, str]:
    if not isinstance(told, dict) or not all(isinstance(one, str) for one in told.values()):
        raise NotPublic("no options")
    return dict(told)


def _agreed(match: Match) -> dict[str, object]:
    return {
        "game": match.game,
        "players": [*match.players],
        "options": dict(sorted(match.options.items())),
        "facts": dict(sorted(match.facts.items())),
        "clock": str(match.clock),
        "started": match.started,
    }


def _written(told: object) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
