"""The basic game, one test per rule and per ruling; the numbers are those of the rulings."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from companion.game import BadNotation, IllegalMove, Move
from companion.games.olympia import GAME
from companion.games.olympia.cards import ATTRIBUTE, COPIES, GODS
from companion.play.draw import draw
from companion.rulebook.sections import rules_of
from tests.companion.games.olympia.rounds import (
    ALL,
    counts,
    dealt,
    opened,
    play,
    refused,
    said,
    slapped,
    turn,
    turned,
    turns,
    verbs,
)

FOUR = "artemis athena zeus hades"  # Léa, Tom to her left, Jean, Zoé


# material and preparation


def test_there_are_fifty_four_cards_and_each_carries_a_code() -> None:
    assert sum(thing.copies for thing in GAME.things) == 54
    assert {thing.id: thing.copies for thing in GAME.things} == COPIES
    assert [COPIES[god] for god in GODS] == [3] * 6
    assert [COPIES[ATTRIBUTE[god]] for god in GODS] == [5] * 6
    assert [COPIES[card] for card in ("minotaur", "theseus", "tornado")] == [2] * 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("monsters", "winds", "more"), [("off", "off", 0), ("on", "off", 4), ("on", "on", 6)]
)
def test_the_deck_is_eight_cards_a_player_and_the_specials(
    seats: int, monsters: str, winds: str, more: int
) -> None:
    olympia = dealt(" ".join(GODS[:seats]), monsters=monsters, winds=winds)
    assert sum(olympia.pile.left) == 8 * seats + more
    assert sum(copies for _, copies in olympia.deck) == 8 * seats + more


def test_the_deck_holds_the_chosen_gods_and_their_attributes_only() -> None:
    olympia = opened("hades artemis", monsters="on")
    wanted = {"hades": 3, "fire": 5, "artemis": 3, "bow": 5, "minotaur": 2, "theseus": 2}
    assert dict(olympia.deck) == wanted
    assert dict(opened("hades artemis", winds="on").deck)["tornado"] == 2


def test_two_to_six_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadNotation):
        GAME.start(7, {}, {})


def test_gods_are_chosen_in_any_order_and_no_two_players_share_one() -> None:
    olympia = play(GAME.start(3, {}, {}), "table god p2 hades")
    assert {move.args for move in olympia.legal_moves()} == {
        (seat, god) for seat in ("p1", "p3") for god in GODS if god != "hades"
    }
    assert refused(olympia, "table god p1 hades") == ("gods", "god-taken")
    assert refused(olympia, "table god p2 zeus") == ("gods", "has-god")
    assert refused(olympia, "table god p4 zeus") == ("gods", "seat-first")
    assert refused(olympia, "table god p1 dionysus") == ("gods", "no-god")
    assert refused(olympia, "p1 slap") == ("gods", "not-yet")


def test_gods_and_starter_can_be_drawn() -> None:
    """P24."""
    found = set()
    for seed in range(40):
        olympia = GAME.start(3, {}, {})
        for move in draw(olympia, str(seed)):
            olympia = olympia.apply(move)
        assert len(set(olympia.gods)) == 3
        found.add((olympia.gods, olympia.starter))
    assert len(found) > 30
    assert {starter for _, starter in found} == {"p1", "p2", "p3"}


def test_pieces_begin_below_the_first_step() -> None:
    assert opened().steps == (0, 0, 0)


def test_ten_steps_are_assumed_and_another_copy_may_say_six_to_twenty() -> None:
    assert next(fact for fact in GAME.facts if fact.id == "steps").value == "10"
    assert opened(steps=6).terms.temple == 6
    for steps in ("5", "21", "many", "", "1000000000000000000000000", "²"):
        with pytest.raises(BadNotation):
            GAME.start(2, {}, {"steps": steps})


def test_border_colours_are_facts_of_the_copy() -> None:
    """P3, P4: names and pictures of the rulebook's examples change nothing; the colours are the owner's."""
    olympia = GAME.start(2, {}, {"colour-hades": "black"})
    assert dict(zip(GODS, olympia.terms.tones, strict=True))["hades"] == "black"
    with pytest.raises(BadNotation):
        GAME.start(2, {}, {"colour-hades": "loud"})


# rounds


def test_cards_are_turned_clockwise_one_each() -> None:
    assert turns(dealt(starter="p2"), "zeus heart bow zeus") == "p2 p3 p1 p2 p3"


def test_only_whose_turn_it_is_turns_a_card() -> None:
    olympia = dealt()
    assert refused(olympia, "p2 turn heart") == ("turn", "turn")
    assert refused(olympia, "table turn heart") == ("turn", "turn")


def test_any_card_not_yet_seen_may_come_and_none_more_often_than_it_exists() -> None:
    olympia = dealt("zeus hades")
    assert {move.args[0] for move in olympia.legal_moves() if move.verb == "turn"} == {
        "zeus", "lightning", "hades", "fire",
    }  # fmt: skip
    olympia = turned(olympia, "zeus zeus zeus")
    assert refused(olympia, f"{turn(olympia)} turn zeus") == ("material", "all-out")
    assert refused(olympia, f"{turn(olympia)} turn heart") == ("preparation", "not-in-deck")
    assert refused(olympia, f"{turn(olympia)} turn apollo") == ("turn", "turn-or-slap")


def test_uneven_decks_are_dealt_singly_clockwise_from_the_starter() -> None:
    """P29."""
    olympia = dealt("zeus aphrodite artemis", starter="p2", monsters="on")  # 28 cards for three
    assert dict(zip(olympia.order, olympia.pile.left, strict=True)) == {"p1": 9, "p2": 10, "p3": 9}
    olympia = dealt("zeus aphrodite artemis athena", starter="p4", winds="on")  # 34 for four
    assert dict(zip(olympia.order, olympia.pile.left, strict=True)) == {"p1": 9, "p2": 8, "p3": 8, "p4": 9}


def test_players_without_cards_are_skipped_until_all_cards_are_out() -> None:
    """P17: after a Tornado whoever has a card more may come before those who have none left."""
    olympia = dealt("zeus aphrodite artemis athena", winds="on")  # hands 9 9 8 8
    cards = [card for card, copies in olympia.deck for _ in range(copies) if card != "tornado"]
    olympia = turned(olympia, " ".join(cards[:31]))
    assert olympia.pile.left == (1, 1, 1, 0) or olympia.pile.left == (1, 1, 0, 1)
    olympia = turned(olympia, cards[31])
    assert olympia.pile.left == (1, 1, 0, 0)
    assert turn(olympia) == "p1"
    olympia = turned(olympia, "tornado")  # now the other way round: p4 and p3 have nothing
    assert turn(olympia) == "p2"
    assert refused(olympia, "p3 turn tornado") == ("uneven", "empty-hand")
    olympia = turned(olympia, "tornado")
    assert "turn" not in verbs(olympia)
    assert refused(olympia, "p1 turn zeus") == ("spent", "no-cards")


def test_a_tap_counts_until_the_table_closes_a_spent_round() -> None:
    """P32, P18: nobody scores, and the same player begins again."""
    olympia = dealt("zeus hades", starter="p2")
    cards = [card for card, copies in olympia.deck for _ in range(copies)]
    for card in cards[:-1]:
        olympia = turned(olympia, card)
        assert refused(olympia, "table close") == ("spent", "cards-left")
    olympia = turned(olympia, cards[-1])
    assert verbs(olympia) == {"slap", "close"}
    closed = play(olympia, "table close")
    assert (closed.steps, closed.starter, closed.phase) == ((0, 0), "p2", "break")
    assert "spent" in said(closed)
    late = play(olympia, "p1 slap")
    assert refused(late, "table close") == ("settling", "settle-first")
    assert play(late, "table settle").starter == "p1"


# attributes and gods


def test_an_attribute_counts_for_its_child_whoever_lays_it() -> None:
    olympia = turned(dealt(), "lightning heart lightning bow lightning")
    assert counts(olympia, "p1") == [1, 1, 2, 2, 3]
    assert counts(olympia, "p2") == [0, 1, 1, 1, 1]
    assert counts(olympia, "p3") == [0, 0, 0, 1, 1]


def test_the_god_to_the_left_cancels_one_attribute() -> None:
    """The rulebook's example: Tom, child of Athena, sits to the left of Léa, child of Artemis."""
    olympia = turned(dealt(FOUR), "bow bow athena")
    assert counts(olympia, "p1") == [1, 2, 1]


