"""A stand-in at the table: it says, hands do, and nobody else plays for it."""

from __future__ import annotations

import pytest

from companion.game import BadNotation, Move
from companion.inputs import Pick, Press
from companion.keep.record import read_record, replay, write_record
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.session import Session, seal_of
from companion.play.setting_up import ready
from companion.play.standing_in import advice, asks
from companion.play.table import Table
from companion.standin.thinker import awaited, question
from companion.standin.worker import Worker
from tests.playing import NAMES, battle, set_up

KNOWN = Match("olympe", NAMES[:3], {"hands": "open"})  # hands that the companion knows, and nobody else


def at_table(chair: str = "p1", level: int = 1) -> Table:
    """A small battle whose first seat is a stand-in's."""
    table = Table(set_up(battle()))
    table.handle(Press(f"chair {chair} {level}"))
    return table


def says(table: Table, line: str) -> None:
    table.handle(Press(f"announce {table.session.told} {line}"))


def thought(session: Session, seat: str, level: int) -> dict[str, object]:
    """What a chair answers, without a process of its own."""
    answers: list[dict[str, object]] = []
    Worker(lambda said: answers.append(dict(said))).answer(question(session, seat, level))
    return answers[0]


def test_what_it_says_waits_until_hands_have_done_it() -> None:
    table = at_table()
    says(table, "p1 move bellerophon a3")
    assert table.notice is not None
    assert (table.notice.kind, table.notice.text.key) == ("said", "standin-says")
    assert table.session.now.tip.move.verb == "place", "nothing has been done yet"
    assert table.to_do is not None
    first = table.to_do.chores[0]
    assert (first.act, first.what, first.to) == ("move", "bellerophon", "a3")
    table.handle(Press("did"))
    assert str(table.session.now.tip.move) == "p1 move bellerophon a3"
    assert (table.announced, table.notice) == (None, None)


def test_a_hand_that_does_it_on_the_board_is_as_good_as_a_touch() -> None:
    table = at_table()
    says(table, "p1 move bellerophon a3")
    table.handle(Pick(("bellerophon",), 0, ("a3",)))
    assert str(table.session.now.tip.move) == "p1 move bellerophon a3"


def test_another_move_for_it_is_refused_with_what_it_plays_and_the_table_may_insist() -> None:
    table = at_table()
    says(table, "p1 move bellerophon a3")
    table.handle(Pick(("bellerophon",), 0, ("a1",)))
    assert table.notice is not None
    assert (table.notice.kind, table.notice.text.key) == ("refused", "standin-refuse-other")
    assert table.notice.forcible
    table.handle(Press("ok"))
    assert table.notice.kind == "said", "what it plays is said again"
    table.handle(Press("! p1 move bellerophon a1"))
    assert table.session.now.tip.forced


def test_nobody_plays_for_it_while_it_thinks() -> None:
    table = at_table()
    table.handle(Press("p1 move bellerophon a3"))
    assert table.notice is not None
    assert table.notice.text.key == "standin-refuse-thinking"


def test_a_seat_handed_back_is_a_persons_and_what_was_said_is_gone() -> None:
    table = at_table()
    says(table, "p1 move bellerophon a3")
    table.handle(Press("chair p1 off"))
    assert table.notice is None
    table.handle(Press("p1 move bellerophon a1"))
    assert str(table.session.now.tip.move) == "p1 move bellerophon a1"


def test_an_answer_to_another_position_says_nothing() -> None:
    table = at_table("p2")
    told = table.session.told
    table.handle(Press("p1 move bellerophon a3"))
    table.handle(Press(f"announce {told} p2 move harpy a3"))
    assert table.announced is None


def test_undo_takes_its_move_back_and_it_is_its_turn_again() -> None:
    table = at_table()
    says(table, "p1 move bellerophon a3")
    table.handle(Press("did"))
    table.handle(Press("undo"))
    assert awaited(table.session) == "", "hands put the piece back first"
    table.handle(Press("ok"))
    table.handle(Press("ok"))
    assert awaited(table.session) == "p1"


def test_who_fills_a_chair_is_a_line_of_the_record() -> None:
    table = at_table(level=3)
    session = table.session
    lines = [(0, f"chair {seat} {level}") for seat, level in session.now.filled]
    match, read = read_record(write_record(session.match, lines))
    assert replay(match, read).now.chairs == {"p1": 3}


