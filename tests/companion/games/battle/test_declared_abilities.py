"""Declared abilities, B17 and B18, one test per ruling."""

from __future__ import annotations

from companion.games.battle.rules import Battle
from tests.companion.games.battle.drawing import (
    TO_AND_FRO,
    allowed,
    bottom,
    drawn,
    play,
    position,
    refused,
    tidy,
)

# declared abilities, B17 and B18


def declared(drawing: str, turn: str = "p1", **more: object) -> Battle:
    """A position of the game with abilities as printed."""
    return position(drawing, turn, abilities="declared", **more)


TABLE = """
    .   .   .   .   har
    .   .   .   .   .
    .   .   .   .   .
    .   .   b   .   cen
    ach .   per .   .
"""


def test_an_ability_counts_as_used_when_it_is_declared() -> None:
    """B17."""
    battle = play(declared(TABLE), "p1 declare achilles")
    assert battle.spent == {"achilles"}
    assert battle.turn == "p1"
    assert battle.view().rule == "declared"
    later = play(battle, "p1 move achilles a2", "p1 done", "p2 move harpy e4")
    assert refused(later, "p1 declare achilles") == ("abilities", "spent")
    assert allowed(later, "declare") == {"perseus"}


def test_a_side_shut_in_may_pass_or_declare_as_the_print_never_forces_an_ability() -> None:
    """B18; with house abilities it does not pass while one does something (B16)."""
    shut_in = """
        .   .   .   .   .
        .   .   .   .   .
        min .   .   .   .
        har cen .   .   .
        ach per cer .   .
    """
    battle = declared(shut_in)
    may = ["p1 declare achilles", "p1 declare perseus", "p1 pass"]
    assert sorted(map(str, battle.legal_moves())) == may
    assert battle.view().prompt.key == "battle-prompt-pass-or-declare"
    assert {move.seat for move in play(battle, "p1 pass").legal_moves()} == {"p2"}
    assert refused(declared(shut_in, turn="p2"), "p2 pass") == ("passing", "pass-declared")


def test_a_declared_turn_holds_at_most_one_ordinary_move_of_that_figure() -> None:
    """B17."""
    battle = play(declared(TABLE), "p1 declare achilles")
    assert refused(battle, "p1 move perseus d1") == ("declared", "same-figure")
    assert refused(battle, "p1 declare perseus") == ("declared", "one-ability")
    assert refused(battle, "p1 done") == ("declared", "must-move")
    after = play(battle, "p1 move achilles b1")
    assert bottom(after) == "w ach per . ."
    assert refused(after, "p1 move achilles b2") == ("declared", "moved-already")
    assert after.turn == "p1"
    assert play(after, "p1 done").turn == "p2"


def test_a_declared_figure_may_be_put_on_any_space_without_a_figure() -> None:
    """B17: nothing is claimed, and a token there goes home."""
    battle = play(declared(TABLE), "p1 declare achilles")
    assert len(allowed(battle, "put", "achilles")) == 21
    assert refused(battle, "p1 put achilles c1") == ("declared", "put")
    assert refused(battle, "p1 put perseus d1") == ("declared", "put")
    after = play(battle, "p1 put achilles c2", "p1 done")
    assert drawn(after).splitlines()[-2:] == [". . ach . cen", ". . per . ."]
    assert after.left("p2") == 9


def test_a_declared_turn_ends_only_when_its_figure_moved_or_stands_elsewhere() -> None:
    """B17: put away and back again is not enough."""
    battle = play(declared(TABLE), "p1 declare achilles", "p1 put achilles b3", "p1 put achilles a1")
    assert refused(battle, "p1 done") == ("declared", "must-move")
    assert allowed(play(battle, "table fix achilles b3"), "done") == {""}
    moved_and_back = play(battle, "p1 move achilles a2", "p1 put achilles a1")
    assert allowed(moved_and_back, "done") == {""}