def test_a_god_finds_nothing_to_cancel_at_zero() -> None:
    """The rulebook's example: the count cannot be negative."""
    assert counts(turned(dealt(FOUR), "athena bow athena athena bow"), "p1") == [0, 1, 0, 0, 1]


@pytest.mark.parametrize("god", FOUR.split())
def test_each_god_card_hurts_exactly_one_player(god: str) -> None:
    every = "bow owl lightning fire"
    before = turned(dealt(FOUR), every)
    after = turned(before, god)
    lost = [seat for seat in after.order if counts(after, seat)[-1] < counts(before, seat)[-1]]
    left_of = {"athena": "p1", "zeus": "p2", "hades": "p3", "artemis": "p4"}
    assert lost == [left_of[god]]


# the slap


def test_three_valid_attributes_win_the_round_and_two_steps() -> None:
    olympia = slapped(dealt(), "lightning zeus lightning lightning", "p1")
    assert (olympia.steps, olympia.phase, olympia.starter) == ((2, 0, 0), "break", "p1")
    assert said(olympia)[0] == "right"


def test_more_than_three_are_right_too() -> None:
    assert slapped(dealt(), "lightning " * 5, "p1").steps == (2, 0, 0)


def test_a_wrong_slap_ends_the_round_and_costs_a_step() -> None:
    """P13."""
    olympia = slapped(dealt(), "lightning lightning lightning", "p1")
    olympia = slapped(play(olympia, "p1 deal"), "lightning lightning", "p1")
    assert (olympia.steps, olympia.phase, olympia.starter) == ((1, 0, 0), "break", "p1")
    assert verbs(olympia) == {"deal", "change", "stop"}


