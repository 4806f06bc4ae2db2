"""How the basic game ends, or goes on without a move: victory, passing, repetition; one test per ruling."""

from __future__ import annotations

import random

import pytest

from companion.game import Move
from companion.games.battle.board import CREATURES, HEROES, tokens_of
from companion.games.battle.rules import Battle
from tests.companion.games.battle.drawing import (
    HEMMED_IN,
    TWO_WHITE_LEFT,
    allowed,
    drawn,
    lying,
    placed,
    play,
    position,
    refused,
)

# victory


def test_laying_the_last_token_wins_at_once() -> None:
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   b
        ach .   b   .   w
    """)
    after = play(battle, "p1 move achilles b1")
    assert after.left("p1") == 0
    assert after.outcome().winners == ("p1",)
    assert after.outcome().reason.key == "battle-end-last-token"
    assert not list(after.legal_moves())
    assert refused(after, "p2 move harpy e3") == ("victory", "ended")


def test_creatures_win_by_their_last_token_too() -> None:
    battle = position(
        """
        b   b   b   b   b
        b   b   .   .   har
        .   .   .   .   .
        .   .   .   .   b
        ach .   w   .   .
        """,
        turn="p2",
    )
    assert play(battle, "p2 move harpy e3").outcome().winners == ("p2",)


def test_tokens_are_laid_along_the_way_and_the_supply_running_out_midway_wins() -> None:
    """B5 and B14: from the initial space on; spaces not reached keep what lies there."""
    battle = position(TWO_WHITE_LEFT)
    assert battle.left("p1") == 2
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w b ach w"
    assert after.left("p1") == 0
    assert after.left("p2") == battle.left("p2")
    assert after.outcome().winners == ("p1",)


def test_the_figure_lands_before_the_tokens_are_laid() -> None:
    """B4: the own token on the final space comes home first, so laying one does not finish the supply."""
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ach w   .   .   .
    """)
    assert battle.left("p1") == 1
    after = play(battle, "p1 move achilles b1")
    assert after.left("p1") == 1
    assert after.outcome() is None
    assert play(battle, "p1 move achilles a2").outcome().winners == ("p1",)


