"""Counting, nuggets, and how games end."""

from __future__ import annotations

import random

import pytest

from companion.games.olympe.cards import GODS
from companion.games.olympe.rules import Olympe
from companion.games.olympe.scoring import awards, most_followers, round_points
from companion.games.olympe.tricks.observer import Done
from companion.games.olympe.tricks.trick import Trick
from tests.companion.games.olympe.dealing import GOD, holding, lay, number, play, refused, start
from tests.companion.games.olympe.naive import read, worth
from tests.companion.games.olympe.rounds import a_round, fresh
from tests.wording import trouble_with


def won(gods: str, *piles: str, stage: str = "count", **options: str) -> Olympe:
    """A table whose seats have won these cards, the round to be counted; each pile is given as one trick."""
    game = start(gods, **options)
    done = tuple(
        Done(Trick(0, tuple(number(card) for card in pile.split())), seat) for seat, pile in enumerate(piles)
    )
    return game._replace(stage=stage, round=game.round._replace(done=done, unseen=()))


def with_nuggets(game: Olympe, *nuggets: int) -> Olympe:
    """The table with these nuggets, p1's first."""
    return game._replace(scores=game.scores._replace(nuggets=nuggets))


# points


def test_points_are_followers_by_number_characters_by_one_and_monsters_nothing() -> None:
    game = won("blue red orange", "blue-100 red-20 blue-v", "red-iv blue-monster", "")
    assert round_points(game) == (121, 1, 0)


def test_points_of_random_rounds_are_those_of_the_cards() -> None:
    dice = random.Random("points")
    for _ in range(10):
        game = a_round(dice, fresh(4, "plain", "fr")).game
        piles = {row.id: row for row in game.view().rows}
        for seat, points in zip(("p1", "p2", "p3", "p4"), round_points(game), strict=True):
            cards = piles[f"won-{seat}"].cards if f"won-{seat}" in piles else ()
            assert sum(worth(read(card.id)) for card in cards) == points
        lost = sum(worth(read(card.id)) for card in (piles["aside"].cards if "aside" in piles else ()))
        assert sum(round_points(game)) + lost == 4 * 555


# the race


def test_most_points_take_three_and_second_most_one() -> None:
    assert awards((100, 300, 200, 50), "all3") == (0, 3, 1, 0)


def test_of_two_players_the_second_takes_one() -> None:
    assert awards((100, 300), "all3") == (1, 3)


def test_tied_seconds_take_one_each() -> None:
    """O24, O43."""
    assert awards((100, 300, 100, 50), "all3") == (1, 3, 1, 0)


@pytest.mark.parametrize(("switch", "each"), [("all3", 3), ("split2each", 2), ("none", 0)])
def test_a_tie_for_first_leaves_no_second_prize(switch: str, each: int) -> None:
    """O24, O43."""
    assert awards((300, 300, 200, 50), switch) == (each, each, 0, 0)
    assert awards((300, 300, 300), switch) == (each,) * 3
    game = play(won("blue red orange", "blue-100", "red-100", "orange-10", tie_first=switch), "table count")
    assert game.scores.nuggets == (each, each, 0)


def test_nuggets_add_up_and_the_next_round_begins() -> None:
    game = play(won("blue red", "blue-100", "red-10"), "table count")
    assert game.scores.nuggets == (3, 1)
    assert (game.stage, game.scores.rounds, game.scores.last) == ("play", 1, (100, 10))
    assert [note.key for note in game.view().notes] == ["olympe-note-points"] * 2


def test_twelve_nuggets_win() -> None:
    """O45."""
    game = play(with_nuggets(won("blue red", "blue-100", "red-10"), 9, 8), "table count")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points) == (("p1",), (("p1", 12), ("p2", 9)))
    assert outcome.reason.key == "olympe-end-race"
    assert list(game.legal_moves()) == []
    assert refused(game, "p1 play athena-10") == ("race", "ended")


def test_eleven_nuggets_do_not() -> None:
    assert play(with_nuggets(won("blue red", "blue-100", "red-10"), 8, 8), "table count").outcome() is None


def test_if_two_pass_twelve_the_higher_wins() -> None:
    """O25."""
    game = play(with_nuggets(won("blue red", "blue-100", "red-10"), 10, 11), "table count")
    assert game.outcome().winners == ("p1",)
    assert dict(game.outcome().points) == {"p1": 13, "p2": 12}


def test_if_two_pass_twelve_level_they_play_on() -> None:
    """O25, O45."""
    game = play(with_nuggets(won("blue red", "blue-100", "red-10"), 10, 12), "table count")
    assert game.scores.nuggets == (13, 13)
    assert game.outcome() is None
    assert game.stage == "play"