def test_nobody_goes_below_the_start() -> None:
    """P13."""
    assert slapped(dealt(), "lightning", "p2").steps == (0, 0, 0)


def test_the_one_who_slapped_begins_the_next_round_right_or_wrong() -> None:
    for cards in ("heart heart heart", "heart"):
        olympia = slapped(dealt(), cards, "p2")
        assert olympia.starter == "p2"
        assert [move for move in olympia.legal_moves() if move.verb == "deal"] == [Move("p2", "deal")]
        assert turn(play(olympia, "p2 deal")) == "p2"


def test_every_round_is_dealt_anew_from_the_whole_deck() -> None:
    """P19."""
    olympia = play(slapped(dealt(), "heart heart heart", "p2"), "p2 deal")
    assert olympia.pile.cards == ()
    assert olympia.pile.left == (8, 8, 8)
    assert refused(olympia, "p2 deal") == ("deal", "in-round")


def test_when_two_have_three_the_one_who_slaps_wins() -> None:
    """P16."""
    cards = "lightning heart lightning heart lightning heart"
    assert slapped(dealt(), cards, "p1").steps == (2, 0, 0)
    assert slapped(dealt(), cards, "p2").steps == (0, 2, 0)


def test_a_slap_without_a_card_or_without_a_round_costs_nothing() -> None:
    """P30."""
    olympia = play(dealt(), "p2 slap", "table settle")
    assert (olympia.steps, olympia.phase, olympia.starter) == ((0, 0, 0), "round", "p1")
    assert said(olympia) == ["false-start"]
    assert refused(opened(), "p1 slap") == ("false-start", "slap-before-deal")
    assert refused(slapped(dealt(), "zeus", "p1"), "p2 slap") == ("false-start", "false-start")


