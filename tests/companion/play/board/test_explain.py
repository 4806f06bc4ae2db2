"""What can have happened on a board: the legal lines that lead to it, and never any other."""

from __future__ import annotations

import os
import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from companion.game import Move
from companion.inputs import Lies
from companion.play.board.explain import Explained, explain
from companion.play.board.lying import differs
from companion.play.board.ways import follow
from companion.play.match import Match
from companion.play.setting_up import ready
from tests.companion.play.board.seeing import lies, stretches, tags, without

LONG = bool(os.environ.get("PANTHEON_LONG"))
GAMES = [
    *(("battle", "AB", {"size": size}) for size in "5678"),
    *(("battle", "AB", {"size": size, "abilities": "house"}) for size in "56"),
    ("above", "AB", {}),
    ("above", "ABCD", {}),
    ("heavens", "ABC", {}),
]


def asked(found: Explained) -> str:
    return "taken" if found.sure else "asked" if found.ways else "refused"


def holds(found: Explained, moves: list[Move], true: object) -> bool:
    """Whether what happened is among the ways, or begins with one of them."""
    lines = tuple(map(str, moves))
    return any(way.position == true or way.lines == lines[: len(way.lines)] for way in found.ways)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_of_random_play_the_true_line_is_found_and_taken_only_if_nothing_else_can_be(
    game: str, players: str, options: dict[str, str]
) -> None:
    match, counts = Match(game, tuple(players), options), Counter[str]()
    for seed in range(40 if LONG else 2):
        for start, moves, after in stretches(match, seed, 120):
            found = explain(start, match.box, tags(game), lies(game, after))
            counts[asked(found)] += 1
            # Two players at once, and of the first nothing is left to be seen: that may be refused.
            unseen = len({move.seat for move in moves}) > 1 and not found.ways
            assert found.cut or unseen or holds(found, moves, after), (seed, list(map(str, moves)))
            assert not (found.sure and found.cut)
    assert counts["taken"] > 2 * (counts["asked"] + counts["refused"])


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_with_one_tag_unread_nothing_wrong_is_taken(game: str, players: str, options: dict[str, str]) -> None:
    match, dice = Match(game, tuple(players), options), random.Random(4)
    for seed in range(40) if LONG else (0, 15):
        for start, moves, after in stretches(match, seed, 60):
            whole = lies(game, after)
            for n in dice.sample(range(len(whole.on)), min(3, len(whole.on))):
                found = explain(start, match.box, tags(game), without(whole, n))
                if found.sure:
                    assert holds(found, moves, after), (seed, list(map(str, moves)), whole.on[n])


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_piece_put_where_no_rule_allows_is_never_explained(
    game: str, players: str, options: dict[str, str]
) -> None:
    match, dice = Match(game, tuple(players), options), random.Random(7)
    for start, _, _ in stretches(match, 3, 200 if LONG else 60):
        view = start.view()
        whole, spaces = lies(game, start), [space.id for space in tags(game).places(view)]
        taken = {space for space, _ in whole.on}
        free = [space for space in spaces if space not in taken]
        if not whole.on or not free:
            continue
        n, to = dice.randrange(len(whole.on)), dice.choice(free)
        put = replace(without(whole, n), on=tuple(sorted((*without(whole, n).on, (to, whole.on[n][1])))))
        found = explain(start, match.box, tags(game), put)
        assert not found.resting
        for way in found.ways:
            left, position = differs(way.board, put), start
            assert not left.extra
            assert not left or not found.sure
            for move in way.moves:
                assert move in [*position.legal_moves()]
                position = follow(match.box, position.apply(move))


def test_a_board_that_lies_as_it_should_says_nothing() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    assert explain(
        session.position, session.match.box, tags("battle"), lies("battle", session.position)
    ).resting


def test_what_lies_on_a_hidden_space_may_still_lie_there() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    board = lies("battle", session.position)
    hidden = replace(without(board, 0), hidden=(board.on[0][0],))
    assert explain(session.position, session.match.box, tags("battle"), hidden).resting


def test_a_piece_between_two_spaces_is_never_taken_without_asking() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    move = next(move for move in session.moves if move.verb == "move")
    figure, to = move.args
    after = session.position.apply(move)
    board = lies("battle", after)
    other = next(other.args[1] for other in session.moves if other.args[0] == figure and other != move)
    n = board.on.index((to, figure))
    between = replace(without(board, n), between=((figure, (to, other)),))
    found = explain(session.position, session.match.box, tags("battle"), between)
    assert not found.sure


