"""What the buttons say, made into lines: slaps with their moments, the settling, a card that came late."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import TABLE, Move
from companion.inputs import Input, Slap
from companion.photo_finish import SETTLE, SLAP, Hand, Strip, settle_line, slap_line, strip_in
from companion.play.session import FORCE, Node
from companion.view import Text, text

if TYPE_CHECKING:
    from companion.play.table import Table

_SEAT = re.compile(r"p\d+")
SLAPPED, PHOTO = "slap", "photo"  # notices: who was first, and what came of it


class Slapping:
    """One strip at a time: who was first is said at once, and judged when nothing older can still come."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.strip: Strip | None = None  # heard, and not settled yet
        self.final = False  # nothing can be added to it any more
        self.asks = False  # one button lies under the pile: whose hand was it?
        self._whose = ""
        self._nobodys = -1  # the moment of a slap that was none
        self._down: dict[str, int] = {}

    @property
    def possible(self) -> bool:
        """Whether a slap means something now: then the buttons are armed."""
        return any(move.verb == SLAP for move in self.table.session.moves)

    @property
    def kept(self) -> Strip | None:
        """The last strip, from the lines of the game alone."""
        return strip_in([_move(node) for node in self.table.session.now.tip.lines()])

    def settled_by(self, node: Node) -> Strip | None:
        """The strip of an earlier slap, if this line settled one."""
        return strip_in([_move(line) for line in node.lines()]) if _move(node).verb == SETTLE else None

    def awaits(self, said: Input) -> bool:
        """Whether this completes a slap that was begun, wherever people look by now."""
        return self.strip is not None and isinstance(said, Slap) and said.call != "early"

    def hear(self, slap: Slap) -> None:
        """A slap with its strip, a false start, or a button that misbehaves."""
        if SLAP not in self.table.session.match.box.timed:
            self.table.say("refused", text("refuse-no-slap"))
        elif slap.call == "early":
            self._early(slap)
        elif slap.call == "stuck":
            self._also("refused", text("slap-stuck", seat=slap.button))
        elif slap.call == "void":
            self._void(slap)
        elif slap.strip is not None:
            self._hands(slap, slap.strip)

    # a slap

    def _hands(self, slap: Slap, strip: Strip) -> None:
        table, seats = self.table, self.table.session.match.seats
        piles = {hand.seat for hand in strip.hands if not _SEAT.fullmatch(hand.seat)}
        strip = strip.since(table.since).of({*seats, *piles})
        if not strip.slaps:
            self._also("refused", text("slap-nobody", button=slap.button))
        elif not (self.possible or self._settles):
            self._also("refused", text("refuse-no-slap"))
        elif self._nobodys != strip.first:
            self.strip, self.final = strip, slap.call == "final"
            if strip.slaps[0].seat in piles and not self._whose:
                self.asks = True
                table.ask(f":{SLAP}")
            else:
                self._carry_out(self._named(strip), slap.at)

    def _named(self, strip: Strip) -> Strip:
        """The hand on the button under the pile is whose hand people said it was; else it is nobody's."""
        seats = self.table.session.match.seats

        def named(hand: Hand) -> Hand:
            raw = tuple(word.replace(f"{hand.seat}:", f"{self._whose}:", 1) for word in hand.raw)
            return hand if hand.seat in seats else replace(hand, seat=self._whose, raw=raw)

        return replace(strip, hands=tuple(map(named, strip.hands))).of(seats)

    def answer(self, seat: str, at: int) -> None:
        """It was this player's hand."""
        self.asks, self._whose = False, seat
        if self.strip is not None:
            self._carry_out(self._named(self.strip), at)

    def nobody(self) -> None:
        """Nobody slapped: the pile was knocked."""
        if self.asks and self.strip is not None:
            self._nobodys = self.strip.first
            self.forget()

    def forget(self) -> None:
        """This strip is done with."""
        self.strip, self.final, self.asks, self._whose = None, False, False, ""
        self._down.clear()

    @property
    def _settles(self) -> bool:
        return Move(TABLE, SETTLE) in self.table.session.moves

    def _carry_out(self, strip: Strip, at: int) -> None:
        """The slaps not yet told, and once the strip is complete their settling: all lines or none."""
        table, final = self.table, self.final
        lines = [*self._untold(strip), *([settle_line(strip)] if final else [])]
        if lines:
            table.do(*lines, at=at)
        self._down = {hand.seat: hand.at for hand in strip.slaps}
        if final:
            self.forget()
            self.show()
        else:
            table.say(SLAPPED, strip.said, (text("slap-checking"),), strip)

    def _untold(self, strip: Strip) -> Iterator[str]:
        """Lines that make the slaps of the game those of the strip."""
        moves = self.table.session.moves
        now = {hand.seat: hand.at for hand in strip.slaps}
        for seat, at in self._down.items():
            if now.get(seat) != at and Move(seat, SLAP) not in moves:
                yield f"{TABLE} fix unslap {seat}"
        for hand in strip.slaps:
            if self._down.get(hand.seat) != hand.at or Move(hand.seat, SLAP) in moves:
                yield slap_line(hand)

    def _void(self, slap: Slap) -> None:
        moves = self.table.session.moves
        lines = [f"{TABLE} fix unslap {seat}" for seat in self._down if Move(seat, SLAP) not in moves]
        self.forget()
        if lines:
            self.table.do(*lines, at=slap.at)
        self.table.say("refused", text("slap-void", seat=slap.button))

    def show(self) -> None:
        """The photo finish with what came of it, as the lines of the game tell it."""
        notes, strip = self.table.view().notes, self.kept
        if strip is not None:
            said = notes[0] if notes else strip.said
            self.table.say(PHOTO, said, notes[1:], strip)

    # what comes late or early

    def late(self, thing: str, at: int) -> bool:
        """A card seen before the slap but understood after it was settled: it is laid, and judged anew."""
        table = self.table
        timed = table.session.match.box.timed
        strip, moment = self.kept, at - table.since
        if strip is None or not strip.slaps or moment > strip.slaps[-1].at:
            return False
        node, since = table.session.now.tip, []
        while (move := _move(node)).verb != SETTLE:
            if move.verb not in timed or move.verb == SLAP or node.before is None:
                return False  # the game has gone on
            since.append(node.line)
            node = node.before
        before = table.session.now.tip if since else node.before
        turns = [turn for turn in before.moves if turn.verb in timed and thing in turn.args] if before else []
        if len(turns) != 1:
            return False
        lines = [*reversed(since), f"{turns[0]} @{max(0, moment)}", node.line]
        table.do(f"back {node.n - 1}", *lines, at=at)
        self.show()
        return True

    def _early(self, slap: Slap) -> None:
        """A press outside a round: named, and written down where the game knows what it costs."""
        table = self.table
        known = (fix for fix in table.session.position.fixes() if fix.args[:2] == ("early", slap.button))
        fix, shown = next(known, None), table.notice
        more: tuple[Text, ...] = ()
        if fix is not None:
            table.do(str(fix), at=slap.at)
            more = (table.tell(str(fix)),)
        table.notice = shown
        self._also("early", text("slap-early", seat=slap.button), more)

    def _also(self, kind: str, said: Text, more: tuple[Text, ...] = ()) -> None:
        """Something to be told beside a verdict, never instead of it."""
        shown = self.table.notice
        if shown is not None and shown.strip is not None:
            self.table.notice = replace(shown, more=(*(more or (said,)), *shown.more))
        else:
            self.table.say(kind, said, more)


def _move(node: Node) -> Move:
    return Move.parse(node.line.removeprefix(FORCE))
