"""Updates broken off at random: `python -m tests.deploy.interruptions 500`.

Each time the table must come up again, with every game. The plug is pulled at any step of the scripts or at
any moment, the disk is full, the network is gone, the version is bad; now and then the plug is pulled again
while the first pull is being made good. What was not yet on the medium then is not lost here, as it would be
on a real disk: that is what `deploy/prove --boot` is for.
"""

from __future__ import annotations

import fcntl
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from companion.keep.journal import Journal
from companion.keep.record import write_record
from companion.play.match import Match
from tests.deploy.table import Pi

# In the script that is named the plug is pulled before its Nth step; how many steps it took is told.
PULLED = """
if [[ $0 == */"$PULL_IN" && ${PULL_OF:-} == "$*" ]]; then
    set -T
    steps=0
    pull() {
        ((++steps != PULL_AT)) || kill -KILL 0
        [[ $BASH_SUBSHELL != 0 ]] || echo $steps >"$PULL_STEPS"
    }
    trap pull DEBUG
fi
"""
GOOD, BAD = "9.2.0", ("stops", "sinks", "spoils", "garbled", "unitless")
LOCKED = "9.4.0"  # asks for packages that only a network would bring
KINDS = ("step", "moment", "bad", "full", "network")


@dataclass
class Told:
    """What came of all of them."""

    kinds: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    without_table: list[str] = field(default_factory=list)
    games_lost: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{len(self.without_table)} without a running table, {len(self.games_lost)} games lost"


