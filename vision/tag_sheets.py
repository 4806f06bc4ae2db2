"""Sheets of tags to print: corners, flat pieces, and caps that are folded over the heads of figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from companion.game import Facts, Game
from companion.games.tagged import of_the_copy, tag_name, tags_of
from companion.view import Text, text
from companion.words import words_in
from vision.board.marks import ACROSS, QUIET, squares
from vision.sheets import FONT, HEAD, MARGIN, MARK, OVERLAP, PAPERS, BadSheet, head, runs, said

CAPPED = 15.0  # millimetres from which on a piece is no disc: its tag also comes as a cap
_FLAP = 9.0  # millimetres that a cap reaches down on each side
_GAP, _NAME = 4 * mm, 4 * mm


@dataclass(frozen=True, slots=True)
class Cut:
    """One tag to cut out: what it is called, and whether it has flaps to fold down."""

    tag: int
    name: Text
    cap: bool = False


def cuts(game: Game, facts: Facts | None = None) -> Iterator[Cut]:
    """Every tag that a copy needs: the corners, each piece as often as it is in the box, then the caps."""
    tags = tags_of(game.id)
    if tags is None:
        raise BadSheet(f"{game.id} has no board on which tags are read")
    for n, tag in enumerate(tags.corners, 1):
        yield Cut(tag, text(f"tag-corner-{n}"))
    pieces = of_the_copy(game, tags, facts or {})
    for piece in pieces:
        yield from [Cut(piece.tag, tag_name(game.id, piece.name))] * piece.copies
    for piece in pieces:
        if piece.high >= CAPPED:
            yield Cut(piece.tag, tag_name(game.id, piece.name), cap=True)


def tag_sheets(
    game: Game, paper: str = "a4", language: str = "en", facts: Facts | None = None
) -> tuple[int, bytes]:
    """A game's tags as a PDF: how many pages, and the file."""
    if paper not in PAPERS:
        raise BadSheet(f"{paper[:20]!r}: the paper is one of {', '.join(PAPERS)}")
    todo = list(cuts(game, facts))
    tags = tags_of(game.id)
    assert tags is not None
    side = tags.side * mm
    words = words_in(language)
    out = BytesIO()
    canvas = Canvas(out, pagesize=PAPERS[paper], invariant=True, pageCompression=1)
    title = said(words, text("tag-title", game=text(game.id), size=f"{tags.side:g}"))
    canvas.setTitle(title)
    pages = _pages(todo, side, PAPERS[paper])
    for number, page in enumerate(pages, 1):
        head(canvas, words, title, number, len(pages))
        for cut, x, y in page:
            _cut(canvas, cut, said(words, cut.name), x, y, side)
        canvas.showPage()
    canvas.save()
    return len(pages), out.getvalue()


def _wide(cut: Cut, side: float) -> float:
    """How wide a tag with its rim is, flaps included."""
    return side * (ACROSS + 2 * QUIET) / ACROSS + (2 * _FLAP * mm if cut.cap else 0)


def _pages(
    todo: Sequence[Cut], side: float, paper: tuple[float, float]
) -> list[list[tuple[Cut, float, float]]]:
    """Where each tag goes: in rows from the top left, the next page where one is full."""
    width, height = paper
    pages: list[list[tuple[Cut, float, float]]] = [[]]
    x, top, row = MARGIN, height - MARGIN - HEAD, 0.0
    for cut in todo:
        wide = _wide(cut, side)
        if x + wide > width - MARGIN:
            x, top, row = MARGIN, top - row, 0.0
        if top - wide - _NAME < MARGIN:
            pages.append([])
            x, top, row = MARGIN, height - MARGIN - HEAD, 0.0
        pages[-1].append((cut, x, top - wide - _NAME))
        x, row = x + wide + _GAP, max(row, wide + _NAME + _GAP)
    return pages


def _cut(canvas: Canvas, cut: Cut, name: str, x: float, y: float, side: float) -> None:
    """A tag on its white rim, its name under it, lines to cut along, and dashed ones to fold along."""
    wide = _wide(cut, side)
    rim = side * (ACROSS + 2 * QUIET) / ACROSS
    inset, low = (wide - rim) / 2, y + _NAME
    _squares(canvas, cut.tag, x + inset, low + inset, rim)
    points = min(6.5, 6.5 * wide / max(stringWidth(name, FONT, 6.5), 1))
    canvas.setFont(FONT, points)
    canvas.setFillGray(0)
    canvas.drawCentredString(x + wide / 2, y + 1.2 * mm, name)
    canvas.setStrokeGray(0.45)
    canvas.setLineWidth(0.3)
    if cut.cap:
        _cap(canvas, x, low, wide, inset)
        return
    for across, way in ((x, -1), (x + wide, 1)):
        for along, up in ((low, -1), (low + wide, 1)):
            canvas.line(across + way * 0.3 * mm, along, across + way * MARK, along)
            canvas.line(across, along + up * 0.3 * mm, across, along + up * MARK)


def _cap(canvas: Canvas, x: float, y: float, wide: float, inset: float) -> None:
    """The outline of a cross: a lid with four flaps, to fold down and glue to the figure."""
    a, b, c, d = 0.0, inset, wide - inset, wide
    cross = [(b, a), (c, a), (c, b), (d, b), (d, c), (c, c), (c, d), (b, d), (b, c), (a, c), (a, b), (b, b)]
    for (fx, fy), (tx, ty) in zip(cross, [*cross[1:], cross[0]], strict=True):
        canvas.line(x + fx, y + fy, x + tx, y + ty)
    canvas.setDash(1.5, 1.5)
    lid = [(b, b), (c, b), (c, c), (b, c)]
    for (fx, fy), (tx, ty) in zip(lid, [*lid[1:], lid[0]], strict=True):
        canvas.line(x + fx, y + fy, x + tx, y + ty)
    canvas.setDash()


def _squares(canvas: Canvas, tag: int, x: float, y: float, rim: float) -> None:
    """The dark squares of a tag within its white rim."""
    square = rim / (ACROSS + 2 * QUIET)
    ink = canvas.beginPath()
    for row, line in enumerate(squares(tag)):
        lowest = y + rim - (row + 1 + QUIET) * square
        for start, end in runs(line):
            ink.rect(x + (start + QUIET) * square, lowest - OVERLAP, (end - start) * square, square + OVERLAP)
    canvas.setFillGray(0)
    canvas.drawPath(ink, stroke=0, fill=1)
