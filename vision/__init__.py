"""What the camera sees, turned into the same picks a finger makes."""

from __future__ import annotations

import os
from pathlib import Path

from companion.words import add_words

# Before numpy is first imported: for matrices as small as ours its threads only wait for each other, busily.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

add_words(Path(__file__).parent / "lang")
