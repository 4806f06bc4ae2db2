"""A whole evening at an emulated table: what the checks do again and again, and where a finger has to go."""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from machine import Machine
from picture import APART, Picture

SAME = 0.04  # part of a picture that may differ: the clock runs on, and letters are shaded otherwise
CLOCKS = 0.02, 6.0  # and where it must be the very same but for the clocks, the part and by how much it may
SLOW = 1200  # seconds that a page may take: half a second of a computer is a minute of an emulated one
UNIT = "pantheon-table"
STATE = "/var/lib/pantheon-table"
MOUNT = f"blockdev --flushbufs /dev/vdb && mount {STATE}"
# All of the unit as it is but for its patience: an emulator on a busy machine can be slower than any Pi.
PATIENCE = "[Service]\\nTimeoutStartSec=1800\\n"
DROP_IN = f"/run/systemd/system/{UNIT}.service.d"
SLOWLY = f"mkdir -p {DROP_IN} && printf '{PATIENCE}' >{DROP_IN}/slow.conf"
# The screen never goes dark while a slow machine is looked at; everything else as it comes.
SETTINGS = {"dim": "never", "corners": "checked", "language": "en"}
Step = Sequence[object]


class NotSo(Exception):
    """What a check wanted to see is not so."""


class Scene:
    """One step of a rehearsal: where fingers go, what they say, and what is then seen."""

    def __init__(self, told: dict[str, object], folder: Path) -> None:
        self.touches = [tuple(map(int, at)) for at in told["touches"]]  # type: ignore[attr-defined]
        self.lines: list[str] = list(told["lines"])  # type: ignore[call-overload]
        self.picture = Picture.read(folder / str(told["picture"]))
        self.between = [Picture.read(folder / name) for name in told["between"]]  # type: ignore[attr-defined]


