"""Corrections: any sound position can be entered, and what is under way carries on."""

from __future__ import annotations

import random

from companion.game import Move
from companion.games.above.cards import CARDS
from companion.games.above.rules import Above
from tests.companion.games.above.drawing import (
    TEAMS,
    allowed,
    held,
    holding,
    lying,
    noted,
    play,
    position,
    refused,
)

ALL = "zeus α1, hera γ1, ares ε1, athena η1, hades ι1, demeter λ1, poseidon ν1, aphrodite ο1"


def fix(above: Above, *fixes: str) -> Above:
    """The position after corrections."""
    return play(above, *(f"table fix {line}" for line in fixes))


def test_any_mountain_can_be_entered() -> None:
    dice = random.Random("any")
    spaces = [f"{letter}{ring}" for letter in "αβγδεζηθικλμνξοπ" for ring in range(1, 7)]
    for _ in range(5):
        dice.shuffle(spaces)
        gods = [words.split()[0] for words in ALL.split(", ")]
        kinds = [
            kind for kind in ("thunder", "barrier", "gate", "fertility") for _ in range(dice.randrange(7))
        ]
        wanted = {f"{what} {space}" for what, space in zip([*gods, *kinds], spaces, strict=False)}
        above = position(ALL)
        for what, space in (words.split() for words in sorted(wanted)):
            if what in gods and f"{what} {space}" not in lying(above):
                above = fix(above, f"{what} {space}")
        for what, space in (words.split() for words in sorted(wanted)):
            if what not in gods:
                above = fix(above, f"{space} {what}")
        assert lying(above) == wanted


def test_two_deities_change_places_and_a_token_underneath_goes_to_the_reserve() -> None:
    above = fix(position("zeus α1, hera γ1, gate κ3"), "zeus γ1", "hera κ3")
    assert lying(above) == {"zeus γ1", "hera κ3"}


def test_a_token_needs_one_in_the_reserve_and_a_space_without_a_deity() -> None:
    six = ", ".join(f"gate κ{ring}" for ring in range(1, 7))
    above = position(f"zeus α1, {six}")
    for line in (
        "μ1 gate",
        "α1 thunder",
        "summit thunder",
        "μ1 empty",
        "κ1 gate",
        "zeus summit",
        "μ1 zeus",
        "zz thunder",
        "turn p1",
    ):
        assert refused(above, f"table fix {line}") == ("corrections", "fix")
    assert "thunder κ1" in lying(fix(above, "κ1 thunder"))
    assert "gate κ1" not in lying(fix(above, "κ1 empty"))


def test_with_two_players_a_card_is_turned_over_or_changes_hands_with_its_twin() -> None:
    above = position(ALL, cards=held(p1="zeus-1 hera-1", p2="zeus-2"))
    above = fix(above, "ares-1 powered", "hera-1 spent")
    assert holding(above, "p1") == {"zeus-1", "ares-1"}
    swapped = fix(above, "ares-2 p1")
    assert "ares-2" in holding(swapped, "p1-spent")
    assert "ares-1" in holding(swapped, "p2")


def test_nobody_is_left_without_a_powered_card() -> None:
    above = position(ALL, cards=held(p1="zeus-1", p2="zeus-2 hera-2"))
    assert refused(above, "table fix zeus-1 spent") == ("corrections", "fix")
    assert refused(above, "table fix zeus-1 discard") == ("corrections", "fix")
    four = position(ALL, cards=held(p1="zeus-1", p2="zeus-2 hera-2", p3="ares-1", p4="ares-2"), seats=TEAMS)
    assert refused(four, "table fix zeus-1 discard") == ("corrections", "fix")
    assert refused(four, "table fix zeus-1 p2") == ("corrections", "fix")
    assert refused(four, "table fix zeus-1 spent") == ("corrections", "fix")
    assert holding(fix(four, "hera-2 p1", "zeus-1 p3"), "p3") == {"ares-1", "zeus-1"}


