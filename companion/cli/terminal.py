"""The same game in the terminal, over ssh or for scripts: lines in, prompt and legal moves out."""

from __future__ import annotations

import json
import re
import sys
import termios
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from typing import Any, TextIO

from companion.cli.commands import journal_of, match_of
from companion.cli.text_view import pictured
from companion.game import LONGEST_LINE, TABLE, BadNotation
from companion.games.minds import can_play
from companion.inputs import Press
from companion.keep.record import openly
from companion.play.clock import TableTime
from companion.play.draw import new_seed
from companion.play.match import Match
from companion.play.notice import Notice
from companion.play.shown import still_hidden
from companion.play.standing_in import asks
from companion.play.table import Table
from companion.standin.thinker import awaited, question
from companion.standin.worker import Worker
from companion.view import Text, text
from companion.words import Words, words_in

_CHAIR = re.compile(r"(p[1-9]|p10)=standin:([1-3])")
HELP = (
    "a line plays it; also: undo, redo, ok, no, back N, amend N LINE, ! LINE, table fix …, "
    "hint, legal, view, record, quit"
)


def play(args: Namespace) -> int:
    """Play a game by lines; it is kept in the journal like any other."""
    journal = journal_of(args)
    if args.resume is not None:
        number = args.resume
        journal.match(number)
    else:
        match = match_of(args)
        chairs_of(args.seat or (), match)  # before anything is kept
        number = journal.begin(match)
    session = journal.session(number)
    time = TableTime(session.now.clocks.at)
    table = Table(session, time.since)
    if session.acting == (TABLE,) and not args.by_hand:
        seed = args.seed if args.seed is not None else new_seed()
        table.handle(Press(f"draw {seed}"))
    for seat, level in chairs_of(args.seat or (), session.match):
        table.handle(Press(f"chair {seat} {level}"))
    talk = _Json(table, number) if args.json else _Plain(table, number, words_in(args.language))
    talk.greet()
    _stand_in(table, talk)
    for line in _lines(sys.stdin, lambda: bool(table.view().secret)):
        if line == "quit":
            break
        if line:
            talk.answer(line)
            _stand_in(table, talk)
    journal.close()
    return 0


def chairs_of(asked: Sequence[str], match: Match) -> list[tuple[str, str]]:
    """Which seats a stand-in fills: p2=standin:2."""
    found = [_CHAIR.fullmatch(one) for one in asked]
    if not all(found):
        raise BadNotation(f"{', '.join(asked)[:60]!r}: say --seat p2=standin:2")
    chairs = [(one[1], one[2]) for one in found if one]
    if chairs and not can_play(match.game, len(match.seats), match.options):
        raise BadNotation(f"nobody stands in for a player of {match.game} as it is agreed")
    if nobody := [seat for seat, _ in chairs if seat not in match.seats]:
        raise BadNotation(f"{', '.join(nobody)}: nobody sits there; the seats are {', '.join(match.seats)}")
    return chairs


def _stand_in(table: Table, talk: _Plain | _Json) -> None:
    """Whoever fills a chair plays until a person is to act; in a terminal nobody has to move its pieces."""
    answers: list[Mapping[str, Any]] = []
    while seat := awaited(table.session):
        session = table.session
        Worker(answers.append).answer(question(session, seat, session.now.chairs[seat]))
        answer = answers.pop()
        if not answer["line"]:
            return  # it was not told its hand
        table.handle(Press(f"announce {answer['of']} {answer['line']}"))
        notice = table.notice
        if table.announced is not None:
            table.handle(Press("did"))
        if notice is None or table.session.told == answer["of"]:
            return
        talk.tell(notice, str(answer["line"]) if notice.kind == "said" else "")


def _handle(table: Table, line: str) -> None:
    """A line for the table; `hint` is thought about here, and told only where nothing is secret."""
    if line != "hint":
        table.handle(Press(line))
        return
    seat, why = asks(table.session)
    if why:
        table.handle(Press(f"hint {why}"))
        return
    table.handle(Press(f"hinted {seat}"))
    answers: list[Mapping[str, Any]] = []
    Worker(answers.append).answer(question(table.session, seat, 1, kind="hint"))
    table.handle(Press(f"hint {answers[0]['of']} {seat} {answers[0]['hint']}"))


