"""What all abilities share, the last token and the frozen hero, one test per ruling."""

from __future__ import annotations

import pytest

from companion.game import BadNotation, Move
from companion.games.battle import GAME
from companion.games.battle.abilities import HOUSE, POWERS
from companion.games.battle.board import CREATURES, HEROES
from tests.companion.games.battle.drawing import (
    MEDUSA,
    TO_AND_FRO,
    allowed,
    bottom,
    drawn,
    house,
    play,
    position,
    refused,
)

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


ROUND = ("p1 move achilles a2", "p2 move harpy e5", "p1 move achilles a1", "p2 move harpy e4")


def test_a_position_with_the_red_counter_is_another_one_than_without() -> None:
    """B13."""
    assert play(house(TO_AND_FRO), *ROUND, *ROUND).outcome()
    battle = play(house(TO_AND_FRO, frozen="perseus", thaw=1), *ROUND, *ROUND)
    assert battle.outcome() is None
    assert play(battle, ROUND[0]).outcome().reason.key == "battle-end-repetition"


def test_a_position_with_other_abilities_used_up_is_another_one() -> None:
    """B13: Achilles and Cerberus go there and back at once, so the board returns, but not the position."""
    there_and_back = ("p1 use achilles a2 a1", "p2 use cerberus d3 e3")
    outset = house(TO_AND_FRO)
    battle = play(outset, *ROUND, *there_and_back)
    assert battle.board == outset.board
    assert battle.outcome() is None
    assert play(battle, *ROUND).outcome() is None
    assert play(battle, *ROUND, *ROUND).outcome().reason.key == "battle-end-repetition"
