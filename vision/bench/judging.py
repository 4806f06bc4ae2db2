"""What the table would make of a look, beside what hands did."""

from __future__ import annotations

from collections import Counter

from companion.inputs import Lies
from companion.play.board.explain import explain
from vision.bench.sitting import ASKED, FORBIDDEN, REFUSED, RIGHT, WRONG, Done, Sitting


def understood(sitting: Sitting, done: Done, said: Lies) -> str:
    """Wrong is a move taken without asking that is not the one made, and nothing else.

    Where hands did what no rule allows, it is right to find no explanation.
    """
    found = explain(done.before, sitting.box, sitting.tags, said)
    lies = Counter(done.lies + done.spare)
    if found.resting:
        return RIGHT if lies == Counter(sitting.tags.lie(done.before.view())) else REFUSED
    if found.sure:
        way = found.ways[0]
        made = way.position == done.after or way.moves == done.moves[: len(way.moves)]
        so = Counter(way.board) == lies  # by chance a forbidden change may be what some move does
        return RIGHT if (so if done.deed == FORBIDDEN or done.spare else made) else WRONG
    if found.ways:
        return ASKED
    return RIGHT if done.deed == FORBIDDEN or done.spare else REFUSED


def seen_alone(sitting: Sitting, done: Done, said: Lies) -> str:
    """The seeing by itself: wrong is a piece said to lie on a space where it does not."""
    true = Counter(done.lies + done.spare)
    if Counter(said.on) - true:
        return WRONG
    if said.between or said.hidden:
        return ASKED
    return RIGHT if Counter(said.on) == true else REFUSED
