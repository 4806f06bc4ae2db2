"""A stand-in that never rests, to see what the screen does beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from companion.bench.standin import LEVELS
from companion.games.minds import MINDS
from companion.play.setting_up import ready
from companion.standin.thinker import Thinker


@contextmanager
def busy(game: str) -> Iterator[None]:
    """Its process thinks about a game at the strongest level, again as soon as it has answered."""
    session = ready(LEVELS[game][0].match, "busy")

    def again(_: Mapping[str, Any]) -> None:
        thinker.ask(session, session.acting[0], len(MINDS[game].levels))

    thinker = Thinker(again)
    again({})
    try:
        yield
    finally:
        thinker.close()
