"""The club this table belongs to, if any: fed with what everybody may know, and never waited for."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from companion.club.courier import Courier, Seated
from companion.club.folder import ENDING, Invitation, read_invitation
from companion.club.hall import Hall
from companion.club.now import now_of, places_of
from companion.club.outbox import Member, Outbox
from companion.club.public import initials
from companion.club.topics import Message
from companion.game import Facts
from companion.keep.journal import Journal
from companion.phones.wire import Arrived, FromClub, Heard, Lost, Opened, line_of
from companion.play.match import Match
from companion.settings import put_in_place
from companion.view import Text, text
from ui.devices.export_folders import found
from ui.handed.open_game import OpenGame

RESTS = 5  # beats between two words on how far every game has come


def invitations() -> Iterator[tuple[str, Invitation]]:
    """What came on a stick, or lies in our own folder: files with the code of a table, and for which."""
    for path in found(ENDING):
        with suppress(OSError, ValueError):
            yield path.name, read_invitation(path.read_text(encoding="ascii").strip())


class Club:
    """What the table tells its club, and what it hears from there; on the thread of the screen."""

    def __init__(
        self,
        opened: Callable[[], OpenGame | None],
        journal: Callable[[], Journal | None],
        send: Callable[[bytes], None],
        run: Callable[[], None],
        file: Path,
    ) -> None:
        self._opened, self._journal, self._send, self._run, self._file = opened, journal, send, run, file
        self.to: Invitation | None = None
        self.names: dict[str, str] = {}
        self._since = 1
        self._courier: Courier | None = None
        self._sent = self._beats = 0
        self._looked: tuple[int, int] = (0, 0)
        self._now: object = None
        self._why = ""
        self.changed: Callable[[], None] = lambda: None  # whoever shows how it stands
        self._read()

    # joining and leaving

    @property
    def joined(self) -> bool:
        """Whether this table belongs to a club."""
        return self.to is not None

    def join(self, code: str) -> None:
        """Belong to the club whose code this is, from the next game on; raises BadNotation if it is none."""
        self.to = read_invitation(code)
        journal = self._journal()
        self._since = 1 + (journal.ask("SELECT coalesce(max(id), 0) FROM game")[0][0] if journal else 0)
        self._courier = None
        self._keep()

    def leave(self) -> None:
        """Belong to no club any more."""
        self.to, self._courier, self._why = None, None, ""
        self._file.unlink(missing_ok=True)

    def call(self, name: str, shown: str) -> None:
        """What the club may call somebody from the next game on; nothing hides the name.

        Whoever is to be named less than before is so at once, and everywhere: games are told anew.
        """
        before = self._shown().get(name, "")
        self.names = {**self.names, name: shown}
        self._keep()
        courier = self._made()
        self._agreed()
        if courier is not None and before and shown not in (before, name):
            courier.outbox.take_back(name)
            courier.want(do="initials", name=name)
            courier.pump()

    def _agreed(self) -> None:
        """The next game is told under these names."""
        if self._courier is not None:
            outbox = self._courier.outbox
            outbox.member = replace(outbox.member, names=self._shown())

    def next_name(self, name: str) -> str:
        """What one more touch on a name makes of it: hidden, initials, the name."""
        ways = ("", initials(name), name)  # after the name comes nothing: agreed is taken back by one touch
        return (
            ways[(ways.index(self.names.get(name, "")) + 1) % 3] if self.names.get(name, "") in ways else ""
        )

    def _keep(self) -> None:
        put_in_place(self._file, {"code": str(self.to), "since": self._since, "names": self.names})

    def _read(self) -> None:
        """The club as it was kept; none where that cannot be read."""
        try:
            told = tomllib.loads(self._file.read_text(encoding="utf-8"))
            self._since, self.names = int(told["since"]), {str(a): str(b) for a, b in told["names"].items()}
            self.to = read_invitation(str(told["code"]))
        except (OSError, ValueError, KeyError, AttributeError):
            self.to = None

    # how it stands

    def let_go(self, shows: Callable[[], None]) -> None:
        """A page no longer shows how it stands; the next one may show it already."""
        if self.changed == shows:
            self.changed = lambda: None

    @property
    def said(self) -> Text:
        """How the way to the club is."""
        courier = self._courier
        if courier is None or not courier.open:
            return text("club-away", why=self._why or "…")
        return (
            text("club-behind", count=courier.outbox.behind)
            if courier.outbox.behind
            else text("club-connected")
        )

    @property
    def seated(self) -> Seated | None:
        """What the hub wants played here."""
        return self._courier.seated if self._courier else None

    @property
    def hall(self) -> Hall:
        """The evening as the hub tells it."""
        return self._courier.hall if self._courier else Hall()

    @property
    def connected(self) -> bool:
        """Whether the way to the club is open."""
        return self._courier is not None and self._courier.open

    @property
    def leads(self) -> bool:
        """Whether rounds are drawn and clocks started at this table."""
        return self.to is not None and self.to.table in self.hall.leads

    def want(self, **told: object) -> None:
        """Something that the hub is asked for."""
        if self._courier is not None:
            self._courier.want(**told)

    def match(self, facts: Mapping[str, Facts]) -> Match | None:
        """The game that is to be played here in this round, with the copy of it that this table has."""
        seated = self.seated
        if seated is None:
            return None
        return Match(seated.game, seated.names, facts=facts.get(seated.game, {}), clock=seated.clock)

    @property
    def holds(self) -> bool:
        """Whether the clocks of the game on the table wait for those of all others; never without the hub."""
        game, seated = self._opened(), self.seated
        if game is None or seated is None or seated.started or not self.connected or not self._ours:
            return False
        return not any(game.table.session.now.clocks.used)

    @property
    def places(self) -> list[int]:
        """How the round came out here, once the game that is to be played is over; empty before."""
        game = self._opened()
        return places_of(game.table.session) if game and self._ours else []

    @property
    def _ours(self) -> bool:
        """Whether the game on the table is the one that the hub wants played here."""
        game, seated = self._opened(), self.seated
        if game is None or seated is None:
            return False
        match = game.table.session.match
        if match.game != seated.game or len(match.players) != len(seated.names):
            return False
        # Whoever took a name back since then is told by initials.
        called = zip(match.players, seated.names, strict=True)
        return all(name in (player, initials(player)) for player, name in called)

    def confirm(self) -> None:
        """All agree how it came out; the places in the order of the hub's seats."""
        game, seated = self._opened(), self.seated
        if self._courier is None or game is None or seated is None or not self.places:
            return
        self._courier.confirm(self.places)

    # what comes and goes

    def greet(self) -> None:
        """A server has come: it is told the way."""
        if self.to is not None:
            self._send(line_of(join=str(self.to)))

    def cut(self) -> None:
        """The server is gone."""
        if self._courier is not None:
            self._courier.lost()

    def heard(self, told: FromClub | object) -> None:
        """The server says how it is, or what the hub says."""
        courier = self._made()
        if courier is None:
            return
        match told:
            case Opened(known):
                self._why, self._now = "", None
                courier.opened(known)
            case Lost(why):
                self._why = why
                courier.lost()
            case Arrived(n):
                courier.arrived(n)
            case Heard(topic, payload):
                before = courier.seated.round if courier.seated and courier.seated.started else 0
                courier.heard(topic, payload.encode())
                self._agreed()
                if courier.seated and courier.seated.started and courier.seated.round > before and self._ours:
                    self._run()  # all clocks of the club begin
        self.changed()

    def stir(self) -> None:
        """Something may have been said at the table: whatever is public of it goes on its way."""
        game, courier = self._opened(), self._courier
        if game is None or courier is None or self._looked == (game.number, game.table.session.told):
            return
        self._looked = game.number, game.table.session.told
        courier.outbox.look(game.number)
        courier.pump()

    def beat(self) -> None:
        """Once a second: what is now at this table, and now and then how far every game has come."""
        courier = self._made()
        if courier is None or not courier.open:
            return
        game = self._opened()
        stamp = (game.number, game.table.session.told) if game else None
        if stamp != self._now or self._now is None:
            self._now = stamp or ()
            session = game.table.session if game and game.number >= self._since else None
            courier.outbox.tell("now", now_of(session, self._shown(), game.number if game else 0))
        self._beats += 1
        if self._beats % RESTS == 0:
            courier.outbox.look()
            courier.outbox.rest()
        courier.pump()

    def _shown(self) -> Mapping[str, str]:
        """Whom the hub has seated is known there by that name already."""
        seated = self.seated
        return {**({name: name for name in seated.names} if seated else {}), **self.names}

    def _made(self) -> Courier | None:
        """The courier of this club and this journal: a journal that was made anew is another one."""
        journal = self._journal()
        if self.to is None or journal is None:
            return None
        if self._courier is None or self._courier.outbox.journal is not journal:
            seated, was = (self._courier.seated, self._courier.open) if self._courier else (None, False)
            member = Member(self.to.club, self.to.table, self._since, self._shown())
            self._courier = Courier(Outbox(journal, member), self._publish)
            self._courier.seated = seated
            if was:
                self._courier.opened(known=True)
        return self._courier

    def _publish(self, message: Message) -> int:
        self._sent += 1
        told = {"topic": message.topic, "payload": message.payload.decode(), "kept": message.kept}
        self._send(line_of(publish=self._sent, **told))
        return self._sent
