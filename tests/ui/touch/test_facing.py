"""A table-facing screen: a seat map, panels that turn with their touches, players told apart three ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.keep.players import Player, keep, meet
from tests.ui.moves_by_touch import make, start_game
from ui.checks.finger import Hand
from ui.checks.fingertip import Fingertip
from ui.parts.board.loupe import Loupe
from ui.parts.common.badge import Sign, letters_of, sign_of, signs
from ui.parts.common.chart import BarLine
from ui.parts.common.people import PersonKey
from ui.parts.table.seats import Seat
from ui.screens.play.new_game import own_colours
from ui.screens.play.places import Place
from ui.screens.play.result import Standing
from ui.touch.facing import PLACES, angle, place_at, seen, spread


@pytest.fixture(autouse=True)
def upright() -> Iterator[None]:
    """Whatever a test turns is turned back."""
    yield
    Window.rotation = 0


def sit(hand: Hand, *places: str) -> None:
    """The players of the game on the table sit down here, in the order of their seats."""
    hand.app.chosen.seat(dict(zip(hand.app.opened.names.values(), places, strict=True)))
    hand.app.root.current_screen.refresh()
    hand.wait()


def chair(hand: Hand, place: str) -> None:
    """Touch a chair of the seat map."""
    page = hand.app.root.current_screen
    side, number = seen(place, Window.rotation) // 3, seen(place, Window.rotation) % 3
    row = page.ids[("near", "right", "far", "left")[side]].children[::-1]
    found = (row[::-1] if side in (1, 2) else row)[number]
    hand.touch(*found.to_window(*found.center))


# the map


def test_a_place_is_seen_from_a_turned_screen() -> None:
    assert [angle(place, 0) for place in ("near 1", "right 2", "far 3", "left 1")] == [0, 90, 180, 270]
    assert angle("far 2", 180) == 0
    assert angle("near 2", 90) == 270
    for turn in (0, 90, 180, 270):
        assert [place_at(seen(place, turn), turn) for place in PLACES] == list(PLACES)


def test_newcomers_sit_down_where_nobody_sits() -> None:
    sits = spread(["Ana", "Ben", "Cléo"], {"Ben": "near 2", "Dora": "far 2", "Cléo": "on the roof"})
    assert sits["Ben"] == "near 2"
    assert len(set(sits.values())) == 3
    assert set(spread([f"P{n}" for n in range(10)], {}).values()) <= set(PLACES)


def test_the_seat_map_is_chosen_by_touch_and_remembered(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    hand.press(icon="sword")
    hand.press("Places")
    assert hand.app.root.current_screen.sits == {"Player 1": "near 2", "Player 2": "far 2"}
    chair(hand, "far 2")
    chair(hand, "right 1")
    chair(hand, "near 2")
    chair(hand, "right 1")
    page = hand.app.root.current_screen
    assert page.sits == {"Player 1": "right 1", "Player 2": "near 2"}
    chairs = [part for part in page.walk() if isinstance(part, Place)]
    assert {part.player for part in chairs if part.ids.badge.opacity} == {*page.sits}
    hand.press(icon="back")
    assert hand.app.root.current == "newgame"
    again = open_app()
    assert again.app.chosen.places == {"Player 1": "right 1", "Player 2": "near 2"}
    again.press(icon="sword")
    again.press("Places")
    again.press("Forget")
    assert open_app().app.chosen.places == {}


# turning


def test_without_a_seat_map_nothing_turns(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    assert hand.app.root.current_screen.ids.talk.angle == 0


def test_the_prompt_turns_to_whoever_acts_and_the_seats_stay(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    sit(hand, "near 2", "far 2")
    page = hand.app.root.current_screen
    seats = [seat.to_window(*seat.pos) for seat in page.ids.seats.children]
    assert page.ids.talk.angle == 0
    make(hand, hand.app.table.session.moves[0])
    assert page.ids.talk.angle == 180
    assert [seat.to_window(*seat.pos) for seat in page.ids.seats.children] == seats
    hand.app.choose("facing", "off")
    assert page.ids.talk.angle == 0


@pytest.mark.parametrize(("place", "turned"), [("far 1", 180), ("right 1", 90), ("left 1", 270)])
def test_touches_turn_with_the_panel(hand: Hand, place: str, turned: int) -> None:
    start_game(hand, "6 × 6")
    sit(hand, place, "near 1")
    hand.space("b2")
    hand.space("c4")
    page = hand.app.root.current_screen
    assert page.facing == turned
    assert page.ids.notice.shown
    key = next(key for key in page.ids.notice.ids.buttons.children if key.text == "Rule")
    x, y = key.to_window(*key.center)
    floor = page.ids.floor
    left, bottom = floor.to_window(*floor.pos)
    if turned == 180:  # upright it stands at the foot of the card; turned, at its head
        assert y > bottom + floor.height / 2
    else:
        assert (x > left + floor.width / 2) == (turned == 90)
    hand.touch(x, y)
    assert hand.app.root.current == "rules"


def test_the_whole_screen_turns_round_with_its_touches(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    hand.press(icon="sword")
    hand.press(icon="dice")
    hand.press(icon="play")
    hand.press(icon="menu")
    hand.press("Turn the screen round")
    assert Window.rotation == 180
    key = hand.key(icon="book")
    x, y = key.to_window(*key.center)
    right, up = x / (Window.width - 1), y / (Window.height - 1)
    finger = Fingertip(x, y)
    assert (finger.sx, finger.sy) == pytest.approx((1 - right, 1 - up)), "where the key is now for a finger"
    hand.touch(x, y)
    assert hand.app.root.current == "rules"
    assert open_app().app.chosen["rotation"] == "180"
    assert Window.rotation == 180


@pytest.mark.parametrize("rotation", [90, 180, 270])
def test_a_hand_finds_the_keys_of_a_screen_that_hangs_turned(
    rotation: int, open_app: Callable[[], Hand]
) -> None:
    hand = open_app()
    Window.rotation = rotation
    hand.wait()
    hand.press(icon="settings")
    assert hand.app.root.current == "settings"
    hand.press(icon="history")
    assert hand.app.root.current == "backups"


# told apart


def test_letters_are_all_different() -> None:
    assert letters_of({"p1": "Ana", "p2": "Ben"}) == {"p1": "A", "p2": "B"}
    assert letters_of({"p1": "Player 1", "p2": "Player 2"}) == {"p1": "1", "p2": "2"}
    for names in (
        ["Ana", "Ada", "Anna"],
        ["A", "A ", "a"],
        ["Zoé"] * 3,
        [f"Player {n}" for n in range(1, 11)],
    ):
        found = letters_of({f"p{n}": name for n, name in enumerate(names, 1)})
        assert len(set(found.values())) == len(names), found


def test_every_seat_shows_colour_shape_and_letter(hand: Hand) -> None:
    hand.press(icon="planet")
    hand.press(icon="dice")
    hand.press(icon="play")
    badges = [widget.ids.badge for widget in hand.shown() if isinstance(widget, Seat)]
    worn = {(badge.tone, badge.shape, badge.letter) for badge in badges}
    assert len(worn) == 3
    assert all(len(set(column)) == 3 for column in zip(*worn, strict=True))
    look, game = hand.app.look, hand.app.opened
    worn = signs(game.names, game.table.view().sides, look.known)
    assert {badge.letter for badge in badges} == {sign.letter for sign in worn.values()}


# small spaces


def test_on_small_spaces_the_finger_has_a_loupe_and_may_slide(hand: Hand) -> None:
    hand.press(icon="mountain")
    hand.press(icon="dice")
    hand.press("By hand")
    board = hand.app.root.current_screen.ids.board
    card = next(row for row in hand.app.table.view().rows if row.cards).cards[0]
    face = next(w for w in hand.shown() if getattr(getattr(w, "card", None), "id", "") == card.id)
    hand.touch(*face.to_window(*face.center))
    glowing = [space for space in board.view.spaces if space.id in board.glow]
    assert board.magnified > 1
    first, second = (board.to_window(*board.on_screen((space.x, space.y))) for space in glowing[:2])
    finger = Fingertip(*first)
    finger.touch_down()
    hand.wait(1)
    loupe = next(widget for widget in Window.children if isinstance(widget, Loupe))
    assert loupe.ids.near.picked == (glowing[0].id,)
    finger.touch_move(*second)
    hand.wait(1)
    assert loupe.ids.near.picked == (glowing[1].id,)
    finger.touch_up()
    hand.wait()
    assert not any(isinstance(widget, Loupe) for widget in Window.children)
    assert list(hand.app.table.session.lines())[-1].endswith(glowing[1].id)


# letters and colours


def test_another_scale_is_seen_at_once(hand: Hand) -> None:
    hand.press(icon="settings")
    before = next(w for w in hand.shown() if getattr(w, "text", "") == "Language").font_size
    hand.press("160 %")
    after = next(w for w in hand.shown() if getattr(w, "text", "") == "Language").font_size
    assert after == pytest.approx(1.6 * before)


def test_a_player_is_one_colour_shape_and_letter_everywhere(hand: Hand) -> None:
    app = hand.app
    meet(app.game.journal, [(1, "Ana"), (2, "Ben"), (3, "Cem")])
    keep(app.game.journal, Player("Cem", "white", "star4", 3, 1))
    app.root.new_game("heavens")
    page = app.root.current_screen
    page.names = ["Cem", "Ana", "Ben"]
    page.begin()
    app.root.sit_down()
    hand.wait()
    own = {name: sign_of(name, app.look.known) for name in page.names}
    assert own["Cem"] == Sign("star4", "C", "white")
    assert {seat.player: worn_by(seat) for seat in hand.shown() if isinstance(seat, Seat)} == own
    app.root.scores()
    hand.wait()
    assert app.root.current_screen.ids.sheet.ids.head.signs == [own[name] for name in page.names]
    app.table.session.do("end")
    app.root.show("result")
    hand.wait()
    assert {row.player: worn_by(row) for row in hand.shown() if isinstance(row, Standing)} == own
    app.root.show("players")
    hand.wait()
    assert {key.text: worn_by(key) for key in hand.shown() if isinstance(key, PersonKey)} == own
    app.root.show("statistics")
    hand.wait()
    assert {line.name: worn_by(line) for line in hand.shown() if isinstance(line, BarLine)} == own


def worn_by(shown: Widget) -> Sign:
    """What the badge of something shows."""
    badge = shown.ids.badge
    return Sign(badge.shape, badge.letter, badge.tone)


def test_pieces_are_in_their_players_own_colours_as_far_as_the_box_has_them() -> None:
    box = ["yellow", "red", "blue", "green", "white"]
    assert own_colours(box, ["blue", "pink", "blue"]) == ["blue", "yellow", "red", "green", "white"]
    assert own_colours(box, []) == box
