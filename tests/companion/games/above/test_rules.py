"""The turn, movement, tokens and chains: one test per rule and per ruling."""

from __future__ import annotations

import pytest

from companion.game import IllegalMove, Move
from companion.games.above.board import DEITIES
from companion.rulebook.sections import rules_of
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
    start,
    tokens,
)

# phase 1


def test_a_turn_is_a_card_a_step_a_power_and_the_next_player() -> None:
    above = position("zeus α1, hera γ1")
    assert {move.verb for move in above.legal_moves()} == {"play"}
    above = play(above, "p1 play zeus-1")
    assert allowed(above) == {"move α2", "move β1", "move π1"}
    above = play(above, "p1 move α2")
    assert {move.verb for move in above.legal_moves()} == {"lay"}
    above = play(above, "p1 lay κ4")
    assert {move.seat for move in above.legal_moves()} == {"p2"}
    assert lying(above) == {"zeus α2", "hera γ1", "thunder κ4"}


def test_a_card_played_lies_spent_and_cannot_be_played_again() -> None:
    above = play(position("zeus α1, hera γ1"), "p1 play zeus-1", "p1 move α2", "p1 lay κ4")
    above = play(above, "p2 play hera-2", "p2 move γ2", "p2 disgrace ares-1")
    assert holding(above, "p1-spent") == {"zeus-1", "ares-1"}
    assert {card.id for row in above.view().rows for card in row.cards if card.face == "spent"} == {
        "zeus-1",
        "ares-1",
        "hera-2",
    }
    assert refused(above, "p1 play zeus-1") == ("activation", "spent")
    assert refused(above, "p1 play hera-2") == ("activation", "not-yours")
    assert refused(above, "p1 play κ4") == ("activation", "no-card")
    assert refused(above, "p1 move α3") == ("activation", "card-first")
    assert refused(above, "p2 play zeus-2") == ("turn", "turn")


def test_one_card_a_turn_and_the_deity_moves_before_its_power() -> None:
    above = play(position("zeus α1, hera γ1"), "p1 play zeus-1")
    assert refused(above, "p1 play hera-1") == ("activation", "activated")
    assert refused(above, "p1 lay κ4") == ("movement", "step-first")
    above = play(above, "p1 move α2")
    assert refused(above, "p1 done") == ("power", "must-use")
    assert refused(above, "p1 move α3") == ("zeus", "power-first")


# recovery


def test_playing_the_last_card_recovers_all_cards_before_the_deity_moves() -> None:
    """A26: in phase 1, the card just played among them."""
    above = position("zeus α1", cards=held(p1="zeus-1", p2="zeus-2"))
    above = play(above, "p1 play zeus-1")
    assert len(holding(above, "p1")) == 8
    assert "zeus-1" in holding(above, "p1")
    assert noted(above) == ["recovers"]
    assert allowed(above, "move")


def test_with_four_players_the_last_card_means_four_from_the_discard_before_the_deity_moves() -> None:
    """A26 and A8: chosen freely, in both rulebooks."""
    for rulebook in ("fr", "en"):
        cards = held(p1="zeus-1", p2="zeus-2 hera-2", p3="ares-1", p4="ares-2")
        above = position("zeus α1", cards=cards, seats=TEAMS, rulebook=rulebook)
        above = play(above, "p1 play zeus-1")
        assert above.view().prompt.key == "above-prompt-refill"
        assert allowed(above, "recover") == holding(above, "discard")
        assert "zeus-1" in holding(above, "discard")
        assert refused(above, "p1 move α2") == ("refill", "refill-first")
        above = play(
            above, "p1 recover zeus-1", "p1 recover hera-1", "p1 recover athena-1", "p1 recover hades-1"
        )
        assert holding(above, "p1") == {"zeus-1", "hera-1", "athena-1", "hades-1"}
        assert allowed(above, "move") == {"α2", "β1", "π1"}


