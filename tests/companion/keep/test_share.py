"""A play handed on: every field BG Stats wants, BoardGameGeek's columns, and the code a phone scans."""

from __future__ import annotations

import csv
import io
import json
import random
import time
from collections.abc import Iterator
from urllib.parse import unquote

import cv2
import numpy as np
import pytest
import segno
import zxingcpp

from companion.games import GAMES
from companion.keep.share import BG_STATS, GEEK, geek_table, play_id, play_link, play_rows
from companion.play.match import LONGEST_NAME, Match
from companion.play.session import Session

SHORT_SIDE = 430  # pixels left for a code on the smallest screen, 480 high
QUIET = 3


@pytest.fixture
def in_paris(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine whose clock shows two hours more than UTC in summer."""
    monkeypatch.setenv("TZ", "Europe/Paris")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def pad(*scores: int, names: tuple[str, ...] = ("Ana", "Zoë", "Ben"), wins: str = "high") -> Session:
    """A score pad of one round that is over, an hour and a half after it began."""
    session = Session(Match("scorepad", names, {"wins": wins}, started="2026-07-01 20:00"))
    lines = [f"p{n} score ={score}" for n, score in enumerate(scores, 1)]
    session.do(*lines, "table end", at=90 * 60_000)
    return session


def told(session: Session, number: int = 7) -> dict[str, object]:
    """What BG Stats reads in the link."""
    link = play_link(session, number)
    assert link.startswith(BG_STATS)
    assert link.isascii()
    assert not set(link) & set(' "<>{}')
    return json.loads(unquote(link.removeprefix(BG_STATS)))  # type: ignore[no-any-return]


def test_the_link_has_every_field_and_says_of_everyone_whether_they_won(in_paris: None) -> None:
    assert told(pad(5, 12, 5)) == {
        "sourceName": "Pantheon",
        "sourcePlayId": "scorepad-7-202607012000",
        "playDate": "2026-07-01 19:30:00",
        "durationMin": 90,
        "game": {"name": "Score pad", "sourceGameId": "scorepad", "highestWins": True, "noPoints": False},
        "players": [
            {"name": "Zoë", "sourcePlayerId": "c6a12698", "rank": 1, "score": 12, "winner": True},
            {"name": "Ana", "sourcePlayerId": "dea210f0", "rank": 2, "score": 5, "winner": False},
            {"name": "Ben", "sourcePlayerId": "030d7562", "rank": 2, "score": 5, "winner": False},
        ],
    }


def test_who_has_the_fewest_wins_where_the_fewest_win_and_equals_win_together() -> None:
    play = told(pad(4, 2, 2, wins="low"))
    assert play["game"]["highestWins"] is False  # type: ignore[index]
    assert [(one["name"], one["rank"], one["winner"]) for one in play["players"]] == [  # type: ignore[attr-defined]
        ("Zoë", 1, True),
        ("Ben", 1, True),
        ("Ana", 3, False),
    ]


def test_a_play_is_called_the_same_however_often_it_is_handed_on() -> None:
    assert play_link(pad(1, 2, 3), 7) == play_link(pad(1, 2, 3), 7)
    assert play_id(pad(1, 2, 3), 7) != play_id(pad(1, 2, 3), 8)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_handed_on_with_everyone_in_it(game: str) -> None:
    box = GAMES[game]
    names = tuple(f"Player {n}" for n in range(1, box.seats[-1] + 1))
    session = Session(Match(game, names, started="2026-05-01 20:00"))
    dice = random.Random(3)
    while moves := session.moves:
        session.do(str(dice.choice(moves)), at=0)
    play = told(session)
    outcome = session.now.tip.outcome
    assert outcome is not None
    players = {player["name"]: player for player in play["players"]}  # type: ignore[attr-defined]
    assert {*players} == {*names}
    assert all(player["winner"] is (f"p{name[7:]}" in outcome.winners) for name, player in players.items())
    assert all(isinstance(player["rank"], int) for player in players.values())
    assert [row[6] for row in play_rows(session, 7)] == [*players]
    assert read(play_link(session, 7)) == play_link(session, 7)


def test_a_game_that_goes_on_is_not_handed_on() -> None:
    session = Session(Match("scorepad", ("Ana", "Ben"), started="2026-07-01 20:00"))
    assert play_link(session, 1) == ""
    assert play_rows(session, 1) == []
    assert [*csv.reader(io.StringIO(geek_table([(session, 1)])))] == [[*GEEK]]


def test_the_table_for_boardgamegeek_has_a_row_for_everyone() -> None:
    rows = [*csv.DictReader(io.StringIO(geek_table([(pad(5, 12, 5), 7), (pad(3, 1, 2), 8)])))]
    assert len(rows) == 6
    assert rows[0] == {
        "playid": "scorepad-7-202607012000",
        "date": "2026-07-01",
        "quantity": "1",
        "length": "90",
        "incomplete": "0",
        "game": "Score pad",
        "name": "Zoë",
        "startposition": "2",
        "color": "",
        "score": "12",
        "rank": "1",
        "win": "1",
    }
    assert [row["win"] for row in rows] == ["1", "0", "0", "1", "0", "0"]


@pytest.mark.parametrize(
    "name", ['A "quoted" one', "Comma, Semi; Tab", "=1+1", "Ωμέγα & Söhne", "a#b?c%d", "<b>x</b>"]
)
def test_any_name_arrives_as_it_is(name: str) -> None:
    session = pad(2, 1, 0, names=(name, "Bo", "Cy"))
    assert told(session)["players"][0]["name"] == name  # type: ignore[index]
    rows = [*csv.DictReader(io.StringIO(geek_table([(session, 1)])))]
    assert rows[0]["name"] == name
    assert read(play_link(session, 1)) == play_link(session, 1)


def test_the_longest_names_of_a_full_table_still_fit_a_code_that_a_camera_reads() -> None:
    names = tuple(f"{n}{'é' * (LONGEST_NAME - 1)}" for n in range(GAMES["scorepad"].seats[-1]))
    session = pad(*range(len(names)), names=names)
    assert read(play_link(session, 1)) == play_link(session, 1)


def read(link: str) -> str:
    """The code as the smallest screen draws it, seen by a camera: a little blurred, not quite straight."""
    rows = [[*row] for row in segno.make(link, error="l", micro=False).matrix_iter(border=QUIET)]
    dots = np.array([[0 if dark else 255 for dark in row] for row in rows], np.uint8)
    scale = SHORT_SIDE // len(rows)
    assert scale >= 2, "modules of a single pixel are no code"
    picture = cv2.resize(dots, None, fx=scale, fy=scale, interpolation=cv2.INTER_NEAREST)
    seen = cv2.resize(picture, None, fx=1.7, fy=1.7, interpolation=cv2.INTER_LINEAR)
    found = zxingcpp.read_barcodes(cv2.GaussianBlur(seen, (3, 3), 0))
    return found[0].text if found else ""
