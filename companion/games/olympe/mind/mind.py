"""Olympe as a stand-in sees it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import State
from companion.games.olympe.cards import NUMBER
from companion.games.olympe.mind import guess
from companion.games.olympe.mind.reasons import reason
from companion.games.olympe.mind.standing import allied, over, simple, worth
from companion.games.olympe.position import Position
from companion.mind import Level, Mind


def plays(state: State) -> bool:
    """Cards are played, and hands are told: its own it must know, those of others it never looks at.

    Where only points are told there is nothing to do (#score-only).
    """
    assert isinstance(state, Position)
    return state.terms.open and not state.terms.score_only


def told(state: State, seat: str, cards: Sequence[str]) -> State:
    """The round as the seat sees it that was told its own hand."""
    assert isinstance(state, Position)
    return guess.told(state, seat, [NUMBER[card] for card in cards])


MIND = Mind(
    way="playouts",
    worth=worth,
    policy=simple,
    levels=(Level(0, slips=0.4), Level(400, slips=0.1), Level(4000)),
    reason=reason,
    allied=allied,
    over=over,
    plays=plays,
    alike=0.15,
    told=told,
)
