"""The four plans and what they cost, one test per rule and ruling; the numbers are those of the rulings."""

from __future__ import annotations

import pytest

from companion.game import Move
from companion.words import told, words_in
from tests.companion.games.heavens.skies import allowed, begin, has, laid, play, refused, revealed

PLANS = {"forge", "errand", "torch", "breath"}
TWO_EACH = (
    "p3 place 1G1",
    "p2 place 2G1",
    "p1 place 3G1",
    "p3 place 1O1",
    "p2 place 2O1",
    "p1 place 3O1",
)


# plans


def test_all_choose_at_once_and_only_one_plan_each() -> None:
    heavens = play(begin(), *TWO_EACH)
    for seat in ("p1", "p2", "p3"):
        assert allowed(heavens, seat, "plan") == PLANS
    heavens = play(heavens, "p2 plan torch")
    assert allowed(heavens, "p2", "plan") == set()
    assert refused(heavens, "p2 plan forge") == ("plans", "plan-laid")
    assert refused(heavens, "table reveal") == ("reveal", "not-all-planned")
    assert refused(heavens, "p1 forge 1") == ("plans", "plan-first")
    assert refused(heavens, "p1 plan rest") == ("plans", "no-plan")


def test_all_plans_are_revealed_together_and_the_moon_begins() -> None:
    """H27."""
    heavens = play(begin(3, "p2"), "p1 place 1G1", "p3 place 2G1", "p2 place 3G1")
    heavens = play(heavens, "p1 place 1O1", "p3 place 2O1", "p2 place 3O1")
    heavens = play(heavens, "p3 plan forge", "p1 plan errand", "p2 plan torch")
    assert {str(move) for move in heavens.legal_moves()} == {"table reveal"}
    assert refused(heavens, "p2 torch 1") == ("reveal", "wait-reveal")
    heavens = play(heavens, "table reveal")
    assert {move.seat for move in heavens.legal_moves()} == {"p2"}
    heavens = play(heavens, "p2 torch 1")
    assert {move.seat for move in heavens.legal_moves()} == {"p3"}
    heavens = play(heavens, "p3 pass")
    assert {move.seat for move in heavens.legal_moves()} == {"p1"}
    assert refused(heavens, "p2 pass") == ("phases", "acted")
    heavens = play(heavens, "p1 pass")
    assert (heavens.step, heavens.phase, heavens.moon, heavens.sun) == ("plan", 1, "p3", "p2")


def test_the_same_plan_may_be_chosen_again_and_again() -> None:
    heavens = play(begin(), *TWO_EACH)
    for _ in range(2):
        heavens = play(heavens, "p1 plan torch", "p2 plan forge", "p3 plan errand", "table reveal")
        while heavens.step == "act":
            heavens = heavens.apply(Move(heavens.order[0], "pass"))
    assert allowed(heavens, "p1", "plan") == PLANS


def test_a_plan_is_hidden_until_the_reveal() -> None:
    heavens = play(begin(), *TWO_EACH, "p1 plan torch")
    everyone, own, other = heavens.view(), heavens.view("p1"), heavens.view("p2")
    assert "torch" not in repr(everyone).replace("torches", "").replace("on the torch", "")
    for view in (everyone, other):
        (card,) = (card for row in view.rows for card in row.cards if card.id == "plan-p1")
        assert (card.face, card.emblem, dict(card.name.values)["plan"]) == ("down", "question", "?")
    assert {card.emblem for row in own.rows for card in row.cards} >= {"torch"}
    assert everyone.secret == ("p2", "p3"), "whoever is still to choose does so behind a hand"
    said = told("heavens", Move.parse("p1 plan torch"), everyone)
    assert words_in("en").say(said, {"p1": "Ana"}) == "Ana lays a plan"
    own_words = told("heavens", Move.parse("p1 plan torch"), own)
    assert words_in("en").say(own_words) == "Aether’s Torch"
    heavens = play(heavens, "p2 plan forge", "p3 plan forge", "table reveal")
    (card,) = (card for row in heavens.view().rows for card in row.cards if card.id == "plan-p1")
    assert (card.face, card.emblem) == ("", "torch")