def test_the_four_cards_are_different_as_long_as_the_discard_has_a_kind_not_taken() -> None:
    """A45."""
    there = [f"{deity}-{copy}" for deity in DEITIES[2:] for copy in (1, 2)][:-1]
    cards = held(p1="zeus-1", p2=" ".join(there[:4]), p3=" ".join(there[4:8]), p4=" ".join(there[8:]))
    above = play(position("zeus α1", cards=cards, seats=TEAMS), "p1 play zeus-1")
    assert holding(above, "discard") == {"zeus-1", "zeus-2", "hera-1", "hera-2", "aphrodite-2"}
    above = play(above, "p1 recover zeus-2")
    assert allowed(above, "recover") == {"hera-1", "hera-2", "aphrodite-2"}
    assert refused(above, "p1 recover zeus-1") == ("refill", "double")
    assert refused(above, "p1 recover ares-1") == ("refill", "not-in-discard")
    above = play(above, "p1 recover hera-1", "p1 recover aphrodite-2")
    assert allowed(above, "recover") == {"zeus-1", "hera-2"}
    above = play(above, "p1 recover hera-2")
    assert holding(above, "p1") == {"zeus-2", "hera-1", "hera-2", "aphrodite-2"}


def test_a_card_played_with_four_players_goes_to_the_common_discard() -> None:
    cards = held(p1="zeus-1 hera-1", p2="zeus-2 hera-2", p3="ares-1", p4="ares-2")
    above = play(
        position("zeus α1, hera γ1", cards=cards, seats=TEAMS), "p1 play zeus-1", "p1 move α2", "p1 lay κ4"
    )
    assert "zeus-1" in holding(above, "discard")
    assert {move.seat for move in above.legal_moves()} == {"p2"}
    assert refused(above.apply(Move.parse("table fix turn p1")), "p1 play zeus-1") == (
        "activation",
        "discarded",
    )


# phase 2


def test_a_deity_steps_forward_or_to_a_side_and_rings_have_no_end() -> None:
    above = play(position("zeus π3"), "p1 play zeus-1")
    assert allowed(above, "move") == {"π4", "ο3", "α3"}
    assert refused(above, "p1 move π2") == ("movement", "backwards")
    assert refused(above, "p1 move π5") == ("movement", "too-far")
    assert refused(above, "p1 move α4") == ("movement", "diagonal")
    assert refused(above, "p1 move summit") == ("movement", "too-far")
    assert refused(above, "p1 move z9") == ("movement", "where")
    assert refused(above, "p1 move zeus") == ("movement", "must-move")


def test_a_barrier_cannot_be_entered() -> None:
    above = play(position("zeus α3, barrier α4"), "p1 play zeus-1")
    assert allowed(above, "move") == {"β3", "π3"}
    assert refused(above, "p1 move α4") == ("barrier", "barrier")


def test_a_deity_does_not_step_onto_another() -> None:
    above = play(position("zeus α3, hera β3"), "p1 play zeus-1")
    assert allowed(above, "move") == {"α4", "π3"}
    assert refused(above, "p1 move β3") == ("movement", "onto-deity")


def test_a_deity_that_can_move_must() -> None:
    """A12: a side step counts, so staying is refused."""
    above = play(position("zeus α3, barrier α4, barrier β3"), "p1 play zeus-1")
    assert allowed(above, "move") == {"π3"}
    assert refused(above, "p1 move α3") == ("movement", "must-move")


def test_a_deity_that_cannot_move_stays_and_still_uses_its_power() -> None:
    """A12."""
    above = play(position("zeus α3, barrier α4, barrier β3, hera π3"), "p1 play zeus-1")
    assert noted(above) == ["stays"]
    assert {move.verb for move in above.legal_moves()} == {"lay"}


# victory


@pytest.mark.parametrize("column", "αβγδεζηθικλμνξοπ")
def test_every_space_of_the_innermost_ring_leads_onto_the_summit(column: str) -> None:
    above = play(position(f"zeus {column}6"), "p1 play zeus-1", "p1 move summit")
    assert above.outcome().winners == ("p1",)
    assert above.outcome().points == (("p1", 1), ("p2", 0))
    assert not list(above.legal_moves())
    assert refused(above, "p2 play hera-2") == ("victory", "ended")


