"""The process in which a stand-in thinks: requests come as lines, answers go as lines; it knows no table.

A request is one JSON object: what was agreed, the lines so far, whose chair, how well, how long at most. The
word `enough` ends the thinking with the best found by then, `cancel` ends it with nothing, and a closed input
ends the process.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any

from companion.games.minds import MINDS
from companion.play.match import Match
from companion.play.session import Session
from companion.standin.review import told_review
from companion.standin.think import considered, groups, think
from companion.standin.thought import Plies

SHOWN = 2  # groups of about equal moves that a hint tells


class Worker:
    """One request after the other; whatever came last counts."""

    def __init__(self, say: Callable[[Mapping[str, Any]], None]) -> None:
        self._say = say
        self._plies = Plies(0)
        self._wanted = 0
        self._enough = False

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._wanted += 1
        self._enough = False
        self._plies.stop()

    def enough(self) -> None:
        """Whoever asked waits no longer: the best found by now is the answer, be it not begun yet."""
        self._enough = True
        self._plies.stop()

    def _budget(self, plies: int, wanted: int) -> Plies:
        """What may be looked at; nothing where patience ended before it was begun."""
        self._plies = Plies(plies)
        if self._enough or wanted != self._wanted:
            self._plies.stop()
        return self._plies

    def answer(self, asked: Mapping[str, Any]) -> None:
        """Think about a request, and say what came of it unless it was cancelled meanwhile."""
        self._wanted += 1
        wanted = self._wanted
        seat, level = asked["seat"], asked["level"]
        match = Match(asked["game"], tuple(asked["players"]), dict(asked["options"]), dict(asked["facts"]))
        session = Session(match, [(0, line) for line in asked["lines"]])
        mind, position = MINDS[match.game], session.position
        if mind.told and asked["hand"]:
            position = mind.told(position, seat, asked["hand"])
        dice = random.Random(f"{asked['seed']} {seat}")
        patience = threading.Timer(asked["patience"], self.enough) if asked["patience"] else None
        if patience is not None:
            patience.daemon = True
            patience.start()
        try:
            answer: dict[str, Any]
            if asked["kind"] == "review":
                answer = {"review": told_review(session)}
            elif asked["kind"] in ("hint", "aside"):
                budget = self._budget(mind.levels[-1].plies, wanted)
                found = considered(position, seat, mind, budget, dice, 2 * mind.alike)
                told = ";".join(
                    "|".join(str(one.move) for one in group) for group in groups(mind, found)[:SHOWN]
                )
                answer = {asked["kind"]: told}
            else:
                budget = self._budget(mind.levels[level - 1].plies, wanted)
                thought = think(position, seat, mind, mind.levels[level - 1], dice, budget)
                line = str(thought.move) if thought else ""
                if thought and thought.move.verb in match.box.hidden:
                    line += f" ~{secrets.token_hex(4)}"  # so that nobody finds the plan by trying seals
                answer = {"line": line}
        finally:
            if patience is not None:
                patience.cancel()
        if wanted == self._wanted:
            self._say({"of": asked["of"], "seat": seat, **answer})


def main() -> None:
    """Read requests until there are no more."""
    requests: SimpleQueue[Mapping[str, Any] | None] = SimpleQueue()

    def say(answer: Mapping[str, Any]) -> None:
        print(json.dumps(answer, ensure_ascii=False), flush=True)

    worker = Worker(say)

    def read() -> None:
        for line in map(str.strip, sys.stdin):
            if line == "enough":
                worker.enough()
                continue
            worker.cancel()
            if line != "cancel":
                requests.put(json.loads(line))
        worker.cancel()
        requests.put(None)

    threading.Thread(target=read, daemon=True).start()
    say({"ready": True})
    while (asked := requests.get()) is not None:
        if requests.empty():
            worker.answer(asked)


if __name__ == "__main__":
    main()
