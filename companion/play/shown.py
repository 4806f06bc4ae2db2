"""The table as it can be looked at: what glows, what may be shown, whether we are in step with it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import Move, Outcome
from companion.play.node import FORCE, Node
from companion.play.notice import Notice
from companion.play.picks import narrowed, pickable, seat_pick, verb_pick
from companion.play.put_back import Amiss, amiss
from companion.play.session import Session, Standing
from companion.view import Text, View, text
from companion.words import told

IN_STEP, UNSURE, OUT_OF_STEP = "in-step", "unsure", "out-of-step"


class Shown:
    """A game on the table, what was picked of it so far, and what the table must be told."""

    def __init__(self, session: Session, since: int = 0) -> None:
        self.session = session
        self.since = since  # the monotonic moment at which table time began
        self.picks: tuple[str, ...] = ()
        self.fixing = False
        self.amending = 0
        self.wants_number: Move | None = None
        self.notice: Notice | None = None
        self.doubt: Notice | None = None  # why screen and table may differ, until that is settled
        self.went = "resume"  # how the position shown came about: by undo, redo, back, amend, insert
        self._amiss: tuple[Standing, Amiss] | None = None  # worked out once for each standing

    @property
    def node(self) -> Node:
        """The position looked at: the one on the table, or the one before a line being amended."""
        now = self.session.now
        return (now.nodes[self.amending - 1].before if self.amending else None) or now.tip

    @property
    def moves(self) -> Sequence[Move]:
        """What could be done now: the legal moves, or every correction while fixing."""
        return self.node.fixes if self.fixing else self.node.moves

    @property
    def open(self) -> dict[str, None]:
        """What may be picked next; it glows. Nothing while all are asked whether they agree."""
        return {} if self.session.now.asked else self.pickable(self.moves, self.picks)

    def pickable(self, moves: Sequence[Move], picks: tuple[str, ...]) -> dict[str, None]:
        """What may be picked; a number belongs to a seat, so there the seat is touched and not the verb."""
        likely = narrowed(moves, picks)
        found = pickable(likely, picks)
        for move in likely:
            if move.verb in self.session.match.box.numbered:
                found.pop(verb_pick(move), None)
                found[seat_pick(move)] = None
        return found

    def view(self, seat: str | None = None) -> View:
        """What may be shown."""
        return self.node.view(seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.session.now.tip.outcome

    @property
    def paused(self) -> bool:
        """Whether hands put things back now: what the camera sees meanwhile is no play."""
        return self.sign == OUT_OF_STEP or self.session.now.asked is not None

    @property
    def sign(self) -> str:
        """Whether the screen shows what lies on the table."""
        if self.amiss is not None:
            return OUT_OF_STEP
        return UNSURE if self.doubt else IN_STEP

    @property
    def amiss(self) -> Amiss | None:
        """How the table as it lies differs from the position shown, or None."""
        now = self.session.now
        if now.lies is None:
            return None
        if self._amiss is None or self._amiss[0] is not now:
            self._amiss = now, amiss(self.session.match.box, now.lies, now)
        found = self._amiss[1]
        return found if found.chores or found.remarks else None

    @property
    def question(self) -> Notice | None:
        """Whether all agree to what was taken back: asked until it is answered."""
        asked = self.session.now.asked
        if asked is None:
            return None
        more = (*self._taken_back(asked.against), text("asked-marked"))
        return Notice("put-back", text(f"asked-{asked.why}"), more=more, against="no")

    def _taken_back(self, against: Sequence[str]) -> list[Text]:
        """What is asked about, line by line."""
        ahead, lines = self.session.now.future, []
        for line in against:
            if line == "redo" and ahead is not None:
                lines.append(text("asked-line", said=self.line_told(ahead.line)))
                ahead = ahead.rest
        return lines

    @property
    def to_settle(self) -> Notice | None:
        """What must be settled before play goes on: the question, then what hands must put right."""
        if self.question or self.amiss is None:
            return self.question
        return Notice("put-back", text(f"put-after-{self.went}"), more=self.amiss.words)

    @property
    def undoes(self) -> Text | None:
        """What undo would take back."""
        past = self.session.now.past
        return self.line_told(past.line) if past else None

    @property
    def redoes(self) -> Text | None:
        """What redo would do again."""
        future = self.session.now.future
        return self.line_told(future.line) if future else None

    def line_told(self, line: str) -> Text:
        """A line in words."""
        return line_told(self.session.match.game, line, self.view())


def line_told(game: str, line: str, view: View) -> Text:
    """A line of a session in words: a move, a seat handed over, a jump or a correction."""
    word, _, rest = line.partition(" ")
    match word:
        case "back" | "amend" | "insert":
            return text(f"line-{word}")
        case "seat":
            seat, _, name = rest.partition(" ")
            return text("line-seat", number=seat[1:], name=name)
        case "swap":
            one, _, other = rest.partition(" ")
            return text("line-swap", number=one[1:], other=other[1:])
    does = told(game, Move.parse(line.removeprefix(FORCE)), view)
    return text("line-forced", said=does) if line.startswith(FORCE) else does
