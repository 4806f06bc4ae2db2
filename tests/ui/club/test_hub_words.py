"""`companion club`, word by word: tables invited and sent away at a running broker, an evening kept."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.club.folder import read_invitation
from companion.club.hub import Hub
from companion.club.wall import wall
from companion.keep.journal import Journal
from tests.ui.club.broker import MOSQUITTO, Broker, until

pytestmark = pytest.mark.skipif(not MOSQUITTO, reason="Debian's mosquitto is not installed")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The club of this machine is the broker's; what is told is English."""
    monkeypatch.setenv("PANTHEON_HOME", str(tmp_path))
    return ["--language", "en", "club"]


def test_a_table_is_invited_to_a_running_broker_and_sent_away(
    broker: Broker, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*said, "table", "t1"]) == 0
    file = broker.place / "club/t1.club"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_invitation(file.read_text()) == broker.club.known("t1")
    assert str(broker.club.known("t1")) in capsys.readouterr().out
    table = broker.table("t1")
    table.wire.open()
    until(lambda: table.courier.open, table)
    assert main([*said, "away", "t1"]) == 0
    assert not file.exists()
    until(lambda: "uthor" in table.why, table)
    assert main([*said, "away", "t1"]) == 2, "it is no table any more"
    table.close()


def test_a_listener_gets_a_name_and_a_password_and_no_code(
    broker: Broker, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*said, "table", "listener-hall"]) == 0
    told = capsys.readouterr().out
    assert "user listener-hall, password " in told
    assert not (broker.place / "club/listener-hall.club").exists()
    assert "listener-hall" not in broker.club.tables


def test_an_evening_is_kept_shown_and_exported(
    broker: Broker, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*said, "round"]) == 2, "no evening has begun"
    assert main([*said, "evening", "--rounds", "3"]) == 0
    for line in (
        "game battle 2",
        "clock turn 60",
        "table t1",
        "lead t1",
        "come ann Ann Berg",
        "come bob Bob",
    ):
        assert main([*said, "say", *line.split()]) == 0
    assert main([*said, "round"]) == 0
    assert main([*said, "say", "result", "1", "t1", "1", "2"]) == 0
    assert main([*said, "say", "correct", "1", "t1", "2", "1"]) == 0
    assert main([*said, "say", "call", "ann", "A.", "B."]) == 0
    capsys.readouterr()
    assert main([*said, "standings", "--format", "csv"]) == 0
    assert [row.split(",")[2] for row in capsys.readouterr().out.splitlines()[1:]] == ["Bob", "A. B."]
    page = broker.place / "standings.html"
    assert main([*said, "standings", "--format", "html", "-o", str(page)]) == 0
    assert "→" in page.read_text(encoding="utf-8")
    assert "Ann Berg" not in page.read_text(encoding="utf-8")
    hub = Hub(Journal(broker.place / "wall.db"), broker.place / "club", "club")
    assert [row[1] for row in wall(hub, "fr")["standings"]] == ["Bob", "A. B."]  # type: ignore[attr-defined]
