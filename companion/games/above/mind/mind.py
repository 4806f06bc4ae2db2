"""Above as a stand-in sees it."""

from __future__ import annotations

from companion.games.above.mind.reasons import reason
from companion.games.above.mind.standing import allied, simple, worth
from companion.mind import Level, Mind

MIND = Mind(
    way="tree",
    worth=worth,
    policy=simple,
    levels=(Level(0, slips=0.3), Level(100, slips=0.1), Level(1600)),
    reason=reason,
    allied=allied,
    alike=0.03,
    chances=lambda share: share,
)
