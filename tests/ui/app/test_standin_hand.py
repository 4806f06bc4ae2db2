"""A stand-in's hidden hand told at the screen: under a hand, with two fingers; nothing stays in sight."""

from __future__ import annotations

from companion.inputs import Press, Scan
from companion.play.match import Match
from companion.play.standing_in import hand_of, wanted
from tests.playing import NAMES
from tests.ui.app.test_standins import sit
from ui.checks.by_touch import card_face
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.chair.hand import HandSheet

SEAT = "p2"


def sat(hand: Hand) -> list[str]:
    """A round begins, one chair is a stand-in's; the cards it may have."""
    sit(hand, Match("olympe", NAMES[:4]), {SEAT: 1})
    wants = wanted(hand.app.table.session)
    assert wants is not None
    return [*wants.among]


def told(hand: Hand) -> tuple[str, ...]:
    has = hand_of(hand.app.table.session, SEAT)
    return has.told if has else ()


def sheet(hand: Hand) -> HandSheet:
    return next(widget for widget in hand.shown() if isinstance(widget, HandSheet))


def enter(hand: Hand, cards: list[str]) -> None:
    """One finger holds the page open, another touches the cards."""
    if hand.key("Enter the hand"):
        hand.press("Enter the hand")
    key = hand.key("Hold to see the cards")
    assert key is not None
    with hand.holding(*key.to_window(*key.center)):
        for card in cards:
            face = next(w for w in sheet(hand).walk() if isinstance(w, CardFace) and w.card.id == card)
            hand.reach(face)
            hand.touch(*face.to_window(*face.center))


def test_the_cards_are_in_sight_only_while_a_finger_holds_them_open(hand: Hand) -> None:
    cards = sat(hand)
    hand.press("Enter the hand")
    assert [w for w in sheet(hand).walk() if isinstance(w, CardFace)] == []
    assert any("looks away" in words for words in hand.words())
    enter(hand, cards[:3])
    assert told(hand) == tuple(cards[:3])
    assert [w for w in sheet(hand).walk() if isinstance(w, CardFace)] == [], "the finger was lifted"
    assert "3 of 16 told" in hand.words()
    enter(hand, [cards[1], cards[5]])
    assert told(hand) == (cards[0], cards[2], cards[5]), "a second touch takes a card back"
    hand.press("Done")
    assert any("3 of 16" in words for words in hand.words())


def test_a_hand_that_is_full_takes_no_more_and_then_it_plays(hand: Hand) -> None:
    cards = sat(hand)
    hand.press("Enter the hand")
    enter(hand, cards[:17])
    assert len(told(hand)) == 16
    hand.press("Done")
    table = hand.app.table
    while table.session.acting != (SEAT,):
        table.handle(Press(str(next(m for m in table.session.moves if m.args[0] not in cards[:16]))))
    hand.app.put(Press("clock run"))
    hand.wait()
    assert table.announced is not None
    assert table.announced.args[0] in cards[:16]
    hand.press("Its hand")
    assert sheet(hand).uncovered is False, "it can be put right later, too"


def test_cards_held_up_to_the_camera_are_counted_and_never_drawn(hand: Hand) -> None:
    cards = sat(hand)
    lies = hand.app.table.view()
    page = hand.app.root.current_screen
    for n, card in enumerate(cards[:4], 1):
        name = hand.app.say(next(c.name for row in lies.rows for c in row.cards if c.id == card))
        before = hand.words()
        hand.app.put(Scan("olympe", card, 1))
        hand.wait()
        assert told(hand) == tuple(cards[:n])
        assert any(f"{n} of 16" in words for words in hand.words())
        assert sum(name in words for words in hand.words()) == sum(name in words for words in before)
        assert hand.app.table.view() == lies
        face = card_face(hand, card)
        assert face is None or not face.picked
    page.ids.sight.unfolded = True
    page.watch()
    assert not page.ids.sight.on, "no picture of what is held up"
    hand.press("Take the last one back")
    assert told(hand) == tuple(cards[:3])