def test_a_team_wins_together() -> None:
    cards = held(p1="hera-1", p2="zeus-2 ares-2", p3="ares-1", p4="hera-2")
    above = position("zeus α6", turn="p2", cards=cards, seats=TEAMS)
    outcome = play(above, "p2 play zeus-2", "p2 move summit").outcome()
    assert outcome.winners == ("p2", "p4")
    assert outcome.points == (("p1", 0), ("p2", 1), ("p3", 0), ("p4", 1))
    assert outcome.reason.key == "above-end-team"


def test_stepping_on_the_summit_beside_a_thunder_wins_at_once_and_nothing_triggers() -> None:
    """A19 and A50."""
    above = play(position("zeus α6, thunder α5, thunder β6"), "p1 play zeus-1", "p1 move summit")
    assert above.outcome().winners == ("p1",)
    assert tokens(above) == {"thunder α5", "thunder β6"}
    assert noted(above) == []


def test_no_game_is_cut_short() -> None:
    """A37: many turns to and fro end nothing."""
    above = position("hera α1")
    there, back = "β1", "α1"
    for n in range(60):
        seat, other = ("p1", "p2") if n % 2 == 0 else ("p2", "p1")
        card = f"hera-{seat[1]}"
        above = (
            above.apply(Move.parse(f"table fix {card} powered"))
            if card not in holding(above, seat)
            else above
        )
        above = play(above, f"{seat} play {card}", f"{seat} move {there if n % 2 == 0 else back}")
        above = above.apply(next(move for move in above.legal_moves() if "hera" not in str(move.args)))
        assert above.outcome() is None
        assert other == above.turn


# fertility


def test_a_fertility_gives_one_more_step_in_any_direction_and_leaves() -> None:
    above = play(position("zeus α1, fertility α2"), "p1 play zeus-1", "p1 move α2")
    assert tokens(above) == set()
    assert noted(above) == ["fertility"]
    assert above.view().prompt.key == "above-prompt-again"
    assert allowed(above, "move") == {"α3", "β2", "π2"}
    assert {move.verb for move in play(above, "p1 move β2").legal_moves()} == {"lay"}


def test_fertility_upon_fertility_and_no_endless_loop() -> None:
    above = play(
        position("zeus α1, fertility α2, fertility α3"), "p1 play zeus-1", "p1 move α2", "p1 move α3"
    )
    assert noted(above) == ["fertility"]
    above = play(above, "p1 move α4")
    assert tokens(above) == set()


def test_blocked_after_a_fertility_the_deity_stops_and_its_power_still_comes() -> None:
    """A46."""
    blocked = "zeus α1, fertility α2, barrier α3, barrier β2, hera π2"
    above = play(position(blocked), "p1 play zeus-1", "p1 move α2")
    assert noted(above) == ["fertility-stop"]
    assert {move.verb for move in above.legal_moves()} == {"lay"}
    struck = play(position(f"{blocked}, thunder π3"), "p1 play zeus-1", "p1 move α2")
    assert noted(struck) == ["thunder", "fertility-stop", "power-lost"]
    assert struck.turn == "p2"


def test_a_fertility_chain_in_phase_2_may_win() -> None:
    above = play(position("zeus α5, fertility α6"), "p1 play zeus-1", "p1 move α6", "p1 move summit")
    assert above.outcome().winners == ("p1",)


# gates


def test_a_gate_leads_to_the_only_other_gate_and_both_leave() -> None:
    """A3 and A14: the second Gate does not trigger again."""
    above = play(position("zeus α1, gate α2, gate κ5"), "p1 play zeus-1", "p1 move α2")
    assert lying(above) == {"zeus κ5"}
    assert noted(above) == ["gate", "out"]
    assert {move.verb for move in above.legal_moves()} == {"lay"}


