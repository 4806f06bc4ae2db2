"""A stand-in's process as the table sees it: asked with lines, cancelled at once, never waited for."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import IO, Any

from companion.games.minds import MINDS
from companion.play.session import Session
from companion.play.standing_in import hand_of, hand_told

PATIENCE = 5.0  # seconds that whoever has no clock of its own waits at most
KINDLY = 10  # how far it steps back for whatever else the machine does, above all the screen
Answer = Callable[[Mapping[str, Any]], None]  # called from the thread that reads


def question(
    session: Session, seat: str, level: int, *, kind: str = "move", patience: float = PATIENCE
) -> Mapping[str, Any]:
    """All that a chair must know to think: what was agreed, the lines so far, whose chair it is, how well."""
    match = session.match
    return {
        "of": session.told,
        "game": match.game,
        "players": match.players,
        "options": dict(match.options),
        "facts": dict(match.facts),
        "lines": [*session.lines()],
        "hand": hand_told(session.now, match.box.gathers, seat),
        "seat": seat,
        "level": level,
        "seed": f"{session.now.seed} {session.now.tip.n}",
        "patience": patience,
        "kind": kind,
    }


def awaited(session: Session) -> str:
    """The stand-in whose turn it is to say something, if any; it waits while all are asked something.

    Whoever was not told all of its hand cannot play yet.
    """
    now = session.now
    if now.asked or now.lies or now.tip.outcome or session.match.game not in MINDS:
        return ""
    seat = next((seat for seat in session.acting if seat in now.chairs), "")
    hand = hand_of(session, seat) if seat else None
    return "" if hand is not None and len(hand.told) != hand.of else seat


class Thinker:
    """Starts when it is first asked; a process that died is started anew."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._process: subprocess.Popen[str] | None = None
        self._open = ""  # what was asked and not answered yet
        self._again = False  # whether it may be asked once more, of another process

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    def ask(self, session: Session, seat: str, level: int, *, kind: str = "move") -> None:
        """Think about a position; the answer comes in its own time, and only to the last question."""
        asked = question(session, seat, level, kind=kind, patience=0)
        self._open, self._again = json.dumps(asked, ensure_ascii=False), True
        self._write(self._open)

    def enough(self) -> None:
        """The table waits no longer: the best found by now is to be said."""
        if self._process is not None and self._open:
            self._write("enough")

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._open = ""
        if self._process is not None:
            self._write("cancel")

    def wake(self) -> None:
        """Somebody will be asked sooner or later: the process is there by then."""
        if self._process is None:
            self._start()

    def close(self) -> None:
        """The process ends with its input."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):  # what could not be written any more is nobody's
                        stream.close()

    def _write(self, line: str) -> None:
        for _ in range(2):
            process = self._process or self._start()
            assert process.stdin is not None
            try:
                process.stdin.write(f"{line}\n")
                process.stdin.flush()
            except OSError:  # it is gone: a new one is asked instead
                self.close()
                continue
            return

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [*_kindly(), sys.executable, "-m", "companion.standin.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._process = process
        assert process.stdout is not None
        threading.Thread(target=self._read, args=(process, process.stdout), daemon=True).start()
        return process

    def _read(self, process: subprocess.Popen[str], stream: IO[str]) -> None:
        try:
            for line in stream:
                answer = json.loads(line)
                if "of" in answer and process is self._process:  # whoever was let go has nothing to say
                    self._open = ""
                    self._answer(answer)
        except (OSError, ValueError):
            return  # it was closed in the middle of a line
        if process is self._process and self._open and self._again:
            self._again = False  # it died over it: another one may not
            self.close()  # a dying one might still take what is written
            self._write(self._open)


def _kindly() -> list[str]:
    """Words before a command that let everything else go first, where there are such."""
    nice = shutil.which("nice")
    return [nice, "-n", str(KINDLY)] if nice else []
