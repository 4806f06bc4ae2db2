"""The small server opens its pages to the network when the table says so, and not before."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

from tests.processes import ROOT


def test_pages_are_served_once_the_table_asks_for_them(tmp_path: Path) -> None:
    place = tmp_path / "table"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(place))
        listening.listen(1)
        env = os.environ | {"PANTHEON_PHONES": str(place), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "companion", "--language", "en", "phones", "--port", str(port)]
        server = subprocess.Popen(command, env=env, cwd=ROOT)
        table, _ = listening.accept()
        with socket.socket() as knocking:
            assert knocking.connect_ex(("127.0.0.1", port)) != 0, "nobody listens yet"
        table.sendall(b'{"pages":true}\n')
        lines = table.makefile("rb")
        assert "addresses" in json.loads(lines.readline())
        asking = http.client.HTTPConnection("localhost", port)
        asking.request("GET", "/")
        assert asking.getresponse().status == 200
        asking.close()
        table.shutdown(socket.SHUT_RDWR)
        lines.close()
        table.close()
        assert server.wait() == 0