# competition


def test_each_pays_one_power_for_each_rival() -> None:
    """The rulebook's example: three at the Forge pay two each."""
    empty = laid(begin(4), {}, planets=dict.fromkeys(("p1", "p2", "p3", "p4"), 0))
    heavens = revealed(empty, "forge forge torch forge")
    assert allowed(heavens, "p1") == {"pay"}
    heavens = play(heavens, "p1 pay", "p1 forge 1", "p2 pay", "p2 pass", "p3 torch 1", "p4 pay")
    assert has(heavens, "power") == (18 - 2 - 1, 18 - 2, 18 - 1, 18 - 2)


def test_competition_is_paid_before_anything_else_and_even_by_those_who_pass() -> None:
    heavens = revealed(begin(), "torch torch errand")
    assert refused(heavens, "p1 torch 1") == ("competition", "pay-first")
    assert refused(heavens, "p1 pass") == ("competition", "pay-first")
    heavens = play(heavens, "p1 pay", "p1 pass")
    assert heavens.god("p1").power == 15
    assert allowed(heavens, "p2") == {"pay"}, "who passes still counts as a rival"
    heavens = play(heavens, "p2 pay", "p2 torch 2")
    assert heavens.god("p2").power == 16 - 1 - 2
    assert refused(heavens, "p3 pay") == ("competition", "nothing-due")


# Tyche


def test_at_the_start_all_are_first_and_tyche_gives_one_for_one() -> None:
    """H26."""
    heavens = revealed(laid(begin(), {}, power={"p1": 0}), "torch forge errand")
    heavens = play(heavens, "p1 torch 4")
    assert (heavens.god("p1").score, heavens.god("p1").power) == (-6, 0)


def test_whoever_is_behind_gets_two_for_one_and_may_have_one_left_over() -> None:
    """H2."""
    heavens = revealed(laid(begin(), {}, power={"p1": 0}, score={"p1": 3, "p2": 4}), "torch forge errand")
    assert play(heavens, "p1 torch 3").god("p1")[:2] == (1, 0)
    heavens = revealed(laid(begin(), {}, power={"p1": 1}, score={"p1": 3, "p2": 4}), "torch forge errand")
    assert play(heavens, "p1 torch 3").god("p1")[:2] == (1, 1)


def test_first_place_is_judged_when_the_turn_begins_and_holds_for_it() -> None:
    """H1."""
    heavens = laid(begin(), {}, power={"p1": 0}, score={"p1": 5, "p2": 5, "p3": 0})
    heavens = play(revealed(heavens, "torch torch forge"), "p1 pay")
    assert heavens.god("p1")[:2] == (4, 0), "one point for the competition cost"
    heavens = play(heavens, "p1 torch 2")
    assert heavens.god("p1")[:2] == (2, 0), "behind by now, but still one for one"
    assert heavens.turn.rate == 1
    assert play(heavens, "p2 pay", "p2 pass").turn.rate == 2


def test_each_expense_is_covered_by_itself_competition_first() -> None:
    """H2, H4."""
    heavens = laid(begin(), {}, power={"p1": 0}, score={"p1": 0, "p2": 9})
    heavens = play(revealed(heavens, "torch torch torch"), "p1 pay")
    assert heavens.god("p1")[:2] == (-1, 0), "two Power for one point, and below zero"
    heavens = laid(begin(), {}, power={"p1": 0}, score={"p1": 0, "p2": 9})
    heavens = play(revealed(heavens, "torch torch forge"), "p1 pay")
    assert heavens.god("p1")[:2] == (-1, 1)
    heavens = play(heavens, "p1 torch 2")
    assert heavens.god("p1")[:2] == (-2, 1), "the one left over counts towards the next expense"


def test_tyche_helps_with_a_voluntary_purchase() -> None:
    """H3."""
    heavens = laid(begin(), {}, power={"p1": 2}, planets={"p1": 0})
    assert allowed(revealed(heavens, "forge torch errand"), "p1", "forge") == {"1", "2", "3"}


