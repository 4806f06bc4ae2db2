"""Monsters and Heroes, led, followed and as trump, one test per ruling."""

from __future__ import annotations

from companion.games.olympe.cards import GODS
from tests.companion.games.olympe.dealing import (
    EXAMPLE,
    forbidden,
    holding,
    lay,
    leader,
    may,
    taker,
)

# the Monster and the Hero


def test_the_monster_of_the_colour_asked_destroys_the_trick_and_the_leader_leads_again() -> None:
    """O36, O42."""
    hands = ("blue-10 red-10", "blue-monster red-20", "blue-90 red-30")
    game = lay(holding("orange red blue", *hands), "blue-10 blue-monster blue-90")
    assert (taker(game), leader(game)) == ("nobody", "p1")
    assert [counter.value for counter in game.view().counters if counter.id.startswith("points")] == [0, 0, 0]
    game = lay(game, "red-10")  # the trick lies there until somebody leads
    aside = next(row for row in game.view().rows if row.id == "aside")
    assert {card.id for card in aside.cards} == {"athena-10", "athena-monster", "athena-90"}


def test_a_monster_of_another_colour_does_nothing() -> None:
    hands = ("blue-10 red-10", "red-monster red-20", "blue-90 red-30")
    game = lay(holding("orange red blue", *hands), "blue-10 red-monster blue-90")
    assert taker(game) == "p3"


def test_example_of_a_hero_after_the_monster() -> None:
    """Dionysos leads purple, Athena discards, Artemis summons, Hephaistos kills and takes the trick."""
    hands = ("purple-iv red-20", "purple-10 red-10", "blue-10 blue-20", "purple-monster purple-20")
    game = holding(EXAMPLE, *hands, lead="p2")
    game = lay(game, "purple-10 blue-10 purple-monster purple-iv")
    assert (taker(game), leader(game)) == ("p1", "p1")
    assert [counter.value for counter in game.view().counters if counter.id == "points-p1"] == [21]


def test_a_hero_laid_before_the_monster_kills_it_too() -> None:
    hands = ("blue-iv red-10", "blue-monster red-20", "blue-v red-30")
    game = lay(holding("orange red blue", *hands), "blue-iv blue-monster blue-v")
    assert taker(game) == "p3", "O22: the best card wins, not the Hero"


def test_a_hero_that_is_ruffed_still_kills_and_the_ruff_takes_the_trick() -> None:
    """O22, O37: the Monster counts nothing, the rest does."""
    hands = ("blue-iv red-10", "blue-monster red-20", "orange-10 red-30")
    game = lay(holding("orange red blue", *hands), "blue-iv blue-monster orange-10")
    assert taker(game) == "p3"
    assert [counter.value for counter in game.view().counters if counter.id == "points-p3"] == [11]


def test_a_hero_of_another_colour_does_not_kill() -> None:
    """O10."""
    hands = ("blue-10 red-10", "blue-monster red-20", "orange-iv red-30")
    game = lay(holding("orange red blue", *hands), "blue-10 blue-monster orange-iv")
    assert taker(game) == "nobody"


def test_a_monster_that_is_the_only_card_of_the_colour_asked_must_be_played() -> None:
    """O13, O39."""
    for rulebook in ("fr", "en"):
        hands = ("blue-10 red-10", "blue-monster orange-v")
        assert may(lay(holding("orange red", *hands, rulebook=rulebook), "blue-10")) == {"blue-monster"}


def test_the_monster_may_be_played_among_others_when_following() -> None:
    hands = ("blue-10 red-10", "blue-monster blue-20")
    assert may(lay(holding("orange red", *hands), "blue-10")) == {"blue-monster", "blue-20"}


def test_who_can_rise_may_not_play_the_monster() -> None:
    """O14."""
    hands = ("orange-10 red-10", "orange-monster orange-20")
    game = lay(holding("orange red", *hands), "orange-10")
    assert may(game) == {"orange-20"}
    assert forbidden(game, "orange-monster") == "rising"


def test_who_cannot_rise_may_play_the_monster_as_a_lower_trump() -> None:
    """O15."""
    hands = ("orange-50 red-10", "orange-monster orange-20")
    game = lay(holding("orange red", *hands), "orange-50")
    assert may(game) == {"orange-20", "orange-monster"}
    assert taker(lay(game, "orange-monster")) == "nobody"


# a Monster led


def test_a_led_monster_passes_lead_colour_and_trump_to_the_left() -> None:
    """O17."""
    hands = ("blue-monster red-10", "purple-10 orange-10", "purple-20 red-20")
    game = lay(holding("orange red blue", *hands), "blue-monster")
    assert may(game) == {"purple-10", "orange-10"}
    game = lay(game, "purple-10")
    assert game.round.trick.trump == GODS.index("dionysus")
    assert may(game) == {"purple-20"}
    assert taker(lay(game, "purple-20")) == "p3", "the Monster is not active: purple was asked"


def test_a_led_monster_is_active_if_its_colour_is_asked_and_the_new_leader_leads_again() -> None:
    """O17, O18."""
    hands = ("blue-monster red-10", "blue-10 orange-10", "blue-20 red-20")
    game = lay(holding("orange red blue", *hands), "blue-monster blue-10 blue-20")
    assert (taker(game), leader(game)) == ("nobody", "p2")


def test_a_led_monster_is_killed_by_its_hero() -> None:
    hands = ("blue-monster red-10", "blue-iv orange-10", "blue-20 red-20")
    assert taker(lay(holding("orange red blue", *hands), "blue-monster blue-iv blue-20")) == "p2"


