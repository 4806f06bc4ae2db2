"""Phase 3: the powers of the eight deities, for two and for four players, one test per ruling."""

from __future__ import annotations

import pytest

from companion.game import Move
from companion.games.above.board import DEITIES
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
    tokens,
)

EVERYWHERE = {f"{letter}{ring}" for letter in "αβγδεζηθικλμνξοπ" for ring in range(1, 7)}


def using(deity: str, lies: str, to: str, **agreed: object) -> Above:
    """p1 has played a deity's first card and moved it: its power comes next."""
    return play(position(lies, **agreed), f"p1 play {deity}-1", f"p1 move {to}")


def verbs(above: Above) -> set[str]:
    """What may be done now."""
    return {move.verb for move in above.legal_moves()}


# placing tokens


@pytest.mark.parametrize(
    ("deity", "kind"), [("zeus", "thunder"), ("hades", "gate"), ("demeter", "fertility")]
)
def test_a_token_goes_to_any_free_space(deity: str, kind: str) -> None:
    above = using(deity, f"{deity} α1, hera β1, barrier γ4", "α2")
    assert allowed(above, "lay") == EVERYWHERE - {"α2", "β1", "γ4"}
    above = play(above, "p1 lay μ5")
    assert tokens(above) == {"barrier γ4", f"{kind} μ5"}
    assert above.turn == "p2"


def test_refusals_of_placing() -> None:
    above = using("zeus", "zeus α1, hera β1, barrier γ4", "α2")
    assert refused(above, "p1 lay α2") == ("tokens", "token-on-deity")
    assert refused(above, "p1 lay β1") == ("tokens", "token-on-deity")
    assert refused(above, "p1 lay γ4") == ("tokens", "token-on-token")
    assert refused(above, "p1 lay summit") == ("tokens", "token-summit")
    assert refused(above, "p1 lay zeus-1") == ("tokens", "token-where")
    assert refused(above, "p1 take γ4") == ("reserve", "reserve-left")


def test_powers_are_mandatory_but_for_athena() -> None:
    """A33."""
    for deity in DEITIES:
        above = using(deity, f"{deity} α1, {'hera' if deity != 'hera' else 'zeus'} κ3", "α2")
        assert ("done" in verbs(above)) == (deity == "athena")


SIX_GATES = "gate κ1, gate κ2, gate κ3, gate κ4, gate κ5, gate κ6"
SIX_BARRIERS = SIX_GATES.replace("gate", "barrier")


def test_with_an_empty_reserve_a_token_of_the_same_kind_is_moved_from_anywhere_to_another_free_space() -> (
    None
):
    """A32."""
    above = using("hades", f"hades α1, {SIX_GATES}, barrier γ4", "α2")
    assert allowed(above, "take") == {f"κ{ring}" for ring in range(1, 7)}
    assert above.view().prompt.key == "above-prompt-take"
    assert refused(above, "p1 lay μ5") == ("reserve", "take-first")
    assert refused(above, "p1 take γ4") == ("reserve", "take-first")
    above = play(above, "p1 take κ4")
    assert allowed(above, "lay") == EVERYWHERE - {f"κ{ring}" for ring in range(1, 7)} - {"α2", "γ4"}
    assert refused(above, "p1 lay κ4") == ("reserve", "just-left")
    above = play(above, "p1 lay μ5")
    assert "gate μ5" in tokens(above)
    assert "gate κ4" not in tokens(above)
    assert above.turn == "p2"


# Ares


def test_ares_places_two_barriers() -> None:
    above = using("ares", "ares α1", "α2")
    above = play(above, "p1 lay μ5")
    assert above.turn == "p1"
    assert "μ5" not in allowed(above, "lay")
    above = play(above, "p1 lay μ6")
    assert tokens(above) == {"barrier μ5", "barrier μ6"}
    assert above.turn == "p2"


def test_ares_with_one_barrier_left_places_it_first_then_moves_another_one() -> None:
    """A31 and A39: the one just placed is not moved again."""
    five = SIX_BARRIERS.removesuffix(", barrier κ6")
    above = using("ares", f"ares α1, {five}", "α2")
    assert verbs(above) == {"lay"}
    above = play(above, "p1 lay μ5")
    assert allowed(above, "take") == {f"κ{ring}" for ring in range(1, 6)}
    assert refused(above, "p1 take μ5") == ("ares", "just-placed")
    above = play(above, "p1 take κ1")
    assert refused(above, "p1 lay κ1") == ("reserve", "just-left")
    above = play(above, "p1 lay μ6")
    assert tokens(above) == {
        "barrier κ2",
        "barrier κ3",
        "barrier κ4",
        "barrier κ5",
        "barrier μ5",
        "barrier μ6",
    }
    assert above.turn == "p2"


