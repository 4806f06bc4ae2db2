"""Olympe as a stand-in sees it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import State
from companion.games.olympe.cards import CARDS, NUMBER, SEATS
from companion.games.olympe.mind import guess
from companion.games.olympe.mind.reasons import reason
from companion.games.olympe.mind.standing import allied, over, simple, worth
from companion.games.olympe.position import Position
from companion.mind import Level, Mind


def plays(state: State) -> bool:
    """Cards are played; where only points are told there is nothing to do (#score-only)."""
    assert isinstance(state, Position)
    return not state.terms.score_only


def hidden(state: State, seat: str) -> tuple[int, Sequence[str]]:
    """A hidden hand must be told: so many cards, each one of those that nobody has seen."""
    assert isinstance(state, Position)
    if state.terms.open or state.terms.score_only or state.stage != "play":
        return 0, ()
    now = state.round
    return guess.held(state, SEATS.index(seat)), [CARDS[card] for card in sorted((*now.unseen, *now.twice))]


def told(state: State, seat: str, cards: Sequence[str]) -> State:
    """The round as the seat sees it that was told its own hand."""
    assert isinstance(state, Position)
    return guess.told(state, seat, [NUMBER[card] for card in cards])


MIND = Mind(
    way="playouts",
    worth=worth,
    policy=simple,
    levels=(Level(0, slips=0.9), Level(120, slips=0.1), Level(4000)),
    reason=reason,
    allied=allied,
    over=over,
    plays=plays,
    alike=0.15,
    told=told,
    hidden=hidden,
)
