"""Lines to positions: undo, redo, back, amend, force, fix and seed, all through one step."""

from __future__ import annotations

import random

import pytest

from companion.game import BadNotation, IllegalMove
from companion.play.session import Session
from tests.playing import battle, set_up

OPENING = ("p1 move bellerophon a3", "p2 move harpy a5", "p1 move perseus b3", "p2 move chimera b5")


@pytest.fixture
def session() -> Session:
    """A small game after four moves."""
    session = set_up(battle())
    for n, line in enumerate(OPENING, 1):
        session.do(line, at=n * 1000)
    return session


def finished() -> Session:
    """A game played to its end."""
    dice = random.Random(3)
    session = set_up(battle())
    while session.moves:
        session.do(str(dice.choice(session.moves)))
    return session


def test_undo_and_redo_have_no_limit_even_past_the_end_of_the_game() -> None:
    session = finished()
    assert session.position.outcome() is not None
    end, lines = session.position, list(session.lines())
    for _ in lines:
        session.do("undo")
    assert session.position == battle().start()
    assert list(session.lines()) == []
    for _ in lines:
        session.do("redo")
    assert session.position == end
    assert list(session.lines()) == lines


def test_a_game_that_is_over_can_be_taken_back_and_played_on() -> None:
    session = finished()
    session.do("undo")
    assert session.position.outcome() is None
    assert session.moves
    session.do(str(session.moves[0]))


def test_nothing_can_be_taken_back_before_the_first_line() -> None:
    session = Session(battle())
    with pytest.raises(IllegalMove) as refused:
        session.do("undo")
    assert refused.value.refusal.text.key == "refuse-nothing-to-undo"


def test_nothing_can_be_redone_that_was_not_taken_back(session: Session) -> None:
    with pytest.raises(IllegalMove) as refused:
        session.do("redo")
    assert refused.value.refusal.text.key == "refuse-nothing-to-redo"


def test_a_new_move_after_undo_ends_what_could_be_redone(session: Session) -> None:
    session.do("undo")
    session.do("p2 move centaur c5")
    with pytest.raises(IllegalMove):
        session.do("redo")
    assert list(session.lines())[-1] == "p2 move centaur c5"


def test_back_goes_to_any_line_and_can_itself_be_undone(session: Session) -> None:
    before = session.position
    session.do("back 11")
    assert list(session.lines())[10:] == [OPENING[0]]
    session.do("back 0")
    assert session.position == battle().start()
    session.do("undo")
    session.do("undo")
    assert session.position == before
    session.do("redo")
    assert list(session.lines())[10:] == [OPENING[0]]


@pytest.mark.parametrize(
    "line", ["back", "back 15", "back -1", "back x", "back 1 2", "back ²", "back 0000001"]
)
def test_back_to_a_line_that_is_not_there_cannot_be_read(session: Session, line: str) -> None:
    with pytest.raises(BadNotation):
        session.do(line)


def test_amend_replaces_a_line_and_replays_the_rest(session: Session) -> None:
    session.do("amend 11 p1 move bellerophon a1")
    assert session.now.misfits == ()
    assert list(session.lines())[10:] == ["p1 move bellerophon a1", *OPENING[1:]]
    expected = set_up(battle())
    expected.do("p1 move bellerophon a1", *OPENING[1:])
    assert session.position == expected.position


def test_amend_names_what_no_longer_fits(session: Session) -> None:
    session.do("amend 12 p2 move chimera b3")
    assert session.now.misfits == ("p1 move perseus b3", "p2 move chimera b5")
    assert list(session.lines())[10:] == [OPENING[0], "p2 move chimera b3"]
    session.do("p1 move perseus b1")
    assert session.now.misfits == ()


def test_amend_can_be_undone_and_redone(session: Session) -> None:
    before = session.position
    session.do("amend 12 p2 move chimera b3")
    amended = session.position
    assert amended != before
    session.do("undo")
    assert session.position == before
    assert list(session.lines())[10:] == list(OPENING)
    session.do("redo")
    assert session.position == amended


def test_amend_with_a_forced_line(session: Session) -> None:
    session.do("amend 11 ! p1 move bellerophon e1")
    assert list(session.lines())[10] == "! p1 move bellerophon e1"


@pytest.mark.parametrize(
    "line",
    ["amend", "amend 0 p1 pass", "amend 15 p1 pass", "amend 11", "amend 11 undo", "amend 11 amend 3 p1 pass"],
)
def test_an_amend_that_makes_no_sense_cannot_be_read(session: Session, line: str) -> None:
    with pytest.raises(BadNotation):
        session.do(line)


