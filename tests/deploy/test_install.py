"""A table is installed, installed again, and uninstalled: the real scripts, in a folder of their own."""

from __future__ import annotations

import re
import shutil
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest

from companion.keep.journal import Journal
from companion.play.match import Match
from companion.version import version
from tests.deploy.table import Pi
from tests.processes import ROOT

SCRIPTS = sorted(
    path
    for path in (ROOT / "deploy").iterdir()
    if path.is_file() and re.match(rb"#!.*\b(ba)?sh\b", path.read_bytes())
)
UNIT = ROOT / "deploy/pantheon-table.service"


@pytest.fixture(scope="module")
def pi(tmp_path_factory: pytest.TempPathFactory) -> Pi:
    """A Pi without a desktop on which the companion was just installed, its screen upright."""
    pi = Pi(tmp_path_factory.mktemp("pi"))
    tree = pi.tree("checkout")
    ran = pi.run(tree / "deploy/install", "--rotate", "90")
    assert ran.returncode == 0, ran.stderr
    return pi


def test_everything_is_where_it_belongs(pi: Pi) -> None:
    for place in (
        "etc/systemd/system/pantheon-table.service",
        "etc/polkit-1/rules.d/50-pantheon-table.rules",
        "etc/systemd/system/pantheon-phones.service",
        "etc/systemd/system/pantheon-phones.path",
        "usr/local/bin/companion",
        "usr/share/applications/pantheon-table.desktop",
    ):
        assert (pi.root / place).is_file(), place
    assert not (pi.root / "etc/xdg/autostart/pantheon-table.desktop").exists(), "no desktop here"
    assert (pi.app / "current/companion/__main__.py").is_file()
    assert (pi.app / "current/.venv/bin/python").exists()
    assert list((pi.app / "current/ui").rglob("*.pyc")), "compiled, because /opt cannot be written later"
    assert not (pi.app / "current/tests").exists()


def test_the_copy_knows_its_version_without_git_or_a_package(pi: Pi) -> None:
    code = "from companion.cli.doctor import versions; print(dict(versions().said.values)['name'])"
    env = {"PYTHONPATH": str(pi.app / "current"), "PYTHONSAFEPATH": "1", "PATH": "/usr/bin"}
    said = [str(pi.app / "current/.venv/bin/python"), "-c", code]
    ran = subprocess.run(said, env=env, cwd=pi.folder, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"Pantheon {version()}, ")


def test_the_table_has_a_user_of_its_own_with_the_groups_there_are(pi: Pi) -> None:
    (made,) = pi.asked("useradd")
    assert "--system" in made
    assert "--home-dir /var/lib/pantheon-table --no-create-home --shell /usr/sbin/nologin" in made
    groups = [line.split()[3] for line in pi.asked("usermod")]
    assert groups == ["video", "render", "input", "audio"], "no group gpio here, and no trouble"


def test_games_and_settings_are_private(pi: Pi) -> None:
    assert stat.S_IMODE(pi.state.stat().st_mode) == 0o700
    settings = pi.state / "settings.toml"
    assert stat.S_IMODE(settings.stat().st_mode) == 0o600
    assert tomllib.loads(settings.read_text()) == {"rotation": "90"}


def test_it_starts_with_the_pi(pi: Pi) -> None:
    assert (pi.folder / "enabled").exists()
    assert (pi.folder / "active").exists()


def test_what_the_system_does_not_have_is_done_without(pi: Pi) -> None:
    installed = [line for line in pi.asked("apt-get") if " install " in line]
    assert any("polkitd" in line and "python3-lgpio" in line for line in installed)
    assert not any("picamera2" in line for line in installed), "the lists of this Pi do not know it"


def test_a_second_run_changes_nothing(pi: Pi) -> None:
    before, asked = pi.picture(), len(pi.asked("systemctl", "useradd", "usermod"))
    ran = pi.run(pi.folder / "checkout/deploy/install")
    assert ran.returncode == 0, ran.stderr
    assert pi.picture() == before
    words = {line.split()[1] for line in pi.asked("systemctl", "useradd", "usermod")[asked:]}
    assert words <= {"get-default", "is-enabled", "is-active"}, "it only looks"


def test_uninstalled_it_leaves_the_games_and_installed_again_it_finds_them(tmp_path: Path) -> None:
    pi = Pi(tmp_path / "pi")
    tree = pi.tree("checkout", quick=True)
    assert pi.run(tree / "deploy/install").returncode == 0
    journal = Journal(pi.state / "games.db")
    journal.begin(Match("battle", ("Ana", "Ben"), {"size": "5"}))
    journal.close()
    kept = {path.name: path.read_bytes() for path in pi.state.iterdir()}
    ran = pi.run(tree / "deploy/install", "--uninstall")
    assert ran.returncode == 0, ran.stderr
    left = [path for path in pi.root.rglob("*") if path.is_file() and pi.state not in path.parents]
    assert left == []
    assert {path.name: path.read_bytes() for path in pi.state.iterdir()} == kept
    assert not (pi.folder / "enabled").exists()
    pi.packages(tree)
    assert pi.run(tree / "deploy/install").returncode == 0
    assert {path.name: path.read_bytes() for path in pi.state.iterdir()} == kept


