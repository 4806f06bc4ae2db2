"""Whole games by touch with some chairs filled, each with a refusal, an undo over its move and a kill.

They take minutes: `PANTHEON_LONG=1 pytest tests/ui/app/test_empty_chairs.py` plays them.
"""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any

import pytest

from companion.game import Move
from companion.inputs import Scan
from companion.play.match import Match
from companion.play.session import Session
from companion.play.standing_in import hand_of, wanted
from companion.standin.thinker import Thinker, question
from companion.standin.worker import Worker
from tests.companion.standin.test_thinker import LONG
from tests.ui.app.test_standins import thinking
from tests.ui.moves_by_touch import make
from ui.checks.finger import Hand

pytestmark = pytest.mark.skipif("PANTHEON_LONG" not in os.environ, reason="PANTHEON_LONG=1 plays whole games")

NAMES = ("Ana", "Ben", "Cléo", "Dan")
GAMES = {
    "battle-one": (Match("battle", NAMES[:2], {"size": "5"}), {"p2": 2}),
    "above-two": (Match("above", NAMES), {"p2": 1, "p4": 1}),
    "above-all-but-one": (Match("above", NAMES), {"p2": 1, "p3": 1, "p4": 1}),
    "heavens-one": (Match("heavens", NAMES[:3]), {"p2": 1}),
    "heavens-all-but-one": (Match("heavens", NAMES[:3]), {"p2": 1, "p3": 1}),
    "olympe-one": (Match("olympe", NAMES, {"variant": "teams", "team-mode": "single"}), {"p2": 1}),
}
LAID = ("olympe",)  # where there are only cards to lay: a camera sees them
SEED = "100003"
LONGEST = 4000  # touches


