"""Inputs to lines: what may be picked, what is refused and why, whether we are in step with the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from companion.disk import NotKept
from companion.game import BadNotation, IllegalMove, Move
from companion.inputs import Input, Lies, Pick, Press, Scan, Slap
from companion.play import touches
from companion.play.board.boards import Boards, lines_in
from companion.play.devices.scans import Scans
from companion.play.devices.slaps import Slaps
from companion.play.draw import CannotKeep
from companion.play.notice import Notice
from companion.play.picks import narrowed, settled
from companion.play.session import Session
from companion.play.setting_up import luck_lines
from companion.play.standing_in import check_said, hand_line, heard, hint, sealed
from companion.play.telling import Telling
from companion.play.undo_consent import check_face_up, must_wait, reason_to_ask
from companion.view import text

TAKES_BACK = ("undo", "redo", "back", "amend", "insert")
WAITS = ("said", "hand")  # what is told until it is done: a stand-in's move, and that its hand is wanted
_AMEND = re.compile(r"amend (\d{1,6})")
_NUMBER = re.compile(r"number (-?\d{1,5})")
_TROUBLE = re.compile(r"trouble (not-kept-[a-z-]+|fault-inside) ?(.*)")


class Table(Telling):
    """The one place where finger, button and camera become lines of the game."""

    def __init__(self, session: Session, since: int = 0) -> None:
        super().__init__(session, since)
        self.slaps = Slaps(self)
        self.scans = Scans(self)
        self.board = Boards(self)
        self.board.confirm = lambda: self.scans.confirm()
        self.notice = self.to_settle  # a game taken up again knows what its lines tell

    @property
    def fresh(self) -> bool:
        """Whether nothing is half said: no pick, correction, number or notice, no slap or card in doubt."""
        begun = self.picks or self.fixing or self.amending or self.wants_number or self.notice or self.doubt
        return not (begun or self.to_settle or self.slaps.strip or self.scans.busy)

    # what is said

    def handle(self, one: Input) -> None:
        """Take in what a finger, a button or the camera says; never raises."""
        try:
            match one:
                case Pick() | Press() | Slap() if must_wait(self.session, one):
                    self._ask_first(one)
                case Pick(ids, at, to):
                    if to:
                        self._drag(ids, to, at)
                    else:
                        self._pick(ids, at)
                case Scan() if hand := self._shows(one):
                    if not self._shown_again(hand, one):
                        self._hand(f"{hand.seat} {one.thing}", one.at)
                case Scan():
                    self.scans.hear(one)
                case Press(line, at):
                    self.press(line, at)
                case Slap():
                    self.slaps.hear(one)
                case Lies():
                    self.board.hear(one)
            self.scans.go_on()
            self.board.go_on()
            if self.notice is None or self.notice.kind in WAITS:
                self.notice = None if self.fixing or self.amending else self.saying or self.hand_asked
        except IllegalMove as illegal:
            self.picks = () if self.announced else self.picks  # its piece stands where it stood
            self._unsure(self._refusal(illegal.refusal, illegal.line))
        except BadNotation as bad:
            self._unsure(Notice("refused", text("refuse-notation", why=str(bad))))
        except CannotKeep:
            self.notice = Notice("refused", text("refuse-cannot-keep"))
        except NotKept as trouble:
            self.notice = Notice("trouble", trouble.said)

    def _ask_first(self, one: Input) -> None:
        """The question again, and that it comes first."""
        if isinstance(one, Slap):
            self.slaps.forget()
        question = self.question
        if question is not None:
            self.notice = replace(question, more=(text("asked-first"), *question.more))

    def do(self, *lines: str, at: int) -> None:
        """Lines carried out at a monotonic moment; the picks begin anew."""
        self._keep(*lines, at=at)
        verbs = self.slaps.verbs
        self.picks = (f":{verbs.slap}",) if verbs and self.slaps.whose else ()
        self.amending, self.wants_number = 0, None
        self.notice = self.doubt = self.announced = None

    def _keep(self, *lines: str, at: int) -> None:
        """Lines that change nothing on the table, such as a clock's, leave what is half said as it is."""
        self.session.do(*lines, at=(at - self.since) // 1_000_000)

    def press(self, line: str, at: int) -> None:
        """One of the table's own words, or a line."""
        word, _, rest = line.partition(" ")
        match word:
            case "ok" if not rest:
                self._settle(at)
            case "no" if not rest and (asked := self.session.now.asked):
                self.do(*asked.against, at=at)
                self.notice = self.to_settle
            case "cancel" if not rest:
                self.picks, self.notice, self.amending, self.wants_number = (), None, 0, None
                self.slaps.nobody()
            case "photo" if not rest:
                self.slaps.show()
            case "fix" if not rest:
                self.fixing, self.picks, self.notice = not self.fixing, (), None
            case "tell" if rest:
                self.notice = touches.brought(self, rest) or self.notice
            case "amend" if _AMEND.fullmatch(line) and 0 < int(rest) <= self.session.now.tip.n:
                check_face_up(self.session, line)
                self.amending, self.fixing, self.picks, self.notice = int(rest), False, (), None
            case "seen" if rest:
                self.scans.answer(rest, at)
            case "reread" if rest:
                self.scans.correct(rest, at)
            case "number" if self.wants_number and (found := _NUMBER.fullmatch(line)):
                numbered = f"{self.wants_number} ={int(found[1])}"
                self._line(f"amend {self.amending} {numbered}" if self.amending else numbered, at)
            case "draw" | "redraw" | "chance" | "by-hand" | "learn":
                if lines := luck_lines(self.session, word, rest):
                    self.do(*lines, at=at)
            case "lies" if rest:
                self.take(lines_in(rest), at)
            case "sure" if rest:
                self._line(rest, at)
            case "openly" if rest:
                self._openly(rest, at)
            case "through" if not rest and touches.only_step(self.node):
                self._through(at)
            case "with":  # which lines one touch said is nobody's to say
                raise BadNotation(line)
            case "clock" | "seat" | "swap" | "lesson" | "chair" | "hinted":
                self._keep(line, at=at)
            case "hand":
                self._hand(rest, at)
            case "announce":
                self._says(rest, at)
            case "did" if self.announced:
                self._line(str(self.announced), at)
            case "hint":
                self.notice = hint(self.session, rest)
            case "time-up" if rest in self.session.match.seats:
                self.notice = self.notice or Notice("time", text("clock-up", seat=rest))
            case "trouble" if found := _TROUBLE.fullmatch(line):
                self.notice = Notice("trouble", text(found[1], detail=found[2]))
            case _:
                self._line(line, at)

    def _line(self, line: str, at: int) -> None:
        """A whole line said at once; whatever goes back in time tells what to put back."""
        word = line.partition(" ")[0]
        if word not in TAKES_BACK:
            check_said(self.session, self.announced, line)
            self.do(line, at=at)
            self._join(touches.of_itself(self.session.match.box, self.session.now.tip), at)
            return
        check_face_up(self.session, line)
        why = reason_to_ask(self.session, line)
        self.do(f"{line} {why}".rstrip(), at=at)
        self.scans.forget()
        self.went = word
        self.notice = self.to_settle

    def _says(self, rest: str, at: int) -> None:
        """A stand-in says what it does: hands do it first; what is secret is sealed at once."""
        self.announced, lines = heard(self.session, rest)
        if lines:
            self.do(*lines, at=at)
            self.notice = sealed(lines)

    def _hand(self, rest: str, at: int) -> None:
        """A card of a stand-in's hand told, or taken back; what cannot be is refused without naming it."""
        if line := hand_line(self.session, rest):
            self._keep(line, at=at)
            self.announced, self.notice = None, None  # with another hand it may think otherwise
        else:
            self.notice = Notice("refused", text("standin-refuse-hand"))

    def _openly(self, line: str, at: int) -> None:
        """A choice that lies open on the table: with the last of them comes what they wait for."""
        self._line(line, at)
        if move := touches.only_step(self.session.now.tip):
            self._join([str(move)], at)
            self._join(touches.of_itself(self.session.match.box, self.session.now.tip), at)

    def _join(self, lines: Sequence[str], at: int) -> None:
        """Lines that were said by the same touch as the one before: they are taken back with it."""
        if lines:
            self.do(f"with {len(lines)}", *lines, at=at)

    def _through(self, at: int) -> None:
        """The table's next step and all of its kind that follow it, each to be looked at afterwards."""
        first = self.session.now.tip
        step, *more = touches.alike(first)
        self.do(step, at=at)
        self._join(more, at)
        self.notice = touches.taken_at_once(self.session.match.game, first, self.session.now.nodes[first.n :])

    def take(self, lines: Sequence[str], at: int) -> None:
        """What hands have done on the board: each turn as one touch."""
        for first, *more in touches.by_hand(self.session, self.announced, lines):
            self.do(first, at=at)
            self._join(more, at)

    def _settle(self, at: int) -> None:
        """Yes, all agree; or yes, the table was put right; any other notice is only put away."""
        shown = self.notice
        if self.to_settle and (shown is None or shown.kind == "put-back"):
            self._keep("ok", at=at)
            self.lying = None
        self.doubt, self.notice = None, self.to_settle
        if shown is not None and shown.kind in ("board", "put-back"):
            self.board.leave()

    def _pick(self, ids: tuple[str, ...], at: int) -> None:
        """A finger or the camera names a thing: it narrows the moves, begins anew, or is refused."""
        self.notice = None
        if self.picks and self.picks[-1] in ids and self.picks[-1] not in self.open:
            self.picks = self.picks[:-1]
            return
        moves, meant = self.moves, touches.stood_for(self.view(), ids)
        for picks in (self.picks, ()):
            open_now = self.pickable(moves, picks)
            chosen = next((thing for thing in meant if thing in open_now), None)
            if chosen is not None:
                self._chose(moves, (*picks, chosen), at)
                return
        if ids:
            self._unsure(self._refused(self.node, moves, self.picks, ids))

    def _drag(self, ids: tuple[str, ...], to: tuple[str, ...], at: int) -> None:
        """A piece put on a place is both of them picked; where it may not go, neither."""
        lifted = touches.lift(self, ids)
        if lifted is None:
            self._pick(ids, at)  # it may not be touched: that has its own reason
        elif set(to) & lifted.open.keys():
            self.picks = ()
            for thing in (lifted.first, to) if lifted.first else (to,):
                self._pick(thing, at)
        else:
            self._unsure(self._refused(lifted.node, lifted.moves, lifted.picks, to))

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
        elif not self.amending and (first := self.board.first(move)):
            self.picks, self.notice = (), first
        elif warning := touches.warned(self, moves, move):
            self.picks, self.notice = (), Notice("sure", warning, self.view().rule, line=str(move))
        else:
            self._line(f"amend {self.amending} {move}" if self.amending else self.timed(move, at), at)

    def timed(self, move: Move, at: int) -> str:
        """A move's line, with the moment it happened where the rules judge by it."""
        timed = move.verb in self.session.match.box.timed
        return f"{move} @{max(0, at - self.since)}" if timed else str(move)

    def came_late(self, thing: str, at: int) -> bool:
        """A card seen before a slap that is settled by now: laid, and judged anew."""
        return self.slaps.late(thing, at)
