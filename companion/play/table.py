"""Inputs to lines: what may be picked, what is refused and why, whether we are in step with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from companion.disk import NotKept
from companion.game import BadNotation, IllegalMove, Move, Refusal
from companion.inputs import Input, Pick, Press, Scan, Slap
from companion.play.draw import CannotKeep
from companion.play.node import Node
from companion.play.notice import Notice
from companion.play.picks import forcible, narrowed, refusal_of, settled
from companion.play.put_back import put_back
from companion.play.scans import Scans
from companion.play.session import Session
from companion.play.setting_up import chance_drawn, cleared, drawn_anew
from companion.play.shown import Shown, decided_otherwise, still_hidden, veiled
from companion.play.slaps import Slaps
from companion.play.undo_consent import reason_to_ask
from companion.view import Text, text
from companion.words import told

TAKES_BACK = ("undo", "redo", "back", "amend", "insert")
_AMEND = re.compile(r"amend (\d{1,6})")
_NUMBER = re.compile(r"number (-?\d{1,5})")
_TROUBLE = re.compile(r"trouble (not-kept-[a-z-]+|fault-inside) ?(.*)")
INSTEAD = 8  # how many legal moves a refusal spells out; all of them glow


class Table(Shown):
    """The one place where finger, button and camera become lines of the game."""

    def __init__(self, session: Session, since: int = 0) -> None:
        super().__init__(session, since)
        self.slaps = Slaps(self)
        self.scans = Scans(self)

    @property
    def fresh(self) -> bool:
        """Whether nothing is half said: no pick, correction, number or notice, no slap or card in doubt."""
        begun = self.picks or self.fixing or self.amending or self.wants_number or self.notice or self.doubt
        return not (begun or self.slaps.strip or self.scans.busy)

    # what is said

    def handle(self, one: Input) -> None:
        """Take in what a finger, a button or the camera says; never raises."""
        try:
            match one:
                case Pick(ids, at):
                    self._pick(ids, at)
                case Scan():
                    self.scans.hear(one)
                case Press(line, at):
                    self.press(line, at)
                case Slap():
                    self.slaps.hear(one)
            self.scans.go_on()
        except IllegalMove as illegal:
            self._unsure(self._refusal(illegal.refusal, illegal.line))
        except BadNotation as bad:
            self._unsure(Notice("refused", text("refuse-notation", why=str(bad))))
        except CannotKeep:
            self.notice = Notice("refused", text("refuse-cannot-keep"))
        except NotKept as trouble:
            self.notice = Notice("trouble", trouble.said)

    def do(self, *lines: str, at: int) -> None:
        """Lines carried out at a monotonic moment; the picks begin anew."""
        self._keep(*lines, at=at)
        verbs = self.slaps.verbs
        self.picks = (f":{verbs.slap}",) if verbs and self.slaps.whose else ()
        self.amending, self.wants_number = 0, None
        self.notice = self.doubt = None

    def _keep(self, *lines: str, at: int) -> None:
        """Lines that change nothing on the table, such as a clock's, leave what is half said as it is."""
        self.session.do(*lines, at=(at - self.since) // 1_000_000)

    def press(self, line: str, at: int) -> None:
        """One of the table's own words, or a line."""
        word, _, rest = line.partition(" ")
        match word:
            case "ok" if not rest:
                self.notice = self.doubt = None
            case "cancel" if not rest:
                self.picks, self.notice, self.amending, self.wants_number = (), None, 0, None
                self.slaps.nobody()
            case "photo" if not rest:
                self.slaps.show()
            case "fix" if not rest:
                self.fixing, self.picks, self.notice = not self.fixing, (), None
            case "tell" if rest:
                self._tell(rest)
            case "amend" if _AMEND.fullmatch(line) and 0 < int(rest) <= self.session.now.tip.n:
                self._check_face_up(line)
                self.amending, self.fixing, self.picks, self.notice = int(rest), False, (), None
            case "seen" if rest:
                self.scans.answer(rest, at)
            case "reread" if rest:
                self.scans.correct(rest, at)
            case "number" if self.wants_number and (found := _NUMBER.fullmatch(line)):
                numbered = f"{self.wants_number} ={int(found[1])}"
                self._line(f"amend {self.amending} {numbered}" if self.amending else numbered, at)
            case "draw" | "redraw" | "chance" | "by-hand":
                self._draw(word, rest, at)
            case "clock" | "seat" | "swap":
                self._keep(line, at=at)
            case "time-up" if rest in self.session.match.seats:
                self.notice = self.notice or Notice("time", text("clock-up", seat=rest))
            case "trouble" if found := _TROUBLE.fullmatch(line):
                self.notice = Notice("trouble", text(found[1], detail=found[2]))
            case _:
                self._line(line, at)

    def _draw(self, word: str, rest: str, at: int) -> None:
        """`draw SEED` sets up by a seed, `redraw KEPT,KEPT SEED` keeping some things, `by-hand` not at all.

        `chance SEED` draws what luck decides in mid-game. The seed is said, so that a replay is exact.
        """
        session = self.session
        match word:
            case "draw":
                lines = drawn_anew(session, rest)
            case "redraw":
                kept, _, seed = rest.partition(" ")
                lines = drawn_anew(session, seed, kept.split(","))
            case "chance":
                lines = chance_drawn(session, rest)
            case _:
                lines = cleared(session)
        if lines:
            self.do(*lines, at=at)

    def _line(self, line: str, at: int) -> None:
        """A whole line said at once; whatever goes back in time tells what to put back."""
        word = line.partition(" ")[0]
        if word not in TAKES_BACK:
            self.do(line, at=at)
            return
        self._check_face_up(line)
        lies, before = self.view(), self.session.now.nodes
        why = reason_to_ask(self.session, line)
        self.do(f"{line} {why}".rstrip(), at=at)
        self.scans.forget()
        # Where there are only numbers, nothing lies on the table that hands could put back.
        chores = put_back(lies, self.view()) if lies.spaces or lies.rows else ()
        more = self._otherwise(before) if word in ("amend", "insert") else []
        more += [text("line-misfit", line=self.line_told(misfit)) for misfit in self.session.now.misfits]
        more += [chore.words for chore in chores]
        if more:
            self.doubt = Notice("put-back", text(f"put-after-{word}"), more=tuple(more))
            self.notice = self.doubt
        if why:
            more.append(text("asked-marked"))
            against = "redo" if word == "undo" else "undo"
            self.notice = Notice("put-back", text(f"asked-{why}"), more=tuple(more), against=against)

    def _check_face_up(self, line: str) -> None:
        """A line that lies face down cannot be another: what no longer fitted would tell what it was."""
        found = _AMEND.match(line)
        hidden = still_hidden(self.session.match.box, self.session.now.nodes)
        if found and int(found[1]) in hidden:
            raise IllegalMove(line, Refusal("", text("refuse-face-down")))

    def _otherwise(self, before: Sequence[Node]) -> list[Text]:
        """What a correction decided otherwise than the table believed."""
        return decided_otherwise(self.session.match.box, before, self.session.now.nodes)

    def _pick(self, ids: tuple[str, ...], at: int) -> None:
        """A finger or the camera names a thing: it narrows the moves, begins anew, or is refused."""
        self.notice = None
        if self.picks and self.picks[-1] in ids and self.picks[-1] not in self.open:
            self.picks = self.picks[:-1]
            return
        moves = self.moves
        for picks in (self.picks, ()):
            open_now = self.pickable(moves, picks)
            chosen = next((thing for thing in ids if thing in open_now), None)
            if chosen is not None:
                self._chose(moves, (*picks, chosen), at)
                return
        if not (ids and self._tell(ids[-1])):
            refusal, line = refusal_of(self.node, moves, self.picks, ids)
            self._unsure(self._refusal(refusal, line))

    def _tell(self, place: str) -> bool:
        """What a place would bring, where the game can say: a finger there only asks."""
        tells = self.session.match.box.tells
        brings = tells(self.node.position, place) if tells and not (self.fixing or self.amending) else ()
        if brings:
            self.notice = Notice("told", brings[0], rule=self.view().rule, more=brings[1:])
        return bool(brings)

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
        elif self.slaps.asks_about(move) and not self.amending:
            self.slaps.answer(move.seat, at)
        elif move.verb in self.session.match.box.numbered:
            self.picks, self.wants_number = (), move
        else:
            self._line(f"amend {self.amending} {move}" if self.amending else self._timed(move, at), at)

    def _timed(self, move: Move, at: int) -> str:
        """A move's line, with the moment it happened where the rules judge by it."""
        timed = move.verb in self.session.match.box.timed
        return f"{move} @{max(0, at - self.since)}" if timed else str(move)

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

    def came_late(self, thing: str, at: int) -> bool:
        """A card seen before a slap that is settled by now: laid, and judged anew."""
        return self.slaps.late(thing, at)

    def refused(self, thing: str) -> Notice:
        """The refusal of a thing that may not be named now, whatever was picked."""
        return self._refusal(*refusal_of(self.node, self.moves, (), (thing,)), ())

    def _refusal(self, refusal: Refusal, line: str, picks: tuple[str, ...] | None = None) -> Notice:
        """A refusal, with what would be legal instead, unless that is a hidden hand's secret."""
        picks = self.picks if picks is None else picks
        view, game = self.view(), self.session.match.game
        likely = narrowed(self.moves, picks) if picks else self.moves
        hidden = veiled(view)
        if hidden and any(arg in hidden for move in likely for arg in move.args):
            likely = ()
        more = tuple(told(game, move, view) for move in likely[:INSTEAD])
        can = not self.amending and forcible(self.node, line)
        return Notice("refused", refusal.text, refusal.rule, more, line, can)

    def _unsure(self, notice: Notice) -> None:
        self.notice = self.doubt = notice
