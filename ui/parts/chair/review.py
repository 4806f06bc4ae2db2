"""How the chances of a game went, how sure that is, and the moments that turned it, each to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView

from companion.game import Move
from companion.keep.statistics import Chart, Curve
from companion.play.table import Table
from companion.view import Text, text
from companion.words import told
from ui.handed.appearance import Appearance
from ui.parts.common.badge import signs
from ui.parts.common.basics import Key
from ui.parts.common.chart import ChartPart


class ReviewSheet(ModalView):
    """A curve, and up to three moments; a touch on one opens it in the replay."""

    look: Appearance = ObjectProperty()
    none = StringProperty()  # said where nothing is to be touched

    def __init__(
        self, table: Table, found: Mapping[str, Any], replay: Callable[[int], None], **properties: object
    ) -> None:
        super().__init__(**properties)
        self._table = table
        names = table.session.names
        winners = table.outcome.winners if table.outcome else ()
        chart = Chart(text("review-title"), curves=tuple(_curves(found["curves"], names, winners)))
        worn = signs(names, table.view().sides, self.look.known)
        self.ids.curve.add_widget(ChartPart(chart, {names[seat]: sign for seat, sign in worn.items()}))
        self.none = "" if found["moments"] else self.look.tr("review-none")
        for n, line, turned, instead in found["moments"]:
            percent = f"{100 * turned:+.0f}".replace("-", "−")
            said = text("review-moment", does=self._told(n, line), percent=percent)
            others = [self.look.say(self._told(n, other)) for other in instead]
            sub = self.look.tr("review-instead", moves=", ".join(others)) if others else ""
            key = Key(icon="play", text=self.look.say(said), sub=sub, font=17, tall=72)
            key.bind(on_release=partial(self._open, replay, n))
            self.ids.moments.add_widget(key)

    def _told(self, n: int, line: str) -> Text:
        before = self._table.session.now.nodes[n - 1].before
        assert before is not None  # every line comes after something
        return told(self._table.session.match.game, Move.parse(line), before.view())

    def _open(self, replay: Callable[[int], None], n: int, *_: object) -> None:
        self.dismiss(animation=False)
        replay(n)


def _curves(curves: Mapping[str, Any], names: Mapping[str, str], winners: Sequence[str]) -> Iterator[Curve]:
    """Each side's chances in percent; around the first one, how far off they may be."""
    for n, (seat, chances) in enumerate(curves.items()):
        mean = tuple(round(100 * chance) for chance, _ in chances)
        within = tuple((100 * max(0.0, c - off), 100 * min(1.0, c + off)) for c, off in chances)
        yield Curve(text("called", name=names[seat]), mean, seat in winners, names[seat], () if n else within)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
