"""Which version this is: said once, in pyproject.toml."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

NAME = "pantheon-table"


def version() -> str:
    """What the project's file says; it lies beside the code in every checkout and every copy on a table."""
    beside = Path(__file__).parent.parent / "pyproject.toml"
    if beside.is_file():
        return str(tomllib.loads(beside.read_text(encoding="utf-8"))["project"]["version"])
    return metadata.version(NAME)  # a wheel has no such file
