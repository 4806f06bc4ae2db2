"""What is new: the change log's entries that are newer than a version, in the reader's language."""

from __future__ import annotations

from pathlib import Path

News = list[tuple[str, list[str]]]  # a version, and a line for each thing somebody will notice


def number(version: str) -> tuple[int, ...]:
    """A version to compare with others; what is no number counts as none."""
    return tuple(int(part) if part.isdigit() else 0 for part in version.split("."))


def news(log: str, since: str) -> News:
    """Every entry newer than that version, the newest first, without marks that only a page would draw."""
    found: News = []
    for row in log.splitlines():
        if row.startswith("## "):
            found.append((row[3:].strip(), []))
        elif row.startswith("- ") and found:
            found[-1][1].append(row[2:].replace("*", "").replace("`", "").strip())
    return [(version, lines) for version, lines in found if lines and number(version) > number(since)]


def log_in(folder: Path, language: str) -> str:
    """The change log in a language, or else in English; "" if there is none."""
    for name in (f"CHANGELOG.{language}.md", "CHANGELOG.md"):
        try:
            if written := (folder / name).read_text(encoding="utf-8"):
                return written
        except (OSError, UnicodeDecodeError):
            continue
    return ""
