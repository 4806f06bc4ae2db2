"""What moves: for as long as it should, never in the way of a finger, and not at all where that is wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.game import Move
from companion.inputs import Pick, Press, now_ns
from companion.play.match import Match
from companion.view import View
from tests.clock import MovedClock
from tests.playing import random_game
from tests.ui.screens.test_slaps import photo, sit, slap, turn
from ui.checks.finger import Hand
from ui.handed.motion import Leg, Motion, linear
from ui.parts.board.board import Board
from ui.parts.moving.sliding import Sliding


def play(hand: Hand) -> Move:
    """Battle set up, and its first move made by two touches; it is under way."""
    hand.app.root.begin(Match("battle", ("Ana", "Ben")))
    hand.app.root.sit_down()
    hand.wait()
    move = next(iter(hand.app.table.session.moves))
    hand.app.put(Press(str(move)))
    hand.wait(1)
    return move


def test_a_piece_that_was_moved_slides_and_then_nothing_moves_any_more(hand: Hand) -> None:
    move = play(hand)
    board, motion = hand.app.root.current_screen.ids.board, hand.app.look.motion
    assert motion.running
    assert move.args[0] in board.unseen, "it is drawn on its way, and not where it will lie"
    kept = [line for _, line in hand.app.game.journal.lines(hand.app.opened.number)]
    assert kept[-1] == str(move), "and it is on disk already"
    hand.wait(60)
    assert (motion.running, board.unseen) == (False, frozenset())
    assert not board.layers["moving"].group.children, "and nothing is left of it"


def test_a_touch_ends_a_motion_at_once_and_counts(hand: Hand) -> None:
    play(hand)
    assert hand.app.look.motion.running
    other = next(iter(hand.app.table.session.moves))
    lies = {token.id: token.space for token in hand.app.table.view().tokens}
    board = hand.app.root.current_screen.ids.board
    assert board.layers["moving"].group.children
    hand.space(lies[other.args[0]])
    assert not board.layers["moving"].group.children, "what slid lies"
    assert board.unseen == frozenset()
    assert hand.app.table.picks == (other.args[0],)


@pytest.mark.parametrize(("key", "choice"), [("calm", "on"), ("theme", "contrast")])
def test_in_calm_and_in_high_contrast_nothing_moves(hand: Hand, key: str, choice: str) -> None:
    hand.app.choose(key, choice)
    play(hand)
    board = hand.app.root.current_screen.ids.board
    assert (hand.app.look.motion.running, board.unseen) == (False, frozenset())


def test_nothing_moves_between_a_slap_and_its_verdict_and_then_the_band_falls(hand: Hand) -> None:
    sit(hand)
    turn(hand, "bow", "bow", "bow")
    slap(hand, "p1")
    page = hand.app.root.current_screen
    while not page.ids.verdict.whole:
        assert not hand.app.look.motion.running
        hand.wait(1)
    assert hand.app.look.motion.running
    photo(hand)
    hand.wait(90)
    assert not hand.app.look.motion.running
    assert (page.ids.verdict.fallen, page.ids.verdict.ids.climb.gone) == (1, 1)


def test_what_may_be_picked_lights_up_while_what_lit_before_goes_out(hand: Hand) -> None:
    play(hand)
    hand.wait(60)
    board, motion = hand.app.root.current_screen.ids.board, hand.app.look.motion
    lights = board.layers["lights"]
    dim = board.layers["dim"].drawn[""]
    figure = next(iter(hand.app.table.session.moves)).args[0]
    hand.app.put(Pick((figure,)))
    hand.wait(2)
    assert motion.running
    assert 0 < lights._coming.opacity < 1
    assert dim in board.layers["dim"]._going.children
    assert board.layers["dim"].drawn[""] in board.layers["dim"]._coming.children
    hand.wait(20)
    assert not motion.running
    assert not lights._coming.children
    assert not lights._going.children
    assert [*lights.drawn.values()] == [*lights.group.children]


def test_the_colour_of_whoever_acts_goes_over_to_the_next(hand: Hand) -> None:
    play(hand)
    seats = {seat.side.seat: seat for seat in hand.app.root.current_screen.seats.seats}
    hand.wait(1)
    (acting,) = hand.app.table.session.acting
    (other,) = seats.keys() - {acting}
    assert 0 < seats[acting].lit < 1
    assert seats[other].lit == pytest.approx(1 - seats[acting].lit)
    hand.wait(60)
    assert (seats[acting].lit, seats[other].lit) == (1, 0)


def views(game: str, seats: int, wanted: Callable[[View, View], bool]) -> tuple[View, View]:
    """Two positions of a random game, one after the other."""
    match = Match(game, ("Ana", "Ben", "Cleo", "Dimitri", "Eleni")[:seats])
    for seed in map(str, range(40)):
        before = None
        for state, _, made in random_game(match.start(), seed):
            view = state.view()
            if before is not None and wanted(before, view):
                return before, view
            before = view
            if made is None:
                break
    raise LookupError(game)


def at_board(
    hand: Hand, game: str, seats: int, wanted: Callable[[View, View], bool]
) -> tuple[Board, list[Leg]]:
    """The board of a game, and what moves on it between two positions."""
    before, view = views(game, seats, wanted)
    hand.app.root.begin(Match(game, ("Ana", "Ben", "Cleo", "Dimitri", "Eleni")[:seats]))
    hand.app.root.sit_down()
    hand.wait()
    board = hand.app.root.current_screen.ids.board
    return board, Sliding(board).legs(before, view)


def test_at_night_planets_light_up_one_by_one(hand: Hand) -> None:
    def lights_up(before: View, view: View) -> bool:
        was = {token.id: token.face for token in before.tokens}
        return sum(was.get(token.id, token.face) != token.face for token in view.tokens) >= 3

    board, legs = at_board(hand, "heavens", 4, lights_up)
    turns = [(leg.begin, leg.length) for leg in legs[:-1]]
    assert turns == [(60 * n, 200) for n in range(len(turns))]
    assert len(turns) >= 3
    movers = len(board.layers["moving"].group.children)
    hand.app.look.motion.play(legs)
    hand.touch(790, 5)
    assert movers
    assert not board.layers["moving"].group.children


def test_a_destroyed_trick_darkens_and_falls_and_goes_to_nobody(hand: Hand) -> None:
    def destroyed(before: View, view: View) -> bool:
        cards = [token for token in before.tokens if token.kind == "card"]
        left = {token.id for token in view.tokens}
        return len(cards) == 5 and not any(card.crowned or card.id in left for card in cards)

    _, legs = at_board(hand, "olympe", 5, destroyed)
    falls = [(leg.begin, leg.length) for leg in legs if leg.length == 250]
    assert falls == [(0, 250), (250, 250)] * 5


def test_a_trick_is_swept_away_before_the_next_card_comes(hand: Hand) -> None:
    def led_again(before: View, view: View) -> bool:
        was = {token.id for token in before.tokens if token.kind == "card"}
        now = {token.id for token in view.tokens if token.kind == "card"}
        crowned = any(token.crowned for token in before.tokens if token.kind == "card")
        return len(was) == 5 and crowned and len(now) == 1 and not now & was

    _, legs = at_board(hand, "olympe", 5, led_again)
    swept = [leg for leg in legs if leg.length == 350]
    (laid,) = [leg for leg in legs if leg.length == 180]
    assert len(swept) == 5
    assert laid.begin == max(leg.begin + leg.length for leg in swept)
    (pulse,) = [leg for leg in legs if leg.length == 300]
    assert pulse.begin + pulse.length == swept[0].begin, "its crown pulses once, and then it goes"
    crown = pulse.show.__self__
    for share, size, seen in ((0.0, 1.0, 1), (0.5, 1.4, 1), (1.0, 1.0, 0)):
        pulse.show(share)
        assert (crown._grow.x, crown._drawn.opacity) == (pytest.approx(size), seen)


def test_the_shadow_of_a_piece_shrinks_as_it_lands(hand: Hand) -> None:
    def moves(before: View, view: View) -> bool:
        was = {token.id: token.space for token in before.tokens}
        return any(was.get(token.id, token.space) != token.space for token in view.tokens)

    _, legs = at_board(hand, "battle", 2, moves)
    mover = legs[0].show.func.__self__
    falls = []
    for share in (0.0, 0.5, 1.0):
        legs[0].show(share)
        falls.append((mover._fall.y, mover._shade.opacity))
    assert falls[0][0] < falls[1][0] < falls[2][0] == 0
    assert [opacity for _, opacity in falls] == [1, 0.5, 0]
    assert len(mover._shade.children) > 2, "a piece that is lifted casts one"


def test_a_table_that_is_taken_up_stands_still(hand: Hand) -> None:
    play(hand)
    hand.app.root.show("home")
    assert not hand.app.look.motion.running
    hand.app.table.do(str(next(iter(hand.app.table.session.moves))), at=now_ns())
    hand.app.root.show("table")
    assert not hand.app.look.motion.running


def test_each_leg_begins_and_ends_in_its_time(clock: MovedClock) -> None:
    seen: list[tuple[str, float]] = []
    motion = Motion(lambda: True)
    first = Leg(0, 100, lambda share: seen.append(("first", round(share, 2))), linear)
    then = Leg(100, 100, lambda share: seen.append(("then", round(share, 2))), linear)
    motion.play([first, then])
    clock.move(0.05)
    motion._frame(0)
    clock.move(0.1)
    motion._frame(0)
    assert seen == [("first", 0), ("then", 0), ("first", 0.5), ("first", 1), ("then", 0.5)]
    motion.end()
    assert seen[-1] == ("then", 1)
    assert not motion.running