class Evening(Machine):
    """The machine with the companion on it."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(folder, name)
        self.settings = dict(SETTINGS)

    # power

    def fresh_evening(self) -> None:
        """The frozen system with an empty journal; the table is not started yet."""
        self.settings = dict(SETTINGS)
        self.unpack_games()
        self._ready()

    def after_the_pull(self) -> None:
        """The plug in again: the disk of games as it was left, put right by the kernel."""
        self._ready()

    def _ready(self) -> None:
        self.thaw()
        self.said(f"{MOUNT} && {SLOWLY} && systemctl daemon-reload")

    # the unit

    def wait_until(self, true: Callable[[], object], seconds: float, what: str) -> None:
        """Look again and again until something is so."""
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                raise NotSo(f"not in {seconds:.0f} s: {what}")
            time.sleep(1)

    def shown(self, word: str) -> str:
        """What systemd says of the unit."""
        return self.said(f"systemctl show -p {word} --value {UNIT}")

    def is_up(self) -> None:
        """Until the unit has said that its first frame is drawn."""
        self.wait_until(lambda: self.shown("ActiveState") == "active", 900, "the unit is active")

    def start(self) -> None:
        """The unit; returns when it says that it is ready."""
        self.said(f"systemctl start {UNIT}", 1800)

    def restart(self) -> None:
        """The unit anew; returns when it says that it is ready."""
        self.said(f"systemctl restart {UNIT}", 1800)

    def choose(self, **settings: str) -> None:
        """Other settings, taken up by a restart of the unit."""
        self.settings |= settings
        lines = "".join(f'{key} = "{value}"\\n' for key, value in self.settings.items())
        file = f"{STATE}/settings.toml"
        self.said(f"systemctl stop {UNIT}; printf '{lines}' >{file}; chown pantheon: {file}")
        self.start()

    def pid(self) -> str:
        """The process of the table."""
        return self.shown("MainPID")

    # what is seen

    def sees(self, scene: Picture, name: str, most: float = SAME, apart: float = APART) -> None:
        """Until the display shows what the rehearsal showed."""
        differs = 1.0

        def same() -> bool:
            nonlocal differs
            differs = self.look(name).differs(scene, apart)
            return differs <= most

        try:
            self.wait_until(same, SLOW, name)
        except NotSo:
            scene.write(self.folder / "pictures" / f"{name}-expected.png")
            raise NotSo(f"{name}: {differs:.0%} of the display is not as it should be") from None

    def moves(self, name: str) -> None:
        """Until the display shows something that goes on moving; a page that opens moves once."""
        moving = lambda: all(self._differs(name) > SAME for _ in range(3))  # noqa: E731
        self.wait_until(moving, SLOW, f"{name}: something moves")

    def stands_still(self, name: str) -> None:
        """Until nothing moves on the display for a good while."""
        still = lambda: all(self._differs(name) <= SAME for _ in range(4))  # noqa: E731
        self.wait_until(still, SLOW, f"{name}: nothing moves any more")

    def _differs(self, name: str) -> float:
        """How much is seen to change in a few seconds."""
        before = self.look(name)
        time.sleep(3)
        return self.look(name).differs(before)

    def bright(self, name: str, seconds: float = 20) -> float:
        """Until something is seen at all; how bright it is on the whole."""
        self.wait_until(lambda: self.look(name).mean() > 20, seconds, "something on the display")
        return self.look(name).mean()

    # what is touched

    def rehearse(self, steps: Sequence[Step], record: str = "", backed: bool = False) -> list[Scene]:
        """The same evening unseen, in the installed tree itself; with a backup of its games, if asked for."""
        folder = self.folder / "tree/tmp" / self.own.name
        folder.mkdir(exist_ok=True)
        asked = {"settings": self.settings, "record": record, "backed": backed, "steps": list(steps)}
        env = {
            "PATH": os.environ["PATH"],
            "HOME": "/tmp",
            "LANG": "C.UTF-8",
            "PYTHONPATH": "/opt/pantheon-table/current",
            "SDL_VIDEODRIVER": "offscreen",
            "SDL_AUDIODRIVER": "dummy",
            "KIVY_NO_ARGS": "1",
        }
        program = [
            "/opt/pantheon-table/current/.venv/bin/python",
            "/opt/proof/rehearse.py",
            f"/tmp/{self.own.name}",
        ]
        said = ["chroot", str(self.folder / "tree"), *program]
        ran = subprocess.run(
            said, env=env, input=json.dumps(asked), capture_output=True, text=True, check=False
        )
        if ran.returncode:
            raise NotSo(f"the rehearsal failed: {ran.stderr[-800:]}")
        return [Scene(told, folder) for told in json.loads(ran.stdout)]

    def make(self, scene: Scene, name: str) -> None:
        """The fingers of a scene; each further one waits for what it was put down on, such as a question.

        Two at once would find the old page under both: no hand is so much quicker than a display.
        """
        for (x, y), seen in zip(scene.touches, (None, *scene.between), strict=False):
            if seen is not None:
                self.sees(seen, name, *CLOCKS)
            self.touch(x, y)

    def follow(self, scenes: Sequence[Scene], name: str) -> None:
        """Touch what was touched in the rehearsal; after each step the display shows the same."""
        for n, scene in enumerate(scenes, 1):
            self.make(scene, f"{name}-{n}")
            self.sees(scene.picture, f"{name}-{n}")

    def companion(self, words: str) -> str:
        """The command line of the installed companion, at the table's own games."""
        return self.said(f"cd /; companion {words}")

    def record(self, number: int) -> str:
        """A game of the journal as text; "" if there is none."""
        code, said = self.run(f"cd /; companion export {number} 2>/dev/null")
        return "" if code else said

    def lines(self, number: int) -> list[str]:
        """The moves of a game, as they are on disk."""
        query = f"SELECT text FROM line WHERE game={number} ORDER BY n"
        games = f"sqlite3.connect('file:{STATE}/games.db?mode=ro', uri=True)"
        code = f"import sqlite3; [print(text) for text, in {games}.execute('{query}')]"
        return self.said(f'python3 -c "{code}"').splitlines()

    def errors(self) -> list[str]:
        """What the system's journal calls an error, since this start."""
        said = self.said("journalctl -b -p err -o cat --no-pager")
        return [line for line in said.splitlines() if line and not re.match("-- No entries", line)]
