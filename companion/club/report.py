"""Standings and the evening's results to read, to print and to take along: text, CSV, and a page of HTML."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from html import escape

from companion.club.evening import Evening, Seating
from companion.club.standings import standings
from companion.view import text
from companion.words import Words

FORMATS = ("text", "csv", "html")
HEAD = ("place", "id", "name", "points", "direct", "buchholz", "sonneborn-berger", "won", "played", "here")


COLUMNS = (
    "club-column-place",
    "club-column-name",
    "club-column-points",
    "club-column-strength",
    "club-column-beaten",
    "club-column-won",
)


def shown(value: Fraction) -> str:
    """Points as people write them: 2½, 1⅓, 3.75."""
    whole, part = divmod(value, 1)
    signs = {
        Fraction(1, 2): "½",
        Fraction(1, 3): "⅓",
        Fraction(2, 3): "⅔",
        Fraction(1, 4): "¼",
        Fraction(3, 4): "¾",
    }
    if not part:
        return str(whole)
    return f"{whole or ''}{signs[part]}" if part in signs else f"{float(value):.2f}"


def written(evening: Evening, form: str, words: Words) -> str:
    """The standings in a format."""
    return {"csv": as_csv, "html": as_html, "text": as_text}[form](evening, words)


def as_csv(evening: Evening, words: Words) -> str:
    """A row for each person, with numbers that a spreadsheet reads."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(HEAD)
    for row in standings(evening):
        numbers = [f"{float(part):.4f}".rstrip("0").rstrip(".") for part in row.key[:4]]
        table.writerow([row.place, row.id, row.name, *numbers, row.won, row.played, int(row.here)])
    return out.getvalue()


def as_text(evening: Evening, words: Words) -> str:
    """The standings for a terminal."""
    rows = [
        (str(row.place), row.name, shown(row.points), shown(row.strength), shown(row.beaten), str(row.won))
        for row in standings(evening)
    ]
    return _lined([_titles(words), *rows])


def _titles(words: Words) -> tuple[str, ...]:
    return tuple(words.say(text(key)) for key in COLUMNS)


def _lined(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    told = ["  ".join(part.ljust(width) for part, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in told) + "\n"


def as_html(evening: Evening, words: Words) -> str:
    """A page to print: the standings, and every table of every round."""

    def cells(tag: str, row: Sequence[str]) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(one)}</{tag}>" for one in row) + "</tr>"

    standing = [
        cells(
            "td",
            (
                str(row.place),
                row.name,
                shown(row.points),
                shown(row.strength),
                shown(row.beaten),
                str(row.won),
            ),
        )
        for row in standings(evening)
    ]
    rounds = [
        f"<h2>{escape(words.say(text('club-round', round=number)))}</h2><table>"
        + "".join(
            cells("td", (one.table, words.say(text(one.box)), result(evening, one)))
            for one in evening.of_round(number)
        )
        + "".join(
            cells("td", ("", "", words.say(text("club-bye", name=evening.names[id_]))))
            for of, id_ in evening.byes
            if of == number
        )
        + "</table>"
        for number in range(1, evening.round + 1)
    ]
    title = escape(words.say(text("club-standings")))
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
        "<style>body{font:14pt sans-serif;margin:2cm}table{border-collapse:collapse;margin:0 0 1em}"
        "td,th{border-bottom:1px solid #999;padding:.25em .8em;text-align:left}h2{font-size:1.1em}</style>"
        f"<h1>{title}</h1><table>{cells('th', _titles(words))}{''.join(standing)}</table>"
        f"{''.join(rounds)}</html>\n"
    )


def result(evening: Evening, one: Seating) -> str:
    """Who sat at a table and how it ended; what was corrected is told old → new."""
    names = [evening.names[id_] for id_ in one.people]
    if not one.places:
        return " – ".join(names)
    told = [" ".join(map(str, places)) for places in (*one.before, one.places)]
    return f"{' – '.join(names)}  ({' → '.join(told)})"
