"""The app as the Pi's service starts it: says when it is up, hears no network, keeps its files private."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.processes import ROOT
from ui.app.watchdog import sign_of_life

NO_NETWORK = ["unshare", "--map-root-user", "--net"]


class Service:
    """A running `companion app --kiosk`, and the ear of whoever started it."""

    def __init__(self, folder: Path, before: Sequence[str] = ()) -> None:
        self.home = folder / "home"
        self.ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.ear.bind(str(folder / "notify"))
        env = os.environ | {
            "PYTHONPATH": str(ROOT),
            "PANTHEON_HOME": str(self.home),
            "NOTIFY_SOCKET": str(folder / "notify"),
            "WATCHDOG_USEC": "400000",
            "SDL_VIDEODRIVER": "offscreen",
        }
        self.run = subprocess.Popen(
            [*before, sys.executable, "-m", "companion", "app", "--kiosk"],
            env=env,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def hear(self) -> str:
        """What it says next."""
        return self.ear.recv(100).decode()

    def sockets(self) -> set[str]:
        """The kernel's numbers of all its sockets."""
        links = [os.readlink(f) for f in Path(f"/proc/{self.run.pid}/fd").iterdir() if os.path.lexists(f)]
        return {link[8:-1] for link in links if link.startswith("socket:[")}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all the questions below, in a world without a network where such a world can be made."""
    tried = subprocess.run(["sh", "-c", f"{' '.join(NO_NETWORK)} true"], capture_output=True, check=False)
    service = Service(tmp_path_factory.mktemp("service"), NO_NETWORK if tried.returncode == 0 else ())
    yield service
    service.run.kill()
    service.run.wait()
    service.ear.close()


def networked(pid: int) -> set[str]:
    """The numbers of all sockets that speak to a network, in the words of the kernel."""
    found = set()
    for kind in ("tcp", "tcp6", "udp", "udp6", "udplite", "raw", "raw6"):
        table = Path(f"/proc/{pid}/net/{kind}")
        if table.exists():
            found |= {row.split()[9] for row in table.read_text().splitlines()[1:]}
    return found


def test_it_says_when_it_is_up_and_goes_on_telling(service: Service) -> None:
    assert [service.hear() for _ in range(3)] == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]


def test_it_came_up_without_a_network(service: Service) -> None:
    theirs = os.readlink(f"/proc/{service.run.pid}/ns/net")
    if theirs == os.readlink("/proc/self/ns/net"):
        pytest.skip("this system allows no network to be taken away")
    names = Path(f"/proc/{service.run.pid}/net/dev").read_text().splitlines()[2:]
    assert [name.split(":")[0].strip() for name in names if "lo:" not in name] == []


def test_the_kernel_would_tell_of_a_listener() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert str(os.fstat(listener.fileno()).st_ino) in networked(os.getpid())


def test_it_has_no_socket_to_any_network(service: Service) -> None:
    assert service.run.poll() is None, "it must be running for this to mean anything"
    assert service.sockets() & networked(service.run.pid) == set()


def test_games_and_settings_can_be_read_by_nobody_else(service: Service) -> None:
    kept = [service.home, *service.home.rglob("*")]
    assert "games.db" in {path.name for path in kept}
    assert [path.name for path in kept if path.stat().st_mode & 0o077] == []


def test_asked_to_stop_it_stops_by_itself(service: Service) -> None:
    service.run.send_signal(signal.SIGTERM)
    while (word := service.hear()) == "WATCHDOG=1":  # its last word waits until those before are heard
        pass
    assert word == "STOPPING=1"
    said, _ = service.run.communicate()
    assert service.run.returncode == 0, said
    assert "Traceback" not in said


def test_signs_of_life_that_nobody_hears_hold_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        for _ in range(2000):  # far more than wait to be read at once
            sign_of_life()
        assert ear.recv(100) == b"WATCHDOG=1"
