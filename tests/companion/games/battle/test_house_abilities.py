"""The ten house abilities, B16, one test per ruling."""

from __future__ import annotations

import pytest

from tests.companion.games.battle.drawing import MEDUSA, allowed, bottom, drawn, house, play, refused, tidy

# the ten house abilities, B16


def test_bellerophon_jumps_over_exactly_one_figure_and_leaves_its_space_unclaimed() -> None:
    """B16."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        har .   .   .   .
        .   .   .   .   .
        bel .   per .   cen
    """)
    assert allowed(battle, "use", "bellerophon") == {"a4", "a5", "d1"}
    assert bottom(play(battle, "p1 use bellerophon d1")) == "w w per bel cen"


def test_bellerophon_cannot_jump_over_two_figures_nor_over_none() -> None:
    """B16."""
    battle = house("""
        har .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        bel per cen .   .
    """)
    assert not allowed(battle, "use", "bellerophon")


def test_perseus_makes_a_knights_move_and_claims_only_the_space_left() -> None:
    """B16: a figure on the space forbids it, a token goes home."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   har .   .   .
        .   .   b   .   .
        per .   .   .   .
    """)
    assert allowed(battle, "use", "perseus") == {"c2"}
    after = play(battle, "p1 use perseus c2")
    assert drawn(after).splitlines()[-2:] == [". . per . .", "w . . . ."]
    assert after.left("p2") == 9


def test_atalanta_moves_diagonally_and_claims_as_ever() -> None:
    """B16: she neither passes nor takes a figure."""
    battle = house("""
        .   .   .   .   .
        .   .   .   har .
        .   .   .   .   .
        .   b   .   .   .
        ata .   .   .   .
    """)
    assert allowed(battle, "use", "atalanta") == {"b2", "c3"}
    assert drawn(play(battle, "p1 use atalanta c3")).splitlines()[2:] == [
        ". . ata . .",
        ". w . . .",
        "w . . . .",
    ]


def test_achilles_moves_twice_and_the_second_move_may_lead_back() -> None:
    """B16: both moves claim; going back leaves a token on the space between only."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        har .   .   .   .
        ach .   .   cen .
    """)
    assert allowed(battle, "use", "achilles", "b1") == {"a1", "c1", "b2", "b3", "b4", "b5"}
    assert bottom(play(battle, "p1 use achilles c1 a1")) == "ach w w cen ."
    assert drawn(play(battle, "p1 use achilles c1 c2")).splitlines()[-2:] == ["har . ach . .", "w w w cen ."]


def test_achilles_has_to_make_the_second_move() -> None:
    """B16."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   har
        ach .   .   .   .
    """)
    assert "b1" not in allowed(battle, "use", "achilles")
    assert refused(battle, "p1 use achilles b1") == ("movement", "refuse-unfinished")


def test_theseus_turns_one_corner_and_claims_every_space_passed() -> None:
    """B16: a corner or a way that is taken is no way."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   har .   .
        .   .   .   .   .
        the .   .   .   cen
    """)
    assert allowed(battle, "use", "theseus", "c1") == {"c2"}
    assert not allowed(battle, "use", "theseus", "e1")
    assert allowed(battle, "use", "theseus", "b1") == {"b2", "b3", "b4", "b5"}
    after = play(battle, "p1 use theseus b1 b3")
    assert drawn(after).splitlines()[2:] == [". the har . .", ". w . . .", "w w . . cen"]


def test_heracles_pushes_the_first_enemy_one_space_on_and_takes_its_place() -> None:
    """B16: push, with the token behind going home, then land, then lay."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        her .   har w   .
    """)
    after = play(battle, "p1 use heracles c1")
    assert bottom(after) == "w w her har ."
    assert after.left("p1") == 7


