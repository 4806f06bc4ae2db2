"""What is hidden from everybody changes nothing that anybody sees, hears or reads."""

from __future__ import annotations

import random

import pytest

from companion.games import GAMES as BOXES
from tests.discreet.telling import fork, walk
from tests.discreet.twins import GAMES, games, twin
from tests.playing import random_game, variants

PAIRS = 40  # a sample: `python -m tests.discreet 10000` walks over so many of each game


def compared(game: str, pairs: int, seed: str) -> tuple[int, int, list[str]]:
    """So many pairs of one game: how many walked, how many things said, and what was told differently."""
    dice = random.Random(f"{game} {seed}")
    walked = said = 0
    leaks: list[str] = []
    for session in games(game, dice):
        other = twin(session, dice)
        if other is None or other.position == session.position:
            continue
        steps, leak = walk(fork(session), fork(other), dice)
        walked, said = walked + 1, said + steps
        leaks += [leak] if leak else []
        if walked >= pairs:
            break
    return walked, said, leaks


@pytest.mark.parametrize("game", GAMES)
def test_two_positions_that_differ_only_in_what_is_hidden_cannot_be_told_apart(game: str) -> None:
    walked, said, leaks = compared(game, PAIRS, "suite")
    assert leaks == []
    assert walked == PAIRS
    assert said > PAIRS, "something was said to them"


def test_a_refusal_that_lists_what_a_hand_may_lay_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.play.telling.veiled", lambda view: set())
    assert compared("olympe", PAIRS, "suite")[2]


@pytest.mark.parametrize("game", [game for game in GAMES if BOXES[game].hidden])
def test_a_club_that_is_told_every_line_at_once_would_be_found(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.keep.record.Veil.public", lambda veil, box: veil.lines)
    assert any("kept" in leak for leak in compared(game, PAIRS, "suite")[2])


def test_only_games_with_secrets_show_a_seat_more_than_the_others() -> None:
    """Else a game would be missing above."""
    found = set()
    for match in variants():
        for n, (state, _, _) in enumerate(random_game(match.start(), "seats")):
            if n > 60 or match.game in found:
                break
            if n % 7 == 0 and any(state.view(seat) != state.view() for seat in match.seats[:2]):
                found.add(match.game)
    assert found <= set(GAMES)
    assert found == {game for game, box in BOXES.items() if box.hidden}
