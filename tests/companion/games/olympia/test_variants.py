"""Monster and heroes, God of the winds, War without mercy, Mini gods: one test per rule and per ruling."""

from __future__ import annotations

import pytest

from tests.companion.games.olympia.rounds import counts, dealt, play, refused, said, slapped, turned, turns

FOUR = "artemis athena zeus hades"  # bows are p1's, and Athena blocks them


def bows(cards: str, gods: str = FOUR, **options: str) -> list[int]:
    """The running count of p1's bows over these cards."""
    return counts(turned(dealt(gods, **({"monsters": "on", "winds": "on"} | options)), cards), "p1")


# the Minotaur


def test_a_minotaur_deducts_the_last_two_attributes() -> None:
    """P1: what it strikes no longer counts, whatever the English sentence says."""
    assert bows("bow bow bow minotaur") == [1, 2, 3, 1]


def test_a_minotaur_gives_back_what_a_god_took() -> None:
    assert bows("bow bow owl athena minotaur") == [1, 2, 2, 1, 2]


def test_a_god_without_effect_leaves_nothing_to_undo() -> None:
    assert bows("athena zeus minotaur bow") == [0, 0, 0, 1]


def test_a_minotaur_first_does_nothing_and_second_strikes_one_card() -> None:
    """P35: first means first of the round."""
    assert bows("minotaur bow") == [0, 1]
    assert bows("bow minotaur") == [1, 0]
    olympia = slapped(dealt(FOUR, monsters="on"), "bow bow bow", "p1")
    assert counts(turned(play(olympia, "p1 deal"), "minotaur bow"), "p1") == [0, 1]


def test_a_special_card_is_immune_and_the_minotaur_reaches_no_further_back() -> None:
    """P6."""
    assert bows("bow bow tornado minotaur") == [1, 2, 2, 1]
    assert bows("bow tornado bow minotaur") == [1, 1, 2, 1]


def test_a_second_minotaur_right_after_the_first_does_nothing() -> None:
    """P10."""
    assert bows("bow bow minotaur minotaur") == [1, 2, 0, 0]
    assert bows("bow bow owl minotaur minotaur") == [1, 2, 2, 1, 1]


def test_a_tornado_struck_by_a_minotaur_still_blows() -> None:
    """Reminder of the rulebook: neither Theseus nor the Tornado is affected."""
    olympia = dealt(FOUR, monsters="on", winds="on")
    assert turns(olympia, "bow tornado minotaur") == "p1 p2 p1 p4"
    assert bows("bow minotaur theseus minotaur") == [1, 0, 1, 1]


# Theseus


def test_theseus_reinstates_what_the_minotaur_struck() -> None:
    assert bows("bow bow bow minotaur theseus") == [1, 2, 3, 1, 3]
    assert bows("bow bow owl athena minotaur theseus") == [1, 2, 2, 1, 2, 1]


def test_theseus_without_a_minotaur_does_nothing() -> None:
    """P7."""
    assert bows("bow theseus bow") == [1, 1, 2]
    assert bows("bow minotaur theseus theseus") == [1, 0, 1, 1]


def test_theseus_takes_the_latest_minotaur_at_any_distance() -> None:
    """P8."""
    cards = "bow minotaur bow bow minotaur owl owl theseus theseus"
    assert bows(cards) == [1, 0, 1, 2, 0, 0, 0, 2, 3]


def test_a_minotaur_that_struck_nothing_is_in_force_all_the_same() -> None:
    """P27: the first Theseus removes the second Minotaur, which struck nothing."""
    assert bows("bow bow minotaur minotaur theseus") == [1, 2, 0, 0, 0]
    assert bows("bow bow minotaur minotaur theseus theseus") == [1, 2, 0, 0, 0, 2]


def test_the_ledger_keeps_what_each_card_did_when_it_was_laid() -> None:
    """P9: the god fell on an empty count, so it took nothing, and the attribute comes back."""
    assert bows("bow minotaur athena theseus") == [1, 0, 0, 1]


def test_the_sum_of_both_cards_is_taken_back_and_the_floor_comes_after() -> None:
    """P26: notes are never rewritten and no debt is carried."""
    assert bows("bow athena minotaur") == [1, 0, 0]  # −1 and +1 undone together: nothing
    assert bows("bow bow athena bow minotaur") == [1, 2, 1, 2, 2]
    assert bows("bow zeus minotaur bow athena theseus") == [1, 1, 0, 1, 0, 1]
    assert bows("bow owl athena minotaur athena theseus bow") == [1, 1, 0, 1, 0, 0, 1]


# the Tornado


def test_a_tornado_turns_the_direction_and_a_second_turns_it_back() -> None:
    """P5."""
    olympia = dealt(FOUR, winds="on")
    assert turns(olympia, "bow tornado bow bow tornado bow") == "p1 p2 p1 p4 p3 p4 p1"


def test_after_a_tornado_the_god_to_the_right_blocks() -> None:
    assert bows("bow bow tornado athena hades") == [1, 2, 2, 2, 1]
    assert bows("bow bow tornado hades tornado hades athena") == [1, 2, 2, 1, 1, 1, 0]


def test_what_was_cancelled_before_a_tornado_stays_cancelled() -> None:
    """P11."""
    assert bows("bow bow athena tornado") == [1, 2, 1, 1]


def test_each_round_begins_clockwise_again() -> None:
    """P12."""
    olympia = slapped(dealt(FOUR, winds="on"), "bow tornado", "p2")
    olympia = play(olympia, "p2 deal")
    assert turns(olympia, "bow bow athena") == "p2 p3 p4 p1"
    assert counts(turned(olympia, "bow bow athena"), "p1") == [1, 2, 1]