class Played:
    """One game played on: people at random, stand-ins as they say; what happened on the way."""

    def __init__(self, open_app: Callable[[], Hand], match: Match, chairs: dict[str, int]) -> None:
        self.open_app, self.dice = open_app, random.Random(match.game)
        self.hand, self.match = open_app(), match
        thinking(self.hand)
        self.hand.app.root.begin(match, "", chairs)
        self.hand.app.root.sit_down()
        self.hand.wait()
        self.said = 0
        self.hands: dict[str, list[str]] = {}  # what lies in each hidden hand on the real table

    def on(self, until: Callable[[], object]) -> None:
        """Play until something is so, or the game is over."""
        for _ in range(LONGEST):
            if self.hand.app.root.current != "table" or until():
                return
            self.once()
        raise AssertionError("this game never ends")

    def once(self) -> None:
        hand, table = self.hand, self.hand.app.table
        notice = table.notice
        kind = notice.kind if notice is not None else ""
        if kind == "hand":
            self.show_hand()
        elif kind == "said":
            self.said += 1
            hand.press("Done so")
        elif kind in ("told", "put-back") or not table.session.moves:
            hand.press(icon="check")
        else:
            make(hand, self.choose())

    def choose(self) -> Move:
        table = self.hand.app.table
        chairs = table.session.now.chairs
        moves = [move for move in table.session.moves if move.seat not in chairs]
        held = {card for seat in chairs for card in self.hands.get(seat, ())}
        own = [move for move in moves if not (move.args and move.args[0] in held)]
        return self.dice.choice(own or moves)

    def show_hand(self) -> None:
        """Whoever sits beside it shows its cards to the camera, one wrongly at first."""
        table = self.hand.app.table
        hand = wanted(table.session)
        assert hand is not None
        cards = self.dice.sample([*dict.fromkeys(hand.among)], hand.of)
        wrong = next(card for card in hand.among if card not in cards)
        self.hand.app.put(Scan("olympe", wrong, 1))
        self.hand.wait()
        self.hand.press("Take the last one back")
        for card in cards:
            self.hand.app.put(Scan("olympe", card, 1))
        self.hand.wait()
        told = hand_of(table.session, hand.seat)
        assert told is not None
        assert sorted(told.told) == sorted(cards)
        self.hands[hand.seat] = cards

    def others(self) -> list[Move]:
        """What hands could do on the board, or lay, instead of what was said; the same piece first of all."""
        table = self.hand.app.table
        said, view = table.announced, table.view()
        if said is None:
            return []
        lie = {*(space.id for space in view.spaces), *(token.id for token in view.tokens)}
        moves = [move for move in table.session.moves if move.seat == said.seat and move.plain != said.plain]
        if self.match.game not in LAID:
            moves = [move for move in moves if move.args and lie.issuperset(move.args)]
        return sorted(moves, key=lambda move: (move.verb, move.args[:1]) != (said.verb, said.args[:1]))

    def put_down(self, move: Move) -> None:
        """By touch on the board; where there is none the camera sees the card that was laid."""
        if self.match.game not in LAID:
            make(self.hand, move)
        else:
            self.hand.app.put(Scan(self.match.game, move.args[0], 1))
            self.hand.wait()

    def refuse(self) -> None:
        """Hands do something else on the board than it said: refused, said again, and then done right."""
        table, said, other = self.hand.app.table, self.hand.app.table.announced, self.others()[0]
        assert said is not None
        self.put_down(other)
        assert table.notice is not None
        assert table.notice.text.key == "standin-refuse-other"
        assert self.hand.app.say(table.notice.text) in self.hand.words(), "why is on the screen"
        self.hand.press(icon="check")
        assert table.notice.kind == "said", "it waits until that is done"
        n = table.session.now.tip.n
        self.put_down(said)
        assert table.session.now.nodes[n].move.plain == said.plain

    def undo(self) -> None:
        """Its move taken back: it thinks again, and says the same."""
        table = self.hand.app.table
        said = table.announced
        assert said is not None
        n = table.session.now.tip.n
        self.hand.press("Done so")
        while table.session.now.tip.n > n:  # a plan that it sealed at once goes first
            self.hand.press(icon="undo")
        while table.to_settle is not None:
            self.hand.press(icon="check")
        assert table.announced == said, "the same lines give the same thought"

    def kill(self) -> None:
        """The table goes dark while it thinks; taken up again it thinks anew, and says what it would have."""
        real = Real.at(self.hand)
        self.on(lambda: real.asked)
        real.answered(self.hand)  # it is there, and has been heard
        assert real.pid is not None
        os.kill(real.pid, signal.SIGSTOP)  # a thought that takes as long as this test likes
        self.on(lambda: real.asked)
        os.kill(real.pid, signal.SIGCONT)
        table = self.hand.app.table
        lines, thought = [*table.session.lines()], real.asked.pop()
        assert table.announced is None
        self.hand = self.open_app()
        assert real.pid is None, "nobody thinks about a table that is gone"
        again = Real.at(self.hand)
        self.hand.press("Continue")
        assert [*self.hand.app.table.session.lines()] == lines, "a restart loses nothing"
        line = again.answered(self.hand)
        undisturbed: list[Mapping[str, Any]] = []
        Worker(undisturbed.append).answer(thought)
        assert line.split(" ~")[0] == undisturbed[0]["line"].split(" ~")[0], "as if nothing had been"
        assert self.hand.app.table.announced == Move.parse(line) or " ~" in line
        again.close()
        thinking(self.hand)


class Real(Thinker):
    """The true process: what it was asked and has not answered, and a wait for its answer."""

    @classmethod
    def at(cls, hand: Hand) -> Real:
        """From now on it thinks for this table."""
        standins, answers = hand.app.standins, SimpleQueue[Mapping[str, Any]]()

        def answer(said: Mapping[str, Any]) -> None:
            standins._heard(said)
            answers.put(said)

        real = cls(answer)
        real.answers, real.asked = answers, []
        standins.thinker.close()
        standins.thinker = real
        return real

    answers: SimpleQueue[Mapping[str, Any]]
    asked: list[Mapping[str, Any]]

    def ask(self, session: Session, seat: str, level: int, *, kind: str = "move") -> None:
        self.asked = [question(session, seat, level, kind=kind, patience=0)]
        super().ask(session, seat, level, kind=kind)

    def answered(self, hand: Hand) -> str:
        """What it says, once it has; the table's clock stands still meanwhile, so that patience lasts."""
        said = self.answers.get(timeout=LONG)
        self.asked = []
        hand.wait()
        return str(said["line"])


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_empty_chairs_by_touch(
    name: str, open_app: Callable[[], Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.app.current_game.new_seed", lambda: SEED)
    match, chairs = GAMES[name]
    game = Played(open_app, match, chairs)

    def says() -> bool:
        return game.hand.app.table.announced is not None

    for disturb, when in ((game.refuse, game.others), (game.undo, says), (game.kill, says)):
        game.on(when)
        disturb()
        game.on(lambda: not says())
    game.on(lambda: False)
    assert game.hand.app.root.current == "result"
    assert game.hand.app.table.outcome is not None
    assert game.said > 3
