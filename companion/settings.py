"""The settings file: every setting, its choices and its default, in one list."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import tomli_w

from companion.view import Text, text
from companion.words import ENGLISH, languages

APP = "pantheon-table"
HOME = "PANTHEON_HOME"
LARGEST = 1024 * 1024
MOST_PLACES = 100  # players whose chair is remembered


class BadSettings(ValueError):
    """A setting that does not exist, or a value it cannot have."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: the choices it has, the default first; no choices means any short text.

    `forms` are further values, a word and what goes with it: "video FILE". A setting with a `page` is asked
    for on that screen, not on the page of all settings.
    """

    key: str
    choices: tuple[str, ...] = ()
    default: str = ""
    forms: tuple[str, ...] = ()
    page: str = ""

    def __post_init__(self) -> None:
        if self.choices and not self.default:
            object.__setattr__(self, "default", self.choices[0])


SETTINGS = (
    Setting("language", ("auto", *languages())),
    Setting("theme", ("night", "day", "contrast")),
    Setting("scale", ("100", "120", "140", "160")),
    Setting("calm", ("off", "on")),
    Setting("facing", ("on", "off")),
    Setting("screen", ("auto", "800x480", "1024x600", "1280x720", "720x1280", "full")),
    Setting("rotation", ("0", "90", "180", "270")),
    Setting(
        "touch",
        ("right", "turn-90", "turn-180", "turn-270", "mirror-x", "mirror-y", "swap", "swap-back"),
        forms=("matrix A B C D E F",),
        page="corners",
    ),
    Setting("corners", ("ask", "later", "checked"), page="corners"),
    Setting("clock", ("used", "off", "fischer 600 5", "fischer 1200 10", "turn 60", "turn 120")),
    Setting("sound", ("on", "off")),
    Setting("volume", ("20", "40", "60", "80", "100"), "60"),
    Setting("voice", ("off", "on")),
    Setting("dim", ("never", "2", "5", "15"), "5"),
    Setting("power", (), "systemctl poweroff"),
    Setting("learning", ("off", "on")),
    Setting(
        "camera",
        ("none", "simulator", "picamera"),
        forms=("usb N", "video FILE", "folder FOLDER"),
        page="camera",
    ),
    Setting("focus", ("auto",), forms=("fixed N",), page="camera"),
    Setting("mains", ("50", "60"), page="camera"),
    Setting("turned", ("0", "90", "180", "270"), page="camera"),
    Setting("crop", ("whole",), forms=("part LEFT TOP RIGHT BOTTOM",), page="camera"),
    Setting("confirm", ("unsure", "never", "always"), page="camera"),
    Setting("tags", ("off", "on"), page="board"),
    Setting("buttons", (), ""),
    Setting("slaps", (), ""),
    Setting("floors", (), ""),
    Setting("blackbox", ("off", "on")),
    Setting("stick", ("off", "on"), page="backups"),
    Setting("phones", ("off", "on"), page="phones"),
)
_KNOWN = {setting.key: setting for setting in SETTINGS}


def folder(kind: str) -> Path:
    """Where settings ("config") or games ("data") are kept: PANTHEON_HOME, or the system's usual place."""
    if home := os.environ.get(HOME):
        return Path(home)
    return Path(platformdirs.user_config_path(APP) if kind == "config" else platformdirs.user_data_path(APP))


