"""The keyboard on the screen: its keys stay while their letters change."""

from __future__ import annotations

from ui.checks.finger import Hand
from ui.parts.common.keyboard import Letter, ask


def test_a_letter_makes_no_new_keyboard(hand: Hand) -> None:
    answers: list[str] = []
    keyboard = ask("Who plays?", "", lambda _: (), answers.append)
    keys = [key for key in keyboard.walk() if isinstance(key, Letter)]
    for letter in ("A", "n", "a"):
        hand.press(letter)
    hand.press("A/a")
    assert {key.text for key in keys} == {key.text.upper() for key in keys}
    hand.press("B")
    assert keyboard.typed == "AnaB"
    assert [key for key in keyboard.walk() if isinstance(key, Letter)] == keys
    keyboard.done()
    assert answers == ["AnaB"]
