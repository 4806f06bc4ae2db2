"""The camera page: which camera, its lens, how it hangs, when to ask; and how well it sees, as it sees it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.settings import SETTINGS, Settings
from ui.devices.camera_device import CameraDevice
from ui.devices.export_folders import films, own_folder
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.menu import Menu
from ui.parts.common.questions import Choice
from ui.screens.page import Page, load
from vision.choices import choices

FOCUS_STEP, FOCUS_FIRST = 0.5, 4.0
SMALLEST_PART = 0.1  # of the picture's width and height; a smaller part is a slip of the finger


class CameraPage(Page):
    """The camera, large."""

    came_from = StringProperty("settings")
    said = StringProperty()
    facts = StringProperty()
    sharp = NumericProperty(0)
    has_room = BooleanProperty(True)

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        change: Callable[[str, str], None],
        camera: CameraDevice,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.change, self.camera = settings, change, camera
        self._from: tuple[float, float] | None = None
        self._rate: list[int] = []

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to where one came from, unless that was the page of stickers or of the board."""
        if self.ways.came_from not in ("sheets", "board"):
            self.came_from = self.ways.came_from
        super().on_pre_enter()

    # what can be chosen

    def refresh(self) -> None:
        """A question for each thing to choose."""
        box = self.ids.questions
        box.clear_widgets()
        box.add_widget(self._which())
        box.add_widget(self._focus())
        box.add_widget(self._fixed("mains", "{} Hz"))
        box.add_widget(self._fixed("turned", "{}°"))
        box.add_widget(self._crop())
        box.add_widget(self._confirm())

    def _choice(self, key: str, answers: list[tuple[str, str]], chosen: str) -> Choice:
        question = Choice(label=self.tr(f"setting-{key}"), chosen=chosen)
        question.answers = answers
        question.chose = lambda answer: self.choose(key, answer)
        return question

    def _which(self) -> Choice:
        chosen = self.settings["camera"]
        found = list(dict.fromkeys((*choices(), chosen)))
        answers = [(which, self.named(which)) for which in found]
        answers.append(("file", self.tr("setting-camera-file")))
        return self._choice("camera", answers, chosen)

    def named(self, which: str) -> str:
        """A camera in words."""
        kind, _, where = which.partition(" ")
        if kind in ("video", "folder"):
            return Path(where).name
        return self.tr(f"setting-camera-{kind}", number=where)

    def _focus(self) -> Choice:
        chosen = self.settings["focus"]
        kind, _, at = chosen.partition(" ")
        answers = [("auto", self.tr("setting-focus-auto"))]
        fixed = self.tr("setting-focus-fixed", at=at or f"{FOCUS_FIRST:g}")
        answers.append((chosen if kind == "fixed" else f"fixed {FOCUS_FIRST:g}", fixed))
        if kind == "fixed":
            answers += [("nearer", "+"), ("farther", "–")]
        return self._choice("focus", answers, chosen)

    def _fixed(self, key: str, shown: str) -> Choice:
        """A setting whose choices are numbers."""
        choices = next(setting.choices for setting in SETTINGS if setting.key == key)
        return self._choice(key, [(choice, shown.format(choice)) for choice in choices], self.settings[key])

    def _crop(self) -> Choice:
        chosen = self.settings["crop"]
        answers = [("whole", self.tr("setting-crop-whole"))]
        if chosen != "whole":
            answers.append((chosen, self.tr("setting-crop-part")))
        return self._choice("crop", answers, chosen)

    def _confirm(self) -> Choice:
        words = ("never", "unsure", "always")
        answers = [(word, self.tr(f"setting-confirm-{word}")) for word in words]
        return self._choice("confirm", answers, self.settings["confirm"])

    def choose(self, key: str, answer: str) -> None:
        """An answer was touched."""
        if answer == "file":
            self._choose_file()
        elif answer in ("nearer", "farther"):
            at = float(self.settings["focus"].partition(" ")[2])
            at = min(max(at + (FOCUS_STEP if answer == "nearer" else -FOCUS_STEP), 0), 32)
            self.change(key, f"fixed {at:g}")
        else:
            self.change(key, answer)

    def _choose_file(self) -> None:
        """A video or a folder of pictures in the place of a camera."""
        found = list(films())
        title = self.tr("camera-files" if found else "camera-no-files", folder=str(own_folder()))
        Menu.show(
            title,
            [("", Path(film.partition(" ")[2]).name, partial(self.change, "camera", film)) for film in found],
            closes=self.refresh,
        )

    # what it sees

    def watch(self) -> None:
        """The newest picture, how sharp it is, and what would help."""
        look = self.camera.latest
        self.ids.sight.show(look)
        self.ids.test.usable = self.camera.pretend is not None
        if look is None:
            self.said, self.facts, self.sharp = self.say(self.camera.said), "", 0
            return
        self.said, self.sharp = self.say(look.hint.said), look.hint.sharp
        if self._rate[-1:] != [look.at]:
            self._rate = [*self._rate, look.at][-20:]
        seconds = (self._rate[-1] - self._rate[0]) / 1e9
        rate = round((len(self._rate) - 1) / seconds) if seconds > 0 else 0
        rows, columns = look.frame.shape
        facts = self.tr(
            "camera-facts", width=str(columns), height=str(rows), rate=rate, sharp=round(100 * self.sharp)
        )
        fineness = look.fineness
        self.facts = f"{self.say(fineness)}\n{facts}" if fineness else facts

    def test(self) -> None:
        """The test code under the simulated camera; under a real one a hand lays it."""
        from vision.reading.codes import gauge
        from vision.sheets import USUAL

        self.camera.show(gauge(USUAL))

    # the part of the picture that is the table, drawn with a finger

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on the picture begins a rectangle."""
        self._from = self.ids.sight.share(*touch.pos)
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The rectangle's other corner: only that part of the picture is looked at."""
        start, self._from = self._from, None
        end = self.ids.sight.share(*touch.pos) if start else None
        if start and end:
            self._cut(start, end)
        return bool(super().on_touch_up(touch))

    def _cut(self, one: tuple[float, float], other: tuple[float, float]) -> None:
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(one, other, strict=True))
        if min(right - left, bottom - top) < SMALLEST_PART:
            return
        old = [float(share) for share in self.settings["crop"].split()[1:]] or [0.0, 0.0, 1.0, 1.0]
        wide, high = old[2] - old[0], old[3] - old[1]
        part = (old[0] + left * wide, old[1] + top * high, old[0] + right * wide, old[1] + bottom * high)
        self.change("crop", "part " + " ".join(f"{share:.3f}" for share in part))


load(__file__)