class Settings:
    """What the table has chosen; anything unknown in the file is named once and kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[Text] = []
        self._unknown: dict[str, object] = {}
        self._chosen: dict[str, str] = {}
        self.copies: dict[str, dict[str, str]] = {}
        self.places: dict[str, str] = {}
        self.boards: dict[str, str] = {}
        self._load()

    def _load(self) -> None:
        try:
            if self.path.stat().st_size > LARGEST:
                raise ValueError(f"larger than {LARGEST} bytes")
            written = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError) as bad:
            self.notices.append(text("settings-unreadable", file=self.path.name, why=str(bad)[:80]))
            self._keep_aside()
            return
        for key, value in written.items():
            if key == "copy" and isinstance(value, dict):
                self.copies = {game: dict(facts) for game, facts in value.items() if isinstance(facts, dict)}
                continue
            if key == "places" and isinstance(value, dict):
                self.places = {name: place for name, place in value.items() if isinstance(place, str)}
                continue
            if key == "boards" and isinstance(value, dict):
                self.boards = {game: told for game, told in value.items() if isinstance(told, str)}
                continue
            try:
                self._chosen[key] = check(key, value)
            except BadSettings:
                self._unknown[key] = value
                self.notices.append(text("settings-unknown", key=key[:40], value=str(value)[:40]))

    def _keep_aside(self) -> None:
        try:
            self.path.rename(self.path.with_suffix(".bad.toml"))
        except OSError:
            self.notices.append(text("settings-not-kept"))

    def __getitem__(self, key: str) -> str:
        return self._chosen.get(key, _KNOWN[key].default)

    def __setitem__(self, key: str, value: str) -> None:
        """Choose and keep: written beside, flushed, then put in place of the old file."""
        self._chosen[key] = check(key, value)
        self.save()

    def state(self, game: str, facts: Mapping[str, str]) -> None:
        """What the owner says of their copy of a game, kept for all games to come."""
        self.copies[game] = dict(facts)
        self.save()

    def seat(self, places: Mapping[str, str]) -> None:
        """Where each player sits, seen from the screen: told once, kept by name."""
        self.places = dict([*places.items()][-MOST_PLACES:])
        self.save()

    def measure(self, game: str, told: str) -> None:
        """What the owner measured of a printed board and its pieces (`companion/tags.py`)."""
        self.boards[game] = told
        self.save()

    def save(self) -> None:
        """Put all choices on disk."""
        kept: dict[str, object] = {**self._unknown, **self._chosen}
        if self.copies:
            kept["copy"] = self.copies
        if self.places:
            kept["places"] = self.places
        if self.boards:
            kept["boards"] = self.boards
        if not put_in_place(self.path, kept):
            self.notices.append(text("settings-not-kept"))

    @property
    def language(self) -> str:
        """The chosen language, or the machine's if we speak it."""
        if self["language"] != "auto":
            return self["language"]
        machine = (os.environ.get("LC_ALL") or os.environ.get("LANG") or ENGLISH)[:2].lower()
        return machine if machine in languages() else ENGLISH


def put_in_place(path: Path, kept: Mapping[str, object]) -> bool:
    """A TOML file written beside, flushed, then put in place of the old one: whether that could be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        with beside.open("wb") as file:
            tomli_w.dump(kept, file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        return False
    return True


def check(key: str, value: object) -> str:
    """A setting's value if it can have it."""
    if key not in _KNOWN:
        raise BadSettings(f"there is no setting {key[:40]!r}")
    setting = _KNOWN[key]
    if not isinstance(value, str) or len(value) > 200 or not _fits(setting, value):
        raise BadSettings(f"{key} is one of {_choices(setting)}, not {str(value)[:40]!r}")
    return value


def _fits(setting: Setting, value: str) -> bool:
    word, _, rest = value.partition(" ")
    forms = {form.partition(" ")[0] for form in setting.forms}
    return not setting.choices or value in setting.choices or (word in forms and bool(rest.strip()))


def _choices(setting: Setting) -> str:
    return ", ".join((*setting.choices, *setting.forms)) or "free text"


def defaults() -> str:
    """The settings file with every default, each with its choices above it."""
    rows = [
        "# Every setting with its default. The companion keeps its own file; copy lines there to change them."
    ]
    for setting in SETTINGS:
        rows.append(f"\n# {_choices(setting)}")
        rows.append(f'{setting.key} = "{setting.default}"')
    return "\n".join(rows) + "\n"
