"""The basic game up to its endings, one test per rule and ruling; the numbers are those of the rulings."""

from __future__ import annotations

import random

import pytest

from companion.game import IllegalMove, Move
from companion.games.battle import GAME
from companion.games.battle.board import CREATURES, HEROES, OWNER, names
from companion.rulebook.sections import rules_of
from tests.companion.games.battle.drawing import (
    HEMMED_IN,
    TWO_WHITE_LEFT,
    allowed,
    drawn,
    placed,
    play,
    position,
    refused,
    start,
    tidy,
)

OPENING = """
    .   .   .   .   .
    har chi cen cer min
    .   .   .   .   .
    bel per ata ach the
    .   .   .   .   .
"""


# preparation


@pytest.mark.parametrize(("size", "figures", "tokens"), [(5, 5, 9), (6, 6, 14), (7, 7, 20), (8, 8, 27)])
def test_each_size_has_its_figures_and_tokens(size: int, figures: int, tokens: int) -> None:
    battle = placed(size)
    for seat in ("p1", "p2"):
        assert sum(OWNER.get(lies) == seat for lies in battle.board) == figures
        assert battle.left(seat) == tokens


def test_only_the_four_printed_sizes_can_be_chosen() -> None:
    """B15."""
    assert next(option for option in GAME.options if option.id == "size").choices == ("5", "6", "7", "8")


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_heroes_fill_row_two_and_creatures_the_last_row_but_one(size: int) -> None:
    """B15."""
    stands = dict(zip(names(size), placed(size).board, strict=True))
    for column in "abcdefgh"[:size]:
        assert stands[f"{column}2"] in HEROES
        assert stands[f"{column}{size - 1}"] in CREATURES
        assert not any(stands[f"{column}{row}"] for row in range(1, size + 1) if row not in (2, size - 1))


def test_figures_are_drawn_and_placed_by_chance() -> None:
    assert len({placed(6, str(seed)).board for seed in range(20)}) == 20
    assert {lies for seed in range(20) for lies in placed(6, str(seed)).board} == {"", *OWNER}


def test_any_figure_may_go_to_any_free_space_of_its_row_and_no_other() -> None:
    battle = play(start(5), "table place jason c2")
    assert allowed(battle, "place", "achilles") == {"a2", "b2", "d2", "e2"}
    assert allowed(battle, "place", "medusa") == {"a4", "b4", "c4", "d4", "e4"}
    assert not allowed(battle, "place", "jason")


def test_a_full_row_takes_no_further_figure() -> None:
    battle = start(5)
    for column, figure in zip("abcde", HEROES, strict=False):
        battle = play(battle, f"table place {figure} {column}2")
    assert not allowed(battle, "place", "jason")
    assert refused(battle, "table place jason a2") == ("preparation", "row-full")


def test_refusals_while_the_figures_are_placed() -> None:
    battle = play(start(5), "table place achilles c2")
    assert refused(battle, "p1 move achilles c3") == ("preparation", "not-yet")
    assert refused(battle, "table place zeus a2") == ("preparation", "no-figure")
    assert refused(battle, "table place") == ("preparation", "refuse-unfinished")
    assert refused(battle, "table place achilles a2") == ("preparation", "already-placed")
    assert refused(battle, "table place jason a4") == ("preparation", "second-row")
    assert refused(battle, "table place medusa a2") == ("preparation", "second-row")
    assert refused(battle, "table place jason c2") == ("preparation", "taken")


def test_a_figure_placed_wrong_can_be_forced_to_another_space_of_its_row() -> None:
    battle = play(start(5), "table place achilles c2").apply(Move.parse("table place achilles a2"))
    assert allowed(battle, "place", "jason") == {"b2", "c2", "d2", "e2"}


@pytest.mark.parametrize(
    "line",
    [
        "p1 move achilles c3",
        "p1 pass",
        "p1 declare achilles",
        "table place medusa a2",
        "table place jason c2",
    ],
)
def test_not_even_force_breaks_the_set_up(line: str) -> None:
    battle = play(start(5), "table place achilles c2")
    with pytest.raises(IllegalMove):
        battle.apply(Move.parse(line))


# play


