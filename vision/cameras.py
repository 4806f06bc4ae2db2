"""Real cameras: the Pi's own through Picamera2, USB cameras through OpenCV; grey frames, full size."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import cv2
import numpy as np

from companion.inputs import now_ns
from companion.view import text
from vision.board.lens import USB, Lens, lens_of
from vision.frames import Shot, grey
from vision.mounting import AS_USUAL, Taking
from vision.sensor import SIZE, controls, steady_light, whole_field
from vision.source import GARBAGE, Lost

_JPEG = b"\xff\xd8"
_FRESH_NS = 2_000_000_000


class PiCamera:
    """A camera on the Pi's ribbon connector."""

    live = True

    def __init__(self, taking: Taking = AS_USUAL) -> None:
        try:
            from picamera2 import Picamera2
        except Exception as bad:  # also libraries built for another numpy, which raise ValueError
            raise Lost(text("camera-no-picamera", why=str(bad)[:80])) from bad
        self._camera: Any = None
        try:
            self._camera = Picamera2()
            mode = whole_field(self._camera.sensor_modes)
            sensor = {"output_size": mode["size"], "bit_depth": mode["bit_depth"]} if mode else {}
            # The first plane of YUV is the grey picture, without any conversion.
            main = {"size": SIZE, "format": "YUV420"}
            self._camera.configure(self._camera.create_video_configuration(main=main, sensor=sensor))
            known = self._camera.camera_controls
            fps = float(mode["fps"]) if mode else 30.0
            field = self._camera.camera_properties.get("ScalerCropMaximum", (0, 0, *SIZE))
            self._camera.set_controls(controls(known, taking, fps, field))
            self._camera.start()
            self.lens = lens_of(str(self._camera.camera_properties.get("Model", "")))
        except Exception as bad:  # busy, unplugged, refused: whatever the driver calls it
            self.close()
            raise Lost(text("camera-refused", why=str(bad)[:80])) from bad

    def shot(self) -> Shot:
        """The next frame, at the time the sensor took it."""
        width, height = SIZE
        for _ in range(GARBAGE):
            request = self._camera.capture_request()
            try:
                picture = request.make_array("main")
                taken = request.get_metadata().get("SensorTimestamp")
            finally:
                request.release()
            frame = grey(picture)
            if frame is not None:
                whole = np.ascontiguousarray(frame[:height, :width])
                return Shot(whole, _stamp(_from_boot(taken)))
        raise Lost(text("camera-garbage"))

    def skip(self) -> None:
        """Give the next frame back as it came."""
        self._camera.capture_request().release()

    def close(self) -> None:
        """Let go of the camera."""
        camera, self._camera = self._camera, None
        if camera is not None:
            with contextlib.suppress(Exception):
                camera.close()


class UsbCamera:
    """A USB camera, by its number or device file."""

    live = True

    def __init__(self, where: str, taking: Taking = AS_USUAL) -> None:
        device = int(where) if where.isdigit() else where
        self.lens = Lens(USB)
        self._camera = cv2.VideoCapture(device, cv2.CAP_V4L2)
        if not self._camera.isOpened():
            self._camera.release()
            raise Lost(text("camera-refused", why=f"usb {where}"[:80]))
        position = taking.lens
        for what, value in (
            (cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG")),
            (cv2.CAP_PROP_FRAME_WIDTH, SIZE[0]),
            (cv2.CAP_PROP_FRAME_HEIGHT, SIZE[1]),
            (cv2.CAP_PROP_BUFFERSIZE, 1),
            (cv2.CAP_PROP_CONVERT_RGB, 0),  # as it comes: grey is unpacked in half the time of colour
            (cv2.CAP_PROP_AUTOFOCUS, 1.0 if position is None else 0.0),
            *(() if position is None else ((cv2.CAP_PROP_FOCUS, position),)),
        ):
            # OpenCV takes no bool; what a camera refuses it does without.
            self._camera.set(what, float(value))
        steady_light(f"/dev/video{where}" if where.isdigit() else where, taking.mains)

    def shot(self) -> Shot:
        """The next frame, at the time the driver took it."""
        for _ in range(GARBAGE):
            good, picture = self._camera.read()
            if not good:
                break
            frame = grey(_unpacked(picture))
            if frame is not None:
                return Shot(frame, _stamp(int(self._camera.get(cv2.CAP_PROP_POS_MSEC) * 1e6)))
        raise Lost(text("camera-garbage" if good else "camera-lost"))

    def skip(self) -> None:
        """Take the next frame from the driver without unpacking it: that alone is most of the work."""
        if not self._camera.grab():
            raise Lost(text("camera-lost"))

    def close(self) -> None:
        """Let go of the camera."""
        self._camera.release()


def _unpacked(picture: Any) -> Any:
    """A picture as the camera sent it: a JPEG made grey at once, or the luminance of YUYV."""
    if not isinstance(picture, np.ndarray):
        return None
    if picture.dtype == np.uint8 and bytes(picture.ravel()[:2]) == _JPEG:
        return cv2.imdecode(picture.ravel(), cv2.IMREAD_GRAYSCALE)
    return picture[:, :, 0] if picture.ndim == 3 and picture.shape[2] == 2 else picture


def _from_boot(taken: object) -> int:
    """A sensor's time, counted since boot, as monotonic time."""
    if not isinstance(taken, int):
        return 0
    return taken - time.clock_gettime_ns(time.CLOCK_BOOTTIME) + now_ns()


def _stamp(stamped: int) -> int:
    """The driver's time of a frame if it can be true, else the time it came."""
    now = now_ns()
    return stamped if now - _FRESH_NS <= stamped <= now else now
