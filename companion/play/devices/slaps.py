"""What the buttons say, made into lines: slaps with their moments, the settling, a card that came late."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from companion.game import Move, SlapVerbs
from companion.inputs import Input, Slap
from companion.photo_finish import Hand, Strip, settle_line, slap_line, strip_in
from companion.play.node import Node
from companion.play.notice import AtTable, Notice
from companion.view import Text, text

_SEAT = re.compile(r"p\d+")
SLAPPED, PHOTO = "slap", "photo"  # notices: who was first, and what came of it


class Slaps:
    """One strip at a time: who was first is said at once, and judged when nothing older can still come."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.strip: Strip | None = None  # heard, and not settled yet
        self.final = False  # nothing can be added to it any more
        self.whose = False  # one button lies under the pile: whose hand was it?
        self._owner = ""
        self._nobodys = -1  # the moment of a slap that was none
        self._down: dict[str, int] = {}
        self._kept: tuple[Node, Strip | None] | None = None  # read off the lines once for each position

    @property
    def verbs(self) -> SlapVerbs | None:
        """What the game calls its slaps; none where nobody slaps."""
        return self.table.session.match.box.slaps

    @property
    def possible(self) -> bool:
        """Whether a slap means something now: then the buttons are armed."""
        verbs = self.verbs
        return verbs is not None and any(move.verb == verbs.slap for move in self.table.session.moves)

    def asks_about(self, move: Move) -> bool:
        """Whether this move answers the question whose hand it was."""
        return self.whose and self.verbs is not None and move.verb == self.verbs.slap

    @property
    def kept(self) -> Strip | None:
        """The last strip, from the lines of the game alone."""
        tip = self.table.session.now.tip
        if self._kept is None or self._kept[0] is not tip:
            self._kept = tip, self._strip_before(tip)
        return self._kept[1]

    def settled_by(self, node: Node) -> Strip | None:
        """The strip of an earlier slap, if this line settled one."""
        settles = self.verbs is not None and node.move.verb == self.verbs.settle
        return self._strip_before(node) if settles else None

    def _strip_before(self, node: Node) -> Strip | None:
        return strip_in((line.move for line in node.backwards()), self.verbs) if self.verbs else None

    def awaits(self, one: Input) -> bool:
        """Whether this completes a slap that was begun, wherever people look by now."""
        return self.strip is not None and isinstance(one, Slap) and one.call not in ("early", "late")

    def hear(self, slap: Slap) -> None:
        """A slap with its strip, a false start, or a button that misbehaves."""
        verbs = self.verbs
        if verbs is None:
            self.table.tell(Notice("refused", text("refuse-no-slap")))
        elif slap.call == "early":
            self._early(slap, verbs)
        elif slap.call == "late":
            self.table.tell_beside(Notice("early", text("slap-late", seat=slap.button)))
        elif slap.call == "stuck":
            self.table.tell_beside(Notice("refused", text("slap-stuck", seat=slap.button)))
        elif slap.call == "void":
            self._void(slap, verbs)
        elif slap.strip is not None:
            self._hands(slap, slap.strip, verbs)

    # a slap

    def _hands(self, slap: Slap, strip: Strip, verbs: SlapVerbs) -> None:
        table, seats = self.table, self.table.session.match.seats
        piles = {hand.seat for hand in strip.hands if not _SEAT.fullmatch(hand.seat)}
        strip = strip.since(table.since).of({*seats, *piles})
        if not strip.slaps:
            table.tell_beside(Notice("refused", text("slap-nobody", button=slap.button)))
        elif not (self.possible or verbs.settling in table.session.moves):
            table.tell_beside(Notice("refused", text("refuse-no-slap")))
        elif self._nobodys != strip.first:
            self.strip, self.final = strip, slap.call == "final"
            if strip.slaps[0].seat in piles and not self._owner:
                self.whose = True
                table.ask(f":{verbs.slap}")
            else:
                self._carry_out(self._named(strip), slap.at, verbs)

    def _named(self, strip: Strip) -> Strip:
        """The hand on the button under the pile is whose hand people said it was; else it is nobody's."""
        seats = self.table.session.match.seats

        def named(hand: Hand) -> Hand:
            raw = tuple(word.replace(f"{hand.seat}:", f"{self._owner}:", 1) for word in hand.raw)
            return hand if hand.seat in seats else replace(hand, seat=self._owner, raw=raw)

        return replace(strip, hands=tuple(map(named, strip.hands))).of(seats)

    def answer(self, seat: str, at: int) -> None:
        """It was this player's hand."""
        self.whose, self._owner = False, seat
        if self.strip is not None and self.verbs is not None:
            self._carry_out(self._named(self.strip), at, self.verbs)

    def nobody(self) -> None:
        """Nobody slapped: the pile was knocked."""
        if self.whose and self.strip is not None:
            self._nobodys = self.strip.first
            self.forget()

    def forget(self) -> None:
        """This strip is done with."""
        self.strip, self.final, self.whose, self._owner = None, False, False, ""
        self._down.clear()

    def _carry_out(self, strip: Strip, at: int, verbs: SlapVerbs) -> None:
        """The slaps not yet told, and once the strip is complete their settling: all lines or none."""
        table, final = self.table, self.final
        lines = [*self._untold(strip, verbs), *([settle_line(strip, verbs)] if final else [])]
        if lines:
            table.do(*lines, at=at)
        self._down = {hand.seat: hand.at for hand in strip.slaps}
        if final:
            self.forget()
            self.show()
        else:
            table.tell(Notice(SLAPPED, strip.said, more=(text("slap-checking"),), strip=strip))

    def _untold(self, strip: Strip, verbs: SlapVerbs) -> Iterator[str]:
        """Lines that make the slaps of the game those of the strip."""
        moves = self.table.session.moves
        now = {hand.seat: hand.at for hand in strip.slaps}
        for seat, at in self._down.items():
            if now.get(seat) != at and verbs.slap_of(seat) not in moves:
                yield str(verbs.taken_away(seat))
        for hand in strip.slaps:
            if self._down.get(hand.seat) != hand.at or verbs.slap_of(hand.seat) in moves:
                yield slap_line(hand, verbs)

    def _void(self, slap: Slap, verbs: SlapVerbs) -> None:
        moves = self.table.session.moves
        lines = [str(verbs.taken_away(seat)) for seat in self._down if verbs.slap_of(seat) not in moves]
        self.forget()
        if lines:
            self.table.do(*lines, at=slap.at)
        self.table.tell(Notice("refused", text("slap-void", seat=slap.button)))

    def show(self) -> None:
        """The photo finish with what came of it, as the lines of the game tell it."""
        notes, strip = self.table.view().notes, self.kept
        if strip is not None:
            first = notes[0] if notes else strip.said
            self.table.tell(Notice(PHOTO, first, more=notes[1:], strip=strip))

    # what comes late or early

    def late(self, thing: str, at: int) -> bool:
        """A card seen before the slap but understood after it was settled: it is laid, and judged anew."""
        table, verbs = self.table, self.verbs
        timed = table.session.match.box.timed
        strip, moment = self.kept, at - table.since
        if verbs is None or strip is None or not strip.slaps or moment > strip.slaps[-1].at:
            return False
        node, gone_on = table.session.now.tip, False
        since: list[str] = []
        while (verb := node.move.verb) != verbs.settle:
            # Who sits where does not matter to a slap.
            if (
                node.before is None
                or node.stop
                or verb == verbs.slap
                or (verb not in timed and not node.seating)
            ):
                return False  # the game has gone on
            since.append(node.line)
            gone_on = gone_on or not node.seating
            node = node.before
        before = table.session.now.tip if gone_on else node.before
        turns = [turn for turn in before.moves if turn.verb in timed and thing in turn.args] if before else []
        if len(turns) != 1:
            return False
        lines = [*reversed(since), f"{turns[0]} @{max(0, moment)}", node.line]
        table.do(f"back {node.n - 1}", *lines, at=at)
        self.show()
        return True

    def _early(self, slap: Slap, verbs: SlapVerbs) -> None:
        """A press that is none: named, and written down where the game knows what it costs; else why not."""
        table = self.table
        known = (fix for fix in table.session.now.tip.fixes if verbs.is_early(fix, slap.button))
        fix, shown = next(known, None), table.notice
        more: tuple[Text, ...] = ()
        if fix is not None:
            table.do(str(fix), at=slap.at)
            more = (table.line_told(str(fix)),)
            table.keep_showing(shown)
        named = slap.button in table.session.match.seats and not table.session.now.tip.outcome
        why = table.node.position.why_not(verbs.slap_of(slap.button)) if named and fix is None else None
        early = text("slap-early", seat=slap.button)
        table.tell_beside(Notice("early", why.text if why else early, why.rule if why else "", more))
