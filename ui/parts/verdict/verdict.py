"""A verdict that explains itself: a band across everything, the photo finish, the count, and the climb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from companion.photo_finish import Strip
from companion.play.node import Node
from companion.view import Judged, Text, View
from ui.handed.appearance import Appearance
from ui.handed.motion import Leg, linear, out_cubic
from ui.parts.board.rows import Asks
from ui.parts.column.places import Box, TablePlaces
from ui.parts.column.unseen import Vanishing
from ui.parts.common.badge import Sign, signs
from ui.parts.verdict import climb, count, photo_finish  # noqa: F401  named in the kv file

BAND, HOP = 160, 220  # milliseconds: the band from the top, and each step


class VerdictBand(BoxLayout):
    """Across the whole screen: a green tick or a red cross, who, and what it rests on."""

    kind = StringProperty()  # "right", "wrong", or "" where nobody is judged
    said = StringProperty()
    why = StringProperty()
    signed = BooleanProperty(False)
    place = StringProperty("band")

    def wear(self, sign: Sign | None) -> None:
        """The sign of whoever is judged."""
        self.signed = sign is not None
        if sign is not None:
            self.ids.badge.wear(sign)


class VerdictPage(Vanishing, TablePlaces):
    """Over the table while a verdict is told; before it, only the photo finish over the board.

    `fallen` is how far the band has come down, and `gone` how much of its way the sign has gone.
    """

    shown = BooleanProperty(False)
    whole = BooleanProperty(False)  # the verdict is known
    climbed = BooleanProperty(False)
    fallen = NumericProperty(1.0)
    covers = AliasProperty(lambda self: self.shown, bind=("shown",))
    asks: Asks | None = ObjectProperty(None, allownone=True)
    look: Appearance = ObjectProperty()
    _told: tuple[object, ...] = ()

    def on_kv_post(self, base_widget: object) -> None:
        """Lie where the parts of a verdict lie."""
        self.fbind("whole", self._trigger_layout)
        self.fbind("fallen", self._trigger_layout)

    def show(
        self,
        strip: Strip | None,
        view: View,
        whole: bool,
        said: Text | None = None,
        correct: Callable[[str], None] | None = None,
    ) -> bool:
        """A strip, and once it is known what came of it; whether that is another verdict than before."""
        told = (strip, view.judged, view.replay, self.look.language) if strip is not None and whole else ()
        fresh, self._told = bool(told) and told != self._told, told
        self.shown, self.whole = strip is not None, strip is not None and whole
        if strip is None:
            return False
        worn = signs(self.look.names, view.sides, self.look.known)
        self.ids.finish.show(strip, worn)
        if whole:
            self._tell(view.judged, view, worn, strip.said if said is None else said, correct)
        return fresh

    def _tell(
        self,
        judged: Judged | None,
        view: View,
        worn: dict[str, Sign],
        said: Text,
        correct: Callable[[str], None] | None,
    ) -> None:
        ids, say = self.ids, self.look.say
        ids.band.kind = "" if judged is None else "right" if judged.right else "wrong"
        ids.band.said = say(judged.said if judged is not None else said)
        ids.band.why = say(judged.why) if judged is not None else ""
        ids.band.wear(worn.get(judged.seat) if judged is not None else None)
        notes = judged.told if judged is not None else view.notes
        right = judged is not None and judged.right
        ids.count.asks = self.asks
        ids.count.show(view.replay, right, " ".join(map(say, notes)), correct)
        ids.climb.judged, ids.climb.signs = judged, worn
        self.climbed = judged is not None and judged.climb is not None

    def legs(self) -> list[Leg]:
        """The band comes down, then whoever was judged goes step by step."""
        way = Leg(BAND, HOP * self.hops, self._go, linear)
        return [Leg(0, BAND, self._fall, out_cubic), *([way] if self.hops else [])]

    def _fall(self, share: float) -> None:
        self.fallen = share

    def _go(self, share: float) -> None:
        self.ids.climb.gone = share

    @property
    def hops(self) -> int:
        """How many steps whoever was judged goes."""
        judged = self.ids.climb.judged
        if judged is None or judged.climb is None:
            return 0
        return int(abs(dict(judged.climb.markers)[judged.seat] - judged.was))

    def place_of(self, child: object) -> str:
        """The photo finish lies over the board until the verdict is known."""
        place: str = getattr(child, "place", "")
        return "board" if place == "finish" and not self.whole else place

    def box_of(self, child: object, boxes: Mapping[str, Box]) -> Box | None:
        """Each where it belongs, the band as far down as it has come."""
        box = super().box_of(child, boxes)
        if box is None or self.place_of(child) != "band":
            return box
        return box._replace(y=box.y + box.high * (1 - self.fallen))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        if not self.whole:
            return bool(self.ids.finish.collide_point(*touch.pos))
        return bool(super().on_touch_down(touch) or self.collide_point(*touch.pos))


class OldVerdict(ModalView):
    """The verdict of an earlier round once more."""

    look: Appearance = ObjectProperty()

    def __init__(self, strip: Strip, node: Node, asks: Asks, **properties: object) -> None:
        super().__init__(**properties)
        view = node.view()
        self.ids.verdict.asks = asks
        self.ids.verdict.show(strip, view, whole=True)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
