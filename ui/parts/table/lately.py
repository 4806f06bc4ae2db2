"""What was done last, in words, where the table screen has room for it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from companion.play.setting_up import only_set_up
from companion.play.table import Table
from companion.view import Text


def lately(table: Table, say: Callable[[Text], str], count: int) -> tuple[str, ...]:
    """The last lines of a game, the newest first, as its history tells them; none before the first move."""
    if only_set_up(table.session):
        return ()
    past = (node for node in table.session.now.tip.backwards() if node.line)
    return tuple(say(table.line_told(node.line)) for node in islice(past, count))
