"""Short sounds and a voice: what the table hears. Where there is no loudspeaker, silence and no fuss."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.game import TABLE
from companion.play.devices.slaps import PHOTO, SLAPPED
from companion.play.notice import Notice
from companion.play.table import Table
from companion.settings import Settings
from companion.view import Text
from ui.handed.theme import ASSETS

SPEAKER = "espeak-ng"
OFTEN = ("your-turn", "accepted", "refused", "verdict")
NOTICED = {"refused": "refused", "trouble": "refused", SLAPPED: "verdict", PHOTO: "verdict", "time": "time"}


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What the ears compare: where the game stands, who acts, what the table is told."""

    tip: object = None
    acting: tuple[str, ...] = ()
    notice: Notice | None = None
    prompt: str = ""


def due(before: Moment, now: Moment) -> str:
    """Which sound a change asks for, if any."""
    if now.notice is not None and now.notice is not before.notice:
        if now.notice.kind == PHOTO and before.notice is not None and before.notice.kind == SLAPPED:
            return ""  # who was first was heard already
        return NOTICED.get(now.notice.kind, "accepted")
    if before.tip is None or now.tip is before.tip:
        return ""
    called = set(now.acting) - set(before.acting) - {TABLE}
    return "your-turn" if called else "accepted"


class Sounds:
    """Loudspeaker and voice, as the settings want them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._before = Moment()
        self.voice: subprocess.Popen[bytes] | None = None

    def heed(self, table: Table, prompt: str, words: Callable[[Text], str]) -> None:
        """After every look at the table: play what is due, say what is new."""
        before, now = self._before, Moment(table.session.now.tip, table.session.acting, table.notice, prompt)
        self._before = now
        if name := due(before, now):
            self.play(name)
        if now.notice is not None and now.notice is not before.notice:
            self.say(words(now.notice.text))
        elif now.prompt != before.prompt:
            self.say(prompt)

    def play(self, name: str) -> None:
        """One short sound."""
        if self._settings["sound"] != "on":
            return
        sound = _loaded(name)
        if sound is not None:
            sound.volume = int(self._settings["volume"]) / 100
            sound.play()

    def ahead(self) -> Iterator[object]:
        """What most games play sooner or later, opened before somebody waits for it."""
        for name in OFTEN if self._settings["sound"] == "on" else ():
            yield _loaded(name)

    def say(self, sentence: str) -> None:
        """A sentence aloud; the last one wins, and nobody waits for it."""
        self.hush()
        if self._settings["voice"] != "on" or self._settings["sound"] != "on" or not sentence:
            return
        loud = str(2 * int(self._settings["volume"]))  # its scale goes to 200
        language = self._settings.language
        argv = [SPEAKER, "-v", language, "-a", loud, "--", sentence]
        try:
            self.voice = subprocess.Popen(
                argv, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        except OSError:
            self.voice = None  # not installed: the settings screen says so

    def hush(self) -> None:
        """Stop speaking."""
        if self.voice is not None and self.voice.poll() is None:
            self.voice.terminate()
        self.voice = None


def can_speak() -> bool:
    """Whether the voice is installed."""
    return shutil.which(SPEAKER) is not None


@cache
def _loaded(name: str) -> Any:
    """A sound of Kivy's, opened when it is first wanted; None without a loudspeaker."""
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(str(ASSETS / "sounds" / f"{name}.wav"))
