"""First games that teach, by touch: from the shelf to the last step, mistakes answered, left and resumed."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from companion.games import GAMES
from companion.games.lessons import script_of
from companion.inputs import Scan
from companion.rulebook.lesson import Place, next_move, place, wanted
from tests.ui.moves_by_touch import make, until
from ui.app.lessons import ARROWS
from ui.checks.finger import Hand
from ui.parts.board.fan import FanPart
from ui.parts.table.lesson import Lesson
from ui.parts.table.pads import Pad

TAUGHT = [game for game in GAMES if script_of(game)]
ALL = (
    os.environ.get("PANTHEON_LESSONS") == "all"
)  # every step of every lesson by touch, not only the first ones
FEW = 2


def learn_to_setup(hand: Hand, game: str) -> None:
    """From the shelf to what a lesson wants laid out."""
    script = script_of(game)
    assert script is not None
    hand.press(hand.app.tr(game))
    hand.press("Learn")
    assert hand.app.root.current == "newgame"
    assert hand.app.root.current_screen.script is script
    hand.press(icon="dice")
    assert hand.app.root.current == "setup"
    assert "Player 1" in hand.app.root.current_screen.lesson


def learn(hand: Hand, game: str) -> None:
    """From the shelf to the table of a lesson."""
    learn_to_setup(hand, game)
    hand.press(icon="play")
    assert hand.app.root.current == "table"


def now_at(hand: Hand) -> Place:
    """Where the lesson stands."""
    here = place(hand.app.table.session)
    assert here is not None
    return here


def follow(hand: Hand, here: Place) -> None:
    """Do what the lesson wants, as a player would."""
    move, lines = here.moves[0], hand.app.table.session.now.tip.n
    if move.verb == "slap":
        pad = next(w for w in hand.shown() if isinstance(w, Pad) and w.side.seat == move.seat)
        hand.touch(*pad.to_window(*pad.center))
        until(hand, lambda: hand.app.table.session.now.tip.move.verb == "settle")
        hand.press("Continue")
    else:
        make(hand, move)
    assert hand.app.table.session.now.tip.n > lines, f"{move} was not made by touch"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_by_touch(hand: Hand, game: str) -> None:
    learn(hand, game)
    page = hand.app.root.current_screen
    steps = 0
    while (
        (here := now_at(hand)) and (move := next_move(hand.app.table.session, here)) and (ALL or steps < FEW)
    ):
        steps += 1
        if here.step is None:
            make(hand, move)
            continue
        assert page.learning
        view = hand.app.table.view()
        assert hand.app.say(wanted(here, dict(hand.app.opened.names), view)) in page.prompt
        lie = {token.id for token in view.tokens} | {space.id for space in view.spaces}
        assert len(page.ids.board.pointed) <= ARROWS
        if len(here.moves) == 1 and here.moves[0].args[:1] and here.moves[0].args[0] in lie:
            assert here.moves[0].args[0] in page.ids.board.pointed
        follow(hand, here)
    assert not ALL or here.ended == "taught"


def test_a_mistake_is_answered_and_the_lesson_waits(hand: Hand) -> None:
    learn(hand, "battle")
    page, here = hand.app.root.current_screen, now_at(hand)
    assert page.ids.board.pointed == {"achilles"}
    hand.space("e2")
    assert page.ids.board.pointed == {"e3"}
    hand.space("d3")  # never diagonally
    card = page.ids.notice
    assert card.shown
    assert card.kind == "refused"
    assert "Achilles" in card.more
    assert "e3" in card.more
    hand.press(icon="check")
    assert now_at(hand) == here
    hand.space("e3")  # Achilles is still picked
    assert "white token" in page.prompt


@pytest.mark.parametrize("game", TAUGHT if ALL else ["battle"])
def test_a_lesson_is_left_and_taken_up_again_where_it_was(open_app: Callable[[], Hand], game: str) -> None:
    hand = open_app()
    learn(hand, game)
    while (here := now_at(hand)).step is None or here.gone == 0:
        move = next_move(hand.app.table.session, here)
        assert move is not None
        follow(hand, here) if here.step else make(hand, move)
    said, here = hand.app.root.current_screen.prompt, now_at(hand)
    hand = open_app()
    hand.press(icon="play")
    assert hand.app.root.current_screen.prompt == said
    assert now_at(hand) == here
    hand.press("Undo")
    assert now_at(hand).gone < here.gone


def test_after_the_lesson_the_game_goes_on_with_hints_for_what_is_new(hand: Hand) -> None:
    learn(hand, "above")
    hand.app.root.current_screen.menu()
    hand.press("End the lesson, play on")
    assert not hand.app.root.current_screen.learning
    session = hand.app.table.session
    assert session.now.lesson == ""
    session.do("lesson first")  # as if it had let go of them
    while place(session) is not None:
        here = now_at(hand)
        others = [move for move in session.moves if move not in here.moves]
        session.do(str(others[-1]))
    hand.app.root.current_screen.refresh()
    hand.wait()
    assert [w for w in hand.shown() if isinstance(w, Lesson)]


def up_to(hand: Hand, step: str) -> None:
    """Everything before a step of a lesson, without fingers."""
    session = hand.app.table.session
    while (here := now_at(hand)).step is None or here.step.id != step:
        session.do(str(next_move(session, here)))
    hand.app.root.current_screen.refresh()
    hand.wait()


def test_a_lesson_points_at_the_plan_it_has_in_mind(hand: Hand) -> None:
    learn(hand, "heavens")
    up_to(hand, "plan")
    places = hand.app.root.current_screen.seats._places
    shown = [[key.kind for key in place.line.keys._keys] for place in places[:3]]
    assert [kinds.count("main") for kinds in shown] == [1, 1, 1]
    assert all(kinds.count("plain") == 3 for kinds in shown)


def test_a_lesson_points_at_the_card_it_has_in_mind(hand: Hand) -> None:
    learn(hand, "olympe")
    wanted_card = now_at(hand).moves[0].args[0]
    fan = next(w for w in hand.shown() if isinstance(w, FanPart))
    place = fan.place_of(wanted_card)
    assert place is not None
    assert place.pointed
    assert [face.card.id for face in (*fan._colours, *fan._faces) if face.parent and face.pointed] == [
        place.card.id
    ]


def test_a_camera_helps_to_lay_out_and_plays_nothing(hand: Hand) -> None:
    learn_to_setup(hand, "battle")
    lines = hand.app.table.session.now.tip.n
    achilles = Scan("battle", "achilles", at=1)
    page = hand.app.root.current_screen
    page.camera = SimpleNamespace(latest=SimpleNamespace(lying=(achilles,)))
    page.watch()
    assert "1 of 10" in page.sighted
    hand.app.put(achilles)
    hand.wait()
    assert hand.app.table.session.now.tip.n == lines
    assert hand.app.table.picks == ()
    assert hand.app.table.notice is None
