"""A position is looked at once: views and moves are counted, no clock is read."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games import GAMES
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table

Counts = Counter[str]


@pytest.fixture(params=["battle", "above", "heavens"])
def counted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, Counts]:
    """A table in play, and how often its positions were asked for what."""
    box = GAMES[request.param]
    session = ready(Match(box.id, tuple(f"Player {n}" for n in range(1, box.seats[0] + 1))), "1")
    counts: Counts = Counter()
    kind = type(session.position)
    for name in ("view", "legal_moves", "fixes"):
        whole = getattr(kind, name)

        def count(self: object, *args: object, name: str = name, whole=whole):
            counts[name] += 1
            return whole(self, *args)

        monkeypatch.setattr(kind, name, count)
    return Table(session), counts


def look(table: Table) -> None:
    """Everything a screen reads when it shows the table anew."""
    for _ in range(3):
        table.view()
        assert table.open is not None
    _ = table.undoes, table.redoes, table.sign, table.outcome, table.slaps.kept, table.scans.latest


def test_a_tap_looks_at_each_position_once(counted: tuple[Table, Counts]) -> None:
    table, counts = counted
    look(table)
    for _ in range(6):
        counts.clear()
        table.handle(Pick((next(iter(table.open)),)))
        look(table)
        assert counts["view"] <= 1
        assert counts["legal_moves"] <= 2  # once for us; a game's own view may look as well
        assert counts["fixes"] == 0


def test_an_undo_looks_at_no_position_again(counted: tuple[Table, Counts]) -> None:
    table, counts = counted
    look(table)
    for _ in range(4):
        table.handle(Press(str(table.session.moves[0])))
        look(table)
    counts.clear()
    for word in ("undo", "ok", "undo", "ok", "redo", "ok"):
        table.handle(Press(word))
        look(table)
    assert counts == {}


@pytest.mark.parametrize("game", ["battle", "heavens"])
def test_going_back_over_a_long_game_looks_at_each_line_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = GAMES[game]
    session = ready(Match(box.id, tuple(f"Player {n}" for n in range(1, box.seats[0] + 1))), "1")
    moved = 0
    while session.moves and moved < 150:
        session.do(str(session.moves[moved * 7 % len(session.moves)]))
        moved += 1
    taken_up = Session(session.match, [(0, line) for line in session.lines()])
    lines, views = taken_up.now.tip.n, 0
    kind = type(taken_up.position)
    whole = kind.view

    def count(self: object, *args: object) -> object:
        nonlocal views
        views += 1
        return whole(self, *args)

    monkeypatch.setattr(kind, "view", count)
    table = Table(taken_up)
    table.handle(Press("back 0"))
    assert table.session.now.tip.n == 0
    assert views <= lines + 1
