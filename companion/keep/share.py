"""A play handed on: as the link BG Stats understands, and as a table in BoardGameGeek's own words for a play.

BG Stats takes a page address with the play as JSON in `data`; on the phone that opens it the app asks before
it keeps anything. `playDate` is the moment of the end, in UTC, and `winner` must be said of everyone.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from urllib.parse import quote

from companion.keep.placing import placed
from companion.keep.results import is_practice
from companion.play.session import Session
from companion.view import text
from companion.words import ENGLISH, words_in

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Pantheon"
# What BoardGameGeek calls what it keeps of a play, and of each of its players.
GEEK = (
    *("playid", "date", "quantity", "length", "incomplete", "game"),
    *("name", "startposition", "color", "score", "rank", "win"),
)


def play_link(session: Session, number: int) -> str:
    """The link that hands a game that is over to BG Stats; none while it goes on, nor of practice."""
    match, outcome = session.match, session.now.tip.outcome
    if outcome is None or is_practice(match, session.now):
        return ""
    tally = session.position.tally()
    ended, minutes = _ended(session)
    told = {
        "sourceName": SOURCE,
        "sourcePlayId": play_id(session, number),
        "playDate": ended.strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": minutes,
        "game": {
            "name": words_in(ENGLISH).say(text(match.game)),
            "sourceGameId": match.game,
            "highestWins": not tally.fewest,
            "noPoints": not any(points for _, points in outcome.points),
        },
        "players": [
            {
                "name": session.names[one.seat],
                "sourcePlayerId": _player_id(session.names[one.seat]),
                "rank": one.place,
                "score": one.points,
                "winner": one.seat in outcome.winners,
            }
            for one in placed(outcome, tally.fewest)
        ],
    }
    return BG_STATS + quote(json.dumps(told, ensure_ascii=False, separators=(",", ":")), safe=":,")


def play_rows(session: Session, number: int) -> list[tuple[object, ...]]:
    """A game that is over, a row for each player; none while it goes on, nor of practice."""
    match, outcome = session.match, session.now.tip.outcome
    if outcome is None or is_practice(match, session.now):
        return []
    tally, (_, minutes) = session.position.tally(), _ended(session)
    words = words_in(ENGLISH)
    sides = {side.seat: words.say(side.name) for side in session.now.tip.view().sides}
    if len({*sides.values()}) == 1:
        sides = {}  # what everybody is tells nobody apart
    played = (play_id(session, number), match.started[:10], 1, minutes, 0, words.say(text(match.game)))
    return [
        (
            *played,
            session.names[one.seat],
            one.seat[1:],
            sides.get(one.seat, ""),
            one.points,
            one.place,
            int(one.seat in outcome.winners),
        )
        for one in placed(outcome, tally.fewest)
    ]


def geek_table(plays: Sequence[tuple[Session, int]]) -> str:
    """Plays as one CSV."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(GEEK)
    for session, number in plays:
        table.writerows(play_rows(session, number))
    return out.getvalue()


def play_id(session: Session, number: int) -> str:
    """What this play is called by whoever takes it over: the same whenever it is handed on again."""
    digits = "".join(filter(str.isdigit, session.match.started))
    return f"{session.match.game}-{number}-{digits}"


def _player_id(name: str) -> str:
    """What a player is called by: the same in every play, and so short that ten fit into a code."""
    return sha256(name.encode()).hexdigest()[:8]


def _ended(session: Session) -> tuple[datetime, int]:
    """When a game ended, in UTC, and how many minutes it took at the table."""
    took = timedelta(milliseconds=session.now.clocks.at)
    try:
        begun = datetime.strptime(session.match.started, "%Y-%m-%d %H:%M").astimezone(UTC)
    except ValueError:  # a record from elsewhere may not say when
        begun = datetime.fromtimestamp(0, UTC)
    return begun + took, round(took.total_seconds() / 60)
