"""Whoever fills an empty chair: asked when it is their turn, heard through the one inbox like everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock, ClockEvent

from companion.games.minds import MINDS
from companion.inputs import Press, Put
from companion.play.session import Session
from companion.play.standing_in import advice, asks
from companion.standin.thinker import Thinker, awaited
from companion.view import Text, text
from ui.handed.open_game import OpenGame

Shows = Callable[[Sequence[Text]], None]  # what one seat alone is told


class Aside(NamedTuple):
    """A hint for one seat's eyes: of which game, after how many lines, whose, and who shows it there."""

    game: OpenGame
    told: int
    seat: str
    shown: Shows


class Standins:
    """Looks at the table after everything that was said; thinking goes on in a process of its own."""

    def __init__(self, put: Put, patience: Callable[[], float]) -> None:
        self._put, self._patience = put, patience
        self._waits: ClockEvent | None = None  # until patience ends
        self.thinker = Thinker(self._heard)
        self._asked: tuple[int, int, str] | None = None
        self._shown: Callable[[Mapping[str, Any]], None] = lambda found: None
        self._aside: Aside | None = None

    def look(self, game: OpenGame | None) -> None:
        """Ask the chair whose turn it is; what was asked before and is no longer wanted is cancelled."""
        aside, self._aside = self._aside, None
        if aside and aside.game is game and aside.told == game.table.session.told:
            self._aside = aside  # whoever asked is answered first
            return
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
        """Somebody asks openly what could be considered: marked in the journal, then thought about."""
        seat, why = asks(game.table.session)
        if why:
            game.put(Press(f"hint {why}"))
        else:
            self._advise(game, seat)

    def hint_aside(self, game: OpenGame, seat: str, shown: Shows) -> None:
        """A seat asks for its own eyes: what is thought goes to whoever shows it there, and nowhere else."""
        who, why = asks(game.table.session, seat)
        if why:
            shown((text(f"standin-hint-{why}"),))
            return
        self._advise(game, who, shown)

    def _advise(self, game: OpenGame, seat: str, shown: Shows | None = None) -> None:
        game.tell(f"hinted {seat}")
        session = game.table.session
        self._asked, self._aside = None, Aside(game, session.told, seat, shown) if shown else None
        self._ask(session, seat, 1, "aside" if shown else "hint")

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
        busy = table.announced or table.fixing or table.amending or not game.running
        return "" if busy else awaited(table.session)

    def _heard(self, answer: Mapping[str, Any]) -> None:
        """From the thread that reads: into the inbox, and no further."""
        if "review" in answer:
            Clock.schedule_once(lambda _: self._shown(answer["review"]), 0)
        elif "aside" in answer:  # never into the inbox, however late it comes: that is written down
            Clock.schedule_once(lambda _: self._whisper(answer), 0)
        elif answer.get("hint"):
            self._put(Press(f"hint {answer['of']} {answer['seat']} {answer['hint']}"))
        elif answer.get("line"):
            self._put(Press(f"announce {answer['of']} {answer['line']}"))

    def _whisper(self, answer: Mapping[str, Any]) -> None:
        """What was thought for one seat's eyes; whoever is to play goes on thinking."""
        aside, self._aside = self._aside, None
        if aside is None or (aside.told, aside.seat) != (answer["of"], answer["seat"]):
            return
        session = aside.game.table.session
        if session.told == aside.told and answer["aside"]:
            aside.shown(advice(session, aside.seat, answer["aside"]))
        self.look(aside.game)
