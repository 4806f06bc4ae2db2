"""The counter game, virtual players, teams, score only: who may play what, and what differs."""

from __future__ import annotations

import random
from itertools import product

import pytest

from companion.game import BadNotation, IllegalMove, Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import GODS
from companion.games.olympe.rules import Olympe
from companion.games.olympe.scoring import round_points
from companion.play.draw import draw
from companion.view import text
from tests.companion.games.olympe.dealing import (
    coloured,
    holding,
    lay,
    may,
    named,
    number,
    play,
    refused,
    start,
)
from tests.companion.games.olympe.rounds import a_round, fresh
from tests.wording import texts_of, trouble_with

# who can play what


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (7, {}, "4, 6, 8 or 10"),
        (9, {}, "4, 6, 8 or 10"),
        (5, {"variant": "teams"}, "4, 6, 8 or 10"),
        (3, {"variant": "comptoir"}, "2 players"),
        (3, {"variant": "virtual-3"}, "6 colours"),
        (5, {"variant": "virtual-1"}, "6 colours"),
        (4, {"variant": "teams", "scoring": "coins"}, "not played in teams"),
        (6, {"scoring": "coins"}, "not played in teams"),
    ],
)
def test_what_cannot_be_played_is_said_before_it_begins(
    seats: int, options: dict[str, str], why: str
) -> None:
    """O46, O47."""
    with pytest.raises(BadNotation, match=why):
        GAME.start(seats, options, {})


def test_everything_else_can_be_played() -> None:
    """O47: every combination begins, or says what is impossible about it."""
    playable = set()
    for seats in GAME.seats:
        for variant, scoring in product(GAME.options[2].choices, GAME.options[1].choices):
            try:
                GAME.start(seats, {"variant": variant, "scoring": scoring}, {})
            except BadNotation:
                continue
            playable.add((seats, variant, scoring))
    both = {(2, "comptoir"), (2, "virtual-3")}
    both |= {(seats, "plain") for seats in (2, 3, 4, 5)}
    both |= {(seats, "virtual-1") for seats in (2, 3, 4)} | {(2, "virtual-2"), (3, "virtual-2")}
    expected = {(*one, scoring) for one in both for scoring in ("standard", "coins")}
    expected |= {(seats, "teams", "standard") for seats in (4, 6, 8, 10)}
    expected |= {(seats, "plain", "standard") for seats in (6, 8, 10)}
    assert playable == expected


