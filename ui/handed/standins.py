"""Whoever fills an empty chair: asked when it is their turn, heard through the one inbox like everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.clock import Clock, ClockEvent

from companion.games.minds import MINDS
from companion.inputs import Press, Put
from companion.play.session import Session
from companion.standin.thinker import Thinker, awaited
from ui.handed.open_game import OpenGame


class Standins:
    """Looks at the table after everything that was said; thinking goes on in a process of its own."""

    def __init__(self, put: Put, patience: Callable[[], float]) -> None:
        self._put, self._patience = put, patience
        self._waits: ClockEvent | None = None  # until patience ends
        self.thinker = Thinker(self._heard)
        self._asked: tuple[int, int, str] | None = None
        self._shown: Callable[[Mapping[str, Any]], None] = lambda found: None

    def look(self, game: OpenGame | None) -> None:
        """Ask the chair whose turn it is; what was asked before and is no longer wanted is cancelled."""
        seat = self._awaited(game) if game else ""
        if game is not None and game.table.session.now.filled and game.table.session.match.game in MINDS:
            self.thinker.wake()
        wanted = (game.number, game.table.session.told, seat) if game and seat else None
        if wanted == self._asked:
            return
        if self._asked is not None:
            self._no_longer()
            self.thinker.cancel()
        self._asked = wanted
        if wanted is not None and game is not None:
            session = game.table.session
            self._ask(session, seat, session.now.chairs[seat], "move")

    def _ask(self, session: Session, seat: str, level: int, kind: str) -> None:
        """Asked, and waited for as long as was chosen; then the best found by then is wanted."""
        self._no_longer()
        self.thinker.ask(session, seat, level, kind=kind)
        self._waits = Clock.schedule_once(lambda _: self.thinker.enough(), self._patience())

    def _no_longer(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def hint(self, game: OpenGame) -> None:
        """Somebody asks what could be considered: marked in the journal, then thought about.

        Nobody is helped against a clock that runs down, nor where the answer would tell something hidden.
        """
        session, view = game.table.session, game.table.view()
        people = [s for s in session.acting if s in session.match.seats and s not in session.now.chairs]
        if game.clock_mode.runs_down:
            game.put(Press("hint clock"))
        elif not people or session.match.game not in MINDS:
            game.put(Press("hint idle"))
        elif view.secret or view.veiled or len(people) > 1:
            game.put(Press("hint secret"))
        else:
            game.tell(f"hinted {people[0]}")
            self._asked = None
            self._ask(session, people[0], 1, "hint")

    def review(self, game: OpenGame, shown: Callable[[Mapping[str, Any]], None]) -> None:
        """A game that is over thought through; it is shown when that is done."""
        self._shown, self._asked = shown, None
        self.thinker.ask(game.table.session, game.table.session.match.seats[0], 1, kind="review")

    def close(self) -> None:
        """Nobody plays any more."""
        self._no_longer()
        self.thinker.close()

    @staticmethod
    def _awaited(game: OpenGame) -> str:
        table = game.table
        busy = table.said or table.fixing or table.amending or not game.running
        return "" if busy else awaited(table.session)

    def _heard(self, said: Mapping[str, Any]) -> None:
        """From the thread that reads: into the inbox, and no further."""
        if "review" in said:
            Clock.schedule_once(lambda _: self._shown(said["review"]), 0)
        elif said.get("hint"):
            self._put(Press(f"hint {said['of']} {said['seat']} {said['hint']}"))
        elif said.get("line"):
            self._put(Press(f"announce {said['of']} {said['line']}"))
