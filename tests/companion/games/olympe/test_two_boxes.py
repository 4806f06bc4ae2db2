"""Two boxes shuffled together, one test per ruling."""

from __future__ import annotations

from companion.games.olympe.cards import GODS
from tests.companion.games.olympe.dealing import (
    holding,
    lay,
    may,
    refused,
    taker,
)

# two boxes


def boxes(*hands: str, **options: str) -> object:
    """Six players in three teams: orange, red, blue, orange, red, blue."""
    return holding("orange red blue", *hands, variant="teams", boxes="2", **options)


def test_of_two_equal_cards_the_first_wins() -> None:
    """O35."""
    hands = (
        "blue-v red-10",
        "blue-10 red-20",
        "blue-20 red-30",
        "blue-v red-40",
        "blue-30 red-50",
        "blue-40 red-60",
    )
    game = lay(boxes(*hands), "blue-v blue-10 blue-20 blue-v blue-30 blue-40")
    assert taker(game) == "p1"
    hands = (
        "blue-10 red-10",
        "orange-50 red-20",
        "blue-20 red-30",
        "orange-50 red-40",
        "blue-30 red-50",
        "blue-40 red-60",
    )
    assert taker(lay(boxes(*hands), "blue-10 orange-50 blue-20 orange-50 blue-30 blue-40")) == "p2"


def test_an_equal_trump_counts_as_lower_and_need_not_be_played() -> None:
    """O35."""
    hands = (
        "blue-10 red-10",
        "orange-50 red-20",
        "orange-50 orange-10",
        "blue-20 red-40",
        "blue-30 red-50",
        "blue-40 red-60",
    )
    game = lay(boxes(*hands), "blue-10 orange-50")
    assert may(game) == {"orange-50", "orange-10"}


def test_both_partners_of_a_large_team_bring_the_same_trump() -> None:
    """O33."""
    hands = ("blue-10", "blue-20", "blue-30", "red-10", "blue-40", "blue-50")
    game = lay(boxes(*hands, lead="p4"), "red-10")
    assert game.round.trick.trump == GODS.index("hephaestus")


def test_one_hero_kills_one_monster() -> None:
    """O23."""
    hands = (
        "blue-10 red-10",
        "blue-monster red-20",
        "blue-monster red-30",
        "blue-iv red-40",
        "blue-30 red-50",
        "blue-40 red-60",
    )
    assert taker(lay(boxes(*hands), "blue-10 blue-monster blue-monster blue-iv blue-30 blue-40")) == "nobody"
    hands = (
        "blue-iv red-10",
        "blue-monster red-20",
        "blue-monster red-30",
        "blue-iv red-40",
        "blue-30 red-50",
        "blue-40 red-60",
    )
    assert taker(lay(boxes(*hands), "blue-iv blue-monster blue-monster blue-iv blue-30 blue-40")) == "p1"


def test_fr_a_second_trump_monster_only_without_a_numbered_trump() -> None:
    """O40."""
    rest = ("blue-20 red-40", "blue-30 red-50", "blue-40 red-60")
    hands = ("blue-10 red-10", "orange-monster red-20", "orange-monster orange-10", *rest)
    assert may(lay(boxes(*hands), "blue-10 orange-monster")) == {"orange-10"}
    hands = ("blue-10 red-10", "orange-monster red-20", "orange-monster red-30", *rest)
    assert may(lay(boxes(*hands), "blue-10 orange-monster")) == {"orange-monster"}


def test_a_card_held_twice_is_listed_once_and_shown_twice() -> None:
    hands = (
        "blue-10 blue-10",
        "blue-20 red-20",
        "blue-30 red-30",
        "red-10 red-40",
        "red-50 red-60",
        "red-70 red-80",
    )
    game = boxes(*hands)
    assert [str(move) for move in game.legal_moves()] == ["p1 play athena-10"]
    own = next(row for row in game.view("p1").rows if row.id == "hand-p1")
    assert [card.id for card in own.cards] == ["athena-10", "athena-10/2"]


def test_the_second_copy_of_a_laid_card_is_still_to_come() -> None:
    rest = ("blue-30 red-30", "red-10 red-40", "red-50 red-60", "red-70 red-80")
    game = lay(boxes("blue-10 red-20", "blue-20 blue-10", *rest), "blue-10")
    assert may(game) == {"blue-20", "blue-10"}
    game = lay(game, "blue-20")
    assert refused(game, "blue-10") == ("open-hands", "hidden")
    assert {token.id for token in game.view().tokens if token.kind == "card"} == {
        "athena-10/2",
        "athena-20/2",
    }
