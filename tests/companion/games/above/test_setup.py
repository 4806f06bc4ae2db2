"""Setting up: deities, first tokens by pairs of cards, the deal, the owner's copy; one test per ruling."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from companion.game import BadNotation, Move
from companion.games.above import GAME
from companion.games.above.board import DEITIES, KINDS
from companion.games.above.cards import CARDS, DEITY
from companion.games.above.rules import Above
from companion.games.above.terms import Terms
from companion.play.draw import draw
from tests.companion.games.above.drawing import (
    DEALT,
    PLACED,
    REVEALED,
    allowed,
    holding,
    lying,
    noted,
    play,
    refused,
    start,
    tokens,
)


def set_up(seats: int, seed: str, facts: dict[str, str] | None = None) -> Above:
    """A game set up at random."""
    above = start(seats, facts)
    for move in draw(above, seed):
        above = above.apply(move)
    return above


# deities


def test_the_deities_begin_on_every_other_space_of_ring_1() -> None:
    """A35: the first, the third, the fifth column."""
    above = start()
    assert {line.split()[1] for line in allowed(above, "place")} == {f"{letter}1" for letter in "αγεηιλνο"}
    assert len(allowed(above, "place")) == 8 * 8
    above = play(above, *PLACED)
    assert {line.split()[1] for line in lying(above)} == {f"{letter}1" for letter in "αγεηιλνο"}


def test_the_parity_of_the_start_spaces_is_a_fact_of_the_copy() -> None:
    """A35."""
    even = start(facts={"start-parity": "even"})
    assert {line.split()[1] for line in allowed(even, "place")} == {f"{letter}1" for letter in "βδζθκμξπ"}


def test_refusals_while_the_deities_are_placed() -> None:
    above = play(start(), PLACED[0])
    assert refused(above, "table place zeus γ1") == ("deities", "placed")
    assert refused(above, "table place hera β1") == ("deities", "start-space")
    assert refused(above, "table place hera γ2") == ("deities", "start-space")
    assert refused(above, "table place hera α1") == ("deities", "start-taken")
    assert refused(above, "table place thunder α3") == ("deities", "no-deity")
    assert refused(above, "table reveal zeus-1") == ("preparation", "not-yet-place")
    assert refused(above, "p1 play zeus-1") == ("preparation", "not-yet-place")


# first tokens


def test_the_rulebooks_example_theta_2() -> None:
    """The first card gives the column by its letter, the second the ring: the first Thunder goes to Θ2."""
    above = play(start(), *PLACED, "table reveal aphrodite-1")
    assert above.view().prompt.key == "above-prompt-ring"
    assert dict(above.view().prompt.values)["letter"] == "Θ"
    assert tokens(above) == set()
    above = play(above, "table reveal zeus-1")
    assert tokens(above) == {"thunder θ2"}
    assert noted(above) == ["first-token"]


def test_sixteen_cards_place_two_thunder_two_barriers_two_gates_two_fertility_in_this_order() -> None:
    above = play(start(), *PLACED)
    order = []
    for line in REVEALED:
        before = tokens(above)
        above = play(above, line)
        order += [token.split()[0] for token in tokens(above) - before]
    assert order == [kind for kind in ("thunder", "barrier", "gate", "fertility") for _ in (1, 2)]
    assert {counter.id: counter.value for counter in above.view().counters} == {
        f"reserve-{kind}": 4 for kind in KINDS
    }


def test_there_are_24_tokens_six_of_each_kind() -> None:
    """A5."""
    assert {counter.of for counter in start().view().counters} == {6}
    assert len(start().view().counters) == 4


def test_a_random_set_up_draws_the_same_lines_as_real_cards_would_say() -> None:
    """A4: sixteen cards, each revealed once, in any order."""
    verbs = Counter(move.verb for move in draw(start(), "1"))
    assert verbs == {"place": 8, "reveal": 16, "deal": 8}
    assert Counter(move.verb for move in draw(start(4), "1")) == {"place": 8, "reveal": 16, "deal": 12}


def test_with_sixteen_different_letters_no_two_tokens_meet_and_none_meets_a_deity() -> None:
    for seed in range(30):
        above = set_up(2, str(seed))
        columns = [token.space[0] for token in above.view().tokens if token.kind != "deity"]
        assert len(set(columns)) == 8
        assert not any(token.space.endswith("1") for token in above.view().tokens if token.kind != "deity")


def test_a_token_whose_space_is_taken_goes_to_the_next_free_one_clockwise() -> None:
    """A36: house tables with ring 1 or repeated letters."""
    above = play(start(facts={"hera-1": "Β1"}), *PLACED, "table reveal zeus-1", "table reveal hera-1")
    assert "thunder β1" in tokens(above)
    again = start(facts={"hera-1": "Β1", "letters-clockwise": "no"})
    above = play(again, *PLACED, "table reveal zeus-1", "table reveal hera-1")
    assert "thunder π1" in tokens(above)
    twice = start(facts={"hera-1": "Α2"})
    above = play(twice, *PLACED, "table reveal zeus-1", "table reveal hades-1")
    above = play(above, "table reveal hera-1", "table reveal poseidon-2")
    assert tokens(above) == {"thunder α2", "thunder β2"}


def test_a_card_is_revealed_once() -> None:
    above = play(start(), *PLACED, "table reveal zeus-1")
    assert refused(above, "table reveal zeus-1") == ("first-tokens", "revealed")
    assert refused(above, "table reveal medusa") == ("preparation", "one-card")
    assert refused(above, "table deal zeus-2") == ("preparation", "not-yet-reveal")


def test_a_first_token_can_be_laid_by_hand_instead_of_revealing_cards() -> None:
    above = play(start(), *PLACED, "table fix ξ6 thunder", "table fix β6 thunder")
    assert above.view().prompt.key == "above-prompt-letter"
    above = play(above, "table reveal aphrodite-1", "table reveal zeus-1")
    assert tokens(above) == {"thunder ξ6", "thunder β6", "barrier θ2"}
    for line in ("κ3 barrier", "λ3 gate", "μ3 gate", "δ4 fertility", "δ5 fertility"):
        above = play(above, f"table fix {line}")
    assert above.stage == "deal"


def test_a_token_laid_by_hand_leaves_the_start_spaces_to_the_deities() -> None:
    assert refused(start(), "table fix α1 thunder") == ("corrections", "fix")
    assert "thunder β1" in tokens(play(start(), "table fix β1 thunder"))


# the deal


def test_two_players_get_eight_different_deities_each() -> None:
    above = play(start(), *PLACED, *REVEALED, "table deal zeus-2")
    assert refused(above, "table deal zeus-1") == ("deal", "same-set")
    assert refused(above, "table deal zeus-2") == ("deal", "dealt")
    above = play(above, *(line for line in DEALT if "zeus" not in line))
    assert holding(above, "p1") == {"zeus-2", *(card for card in CARDS[2:] if card.endswith("1"))}
    assert holding(above, "p2") == set(CARDS) - holding(above, "p1")


def test_four_players_one_set_for_p1_and_p2_one_for_p3_and_p4() -> None:
    """A47 and A9: four cards each, partners may share a deity."""
    shared = 0
    for seed in range(20):
        above = set_up(4, str(seed))
        hands = {seat: holding(above, seat) for seat in ("p1", "p2", "p3", "p4")}
        kinds = {seat: {card.split("-")[0] for card in cards} for seat, cards in hands.items()}
        assert {len(cards) for cards in hands.values()} == {4}
        assert kinds["p1"] | kinds["p2"] == kinds["p3"] | kinds["p4"] == set(DEITIES)
        shared += bool(kinds["p1"] & kinds["p3"])
    assert shared


def test_every_deal_for_four_is_equally_likely() -> None:
    """A47: how many deities p1 and p3 share follows from two independent draws of four out of eight."""
    found: Counter[int] = Counter()
    after = play(start(4), *PLACED, *REVEALED)
    for seed in range(1500):
        dice, above = random.Random(seed), after
        while above.stage == "deal":
            above = above.apply(dice.choice(list(above.legal_moves())))
        of = {seat: {DEITY[n] for n, lies in enumerate(above.cards) if lies == seat} for seat in ("p1", "p3")}
        found[len(of["p1"] & of["p3"])] += 1
    expected = {n: ways / 70 for n, ways in {0: 1, 1: 16, 2: 36, 3: 16, 4: 1}.items()}
    assert all(abs(found[n] / 1500 - share) < 0.05 for n, share in expected.items())


@pytest.mark.parametrize("seats", [2, 4])
def test_zeus_with_alpha_begins_and_play_goes_clockwise(seats: int) -> None:
    for seed in range(12):
        above = set_up(seats, str(seed))
        (holder,) = [seat for seat in above.terms.seats if "zeus-1" in holding(above, seat)]
        assert {move.seat for move in above.legal_moves()} == {holder}
    swapped = set_up(2, "1", {"zeus-1": "Ι4", "zeus-2": "Α2"})
    assert "zeus-2" in holding(swapped, swapped.turn)


# the copy


def test_the_default_card_table() -> None:
    """1.1: sixteen different letters, rings 2 to 5 four times each, a deity's copies differ, Zeus has Α."""
    codes = {fact.id: fact.value for fact in GAME.facts if fact.id in CARDS}
    assert sorted(code[0] for code in codes.values()) == list("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ")
    assert Counter(code[1] for code in codes.values()) == {"2": 4, "3": 4, "4": 4, "5": 4}
    assert codes["zeus-1"] == "Α2"
    assert codes["aphrodite-1"] == "Θ5"
    assert all(codes[f"{deity}-1"][1] != codes[f"{deity}-2"][1] for deity in DEITIES)
    assert all(fact.assumed for fact in GAME.facts)


