"""Folders that people can find: a USB stick if one is plugged in, else their documents."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from companion.settings import HOME, folder

MOUNTS = Path("/proc/mounts")
_STICKS = ("/media/", "/run/media/", "/mnt/")
_VIDEOS = {".avi", ".mkv", ".mov", ".mp4"}
_PICTURES = {".bmp", ".jpeg", ".jpg", ".png", ".webp"}
_MOST = 8


def sticks(mounts: Path = MOUNTS) -> list[Path]:
    """The mounted sticks that can be written to."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    # A space in a name is written there as \040. The unit's sandbox tells of each stick twice.
    points = dict.fromkeys(line.split(" ")[1].replace("\\040", " ") for line in lines if line.count(" ") > 1)
    return [Path(point) for point in points if point.startswith(_STICKS) and os.access(point, os.W_OK)]


def own_folder() -> Path:
    """Our folder among a person's documents, or where PANTHEON_HOME says."""
    return folder("data") if os.environ.get(HOME) else platformdirs.user_documents_path() / "Pantheon"


def outgoing(mounts: Path = MOUNTS) -> Path:
    """Where to write what people take away."""
    return next(iter(sticks(mounts)), own_folder())


def found(ending: str, mounts: Path = MOUNTS) -> Iterator[Path]:
    """Files of a kind on a stick or in our own folder."""
    for place in (*sticks(mounts), own_folder()):
        files = sorted(place.glob(f"*{ending}")) if place.is_dir() else []
        yield from (path for path in files[:_MOST] if path.is_file())


def films(mounts: Path = MOUNTS) -> Iterator[str]:
    """Videos and folders of pictures that a camera could be replaced by, as the settings say them."""
    found: list[str] = []
    for place in (*sticks(mounts), own_folder()):
        for path in sorted(place.iterdir()) if place.is_dir() else ():
            if path.suffix.lower() in _VIDEOS:
                found.append(f"video {path}")
            elif path.is_dir() and any(file.suffix.lower() in _PICTURES for file in path.iterdir()):
                found.append(f"folder {path}")
    return iter(found[:_MOST])
