"""Corrections by hand: the table is right."""

from __future__ import annotations

import random

import pytest

from companion.game import IllegalMove, Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import CARDS, SEATS
from tests.companion.games.olympe.dealing import (
    holding,
    lay,
    leader,
    may,
    named,
    number,
    play,
    refused,
    start,
    taker,
)
from tests.companion.games.olympe.rounds import a_round, accused, fresh


def swap(a: str, b: str) -> str:
    """The line that makes two cards change places."""
    first, second = sorted((a, b), key=number)
    return f"table fix swap {named(first)} {named(second)}"


def test_nothing_can_be_corrected_before_gods_and_dealer_are_chosen() -> None:
    assert list(GAME.start(3, {}, {}).fixes()) == []


def test_a_misread_card_of_the_trick_is_exchanged_and_the_trick_looked_at_afresh() -> None:
    game = play(lay(start("orange red blue"), "blue-10 blue-20"), swap("blue-20", "blue-monster"))
    assert game.round.trick.best == 0
    assert taker(lay(game, "blue-30")) == "nobody"
    game = play(lay(start("orange red blue"), "blue-10"), swap("blue-10", "red-10"))
    assert game.view().prompt.key == "olympe-prompt-follow"
    assert dict(game.view().prompt.values)["asked"].key == "olympe-red"


def test_what_was_observed_is_looked_at_afresh() -> None:
    game = lay(start("orange red"), "orange-10 red-20 orange-20 orange-30")
    assert game.undecided
    assert not play(game, swap("red-20", "orange-40")).undecided
    noted = play(game, "table note")
    assert [r.verdict for r in play(noted, swap("red-30", "orange-20")).round.revokes] == ["note"]


def test_a_correction_can_bring_a_revoke_to_light() -> None:
    game = lay(start("orange red"), "orange-50 orange-60 red-20 red-10 orange-70")
    assert not game.undecided
    game = play(game, swap("orange-60", "orange-40"))
    assert [(r.seat, r.trick, r.duty) for r in game.undecided] == [(1, 0, "rising")]


def test_cards_of_known_hands_change_places() -> None:
    game = holding("orange red", "blue-10 red-10", "blue-20 red-20")
    game = play(game, swap("blue-10", "red-20"))
    assert may(game) == {"red-20", "red-10"}


def test_two_cards_of_finished_tricks_stay_where_they_are() -> None:
    game = lay(start("orange red"), "orange-10 orange-20")
    assert refused(game, swap("orange-10", "orange-20")) == ("corrections", "fix")
    with pytest.raises(IllegalMove):
        game.apply(Move.parse(swap("orange-10", "orange-20")))


def test_a_trick_is_given_to_another_player_or_destroyed() -> None:
    game = lay(start("orange red blue"), "blue-10 blue-20 blue-30")
    assert taker(play(game, "table fix trick 1 p1")) == "p1"
    assert taker(play(game, "table fix trick 1 aside")) == "nobody"
    assert refused(game, "table fix trick 2 p1") == ("corrections", "fix")


def test_who_leads_is_corrected_between_tricks() -> None:
    game = lay(start("orange red blue"), "blue-10 blue-20 blue-30")
    assert leader(play(game, "table fix lead p1")) == "p1"
    assert refused(lay(game, "red-10"), "table fix lead p1") == ("corrections", "fix")


def test_another_dealer_moves_the_first_lead() -> None:
    game = start("orange red blue", lead="p1")
    assert leader(play(game, "table fix dealer p1")) == "p2"
    later = lay(game, "blue-10")
    assert leader(play(later, "table fix dealer p1")) == "p1", "not in the middle of a round"
    assert play(later, "table fix dealer p1").dealer == 0


def test_gods_are_exchanged_before_the_first_card() -> None:
    game = play(start("orange red blue"), "table fix gods p1 p3")
    assert dict(game.view().prompt.values)["trump"].key == "olympe-blue"
    assert not any(move.args[0] == "gods" for move in lay(game, "blue-10").fixes())
    coins = play(start("orange red", scoring="coins"), "table fix gods p1 p2")
    assert [sum(holds) for holds in coins.scores.coins] == [5, 5, 0]
    assert coins.scores.coins[0][coins.gods[0]] == 5


def test_nuggets_are_set_and_do_not_end_a_running_round() -> None:
    game = play(start("orange red"), "table fix nuggets p2 13")
    assert game.scores.nuggets == (0, 13)
    assert game.outcome() is None


def test_nuggets_corrected_after_the_end_decide_anew() -> None:
    game = holding("orange red", "orange-100", "orange-10")
    game = play(game, "table fix nuggets p1 9")
    over = play(lay(game, "orange-100 orange-10"), "table count")
    assert over.outcome().winners == ("p1",)
    again = play(over, "table fix nuggets p1 8")
    assert again.outcome() is None
    assert again.scores.rounds == 1
    assert list(again.legal_moves())
    assert play(over, "table fix nuggets p2 14").outcome().winners == ("p2",)


def test_a_nugget_goes_from_hand_to_hand() -> None:
    game = start("orange red green", variant="comptoir", scoring="coins")
    game = play(game, "table fix coin hermes bank p1", "table fix coin hephaestus p1 p2")
    assert [sum(holds) for holds in game.scores.coins] == [5, 6, 4]
    assert refused(game, "table fix coin athena p1 p2") == ("corrections", "fix")


def test_points_in_all_and_penalties_are_corrected() -> None:
    game = start("orange red blue purple", variant="teams", team_mode="cumulative")
    game = play(game, "table fix total p1 +100", "table fix total p1 +10", "table fix total p1 -1")
    assert game.scores.totals == (109, 0)
    assert refused(game, "table fix total p2 -1") == ("corrections", "fix")
    assert play(game, "table fix noted p4 2").scores.noted == (0, 0, 0, 2)


def test_swaps_in_games_of_two_boxes_keep_every_card() -> None:
    dice = random.Random("swaps")
    game = start("orange red blue", variant="teams", boxes="2")
    for _ in range(60):
        moves = [m for m in game.fixes() if m.args[0] == "swap"] if dice.random() < 0.4 else []
        game = game.apply(dice.choice(moves or list(game.legal_moves())))
        now = game.round
        cards = [*now.unseen, *now.twice, *now.trick.cards]
        cards += [card for one in now.done for card in one.trick.cards]
        assert len(cards) == 96
        assert all(cards.count(card) == 2 for card in set(cards))


def test_looking_afresh_finds_what_play_found() -> None:
    """A swap there and back leaves the same facts and revokes as before."""
    dice = random.Random("afresh")
    for _ in range(5):
        whole = a_round(dice, fresh(3, "plain", "fr"), cheats=0.3).game
        again = fresh(3, "plain", "fr")
        for one in whole.round.done[:10]:
            for place, card in enumerate(one.trick.cards):
                seat = SEATS[(one.trick.lead + place) % 3]
                again = again.apply(Move(seat, "play", (CARDS[card],)))
                if again.undecided:
                    again = again.apply(Move("table", "accept"))
        line = next(move for move in again.fixes() if move.args[0] == "swap")
        back = again.apply(line).apply(line)
        assert [sorted(facts) for facts in back.round.facts] == [sorted(facts) for facts in again.round.facts]
        assert accused(back) >= accused(again)
