"""Corrections: what the table says is so, and what was judged is judged anew."""

from __future__ import annotations

from companion.game import Move
from tests.companion.games.olympia.rounds import (
    counts,
    dealt,
    opened,
    play,
    refused,
    slapped,
    turn,
    turned,
    turns,
)

FOUR = "artemis athena zeus hades"


def won(**options: str):
    """A round p1 won with three bows."""
    return slapped(dealt(FOUR, **options), "bow owl bow bow", "p1")


def test_a_misread_card_makes_a_right_slap_wrong_and_back() -> None:
    olympia = play(won(), "table fix read #3 athena")
    assert (olympia.steps, olympia.phase, olympia.starter) == ((0, 0, 0, 0), "break", "p1")
    assert play(olympia, "table fix read #3 bow") == won()


def test_a_card_that_was_missed_is_put_in_its_place() -> None:
    olympia = slapped(dealt(FOUR), "bow owl bow", "p1")
    assert play(olympia, "table fix missed #2 bow").steps == (2, 0, 0, 0)
    assert play(olympia, "table fix missed #2 bow").pile.cards == ("bow", "bow", "owl", "bow")
    assert play(olympia, "table fix missed #1 bow").steps == (2, 0, 0, 0)


def test_a_card_that_never_lay_there_is_taken_out() -> None:
    assert play(won(), "table fix extra #1").steps == (0, 0, 0, 0)
    olympia = turned(dealt(FOUR, winds="on"), "bow tornado bow")
    assert (turn(olympia), turn(play(olympia, "table fix extra #2"))) == ("p4", "p3")


def test_no_correction_lays_more_of_a_card_than_there_is() -> None:
    olympia = turned(dealt(FOUR), "zeus zeus zeus owl")
    assert refused(olympia, "table fix read #4 zeus") == ("corrections", "fix")
    assert refused(olympia, "table fix missed #1 zeus") == ("corrections", "fix")
    assert refused(olympia, "table fix read #5 owl") == ("corrections", "fix")
    assert refused(olympia, "table fix read #4 trident") == ("corrections", "fix")


def test_a_round_that_was_ended_wrongly_goes_on() -> None:
    olympia = play(won(wrong_tap_ends_round="off"), "table fix read #3 athena")
    assert (olympia.phase, olympia.steps, turn(olympia)) == ("round", (0, 0, 0, 0), "p1")
    assert olympia.starter == "p1"


def test_a_round_closed_because_all_cards_were_out_stays_closed() -> None:
    olympia = dealt("zeus hades", wrong_tap_ends_round="off")
    olympia = play(turned(olympia, "fire"), "p1 slap", "table settle")
    rest = [card for card, copies in olympia.deck for _ in range(copies - olympia.pile.cards.count(card))]
    olympia = play(turned(olympia, " ".join(rest)), "table close", "table fix extra #4", "table fix extra #4")
    assert olympia.phase == "break"


def test_it_was_another_hand_or_another_hero() -> None:
    olympia = play(won(), "table fix slapper p2")
    assert (olympia.steps, olympia.starter) == ((0, 0, 0, 0), "p2")
    war = slapped(dealt(FOUR, war="on"), "bow owl bow bow", "p3", "p2")
    assert war.steps == (0, 1, 0, 0)
    assert play(war, "table fix named p1").steps == (0, 0, 1, 0)
    assert play(war, "table fix slapper p4").starter == "p4"
    assert refused(won(), "table fix named p2") == ("corrections", "fix")


def test_a_phantom_slap_is_taken_away() -> None:
    olympia = play(turned(dealt(FOUR), "bow"), "p3 slap")
    assert play(olympia, "table fix unslap p3") == turned(dealt(FOUR), "bow")


def test_a_piece_can_be_put_on_any_step_and_the_verdict_is_closed() -> None:
    olympia = play(won(), "table fix piece-p1 7")
    assert olympia.steps == (7, 0, 0, 0)
    assert play(olympia, "table fix read #3 athena").steps == (7, 0, 0, 0)
    assert play(olympia, "table fix piece-p2 10").outcome().winners == ("p2",)
    back = play(olympia, "table fix piece-p2 10", "table fix piece-p2 4")
    assert back.outcome() is None


def test_whose_turn_it_is_can_be_said_and_stays_said() -> None:
    olympia = play(turned(dealt(FOUR), "bow bow"), "table fix turn p1")
    assert turns(olympia, "owl owl") == "p1 p2 p3"
    assert turn(play(turned(olympia, "owl"), "table fix read #1 fire")) == "p2"
    at_once = play(dealt(FOUR), "table fix turn p3")
    assert turns(play(turned(at_once, "owl"), "table fix read #1 fire"), "bow") == "p4 p1"


def test_who_begins_who_is_whose_child_and_who_sits_where() -> None:
    olympia = play(opened(FOUR), "table fix starter p3", "table fix god p1 poseidon", "table fix god p2 zeus")
    assert olympia.gods == ("poseidon", "zeus", "athena", "hades")
    assert turn(play(olympia, "p3 deal")) == "p3"
    seated = play(turned(dealt(FOUR), "bow bow hades"), "table fix sit p2 p4")
    assert counts(seated, "p1") == [1, 2, 1]
    assert turn(seated) == "p2"


def test_a_variant_can_be_corrected_in_a_round_if_the_pile_allows_it() -> None:
    olympia = play(turned(dealt(FOUR), "bow"), "table fix vary monsters")
    assert sum(olympia.pile.left) == 35
    assert refused(turned(olympia, "minotaur"), "table fix vary monsters") == ("corrections", "fix")


def test_a_round_can_be_dealt_again() -> None:
    olympia = play(turned(dealt(FOUR), "bow bow"), "table fix misdeal")
    assert (olympia.phase, olympia.starter, olympia.pile.cards) == ("break", "p1", ())


def test_a_correction_is_for_the_table_to_make() -> None:
    assert refused(won(), "table fix") == ("corrections", "fix")
    assert refused(won(), "table fix read") == ("corrections", "fix")
    assert Move.parse("table fix piece-p1 3") in list(won().fixes())
    assert list(opened(FOUR).fixes())