@pytest.mark.parametrize(("rings", "spaces"), [("5", 81), ("6", 97), ("7", 113)])
def test_the_number_of_rings_is_a_fact_of_the_copy(rings: str, spaces: int) -> None:
    """A38."""
    above = start(facts={"rings": rings})
    assert len(above.view().spaces) == spaces
    assert f"ν{rings}" in {space.id for space in above.view().spaces}


@pytest.mark.parametrize(
    "facts",
    [
        {"zeus-1": "Β2"},
        {"zeus-2": "Α4"},
        {"hera-1": "Β7"},
        {"hera-1": "Β0"},
        {"hera-1": "Ω2"},
        {"hera-1": ""},
        {"hera-1": "Β"},
        {"hera-1": "Β2 "},
        {"rings": "8"},
        {"rings": "5", "hera-1": "Β6"},
        {"start-parity": "third"},
        {"letters-clockwise": "left"},
    ],
)
def test_a_copy_that_cannot_be_is_refused(facts: dict[str, str]) -> None:
    """A49."""
    with pytest.raises(BadNotation):
        start(facts=facts)


def test_a_copy_may_repeat_letters_and_use_every_ring() -> None:
    """A49; on a keyboard without Greek the letters are typed as Latin ones."""
    above = start(facts={"hera-1": "A6", "hera-2": "ο1", "athena-1": "q3"})
    assert [above.terms.code(CARDS.index(card)) for card in ("hera-1", "hera-2", "athena-1")] == [
        "Α6",
        "Ο1",
        "Θ3",
    ]


