"""Leaving, giving up, ending early and changing a name: two touches each, nothing to scroll for."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.games import GAMES
from companion.keep.players import meet
from companion.play.match import Match
from companion.play.setting_up import drawn_anew
from ui.app.game_menu import SeatLine
from ui.checks.finger import Hand
from ui.parts.common.people import PersonKey
from ui.screens.play.result import Standing
from ui.screens.shelf.cover import Cover

NAMES = ("Marie-Antoinette Dupuis", "Ben", "Maximilien", "Cléo", "Jean-Christophe")


def sit(hand: Hand, game: str, players: int) -> None:
    """A game set up, and everybody known."""
    current = hand.app.game
    meet(current.journal, [*enumerate((*NAMES[:players], "Zoë"), 1)])
    current.take_up(current.journal.begin(Match(game, NAMES[:players])))
    current.open.table.session.do(*drawn_anew(current.open.table.session, "1"))
    hand.app.root.sit_down()
    hand.wait()


def in_sight(hand: Hand, words: str) -> None:
    """Touch a key that is on the screen as it is: a hand that scrolled would have found it hidden."""
    key = hand.key(words)
    assert key is not None, words
    x, y = key.to_window(*key.center)
    assert 0 < y < Window.height, f"{words} is hidden"
    hand.touch(x, y)


def last_line(hand: Hand) -> str:
    game = hand.app.opened
    return next(line for _, line in reversed(game.journal.lines(game.number)) if not line.startswith("clock"))


def test_leaving_is_two_touches(hand: Hand) -> None:
    sit(hand, "heavens", 5)
    hand.press(icon="menu")
    in_sight(hand, "Leave")
    assert hand.app.root.current == "home"


def test_ending_early_is_two_touches_and_can_be_taken_back(hand: Hand) -> None:
    sit(hand, "heavens", 5)
    hand.press(icon="menu")
    in_sight(hand, "End the game here")
    assert (last_line(hand), hand.app.root.current) == ("end", "result")
    hand.press(icon="undo")
    assert hand.app.root.current == "table"


@pytest.mark.parametrize("seat", [1, 5])
def test_giving_up_is_two_touches(hand: Hand, seat: int) -> None:
    sit(hand, "heavens", 5)
    hand.press(icon="menu")
    lines = [widget for widget in hand.shown() if isinstance(widget, SeatLine)]
    line = next(line for line in lines if line.player == NAMES[seat - 1])
    hand.touch(*line.children[0].to_window(*line.children[0].center))
    assert (last_line(hand), hand.app.root.current) == (f"resign p{seat}", "result")
    assert f"{NAMES[seat - 1]} gave up. The others were level." in hand.words()


def test_another_name_is_two_touches_away(hand: Hand) -> None:
    sit(hand, "battle", 2)
    hand.press(icon="menu")
    in_sight(hand, "Ben")
    zoe = next(widget for widget in hand.shown() if isinstance(widget, PersonKey) and widget.text == "Zoë")
    hand.touch(*zoe.to_window(*zoe.center))
    assert last_line(hand) == "seat p2 Zoë"


def test_where_people_leave_while_others_play_on_nobody_gives_up(hand: Hand, home: Path) -> None:
    sit(hand, "scorepad", 3)
    hand.press(icon="menu")
    assert not [line for line in hand.shown() if isinstance(line, SeatLine) and line.may_resign]


def test_three_open_games_are_on_the_first_page_beside_the_whole_shelf(hand: Hand) -> None:
    for game in ("battle", "above", "olympe", "heavens"):
        sit(hand, game, 4 if game == "heavens" else 2)
        hand.app.opened.clock("pause")
    hand.app.root.show("home")
    hand.wait()
    page = hand.app.root.current_screen
    assert [key.text for key in reversed(page.ids.going_on.children)] == [
        *("The Heavens of Olympus", "Olympe", "Above"),
        "All games",
    ]
    covers = [shown for shown in hand.shown() if isinstance(shown, Cover)]
    assert {shown.game for shown in covers} == {*GAMES}
    for key in (*page.ids.going_on.children, *covers):
        bottom, top = (key.to_window(0, y)[1] for y in (key.y, key.top))
        assert 0 <= bottom < top <= Window.height, f"{key.text} is out of sight"
    in_sight(hand, "All games")
    assert hand.app.root.current == "games"


def test_a_result_ranks_ten_players_in_sight_and_the_list_says_who_won(hand: Hand) -> None:
    names = tuple(f"{who} Wolfeschlegelsteinhaus"[:24] for who in "ABCDEFGHIJ")
    current = hand.app.game
    current.take_up(current.journal.begin(Match("scorepad", names)))
    points = (3, 9, 1, 7, 7, 2, 8, 0, 5, 4)
    current.open.table.session.do(*(f"p{n} score ={has}" for n, has in enumerate(points, 1)), "table end")
    hand.app.root.sit_down()
    hand.wait()
    rows = [widget for widget in hand.shown() if isinstance(widget, Standing)]
    assert [(row.place, row.points) for row in rows] == [
        *(("1", "9"), ("2", "8"), ("3", "7"), ("3", "7"), ("5", "5")),
        *(("6", "4"), ("7", "3"), ("8", "2"), ("9", "1"), ("10", "0")),
    ]
    for row in rows:
        bottom, top = (row.to_window(0, y)[1] for y in (row.y, row.top))
        assert 60 <= bottom < top <= Window.height, f"{row.player} is out of sight"
    hand.app.root.show("games")
    assert any(f"{names[1]} wins" in words for words in hand.words())


def asked(hand: Hand) -> dict[str, list[str]]:
    """The questions before a game, with the answers offered."""
    options = hand.app.root.current_screen.ids.options.children
    return {choice.label: [answer for answer, _ in choice.answers] for choice in options}


def test_only_what_makes_a_difference_is_asked_and_each_says_what_it_changes(hand: Hand) -> None:
    hand.app.root.new_game("olympe")
    page = hand.app.root.current_screen
    while len(page.names) < 4:
        page.more(1)
    hand.wait()
    assert "Teams play" not in asked(hand)
    assert "comptoir" not in asked(hand)["Variant"]
    page.answered("variant", "teams")
    hand.wait()
    assert "Teams play" in asked(hand)
    assert all(choice.about for choice in page.ids.options.children if choice.label != "Clock")


def test_a_game_with_a_question_open_after_its_second_trick_is_not_still_being_set_up(hand: Hand) -> None:
    sit(hand, "olympe", 3)
    dice, session = random.Random(1), hand.app.table.session
    while not (session.position.undecided and len(session.position.round.done) > 1):
        accepts = [move for move in session.moves if move.verb == "accept"]  # a question of the first trick
        session.do(str(dice.choice(accepts or session.moves)))
    assert len(session.position.round.done) >= 2
    hand.app.root.show("home")
    hand.wait()
    (key,) = hand.app.root.current_screen.ids.going_on.children
    assert hand.app.tr("home-to-settle") in key.due
    assert hand.app.tr("home-setting-up") not in " ".join(hand.words())


def test_the_rulebook_follows_the_language_until_somebody_chooses(hand: Hand) -> None:
    for language in ("en", "fr"):
        hand.app.choose("language", language)
        hand.app.root.new_game("above")
        assert hand.app.root.current_screen.chosen["rulebook"] == language


def test_a_copy_in_which_a_hero_freezes_is_refused_with_the_reason(hand: Hand) -> None:
    hand.app.root.my_copy("battle", 2, {"size": "6", "abilities": "house", "repetition": "tokens"})
    page = hand.app.root.current_screen
    fact = next(fact for fact in GAMES["battle"].facts if fact.id == "ability-achilles")
    page.ask(fact)
    hand.wait()
    hand.press("freeze")
    assert "would do nothing" in page.problem
    assert page.stated == {}


def test_a_new_game_left_long_ago_is_still_about_its_game(hand: Hand) -> None:
    ways = hand.app.root
    ways.new_game("above")
    hand.press("My copy")
    for name in ("settings", "doctor", "buttons"):
        ways.show(name)
        hand.wait()
    assert not ways.has_screen("newgame"), "it takes memory that others need"
    ways.back_to("newgame")
    hand.wait()
    assert ways.current_screen.game == "above"
    assert hand.app.tr("above") in hand.words()


@pytest.mark.parametrize("game", ["olympia", "scorepad"])
def test_a_game_begun_at_the_table_of_another_is_the_one_that_is_shown(hand: Hand, game: str) -> None:
    ways = hand.app.root
    sit(hand, "olympia", 2)
    ways.begin(Match(game, ("Ben",) if game == "scorepad" else ("Ben", "Cléo", "Jean")))
    ways.sit_down()
    hand.wait()
    assert ways.current == "table"
    assert ways.current_screen.game is hand.app.opened
    assert ways.current_screen.world == game
    assert "Ben" in " ".join(hand.words())
