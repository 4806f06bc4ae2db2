"""Olympe and the Heavens by touch to their results, open hands under a held finger, points typed in.

Whole games of them take a minute each: `PANTHEON_LONG=1 pytest tests/ui/screens/test_cards.py` plays
them, and otherwise their beginnings come by lines.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence

import pytest

from companion.game import Move, State
from companion.games.heavens.terms import PLANS
from companion.inputs import Press, Scan
from tests.ui.moves_by_touch import card_face, make, play_on, seat_of, start_game
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.common.held import BEATS
from ui.parts.table.peek import SHIELDING_BEATS, Peek

LONG = pytest.mark.skipif("PANTHEON_LONG" not in os.environ, reason="a whole game: PANTHEON_LONG=1 plays it")

ALONE = BEATS + SHIELDING_BEATS + 4  # held so long, a finger sees what its seat alone may see


def by_lines(hand: Hand, most: int = 1000, until: Callable[[State], bool] = lambda position: False) -> None:
    """Random legal play without touches, until something holds; then it is shown."""
    dice = random.Random(1)
    table = hand.app.table
    for _ in range(most):
        if until(table.session.position):
            break
        table.handle(Press(str(dice.choice(table.session.moves))))
    hand.app.root.current_screen.refresh()
    hand.wait()


def assert_over(hand: Hand) -> None:
    """The result is on the screen, with the winners and everybody's points, and is kept."""
    outcome = hand.app.table.outcome
    assert hand.app.root.current == "result"
    said = " ".join(hand.words())
    assert all(hand.app.opened.names[winner] in said for winner in outcome.winners)
    assert all(str(points) in hand.words() for _, points in outcome.points)
    assert hand.app.game.journal.games()[0].ended


def glowing(hand: Hand) -> set[str]:
    """The cards that glow."""
    return {w.card.id for w in hand.shown() if isinstance(w, CardFace) and w.glowing}


def middle(widget) -> tuple[float, float]:
    return widget.to_window(*widget.center)


# Olympe


@LONG
def test_a_game_of_olympe_with_known_hands_is_played_by_touch_from_home_to_result(hand: Hand) -> None:
    start_game(hand, "Known", "Teams", "One round", icon="laurel", more=2)
    made = play_on(hand, random.Random(1))
    assert made == 65, "sixteen tricks and the count"
    assert_over(hand)


def test_the_last_tricks_with_known_hands_are_played_by_touch_to_the_result(hand: Hand) -> None:
    start_game(hand, "Known", "Teams", "One round", icon="laurel", more=2)
    by_lines(hand, until=lambda position: len(position.round.done) == 14)
    assert play_on(hand, random.Random(1)) == 9
    assert_over(hand)


def test_a_score_only_game_is_typed_in_from_home_to_result(hand: Hand) -> None:
    """A digit twice is two digits, a slip is taken back, and more points than there are is warned of."""
    start_game(hand, "Keeps the score", "Teams", "One round", icon="laurel", more=2)
    hand.press("5")
    hand.press("5")
    assert hand.app.root.current_screen.prompt.endswith("5 5 …")
    hand.press(icon="close")
    assert hand.app.table.picks == ()
    for line in ("p1 points 11 1 1", "p2 points 11 1 0"):
        make(hand, Move.parse(line))
    assert "1 too many" in hand.app.root.current_screen.prompt, "four colours hold 2220"
    hand.press("Enter again")
    for line in ("p1 points 11 1 1", "p2 points 10 0 5", "table count"):
        make(hand, Move.parse(line))
    assert_over(hand)


def test_legal_cards_are_shown_under_a_held_finger_only_and_laid_by_another(hand: Hand) -> None:
    start_game(hand, "Known", icon="laurel", more=1)
    table = hand.app.table
    legal = held = set()
    while legal == held:  # until the cards laid bind whoever plays next
        by_lines(hand, most=1)
        (seat,) = table.session.acting
        legal = {move.args[0] for move in table.session.moves}
        held = {card.id for row in table.view(seat).rows if row.id == f"hand-{seat}" for card in row.cards}
    assert legal < held
    assert glowing(hand) == set()
    with hand.holding(*middle(seat_of(hand, seat)), ALONE):
        assert glowing(hand) == legal
        assert {w.card.id for w in hand.shown() if isinstance(w, CardFace) and w.card.id in held} == held
        assert table.view(seat).prompt != table.view().prompt
        assert hand.app.say(table.view(seat).prompt) in hand.words()
    assert not [w for w in hand.shown() if isinstance(w, Peek)]
    assert glowing(hand) == set()
    for colour in table.view().fan:
        hand.app.root.current_screen._beside._fan.turn_to(colour.id)
        hand.wait()
        assert glowing(hand) == set(), "nor among all cards"
    elsewhere = next(card for row in table.view().rows for card in row.cards if card.id not in held)
    make(hand, Move(seat, "play", (elsewhere.id,)))
    assert (table.notice.kind, table.notice.rule != "") == ("refused", True)
    hand.press("Try again")
    # Another finger lays a card of the hand that is held open.
    move = table.session.moves[-1]
    with hand.holding(*middle(seat_of(hand, seat)), ALONE):
        hand.touch(*middle(card_face(hand, move.args[0])))
    assert hand.app.table.session.now.tip.line == str(move)
    assert not [w for w in hand.shown() if isinstance(w, Peek)]


