"""The test camera's picture moves from now on: one that stands still counts as frozen, and rightly."""

import fcntl
import os
import struct

SET_CONTROL = 0xC008561C  # linux/videodev2.h
HORIZONTAL_MOVEMENT = 0x00F0F002  # of the driver vivid
FAST_RIGHT = 6

camera = os.open("/dev/video0", os.O_RDWR)
fcntl.ioctl(camera, SET_CONTROL, struct.pack("Ii", HORIZONTAL_MOVEMENT, FAST_RIGHT))
