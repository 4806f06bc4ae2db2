"""Moves made by touch: every argument where it lies on the screen, the verb only where it is asked for."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.play.touches import goes_on
from companion.words import told
from ui.checks.finger import Hand
from ui.parts.board.fan import FanPart
from ui.parts.board.rows import CardFace
from ui.parts.table.seat_grid import options_of
from ui.parts.table.seats import Seat


def make(hand: Hand, move: Move) -> None:
    """Touch a move as a player would."""
    table, view = hand.app.table, hand.app.table.view()
    before = table.session.now
    if move.seat in view.secret:
        options = options_of(hand.app.opened, view)
        chosen = next(n for n, option in enumerate(options) if option.id.split() == [move.verb, *move.args])
        key = seat_of(hand, move.seat).parent.children[0].children[::-1][chosen]
        hand.touch(*key.to_window(*key.center))
        return
    if move.seat == TABLE and len(table.session.moves) == 1:
        if table.notice is not None and table.notice.steps:  # there the arrows leaf through them
            hand.press(hand.app.say(told(table.session.match.game, move, view)))
        else:
            hand.press(icon="play" if goes_on(table.session.now.tip) else "forward")
        return
    if f":{move.verb}" in table.open and not move.args:
        hand.press(hand.app.root.current_screen.choices.named(f":{move.verb}"))
        _sure(hand)
        return
    for thing in move.args:
        touch_thing(hand, thing)
        _sure(hand)
        if table.session.now is before and f":{move.verb}" in table.open and thing == move.args[0]:
            words = hand.app.root.current_screen.choices.named(f":{move.verb}")
            if hand.key(words) is not None:  # where what comes next says it too, there is none
                hand.press(words)
    if table.session.now is before and f"@{move.seat}" in table.open:
        seat = seat_of(hand, move.seat)
        hand.touch(*seat.to_window(*seat.center))


def _sure(hand: Hand) -> None:
    """Yes, where it is asked whether something may be lost."""
    notice = hand.app.table.notice
    if notice is not None and notice.kind == "sure":
        hand.press(hand.app.tr("notice-sure"))


def touch_thing(hand: Hand, thing: str) -> None:
    """A space, a piece where it lies, a card, or the key for what lies nowhere."""
    view = hand.app.table.view()
    lies = {token.id: token.space for token in view.tokens}
    place = lies.get(thing, thing)
    if place in {space.id for space in view.spaces}:
        hand.space(place)
    elif any(card.id == thing for row in (*view.rows, *view.fan) for card in row.cards):
        touch_card(hand, thing)
    else:
        hand.press(hand.app.root.current_screen.choices.named(thing))


def touch_card(hand: Hand, card: str) -> None:
    """A card beside the board, or among all that may be meant."""
    fan = next((w for w in hand.shown() if isinstance(w, FanPart)), None)
    if fan is not None and (face := fan.place_of(card)) is not None and face.card.id != card:
        hand.reach(face)
        hand.touch(*face.to_window(*face.center))
    face = card_face(hand, card)
    if face is None:
        hand.press(hand.app.tr("table-cards"))
        face = card_face(hand, card)
    if face is None:
        raise LookupError(f"{card} is nowhere on the screen")
    hand.reach(face)
    hand.touch(*face.to_window(*face.center))


def card_face(hand: Hand, card: str) -> CardFace | None:
    """A card as it is shown now."""
    return next((w for w in hand.shown() if isinstance(w, CardFace) and w.card.id == card), None)


def seat_of(hand: Hand, seat: str) -> Seat:
    """A player's place beside the board."""
    return next(w for w in hand.shown() if isinstance(w, Seat) and w.side.seat == seat)
