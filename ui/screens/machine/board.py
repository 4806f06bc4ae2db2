"""The board page: whether the camera follows the board, how it sees it, and how it was measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from kivy.properties import BooleanProperty, StringProperty

from companion.games import GAMES
from companion.games.tagged import space_name, tag_name, tags_of
from companion.inputs import Lies
from companion.play.board.lying import as_it_lies
from companion.settings import Settings
from companion.tags import Tags, raised, told
from companion.view import Point, Space, View
from ui.app.current_game import CurrentGame
from ui.devices.camera_device import CameraDevice
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.digits import ask_number
from ui.parts.common.menu import Menu
from ui.parts.common.questions import Choice
from ui.parts.table import drawing  # noqa: F401  named in the kv file
from ui.screens.page import Page, load

LAID = 6  # tags laid on named spaces to measure a board: with so many it may lie askew
HIGHEST = 200  # millimetres
HIGH = {
    "hero": "board-high-hero",
    "creature": "board-high-creature",
    "deity": "board-high-deity",
    "token": "board-high-token",
    "planet": "board-high-planet",
    "piece": "board-high-piece",
}


def boards() -> list[str]:
    """The games whose boards bear tags."""
    return [game for game in GAMES if tags_of(game)]


class BoardPage(Page):
    """The board as the camera sees it."""

    opens_at_top = True

    measuring = BooleanProperty(False)
    said = StringProperty()
    about = StringProperty()
    result = StringProperty()

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        change: Callable[[str, str], None],
        camera: CameraDevice,
        current: CurrentGame,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.change, self.camera, self.current = settings, change, camera, current
        self.game = ""

    def on_pre_enter(self, *_: object) -> None:
        """For the game in whose world it was made."""
        self.game = self.world
        self.measuring, self.result = False, ""
        super().on_pre_enter()

    @property
    def tags(self) -> Tags:
        """The tags of the game as the owner measured them."""
        found = self.camera.tags_of(self.game)
        assert found is not None
        return found

    @property
    def view(self) -> View:
        """The board on the table, or that game's before anything lies on it."""
        game = self.current.open
        if game is not None and game.table.session.match.game == self.game:
            return game.table.session.now.tip.view()
        box = GAMES[self.game]
        return box.start(box.seats[0], {}, self.settings.copies.get(self.game, {})).view()

    # what can be chosen

    def refresh(self) -> None:
        """Whether it is used, which game, how high its pieces are, and how the board was measured."""
        box = self.ids.questions
        box.clear_widgets()
        if self.measuring:
            self.about = self._to_lay()
            return
        used = Choice(label=self.tr("setting-tags"), chosen=self.settings["tags"])
        used.answers = [(word, self.tr(f"setting-tags-{word}")) for word in ("off", "on")]
        used.chose = partial(self.change, "tags")
        for widget in (used, self._which(), *self._heights()):
            box.add_widget(widget)
        measured = "warp" in self.settings.boards.get(self.game, "")
        self.about = self.tr("board-measured" if measured else "board-assumed")

    def _which(self) -> Key:
        box = GAMES[self.game]
        key = Key(
            icon=box.emblem, text=self.tr(self.game), sub=self.tr("sheets-game"), kind="chosen", tall=58
        )
        items = [(GAMES[game].emblem, self.tr(game), partial(self.ways.board, game)) for game in boards()]
        key.bind(on_release=lambda _: Menu.show(self.tr("sheets-game"), items))
        return key

    def _heights(self) -> Iterator[Key]:
        """How high the tags of each kind lie over the board: asked once, assumed until then."""
        for kind, high in {piece.kind: piece.high for piece in self.tags.pieces}.items():
            sure = "copy-stated" if kind in self._stated else "copy-assumed"
            sub = f"{high:g} mm  ({self.tr(sure)})"
            key = Key(text=self.tr(HIGH[kind]), sub=sub, font=18, tall=58)
            key.bind(on_release=lambda _, kind=kind, high=high: self.ask_high(kind, high))
            yield key

    @property
    def _stated(self) -> set[str]:
        """The kinds of which the owner has told the height."""
        kept = self.settings.boards.get(self.game, "")
        return {piece.kind for piece in self.tags.pieces if f"high {piece.kind} " in kept}

    def ask_high(self, kind: str, high: float) -> None:
        """How many millimetres from the board up to the tag."""
        ask_number(self.tr("board-high-ask"), round(high), partial(self.raise_to, kind))

    def raise_to(self, kind: str, high: int) -> None:
        """The height of a kind, as the owner measured it."""
        tags = raised(self.tags, kind, min(max(high, 0), HIGHEST))
        self.settings.measure(self.game, told(tags, {*self._stated, kind}))
        self.refresh()

    # measuring

    @property
    def to_lay(self) -> list[tuple[Space, str]]:
        """Which tag to lay on which space: flat ones first, on spaces far apart."""
        flat = sorted({piece.name: piece for piece in self.tags.pieces}.values(), key=lambda one: one.high)
        return list(zip(_far_apart(self.tags.places(self.view)), (one.name for one in flat), strict=False))

    def _to_lay(self) -> str:
        rows = [
            self.tr("board-lay", name=self.say(tag_name(self.game, name)), space=self._called(space.id))
            for space, name in self.to_lay
        ]
        return "\n".join([self.tr("board-lay-about"), *(f"•  {row}" for row in rows)])

    def _called(self, space: str) -> str:
        """What people call a space."""
        return self.say(space_name(self.game, next(one for one in self.view.spaces if one.id == space)))

    @property
    def laid(self) -> dict[str, Point]:
        """What is seen of the tags that were to be laid."""
        board = self.camera.board
        seen = board.seen if board is not None else ()
        names = [name for name, _ in seen]
        at = {name: point for name, point in seen if names.count(name) == 1}
        return {space.id: at[name] for space, name in self.to_lay if name in at}

    def measure(self) -> None:
        """First what to lay where; then, once that lies, the board measured by it."""
        if not self.measuring:
            self.measuring, self.result = True, ""
            self.refresh()
            return
        from vision.board.calibration import calibrated

        # Fewer fit any board at all: nothing would be left over to tell a tag on a wrong space.
        found = calibrated(self.tags, self.view, self.laid) if len(self.laid) == len(self.to_lay) else None
        if found is None:
            self.result = self.tr("board-too-few")
        elif not found.good:
            self.result = self.tr("board-bad", space=self._called(found.worst), off=f"{found.off:.0f}")
        else:
            self.settings.measure(self.game, told(found.tags, self._stated))
            self.result, self.measuring = self.tr("board-good", off=f"{found.off:.1f}"), False
        self.refresh()

    def as_assumed(self) -> None:
        """What was measured is forgotten; or, while measuring, all stays as it was."""
        if not self.measuring:
            self.settings.measure(self.game, "")
            self.result = self.tr("board-forgotten")
        self.measuring = False
        self.refresh()

    # what it sees

    def watch(self) -> None:
        """The newest picture, and the board as the camera says it lies."""
        camera, tags, view = self.camera, self.tags, self.view
        camera.watch_board(tags, view)
        self.ids.sight.show(camera.latest)
        board = camera.board
        lies = board.lies if board is not None else None
        if self.measuring:  # the board as it is to be laid
            lies = Lies(self.game, tuple(sorted((space.id, name) for space, name in self.to_lay)))
        self.ids.board.view = as_it_lies(view, tags, lies) if lies and lies.game == self.game else view
        if camera.latest is None or board is None:
            self.said = self.say(camera.said)
        elif self.measuring:
            self.said = self.tr("board-laid", count=len(self.laid), all=LAID)
        elif board.waits:
            self.said = self.tr(f"board-waits-{board.waits.split()[-1]}")
        else:
            self.said = self.tr("board-sees", count=len(lies.on) if lies else 0)


def _far_apart(spaces: tuple[Space, ...]) -> list[Space]:
    """Spaces as far from each other as the board allows: each time the one farthest from those before."""
    x, y = (sum(at) / len(spaces) for at in ([one.x for one in spaces], [one.y for one in spaces]))
    found = [max(spaces, key=lambda one: (one.x - x) ** 2 + (one.y - y) ** 2)]
    while len(found) < min(LAID, len(spaces)):
        found.append(max(spaces, key=lambda one: min((one.x - o.x) ** 2 + (one.y - o.y) ** 2 for o in found)))
    return found


load(__file__)
