"""A guess agrees with all that its seat can know, and looks at nothing that the seat cannot."""

from __future__ import annotations

import random

import pytest

from companion.games.heavens.position import Position as Heavens
from companion.games.olympe.cards import CARDS
from companion.games.olympe.mind import guess
from companion.games.olympe.position import Position as Olympe
from companion.games.olympe.tricks.observer import contradicts
from companion.play.match import Match
from companion.play.session import Session
from tests.companion.standin.peeking import GAMES, peeked
from tests.discreet.twins import games, twin_to
from tests.playing import NAMES, named, random_game, variants

PAIRS = 120  # a sample: `python -m tests.companion.standin 10000` compares so many of each game
GUESSES = 60


@pytest.mark.parametrize("game", GAMES)
def test_in_positions_that_differ_only_in_what_is_hidden_the_same_is_thought(game: str) -> None:
    compared, apart, found = peeked(game, PAIRS, "suite")
    assert found == []
    assert (compared, apart) == (PAIRS, 0)


def test_whoever_looked_into_a_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.games.olympe.rules.Olympe.guess", lambda self, seat, dice: self)
    assert peeked("olympe", 20, "suite")[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_looks_to_its_seat_like_the_position_itself(game: str) -> None:
    dice = random.Random(game)
    for n, session in enumerate(games(game, dice)):
        if n == GUESSES:
            break
        for seat in session.match.seats:
            guessed = session.position.guess(seat, dice)
            assert guessed.view(seat) == session.position.view(seat)
            mine, seen = ([m for m in s.legal_moves() if m.seat == seat] for s in (guessed, session.position))
            assert mine == seen


def test_power_follows_from_what_everybody_heard_whatever_plans_lie_face_down() -> None:
    """That is why a stand-in may count it: as whoever remembers every line does."""
    dice = random.Random("power")
    compared = 0
    for session in games("heavens", dice):
        for seat in session.match.seats:
            other = twin_to(session, seat, dice, power=False)
            if other is not None and other.position != session.position:
                mine, theirs = (_power(s.position) for s in (session, other))
                assert mine == theirs
                compared += 1
        if compared > GUESSES:
            return


def _power(heavens: object) -> list[int]:
    assert isinstance(heavens, Heavens)
    return [god.power for god in heavens.gods]


@pytest.mark.parametrize("match", variants(), ids=named)
def test_every_seat_of_every_game_can_guess_and_play_on(match: Match) -> None:
    dice = random.Random("guess")
    for n, (state, moves, _) in enumerate(random_game(match.start(), "guess")):
        if n > 150:
            break
        if n % 15 == 0:
            for seat in match.seats[:3]:
                guessed = state.guess(seat, dice)
                assert {m.seat for m in guessed.legal_moves()} == {m.seat for m in moves}


def test_other_hands_are_guessed_within_what_the_tricks_prove_and_no_card_is_lost() -> None:
    dice = random.Random("proof")
    bound = 0
    for n, session in enumerate(games("olympe", dice)):
        if n == GUESSES:
            break
        game = session.position
        assert isinstance(game, Olympe)
        for me, seat in enumerate(session.match.seats):
            guessed = game.guess(seat, dice)
            assert guessed.round.hands[me] == game.round.hands[me]
            assert _cards(guessed) == _cards(game)
            assert [*map(len, guessed.round.hands)] == [*map(len, game.round.hands)]
            for facts, hand in zip(game.round.facts, guessed.round.hands, strict=True):
                bound += len(facts)
                assert not [card for card in hand for fact in facts if contradicts(card, fact)]
    assert bound > 100, "some tricks proved something"


def _cards(game: Olympe) -> list[int]:
    now = game.round
    return sorted([card for hand in now.hands for card in hand] + [*now.unseen, *now.twice])


def test_a_hand_that_only_the_seat_was_told_stays_with_it_and_the_rest_is_guessed() -> None:
    session = Session(Match("olympe", NAMES[:4]))
    dice = random.Random("told")
    while session.acting == ("table",):
        session.do(str(dice.choice(session.moves)))
    game = session.position
    assert isinstance(game, Olympe)
    hand = sorted(dice.sample(game.round.unseen, game.terms.hand))
    seen = guess.told(game, "p2", hand)
    guessed = seen.guess("p2", dice)
    assert [*guessed.round.hands[1]] == hand
    assert [*map(len, guessed.round.hands)] == [16] * 4
    assert _cards(guessed) == [*game.round.unseen]
    assert len(CARDS) == 80
