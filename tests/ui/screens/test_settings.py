"""The settings: answered in place, and asked anew only in other words."""

from __future__ import annotations

from ui.checks.finger import Hand
from ui.parts.common.basics import Choice
from ui.parts.common.toggle import Toggle


def questions(hand: Hand) -> list[Choice | Toggle]:
    """What is asked, from the first to the last."""
    return [part for part in hand.app.root.current_screen.walk() if isinstance(part, (Choice, Toggle))]


def asked(hand: Hand, label: str) -> Choice:
    """The question that says so."""
    return next(part for part in questions(hand) if isinstance(part, Choice) and part.label == label)


def test_an_answer_is_kept_and_nothing_else_is_made_anew(hand: Hand) -> None:
    hand.press(icon="settings")
    before = questions(hand)
    hand.press("120 %")
    assert hand.app.chosen["scale"] == "120"
    assert questions(hand) == before
    assert asked(hand, "Text size").chosen == "120"


def test_another_language_asks_in_its_own_words(hand: Hand) -> None:
    hand.press(icon="settings")
    before = {part.label for part in questions(hand) if isinstance(part, Choice)}
    hand.press("Français")
    after = {part.label for part in questions(hand) if isinstance(part, Choice)}
    assert hand.app.chosen["language"] == "fr"
    assert len(after) == len(before)
    assert after & before == {"Volume (%)"}


def test_what_was_chosen_elsewhere_is_seen_when_one_comes_back(hand: Hand) -> None:
    hand.press(icon="settings")
    hand.app.root.show("home")
    hand.wait()
    hand.app.chosen["sound"] = "off"
    hand.app.chosen["volume"] = "100"
    hand.press(icon="settings")
    switches = {part.text: part.on for part in questions(hand) if isinstance(part, Toggle)}
    assert switches[hand.app.look.tr("setting-sound")] is False
