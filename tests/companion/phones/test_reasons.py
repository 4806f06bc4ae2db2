"""A refusal on one's own page says the true reason; on the table's screen a hidden hand keeps it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.game import Move
from companion.phones.asides import Aside
from tests.companion.phones.room import table_of

DUTIES = {"follow", "rise", "rise-monster", "ruff", "ruff-monster", "over-ruff"}
LINES = 140


def refused(seed: int) -> Iterator[tuple[str, str]]:
    """Every card in hand that may not be laid, tried on its owner's page: why, and what all may read."""
    table = table_of("olympe", ("Ana", "Bo", "Cleo", "Dan"), {"hands": "open"}, str(seed))
    dice = random.Random(seed)
    while not table.outcome and len(table.session.now.nodes) < LINES:
        (seat, *_), moves = table.session.acting, table.session.moves
        may = {move.args[0] for move in moves if move.verb == "play"}
        secret = [row for row in table.view(seat).rows if row.seat == seat and row not in table.view().rows]
        for card in {card.id for row in secret for card in row.cards} - may if may else ():
            aside = Aside(seat)
            assert aside.touch(table, (card,), 0) is None
            assert aside.notice is not None
            openly = table.node.position.why_not(Move(seat, "play", (card,)))
            yield aside.notice.text.key.removeprefix("olympe-refuse-"), openly.text.key
        table.do(str(dice.choice(moves)), at=0)


def test_ones_own_page_names_the_duty_and_the_screen_of_the_table_does_not() -> None:
    found = [one for seed in range(3) for one in refused(seed)]
    assert len(found) > 200
    assert {openly for _, openly in found} == {"olympe-refuse-hidden"}
    reasons = {reason for reason, _ in found}
    assert reasons <= DUTIES
    assert len(reasons) >= 4
