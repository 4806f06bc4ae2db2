"""A rule as one reads it: names of other rules can be touched, its picture stands beside the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import escape_markup, get_hex_from_color

from companion.rulebook.search import Found
from companion.rulebook.sections import LINK, Section, paragraph_read, unmarked
from ui.parts.common.basics import Words
from ui.parts.common.letters import room_for
from ui.parts.table.drawing import DrawingPart

LONGEST_SENTENCE = 88  # letters of a hit; what is left out shows as dots
LONGEST_BEST = 190  # the best one has the whole width
SHARE = 0.56  # of the width, beside a picture
_BOLD = re.compile(r"\*\*(?P<words>.+?)\*\*")
Span = tuple[int, int, str, str]  # from, to, and the marks before and behind


class Reading(Words):
    """A paragraph; a name of another rule in it is a way there."""

    anchor = StringProperty()  # the rule that was touched
    plain = StringProperty()  # what it says, without marks


class Asked(ButtonBehavior, BoxLayout):
    """A hit: the rule's title, and its sentence that answers, the words asked for marked."""

    title = StringProperty()
    sentence = StringProperty()
    said = StringProperty()
    best = BooleanProperty(False)
    found: Found | None = None

    def show(self, found: Found, best: bool, colour: list[float]) -> None:
        """Be this hit."""
        self.found, self.best, self.title = found, best, found.section.title
        self.sentence = snippet(found, colour, LONGEST_BEST if best else LONGEST_SENTENCE)
        self.said = f"[b]{escape_markup(self.title)}[/b]\n{self.sentence}"


class Stack(BoxLayout):
    """Things to read one under the other, as high as they are."""


class Beside(BoxLayout):
    """Two things side by side, as high as the higher one."""


class Answer(Stack):
    """The short answer, and as much of the rest as fits beside the picture; what is left below."""

    def __init__(self, readings: Sequence[Reading], picture: DrawingPart, **properties: object) -> None:
        super().__init__(**properties)
        self.readings, self._picture = readings, picture
        self._fits = 0
        self._column = Stack(size_hint_x=SHARE, pos_hint={"top": 1})
        picture.size_hint_x, picture.pos_hint = 1 - SHARE, {"top": 1}
        self._row = Beside()
        self._row.add_widget(self._column)
        self._row.add_widget(picture)
        self.add_widget(self._row)
        self._lay(1)
        measure = Clock.create_trigger(self._measure, -1)
        self.fbind("width", measure)
        picture.fbind("height", measure)

    def _measure(self, *_: object) -> None:
        """Find how many paragraphs stand beside the picture."""
        wide, high, fits = int(SHARE * (self.width - self._row.spacing)), 0.0, 1
        for n, reading in enumerate(self.readings, 1):
            high += (
                reading.line_height
                * room_for(reading.plain, reading.font_name, False, int(reading.font_size), wide)[0]
            )
            fits = n if high <= self._picture.height else fits
            high += self._column.spacing
        self._lay(fits)

    def _lay(self, fits: int) -> None:
        """So many paragraphs beside the picture, the others under both."""
        if fits != self._fits:
            self._fits = fits
            for reading in self.readings:
                if reading.parent:
                    reading.parent.remove_widget(reading)
            for n, reading in enumerate(self.readings):
                (self._column if n < fits else self).add_widget(reading)


def paragraphs(game: str, rule: Section, sentence: str, colour: list[float]) -> list[BoxLayout | Reading]:
    """Everything a section shows, from top to bottom; the sentence that was looked for is in colour."""
    shown: list[BoxLayout | Reading] = []
    for part in rule.parts:
        if not isinstance(part, str):
            shown.append(DrawingPart(game, part))
            continue
        for paragraph in part.split("\n\n"):
            shown.append(Reading(text=marked_up(paragraph, sentence, colour), plain=unmarked(paragraph)))
    if len(shown) > 1 and isinstance(shown[1], DrawingPart) and Window.width > Window.height:
        beside = [*takewhile(lambda part: isinstance(part, Reading), shown[2:])]
        return [Answer([shown[0], *beside], shown[1]), *shown[2 + len(beside) :]]
    return shown


def marked_up(paragraph: str, sentence: str, colour: list[float]) -> str:
    """A paragraph in Kivy's markup: links to touch, questions in bold, the sentence looked for in colour."""
    gold = f"[color={get_hex_from_color(colour)}]"
    read = paragraph_read(paragraph).replace("`", "")
    spans: list[Span] = []
    said, at = "", 0
    for found in re.finditer(f"{LINK.pattern}|{_BOLD.pattern.replace('words', 'bold')}", read):
        said += read[at : found.start()]
        words = found["words"] or found["bold"]
        before, behind = (
            (f"[ref={found['anchor']}]{gold}[u]", "[/u][/color][/ref]")
            if found["anchor"]
            else ("[b]", "[/b]")
        )
        spans.append((len(said), len(said) + len(words), before, behind))
        said, at = said + words, found.end()
    said += read[at:]
    if sentence and (start := said.find(sentence)) >= 0:
        spans.append((start, start + len(sentence), gold, "[/color]"))
    return _with(said, spans)


def snippet(found: Found, colour: list[float], longest: int) -> str:
    """The sentence of a hit, as much of it as there is room for around the words asked for."""
    said, marks = unmarked(found.sentence).removeprefix("•  "), found.marked
    cut = len(found.sentence) - len(said)
    marks = tuple((start - cut, end - cut) for start, end in marks if start >= cut)
    begin = 0
    if len(said) > longest and marks and marks[-1][1] > longest:
        begin = said.rfind(" ", 0, max(1, min(marks[0][0], marks[-1][1] - longest + 20))) + 1
    end = len(said) if len(said) - begin <= longest else said.rfind(" ", begin, begin + longest)
    gold = f"[color={get_hex_from_color(colour)}][b]"
    spans = [
        (one - begin, other - begin, gold, "[/b][/color]")
        for one, other in marks
        if begin <= one and other <= end
    ]
    return ("… " if begin else "") + _with(said[begin:end], spans) + (" …" if end < len(said) else "")


def _with(said: str, spans: Iterable[Span]) -> str:
    """A text with its marks, the wider ones outside."""
    written, at = "", 0
    open_: list[Span] = []
    for span in sorted(spans, key=lambda span: (span[0], -span[1])):
        while open_ and open_[-1][1] <= span[0]:
            written += escape_markup(said[at : open_[-1][1]]) + open_[-1][3]
            at = open_.pop()[1]
        written += escape_markup(said[at : span[0]]) + span[2]
        at = span[0]
        open_.append(span)
    while open_:
        written += escape_markup(said[at : open_[-1][1]]) + open_[-1][3]
        at = open_.pop()[1]
    return written + str(escape_markup(said[at:]))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
