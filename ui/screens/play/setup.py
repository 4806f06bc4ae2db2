"""Set-up: a picture to copy, its seed, parts to lock and the rest drawn again, or everything by hand."""

from __future__ import annotations

from kivy.properties import StringProperty

from companion.games.lessons import script_of
from companion.play.draw import new_seed
from companion.play.setting_up import set_up
from companion.play.shown import still_hidden
from companion.rulebook.lay_out import checked
from companion.rulebook.lesson import laid_out
from companion.view import View
from ui.devices.camera_device import CameraDevice
from ui.devices.sounds import Sounds
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.board.rows import Spread
from ui.parts.common.keyboard import ask
from ui.parts.common.keys import lay
from ui.screens.page import GamePage, load

TOLD = 3  # pieces that do not lie right, as many as are read at a glance


class SetupPage(GamePage):
    """The table is made ready."""

    opens_at_top = True

    notice = StringProperty()
    lesson = StringProperty()  # what a lesson says about it; then nothing is drawn again
    sighted = StringProperty()  # what a camera has seen of it
    seed = StringProperty()
    pieces = StringProperty()

    def __init__(
        self, look: Appearance, ways: Ways, sounds: Sounds, camera: CameraDevice, **properties: object
    ) -> None:
        super().__init__(look, ways, **properties)
        self.sounds, self.camera = sounds, camera
        self._seen: set[str] = set()
        self.locked: frozenset[str] = frozenset()
        self._spread = Spread(lambda thing: self.lock((thing,)), self.ask_about)
        self.ids.board.says = self.lock
        self.ids.board.asks = self.ask_about

    def on_pre_enter(self, *_: object) -> None:
        """Nothing is locked when one comes here."""
        self.locked = frozenset()
        self._seen.clear()
        self.sighted = ""
        super().on_pre_enter()
        if self.lesson:
            self.sounds.say(self.lesson)

    def refresh(self) -> None:
        """The picture, and what can be done with it."""
        table = self.table
        view = table.view()
        board = self.ids.board
        board.locked, board.view = self.locked, view
        self.notice = self.say(table.notice.text) if table.notice else ""
        session = table.session
        script = script_of(session.match.game, session.now.lesson) if session.now.lesson else None
        self.lesson = self.say(laid_out(script, session.names)) if script else ""
        self.seed = self.tr("setup-seed", seed=self._told_seed or "–")
        self.pieces = self._named(view)
        lay(self.ids.rows, self._spread.rows(view.rows, (), self.locked))

    def _named(self, view: View) -> str:
        """Every piece by its name and the spaces where it lies, for whoever does not know the signs."""
        called = {space.id: space.name or self._called(space.id) for space in view.spaces}
        lies: dict[str, list[str]] = {}
        for token in view.tokens:
            if token.space in called and token.face != "down":
                lies.setdefault(self.say(token.name), []).append(called[token.space])
        lying = ((name, ", ".join(place for place in places if place)) for name, places in lies.items())
        return " · ".join(f"{name} {where}" if where else name for name, where in lying)

    def _called(self, space: str) -> str:
        """A space by its letters and number, or by who sits there; what is called otherwise goes unsaid."""
        return self.game.names.get(space, space if space.isalnum() else "")

    def watch(self) -> None:
        """In a lesson the camera helps to lay out: it says what it has seen and what is still missing."""
        if amiss := self.table.board.laid_out:
            self.sighted = "\n".join(self.say(one) for one in amiss[:TOLD])
            return
        look = self.camera.latest if self.lesson else None
        if look is None:
            return
        match = self.table.session.match
        self._seen |= {scan.thing for scan in look.lying if scan.game == match.game}
        told = checked(self.table.view(), match.box, self._seen)
        self.sighted = self.say(told) if told else ""

    def lock(self, ids: tuple[str, ...]) -> None:
        """A finger locks a piece or a card, or lets it go again; in a lesson everything stays."""
        if self.lesson:
            return
        session = self.table.session
        seen = [move for move in set_up(session) if move.verb not in session.match.box.hidden]
        placed = {arg for move in seen for arg in move.args[:1]}
        self.locked = self.locked ^ (placed & set(ids))
        self.refresh()

    def again(self) -> None:
        """The rest drawn anew by another seed."""
        self.draw(new_seed())

    def draw(self, seed: str) -> None:
        """Draw by a seed, keeping what is locked."""
        kept = ",".join(sorted(self.locked))
        self.game.tell(f"redraw {kept} {seed}" if kept else f"draw {seed}")
        self.refresh()

    def type_seed(self) -> None:
        """The set-up of a seed someone names."""
        ask(self.tr("setup-which-seed"), self._told_seed, lambda typed: [], self.draw)

    @property
    def _told_seed(self) -> str:
        """The seed, unless it would tell whoever draws by it elsewhere what lies face down here."""
        session = self.table.session
        return "" if still_hidden(session.match.box, session.now.nodes) else session.now.seed

    def by_hand(self) -> None:
        """Clear the table and enter what lies on the real one, piece by piece."""
        self.game.tell("by-hand")
        if self.table.notice:
            self.refresh()  # it was not done: here is why
        else:
            self.ways.show("table")

    def start(self) -> None:
        """The table looks like the picture: play."""
        if self.table.notice:
            self.game.tell("ok")
        self.ways.sit_down()


load(__file__)
