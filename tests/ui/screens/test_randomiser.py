"""The randomiser corner by touch: every kind, the seed, and the page that shows it is fair."""

from __future__ import annotations

import pytest

import ui.screens.shelf.fairness
from companion.luck.fairness import SLICE
from companion.luck.randomiser import SetUp, Wish, set_ups
from companion.view import text
from ui.checks.finger import Hand


def corner(hand: Hand):
    """In the corner, with three named players."""
    page = hand.app.root.get_screen("randomiser")
    page.names = ["Ana", "Ben", "Cleo"]
    hand.press(icon="dice")
    assert hand.app.root.current == "randomiser"
    return page


def test_dice_are_rolled_and_the_seed_gives_them_again(hand: Hand) -> None:
    page = corner(hand)
    hand.press(icon="plus")
    hand.press("20")
    hand.press("Draw")
    hand.wait(60)
    rolled, seed = [*page.faces], page.drawn
    assert rolled == list(Wish("dice", number=3, sides=20).drawn(seed)[0])
    assert f"Seed {seed}" in hand.words()
    hand.press("Draw")
    assert page.drawn != seed
    hand.press("Seed")
    for digit in seed:
        hand.press(digit)
    hand.press(icon="check")
    hand.wait(60)
    assert page.faces == rolled


def test_dice_turn_over_six_times_and_a_touch_stills_them(hand: Hand) -> None:
    page = corner(hand)
    page.more(6)
    page.draw("4")
    drawn = [*page.wish("4").drawn("4")[0]]
    seen = [tuple(page.faces)]
    while hand.app.look.motion.running:
        hand.wait(1)
        if seen[-1] != tuple(page.faces):
            seen.append(tuple(page.faces))
    assert [*seen[-1]] == drawn
    assert len(seen) == 7
    page.draw("4")
    assert page.faces != drawn
    hand.touch(5, 5)
    assert (hand.app.look.motion.running, page.faces) == (False, drawn)


def test_in_calm_dice_lie_at_once(hand: Hand) -> None:
    hand.app.choose("calm", "on")
    page = corner(hand)
    page.draw("4")
    assert page.faces == [*page.wish("4").drawn("4")[0]]


def test_everything_else_is_drawn_too(hand: Hand) -> None:
    page = corner(hand)
    for kind in ("coin", "who begins", "seat order", "teams"):
        hand.press(kind)
        hand.press("Draw")
        hand.wait(60)
        groups = page.wish(page.drawn).drawn(page.drawn)
        assert all(word in page.result for group in groups for word in group)


def test_any_game_is_set_up_without_being_started(hand: Hand) -> None:
    page = corner(hand)
    hand.press("set-up")
    for game in set_ups():
        page.choose_game(game)
        page.draw("7")
        hand.wait()
        assert page.result
        assert page.ids.board.theme.world.id == game, "a board is built of what its world has"
        assert page.ids.board.view.prompt == SetUp(page.wish("7").match, "7").position("7").view().prompt
    assert hand.app.game.journal.games() == []


def test_it_is_shown_to_be_fair(hand: Hand) -> None:
    corner(hand).draw("7")
    hand.press("Is it fair?")
    page = hand.app.root.current_screen
    assert page.name == "fairness"
    while not page.done:
        hand.wait(1)
    assert page.spread.draws == 10_000
    assert "Even" in page.meaning
    assert "Chi-square" in page.numbers
    assert len(page.ids.bars.cells) == 6
    hand.press(icon="back")
    assert hand.app.root.current == "randomiser"


def test_between_two_frames_only_some_of_it_is_drawn(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ui.screens.shelf.fairness, "SLICE_SECONDS", 0)
    page = hand.app.root.get_screen("fairness")
    page.open(Wish("coin"), "7", text("fair-what-coin"), draws=5 * SLICE)
    hand.app.root.show("fairness")
    seen = []
    while not page.done:
        hand.wait(1)
        seen.append(page.spread.draws)
    assert seen[:5] == [SLICE * n for n in range(1, 6)]