def test_among_several_gates_the_player_chooses_the_exit() -> None:
    """A13."""
    above = play(position("zeus α1, gate α2, gate κ5, gate β6"), "p1 play zeus-1", "p1 move α2")
    assert allowed(above, "exit") == {"κ5", "β6"}
    assert above.view().prompt.key == "above-prompt-exit"
    assert refused(above, "p1 exit α3") == ("gate", "not-a-gate")
    assert refused(above, "p1 lay α3") == ("gate", "exit-first")
    above = play(above, "p1 exit β6")
    assert lying(above) == {"zeus β6", "gate κ5"}


def test_coming_out_of_a_gate_sets_off_a_thunder() -> None:
    above = play(position("zeus α1, gate α2, gate κ5, thunder λ6"), "p1 play zeus-1", "p1 move α2")
    assert lying(above) == {"zeus κ5"}
    assert noted(above) == ["gate", "out", "thunder", "power-lost"]
    assert above.turn == "p2"


def test_a_lone_gate_leads_to_a_free_space_of_ring_1_by_the_french_rules() -> None:
    """A2."""
    above = position("zeus α3, gate α4, hera β1, fertility γ1, barrier δ1, thunder ε1")
    above = play(above, "p1 play zeus-1", "p1 move α4")
    assert allowed(above, "exit") == {f"{letter}1" for letter in "αζηθικλμνξοπ"}
    assert above.view().prompt.key == "above-prompt-exit-lone"
    assert refused(above, "p1 exit β1") == ("lone-gate", "onto-deity")
    assert refused(above, "p1 exit γ1") == ("lone-gate", "gate-free")
    assert refused(above, "p1 exit δ1") == ("barrier", "barrier")
    assert refused(above, "p1 exit α2") == ("lone-gate", "ring-one")
    above = play(above, "p1 exit ζ1")
    assert "zeus ζ1" in lying(above)
    assert noted(above) == ["out", "thunder", "power-lost"]


def test_a_lone_gate_leads_to_any_open_space_of_ring_1_by_the_english_rules() -> None:
    """A2: a token there triggers; a Barrier and a deity still close it."""
    lies = "zeus α3, gate α4, hera β1, fertility γ1, barrier δ1, thunder λ1"
    above = play(position(lies, rulebook="en"), "p1 play zeus-1", "p1 move α4")
    assert allowed(above, "exit") == {f"{letter}1" for letter in "αγεζηθικλμνξοπ"}
    fertile = play(above, "p1 exit γ1")
    assert noted(fertile) == ["out", "fertility"]
    assert allowed(fertile, "move") == {"γ2"}
    struck = play(above, "p1 exit λ1")
    assert noted(struck) == ["out", "thunder", "power-lost"]
    assert tokens(struck) == {"fertility γ1", "barrier δ1"}


def test_a_lone_gate_on_ring_1_does_not_let_the_deity_stay_but_where_it_came_from_is_free() -> None:
    """A40."""
    for rulebook in ("fr", "en"):
        above = play(position("zeus α1, gate β1", rulebook=rulebook), "p1 play zeus-1", "p1 move β1")
        assert allowed(above, "exit") == {f"{letter}1" for letter in "αγδεζηθικλμνξοπ"}
        assert refused(above, "p1 exit β1") == ("lone-gate", "own-space")


def test_a_lone_gate_without_a_free_space_on_ring_1_holds_the_deity() -> None:
    """A15: French rules; the Gate is gone, and the power still comes."""
    others = ("hera", "ares", "athena", "hades", "demeter", "poseidon", "aphrodite")
    filling = [*others, *["barrier"] * 6, *["fertility"] * 3]
    full = ", ".join(f"{what} {letter}1" for what, letter in zip(filling, "αβγδεζηθικλμνξοπ", strict=True))
    above = play(position(f"zeus α3, gate α4, {full}"), "p1 play zeus-1", "p1 move α4")
    assert "zeus α4" in lying(above)
    assert noted(above) == ["gate-stop"]
    assert {move.verb for move in above.legal_moves()} == {"lay"}
    english = play(position(f"zeus α3, gate α4, {full}", rulebook="en"), "p1 play zeus-1", "p1 move α4")
    assert len(allowed(english, "exit")) == 3