def test_fanned_hands_are_dealt_by_the_camera(hand: Hand) -> None:
    hand.press(icon="laurel")
    hand.press("Known")
    hand.press(icon="dice")
    hand.press(icon="hand")
    table = hand.app.table
    for line in ("table god athena p1", "table god dionysus p2", "table dealer p2"):
        table.handle(Press(line))
    deck = [move.args[0] for move in table.session.moves]
    random.Random(1).shuffle(deck)
    for fan in (deck[:16], deck[16:]):
        for card in fan:
            hand.app.put(Scan("olympe", card))
        hand.wait()
    assert [len(cards) for cards in table.session.position.round.hands] == [16, 16]
    assert table.session.acting == ("p1",)


# The Heavens


@LONG
def test_a_game_of_the_heavens_is_played_by_touch_from_home_to_result(hand: Hand) -> None:
    start_game(hand, icon="planet")
    made = play_on(hand, random.Random(1))
    assert made > 150, "five days and nights"
    assert_over(hand)


def test_the_last_evening_and_night_are_played_by_touch_to_the_result(hand: Hand) -> None:
    start_game(hand, icon="planet")
    by_lines(hand, until=lambda heavens: (heavens.day, heavens.phase, heavens.step) == (5, 2, "plan"))
    play_on(hand, random.Random(1))
    assert_over(hand)


@LONG
def test_five_nights_are_scored_by_touch_from_home_to_result(hand: Hand) -> None:
    start_game(hand, "Nights only", icon="planet")
    dice = random.Random(4)

    def little(moves: Sequence[Move]) -> Move:
        """A planet each night, at times a torch, and then the night."""
        entered = len(hand.app.table.session.position.entered)
        kinds = ("put",) if not entered else ("put", "level") if entered < 2 else ("night",)
        return dice.choice([move for move in moves if move.verb in kinds] or moves)

    play_on(hand, dice, choose=little)
    assert_over(hand)


def test_a_plan_laid_shows_a_tick_and_plan_and_power_are_seen_under_a_held_finger_only(hand: Hand) -> None:
    start_game(hand, icon="planet")
    by_lines(hand, most=6)
    table = hand.app.table
    first = table.view().secret[0]
    make(hand, Move(first, "plan", (PLANS[0],)))
    assert {seat: seat_of(hand, seat).ids.badge.ticked for seat in hand.app.opened.names} == {
        seat: seat == first for seat in hand.app.opened.names
    }
    spoken = " ".join(hand.words())
    assert not [plan for plan in PLANS if hand.app.tr(f"heavens-plan-{plan}") in spoken]
    power = f"{hand.app.tr('heavens-power')}: {table.session.position.god(first).power}"
    assert power not in spoken
    tile = middle(seat_of(hand, first))
    hand.touch(*tile)
    assert not [w for w in hand.shown() if isinstance(w, Peek)], "a short touch shows nothing"
    with hand.holding(*tile, BEATS + 2):
        assert hand.app.tr("peek-shield", player=hand.app.opened.names[first]) in hand.words()
        assert power not in " ".join(hand.words()), "first the word to shield the screen"
    with hand.holding(*tile, ALONE):
        assert power in " ".join(hand.words())
        faces = [w for w in hand.shown() if isinstance(w, CardFace) and w.card.id in PLANS]
        assert [face.card.id for face in faces] == [PLANS[0]], "its owner may look again"
    assert hand.app.tr("heavens-power") not in " ".join(hand.words())


def test_a_space_that_is_no_pick_is_refused_when_tapped_and_tells_what_it_would_bring_when_held(
    hand: Hand,
) -> None:
    start_game(hand, icon="planet")
    by_lines(hand, most=6)
    lines = hand.app.table.session.now.tip.n
    position = hand.app.table.session.position
    free = next(name for name, who in zip(position.terms.sky.names, position.lies, strict=True) if not who)
    hand.space(free)
    notice = hand.app.table.notice
    assert (notice.kind, notice.text.key) == ("refused", "heavens-refuse-plan-first")
    hand.press("Try again")
    with hand.holding(*hand.where(free), 2 * BEATS):
        notice = hand.app.table.notice
    assert (notice.kind, len(notice.more)) == ("told", 3), "one line for each player"
    assert f"+{position.terms.sky.reward(position.lies, 'p1', int(free[0]))} Power" in " ".join(hand.words())
    hand.press("OK")
    assert hand.app.table.notice is None
    assert hand.app.table.session.now.tip.n == lines


def test_a_finger_held_on_a_space_asks_and_a_short_one_places(hand: Hand) -> None:
    start_game(hand, icon="planet")
    (seat,) = hand.app.table.session.acting
    with hand.holding(*hand.where("1G1"), 2 * BEATS):
        assert hand.app.table.notice.kind == "told"
    assert hand.app.table.session.acting == (seat,), "nothing is placed by asking"
    hand.press("OK")
    hand.space("1G1")
    assert hand.app.table.session.now.tip.line == f"{seat} place 1G1"