# teams


def team_game(mode: str, *piles: str) -> Olympe:
    """Four players in two teams, ready to count."""
    return won("blue red orange purple", *piles, variant="teams", team_mode=mode)


def test_partners_sit_opposite_and_their_points_are_common() -> None:
    """O33."""
    game = team_game("race", "blue-100", "red-10", "blue-20", "red-30")
    assert round_points(game) == (120, 40)
    assert play(game, "table count").scores.nuggets == (3, 1)


def test_a_team_wins_the_race_together() -> None:
    """O8, O44."""
    game = play(with_nuggets(team_game("race", "blue-100", "red-10", "", ""), 9, 0), "table count")
    assert game.outcome().winners == ("p1", "p3")
    assert game.outcome().reason.key == "olympe-end-race-team"
    assert dict(game.outcome().points) == {"p1": 12, "p2": 1, "p3": 12, "p4": 1}


def test_one_round_decides() -> None:
    """O44."""
    game = play(team_game("single", "blue-10", "red-100", "", ""), "table count")
    assert game.outcome().winners == ("p2", "p4")
    assert dict(game.outcome().points)["p2"] == 100
    assert refused(game, "p1 play athena-10") == ("teams", "ended")
    game = play(team_game("single", "blue-100", "red-100", "", ""), "table count")
    assert game.outcome().winners == ("p1", "p2", "p3", "p4")
    assert game.outcome().reason.key == "olympe-end-points-shared"


def test_everyone_deals_once_and_points_add_up_and_a_tie_adds_a_round() -> None:
    """O44."""
    game = team_game("cumulative", "blue-10", "red-100", "", "")
    third = game._replace(scores=game.scores._replace(rounds=2, totals=(200, 0)))
    assert play(third, "table count").outcome() is None
    last = game._replace(scores=game.scores._replace(rounds=3, totals=(200, 0)))
    assert play(last, "table count").outcome().winners == ("p1", "p3")
    level = game._replace(scores=game.scores._replace(rounds=3, totals=(190, 100)))
    assert play(level, "table count").outcome() is None, "200 to 200"
    later = game._replace(scores=game.scores._replace(rounds=4, totals=(200, 200)))
    assert play(later, "table count").outcome().winners == ("p2", "p4")


# À vos jetons


def coins(game: Olympe) -> dict[str, dict[str, int]]:
    """Each holder's nuggets by colour, where there are any."""
    colours = {god: colour for colour, god in GOD.items()}
    names = (*game.terms.sides, "bank")
    return {
        who: {colours[GODS[god]]: count for god, count in enumerate(holds) if count}
        for who, holds in zip(names, game.scores.coins, strict=True)
        if any(holds)
    }


def test_everyone_begins_with_five_of_their_own() -> None:
    """O9."""
    assert coins(start("blue red orange", scoring="coins")) == {
        "p1": {"blue": 5},
        "p2": {"red": 5},
        "p3": {"orange": 5},
    }


def test_most_followers_of_an_opponent_earn_one_of_its_nuggets() -> None:
    game = play(won("blue red", "red-100 blue-10", "red-90 blue-20", scoring="coins"), "table count")
    assert coins(game) == {"p1": {"blue": 4, "red": 1}, "p2": {"red": 4, "blue": 1}}
    assert [note.key for note in game.view().notes] == ["olympe-note-coins"] * 2


def test_who_has_most_of_their_own_colour_gives_none() -> None:
    """O7."""
    game = play(won("blue red", "blue-100 red-10", "red-90", scoring="coins"), "table count")
    assert coins(game) == {"p1": {"blue": 5}, "p2": {"red": 5}}
    assert game.scores.gained == (0, 0)


def test_followers_are_counted_by_points_and_characters_do_not_count() -> None:
    """O26."""
    game = won("blue red", "red-100", "red-10 red-20 red-30", scoring="coins")
    assert most_followers(game)[GODS.index("dionysus")] == 0
    game = won("blue red", "red-30", "red-10 red-20 red-v red-i", scoring="coins")
    assert most_followers(game)[GODS.index("dionysus")] == -1, "30 to 30"


def test_a_tie_in_a_colour_gives_nothing() -> None:
    """O27."""
    game = play(
        won("blue red orange", "orange-30", "orange-10 orange-20", "", scoring="coins"), "table count"
    )
    assert coins(game)["p3"] == {"orange": 5}
    assert most_followers(won("blue red", "", "", scoring="coins")) == {0: -1, 2: -1}