def test_a_declared_turn_takes_any_correction_but_that_of_the_turn() -> None:
    """B17."""
    battle = play(declared(TABLE), "p1 declare achilles", "p1 move achilles b1")
    after = play(battle, "table fix harpy a5", "table fix c2 white", "table fix spent centaur", "p1 done")
    assert drawn(after) == tidy("""
        har .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   w   .   cen
        w   ach per .   .
    """)
    assert after.spent == {"achilles", "centaur"}
    assert after.turn == "p2"
    assert refused(battle, "table fix turn p2") == ("corrections", "fix")
    assert refused(battle, "table fix jason b1") == ("corrections", "fix")


def test_a_frozen_hero_cannot_declare() -> None:
    """B17."""
    battle = declared(TABLE, frozen="achilles", thaw=1)
    assert allowed(battle, "declare") == {"perseus"}
    assert refused(battle, "p1 declare achilles") == ("frozen", "frozen")


def test_refusals_of_declaring() -> None:
    battle = declared(TABLE)
    assert refused(battle, "p1 declare harpy") == ("abilities", "not-your-ability")
    assert refused(battle, "p1 declare jason") == ("movement", "not-in-play")
    assert refused(battle, "p1 declare achilles a2") == ("movement", "refuse-too-much")
    assert refused(battle, "p1 use achilles a2 a3") == ("abilities", "no-use")


def test_victory_in_a_declared_turn_is_judged_at_its_end() -> None:
    """B17."""
    battle = declared("""
        w   w   w   w   w
        w   w   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ach .   b   .   .
    """)
    midway = play(battle, "p1 declare achilles", "p1 move achilles d1")
    assert bottom(midway) == "w w b ach ."
    assert midway.left("p1") == 0
    assert midway.outcome() is None
    assert play(midway, "p1 done").outcome().winners == ("p1",)
    assert play(midway, "table fix a5 empty", "p1 done").outcome() is None


def test_at_the_end_of_a_declared_turn_the_own_empty_supply_counts_first() -> None:
    """B17: a board that only corrections could make, with both supplies empty."""
    full = """
        w   w   w   w   w
        w   w   w   w   b
        .   .   b   b   b
        b   b   b   b   b
        ach .   .   .   har
    """
    for turn, figure, space in (("p1", "achilles", "b1"), ("p2", "harpy", "d1")):
        battle = declared(full, turn=turn, declared=figure, declared_at=0 if turn == "p1" else 4)
        after = play(battle, f"{turn} put {figure} {space}", f"{turn} done")
        assert (after.left("p1"), after.left("p2")) == (0, 0)
        assert after.outcome().winners == (turn,)


def test_a_red_counter_laid_in_the_heroes_own_declared_turn_holds_through_their_next() -> None:
    """B17."""
    battle = play(
        declared(TABLE), "p1 declare achilles", "p1 move achilles a2", "table fix frozen perseus", "p1 done"
    )
    assert battle.frozen == "perseus"
    battle = play(battle, "p2 move harpy e4")
    assert refused(battle, "p1 move perseus d1") == ("frozen", "frozen")
    assert play(battle, "p1 move achilles a3").frozen == ""


def test_a_red_counter_laid_in_a_declared_turn_of_the_creatures_holds_for_one_turn() -> None:
    """B11 and B17."""
    battle = play(
        declared(TABLE, turn="p2"),
        "p2 declare harpy",
        "p2 move harpy e4",
        "table fix frozen perseus",
        "p2 done",
    )
    assert refused(battle, "p1 move perseus d1") == ("frozen", "frozen")
    assert play(battle, "p1 move achilles a3").frozen == ""


def test_the_middle_of_a_declared_turn_does_not_count_as_a_position() -> None:
    """B13 and B17: the corrected board stands before the move, but that was no position to come back to."""
    back_and_forth = ("p2 move harpy e5", "p1 move achilles a1", "p2 move harpy e4", "p1 move achilles a2")
    battle = play(
        declared(TO_AND_FRO), "p1 declare achilles", "table fix c3 white", "p1 move achilles a2", "p1 done"
    )
    battle = play(battle, *back_and_forth, *back_and_forth[:3])
    assert battle.outcome() is None
    assert play(battle, back_and_forth[3]).outcome().reason.key == "battle-end-repetition"
