"""A seat's page tells nothing that this seat may not see, a television nothing that anybody may not."""

from __future__ import annotations

import random

import pytest

from companion.phones.asides import Aside
from companion.phones.told import at_table
from companion.play.table import Table
from tests.companion.phones.room import Room
from tests.discreet.telling import REFUSED, fork
from tests.discreet.twins import GAMES, games, twin_to

PAIRS = 15  # a sample: `python -m tests.discreet pages 1000` walks over so many of each game
TOUCHES = 4


def told(table: Table, aside: Aside | None) -> dict[str, str]:
    """Everything a page receives."""
    return at_table(Room(table), table, "en", aside)


def things(table: Table, seat: str) -> list[str]:
    """What a finger may lie on, on that seat's page."""
    view = table.view(seat)
    found = [card.id for row in view.rows for card in row.cards]
    return (
        found + [token.id for token in view.tokens] + [space.id for space in view.spaces] + ["@p1", ":pass"]
    )


def compared(game: str, pairs: int, seed: str) -> tuple[int, list[str]]:
    """So many pairs that look the same from one seat: how many, and what its page told apart."""
    dice = random.Random(f"pages {game} {seed}")
    walked, leaks = 0, list[str]()
    for session in games(game, dice):
        seat = dice.choice(session.match.seats)
        other = twin_to(session, seat, dice)
        if other is None or other.position == session.position:
            continue
        walked += 1
        leaks += _walk(fork(session), fork(other), seat, dice)
        if walked >= pairs:
            return walked, leaks
    raise AssertionError("games never end here")


def _walk(one: Table, other: Table, seat: str, dice: random.Random) -> list[str]:
    """The same touches on the same seat's page at both tables."""
    if one.view(seat) != other.view(seat):
        return [f"{seat}: {session_view_difference(one, other, seat)}"]
    mine, theirs = Aside(seat), Aside(seat)
    for _ in range(TOUCHES):
        for name, part in told(one, mine).items():
            if told(other, theirs)[name] != part:
                return [f"{seat} {name}: {part[:300]} / {told(other, theirs)[name][:300]}"]
        for name, part in told(one, None).items():
            if told(other, None)[name] != part:
                return [f"watching {name}: {part[:300]} / {told(other, None)[name][:300]}"]
        ids = (dice.choice([*mine.glowing(one, one.view(seat))] * 3 + things(one, seat)),)
        said = mine.touch(one, ids, 0), theirs.touch(other, ids, 0)
        if said[0] != said[1]:
            refused = mine if said[0] is None else theirs
            known = refused.notice is not None and refused.notice.text.key in REFUSED
            return [] if known else [f"{seat} {ids}: {said}"]
    return []


def session_view_difference(one: Table, other: Table, seat: str) -> str:
    """Which part of a view differs."""
    a, b = one.view(seat), other.view(seat)
    return next(name for name in a.__slots__ if getattr(a, name) != getattr(b, name))


@pytest.mark.parametrize("game", GAMES)
def test_a_seats_page_cannot_tell_apart_what_that_seat_may_not_see(game: str) -> None:
    walked, leaks = compared(game, PAIRS, "suite")
    assert leaks == []
    assert walked == PAIRS


def test_a_page_that_showed_everyones_hand_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def seen(table: Table, seat: str | None = None) -> object:
        return honest(table, "p1")

    monkeypatch.setattr(Table, "view", seen)
    assert compared("olympe", PAIRS, "suite")[1]
