"""A board that a camera sees, at one table: what lies becomes lines, a question, or what to put right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from companion.game import Move
from companion.games.tagged import tags_of
from companion.inputs import Lies
from companion.play.board.at_board import AtBoard
from companion.play.board.entering import APART, entered_first, is_entering, placed
from companion.play.board.explain import Explained, explain, on_its_way
from companion.play.board.lying import Differs, Piece, as_it_lies, differs, laid_out, still_seen
from companion.play.board.ways import Way
from companion.play.devices.scan_verdict import ALWAYS, UNSURE
from companion.play.node import Node
from companion.play.notice import Notice
from companion.play.put_back import Amiss, amiss, put_back
from companion.play.setting_up import is_setting_up, only_set_up
from companion.play.standing import Standing
from companion.tags import Tags
from companion.view import Text, text

PATIENCE = 4_000_000_000  # nanoseconds that hands may rest before a board that lies half done is told
OFFERED = 4  # explanations to choose from; more are not read
MINE = ("board", "put-back")  # notices that go when the board lies right
FIRST = ("question", "sure", "slap", "photo", "trouble")  # what is answered first


@dataclass(frozen=True, slots=True)
class Weighed:
    """What was made of a board as it lay at one moment of a game."""

    now: Standing
    lies: Lies
    late: bool
    explained: Explained | None = None


class Boards:
    """The camera's word about the board of one table; a finger's word counts more."""

    def __init__(self, table: AtBoard) -> None:
        self.table = table
        self.tags: Callable[[], Tags | None] = lambda: tags_of(table.session.match.game)
        self.confirm: Callable[[], str] = lambda: UNSURE
        self.lies: Lies | None = None  # the last one, seen at its moment
        self.right: Node | None = None  # the last position at which the board was seen to lie right
        self._since = 0  # when it first lay so
        self._seen = frozenset[Piece]()  # the pieces that were read where they lie
        self._weighed: Weighed | None = None
        self._told: Notice | None = None
        self._left: Lies | None = None  # the table says that it is right so, whatever is seen

    # hearing

    def hear(self, lies: Lies) -> None:
        """A whole board seen; of another game's nothing is said."""
        if lies.game != self.table.session.match.game:
            return
        if self.lies is None or not same(lies, self.lies):
            self._since, self._left = lies.at, None
        self.lies = lies

    def go_on(self) -> None:
        """After anything was said: what the board means now, once for each board and each position."""
        lies, tags = self.lies, self.tags()
        if lies is None or tags is None or self.table.busy or self._waits:
            return
        late = lies.at - self._since >= PATIENCE
        was, now = self._weighed, self.table.session.now
        if was and was.now is now and was.late == late and same(was.lies, lies):
            return
        again = was if was and was.now is now and same(was.lies, lies) else None
        self._weighed = Weighed(now, lies, late, again.explained if again else None)
        self._weigh(now, tags, lies, late)

    @property
    def _waits(self) -> bool:
        """Whether something else is asked first."""
        told = self.table.notice
        asked = self.table.session.now.asked is not None
        return asked or (told is not None and told is not self._told and told.kind in FIRST)

    @property
    def differs(self) -> Differs | None:
        """How the board that was seen last differs from the position shown; None where none was seen."""
        lies, tags = self.lies, self.tags()
        return differs(tags.lie(self.table.session.now.tip.view()), lies) if lies and tags else None

    @property
    def seen_amiss(self) -> Amiss | None:
        """The board as it was seen last beside the one shown, and what hands would have to do."""
        lies, tags = self.lies, self.tags()
        return self._amiss(self.table.session.now, tags, lies) if lies and tags and self.differs else None

    @property
    def waiting(self) -> bool:
        """Whether hands are awaited: then the same board is to be said again after a while."""
        weighed = self._weighed
        return weighed is not None and not weighed.late and bool(self.differs)

    @property
    def laid_out(self) -> tuple[Text, ...]:
        """What is still to be laid out, piece by piece; nothing where no piece was seen."""
        found = self.seen_amiss
        if self.lies is None or not self.lies.on or self.differs is None:
            return ()
        return laid_out(found) if found else (text("board-right"),)

    # weighing

    def _weigh(self, now: Standing, tags: Tags, lies: Lies, late: bool) -> None:
        board = tags.lie(now.tip.view())
        found, self._seen = differs(board, lies), still_seen(self._seen, board, lies)
        if not found:
            self._lies_right(now, lies)
        elif now.lies is not None:
            self._put_right(self._amiss(now, tags, lies))
        elif is_setting_up(self.table.session):
            if lines := placed(self.table.session, tags, lies):
                self.table.do(*lines, at=lies.at)
        elif not now.tip.outcome and not self._passive(now, lies):
            self._play(now, tags, lies, late)

    def _passive(self, now: Standing, lies: Lies) -> bool:
        """Whether nothing is to be made of it: no tags are used, hands lay out, or all enter in any order."""
        session = self.table.session
        laying = self.right is None and (not lies.on or only_set_up(session))
        return laying or is_entering(session.match.box, now.tip) or self._left is not None

    def _lies_right(self, now: Standing, lies: Lies) -> None:
        """In step: what was told about the board is over; what was to be put back is."""
        table, self.right = self.table, now.tip
        table.lying = None
        if now.lies is not None:
            rest = self._beside(now)
            if rest is None:
                table.press("ok", lies.at)
            else:
                self._put_right(rest)
            return
        if table.notice is not None and (table.notice is self._told or table.notice.kind == "put-back"):
            table.keep_showing(None)
        if table.doubt is not None and table.doubt is self._told:
            table.doubt = None
        self._told = None

    def _play(self, now: Standing, tags: Tags, lies: Lies, late: bool) -> None:
        """Hands have moved something: what was it?"""
        lay = self._lay_since(now)
        if on_its_way(lies, *(tags.lie(node.view()) for node in lay)) and len(lay) > 1:
            if late:  # what was touched was never done by hands
                self._out_of_step(now, tags, lies, None)
            return
        explained = self._explained(now, tags, lies)
        if explained.ways:
            self._one_of(explained, lies)
        elif late or not explained.begun:
            self._out_of_step(now, tags, lies, explained)
        elif self.table.notice is self._told:
            self._tell(None)

    def _lay_since(self, now: Standing) -> list[Node]:
        """The positions since the board last lay right: hands may still be behind the screen."""
        nodes = [now.tip]
        while self.right is not None and nodes[-1] is not self.right and (before := nodes[-1].before):
            nodes.append(before)
        return nodes if nodes[-1] is self.right else [now.tip]

    def _explained(self, now: Standing, tags: Tags, lies: Lies) -> Explained:
        """Looked for once for each board and position."""
        assert self._weighed
        if self._weighed.explained is None:
            table, box = self.table, self.table.session.match.box
            found = explain(now.tip.position, box, tags, lies, now.chairs, table.announced, seen=self._seen)
            self._weighed = replace(self._weighed, explained=found)
        assert self._weighed.explained
        return self._weighed.explained

    def _one_of(self, explained: Explained, lies: Lies) -> None:
        """It is taken where it can be nothing else and the table need not be asked; else asked."""
        way, table = explained.ways[0], self.table
        # A tag unread at the first look would pass for a bare space: until the board lay right, all is asked.
        asks = self.confirm() == ALWAYS or self.right is None or self._warns(way)
        if explained.sure and not asks:
            self._told = None
            table.lying = None
            table.take(way.lines, lies.at)
            self.right = table.session.now.tip
            return
        ways = explained.ways[:OFFERED]
        offers = self._offers(ways)
        said = "board-is-it" if len(ways) == 1 else "board-which"
        more = (text("board-more"),) if len(explained.ways) > OFFERED or explained.cut else ()
        self._tell(Notice("board", text(said), self.table.view().rule, more=more, offers=offers))

    def _warns(self, way: Way) -> bool:
        """Whether a line takes something away that is asked about when it is touched."""
        warns, position = self.table.session.match.box.warns, self.table.session.position
        return warns is not None and len(way.moves) == 1 and warns(position, way.moves[0]) is not None

    def _offers(self, ways: Sequence[Way]) -> tuple[tuple[Text, str], ...]:
        """Keys of one touch; where their last lines tell them apart, these are enough to read."""
        short = len({way.moves[-1] for way in ways}) == len(ways)
        return tuple((self._said(way, short), f"lies {APART.join(way.lines)}") for way in ways)

    def _said(self, way: Way, short: bool) -> Text:
        """A way in words: its lines one after the other, or the last one."""
        position, said = self.table.session.position, list[Text]()
        for move in way.moves:
            said.append(self.table.move_told(move, position))
            position = position.apply(move)
        told, *more = said[-1:] if short else said
        for one in more:
            told = text("board-then", first=told, then=one)
        return told

    # out of step

    def _amiss(self, now: Standing, tags: Tags, lies: Lies) -> Amiss:
        """How the board lies and how it should, and beside it what no camera sees."""
        wanted = now.tip.view()
        seen = as_it_lies(wanted, tags, lies)
        chores, beside = put_back(seen, wanted), self._beside(now)
        more = beside.chores if beside else ()
        return Amiss(seen, wanted, (*chores, *more), beside.remarks if beside else ())

    def _beside(self, now: Standing) -> Amiss | None:
        """What is to be put right beside the board, or told: cards, counts, what was decided otherwise."""
        tags = self.tags()
        if now.lies is None or tags is None:
            return None
        found = amiss(self.table.session.match.box, now.lies, now)
        tokens = (*found.lies.tokens, *found.wanted.tokens)
        tagged = {token.id for token in tokens if tags.named(token)}
        tagged |= {counter.id for counter in found.wanted.counters if counter.of is not None}  # a supply
        chores = tuple(chore for chore in found.chores if chore.what not in tagged)
        return replace(found, lies=found.wanted, chores=chores) if chores or found.remarks else None

    def _put_right(self, found: Amiss) -> None:
        """What hands must still put back: the list as it is now."""
        table, self.table.lying = self.table, found
        if table.notice is not None and table.notice.kind == "put-back":
            table.keep_showing(table.to_settle)

    def _out_of_step(self, now: Standing, tags: Tags, lies: Lies, explained: Explained | None) -> None:
        """No legal line leads there: why not, what differs, and what comes nearest."""
        table, found = self.table, self._amiss(now, tags, lies)
        offers = self._offers(explained.near if explained else ())
        tried = explained is not None and not explained.begun and self.right is not None
        why = table.tried(*_tried(found)) if tried else None
        if why is None:
            key = "board-unlike" if self.right else "board-resumed"
            self._tell(Notice("board", text(key), now.tip.view().rule, found.words, offers=offers))
        else:
            self._tell(replace(why, offers=offers))
        table.lying = found

    def _tell(self, notice: Notice | None) -> None:
        self._told = notice
        self.table.lying = None
        self.table.keep_showing(notice)
        self.table.doubt = notice

    def leave(self) -> None:
        """The table says that it is right as it lies: nothing more is said of this board."""
        if self.differs:
            self._left, self.table.lying = self.lies, None
            self._told = self.table.doubt = Notice("told", text("board-left"))

    def first(self, move: Move) -> Notice | None:
        """Before a move ends what all enter: what lies and is not entered yet."""
        tags, lies = self.tags(), self.lies
        return entered_first(self.table.session, tags, lies, move) if tags and lies and self.differs else None


def same(one: Lies, other: Lies) -> bool:
    """Whether two looks saw the same board."""
    return (one.on, one.between, one.hidden) == (other.on, other.between, other.hidden)


def _tried(found: Amiss) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What hands did, as a finger would have done it: a piece, and where it was put."""
    moved = [chore for chore in found.chores if chore.act == "move"]
    if len(moved) > 1:
        return (), ()  # that was no move: things fell over
    if moved:
        return (moved[0].what, moved[0].to), (moved[0].lies,)
    for chore in found.chores:
        if chore.act == "take":
            return (chore.to,), ()
        if chore.act == "lay":
            return (chore.what, chore.to), ()
    return (), ()


def lines_in(answer: str) -> Sequence[str]:
    """The lines of an answer."""
    return [line for line in answer.split(APART) if line]
