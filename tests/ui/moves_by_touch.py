"""Whole games by touch, for tests: from home to the table, and on until enough was played."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from companion.game import Move
from companion.watch import now_ns
from ui.checks.by_touch import card_face, make, seat_of, touch_card
from ui.checks.finger import Hand

__all__ = ["card_face", "make", "play_on", "seat_of", "start_game", "touch_card", "until"]

Choose = Callable[[Sequence[Move]], Move]
LONG_NS = 600 * 1_000_000_000


def until(hand: Hand, true: Callable[[], object]) -> None:
    """Let the screen run until something is so; what is not in ten minutes of its own clock never will be."""
    end = now_ns() + LONG_NS
    while not true():
        assert now_ns() < end, "this will never be so"
        hand.wait(1)


def start_game(hand: Hand, *answers: str, icon: str = "sword", more: int = 0) -> None:
    """From home to the table, with some more than the fewest players and these options."""
    hand.press(icon=icon)
    for _ in range(more):
        hand.press(icon="plus")
    for answer in answers:
        hand.press(answer)
    hand.press(icon="dice")
    hand.press(icon="play")
    assert hand.app.root.current == "table"


def play_on(hand: Hand, dice: random.Random, most: int = 10_000, choose: Choose | None = None) -> int:
    """Legal moves by touch, random unless chosen, until the game is over or enough were made; how many."""
    made = 0
    while hand.app.root.current == "table" and made < most:
        if not hand.app.table.session.moves:  # the last steps can still be looked at
            hand.press(icon="check")
            continue
        move = (choose or dice.choice)(hand.app.table.session.moves)
        lines = hand.app.table.session.now.tip.n
        make(hand, move)
        told = [node.line for node in hand.app.table.session.now.nodes[lines:]]
        assert told[:1] == [str(move)], f"{move} was not made by touch"  # more may come of itself
        made += 1
    return made
