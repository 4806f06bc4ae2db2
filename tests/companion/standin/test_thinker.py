"""The process in which a stand-in thinks: asked with lines, cancelled at once, started anew if it died."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Mapping
from dataclasses import replace
from queue import Empty, SimpleQueue
from typing import Any

import pytest

from companion.games.minds import MINDS
from companion.mind import Level
from companion.play.session import Session
from companion.standin.thinker import KINDLY, Thinker, question
from companion.standin.thought import Plies
from companion.standin.worker import Worker
from tests.playing import battle, set_up

LONG = 60  # seconds a test waits for an answer that always comes sooner; nothing depends on it


class Asked:
    """A thinker and what it has said."""

    def __init__(self) -> None:
        self.answers: SimpleQueue[Mapping[str, Any]] = SimpleQueue()
        self.thinker = Thinker(self.answers.put)

    def answer(self, session: Session, level: int = 1) -> Mapping[str, Any]:
        self.thinker.ask(session, "p1", level)
        return self.answers.get(timeout=LONG)


@pytest.fixture
def asked() -> Iterator[Asked]:
    found = Asked()
    yield found
    found.thinker.close()


def test_it_answers_with_a_line_of_the_position_it_was_asked_about(asked: Asked) -> None:
    session = set_up(battle())
    said = asked.answer(session)
    assert (said["of"], said["seat"]) == (session.told, "p1")
    assert said["line"] in map(str, session.moves)


def test_only_the_last_question_is_answered_and_a_dead_process_is_replaced(asked: Asked) -> None:
    session = set_up(battle())
    first = asked.answer(session)
    pid = asked.thinker.pid
    assert pid is not None
    asked.thinker.ask(session, "p1", 3)
    asked.thinker.cancel()
    session.do(str(first["line"]))
    session.do(str(session.moves[0]))
    said = asked.answer(session)
    assert said["of"] == session.told, "what was cancelled says nothing"
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    assert asked.answer(session)["line"] == said["line"], "the same lines give the same thought"
    assert asked.thinker.pid != pid


def test_it_steps_back_for_everything_else_on_the_machine(asked: Asked) -> None:
    asked.thinker.wake()
    pid = asked.thinker.pid
    assert pid is not None
    asked.answer(set_up(battle()))
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, ours + KINDLY)


@pytest.mark.parametrize("begun", [True, False], ids=["in-the-middle", "not-begun"])
def test_out_of_patience_it_says_the_best_it_has_found(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would think for days: only the word makes it answer, and whatever it has by then may be played."""
    mind = MINDS["battle"]
    monkeypatch.setitem(MINDS, "battle", replace(mind, levels=(Level(10**12),)))
    answers: SimpleQueue[Mapping[str, Any]] = SimpleQueue()
    worker, session = Worker(answers.put), set_up(battle(size="8"))
    if not begun:
        worker.enough()
    asked = question(session, "p1", 1, patience=0)
    thinking = threading.Thread(target=worker.answer, args=(asked,), daemon=True)
    thinking.start()
    if begun:
        with pytest.raises(Empty):
            answers.get_nowait()
        worker.enough()
    assert answers.get(timeout=LONG)["line"] in map(str, session.moves)


def test_a_process_that_dies_over_a_question_is_asked_once_more(asked: Asked) -> None:
    session = set_up(battle())
    line = asked.answer(session, 3)["line"]
    pid = asked.thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)  # it hears the question, and dies before it can answer
    asked.thinker.ask(session, "p1", 3)
    os.kill(pid, signal.SIGKILL)
    os.kill(pid, signal.SIGCONT)
    assert asked.answers.get(timeout=LONG)["line"] == line
    assert asked.thinker.pid != pid


def test_whoever_is_out_of_patience_gets_what_was_found_by_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget is stopped before the first look: there is an answer all the same."""
    answers: list[Mapping[str, Any]] = []
    monkeypatch.setattr("companion.standin.worker.Plies", lambda budget: _spent())
    session = set_up(battle())
    question = {
        "of": 0, "game": "battle", "players": session.match.players, "options": dict(session.match.options),
        "facts": {}, "lines": [*session.lines()], "hand": (), "seat": "p1", "level": 3, "seed": "1",
        "patience": 9.0, "kind": "move",
    }  # fmt: skip
    Worker(answers.append).answer(question)
    assert answers[0]["line"] in map(str, session.moves)


def _spent() -> Plies:
    plies = Plies(0)
    plies.stop()
    return plies