# thunder


def test_a_thunder_takes_phase_3_away_and_leaves() -> None:
    above = play(position("zeus α1, thunder β3"), "p1 play zeus-1", "p1 move α2")
    assert noted(above) == ["thunder", "power-lost"]
    assert tokens(above) == set()
    assert above.turn == "p2"


@pytest.mark.parametrize(("at", "struck"), [("θ3", 9), ("θ1", 6), ("θ6", 6), ("α3", 9), ("π3", 9)])
def test_a_thunder_strikes_on_nine_spaces_or_six_at_the_edges_and_across_the_seam(
    at: str, struck: int
) -> None:
    """A34."""
    yellow = {
        space.id for space in position(f"zeus δ1, thunder {at}").view().spaces if space.wash == "yellow"
    }
    assert len(yellow) == struck
    letters = "αβγδεζηθικλμνξοπ"
    column, ring = letters.index(at[0]), int(at[1])
    assert yellow == {
        f"{letters[(column + across) % 16]}{ring + up}"
        for across in (-1, 0, 1)
        for up in (-1, 0, 1)
        if 1 <= ring + up <= 6
    }


def test_the_rulebooks_picture_demeter_has_two_ways_past_the_thunder_and_hades_none() -> None:
    def silent(card: str, deity: str) -> set[str]:
        above = play(position("demeter κ2, hades θ2, thunder θ3"), f"p1 play {card}")
        ways = allowed(above, "move")
        assert len(ways) == 3, f"{deity} can go everywhere"
        return {space for space in ways if "thunder" not in noted(play(above, f"p1 move {space}"))}

    assert silent("demeter-1", "demeter") == {"κ3", "λ2"}
    assert silent("hades-1", "hades") == set()


def test_the_space_a_deity_leaves_does_not_count_but_from_one_struck_space_to_another_does() -> None:
    """A17."""
    leaving = play(position("zeus β2, thunder α3"), "p1 play zeus-1", "p1 move γ2")
    assert tokens(leaving) == {"thunder α3"}
    within = play(position("zeus β2, thunder α3"), "p1 play zeus-1", "p1 move β3")
    assert noted(within) == ["thunder", "power-lost"]


def test_a_thunder_placed_beside_a_deity_does_nothing_yet() -> None:
    """A17."""
    above = play(position("zeus α1, hera β2"), "p1 play zeus-1", "p1 move α2", "p1 lay β3")
    assert tokens(above) == {"thunder β3"}
    assert noted(above) == []


def test_several_thunders_all_leave_and_cancel_once() -> None:
    """A18."""
    above = play(position("zeus α1, thunder β3, thunder π2, thunder κ5"), "p1 play zeus-1", "p1 move α2")
    assert tokens(above) == {"thunder κ5"}
    assert noted(above) == ["thunder", "thunder", "power-lost"]
    assert above.turn == "p2"


def test_first_the_thunders_then_the_token_on_the_space_then_the_next_space() -> None:
    """A11: a Fertility beside one Thunder leads onto a Gate beside another."""
    lies = "zeus α1, fertility α2, thunder π3, gate β2, gate κ5, thunder λ5"
    above = play(position(lies), "p1 play zeus-1", "p1 move α2")
    assert noted(above) == ["thunder", "fertility"]
    above = play(above, "p1 move β2")
    assert noted(above) == ["gate", "out", "thunder", "power-lost"]
    assert lying(above) == {"zeus κ5"}


def test_a_thunder_on_the_very_space_leaves_too() -> None:
    above = play(position("zeus α1, thunder α2"), "p1 play zeus-1", "p1 move α2")
    assert lying(above) == {"zeus α2"}


def test_thunder_and_gate_together_both_happen() -> None:
    above = play(position("zeus α1, gate α2, gate κ5, thunder α3"), "p1 play zeus-1", "p1 move α2")
    assert lying(above) == {"zeus κ5"}
    assert noted(above) == ["thunder", "gate", "out", "power-lost"]


