"""What goes over the local socket between the table and the server of the pages: one JSON object a line.

The server says `{"addresses": […]}`, `{"page": 7, "said": "…"}`, `{"page": 7, "gone": true}`; the table says
`{"page": 7, "show": "…"}`, `{"page": 7, "close": "away"}`. The table reads strictly: it trusts nothing of it.

What the server is there for, the table says first: `{"pages": true}`, `{"join": "a club's code"}`. For a
club it then says `{"publish": 3, "topic": "…", "payload": "…", "kept": false}`, and hears
`{"club": "opened", "known": true}`, `{"club": "lost", "why": "…"}`, `{"club": "arrived", "n": 3}` and
`{"club": "heard", "topic": "…", "payload": "…"}`.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from companion.phones.messages import LARGEST, BadMessage, read_json
from companion.settings import folder

PLACE = "PANTHEON_PHONES"  # where the socket is, if not beside the games
LONGEST_IN = 3 * LARGEST  # bytes of a line from the server: letters may take several
LONGEST_OUT = 4_000_000
MOST_ADDRESSES = 6
LONGEST_WHY = 80
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


@dataclass(frozen=True, slots=True)
class Opened:
    """The way to the club's broker is open; whether it knows this table from before."""

    known: bool


@dataclass(frozen=True, slots=True)
class Lost:
    """The way to the club is cut, and why."""

    why: str


@dataclass(frozen=True, slots=True)
class Arrived:
    """The broker has something."""

    n: int


@dataclass(frozen=True, slots=True)
class Heard:
    """The club says something."""

    topic: str
    payload: str


FromClub = Opened | Lost | Arrived | Heard
FromServer = Addresses | Says | Gone | FromClub


def socket_place() -> Path:
    """Where the table listens for its server."""
    return Path(os.environ.get(PLACE) or folder("data") / "phones.socket")


def read_line(line: bytes) -> FromServer:
    """What the server says; raises BadMessage for anything else."""
    match read_json(line, LONGEST_IN):
        case {"addresses": list(urls)} if len(urls) <= MOST_ADDRESSES:
            if all(isinstance(url, str) and _ADDRESS.fullmatch(url) for url in urls):
                return Addresses(tuple(urls))
        case {"page": int(page), "said": str(said)} if not isinstance(page, bool):
            return Says(page, said)
        case {"page": int(page), "gone": True} if not isinstance(page, bool):
            return Gone(page)
        case {"club": "opened", "known": bool(known)}:
            return Opened(known)
        case {"club": "lost", "why": str(why)}:
            return Lost(why[:LONGEST_WHY])
        case {"club": "arrived", "n": int(n)} if not isinstance(n, bool):
            return Arrived(n)
        case {"club": "heard", "topic": str(topic), "payload": str(payload)}:
            return Heard(topic, payload)
    raise BadMessage("not of the server")


def line_of(**told: object) -> bytes:
    """An object as a line."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
