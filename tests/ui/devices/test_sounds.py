"""What the table hears: which sound is due, silence without a loudspeaker, a voice nobody waits for."""

from __future__ import annotations

import os
import wave
from pathlib import Path

import pytest

from companion.play.table import Notice
from companion.settings import Settings
from companion.view import text
from tests.processes import ROOT, python
from ui.devices.sounds import Moment, Sounds, due
from ui.handed.theme import ASSETS

BEFORE, AFTER = object(), object()
REFUSED, SLAPPED, PHOTO, PUT_BACK = (
    Notice(kind, text("x")) for kind in ("refused", "slap", "photo", "put-back")
)


@pytest.mark.parametrize(
    ("before", "now", "sound"),
    [
        (Moment(BEFORE, ("p1",)), Moment(AFTER, ("p2",)), "your-turn"),
        (Moment(BEFORE, ("p1",)), Moment(AFTER, ("p1",)), "accepted"),
        (Moment(BEFORE, ("p1",)), Moment(AFTER, ("table",)), "accepted"),
        (Moment(BEFORE, ("p1", "p2")), Moment(AFTER, ("p2",)), "accepted"),
        (Moment(BEFORE, ("p1",)), Moment(BEFORE, ("p1",)), ""),
        (Moment(), Moment(AFTER, ("p1",)), ""),
        (Moment(BEFORE, ("p1",)), Moment(BEFORE, ("p1",), REFUSED), "refused"),
        (Moment(BEFORE, ("p1",), REFUSED), Moment(BEFORE, ("p1",), REFUSED), ""),
        (Moment(BEFORE, ("p1",), REFUSED), Moment(BEFORE, ("p1",)), ""),
        (Moment(BEFORE, ("p1",)), Moment(AFTER, ("p2",), PHOTO), "verdict"),
        (Moment(BEFORE, ("p1",)), Moment(AFTER, ("p2",), SLAPPED), "verdict"),
        (Moment(BEFORE, ("p1",), SLAPPED), Moment(AFTER, ("p2",), PHOTO), ""),
        (Moment(BEFORE, ("p2",)), Moment(AFTER, ("p1",), PUT_BACK), "accepted"),
    ],
)
def test_one_sound_at_most_is_due(before: Moment, now: Moment, sound: str) -> None:
    assert due(before, now) == sound


@pytest.mark.parametrize("name", ["accepted", "refused", "your-turn", "verdict", "time"])
def test_every_sound_is_short_and_not_silent(name: str) -> None:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as sound:
        seconds = sound.getnframes() / sound.getframerate()
        heard = sound.readframes(sound.getnframes())
    assert 0.1 < seconds < 1
    assert max(heard) > 100


def test_the_script_makes_the_same_sounds_again(tmp_path: Path) -> None:
    script = tmp_path / "deploy/sounds"
    script.parent.mkdir()
    script.write_bytes((ROOT / "deploy/sounds").read_bytes())
    ran = python(
        "import runpy, sys; runpy.run_path(sys.argv[1], run_name='__main__')", tmp_path / "deploy/sounds"
    )
    assert ran.returncode == 0, ran.stderr
    made = {path.name: path.read_bytes() for path in (tmp_path / "ui/assets/sounds").iterdir()}
    assert made == {path.name: path.read_bytes() for path in (ASSETS / "sounds").iterdir()}


NO_LOUDSPEAKER = """
from pathlib import Path
import sys
from companion.settings import Settings
from ui.devices.sounds import Sounds
sounds = Sounds(Settings(Path(sys.argv[1])))
for name in ("accepted", "refused", "verdict"):
    sounds.play(name)
print("still here")
"""


def test_without_a_loudspeaker_nothing_is_heard_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    ran = python(NO_LOUDSPEAKER, tmp_path / "settings.toml")
    assert b"still here" in ran.stdout, ran.stderr


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An espeak-ng that passes on what it is told, then speaks until it is hushed."""
    script = tmp_path / "bin/espeak-ng"
    script.parent.mkdir()
    heard = tmp_path / "heard"
    os.mkfifo(heard)
    script.write_text(f'#!/bin/sh\nprintf "%s\\n" "$*" >> {heard}\nexec sleep infinity\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{script.parent}:{os.environ['PATH']}")
    return heard


def settings(tmp_path: Path, **chosen: str) -> Settings:
    """Settings in which these are chosen."""
    found = Settings(tmp_path / "settings.toml")
    for key, value in chosen.items():
        found[key] = value
    return found


def test_the_last_sentence_wins_in_the_readers_language(spoken: Path, tmp_path: Path) -> None:
    sounds = Sounds(settings(tmp_path, voice="on", language="fr", volume="40"))
    sounds.say("- Ana joue")
    first = sounds.voice
    assert first is not None
    assert first.poll() is None, "nobody waits until it has been said"
    with os.fdopen(os.open(spoken, os.O_RDWR), buffering=1) as heard:
        assert heard.readline() == "-v fr -a 80 -- - Ana joue\n"
        sounds.say("Ben joue")
        assert first.wait() != 0, "the first sentence was cut short"
        assert heard.readline() == "-v fr -a 80 -- Ben joue\n"
    sounds.hush()


@pytest.mark.parametrize("chosen", [{"voice": "off"}, {"voice": "on", "sound": "off"}])
def test_a_voice_not_wanted_is_silent(spoken: Path, tmp_path: Path, chosen: dict[str, str]) -> None:
    sounds = Sounds(settings(tmp_path, **chosen))
    sounds.say("Ana plays")
    assert sounds.voice is None


def test_a_voice_not_installed_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    sounds = Sounds(settings(tmp_path, voice="on"))
    sounds.say("Ana plays")
    assert sounds.voice is None