def test_a_hand_on_the_pile_counts_once() -> None:
    olympia = play(dealt(), "p1 turn zeus", "p2 slap")
    assert refused(olympia, "p2 slap") == ("slap", "slapped")
    assert olympia.apply(Move("p2", "slap")) == olympia


def test_a_wrong_slap_may_leave_the_round_going() -> None:
    """P34: pile and turn stay, anyone may slap again, and a spent round keeps its starter."""
    olympia = slapped(dealt(starter="p3", wrong_tap_ends_round="off"), "heart lightning heart", "p2")
    assert (olympia.phase, olympia.pile.cards, turn(olympia)) == (
        "round",
        ("heart", "lightning", "heart"),
        "p3",
    )
    again = slapped(olympia, "heart", "p2")
    assert (again.steps, again.phase, again.starter) == ((0, 2, 0), "break", "p2")
    rest = [card for card, copies in olympia.deck for _ in range(copies - olympia.pile.cards.count(card))]
    spent = play(turned(olympia, " ".join(rest)), "table close")
    assert spent.starter == "p3"


# the end


def climbed(*steps: int, **options: str):
    """A dealt table with the pieces on these steps."""
    olympia = opened(**options)
    for n, step in enumerate(steps, 1):
        olympia = play(olympia, f"table fix piece-p{n} {step}") if step else olympia
    return play(olympia, "p1 deal")


def test_reaching_the_temple_wins() -> None:
    olympia = slapped(climbed(8, 3, 0), "lightning lightning lightning", "p1")
    outcome = olympia.outcome()
    assert outcome.winners == ("p1",)
    assert outcome.points == (("p1", 10), ("p2", 3), ("p3", 0))
    assert outcome.reason.key == "olympia-end-temple"
    assert list(olympia.legal_moves()) == []
    assert refused(olympia, "p1 deal") == ("victory", "ended")


def test_passing_the_temple_wins_too_and_the_piece_stands_on_it() -> None:
    """P20, P35."""
    olympia = slapped(climbed(9), "lightning lightning lightning", "p1")
    assert olympia.outcome().winners == ("p1",)
    assert olympia.steps[0] == 10


def test_a_table_may_stop_between_two_rounds() -> None:
    assert refused(opened(), "table stop") == ("stopping", "nothing-played")
    assert refused(dealt(), "table stop") == ("stopping", "in-round")
    ahead = play(slapped(dealt(), "heart heart heart", "p2"), "table stop")
    assert (ahead.outcome().winners, ahead.outcome().reason.key) == (("p2",), "olympia-end-stopped")
    level = play(slapped(dealt(), "heart", "p2"), "table stop")
    assert (level.outcome().winners, level.outcome().reason.key) == ((), "olympia-end-level")
    shared = play(slapped(climbed(2), "heart heart heart", "p2"), "table stop")
    assert (shared.outcome().winners, shared.outcome().reason.key) == (("p1", "p2"), "olympia-end-shared")


# places and variants


def test_changing_places_changes_who_blocks_whom() -> None:
    olympia = play(opened(FOUR), "table change", "table swap p2 p4")
    assert olympia.order == ("p1", "p4", "p3", "p2")
    assert olympia.blockers("p1") == ("hades", "athena")
    assert turns(play(olympia, "p1 deal"), "bow bow bow") == "p1 p4 p3 p2"


def test_every_seating_can_be_reached_before_a_deal() -> None:
    """P35."""
    reached, waiting = set(), [play(opened(FOUR), "table change")]
    while waiting:
        olympia = waiting.pop()
        reached.add(olympia.order)
        waiting += [olympia.apply(move) for move in olympia.legal_moves() if move.verb == "swap"]
    assert len(reached) == 24


