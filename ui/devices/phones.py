"""Phones and televisions at the table: switched on and off, heard on the screen's thread, told what changed.

Every line a phone makes goes through the door that all lines go through; nothing else of it reaches the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from kivy.clock import Clock

from companion.game import Outcome
from companion.games.worlds import world_of
from companion.keep.journal import Journal
from companion.keep.share import play_link
from companion.keep.statistics import Chart, streaks, wins
from companion.phones.guests import Guests, spelled
from companion.phones.host import Host, Present
from companion.phones.wire import Addresses, Gone, Says, line_of, socket_place
from companion.play.table import Table
from companion.settings import Settings, folder, put_in_place
from companion.view import Text, View, text
from ui.devices.club import Club
from ui.devices.phone_link import PhoneLink
from ui.handed.open_game import OpenGame
from ui.handed.palettes import HUES, THEMES
from ui.handed.theme import HOUSE, TONES

Badges = Callable[[View], Mapping[str, tuple[str, str, str]]]


class Phones:
    """Everyone who is there by phone, and the way to them."""

    def __init__(
        self,
        settings: Settings,
        opened: Callable[[], OpenGame | None],
        journal: Callable[[], Journal | None],
        current: Callable[[], str],
        tell: Callable[[str], None],
        run: Callable[[], None],
        wake: Callable[[], None],
        slap: Callable[[str, str, int, int], None],
        badges: Badges,
    ) -> None:
        self._settings, self._opened, self._journal, self._current = settings, opened, journal, current
        self._tell, self._wake, self._slap, self.badges = tell, wake, slap, badges
        self._file = folder("data") / "phones.toml"
        self.host = Host(self, Guests(_read(self._file)), self._keep)
        self.link: PhoneLink | None = None
        self.trouble: Text | None = None
        self.addresses: tuple[str, ...] = ()
        self.changed: Callable[[], None] = lambda: None  # whoever shows who is there
        self._results: tuple[Outcome | None, str] = (None, "")
        self.club = Club(opened, journal, self._to_club, run, folder("data") / "club.toml")
        self._hear = Clock.create_trigger(self._drain, -1)
        self._show = Clock.create_trigger(self._look, 0)  # the touch screen is drawn first
        self.switch()

    # on and off

    @property
    def on(self) -> bool:
        """Whether the owner switched phones on."""
        return self._settings["phones"] == "on"

    def switch(self) -> None:
        """Open or close the local socket, as the settings say."""
        self.close()
        self.trouble = None
        if self.on or self.club.joined:
            try:
                self.link = PhoneLink(socket_place(), self._heard)
            except OSError as trouble:
                self.trouble = text("phones-no-socket", why=trouble.strerror or str(trouble))

    def _greet(self) -> None:
        """Tell a server that has just come what it is there for; without one it is told to nobody."""
        if self.link is not None:
            self.link.send(line_of(pages=self.on))
        self.club.greet()

    def close(self) -> None:
        """Nobody is there any more."""
        self.club.cut()
        if self.link is not None:
            self.link.close()
        self.link, self.addresses = None, ()
        self.host.all_gone()

    @property
    def invitation(self) -> str:
        """What to scan: where the page is, with the code; nothing while no server is there."""
        return f"{self.addresses[0]}#{self.host.guests.code}" if self.addresses else ""

    @property
    def code(self) -> str:
        """The code as people type it."""
        return spelled(self.host.guests.code)

    def send_away(self, who: Present) -> None:
        """Somebody must go."""
        self.host.send_away(who)
        self._flush()

    def renew(self) -> None:
        """A new code, and everybody joins anew."""
        self.host.renew()
        self._flush()

    def _to_club(self, line: bytes) -> None:
        if self.link is not None:
            self.link.send(line)

    # what comes and goes

    def stir(self) -> None:
        """Something may have changed at the table."""
        self.club.stir()
        if self.link is not None and self.host.guests.pages:
            self._show()

    def _heard(self) -> None:
        """The server said something, on a thread of its own: the screen's comes to hear it."""
        self._hear()
        self._wake()

    def _drain(self, *_: object) -> None:
        """Everything the server said, in the order in which it was said."""
        for told, at in self.link.take() if self.link else ():
            match told:
                case Says(page, said):
                    self.host.hear(page, said, at)
                case Gone(page):
                    self.host.gone(page)
                case Addresses(urls):
                    self.addresses = urls
                case None:
                    self.host.all_gone()
                    self.addresses = ()
                    self._greet()
                case _:
                    self.club.heard(told)
        self._flush()
        self._show()
        self.changed()

    def _look(self, *_: object) -> None:
        if self.link is not None:
            self.host.look()
            self._flush()

    def _flush(self) -> None:
        if self.link is not None:
            self.link.pass_on(self.host)
        self.host.out.clear()

    def _keep(self, kept: Mapping[str, object]) -> None:
        """Who holds which seat outlives a pulled plug; if it cannot be kept, people join anew."""
        put_in_place(self._file, kept)

    # what pages want to know: see companion.phones.hall.House

    @property
    def table(self) -> Table | None:
        """The table of the game that is on."""
        game = self._opened()
        return game.table if game else None

    @property
    def where(self) -> str:
        """Whether people play, set up, rest, or have ended."""
        game, current = self._opened(), self._current()
        if game is None:
            return "idle"
        if game.table.outcome:
            return "over"
        if current == "table" or (current == "clocks" and game.running):
            return "play"
        return "set-up" if current == "setup" else "rest"

    def say(self, line: str) -> None:
        """A line, said like everything."""
        self._tell(line)

    def slap(self, seat: str, at: int, within: int) -> None:
        """A finger on a phone, with how surely its moment is known."""
        self._slap(seat, "phone", at, within)

    def left(self, seat: str) -> int | None:
        """The milliseconds on a seat's clock."""
        game = self._opened()
        return game.left(seat) if game else None

    def charts(self) -> tuple[Chart, ...]:
        """What the evenings so far tell."""
        journal = self._journal()
        return (wins(journal)[0], streaks(journal)[0]) if journal else ()

    def palette(self, game: str) -> Mapping[str, object]:
        """Every colour of every theme: a page takes the one its reader's eyes ask for."""
        return colours_of(game)

    def play_link(self) -> str:
        """The result for other apps; worked out once."""
        game = self._opened()
        outcome = game.table.outcome if game else None
        if game is None or outcome is None:
            return ""
        if self._results[0] is not outcome:
            self._results = outcome, play_link(game.table.session, game.number)
        return self._results[1]


@cache
def colours_of(game: str) -> Mapping[str, object]:
    """A game's world in every theme, and the tones of its pieces."""
    world = world_of(game) or HOUSE
    themes = {name: colours(world) for name, colours in THEMES.items()}
    hues = {tone: hue[:3] for tone, hue in HUES.items()}
    picture = f"ground-{world.id}.png"
    return {"themes": themes, "hues": hues, "tones": TONES, "board": world.board, "ground": picture}


def _read(path: Path) -> Mapping[str, object]:
    """Who held which seat; nobody where that cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
