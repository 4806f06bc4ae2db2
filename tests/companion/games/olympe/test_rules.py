"""The standard game without its Monsters, one test per rule and ruling; numbers are those of the rulings."""

from __future__ import annotations

import pytest

from companion.game import BadNotation, IllegalMove, Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import CARDS, GODS, NUMBER, POINTS, SUIT, SUIT_POINTS
from companion.play.draw import draw
from companion.rulebook.sections import rules_of
from tests.companion.games.olympe.dealing import (
    EXAMPLE,
    coloured,
    forbidden,
    holding,
    lay,
    leader,
    may,
    named,
    play,
    refused,
    slip,
    start,
    taker,
)

# cards


def test_each_god_has_ten_followers_five_characters_and_a_monster() -> None:
    assert len(CARDS) == len(set(CARDS)) == 80
    for god in GODS:
        own = [card for card in CARDS if card.startswith(f"{god}-")]
        assert len(own) == 16
        assert {f"{god}-monster", f"{god}-v", f"{god}-10", f"{god}-100"} <= set(own)


def test_characters_beat_followers_and_the_oracle_beats_all() -> None:
    order = [
        "v",
        "iv",
        "iii",
        "ii",
        "i",
        "100",
        "90",
        "80",
        "70",
        "60",
        "50",
        "40",
        "30",
        "20",
        "10",
        "monster",
    ]
    ranks = [NUMBER[f"athena-{name}"] % SUIT for name in order]
    assert ranks == sorted(ranks, reverse=True)
    assert len({NUMBER[f"athena-{name}"] // SUIT for name in order}) == 1


def test_a_colour_is_worth_555_points() -> None:
    assert SUIT_POINTS == 555
    worth = {name.partition("-")[2]: POINTS[NUMBER[name] % SUIT] for name in CARDS[:16]}
    assert worth["monster"] == 0
    assert worth["v"] == worth["i"] == 1
    assert worth["100"] == 100
    assert worth["20"] == 20


def test_the_gods_have_the_colours_of_the_examples_and_hermes_an_assumed_one() -> None:
    colours = {fact.id: (fact.value, fact.assumed) for fact in GAME.facts}
    assert colours["hephaestus"] == ("orange", False)
    assert colours["athena"] == ("blue", False)
    assert colours["dionysus"] == ("red", False)
    assert colours["artemis"] == ("purple", False)
    assert colours["hermes"] == ("green", True)


def test_the_owners_colours_are_shown_and_must_differ() -> None:
    game = GAME.start(2, {}, {"hermes": "yellow"})
    gods = next(row for row in game.view().rows if row.id == "gods")
    assert {card.id: card.tone for card in gods.cards}["hermes"] == "yellow"
    with pytest.raises(BadNotation, match="same colour"):
        GAME.start(2, {}, {"hermes": "blue"})
    with pytest.raises(BadNotation, match="one of"):
        GAME.start(2, {}, {"hermes": "mauve"})


# preparation


def test_gods_and_dealer_are_chosen_in_any_order_and_each_god_once() -> None:
    game = GAME.start(3, {}, {})
    game = play(game, "table god hermes p3", "table dealer p2", "table god athena p1")
    assert refused(game, "table god athena p2") == ("preparation", "god-taken")
    assert refused(game, "table god artemis p1") == ("preparation", "has-god")
    assert refused(game, "table god artemis p4") == ("preparation", "god-whose")
    assert refused(game, "table god zeus p2") == ("preparation", "no-god")
    assert refused(game, "table dealer p1") == ("dealer", "dealer")
    assert refused(game, "p1 play athena-10") == ("preparation", "choose")
    game = play(game, "table god dionysus p2")
    assert game.stage == "play"
    assert leader(game) == "p3"


def test_the_first_dealer_is_drawn_or_chosen_and_then_the_deal_goes_left() -> None:
    """O29, O48."""
    drawn = {str(move) for seed in range(30) for move in draw(GAME.start(3, {}, {}), str(seed))}
    assert {f"table dealer p{n}" for n in (1, 2, 3)} <= drawn
    game = holding("blue red", "blue-10", "red-10", lead="p1")
    assert game.dealer == 1
    game = play(lay(game, "blue-10 red-10"), "table count")
    assert game.dealer == 0
    assert leader(game) == "p2"


def test_two_can_play_with_two_colours_only() -> None:
    """O32."""
    game = start("blue red")
    assert game.terms.most_points == 2 * 555
    assert {coloured(card).split("-")[0] for card in game.round.unseen} == {"blue", "red"}
    assert len(game.round.unseen) == 32
    assert refused(game, "green-10") == ("material", "not-in-play")


def test_every_player_gets_sixteen_cards_of_the_colours_in_play() -> None:
    game = GAME.start(5, {"hands": "open"}, {})
    for move in draw(game, "deal"):
        game = game.apply(move)
    assert [len(hand) for hand in game.round.hands] == [16] * 5
    assert sorted(card for hand in game.round.hands for card in hand) == list(range(80))


# leading, trump, following


def test_the_player_left_of_the_dealer_leads_then_clockwise() -> None:
    game = start(EXAMPLE, lead="p3")
    turns = []
    for card in ("blue-10", "blue-20", "blue-30", "blue-40"):
        turns.append(game.turn)
        game = lay(game, card)
    assert turns == [2, 3, 0, 1]


def test_the_winner_of_a_trick_leads_the_next() -> None:
    game = lay(start(EXAMPLE), "blue-10 blue-20 blue-70 blue-30")
    assert (taker(game), leader(game)) == ("p3", "p3")


def test_trump_is_the_leaders_colour_and_changes_with_the_leader() -> None:
    game = start("orange blue")
    game = lay(game, "blue-10")
    assert game.round.trick.trump == GODS.index("hephaestus")
    game = lay(game, "blue-20")
    game = lay(game, "orange-30")
    assert game.round.trick.trump == GODS.index("athena")


def test_the_colour_asked_must_be_followed() -> None:
    """O6."""
    game = lay(holding("orange blue", "blue-10 orange-10", "blue-20 orange-20"), "blue-10")
    assert may(game) == {"blue-20"}
    assert forbidden(game, "orange-20") == "following"


def test_nobody_need_rise_when_the_colour_asked_is_not_trump() -> None:
    game = lay(holding("orange blue", "blue-50 orange-10", "blue-20 blue-v"), "blue-50")
    assert may(game) == {"blue-20", "blue-v"}


def test_a_led_trump_must_be_beaten() -> None:
    """O5."""
    game = lay(holding("orange blue", "orange-50 blue-10", "orange-20 orange-60"), "orange-50")
    assert may(game) == {"orange-60"}
    assert forbidden(game, "orange-20") == "rising"


def test_rising_means_above_the_best_card_of_the_moment() -> None:
    """O5: not above just any card of the trick."""
    hands = ("orange-20 red-10", "orange-90 red-20", "orange-50 orange-100")
    game = lay(holding("orange red blue", *hands), "orange-20 orange-90")
    assert may(game) == {"orange-100"}


def test_who_cannot_rise_plays_any_lower_trump() -> None:
    game = lay(holding("orange blue", "orange-50 blue-10", "orange-20 orange-30"), "orange-50")
    assert may(game) == {"orange-20", "orange-30"}


def test_without_led_trump_any_card_may_be_played() -> None:
    game = lay(holding("orange blue", "orange-50 blue-10", "blue-20 blue-monster"), "orange-50")
    assert may(game) == {"blue-20", "blue-monster"}


# ruffing


def test_who_cannot_follow_must_ruff() -> None:
    """O4: must, not may."""
    game = lay(holding("orange red blue", "blue-10 red-10", "orange-20 red-20", "blue-20 red-30"), "blue-10")
    assert may(game) == {"orange-20"}
    assert forbidden(game, "red-20") == "ruffing"


def test_example_of_a_ruff() -> None:
    """Hephaistos leads blue, Artemis cannot follow and ruffs with any orange card: her trick, her lead."""
    hands = ("blue-10", "blue-20", "blue-100", "orange-10")
    game = holding(EXAMPLE, *hands)
    game = lay(game, "blue-10 blue-20 blue-100 orange-10")
    assert (taker(game), leader(game)) == ("p4", "p4")


def test_any_trump_will_do_for_the_first_ruff() -> None:
    hands = ("blue-10 red-10", "orange-20 orange-v", "blue-20 red-30")
    assert may(lay(holding("orange red blue", *hands), "blue-10")) == {"orange-20", "orange-v"}


def test_example_of_an_over_ruff() -> None:
    """Dionysos ruffs with the orange 30, Athena follows, Artemis must go above it: the 50 takes the trick."""
    hands = ("blue-10 red-50", "orange-30 red-10", "blue-20 red-20", "orange-50 orange-20")
    game = lay(holding(EXAMPLE, *hands), "blue-10 orange-30 blue-20")
    assert may(game) == {"orange-50"}
    assert forbidden(game, "orange-20") == "over-ruffing"
    assert taker(lay(game, "orange-50")) == "p4"


def test_example_of_an_under_ruff() -> None:
    """Athena leads orange; Artemis ruffs with the blue II; Dionysos has only the blue 50 and under-ruffs."""
    hands = ("orange-20 purple-20", "blue-50 red-10", "orange-10 purple-10", "blue-ii purple-30")
    game = holding(EXAMPLE, *hands, lead="p3")
    game = lay(game, "orange-10 blue-ii orange-20")
    assert may(game) == {"blue-50"}
    assert forbidden(game, "red-10") == "over-ruffing"
    game = lay(game, "blue-50")
    assert (taker(game), leader(game)) == ("p4", "p4")


@pytest.mark.parametrize("rulebook", ["fr", "en"])
def test_who_cannot_over_ruff_must_under_ruff_in_both_rulebooks(rulebook: str) -> None:
    """O3."""
    hands = ("blue-10 red-10", "orange-90 red-20", "orange-20 red-30")
    game = lay(holding("orange red blue", *hands, rulebook=rulebook), "blue-10 orange-90")
    assert may(game) == {"orange-20"}


def test_without_the_colour_asked_and_without_trump_any_card_may_be_played() -> None:
    hands = ("blue-10 red-10", "red-20 green-monster", "blue-20 red-30")
    game = lay(holding("orange red blue", *hands), "blue-10")
    assert may(game) == {"red-20", "green-monster"}


def test_a_partner_who_is_winning_is_no_excuse() -> None:
    """O34."""
    hands = ("blue-10 red-10", "blue-20 red-20", "orange-20 red-30", "blue-30 red-40")
    game = holding("orange red blue purple", *hands, variant="teams")
    game = lay(game, "blue-10 blue-20")
    assert may(game) == {"orange-20"}, "p1, the partner, is not even winning, but p3 must ruff"
    hands = ("orange-10 red-10", "blue-20 red-20", "orange-20 orange-30", "red-40 red-50")
    game = lay(holding("orange red blue purple", *hands, variant="teams"), "orange-10 blue-20")
    assert may(game) == {"orange-20", "orange-30"}, "the partner's trump must be beaten"


def test_cards_of_other_colours_never_win() -> None:
    game = lay(holding("orange red blue", "blue-10", "red-v", "red-iv"), "blue-10 red-v red-iv")
    assert taker(game) == "p1"


# what cannot be done


def test_only_the_next_player_lays_a_card_and_only_one_they_hold() -> None:
    game = holding("orange blue", "blue-10 orange-10", "blue-20 orange-20")
    assert refused(game, "p2 play athena-20") == ("leading", "turn")
    assert refused(game, "p1 play athena-20") == ("open-hands", "hidden")
    assert refused(game, "p1 dance") == ("leading", "lay")
    assert refused(game, "p1 play zeus") == ("leading", "lay")
    for line in ("p2 play athena-20", "p1 play dionysus-10", "p1 play", "table count"):
        with pytest.raises(IllegalMove):
            game.apply(Move.parse(line))


def test_a_card_can_be_laid_once_a_round() -> None:
    game = lay(start("orange red"), "orange-10")
    assert refused(game, "orange-10") == ("taking", "laid")
    with pytest.raises(IllegalMove):
        game.apply(Move("p2", "play", (named("orange-10"),)))


def test_a_known_hand_proves_no_revoke_before_the_card_lies_on_the_table() -> None:
    hands = ("blue-10 blue-30 orange-10", "blue-20 orange-20 orange-30")
    game = slip(lay(holding("orange blue", *hands), "blue-10"), "orange-20")
    assert game.undecided == (), "what the hand still holds is nobody's business"
    game = lay(game, "orange-30 orange-10 blue-20")
    (revoke,) = game.undecided
    assert (revoke.duty, coloured(revoke.proof)) == ("following", "blue-20")


def test_a_card_the_table_insists_on_was_in_that_hand_after_all() -> None:
    game = holding("orange blue", "blue-10 orange-10", "blue-30 orange-20")
    game = slip(game, "blue-30")
    assert [[coloured(card) for card in hand] for hand in game.round.hands] == [
        ["orange-10"],
        ["blue-10", "orange-20"],
    ], "the card most like it is where it was thought to be"


def test_every_ruling_is_told_in_the_rules() -> None:
    """O11, O12 are about words only; the others have a paragraph."""
    for language in ("en", "fr"):
        anchors = [section.anchor for section in rules_of("olympe", language)]
        assert anchors[0] == "summary"
        assert anchors[-1] == "corrections"
        assert len(anchors) == len(set(anchors)) == 40
        assert all(section.body for section in rules_of("olympe", language))
