"""A stand-in's process as the table sees it: asked with lines, cancelled at once, never waited for."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import IO, Any

from companion.games.minds import MINDS
from companion.play.session import Session
from companion.play.standing_in import hand_of, hand_told

PATIENCE = 5.0  # seconds the table waits at most, unless said otherwise
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

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    def ask(
        self, session: Session, seat: str, level: int, *, kind: str = "move", patience: float = PATIENCE
    ) -> None:
        """Think about a position; the answer comes in its own time, and only to the last question."""
        self._write(question(session, seat, level, kind=kind, patience=patience))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if self._process is not None:
            self._write(None)

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

    def _write(self, asked: Mapping[str, Any] | None) -> None:
        line = "cancel" if asked is None else json.dumps(asked, ensure_ascii=False)
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
            [sys.executable, "-m", "companion.standin.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._process = process
        assert process.stdout is not None
        threading.Thread(target=self._read, args=(process.stdout,), daemon=True).start()
        return process

    def _read(self, stream: IO[str]) -> None:
        try:
            for line in stream:
                said = json.loads(line)
                if "of" in said:
                    self._answer(said)
        except (OSError, ValueError):
            return  # it was closed in the middle of a line
