"""Secret plans behind a hand, a night told step by step, and a revoke proven at the table, by touch."""

from __future__ import annotations

import random

from companion.game import TABLE
from companion.inputs import Press, Scan
from ui.checks.by_touch import seat_of, touch_card
from ui.checks.finger import Hand
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu


def start(hand: Hand, icon: str, more: int = 0) -> None:
    """A game with its fewest players and some more, set up at random."""
    hand.press(icon=icon)
    for _ in range(more):
        hand.press(icon="plus")
    hand.press(icon="dice")
    hand.press(icon="play")


def until(hand: Hand, verb: str, seed: int = 1) -> None:
    """Random play by lines until some move with this verb is open."""
    dice = random.Random(seed)
    for _ in range(500):
        moves = hand.app.table.session.moves
        if any(move.verb == verb for move in moves):
            hand.wait()
            return
        hand.app.table.handle(Press(str(dice.choice(moves))))
    raise AssertionError(f"nobody ever could {verb}")


def refresh(hand: Hand) -> None:
    """Show what was said by lines."""
    hand.app.root.current_screen.refresh()
    hand.wait()


def test_plans_are_chosen_behind_a_hand_and_shown_to_nobody(hand: Hand) -> None:
    start(hand, "planet")
    until(hand, "plan")
    refresh(hand)
    table = hand.app.table
    secret = table.view().secret
    assert len(secret) == 3
    for seat in secret:
        place = seat_of(hand, seat)
        hand.touch(*place.to_window(*place.center))
        menu = next(widget for widget in hand.shown() if isinstance(widget, Menu))
        plan = next(widget for widget in menu.walk() if isinstance(widget, Key))
        hand.touch(*plan.to_window(*plan.center))
        assert seat not in table.view().secret
        assert table.session.now.tip.line.startswith(f"{seat} plan ")
    assert table.session.acting == (TABLE,)
    laid = [card for row in table.view().rows for card in row.cards if card.face == "down"]
    assert len(laid) == 3
    assert len({(card.emblem, card.name.key) for card in laid}) == 1, "laid plans all look the same"
    assert not {"forge", "torch", "errand", "breath"} & set(
        hand.app.root.current_screen.undoes.lower().split()
    )


def test_plan_cards_in_one_picture_are_one_reveal(hand: Hand) -> None:
    start(hand, "planet")
    until(hand, "plan")
    for copy, plan in enumerate(("forge", "torch", "errand"), 1):
        hand.app.put(Scan("heavens", plan, copy))
    hand.wait()
    lines = list(hand.app.table.session.lines())[-3:]
    assert lines == ["p1 plan forge", "p2 plan torch", "p3 plan errand"]


def test_plans_that_lie_open_are_touched_and_revealed_with_the_last(hand: Hand) -> None:
    start(hand, "planet")
    until(hand, "plan")
    refresh(hand)
    before, places = hand.app.table.session.now.tip.n, []
    for seat in ("p2", "p1", "p3"):
        keys = seat_of(hand, seat).parent.children[0].children[::-1]
        places.append([key.to_window(*key.center)[0] for key in keys])
        hand.touch(*keys[2].to_window(*keys[2].center))
    lines = [node.line for node in hand.app.table.session.now.nodes[before:]]
    assert lines[:4] == ["p2 plan torch", "p1 plan torch", "p3 plan torch", "table reveal"]
    assert places[0] == places[1] == places[2], "no key has moved"


def test_a_night_is_told_at_once_and_leafed_through(hand: Hand) -> None:
    start(hand, "planet")
    until(hand, "score")
    refresh(hand)
    hand.press(icon="play")
    page, card = hand.app.root.current_screen, hand.app.root.current_screen.ids.notice
    steps = hand.app.table.notice.steps
    assert len(steps) >= 6
    for n, (_, node) in enumerate(steps, 1):
        hand.press(icon="forward")
        assert card.said.startswith(f"{n}/{len(steps)}")
        assert page.ids.board.view == node.view()
    hand.press("A new day")
    assert hand.app.table.session.now.tip.line == "table dawn"


def test_a_night_is_told_step_by_step_with_one_key(hand: Hand) -> None:
    start(hand, "planet")
    until(hand, "score")
    refresh(hand)
    table = hand.app.table
    steps = 0
    while table.session.acting == (TABLE,) and table.session.moves[0].verb == "score":
        before = table.session.now.tip.n
        hand.press(icon="forward")
        assert table.session.now.tip.n == before + 1
        assert table.view().notes
        steps += 1
    assert steps >= 6, "regions, four orbits and the best constellation at least"


def test_a_revoke_is_named_at_once_and_play_can_be_taken_back(hand: Hand) -> None:
    start(hand, "laurel", more=1)
    until(hand, "accept")
    refresh(hand)
    table = hand.app.table
    back = table.view().back
    assert back is not None
    assert "did not" in hand.app.root.current_screen.prompt
    hand.press("Rewind to there")
    assert table.session.now.tip.n == back


def test_a_trick_and_a_revoke_in_the_next_one_are_entered_by_touch(hand: Hand) -> None:
    start(hand, "laurel", more=1)
    table = hand.app.table
    gods = [move.args[0].partition("-")[0] for move in table.session.moves]
    mine, other = list(dict.fromkeys(gods))[:2]
    for rank in ("100", "10"):
        touch_card(hand, f"{mine}-{rank}")
    shirker = table.session.acting[0]
    touch_card(hand, f"{other}-10")  # does not follow, so holds none of the colour asked
    while table.session.acting[0] != shirker:
        touch_card(hand, next(m.args[0] for m in table.session.moves if m.args[0] not in (f"{mine}-20",)))
        assert not table.view().back, "lawful play is not accused"
    touch_card(hand, f"{mine}-20")  # yet here is a card of that colour
    assert table.view().back is not None
    assert hand.app.opened.names[shirker] in hand.app.root.current_screen.prompt
    hand.press("Accept")
    assert table.view().back is None
