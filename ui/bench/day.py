"""A day by touch: what it costs at the table's screen alone, and with everyone's secrets on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.bench.day import DAY, Spent, by_phone, touched, waited
from companion.game import TABLE
from ui.bench.touches import Player

if TYPE_CHECKING:
    from ui.checks.finger import Hand


def day(hand: Hand, seed: int) -> tuple[list[Spent], list[Spent]]:
    """The same moves until the day is over: at the screen, and by phone."""
    player = Player(hand, DAY, seed)
    screen, phones = list[Spent](), list[Spent]()
    for move in player.moves():
        table = player.table
        secret = move.seat in table.view().secret
        alone = by_phone(table, move) if move.seat != TABLE else 0
        cost = player.act(move)
        screen.append(Spent(move.seat, cost))
        phones.append(Spent(move.seat, alone or cost, secret))
    return screen, phones


def tell(hand: Hand, seed: int) -> None:
    """Print what a day costs, with phones and without."""
    print(f"\n{DAY.about}, {DAY.seats} players: touches, and those of others that players sit through")
    screen, phones = day(hand, seed)
    for about, spent in (
        ("  at the table's screen alone", screen),
        ("  secrets and choices by phone", phones),
    ):
        print(f"{about:<44}  {touched(spent):3}  {waited(spent, DAY.seats):4}", flush=True)
    secret = [one for one, other in zip(screen, phones, strict=True) if other.at_once]
    at_once = [one for one in phones if one.at_once]
    print(
        f"  of these, the secret plans: {touched(secret)} touches, {waited(secret, DAY.seats)} sat through;"
    )
    print(f"  by phone {touched(at_once)} touches at once, {waited(at_once, DAY.seats)} sat through")
