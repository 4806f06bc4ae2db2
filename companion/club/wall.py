"""What the wall shows, as plain values: standings, running tables, the next round, the quickest slap."""

from __future__ import annotations

import re

from companion.club.hub import Hub
from companion.club.report import shown
from companion.club.standings import standings
from companion.games import GAMES
from companion.view import text
from companion.words import Words, words_in

MOST_ROWS = 2000
WORDS = (
    "club-standings",
    "club-running",
    "club-table-away",
    "club-over",
    "club-waiting",
    "club-no-evening",
    "club-column-points",
    "club-column-strength",
)


def wall(hub: Hub, language: str) -> dict[str, object]:
    """Everything on the wall, in one language."""
    words, now = words_in(language), hub.evening
    return {
        "language": words.language,
        "words": {key.removeprefix("club-"): words.say(text(key)) for key in WORDS},
        "club": hub.club,
        "round": words.say(text("club-round", round=now.round)) if now.round else "",
        "standings": [
            [row.place, row.name, shown(row.points), shown(row.strength), row.here]
            for row in standings(now)[:MOST_ROWS]
        ],
        "next": _next(hub, words),
        "tables": _tables(hub, words),
        "quickest": _quickest(hub, words),
    }


def _next(hub: Hub, words: Words) -> list[list[object]]:
    """The round that is on: who sits where."""
    now = hub.evening
    rows: list[list[object]] = [
        [one.table, words.say(text(one.box)), [now.names[id_] for id_ in one.people], [*one.places]]
        for one in now.of_round(now.round)
    ]
    byes = [words.say(text("club-bye", name=now.names[id_])) for of, id_ in now.byes if of == now.round]
    rows += [["", "", [bye], []] for bye in byes]
    return rows


def _tables(hub: Hub, words: Words) -> list[dict[str, object]]:
    """Every table live: what is played there, by whom, how it stands."""
    found: list[dict[str, object]] = []
    for table in sorted({*hub.here, *hub.now}, key=_counted):
        told = hub.now.get(table, {})
        game = told.get("game")
        names = [str(name)[:24] for name in _list(told.get("players"))][:10]
        seats = {f"p{n}": name for n, name in enumerate(names, 1)}
        points = [
            [" & ".join(seats.get(str(seat), "") for seat in _list(one[0])), one[1]]
            for one in _list(told.get("points"))
            if isinstance(one, list) and len(one) == 2 and isinstance(one[1], int)
        ]
        found.append(
            {
                "table": table,
                "here": hub.here.get(table, False),
                "game": words.say(text(game)) if isinstance(game, str) and game in GAMES else "",
                "names": names,
                "points": points,
                "acting": [seats.get(str(seat), "") for seat in _list(told.get("acting"))],
                "over": told.get("over") is True,
            }
        )
    return found


def _quickest(hub: Hub, words: Words) -> str:
    """The fastest slap of all games collected here."""
    rows = hub.collector.journal.ask(
        "SELECT player, quick FROM result WHERE quick IS NOT NULL ORDER BY quick LIMIT 1"
    )
    if not rows:
        return words.say(text("club-no-slap"))
    return words.say(text("club-quickest", name=rows[0][0], ms=round(rows[0][1] / 1_000_000)))


def _counted(table: str) -> list[tuple[int, str]]:
    """Table names in the order people count them: t2 before t10."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", table)]


def _list(told: object) -> list[object]:
    return told if isinstance(told, list) else []
