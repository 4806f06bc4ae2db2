"""Random damage to a journal, by the thousand: it always opens, and nothing is lost unsaid.

Each time the files of a table whose plug was pulled are damaged in one way, opened, and compared with what
they were: a game is as it was, or is named with the line from which it is gone, or is named as lost; and a
game of which no page was touched is there as it was. What a club knows of a game is as it was or as it was
before, or is gone, so that the game is told again under the same key; never anything else.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.club.outbox import Member, Outbox
from companion.keep.journal import DamagedGame, Journal
from companion.keep.players import meet
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.safe.pages import FRAME_HEAD, PAGE, WAL_HEAD, rows_of
from companion.safe.rescue import last_aside, saved_of
from companion.safe.sums import OF_GAME

OLD, NEW, DELETED = 22, 4, 3  # games before the last start and since; and the number of one that was deleted
LONGEST = 24  # lines of a game
MEMBER = Member("club", "t1", 1, {"Ana": "Ana"})
Lines = dict[int, list[tuple[int, str]]]
Known = dict[
    int, list[tuple[int, str, int, str] | None]
]  # what a club knew of each game, one after the other


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the medium of a table whose plug was pulled, and what its games are."""

    files: dict[str, bytes]
    lines: Lines
    known: Known


def table(folder: Path, seed: str) -> tuple[Table, Table]:
    """Games of several kinds, some over and one deleted; the newest still in what was written ahead, as when
    the plug was pulled, and all of it as when the table was switched off.
    """
    path, dice = folder / "games.db", random.Random(seed)
    known: Known = {}
    with closing(Journal(path)) as journal:
        journal.ask("PRAGMA synchronous=OFF")
        for n in range(OLD):
            _tell(journal, _play(journal, dice, n), known)
        journal.delete(DELETED)
    journal = Journal(path)
    for n in range(NEW):
        _tell(journal, _play(journal, dice, n), known)
    meet(journal, [(1, "Ana"), (2, "Ben")])
    names = ("games.db", "games.db-wal", "games.tail")
    files = {name: (folder / name).read_bytes() for name in names}
    lines = {number: journal.lines(number) for number in range(1, OLD + NEW + 1)}
    journal.close()
    later = {name: (folder / name).read_bytes() for name in names[::2]}
    return Table(files, lines, known), Table(later, lines, known)


def _tell(journal: Journal, number: int, known: Known) -> None:
    """A club hears of a game, and has all of it."""
    outbox = Outbox(journal, MEMBER)
    outbox.look(number)
    known[number] = [journal.of_club(number)]
    while tickets := list(outbox.take()):
        for ticket, _ in tickets:
            outbox.arrived(ticket)
    known[number].append(journal.of_club(number))


def _play(journal: Journal, dice: random.Random, n: int) -> int:
    box = ("battle", "scorepad", "above", "battle")[n % 4]
    options = {"size": "5"} if box == "battle" else {}
    number = journal.begin(Match(box, ("Ana", "Ben"), options, started=f"evening {n}"))
    session: Session = journal.session(number)
    session.do(*ready(session.match, str(n)).lines())
    most = LONGEST if n % 3 else 400
    while session.moves and session.told < most:
        session.do(str(dice.choice(session.moves)), at=session.told * 1500)
    journal.beat(number, session.now.clocks.at + 700)
    return number


# the ways in which a medium fails

Way = Callable[[bytearray, random.Random], None]


def flip(data: bytearray, dice: random.Random) -> None:
    """One bit."""
    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)


def flips(data: bytearray, dice: random.Random) -> None:
    """A few bits here and there."""
    for _ in range(dice.randrange(2, 9)):
        flip(data, dice)


