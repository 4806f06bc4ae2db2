"""A first game that teaches: played to its end, left and taken up again, and left to people's own ideas."""

from __future__ import annotations

import pytest

from companion.game import TABLE
from companion.games import GAMES
from companion.games.lessons import script_of
from companion.inputs import Pick, Press
from companion.keep.record import read_record, replay, write_record
from companion.play.match import Match
from companion.play.session import Session
from companion.play.standing import Standing
from companion.play.table import Table
from companion.rulebook.lesson import Place, laid_out, lesson_match, next_move, place, plays, said, wanted
from tests.wording import trouble_with

TAUGHT = [game for game in GAMES if script_of(game)]
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def begun(game: str) -> Session:
    """A lesson set up, nobody has moved yet."""
    script = script_of(game)
    assert script is not None
    session = Session(Match(game, NAMES[: script.players], dict(script.options)))
    session.do("lesson first", *script.setup)
    return session


def spoken(session: Session) -> list[str]:
    """The keys of what the lesson says now; every one has its words in every language."""
    here = place(session)
    texts = said(here, session.names, session.now.tip.view()) if here else ()
    assert [wrong for one in texts for wrong in trouble_with(one)] == []
    return [one.key for one in texts]


def at_step(session: Session) -> Place:
    """Where the lesson stands, which wants something now."""
    here = place(session)
    assert here is not None
    assert here.step is not None
    return here


def walked(game: str) -> list[tuple[Standing, Place]]:
    """A lesson as it is meant: each standing with what is wanted there."""
    session, found = begun(game), []
    while (here := place(session)) and (move := next_move(session, here)):
        if here.step is not None:
            assert spoken(session)
            found.append((session.now, here))
        session.do(str(move))
    assert here is not None
    assert here.ended == "taught"
    assert spoken(session)[-1] == "lesson-taught"
    return found


def test_every_box_we_began_with_has_a_lesson() -> None:
    assert {*TAUGHT} >= {"above", "olympe", "heavens", "olympia", "battle"}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_played_to_its_end_step_by_step(game: str) -> None:
    script = script_of(game)
    assert script is not None
    assert trouble_with(laid_out(script, dict.fromkeys(("p1", "p2", "p3", "p4"), "x"))) == ()
    assert [here.step for _, here in walked(game)] == [*script.steps]
    ids = [step.id for step in script.steps]
    assert len(ids) == len(set(ids))
    assert all(step.needs <= set(ids[:n]) for n, step in enumerate(script.steps))


@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_goes_their_own_way_is_led_on_or_let_go(game: str) -> None:
    session = begun(game)
    for now, here in walked(game)[::4]:
        session.now = now
        others = [move for move in session.moves if move not in here.moves and move.seat != TABLE]
        if not others:
            continue
        session.do(str(others[-1]))
        strayed = place(session)
        assert strayed is not None
        assert strayed.strayed or strayed.ended
        if strayed.step is not None:
            assert "lesson-own-way" in spoken(session)
        for _ in range(12):  # whatever comes, the lesson says something true, nothing, or good-bye
            after = place(session)
            if after is None or not session.moves:
                break
            spoken(session)
            session.do(str((after.moves or session.moves)[0]))


def test_a_lesson_lets_go_of_people_who_do_not_need_it() -> None:
    session, last = begun("above"), [""]
    while (here := place(session)) is not None:
        last = spoken(session) or last
        session.do(str(next(move for move in reversed(session.moves) if move not in here.moves)))
    assert last == ["lesson-let-go"]


def test_a_step_is_not_offered_when_its_words_would_be_untrue() -> None:
    """Demeter stands elsewhere: nobody is told that a Fertility lies in front of her."""
    session = begun("above")
    session.do("p1 play demeter-1", "p1 move κ1")
    while session.acting == ("p1",):
        session.do(str(session.moves[0]))
    assert "p2 play demeter-2" in map(str, session.moves)
    here = place(session)
    assert here is None or here.step is None or here.step.id != "demeter"


def test_where_a_lesson_stands_is_told_by_the_lines_alone() -> None:
    session = begun("battle")
    first = at_step(session)
    session.do(str(first.moves[0]))
    second = at_step(session)
    session.do("undo")
    assert place(session) == first
    session.do("redo")
    assert place(session) == second
    lines = [(0, f"{line}") for line in ("lesson first", *session.lines())]
    match, read = read_record(write_record(session.match, lines))
    assert place(replay(match, read)) == second


def test_the_table_sets_a_lesson_up_answers_mistakes_and_ends_it() -> None:
    table = Table(Session(Match("battle", ("Ana", "Ben"), {"size": "5"})))
    table.handle(Press("learn first"))
    here = at_step(table.session)
    table.handle(Pick(("medusa", "e4")))
    assert table.notice is not None
    assert table.notice.kind == "refused"
    assert place(table.session) == here
    assert wanted(here, table.session.names, table.view()).key == "battle-lesson-open"
    table.handle(Press("lesson off"))
    assert place(table.session) is None
    assert table.session.moves


def test_a_lesson_that_there_is_not_changes_nothing() -> None:
    table = Table(Session(Match("scorepad", ("Ana", "Ben"))))
    table.handle(Press("learn first"))
    assert table.session.told == 0


def test_a_copy_that_would_make_another_game_of_the_lesson_is_left_out() -> None:
    script = script_of("above")
    assert script is not None
    turned = {"start-parity": "even"}
    assert not plays(script, Match("above", NAMES[:2], dict(script.options), turned))
    assert lesson_match(script, NAMES[:2], turned).facts == {}
    figures = {"achilles": "Achilleus"}
    script = script_of("battle")
    assert script is not None
    assert lesson_match(script, NAMES[:2], figures).facts == figures
