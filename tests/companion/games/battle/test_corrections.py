"""Corrections: whatever stands on the real table can be entered, and nothing that cannot stand there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from companion.game import IllegalMove, Move
from companion.games.battle import GAME
from companion.games.battle.abilities import HOUSE
from companion.games.battle.board import OTHER, OWNER, SIDES, TOKEN, names, tokens_of
from companion.games.battle.rules import Battle
from tests.companion.games.battle.drawing import drawn, lying, play, position, refused, tidy

TABLE = """
    .   .   .   .   har
    .   .   .   .   .
    .   .   w   .   .
    .   .   b   .   cen
    ach .   per .   .
"""


def test_a_figure_can_be_set_on_any_other_space() -> None:
    battle = position(TABLE)
    targets = {move.args[1] for move in battle.fixes() if move.args[0] == "achilles"}
    assert targets == set(names(5)) - {"a1"}


def test_a_figure_set_on_a_token_sends_it_home() -> None:
    after = play(position(TABLE), "table fix achilles c2")
    assert drawn(after).splitlines()[-2:] == [". . ach . cen", ". . per . ."]
    assert after.left("p2") == 9


def test_a_figure_set_on_another_changes_places_with_it() -> None:
    after = play(position(TABLE), "table fix achilles e5")
    assert drawn(after) == tidy(TABLE.replace("har", "xxx").replace("ach", "har").replace("xxx", "ach"))


def test_a_figure_from_the_box_comes_only_in_place_of_one_of_its_side() -> None:
    battle = position(TABLE)
    assert {move.args[1] for move in battle.fixes() if move.args[0] == "jason"} == {"a1", "c1"}
    after = play(battle, "table fix jason a1")
    assert drawn(after).splitlines()[-1] == "jas . per . ."
    assert refused(battle, "table fix jason b1") == ("corrections", "fix")
    assert refused(battle, "table fix jason e5") == ("corrections", "fix")


def test_a_frozen_hero_put_back_into_the_box_takes_the_red_counter_off() -> None:
    battle = position(TABLE, abilities="house", frozen="achilles", thaw=1)
    assert play(battle, "table fix jason a1").frozen == ""
    assert play(battle, "table fix jason c1").frozen == "achilles"


def test_tokens_are_laid_exchanged_and_taken_away() -> None:
    after = play(position(TABLE), "table fix a5 white", "table fix c3 black", "table fix c2 empty")
    assert drawn(after).splitlines()[:4] == ["w . . . har", ". . . . .", ". . b . .", ". . . . cen"]


def test_no_token_is_laid_from_an_empty_supply_nor_under_a_figure() -> None:
    battle = position("""
        w   w   w   w   w
        w   w   w   w   .
        .   .   .   .   .
        .   .   .   .   .
        ach .   .   .   har
    """)
    assert refused(battle, "table fix a1 white") == ("corrections", "fix")
    assert refused(battle, "table fix a2 white") == ("corrections", "fix")
    assert refused(battle, "table fix a5 white") == ("corrections", "fix")
    assert play(battle, "table fix a2 black").left("p2") == 8


def test_a_correction_can_end_a_game_and_take_the_end_back() -> None:
    battle = position("""
        w   w   w   w   w
        w   w   w   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach .   .   .   har
    """)
    over = play(battle, "table fix d4 white")
    assert over.outcome().winners == ("p1",)
    assert play(over, "table fix d4 empty").outcome() is None


def test_the_turn_can_be_given_to_the_other_side() -> None:
    battle = play(position(TABLE), "table fix turn p2")
    assert {move.seat for move in battle.legal_moves()} == {"p2"}
    assert refused(battle, "table fix turn p2") == ("corrections", "fix")


def test_used_abilities_and_the_red_counter_are_corrected_only_where_there_are_abilities() -> None:
    assert refused(position(TABLE), "table fix spent achilles") == ("corrections", "fix")
    assert refused(position(TABLE), "table fix frozen achilles") == ("corrections", "fix")
    battle = play(position(TABLE, abilities="house"), "table fix spent achilles", "table fix frozen perseus")
    assert (battle.spent, battle.frozen) == ({"achilles"}, "perseus")
    assert play(battle, "table fix frozen achilles").frozen == "achilles"
    battle = play(battle, "table fix unspent achilles", "table fix thawed perseus")
    assert (battle.spent, battle.frozen) == (set(), "")


def test_only_a_hero_can_be_frozen() -> None:
    battle = position(TABLE, abilities="house")
    assert refused(battle, "table fix frozen harpy") == ("corrections", "fix")


def test_a_red_counter_corrected_in_the_heroes_turn_holds_for_that_turn() -> None:
    """B11."""
    battle = play(position(TABLE, abilities="house"), "table fix frozen achilles")
    assert refused(battle, "p1 move achilles a2") == ("frozen", "frozen")
    assert play(battle, "p1 move perseus d1").frozen == ""


def test_nothing_is_corrected_while_the_figures_are_placed() -> None:
    battle = GAME.start(2, {}, {})
    assert not list(battle.fixes())
    assert refused(battle, "table fix achilles a2") == ("corrections", "fix")


@pytest.mark.parametrize(
    "line", ["table fix", "table fix achilles", "table fix achilles z9", "table fix moon a1"]
)
def test_a_correction_that_says_nothing_sound_is_refused_and_cannot_be_forced(line: str) -> None:
    battle = position(TABLE)
    assert refused(battle, line) == ("corrections", "fix")
    with pytest.raises(IllegalMove):
        battle.apply(Move.parse(line))


def test_positions_before_a_correction_no_longer_count_as_repeated() -> None:
    """B13."""
    there_and_back = ("p1 move achilles a2", "p2 move harpy e4", "p1 move achilles a1", "p2 move harpy e5")
    battle = play(
        position("""
            .   .   .   .   har
            .   .   .   .   b
            .   .   .   .   .
            w   .   .   .   .
            ach .   .   .   .
        """),
        *there_and_back,
    )
    fixed = play(battle, "table fix e1 white", "table fix e1 empty")
    assert fixed.board == battle.board
    assert play(battle, *there_and_back).outcome()
    assert play(fixed, *there_and_back).outcome() is None
    assert play(fixed, *there_and_back, *there_and_back).outcome()


def some_position(dice: random.Random, size: int, figures: list[str]) -> Battle:
    """A sound position, anything anywhere."""
    spaces = list(range(size * size))
    dice.shuffle(spaces)
    board = [""] * len(spaces)
    for figure in figures:
        board[spaces.pop()] = figure
    for token in TOKEN.values():
        for _ in range(min(dice.randint(0, tokens_of(size)), len(spaces))):
            board[spaces.pop()] = token
    return Battle(
        size,
        lying(board),
        abilities="house",
        powers=tuple(HOUSE.items()),
        turn=dice.choice(["p1", "p2"]),
        spent=frozenset(figure for figure in figures if dice.random() < 0.3),
        frozen=dice.choice(["", *(figure for figure in figures if OWNER[figure] == "p1")]),
    )


def corrections(now: Battle, wanted: Battle) -> Iterator[str]:
    """Lines that lead from one position to another; each is said before the next one is thought of."""
    spaces = names(wanted.size)
    for space, lies in zip(spaces, now.board, strict=True):
        if lies in TOKEN.values():
            yield f"{space} empty"
    for figure in sorted(set(wanted.board) & set(OWNER) - set(now.board)):
        side = SIDES[OWNER[figure]]
        away = next(at for at, lies in enumerate(now.board) if lies in side and lies not in wanted.board)
        yield f"{figure} {spaces[away]}"
        now = now.apply(Move("table", "fix", (figure, spaces[away])))
    for space, lies in zip(spaces, wanted.board, strict=True):
        if lies in OWNER and now.board[spaces.index(space)] != lies:
            yield f"{lies} {space}"
            now = now.apply(Move("table", "fix", (lies, space)))
    for space, lies in zip(spaces, wanted.board, strict=True):
        if lies in TOKEN.values():
            yield f"{space} {lies}"
    for figure in sorted(set(wanted.board) & set(OWNER)):
        if (figure in now.spent) != (figure in wanted.spent):
            yield f"{'spent' if figure in wanted.spent else 'unspent'} {figure}"
    if wanted.frozen != now.frozen:
        yield f"frozen {wanted.frozen}" if wanted.frozen else f"thawed {now.frozen}"
    if wanted.turn != now.turn:
        yield f"turn {OTHER[now.turn]}"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_every_sound_position_can_be_reached_by_corrections_alone(size: int, seed: int) -> None:
    dice = random.Random(f"{size} {seed}")
    figures = [figure for side in SIDES.values() for figure in dice.sample(side, size)]
    others = (
        figures if seed % 2 else [figure for side in SIDES.values() for figure in dice.sample(side, size)]
    )
    now, wanted = some_position(dice, size, figures), some_position(dice, size, others)
    for said in list(corrections(now, wanted)):
        now = play(now, f"table fix {said}")
        assert min(now.left("p1"), now.left("p2")) >= 0
    assert now.board == wanted.board
    assert (now.turn, now.frozen) == (wanted.turn, wanted.frozen)
    assert now.spent & set(wanted.board) == wanted.spent


def test_every_correction_leaves_a_sound_board() -> None:
    dice = random.Random("sound")
    figures = [figure for side in SIDES.values() for figure in dice.sample(side, 5)]
    battle = some_position(dice, 5, figures)
    for _ in range(300):
        battle = battle.apply(dice.choice(list(battle.fixes())))
        assert min(battle.left("p1"), battle.left("p2")) >= 0
        for seat, side in SIDES.items():
            assert sum(lies in side for lies in battle.board) == 5, seat
        assert not battle.frozen or battle.frozen in battle.board
        assert battle.frozen in ("", *SIDES["p1"])
