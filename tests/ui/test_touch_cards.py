"""Whole games of Olympe and of the Heavens by touch, open hands under a held finger, points typed in."""

from __future__ import annotations

import random
import time

from tests.ui.moves_by_touch import play_on, start_game
from ui.hand import Hand


def over(hand: Hand) -> bool:
    """Whether the result is on the screen, with the winner and the points."""
    outcome = hand.app.table.outcome
    said = " ".join(hand.words())
    assert hand.app.root.current == "result"
    assert all(hand.app.names[winner] in said for winner in outcome.winners)
    return all(str(points) in hand.words() for _, points in outcome.points)


def test_olympe(hand: Hand) -> None:
    t=time.time()
    start_game(hand, "Teams", "One round", icon="laurel", more=2)
    n=play_on(hand, random.Random(1))
    print("olympe", n, time.time()-t)
    assert over(hand)

def test_heavens(hand: Hand) -> None:
    t=time.time()
    start_game(hand, icon="planet")
    n=play_on(hand, random.Random(1))
    print("heavens", n, time.time()-t)
    assert over(hand)

def test_olympe_score(hand: Hand) -> None:
    t=time.time()
    start_game(hand, "Keeps the score", icon="laurel", more=1)
    n=play_on(hand, random.Random(1))
    print("olympe score", n, time.time()-t)
    assert over(hand)