def test_power_about_to_come_does_not_pay_the_competition() -> None:
    heavens = laid(begin(), {}, power={"p1": 0})
    heavens = play(revealed(heavens, "errand errand torch"), "p1 pay", "p1 errand 1G1")
    assert heavens.god("p1")[:2] == (-1, 5)


def test_with_the_least_only_nobody_pleads_by_hand() -> None:
    heavens = revealed(laid(begin(), {}, power={"p1": 0}), "torch torch forge")
    assert refused(heavens, "p1 plead") == ("tyche", "plead-by-itself")


def test_with_any_amount_the_first_plea_covers_and_more_may_follow() -> None:
    """H2."""
    heavens = begin(tyche_minimal_only="off")
    heavens = laid(heavens, {}, power={"p1": 1}, score={"p1": 3, "p2": 9})
    heavens = revealed(heavens, "torch forge errand")
    heavens = play(heavens, "p1 torch 3")
    assert heavens.god("p1")[:5] == (3, 1, 3, 3, "torch"), "declared, not done yet"
    assert allowed(heavens, "p1") == {"plead"}
    assert refused(heavens, "p1 pay") == ("tyche", "plead-first")
    assert refused(heavens, "p1 pass") == ("tyche", "plead-first")
    heavens = play(heavens, "p1 plead")
    assert heavens.god("p1")[:2] == (1, 5)
    assert allowed(heavens, "p1") == {"plead", "pay"}
    heavens = play(heavens, "p1 plead", "p1 plead", "p1 pay")
    assert heavens.god("p1")[:4] == (-1, 5, 3, 6)
    assert heavens.order[0] == "p2"


def test_with_any_amount_too_nobody_pleads_without_need() -> None:
    heavens = begin(tyche_minimal_only="off")
    heavens = revealed(laid(heavens, {}, power={"p1": 4}), "torch torch forge")
    assert allowed(heavens, "p1") == {"pay"}
    assert refused(heavens, "p1 plead") == ("tyche", "enough")
    heavens = play(heavens, "p1 pay")
    assert refused(heavens, "p1 plead") == ("tyche", "nothing-to-pay")
    assert play(heavens, "p1 torch 2").god("p1")[:2] == (0, 1), "enough Power: done at once"


def test_with_any_amount_competition_is_pleaded_for_too() -> None:
    """H4."""
    heavens = begin(tyche_minimal_only="off")
    heavens = revealed(laid(heavens, {}, power={"p1": 0}), "torch torch forge")
    assert allowed(heavens, "p1") == {"plead"}
    heavens = play(heavens, "p1 plead", "p1 plead", "p1 pay")
    assert heavens.god("p1")[:2] == (-2, 1)
    assert "pass" in allowed(heavens, "p1")


# passing


def test_passing_costs_a_point_even_below_zero_and_even_if_one_could_act() -> None:
    """H5, H6."""
    heavens = revealed(begin(), "torch errand breath")
    assert {"pass", "torch 1"} <= allowed(heavens, "p1")
    assert play(heavens, "p1 pass").god("p1").score == -1


def test_buying_nothing_is_passing() -> None:
    """H7."""
    heavens = revealed(laid(begin(), {}, planets={"p1": 0}), "forge torch errand")
    assert refused(heavens, "p1 forge 0") == ("forge", "forge-count")
    assert refused(play(heavens, "p1 pass"), "p2 torch 0") == ("torch", "torch-steps")


