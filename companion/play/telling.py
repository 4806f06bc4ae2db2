"""What the table is told: refusals with what would be legal instead, questions, verdicts."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from companion.game import TABLE, Move, Refusal, Touch
from companion.inputs import Scan
from companion.play.node import Node
from companion.play.notice import Notice
from companion.play.picks import forcible, narrowed, read, refusal_of
from companion.play.shown import Shown, veiled
from companion.play.standing_in import Wanted, asked_for, thinking, wanted
from companion.play.touches import lift
from companion.view import text
from companion.words import told

INSTEAD = 2  # how many legal moves a refusal spells out, so that all it says is in sight; all of them glow


class Telling(Shown):
    """The table as it can be told something."""

    _showed: Set[tuple[str, int]] = frozenset()  # cards of a stand-in's hand that the camera saw

    def ask(self, pick: str) -> None:
        """Ask on the screen what a pick leaves open."""
        self.picks, self.notice = (pick,), None

    def tell(self, notice: Notice) -> None:
        """Tell the table something; whatever was refused leaves us unsure."""
        self.notice = notice
        if notice.kind in ("refused", "question"):
            self.doubt = notice

    def tell_beside(self, notice: Notice) -> None:
        """Something to be told beside a verdict, never instead of it."""
        if self.notice is not None and self.notice.strip is not None:
            more = notice.more or (notice.text,)
            self.notice = replace(self.notice, more=(*more, *self.notice.more))
        else:
            self.tell(notice)

    def keep_showing(self, notice: Notice | None) -> None:
        """What was told before is told again, or nothing any more."""
        self.notice = notice

    @property
    def hand_asked(self) -> Notice | None:
        """That a stand-in's hand must be told first, and how much of it was."""
        hand = wanted(self.session)
        return asked_for(hand) if hand else None

    def _shows(self, scan: Scan) -> Wanted | None:
        """The hand that a card is shown for, if a stand-in waits for one: nothing of it is said or drawn."""
        hand = None if self.fixing or self.amending else wanted(self.session)
        here = hand is not None and scan.game == self.session.match.game and scan.thing in hand.among
        return hand if here else None

    def _shown_again(self, hand: Wanted, scan: Scan) -> bool:
        """Whether this very card was told already and is only still in sight."""
        again = (scan.thing, scan.copy) in self._showed and scan.thing in hand.told
        self._showed = (self._showed if hand.told else frozenset()) | {(scan.thing, scan.copy)}
        return again or not hand.could(scan.thing)

    def refused(self, thing: str) -> Notice:
        """The refusal of a thing that may not be named now, whatever was picked."""
        return self._refused(self.node, self.moves, (), (thing,))

    def tried(self, ids: tuple[str, ...], to: tuple[str, ...]) -> Notice | None:
        """The refusal of a piece put on a place, or of a thing touched; None where nothing forbids that."""
        if not ids:
            return None
        lifted = lift(self, ids) if to else None
        if lifted is None:
            touched = ids if not to or set(ids).isdisjoint(self.open) else to
            return (
                None if set(touched) & self.open.keys() else self._refused(self.node, self.moves, (), touched)
            )
        if set(to) & lifted.open.keys():
            return None
        return self._refused(lifted.node, lifted.moves, lifted.picks, to)

    def _refused(
        self, node: Node, moves: Sequence[Move], picks: tuple[str, ...], ids: Sequence[str]
    ) -> Notice:
        """The refusal of a touch: why what was tried cannot be."""
        asked = read(node.view(), moves, picks, ids, self.session.match.box)
        if self.fixing and isinstance(asked, Touch):
            asked = Move(TABLE, "fix", (asked.thing,))
        line = str(asked) if isinstance(asked, Move) and node is self.node else ""
        return self._refusal(refusal_of(node.position, asked), line, node, narrowed(moves, picks))

    def _refusal(
        self, refusal: Refusal, line: str, node: Node | None = None, likely: Sequence[Move] | None = None
    ) -> Notice:
        """A refusal, with what would be legal instead, unless that is a hidden hand's secret."""
        view, game = (node or self.node).view(), self.session.match.game
        likely = narrowed(self.moves, self.picks) if likely is None else likely
        if any(seat in thinking(self.session) for seat in self.session.acting):
            likely = [self.announced] if self.announced else ()  # for a stand-in nobody else decides
        hidden = veiled(view)
        if hidden and any(arg in hidden for move in likely for arg in move.args):
            likely = ()
        more = tuple(told(game, move, view) for move in likely[:INSTEAD])
        if len(likely) > INSTEAD:
            more += (text("refuse-and-more", count=len(likely) - INSTEAD),)
        can = not self.amending and forcible(self.node, line)
        return Notice("refused", refusal.text, refusal.rule, more, line, can)

    def _unsure(self, notice: Notice) -> None:
        self.notice = self.doubt = notice
