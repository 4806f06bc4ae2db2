"""A frame to scans: every code of ours in view, stamped with the time the frame was taken."""

from __future__ import annotations

from collections.abc import Iterator

import zxingcpp

from companion.inputs import Scan
from vision.codes import read
from vision.simulator import Frame


def scans(frame: Frame, at: int) -> Iterator[Scan]:
    """What lies in view; anything that is not one of our codes is nothing."""
    for found in zxingcpp.read_barcodes(frame, formats=zxingcpp.BarcodeFormat.QRCode):
        scan = read(found.text, at)
        if scan is not None:
            yield scan
