"""The engine against the naive second telling of the rules: every card, every trick, and the counts."""

from __future__ import annotations

import random

import pytest

from companion.game import Move, State
from companion.games.olympe import GAME
from companion.games.olympe.cards import CARDS, GODS, SEATS
from tests.companion.games.olympe.dealing import holding
from tests.companion.games.olympe.naive import may_lay, perft, read, result
from tests.test_perft import FILES, blocks
from tests.test_perft import perft as engine_perft


@pytest.mark.parametrize("rulebook", ["fr", "en"])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (5, {}), (6, {}), (10, {})])
def test_every_open_round_agrees_card_by_card(seats: int, options: dict[str, str], rulebook: str) -> None:
    dice = random.Random(f"{seats} {rulebook}")
    state = GAME.start(seats, {"hands": "open", "rulebook": rulebook} | options, {})
    tricks = 0
    while tricks < 48 and (moves := list(state.legal_moves())):
        made = dice.choice(moves)
        if state.stage == "play":
            gods = [GODS[god] for god in state.gods]
            laid = [read(CARDS[card]) for card in state.round.trick.cards]
            hand = [read(CARDS[card]) for card in state.round.hands[state.turn]]
            lawful = may_lay(hand, laid, gods, state.round.trick.lead, rulebook == "fr")
            assert {read(move.args[0]) for move in moves} == lawful
            if len(laid) == seats - 1:
                taker, leads = result(
                    [*laid, read(made.args[0])], gods, state.round.trick.lead, rulebook == "fr"
                )
                after = state.apply(made).round
                assert after.done[-1].taker == (-1 if taker is None else taker)
                assert after.trick.lead == leads
                tricks += 1
        state = state.apply(made)
    assert tricks == 48


def ending(state: State) -> tuple[int, int]:
    """Every way to the end of a game of one round, counted by the naive rules, with how long it is."""
    gods = [GODS[god] for god in state.gods]
    hands = [[read(CARDS[card]) for card in hand] for hand in state.round.hands]
    laid = [read(CARDS[card]) for card in state.round.trick.cards]
    depth = sum(map(len, hands)) + 1
    return perft(hands, laid, gods, state.round.trick.lead, state.terms.french, depth)[1], depth


def test_the_counts_of_the_perft_file_are_those_of_the_naive_rules() -> None:
    checked = 0
    for block in blocks(FILES / "olympe.txt"):
        state = block.position()
        if block.options.get("team-mode") != "single":
            continue
        gods = [GODS[god] for god in state.gods]
        hands = [[read(CARDS[card]) for card in hand] for hand in state.round.hands]
        laid = [read(CARDS[card]) for card in state.round.trick.cards]
        for depth, nodes, ended in block.depths:
            lead, french = state.round.trick.lead, state.terms.french
            assert perft(hands, laid, gods, lead, french, depth) == (nodes, ended)
            checked += 1
    assert checked >= 8


@pytest.mark.parametrize("rulebook", ["fr", "en"])
def test_small_decks_are_counted_alike_to_the_end(rulebook: str) -> None:
    dice = random.Random(f"small {rulebook}")
    deck = [f"{c}-{r}" for c in ("blue", "red", "purple") for r in ("monster", "10", "50", "iv", "v")]
    for _ in range(12):
        dice.shuffle(deck)
        hands = [" ".join(deck[n * 3 : n * 3 + 3]) for n in range(4)]
        options = {"variant": "teams", "team_mode": "single", "rulebook": rulebook}
        game = holding("blue red purple orange", *hands, **options)
        ways, depth = ending(game)
        assert engine_perft(game, depth) == (ways, ways)
        assert ways


def test_any_seat_and_card_is_answered() -> None:
    game = holding("blue red", "blue-10 red-10", "blue-20 red-20")
    for seat in (*SEATS, "table"):
        for card in (*CARDS, "?", "É9"):
            move = Move(seat, "play", (card,))
            if move not in set(game.legal_moves()):
                assert game.why_not(move).rule
