"""Every reason a stand-in gives is true of the table, in every variant that it plays."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.game import TABLE
from companion.games.minds import MINDS
from companion.play.match import Match
from companion.words import words_in
from tests.companion.standin.truths import ABOVE, BATTLE
from tests.companion.standin.truths_of_cards import HEAVENS, OLYMPE
from tests.playing import NAMES, named, random_game, variants

TRUTHS = BATTLE | ABOVE | HEAVENS | OLYMPE
EVERY = 5  # so many moves apart are looked at
MOST = 300  # moves of a game
BESIDE = (
    Match("olympe", NAMES[:6], {"hands": "open", "variant": "teams"}),
    Match("olympe", NAMES[:2], {"hands": "open", "variant": "comptoir"}),
)
PLAYED = [*BESIDE, *(m for m in variants() if m.game in MINDS and MINDS[m.game].plays(m.start()))]
# No move at all, a game drawn by repetition, no room in the heavens; and a mountain walled up.
RARE = {"battle-why-pass", "battle-why-ends", "heavens-why-no-room"}
WALLED_UP = ("-no-way", "-opens", "-closes")


def looked_at(match: Match, seed: str, most: int = MOST, every: int = EVERY) -> Counter[str]:
    """The reasons given in a random game, each one true and said in both languages."""
    said: Counter[str] = Counter()
    names = dict(zip(match.seats, match.players, strict=True))
    for n, (state, _, move) in enumerate(random_game(match.start(), seed)):
        if n > most or move is None:
            break
        if move.seat == TABLE or (n + len(seed)) % every:
            continue
        why = MINDS[match.game].reason(state, move)
        values = dict(why.values)
        assert TRUTHS[why.key](state, state.apply(move), move, values), (seed, str(move), why)
        for language in ("en", "fr"):
            assert "{" not in words_in(language).say(why, names)
        said[why.key] += 1
    return said


@pytest.mark.parametrize("match", PLAYED, ids=named)
def test_every_reason_is_true(match: Match) -> None:
    assert looked_at(match, "why"), "something was decided"


def test_every_reason_is_given_sometimes() -> None:
    """Else nobody would know whether it is true."""
    said: Counter[str] = Counter()
    for match in PLAYED:
        for seed in ("1", "22", "333"):
            said += looked_at(match, seed, 500, 1 if match.game == "above" else 3)
    assert {*TRUTHS} - {*said} - RARE <= {key for key in TRUTHS if key.endswith(WALLED_UP)}
