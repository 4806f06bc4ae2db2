"""What goes over the local socket between the table and the server of the pages: one JSON object a line.

The server says `{"addresses": […]}`, `{"page": 7, "said": "…"}`, `{"page": 7, "gone": true}`; the table says
`{"page": 7, "show": "…"}`, `{"page": 7, "close": "away"}`. The table reads strictly: it trusts nothing of it.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from companion.phones.messages import LARGEST, BadMessage
from companion.settings import folder

PLACE = "PANTHEON_PHONES"  # where the socket is, if not beside the games
LONGEST_IN = 3 * LARGEST  # bytes of a line from the server: letters may take several
LONGEST_OUT = 4_000_000
MOST_ADDRESSES = 6
_ADDRESS = re.compile(r"http://[a-z0-9.:\[\]-]{1,80}/", re.ASCII)


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the pages are found."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Says:
    """A page says something."""

    page: int
    said: str


@dataclass(frozen=True, slots=True)
class Gone:
    """A page was closed."""

    page: int


FromServer = Addresses | Says | Gone


def socket_place() -> Path:
    """Where the table listens for its server."""
    return Path(os.environ.get(PLACE) or folder("data") / "phones.socket")


def read_line(line: bytes) -> FromServer:
    """What the server says; raises BadMessage for anything else."""
    if len(line) > LONGEST_IN:
        raise BadMessage("too long")
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage("no JSON") from None
    match told:
        case {"addresses": list(urls)} if len(urls) <= MOST_ADDRESSES:
            if all(isinstance(url, str) and _ADDRESS.fullmatch(url) for url in urls):
                return Addresses(tuple(urls))
        case {"page": int(page), "said": str(said)} if not isinstance(page, bool):
            return Says(page, said)
        case {"page": int(page), "gone": True} if not isinstance(page, bool):
            return Gone(page)
    raise BadMessage("not of the server")


def line_of(**told: object) -> bytes:
    """An object as a line."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