def test_an_impossible_plan_is_a_pass() -> None:
    """H8, H10."""
    heavens = laid(begin(), {}, torch={"p1": 10})
    assert allowed(revealed(heavens, "torch forge errand"), "p1") == {"pass"}
    assert refused(revealed(heavens, "torch forge errand"), "p1 torch 1") == ("torch", "torch-top")
    assert allowed(revealed(begin(), "forge torch errand"), "p1") == {"pass"}, "the allotment board is full"
    assert refused(revealed(begin(), "forge torch errand"), "p1 forge 1") == ("forge", "forge-full")
    heavens = laid(begin(), {}, planets={"p1": 0})
    assert allowed(revealed(heavens, "errand forge torch"), "p1") == {"pass"}
    assert refused(revealed(heavens, "errand forge torch"), "p1 errand 1G1") == ("errand", "no-planet")
    heavens = laid(begin(), {"p1": "1G1"})
    assert allowed(revealed(heavens, "breath forge torch"), "p1") == {"pass"}, "nobody else has a planet"
    heavens = laid(begin(), {"p2": "1G1", "p3": "1O1"})
    assert allowed(revealed(heavens, "breath forge torch"), "p1") == {"pass"}, "no planet of one's own"
    assert refused(revealed(heavens, "breath forge torch"), "p1 breath 1G1 1O1") == ("breath", "breath-none")


# the Forge


@pytest.mark.parametrize(("count", "cost"), [(1, 1), (2, 3), (3, 6)])
def test_what_planets_cost(count: int, cost: int) -> None:
    heavens = revealed(laid(begin(), {}, planets={"p1": 0}), "forge torch errand")
    after = play(heavens, f"p1 forge {count}")
    assert after.god("p1")[:3] == (0, 16 - cost, count)
    assert after.supply("p1") == 10 - count


def test_only_as_many_as_fit_and_are_left() -> None:
    heavens = laid(begin(), {}, planets={"p1": 2})
    assert allowed(revealed(heavens, "forge torch errand"), "p1", "forge") == {"1"}
    nine = "1G1 1O1 1O2 1R1 1R2 1R3 1P1 1P2 1P3"
    heavens = laid(begin(), {"p1": nine}, planets={"p1": 0})
    assert allowed(revealed(heavens, "forge torch errand"), "p1", "forge") == {"1"}
    heavens = laid(begin(), {"p1": nine}, planets={"p1": 1})
    assert allowed(revealed(heavens, "forge torch errand"), "p1", "forge") == set()
    assert refused(revealed(heavens, "forge torch errand"), "p1 forge 1") == ("forge", "forge-supply")


# the Errand


def test_the_rulebooks_examples_of_zeus_reward() -> None:
    """H24."""
    six = {"p2": "1G1 1O1 1O2", "p3": "1R1 1R2 1R3"}
    heavens = revealed(laid(begin(), six), "errand torch forge")
    assert play(heavens, "p1 errand 1P1").god("p1").power == 16 + 5
    red = {"p1": "1G1 1O1 1O2 1R1", "p2": "1R2 1R3", "p3": "1P1"}
    heavens = revealed(laid(begin(), red), "errand torch forge")
    assert play(heavens, "p1 errand 1P2").god("p1").power == 16 + 3


def test_the_reward_falls_from_five_to_nothing_as_ones_own_planets_fill_a_region() -> None:
    names = begin().terms.sky.names[:10]
    rewards = []
    for n, name in enumerate(names):
        heavens = laid(begin(), {"p1": " ".join(names[:n])}, planets={"p1": 1}, power={"p1": 0})
        heavens = play(revealed(heavens, "errand torch forge"), f"p1 errand {name}")
        rewards.append(heavens.god("p1").power)
    assert rewards == [5, 4, 4, 3, 3, 2, 2, 1, 1, 0]


def test_one_planet_to_any_empty_space() -> None:
    heavens = revealed(laid(begin(), {"p2": "1G1"}), "errand torch forge")
    assert len(allowed(heavens, "p1", "errand")) == 29
    assert refused(heavens, "p1 errand 1G1") == ("errand", "taken")
    assert refused(heavens, "p1 errand 1G1 1O1") == ("errand", "taken")
    after = play(heavens, "p1 errand 1O1")
    assert (after.god("p1").planets, after.lies.count("p1"), after.order[0]) == (2, 1, "p2")


# the Torch