def test_a_piece_between_a_lawful_space_and_a_forbidden_one_is_asked_about() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    move = next(move for move in session.moves if move.verb == "move")
    figure, to = move.args
    board = lies("battle", session.position.apply(move))
    lawful = {other.args[1] for other in session.moves if other.args[0] == figure}
    forbidden = next(space.id for space in session.position.view().spaces if space.id not in lawful)
    seen = replace(without(board, board.on.index((to, figure))), between=((figure, (forbidden, to)),))
    found = explain(session.position, session.match.box, tags("battle"), seen)
    assert str(move) in {way.lines[0] for way in found.ways}
    assert not found.sure


def test_a_piece_never_seen_where_it_lay_is_asked_about_for_its_tag_may_have_come_off() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    move = next(move for move in session.moves if move.verb == "move")
    before, after = (
        lies("battle", position) for position in (session.position, session.position.apply(move))
    )
    unseen = frozenset(piece for piece in before.on if piece[1] != move.args[0])
    for seen, sure in ((frozenset(before.on), True), (unseen, False)):
        found = explain(session.position, session.match.box, tags("battle"), after, seen=seen)
        assert [way.moves for way in found.ways] == [(move,)]
        assert found.sure == sure


def test_a_figure_that_went_there_and_back_may_have_moved_another() -> None:
    match, dice = Match("above", ("A", "B")), random.Random(15)
    start = ready(match, "15").position
    for _ in range(87):
        start = follow(match.box, start.apply(dice.choice([*start.legal_moves()])))
    after, done = start, []
    for line in ("p2 play aphrodite-1", "p2 move ο4", "p2 move ξ4", "p2 seduce hera ο4"):
        done.append(next(move for move in after.legal_moves() if str(move) == line))
        after = follow(match.box, after.apply(done[-1]))
    found = explain(start, match.box, tags("above"), lies("above", after))
    assert holds(found, done, after)
    assert not found.sure, "the other may have gone there by itself"


def test_a_token_that_is_gone_is_asked_about_though_a_power_may_have_taken_it() -> None:
    match = Match("above", ("A", "B"))
    seen = 0
    for seed in range(6):
        for start, moves, after in stretches(match, seed, 150):
            if moves[-1].verb == "remove":
                found = explain(start, match.box, tags("above"), lies("above", after))
                assert found.ways
                assert not found.sure
                seen += 1
    assert seen


def test_a_token_that_may_lie_beneath_a_figure_is_not_taken_away_without_asking() -> None:
    match, dice = Match("above", ("A", "B")), random.Random(0)
    start = ready(match, "0").position
    for _ in range(2):
        start = follow(match.box, start.apply(dice.choice([*start.legal_moves()])))
    after, done = start, []
    for line in ("p1 remove γ2", "p2 play hades-1", "p2 move γ2"):
        done.append(next(move for move in after.legal_moves() if str(move) == line))
        after = follow(match.box, after.apply(done[-1]))
    found = explain(start, match.box, tags("above"), lies("above", after))
    assert holds(found, done, after)
    assert not found.sure, "the figure may stand on the token, against the rules"


def test_a_board_with_too_much_on_it_is_refused_with_what_comes_nearest() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    move = next(move for move in session.moves if move.verb == "move")
    board = lies("battle", session.position.apply(move))
    free = next(
        space.id
        for space in session.position.view().spaces
        if space.id not in {where for where, _ in board.on}
    )
    too_much = Lies("battle", tuple(sorted((*board.on, (free, "black")))))
    found = explain(session.position, session.match.box, tags("battle"), too_much)
    assert not found.ways
    assert not found.begun
    assert found.near[0].moves == (move,)


def test_hands_that_have_put_the_figure_and_not_its_tokens_are_on_their_way() -> None:
    session = ready(Match("battle", ("A", "B")), "1")
    move = next(move for move in session.moves if move.verb == "move")
    before, after = lies("battle", session.position), lies("battle", session.position.apply(move))
    moved = tuple(piece for piece in after.on if piece in before.on or piece[1] == move.args[0])
    found = explain(session.position, session.match.box, tags("battle"), Lies("battle", moved))
    assert found.begun
    assert not found.ways
    assert found.near[0].moves == (move,)


def test_a_token_laid_where_a_head_hides_it_is_asked_about_with_the_next_turn() -> None:
    match, seen = Match("above", ("A", "B")), 0
    for seed in range(3):
        for (start, lay, laid), (then, moves, after) in pairwise(stretches(match, seed, 150)):
            if lay[-1].verb != "lay" or laid != then or moves[-1].verb != "move":
                continue
            (token,) = Counter(lies("above", laid).on) - Counter(lies("above", start).on)
            whole = lies("above", after)
            if token not in whole.on:
                continue
            hidden = replace(without(whole, whole.on.index(token)), hidden=(token[0],))
            found = explain(start, match.box, tags("above"), hidden)
            assert holds(found, [*lay, *moves], after), (seed, list(map(str, (*lay, *moves))))
            assert not found.sure, "nobody saw it"
            seen += 1
    assert seen