def test_ares_with_an_empty_reserve_moves_two_different_barriers_to_spaces_free_when_he_began() -> None:
    """A31 and A39."""
    above = using("ares", f"ares α1, {SIX_BARRIERS}", "α2")
    above = play(above, "p1 take κ1", "p1 lay μ1")
    assert allowed(above, "take") == {f"κ{ring}" for ring in range(2, 7)}
    above = play(above, "p1 take κ2")
    assert not {"κ1", "κ2", "μ1"} & allowed(above, "lay")
    assert refused(above, "p1 lay κ1") == ("reserve", "just-left")
    above = play(above, "p1 lay μ2")
    assert above.turn == "p2"
    assert {"barrier μ1", "barrier μ2"} < tokens(above)


# Hera


def test_hera_exhausts_a_powered_card_of_the_opponent() -> None:
    cards = held(p1="hera-1 zeus-1 ares-1", p2="zeus-2 ares-2")
    above = using("hera", "hera α1", "α2", cards=cards)
    assert allowed(above, "disgrace") == {"zeus-2", "ares-2"}
    assert refused(above, "p1 disgrace zeus-1") == ("hera", "disgrace-own")
    assert refused(above, "p1 disgrace hera-2") == ("hera", "disgrace-spent")
    assert refused(above, "p1 disgrace κ3") == ("hera", "disgrace-card")
    above = play(above, "p1 disgrace zeus-2")
    assert holding(above, "p2") == {"ares-2"}
    assert above.turn == "p2"


def test_hera_takes_the_last_card_and_the_opponent_recovers_all_eight_at_once() -> None:
    """A29."""
    above = using("hera", "hera α1", "α2", cards=held(p1="hera-1 zeus-1", p2="zeus-2"))
    above = play(above, "p1 disgrace zeus-2")
    assert len(holding(above, "p2")) == 8
    assert noted(above) == ["disgraced", "recovers"]


def test_with_four_players_hera_hits_both_opponents() -> None:
    """A6: the card named and its twin, wherever opponents hold them; the partner is spared."""
    cards = held(p1="hera-1 ares-1", p2="zeus-1 ares-2", p3="athena-1 hades-1", p4="zeus-2 hades-2")
    above = using("hera", "hera α1", "α2", cards=cards, seats=TEAMS)
    assert allowed(above, "disgrace") == {"zeus-1", "ares-2", "zeus-2", "hades-2"}
    assert refused(above, "p1 disgrace hades-1") == ("hera", "disgrace-own")
    both = play(above, "p1 disgrace zeus-2")
    assert holding(both, "p2") == {"ares-2"}
    assert holding(both, "p4") == {"hades-2"}
    assert noted(both) == ["disgraced", "disgraced"]
    one = play(above, "p1 disgrace hades-2")
    assert holding(one, "p3") == {"athena-1", "hades-1"}
    assert holding(one, "p4") == {"zeus-2"}


def test_when_hera_empties_both_opponents_they_refill_clockwise_from_her_player() -> None:
    """A30."""
    cards = held(p1="ares-1 ares-2", p2="zeus-1", p3="hera-1 hades-1", p4="zeus-2")
    above = position("hera α1", turn="p3", cards=cards, seats=TEAMS)
    above = play(above, "p3 play hera-1", "p3 move α2", "p3 disgrace zeus-1")
    assert {move.seat for move in above.legal_moves()} == {"p4"}
    assert refused(above, "p2 recover zeus-1") == ("refill", "turn")
    above = play(above, *(f"p4 recover {card}" for card in ("zeus-1", "hera-1", "athena-1", "demeter-1")))
    assert {move.seat for move in above.legal_moves()} == {"p2"}
    above = play(above, *(f"p2 recover {card}" for card in ("zeus-2", "hera-2", "athena-2", "demeter-2")))
    assert (above.turn, verbs(above)) == ("p4", {"play"})
    assert "zeus-1" in holding(above, "p4")


# Athena


