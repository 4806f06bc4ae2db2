"""Damaged files that were set aside: offered again until the owner says that they may rest."""

from __future__ import annotations

from pathlib import Path


def set_aside(journal: Path) -> list[Path]:
    """The files still offered, the oldest first."""
    found = sorted(journal.parent.glob(f"{journal.stem}.damaged-*{journal.suffix}"))
    return [path for path in found if not _resting(path).exists()]


def let_rest(aside: Path) -> None:
    """It stays where it is, and is spoken of no more."""
    _resting(aside).touch()


def _resting(aside: Path) -> Path:
    return aside.with_suffix(".rest")
