"""The black box: everything said to the table that is open, as one file that plays itself again.

It keeps nothing without consent, names nobody, and what it keeps is exact: the same inputs into the same
game give the same lines and the same notices, or the replay says where they part.
"""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from pathlib import Path
from typing import Any, cast, get_args, get_origin, get_type_hints

from companion.disk import NotKept
from companion.game import BadNotation
from companion.inputs import Input, Lies, Pick, Press, Scan, Slap
from companion.keep.record import openly, read_record, write_record
from companion.photo_finish import Hand, Strip
from companion.play.board.boards import same
from companion.play.devices.scan_verdict import UNSURE
from companion.play.match import LONGEST_NAME, Match, check_name
from companion.play.session import Session
from companion.play.standing import Standing
from companion.play.table import Table
from companion.view import text

MOST = 20_000  # inputs, many evenings of them; a flooding device must not fill the memory
PICTURES = 300  # small ones, a second apart: the last five minutes
LARGEST = 64 * 1024 * 1024
# What reading a zip, a text or JSON that is none of ours can end in.
_BROKEN = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, RecursionError),
    *(ValueError, KeyError, TypeError, AttributeError),
)
_PICTURE = re.compile(r"pictures/\d{1,20}\.jpg")
Lines = list[tuple[int, str]]
KINDS: dict[str, Callable[..., Input]] = {
    kind.__name__.lower(): kind for kind in (Pick, Press, Scan, Slap, Lies)
}


WHOLE = "whole"  # of a report: every line was said by an input (older ones left out what the screen said)
_SEATED = re.compile(r"((?:(?:amend|insert) \d+ )?seat p\d+) (.*)")


class BadReport(ValueError):
    """A file that is no report of ours."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One input, what had been said before it, and what the table answered."""

    input: Input
    lines: int
    fresh: bool  # nothing was half said: play can begin here
    answer: str = ""


class BlackBox:
    """What was said at the table that is open."""

    def __init__(self) -> None:
        self._heard: deque[Heard] = deque(maxlen=MOST)
        self._pictures: deque[tuple[int, bytes]] = deque(maxlen=PICTURES)

    @property
    def _answered(self) -> str:
        """What was answered last."""
        return self._heard[-1].answer if self._heard else ""

    def clear(self) -> None:
        """Another game begins."""
        self._heard.clear()
        self._pictures.clear()

    def hear(self, one: Input, table: Table) -> None:
        """An input handed to the table, kept with what had been said before it and with the answer."""
        fresh, lines = table.fresh, table.session.told
        shown = table.board.lies
        table.handle(one)
        heard = Heard(one, lines, fresh, answer_of(table))
        # A board that is seen again and again, and to which nothing new was said, is kept once.
        again = isinstance(one, Lies) and shown is not None and same(one, shown)
        if again and table.session.told == lines and heard.answer == self._answered:
            return
        self._heard.append(heard)

    def see(self, at: int, jpeg: bytes) -> None:
        """A small picture of what the camera saw; the same moment counts once."""
        if not self._pictures or self._pictures[-1][0] != at:
            self._pictures.append((at, jpeg))

    def report(
        self,
        path: Path,
        match: Match,
        lines: Iterable[tuple[int, str]],
        since: int,
        about: Mapping[str, str],
    ) -> int:
        """Everything as one file; how many inputs it tells."""
        record, heard, until = self.told(match, lines)
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("about.json", json.dumps({**about, "since": since, WHOLE: True}, indent=1))
            file.writestr("record.txt", record)
            file.writestr("inputs.jsonl", "".join(row + "\n" for row in heard))
            for at, jpeg in self._pictures:
                if until is not None and at >= until:
                    break
                file.writestr(f"pictures/{at}.jpg", jpeg)
        return len(heard)

    def told(self, match: Match, lines: Iterable[tuple[int, str]]) -> tuple[str, list[str], int | None]:
        """A record, the inputs, and until when there are pictures: nobody is named, nothing hidden told."""
        nobody = _Nobody(match.players)
        whole = list(lines)
        told, hears, until = _openly(whole, openly(match.box, whole), list(self._heard))
        heard = [replace(one, input=nobody.input(one.input)) for one in hears]
        nameless = [(at, nobody.line(line)) for at, line in told]
        unnamed = replace(match, players=tuple(map(nobody, match.players)))
        while heard and not heard[0].fresh:
            heard.pop(0)
        return write_record(unnamed, nameless), [_written(one) for one in heard], until


def _openly(whole: Lines, told: Lines, heard: list[Heard]) -> tuple[Lines, list[Heard], int | None]:
    """What was said before anything that is still hidden: lines, inputs, and the moment it began."""
    if len(told) == len(whole):
        return whole, heard, None
    if not heard or heard[0].lines > len(told):
        return told, [], 0  # hidden before this box listened, as in a game taken up again
    after = [one.lines for one in heard[1:]] + [len(whole)]
    for n, (one, then) in enumerate(zip(heard, after, strict=True)):
        if then > len(told) or one.lines == len(told):
            return told[: one.lines], heard[:n], one.input.at
    return told, heard, None


class _Nobody:
    """Everybody's name exchanged for a number, the same one wherever it is said."""

    def __init__(self, players: Iterable[str]) -> None:
        self._numbers: dict[str, int] = {}
        for n, name in enumerate(players, 1):
            self._numbers.setdefault(name, n)
        self._next = len(tuple(players)) + 1

    def __call__(self, name: str) -> str:
        try:
            check_name(name)
        except BadNotation:  # refused as a name then: it must be refused again
            return "?" * (LONGEST_NAME + 1)
        if name not in self._numbers:
            self._numbers[name] = self._next
            self._next += 1
        return f"Player {self._numbers[name]}"

    def line(self, line: str) -> str:
        """A line without a name."""
        found = _SEATED.fullmatch(line)
        return f"{found[1]} {self(found[2])}" if found else line

    def input(self, one: Input) -> Input:
        """An input without a name."""
        return replace(one, line=self.line(one.line)) if isinstance(one, Press) else one


