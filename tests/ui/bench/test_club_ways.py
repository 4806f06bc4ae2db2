"""The ways of the club's bench: cut they carry nothing, and where namespaces cannot be made it is said."""

from __future__ import annotations

import socket

import pytest

from ui.bench.club_ways import Relay, Relays, ways


def test_without_namespaces_it_is_said_and_a_relay_is_cut_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")  # no `ip` to make them with
    assert isinstance(ways(["hub"]), Relays)
    assert "no network namespaces here" in capsys.readouterr().out


def test_a_relay_that_is_cut_breaks_off_and_turns_away_until_it_is_mended() -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        relay = Relay(there.getsockname()[1])
        with socket.create_connection(("127.0.0.1", relay.port)) as here:
            come, _ = there.accept()
            here.sendall(b"a")
            assert come.recv(1) == b"a"
            relay.cut = True
            assert here.recv(1) == b""
        with socket.create_connection(("127.0.0.1", relay.port)) as here:
            assert here.recv(1) == b"", "turned away"
        relay.cut = False
        with socket.create_connection(("127.0.0.1", relay.port)) as here:
            again, _ = there.accept()
            here.sendall(b"b")
            assert again.recv(1) == b"b"
            again.close()
        come.close()