def test_an_amend_to_an_illegal_line_is_refused_and_changes_nothing(session: Session) -> None:
    before = session.now
    with pytest.raises(IllegalMove):
        session.do("amend 11 p1 move bellerophon e5")
    assert session.now is before


def test_force_plays_what_the_rules_forbid_and_is_marked(session: Session) -> None:
    with pytest.raises(IllegalMove):
        session.do("p1 move atalanta e3")
    session.do("! p1 move atalanta e3")
    assert list(session.lines())[-1] == "! p1 move atalanta e3"
    session.do("undo")
    assert list(session.lines()) == [*set_up(battle()).lines(), *OPENING]


def test_what_no_hand_could_do_cannot_be_forced(session: Session) -> None:
    before = session.now
    with pytest.raises(IllegalMove):
        session.do("! p1 move atalanta z9")
    assert session.now is before


def test_a_fix_sets_the_table_right_and_can_be_undone(session: Session) -> None:
    before = session.position
    session.do("table fix c3 white")
    assert session.position != before
    session.do("table fix turn p2")
    assert session.acting == ("p2",)
    session.do("undo")
    session.do("undo")
    assert session.position == before


def test_a_fix_that_leaves_no_sound_table_is_refused(session: Session) -> None:
    with pytest.raises(IllegalMove):
        session.do("table fix z9 white")


def test_the_seed_is_kept_and_is_no_move(session: Session) -> None:
    session.do("seed 48 231")
    assert session.now.seed == "48 231"
    session.do("undo")
    assert list(session.lines())[-1] == OPENING[-2]
    assert session.now.seed == "48 231"


@pytest.mark.parametrize("line", ["seed", "seed ", "seed " + "x" * 41, "seed a\tb", "seed \ud800"])
def test_a_seed_nobody_could_read_out_is_refused(session: Session, line: str) -> None:
    with pytest.raises(BadNotation):
        session.do(line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "!",
        "! ",
        "hello",
        "p0 pass",
        "p11 pass",
        "p1",
        "p1 ",
        "p1  pass",
        "p1 Pass",
        "p1 move a\x00b",
        "p1 pass\n",
    ],
)
def test_a_line_that_is_no_line_cannot_be_read(session: Session, line: str) -> None:
    before = session.now
    with pytest.raises(BadNotation):
        session.do(line)
    assert session.now is before


def test_a_line_of_ten_megabytes_is_refused_in_few_words(session: Session) -> None:
    with pytest.raises(BadNotation) as refused:
        session.do("p1 move " + "x" * 10_000_000)
    assert len(str(refused.value)) < 200


def test_several_lines_are_done_all_or_none(session: Session) -> None:
    before = session.now
    written: list[object] = []
    session.write = lambda lines, now: written.append(lines)
    with pytest.raises(IllegalMove):
        session.do("p1 move atalanta c3", "p2 move cerberus d5", "p1 move atalanta e5")
    assert session.now is before
    assert written == []
    session.do("p1 move atalanta c3", "p2 move cerberus d5", at=9000)
    assert written == [[(9000, "p1 move atalanta c3"), (9000, "p2 move cerberus d5")]]


def test_the_journal_hears_when_the_game_ends_and_when_it_goes_on_again() -> None:
    session = finished()
    heard: list[bool] = []
    session.write = lambda lines, now: heard.append(now.tip.position.outcome() is not None)
    session.do("undo")
    session.do("redo")
    assert heard == [False, True]


def test_time_never_runs_backwards(session: Session) -> None:
    written: list[tuple[int, str]] = []
    session.write = lambda lines, now: written.extend(lines)
    session.do("p1 move atalanta c3", at=10)
    assert written == [(4000, "p1 move atalanta c3")]


def test_every_line_ever_said_replays_to_the_same_standing() -> None:
    said: list[tuple[int, str]] = []
    start = set_up(battle())
    live = Session(battle(), [(0, line) for line in start.lines()])
    live.write = lambda lines, now: said.extend(lines)
    more = ("undo", "redo", "amend 12 p2 move chimera b3", "undo", "back 12", "seed 7")
    for n, line in enumerate((*OPENING, *more)):
        live.do(line, at=n * 500)
    again = Session(battle(), [*((0, line) for line in start.lines()), *said])
    assert again.position == live.position
    assert again.now.clocks == live.now.clocks
    assert again.now.seed == live.now.seed
    assert list(again.lines()) == list(live.lines())