def test_athena_may_exhaust_none_one_or_two_of_your_cards() -> None:
    cards = held(p1="athena-1 zeus-1 hera-1 ares-1", p2="zeus-2")
    above = using("athena", "athena α1", "α2", cards=cards)
    assert allowed(above) == {"exhaust zeus-1", "exhaust hera-1", "exhaust ares-1", "done"}
    assert refused(above, "p1 exhaust zeus-2") == ("athena", "not-yours")
    assert refused(above, "p1 exhaust athena-1") == ("athena", "spent")
    assert play(above, "p1 done").turn == "p2"
    one = play(above, "p1 exhaust zeus-1")
    assert allowed(one) == {"exhaust hera-1", "exhaust ares-1", "done"}
    two = play(one, "p1 exhaust ares-1")
    assert holding(two, "p1") == {"hera-1"}
    assert two.turn == "p2"


def test_athena_with_one_powered_card_left_can_exhaust_only_that_one_then_all_recover() -> None:
    """A27: recovery is looked at after the power."""
    above = using("athena", "athena α1", "α2", cards=held(p1="athena-1 zeus-1", p2="zeus-2"))
    above = play(above, "p1 exhaust zeus-1")
    assert above.turn == "p2"
    assert len(holding(above, "p1")) == 8
    two = using("athena", "athena α1", "α2", cards=held(p1="athena-1 zeus-1 hera-1", p2="zeus-2"))
    two = play(two, "p1 exhaust zeus-1", "p1 exhaust hera-1")
    assert len(holding(two, "p1")) == 8


def test_athena_as_the_last_card_recovers_first_and_may_exhaust_herself() -> None:
    above = using("athena", "athena α1", "α2", cards=held(p1="athena-1", p2="zeus-2"))
    assert "athena-1" in allowed(above, "exhaust")
    above = play(above, "p1 exhaust athena-1", "p1 exhaust zeus-1")
    assert len(holding(above, "p1")) == 6


def test_with_four_players_athena_takes_one_card_of_each_partner_at_most() -> None:
    """A7: cards lie open."""
    cards = held(p1="athena-1 zeus-1 hera-1", p2="ares-2", p3="zeus-2 hades-1", p4="hades-2")
    above = using("athena", "athena α1", "α2", cards=cards, seats=TEAMS)
    assert allowed(above, "exhaust") == {"zeus-1", "hera-1", "zeus-2", "hades-1"}
    assert refused(above, "p1 exhaust ares-2") == ("athena", "not-yours")
    assert refused(above, "p1 exhaust athena-1") == ("athena", "discarded")
    above = play(above, "p1 exhaust zeus-2")
    assert allowed(above) == {"exhaust zeus-1", "exhaust hera-1", "done"}
    assert refused(above, "p1 exhaust hades-1") == ("athena", "one-each")
    above = play(above, "p1 exhaust hera-1")
    assert (holding(above, "p1"), holding(above, "p3")) == ({"zeus-1"}, {"hades-1"})
    assert above.turn == "p2"


def test_athena_as_the_last_card_of_four_players_refills_before_her_power() -> None:
    """A28: Athena may be among the four, and be exhausted again."""
    cards = held(p1="athena-1", p2="ares-2", p3="zeus-2", p4="hades-2")
    above = play(position("athena α1", cards=cards, seats=TEAMS), "p1 play athena-1")
    above = play(above, *(f"p1 recover {card}" for card in ("athena-1", "zeus-1", "hera-1", "ares-1")))
    above = play(above, "p1 move α2")
    assert allowed(above, "exhaust") == {"athena-1", "zeus-1", "hera-1", "ares-1", "zeus-2"}


def test_when_athena_empties_both_partners_the_active_player_refills_first() -> None:
    """A41: both after the whole power, each choosing their own four."""
    cards = held(p1="athena-1 zeus-1", p2="ares-2", p3="zeus-2", p4="hades-2")
    above = using("athena", "athena α1", "α2", cards=cards, seats=TEAMS)
    above = play(above, "p1 exhaust zeus-1")
    assert verbs(above) == {"exhaust", "done"}, "no refill before the power is over"
    above = play(above, "p1 exhaust zeus-2")
    assert {move.seat for move in above.legal_moves()} == {"p1"}
    above = play(above, *(f"p1 recover {card}" for card in ("zeus-1", "hera-1", "athena-1", "demeter-1")))
    assert {move.seat for move in above.legal_moves()} == {"p3"}
    above = play(above, *(f"p3 recover {card}" for card in ("zeus-2", "hera-2", "athena-2", "demeter-2")))
    assert above.turn == "p2"


