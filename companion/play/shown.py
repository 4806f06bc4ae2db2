"""The table as it can be looked at: what glows, what may be shown, whether we are in step with it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import Game, Move, Outcome, State
from companion.games.minds import MINDS
from companion.play.node import Node
from companion.play.notice import Notice, line_told
from companion.play.picks import narrowed, pickable, seat_pick, verb_pick
from companion.play.put_back import Amiss, amiss, put_back
from companion.play.session import Session
from companion.play.standing import Standing, since
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
        self.announced: Move | None = None  # what a stand-in will do once hands have done it
        self.went = "resume"  # how the position shown came about: by undo, redo, back, amend, insert
        self.lying: Amiss | None = None  # how the board lies that a camera sees, where it should not
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
    def busy(self) -> bool:
        """Whether something is being corrected or a number told."""
        return bool(self.fixing or self.amending or self.wants_number)

    @property
    def open(self) -> dict[str, None]:
        """What may be picked next; it glows. Nothing while all are asked whether they agree."""
        return {} if self.session.now.asked else self.pickable(self.moves, self.picks)

    @property
    def glowing(self) -> dict[str, None]:
        """What may be picked in everyone's sight: neither a hidden hand nor a secret choice glows."""
        view, found = self.view(), self.open
        if not self.fixing:
            alike = dict.fromkeys(view.alike if any(thing in found for thing in view.alike) else ())
            covered = veiled(view)
            found = {thing: None for thing in found if thing not in covered} | alike
        if not view.secret:
            return found
        return self.pickable([move for move in self.moves if move.seat not in view.secret], self.picks)

    @property
    def nameable(self) -> Sequence[Move]:
        """The moves as everybody may know them."""
        return self.moves if self.fixing else nameable(self.session.match.box, self.node)

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
        if self.lying is not None or now.lies is None:
            return self.lying
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
        ahead, here, lines = self.session.now.future, self.session.now.tip, list[Text]()
        for again in against:
            if again == "redo" and ahead is not None:
                taken = [node.line for node in since(here, ahead.node)] or [ahead.line]
                lines += [text("asked-line", said=self.line_told(line)) for line in taken]
                here, ahead = ahead.node, ahead.rest
        return lines

    @property
    def to_settle(self) -> Notice | None:
        """What must be settled before play goes on: the question, then what hands must put right."""
        if self.question or self.amiss is None:
            return self.question
        seen = self.lying is not None and self.session.now.lies is None
        said = text("put-as-seen") if seen else text(f"put-after-{self.went}")
        return Notice("put-back", said, more=self.amiss.words)

    @property
    def _sayable(self) -> bool:
        """Whether what a stand-in said still stands: it sits there, and the move may be made."""
        move = self.announced
        return move is not None and move.seat in self.session.now.chairs and move in self.node.moves

    @property
    def saying(self) -> Notice | None:
        """What a stand-in does, in a sentence, and why; it stays until hands have done it."""
        if not self._sayable:
            return None
        assert self.announced
        match, mind = self.session.match, MINDS[self.session.match.game]
        does = told(match.game, self.announced, self.view())
        why = mind.reason(self.node.position, self.announced)
        return Notice(
            "said", text("standin-says", does=does, why=why), self.view().rule, line=str(self.announced)
        )

    @property
    def to_do(self) -> Amiss | None:
        """What hands must do for a stand-in, as a picture shows it."""
        if not self._sayable:
            return None
        assert self.announced
        lies, wanted = self.view(), self.node.position.apply(self.announced).view()
        return Amiss(lies, wanted, put_back(lies, wanted), ())

    @property
    def undoes(self) -> Text | None:
        """What undo would take back: all that one touch said."""
        past, more = self.session.now.past, len(self.session.now.last_touch) - 1
        if past is None:
            return None
        said = self.line_told(past.line)
        return text("line-and-more", said=said, count=more) if more > 0 else said

    @property
    def redoes(self) -> Text | None:
        """What redo would do again."""
        future = self.session.now.future
        return self.line_told(future.line) if future else None

    def move_told(self, move: Move, position: State) -> Text:
        """A move in words, at the position where it is made."""
        return told(self.session.match.game, move, position.view())

    def line_told(self, line: str, view: View | None = None) -> Text:
        """A line in words; what it covered is not told."""
        match, covers = self.session.match, self.session.now.tip.view().covers
        return line_told(match.game, line, view or self.view(), (*match.box.hidden, *covers))


def veiled(view: View) -> set[str]:
    """The things that can be named without telling which of them it may be."""
    return {card.id for row in view.rows if row.id in view.veiled for card in row.cards} | {*view.alike}


def nameable(box: Game, node: Node) -> Sequence[Move]:
    """The moves as everybody may know them: of what a hidden hand may hold, all can be named."""
    hidden = veiled(node.view())
    if not hidden:
        return node.moves
    cards = [thing.id for thing in box.things if thing.id in hidden]
    found: list[Move] = []
    begun: set[tuple[str, ...]] = set()
    for move in node.moves:
        so_far = move.args[:-1]
        if not move.args or move.args[-1] not in hidden:
            found.append(move)
        elif (move.seat, move.verb, *so_far) not in begun:
            begun.add((move.seat, move.verb, *so_far))
            found += [Move(move.seat, move.verb, (*so_far, card)) for card in cards]
    return found


def still_hidden(box: Game, nodes: Sequence[Node]) -> frozenset[int]:
    """The numbers of the lines that tell what nobody else may see yet."""
    gathered = next((node.n for node in reversed(nodes) if node.move.verb in box.gathers), 0)
    return frozenset(node.n for node in nodes[gathered:] if node.move.verb in box.hidden)
