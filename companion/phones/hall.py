"""What every page is told wherever it is, and what pages want of the touch screen's side of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from companion.keep.statistics import Chart
from companion.phones.drawn import plain, written
from companion.photo_finish import GLASS, MS
from companion.play.table import Table
from companion.view import View, text
from companion.words import Words, words_in

# Every word a page says itself.
PAGE_WORDS = (
    "phone-seats",
    "phone-seat-taken",
    "phone-watch",
    "phone-leave",
    "phone-lost",
    "phone-idle",
    "phone-rest",
    "phone-set-up",
    "phone-turn",
    "phone-table",
    "phone-own",
    "phone-others",
    "phone-rules",
    "phone-rules-search",
    "phone-rules-none",
    "phone-sheet",
    "phone-sheet-none",
    "phone-close",
    "phone-cancel",
    "phone-sure",
    "phone-not-sure",
    "phone-enter",
    "phone-instead",
    "phone-rule",
    "phone-slap",
    "phone-slap-within",
    "phone-slap-measuring",
    "phone-slap-sent",
    "phone-standing",
    "phone-bgstats",
    "phone-may-lay",
    "phone-picked",
    "phone-chose",
)


class House(Protocol):
    """What the touch screen knows and pages want to: handed over by whoever opens the door."""

    @property
    def table(self) -> Table | None:
        """The table of the game that is on, if any."""
        ...

    @property
    def where(self) -> str:
        """idle, set-up, play, rest or over."""
        ...

    def say(self, line: str) -> None:
        """A line, through the door that everything goes through; heard before this returns."""
        ...

    def slap(self, seat: str, at: int, within: int) -> None:
        """A seat's finger came down on its pad."""
        ...

    def left(self, seat: str) -> int | None:
        """The milliseconds on a seat's clock."""
        ...

    def badges(self, view: View) -> Mapping[str, tuple[str, str, str]]:
        """How every seat is told apart: shape, letter, tone."""
        ...

    def charts(self) -> tuple[Chart, ...]:
        """What the evenings so far tell."""
        ...

    def palette(self, game: str) -> Mapping[str, object]:
        """The colours of a game's world."""
        ...

    def play_link(self) -> str:
        """The result as a link that other apps understand."""
        ...


def hall(house: House, language: str) -> dict[str, str]:
    """What every page is told: the words, the colours, which game is on."""
    words, table = words_in(language), house.table
    game = table.session.match.game if table else ""
    return {
        "language": written(words.language),
        "words": _page_words(words),
        "where": written(house.where if table else "idle"),
        "game": written({"id": game, "name": words.say(text(game))} if game else None),
        "palette": written(house.palette(game)),
        "charts": written(plain(house.charts(), words.say)) if not table else "null",
    }


def _page_words(words: Words) -> str:
    values = {"ms": "#", "name": "#", "glass": str(GLASS // MS)}
    return written({key.removeprefix("phone-"): words.say(text(key, **values)) for key in PAGE_WORDS})


OF_A_TABLE = ("ask", "seats", "clocks", "standing", "photo", "told", "result")


def nothing(house: House, language: str) -> dict[str, str]:
    """The parts of a table where there is none."""
    return dict.fromkeys(OF_A_TABLE, "null") | hall(house, language)
