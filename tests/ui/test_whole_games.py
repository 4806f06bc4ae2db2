"""Whole games of every kind by touch, each with a refusal, an undo and a restart in the middle of it.

They take minutes: `PANTHEON_LONG=1 pytest tests/ui/test_whole_games.py` plays them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from companion.game import TABLE, Move
from companion.inputs import Press
from companion.play.match import Match
from companion.play.touches import stood_for
from tests.truth.fingers import touchable
from tests.ui.moves_by_touch import card_face, make, play_on, until
from ui.checks.by_touch import touch_thing
from ui.checks.finger import Hand
from ui.parts.table.pads import Pad

pytestmark = pytest.mark.skipif("PANTHEON_LONG" not in os.environ, reason="PANTHEON_LONG=1 plays whole games")

NAMES = ("Ana", "Ben", "Cléo", "Dan")
MATCHES = {
    "battle": Match("battle", NAMES[:2], {"size": "5"}),
    "above": Match("above", NAMES[:2]),
    "olympe": Match("olympe", NAMES, {"variant": "teams", "team-mode": "single"}),
    "heavens": Match("heavens", NAMES[:3]),
}
BEFORE = {"battle": 4, "above": 12, "olympe": 20, "heavens": 40}


def refused_by_touch(hand: Hand, dice: random.Random) -> str:
    """A finger where nothing glows: what the screen says then."""
    table = hand.app.table
    view, open_now = table.view(), table.open
    places = [ids for ids in touchable(view, dice) if not ids[-1].startswith("@")]
    shut = [ids for ids in places if not {*stood_for(view, ids)} & open_now.keys()]
    lies = [ids for ids in shut if ids[-1] in {space.id for space in view.spaces} or card_face(hand, ids[-1])]
    touch_thing(hand, dice.choice(lies)[-1])
    return refusal(hand)


def refusal(hand: Hand) -> str:
    """The refusal on the screen, put away again."""
    table = hand.app.table
    assert table.notice is not None, f"silence: {hand.words()}"
    said = hand.app.say(table.notice.text)
    assert table.notice.kind == "refused", said
    assert any(said in words for words in hand.words()), "it stands on the screen"
    hand.app.put(Press("ok"))
    hand.wait()
    return said


def taken_back(hand: Hand) -> None:
    """Undo by its key; all agree, and the table is put right."""
    table = hand.app.table
    before = len([*table.session.lines()])
    hand.press(icon="undo")
    assert len([*table.session.lines()]) < before
    for _ in range(2):  # all agree, and the table is put right
        if table.to_settle is not None:
            hand.press(icon="check")
    assert table.to_settle is None


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_game_by_touch_with_a_refusal_an_undo_and_a_restart(
    game: str, open_app: Callable[[], Hand]
) -> None:
    dice = random.Random(game)
    hand = open_app()
    hand.app.root.begin(MATCHES[game])
    if hand.app.table.session.acting == (TABLE,):
        hand.press(icon="dice")
    hand.press(icon="play")
    until(hand, lambda: hand.app.root.current == "table")
    play_on(hand, dice, BEFORE[game])
    assert refused_by_touch(hand, dice)
    taken_back(hand)
    lines = [*hand.app.table.session.lines()]
    hand = open_app()
    hand.press("Continue")
    assert [*hand.app.table.session.lines()] == lines, "a restart loses nothing"
    play_on(hand, dice)
    assert_over(hand)


def assert_over(hand: Hand) -> None:
    """The result names the winners, and the game is kept as ended."""
    until(hand, lambda: hand.app.root.current == "result")
    outcome = hand.app.table.outcome
    shown = " ".join(hand.words())
    assert outcome is not None
    assert all(hand.app.opened.names[winner] in shown for winner in outcome.winners)
    assert hand.app.game.journal.games()[0].ended


def wrote(hand: Hand, name: str, number: int) -> None:
    """A name touched, and a number entered on the large keys."""
    seat = next(seat for seat in hand.app.root.current_screen.seats.seats if seat.player == name)
    hand.touch(*seat.to_window(*seat.center))
    for digit in str(number) if hand.app.table.wants_number else "":
        hand.press(digit)
    if hand.app.table.wants_number:
        hand.press(icon="check")


def test_a_whole_score_pad_by_touch_with_a_refusal_an_undo_and_a_restart(
    open_app: Callable[[], Hand],
) -> None:
    hand = open_app()
    hand.app.root.begin(Match("scorepad", NAMES[:3]))
    hand.app.root.sit_down()
    hand.wait()
    for number, name in enumerate((*NAMES[:3], *NAMES[:2]), 10):
        wrote(hand, name, number)
    wrote(hand, "Ben", 7)
    assert "Ben" in refusal(hand), "nobody writes twice in a round"
    taken_back(hand)
    lines = [*hand.app.table.session.lines()]
    hand = open_app()
    hand.press("Continue")
    assert [*hand.app.table.session.lines()] == lines, "a restart loses nothing"
    for number, name in enumerate(NAMES[1:3], 20):
        wrote(hand, name, number)
    make(hand, Move(TABLE, "end"))
    assert_over(hand)


def slapped(hand: Hand) -> None:
    """A round: three attributes of the first player's hero are turned, and that player slaps."""
    hand.press("Cards are dealt")
    mine = hand.app.table.view().sides[0].emblem
    for _ in range(3):
        hand.space(f"deck:{mine}")
    pad = next(found for found in hand.shown() if isinstance(found, Pad) and found.side.seat == "p1")
    hand.touch(*pad.to_window(*pad.center))
    until(hand, lambda: hand.app.table.notice and hand.app.table.notice.kind == "photo")
    hand.press("Continue")


def test_a_whole_game_of_slaps_by_touch_with_a_refusal_an_undo_and_a_restart(
    open_app: Callable[[], Hand],
) -> None:
    hand = open_app()
    hand.app.root.begin(Match("olympia", NAMES[:3]))
    hand.press(icon="dice")
    hand.press(icon="play")
    for _ in range(2):
        slapped(hand)
    hand.press("Cards are dealt")
    hand.space("chair-2")
    assert refusal(hand)
    taken_back(hand)
    lines = [*hand.app.table.session.lines()]
    hand = open_app()
    hand.press("Continue")
    assert [*hand.app.table.session.lines()] == lines, "a restart loses nothing"
    while hand.app.root.current == "table":
        slapped(hand)
    assert_over(hand)
