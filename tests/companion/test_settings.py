"""The settings file: what is unknown is named and kept, what is broken is set aside."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from companion.settings import SETTINGS, BadSettings, Settings, check, defaults, folder
from tests.processes import AS_NOBODY, ROOT, python
from tests.wording import trouble_with


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings of this test lie."""
    return tmp_path / "settings.toml"


def test_without_a_file_everything_is_at_its_default(path: Path) -> None:
    settings = Settings(path)
    assert {setting.key: settings[setting.key] for setting in SETTINGS} == {
        s.key: s.default for s in SETTINGS
    }
    assert settings.notices == []
    assert not path.exists(), "nothing is written before something is chosen"


def test_every_default_is_one_of_the_choices() -> None:
    for setting in SETTINGS:
        assert check(setting.key, setting.default) == setting.default


def test_what_is_chosen_is_there_next_time(path: Path) -> None:
    Settings(path)["theme"] = "day"
    assert Settings(path)["theme"] == "day"
    Settings(path).state("battle", {"perseus": "Percy"})
    assert Settings(path).copies == {"battle": {"perseus": "Percy"}}
    assert Settings(path)["theme"] == "day"
    assert [found.name for found in path.parent.glob("settings*")] == ["settings.toml"]


def test_what_cannot_be_chosen_is_refused(path: Path) -> None:
    settings = Settings(path)
    for key, value in (("theme", "pink"), ("colour", "red"), ("theme", "x" * 300)):
        with pytest.raises(BadSettings):
            settings[key] = value
    assert settings["theme"] == "night"
    assert not path.exists()


def test_what_is_unknown_is_named_and_kept(path: Path) -> None:
    path.write_text('colour = "red"\ntheme = "pink"\nclock = 5\nlanguage = "fr"\n[later]\nx = 1\n')
    settings = Settings(path)
    assert [dict(notice.values)["key"] for notice in settings.notices] == [
        "colour",
        "theme",
        "clock",
        "later",
    ]
    assert all(trouble_with(notice) == () for notice in settings.notices)
    assert (settings["theme"], settings["language"]) == ("night", "fr")
    settings["screen"] = "full"
    kept = tomllib.loads(path.read_text())
    assert kept == {
        "colour": "red",
        "theme": "pink",
        "clock": 5,
        "language": "fr",
        "later": {"x": 1},
        "screen": "full",
    }


@pytest.mark.parametrize(
    "written", [b"theme = ", b"\xff\xfe\x00", b"\x00" * 2_000_000, b"a = 1\na = 2\n", b"[" * 3000]
)
def test_a_broken_file_is_set_aside_and_named(path: Path, written: bytes) -> None:
    path.write_bytes(written)
    settings = Settings(path)
    assert [notice.key for notice in settings.notices] == ["settings-unreadable"]
    assert trouble_with(settings.notices[0]) == ()
    assert path.with_suffix(".bad.toml").read_bytes() == written
    settings["theme"] = "day"
    assert Settings(path)["theme"] == "day"


def test_a_folder_in_its_place_does_not_stop_the_table(path: Path) -> None:
    path.mkdir()
    settings = Settings(path)
    assert settings.notices
    assert settings["theme"] == "night"


def test_a_folder_that_cannot_be_written_to_is_told_and_the_choice_holds(tmp_path: Path) -> None:
    for parent in (tmp_path, *tmp_path.parents):
        if parent.name.startswith(("pytest-", "popen-")):
            parent.chmod(0o755)
    tmp_path.chmod(0o755)
    shut = tmp_path / "shut"
    shut.mkdir()
    (shut / "settings.toml").write_text('theme = "day"\n')
    (shut / "settings.toml").chmod(0o644)  # the command line makes files private, also in tests before this
    shut.chmod(0o555)
    code = """
settings = Settings(Path(sys.argv[1]))
settings["language"] = "fr"
print(settings["theme"], settings["language"], *(notice.key for notice in settings.notices))
"""
    ran = python(
        "from pathlib import Path\nfrom companion.settings import Settings\n" + AS_NOBODY + code,
        shut / "settings.toml",
    )
    assert ran.stdout == b"day fr settings-not-kept\n", ran.stderr
    assert (shut / "settings.toml").read_text() == 'theme = "day"\n'


def test_the_language_is_the_machines_unless_chosen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert Settings(path).language == "fr"
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert Settings(path).language == "en"
    Settings(path)["language"] = "fr"
    assert Settings(path).language == "fr"


def test_everything_is_kept_in_one_home_where_one_is_set(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder("config") == folder("data") == home
    monkeypatch.delenv("PANTHEON_HOME")
    assert folder("config") != home


def test_the_settings_in_deploy_are_every_setting_at_its_default() -> None:
    written = (ROOT / "deploy/settings.toml").read_text(encoding="utf-8")
    assert written == defaults(), "deploy/settings.toml is written by companion.settings.defaults()"
    assert tomllib.loads(written) == {setting.key: setting.default for setting in SETTINGS}
