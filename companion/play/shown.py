"""The table as it can be looked at: what glows, what may be shown, whether we are in step with it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.game import Game, Move, Outcome
from companion.play.node import FORCE, Node
from companion.play.notice import Notice
from companion.play.picks import narrowed, pickable, seat_pick, verb_pick
from companion.play.put_back import put_back
from companion.play.session import Session
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


def line_told(game: str, line: str, view: View, covers: Collection[str] = ()) -> Text:
    """A line of a session in words: a move, a seat handed over, a jump or a correction.

    What a verb in `covers` laid or dealt is not said.
    """
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
    move = Move.parse(line.removeprefix(FORCE))
    if move.verb in covers:
        does = text(f"{game}-line-{move.verb}-hidden", seat=move.seat)
    else:
        does = told(game, move, view)
    return text("line-forced", said=does) if line.startswith(FORCE) else does


def decided_otherwise(box: Game, before: Sequence[Node], after: Sequence[Node]) -> list[Text]:
    """What a correction decided otherwise than the table believed."""
    if box.decided is None:
        return []
    believed = {box.decided(node.position) for node in before}
    found = dict.fromkeys(box.decided(node.position) for node in after)
    return [text("line-otherwise", said=one) for one in found if one and one not in believed]
