"""Inputs to lines: what may be picked, what is refused and why, whether we are in step with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.choose import narrowed, pickable, settled, taken
from companion.game import BadNotation, IllegalMove, Move, Outcome, Refusal
from companion.inputs import Input, Pick, Press, Scan, Slap
from companion.journal import NotKept
from companion.putback import put_back
from companion.session import FORCE, Node, Session
from companion.view import Text, View, text
from companion.words import told

IN_STEP, UNSURE, OUT_OF_STEP = "in-step", "unsure", "out-of-step"
_AMEND = re.compile(r"amend (\d{1,6})")
SLAP = "slap"
RAW_LENGTH = 200  # of the raw edges in a line; all of them are in the strip
INSTEAD = 8  # how many legal moves a refusal spells out; all of them glow


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the table must be told: refused, told, put-back, photo, or trouble."""

    kind: str
    text: Text
    rule: str = ""
    more: tuple[Text, ...] = ()
    line: str = ""
    forcible: bool = False


class Table:
    """The one place where finger, button and camera become lines of the game."""

    def __init__(self, session: Session, since: int = 0) -> None:
        self.session = session
        self.since = since  # the monotonic moment at which table time began
        self.slapped_at: int | None = None
        self.picks: tuple[str, ...] = ()
        self.fixing = False
        self.amending = 0
        self.notice: Notice | None = None
        self.sign = IN_STEP

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
        return pickable(narrowed(moves, self.picks), self.picks)

    def view(self, seat: str | None = None) -> View:
        """What may be shown."""
        return self.node.position.view(seat)

    @property
    def fresh(self) -> bool:
        """Whether nothing is half said: no pick, no correction begun, no notice open."""
        begun = self.picks or self.fixing or self.amending or self.notice or self.slapped_at is not None
        return not begun and self.sign == IN_STEP

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.session.position.outcome()

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
        if word in ("back", "amend"):
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
                case Scan(game, thing, copy, at) if game == self.session.match.game:
                    self._scan(thing, copy, at)
                case Scan(game, _, _, _):
                    self._unsure(Notice("refused", text("refuse-other-game", game=text(game))))
                case Press(line, at):
                    self._press(line, at)
                case Slap():
                    self._slap(said)
        except IllegalMove as illegal:
            self._refuse(illegal.refusal, illegal.line)
        except BadNotation as bad:
            self._unsure(Notice("refused", text("refuse-notation", why=str(bad))))
        except NotKept as trouble:
            self.notice = Notice("trouble", trouble.said)

    def do(self, *lines: str, at: int) -> None:
        """Lines carried out at a monotonic moment; the picks begin anew."""
        self.session.do(*lines, at=(at - self.since) // 1_000_000)
        self.picks, self.amending = (), 0
        self.sign = IN_STEP
        self.notice = None

    def _press(self, line: str, at: int) -> None:
        match line:
            case "ok":
                self.notice, self.sign = None, IN_STEP
            case "cancel":
                self.picks, self.notice, self.amending = (), None, 0
            case "fix":
                self.fixing, self.picks, self.notice = not self.fixing, (), None
            case _ if line.startswith("tell "):
                self._tell(line.removeprefix("tell "))
            case _ if (found := _AMEND.fullmatch(line)) and 0 < int(found[1]) <= self.session.now.tip.n:
                self.amending, self.fixing, self.picks, self.notice = int(found[1]), False, (), None
            case _:
                self._line(line, at)

    def _line(self, line: str, at: int) -> None:
        """A whole line said at once; whatever goes back in time tells what to put back."""
        lies = self.view()
        self.do(line, at=at)
        word = line.partition(" ")[0]
        if word in ("undo", "redo", "back", "amend"):
            puts = put_back(lies, self.view())
            misfits = tuple(text("line-misfit", line=misfit) for misfit in self.session.now.misfits)
            if puts or misfits:
                self.sign = OUT_OF_STEP
                more = (*misfits, *(put.said for put in puts))
                self.notice = Notice("put-back", text(f"put-after-{word}"), more=more)

    def _pick(self, ids: tuple[str, ...], at: int) -> None:
        """A finger or the camera names a thing: it narrows the moves, begins anew, or is refused."""
        self.notice = None
        if self.picks and self.picks[-1] in ids and self.picks[-1] not in self.open:
            self.picks = self.picks[:-1]
            return
        moves = self.moves
        for picks in (self.picks, ()):
            open_now = pickable(narrowed(moves, picks), picks)
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
            self.notice = Notice("told", told[0], more=told[1:])
        return bool(told)

    def _scan(self, thing: str, copy: int, at: int) -> None:
        """A card seen: if several players could have laid it, its copy's number says whose it is."""
        owner = f"p{copy}"
        whose = {move.seat for move in narrowed(self.moves, (thing,))}
        if len(whose) > 1 and owner in whose and not self.picks:
            self.picks = (f"@{owner}",)
        self._pick((thing,), at)

    def _chose(self, moves: Sequence[Move], picks: tuple[str, ...], at: int) -> None:
        move = settled(narrowed(moves, picks), picks)
        if move is None:
            self.picks = picks
        else:
            self._line(f"amend {self.amending} {move}" if self.amending else self._timed(move, at), at)

    def _timed(self, move: Move, at: int) -> str:
        """A move's line, with the moment it happened where the rules judge by it."""
        if move.verb not in self.session.match.box.timed:
            return str(move)
        if move.verb == SLAP and self.slapped_at is not None:
            at, self.slapped_at = self.slapped_at, None
        return f"{move} @{max(0, at - self.since)}"

    @property
    def slappable(self) -> bool:
        """Whether a slap means something now: then the buttons are armed."""
        return any(move.verb == SLAP for move in self.session.moves)

    def _slap(self, slap: Slap) -> None:
        """What the buttons say: a slap with its moment, its strip, or a button that misbehaves."""
        if slap.call in ("early", "stuck", "void"):
            self._unsure(Notice("refused", text(f"slap-{slap.call}", seat=slap.button)))
        elif not self.slappable:
            self._unsure(Notice("refused", text("refuse-no-slap")))
        elif slap.call == "final":
            self._line("table settle", slap.at)
            self.notice = Notice("photo", text("slap-finish"), more=(text("called", name=slap.finish),))
        elif slap.button in self.session.match.seats:
            raw = " ".join(f"~{word}" for word in slap.raw)[:RAW_LENGTH].rpartition(" ")[0]
            line = f"{slap.button} {SLAP} @{max(0, slap.at - self.since)} {raw}".rstrip()
            self._line(line, slap.at)
        else:
            # One button lies under the pile: whose hand it was is asked with one touch.
            self.picks, self.slapped_at = (f":{SLAP}",), slap.at

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
        self.notice, self.sign = notice, UNSURE
