"""The pile a verdict rests on, card by card with the count after each; a touch corrects one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.game import Move
from companion.view import Card, Row, View, text
from ui.handed.appearance import Appearance
from ui.parts.board.rows import Asks, CardFace, Spread
from ui.parts.board.tray import Tray
from ui.parts.column.deeds import Figure  # noqa: F401  named in the kv file
from ui.parts.common.keys import lay

BLANK = Card("", text("verdict-count"))
MANY = 14  # cards of most piles
FEW = 6  # cards with their count below them; of more the count lies on the card


class CountedCard(FloatLayout):
    """A card of the pile, and in a ring the count after it: a dash where it changed nothing."""

    count = StringProperty()
    way = StringProperty()  # "up", "down", "" where it changed nothing; "made" where it was enough
    tight = BooleanProperty(False)
    look: Appearance = ObjectProperty()

    def __init__(self, card: Card, asks: Asks | None, **properties: object) -> None:
        super().__init__(**properties)
        self.face = CardFace(card, asks)
        self.face.bind(on_release=_picked)
        self.add_widget(self.face, index=len(self.children))
        for name in ("pos", "size", "tight"):
            self.fbind(name, self.lay)
        self.face.fbind("size", self.lay)
        self.lay()

    def lay(self, *_: object) -> None:
        """The card over its count."""
        u = self.look.u
        self.face.high = self.height - (0 if self.tight else u * 38)
        self.face.x, self.face.top = self.center_x - self.face.width / 2, self.top


def _picked(face: CardFace) -> None:
    if not face.asked:
        face.pick(face.card.id)


class CountPart(BoxLayout):
    """All cards in order, the last ones in sight."""

    hint = StringProperty()
    told = StringProperty()
    few = BooleanProperty(True)
    many = NumericProperty(0)
    asks: Asks | None = ObjectProperty(None, allownone=True)
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._cards: list[CountedCard] = []

    def on_kv_post(self, base_widget: Widget) -> None:
        """The cards have their place now."""
        self.ids.cards.fbind("height", self._to_the_last)

    def _to_the_last(self, *_: object) -> None:
        """What decided it lay on top."""
        self.ids.scroll.scroll_y = 0

    def show(self, row: Row | None, right: bool, told: str, correct: Callable[[str], None] | None) -> None:
        """The pile of a verdict with what else is to be told of it, or nothing."""
        cards = row.cards if row is not None else ()
        self.few, self.told, self.many = len(cards) <= FEW, told, len(cards)
        self.hint = self.look.tr("verdict-misread") if cards and correct is not None else ""
        self._cards += [CountedCard(card, self._ask) for card in cards[len(self._cards) :]]
        before = ("0", *(card.letter for card in cards))
        for shown, card, (was, now) in zip(self._cards, cards, pairwise(before), strict=False):
            shown.tight = not self.few
            shown.face.show(Card(card.id, card.name, card.tone, card.emblem, face=card.face))
            shown.face.pick = correct or (lambda _: None)
            shown.count = now if now != was else "–"
            shown.way = "up" if int(now) > int(was) else "down" if int(now) < int(was) else ""
            if right and card is cards[-1]:
                shown.way, shown.count = "made", now
        lay(self.ids.cards, self._cards[: len(cards)])
        self._to_the_last()

    def ahead(self) -> Iterator[object]:
        """Cards before they are wanted: a verdict must not wait for them."""
        while len(self._cards) < MANY:
            self._cards.append(CountedCard(BLANK, self._ask))
            yield self._cards[-1]

    def _ask(self, ids: tuple[str, ...]) -> None:
        if self.asks is not None:
            self.asks(ids)


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
