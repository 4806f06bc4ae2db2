"""Sheets of stickers to print: codes with names and cutting marks, and a test code for the distance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from companion.game import Game
from companion.games.things import name_of
from companion.view import Text, text
from companion.words import Words, words_in
from vision.cards import MODULES, QUIET, modules
from vision.reading.codes import gauge, payload

PAPERS = {"a4": A4, "letter": LETTER}
SMALLEST, LARGEST, USUAL = 15, 30, 20  # millimetres across a sticker's code, its white edge included
MARGIN, HEAD, _GAP, _NAME, MARK = 10 * mm, 16 * mm, 4 * mm, 4 * mm, 1.6 * mm
FONT, _BOLD = "Helvetica", "Helvetica-Bold"
OVERLAP = 0.02 * mm  # rows of modules overlap a little: no white hair between them on any printer


class BadSheet(ValueError):
    """A size or paper that cannot be printed."""


@dataclass(frozen=True, slots=True)
class Sticker:
    """A code and what to call it."""

    written: str
    name: Text


def stickers(game: Game, size: int) -> Iterator[Sticker]:
    """The test code, then every copy of everything in a game's box."""
    yield Sticker(gauge(size), text("sheet-test", size=size))
    for thing in game.things:
        name = name_of(game.id, thing.id)
        for copy in range(1, thing.copies + 1):
            several = text("sheet-copy", name=name, copy=copy, copies=thing.copies)
            yield Sticker(payload(game, thing.id, copy), several if thing.copies > 1 else name)


def write_sheets(game: Game, path: Path, paper: str = "a4", size: int = USUAL, language: str = "en") -> int:
    """Write a game's stickers as a PDF; the number of its pages."""
    pages, written = sheets(game, paper, size, language)
    path.write_bytes(written)
    return pages


def sheets(game: Game, paper: str = "a4", size: int = USUAL, language: str = "en") -> tuple[int, bytes]:
    """A game's stickers as a PDF: how many pages, and the file."""
    if paper not in PAPERS:
        raise BadSheet(f"{paper[:20]!r}: the paper is one of {', '.join(PAPERS)}")
    if not SMALLEST <= size <= LARGEST:
        raise BadSheet(f"a sticker is {SMALLEST} to {LARGEST} mm wide, not {size}")
    words = words_in(language)
    out = BytesIO()
    canvas = Canvas(out, pagesize=PAPERS[paper], invariant=True, pageCompression=1)
    title = said(words, text("sheet-title", game=text(game.id)))
    canvas.setTitle(title)
    width, height = PAPERS[paper]
    step = size * mm + _GAP
    across = int((width - 2 * MARGIN + _GAP) // step)
    down = int((height - 2 * MARGIN - HEAD + _GAP) // (step + _NAME))
    todo = list(stickers(game, size))
    pages = -(-len(todo) // (across * down))
    for page in range(pages):
        head(canvas, words, title, page + 1, pages)
        for n, sticker in enumerate(todo[page * across * down : (page + 1) * across * down]):
            x = MARGIN + n % across * step
            y = height - MARGIN - HEAD - (n // across + 1) * (step + _NAME) + _GAP
            _sticker(canvas, sticker, words, x, y, size * mm)
        canvas.showPage()
    canvas.save()
    return pages, out.getvalue()


def said(words: Words, said: Text) -> str:
    """Words that the printer's own fonts can spell: they lack the narrow space of French."""
    spelt = words.say(said).replace("\u202f", "\u00a0")
    return spelt.encode("cp1252", "replace").decode("cp1252")


def head(canvas: Canvas, words: Words, title: str, page: int, pages: int) -> None:
    """What this is, how to print it, and a line to check the printer by."""
    width, height = canvas._pagesize
    top = height - MARGIN
    canvas.setFont(_BOLD, 11)
    canvas.drawString(MARGIN, top - 9, title)
    canvas.setFont(FONT, 8)
    canvas.drawRightString(width - MARGIN, top - 9, said(words, text("sheet-page", page=page, pages=pages)))
    canvas.drawString(MARGIN, top - 20, said(words, text("sheet-scale")))
    canvas.setLineWidth(0.6)
    left, line = width - MARGIN - 50 * mm, top - 18
    canvas.line(left, line, left + 50 * mm, line)
    for end in (left, left + 50 * mm):
        canvas.line(end, line - 3, end, line + 3)
    canvas.drawCentredString(left + 25 * mm, line - 9, "50 mm")


def _sticker(canvas: Canvas, sticker: Sticker, words: Words, x: float, y: float, side: float) -> None:
    """A code, its name under it, and marks at the corners to cut along."""
    module = side / (MODULES + 2 * QUIET)
    ink = canvas.beginPath()
    for row, line in enumerate(modules(sticker.written)):
        lowest = y + _NAME + side - (row + 1 + QUIET) * module
        for start, end in runs(line):
            left = x + (start + QUIET) * module
            ink.rect(left, lowest - OVERLAP, (end - start) * module, module + OVERLAP)
    canvas.setFillGray(0)
    canvas.drawPath(ink, stroke=0, fill=1)
    name = said(words, sticker.name)
    points = min(7.5, 7.5 * side / max(stringWidth(name, FONT, 7.5), 1))
    canvas.setFont(FONT, points)
    canvas.drawCentredString(x + side / 2, y + 1.2 * mm, name)
    canvas.setStrokeGray(0.45)
    canvas.setLineWidth(0.3)
    for across, way in ((x, -1), (x + side, 1)):
        for along, up in ((y, -1), (y + _NAME + side, 1)):
            canvas.line(across + way * 0.3 * mm, along, across + way * MARK, along)
            canvas.line(across, along + up * 0.3 * mm, across, along + up * MARK)


def runs(line: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where dark modules begin and end in a row."""
    start = None
    for n, dark in enumerate([*line, 0]):
        if dark and start is None:
            start = n
        elif not dark and start is not None:
            yield start, n
            start = None
