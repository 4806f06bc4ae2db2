"""A day with phones and without: the touches it takes, and how many of others' everybody sits through."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from companion.bench.touches import Measure
from companion.game import Move
from companion.phones.asides import Aside
from companion.play.table import Table

DAY = Measure("Heavens, the first day", "heavens", 5, "until", 0, 0, True, 3, "table dawn")


class Spent(NamedTuple):
    """What a move cost: whose it was, how many touches, and whether others chose in the same moment."""

    seat: str
    touches: int
    at_once: bool = False


def by_phone(table: Table, move: Move) -> int:
    """How many touches a move takes on its player's own page; the table is not changed by it."""
    aside, line, touches = Aside(move.seat), None, 0
    wanted = [
        *move.args,
        f":{move.verb}",
        f"@{move.seat}",
    ]  # a thing says its verb, where only one can be meant
    while line is None:
        thing = next((thing for thing in wanted if thing in aside.open(table)), None)
        if thing is None:
            raise LookupError(f"{move} cannot be made by phone: {aside.notice}")
        wanted.remove(thing)
        line = aside.touch(table, (thing,), 0)
        touches += 1
        if aside.notice is not None and aside.notice.kind == "sure":
            line = aside.sure(table, 0)
            touches += 1
    return touches


def touched(spent: Iterable[Spent]) -> int:
    """All touches."""
    return sum(one.touches for one in spent)


def waited(spent: Iterable[Spent], seats: int) -> int:
    """The touches of others that each player sits through, all players together.

    What is chosen at once is waited for only by who is done sooner than the slowest.
    """
    total = 0
    for at_once, group in groupby(spent, key=lambda one: one.at_once):
        each = [one.touches for one in group]
        if at_once:
            total += sum(max(each) - own for own in each)
        else:
            total += (seats - 1) * sum(each)
    return total
