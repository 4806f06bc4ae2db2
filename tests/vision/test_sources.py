"""Sources: success is a real frame, every frame has its time, and garbage is not taken for pictures."""

from __future__ import annotations

import sys
import time
import types
from pathlib import Path
from typing import ClassVar

import cv2
import numpy as np
import pytest

from companion.inputs import now_ns
from companion.words import words_in
from tests.vision.showing import TENTH, code, write_video
from vision.cameras import PiCamera, UsbCamera
from vision.choices import choices
from vision.drawn.simulator import Simulator, table_with
from vision.mounting import Mounting, Taking
from vision.reading.reader import scans
from vision.sensor import SIZE, steady_light, whole_field
from vision.source import Lost, Over
from vision.sources import Folder, Video, opened, shots


def test_a_video_gives_every_frame_at_its_own_time(tmp_path: Path) -> None:
    path = write_video(tmp_path / "game.avi", [table_with(code("hydra"))] * 5)
    before = now_ns()
    found = list(shots(Video(path)))
    assert len(found) == 5
    gaps = np.diff([shot.at for shot in found])
    assert np.all(np.abs(gaps - TENTH) < 2_000_000)
    assert 0 <= found[0].at - before < 2_000_000_000
    assert [scan.thing for scan in scans(found[2].frame, 1)] == ["hydra"]


def test_a_video_can_be_shown_at_its_own_pace(tmp_path: Path) -> None:
    path = write_video(tmp_path / "game.avi", [table_with(code("hydra"))] * 4)
    late = [now_ns() - shot.at for shot in shots(Video(path, pace=True))]
    assert min(late) >= 0


@pytest.mark.parametrize("content", [b"", b"no video at all" * 1000, bytes(range(256)) * 300])
def test_a_file_that_is_no_video_says_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.avi").write_bytes(content)
    with pytest.raises(Over) as over:
        Video(tmp_path / "x.avi").shot()
    assert over.value.said.key in ("camera-no-file", "camera-over", "camera-garbage")


def test_a_video_cut_off_in_the_middle_ends_without_harm(tmp_path: Path) -> None:
    path = write_video(tmp_path / "game.avi", [table_with(code("hydra"))] * 8)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    try:
        found = list(shots(Video(path)))
    except Over:
        found = []
    assert len(found) < 8


def test_a_folder_shows_its_pictures_in_order_and_passes_over_what_is_none(tmp_path: Path) -> None:
    for n, thing in enumerate(("hydra", "perseus")):
        cv2.imwrite(str(tmp_path / f"{n}.png"), table_with(code(thing)))
    (tmp_path / "00.png").write_bytes(b"garbage")
    (tmp_path / "notes.txt").write_text("no picture", encoding="utf-8")
    found = list(shots(Folder(tmp_path)))
    assert [scan.thing for shot in found for scan in scans(shot.frame, 1)] == ["hydra"] * 3 + ["perseus"] * 3
    assert [shot.at for shot in found] == sorted(shot.at for shot in found)


@pytest.mark.parametrize("setting", ["video nowhere.avi", "folder nowhere", "none", "", "telescope"])
def test_a_source_that_is_not_there_says_so(setting: str) -> None:
    with pytest.raises(Lost) as lost:
        opened(setting)
    assert words_in("fr").say(lost.value.said) != lost.value.said.key


def test_a_usb_camera_that_is_not_there_is_lost_in_words() -> None:
    with pytest.raises(Lost) as lost:
        UsbCamera("97")
    assert lost.value.said.key == "camera-refused"


@pytest.mark.parametrize("focus", ["auto", "fixed 4.5"])
def test_a_usb_camera_that_is_there_opens(
    focus: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = tmp_path / "film.avi"
    frame = cv2.cvtColor(table_with(code("hydra")), cv2.COLOR_GRAY2BGR)
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 10, frame.shape[1::-1])
    for _ in range(3):
        writer.write(frame)
    writer.release()
    # OpenCV's own calls, every property set as on a camera; only what delivers the frames is a file.
    monkeypatch.setattr(cv2, "CAP_V4L2", cv2.CAP_ANY)
    camera = UsbCamera(str(film), Taking(focus))
    camera.skip()
    assert [scan.thing for scan in scans(camera.shot().frame, 1)] == ["hydra"]
    camera.close()