# Poseidon


def test_the_rulebooks_example_of_poseidon() -> None:
    """A16 and A48: Hera, pushed back onto a Fertility, is moved to her right by the active player."""
    above = using("poseidon", "poseidon ε1, hera λ3, fertility λ2", "ε2")
    above = play(above, "p1 push hera")
    assert noted(above) == ["pushed", "fertility"]
    assert {move.seat for move in above.legal_moves()} == {"p1"}
    assert allowed(above, "move") == {"λ3", "κ2", "μ2"}
    above = play(above, "p1 move κ2")
    assert lying(above) == {"poseidon ε2", "hera κ2"}
    assert above.turn == "p2"
    where = {space.id: space for space in above.view().spaces}
    here, right = where["λ2"], where["κ2"]
    assert here.x * right.y - here.y * right.x > 0, "facing the summit, right is against the clock"


def test_poseidon_removes_any_token_barriers_too() -> None:
    """A25."""
    above = using("poseidon", "poseidon α1, barrier κ3, gate λ4, thunder θ5", "α2")
    assert allowed(above, "remove") == {"κ3", "λ4", "θ5"}
    assert refused(above, "p1 remove κ4") == ("poseidon", "nothing-there")
    above = play(above, "p1 remove κ3")
    assert tokens(above) == {"gate λ4", "thunder θ5"}
    assert {c.id: c.value for c in above.view().counters}["reserve-barrier"] == 6


def test_poseidon_pushes_in_the_same_column_one_ring_outward() -> None:
    """A24."""
    above = play(using("poseidon", "poseidon α1, hera λ3", "α2"), "p1 push hera")
    assert lying(above) == {"poseidon α2", "hera λ2"}


def test_who_cannot_be_pushed_back() -> None:
    """A23: ring 1, a Barrier behind, a deity behind."""
    lies = "poseidon α1, hera λ1, ares μ3, barrier μ2, zeus ξ3, athena ξ2, thunder θ5"
    above = using("poseidon", lies, "α2")
    assert allowed(above, "push") == {"athena"}
    assert refused(above, "p1 push hera") == ("poseidon", "push-ring-one")
    assert refused(above, "p1 push ares") == ("barrier", "barrier")
    assert refused(above, "p1 push zeus") == ("poseidon", "onto-deity")
    assert refused(above, "p1 push κ3") == ("poseidon", "push-whom")
    assert refused(above, "p1 remove hera") == ("poseidon", "push-ring-one")


def test_if_one_option_is_not_possible_the_other_must_be_taken_and_if_neither_is_the_power_ends() -> None:
    """A23."""
    only_push = using("poseidon", "poseidon α1, hera λ3", "α2")
    assert verbs(only_push) == {"push"}
    only_remove = using("poseidon", "poseidon α1, hera λ1, gate κ4", "α2")
    assert verbs(only_remove) == {"remove"}
    neither = using("poseidon", "poseidon α1, hera λ1", "α2")
    assert noted(neither) == ["fizzle-poseidon"]
    assert neither.turn == "p2"


def test_by_the_french_rules_poseidon_does_not_push_himself() -> None:
    """A1."""
    above = using("poseidon", "poseidon α2, hera λ3", "α3")
    assert allowed(above, "push") == {"hera"}
    assert refused(above, "p1 push poseidon") == ("poseidon", "push-self")


def test_by_the_english_rules_poseidon_may_push_himself() -> None:
    """A1."""
    above = using("poseidon", "poseidon α2, hera λ3", "α3", rulebook="en")
    assert allowed(above, "push") == {"hera", "poseidon"}
    assert "poseidon α2" in lying(play(above, "p1 push poseidon"))


def test_by_the_english_rules_poseidon_must_push_himself_if_there_is_nothing_else() -> None:
    """A44: a Thunder met that way has no effect, and by then there is no power left to lose."""
    above = using("poseidon", "poseidon α1, hera λ1", "α2", rulebook="en")
    assert allowed(above) == {"push poseidon"}
    struck = using("poseidon", "poseidon α2, hera λ1, thunder β1", "α3", rulebook="en")
    struck = play(struck, "p1 push poseidon")
    assert noted(struck) == ["pushed", "thunder-idle"]
    assert tokens(struck) == set()


