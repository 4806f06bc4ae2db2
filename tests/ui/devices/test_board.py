"""The board in the camera's sight, by touch: switched on, measured, and what it says at the table."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from companion.games.tagged import tags_of
from companion.inputs import Lies
from companion.play.match import Match
from companion.view import text
from tests.ui.moves_by_touch import until
from ui.checks.finger import Hand
from ui.screens.machine.board import LAID, BoardPage


def sit(hand: Hand, game: str, seats: int, **options: str) -> None:
    """A game that was drawn, at its set-up."""
    hand.app.root.begin(Match(game, ("Ana", "Ben", "Eve")[:seats], options))
    hand.wait()


def lying(hand: Hand) -> Lies:
    """The board just as the screen shows it."""
    table = hand.app.table
    tags = tags_of(table.session.match.game)
    assert tags is not None
    return Lies(tags.game, tags.lie(table.view()))


def see(hand: Hand, board: Lies) -> None:
    """The camera says so."""
    hand.app.put(board)
    hand.wait()


def board_page(hand: Hand, game: str = "") -> BoardPage:
    """From the settings over the camera's page to the board's; perhaps that of another game."""
    hand.app.root.show("camera")
    hand.wait()
    hand.press("Board")
    if game:
        hand.app.root.board(game)
        hand.wait()
    page = hand.app.root.current_screen
    assert isinstance(page, BoardPage)
    return page


def put_under(page: BoardPage, sight: SimpleNamespace) -> None:
    """A camera that sees this."""
    seeing = SimpleNamespace(latest=None, board=sight, said=text("camera-none"), tags_of=page.camera.tags_of)
    seeing.watch_board = lambda *_: None
    page.camera = seeing  # type: ignore[assignment]


def test_following_the_board_is_switched_on_by_one_touch(hand: Hand) -> None:
    board_page(hand)
    hand.press("on")
    assert hand.app.chosen["tags"] == "on"


def test_the_board_of_another_game_is_seen_in_the_world_of_that_game(hand: Hand) -> None:
    sit(hand, "battle", 2)
    page = board_page(hand)
    assert (page.game, page.world) == ("battle", "battle")
    hand.press("Battle")
    hand.press("Above")
    page = hand.app.root.current_screen
    assert (page.game, page.world, hand.app.look.theme.world.id) == ("above", "above", "above")
    hand.app.root.make_anew()
    assert hand.app.root.current_screen.game == "above"


def test_the_height_of_a_kind_is_asked_once_and_can_be_assumed_again(hand: Hand) -> None:
    page = board_page(hand, "above")
    hand.wait()
    page.raise_to("deity", 27)
    hand.wait()
    assert any("27 mm" in words for words in hand.words())
    tags = page.tags
    assert {piece.high for piece in tags.pieces if piece.kind == "deity"} == {27.0}
    assert page.settings.boards["above"] == "high deity 27", "of the others nobody said anything"
    hand.press("As assumed")
    assert "high" not in page.settings.boards["above"]


def test_a_board_is_measured_by_tags_laid_on_named_spaces(hand: Hand) -> None:
    page = board_page(hand, "battle")
    hand.press("Measure the board")
    laid = page.to_lay
    assert len(laid) == LAID
    assert len({space.id for space, _ in laid}) == LAID
    seen = tuple((name, (space.x * 1.02 + 0.2, space.y - 0.1)) for space, name in laid)
    sight = SimpleNamespace(seen=seen, waits="", lies=None)
    put_under(page, sight)
    hand.press("They lie there")
    assert "warp" in page.settings.boards["battle"]
    assert page.result.startswith("Measured")


def test_two_tags_measure_nothing_for_any_two_would_fit(hand: Hand) -> None:
    page = board_page(hand, "battle")
    hand.press("Measure the board")
    seen = tuple((name, (space.x, space.y)) for space, name in page.to_lay[:2])
    put_under(page, SimpleNamespace(seen=seen, waits="", lies=None))
    hand.press("They lie there")
    assert "battle" not in page.settings.boards
    assert page.result.startswith("All six")


def test_the_top_of_a_mountain_is_named_in_words(hand: Hand) -> None:
    page = board_page(hand, "above")
    hand.press("Measure the board")
    assert "Zeus on the summit" in page.about


def test_tags_that_lie_on_wrong_spaces_measure_nothing(hand: Hand) -> None:
    page = board_page(hand, "battle")
    hand.press("Measure the board")
    laid = page.to_lay
    spots = [(space.x, space.y) for space, _ in laid]
    wrong = tuple(zip((name for _, name in laid), spots[1:] + spots[:1], strict=True))
    sight = SimpleNamespace(seen=wrong, waits="", lies=None)
    put_under(page, sight)
    hand.press("They lie there")
    assert "warp" not in page.settings.boards.get("battle", "")


def test_the_set_up_says_what_lies_elsewhere_than_it_belongs(hand: Hand) -> None:
    sit(hand, "above", 2)
    right = lying(hand)
    deities = [n for n, (space, _) in enumerate(right.on) if space.endswith("1")][:2]
    (one, zeus), (other, hera) = (right.on[n] for n in deities)
    rest = [piece for n, piece in enumerate(right.on) if n not in deities]
    see(hand, replace(right, on=tuple(sorted(((other, zeus), (one, hera), *rest)))))
    page = hand.app.root.current_screen
    page.watch()
    assert f" is on {other.upper()} and belongs on {one.upper()}" in page.sighted
    see(hand, right)
    page.watch()
    assert page.sighted == "The camera sees: everything lies right."


def test_a_move_that_hands_make_is_on_the_screen_without_a_touch(hand: Hand) -> None:
    sit(hand, "battle", 2)
    hand.press("Start")
    see(hand, lying(hand))
    table = hand.app.table
    move = table.session.moves[0]
    tags = tags_of("battle")
    assert tags is not None
    see(hand, Lies("battle", tags.lie(table.session.position.apply(move).view())))
    assert [*table.session.lines()][-1] == str(move)
    assert hand.app.root.current_screen.ids.sign.sign == "in-step"


def test_what_may_have_happened_is_answered_by_one_touch(hand: Hand) -> None:
    sit(hand, "battle", 2)
    hand.press("Start")
    see(hand, lying(hand))
    table = hand.app.table
    table.scans.confirm = lambda: "always"
    move, tags = table.session.moves[0], tags_of("battle")
    assert tags is not None
    see(hand, Lies("battle", tags.lie(table.session.position.apply(move).view())))
    assert table.notice is not None
    words = hand.app.look.say(table.notice.offers[0][0])
    hand.press(words)
    assert [*table.session.lines()][-1] == str(move)


def test_a_figure_put_wrong_is_marked_on_the_board_and_the_lamp_is_red(hand: Hand) -> None:
    sit(hand, "battle", 2)
    hand.press("Start")
    right = lying(hand)
    see(hand, right)
    far = next(space.id for space in reversed(hand.app.table.view().spaces) if space.id not in dict(right.on))
    see(hand, replace(right, on=tuple(sorted(((far, right.on[0][1]), *right.on[1:])))))
    screen = hand.app.root.current_screen
    assert screen.ids.sign.sign == "out-of-step"
    assert screen.ids.board.amiss is not None
    see(hand, right)
    until(hand, lambda: screen.ids.sign.sign == "in-step")
    assert screen.ids.board.amiss is None


@pytest.mark.parametrize("game", ["battle", "above", "heavens", "olympia"])
def test_tags_can_be_printed_from_the_board_page(hand: Hand, game: str) -> None:
    board_page(hand, game)
    hand.press("Tags to print")
    sheets = hand.app.root.current_screen
    sheets.choose("game", game)
    sheets.write()
    assert not sheets.wrong
    assert f"pantheon-{game}-tags-a4" in sheets.said
