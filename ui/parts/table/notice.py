"""What the table must be told: a refusal, what to put back, trouble; and the sign of being in step."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.play.notice import Notice
from companion.view import Card, View
from ui.handed.appearance import Appearance
from ui.handed.theme import AMBER, LEAST, TEXT
from ui.parts.board.rows import CardFace
from ui.parts.column.deeds import ChoiceKey, PrimaryKey
from ui.parts.column.unseen import VanishingBox
from ui.parts.common.basics import Rgba
from ui.parts.common.keys import Keys, Offer
from ui.parts.common.letters import room_for

MANY = 4  # keys below a notice
SIGN = 44  # units that the sign beside the sentence takes
LITTLE = 0.75  # letters no smaller than this for the sake of what follows the sentence
HINT = "standin-hint"  # what may be done is said of whoever acts, as after a refusal
SMALLEST = 0.85  # of a unit: still letters that can be read across a table
SHORT = 22  # letters of an offer that stands beside another; longer ones have a row each
ICONS = {
    "refused": "hand",
    "trouble": "warning",
    "time": "clock",
    "question": "question",
    "board": "question",
    "said": "owl",
    "hand": "card",
}  # of the kinds of notices that have one of their own
DARK, WHITE = (0.12, 0.08, 0.02, 1), (1, 1, 1, 1)  # on amber, and on every other lamp that is lit
NAMED = 280  # units: so wide it is unless it is turned, and a key has room for a rule's name


def tried(notice: Notice | None, view: View) -> frozenset[str]:
    """The space that was meant by a line that is refused."""
    meant = notice.line.split()[2:][-1:] if notice is not None and notice.kind == "refused" else []
    return frozenset(space.id for space in view.spaces if space.id in meant)


def _high_of(words: str, size: float, wide: int, bold: bool = False) -> int:
    return room_for(words, TEXT, bold, math.ceil(size), max(1, wide))[0] if words else 0


def _without_the_name(lines: list[str]) -> list[str]:
    """What somebody may do, one by one; the prompt names them already."""
    names = {line.partition(": ")[0] for line in lines[:2]}
    name = f"{names.pop()}: " if len(names) == 1 else ""
    return [line.removeprefix(name) for line in lines]


class NoticeCard(VanishingBox):
    """A card over the seats; the board stays in sight."""

    shown = BooleanProperty(False)
    kind = StringProperty()
    icon = AliasProperty(lambda self: ICONS.get(self.kind, "info"), bind=("kind",))
    said = StringProperty()
    more = StringProperty()
    instead = BooleanProperty(False)  # more tells what may be done instead
    long_offers = BooleanProperty(False)
    asked = NumericProperty(1)  # the unit of letters that people chose
    letter = NumericProperty(1)  # the unit of its letters: that one, or less so that all is in sight
    look: Appearance = ObjectProperty()
    press: Callable[[str], None] = ObjectProperty()  # says a line to the table
    rules: Callable[[str], None] = ObjectProperty()  # opens a section of the rules
    title_of: Callable[[str], str] = ObjectProperty(lambda rule: "")  # what a section is called
    name_card: Callable[[], None] = ObjectProperty()  # asks which card the camera has seen

    enter_hand: Callable[[str], None] = ObjectProperty()  # opens the page where a stand-in's hand is told
    told_hand: Callable[[str], bool] = ObjectProperty(lambda seat: False)  # whether it has one
    card_of: Callable[[str], Card | None] = ObjectProperty(lambda line: None)  # the card that a line lays

    look_at: Callable[[View], None] = ObjectProperty()  # shows the board as it was then
    onward: list[Offer] = ObjectProperty([])  # what comes after steps that were taken at once

    _told: tuple[Notice, str, str] | None = None
    _page = 0
    _main: Offer | None = None  # what the golden key does meanwhile

    def on_kv_post(self, base_widget: Widget) -> None:
        """The keys have their places now."""
        self._buttons = Keys(self.ids.buttons, made=ChoiceKey, font=16)
        self._offers = Keys(self.ids.offers, made=ChoiceKey, font=16)
        fit = Clock.create_trigger(self._fit, -1)
        for name in ("said", "more", "kind", "instead", "asked"):
            self.fbind(name, fit)
        self.ids.scroll.fbind("size", fit)
        self.ids.offers.fbind("height", fit)

    def _fit(self, *_: object) -> None:
        """Letters a little smaller where that brings all in sight, else so small that the sentence is."""
        u, t, room = self.look.u, self.look.t, self.ids.scroll.height
        sizes = [size for n in range(20) if (size := t * (1 - n / 20)) >= u * SMALLEST]
        whole = (size for size in sizes if size >= t * LITTLE and self._high(size, self.more) <= room)
        sentence = (size for size in sizes if size >= u and self._high(size, "") <= room)
        self.letter = next(whole, 0) or next(sentence, min(t, u))

    @staticmethod
    def sentence_size(letter: float, unit: float, wide: float, kind: str) -> float:
        """The letters of the sentence: in a narrow place a long name must not be broken."""
        return min(letter * (17 if kind == "question" else 19), max(unit * 15, wide / 10))

    def _high(self, letter: float, more: str) -> int:
        """How high the sentence and what follows it are in such letters."""
        u, wide = self.look.u, int(self.ids.scroll.width)
        beside = int(wide - SIGN * u)
        size = self.sentence_size(letter, u, beside, self.kind)
        high = max(u * 36, _high_of(self.said, size, beside, self.kind != "refused")) + u * 4
        high += u * 8 if more else 0
        if more:
            title = self.look.tr("notice-instead-title") if self.instead else ""
            high += _high_of(title, max(u * LEAST, letter * 16), wide, True) + u * (4 if title else 0)
            high += self.ids.offers.height
            high += _high_of(more, min(letter * 17, max(u * 15, wide / 10)), wide)
        return int(high)

    def ahead(self) -> Iterator[object]:
        """Keys before they are wanted."""
        return chain(self._buttons.ahead(MANY), self._offers.ahead(1))

    def show(self, notice: Notice | None, wanted: str = "") -> None:
        """A notice, or none; one that stands already is left alone. A lesson answers with what it wanted."""
        look = self.look
        told = None if notice is None else (notice, look.language, wanted)
        if told is not None and told == self._told:
            return
        self.shown, self._told = notice is not None, told
        self._lay(notice)
        if notice is None:
            self._offers.show([])
            self._buttons.show([])
            return
        self.kind = notice.kind
        self.ids.scroll.scroll_y = 1
        self.said = look.say(notice.text)
        lines = [look.say(more) for more in notice.more]
        self.instead = notice.kind == "refused" and bool(lines) and not wanted
        if notice.kind == "refused" and wanted:
            self.more = wanted
        elif self.instead:
            self.more = "\n".join(f"•  {line}" for line in _without_the_name(lines))
        else:
            lines = _without_the_name(lines) if notice.text.key == HINT else lines
            self.more = "\n".join(f"•  {line}" for line in lines)
        offers = [Offer(look.say(words), "", partial(self.press, line)) for words, line in notice.offers]
        self.long_offers = any(len(offer.words) > SHORT for offer in offers)
        self._offers.show(offers)
        self._answer(self._answers(notice))
        if notice.steps:
            self._turn(notice, 0)

    def _lay(self, notice: Notice | None) -> None:
        """The card that hands are to lay for a stand-in, as it looks."""
        announced = notice is not None and notice.kind == "said"
        card = self.card_of(notice.line) if notice is not None and announced else None
        self.ids.laid.clear_widgets()
        if card is not None:
            face = CardFace(card, None)
            face.pick = lambda _: None
            self.ids.laid.add_widget(face)

    def _turn(self, notice: Notice, page: int) -> None:
        """What was gained by all steps, or one of them by itself with the board as it was."""
        say, self._page = self.look.say, page % (len(notice.steps) + 1)
        said, node = notice.steps[self._page - 1]  # after all of them the last one lies there
        notes = [*notice.more, *node.view().notes] if self._page == 0 else node.view().notes
        count = f"{self._page}/{len(notice.steps)}  " if self._page else ""
        self.said = count + say(said if self._page else notice.text)
        self.more = "\n".join(f"•  {say(note)}" for note in notes)
        self.ids.scroll.scroll_y = 1
        self.look_at(node.view())

    def _answers(self, notice: Notice) -> list[Offer]:
        """The keys below a notice, what most want last."""
        tr, press, asked = self.look.tr, self.press, notice.kind == "question"
        if notice.steps:
            turns = [Offer("", "back", lambda: self._turn(notice, self._page - 1), "plain")]
            turns.append(Offer("", "forward", lambda: self._turn(notice, self._page + 1), "plain"))
            return [*turns, *([key._replace(icon="") for key in self.onward] or [self._ok(tr("ok"))])]
        if notice.kind == "sure":
            leave = Offer(tr("notice-leave"), "close", partial(press, "ok"), "plain")
            return [leave, Offer(tr("notice-sure"), "check", partial(press, f"sure {notice.line}"), "main")]
        if notice.kind == "said":
            seat = notice.line.partition(" ")[0]
            own = Offer(tr("notice-hand"), "card", partial(self.enter_hand, seat), "plain")
            did = Offer(tr("notice-did"), "check", partial(press, "did"), "main")
            return [own, did] if self.told_hand(seat) else [did]
        if notice.kind == "hand":
            last = Offer(tr("notice-last"), "undo", partial(press, f"hand {notice.line} back"), "plain")
            enter = Offer(tr("notice-enter"), "card", partial(self.enter_hand, notice.line), "main")
            return [last, enter] if notice.against else [enter]
        keys = []
        if notice.rule and notice.kind != "told":  # that is the rule of the moment: the prompt opens it
            named = notice.kind == "refused" and self.width > NAMED * self.look.u
            title = self.title_of(notice.rule) if named else ""
            words = tr("notice-read", title=title) if title and not notice.forcible else tr("notice-rule")
            keys.append(Offer(words, "book", partial(self.rules, notice.rule), "plain"))
        if notice.forcible:
            keys.append(Offer(tr("notice-anyway"), "hand", partial(press, f"! {notice.line}"), "plain"))
        if asked:
            keys.append(Offer(tr("notice-other"), "edit", self.name_card, "plain"))
        if notice.against:
            keys.append(Offer(tr("notice-against"), "close", partial(press, notice.against), "plain"))
        done = {
            "put-back": "notice-done",
            "question": "notice-ignore",
            "refused": "notice-again",
            "board": "notice-leave",
        }
        words = tr("notice-agreed" if notice.against else done.get(notice.kind, "ok"))
        keys.append(self._ok(words))
        # Three keys find room for their words only without icons.
        return [key._replace(icon="") for key in keys] if asked else keys

    def _ok(self, words: str) -> Offer:
        return Offer(words, "check", partial(self.press, "ok"), "main")

    def tell(self, said: str, lines: list[str], offers: list[Offer]) -> None:
        """What just happened, line by line, and what comes next."""
        self.shown, self.kind, self.said, self.more = True, "step", said, "\n".join(lines)
        self.instead = False
        self._offers.show([])
        self._answer(offers)

    def _answer(self, answers: list[Offer]) -> None:
        """What most want is the golden key, the others stand here."""
        self._main = next((offer for offer in reversed(answers) if offer.kind == "main"), None)
        self._buttons.show([offer for offer in answers if offer is not self._main])

    def lead(self, primary: PrimaryKey) -> None:
        """While something must be told first, the golden key answers it."""
        if self.shown and self._main is not None:
            primary.offer(self._main)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While it is shown nothing beneath it can be touched."""
        if not self.shown:
            return False
        return bool(super().on_touch_down(touch) or self.collide_point(*touch.pos))


class Sign(ButtonBehavior, BoxLayout):
    """The lamp: in step, unsure, or out of step with the table; a touch tells why and how to get back."""

    sign = StringProperty("in-step")
    eye = StringProperty("check")  # what watches the table, while all is well
    colour = ColorProperty("#1E7A46")

    @staticmethod
    def lamp(sign: str, eye: str, wrong: Rgba, dark: Rgba, right: Rgba) -> Rgba:
        """How far table and screen are in step, and while they are, what watches."""
        watched: Rgba = {"camera-off": dark, "question": AMBER}.get(eye, right)
        lit: Rgba = {"unsure": AMBER, "out-of-step": wrong}.get(sign, watched)
        return lit

    @staticmethod
    def ink(icon: str, eye: str, on_dark: Rgba) -> Rgba:
        """What is read on such a lamp."""
        return DARK if icon == "question" else on_dark if eye == "camera-off" else WHITE


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
