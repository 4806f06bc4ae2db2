"""Moves made by touch: every argument where it lies on the screen, the verb only where it is asked for."""

from __future__ import annotations

import random

from companion.game import Move
from ui.hand import Hand


def start_game(hand: Hand, *answers: str) -> None:
    """From home to the table, with these options."""
    hand.press(icon="sword")
    for answer in answers:
        hand.press(answer)
    hand.press(icon="dice")
    hand.press(icon="play")
    assert hand.app.root.current == "table"


def make(hand: Hand, move: Move) -> None:
    """Touch a move as a player would."""
    table = hand.app.table
    before = table.session.now
    if f":{move.verb}" in table.open and not move.args:
        hand.press(hand.app.root.current_screen.named(f":{move.verb}"))
        return
    for thing in move.args:
        _touch(hand, thing)
        if table.session.now is before and f":{move.verb}" in table.open and thing == move.args[0]:
            hand.press(hand.app.root.current_screen.named(f":{move.verb}"))


def _touch(hand: Hand, thing: str) -> None:
    view = hand.app.table.view()
    lies = {token.id: token.space for token in view.tokens}
    place = lies.get(thing, thing)
    if place in {space.id for space in view.spaces}:
        hand.space(place)
    else:
        hand.press(hand.app.root.current_screen.named(thing))


def play_on(hand: Hand, dice: random.Random, most: int = 10_000) -> int:
    """Random legal moves by touch until the game is over or enough were made; how many."""
    made = 0
    while hand.app.root.current == "table" and made < most:
        move = dice.choice(hand.app.table.session.moves)
        lines = hand.app.table.session.now.tip.n
        make(hand, move)
        assert hand.app.table.session.now.tip.n == lines + 1, f"{move} was not made by touch"
        assert hand.app.table.session.now.tip.line == str(move)
        made += 1
    return made
