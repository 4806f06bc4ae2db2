"""The extended game: house abilities, declared abilities and the frozen hero, one test per ruling."""

from __future__ import annotations

import pytest

from companion.game import BadNotation, Move
from companion.games.battle import GAME
from companion.games.battle.abilities import HOUSE, POWERS
from companion.games.battle.board import CREATURES, HEROES
from companion.games.battle.rules import Battle
from tests.companion.games.battle.drawing import allowed, drawn, play, position, refused, tidy


def house(drawing: str, turn: str = "p1", **more: object) -> Battle:
    """A position of the game with house abilities."""
    return position(drawing, turn, abilities="house", **more)


def bottom(battle: Battle) -> str:
    """Row 1 of the board."""
    return drawn(battle).splitlines()[-1]


# abilities


def test_an_ability_works_once_and_turns_its_figure_over() -> None:
    """B2."""
    battle = play(
        house("""
            .   .   .   .   .
            .   .   .   .   .
            .   .   .   .   har
            .   .   .   .   .
            ach .   .   .   .
        """),
        "p1 use achilles a2 b2",
        "p2 move harpy e4",
    )
    assert battle.spent == {"achilles"}
    assert {token.id: token.face for token in battle.view().tokens if token.kind == "figure"} == {
        "achilles": "down",
        "harpy": "up",
    }
    assert not allowed(battle, "use", "achilles")
    assert refused(battle, "p1 use achilles b3 b4") == ("abilities", "spent")
    assert allowed(battle, "move", "achilles")


def test_an_ability_is_part_of_its_own_figures_move_and_takes_the_turn() -> None:
    """B2: in every use the figure itself comes to stand elsewhere; only two moves in a row may lead back."""
    battle = house("""
        .   sir .   hyd .
        med .   cen .   .
        .   .   .   .   cyc
        her orp jas .   dae
        ody .   ata per bel
    """)
    uses = [move for move in battle.legal_moves() if move.verb == "use"]
    assert {move.args[0] for move in uses} >= {
        "odysseus",
        "orpheus",
        "jason",
        "daedalus",
        "atalanta",
        "perseus",
    }
    for move in uses:
        after = battle.apply(move)
        assert after.board.index(move.args[0]) != battle.board.index(move.args[0])
        assert after.turn == "p2"


def test_in_the_basic_game_there_are_no_abilities() -> None:
    basic = position("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   har
        .   .   .   .   .
        ach .   .   .   .
    """)
    assert {move.verb for move in basic.legal_moves()} == {"move"}
    assert refused(basic, "p1 use achilles a2 a3") == ("abilities", "no-use")
    assert refused(basic, "p1 declare achilles") == ("abilities", "no-declare")


def test_refusals_of_abilities() -> None:
    battle = house("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   har
        .   .   .   .   .
        bel .   .   .   .
    """)
    assert refused(battle, "p1 use harpy a1") == ("abilities", "not-your-ability")
    assert refused(battle, "p1 use jason a1") == ("movement", "not-in-play")
    assert refused(battle, "p1 use") == ("movement", "no-figure-p1")
    assert refused(battle, "p1 use bellerophon a3") == ("house", "no-effect")
    assert refused(battle, "p1 declare bellerophon") == ("abilities", "no-declare")


def test_heroes_and_creatures_have_the_same_abilities_but_for_daedalus_and_medusa() -> None:
    """B16: mirrored pairs."""
    pairs = [(HOUSE[hero], HOUSE[creature]) for hero, creature in zip(HEROES, CREATURES, strict=True)]
    assert [hero for hero, creature in pairs[:-1]] == [creature for hero, creature in pairs[:-1]]
    assert pairs[-1] == ("flip", "freeze")
    assert set(HOUSE.values()) == set(POWERS)


def test_the_owner_may_give_a_figure_another_ability_and_another_name() -> None:
    facts = {"ability-achilles": "knight", "achilles": "Achilleus"}
    battle = GAME.start(2, {"size": "5", "abilities": "house"}, facts)
    for row, side in ((2, ("achilles", *HEROES[:3], "jason")), (4, CREATURES[:5])):
        for column, figure in zip("abcde", side, strict=True):
            battle = battle.apply(Move("table", "place", (figure, f"{column}{row}")))
    assert allowed(battle, "use", "achilles") == {"c1", "c3"}
    assert dict(battle.why_not(Move.parse("p1 move achilles a2")).text.values)["figure"].values == (
        ("name", "Achilleus"),
    )


def test_an_unknown_ability_is_no_fact_of_a_copy() -> None:
    with pytest.raises(BadNotation, match="ability-achilles"):
        GAME.start(2, {}, {"ability-achilles": "fly"})


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


MEDUSA = """
    med .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .   jas ody .   per
"""


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


# the last token and abilities


def test_an_ability_that_lays_the_last_token_wins_at_once() -> None:
    """B16, with B14: tokens along the way, as far as they last."""
    battle = house("""
        w   w   w   w   w
        w   w   .   .   .
        .   .   .   .   .
        .   b   .   .   .
        ata .   .   .   har
    """)
    after = play(battle, "p1 use atalanta c3")
    assert drawn(after).splitlines()[2:] == [". . ata . .", ". w . . .", "w . . . har"]
    assert after.outcome().winners == ("p1",)
    assert after.left("p1") == 0