def test_with_four_players_nobody_holds_more_than_four() -> None:
    cards = held(p1="zeus-1 hera-1 ares-1 athena-1", p2="zeus-2", p3="ares-2", p4="hera-2")
    above = position(ALL, cards=cards, seats=TEAMS)
    assert refused(above, "table fix hades-1 p1") == ("corrections", "fix")
    assert "hades-1" in holding(fix(above, "zeus-1 discard", "hades-1 p1"), "p1")


def test_whose_turn_it_is_and_which_phase() -> None:
    above = position("zeus α1, hera γ1")
    assert fix(above, "turn p2").turn == "p2"
    moved = play(above, "p1 play zeus-1", "p1 move α2")
    again = fix(moved, "phase 2")
    assert allowed(again, "move") == {"α3", "β2", "π2"}
    assert {move.verb for move in fix(again, "phase 3").legal_moves()} == {"lay"}
    assert refused(above, "table fix phase 2") == ("corrections", "fix")
    assert allowed(fix(moved, "turn p1"), "play") == holding(moved, "p1")


def test_a_turn_is_not_begun_anew_while_somebody_is_without_cards() -> None:
    cards = held(p1="athena-1 zeus-1", p2="ares-2", p3="zeus-2", p4="hades-2")
    above = position("athena α1", cards=cards, seats=TEAMS)
    above = play(above, "p1 play athena-1", "p1 move α2", "p1 exhaust zeus-1")
    assert refused(above, "table fix turn p2") == ("corrections", "fix")
    above = play(above, "p1 done")
    assert refused(above, "table fix turn p2") == ("corrections", "fix")


def test_a_deity_put_down_from_the_summit_lets_the_game_go_on() -> None:
    above = play(position("zeus α6, hera γ1"), "p1 play zeus-1", "p1 move summit")
    assert refused(above, "table fix zeus γ1") == ("corrections", "fix")
    above = fix(above, "zeus α6")
    assert above.outcome() is None
    assert {move.seat for move in above.legal_moves()} == {"p1"}


def test_a_correction_that_closes_every_way_ends_the_movement() -> None:
    above = play(position("zeus α1, hera γ1"), "p1 play zeus-1")
    above = fix(above, "α2 barrier", "β1 barrier", "π1 barrier")
    assert noted(above) == ["stays"]
    assert {move.verb for move in above.legal_moves()} == {"lay"}


def test_a_correction_may_close_the_last_way_out_of_a_gate_or_leave_a_power_with_nothing_to_do() -> None:
    gated = play(position("zeus α1, gate α2, gate κ5, gate κ6"), "p1 play zeus-1", "p1 move α2")
    assert allowed(fix(gated, "κ5 empty", "κ6 empty"), "exit") == {
        f"{letter}1" for letter in "αβγδεζηθικλμνξοπ"
    }
    flood = play(position("poseidon α1, gate κ5"), "p1 play poseidon-1", "p1 move α2")
    assert noted(fix(flood, "κ5 empty")) == ["fizzle-poseidon"]


def test_a_correction_during_a_refill_counts() -> None:
    cards = held(p1="zeus-1", p2="ares-2", p3="zeus-2", p4="hades-2")
    above = play(position("zeus α1", cards=cards, seats=TEAMS), "p1 play zeus-1", "p1 recover hera-1")
    above = fix(above, "ares-1 p1", "athena-1 p1", "hades-1 p1")
    assert len(holding(above, "p1")) == 4
    assert allowed(above, "move") == {"α2", "β1", "π1"}


def test_every_correction_of_a_card_names_a_place_it_does_not_lie_in() -> None:
    above = position(ALL)
    offered = {move.args for move in above.fixes() if move.args[0] in CARDS}
    assert ("zeus-1", "spent") in offered
    assert ("zeus-1", "p2") in offered
    assert not {("zeus-1", "powered"), ("zeus-1", "p1"), ("zeus-1", "discard")} & offered


def test_corrections_that_are_none_change_nothing() -> None:
    above = position(ALL)
    for line in ("table fix", "table fix zeus", "table fix zeus α2 α3", "p1 fix zeus α2"):
        try:
            above.apply(Move.parse(line))
        except ValueError:
            continue
        raise AssertionError(line)
