"""The table as it can be looked at: what glows, what may be shown, whether we are in step with it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import Move, Outcome
from companion.play.node import Node
from companion.play.notice import Notice
from companion.play.picks import narrowed, pickable, seat_pick, verb_pick
from companion.play.put_back import put_back
from companion.play.session import Session
from companion.play.telling import line_told
from companion.view import Text, View

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
        """What may be picked next; it glows."""
        return self.pickable(self.moves, self.picks)

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
        return self.sign == OUT_OF_STEP

    @property
    def sign(self) -> str:
        """Whether the screen shows what lies on the table."""
        if self.doubt is None:
            return IN_STEP
        return OUT_OF_STEP if self.doubt.kind == "put-back" else UNSURE

    @property
    def expected(self) -> tuple[Text, ...]:
        """What should lie on the table now, thing by thing."""
        view = self.view()
        return tuple(chore.words for chore in put_back(View(view.prompt, view.rule), view))

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
