"""A board that a camera sees, at the table: played, asked about, put right, and never against anybody."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from companion.inputs import Lies, Pick, Press
from tests.companion.play.board.seeing import Watched, empty, lies, tags, watched, without


def play_on(at: Watched, lines: int, seed: int = 5) -> None:
    """Hands play at random; what does not lie on the board is touched, what is asked is answered."""
    dice = random.Random(seed)
    for _ in range(lines):
        if not at.real.moves:
            return
        at.hands(str(dice.choice(at.real.moves)))
        at.see()
        if at.table.notice and at.table.notice.kind == "board":
            assert at.answer(), at.table.notice
        touch_the_rest(at)
        true = [*at.real.lines()]
        assert at.told == true[: len(at.told)]


def touch_the_rest(at: Watched) -> None:
    """Cards and choices that no camera sees are touched as people do them, the played card with its move."""
    on, game = tags(at.real.match.game), at.real.match.game
    while rest := [*at.real.lines()][len(at.told) :]:
        alike = on.lie(at.table.session.position.view()) == on.lie(at.real.position.view())
        unseen = rest[0].split()[1] in ("recover", "exhaust", "done", "disgrace", "pass")
        if not (alike or unseen) or (game == "above" and rest[0].split()[1] == "play" and not unseen):
            return
        at.press(rest[0])


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("battle", "AB", {"size": "8"}), ("battle", "AB", {"abilities": "house"}), ("above", "AB", {})],
)
def test_a_whole_game_is_followed_from_what_lies_alone(
    game: str, players: str, options: dict[str, str]
) -> None:
    at = watched(game, players, 1, **options)
    play_on(at, 400)
    assert not at.real.moves, "played to its end"
    assert at.told == [*at.real.lines()]
    assert at.table.outcome


def test_while_hands_are_over_the_board_nothing_is_said_and_nothing_is_lost() -> None:
    at = watched("battle")
    first, then = at.real.moves[0], None
    at.hands(str(first))
    then = at.real.moves[0]
    at.hands(str(then))
    at.see()
    assert at.told[-2:] == [str(first), str(then)]


def test_a_figure_that_was_never_seen_where_it_stands_is_not_moved_without_asking() -> None:
    at = watched("battle", size="8")
    first = next(move for move in at.real.moves if move.verb == "move")
    for line in (str(first), str(next(iter(at.real.position.apply(first).legal_moves())))):
        at.hands(line)
        at.press(line)  # touched, and the figure's tag came off: no camera sees it there
    board = lies("battle", at.real.position)
    at.see(without(board, board.on.index(first.args[::-1])))
    again = next(move for move in at.real.moves if move.args[0] == first.args[0])
    at.hands(str(again))
    at.see()
    assert at.told != [*at.real.lines()]
    assert at.answer()
    assert at.told == [*at.real.lines()]


def test_a_figure_put_where_it_may_not_go_is_refused_by_its_rule_and_lies_marked() -> None:
    at = watched("battle")
    board = lies("battle", at.real.position)
    figure = at.real.moves[0].args[0]
    legal = {move.args[1] for move in at.real.moves if move.args[0] == figure}
    spaces = [space.id for space in at.real.position.view().spaces]
    free = next(space for space in reversed(spaces) if space not in legal | {on for on, _ in board.on})
    n = next(n for n, (_, name) in enumerate(board.on) if name == figure)
    wrong = replace(board, on=tuple(sorted((*without(board, n).on, (free, figure)))))
    lines = at.told
    at.see(wrong)
    assert at.told == lines
    assert at.table.notice
    assert at.table.notice.kind == "refused"
    assert at.table.notice.rule
    assert at.table.sign == "out-of-step"
    assert at.table.amiss
    assert [(chore.act, chore.what, chore.lies) for chore in at.table.amiss.chores] == [
        ("move", figure, free)
    ]
    at.see(board)
    assert at.table.notice is None
    assert at.table.sign == "in-step"


def test_a_move_that_is_touched_first_waits_for_the_hands() -> None:
    at = watched("battle")
    before, line = lies("battle", at.real.position), str(at.real.moves[0])
    at.press(line)
    at.see(before)
    assert at.table.notice is None
    assert at.told[-1] == line
    at.hands(line)
    at.see()
    assert at.table.sign == "in-step"
    assert at.told[-1] == line


def test_a_touched_move_that_no_hand_makes_is_told_after_a_while() -> None:
    at = watched("battle")
    before, line = lies("battle", at.real.position), str(at.real.moves[0])
    at.press(line)
    at.see(before)
    at.see(before, after=5)
    assert at.table.notice
    assert at.table.notice.text.key == "board-unlike"
    assert at.table.sign == "out-of-step"


def test_a_figure_without_its_tokens_is_waited_for_and_then_told() -> None:
    at = watched("battle")
    before, move = lies("battle", at.real.position), at.real.moves[0]
    at.hands(str(move))
    half = tuple(on for on in lies("battle", at.real.position).on if on in before.on or on[1] == move.args[0])
    lines = at.told
    at.see(Lies("battle", half))
    assert at.table.notice is None
    assert at.told == lines
    at.see(Lies("battle", half), after=5)
    assert at.table.notice
    assert at.table.notice.offers[0][1] == f"lies {move}"
    at.see()
    assert at.told[-1] == str(move)
    assert at.table.notice is None


def test_what_is_put_back_after_undo_leaves_the_list_and_the_tick_comes_by_itself() -> None:
    at = watched("battle")
    before = lies("battle", at.real.position)
    at.hands(str(at.real.moves[0]))
    at.see()
    at.press("undo")
    if at.table.session.now.asked:
        at.press("ok")
    assert at.table.amiss
    many = len(at.table.amiss.chores)
    assert many > 1
    gone = next(n for n, (_, name) in enumerate(lies("battle", at.real.position).on) if name == "white")
    at.see(without(lies("battle", at.real.position), gone))
    assert at.table.amiss
    assert len(at.table.amiss.chores) < many
    at.see(before)
    assert at.table.amiss is None
    assert at.table.notice is None
    assert at.table.sign == "in-step"


def test_a_table_that_was_knocked_over_is_put_right_and_play_goes_on() -> None:
    at = watched("battle")
    play_on(at, 6)
    lines, board = at.told, lies("battle", at.real.position)
    places = [space for space, _ in board.on]
    mixed = tuple(sorted(zip(places[3:] + places[:3], (name for _, name in board.on), strict=True)))
    at.see(Lies("battle", mixed))
    assert at.told == lines
    assert at.table.sign == "out-of-step"
    at.press("ok")
    at.see()
    assert at.told == lines
    assert at.table.sign == "in-step"
    assert at.table.notice is None
    play_on(at, 4)
    assert at.told == [*at.real.lines()]


def test_nothing_is_taken_before_the_board_was_once_seen_to_lie_right() -> None:
    at = watched("battle")
    line = str(at.real.moves[0])
    fresh = Watched(at.real.match)
    fresh.table.board.right = None
    fresh.hands(line)
    lines = fresh.told
    play = fresh.real.moves[0]
    fresh.hands(str(play))
    fresh.press(line)
    fresh.see()
    assert fresh.told == [*lines, line]
    assert fresh.table.notice
    assert fresh.table.notice.kind == "board"
    assert fresh.answer()
    assert fresh.told[-1] == str(play)


def test_with_always_every_move_is_asked_about() -> None:
    at = watched("battle")
    at.table.scans.confirm = lambda: "always"
    line, lines = str(at.real.moves[0]), at.told
    at.hands(line)
    at.see()
    assert at.told == lines
    assert at.table.notice
    assert at.table.notice.text.key == "board-is-it"
    at.press(at.table.notice.offers[0][1])
    assert at.told[-1] == line


def test_while_the_table_is_asked_nothing_is_played() -> None:
    at = watched("battle")
    for _ in range(2):
        at.hands(str(at.real.moves[0]))
        at.see()
    at.press("undo")
    at.press("undo")
    assert at.table.session.now.asked
    lines = at.told
    at.see(lies("battle", at.real.position.apply(at.real.moves[0])))
    assert at.told == lines
    assert at.table.session.now.asked


def test_what_a_stand_in_said_is_done_when_hands_have_done_it() -> None:
    at = watched("battle")
    at.press("chair p1 1")
    move, other = at.real.moves[0], at.real.moves[-1]
    at.press(f"announce {at.table.session.told} {move}")
    assert at.table.announced == move
    lines = at.told
    at.see(lies("battle", at.real.position.apply(other)))
    assert at.told == lines, "nobody plays otherwise for it"
    at.hands(str(move))
    at.see()
    assert at.told[-1] == str(move)
    assert at.table.announced is None


def test_what_hands_did_in_one_turn_is_taken_back_by_one_touch() -> None:
    at = watched("above")
    dice = random.Random(1)
    lines = at.told
    while len({line.split()[0] for line in [*at.real.lines()][len(lines) :]}) < 2:
        at.hands(str(dice.choice(at.real.moves)))
        if at.real.moves[0].verb == "play":
            break
    at.see()
    at.answer()
    assert len(at.told) > len(lines) + 1
    at.press("undo")
    assert at.told == lines


def test_a_set_up_by_hand_is_told_by_what_lies_and_follows_a_figure_that_is_moved() -> None:
    real = watched("battle").real
    table, board = empty("battle"), lies("battle", real.position)
    table.handle(replace(board, on=board.on[:4], at=1))
    assert tags("battle").lie(table.view()) == board.on[:4]
    one, other, *_ = heroes = [piece for piece in board.on if piece[0].endswith("2")]
    rest = [piece for piece in board.on if piece not in heroes[:2]]
    swapped = tuple(sorted(((one[0], other[1]), (other[0], one[1]), *rest)))
    table.handle(replace(board, on=swapped, at=2))
    assert tags("battle").lie(table.view()) == swapped
    assert table.session.acting == ("p1",)


def test_a_sky_to_be_counted_is_read_from_the_board_when_night_is_called() -> None:
    table = empty("heavens", "ABC", mode="score")
    while table.session.acting == ("table",):
        table.handle(Press(str(table.session.moves[0]), 1))
    view = table.view()
    tones = {side.seat: side.tone for side in view.sides}
    spaces = [space.id for space in view.spaces][:5]
    owners = ("p1", "p2", "p3", "p1", "p2")
    lying = tuple(
        sorted((space, f"planet-{tones[seat]}") for space, seat in zip(spaces, owners, strict=True))
    )
    table.handle(Lies("heavens", lying, at=2))
    assert not table.view().tokens, "by day nothing is entered"
    night = next(move for move in table.session.moves if move.verb == "night")
    table.handle(Pick((":night",), 3))
    assert table.notice
    assert table.notice.text.key == "board-first"
    table.handle(Press(table.notice.offers[0][1], 4))
    assert tags("heavens").lie(table.view()) == lying
    assert str(night) in [*table.session.lines()]


def test_steps_of_olympia_that_do_not_stand_right_are_told_after_a_while() -> None:
    at = watched("olympia", "ABC")
    board = lies("olympia", at.real.position)
    space, name = board.on[0]
    wrong = replace(board, on=tuple(sorted((("3", name), *board.on[1:]))))
    lines = at.told
    at.see(wrong)
    at.see(wrong, after=5)
    assert space != "3"
    assert at.told == lines
    assert at.table.sign == "out-of-step"
    at.see(board)
    assert at.table.sign == "in-step"


def test_another_games_board_says_nothing() -> None:
    at = watched("battle")
    at.see(Lies("above", (("α1", "zeus"),)))
    assert at.table.notice is None
    assert at.table.sign == "in-step"