def test_the_simulator_is_always_there() -> None:
    source = opened("simulator")
    assert isinstance(source, Simulator)
    assert source.shot().frame.shape == (720, 1280)
    assert {"none", "simulator"} <= set(choices())


def test_a_focus_is_automatic_or_a_lens_position() -> None:
    assert Taking("auto").lens is None
    assert Taking("fixed 4.5").lens == 4.5
    assert Taking("fixed 900").lens == 32
    assert Taking("fixed x").lens is None


def test_a_device_that_is_no_camera_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "film.avi").write_bytes(b"film")
    steady_light(str(tmp_path / "film.avi"), "50")
    steady_light(str(tmp_path / "nothing"), "60")
    assert (tmp_path / "film.avi").read_bytes() == b"film"


def mode(size: tuple[int, int], fps: float, crop: tuple[int, int, int, int]) -> dict[str, object]:
    """A sensor's mode as Picamera2 tells it."""
    return {"size": size, "fps": fps, "crop_limits": crop, "bit_depth": 10}


# The modes that the drivers of the Camera Modules list.
V1 = [
    mode((640, 480), 58.92, (16, 0, 2560, 1920)),
    mode((1296, 972), 43.25, (0, 0, 2592, 1944)),
    mode((1920, 1080), 30.62, (348, 434, 1928, 1080)),
    mode((2592, 1944), 15.63, (0, 0, 2592, 1944)),
]
V2 = [
    mode((640, 480), 206.65, (1000, 752, 1280, 960)),
    mode((1640, 1232), 41.85, (0, 0, 3280, 2464)),
    mode((1920, 1080), 47.57, (680, 692, 1920, 1080)),
    mode((3280, 2464), 21.19, (0, 0, 3280, 2464)),
]
V3 = [
    mode((1536, 864), 120.13, (768, 432, 3072, 1728)),
    mode((2304, 1296), 56.03, (0, 0, 4608, 2592)),
    mode((4608, 2592), 14.35, (0, 0, 4608, 2592)),
]
HQ = [
    mode((1332, 990), 120.05, (696, 528, 2664, 1980)),
    mode((2028, 1080), 50.03, (0, 440, 4056, 2160)),
    mode((2028, 1520), 40.01, (0, 0, 4056, 3040)),
    mode((4056, 3040), 10.0, (0, 0, 4056, 3040)),
]


@pytest.mark.parametrize(
    ("modes", "chosen"),
    [(V1, (2592, 1944)), (V2, (3280, 2464)), (V3, (2304, 1296)), (HQ, (2028, 1520)), (V1[:2], (1296, 972))],
)
def test_a_sensor_shows_its_whole_field_and_no_crop_of_its_middle(modes, chosen) -> None:
    assert whole_field(modes)["size"] == chosen


def test_a_sensor_without_modes_is_asked_for_none() -> None:
    assert whole_field([]) is None


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_the_part_that_is_the_table_is_found_on_the_sensor(turn: int) -> None:
    from vision.frames import cropped, turned

    picture = np.arange(400 * 800, dtype=np.int32).reshape(400, 800)
    mounting = Mounting(turn, (0.1, 0.2, 0.5, 0.9))
    shown = cropped(turned(picture, turn), mounting.part)
    left, top, right, bottom = mounting.on_the_sensor
    on_the_sensor = picture[round(top * 400) : round(bottom * 400), round(left * 800) : round(right * 800)]
    assert set(shown.ravel()) == set(on_the_sensor.ravel())


# the Pi's camera, as its driver behaves


