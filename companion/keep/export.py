"""Games out of the journal and back in: as readable records, as JSON, and their scores as a table."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import platformdirs

from companion.keep.journal import Journal
from companion.keep.record import BadRecord, load_record, openly, read_record, replay, write_record
from companion.keep.results import results_of
from companion.keep.rows import shown_of
from companion.keep.score_sheet import sheet_of
from companion.keep.share import geek_table
from companion.play.match import Match
from companion.play.session import Session
from companion.play.standing import Standing
from companion.settings import HOME, folder
from companion.view import Text
from companion.words import Words, words_in

FORMATS = {"record": "txt", "json": "json", "csv": "csv", "bgg": "csv"}
Read = tuple[Match, list[tuple[int, str]], Standing]  # a game read from a file, and where it stands
JSON_FIRST = "Pantheon games 1"
HEAD = ("game", "kind", "started", "round", "part", "count", "column", "gain", "total")


def exports() -> Path:
    """Where people find what was exported: in their documents, or beside games that have a home."""
    if os.environ.get(HOME):
        return folder("data") / "exports"
    return Path(platformdirs.user_documents_path()) / "Pantheon"


def written(journal: Journal, numbers: Sequence[int], form: str, language: str = "en") -> str:
    """Games as one text."""
    match form:
        case "record":
            return "\n".join(_record(journal, number) for number in numbers)
        case "json":
            games = [{"number": number, "record": _record(journal, number)} for number in numbers]
            told = {"format": JSON_FIRST, "games": [one | _summary(journal, one["number"]) for one in games]}
            return json.dumps(told, ensure_ascii=False, indent=1) + "\n"
        case "bgg":
            played = [(session, n) for n in numbers if (session := _played(journal, n)[1])]
            return geek_table(played)
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(HEAD)
    for number in numbers:
        table.writerows(_scores(journal, number, words_in(language)))
    return out.getvalue()


def _record(journal: Journal, number: int) -> str:
    """A game as a record; of one that goes on, what is hidden from somebody is held back."""
    match = journal.match(number)
    return write_record(match, openly(match.box, journal.lines(number)))


def _played(journal: Journal, number: int) -> tuple[Match, Session | None]:
    """A game played again, with those who sat there at the end; None where today's rules refuse its lines."""
    match = journal.match(number)
    try:
        session = Session(match, journal.lines(number))
    except ValueError:  # an old game is exported all the same, as far as it can be told
        return match, None
    return session.match, session


def _summary(journal: Journal, number: object) -> dict[str, object]:
    """What scripts want to know without reading the record."""
    match, session = _played(journal, int(str(number)))
    results = results_of(match, session.now) if session else ()
    return {
        "game": match.game,
        "players": list(match.players),
        "started": match.started,
        "over": bool(results),
        "points": {one.seat: one.points for one in results},
        "winners": [one.seat for one in results if one.won],
        "used_ms": {one.seat: one.used for one in results},
    }


def _scores(journal: Journal, number: int, words: Words) -> Iterator[tuple[object, ...]]:
    """The score sheet of a game, a line for each number on it."""
    match, session = _played(journal, number)
    if session is None:
        return
    names = session.names
    sheet = sheet_of(match, session.now.tip)

    def say(said: Text) -> str:
        return words.say(said, names)

    for row in sheet.rows:
        for part, gains in (*row.parts, (None, row.gains)):
            for count, name in enumerate(sheet.counts):
                for n, column in enumerate(sheet.columns):
                    total = "" if part else row.totals[count][n]
                    told = (say(row.title), say(part) if part else "", say(name), say(column.name))
                    yield (number, match.game, match.started, *told, gains[count][n], total)


def export_to(journal: Journal, numbers: Sequence[int], form: str, place: Path, language: str = "en") -> Path:
    """Games written into a folder: one file, or for several records a folder of files."""
    place.mkdir(parents=True, exist_ok=True)
    end = FORMATS[form]
    if form == "record" and len(numbers) > 1:
        for number in numbers:
            export_to(journal, [number], form, place / "games", language)
        return place / "games"
    stem = f"{journal.match(numbers[0]).game}-{numbers[0]}" if len(numbers) == 1 else "games"
    path = place / f"{stem}{'-bgg' if form == 'bgg' else ''}.{end}"
    path.write_text(written(journal, numbers, form, language), encoding="utf-8")
    return path


def games_in(path: Path) -> list[Read]:
    """The games of a record, or of a JSON file with many; raises at the first line that does not fit."""
    text = load_record(path)
    records = _records(text) if text.lstrip().startswith("{") else [text]
    found = []
    for match, lines in map(read_record, records):
        session = replay(match, lines)
        found.append((match, [(at, line) for _, at, line in lines], session.now))
    return found


def bring_in(journal: Journal, games: Sequence[Read]) -> list[int]:
    """Games that were read, put into the journal; their numbers."""
    numbers = []
    for match, lines, now in games:
        numbers.append(journal.begin(match))
        shown = shown_of(match, now)
        journal.append(
            numbers[-1],
            lines,
            results_of(match, now),
            seated=now.tip.players,
            shown=shown,
            over=now.tip.outcome is not None,
        )
    return numbers


def _records(text: str) -> list[str]:
    try:
        told = json.loads(text)
        if told["format"] != JSON_FIRST:
            raise ValueError
        records = [str(game["record"]) for game in told["games"]]
        "".join(records).encode()  # JSON can spell half a letter, which no journal can keep
        return records
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadRecord(0, f"this is no JSON of games: it has no format {JSON_FIRST!r} with games") from None
