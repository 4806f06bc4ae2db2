"""console.py N: show that console, as Ctrl+Alt+F<N> does."""

import fcntl
import os
import sys

ACTIVATE, WAIT = 0x5606, 0x5607  # linux/vt.h

console = os.open("/dev/tty0", os.O_RDWR)
fcntl.ioctl(console, ACTIVATE, int(sys.argv[1]))
fcntl.ioctl(console, WAIT, int(sys.argv[1]))
