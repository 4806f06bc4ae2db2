"""Questions under each other: answered in place; only what differs is made anew."""

from __future__ import annotations

from ui.checks.finger import Hand
from ui.parts.common.questions import Choice, Question, Questions, Toggle

SIZE = Question("size", "How large", (("5", "five"), ("6", "six")))
CALM = Question("calm", "Calm", (("off", "no"), ("on", "yes")), "nothing slides")
HEADING = Question("", "The look")


def test_what_is_asked_already_stays_and_shows_its_answer(hand: Hand) -> None:
    column, chosen, told = Questions(), {"size": "5", "calm": "off"}, list[tuple[str, str]]()

    def chose(key: str, answer: str) -> None:
        told.append((key, answer))

    column.ask([HEADING, SIZE], chosen.__getitem__, chose)
    heading, size = reversed(column.children)
    assert isinstance(size, Choice)
    assert heading.text == "The look"
    chosen["size"] = "6"
    column.ask([CALM, SIZE], chosen.__getitem__, chose)
    calm, again = reversed(column.children)
    assert isinstance(calm, Toggle)
    assert again is size
    assert (size.chosen, calm.on) == ("6", False)
    size.choose("5")
    calm.on_release()
    assert told == [("size", "5"), ("calm", "on")]


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
