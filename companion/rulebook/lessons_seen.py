"""What has been explained to whom: a phase of a game is told once to the same people."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from companion.settings import put_in_place


class Learned:
    """The phases each circle of players knows, by game; kept beside the games."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, dict[str, list[str]]] = {}
        try:
            written = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return  # nobody is worse off for being told twice
        for game, circles in written.items():
            if isinstance(circles, dict):
                self._known[game] = {
                    names: list(map(str, told)) for names, told in circles.items() if isinstance(told, list)
                }

    def knows(self, game: str, players: Iterable[str], phase: str) -> bool:
        """Whether these people have seen this phase explained, wherever they sat."""
        return phase in self._known.get(game, {}).get(_circle(players), ())

    def learn(self, game: str, players: Iterable[str], phase: str) -> None:
        """From now on they know it; if that cannot be kept, they are told again some day."""
        known = self._known.setdefault(game, {}).setdefault(_circle(players), [])
        if phase not in known:
            known.append(phase)
            put_in_place(self.path, self._known)


def _circle(players: Iterable[str]) -> str:
    return ", ".join(sorted(players))