def test_a_plan_is_sealed_before_it_is_laid_and_another_would_not_fit_the_seal() -> None:
    session = ready(Match("heavens", NAMES[:3]), "7")
    table = Table(session)
    for seat in session.match.seats:
        table.handle(Press(f"chair {seat} 1"))
    lines = [*session.lines()]
    session.write = lambda more, now: lines.extend(line for _, line in more)
    while not any(line.startswith("sealed ") for line in lines):
        seat = awaited(session)
        says(table, str(thought(session, seat, 1)["line"]))
        if table.announced is not None:
            table.handle(Press("did"))
    n = next(n for n, line in enumerate(lines) if line.startswith("sealed "))
    _, seat, seal = lines[n].split(" ")
    plan = lines[n + 1]
    assert plan.startswith(f"{seat} plan ")
    assert seal == seal_of(plan)
    assert table.notice is not None
    assert table.notice.text.key == "standin-sealed"
    other = "forge" if "forge" not in plan else "torch"
    with pytest.raises(BadNotation):
        Session(
            session.match, [(0, line) for line in [*lines[: n + 1], plan.replace(plan.split(" ")[2], other)]]
        )
    assert session.position.view().chosen, "others see that it was laid, and no more"


def test_the_same_lines_give_the_same_thought() -> None:
    session = set_up(battle())
    assert thought(session, "p1", 2) == thought(session, "p1", 2)


def test_in_hidden_hands_it_plays_the_cards_it_was_told() -> None:
    session = ready(Match("olympe", NAMES[:4]), "3")
    seat = session.acting[0]
    cards = [move.args[0] for move in session.moves][:16]
    table = Table(session)
    table.handle(Press(f"chair {seat} 1"))
    for card in cards:
        table.handle(Press(f"hand {seat} {card}"))
    line = str(thought(session, seat, 2)["line"])
    assert Move.parse(line).args[0] in cards
    says(table, line)
    assert table.notice is not None
    assert table.notice.kind == "said"


def test_a_hint_names_groups_of_about_equal_moves_and_the_game_remembers_who_asked() -> None:
    table = Table(set_up(battle()))
    table.handle(Press("hinted p1"))
    said = "p1 move bellerophon a3|p1 move perseus b3;p1 move bellerophon a1"
    table.handle(Press(f"hint {table.session.told} p1 {said}"))
    assert table.notice is not None
    assert [more.key for more in table.notice.more] == [
        "standin-hint-best",
        "standin-hint-best",
        "standin-hint-next",
    ]
    assert table.session.now.hinted == ("p1",)
    table.handle(Press("hint clock"))
    assert table.notice.text.key == "standin-hint-clock"


def test_a_hint_comes_in_groups_that_are_really_about_equal() -> None:
    answers: list[dict[str, object]] = []
    session = set_up(battle())
    Worker(lambda said: answers.append(dict(said))).answer(question(session, "p1", 1, kind="hint"))
    best, *_ = str(answers[0]["hint"]).split(";")
    assert {*best.split("|")} <= {*map(str, session.moves)}


def test_openly_nobody_is_advised_where_something_is_secret_and_a_seat_alone_is() -> None:
    heavens, olympe = (ready(match, "7") for match in (Match("heavens", NAMES[:3]), KNOWN))
    while not heavens.position.view().secret:
        heavens.do(str(heavens.moves[0]))
    for session in (heavens, olympe):
        seat = session.acting[0]
        assert asks(session) == ("", "secret")
        assert asks(session, seat) == (seat, "")
        table = Table(session)
        table.handle(Press(f"hint {session.told} {seat} {session.moves[0]}"))
        assert table.notice is None, "nor is what came of it ever said to the table"
    other = next(seat for seat in olympe.match.seats if seat not in olympe.acting)
    assert asks(olympe, other) == ("", "idle"), "whose turn it is not"


def test_nobody_is_advised_against_a_clock_nor_about_cards_that_nobody_told() -> None:
    session = ready(Match("olympe", NAMES[:4]), "3")
    seat = session.acting[0]
    assert asks(session, seat) == ("", "unknown")
    cards = [move.args[0] for move in session.moves][:16]
    session.do(f"chair {seat} 1")
    session.do(*(f"hand {seat} {card}" for card in cards))
    assert asks(session, seat) == ("", "idle"), "a stand-in needs no advice"
    session.do(f"chair {seat} off")
    assert asks(session, seat) == (seat, ""), "whoever takes its chair has its hand"
    assert asks(session) == ("", "secret")
    timed = ready(Match("battle", NAMES[:2], {"size": "5"}, clock=ClockMode.parse("turn 60")), "1")
    assert asks(timed) == ("", "clock")


@pytest.mark.parametrize("game", ["heavens", "olympe"])
def test_what_a_seat_is_advised_is_its_own_moves_with_a_reason(game: str) -> None:
    session = ready(KNOWN if game == "olympe" else Match(game, NAMES[:3]), "7")
    while game == "heavens" and not session.position.view().secret:
        session.do(str(session.moves[0]))
    seat = session.acting[0]
    answers: list[dict[str, object]] = []
    Worker(lambda said: answers.append(dict(said))).answer(question(session, seat, 1, kind="hint"))
    groups = str(answers[0]["hint"])
    lines = {line for group in groups.split(";") for line in group.split("|")}
    assert lines <= {str(move) for move in session.moves if move.seat == seat}
    assert advice(session, seat, groups)[0].key == "standin-hint-best"