def tear(data: bytearray, dice: random.Random) -> None:
    """A page of which only a part was written: the rest is of another page."""
    into, of = (dice.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    half = 512 * dice.randrange(1, 8)
    data[into + half : into + PAGE] = data[of + half : of + PAGE]


def cut(data: bytearray, dice: random.Random) -> None:
    """The end is missing."""
    del data[dice.randrange(len(data)) :]


def zero(data: bytearray, dice: random.Random) -> None:
    """A block that reads as nothing."""
    size = dice.choice((512, PAGE, 2 * PAGE))
    at = dice.randrange(max(1, len(data) // size)) * size
    data[at : at + size] = bytes(len(data[at : at + size]))


def noise(data: bytearray, dice: random.Random) -> None:
    """A block that reads as anything."""
    at = dice.randrange(max(1, len(data) // 512)) * 512
    data[at : at + 512] = dice.randbytes(len(data[at : at + 512]))


def head(data: bytearray, dice: random.Random) -> None:
    """Wrong bytes where the file says what it is."""
    for _ in range(dice.randrange(1, 4)):
        data[dice.randrange(min(100, len(data)))] = dice.randrange(256)


WAYS: tuple[tuple[str, Way], ...] = (
    ("games.db", flip),
    ("games.db", flips),
    ("games.db", tear),
    ("games.db", cut),
    ("games.db", zero),
    ("games.db", noise),
    ("games.db", head),
    ("games.db-wal", flip),
    ("games.db-wal", cut),
    ("games.db-wal", zero),
    ("games.db-wal", noise),
    ("games.db-wal", head),
    ("games.tail", flip),
    ("games.tail", cut),
)


def games_on(name: str, files: dict[str, bytes], changed: bytearray) -> set[int]:
    """The games that have something on a page that was touched."""
    data = files[name]
    skip, step = (WAL_HEAD, FRAME_HEAD + PAGE) if name.endswith("wal") else (0, PAGE)
    if name.endswith("tail"):
        return set()
    found = set()
    for n, at in enumerate(range(skip, len(data), step)):
        if data[at : at + step] != changed[at : at + step]:
            page = data[at + step - PAGE : at + step]
            number = int.from_bytes(data[at : at + 4], "big") if skip else n + 1
            found |= set(_named(number, page))
    if skip and data[:skip] != changed[:skip]:
        found |= set(range(OLD + 1, OLD + NEW + 1))
    return found


def _named(number: int, page: bytes) -> Iterator[int]:
    for row, columns in rows_of(number, page, lambda _: b""):
        if columns and isinstance(columns[0], int):
            yield columns[0]
        elif len(columns) == len(OF_GAME) + 1:
            yield row


def damage(true: Table, folder: Path, name: str, way: Way, dice: random.Random) -> str:
    """One damage and what came of it: whole, mended, cut or lost; raises AssertionError if it is worse."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    changed = bytearray(true.files[name])
    way(changed, dice)
    for part, data in (true.files | {name: bytes(changed)}).items():
        (folder / part).write_bytes(data)
    path = folder / "games.db"
    touched = games_on(name, true.files, changed)
    if dice.random() < 0.2:
        _quickly(true, path)
    with closing(Journal(path, thorough=True)) as journal:
        notices, saved = journal.notices, saved_of(path.with_name(f"games.damaged-{last_aside(path)}.db"))
        cut_at = {number: line for number, _, line in saved.cut} if notices else {}
        for number, lines in true.lines.items():
            if notices and number in saved.lost:
                assert number in touched, f"game {number} was lost, and nothing of it was touched"
                continue
            now = journal.lines(number)
            if now != lines:
                assert now == lines[: len(now)], f"game {number} says something else"
                assert cut_at.get(number) == len(now) + 1, f"game {number} was cut at {len(now)} unsaid"
                assert number in touched, f"game {number} was cut, and nothing of it was touched"
            else:
                assert number not in cut_at, f"game {number} is said to be cut"
        for number, rows in true.known.items():
            row = journal.of_club(number)
            assert row is None or row in rows, f"the club knows game {number} by something else"
        _again(true, journal)
        listed = {game.id for game in journal.games()}
        assert DELETED not in listed, "a deleted game is back"
        assert listed | {DELETED} >= {*true.lines} - {*(saved.lost if notices else ())}
        session = journal.session(journal.begin(Match("battle", ("Ana", "Ben"), {"size": "5"})))
        session.do(str(session.moves[0]))
    with closing(Journal(path, thorough=True)) as again:
        assert not again.notices, "the next start is a quiet one"
    if not notices:
        return "whole"
    return "lost" if saved.lost else "cut" if saved.cut else "mended"


def _again(true: Table, journal: Journal) -> None:
    """Whatever the damage took, every game that is still there goes to the club under its one key."""
    Outbox(journal, MEMBER).look()
    for number, rows in true.known.items():
        keys = {row[1] for row in (*rows, journal.of_club(number)) if row}
        assert len(keys) == 1, f"game {number} would be told twice"


def _quickly(true: Table, path: Path) -> None:
    """A start that does not look closely shows nothing that is not true."""
    copy = path.parent / "quick"
    copy.mkdir()
    for part in true.files:
        shutil.copy(path.parent / part, copy)
    with closing(Journal(copy / path.name)) as journal:
        journal.games()
        for number, lines in true.lines.items():
            try:
                now = journal.lines(number)
            except (DamagedGame, ValueError):
                continue
            assert now == lines[: len(now)], f"game {number} says something else"
            assert now == lines or journal.notices
    shutil.rmtree(copy)


def run(damages: int, seed: str) -> dict[str, Counter[str]]:
    """So many damages of all kinds in turn; what came of them."""
    came: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        pulled, switched_off = table(Path(scratch) / "true", seed)
        for n in range(damages):
            name, way = WAYS[n % len(WAYS)]
            kind = f"{name} {way.__name__}"
            true = switched_off if n // len(WAYS) % 2 and not name.endswith("-wal") else pulled
            dice = random.Random(f"{seed} {n}")
            try:
                came.setdefault(kind, Counter())[damage(true, Path(scratch) / "hit", name, way, dice)] += 1
            except Exception as bad:
                bad.add_note(f"damage {n} of seed {seed}: {kind}")
                raise
    return came


def bench_damage(args: Namespace) -> int:
    """Print what came of each kind of damage."""
    came = run(args.damages, args.seed)
    words = ("whole", "mended", "cut", "lost")
    print(f"{'damage':<22}" + "".join(f"{word:>8}" for word in words))
    for kind, counts in came.items():
        print(f"{kind:<22}" + "".join(f"{counts[word]:>8}" for word in words))
    print(
        f"{args.damages} damages: it always opened, nothing was lost unsaid, every game not touched was there"
    )
    return 0
