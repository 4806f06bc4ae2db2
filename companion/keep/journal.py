"""SQLite: every line on disk before anyone sees its effect; resume and history.

A game's results are kept in the same transaction as the line that ended it, or took the end back.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from companion.disk import NotKept, not_kept
from companion.game import BadNotation
from companion.keep.results import Result, keep_results, results_of
from companion.keep.rows import (
    GAME_ROW,
    GAME_SUMMED,
    LAST,
    LINES,
    SENSELESS,
    Shown,
    change_row,
    changed,
    good_lines,
    match_in,
    new_row,
    put_club,
    put_lines,
    put_player,
    put_row,
    read_shown,
    seated_in,
    shown_of,
)
from companion.keep.schema import MIGRATIONS
from companion.keep.store import VERSION, NewerJournal, Store
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import is_setting_up
from companion.play.standing import Standing
from companion.safe.look import Damaged
from companion.safe.sums import Line, agreed_sum, club_sum, game_sum, summed
from companion.settings import folder

__all__ = ["MIGRATIONS", "VERSION", "Damaged", "Journal", "Kept", "NewerJournal", "NotKept"]


class DamagedGame(ValueError):
    """A game whose lines are not as they were written: the journal must be made anew."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the journal, with the names of those who sit there now."""

    id: int
    match: Match
    lines: int
    ended: bool


class Parcel(NamedTuple):
    """Lines for one game: see `Journal.append`."""

    game: int
    lines: Sequence[tuple[int, str]]
    results: Sequence[Result] = ()
    after: int | None = None
    seated: Sequence[str] = ()
    shown: str = ""
    over: bool = False  # though it has no results, for it is not counted


