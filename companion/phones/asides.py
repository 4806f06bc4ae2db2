"""What one seat says from its own page: picks of its own moves, answered there and nowhere else.

The table's picks are everybody's; a seat's are its own. Only a whole move that this seat may make becomes a
line, and only the line is said to the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import TABLE, Move, Refusal
from companion.play.notice import Notice
from companion.play.picks import narrowed, needless, read, refusal_of, settled
from companion.play.table import Table
from companion.play.telling import INSTEAD
from companion.play.touches import stood_for, warned
from companion.view import Text, View, text
from companion.words import told


class Aside:
    """A seat's own picks, and what it alone is told."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.picks: tuple[str, ...] = ()
        self.notice: Notice | None = None
        self.wants_number: Move | None = None
        self._sure: Move | None = None
        self._tip: object = None  # the position these picks were made in

    def moves(self, table: Table) -> list[Move]:
        """What this seat may do now; nothing while the table is put right. A slap has its own pad."""
        if table.fixing or table.amending or table.session.now.asked:
            return []
        verbs = table.slaps.verbs
        slap = verbs.slap if verbs else ""
        return [move for move in table.node.moves if move.seat == self.seat and move.verb != slap]

    def follow(self, table: Table) -> None:
        """Whatever was begun in another position is over."""
        if self._tip is not table.node:
            self._tip = table.node
            self.cancel()

    def cancel(self) -> None:
        """Nothing is begun, and nothing is told."""
        self.picks, self.notice, self.wants_number, self._sure = (), None, None, None

    def open(self, table: Table) -> dict[str, None]:
        """What this seat may pick next."""
        return table.pickable(self.moves(table), self.picks)

    def glowing(self, table: Table, view: View) -> dict[str, None]:
        """What glows on this seat's page; of things that are alike all or none, as on the table."""
        found = self.open(table)
        alike = dict.fromkeys(view.alike if any(thing in found for thing in view.alike) else ())
        return {thing: None for thing in found if thing not in alike} | alike

    def keys(self, table: Table, view: View) -> list[str]:
        """What may be picked but lies nowhere in sight."""
        open_now = self.open(table)
        lie = {space.id for space in view.spaces} | {token.id for token in view.tokens}
        lie |= {card.id for row in view.rows for card in row.cards} | {f"@{side.seat}" for side in view.sides}
        lie |= needless(narrowed(self.moves(table), self.picks), self.picks, open_now) | {*view.alike}
        return [thing for thing in open_now if thing not in lie or thing == f"@{self.seat}"]

    # what is said

    def touch(self, table: Table, ids: Sequence[str], at: int) -> str | None:
        """A finger on things: the line that this makes, if it makes one."""
        self.follow(table)
        self.notice, self.wants_number, self._sure = None, None, None
        moves = self.moves(table)
        if self.picks and self.picks[-1] in ids and self.picks[-1] not in self.open(table):
            self.picks = self.picks[:-1]
            return None
        view = table.view(self.seat)
        for picks in (self.picks, ()):
            open_now = table.pickable(moves, picks)
            chosen = next((thing for thing in stood_for(view, ids) if thing in open_now), None)
            if chosen is not None:
                return self._chose(table, moves, (*picks, chosen), at)
        self.notice = self._refused(table, view, moves, ids)
        return None

    def sure(self, table: Table, at: int) -> str | None:
        """Yes, although something is lost."""
        self.follow(table)
        move = self._sure
        self.cancel()
        return self._line(table, move, at) if move in self.moves(table) and move else None

    def number(self, table: Table, number: int, at: int) -> str | None:
        """The number that was asked for."""
        self.follow(table)
        move = self.wants_number
        self.cancel()
        return f"{move} ={number}" if move in self.moves(table) else None

    def _chose(self, table: Table, moves: list[Move], picks: tuple[str, ...], at: int) -> str | None:
        move = settled(narrowed(moves, picks), picks)
        self.picks = picks if move is None else ()
        if move is None:
            return None
        if move.verb in table.session.match.box.numbered:
            self.wants_number = move
            return None
        if warning := warned(table, moves, move):
            self._sure = move
            self.notice = Notice("sure", warning, table.view(self.seat).rule, line=str(move))
            return None
        return self._line(table, move, at)

    def _line(self, table: Table, move: Move, at: int) -> str:
        """The line of a move; with the last of all secret choices comes what they waited for."""
        line = table.timed(move, at)
        return f"openly {line}" if self.seat in table.view().secret else line

    # what is refused

    def _refused(self, table: Table, view: View, moves: list[Move], ids: Sequence[str]) -> Notice:
        if why := self._waits(table, moves):
            return Notice("refused", why, view.rule)
        box, game = table.session.match.box, table.session.match.game
        refusal: Refusal = refusal_of(table.node.position, read(view, moves, self.picks, ids, box))
        refusal = refusal.alone or refusal  # nobody else reads this page
        likely = narrowed(moves, self.picks)
        if any(arg in view.alike for move in likely for arg in move.args):
            likely = []  # what is left would tell what lies covered
        more = tuple(told(game, move, view) for move in likely[:INSTEAD])
        if len(likely) > INSTEAD:
            more += (text("refuse-and-more", count=len(likely) - INSTEAD),)
        return Notice("refused", refusal.text, refusal.rule, more)

    def _waits(self, table: Table, moves: list[Move]) -> Text | None:
        """Why this seat can do nothing at all now."""
        if moves:
            return None
        if table.session.now.asked:
            return text("asked-first")
        if table.fixing or table.amending:
            return text("phones-put-right")
        if self.seat in table.view().chosen:
            return text("phones-chosen")
        acting = [seat for seat in table.session.acting if seat != TABLE]
        return text("phones-not-yours", seat=acting[0]) if acting else text("phones-table-acts")
