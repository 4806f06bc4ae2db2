"""Rules at a touch: found by typing, read with pictures, asked by a held finger, told to learners."""

from __future__ import annotations

import re

from kivy.core.window import Window

from companion.rulebook.sections import rules_of
from companion.rulebook.speech import plain
from tests.ui.moves_by_touch import start_game
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.common.keyboard import Keyboard
from ui.parts.table.drawing import DrawingPart
from ui.parts.table.lesson import Lesson
from ui.screens.shelf.look_up import Nothing
from ui.screens.shelf.reading import Answer, Asked, Reading


def page(hand: Hand) -> str:
    """The rule that is open."""
    return hand.app.root.current_screen.anchor


def hits(hand: Hand) -> list[str]:
    """What the search offers, best first."""
    keyboard = next(over for over in Window.children if isinstance(over, Keyboard))
    return [key.title for key in keyboard.ids.known.walk() if isinstance(key, Asked)]


def press_hit(hand: Hand, n: int = 0) -> Asked:
    """Touch a hit, the first one unless told."""
    keyboard = next(over for over in Window.children if isinstance(over, Keyboard))
    key = [key for key in keyboard.ids.known.walk() if isinstance(key, Asked)][n]
    hand.touch(*key.to_window(*key.center))
    return key


def type_in(hand: Hand, typed: str) -> None:
    """Key after key, as a finger types; the first letter is large."""
    for n, letter in enumerate(typed):
        hand.press("space" if letter == " " else letter.upper() if n == 0 else letter)


def gold(hand: Hand) -> list[str]:
    """The paragraphs with something marked in colour that is no way to another rule."""
    return [shown.plain for shown in hand.shown() if isinstance(shown, Reading) and _marked(shown.text)]


def _marked(written: str) -> bool:
    return "[color=" in re.sub(r"\[ref=.*?\[/ref\]", "", written)


def over(kind: type) -> list:
    """What of a kind lies over the screen."""
    return [found for found in Window.children if isinstance(found, kind)]


