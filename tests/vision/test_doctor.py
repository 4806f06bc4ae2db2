"""The doctor's look at the camera: none, lost, no codes, well."""

from __future__ import annotations

import re
from collections.abc import Callable

from companion.finding import AMBER, GREEN, RED, Finding
from companion.view import text
from companion.watch import watch as table_watch
from companion.words import words_in
from tests.vision.showing import codes
from tests.wording import trouble_with
from vision.camera import Camera
from vision.doctor import CameraWatch
from vision.drawn.simulator import Simulator
from vision.source import Lost, Source


def found(source: Callable[[], Source]) -> Finding:
    """What the doctor says of a camera once it has looked at it for a moment."""
    camera = Camera(source, lambda said: None, apart=0.01, retry=0.05)
    try:
        watch = CameraWatch(camera)
        while (finding := watch.finding()).said.key in ("camera-starting", "doctor-camera-wait"):
            table_watch().sleep(0.05)
            watch.look()
    finally:
        camera.close()
    for said in (finding.said, *([finding.step] if finding.step else [])):
        assert trouble_with(said) == ()
    return finding


def table(*written: str) -> Simulator:
    """A simulated table with these cards on it."""
    made = Simulator(pace=0.02)
    for n, one in enumerate(written):
        made.lay(one, 300 + 400 * n, 300)
    return made


def test_no_camera_is_nothing_bad() -> None:
    finding = CameraWatch(None).finding()
    assert (finding.colour, finding.said.key, finding.step) == (GREEN, "doctor-camera-none", None)


def test_a_camera_that_reads_is_well() -> None:
    finding = found(lambda: table(*codes(2)))
    assert (finding.colour, finding.said.key, finding.step) == (GREEN, "doctor-camera", None)
    assert re.search(r"and \d+\.\d codes a second", words_in("en").say(finding.said))
    assert re.search(r"et \d+,\d codes par seconde", words_in("fr").say(finding.said))


def test_a_camera_that_reads_nothing_asks_for_a_sticker() -> None:
    finding = found(table)
    assert finding.colour == AMBER
    assert finding.step == text("doctor-camera-codes-step")


def test_a_camera_that_is_gone_is_said_with_its_reason() -> None:
    def gone() -> Source:
        raise Lost(text("camera-lost"))

    finding = found(gone)
    assert (finding.colour, finding.said.key) == (RED, "camera-lost")
