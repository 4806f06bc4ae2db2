"""*Review* on the result: the chances of everybody, and moments that open in the replay."""

from __future__ import annotations

import random

from kivy.core.window import Window

from companion.game import TABLE
from companion.games.minds import MINDS
from companion.play.match import Match
from tests.playing import NAMES
from tests.ui.app.test_standins import thinking
from ui.checks.finger import Hand
from ui.parts.chair.review import ReviewSheet
from ui.parts.common.basics import Key
from ui.parts.common.chart import Lines


def _finished(hand: Hand, match: Match) -> None:
    """A whole game, line by line through the one door."""
    thinking(hand)
    hand.app.root.begin(match, "7", {})
    hand.app.root.sit_down()
    table, mind, dice = hand.app.table, MINDS[match.game], random.Random("review")
    while moves := table.session.moves:
        line = (
            dice.choice(moves) if moves[0].seat == TABLE else mind.policy(table.session.position, moves, dice)
        )
        hand.app.game.tell(str(line))
    hand.wait()
    hand.app.root.show("result")
    hand.wait()


def _sheet(hand: Hand) -> ReviewSheet:
    hand.press(icon="eye")
    return next(child for child in Window.children if isinstance(child, ReviewSheet))


def test_a_moment_of_battle_opens_in_the_replay(hand: Hand) -> None:
    _finished(hand, Match("battle", NAMES[:2], {"size": "5"}))
    key = _sheet(hand).ids.moments.children[0]
    assert isinstance(key, Key)
    hand.touch(*key.to_window(*key.center))
    assert hand.app.root.current == "replay"


def test_everybody_in_the_heavens_has_a_curve_in_the_colour_of_their_planets(hand: Hand) -> None:
    _finished(hand, Match("heavens", NAMES[:3]))
    sheet = _sheet(hand)
    lines = next(widget for widget in sheet.walk() if isinstance(widget, Lines))
    assert [curve.player for curve in lines.curves] == [*NAMES[:3]]
    tones = [side.tone for side in hand.app.table.view().sides]
    assert [lines.wear[name].tone for name in NAMES[:3]] == tones
    assert len({*tones}) == 3


def test_a_game_that_nothing_turned_says_so(hand: Hand) -> None:
    _finished(hand, Match("heavens", NAMES[:3]))
    sheet = _sheet(hand)
    assert bool(sheet.none) != any(isinstance(child, Key) for child in sheet.ids.moments.children)


def test_a_game_whose_chances_tell_too_little_offers_no_review(hand: Hand) -> None:
    _finished(hand, Match("above", NAMES[:2]))
    assert hand.key(icon="eye") is None