class Bench:
    """A table with games and an older version, put back as it was before each update."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.pi, self.dice, self.folder = Pi(folder / "pi"), dice, folder
        self.pi.env |= {
            "BASH_ENV": str(folder / "pulled"),
            "PULL_IN": "none",
            "PULL_STEPS": str(folder / "steps"),
        }
        (folder / "pulled").write_text(PULLED)
        ran = self.pi.run(self.pi.tree("old", quick=True) / "deploy/install")
        assert ran.returncode == 0, ran.stderr
        self.trees = {GOOD: self.pi.tree("new", GOOD, quick=True)}
        self.trees |= {bad: self._bad(bad) for bad in BAD}
        self.games = self._play()
        (self.pi.state / "settings.toml").write_text('theme = "day"\n')
        self.trees[LOCKED] = self._locked()
        self.saved, self.full = folder / "saved", False
        self._copy(self.pi.root, self.saved)
        self.steps = self._count("deploy/update", "--here")

    def _bad(self, how: str) -> Path:
        """A version that is broken in one way."""
        tree = self.pi.tree(how, "9.3.0", quick=True)
        match how:
            case "stops":
                (tree / "companion/__main__.py").write_text("raise SystemExit('broken on purpose')\n")
            case "garbled":
                (tree / "companion/__main__.py").write_text("this is no Python\n")
            case "sinks":
                (tree / "deploy/does-not-stay-up").touch()
            case "spoils":
                (tree / "deploy/does-not-stay-up").touch()
                (tree / "deploy/spoils-games").touch()
            case "unitless":
                (tree / "deploy/pantheon-table.service").unlink()
        return tree

    def _locked(self) -> Path:
        tree = self.folder / "locked"
        shutil.copytree(self.trees[GOOD], tree)
        project = tree / "pyproject.toml"
        project.write_text(project.read_text().replace(GOOD, LOCKED))
        with (tree / "requirements.lock").open("a") as lock:
            lock.write("nothing-of-that-name==1 --hash=sha256:00\n")
        return tree

    def _play(self) -> list[str]:
        """Three games, each a little longer; as records."""
        journal = Journal(self.pi.state / "games.db")
        for n in range(1, 4):
            session = journal.session(journal.begin(Match("battle", ("Ana", "Ben"), {"size": "5"})))
            for at in range(n):
                session.do(str(session.moves[0]), at=at * 1000)
        journal.close()
        return records(self.pi)

    def _copy(self, here: Path | str, there: Path) -> None:
        subprocess.run(["cp", "-a", here, there], check=True)

    def put_back(self, room: int = 0) -> None:
        """Everything as it was; on a disk with only so many kilobytes of room, if any."""
        root = self.pi.root
        if self.full:
            subprocess.run(["umount", root], check=True)
        else:
            shutil.rmtree(root)
        self.full = bool(room)
        if room:
            root.mkdir(exist_ok=True)
            used = int(
                subprocess.run(["du", "-sk", self.saved], capture_output=True, check=True).stdout.split()[0]
            )
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={used + room}k", "none", root], check=True)
            self._copy(f"{self.saved}/.", root)
        else:
            if root.exists():
                root.rmdir()
            self._copy(self.saved, root)
        (self.pi.folder / "active").touch()

    def _count(self, script: str, said: str) -> int:
        """How many steps an update has that nobody breaks off."""
        self.put_back()
        self.run(self.trees[GOOD], pull_in=script, pull_of=said)
        return int((self.folder / "steps").read_text())

    def run(self, tree: Path, pull_in: str = "none", pull_of: str = "", at: int = 0, after: float = 0) -> int:
        """An update, broken off at a step or after some seconds; its exit code, negative if killed."""
        env = self.pi.env | {"PULL_IN": pull_in, "PULL_OF": pull_of, "PULL_AT": str(at)}
        said = [str(self.pi.folder / "old/deploy/update"), str(tree)]
        return self._until(said, env, after)

    def power_on(self, at: int = 0) -> int:
        """What systemd does first when the table starts; perhaps broken off itself."""
        env = self.pi.env | {"PULL_IN": "guard", "PULL_OF": "", "PULL_AT": str(at)}
        return self._until([str(self.pi.app / "guard")], env, 0)

    def _gone(self) -> None:
        """Until all is dead that was killed: a busy disk holds a process up, which no pulled plug would."""
        with (self.pi.app / "lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)

    def _until(self, said: list[str], env: dict[str, str], after: float) -> int:
        quiet = subprocess.DEVNULL
        run = subprocess.Popen(said, env=env, stdout=quiet, stderr=quiet, start_new_session=True)
        try:
            return run.wait(after or None)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return run.wait()

    def one(self, kind: str, told: Told) -> None:
        """One update that something happens to, and what is there afterwards."""
        dice, which, room, code = self.dice, GOOD, 0, 0
        if kind == "full":
            room = dice.randint(1, 1200)
        self.put_back(room)
        match kind:
            case "step":
                at = dice.randint(1, self.steps)
                which = dice.choice([GOOD, GOOD, *BAD])
                code = self.run(self.trees[which], "deploy/update", "--here", at)
                note = f"step {at} of {which}"
            case "moment":
                after = dice.uniform(0.02, 1.5)
                which = dice.choice([GOOD, GOOD, *BAD])
                code = self.run(self.trees[which], after=after)
                note = f"after {after:.2f} s of {which}"
            case "bad":
                which = dice.choice(BAD)
                code = self.run(self.trees[which])
                note = which
            case "full":
                code = self.run(self.trees[GOOD])
                note = f"{room} KB of room"
            case _:
                code = self.run(self.trees[LOCKED])
                note = "no network"
        self._after(kind, note, code, told)

    def _after(self, kind: str, note: str, code: int, told: Told) -> None:
        told.kinds[kind] += 1
        killed = code < 0
        told.ended["killed" if killed else "updated" if code == 0 else "refused"] += 1
        if killed:
            (self.pi.folder / "active").unlink(missing_ok=True)
            self._gone()
            while self.dice.random() < 0.3:  # and the plug is pulled again while it is made good
                self.power_on(self.dice.randint(1, 60))
                self._gone()
            if self.power_on():
                told.without_table.append(f"{note}: it was not made good")
        elif not (self.pi.folder / "active").exists():
            told.without_table.append(f"{note}: the service stands still")
        if fault := self.fault():
            told.without_table.append(f"{note}: {fault}")
        if records(self.pi) != self.games:
            told.games_lost.append(note)
        settings = self.pi.state / "settings.toml"
        if not settings.exists() or "day" not in settings.read_text():
            told.games_lost.append(f"{note}: the settings")

    def fault(self) -> str:
        """What keeps the installed version from being whole and running, if anything."""
        version = self.pi.app / "versions" / self.pi.current
        whole = f'[[ $(version_of "{version}") == "{self.pi.current}" ]]'
        ran = subprocess.run(
            ["bash", "-c", f"source {self.pi.folder}/old/deploy/appliance; {whole}"],
            env=self.pi.env,
            check=False,
        )
        if ran.returncode:
            return f"{self.pi.current} is not whole"
        if self.pi.current.startswith("9.3.0"):
            return "a bad version is in use"
        env = {"PYTHONPATH": str(version), "PYTHONSAFEPATH": "1", "PATH": os.environ["PATH"]}
        said = [str(version / ".venv/bin/python"), "-m", "companion"]
        if b"it starts" not in subprocess.run(said, env=env, capture_output=True, check=False).stdout:
            return f"{self.pi.current} does not run"
        placed = {
            "pantheon-table.service": self.pi.root / "etc/systemd/system/pantheon-table.service",
            "guard": self.pi.app / "guard",
            "companion": self.pi.root / "usr/local/bin/companion",
        }
        for name, place in placed.items():
            if not place.exists() or place.read_bytes() != (version / "deploy" / name).read_bytes():
                return f"{name} is not that of {self.pi.current}"
        return ""


def records(pi: Pi) -> list[str]:
    """Every game of a table, whole, as text; read from a copy, for the disk may be full to the last byte."""
    with tempfile.TemporaryDirectory() as copy:
        for part in pi.state.glob("games.db*"):
            shutil.copy2(part, copy)
        journal = Journal(Path(copy) / "games.db")
        found = [write_record(journal.match(kept.id), journal.lines(kept.id)) for kept in journal.games()]
        journal.close()
    return found


def interrupt(count: int, seed: int, folder: Path, say: Callable[[str], None] = lambda _: None) -> Told:
    """So many updates, each with something that goes wrong."""
    dice = random.Random(seed)
    bench, told = Bench(folder, dice), Told()
    say(f"an update has {bench.steps} steps")
    kinds = KINDS if os.geteuid() == 0 else tuple(kind for kind in KINDS if kind != "full")
    for n in range(count):
        # A missing network fails in one way only, and slowly: a few of those are enough.
        kind = kinds[n % len(kinds)]
        bench.one("step" if kind == "network" and n % 25 != 24 else kind, told)
        if n % 50 == 49:
            say(f"{n + 1}: {told}")
    bench.put_back()
    return told


def main(count: int, seed: int) -> int:
    """The whole of it, with counts."""
    with tempfile.TemporaryDirectory() as folder:
        told = interrupt(count, seed, Path(folder), lambda line: print(line, flush=True))
    print("what happened: " + ", ".join(f"{kind} {n}" for kind, n in sorted(told.kinds.items())))
    print("how it ended: " + ", ".join(f"{how} {n}" for how, n in sorted(told.ended.items())))
    print(f"{count} interruptions: {told}")
    for note in (*told.without_table, *told.games_lost):
        print(f"  {note}")
    return 1 if told.without_table or told.games_lost else 0


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    if os.geteuid() == 0 and not os.environ.get("INTERRUPTING"):
        # Small disks of our own, which go when we go.
        again = [
            "unshare",
            "--mount",
            "--propagation",
            "private",
            sys.executable,
            "-m",
            "tests.deploy.interruptions",
        ]
        os.environ["INTERRUPTING"] = "1"
        os.execvp("unshare", [*again, *sys.argv[1:]])
    sys.exit(main((numbers or [500])[0], numbers[1] if len(numbers) > 1 else 1))