def test_within_a_desktop_it_opens_with_that_desktop(tmp_path: Path) -> None:
    pi = Pi(tmp_path / "pi")
    (pi.folder / "default").write_text("graphical.target\n")
    manager = pi.root / "etc/systemd/system/display-manager.service"
    manager.parent.mkdir(parents=True)
    manager.touch()
    tree = pi.tree("checkout", quick=True)
    ran = pi.run(tree / "deploy/install")
    assert ran.returncode == 1
    assert "--desktop USER" in ran.stderr, "it does not guess whose"
    assert pi.run(tree / "deploy/install", "--desktop", "ana").returncode == 0
    assert (pi.root / "etc/xdg/autostart/pantheon-table.desktop").is_file()
    assert not (pi.root / "etc/systemd/system/pantheon-table.service").exists()
    assert pi.asked("useradd") == []
    assert pi.run(tree / "deploy/install", "--kiosk").returncode == 0
    assert not (pi.root / "etc/xdg/autostart/pantheon-table.desktop").exists()
    assert (pi.folder / "default").read_text() == "multi-user.target\n"
    assert pi.run(tree / "deploy/install", "--uninstall").returncode == 0
    assert (pi.folder / "default").read_text() == "graphical.target\n", "the desktop is given back"


@pytest.mark.parametrize(
    ("script", "said", "answer"),
    [
        ("install", ["--rotate", "45"], "0, 90, 180 or 270"),
        ("install", ["--color"], "no option --color"),
        ("install", ["--uninstall"], "nothing is installed here"),
        ("update", ["--here"], "run deploy/install"),
        ("update", ["/nowhere"], "no companion in /nowhere"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    script: str, said: list[str], answer: str, tmp_path: Path
) -> None:
    pi = Pi(tmp_path / "pi")
    ran = pi.run(ROOT / "deploy" / script, *said)
    assert ran.returncode == 1
    assert answer in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert not any(path.is_file() for path in pi.root.rglob("*"))


@pytest.mark.parametrize("script", ["install", "update"])
def test_the_options_are_told(script: str) -> None:
    ran = subprocess.run([ROOT / "deploy" / script, "--help"], capture_output=True, text=True, check=True)
    assert f"deploy/{script}" in ran.stdout
    source = (ROOT / "deploy" / script).read_text()
    for option in set(re.findall(r"^    ?(--[a-z-]+)\)", source, re.M)):
        assert option in ran.stdout


def test_the_unit_is_sound() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed: the unit is not verified here (deploy/prove does)")
    ran = subprocess.run(["systemd-analyze", "verify", UNIT], capture_output=True, text=True, check=False)
    ours = [line for line in ran.stderr.splitlines() if UNIT.name in line]
    # The program itself is only there where the companion is installed.
    assert [line for line in ours if "is not executable" not in line] == []


def test_the_unit_would_be_found_faulty_if_it_were(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    spoilt = tmp_path / UNIT.name
    spoilt.write_text(UNIT.read_text().replace("RestartSec=3", "RestartSec=soon"))
    line = spoilt.read_text().splitlines().index("RestartSec=soon") + 1
    ran = subprocess.run(["systemd-analyze", "verify", spoilt], capture_output=True, text=True, check=False)
    assert f"{UNIT.name}:{line}:" in ran.stderr


def settings_of_the_unit() -> list[tuple[str, str]]:
    """What the unit says, in order."""
    lines = UNIT.read_text().splitlines()
    return [(key, value) for line in lines if line[:1].isalpha() for key, _, value in [line.partition("=")]]


def test_the_unit_keeps_the_table_going_without_a_network() -> None:
    said = dict(settings_of_the_unit())
    assert said["Restart"] == "always"
    assert said["StartLimitIntervalSec"] == "0"
    assert said["WorkingDirectory"] == f"/run/{said['RuntimeDirectory']}", "lgpio writes where it stands"
    assert "network" not in UNIT.read_text().partition("[Service]")[0].replace("waits for a network", "")
    assert set(said["RestrictAddressFamilies"].split()) == {"AF_UNIX", "AF_NETLINK"}
    assert not any("KIVY_NO_CONSOLELOG" in value for _, value in settings_of_the_unit())


def test_the_unit_lets_the_table_at_its_devices() -> None:
    said = settings_of_the_unit()
    devices = {value.split()[0] for key, value in said if key == "DeviceAllow"}
    needed = {"drm", "input", "gpiochip", "video4linux", "media", "dma_heap", "alsa"}
    assert {f"char-{kind}" for kind in needed} <= devices
    keys = {key for key, _ in said}
    assert keys.isdisjoint({"PrivateDevices", "PrivateNetwork", "PrivateUsers", "MemoryDenyWriteExecute"})


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_shell_script_is_clean(script: Path) -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed: the scripts are not checked here")
    said = ["shellcheck", "--external-sources", "--source-path", str(ROOT), str(script)]
    ran = subprocess.run(said, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