@pytest.mark.parametrize("size", [5, 6, 7, 8])
def test_heroes_make_the_first_move(size: int) -> None:
    """B10."""
    assert {move.seat for move in placed(size).legal_moves()} == {"p1"}


def test_the_sides_take_turns() -> None:
    battle = play(position(OPENING), "p1 move achilles d3")
    assert {move.seat for move in battle.legal_moves()} == {"p2"}
    battle = play(battle, "p2 move harpy a3")
    assert {move.seat for move in battle.legal_moves()} == {"p1"}
    assert refused(battle, "p2 move harpy a2") == ("first-move", "turn")
    assert refused(battle, "table place jason a1") == ("first-move", "placed")


def test_a_figure_moves_along_row_and_column_up_to_the_first_figure_in_its_way() -> None:
    battle = position("""
        .   .   .   .   .
        .   .   har .   .
        .   .   .   .   .
        per .   ach .   .
        .   .   .   .   .
    """)
    assert allowed(battle, "move", "achilles") == {"b2", "d2", "e2", "c1", "c3"}


def test_tokens_of_either_colour_do_not_stop_a_figure() -> None:
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach w   b   b   w
    """)
    assert allowed(battle, "move", "achilles") == {"b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5"}


def test_figures_are_never_captured() -> None:
    """B1: no move leads onto a figure, and all figures stay to the end."""
    for seed in range(10):
        battle, dice = placed(5, str(seed)), random.Random(seed)
        figures = sorted(filter(OWNER.get, battle.board))
        while moves := list(battle.legal_moves()):
            battle = battle.apply(dice.choice(moves))
            assert sorted(filter(OWNER.get, battle.board)) == figures
        assert battle.outcome()


def test_refusals_of_moves_name_what_is_in_the_way() -> None:
    battle = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach per .   .   .
        jas .   .   .   .
    """)
    assert refused(battle, "p1 move achilles a5") == ("movement", "over")
    assert refused(battle, "p1 move achilles a4") == ("movement", "onto")
    assert refused(battle, "p1 move achilles a1") == ("movement", "onto")
    assert refused(battle, "p1 move achilles a2") == ("movement", "stay")
    assert refused(battle, "p1 move achilles b3") == ("movement", "straight")
    assert refused(battle, "p1 move achilles h9") == ("movement", "no-space")
    assert refused(battle, "p1 move achilles") == ("movement", "refuse-unfinished")
    assert refused(battle, "p1 move harpy a5") == ("movement", "not-yours")
    assert refused(battle, "p1 move medusa a5") == ("movement", "not-in-play")
    assert refused(battle, "p1 move white a5") == ("movement", "no-figure-p1")
    assert refused(battle, "p1 move") == ("movement", "refuse-unfinished")
    assert refused(battle, "p1 move achilles a3 a4") == ("movement", "refuse-too-much")
    assert refused(battle, "p1 dance achilles") == ("movement", "refuse-no-verb")
    assert refused(battle, "p1 pass") == ("passing", "pass")
    assert refused(battle, "p1 done") == ("declared", "nothing-declared")
    assert refused(battle, "p1 put achilles a3") == ("declared", "nothing-declared")
    hemmed = play(battle, "p1 move perseus c2", "p2 move harpy b4", "p1 move perseus b2")
    assert refused(play(hemmed, "table fix turn p1", "table fix harpy a3"), "p1 move achilles a5") == (
        "movement",
        "hemmed-in",
    )


def test_a_refusal_tells_the_names_and_the_space() -> None:
    refusal = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach .   .   .   .
        .   .   .   .   .
    """).why_not(Move.parse("p1 move achilles a5"))
    said = dict(refusal.text.values)
    assert (said["figure"].key, said["other"].key, said["space"]) == ("battle-achilles", "battle-harpy", "a4")


# claiming


def test_the_space_left_and_the_spaces_crossed_are_claimed_and_the_last_is_not() -> None:
    battle = play(
        position("""
            .   .   .   .   har
            .   .   .   .   .
            .   .   .   .   .
            .   .   .   .   .
            ach .   .   .   .
        """),
        "p1 move achilles d1",
    )
    assert drawn(battle) == tidy("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        w   w   w   ach .
    """)
    assert battle.left("p1") == 6


