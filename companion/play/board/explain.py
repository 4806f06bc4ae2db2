"""How a board came to lie as it does: one explanation, several, or none and the nearest ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from companion.game import Game, Move, State
from companion.inputs import Lies
from companion.play.board.lying import Differs, Lying, Piece
from companion.play.board.ways import BUDGET, Way, Ways
from companion.tags import Tags

TURN = 16  # differences: more than any turn of random play made (15, Battle on 8×8 with abilities)
NEAREST = 3  # explanations offered where none fits


@dataclass(frozen=True, slots=True)
class Explained:
    """What a board says.

    `resting`: it lies as it should. Else `ways` lead to it, each a sequence of lines and each to another
    position; with `sure` it is one, and nothing else can have happened even if one tag was not read. Without
    any way the `near` ones come closest, and `begun` says that hands may be on their way to one of them.
    """

    differs: Differs
    resting: bool = False
    ways: tuple[Way, ...] = ()
    sure: bool = False
    near: tuple[Way, ...] = ()
    begun: bool = False
    cut: bool = False  # there was more to look at: nothing is sure then


def explain(
    position: State,
    box: Game,
    tags: Tags,
    lies: Lies,
    barred: Container[str] = (),
    announced: Move | None = None,
    budget: int = BUDGET,
    seen: Container[Piece] | None = None,
) -> Explained:
    """The legal lines after which a board lies as it was seen: within a turn, else with the next one.

    Nothing is sure that moves a piece which was never `seen` where it lay: its tag may have come off.
    """
    found = Ways(box, tags, lies, barred, announced, budget)
    start = found.begin(position)
    if not start.differs:
        return Explained(start.differs, resting=True)
    if start.differs.count > TURN:
        found.left //= 3  # things fell over: only what comes near is looked for
    fitting = _led(found, start)
    if not fitting and not found.cut and lies.hidden:
        # A token that a tall head hides was laid unseen: only what comes after it tells.
        found = replace(found, blind=True, known={start.position: start})
        fitting = _led(found, start)
    looked = [way for way in found.known.values() if way.differs]
    rivals = [way for way in looked if _rival(way, start)]
    if fitting:
        alone = len(fitting) == 1 and not rivals and not found.cut and not found.blind
        doubts = (found.might_hide, found.covers, found.between)
        sure = alone and not any(doubt(fitting[0], start) for doubt in doubts)
        sure = sure and (seen is None or _all_seen(seen, start.board, fitting[0].board))
        ways = fitting if sure else [*fitting, *(way for way in rivals if way.moves)]
        return Explained(start.differs, ways=tuple(ways), sure=sure, cut=found.cut)
    done = sorted((way for way in looked if way.moves), key=lambda way: (way.differs.count, len(way.moves)))
    nearer = [way for way in done if way.differs.count < start.differs.count]
    begun = any(on_its_way(lies, start.board, way.board) for way in (start, *done))
    return Explained(start.differs, near=_unlike(nearer), begun=begun, cut=found.cut)


def _led(found: Ways, start: Way) -> list[Way]:
    """The ways that fit: within a turn, else with the next one."""
    fitting, ends = found.search([start])
    if fitting or found.cut:
        return fitting
    nearer = [way for way in ends if way.differs.count <= start.differs.count]
    onward = [Way(way.moves, way.position, way.view, way.board, way.differs) for way in nearer]
    return found.search(onward)[0] if onward else []


def _all_seen(seen: Container[Piece], before: Lying, after: Lying) -> bool:
    """Whether every piece that went from one board to the other had been seen where it lay."""
    return all(piece in seen for piece in Counter(before) - Counter(after))


def _rival(way: Way, start: Way) -> bool:
    """Whether it may be what happened, if one tag was not read and what is to be laid is not laid yet."""
    gone = Counter(way.differs.missing) & Counter(start.board)
    return not way.differs.extra and sum(gone.values()) <= 1


def on_its_way(lies: Lies, *boards: Lying) -> bool:
    """Whether every piece seen lies where it lay, or where it is going: hands are not done yet."""
    most: Counter[tuple[str, str]] = Counter()
    for board in boards:
        most |= Counter(board)
    return not Counter(lies.on) - most


def _unlike(ways: Sequence[Way]) -> tuple[Way, ...]:
    """The nearest ones, each with another board."""
    return tuple({way.board: way for way in reversed(ways)}.values())[::-1][:NEAREST]
