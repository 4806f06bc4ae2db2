"""What the camera reads at a table: taken where the rules allow it, else asked about, and put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from companion.game import Move
from companion.games.things import name_here, name_of
from companion.inputs import Scan
from companion.play.devices.scan_verdict import UNSURE, Verdict, alternatives, weigh
from companion.play.node import Node
from companion.play.notice import AtTable, Notice
from companion.play.picks import narrowed, pickable
from companion.play.put_back import put_back
from companion.play.shown import nameable, still_hidden, veiled
from companion.view import Text, text

SEEN, REREAD = "seen ", "reread "  # a finger's words: it was this thing; line N was that thing
WAITING = 32  # readings kept while a question is open
KEPT = 60  # readings that can be recognised as read before


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading that became a line of the game: which line, and what was read."""

    n: int
    thing: str
    copy: int
    verb: str

    def stands(self, lines: Sequence[Node]) -> bool:
        """Whether that line still says so."""
        return self.n <= len(lines) and (self.verb, self.thing) in _named(lines[self.n - 1])


class Scans:
    """The camera's word at one table; a finger's word counts more."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.confirm: Callable[[], str] = lambda: UNSURE
        self.in_sight: Callable[[], Iterable[str]] = tuple
        self.asked: Scan | None = None
        self._question: Notice | None = None
        self._waiting: list[Scan] = []
        self._held: Scan | None = None  # read and taken, but no line yet: the place is still to be named
        self._since = 0  # how many lines had been said then
        self._taken: list[Reading] = []

    # hearing

    @property
    def asking(self) -> bool:
        """Whether a question about a reading is open."""
        return self.asked is not None and self.table.notice is self._question

    @property
    def busy(self) -> bool:
        """Whether a reading waits for its question, its turn or the rest of its move."""
        return self.asking or bool(self._waiting) or self._held is not None

    @property
    def open(self) -> dict[str, None]:
        """What a reading may mean now: what may be picked next, or first."""
        return self.table.open | pickable(self.table.moves, ())

    def hear(self, scan: Scan) -> None:
        """A thing seen; it waits while a question is open or hands put things back.

        Where lines carry their own moments nothing waits: the order in which they are said does not matter.
        """
        match = self.table.session.match
        if scan.game != match.game:
            name, game = name_of(scan.game, scan.thing), text(scan.game)
            self.table.tell(Notice("refused", text("refuse-other-game", name=name, game=game)))
        elif self.table.paused or (self.asking and not match.box.timed):
            self._waiting = [*self._waiting, scan][-WAITING:]
        else:
            self._weigh(scan)

    def go_on(self) -> None:
        """After anything was said: remember which line a reading became, and hear what had to wait."""
        if self._held is not None:
            self._remember(self._held)
        while self._waiting and not self._must_wait:
            scan, *self._waiting = self._waiting
            self._weigh(scan)

    @property
    def _must_wait(self) -> bool:
        """Whether something else comes first; a refusal, too, is to be read before it is gone."""
        told = self.table.notice
        return self.asking or self.table.paused or (told is not None and told.kind == "refused")

    def forget(self) -> None:
        """What waits was read for a moment that is no more."""
        self._waiting, self._held = [], None

    def _weigh(self, scan: Scan) -> None:
        table = self.table
        if table.came_late(scan.thing, scan.at):
            return
        box, view = table.session.match.box, table.view()
        seen = [thing for thing in self.in_sight() if thing != scan.thing]
        played = self._played(scan)
        verdict = weigh(scan, box, self.open, view, self.confirm(), seen, played, veiled(view))
        if not verdict.ask:
            self._take(scan)
        elif table.notice is not None and table.notice.strip is not None:
            table.tell_beside(Notice("question", verdict.said))
        else:
            self._ask(verdict)

    def _take(self, scan: Scan) -> None:
        """As if a finger had named it."""
        self._held, self._since = scan, self.table.session.told
        self.table.name(scan.thing, scan.copy, scan.at)
        self._remember(scan)

    def _remember(self, scan: Scan) -> None:
        tip = self.table.session.now.tip
        known = {reading.n for reading in self._taken if reading.stands(self.table.session.now.nodes)}
        verb = next((verb for verb, thing in _named(tip) if thing == scan.thing), "")
        new = self.table.session.told > self._since  # an older line does not come of this reading
        if verb and new and tip.n not in known and self._held is not None:
            self._taken = [*self._taken, Reading(tip.n, scan.thing, scan.copy, verb)][-KEPT:]
            self._held = None

    def _played(self, scan: Scan) -> set[tuple[str, int]]:
        """This very copy, if all it could do now it has done since the cards were last gathered.

        A thing of which there is only one is left to the rules: they know whether it can come again.
        """
        box, lines = self.table.session.match.box, self.table.session.now.nodes
        if all(thing.copies == 1 for thing in box.things if thing.id == scan.thing):
            return set()
        gathered = next((node.n for node in reversed(lines) if node.move.verb in box.gathers), 0)
        done = {
            reading.verb
            for reading in self._taken
            if (reading.thing, reading.copy) == (scan.thing, scan.copy)
            and reading.n > gathered
            and reading.verb not in box.hidden  # what lies face down stays unknown
            and reading.stands(lines)
        }
        could = {move.verb for move in narrowed(self.table.nameable, (scan.thing,))}
        return {(scan.thing, scan.copy)} if could and could <= done else set()

    # asking

    def _ask(self, verdict: Verdict) -> None:
        """The question, with what would be likelier, and the rule if one forbids it."""
        table, scan = self.table, verdict.scan
        things = (scan.thing, *verdict.instead) if verdict.possible else verdict.instead
        offers = tuple((self.called(thing), f"{SEEN}{thing}") for thing in things)
        why = Notice("question", verdict.said) if verdict.possible else table.refused(scan.thing)
        more = () if verdict.possible else (why.text,)
        self._question = replace(why, kind="question", text=verdict.said, more=more, offers=offers)
        self.asked = scan
        table.tell(self._question)

    def called(self, thing: str) -> Text:
        """A thing's name at this table."""
        return name_here(self.table.session.match.game, thing, self.table.view())

    def answer(self, thing: str, at: int) -> None:
        """A finger says which thing it was; it happened when it was seen."""
        scan = self.asked if self.asking else None
        self.asked = None
        self.table.keep_showing(None)
        game = self.table.session.match.game
        self._take(replace(scan, thing=thing) if scan else Scan(game, thing, 1, at))

    # putting right

    @property
    def held(self) -> str:
        """What was read and is picked, while the rest of the move is still to be named."""
        return self._held.thing if self._held and self._held.thing in self.table.picks else ""

    @property
    def latest(self) -> list[Reading]:
        """The readings that still stand, the last first; none of what is hidden from the others."""
        if self.table.view().secret:
            return []
        lines = self.table.session.now.nodes
        hidden = still_hidden(self.table.session.match.box, lines)
        return [
            reading for reading in reversed(self._taken) if reading.n not in hidden and reading.stands(lines)
        ]

    def instead(self, reading: Reading) -> tuple[str, ...]:
        """What else that line could have said, likeliest first."""
        node = self.table.session.now.nodes[reading.n - 1]
        before = node.before
        allowed = set(nameable(self.table.session.match.box, before)) if before else set()
        things = {
            thing.id
            for thing in self.table.session.match.box.things
            if _with(node.move, reading.thing, thing.id).plain in allowed
        }
        return alternatives(reading.thing, self.table.session.match.box, things, self.in_sight())

    def correct(self, which: str, at: int) -> None:
        """`N THING`: line N was misread. The table lies right, so only what followed is to be put back."""
        number, _, thing = which.partition(" ")
        reading = next((known for known in self.latest if str(known.n) == number), None)
        if reading is None or not thing:
            return
        table = self.table
        lies, lay_right = table.view(), not table.paused
        line = _with(table.session.now.nodes[reading.n - 1].move, reading.thing, thing)
        table.press(f"amend {reading.n} {line}", at)
        self._taken = [known for known in self._taken if known != reading]
        self._taken.append(Reading(reading.n, thing, reading.copy, reading.verb))
        about = {put.what for put in put_back(lies, table.view())}
        if lay_right and about <= {reading.thing, thing} and not table.session.now.misfits:
            table.press("ok", at)


def _named(node: Node) -> Iterator[tuple[str, str]]:
    """What a line says of which things: its verb and each of its arguments."""
    yield from ((node.move.verb, arg) for arg in node.move.plain.args)


def _with(move: Move, was: str, thing: str) -> Move:
    """A move with another thing in the place of one."""
    return replace(move, args=tuple(thing if arg == was else arg for arg in move.args))