def _lines(stream: TextIO, secret: Callable[[], bool] = lambda: False) -> Iterator[str]:
    """What is typed, line by line; a line far too long is cut where it is already refused.

    While a choice is secret, what is typed at a terminal is not seen on it.
    """
    raw = stream.buffer
    while True:
        with _unseen(stream) if secret() and stream.isatty() else nullcontext():
            chunk = raw.readline(LONGEST_LINE * 4 + 2)
        if not chunk:
            return
        complete = chunk.endswith(b"\n")
        while not complete:
            rest = raw.readline(1 << 16)
            complete = rest.endswith(b"\n") or not rest
        yield chunk.decode("utf-8", errors="replace").strip()


@contextmanager
def _unseen(stream: TextIO) -> Iterator[None]:
    """A terminal that does not show what is typed; afterwards it does again, whatever happened."""
    before = termios.tcgetattr(stream)
    quiet = [*before]
    quiet[3] = int(before[3]) & ~termios.ECHO
    termios.tcsetattr(stream, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def _seed(table: Table) -> str:
    """The seed of the set-up, unless it would tell what lies face down."""
    session = table.session
    return "" if still_hidden(session.match.box, session.now.nodes) else session.now.seed


class _Plain:
    """Prompt and words for people."""

    def __init__(self, table: Table, number: int, words: Words) -> None:
        self.table, self.number, self.words = table, number, words

    @property
    def names(self) -> Mapping[str, str]:
        return self.table.session.names

    def say(self, sentence: Text) -> str:
        return self.words.say(sentence, self.names)

    def greet(self) -> None:
        print(f"game {self.number}, seed {_seed(self.table) or '-'}; {HELP}")
        self.show()

    def show(self) -> None:
        view = self.table.view()
        print()
        for line in pictured(view, self.say, self.names):
            print(line)
        print(self.say(view.prompt))
        if view.secret and sys.stdin.isatty():
            print(self.say(text("terminal-unseen")))
        outcome = self.table.outcome
        if outcome:
            print(" ".join(f"{self.names[seat]} {points}" for seat, points in outcome.points))

    def tell(self, notice: Notice, line: str) -> None:
        """What a stand-in did, and why."""
        print(f"{line}: {self.say(notice.text)}".removeprefix(": "))
        if awaited(self.table.session) == "":
            self.show()

    def answer(self, line: str) -> None:
        match line:
            case "legal":
                print("\n".join(map(str, self.table.nameable)))
            case "view":
                self.show()
            case "record":
                lines = [(0, line) for line in self.table.session.lines()]
                print("\n".join(line for _, line in openly(self.table.session.match.box, lines)))
            case _:
                _handle(self.table, line)
                notice = self.table.notice
                if notice:
                    rule = f" (#{notice.rule})" if notice.rule else ""
                    print(f"{notice.kind}: {self.say(notice.text)}{rule}")
                    for more in notice.more:
                        print(f"  {self.say(more)}")
                if notice is None or notice.kind == "put-back":
                    self.show()


class _Json:
    """One object per line for scripts."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number

    def greet(self) -> None:
        self.emit({"game": self.number, "seed": _seed(self.table)} | self.standing())

    def answer(self, line: str) -> None:
        _handle(self.table, _asked(line))
        notice = self.table.notice
        refused = notice is not None and notice.kind in ("refused", "trouble")
        reply: dict[str, object] = {"ok": not refused}
        if notice:
            reply[notice.kind.replace("-", "_")] = {
                "rule": notice.rule,
                "text": _plain(notice.text),
                "more": [_plain(more) for more in notice.more],
            }
        self.emit(reply | self.standing())

    def tell(self, notice: Notice, line: str) -> None:
        """What a stand-in did, and why."""
        self.emit({"standin": line, "said": _plain(notice.text)} | self.standing())

    def standing(self) -> dict[str, object]:
        outcome = self.table.outcome
        return {
            "acting": self.table.session.acting,
            "legal": [str(move) for move in self.table.nameable],
            "view": asdict(self.table.view()),
            "outcome": asdict(outcome) if outcome else None,
        }

    def emit(self, reply: Mapping[str, object]) -> None:
        print(json.dumps(reply, ensure_ascii=False), flush=True)


def _asked(line: str) -> str:
    """The line of a JSON request `{"line": …}`, a JSON string, or the text itself."""
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if isinstance(asked, dict):
        asked = asked.get("line", "")
    return asked if isinstance(asked, str) else line


def _plain(said: Text) -> dict[str, object]:
    values = {key: _plain(value) if isinstance(value, Text) else value for key, value in said.values}
    return {"key": said.key, **values}