def answer_of(table: Table) -> str:
    """What the table answered: its sign, and the key of its notice."""
    return f"{table.sign} {table.notice.text.key}" if table.notice else table.sign


def _written(heard: Heard) -> str:
    kind = type(heard.input).__name__.lower()
    return json.dumps([heard.lines, heard.answer, kind, asdict(heard.input)], ensure_ascii=True)


def _read(row: str) -> Heard:
    lines, answer, kind, values = json.loads(row)
    kept = _tuples(values)
    if kind == "lies":
        kept["on"] = tuple(map(tuple, kept["on"]))
        kept["between"] = tuple((name, tuple(spaces)) for name, spaces in kept["between"])
    if kept.get("strip"):
        strip = _tuples(kept["strip"])
        hands = tuple(Hand(**_tuples(hand)) for hand in strip["hands"])
        noise = tuple((str(seat), int(count)) for seat, count in strip["noise"])
        kept["strip"] = Strip(**{**strip, "hands": hands, "noise": noise})
    one = KINDS[kind](**kept)
    if not _is_a(one, type(one)) or type(lines) is not int:
        raise TypeError(f"this was never heard: {row[:40]}")
    return Heard(one, lines, True, str(answer))


def _is_a(value: object, hint: Any) -> bool:
    """Whether a value is what its field says, all the way down: a file from elsewhere may say anything."""
    if is_dataclass(hint):
        hints = get_type_hints(hint)
        return isinstance(value, cast(type, hint)) and all(
            _is_a(getattr(value, name), hints[name]) for name in hints
        )
    kinds = get_args(hint)
    if get_origin(hint) is tuple:
        each = kinds[:1] * len(cast(tuple[object, ...], value)) if kinds[-1] is Ellipsis else kinds
        return isinstance(value, tuple) and len(value) == len(each) and all(map(_is_a, value, each))
    return any(_is_a(value, kind) for kind in kinds) if kinds else type(value) is hint


def _tuples(values: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}


@dataclass(frozen=True, slots=True)
class Replay:
    """How a report played again: how much of it, and where it first went another way ("" if nowhere)."""

    game: str
    inputs: int
    lines: int
    parted: str = ""


def replayed(path: Path) -> Replay:
    """Play a report again: the same game, the same inputs, and whether all came out the same."""
    about, match, lines, heard = _opened(path)
    played: list[tuple[int, str]] = []
    trouble = ""
    session = Session(match)

    def write(more: Sequence[tuple[int, str]], now: Standing) -> None:
        if trouble:
            raise NotKept(text(trouble, detail=""), "the disk would not take it then")
        played.extend(more)

    session.write = write
    table = Table(session, int(about.get("since", 0)))
    table.scans.confirm = lambda: str(about.get("confirm", UNSURE))
    after = [one.lines for one in heard[1:]] + [len(lines)]
    for n, (one, then) in enumerate(zip(heard, after, strict=True), 1):
        if n == 1 or WHOLE not in about:
            # What was played before the box listened; in older reports also what the screen itself said.
            for at, line in lines[len(played) : one.lines]:
                session.do(line, at=at)
        key = one.answer.rpartition(" ")[2]
        trouble = key if key.startswith("not-kept-") and then == one.lines else ""
        table.handle(one.input)
        trouble = ""
        if played != lines[: len(played)]:
            wrong = next(k for k, line in enumerate(played) if line not in lines[k : k + 1])
            return Replay(match.game, n, len(played), f"line {wrong + 1}: {played[wrong][1]!r}")
        if answer_of(table) != one.answer:
            return Replay(match.game, n, len(played), f"input {n}: {answer_of(table)!r}, not {one.answer!r}")
        if WHOLE in about and len(played) != then:
            return Replay(match.game, n, len(played), f"input {n}: {len(played)} lines, not {then}")
    return Replay(match.game, len(heard), len(played))


def pictures_of(path: Path, folder: Path) -> int:
    """The small pictures of a report put into a folder, named by their moment; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path) as file:
        found = [name for name in file.namelist() if _PICTURE.fullmatch(name)]
        for name in found:
            try:
                seen = file.read(name)
            except _BROKEN as bad:
                raise BadReport(f"{name} of {path.name} cannot be read ({type(bad).__name__})") from None
            (folder / name.partition("/")[2]).write_bytes(seen)
    return len(found)


def _opened(path: Path) -> tuple[dict[str, Any], Match, list[tuple[int, str]], list[Heard]]:
    """What a report tells; a file that is none says so."""
    try:
        with zipfile.ZipFile(path) as file:
            parts = {}
            for name in ("about.json", "record.txt", "inputs.jsonl"):
                if file.getinfo(name).file_size > LARGEST:
                    raise BadReport(f"{path.name} is too large for a report")
                parts[name] = file.read(name).decode("utf-8")
        match, rows = read_record(parts["record.txt"])
        heard = [_read(row) for row in parts["inputs.jsonl"].splitlines()]
        about = json.loads(parts["about.json"])
        if not isinstance(about, dict) or not isinstance(about.get("since", 0), int):
            raise BadReport(f"{path.name} is no report")
    except _BROKEN as bad:
        raise BadReport(f"{path.name} is no report of this companion ({type(bad).__name__})") from None
    return about, match, [(at, line) for _, at, line in rows], heard