def test_the_rulebook_changes_only_poseidon_and_the_lone_gate() -> None:
    """A42: with a pair of Gates and any other deity both rulebooks allow the same."""
    lies = "hera α1, zeus κ3, gate λ3, gate μ4, fertility ν2, thunder θ5, barrier ξ2"
    for deity in ("zeus", "hera"):
        ways = {
            rulebook: [
                str(move)
                for move in play(position(lies, rulebook=rulebook), f"p1 play {deity}-1").legal_moves()
            ]
            for rulebook in ("fr", "en")
        }
        assert ways["fr"] == ways["en"]


def test_a_deity_pushed_onto_a_gate_goes_through_it_as_the_active_player_says() -> None:
    """A16."""
    above = using("poseidon", "poseidon α1, hera λ3, gate λ2, gate κ5, gate κ6", "α2")
    above = play(above, "p1 push hera")
    assert {move.seat for move in above.legal_moves()} == {"p1"}
    assert allowed(above, "exit") == {"κ5", "κ6"}
    above = play(above, "p1 exit κ6")
    assert "hera κ6" in lying(above)


def test_a_thunder_set_off_in_phase_3_only_leaves() -> None:
    above = play(using("poseidon", "poseidon α1, hera λ3, thunder μ1", "α2"), "p1 push hera")
    assert noted(above) == ["pushed", "thunder-idle"]
    assert tokens(above) == set()


def climbing(**agreed: object) -> Above:
    """Hera, pushed back, has come out high up and stepped onto the last Fertility."""
    lies = "poseidon α1, hera λ6, fertility λ5, fertility κ5, fertility κ6"
    above = using("poseidon", lies, "α2", **agreed)
    return play(above, "p1 push hera", "p1 move κ5", "p1 move κ6")


def test_a_deity_pushed_back_may_climb_to_the_summit_by_fertility_and_the_active_player_wins() -> None:
    """A20."""
    above = climbing()
    assert "summit" in allowed(above, "move")
    assert play(above, "p1 move summit").outcome().winners == ("p1",)


def test_if_so_agreed_no_power_leads_onto_the_summit() -> None:
    """A43: a side must be taken; phase 2 is untouched."""
    above = climbing(summit_in_phase3="forbid")
    assert allowed(above, "move") == {"ι6", "λ6"}
    assert refused(above, "p1 move summit") == ("victory", "summit-phase3")
    closed = "poseidon α1, hera λ6, fertility λ5, fertility κ5, fertility κ6, barrier ι6, zeus μ6"
    above = using("poseidon", closed, "α2", summit_in_phase3="forbid")
    above = play(above, "p1 push hera", "p1 move κ5", "p1 move κ6")
    assert allowed(above, "move") == {"λ6"}
    phase_2 = play(position("zeus α6", summit_in_phase3="forbid"), "p1 play zeus-1")
    assert "summit" in allowed(phase_2, "move")


def test_with_the_summit_forbidden_and_both_sides_closed_the_deity_stops() -> None:
    """A43."""
    lies = "poseidon α1, hera λ6, fertility λ5, fertility κ5, fertility κ6, barrier ι6"
    above = using("poseidon", lies, "α2", summit_in_phase3="forbid")
    above = play(above, "p1 push hera", "table fix λ6 barrier", "p1 move κ5", "p1 move κ6")
    assert noted(above) == ["fertility-stop"]
    assert above.turn == "p2"


def test_poseidon_pushing_himself_is_covered_by_the_house_switch() -> None:
    """A43: English rules."""
    lies = "poseidon λ4, hera α1, fertility κ5, fertility κ6"
    for agreed, summit in (("allow", True), ("forbid", False)):
        above = using("poseidon", lies, "λ5", rulebook="en", summit_in_phase3=agreed)
        above = play(above, "table fix λ4 fertility", "p1 push poseidon", "p1 move κ4")
        assert above.turn == "p2"
        above = using("poseidon", lies, "λ5", rulebook="en", summit_in_phase3=agreed)
        above = play(above, "table fix poseidon λ6", "table fix λ5 fertility", "p1 push poseidon")
        above = play(above, "p1 move κ5", "p1 move κ6")
        assert ("summit" in allowed(above, "move")) == summit


# Aphrodite


