"""The table's end of every page: hears what pages say, checks whose it is, tells each what it may see.

Nothing from outside is trusted: a page is a number until it has said a code or a key, a seat may say
only what that seat may do, and everything is counted. It knows no network: what is to be sent lies in `out`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from companion.phones.asides import Aside
from companion.phones.clock import FINGER, UNKNOWN
from companion.phones.drawn import plain, written
from companion.phones.guests import Guest, Guests, NotLetIn
from companion.phones.hall import House, nothing
from companion.phones.messages import (
    Asked,
    BadMessage,
    Cancel,
    Hello,
    Message,
    Number,
    Sit,
    Slapped,
    Stand,
    Sure,
    Touched,
    heard,
)
from companion.phones.told import at_table, score_sheet
from companion.play.notice import Notice
from companion.play.table import Table
from companion.view import Text, text
from companion.words import words_in

SECOND = 1_000_000_000
RATE, BURST = 15, 40  # messages a second from one page, and how many at once
LATEST = 3 * SECOND  # a slap that is older was not on its way all that time
MOST_BAD = 5  # messages that are none, after which a page is let go


class Send(NamedTuple):
    """Something for a page."""

    page: int
    written: str


class LetGo(NamedTuple):
    """A page that must go, and why: away (sent away), elsewhere (open twice), wrong (no page of ours)."""

    page: int
    why: Literal["away", "elsewhere", "wrong"]


class Present(NamedTuple):
    """Somebody as the owner sees them: by name, at a seat, and whether their page is open now."""

    name: str
    seat: str
    role: str
    page: int | None


class Host:
    """Everyone who is there by phone, at whatever table is on."""

    def __init__(self, house: House, guests: Guests, keep: Callable[[Mapping[str, object]], None]) -> None:
        self.house, self.guests, self._keep = house, guests, keep
        self.out: list[Send | LetGo] = []
        self._asides: dict[int, Aside] = {}
        self._sent: dict[int, dict[str, str]] = {}
        self._stamps: dict[int, object] = {}
        self._tokens: dict[int, tuple[float, int]] = {}
        self._bad: dict[int, int] = {}

    @property
    def names(self) -> Mapping[str, str]:
        """Who sits where in the game that is on."""
        table = self.house.table
        return table.session.names if table else {}

    # what pages say

    def hear(self, page: int, said: str, at: int) -> None:
        """One message of a page; whatever is wrong with it changes nothing at the table."""
        if not self._may_speak(page, at):
            self._let_go(page, "wrong")
            return
        language = guest.language if (guest := self.guests.guest(page)) else ""
        try:
            message = heard(said)
            if isinstance(message, Hello):
                language = message.language
                self._hello(page, message)
            elif guest is None:
                raise BadMessage("no code yet")
            else:
                self._said(guest, message, at)
        except BadMessage:
            self._bad[page] = self._bad.get(page, 0) + 1
            if self._bad[page] >= MOST_BAD:
                self._let_go(page, "wrong")
        except NotLetIn as refused:
            self._refuse(page, refused.said, language)
            if refused.final:
                self._let_go(page, "wrong")

    def _may_speak(self, page: int, at: int) -> bool:
        """Whether a page says no more than a person could."""
        left, since = self._tokens.get(page, (float(BURST), at))
        left = min(float(BURST), left + (at - since) / SECOND * RATE) - 1
        self._tokens[page] = left, at
        return left >= 0

    def _hello(self, page: int, hello: Hello) -> None:
        self.guests.let_in(page, hello)
        for other in self.guests.doubled(page):
            self._let_go(other, "elsewhere")
        self._sent.pop(page, None)
        self._stamps.pop(page, None)

    def _said(self, guest: Guest, message: Message, at: int) -> None:
        match message:
            case Sit(seat):
                key = self.guests.sit(guest.page, seat, self.names)
                self._keep(self.guests.kept())
                self.out.append(Send(guest.page, written({"key": key})))
                self._asides.pop(guest.page, None)
            case Stand():
                self.guests.stand(guest.page)
                self._keep(self.guests.kept())
                self._asides.pop(guest.page, None)
            case Asked():
                if table := self.house.table:
                    sheet = score_sheet(table, guest.language)
                    self.out.append(Send(guest.page, f'{{"sheet":{sheet}}}'))
            case _:
                table, aside = self.house.table, self._aside(guest.page)
                if table is None or aside is None:
                    raise NotLetIn(text("phones-watching"))
                self._seat_said(table, aside, message, at)

    def _seat_said(self, table: Table, aside: Aside, message: Message, at: int) -> None:
        """What a seat says to the table: only a line that this seat may say goes on to it."""
        if self.house.where != "play":
            aside.notice = Notice("refused", text("phones-asleep"))
            return
        line: str | None = None
        match message:
            case Touched(ids):
                line = aside.touch(table, ids, at)
            case Cancel():
                aside.cancel()
            case Sure():
                line = aside.sure(table, at)
            case Number(number):
                line = aside.number(table, number, at)
            case Slapped():
                self._slap(table, aside, message, at)
        if line is not None:
            self.house.say(line)

    def _slap(self, table: Table, aside: Aside, slap: Slapped, at: int) -> None:
        """A slap by phone; a moment that cannot be is none of ours."""
        if not -FINGER <= at - slap.at + slap.within <= LATEST + slap.within or at - slap.at > LATEST:
            raise BadMessage("no such moment")
        if table.slaps.verbs is None:
            aside.notice = Notice("refused", text("refuse-no-slap"))
            return
        within = min(max(slap.within, FINGER), UNKNOWN)
        self.house.slap(aside.seat, min(slap.at, at), within)

    def gone(self, page: int) -> None:
        """A page is closed; whoever had it may come back."""
        self.guests.left(page)
        for kept in (self._asides, self._sent, self._stamps, self._tokens, self._bad):
            kept.pop(page, None)

    def all_gone(self) -> None:
        """The way out is cut: no page is there any more."""
        for guest in self.guests.pages:
            self.gone(guest.page)

    # what the owner says

    def present(self) -> list[Present]:
        """Everyone with a key in this game, and everyone who watches."""
        names = self.names
        here = {self.guests.seat_of(guest.page, names): guest.page for guest in self.guests.pages}
        held = self.guests.held(names)
        found = [Present(name, seat, "phone", here.get(seat)) for seat, name in names.items() if seat in held]
        return found + [
            Present(self.guests.name_of(guest), "", guest.role, guest.page)
            for guest in self.guests.pages
            if not self.guests.seat_of(guest.page, names)
        ]

    def send_away(self, who: Present) -> None:
        """Somebody must go, and cannot come back with the code they know."""
        if who.page is not None:
            self.guests.send_away(who.page)
            self._let_go(who.page, "away")
        else:
            self.guests.forget(who.seat, self.names)
        self._keep(self.guests.kept())

    def renew(self) -> None:
        """A new code, and everybody joins anew."""
        for page in self.guests.renew():
            self._let_go(page, "away")
        self._keep(self.guests.kept())

    # what pages are told

    def look(self) -> None:
        """Tell every page what changed for it."""
        shared: dict[str, dict[str, str]] = {}
        for guest in self.guests.pages:
            aside = self._aside(guest.page)
            stamp = self._stamp(guest, aside)
            if self._stamps.get(guest.page) == stamp:
                continue
            self._stamps[guest.page] = stamp
            if aside is None:
                parts = shared.get(guest.language) or self._parts(guest.language, None)
                shared[guest.language] = parts
            else:
                parts = self._parts(guest.language, aside)
            self._tell(guest.page, parts | {"me": self._me(guest)})

    def _parts(self, language: str, aside: Aside | None) -> dict[str, str]:
        table = self.house.table
        return at_table(self.house, table, language, aside) if table else nothing(self.house, language)

    def _stamp(self, guest: Guest, aside: Aside | None) -> object:
        """What a page depends on: the same again, and there is nothing to work out."""
        table = self.house.table
        held = self.guests.held(self.names)
        if table is None:
            return (guest, held, self.house.where)
        now, slaps = table.session.now, table.slaps
        own = (aside.seat, aside.picks, aside.notice, aside.wants_number) if aside else None
        clocks = (now.clocks.running, now.clocks.given, slaps.possible, slaps.strip)
        mode = (table.fixing, table.amending, now.asked, table.notice, self.house.where)
        return (guest, held, id(now.tip), table.session.told, mode, clocks, own, *self.names.values())

    def _me(self, guest: Guest) -> str:
        names, held = self.names, self.guests.held(self.names)
        seat = self.guests.seat_of(guest.page, names)
        free = [{"seat": one, "name": name, "held": one in held} for one, name in names.items()]
        return written({"seat": seat, "name": self.guests.name_of(guest), "role": guest.role, "chairs": free})

    def _tell(self, page: int, parts: Mapping[str, str]) -> None:
        """Send what is not as it was; a part that is no more is sent as nothing."""
        before = self._sent.get(page, {})
        after = dict.fromkeys(before, "null") | dict(parts)
        changed = [f'"{name}":{part}' for name, part in after.items() if before.get(name) != part]
        self._sent[page] = after
        if changed:
            self.out.append(Send(page, f'{{"parts":{{{",".join(changed)}}}}}'))

    def _aside(self, page: int) -> Aside | None:
        """What a page's seat has begun to say; the seat may be another since."""
        seat = self.guests.seat_of(page, self.names)
        if not seat:
            return None
        if page not in self._asides or self._asides[page].seat != seat:
            self._asides[page] = Aside(seat)
        return self._asides[page]

    def _refuse(self, page: int, said: Text, language: str) -> None:
        words = words_in(language)
        self.out.append(Send(page, written({"refused": plain(said, lambda t: words.say(t, self.names))})))

    def _let_go(self, page: int, why: Literal["away", "elsewhere", "wrong"]) -> None:
        self.gone(page)
        self.out.append(LetGo(page, why))
