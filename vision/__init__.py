"""What the camera sees, turned into the same picks a finger makes."""

from __future__ import annotations

from pathlib import Path

from companion.words import add_words

add_words(Path(__file__).parent / "lang")
