"""Moves made by touch: every argument where it lies on the screen, the verb only where it is asked for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from companion.game import TABLE, Move
from companion.watch import now_ns
from companion.words import told
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.table.seats import Seat

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


def make(hand: Hand, move: Move) -> None:
    """Touch a move as a player would."""
    table, view = hand.app.table, hand.app.table.view()
    before = table.session.now
    if move.seat in view.secret:
        hand.press(hand.app.tr("whisper-key", player=hand.app.opened.names[move.seat]), icon="eye-off")
        hand.press(hand.app.say(told(table.session.match.game, move, table.view(move.seat))))
        return
    if move.seat == TABLE and len(table.session.moves) == 1:
        hand.press(icon="forward")
        return
    if f":{move.verb}" in table.open and not move.args:
        hand.press(hand.app.root.current_screen.choices.named(f":{move.verb}"))
        return
    for thing in move.args:
        _touch(hand, thing)
        if table.session.now is before and f":{move.verb}" in table.open and thing == move.args[0]:
            hand.press(hand.app.root.current_screen.choices.named(f":{move.verb}"))
    if table.session.now is before and f"@{move.seat}" in table.open:
        seat = seat_of(hand, move.seat)
        hand.touch(*seat.to_window(*seat.center))


def _touch(hand: Hand, thing: str) -> None:
    view = hand.app.table.view()
    lies = {token.id: token.space for token in view.tokens}
    place = lies.get(thing, thing)
    if place in {space.id for space in view.spaces}:
        hand.space(place)
    elif any(card.id == thing for row in view.rows for card in row.cards):
        touch_card(hand, thing)
    else:
        hand.press(hand.app.root.current_screen.choices.named(thing))


def touch_card(hand: Hand, card: str) -> None:
    """A card beside the board, or among all that may be meant."""
    face = card_face(hand, card)
    if face is None:
        hand.press("Which card?")
        face = card_face(hand, card)
    assert face is not None, f"{card} is nowhere on the screen"
    hand.reach(face)
    hand.touch(*face.to_window(*face.center))


def card_face(hand: Hand, card: str) -> CardFace | None:
    """A card as it is shown now."""
    return next((w for w in hand.shown() if isinstance(w, CardFace) and w.card.id == card), None)


def seat_of(hand: Hand, seat: str) -> Seat:
    """A player's place beside the board."""
    return next(w for w in hand.shown() if isinstance(w, Seat) and w.side.seat == seat)


def play_on(hand: Hand, dice: random.Random, most: int = 10_000, choose: Choose | None = None) -> int:
    """Legal moves by touch, random unless chosen, until the game is over or enough were made; how many."""
    made = 0
    while hand.app.root.current == "table" and made < most:
        move = (choose or dice.choice)(hand.app.table.session.moves)
        lines = hand.app.table.session.now.tip.n
        make(hand, move)
        assert hand.app.table.session.now.tip.n == lines + 1, f"{move} was not made by touch"
        assert hand.app.table.session.now.tip.line == str(move)
        made += 1
    return made
