"""Whole games as records, and what the table looked like on the way: drop a record in, it is a test.

`tests/playthroughs/<game>-<name>.txt` is a record as `companion export` writes it, and beside it lies
`<game>-<name>.golden.txt`: the position after the set-up, every tenth line, every amend, and at the end.
`python -m tests.playthroughs` writes the golden files anew; look at the difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.game import TABLE
from companion.games import GAMES
from companion.keep.record import load_record, read_record, replay, write_record
from companion.play.session import Session
from companion.view import View

FOLDER = Path(__file__).parent / "playthroughs"
RECORDS = sorted(path for path in FOLDER.glob("*.txt") if not path.name.endswith(".golden.txt"))
EVERY = 10


def ascii_board(view: View) -> str:
    """A board of unit squares in letters, as far as it is one."""
    if not view.spaces or any(space.outline for space in view.spaces):
        return ""
    lies = {token.space: token for token in view.tokens}
    rows: dict[float, list[str]] = {}
    for space in sorted(view.spaces, key=lambda space: (-space.y, space.x)):
        token = lies.get(space.id)
        shown = "." if token is None else token.id if token.emblem or token.letter else f"({token.kind[:1]})"
        rows.setdefault(space.y, []).append(f"{shown:^12}")
    return "\n".join(f"{int(y) + 1:>2} {''.join(cells)}" for y, cells in rows.items())


def golden_path(record: Path) -> Path:
    """Where a record's positions lie."""
    return record.with_name(f"{record.stem}.golden.txt")


def golden(record: Path) -> str:
    """The positions of a record, as text."""
    return "\n".join(_golden(record)) + "\n"


def _golden(record: Path) -> Iterator[str]:
    match, lines = read_record(load_record(record))
    session = Session(match)
    last, playing = len(lines), False
    for count, (_, at, line) in enumerate(lines, 1):
        session.do(line, at=at)
        began = not playing and session.acting != (TABLE,)
        playing = playing or began
        if count % EVERY == 0 or count == last or began or line.startswith("amend "):
            yield f"line {count}: {line}"
            yield from _position(session)
            yield ""


def _position(session: Session) -> Iterator[str]:
    """A position in a few lines: the board, what letters cannot show, counts, clocks, what to do next."""
    view = session.position.view()
    yield from (row.rstrip() for row in ascii_board(view).splitlines())
    yield from (f"{row.id}: {' '.join(card.id for card in row.cards)}" for row in view.rows)
    spaces = [token.space for token in view.tokens]
    stacked = [f"{token.id} on {token.space}" for token in view.tokens if spaces.count(token.space) > 1]
    turned = [f"{token.id} {token.face}" for token in view.tokens if token.face not in ("", "up")]
    yield from (
        f"{what}: {', '.join(those)}" for what, those in (("stacked", stacked), ("turned", turned)) if those
    )
    yield "counters: " + " ".join(f"{counter.id}={counter.value}" for counter in view.counters)
    clocks = session.now.clocks
    yield f"clocks: used {' '.join(map(str, clocks.used))}, turns {' '.join(map(str, clocks.turns))}"
    yield f"next: {' '.join(session.acting) or 'nobody'}, {view.prompt.key}"
    if session.now.misfits:
        yield f"left out: {'; '.join(session.now.misfits)}"
    outcome = session.position.outcome()
    if outcome:
        points = " ".join(f"{seat}:{points}" for seat, points in outcome.points)
        yield f"ended: {outcome.reason.key}, won by {' '.join(outcome.winners) or 'nobody'}, points {points}"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_leads_to_the_positions_it_led_to_before(record: Path) -> None:
    assert golden(record) == golden_path(record).read_text(encoding="utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_is_written_as_it_was_read(record: Path) -> None:
    match, lines = read_record(load_record(record))
    assert replay(match, lines).match == match
    assert write_record(match, [(at, line) for _, at, line in lines]) == record.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough_to_its_end(game: str) -> None:
    own = [record for record in RECORDS if record.stem.startswith(f"{game}-")]
    assert own, f"{game} has no record in tests/playthroughs"
    ended = [replay(*read_record(load_record(record))).position.outcome() for record in own]
    assert any(ended), f"no record of {game} goes to the end"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough_with_corrections(game: str) -> None:
    said = {
        line.removeprefix("table ").split(" ")[0]
        for record in RECORDS
        if record.stem.startswith(f"{game}-")
        for _, _, line in read_record(load_record(record))[1]
    }
    lacking = {"undo", "redo", "amend", "back", "!", "fix", "clock"} - said
    assert lacking == set(), f"no line in tests/playthroughs/{game}-*.txt begins so"


def test_no_golden_file_is_left_without_its_record() -> None:
    assert {golden_path(record).name for record in RECORDS} == {
        path.name for path in FOLDER.glob("*.golden.*")
    }
