"""What the table would make of a look, beside what hands did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.game import Move, State
from companion.inputs import Lies
from companion.play.board.explain import Explained, explain
from companion.play.board.lying import still_seen
from vision.bench.sitting import ASKED, FORBIDDEN, REFUSED, RIGHT, WRONG, Done, Sitting


def understood(sitting: Sitting, done: Done, said: Lies) -> tuple[str, str]:
    """Wrong is a move taken without asking that is not the one made, and nothing else.

    Where hands did what no rule allows, it is right to find no explanation.
    """
    sitting.seen = still_seen(sitting.seen, sitting.tags.lie(done.before.view()), said)
    found = explain(done.before, sitting.box, sitting.tags, said, seen=sitting.seen)
    came = _came(sitting, done, found)
    return came, _why(done, found, said) if came == REFUSED else ""


def _why(done: Done, found: Explained, said: Lies) -> str:
    """Why nothing came of a look: what was seen of the board, and what was made of it."""
    if Counter(said.on) == Counter(done.lies + done.spare):
        return "too much to look at" if found.cut else "seen, nothing explains it"
    if said.between:
        return "a piece between spaces"
    if said.hidden:
        return "spaces hidden"
    return "tags not read"


def _came(sitting: Sitting, done: Done, found: Explained) -> str:
    lies = Counter(done.lies + done.spare)
    if found.resting:
        return RIGHT if lies == Counter(sitting.tags.lie(done.before.view())) else REFUSED
    if found.sure:
        way = found.ways[0]
        made = _on_the_way(way.moves, way.position, done)
        lay = Counter(sitting.tags.lie(done.before.view()))
        new, gone = Counter(way.board) - lay, lay - Counter(way.board)
        so = not new - lies and not gone & lies  # what hands did anyhow may be just what some move does
        return RIGHT if made or (so and (done.deed == FORBIDDEN or done.spare)) else WRONG
    if found.ways:
        return ASKED
    return RIGHT if done.deed == FORBIDDEN or done.spare else REFUSED


def _on_the_way(taken: Sequence[Move], to: State, done: Done) -> bool:
    """Whether what was taken was done, and the rest of it can still be told: tokens may come in any order."""
    if to == done.after or tuple(taken) == done.moves[: len(taken)]:
        return True
    rest = list(done.moves)
    for move in taken:
        if move not in rest:
            return False
        rest.remove(move)
    for move in rest:
        if move not in list(to.legal_moves()):
            return False
        to = to.apply(move)
    return to == done.after


def seen_alone(sitting: Sitting, done: Done, said: Lies) -> tuple[str, str]:
    """The seeing by itself: wrong is a piece said to lie on a space where it does not."""
    true = Counter(done.lies + done.spare)
    if Counter(said.on) - true:
        return WRONG, ""
    if said.between or said.hidden:
        return ASKED, ""
    return (RIGHT, "") if Counter(said.on) == true else (REFUSED, "tags not read")