def test_what_brightening_costs() -> None:
    heavens = revealed(begin(), "torch forge errand")
    spent = [16 - play(heavens, f"p1 torch {n}").god("p1").power for n in range(1, 6)]
    assert spent == [1, 2, 4, 6, 9]
    assert play(heavens, "p1 torch 5").god("p1").torch == 8
    assert refused(heavens, "p1 torch 6") == ("torch", "torch-steps")


def test_no_step_beyond_the_top() -> None:
    """H30."""
    heavens = revealed(laid(begin(), {}, torch={"p1": 8}), "torch forge errand")
    assert allowed(heavens, "p1", "torch") == {"1", "2"}


# the Breath

SWAP = {"p1": "1G1 1O1", "p2": "2G1", "p3": "3G1 1R1"}


def test_a_swap_costs_one_power_and_gives_one_point_and_no_power() -> None:
    """H11."""
    heavens = play(revealed(laid(begin(), SWAP), "breath torch forge"), "p1 breath 1G1 2G1")
    sky = heavens.terms.sky
    assert (heavens.lies[sky.place["1G1"]], heavens.lies[sky.place["2G1"]]) == ("p2", "p1")
    assert heavens.god("p1")[:2] == (1, 15)
    assert heavens.god("p2")[:2] == (0, 16)


def test_one_of_ones_own_and_one_of_another_player() -> None:
    heavens = revealed(laid(begin(), SWAP), "breath torch forge")
    assert allowed(heavens, "p1", "breath", "1G1") == {"2G1", "3G1", "1R1"}
    assert refused(heavens, "p1 breath 1G1 1O1") == ("breath", "breath-other")
    assert refused(heavens, "p1 breath 2G1 3G1") == ("breath", "breath-own")
    assert refused(heavens, "p1 breath 1G1 1P1") == ("breath", "breath-empty")
    assert refused(heavens, "p1 breath 1G1 4G1") == ("regions", "unused")
    assert refused(heavens, "p1 breath 1G1") == ("breath", "refuse-unfinished")


def test_a_swap_within_one_region_or_with_a_planet_just_placed_counts_all_the_same() -> None:
    """H32."""
    heavens = revealed(laid(begin(), SWAP), "breath torch forge")
    assert play(heavens, "p1 breath 1G1 1R1").god("p1").score == 1
    assert play(heavens, "p1 breath 1G1 3G1").god("p1").score == 1, "one orbit"
    heavens = revealed(laid(begin(), SWAP), "errand breath forge")
    heavens = play(heavens, "p1 errand 1P1", "p2 breath 2G1 1P1")
    assert heavens.god("p2").score == 1


def test_swapped_planets_stay_put_for_everyone_until_the_phase_ends() -> None:
    """H9."""
    heavens = revealed(laid(begin(), SWAP), "breath breath breath")
    heavens = play(heavens, "p1 pay", "p1 breath 1G1 2G1", "p2 pay")
    assert allowed(heavens, "p2") == {"pass"}, "the only planet of p2 has just been swapped"
    assert refused(heavens, "p2 breath 1G1 3G1") == ("breath", "breath-none")
    faces = {token.space: token.face for token in heavens.view().tokens}
    assert (faces["1G1"], faces["2G1"], faces["3G1"]) == ("dark", "dark", "up")
    heavens = play(heavens, "p2 pass", "p3 pay")
    assert allowed(heavens, "p3", "breath") == {"3G1 1O1", "1R1 1O1"}
    assert refused(heavens, "p3 breath 3G1 2G1") == ("breath", "breath-moved")
    heavens = play(heavens, "p3 breath 3G1 1O1")
    assert heavens.turned == frozenset(), "the next phase has begun"


def test_only_the_plan_chosen_is_carried_out() -> None:
    heavens = revealed(laid(begin(), SWAP), "breath torch forge")
    assert refused(heavens, "p1 torch 1") == ("plans", "other-plan")
    assert refused(heavens, "p2 torch 1") == ("phases", "turn")
    assert refused(heavens, "p1 dance") == ("phases", "refuse-no-verb")
    assert refused(heavens, "p4 pass") == ("preparation", "nobody")
    assert refused(heavens, "table pass") == ("phases", "players")
