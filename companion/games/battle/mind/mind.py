"""Battle as a stand-in sees it."""

from __future__ import annotations

from companion.game import State
from companion.games.battle.mind.reasons import reason
from companion.games.battle.mind.standing import chances, greedy, worth
from companion.games.battle.position import Position
from companion.mind import Level, Mind


def plays(state: State) -> bool:
    """Abilities that only people can read from their cards are left to people (#declared)."""
    assert isinstance(state, Position)
    return state.abilities != "declared"


MIND = Mind(
    way="deepening",
    worth=worth,
    policy=greedy,
    levels=(Level(0, slips=0.5), Level(500, slips=0.2), Level(8000)),
    reason=reason,
    plays=plays,
    alike=0.5,
    chances=chances,
    reviewed=True,
)
