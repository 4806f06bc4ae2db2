"""Cards and pieces side by side: a tray, a hand, a trick; a finger on one is a Pick."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.view import Card, Row, text
from ui.handed.appearance import Appearance
from ui.parts.board.errands import Marked, paint_card
from ui.parts.board.face import Face, Look
from ui.parts.common.held import Held
from ui.parts.common.keys import lay

# What a finger held on things asks; nothing where the answer would tell the whole table.
Asks = Callable[[tuple[str, ...]], None]
WIDE, HIGH, APART, TITLE = 61, 86, 6, 24  # units: a card, the gap between two, and what a title takes
SETTLED = 0.05  # seconds until everything has its height
NOTHING = text("table-cards")  # what lies ahead has no name yet
LOW, TIGHT = 62, 1.5  # a card and the gap where they lie close together
DRAWN = (
    *("emblem", "letter", "tone", "size", "type", "worn"),
    *("glowing", "picked", "opened", "pointed", "faint", "stepped"),
)


class CardFace(Held, ButtonBehavior, Widget):
    """One card: tone, emblem and letter; its back if it lies face down, faint if it is spent."""

    emblem = StringProperty()
    letter = StringProperty()
    tone = StringProperty()
    worn = StringProperty()
    glowing = BooleanProperty(False)
    picked = BooleanProperty(False)
    pointed = BooleanProperty(False)
    faint = BooleanProperty(False)
    stepped = BooleanProperty(False)  # back, while others may be played
    tall = BooleanProperty(False)
    high = NumericProperty(0)  # pixels, where cards lie close together; then it is as wide as a thumb
    opened = BooleanProperty(False)  # what belongs to it lies open
    wide = NumericProperty(0)  # pixels, where it must fill its place; then it is as high as a thumb
    type = NumericProperty(1)  # the unit of letters
    look: Appearance = ObjectProperty()
    act = StringProperty()  # what hands must do with it, where that is marked
    seen = BooleanProperty(True)  # some of it is in sight
    pick: Callable[[str], None]

    def __init__(self, card: Card, asks: Asks | None, **properties: object) -> None:
        super().__init__(**properties)
        self.asks = asks
        self._face = Face(self.canvas)
        draw = Clock.create_trigger(self.draw, -1)
        for name in DRAWN:
            self.fbind(name, draw)
        for name in ("act", "size"):
            self.fbind(name, self._mark)
        self.fbind("pos", self._move)
        self.fbind("seen", lambda _, seen: self._face.see(seen))
        draw()
        self.show(card)

    def point(self, at: bool) -> None:
        """A lesson points at it, or no longer: then it is brought into sight."""
        self.pointed = at
        if at:
            Clock.schedule_once(self._bring, SETTLED)

    def _over(self) -> ScrollView | None:
        """The list it lies in, if any."""
        over = self.parent
        while over and not isinstance(over, ScrollView):
            over = over.parent if over.parent is not over else None
        return over

    def _bring(self, *_: object) -> None:
        over = self._over()
        if over and self.pointed and over.height < over.children[0].height:
            over.scroll_to(self, padding=0, animate=False)

    def _move(self, *_: object) -> None:
        self._face.move(*self.pos)
        if self.act:
            self._mark()
        look_at = getattr(self._over(), "look_at", None)
        if look_at is not None:
            look_at(self)
        else:
            self.seen = True

    def _mark(self, *_: object) -> None:
        """The sign of what to do with it, in its corner."""
        self.canvas.after.clear()
        if self.act:
            with self.canvas.after:
                paint_card(self.act, self.pos, self.size, self.look.u, self.look.theme)

    def draw(self, *_: object) -> None:
        """Draw what is otherwise than before."""
        u, theme = self.look.u, self.look.theme
        rim = "picked" if self.picked or self.pointed else "may" if self.opened or self.glowing else ""
        dark = self.faint or self.stepped
        size = self.width, self.height
        looks = Look(self.emblem, self.letter, self.tone, size, rim, dark, u, self.type, theme.worn)
        self._face.draw(looks, theme)

    def show(self, card: Card) -> None:
        """Be this card."""
        self.card = card
        hidden = card.face == "down"
        self.emblem = "card" if hidden else card.emblem
        self.letter = "" if hidden else card.letter
        self.faint = card.face == "spent"
        self.tall = bool(self.emblem and self.letter)
        self.tone = "" if hidden else card.tone

    def on_state(self, _: object, state: str) -> None:
        """A finger that stays on a card asks what it is."""
        if state == "down" and self.asks is not None:
            self.finger_down(partial(self.asks, (self.card.id,)))
        else:
            self.finger_up()


class CardRow(BoxLayout):
    """A row of cards under its title; close together where every card must be in sight.

    They lie so too where the `room` is too low for them; those that may be picked then do without a title,
    and so do those that would not all be in sight with one.
    """

    title = StringProperty()
    titled = BooleanProperty(True)
    close = BooleanProperty(False)
    room = NumericProperty(0)  # pixels; 0 where a row may be as high as it likes
    high = NumericProperty(0)  # of each card that lies close
    look: Appearance = ObjectProperty()

    def __init__(
        self,
        row: Row,
        glow: Container[str],
        picked: Container[str],
        pick: Callable[[str], None],
        asks: Asks | None = None,
        spare: list[CardFace] | None = None,
        **properties: object,
    ) -> None:
        super().__init__(**properties)
        self.pick, self.asks = pick, asks
        self._spare: list[CardFace] = [] if spare is None else spare
        self._tight, self._chosen = self.close, False
        for name in ("room", "width"):
            self.fbind(name, self._fit)
        self.show(row, glow, picked)

    def show(
        self,
        row: Row,
        glow: Container[str],
        picked: Container[str],
        acts: Mapping[str, str] | None = None,
        pointed: Container[str] = (),
    ) -> None:
        """The row as it is now; faces there were are used again, for making one is slow."""
        owner, title = self.look.names.get(row.seat, ""), self.look.say(row.title)
        self.title = f"{title} · {owner}" if owner else title
        self.keep(row.cards)
        there = {face.card: face for face in self.ids.cards.children}
        faces = [there.get(card) or self._face(card) for card in row.cards]
        lay(self.ids.cards, faces)
        self._chosen = chosen = any(card.id in glow for card in row.cards)
        self._fit()
        for face in faces:
            face.stepped = chosen and face.card.id not in glow
            face.glowing, face.picked = face.card.id in glow, face.card.id in picked
            face.act = (acts or {}).get(face.card.id, "")
            face.point(face.card.id in pointed)

    def _fit(self, *_: object) -> None:
        """As large as cards are where they have room, else so low that all are in sight."""
        u, thumb, many = self.look.u, self.look.thumb, len(self.ids.cards.children)
        usual = _lines(many, self.width / u, WIDE + APART) * (HIGH + APART) + TITLE
        self.close = self._tight or 0 < self.room < usual * u
        lines = _lines(many, self.width, thumb + TIGHT * u)
        full = 0 < self.room < lines * (thumb + (TIGHT + 4) * u) + TITLE * u
        self.titled = not self._tight and not (self.close and (self._chosen or full))
        room = self.room / lines - (TIGHT + 4) * u if self.room else LOW * u
        self.high = max(thumb, min(LOW * u, room)) if self.close else 0
        for face in self.ids.cards.children:
            face.high = self.high

    def on_parent(self, *_: object) -> None:
        """Laid elsewhere, all is drawn until somebody looks what is in sight."""
        for face in self.ids.cards.children if "cards" in self.ids else ():
            face.seen = True

    def keep(self, cards: Container[Card]) -> None:
        """Take away the faces of all other cards, to be shown as something else."""
        for face in [face for face in self.ids.cards.children if face.card not in cards]:
            self.ids.cards.remove_widget(face)
            self._spare.append(face)

    def _face(self, card: Card) -> CardFace:
        # A finger on a card means the card it came down on.
        face = next((spare for spare in reversed(self._spare) if spare.state != "down"), None)
        if face is not None:
            self._spare.remove(face)
            face.show(card)
        else:
            face = _made(card, self.asks)
        face.pick = self.pick
        return face


def _lines(many: int, wide: float, each: float) -> int:
    """How many lines so many cards make."""
    return max(1, -(-many // max(1, int(wide // each))))


def _made(card: Card, asks: Asks | None) -> CardFace:
    face = CardFace(card, asks)
    face.bind(on_release=_picked)
    return face


def _picked(face: CardFace) -> None:
    """A finger was lifted from a card that it had not asked about."""
    if not face.asked:
        face.pick(face.card.id)


class Spread:
    """Rows of cards laid out in some place, each kept for the next time; faces go from row to row."""

    def __init__(self, pick: Callable[[str], None], asks: Asks | None = None, close: bool = False) -> None:
        self.pick, self.asks, self.close = pick, asks, close
        self._rows: dict[str, CardRow] = {}
        self._spare: list[CardFace] = []
        self._free: list[CardRow] = []
        self.room = 0.0  # pixels for each row, where they are to be seen at once

    def fit(self, room: float) -> None:
        """Every row in sight, if it can be."""
        self.room = room
        for part in self._rows.values():
            part.room = room

    def rows(
        self,
        rows: Sequence[Row],
        glow: Container[str],
        picked: Container[str] = (),
        acts: Mapping[str, Mapping[str, str]] | None = None,
        pointed: Container[str] = (),
    ) -> list[CardRow]:
        """A part for each of these rows, as it is now, and what hands must do with which of its cards."""
        acts = acts or {}
        cards = {row.id: row.cards for row in rows}
        for id, part in self._rows.items():
            part.keep(cards.get(id, ()))
        for row in rows:
            if row.id not in self._rows:
                self._rows[row.id] = self._free.pop() if self._free else self._new(row)
            self._rows[row.id].room = self.room
            self._rows[row.id].show(row, glow, picked, acts.get(row.id), pointed)
        return [self._rows[row.id] for row in rows]

    def _new(self, row: Row) -> CardRow:
        return CardRow(row, (), (), self.pick, self.asks, self._spare, close=self.close)

    def ahead(self, rows: int, cards: int) -> Iterator[object]:
        """So many rows and cards to spare before they are wanted, one at each step."""
        while len(self._free) < rows:
            self._free.append(self._new(Row("", NOTHING, ())))
            yield self._free
        while len(self._spare) < cards:
            self._spare.append(_made(Card("", NOTHING), self.asks))
            yield self._spare

    def marked(self, rows: Sequence[Marked]) -> list[CardRow]:
        """A part for each of these rows, with what hands must do with its cards."""
        return self.rows([one.row for one in rows], (), acts={one.row.id: one.acts for one in rows})


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