@pytest.mark.parametrize(("seats", "cards"), [(6, 96), (8, 128), (10, 160)])
def test_from_six_players_two_boxes_make_teams_of_two_with_sixteen_cards_each(seats: int, cards: int) -> None:
    """O33, O47."""
    game = GAME.start(seats, {"hands": "open"}, {})
    for move in draw(game, "boxes"):
        game = game.apply(move)
    assert [len(hand) for hand in game.round.hands] == [16] * seats
    assert sum(map(len, game.round.hands)) == cards
    assert game.gods[: seats // 2] == game.gods[seats // 2 :]
    assert [game.terms.members(side) for side in range(seats // 2)] == [
        (f"p{n + 1}", f"p{n + 1 + seats // 2}") for n in range(seats // 2)
    ]


# the counter game


def counter(*tops: str, **options: str) -> Olympe:
    """Blue against red with green between them, the visible cards of both."""
    game = start("blue red green", variant="comptoir", **options)
    for card in " ".join(tops).split():
        game = play(game, f"table show {named(card)}")
    return game


P1 = "blue-10 blue-v red-10 green-10 green-20"
P2 = "red-20 red-v green-30 green-40 green-50"


def test_ten_cards_are_shown_and_fourteen_are_in_each_hand() -> None:
    game = start("blue red green", variant="comptoir")
    assert len(game.round.unseen) == 48
    assert refused(game, "p1 play athena-10") == ("comptoir", "show-first")
    game = counter(P1, P2)
    assert (game.stage, game.round.held, game.terms.tricks) == ("play", (14, 14), 24)
    rows = {row.id: row.cards for row in game.view().rows}
    assert [card.face for card in rows["piles-p1"]].count("down") == 5
    assert len(rows["piles-p2"]) == 10


def test_the_third_colour_is_no_virtual_player_in_either_rulebook() -> None:
    for rulebook in ("fr", "en"):
        game = a_round(random.Random(rulebook), fresh(2, "comptoir", rulebook)).game
        assert game.terms.sides == ("p1", "p2")
        assert (game.stage, len(round_points(game))) == ("count", 2)
    game = start("blue red green", variant="comptoir", rulebook="en", scoring="coins")
    assert [sum(holds) for holds in game.scores.coins] == [5, 5, 5], "the last is the bank"


def test_the_third_colour_is_never_trump() -> None:
    """O31."""
    game = counter(P1, P2)
    for _ in range(6):
        trumps = {space.tone for space in game.view().spaces if space.id == "trump"}
        assert trumps <= {"blue", "red"}
        game = game.apply(next(game.legal_moves()))
        while next(game.legal_moves()).verb == "turn":
            game = game.apply(next(game.legal_moves()))


def test_visible_cards_belong_to_the_hand_and_to_its_duties() -> None:
    """O30."""
    game = lay(counter(P1, P2), "green-60")
    assert {card for card in may(game) if not card.startswith("green")} == set()
    assert {"green-30", "green-40", "green-50", "green-v"} <= may(game), "on top, or perhaps in hand"
    assert refused(game, "red-20") == ("following", "follow")
    assert refused(game, "green-10") == ("comptoir", "other-pile")


def test_a_visible_card_that_beats_the_led_trump_must_be_played_or_a_higher_one() -> None:
    """O30."""
    game = lay(counter(P1, "blue-50 blue-20 red-20 green-30 green-40"), "blue-30")
    assert "blue-50" in may(game)
    assert {card for card in may(game) if number(card) % 16 <= number("blue-30") % 16} == set()
    assert refused(game, "blue-20") == ("rising", "rise")
    assert refused(game, "blue-monster") == ("rising", "rise-monster")


def test_with_a_hidden_hand_only_what_lies_in_sight_is_told_of_a_duty() -> None:
    """The hand may follow: that the player cannot would be a guess, and perhaps a secret."""
    game = lay(counter(P1, "blue-50 blue-20 red-20 red-30 red-40"), "green-60")
    assert refused(game, "red-20") == ("ruffing", "or-ruff")
    game = game._replace(round=game.round._replace(held=(0, 0)))
    assert refused(game, "red-20") == ("ruffing", "ruff"), "without a hand all is in sight"


def test_an_uncovered_card_is_turned_up_at_once_and_can_be_played() -> None:
    """O30."""
    game = lay(counter(P1, P2), "green-10")
    assert game.round.uncovered == (0, 3)
    assert {move.verb for move in game.legal_moves()} == {"turn"}
    assert refused(game, "p2 play hermes-30") == ("comptoir", "turn-first")
    assert refused(game, f"table turn {named('green-30')}") == ("comptoir", "known")
    game = play(game, f"table turn {named('green-v')}")
    assert number("green-v") in game.round.tops[0]
    game = lay(game, "green-100")
    assert game.turn == 1


def test_a_pile_is_used_up_after_two_cards() -> None:
    game = play(lay(counter(P1, P2), "green-10"), f"table turn {named('green-v')}")
    game = lay(game, "green-60")
    assert game.turn == 1
    game = lay(game, "green-70 green-v")
    assert {move.verb for move in game.legal_moves()} == {"play"}, "nothing below it"
    assert game.round.tops[0][3] == -1


def uncovering(card: str) -> Olympe:
    """P2 could not follow blue with what lies face up, played from a pile, and uncovers a card."""
    game = lay(counter(P1, P2), "blue-40 red-20")
    assert [fact.duty for fact in game.round.facts[1]] == ["following"]
    return play(game, f"table turn {named(card)}")


def test_a_card_turned_up_later_proves_nothing_about_earlier_plays() -> None:
    """5.4: it was not in the hand then."""
    game = lay(uncovering("blue-50"), "blue-60 blue-50")
    assert game.undecided == ()


def test_a_card_from_the_hand_proves_an_earlier_revoke_in_the_counter_game_too() -> None:
    game = lay(uncovering("red-40"), "blue-60 blue-100")
    assert [(r.seat, r.trick, coloured(r.proof)) for r in game.undecided] == [(1, 0, "blue-100")]


def test_a_forced_card_against_a_visible_one_is_a_proven_revoke_at_once() -> None:
    game = lay(counter(P1, P2), "green-60")
    game = game.apply(Move("p2", "play", (named("red-20"),)))
    assert [(r.duty, coloured(r.proof)) for r in game.undecided] == [("following", "green-30")]


def test_without_a_hand_only_visible_cards_can_be_played() -> None:
    game = counter(P1, P2)
    game = game._replace(round=game.round._replace(held=(0, 0)))
    assert may(game) == set(P1.split())
    assert refused(game, "green-100") == ("comptoir", "hand-empty")
    with pytest.raises(IllegalMove):
        game.apply(Move("p1", "play", (named("green-100"),)))


def test_open_hands_of_the_counter_game_are_checked_with_the_piles() -> None:
    game = GAME.start(2, {"variant": "comptoir", "hands": "open"}, {})
    for move in draw(game, "open counter"):
        game = game.apply(move)
    assert [len(hand) for hand in game.round.hands] == [14, 14]
    assert [len(tops) for tops in game.round.tops] == [5, 5]
    assert len(game.round.unseen) == 10, "the cards face down"
    assert len(may(game)) == 19


# virtual players


def test_virtual_players_neither_deal_nor_lead_and_their_colour_is_never_trump() -> None:
    """O47."""
    game = GAME.start(2, {"variant": "virtual-3"}, {})
    assert {str(move) for move in game.legal_moves() if move.verb == "dealer"} == {
        "table dealer p1",
        "table dealer p2",
    }
    dice = random.Random("virtual")
    played = a_round(dice, fresh(2, "virtual-3", "fr")).game
    assert {one.trick.trump for one in played.round.done} <= {-1, *played.gods[:2]}
    assert len(played.round.unseen) == 48


def test_fr_virtual_cards_count_for_nobody() -> None:
    """O2."""
    game = a_round(random.Random("fr"), fresh(3, "virtual-2", "fr")).game
    assert game.terms.sides == ("p1", "p2", "p3")
    assert game.stage == "count"
    assert len(round_points(game)) == 3


def test_en_the_only_virtual_players_cards_are_those_left_over() -> None:
    """O2."""
    game = a_round(random.Random("en"), fresh(2, "virtual-1", "en")).game
    assert game.stage == "count"
    points = round_points(game)
    assert points[2] == sum(10 * (c % 16) if c % 16 < 11 else 1 for c in game.round.unseen)
    rows = {row.id: row.cards for row in game.view().rows}
    assert len(rows["won-v1"]) == 16
    gained = play(game, "table count").scores.nuggets
    assert sum(gained) == 4
    assert len(gained) == 3


def test_en_several_virtual_players_cards_are_shown_after_the_last_trick() -> None:
    """O2."""
    game = a_round(random.Random("en"), fresh(2, "virtual-3", "en")).game
    assert game.stage == "reveal"
    assert refused(game, "p1 play athena-10") == ("virtual", "reveal-first")
    gods = []
    for _ in range(32):
        gods.append(dict(game.view().prompt.values)["god"].key)
        game = game.apply(next(game.legal_moves()))
    assert game.stage == "count"
    assert gods == [f"olympe-{GODS[game.gods[2]]}"] * 16 + [f"olympe-{GODS[game.gods[3]]}"] * 16
    rows = {row.id: row.cards for row in game.view().rows}
    assert [len(rows[f"won-v{n}"]) for n in (1, 2, 3)] == [16, 16, 16]
    lost = sum(
        card.letter.isdigit() * int(card.letter or 0)
        for card in rows.get("aside", ())
        if card.letter.isdigit()
    )
    assert sum(round_points(game)) + lost <= 5 * 555


def test_en_a_virtual_player_can_win_the_race() -> None:
    """O2."""
    game = a_round(random.Random("en"), fresh(2, "virtual-1", "en")).game
    virtual = tuple(range(game.gods[2] * 16, game.gods[2] * 16 + 16))
    game = game._replace(
        round=game.round._replace(
            unseen=virtual, done=tuple(one._replace(taker=-1) for one in game.round.done)
        ),
        scores=game.scores._replace(nuggets=(2, 3, 11)),
    )
    game = play(game, "table count")
    assert game.outcome().winners == ()
    assert game.outcome().reason.key == "olympe-end-race-virtual"


# score only


def told(game: Olympe, *points: int) -> Olympe:
    """The table once these points are told, p1 first."""
    for n, score in enumerate(points):
        seat = game.terms.sides[n] if game.terms.sides[n].startswith("p") else "table"
        game = play(game, f"{seat} points {score // 100} {score // 10 % 10} {score % 10}")
    return game


def test_only_totals_are_told_and_counted() -> None:
    game = start("blue red orange", mode="score")
    assert refused(game, "p1 play athena-10") == ("score-only", "points-first")
    assert refused(game, "p2 points 1 0 0") == ("score-only", "points-first")
    assert refused(game, "p1 points 99 0 0") == ("score-only", "points")
    game = told(game, 500, 600, 565)
    assert game.view().prompt.key == "olympe-prompt-told"
    game = play(game, "table count")
    assert game.scores.nuggets == (0, 3, 1)
    assert game.stage == "enter"


def test_more_points_than_there_are_bring_a_warning_and_can_be_told_again() -> None:
    game = told(start("blue red", mode="score"), 600, 511)
    assert game.view().prompt.key == "olympe-prompt-doubt"
    assert dict(game.view().prompt.values) == {"over": 1, "most": 1110}
    assert play(game, "table count").scores.nuggets == (3, 1), "the table knows better"
    again = play(game, "table again")
    assert (again.stage, again.round.told) == ("enter", ())
    assert told(again, 600, 510).view().prompt.key == "olympe-prompt-told"


def test_coins_are_told_god_by_god_in_any_order() -> None:
    game = start("blue red", mode="score", scoring="coins")
    assert refused(game, "p1 points 1 0 0") == ("score-only", "most-first")
    assert refused(game, "table most hermes p1") == ("material", "god-not-in-play")
    game = play(game, "table most dionysus p1")
    assert refused(game, "table most dionysus p2") == ("score-only", "most")
    game = play(game, "table most athena nobody", "table count")
    assert [sum(holds) for holds in game.scores.coins] == [6, 4, 0]


def test_teams_and_virtual_players_tell_their_points_too() -> None:
    game = start("blue red orange purple", variant="teams", mode="score")
    assert game.view().prompt.key == "olympe-prompt-points-team"
    assert play(told(game, 1000, 1220), "table count").scores.nuggets == (1, 3)
    game = start("blue red green", variant="virtual-1", rulebook="en", mode="score")
    game = told(game, 500, 600)
    assert game.view().prompt.key == "olympe-prompt-points-virtual"
    assert refused(game, "p1 points 0 0 0") == ("score-only", "points-virtual")
    assert play(game, "table points 5 6 5", "table count").scores.nuggets == (0, 3, 1)


# what is shown


def test_a_table_without_gods_can_be_shown() -> None:
    for scoring in ("standard", "coins"):
        view = GAME.start(3, {"scoring": scoring}, {}).view()
        assert {counter.value for counter in view.counters} == {0}
        assert [side.name.key for side in view.sides] == ["olympe-no-god"] * 3


def test_open_hands_are_shown_to_their_player_alone() -> None:
    game = GAME.start(3, {"hands": "open"}, {})
    for move in draw(game, "hands"):
        game = game.apply(move)
    seat = f"p{game.turn + 1}"
    assert [row.id for row in game.view().rows if row.id.startswith("hand")] == []
    own = next(row for row in game.view(seat).rows if row.id == f"hand-{seat}")
    assert {card.id for card in own.cards} == {named(coloured(c)) for c in game.round.hands[game.turn]}
    assert [row.id for row in game.view("p1").rows if row.id.startswith("hand")] == ["hand-p1"]


@pytest.mark.parametrize("variant", ["plain", "comptoir"])
def test_with_open_hands_what_everyone_sees_is_the_same_whatever_the_hands_are(variant: str) -> None:
    game = GAME.start(2, {"hands": "open", "variant": variant}, {})
    for move in draw(game, "hands"):
        game = game.apply(move)
    *_, from_hand = game.legal_moves()
    game = game.apply(from_hand)
    one, other = game.round.hands
    exchanged = game._replace(round=game.round._replace(hands=(other, one)))
    assert exchanged.view() == game.view()
    shown = {card.id for row in game.view().rows if row.id in game.view().veiled for card in row.cards}
    assert {move.args[0] for move in game.legal_moves()} < shown, "each card can be named, none glows"


def test_the_player_with_a_known_hand_is_told_the_duty_exactly() -> None:
    hands = ("blue-10 red-10", "blue-20 orange-20", "orange-10 orange-40")
    game = lay(holding("orange red blue", *hands), "blue-10")
    assert game.view("p2").prompt.key == "olympe-prompt-must-follow"
    assert game.view("p3").prompt.key == game.view().prompt.key == "olympe-prompt-follow"
    game = lay(game, "blue-20")
    assert game.view("p3").prompt.key == "olympe-prompt-must-ruff"


def test_the_trick_is_on_the_table_with_trump_and_master_card() -> None:
    game = lay(start("orange red blue"), "blue-10 orange-30")
    view = game.view()
    spaces = {space.id: space for space in view.spaces}
    assert (spaces["trump"].tone, spaces["trump"].emblem) == ("orange", "hephaestus")
    assert (spaces["asked"].tone, spaces["asked"].emblem) == ("blue", "athena")
    assert len(spaces["trump"].outline) != len(spaces["asked"].outline), "told apart by shape too"
    assert spaces["p2"].wash == "lit"
    assert {token.space: token.id for token in view.tokens if token.kind == "card"} == {
        "p1": "athena-10",
        "p2": "hephaestus-30",
    }
    assert view.prompt.key == "olympe-prompt-ruffed"


def test_the_signs_say_in_words_which_is_trump_and_whether_a_colour_is_asked() -> None:
    game = start("orange red blue")
    said = [mark.label for mark in game.view().marks]
    assert said == [text("olympe-mark-trump", colour=text("olympe-orange")), text("olympe-mark-none")]
    led = lay(game, "blue-10").view()
    assert led.marks[1].label == text("olympe-mark-asked", colour=text("olympe-blue"))


def test_cards_are_numbered_in_the_order_they_were_laid() -> None:
    game = lay(start("orange red blue", lead="p2"), "blue-10 orange-30")
    laid = {token.space: (token.order, token.crowned) for token in game.view().tokens if token.kind == "card"}
    assert laid == {"p2": (1, True), "p3": (2, False)}


def test_everything_shown_to_a_seat_has_words() -> None:
    dice = random.Random("seat")
    for options in ({"hands": "open"}, {"hands": "open", "variant": "comptoir"}):
        state = GAME.start(2, options, {})
        for _ in range(300):
            moves = list(state.legal_moves())
            if not moves:
                break
            state = state.apply(dice.choice(moves))
            for seat in ("p1", "p2"):
                view = state.view(seat)
                assert [said for said in texts_of(view) if trouble_with(said)] == []
                ids = [card.id for row in view.rows for card in row.cards] + [t.id for t in view.tokens]
                assert len(ids) == len(set(ids))