def test_a_second_led_monster_passes_on_again() -> None:
    """O19."""
    hands = ("blue-monster red-10", "red-monster orange-10", "red-20 blue-20")
    game = lay(holding("orange red blue", *hands), "blue-monster red-monster")
    game = lay(game, "red-20")
    assert (taker(game), leader(game)) == ("nobody", "p3"), "the red Monster is active: red was asked"


def test_nothing_but_monsters_is_set_aside_and_the_first_leader_leads_again() -> None:
    """O20."""
    hands = ("blue-monster red-10", "red-monster blue-10")
    game = lay(holding("blue red", *hands), "blue-monster red-monster")
    assert (taker(game), leader(game)) == ("nobody", "p1")
    assert game.view().notes[0].key == "olympe-note-all-monsters"


def test_a_led_monster_of_the_new_trump_colour_does_nothing_if_another_colour_is_asked() -> None:
    """O21."""
    hands = ("red-monster orange-10", "blue-10 red-10", "blue-20 orange-20")
    game = lay(holding("orange red blue", *hands), "red-monster blue-10")
    assert game.round.trick.trump == GODS.index("dionysus")
    assert taker(lay(game, "blue-20")) == "p3"


def test_a_led_trump_monster_is_no_ruff() -> None:
    """O40: who must ruff may use any trump, even the other box's Monster."""
    hands = ("red-monster orange-10", "blue-10 red-10", "red-20 orange-20")
    game = lay(holding("orange red blue", *hands), "red-monster blue-10")
    assert game.round.trick.top == -1
    assert may(game) == {"red-20"}


# trump Monsters


def test_fr_a_trump_monster_may_ruff_and_destroys_the_trick() -> None:
    """O1, O38: as first ruff it may be chosen even with other trumps."""
    hands = ("blue-10 red-10", "orange-monster orange-v", "blue-20 red-20")
    game = lay(holding("orange red blue", *hands), "blue-10")
    assert may(game) == {"orange-monster", "orange-v"}
    game = lay(game, "orange-monster blue-20")
    assert (taker(game), leader(game)) == ("nobody", "p1")


def test_en_a_monster_never_ruffs() -> None:
    """O1, O38."""
    hands = ("blue-10 red-10", "orange-monster orange-v", "blue-20 red-20")
    game = lay(holding("orange red blue", *hands, rulebook="en"), "blue-10")
    assert may(game) == {"orange-v"}
    assert forbidden(game, "orange-monster") == "ruffing"


def test_a_trump_monster_as_only_trump() -> None:
    """O16: fr must ruff with it, en any card; thrown in en it does nothing."""
    hands = ("blue-10 red-10", "orange-monster red-v", "blue-20 red-20")
    assert may(lay(holding("orange red blue", *hands), "blue-10")) == {"orange-monster"}
    game = lay(holding("orange red blue", *hands, rulebook="en"), "blue-10")
    assert may(game) == {"orange-monster", "red-v"}
    assert taker(lay(game, "orange-monster blue-20")) == "p3"


def test_fr_after_a_ruff_the_trump_monster_is_barred_if_one_can_over_ruff() -> None:
    """O38."""
    hands = ("blue-10 red-10", "orange-20 red-20", "orange-monster orange-30")
    game = lay(holding("orange red blue", *hands), "blue-10 orange-20")
    assert may(game) == {"orange-30"}
    assert forbidden(game, "orange-monster") == "over-ruffing"


def test_fr_after_a_ruff_the_trump_monster_may_under_ruff() -> None:
    """O38."""
    hands = ("blue-10 red-10", "orange-40 red-20", "orange-monster orange-30")
    game = lay(holding("orange red blue", *hands), "blue-10 orange-40")
    assert may(game) == {"orange-30", "orange-monster"}
    assert taker(lay(game, "orange-monster")) == "nobody"


def test_fr_the_trump_hero_kills_a_monster_that_ruffed() -> None:
    """O38."""
    hands = ("blue-10 red-10", "orange-monster red-20", "orange-iv red-30")
    assert taker(lay(holding("orange red blue", *hands), "blue-10 orange-monster orange-iv")) == "p3"
    hands = ("blue-10 red-10", "orange-iv red-20", "orange-monster red-30")
    assert taker(lay(holding("orange red blue", *hands), "blue-10 orange-iv orange-monster")) == "p2"


def test_fr_a_numbered_trump_must_be_put_on_a_monster_that_ruffed() -> None:
    """O40."""
    hands = ("blue-10 red-10", "orange-monster red-20", "orange-10 red-30")
    game = lay(holding("orange red blue", *hands), "blue-10 orange-monster")
    assert may(game) == {"orange-10"}
    assert (taker(lay(game, "orange-10")), leader(lay(game, "orange-10"))) == ("nobody", "p1")


def test_a_monster_that_ruffed_is_never_the_master_card() -> None:
    hands = ("blue-10 red-10", "orange-monster red-20", "blue-90 red-30", "blue-20 red-40")
    game = lay(holding("orange red blue purple", *hands), "blue-10 orange-monster")
    assert [space.id for space in game.view().spaces if space.wash == "lit"] == ["p1"]
    game = lay(game, "blue-90")
    assert [space.id for space in game.view().spaces if space.wash == "lit"] == ["p3"]


def test_active_monsters_of_two_colours_each_need_their_hero() -> None:
    """O41."""
    hands = ("blue-10 red-10", "blue-monster red-20", "orange-monster red-30", "blue-iv red-40")
    game = lay(holding("orange red green purple", *hands), "blue-10 blue-monster orange-monster blue-iv")
    assert taker(game) == "nobody", "nobody killed the orange one"
    hands = ("blue-iv red-10", "blue-monster red-20", "orange-monster red-30", "orange-iv red-40")
    game = lay(holding("orange red green purple", *hands), "blue-iv blue-monster orange-monster orange-iv")
    assert taker(game) == "p4"