def test_enemy_tokens_crossed_go_home() -> None:
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach b   b   .   b
    """)
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w w ach b"
    assert (battle.left("p2"), after.left("p2")) == (6, 8)


def test_an_own_token_on_the_way_stays_and_none_is_added() -> None:
    """B6."""
    battle = position("""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach w   w   .   .
    """)
    after = play(battle, "p1 move achilles d1")
    assert drawn(after).splitlines()[-1] == "w w w ach ."
    assert (battle.left("p1"), after.left("p1")) == (7, 6)


@pytest.mark.parametrize(("token", "owner"), [("w", "p1"), ("b", "p2")])
def test_a_token_on_the_final_space_goes_home_whoever_owns_it(token: str, owner: str) -> None:
    """B3."""
    battle = position(f"""
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach {token} .   .   .
    """)
    after = play(battle, "p1 move achilles b1")
    assert drawn(after).splitlines()[-1] == "w ach . . ."
    assert after.left("p1") == 8
    assert after.left("p2") == 9
    assert battle.left(owner) == 8


def test_the_worked_example_of_the_rules_text_holds() -> None:
    battle = play(
        position("""
            .   .   .   .   .   .
            har chi cen cer min cyc
            .   .   .   .   .   .
            .   .   .   .   .   .
            bel per ata ach the her
            .   .   .   .   .   .
        """),
        "p1 move atalanta c4",
        "p2 move cerberus d3",
        "p1 move atalanta e4",
    )
    assert drawn(battle) == tidy("""
        .   .   .   .   .   .
        har chi cen b   min cyc
        .   .   w   w   ata .
        .   .   w   cer .   .
        bel per w   ach the her
        .   .   .   .   .   .
    """)
    assert (battle.left("p1"), battle.left("p2")) == (10, 13)


# forced moves


def test_a_move_forced_out_of_turn_counts_as_that_sides_turn() -> None:
    battle = position(OPENING).apply(Move.parse("p2 move harpy a3"))
    assert drawn(battle).splitlines()[1:3] == ["b chi cen cer min", "har . . . ."]
    assert {move.seat for move in battle.legal_moves()} == {"p1"}


def test_a_forced_move_claims_in_line_and_covers_no_figure() -> None:
    battle = position("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        ach har .   .   .
    """).apply(Move.parse("p1 move achilles d1"))
    assert drawn(battle).splitlines()[-1] == "w har w ach ."


@pytest.mark.parametrize(
    "line",
    [
        "p1 move achilles a4",
        "p1 move achilles z9",
        "p1 move medusa a3",
        "p1 move white a3",
        "p1 put white a3",
        "p1 put achilles a3",
        "p1 use white a3",
        "p1 use harpy a3",
        "p1 declare black",
        "p1 declare harpy",
        "p3 move achilles a3",
        "table move achilles a3",
        "table place jason a3",
        "p1 fix achilles a3",
        "p1 dance",
    ],
)
def test_what_no_hand_could_do_cannot_be_forced(line: str) -> None:
    battle = position("""
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        ach .   .   .   .
        w   b   .   .   .
    """)
    with pytest.raises(IllegalMove):
        battle.apply(Move.parse(line))


# what is shown


def test_the_picture_shows_every_figure_token_and_supply() -> None:
    view = position(TWO_WHITE_LEFT).view()
    assert sorted(token.kind for token in view.tokens) == ["black"] * 2 + ["figure"] * 2 + ["white"] * 7
    assert {counter.id: (counter.value, counter.of) for counter in view.counters} == {
        "left-p1": (2, 9),
        "left-p2": (7, 9),
    }


def test_every_rule_a_picture_or_a_refusal_names_can_be_read() -> None:
    anchors = {section.anchor for section in rules_of("battle", "en")}
    for battle in (start(5), position(OPENING), position(HEMMED_IN), position(TWO_WHITE_LEFT)):
        assert battle.view().rule in anchors
        for line in (
            "p1 pass",
            "p1 move achilles z9",
            "p2 move harpy a1",
            "table fix a1 white",
            "p1 use achilles",
        ):
            assert battle.why_not(Move.parse(line)).rule in anchors


def test_the_rules_say_the_same_sections_in_both_languages() -> None:
    english, french = ([section.anchor for section in rules_of("battle", code)] for code in ("en", "fr"))
    assert english == french
    assert len(set(english)) == len(english) == 27