def test_with_two_players_a_tornado_changes_nobodys_blocker() -> None:
    olympia = dealt("zeus hades", winds="on")
    assert olympia.blockers("p1") == ("hades", "hades")
    assert turns(olympia, "fire tornado fire") == "p1 p2 p1 p2"


# Mini gods


def test_mini_gods_cancel_their_own_attribute() -> None:
    """P23, and the rulebook's example: Zeus takes one of John's lightning bolts."""
    olympia = turned(
        dealt("zeus aphrodite artemis", mini="on"), "lightning lightning zeus aphrodite zeus zeus"
    )
    assert counts(olympia, "p1") == [1, 2, 1, 1, 0, 0]


def test_mini_gods_do_not_care_who_sits_where() -> None:
    assert bows("bow bow athena hades artemis", mini="on") == [1, 2, 2, 2, 1]


def test_a_tornado_turns_only_the_direction_of_mini_gods() -> None:
    """P35."""
    assert bows("bow bow tornado athena hades artemis", mini="on") == [1, 2, 2, 2, 2, 1]
    assert turns(dealt(FOUR, mini="on", winds="on"), "tornado bow") == "p1 p4 p3"


# War without mercy


def war(step: int = 5, **options: str):
    """A war with every piece on one step, dealt."""
    olympia = dealt(FOUR, war="on", **options)
    for seat in olympia.order:
        olympia = play(olympia, f"table fix piece-{seat} {step}") if step else olympia
    return olympia


def test_whoever_slapped_names_a_hero_once_it_is_settled() -> None:
    olympia = turned(war(), "bow bow bow")
    assert refused(olympia, "p3 name p1") == ("war", "nobody-names")
    olympia = play(olympia, "p3 slap", "table settle")
    assert {str(move) for move in olympia.legal_moves()} == {f"p3 name p{n}" for n in (1, 2, 3, 4)}
    assert refused(olympia, "p1 name p1") == ("war", "names")
    assert refused(olympia, "p3 name p7") == ("war", "no-hero")
    assert refused(olympia, "p4 turn zeus") == ("war", "name-first")
    assert refused(olympia, "p4 slap") == ("war", "slap-naming")
    assert refused(olympia, "table settle") == ("war", "settled")
    assert refused(olympia, "table close") == ("war", "name-first")
    assert refused(dealt(), "p1 name p1") == ("war", "no-war")


def test_right_about_another_hero_climbs_one_step() -> None:
    """The rulebook's example: Jean is right about Léa's bows."""
    assert slapped(war(), "bow bow bow", "p3", "p1").steps == (5, 5, 6, 5)


def test_wrong_about_another_hero_costs_a_point_and_gives_half_a_one() -> None:
    """P2: the rule's one point, not the example's one rock."""
    assert slapped(war(), "bow bow", "p3", "p1").steps == (6, 5, 3, 5)


def test_the_penalty_may_be_the_examples() -> None:
    """P2."""
    assert slapped(war(war_wrong_penalty="1"), "bow bow", "p3", "p1").steps == (6, 5, 4, 5)


def test_a_tap_for_oneself_counts_as_always() -> None:
    """P21."""
    assert slapped(war(), "bow bow bow", "p1", "p1").steps == (7, 5, 5, 5)
    assert slapped(war(), "bow bow", "p1", "p1").steps == (4, 5, 5, 5)


@pytest.mark.parametrize(("penalty", "left"), [("2", 3), ("1", 4)])
def test_a_tap_for_oneself_may_count_half(penalty: str, left: int) -> None:
    """P21, P33: no gift to oneself."""
    options = {"war_self_tap_half": "on", "war_wrong_penalty": penalty}
    assert slapped(war(**options), "bow bow bow", "p1", "p1").steps == (6, 5, 5, 5)
    assert slapped(war(**options), "bow bow", "p1", "p1").steps == (left, 5, 5, 5)


def test_the_half_tap_needs_a_war() -> None:
    olympia = dealt(FOUR, war_self_tap_half="on")
    assert slapped(olympia, "bow bow bow", "p1").steps == (2, 0, 0, 0)


def test_the_gift_is_given_even_by_those_who_have_nothing_to_lose() -> None:
    """P34."""
    assert slapped(war(0), "bow bow", "p3", "p1").steps == (1, 0, 0, 0)
    assert slapped(war(1), "bow bow", "p3", "p1").steps == (2, 1, 0, 1)


def test_the_gift_can_win_the_game_for_its_target() -> None:
    """P22, P35."""
    olympia = slapped(war(9), "bow bow", "p3", "p1")
    assert olympia.outcome().winners == ("p1",)
    assert slapped(war(9, wrong_tap_ends_round="off"), "bow", "p3", "p1").outcome().winners == ("p1",)


def test_in_a_war_that_goes_on_every_waiting_slap_names_its_hero() -> None:
    """P34."""
    olympia = turned(war(wrong_tap_ends_round="off"), "bow bow fire")
    olympia = play(olympia, "p2 slap", "p3 slap", "table settle", "p2 name p1")
    assert (olympia.phase, olympia.steps) == ("name", (6, 3, 5, 5))
    olympia = play(olympia, "p3 name p4")
    assert (olympia.phase, olympia.steps) == ("round", (6, 3, 3, 6))
    assert said(olympia) == ["wrong", "gift", "first", "wrong", "gift"]


# all together


def test_all_variants_can_be_played_at_once() -> None:
    options = {"monsters": "on", "winds": "on", "mini": "on", "war": "on"}
    olympia = slapped(dealt(FOUR, **options), "bow bow tornado bow minotaur theseus artemis bow", "p3", "p1")
    assert olympia.steps == (0, 0, 1, 0)