def test_a_token_come_home_by_landing_is_laid_again_on_a_longer_way() -> None:
    """B4: with one token left, the one found on the final space covers the second space."""
    battle = position("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ach b   w   .   .
    """)
    after = play(battle, "p1 move achilles c1")
    assert drawn(after).splitlines()[-1] == "w w ach . ."
    assert after.outcome().winners == ("p1",)


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_tokens_left_are_never_negative(size: int) -> None:
    for seed in range(5):
        battle, dice = placed(size, str(seed)), random.Random(seed)
        while moves := list(battle.legal_moves()):
            battle = max((battle.apply(move) for move in dice.sample(moves, min(4, len(moves)))), key=_laid)
            assert min(battle.left("p1"), battle.left("p2")) >= 0
            assert max(battle.left("p1"), battle.left("p2")) <= tokens_of(size)
        assert battle.outcome()


def _laid(battle: Battle) -> int:
    return sum(lies in ("white", "black") for lies in battle.board)


def test_the_winner_scores_the_tokens_the_loser_has_left() -> None:
    """B9."""
    outcome = play(position(TWO_WHITE_LEFT), "p1 move achilles d1").outcome()
    assert outcome.points == (("p1", 7), ("p2", 0))
    assert dict(outcome.reason.values) == {"seat": "p1", "left": 7}


# passing


def test_a_side_without_a_move_passes_and_does_nothing_else() -> None:
    """B7."""
    battle = position(HEMMED_IN)
    assert [str(move) for move in battle.legal_moves()] == ["p1 pass"]
    after = play(battle, "p1 pass")
    assert after.board == battle.board
    assert {move.seat for move in after.legal_moves()} == {"p2"}
    assert battle.view().prompt.key == "battle-prompt-pass"


def test_passing_is_refused_while_a_figure_can_move() -> None:
    """B7."""
    assert refused(position(HEMMED_IN, turn="p2"), "p2 pass") == ("passing", "pass")


def test_the_other_side_of_a_hemmed_in_one_can_always_move() -> None:
    """B12: wherever the figures stand, somebody can move."""
    dice = random.Random(12)
    for size in (5, 6, 7, 8):
        for _ in range(200):
            board = [*HEROES[:size], *CREATURES[:size], *[""] * (size * size - 2 * size)]
            dice.shuffle(board)
            moving = [
                any(move.verb == "move" for move in Battle(size, lying(board), turn=seat).legal_moves())
                for seat in ("p1", "p2")
            ]
            assert any(moving)


# repetition


SHUTTLE = """
    .   .   .   .   b
    .   .   .   .   har
    .   .   .   .   cer
    w   .   .   .   .
    ach per .   .   w
"""
ROUND = ("p1 move achilles a2", "p2 move harpy e5", "p1 move achilles a1", "p2 move harpy e4")


def test_the_third_time_the_side_with_more_tokens_wins_and_scores() -> None:
    """B8 and B13; the position the game began with counts."""
    battle = play(position(SHUTTLE), *ROUND, *ROUND[:3])
    assert battle.outcome() is None
    battle = play(battle, ROUND[3])
    assert (battle.left("p1"), battle.left("p2")) == (7, 8)
    assert battle.outcome().winners == ("p1",)
    assert battle.outcome().points == (("p1", 8), ("p2", 0))
    assert battle.outcome().reason.key == "battle-end-repetition"
    assert not list(battle.legal_moves())


def test_the_third_time_with_equally_many_tokens_is_a_draw() -> None:
    """B13."""
    equal = SHUTTLE.replace("per .   .   w", "per .   .   .")
    outcome = play(position(equal), *ROUND, *ROUND).outcome()
    assert outcome.winners == ()
    assert outcome.points == (("p1", 0), ("p2", 0))
    assert outcome.reason.key == "battle-end-repetition-draw"


def test_with_the_option_draw_the_third_time_is_a_draw_whoever_is_ahead() -> None:
    """B8."""
    outcome = play(position(SHUTTLE, repetition="draw"), *ROUND, *ROUND).outcome()
    assert outcome.winners == ()
    assert outcome.points == (("p1", 0), ("p2", 0))


def test_with_the_option_off_nothing_ends_by_repetition() -> None:
    """B8."""
    battle = play(position(SHUTTLE, repetition="off"), *ROUND * 5)
    assert battle.outcome() is None
    assert allowed(battle, "move", "achilles")


def test_the_opening_counts_as_the_first_time() -> None:
    """B13: ordinary moves never lead back to it, but players may insist on passing."""
    battle = placed(5)
    for line in ("p1 pass", "p2 pass", "p1 pass"):
        battle = battle.apply(Move.parse(line))
    assert battle.outcome() is None
    assert battle.apply(Move.parse("p2 pass")).outcome().reason.key == "battle-end-repetition-draw"


def test_a_repetition_may_come_with_either_side_to_move() -> None:
    """B13."""
    battle = play(position(SHUTTLE), "p1 move perseus c1")
    again = ("p2 move harpy e5", "p1 move achilles a2", "p2 move harpy e4", "p1 move achilles a1")
    battle = play(battle, *again, *again[:3])
    assert battle.outcome() is None
    assert play(battle, again[3]).outcome().reason.key == "battle-end-repetition"


def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    """B13: a board that stands for the third time, but only once with this side to move."""
    battle = play(position(SHUTTLE), *ROUND)
    battle = battle.apply(Move.parse("p1 pass"))
    assert [battle.alike(battle.layout) == alike for alike in battle.seen].count(True) == 3
    assert battle.outcome() is None


# Two heroes wander round a square of tokens and end on each other's places.
TWO_HEROES = """
    b   .   .   .   .
    har b   .   .   .
    .   .   .   .   .
    w   w   .   .   .
    ach per .   .   w
"""
CHANGE = (
    "p1 move achilles a2",
    "p2 move harpy b4",
    "p1 move perseus a1",
    "p2 move harpy a4",
    "p1 move achilles b2",
    "p2 move harpy b4",
    "p1 move achilles b1",
    "p2 move harpy a4",
)
TO_AND_FRO = ("p1 move achilles b2", "p2 move harpy b4", "p1 move achilles b1", "p2 move harpy a4")


def test_without_abilities_two_heroes_that_changed_places_make_the_same_position() -> None:
    """B13: the opening, then the heroes the other way round, twice."""
    outset = position(TWO_HEROES)
    changed = play(outset, *CHANGE)
    assert changed.board != outset.board
    assert changed.outcome() is None
    assert play(changed, *TO_AND_FRO).outcome().reason.key == "battle-end-repetition"


def test_with_abilities_it_matters_which_hero_stands_where() -> None:
    """B13: the heroes the other way round are another position, so it has come only twice."""
    for abilities in ("declared", "house"):
        battle = play(position(TWO_HEROES, abilities=abilities), *CHANGE, *TO_AND_FRO)
        assert battle.outcome() is None
        assert play(battle, TO_AND_FRO[0]).outcome().reason.key == "battle-end-repetition"
