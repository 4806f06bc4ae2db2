"""Scores, history, players and statistics by real touches."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from kivy.uix.relativelayout import RelativeLayout

from companion.keep.journal import Journal
from companion.keep.players import meet
from companion.play.match import Match
from tests.playing import NAMES, battle, open_session
from tests.ui.moves_by_touch import make, start_game
from ui.checks.finger import Hand
from ui.parts.common.basics import Key
from ui.parts.common.chart import BarLine
from ui.parts.common.people import PersonKey
from ui.parts.common.sheet import Cell, SheetLine


def touch_cell(hand: Hand, row: str, column: int) -> None:
    """Touch a number on the score sheet; column −1 is the title of the row."""
    hand.wait()
    line = next(w for w in hand.shown() if isinstance(w, SheetLine) and w.title == row and w.kind == "row")
    cell = next(c for c in line.children if isinstance(c, Cell) and c.column == column)
    hand.touch(*cell.to_window(*cell.center))


def enter(hand: Hand, number: int) -> None:
    """A number on the large keys."""
    for digit in str(abs(number)):
        hand.press(digit)
    if number < 0:
        hand.press(icon="minus")
    hand.press(icon="check")


def numbers(hand: Hand, row: str) -> list[str]:
    """What stands in a row of the sheet."""
    line = next(w for w in hand.shown() if isinstance(w, SheetLine) and w.title == row)
    return [words for words, _ in line.cells]


def write(hand: Hand, name: str, number: int) -> None:
    """Touch a name on the table screen and enter a number."""
    seat = next(s for s in hand.app.root.current_screen.seats.seats if s.player == name)
    hand.touch(*seat.to_window(*seat.center))
    enter(hand, number)


def start_pad(hand: Hand) -> None:
    """From home to a score pad for two."""
    hand.press("Score pad")
    hand.press(icon="plus")
    hand.press(icon="dice")
    assert hand.app.root.current == "table", "there is nothing to set up"


def filled(home: Path, *matches: Match) -> None:
    """A journal with random games that are over."""
    journal = Journal(home / "games.db")
    for n, match in enumerate(matches):
        dice = random.Random(n)
        _, session = open_session(journal, match)
        while session.moves:
            session.do(str(dice.choice(session.moves)), at=session.now.clocks.at + 3000)
    journal.close()


def test_a_score_pad_is_kept_by_touch_and_a_past_number_corrected(hand: Hand) -> None:
    start_pad(hand)
    for name, number in (("Player 1", 12), ("Player 2", -3), ("Player 2", 40), ("Player 1", 7)):
        write(hand, name, number)
    assert hand.app.table.session.position.sums == (19, 37)
    hand.press(icon="menu")
    hand.press("Score sheet")
    assert hand.app.root.current == "scores"
    assert numbers(hand, "Round 1") == ["12", "−3"]
    touch_cell(hand, "Round 1", 0)
    assert "12" in hand.words()
    enter(hand, 15)
    assert numbers(hand, "Round 1") == ["12 → 15", "−3"]
    assert numbers(hand, "Total") == ["22", "37"]
    assert "p1 score =15" in hand.app.game.journal.session(hand.app.opened.number).lines()
    hand.press(icon="undo")
    assert numbers(hand, "Round 1") == ["12", "−3"]
    hand.press(icon="back")
    hand.press("End the game")
    assert hand.app.root.current == "result"
    hand.press(icon="trophy")
    hand.press(icon="back")
    assert hand.app.root.current == "result"


def test_a_number_of_the_pads_own_sheet_is_corrected_on_the_table(hand: Hand) -> None:
    start_pad(hand)
    write(hand, "Player 1", 5)
    touch_cell(hand, "Round 1", 0)
    enter(hand, 8)
    assert hand.app.table.session.position.sums == (8, 0)
    assert hand.app.root.current == "table"


def test_a_number_not_wanted_after_all_changes_nothing(hand: Hand) -> None:
    start_pad(hand)
    seat = hand.app.root.current_screen.seats.seats[0]
    hand.touch(*seat.to_window(*seat.center))
    hand.press("7")
    hand.press(icon="close")
    assert hand.app.table.session.position.sums == (0, 0)
    assert hand.app.table.wants_number is None


def test_a_sheet_with_many_columns_turns_to_the_others(hand: Hand) -> None:
    hand.app.choose("scale", "160")
    hand.app.root.begin(Match("scorepad", NAMES))
    hand.app.root.sit_down()
    hand.wait()

    def columns() -> list[int]:
        line = next(w for w in hand.shown() if isinstance(w, SheetLine) and w.kind == "row")
        return sorted(cell.column for cell in line.children if cell.column >= 0)

    def key(icon: str) -> Key:
        corner = (
            w for w in hand.shown() if isinstance(w, Key) and isinstance(w.parent.parent, RelativeLayout)
        )
        return next(key for key in corner if key.icon == icon)

    write(hand, "Ana", 12)
    hand.wait()
    first = columns()
    assert first[0] == 0 < first[-1] < 9
    assert not key("back").usable
    write(hand, "Jan", 7)
    assert columns()[-1] == 9, "the column that was written last is in sight"
    assert not key("forward").usable
    while columns()[0]:
        hand.touch(*key("back").to_window(*key("back").center))
    assert columns() == first
    assert numbers(hand, "Total") == ["12", *"00000000", "7"]
    touch_cell(hand, "Round 1", 0)
    enter(hand, 15)
    assert numbers(hand, "Total")[0] == "15"
    assert columns() == first, "a correction leaves the sheet where it is"


def test_where_only_play_can_say_the_lines_of_the_round_are_shown(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    make(hand, hand.app.table.session.moves[0])
    hand.press(icon="menu")
    hand.press("Score sheet")
    row = next(w.title for w in hand.shown() if isinstance(w, SheetLine) and w.kind == "row")
    touch_cell(hand, row, 0)
    assert hand.app.root.current == "history"
    assert len(hand.app.root.current_screen.ids.lines.data) == hand.app.table.session.now.tip.n
    hand.press(icon="back")
    assert hand.app.root.current == "scores"


def test_a_past_game_is_replayed_step_by_step_with_a_slider(home: Path, open_app: Callable[[], Hand]) -> None:
    filled(home, battle())
    hand = open_app()
    hand.press(icon="history")
    assert hand.app.root.current == "games"
    hand.app.root.current_screen.ask(1, "")
    hand.wait()
    hand.press("Look at it step by step")
    screen = hand.app.root.current_screen
    nodes = hand.app.table.session.now.tip.lines()
    assert (screen.n, screen.last) == (10, len(nodes))
    hand.press(icon="forward")
    assert screen.n == 11
    assert screen.ids.board.view == nodes[10].position.view()
    slider = screen.ids.slider
    hand.touch(slider.right - slider.padding, slider.center_y)
    assert screen.n == screen.last
    assert screen.ids.board.view == nodes[-1].position.view()
    hand.touch(slider.x + slider.padding, slider.center_y)
    assert screen.n == 0
    assert hand.app.game.journal.lines(1)[-1][1] == nodes[-1].line, "looking changes nothing"
    hand.press(icon="back")
    hand.wait()
    assert hand.app.root.current == "games"


def test_a_game_is_deleted_after_a_question_and_brought_back(
    home: Path, open_app: Callable[[], Hand]
) -> None:
    filled(home, battle(), battle())
    hand = open_app()
    hand.press(icon="history")
    screen = hand.app.root.current_screen
    screen.ask(2, "this one")
    hand.wait()
    hand.press("Delete")
    hand.press("Keep it")
    assert len(hand.app.game.journal.games()) == 2
    screen.ask(2, "this one")
    hand.wait()
    hand.press("Delete")
    hand.press("Delete")
    assert [kept.id for kept in hand.app.game.journal.games()] == [1]
    assert hand.app.game.journal.ask("SELECT DISTINCT game FROM result") == [(1,)]
    hand.press("Undo")
    assert [kept.id for kept in hand.app.game.journal.games()] == [2, 1]
    assert hand.app.game.journal.ask("SELECT DISTINCT game FROM result") == [(1,), (2,)]


def test_games_are_filtered_exported_and_brought_in(home: Path, open_app: Callable[[], Hand]) -> None:
    filled(home, battle(), Match("battle", ("Zoë", "Ben"), {"size": "5"}))
    hand = open_app()
    hand.press(icon="history")
    screen = hand.app.root.current_screen
    hand.press("Everybody")
    hand.press("Zoë")
    assert [row["number"] for row in screen.ids.games.data] == [2]
    hand.press(icon="export")
    hand.press("JSON")
    assert (home / "exports" / "battle-2.json").exists()
    assert "battle-2.json" in screen.said
    hand.press(icon="import")
    hand.press("battle-2.json")
    assert len(hand.app.game.journal.games(player="Zoë")) == 2
    assert "imported" in screen.said


def test_people_are_offered_with_one_touch_and_change_places(
    home: Path, open_app: Callable[[], Hand]
) -> None:
    meet(Journal(home / "games.db"), [(2, "Ana"), (1, "Ben"), (3, "Zoë")])
    hand = open_app()
    hand.press(icon="sword")
    assert hand.app.root.current_screen.names == ["Ben", "Ana"], "everyone at their usual seat"

    def touch(name: str) -> None:
        person = next(w for w in hand.shown() if isinstance(w, PersonKey) and w.text == name)
        hand.touch(*person.to_window(*person.center))

    hand.press("Ana")
    touch("Ben")
    assert hand.app.root.current_screen.names == ["Ana", "Ben"]
    hand.press(icon="dice")
    hand.press(icon="play")
    hand.press(icon="menu")
    hand.press("Ben")
    touch("Zoë")
    journal, number = hand.app.game.journal, hand.app.opened.number
    assert hand.app.opened.names == {"p1": "Ana", "p2": "Zoë"}
    assert journal.games()[0].match.players == ("Ana", "Zoë")
    assert [line for _, line in journal.lines(number)][-1] == "seat p2 Zoë"
    assert "Zoë" in hand.words()
    hand.press(icon="menu")
    hand.press("When somebody leaves")
    assert (hand.app.root.current, hand.app.root.current_screen.anchor) == ("rules", "leaving")


def test_somebody_is_given_another_shape_and_forgotten_and_remembered(
    home: Path, open_app: Callable[[], Hand]
) -> None:
    meet(Journal(home / "games.db"), [(2, "Ana")])
    hand = open_app()
    hand.press(icon="players")

    def ana() -> PersonKey:
        return next(w for w in hand.shown() if isinstance(w, PersonKey))

    hand.touch(*ana().to_window(*ana().center))
    hand.press("Change the shape")
    hand.press("hexagon")
    assert ana().shape == "hexagon"
    hand.touch(*ana().to_window(*ana().center))
    hand.press("Forget")
    assert not [w for w in hand.shown() if isinstance(w, PersonKey)]
    hand.press("Undo")
    assert ana().text == "Ana"


def test_statistics_are_drawn_page_by_page(home: Path, open_app: Callable[[], Hand]) -> None:
    filled(home, *[battle()] * 4)
    hand = open_app()
    hand.press(icon="chart")
    screen = hand.app.root.current_screen
    won = dict(hand.app.game.journal.ask("SELECT player, sum(won) FROM result GROUP BY player"))
    bars = [(bar.name, bar.bar.value) for bar in hand.shown() if isinstance(bar, BarLine)]
    assert {*won.items()} <= {*bars}
    for page, words in (
        ("Streaks", "in a row"),
        ("Rivals", "←"),
        ("Scores", " · won"),
        ("Time", ":"),
        ("Luck", "Seat 1"),
    ):
        hand.press(page)
        assert any(words in said for said in hand.words()), page
    hand.press("Slaps")
    assert "Nothing to show yet" in " ".join(hand.words())
    hand.press("Everybody")
    hand.press("Ben")
    hand.press("Rivals")
    assert "Ben against the others" in hand.words()
    assert screen.player == "Ben"


def test_a_name_that_has_written_already_is_told_so_when_it_is_touched(hand: Hand) -> None:
    start_pad(hand)
    name = hand.app.opened.names["p1"]
    write(hand, name, 5)
    seat = next(s for s in hand.app.root.current_screen.seats.seats if s.player == name)
    hand.touch(*seat.to_window(*seat.center))
    assert hand.app.table.notice is not None
    assert hand.app.table.notice.text.key == "scorepad-refuse-written"
