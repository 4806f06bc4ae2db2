"""A Pi to install on, made of folders: real scripts, with stand-ins for what would change this machine."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

from tests.processes import ROOT

CODE = ("companion", "hardware", "vision", "ui")
PARTS = (*CODE, "deploy", "pyproject.toml", "requirements.lock", "README.md", "LICENSE")

# Each writes down what it was asked and answers as a Pi would.
STAND_INS = {
    "apt-get": "",
    "apt-cache": '[ "$2" != python3-picamera2 ]',
    "dpkg-query": 'grep -q "^apt-get .*install.* polkitd" "$SAID" && echo installed',
    "useradd": "",
    "usermod": "",
    "chown": "",
    "getent": """
case "$1 $2" in
    "passwd pantheon") grep -q ^useradd "$SAID" ;;
    "passwd pantheon-club") grep -q "^useradd .*pantheon-club" "$SAID" ;;
    "group gpio") false ;;
esac""",
    "id": 'echo pantheon $(sed -n "s/^usermod --append --groups \\([a-z]*\\) .*/\\1/p" "$SAID")',
    "runuser": 'shift 3; exec "$@"',
    "stat": '[ "$2" = "%U %a" ] && echo "pantheon $(/usr/bin/stat -c %a "$3")" || /usr/bin/stat "$@"',
    "systemctl": """
case "$*" in
    get-default) cat "$PI/default" ;;
    set-default*) echo "$3" >"$PI/default" ;;
    enable*) touch "$PI/enabled" ;;
    is-enabled*) test -e "$PI/enabled" ;;
    is-active*) test -e "$PI/active" ;;
    stop*) rm -f "$PI/active" ;;
    disable*) rm -f "$PI/active" "$PI/enabled" ;;
    restart*)
        rm -f "$PI/active"
        app="$PANTHEON_INTO/opt/pantheon-table/current"
        if [ -e "$app/deploy/spoils-games" ]; then
            echo spoilt >"$PANTHEON_INTO/var/lib/pantheon-table/games.db"
            echo left >"$PANTHEON_INTO/var/lib/pantheon-table/games.db-wal"
        fi
        [ ! -e "$app/deploy/does-not-stay-up" ] && touch "$PI/active"
        ;;
esac""",
}


class Pi:
    """A folder as the root of a system, and what was asked of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.app = self.root / "opt/pantheon-table"
        self.state = self.root / "var/lib/pantheon-table"
        self.said = folder / "said"
        self.root.mkdir(parents=True)
        self.said.touch()
        (folder / "default").write_text("multi-user.target\n")
        bin_ = folder / "bin"
        bin_.mkdir()
        for name, answer in STAND_INS.items():
            (bin_ / name).write_text(f'#!/bin/sh\necho "{name} $*" >>"$SAID"\n{answer}\n')
            (bin_ / name).chmod(0o755)
        self.env = os.environ | {
            "PATH": f"{bin_}:{os.environ['PATH']}",
            "SAID": str(self.said),
            "PI": str(folder),
            "PANTHEON_INTO": str(self.root),
            "PANTHEON_PYTHON": sys.executable,
            "PANTHEON_SETTLE": "0",
        }
        self.env.pop("PYTHONPATH", None)

    def tree(self, name: str, version: str = "", quick: bool = False) -> Path:
        """A checkout of the companion, perhaps of another version; a quick one only says that it starts."""
        tree = self.folder / name
        tree.mkdir()
        for part in PARTS:
            if quick and part in CODE:
                (tree / part).mkdir()
                (tree / part / "__init__.py").touch()
            elif (ROOT / part).is_dir():
                hidden = shutil.ignore_patterns("__pycache__", "pictures")
                shutil.copytree(ROOT / part, tree / part, ignore=hidden)
            else:
                shutil.copy2(ROOT / part, tree / part)
        if version:
            written = (tree / "pyproject.toml").read_text().splitlines()
            lines = [f'version = "{version}"' if line.startswith("version = ") else line for line in written]
            (tree / "pyproject.toml").write_text("\n".join(lines) + "\n")
        if quick:
            (tree / "companion/__main__.py").write_text("print('it starts')\n")
        self.packages(tree)
        return tree

    def packages(self, tree: Path) -> None:
        """The packages of this machine instead of a download: a virtual environment that looks into ours."""
        place = Path(self.bash(tree, "packages").stdout.strip())
        if not place.exists():
            subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
            ours = [path for path in sys.path if path.endswith("site-packages")]
            (site,) = place.glob("lib/python*/site-packages")
            (site / "ours.pth").write_text("\n".join(ours))
        self.bash(tree, f'venv={place}; python=; wanted >"$venv/ready"')

    def bash(self, tree: Path, command: str) -> subprocess.CompletedProcess[str]:
        """Something out of the scripts themselves."""
        said = f"source {tree}/deploy/appliance; {command}"
        ran = subprocess.run(["bash", "-c", said], env=self.env, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran

    def run(self, script: Path, *args: str | Path) -> subprocess.CompletedProcess[str]:
        """One of the scripts, and all it says."""
        said = [str(script), *map(str, args)]
        return subprocess.run(said, env=self.env, capture_output=True, text=True, check=False)

    @property
    def current(self) -> str:
        """The version in use."""
        return os.readlink(self.app / "current").rpartition("/")[2]

    def picture(self) -> dict[str, tuple[int, int, str]]:
        """Every file with its mode, time of change and what it leads to."""
        found = {}
        for path in sorted(self.root.rglob("*")):
            if "packages" not in path.parts:
                status = path.lstat()
                leads = os.readlink(path) if path.is_symlink() else ""
                when = 0 if stat.S_ISDIR(status.st_mode) else status.st_mtime_ns
                found[str(path.relative_to(self.root))] = (status.st_mode, when, leads)
        return found

    def asked(self, *words: str) -> list[str]:
        """What the machine was asked to do, of these commands."""
        return [line for line in self.said.read_text().splitlines() if line.split()[0] in words]