@pytest.mark.parametrize("row", ["her . . . har", "her har cen . .", "her per har . .", "her . . . ."])
def test_heracles_cannot_push_off_the_board_nor_onto_a_figure_nor_through_a_friend(row: str) -> None:
    """B16."""
    battle = house(f"""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        w   .   .   .   .
        {row}
    """)
    assert not allowed(battle, "use", "heracles")


def test_odysseus_changes_places_with_a_friend_and_lays_nothing() -> None:
    """B16."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   har
        .   .   jas .   .
        .   .   .   .   .
        ody .   .   .   .
    """)
    assert allowed(battle, "use", "odysseus") == {"jason"}
    assert drawn(play(battle, "p1 use odysseus jason")) == tidy("""
        .   .   .   .   .
        .   .   .   .   har
        .   .   ody .   .
        .   .   .   .   .
        jas .   .   .   .
    """)


def test_odysseus_alone_has_nobody_to_change_places_with() -> None:
    """B16."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   har
        .   .   .   .   .
        .   .   .   .   .
        ody .   .   .   .
    """)
    assert not allowed(battle, "use", "odysseus")


def test_orpheus_pulls_an_enemy_in_clear_line_one_space_nearer() -> None:
    """B16: the token where it comes to stand goes home, and the space it leaves stays bare."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        orp .   .   b   har
    """)
    after = play(battle, "p1 use orpheus b1 harpy")
    assert bottom(after) == "w orp . har ."
    assert after.left("p2") == 9


def test_orpheus_pulls_nobody_who_is_next_to_him_or_behind_another_figure() -> None:
    """B16: distance two or more, nothing between."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        per .   .   .   .
        orp .   .   har cen
    """)
    assert allowed(battle, "use", "orpheus") == {"b1 harpy"}


def test_jason_lays_one_more_token_beside_his_last_space() -> None:
    """B16: not under a figure, not where his own token lies; an enemy token goes home."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        per w   b   har .
        jas .   .   .   cen
    """)
    assert allowed(battle, "use", "jason", "c1") == {"c2", "d1"}
    assert allowed(battle, "use", "jason", "b1") == {"c1"}
    after = play(battle, "p1 use jason c1 c2")
    assert drawn(after).splitlines()[-2:] == ["per w w har .", "w w jas . cen"]
    assert after.left("p2") == 9


def test_jason_has_no_use_for_his_token_where_no_neighbour_can_take_it() -> None:
    """B16."""
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        per har .   .   .
        jas .   cen .   .
    """)
    assert allowed(battle, "move", "jason") == {"b1"}
    assert not allowed(battle, "use", "jason")


def test_daedalus_turns_over_a_creature_in_clear_line_whose_ability_is_unused() -> None:
    """B16: the next space counts too."""
    drawing = """
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        har .   cen min .
        dae .   .   .   .
    """
    battle = house(drawing)
    assert allowed(battle, "use", "daedalus") == {"c1 centaur", "d1 minotaur"}
    after = play(battle, "p1 use daedalus c1 centaur")
    assert after.spent == {"daedalus", "centaur"}
    assert refused(after, "p2 use centaur b3") == ("abilities", "spent")
    assert allowed(house(drawing, spent=frozenset({"centaur"})), "use", "daedalus") == {"d1 minotaur"}


def test_medusa_freezes_a_hero_in_clear_line() -> None:
    """B16."""
    battle = house(MEDUSA, turn="p2")
    assert allowed(battle, "use", "medusa") == {"a1 jason", "b5 jason", "c5 odysseus", "e5 perseus"}
    after = play(battle, "p2 use medusa b5 jason")
    assert after.frozen == "jason"
    assert [token.space for token in after.view().tokens if token.id == "red"] == ["b1"]


def test_creatures_use_their_abilities_like_their_twins() -> None:
    """B16: laying black tokens, against heroes."""
    battle = house(
        """
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        cyc .   her b   .
        """,
        turn="p2",
    )
    after = play(battle, "p2 use cyclops c1")
    assert bottom(after) == "b b cyc her ."
