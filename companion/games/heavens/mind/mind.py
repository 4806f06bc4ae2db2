"""The Heavens as a stand-in sees them."""

from __future__ import annotations

from companion.game import State
from companion.games.heavens.mind.reasons import reason
from companion.games.heavens.mind.rules_of_thumb import shortlist, simple
from companion.games.heavens.mind.standing import worth
from companion.games.heavens.position import Position
from companion.mind import Level, Mind


def plays(state: State) -> bool:
    """Where only nights are scored there is nothing to decide (#score-only)."""
    assert isinstance(state, Position)
    return not state.terms.score_only


MIND = Mind(
    way="playouts",
    worth=worth,
    policy=simple,
    levels=(Level(0, slips=0.35), Level(0), Level(2000)),
    reason=reason,
    plays=plays,
    shortlist=shortlist,
    alike=0.05,
    reviewed=True,
)