def with_coins(game: Olympe, *holds: str) -> Olympe:
    """The table with these nuggets, such as "blue-1 red-4"."""
    rows = []
    for hold in (*holds, ""):
        counts = [0] * 5
        for part in hold.split():
            colour, _, count = part.partition("-")
            counts[GODS.index(GOD[colour])] = int(count)
        rows.append(tuple(counts))
    return game._replace(scores=game.scores._replace(coins=tuple(rows)))


def test_the_game_ends_when_a_god_has_no_nugget_of_its_own_left_and_most_nuggets_win() -> None:
    game = won("blue red", "red-100 blue-90", "blue-10", scoring="coins")
    game = play(with_coins(game, "blue-5 red-4", "red-1"), "table count")
    outcome = game.outcome()
    assert (outcome.winners, dict(outcome.points)) == (("p1",), {"p1": 10, "p2": 0})
    assert outcome.reason.key == "olympe-end-coins"
    assert refused(game, "p1 play athena-10") == ("coins", "ended")


def test_level_players_compare_what_they_kept_of_their_own() -> None:
    game = won("blue red orange", "orange-100", "", "", scoring="coins")
    game = with_coins(game, "blue-3 red-1", "red-4 blue-1", "orange-1 blue-1")
    game = play(game, "table count")
    assert [sum(holds) for holds in game.scores.coins] == [5, 5, 1, 0]
    assert game.outcome().winners == ("p2",)
    assert game.outcome().reason.key == "olympe-end-coins-kept"


def test_still_level_players_share_the_victory() -> None:
    game = won("blue red orange", "orange-100", "", "", scoring="coins")
    game = with_coins(game, "blue-4", "red-4 orange-1", "orange-1 blue-1")
    game = play(game, "table count")
    assert game.outcome().winners == ("p1", "p2")
    assert game.outcome().reason.key == "olympe-end-coins-shared"


def test_a_colour_without_a_player_has_a_bank_that_can_end_the_game_but_not_win() -> None:
    """O28, O46."""
    game = won("blue red green", "green-100", "green-10", variant="comptoir", scoring="coins")
    assert coins(game) == {"p1": {"blue": 5}, "p2": {"red": 5}, "bank": {"green": 5}}
    game = play(game, "table count")
    assert coins(game)["p1"] == {"blue": 5, "green": 1}
    last = with_coins(
        won("blue red green", "green-100", "", variant="comptoir", scoring="coins"), "blue-1", "red-1"
    )
    holds = (*last.scores.coins[:2], (0, 0, 0, 0, 1))
    last = play(last._replace(scores=last.scores._replace(coins=holds)), "table count")
    assert last.outcome().winners == ("p1",)
    assert last.outcome().reason.key == "olympe-end-coins"


def test_en_a_virtual_player_owns_its_colour_wins_nuggets_and_can_win() -> None:
    """O2, O46."""
    game = start("blue red green", variant="virtual-1", rulebook="en", scoring="coins")
    assert coins(game) == {"p1": {"blue": 5}, "p2": {"red": 5}, "v1": {"green": 5}}
    game = won("blue red green", "", "", variant="virtual-1", rulebook="en", scoring="coins")
    virtual = tuple(map(number, ("blue-100", "green-100", "red-10")))
    now = game.round._replace(unseen=virtual, done=(game.round.done[0],) * 16)
    game = with_coins(game._replace(round=now), "blue-1", "red-3", "green-5 blue-2")
    game = play(game, "table count")
    assert game.outcome().winners == ()
    assert game.outcome().reason.key == "olympe-end-coins-virtual"
    assert trouble_with(game.outcome().reason) == ()


def test_nuggets_are_shown_in_the_hands_that_hold_them() -> None:
    game = play(won("blue red", "red-100", "blue-20", scoring="coins"), "table count")
    rows = {row.id: {card.id for card in row.cards} for row in game.view().rows if row.id.startswith("nugg")}
    assert {len(cards) for cards in rows.values()} == {5}
    assert "nugget-dionysus-1" in rows["nuggets-p1"]


def test_the_won_cards_can_be_looked_at_before_the_count() -> None:
    game = lay(holding("blue red", "blue-10", "red-20"), "blue-10 red-20")
    rows = {row.id: [card.id for card in row.cards] for row in game.view().rows}
    assert rows["won-p1"] == ["athena-10", "dionysus-20"]
    assert next(iter(rows)) == "won-p1", "first, since they are to be compared now"
    assert refused(game, "p1 play athena-20") == ("counting", "count")