class Journal(Store):
    """All games ever played at this table."""

    def begin(self, match: Match, key: str = "") -> int:
        """A new game on disk, with the key a club knows it by if it came from there; its number."""
        with self._all_or_none() as db:
            number = 1 + db.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()[0]
            row = new_row(number, match, match.started or time.strftime("%Y-%m-%d %H:%M"))
            put_row(db, row)
            if key:
                put_club(db, (number, key, 0, "{}"))
        self._tail.game(row)
        return int(number)

    def append(
        self,
        game: int,
        lines: Sequence[tuple[int, str]],
        results: Sequence[Result] = (),
        after: int | None = None,
        seated: Sequence[str] = (),
        shown: str = "",
        over: bool = False,
    ) -> None:
        """Lines put on disk after so many others, with what came of a game that is over, and who sits where
        now and what home shows if that is known: all or none.
        """
        self.append_all([Parcel(game, lines, results, after, seated, shown, over)])

    def append_all(self, parcels: Sequence[Parcel]) -> None:
        """The same for several games at once: all or none."""
        with self._all_or_none() as db:
            kept = [(parcel.game, self._append(db, parcel)) for parcel in parcels]
        for game, lines in kept:
            self._tail.lines(game, lines)
        if self._tail.long:
            self._begin_tail()

    def _append(self, db: sqlite3.Connection, parcel: Parcel) -> list[Line]:
        game, lines, results, after, seated, shown, over = parcel
        row = db.execute(f"{GAME_ROW} WHERE id=?", (game,)).fetchone()
        if row is None:
            raise not_kept("elsewhere", f"there is no game {game}")
        n, before = db.execute(LAST, (game,)).fetchone() or (0, agreed_sum(row))
        if after not in (None, n):
            raise not_kept("elsewhere", f"game {game} went on elsewhere")
        kept = list(summed(before, n, lines))
        put_lines(db, game, kept)
        ended = int(bool(results) or over)
        new: dict[str, object] = {"told": n + len(kept), "shown": shown, "ended": ended}
        if seated:
            new["seated"] = json.dumps(seated)
        put_row(db, changed(row, **new))
        if results or row[8]:
            keep_results(db, game, results)
        return kept

    def beat(self, game: int, at: int) -> None:
        """How far table time has come, so that a pulled plug gives nobody a turn's thinking back."""
        with self._all_or_none() as db:
            change_row(db, game, beat=at)

    def games(self, box: str = "", player: str = "", ended: bool | None = None, most: int = -1) -> list[Kept]:
        """The games, the newest first: of one box, with one player, over or not, and at most so many."""
        return self._kept(
            f"{GAME_SUMMED} WHERE NOT deleted AND ?1 IN ('', game) AND coalesce(ended = ?3, 1)"
            " AND (?2 = '' OR EXISTS (SELECT 1 FROM json_each(seated) WHERE value = ?2))"
            " ORDER BY id DESC LIMIT ?4",
            (box, player, ended, most),
        )

    def going_on(self, most: int = -1) -> list[Kept]:
        """The games in which something was said and that are not over, the newest first."""
        question = f"{GAME_SUMMED} WHERE NOT ended AND NOT deleted AND told ORDER BY id DESC LIMIT ?"
        return self._kept(question, (most,))

    def count_going_on(self) -> int:
        """How many of them there are."""
        counted = self.ask("SELECT count(*) FROM game WHERE NOT ended AND NOT deleted AND told")
        return int(counted[0][0]) if counted else 0

    def _kept(self, question: str, values: Sequence[object]) -> list[Kept]:
        """The games that a question finds; one whose row is not as it was written is left out."""
        found = [row for *row, total in self.ask(question, values) if game_sum(row) == total or self._doubt()]
        return [Kept(row[0], seated_in(row), row[11], bool(row[8])) for row in found]

    def stands(self, game: int) -> Shown:
        """Who is to act in a game, whether it is being set up, and its clocks, as its last line left them."""
        shown, beat = self._db.execute("SELECT shown, beat FROM game WHERE id=?", (game,)).fetchone()
        if noted := read_shown(shown, beat):
            return noted
        session = self.session(game)  # kept by an older companion, which noted nothing
        return session.acting, is_setting_up(session), session.now.clocks

    def delete(self, game: int) -> None:
        """A game put out of sight with its results; its lines stay, so that it can be brought back."""
        self.match(game)
        with self._all_or_none() as db:
            row = change_row(db, game, deleted=1)
            keep_results(db, game, ())
        self._tail.game(row)

    def restore(self, game: int) -> None:
        """A deleted game brought back, its results counted again."""
        match = self.match(game)
        try:
            results = results_of(match, Session(match, self.lines(game)).now)
        except SENSELESS:
            results = ()  # played by other rules: it can be read, but not counted
        with self._all_or_none() as db:
            row = change_row(db, game, deleted=0)
            keep_results(db, game, results)
        self._tail.game(row)

    def of_club(self, game: int = 0, key: str = "") -> tuple[int, str, int, str] | None:
        """What a club calls a game, by its number or by that key: game, key, lines sent, names."""
        question = "SELECT game, key, sent, names, sum FROM club WHERE game=? OR key=?"
        for *row, total in self.ask(question, (game, key)):
            if club_sum(row) == total or self._doubt():
                return row[0], row[1], row[2], row[3]
        return None

    def known_to_club(self, rows: Sequence[tuple[int, str, int, str]]) -> None:
        """What a club calls games and has of them, as it is now."""
        with self._all_or_none() as db:
            for row in rows:
                put_club(db, row)

    def remember(self, row: Sequence[object]) -> None:
        """Somebody who plays here, as players keep them."""
        with self._all_or_none() as db:
            put_player(db, row)

    def forget(self, name: str) -> None:
        """Somebody who is no longer offered."""
        with self._all_or_none() as db:
            db.execute("DELETE FROM player WHERE name=?", (name,))

    def lines(self, game: int) -> list[tuple[int, str]]:
        """All that was ever said in a game, with its table time; raises if it is not as it was written."""
        row = self._row(game)
        found = list(good_lines(row, self.ask(LINES, (game,))))
        if len(found) != row[11]:
            self._doubt()
            raise DamagedGame(f"game {game} is not as it was written from line {len(found) + 1} on")
        return found

    def match(self, game: int) -> Match:
        """What was agreed for a game, with the names of those who sat down first."""
        return match_in(self._row(game))

    def _row(self, game: int) -> list[Any]:
        for *row, total in self.ask(f"{GAME_SUMMED} WHERE id=?", (game,)):
            if game_sum(row) == total:
                return row
            self._doubt()
        if self.suspect:
            raise DamagedGame(f"game {game} is not as it was written")
        raise BadNotation(f"there is no game {game} in the journal")

    def session(self, game: int) -> Session:
        """A game taken up where it was left, its clocks as they stood at the last beat."""
        session = Session(self.match(game), self.lines(game))
        told = session.told
        beat = self._db.execute("SELECT beat FROM game WHERE id=?", (game,)).fetchone()[0]
        session.now = replace(session.now, clocks=session.now.clocks.to(beat, session.acting))

        def write(lines: Sequence[tuple[int, str]], now: Standing) -> None:
            nonlocal told
            self.append(
                game,
                lines,
                results_of(session.match, now),
                told,
                now.tip.players,
                shown_of(session.match, now),
                now.tip.outcome is not None,
            )
            told += len(lines)

        session.write = write
        return session


def open_journal(games: Path | None = None) -> Journal:
    """The journal of this table, or of another folder."""
    return Journal((games or folder("data")) / "games.db")