# what is shown


def test_the_picture_shows_everything_that_lies_on_the_table() -> None:
    above = position("zeus α1, hera γ1, thunder θ3, barrier κ2, gate λ2, fertility μ2")
    view = above.view()
    looks = {token.id: (token.tone, token.shape, token.emblem) for token in view.tokens}
    assert looks["thunder-θ3"] == ("yellow", "star", "thunder")
    assert looks["fertility-μ2"] == ("green", "pentagon", "fertility")
    assert looks["gate-λ2"] == ("grey", "hexagon", "gate")
    assert looks["barrier-κ2"] == ("red", "square", "barrier")
    assert len({token.letter for token in view.tokens if token.kind == "deity"}) == 2
    assert {row.id: len(row.cards) for row in view.rows} == {"cards-p1": 8, "cards-p2": 8}
    assert "".join(mark.label for mark in view.marks) == "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ123456"


def test_the_thunder_areas_are_shown_only_while_somebody_may_move_there() -> None:
    above = position("zeus α1, poseidon γ1, thunder θ3")

    def yellow(state: object) -> bool:
        return any(space.wash == "yellow" for space in state.view().spaces)

    moving = play(above, "p1 play zeus-1")
    assert yellow(above)
    assert yellow(moving)
    assert not yellow(play(moving, "p1 move α2"))
    assert yellow(play(above, "p1 play poseidon-1", "p1 move γ2"))
    assert not yellow(start())


def test_the_spaces_lie_in_rings_around_the_summit_and_do_not_overlap() -> None:
    spaces = {space.id: space for space in position("zeus α1").view().spaces}
    far = [(spaces[f"α{ring}"].x ** 2 + spaces[f"α{ring}"].y ** 2) ** 0.5 for ring in range(1, 7)]
    assert far == sorted(far, reverse=True)
    assert (spaces["summit"].x, spaces["summit"].y) == (0, 0)
    areas = {name: area(space.outline) for name, space in spaces.items()}
    hull = [point for letter in "αβγδεζηθικλμνξοπ" for point in spaces[f"{letter}1"].outline[:5]]
    assert abs(sum(areas.values()) - area(tuple(hull))) < 0.25


def area(outline: tuple[tuple[float, float], ...]) -> float:
    """The area of an outline."""
    turned = zip(outline, (*outline[1:], outline[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in turned)) / 2


def test_every_rule_that_is_named_can_be_read_in_both_languages() -> None:
    english, french = ([section.anchor for section in rules_of("above", code)] for code in ("en", "fr"))
    assert english == french
    assert len(set(english)) == len(english) == 43


# forced moves


def test_the_table_may_insist_on_what_hands_can_do() -> None:
    above = play(position("zeus α1, hera γ1, barrier α2"), "p1 play zeus-1")
    through = above.apply(Move.parse("p1 move α2"))
    assert lying(through) == {"zeus α2", "hera γ1"}
    assert noted(through) == ["barrier-gone"]
    assert lying(above.apply(Move.parse("p1 move κ4"))) == {"zeus κ4", "hera γ1", "barrier α2"}
    assert above.apply(Move.parse("p1 move summit")).outcome().winners == ("p1",)
    skipped = through.apply(Move.parse("p1 done"))
    assert skipped.turn == "p2"
    early = skipped.apply(Move.parse("p1 play hera-1"))
    assert early.turn == "p1"
    assert allowed(early, "move")


@pytest.mark.parametrize(
    "line",
    [
        "p1 move γ1",
        "p1 move z9",
        "p1 move",
        "p2 move α2",
        "p1 lay α2",
        "p1 exit α2",
        "table move α2",
        "p1 play hera-1",
        "p1 dance",
        "p1 fix α2 thunder",
    ],
)
def test_what_no_hand_could_do_cannot_be_forced(line: str) -> None:
    above = play(position("zeus α1, hera γ1"), "p1 play zeus-1")
    with pytest.raises(IllegalMove):
        above.apply(Move.parse(line))
