"""Where what is told: the topics of a club, and who may say what there. The guide lists them.

pantheon/CLUB/TABLE/here            kept  {"here": true}; the broker itself says false of a table cut off
pantheon/CLUB/TABLE/now             kept  what anybody there can see: whose turn, points, slaps, result
pantheon/CLUB/TABLE/head/GAME       kept  what was agreed for a game, how many lines are public, their sum
pantheon/CLUB/TABLE/line/GAME             one public line: number, table time, text, sum
pantheon/CLUB/TABLE/result/ROUND    kept  how the people at a table say that their round ended
pantheon/CLUB/TABLE/want                  the next round, clocks started, somebody called by initials only
pantheon/CLUB/hub/here              kept  as of a table
pantheon/CLUB/hub/ask/TABLE               lines that the hub lacks: {"game": …, "from": 4, "to": 9}
pantheon/CLUB/hub/evening/DAY/N     kept  the evening, line by line
pantheon/CLUB/hub/seat/TABLE        kept  who plays what at a table in this round
pantheon/CLUB/hub/standings/PAGE    kept  how everybody stands
pantheon/CLUB/hub/round/PAGE        kept  who plays whom in this round
"""

from __future__ import annotations

import re
from typing import NamedTuple

FIRST = "pantheon"
HUB = "hub"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
GAME = re.compile(r"[0-9]{1,9}-[0-9a-f]{8}")
TABLE_SAYS = ("here", "now", "head/+", "line/+", "result/+", "want")  # as Mosquitto's rights write it
TABLE_HEARS = ("ask/{}", "seat/{}", "standings/+", "round/+")


class Topic(NamedTuple):
    """A topic of a club, taken apart."""

    club: str
    whose: str
    kind: str
    rest: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "/".join((FIRST, self.club, self.whose, self.kind, *self.rest))


def topic_of(written: str) -> Topic | None:
    """A topic as it came; None if it is none of ours."""
    first, *rest = written.split("/")
    if first != FIRST or len(rest) < 3 or not all(NAME.fullmatch(part) for part in rest):
        return None
    club, whose, kind, *more = rest
    return Topic(club, whose, kind, tuple(more))


class Message(NamedTuple):
    """Something to publish; kept: the broker shows it to whoever comes later."""

    topic: str
    payload: bytes
    kept: bool = False
