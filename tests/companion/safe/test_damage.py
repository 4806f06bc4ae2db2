"""Damage of every kind: the journal opens, nothing is lost unsaid, and what was not touched is there.

`companion bench damage` does the same a thousand times.
"""

from __future__ import annotations

from companion.bench.damage import WAYS, run


def test_one_damage_of_each_kind_loses_nothing_unsaid() -> None:
    came = run(len(WAYS), "suite")
    assert sum(counts.total() for counts in came.values()) == len(WAYS)
    ends = {end for counts in came.values() for end in counts}
    assert len(ends) > 1, "if nothing was ever hit, nothing was tried"