def test_only_two_or_four_can_play_and_partners_sit_opposite() -> None:
    """A10: A-B-A-B."""
    for seats in (1, 3, 5):
        with pytest.raises(BadNotation):
            start(seats)
    sides = {side.seat: side.emblem for side in start(4).view().sides}
    assert sides["p1"] == sides["p3"] != sides["p2"] == sides["p4"]


def test_the_letters_run_clockwise_unless_the_copy_says_otherwise() -> None:
    """A48: the right hand of someone who faces the summit is then against the clock."""
    for fact, turn in (("yes", -1), ("no", 1)):
        where = {space.id: space for space in start(facts={"letters-clockwise": fact}).view().spaces}
        for a, b in zip("αβγδεζηθικλμνξοπ", "βγδεζηθικλμνξοπα", strict=True):
            here, beside = where[f"{a}1"], where[f"{b}1"]
            assert (here.x * beside.y - here.y * beside.x) * turn > 0
    assert Terms().clockwise


def test_set_up_moves_cannot_be_forced_where_no_hand_could_do_them() -> None:
    above = play(start(), PLACED[0])
    for line in (
        "table place zeus β1",
        "p1 place hera γ1",
        "table place hera α1",
        "table deal zeus-1",
        "table reveal zeus-1",
    ):
        with pytest.raises(ValueError, match="above-refuse"):
            above.apply(Move.parse(line))
    moved = above.apply(Move.parse("table place zeus γ1"))
    assert lying(moved) == {"zeus γ1"}