@pytest.mark.parametrize("figure", ["achilles", "orpheus", "jason", "daedalus"])
def test_an_ability_is_not_offered_where_its_ordinary_move_already_wins(figure: str) -> None:
    """B16."""
    battle = house(f"""
        w   w   w   w   w
        w   w   w   .   .
        .   .   .   .   har
        .   .   .   .   .
        {figure[:3]} .   .   .   .
    """)
    assert battle.left("p1") == 1
    assert allowed(battle, "move", figure) == {"b1", "c1", "d1", "e1", "a2", "a3", "a4", "a5"}
    assert not allowed(battle, "use", figure)


def test_an_ordinary_move_that_does_not_win_may_win_with_the_ability() -> None:
    """B16, with B4: Jason stops on his own token, has one left, and lays it beside him."""
    battle = house("""
        w   w   w   w   w
        w   w   .   .   .
        .   .   .   .   har
        .   .   .   .   .
        jas w   .   .   .
    """)
    assert allowed(battle, "use", "jason") == {"b1 b2", "b1 c1"}
    after = play(battle, "p1 use jason b1 c1")
    assert after.outcome().winners == ("p1",)
    assert play(battle, "p1 move jason b1").outcome() is None


def test_a_side_that_can_only_use_an_ability_does_not_pass() -> None:
    """B16: pass only without any move or ability."""
    drawing = """
        .   .   .   .   .
        .   .   .   .   .
        min .   .   .   .
        har cen .   .   .
        ody jas cer .   .
    """
    battle = house(drawing)
    assert [str(move) for move in battle.legal_moves()] == ["p1 use odysseus jason"]
    assert refused(battle, "p1 pass") == ("passing", "pass")
    assert refused(battle, "p1 move jason d1") == ("movement", "hemmed-in")
    assert [str(move) for move in house(drawing, spent=frozenset({"odysseus"})).legal_moves()] == ["p1 pass"]


# the frozen hero


def test_a_frozen_hero_sits_out_one_turn_of_the_heroes() -> None:
    """B11."""
    battle = play(house(MEDUSA, turn="p2"), "p2 use medusa b5 jason")
    assert not allowed(battle, "move", "jason")
    assert not allowed(battle, "use", "jason")
    assert refused(battle, "p1 move jason b2") == ("frozen", "frozen")
    assert refused(battle, "p1 use jason b2 b3") == ("frozen", "frozen")
    battle = play(battle, "p1 move perseus e2")
    assert battle.frozen == ""
    assert allowed(play(battle, "p2 move medusa c5"), "move", "jason")


def test_a_frozen_hero_is_not_swapped() -> None:
    """B16."""
    battle = play(house(MEDUSA, turn="p2"), "p2 use medusa b5 jason")
    assert allowed(battle, "use", "odysseus") == {"perseus"}


def test_the_heroes_pass_when_only_the_frozen_one_could_move() -> None:
    """B7 and B11: and after that pass the counter is off."""
    battle = house(
        """
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        jas .   .   .   har
        """,
        frozen="jason",
        thaw=1,
    )
    assert [str(move) for move in battle.legal_moves()] == ["p1 pass"]
    assert play(battle, "p1 pass").frozen == ""


def test_a_frozen_hero_can_still_be_pushed_and_pulled() -> None:
    """B16."""
    battle = house(
        """
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        .   .   .   .   .
        cyc .   jas .   .
        """,
        turn="p2",
        frozen="jason",
        thaw=1,
    )
    after = play(battle, "p2 use cyclops c1")
    assert bottom(after) == "b b cyc jas ."
    assert after.frozen == "jason"


# repetition with abilities


SHUTTLE = """
    .   .   .   .   b
    .   .   .   .   har
    .   .   .   b   cer
    w   .   .   .   .
    ach per w   .   w
"""
ROUND = ("p1 move achilles a2", "p2 move harpy e5", "p1 move achilles a1", "p2 move harpy e4")


def test_a_position_with_the_red_counter_is_another_one_than_without() -> None:
    """B13."""
    assert play(house(SHUTTLE), *ROUND, *ROUND).outcome()
    battle = play(house(SHUTTLE, frozen="perseus", thaw=1), *ROUND, *ROUND)
    assert battle.outcome() is None
    assert play(battle, ROUND[0]).outcome().reason.key == "battle-end-repetition"


def test_a_position_with_other_abilities_used_up_is_another_one() -> None:
    """B13: Achilles and Cerberus go there and back at once, so the board returns, but not the position."""
    there_and_back = ("p1 use achilles a2 a1", "p2 use cerberus d3 e3")
    outset = house(SHUTTLE)
    battle = play(outset, *ROUND, *there_and_back)
    assert battle.board == outset.board
    assert battle.outcome() is None
    assert play(battle, *ROUND).outcome() is None
    assert play(battle, *ROUND, *ROUND).outcome().reason.key == "battle-end-repetition"


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
        declared(SHUTTLE), "p1 declare achilles", "table fix c3 white", "p1 move achilles a2", "p1 done"
    )
    battle = play(battle, *back_and_forth, *back_and_forth[:3])
    assert battle.outcome() is None
    assert play(battle, back_and_forth[3]).outcome().reason.key == "battle-end-repetition"
