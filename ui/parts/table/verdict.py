"""A verdict that explains itself: the photo finish, and the pile card by card; a touch corrects a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from companion.game import Move
from companion.photo_finish import Strip
from companion.play.node import Node
from companion.view import Card, Judged, Row, View, text
from ui.handed.appearance import Appearance
from ui.parts.board.rows import Asks, Spread
from ui.parts.board.tray import Tray
from ui.parts.common.badge import signs
from ui.parts.common.keys import lay


class VerdictBanner(BoxLayout):
    """Across the whole screen: a green tick or a red cross, who, and what it rests on."""

    shown = BooleanProperty(False)
    right = BooleanProperty(False)
    said = StringProperty()
    why = StringProperty()
    look: Appearance = ObjectProperty()

    def show(self, judged: Judged | None) -> None:
        """A verdict, or none."""
        self.shown = judged is not None
        if judged is not None:
            self.right = judged.right
            self.said, self.why = self.look.say(judged.said), self.look.say(judged.why)


class VerdictPart(BoxLayout):
    """Over the board while a verdict is told."""

    shown = BooleanProperty(False)
    covers = AliasProperty(lambda self: self.shown, bind=("shown",))
    replayed = BooleanProperty(False)
    asks: Asks | None = ObjectProperty(None, allownone=True)
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._correct: Callable[[str], None] | None = None
        self._spread = Spread(self._touched, self._ask)

    def _ask(self, ids: tuple[str, ...]) -> None:
        if self.asks is not None:
            self.asks(ids)

    def _touched(self, card: str) -> None:
        if self._correct is not None:
            self._correct(card)

    def show(self, strip: Strip | None, view: View, correct: Callable[[str], None] | None = None) -> None:
        """A strip and the pile it was judged on, or nothing."""
        self.shown, self._correct = strip is not None, correct
        self.replayed = strip is not None and view.replay is not None
        if strip is not None:
            worn = signs(self.look.names, view.sides, self.look.known)
            self.ids.strip.show(strip, {seat: sign.tone for seat, sign in worn.items()})
        if strip is not None and view.replay is not None:
            row = view.replay
            if correct is not None:
                row = replace(row, title=text("verdict-correct", title=row.title))
            lay(self.ids.replay, self._spread.rows([row], ()))
        else:
            lay(self.ids.replay, [])

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        return bool(super().on_touch_down(touch) or self.collide_point(*touch.pos))


class OldVerdict(ModalView):
    """The photo finish of an earlier round, with what was said of it."""

    told = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, strip: Strip, node: Node, asks: Asks, **properties: object) -> None:
        super().__init__(**properties)
        view, say = node.view(), self.look.say
        self.ids.verdict.asks = asks
        self.ids.verdict.show(strip, view)
        self.ids.banner.show(view.judged)
        self.told = "\n".join([say(strip.said), *(say(note) for note in view.notes)])


class Corrections(Tray):
    """What a card of the replay was really: one touch says so, and the slap is judged anew."""

    def offer(self, game: str, view: View, card: str, fixes: Sequence[Move]) -> None:
        """Show every correction that names the card."""
        lay(self.ids.rows, Spread(self.picked).rows(rows_of(game, view, card, fixes), ()))
        self.open(animation=False)


def rows_of(game: str, view: View, card: str, fixes: Sequence[Move]) -> list[Row]:
    """The corrections that name a card, one row for each kind of them."""
    looks = {token.id: token for token in view.tokens}
    rows: dict[str, list[Card]] = {}
    for fix in fixes:
        kind, *args = fix.args
        if args[:1] == [card]:
            look = looks.get(args[-1])
            rows.setdefault(kind, []).append(
                Card(
                    str(fix),
                    text(f"{game}-{args[-1]}"),
                    look.tone if look else "red",
                    look.emblem if look else "trash",
                )
            )
    return [
        Row(kind, text(f"{game}-arg-{kind}"), tuple(cards))
        for kind, cards in sorted(rows.items(), key=lambda row: row[0] != "read")
    ]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