def test_each_key_answers_a_hit_is_opened_and_play_goes_on(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.press(icon="book")
    hand.press("Search")
    assert hits(hand) == []
    below = hand.key("space").pos
    for letter in "Stale":
        hand.press(letter)
    assert hits(hand)[0] == "When nothing can move"
    assert len(hits(hand)) <= 6
    assert hand.key("space").pos == below, "keys stay under the finger while hits come and go"
    pressed = press_hit(hand)
    assert pressed.sentence == "If none of your figures can move, you pass."
    assert page(hand) == "passing"
    hand.press(icon="back")
    assert hand.app.root.current == "table"
    assert hand.app.table.session.now.clocks.running


def test_asked_from_a_game_what_is_due_comes_first_and_its_sentence_is_whole(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.press(icon="book")
    hand.press("Search")
    type_in(hand, "slide")
    assert hits(hand)[:2] == ["Moving a figure", "When nothing can move"]
    best, other = [key for key in over(Keyboard)[0].ids.known.walk() if isinstance(key, Asked)][:2]
    assert best.width > 1.9 * other.width
    assert "…" not in best.sentence
    assert len(re.sub(r"\[.*?\]", "", best.sentence)) > 90


def test_the_best_hit_says_its_title_over_a_sentence_of_two_lines(hand: Hand) -> None:
    hand.app.root.rules("summary", "scorepad")
    hand.wait()
    hand.press("Search")
    type_in(hand, "wrong number")
    best = next(key for key in over(Keyboard)[0].ids.known.walk() if isinstance(key, Asked))
    words = best.children[0]
    written = [" ".join(word.text for word in line.words) for line in words._label._cached_lines]
    assert len(written) == 3
    assert best.title in written[0]
    assert words.texture_size[1] <= best.height


def test_a_rule_is_found_in_french_without_its_accents(hand: Hand) -> None:
    hand.press(icon="settings")
    hand.press("Français")
    hand.app.root.rules("summary", "battle")
    hand.wait()
    hand.press("Chercher")
    for letter in "Gelé":
        hand.press(letter if letter == "G" else plain(letter))
    assert hits(hand)[0] == "Le héros figé"
    hand.press(icon="check")
    assert page(hand) == "frozen"


def test_a_section_is_read_with_its_neighbours_and_its_picture(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.app.root.rules("movement")
    hand.wait()
    screen = hand.app.root.current_screen
    parts = list(reversed(screen.ids.leaf.ids.parts.children))
    assert isinstance(parts[0], Answer)
    picture = next(part for part in parts[0].walk() if isinstance(part, DrawingPart))
    assert picture.ids.board.glow == {"c1", "c3", "c4"}
    seen = picture.ids.board.to_window(*picture.ids.board.pos)[1]
    assert seen > screen.ids.leaf.ids.page.to_window(*screen.ids.leaf.ids.page.pos)[1], (
        "the picture is seen without scrolling"
    )
    hand.press(screen.ids.after.text)
    assert page(hand) == "claiming"
    hand.press(screen.ids.before.text)
    hand.press(screen.ids.before.text)
    assert page(hand) == "first-move"
    hand.app.choose("language", "fr")
    hand.wait()
    assert "Qui commence" in hand.words(), "the open page changes its language at once"
    assert "Who begins" not in hand.words()
    hand.press(icon="back")
    assert any("héros" in said for said in hand.words())


def test_a_held_finger_on_the_board_asks_and_picks_nothing(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.hold(*hand.where("c2"))
    assert hand.app.root.current == "rules"
    listed = [found.anchor for found in hand.app.root.current_screen.sections]
    assert "movement" in listed
    assert len(listed) < len(rules_of("battle", "en"))
    hand.press("Index")
    hand.press("All the rules")
    assert len(hand.app.root.current_screen.sections) == len(rules_of("battle", "en"))
    hand.press(icon="back")
    assert hand.app.root.current == "table"
    assert hand.app.table.picks == ()
    hand.space("c2")
    assert hand.app.table.picks != (), "a short touch still picks"


def test_a_held_finger_on_a_card_shows_its_page(hand: Hand) -> None:
    hand.press(icon="mountain")
    hand.press(icon="dice")
    hand.press(icon="play")
    face = next(shown for shown in hand.shown() if isinstance(shown, CardFace) and shown.glowing)
    hand.reach(face)
    lines = hand.app.table.session.now.tip.n
    hand.hold(*face.to_window(*face.center))
    assert hand.app.root.current == "rules"
    assert page(hand) == face.card.id.split("-")[0]
    hand.press(icon="back")
    assert hand.app.root.current == "table"
    assert hand.app.table.session.now.tip.n == lines
    assert hand.app.table.picks == ()
    face.asks = None
    face.state = "down"
    assert face._waiting is None, "a card only its player may see is not asked about in everyone's sight"


def test_a_card_outside_play_shows_every_rule_that_names_it(hand: Hand) -> None:
    hand.app.root.card_rules("above", "aphrodite-1")
    hand.wait()
    assert page(hand) == "aphrodite"
    assert any("Aphrodite" in said for said in hand.words())
    assert "victory" in [found.anchor for found in hand.app.root.current_screen.sections]
    hand.press(icon="back")
    assert hand.app.root.current == "home"


def test_a_phase_is_explained_once_to_players_who_want_it(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    assert over(Lesson) == [], "nobody is taught who did not ask"
    hand.press(icon="menu")
    hand.app.chosen["learning"] = "on"
    hand.app.root.current_screen.refresh()
    hand.wait()
    assert over(Lesson) == [], "never over something open, such as a choice made in secret"
    hand.press("Leave")
    hand.press("Continue")
    assert [lesson.title for lesson in over(Lesson)] == ["Moving a figure"]
    assert not hand.app.table.session.now.clocks.running, "nobody pays for reading"
    hand.touch(5, 5)
    assert over(Lesson) == []
    assert hand.app.table.session.now.clocks.running
    assert hand.app.table.picks == (), "the touch that closes it does nothing else"
    hand.app.root.back_to("home")
    hand.wait()
    hand.press("Continue")
    assert hand.app.root.current == "table"
    assert over(Lesson) == []


def test_a_hit_opens_its_rule_at_the_sentence_that_answers(hand: Hand) -> None:
    hand.app.root.rules("summary", "battle")
    hand.wait()
    hand.press("Search")
    type_in(hand, "tie game points")
    pressed = press_hit(hand)
    assert "[b]" in pressed.sentence
    hand.wait(3)
    marked = gold(hand)
    assert len(marked) == 1
    said = re.sub(r"\[.*?\]|…", "", pressed.sentence).strip()
    assert said in marked[0]


def test_no_hit_says_so_and_offers_words_to_look_for_instead(hand: Hand) -> None:
    hand.app.root.rules("summary", "battle")
    hand.wait()
    hand.press("Search")
    type_in(hand, "xqzvw")
    assert hits(hand) == []
    said = [shown.text for shown in hand.shown() if isinstance(shown, Nothing)]
    assert said == ["Nothing about “Xqzvw”. Did you mean:"]
    hand.press(icon="check")
    assert over(Keyboard), "without an answer one goes on typing"
    offered = next(box for box in over(Keyboard)[0].ids.known.children if box.children).children[-1].text
    hand.press(offered)
    assert hits(hand)


def test_rules_name_each_other_and_a_name_leads_there(hand: Hand) -> None:
    hand.app.root.rules("gate", "above")
    hand.wait(3)
    paragraph = next(
        shown for shown in hand.shown() if isinstance(shown, Reading) and "thunder" in (shown.refs or {})
    )
    left, low, right, high = paragraph.refs["thunder"][0]
    x, y = (
        paragraph.center_x - paragraph.texture_size[0] / 2,
        paragraph.center_y + paragraph.texture_size[1] / 2,
    )
    hand.reach(paragraph)
    hand.touch(*paragraph.to_window(x + (left + right) / 2, y - (low + high) / 2))
    assert page(hand) == "thunder"
    hand.press(icon="back")
    assert hand.app.root.current == "home"


def test_the_index_has_groups_and_each_rule_leads_to_those_to_see_also(hand: Hand) -> None:
    hand.app.root.rules("summary", "battle")
    hand.wait()
    hand.press("Index")
    for group in ("Setting up", "A turn"):
        assert group in hand.words()
    hand.press("Who begins")
    assert page(hand) == "first-move"
    hand.app.root.rules("frozen", "battle")
    hand.app.root.rules("landing", "battle")
    hand.wait()
    also = next(shown for shown in hand.shown() if getattr(shown, "text", "") == "Claiming spaces")
    hand.reach(also)
    hand.press("Claiming spaces")
    assert page(hand) == "claiming"


def test_frequent_questions_lead_to_their_rules(hand: Hand) -> None:
    for language in ("en", "fr"):
        hand.app.choose("language", language)
        for game in ("battle", "above", "heavens", "olympe", "olympia", "scorepad"):
            hand.app.root.rules("questions", game)
            hand.wait()
            assert page(hand) == "questions"
            assert any(shown.refs for shown in hand.shown() if isinstance(shown, Reading))
