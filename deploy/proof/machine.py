"""A whole computer without a window: started, looked at, touched, listened to, and unplugged."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import time
from pathlib import Path
from uuid import uuid4

from picture import Picture

# With AVX the software renderer dies under emulation: a processor without it.
COMMAND = """
    nice -n 1 qemu-system-x86_64 -accel tcg -cpu Nehalem -smp 1 -m 1536 -M q35 -nic none
    -display none -vga none -device virtio-vga,xres=800,yres=480 -device qemu-xhci
    -kernel {at}/vmlinuz -initrd {at}/initrd.img
    -drive file={own}/system.qcow2,if=virtio,cache=writeback
    -drive file={own}/games.raw,format=raw,if=virtio,cache=writeback
    -chardev socket,id=serial,path={own}/serial,server=on,wait=off,logfile={own}/serial.log
    -serial chardev:serial -qmp unix:{own}/control,server=on,wait=off
"""
BOOT_SECONDS = 900.0  # without acceleration, on a busy machine
COMMAND_SECONDS = 240.0


class Silent(Exception):
    """The machine did not answer."""


class Machine:
    """One emulated computer: its system's disk as it was installed, and a disk with the games."""

    def __init__(self, folder: Path, name: str) -> None:
        """Disks and memory as they were made are in the folder; what changes, in one of that name."""
        self.folder, self.own = folder, folder / name
        self.own.mkdir(exist_ok=True)
        self.disk, self.games = self.own / "system.qcow2", self.own / "games.raw"
        self.frozen = folder / "frozen.qcow2", folder / "frozen.ram"
        self._running: subprocess.Popen[bytes] | None = None

    def unpack(self) -> None:
        """Both disks as they were installed; nothing was ever switched on."""
        self._disk_over(self.folder / "disk.qcow2")
        self.unpack_games()

    def unpack_games(self) -> None:
        """The disk of games as it was installed."""
        subprocess.run(["cp", "--sparse=always", self.folder / "games.raw", self.games], check=True)

    def _disk_over(self, below: Path) -> None:
        said = ["qemu-img", "create", "-q", "-f", "qcow2", "-b", below, "-F", "qcow2", self.disk]
        subprocess.run(said, check=True)

    # power

    def plug_in(self) -> None:
        """Power on; returns when the shell on the serial console answers."""
        self._start([])
        self._log_in()

    def freeze(self) -> None:
        """Keep system and memory as they are, but not the disk of games, which nobody may have open."""
        system, memory = self.frozen
        self.ask("migrate", uri=f"exec:cat >{memory}")
        while (state := self.ask("query-migrate")["status"]) != "completed":  # type: ignore[index]
            if state == "failed":
                raise Silent("the machine could not be frozen")
            time.sleep(1)
        self.pull_plug()
        self.disk.replace(system)

    def thaw(self) -> None:
        """The system as it was frozen, with the disk of games as that was left."""
        system, memory = self.frozen
        self._disk_over(system)
        self._start(["-incoming", f"exec:cat {memory}"])
        self.run("true", 300)

    def _start(self, more: list[str]) -> None:
        for name in ("serial", "control"):
            (self.own / name).unlink(missing_ok=True)
        said = COMMAND.format(at=self.folder, own=self.own).split()
        start = ["-append", "root=/dev/vda rw console=tty0 console=ttyS0,115200 quiet no_timer_check"]
        self._running = subprocess.Popen([*said, *start, *more])
        self._serial = _connected(self.own / "serial")
        self._control = _connected(self.own / "control")
        self._rest = b""
        self._hear()  # its greeting
        self.ask("qmp_capabilities")

    def pull_plug(self) -> None:
        """The power is gone, at once."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._serial.close()
            self._control.close()
            self._running = None

    def goes_off(self, seconds: float) -> bool:
        """Whether the machine switches itself off."""
        assert self._running is not None
        try:
            self._running.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        self._running = None
        return True

    # the control socket

    def ask(self, command: str, **values: object) -> object:
        """Something of the emulator itself."""
        self._control.sendall(json.dumps({"execute": command, "arguments": values}).encode())
        while True:
            answer = self._hear()
            if "error" in answer:
                raise Silent(f"{command}: {answer['error']}")
            if "return" in answer:
                return answer["return"]

    def _hear(self) -> dict[str, object]:
        while b"\n" not in self._rest:
            self._rest += self._control.recv(65536)
        line, _, self._rest = self._rest.partition(b"\n")
        return dict(json.loads(line))

    def look(self, name: str) -> Picture:
        """What the display shows, kept under a name."""
        path = self.folder / "pictures" / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        raw = self.own / "now.ppm"
        self.ask("screendump", filename=str(raw))
        picture = Picture.read(raw)
        picture.write(path)
        return picture

    # the serial console

    def _log_in(self) -> None:
        end = time.monotonic() + BOOT_SECONDS
        while time.monotonic() < end:
            try:
                self.run("stty -echo cols 500; PS1= PS2=; dmesg -n 1", 30)
            except Silent:
                continue
            return
        raise Silent("no shell on the serial console")

    def run(self, command: str, seconds: float = COMMAND_SECONDS) -> tuple[int, str]:
        """A command in the machine: how it ended, and what it said."""
        mark = uuid4().hex[:8]
        self._serial.sendall(f"\x15{{ {command}\n}} 2>&1; echo END-'{mark}' $?\n".encode())
        said, end = b"", time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                said += self._serial.recv(65536)
            except TimeoutError:
                continue
            if found := re.search(rb"END-%s (\d+)" % mark.encode(), said):
                text = said[: found.start()].decode(errors="replace").replace("\r", "")
                return int(found[1]), text.rpartition(f"END-'{mark}' $?\n")[2].lstrip("\n")
        raise Silent(f"no answer in {seconds:.0f} s to {command[:60]!r}: {said[-300:]!r}")

    def said(self, command: str, seconds: float = COMMAND_SECONDS) -> str:
        """What a command says that must succeed."""
        code, text = self.run(command, seconds)
        if code:
            raise Silent(f"{command[:80]!r} ended with {code}: {text[-600:]}")
        return text.strip()

    # fingers

    def touch(self, x: float, y: float, seconds: float = 0.2) -> None:
        """A finger on the glass, from the left and the top; the next comes a moment later, as hands do."""
        self.said(f"echo {round(x)} {round(y)} {seconds} >/run/touch; sleep {seconds + 0.6}")


def _connected(path: Path) -> socket.socket:
    """A socket that appears as the emulator starts."""
    for _ in range(100):
        one = socket.socket(socket.AF_UNIX)
        try:
            one.connect(str(path))
        except OSError:
            one.close()
            time.sleep(0.1)
            continue
        one.settimeout(1 if path.name == "serial" else 60)
        return one
    raise Silent(f"the emulator did not start ({path.name})")