def test_with_two_players_changing_places_is_not_offered() -> None:
    olympia = play(opened("zeus hades"), "table change")
    assert "swap" not in verbs(olympia)
    assert refused(olympia, "table swap p1 p2") == ("change-places", "two")


def test_variants_may_be_added_and_dropped_before_any_deal() -> None:
    """P35."""
    olympia = play(opened(), "table change", "table vary monsters", "table vary mini")
    assert olympia.terms.playing == {"monsters", "mini"}
    assert refused(olympia, "table vary mini") == ("variants", "varied")
    olympia = play(olympia, "p1 deal")
    assert sum(olympia.pile.left) == 28
    assert refused(olympia, "table vary winds") == ("variants", "in-round")
    olympia = play(slapped(olympia, "heart", "p2"), "table change", "table vary mini")
    assert olympia.terms.playing == {"monsters"}


def test_what_is_said_between_rounds_is_for_the_table_to_say() -> None:
    changing = play(opened(), "table change")
    assert refused(changing, "p1 vary mini") == ("variants", "table")
    assert refused(changing, "table vary jazz") == ("variants", "no-variant")
    assert refused(changing, "p2 deal") == ("deal", "dealer")
    assert refused(changing, "table swap p3 p1") == ("change-places", "swapped")
    assert refused(changing, "table change") == ("variants", "changing")
    assert refused(opened(), "table vary mini") == ("variants", "change-first")
    assert refused(opened(), "table swap p1 p2") == ("change-places", "change-first")
    assert refused(opened(), "p9 slap") == ("players", "nobody")


# whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_attentive_players_reach_the_temple(seats: int) -> None:
    """A round almost always has a winner, and five points win: nobody needs more than a few dozen rounds."""
    for seed in range(4):
        dice = random.Random(f"{seats} {seed}")
        options = dict.fromkeys(dice.sample(("monsters", "winds", "war", "mini"), 2), "on")
        olympia = opened(" ".join(ALL.split()[:seats]), **options)
        while not olympia.outcome():
            olympia = _attentive(olympia, dice)
        assert olympia.rounds < 200
        assert olympia.outcome().reason.key == "olympia-end-temple"


def _attentive(olympia, dice: random.Random):
    """One round: whoever has three slaps at once, and now and then someone slaps too soon."""
    olympia = play(olympia, f"{olympia.starter} deal")
    cards = [card for card, copies in olympia.deck for _ in range(copies)]
    dice.shuffle(cards)
    for card in cards:
        olympia = turned(olympia, card)
        ready = [seat for seat in olympia.order if counts(olympia, seat)[-1] >= 3]
        if not ready and dice.random() < 0.02:
            ready = [dice.choice(olympia.order)]
        if ready:
            return slapped(olympia, "", ready[0], ready[0] if "war" in olympia.terms.playing else "")
    return play(olympia, "table close")


def test_a_forced_line_no_hand_could_do_is_refused() -> None:
    for line in (
        "p1 turn heart heart",
        "p1 name p2",
        "table settle",
        "p1 settle",
        "p9 turn zeus",
        "p1 slap x",
    ):
        with pytest.raises(IllegalMove):
            dealt().apply(Move.parse(line))


def test_a_card_turned_out_of_turn_can_be_insisted_on() -> None:
    olympia = dealt().apply(Move.parse("p3 turn zeus"))
    assert olympia.pile.left == (8, 8, 7)
    assert turn(olympia) == "p1"


def test_rules_named_in_the_code_can_be_read_in_every_language() -> None:
    folder = Path(GAME.setup.__code__.co_filename).parent
    named = {
        found
        for path in folder.glob("*.py")
        for found in re.findall(r"#([a-z][a-z-]+)", path.read_text("utf-8"))
    }
    for language in ("en", "fr"):
        assert named - {section.anchor for section in rules_of("olympia", language)} == set()
    anchors = [[section.anchor for section in rules_of("olympia", language)] for language in ("en", "fr")]
    assert anchors[0] == anchors[1]
