"""Club night: join by the club's code, who may be named there, what is to be played here, how it ended."""

from __future__ import annotations

from functools import partial

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.club.folder import KIND, Invitation
from companion.game import BadNotation
from companion.keep.players import players
from companion.settings import Settings
from companion.view import text
from ui.app.current_game import CurrentGame
from ui.devices.camera_device import CameraDevice
from ui.devices.club import invitations
from ui.devices.phones import Phones
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

LOOKING = 0.5  # seconds between two looks for the club's code
MOST_NAMES = 40


class ClubPage(Page):
    """The club, seen from this table."""

    joined = BooleanProperty(False)
    said = StringProperty()
    more = StringProperty()

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        phones: Phones,
        camera: CameraDevice,
        game: CurrentGame,
        settings: Settings,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.phones, self.club, self.camera, self.game = phones, phones.club, camera, game
        self.settings = settings
        self._files: list[tuple[str, Invitation]] = []  # on a stick, each for a table
        self._ticking = Clock.create_trigger(self._look, LOOKING, interval=True)

    def on_pre_enter(self, *_: object) -> None:
        """What comes from the club is seen at once; until it has one, the page looks for a code."""
        self.club.changed = self.refresh
        self._ticking()
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Nobody looks here."""
        self._ticking.cancel()
        self.club.let_go(self.refresh)

    def _look(self, *_: object) -> None:
        """Whether the club's code is held up, or came on a stick."""
        if self.club.joined:
            return
        if (files := [*invitations()]) != self._files:
            self._files = files
            self.refresh()
        seen = self.camera.latest
        if seen is None:
            return
        from vision.reading.decoders import zxing  # loaded with the camera, and not without one

        for found in zxing(seen.frame):
            if found.written.startswith(KIND):
                self.join(found.written)
                return

    def join(self, code: str) -> None:
        """Belong to the club whose code this is."""
        try:
            self.club.join(code)
        except BadNotation:
            self.more = self.tr("club-no-code")
            return
        self.phones.switch()
        self.refresh()

    def refresh(self) -> None:
        """How it stands, what is to be played, and who may be named."""
        self.joined = self.club.joined
        for rows in (self.ids.round, self.ids.rows):
            rows.clear_widgets()
        if not self.joined or self.club.to is None:
            how = "club-how-to-join" if self.camera.chosen else "club-no-camera"
            self.said, self.more = self.tr("club-about"), self.tr(how)
            for file, to in self._files:
                key = Key(icon="check", font=20, tall=64)
                key.text = self.tr("club-join-file", club=to.club, table=to.table)
                key.sub = file
                key.bind(on_release=lambda _, code=str(to): self.join(code))
                self.ids.round.add_widget(key)
            return
        self.said = self.tr("club-joined", table=self.club.to.table, club=self.club.to.club)
        self.more = self.say(self.club.said)
        for one in (self._round(), self._result(), self._hall()):
            if one is not None:
                self.ids.round.add_widget(one)
        self._names()

    def _round(self) -> Key | None:
        """What the club wants played here."""
        seated = self.club.seated
        if seated is None:
            return None
        key = Key(icon="play", font=20, tall=64)
        game, names = self.tr(seated.game), " – ".join(seated.names)
        key.text = self.tr("club-round-here", round=seated.round, game=game, names=names)
        key.sub = self.tr("club-begin")
        key.usable = not seated.places
        key.bind(on_release=lambda _: self._begin())
        return key

    def _begin(self) -> None:
        match = self.club.match(self.settings.copies)
        if match is not None:
            self.ways.begin(match)

    def _result(self) -> Key | None:
        """How it came out here, for one touch."""
        seated = self.club.seated
        if seated is None or not (places := list(seated.places) or self.club.places):
            return None
        order = sorted(zip(places, seated.names, strict=False))
        told = ", ".join(self.say(text("club-place", place=place, name=name)) for place, name in order)
        key = Key(icon="check", font=20, tall=64)
        key.text = self.tr("club-confirmed" if seated.places else "club-confirm", places=told)
        key.usable = not seated.places
        key.bind(on_release=lambda _: self._confirm())
        return key

    def _hall(self) -> Key:
        """The way to everybody's standings."""
        key = Key(icon="trophy", text=self.tr("club-hall"), font=20, tall=64)
        key.bind(on_release=lambda _: self.ways.show("hall"))
        return key

    def _confirm(self) -> None:
        self.club.confirm()
        self.refresh()

    def _names(self) -> None:
        """Everybody who plays here, and what the club may call them."""
        journal = self.game.journal
        for player in players(journal)[:MOST_NAMES] if journal else ():
            shown = self.club.names.get(player.name, "")
            key = Key(icon="eye" if shown else "eye-off", text=player.name, font=20, tall=60)
            key.sub = self.tr("club-name-as", name=shown) if shown else self.tr("club-name-hidden")
            key.bind(on_release=partial(self._call, player.name))
            self.ids.rows.add_widget(key)

    def _call(self, name: str, _: Key) -> None:
        self.club.call(name, self.club.next_name(name))
        self.refresh()

    def leave(self) -> None:
        """Really?"""
        if self.club.to is None:
            return
        Menu.show(
            self.tr("club-leave-really", club=self.club.to.club),
            [("close", self.tr("club-leave"), self._leave), ("back", self.tr("club-stay"), lambda: None)],
        )

    def _leave(self) -> None:
        self.club.leave()
        self.phones.switch()
        self.refresh()


load(__file__)
