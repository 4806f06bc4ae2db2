"""The small server between a table's local socket and a real Mosquitto; without pages it hears nobody."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion.club.outbox import Member, Outbox
from companion.club.topics import Message
from companion.keep.journal import Journal
from companion.play.match import Match
from tests.processes import ROOT
from tests.ui.club.broker import MOSQUITTO, Broker, until

pytestmark = pytest.mark.skipif(not MOSQUITTO, reason="Debian's mosquitto is not installed")


def test_the_server_brings_a_tables_lines_to_the_club_and_opens_no_port(tmp_path: Path) -> None:
    broker = Broker(tmp_path)
    to = broker.club.known("t1")
    place = tmp_path / "table"
    with socket.socket(socket.AF_UNIX) as listening, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]  # taken: a server that listened there would end
        listening.bind(str(place))
        listening.listen(1)
        env = os.environ | {"PANTHEON_PHONES": str(place), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "companion", "--language", "en", "phones", "--port", str(port)]
        server = subprocess.Popen(command, env=env, cwd=ROOT)
        table, _ = listening.accept()
        lines = table.makefile("rb")

        def say(**told: object) -> None:
            table.sendall(json.dumps(told).encode() + b"\n")

        say(pages=False)
        say(join=str(to))
        while (told := json.loads(lines.readline())) != {"club": "opened", "known": False}:
            assert told["club"] == "lost"
        journal = Journal(tmp_path / "t1.db")
        number = journal.begin(Match("battle", ("Ann", "Bob")))
        journal.session(number).do("clock p1 +5", "clock p2 +5")
        outbox = Outbox(journal, Member("club", "t1"))
        outbox.look()
        sent: dict[int, Message] = dict(outbox.take())
        for n, message in sent.items():
            say(publish=n, topic=message.topic, payload=message.payload.decode(), kept=message.kept)
        arrived = set()
        while arrived != {*sent}:
            told = json.loads(lines.readline())
            if told.get("club") == "arrived":
                arrived.add(told["n"])
        hub = broker.hub()
        hub.wire.open()
        until(lambda: hub.hub.here.get("t1") is True and bool(hub.hub.collector.journal.games()), hub)
        broker.kill()
        while json.loads(lines.readline()).get("club") != "lost":
            pass
        table.shutdown(socket.SHUT_RDWR)
        lines.close()
        table.close()
        assert server.wait() == 0
        hub.close()
