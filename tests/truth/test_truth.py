"""No refusal says what is not so: a sample of what `python -m tests.truth` tries by the hundred thousand."""

from __future__ import annotations

import re

import pytest

from companion.games import GAMES
from tests.truth.__main__ import held, sentences_of
from tests.truth.shared import SHARED
from tests.wording import ROOT

SAMPLE = 400


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_is_known_to_the_test(game: str) -> None:
    written = (ROOT / f"companion/games/{game}/words/en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(rf"^({game}-refuse-[a-z0-9-]+) =", written, re.MULTILINE))
    assert said | SHARED.keys() == sentences_of(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_is_refused_for_a_true_reason(game: str) -> None:
    said, bad = held(game, SAMPLE, "suite")
    assert said.total() == SAMPLE
    assert {trouble: str(found[0]) for trouble, found in bad.items()} == {}
