"""What is agreed before the first move and stays: the map, the prices of the copy, the house switches."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from companion.game import BadNotation, Facts, Options, seats_of
from companion.games.heavens.board import Sky, sky_of

FEWEST = 3  # players
DAYS = 5
PHASES = ("morning", "afternoon", "evening", "night")
Plan = Literal["forge", "errand", "torch", "breath"]
PLANS: tuple[Plan, ...] = get_args(Plan)
_NAMED: dict[str, Plan] = {plan: plan for plan in PLANS}
ROOM = 3  # spaces for planets on an allotment board
BREATH = 1  # what Zephyrus asks for a swap
SHAPES = ("disc", "diamond", "square", "triangle", "pentagon")
TONES = ("red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "grey", "white", "black")

_RANGE = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


@dataclass(frozen=True, slots=True)
class Terms:
    """What all positions of one game share."""

    sky: Sky
    seats: tuple[str, ...]
    tones: tuple[str, ...]
    low: int  # the bottom of a torch
    high: int  # and its top
    begin: int
    brighten: tuple[int, ...]  # the price of 1, 2, … steps up
    forge: tuple[int, ...]  # the price of 1, 2, 3 planets
    power: int
    minimal: bool
    extra: bool
    open_power: bool
    score_only: bool

    def tone(self, seat: str) -> str:
        """The colour of a player's pieces."""
        return self.tones[INDEX[seat]]


INDEX = {seat: n for n, seat in enumerate(seats_of(5))}


def agree(players: int, options: Options, facts: Facts) -> Terms:
    """Options and copy read; raises BadNotation for what cannot be printed on any copy."""
    torch = _RANGE.fullmatch(facts["torch-range"])
    if torch is None or int(torch[1]) >= int(torch[2]) or int(torch[2]) > 30:
        raise BadNotation(f"torch-range is bottom-top, as 0-10; not {facts['torch-range'][:20]!r}")
    low, high = int(torch[1]), int(torch[2])
    (begin,) = _numbers(facts, "torch-start", 1)
    if not low <= begin <= high:
        raise BadNotation(f"torch-start {begin} is not on the torch, which goes from {low} to {high}")
    tones = tuple(facts["colours"].split())
    if len(set(tones)) != len(tones) or len(tones) != len(INDEX) or not set(tones) <= set(TONES):
        raise BadNotation(f"colours are five different ones of {', '.join(TONES)}")
    return Terms(
        sky=sky_of(options["board"], facts, players),
        seats=seats_of(players),
        tones=tones,
        low=low,
        high=high,
        begin=begin,
        brighten=_numbers(facts, "torch-prices", 5),
        forge=_numbers(facts, "forge-prices", ROOM),
        power=_numbers(facts, "start-power", 3)[players - FEWEST],
        minimal=options["tyche-minimal-only"] == "on",
        extra=options["extra-darkening"] == "on",
        open_power=options["open-power"] == "on",
        score_only=options["mode"] == "score",
    )


def _numbers(facts: Facts, fact: str, count: int) -> tuple[int, ...]:
    """A fact that is a row of numbers, none smaller than the one before it."""
    words = facts[fact].split()
    numbers = tuple(int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3)
    if len(numbers) != len(words) or len(numbers) != count or list(numbers) != sorted(numbers):
        raise BadNotation(f"{fact} is {count} growing whole numbers up to 99, not {facts[fact][:30]!r}")
    return numbers


def plan_named(word: str) -> Plan | None:
    """The plan a line names."""
    return _NAMED.get(word)


@cache
def clockwise(players: int, first: str) -> tuple[str, ...]:
    """All seats in turn order, beginning with one."""
    seats = seats_of(players)
    n = seats.index(first)
    return seats[n:] + seats[:n]
