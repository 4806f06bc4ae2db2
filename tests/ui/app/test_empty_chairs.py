"""Whole games by touch with some chairs filled, each with a refusal, an undo over its move and a kill.

They take minutes: `PANTHEON_LONG=1 pytest tests/ui/app/test_empty_chairs.py` plays them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from companion.game import Move
from companion.inputs import Press, Scan
from companion.play.match import Match
from companion.play.standing_in import hand_of, wanted
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

    def on(self, until: Callable[[], bool]) -> None:
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

    def refuse(self) -> None:
        """Hands do something else than it said: refused, said again, and then done right."""
        table = self.hand.app.table
        said = table.said
        assert said is not None
        others = [move for move in table.session.moves if move.seat == said.seat and move.plain != said.plain]
        if others:
            self.hand.app.put(Press(str(others[0])))
            self.hand.wait()
            assert table.notice is not None
            assert table.notice.text.key == "standin-refuse-other"
            self.hand.press(icon="check")
        assert table.notice is not None
        assert table.notice.kind == "said"
        self.hand.press("Done so")
        assert table.said != said or table.session.now.tip.move == said

    def undo(self) -> None:
        """Its move taken back: it thinks again, and says the same."""
        table = self.hand.app.table
        said = table.said
        assert said is not None
        self.hand.press("Done so")
        self.hand.press(icon="undo")
        for _ in range(3):
            if table.to_settle is not None:
                self.hand.press(icon="check")
        assert table.said is not None
        assert table.said.seat == said.seat

    def kill(self) -> None:
        """The table goes dark while it thinks; taken up again it thinks anew."""
        before = self.hand.app.table.said
        lines = [*self.hand.app.table.session.lines()]
        self.hand = self.open_app()
        thinking(self.hand)
        self.hand.press("Continue")
        table = self.hand.app.table
        assert [*table.session.lines()] == lines, "a restart loses nothing"
        assert table.said == before, "the same lines give the same thought"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_empty_chairs_by_touch(name: str, open_app: Callable[[], Hand]) -> None:
    match, chairs = GAMES[name]
    game = Played(open_app, match, chairs)

    def says() -> bool:
        return game.hand.app.table.said is not None

    for disturb in (game.refuse, game.undo, game.kill):
        game.on(says)
        disturb()
        game.on(lambda: not says())
    game.on(lambda: False)
    assert game.hand.app.root.current == "result"
    assert game.hand.app.table.outcome is not None
    assert game.said > 3
