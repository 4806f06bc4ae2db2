"""Inputs to lines: what may be picked, what is refused and why, whether we are in step with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.game import BadNotation, IllegalMove, Move, Outcome, Refusal
from companion.inputs import Input, Pick, Press, Scan, Slap
from companion.keep.journal import NotKept
from companion.photo_finish import SLAP, Strip
from companion.play.picks import narrowed, pickable, seat_pick, settled, taken, verb_pick
from companion.play.put_back import put_back
from companion.play.scans import REREAD, SEEN, Readings
from companion.play.session import FORCE, Node, Session
from companion.play.slaps import Slapping
from companion.play.undo_consent import asks
from companion.view import Text, View, text
from companion.words import told

IN_STEP, UNSURE, OUT_OF_STEP = "in-step", "unsure", "out-of-step"
_AMEND = re.compile(r"amend (\d{1,6})")
_NUMBER = re.compile(r"number (-?\d{1,5})")
INSTEAD = 8  # how many legal moves a refusal spells out; all of them glow


@dataclass(frozen=True, slots=True)
class Notice:
    """What the table must be told: refused, told, put-back, trouble, early, slap (who was first), photo,
    or a question with its answers.
    """

    kind: str
    text: Text
    rule: str = ""
    more: tuple[Text, ...] = ()
    line: str = ""
    forcible: bool = False
    strip: Strip | None = None
    offers: tuple[tuple[Text, str], ...] = ()  # answers of one tap: the words, and the line they say
    against: str = ""  # what to say where the table does not agree


class Table:
    """The one place where finger, button and camera become lines of the game."""

    def __init__(self, session: Session, since: int = 0) -> None:
        self.session = session
        self.since = since  # the monotonic moment at which table time began
        self.slapping = Slapping(self)
        self.picks: tuple[str, ...] = ()
        self.fixing = False
        self.amending = 0
        self.asks: Move | None = None  # a move that waits for its number
        self.notice: Notice | None = None
        self.doubt: Notice | None = None  # why screen and table may differ, until that is settled
        self.readings = Readings(self)

    # what is shown

    @property
    def node(self) -> Node:
        """The position looked at: the one on the table, or the one before a line being amended."""
        tip = self.session.now.tip
        before = tip.lines()[self.amending - 1].before if self.amending else None
        return before or tip

    @property
    def moves(self) -> Sequence[Move]:
        """What could be done now: the legal moves, or every correction while fixing."""
        return tuple(self.node.position.fixes()) if self.fixing else self.node.moves

    @property
    def open(self) -> dict[str, None]:
        """What may be picked next; it glows."""
        moves = self.moves
        return self._pickable(moves, self.picks)

    def _pickable(self, moves: Sequence[Move], picks: tuple[str, ...]) -> dict[str, None]:
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
        return self.node.position.view(seat)

    @property
    def fresh(self) -> bool:
        """Whether nothing is half said: no pick, correction, number or notice, no slap or card in doubt."""
        begun = self.picks or self.fixing or self.amending or self.asks or self.notice or self.doubt
        return not (begun or self.slapping.strip or self.readings.busy)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.session.position.outcome()

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
        return tuple(put.said for put in put_back(View(view.prompt, view.rule), view))

    @property
    def undoes(self) -> Text | None:
        """What undo would take back."""
        past = self.session.now.past
        return self.tell(past.line) if past else None

    @property
    def redoes(self) -> Text | None:
        """What redo would do again."""
        future = self.session.now.future
        return self.tell(future.line) if future else None

    def tell(self, line: str) -> Text:
        """A line in words."""
        word, _, _ = line.partition(" ")
        if word in ("back", "amend", "insert"):
            return text(f"line-{word}")
        move = Move.parse(line.removeprefix(FORCE))
        said = told(self.session.match.game, move, self.view())
        return text("line-forced", said=said) if line.startswith(FORCE) else said

    # what is said

    def handle(self, said: Input) -> None:
        """Take in what a finger, a button or the camera says; never raises."""
        try:
            match said:
                case Pick(ids, at):
                    self._pick(ids, at)
                case Scan():
                    self.readings.hear(said)
                case Press(line, at):
                    self.press(line, at)
                case Slap():
                    self.slapping.hear(said)
            self.readings.go_on()
        except IllegalMove as illegal:
            self._refuse(illegal.refusal, illegal.line)
        except BadNotation as bad:
            self._unsure(Notice("refused", text("refuse-notation", why=str(bad))))
        except NotKept as trouble:
            self.notice = Notice("trouble", trouble.said)

    def do(self, *lines: str, at: int) -> None:
        """Lines carried out at a monotonic moment; the picks begin anew."""
        self.session.do(*lines, at=(at - self.since) // 1_000_000)
        self.picks = (f":{SLAP}",) if self.slapping.asks else ()
        self.amending, self.asks = 0, None
        self.notice = self.doubt = None

    def press(self, line: str, at: int) -> None:
        """One of the table's own words, or a line."""
        match line:
            case "ok":
                self.notice = self.doubt = None
            case "cancel":
                self.picks, self.notice, self.amending, self.asks = (), None, 0, None
                self.slapping.nobody()
            case "photo":
                self.slapping.show()
            case "fix":
                self.fixing, self.picks, self.notice = not self.fixing, (), None
            case _ if line.startswith("tell "):
                self._tell(line.removeprefix("tell "))
            case _ if (found := _AMEND.fullmatch(line)) and 0 < int(found[1]) <= self.session.now.tip.n:
                self.amending, self.fixing, self.picks, self.notice = int(found[1]), False, (), None
            case _ if line.startswith(SEEN):
                self.readings.answer(line.removeprefix(SEEN), at)
            case _ if line.startswith(REREAD):
                self.readings.correct(line.removeprefix(REREAD), at)
            case _ if self.asks and (found := _NUMBER.fullmatch(line)):
                told = f"{self.asks} ={int(found[1])}"
                self._line(f"amend {self.amending} {told}" if self.amending else told, at)
            case _:
                self._line(line, at)

    def _line(self, line: str, at: int) -> None:
        """A whole line said at once; whatever goes back in time tells what to put back."""
        lies, before = self.view(), self.session.now.tip
        why = asks(self.session, line)
        self.do(f"{line} {why}".rstrip(), at=at)
        word = line.partition(" ")[0]
        if word not in ("undo", "redo", "back", "amend", "insert"):
            return
        self.readings.forget()
        # Where there are only numbers, nothing lies on the table that hands could put back.
        puts = put_back(lies, self.view()) if lies.spaces or lies.rows else ()
        more = self._otherwise(before) if word in ("amend", "insert") else []
        more += [text("line-misfit", line=misfit) for misfit in self.session.now.misfits]
        more += [put.said for put in puts]
        if more:
            self.doubt = Notice("put-back", text(f"put-after-{word}"), more=tuple(more))
            self.notice = self.doubt
        if why:
            more.append(text("asked-marked"))
            against = "redo" if word == "undo" else "undo"
            self.notice = Notice("put-back", text(f"asked-{why}"), more=tuple(more), against=against)

    def _otherwise(self, before: Node) -> list[Text]:
        """What a correction decided otherwise than the table believed."""
        decided = self.session.match.box.decided
        if decided is None:
            return []
        believed = {decided(node.position) for node in before.lines()}
        found = [decided(node.position) for node in self.session.now.tip.lines()]
        return [
            text("line-otherwise", said=said)
            for said in dict.fromkeys(found)
            if said and said not in believed
        ]

    def _pick(self, ids: tuple[str, ...], at: int) -> None:
        """A finger or the camera names a thing: it narrows the moves, begins anew, or is refused."""
        self.notice = None
        if self.picks and self.picks[-1] in ids and self.picks[-1] not in self.open:
            self.picks = self.picks[:-1]
            return
        moves = self.moves
        for picks in (self.picks, ()):
            open_now = self._pickable(moves, picks)
            chosen = next((thing for thing in ids if thing in open_now), None)
            if chosen is not None:
                self._chose(moves, (*picks, chosen), at)
                return
        if not (ids and self._tell(ids[-1])):
            self._refuse_pick(moves, ids)

    def _tell(self, place: str) -> bool:
        """What a place would bring, where the game can say: a finger there only asks."""
        tells = self.session.match.box.tells
        told = tells(self.node.position, place) if tells and not (self.fixing or self.amending) else ()
        if told:
            self.notice = Notice("told", told[0], rule=self.view().rule, more=told[1:])
        return bool(told)

    def name(self, thing: str, copy: int, at: int) -> None:
        """A card seen: if several players could have laid it, its copy's number says whose it is."""
        if self.picks[-1:] == (thing,):
            return  # seen again; only a finger lets go of it
        shown = self.notice
        owner = f"p{copy}"
        whose = {move.seat for move in narrowed(self.moves, (thing,))}
        if len(whose) > 1 and owner in whose and not self.picks:
            self.picks = (f"@{owner}",)
        self._pick((thing,), at)
        if shown and shown.strip and (self.notice is None or self.notice.kind == "refused"):
            # A verdict stays on the screen, whatever the camera makes of the cards meanwhile.
            more = (self.notice.text,) if self.notice else ()
            self.notice = replace(shown, more=(*more, *shown.more))

    def _chose(self, moves: Sequence[Move], picks: tuple[str, ...], at: int) -> None:
        move = settled(narrowed(moves, picks), picks)
        if move is None:
            self.picks = picks
        elif move.verb == SLAP and self.slapping.asks and not self.amending:
            self.slapping.answer(move.seat, at)
        elif move.verb in self.session.match.box.numbered:
            self.picks, self.asks = (), move
        else:
            self._line(f"amend {self.amending} {move}" if self.amending else self._timed(move, at), at)

    def _timed(self, move: Move, at: int) -> str:
        """A move's line, with the moment it happened where the rules judge by it."""
        timed = move.verb in self.session.match.box.timed
        return f"{move} @{max(0, at - self.since)}" if timed else str(move)

    def ask(self, pick: str) -> None:
        """Ask on the screen what a pick leaves open."""
        self.picks, self.notice = (pick,), None

    def say(self, kind: str, said: Text, more: tuple[Text, ...] = (), strip: Strip | None = None) -> None:
        """Tell the table something; whatever was refused leaves us unsure."""
        self.notice = Notice(kind, said, more=more, strip=strip)
        if kind in ("refused", "question"):
            self.doubt = self.notice

    def _refuse_pick(self, moves: Sequence[Move], ids: tuple[str, ...]) -> None:
        """The rule against what the finger seems to mean."""
        likely = narrowed(moves, self.picks)
        if not likely or not ids:
            probe = Move((self.node.acting or ("p1",))[0], "move", ids[:1])
        else:
            n = taken(likely[0], self.picks) or 0
            # Once a thing was picked, what is tapped next is a place; before that, the thing lying on it.
            thing = ids[-1] if n else ids[0]
            probe = Move(likely[0].seat, likely[0].verb, (*likely[0].args[:n], thing))
        self._refuse(self.node.position.why_not(probe), str(probe))

    def _refuse(self, refusal: Refusal, line: str) -> None:
        """A refusal, with what would be legal instead."""
        view = self.view()
        likely = narrowed(self.moves, self.picks) if self.picks else list(self.moves)
        more = tuple(told(self.session.match.game, move, view) for move in likely[:INSTEAD])
        self._unsure(Notice("refused", refusal.text, refusal.rule, more, line, self._forcible(line)))

    def _forcible(self, line: str) -> bool:
        """Whether hands could do it all the same, if the table insists."""
        if self.amending or line.startswith(FORCE):
            return False
        try:
            self.node.position.apply(Move.parse(line))
        except ValueError:
            return False
        return True

    def _unsure(self, notice: Notice) -> None:
        self.notice = self.doubt = notice