def test_aphrodite_moves_another_deity_forward_or_sideways() -> None:
    above = using("aphrodite", "aphrodite α1, hera λ3, zeus μ3", "α2")
    assert allowed(above, "seduce", "hera") == {"λ4", "κ3"}
    assert allowed(above, "seduce", "zeus") == {"μ4", "ν3"}
    assert refused(above, "p1 seduce aphrodite α3") == ("aphrodite", "seduce-self")
    assert refused(above, "p1 seduce hera μ3") == ("movement", "onto-deity")
    assert refused(above, "p1 seduce hera λ2") == ("movement", "backwards")
    assert refused(above, "p1 seduce hera") == ("aphrodite", "refuse-unfinished")
    assert refused(above, "p1 seduce λ3") == ("aphrodite", "seduce-whom")
    above = play(above, "p1 seduce hera κ3")
    assert "hera κ3" in lying(above)
    assert above.turn == "p2"


def test_aphrodites_choice_must_be_able_to_move() -> None:
    above = using("aphrodite", "aphrodite α1, hera λ3, barrier λ4, barrier κ3, barrier μ3, zeus ξ2", "α2")
    assert allowed(above, "seduce", "hera") == set()
    assert refused(above, "p1 seduce hera λ4") == ("aphrodite", "seduce-stuck")


def test_seduction_triggers_tokens_and_its_thunder_has_no_effect() -> None:
    above = using("aphrodite", "aphrodite α1, hera λ3, fertility λ4, thunder κ5", "α2")
    above = play(above, "p1 seduce hera λ4")
    assert noted(above) == ["thunder-idle", "fertility"]
    above = play(above, "p1 move λ5")
    assert above.turn == "p2"


def test_seduction_never_leads_onto_the_summit() -> None:
    """A43: allowing the summit in phase 3 does not loosen this."""
    for agreed in ("allow", "forbid"):
        above = using("aphrodite", "aphrodite α1, hera λ6", "α2", summit_in_phase3=agreed)
        assert allowed(above, "seduce", "hera") == {"κ6", "μ6"}
        assert refused(above, "p1 seduce hera summit") == ("aphrodite", "summit-seduction")
        fertile = using("aphrodite", "aphrodite α1, hera λ5, fertility λ6", "α2", summit_in_phase3=agreed)
        fertile = play(fertile, "p1 seduce hera λ6")
        assert allowed(fertile, "move") == {"κ6", "μ6"}
        assert refused(fertile, "p1 move summit") == ("aphrodite", "summit-seduction")


def test_if_after_a_fertility_only_the_summit_is_left_the_seduced_deity_stops() -> None:
    """A21."""
    lies = "aphrodite α1, hera λ5, fertility λ6, barrier κ6, zeus μ6"
    above = play(using("aphrodite", lies, "α2"), "p1 seduce hera λ6")
    assert noted(above) == ["fertility-stop"]
    assert above.turn == "p2"


def test_if_no_other_deity_can_move_aphrodites_power_ends() -> None:
    """A22."""
    above = using("aphrodite", "aphrodite α1, hera λ3, barrier λ4, barrier κ3, barrier μ3", "α2")
    assert noted(above) == ["fizzle-aphrodite"]
    assert above.turn == "p2"
    only_summit = using("aphrodite", "aphrodite α1, hera λ6, barrier κ6, barrier μ6", "α2")
    assert noted(only_summit) == ["fizzle-aphrodite"]


def test_what_no_hand_could_do_with_a_power_cannot_be_forced() -> None:
    powers = {
        "zeus": ("lay α2", "lay summit", "lay κ3", "take κ3", "push hera", "lay"),
        "hera": ("disgrace zeus-1", "disgrace κ3"),
        "athena": ("exhaust zeus-2", "exhaust κ3"),
        "poseidon": ("remove κ4", "push zzz", "push ares", "remove summit"),
        "aphrodite": ("seduce hera κ3 κ4", "seduce zzz κ4", "seduce ares zzz", "seduce ares α2"),
    }
    for deity, lines in powers.items():
        lies = f"{deity} α1, ares κ3"
        above = (
            using(deity, lies, "α2")
            if deity != "poseidon"
            else using(deity, "poseidon α1, ares κ1, gate λ2", "α2")
        )
        for line in lines:
            with pytest.raises(ValueError, match="refuse-"):
                above.apply(Move.parse(f"p1 {line}"))
