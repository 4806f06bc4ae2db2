"""The board's standing part is drawn once; a tap changes only what looks otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest
from kivy.graphics import Canvas, InstructionGroup, Rectangle, SmoothLine
from kivy.graphics.instructions import Instruction

from companion.games import GAMES
from companion.play.match import Match
from companion.play.put_back import Amiss, put_back
from companion.view import Card, Row, Space, Token, View, text
from ui.checks.finger import Hand
from ui.parts.board.board import STANDING, Board
from ui.parts.board.errands import Comes, Goes, Way, errands, marked_rows
from ui.parts.board.layers import Layer
from ui.parts.board.looks import Light

BOARDS = [game for game, box in GAMES.items() if box.things]


def instructions(group: InstructionGroup) -> list[Instruction]:
    """Everything a group draws, however deep it lies."""
    deep = [instructions(item) for item in group.children if isinstance(item, InstructionGroup)]
    return [*group.children, *(item for inner in deep for item in inner)]


def board_of(hand: Hand, game: str) -> Board:
    """A game just begun, and its board."""
    box = GAMES[game]
    hand.app.root.begin(Match(game, tuple(f"Player {n}" for n in range(box.seats[0]))))
    hand.app.root.sit_down()
    hand.wait()
    return hand.app.root.current_screen.ids.board


def standing(board: Board) -> list[Instruction]:
    return [item for name in STANDING for item in instructions(board.layers[name].group)]


def drawn_in(layer: Layer) -> dict[object, list[Instruction]]:
    return {thing: instructions(canvas) for thing, canvas in layer.drawn.items()}


@pytest.mark.parametrize("game", BOARDS)
def test_a_tap_changes_no_instruction_of_the_standing_part(hand: Hand, game: str) -> None:
    board = board_of(hand, game)
    if board.view is None or not board.view.spaces:
        pytest.skip("this game is played without a board")
    before = standing(board)
    assert before
    lie = [token.space for token in board.view.tokens if token.space]
    hand.space([*lie, board.view.spaces[0].id][0])
    assert standing(board) == before


def test_a_token_that_moves_leaves_the_others_undrawn(hand: Hand) -> None:
    board = board_of(hand, BOARDS[0])
    first, *others = [token for token in board.view.tokens if token.space]
    before = drawn_in(board.layers["tokens"])
    board.view = replace(board.view, tokens=(replace(first, space=others[-1].space), *others))
    hand.wait()
    after = drawn_in(board.layers["tokens"])
    changed = {thing for thing in before if after[thing] != before[thing]}
    assert (first.id, "piece") in changed
    assert {thing for thing, _ in changed} == {first.id}


def test_other_colours_and_another_place_draw_everything_again(hand: Hand) -> None:
    board = board_of(hand, BOARDS[0])
    before = standing(board)
    board.flipped = not board.flipped
    hand.wait()
    assert not set(map(id, standing(board))) & set(map(id, before))


def test_what_is_gone_is_no_longer_drawn() -> None:
    layer = Layer(InstructionGroup())
    layer.show({"a": 1, "b": 2, "c": None}, lambda look: None)
    layer.show({"b": 2, "a": 1}, lambda look: None)
    assert [*layer.drawn] == ["b", "a"]
    assert layer.group.children == [*layer.drawn.values()]


def test_only_what_looks_otherwise_is_drawn_again() -> None:
    layer, seen = Layer(InstructionGroup()), []
    layer.show({"a": 1, "b": 2}, seen.append)
    layer.show({"a": 1, "b": 3, "c": None}, seen.append)
    layer.show({"a": 1, "b": 3, "c": 4}, seen.append)
    assert seen == [1, 2, 3, 4]


def test_what_hands_must_do_is_drawn_where_it_must_be_done() -> None:
    hera = Token("hera", "figure", "a", text("called", name="Hera"))
    zeus = Token("zeus", "figure", "b", text("called", name="Zeus"))
    crop = Token("crop", "crop", "a", text("called", name="crop"))
    spaces = (Space("a", 0, 0), Space("b", 1, 0), Space("c", 2, 0))
    hand_row = Row("hand", text("called", name="hand"), (Card("ares", text("called", name="Ares")),))
    lies = View(text("x"), "", spaces, tokens=(hera, zeus), rows=(hand_row,))
    wanted = replace(
        lies,
        tokens=(replace(hera, space="c"), crop),
        rows=(replace(hand_row, cards=(Card("pan", text("x")),)),),
    )
    differs = Amiss(lies, wanted, put_back(lies, wanted), ())
    drawn = errands(differs, {space.id: space for space in spaces})
    assert drawn["hera", "way"] == Way((0, 0), (2, 0), hera.size)
    assert drawn["hera", "comes"] == Comes(replace(hera, space="c"), (2, 0), "")
    assert drawn["zeus", "goes"] == Goes(zeus, (1, 0), False)
    assert drawn["crop", "comes"] == Comes(crop, (0, 0), "lay")
    assert drawn["hera", "goes"].moved
    (row,) = marked_rows(differs)
    assert (row.acts, [card.id for card in row.row.cards]) == (
        {"pan": "lay", "ares": "take"},
        ["pan", "ares"],
    )
    assert errands(None, {}) == {}


@pytest.mark.parametrize(("moved", "arrows"), [(6, 6), (7, 0)])
def test_of_a_table_that_fell_over_pieces_are_marked_and_no_tangle_of_arrows_is_drawn(
    moved: int, arrows: int
) -> None:
    spaces = tuple(Space(f"{x}-{y}", x, y) for x in range(moved) for y in range(2))
    lie = tuple(Token(f"t{x}", "figure", f"{x}-0", text("x")) for x in range(moved))
    lies = View(text("x"), "", spaces, tokens=lie)
    wanted = replace(lies, tokens=tuple(replace(token, space=f"{token.space[:-1]}1") for token in lie))
    differs = Amiss(lies, wanted, put_back(lies, wanted), ())
    drawn = [what for _, what in errands(differs, {space.id: space for space in spaces})]
    assert [drawn.count(what) for what in ("way", "goes", "comes")] == [arrows, moved, moved]


def test_what_goes_stands_beside_what_must_lie_in_its_place() -> None:
    hera = Token("hera", "figure", "a", text("called", name="Hera"))
    lies = View(text("x"), "", (Space("a", 0, 0),), tokens=(hera,))
    wanted = replace(lies, tokens=(replace(hera, id="zeus"),))
    drawn = errands(Amiss(lies, wanted, put_back(lies, wanted), ()), {"a": lies.spaces[0]})
    assert drawn["zeus", "comes"].at == (0, 0)
    assert drawn["hera", "goes"].at != (0, 0)
    assert drawn["hera", "goes"].token.size < hera.size


def test_a_board_still_shown_when_fewer_people_sit_down_has_no_plates_for_those_gone(hand: Hand) -> None:
    seats = tuple(f"Player {n}" for n in range(5))
    hand.app.root.begin(Match("olympe", seats))
    hand.app.root.sit_down()
    hand.wait()
    board = hand.app.root.current_screen.ids.board
    assert len(board.view.plates) == 5
    hand.app.root.begin(Match("battle", seats[:2]))
    board.draw()  # as it is while the next table is laid
    assert set(board.layers["plates"].drawn) == {"p1", "p2"}


@pytest.mark.parametrize(("bare", "ringed"), [(True, True), (False, False)])
def test_where_much_may_be_picked_no_ring_lies_on_a_piece(hand: Hand, bare: bool, ringed: bool) -> None:
    board = board_of(hand, "above")
    assert board.brush is not None
    canvas = Canvas()
    with canvas:
        board.brush.light(Light(board.view.spaces[0], False, True, bare, False, True))
    assert any(isinstance(one, Rectangle) for one in canvas.children) is ringed
    assert any(isinstance(one, SmoothLine) for one in canvas.children) is not ringed