class Request:
    """A frame of the driver: YUV with padded rows, stamped in time since boot."""

    def __init__(self, camera: FakePicamera2) -> None:
        self.camera = camera
        self.taken = time.clock_gettime_ns(time.CLOCK_BOOTTIME) - 30_000_000

    def make_array(self, name: str) -> np.ndarray:
        assert name == "main"
        if self.camera.garbage:
            return np.zeros((5, 5), np.uint8)
        width, height = SIZE
        planes = np.full((height * 3 // 2, width + 64), 99, np.uint8)
        planes[:height, :width] = 42
        return planes

    def get_metadata(self) -> dict[str, int]:
        return {"SensorTimestamp": self.taken}

    def release(self) -> None:
        self.camera.held -= 1


class FakePicamera2:
    """The few calls of Picamera2 that we make."""

    opened: ClassVar[list[FakePicamera2]] = []
    controls: ClassVar[tuple[str, ...]] = (
        "AfMode",
        "AfRange",
        "AfMetering",
        "AfWindows",
        "LensPosition",
        "AeExposureMode",
        "FrameDurationLimits",
    )
    sensor_modes: ClassVar[list[dict[str, object]]] = V2
    camera_properties: ClassVar[dict[str, tuple[int, ...]]] = {"ScalerCropMaximum": (0, 0, 3280, 2464)}
    busy = garbage = False

    def __init__(self) -> None:
        if self.busy:
            raise RuntimeError("Camera __init__ sequence did not complete.")
        self.set: dict[str, object] = {}
        self.held, self.started, self.closed = 0, False, False
        self.camera_controls = self.controls
        self.opened.append(self)

    def create_video_configuration(
        self, main: dict[str, object], sensor: dict[str, object]
    ) -> dict[str, object]:
        return {"main": main, "sensor": sensor}

    def configure(self, wanted: dict[str, object]) -> None:
        assert wanted["main"] == {"size": SIZE, "format": "YUV420"}
        assert wanted["sensor"] == {"output_size": (3280, 2464), "bit_depth": 10}

    def set_controls(self, controls: dict[str, object]) -> None:
        self.set |= controls

    def start(self) -> None:
        self.started = True

    def capture_request(self) -> Request:
        self.held += 1
        return Request(self)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> type[FakePicamera2]:
    """A system on which Picamera2 is installed."""
    fresh = type("FakePicamera2", (FakePicamera2,), {"opened": []})
    module = types.ModuleType("picamera2")
    module.Picamera2 = fresh
    monkeypatch.setitem(sys.modules, "picamera2", module)
    return fresh


def test_a_frame_of_the_pi_is_the_grey_plane_at_the_time_the_sensor_took_it(driver) -> None:
    camera = PiCamera()
    shot = camera.shot()
    assert shot.frame.shape == SIZE[::-1]
    assert np.all(shot.frame == 42)
    assert 25_000_000 <= now_ns() - shot.at < 1_000_000_000
    assert driver.opened[0].held == 0, "every frame is given back to the driver"
    camera.close()
    camera.close()
    assert driver.opened[0].closed


def test_the_lens_focuses_on_the_table_or_stays_where_it_was_put(driver) -> None:
    PiCamera(Taking(mounting=Mounting(0, (0.0, 0.5, 0.5, 1.0))))
    PiCamera(Taking("fixed 5"))
    lens = [
        {key: camera.set[key] for key in camera.set if key[:2] in ("Af", "Le")} for camera in driver.opened
    ]
    # The picture is the sensor's middle, 3280 × 1845 from row 309 on; the table is its lower left quarter.
    assert lens == [
        {"AfMode": 2, "AfRange": 1, "AfMetering": 1, "AfWindows": [(0, 1232, 1640, 922)]},
        {"AfMode": 0, "LensPosition": 5.0},
    ]


def test_pictures_are_short_keep_their_pace_and_the_lamps_do_not_flicker(driver) -> None:
    driver.controls = (*driver.controls, "AeFlickerMode", "AeFlickerPeriod")
    PiCamera(Taking(mains="60"))
    chosen = driver.opened[0].set
    assert chosen["AeExposureMode"] == 1
    assert chosen["FrameDurationLimits"] == (47192, 47192), (
        "the whole field of this sensor comes 21 times a second"
    )
    assert (chosen["AeFlickerMode"], chosen["AeFlickerPeriod"]) == (1, 8333)


def test_a_camera_is_not_told_what_it_does_not_know(driver) -> None:
    driver.controls = ()
    PiCamera(Taking("fixed 5"))
    assert driver.opened[0].set == {}


def test_a_busy_camera_is_lost_in_words(driver) -> None:
    driver.busy = True
    with pytest.raises(Lost) as lost:
        PiCamera()
    assert lost.value.said.key == "camera-refused"


def test_a_camera_that_sends_garbage_is_given_up(driver) -> None:
    driver.garbage = True
    with pytest.raises(Lost) as lost:
        PiCamera().shot()
    assert lost.value.said.key == "camera-garbage"
    assert driver.opened[0].held == 0


def test_without_its_library_the_camera_of_the_pi_is_missed_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    with pytest.raises(Lost) as lost:
        PiCamera()
    assert lost.value.said.key == "camera-no-picamera"
