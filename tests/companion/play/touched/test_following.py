"""What comes of itself is said with the touch before it, and what costs points is asked about first."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from companion.game import Move
from companion.games.heavens.worth import warns
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.words import words_in

NAMES = ("Ana", "Ben", "Cléo", "Dan", "Eva")
FOUR = NAMES[:4]


def table_of(**options: str) -> Table:
    """The Heavens with four players on the first morning."""
    table = Table(ready(Match("heavens", FOUR, options), "1"))
    on(table, lambda: table.session.position.step == "plan")
    return table


def on(table: Table, there: Callable[[], bool]) -> None:
    """Random moves by lines until something is so."""
    dice = random.Random(1)
    while not there():
        moves = [move for move in table.session.moves if move.args] or table.session.moves
        table.handle(Press(str(dice.choice(moves))))


def lines(table: Table, after: int) -> list[str]:
    return [node.line for node in table.session.now.nodes[after:]]


def planned(table: Table, *plans: str) -> None:
    for seat, plan in zip(("p1", "p2", "p3", "p4"), plans, strict=True):
        table.handle(Press(f"openly {seat} plan {plan}"))


def drained(table: Table) -> None:
    """Nobody has any Power."""
    for seat in ("p1", "p2", "p3", "p4"):
        while table.session.position.god(seat).power:
            less = max(
                (f for f in table.session.now.tip.fixes if f.args[:2] == ("power", seat)), key=_how_much
            )
            table.handle(Press(str(less)))


def _how_much(fix: Move) -> int:
    return -int(fix.args[2].replace("−", "-"))


def test_plans_told_openly_are_revealed_with_the_last_and_paid_for() -> None:
    table = table_of()
    before = table.session.now.tip.n
    planned(table, "forge", "forge", "torch", "errand")
    told = lines(table, before)
    first = table.session.acting[0]
    assert told[:5] == [
        *("p1 plan forge", "p2 plan forge", "p3 plan torch", "p4 plan errand"),
        "table reveal",
    ]
    assert told[5:] == ([f"{first} pay"] if first in ("p1", "p2") else [])
    table.handle(Press(f"{first} pass"))
    assert "pay" not in {move.verb for move in table.session.moves}, "Power one has is paid by itself"


def test_plans_chosen_behind_a_hand_wait_for_the_word() -> None:
    table = table_of()
    for seat in ("p1", "p2", "p3", "p4"):
        table.handle(Press(f"{seat} plan torch"))
    assert table.session.acting == ("table",)


def test_undo_takes_back_all_that_one_touch_said_and_redo_does_it_again() -> None:
    table = table_of()
    planned(table, "torch", "torch", "torch", "torch")
    told = lines(table, 0)
    assert told[-3:-1] == ["p4 plan torch", "table reveal"]
    assert told[-1].endswith(" pay")
    assert dict(table.undoes.values)["count"] == 2
    table.handle(Press("undo"))
    assert lines(table, 0) == told[:-3]
    assert table.notice.text.key == "asked-secret", "a plan was seen"
    assert sum(more.key == "asked-line" for more in table.notice.more) == 3
    table.handle(Press("no"))
    assert lines(table, 0) == told
    again = Session(table.session.match, [(0, line) for line in (*told[:-2], "with 2", *told[-2:], "undo")])
    assert [*again.lines()] == told[:-3], "a game taken up again knows what one touch said"


def test_the_whole_night_is_taken_back_as_it_was_taken() -> None:
    table = table_of()
    on(table, lambda: table.session.position.step == "score")
    before = lines(table, 0)
    table.handle(Press("through"))
    table.handle(Press("undo"))
    assert lines(table, 0) == before


def test_nobody_says_that_lines_belong_together() -> None:
    table = table_of()
    table.handle(Press("with 3"))
    assert table.notice.text.key == "refuse-notation"


def test_where_power_is_short_nothing_is_paid_unasked() -> None:
    table = table_of()
    drained(table)
    planned(table, "torch", "torch", "torch", "torch")
    assert {move.verb for move in table.session.moves} == {"pay"}
    price = dict(table.view().prices)[":pay"]
    assert price.key == "heavens-price-points"


def test_a_touch_that_takes_points_away_is_asked_about() -> None:
    table = table_of()
    planned(table, "torch", "forge", "errand", "breath")
    on(table, lambda: "torch" in {move.verb for move in table.session.moves})
    (seat,) = table.session.acting
    before = table.session.now.tip.n
    table.handle(Pick((":pass",)))
    assert table.notice is not None
    assert (table.notice.kind, table.session.now.tip.n) == ("sure", before)
    assert "1 prestige point" in words_in("en").say(table.notice.text)
    table.handle(Press("ok"))
    assert (table.notice, table.session.now.tip.n) == (None, before)
    table.handle(Pick((":pass",)))
    table.handle(Press(f"sure {table.notice.line}"))
    assert lines(table, before)[0] == f"{seat} pass"


def buying(table: Table) -> None:
    """Whoever has the Moon may brighten their torch."""
    first = table.session.position.moon
    planned(table, *("torch" if seat == first else "errand" for seat in ("p1", "p2", "p3", "p4")))


@pytest.mark.parametrize("steps", ["1", "5"])
def test_a_purchase_asks_the_same_whether_hidden_power_is_short_or_not(steps: str) -> None:
    asked = []
    for rich in (False, True):
        table = table_of()
        drained(table)
        for seat in ("p1", "p2", "p3", "p4") if rich else ():
            table.session.do(*(f"table fix power {seat} +5",) * 4)
        buying(table)
        table.handle(Pick((steps,)))
        asked.append(table.notice)
    assert asked[0] == asked[1]
    assert asked[0].kind == "sure"


def test_what_all_began_with_is_spent_unasked_while_everybody_can_see_that_it_is_enough() -> None:
    table = table_of()
    buying(table)
    god = table.session.position.god(table.session.position.moon)
    assert god.least == god.power == table.session.position.terms.power
    table.handle(Pick(("5",)))
    assert table.notice is None or table.notice.kind != "sure"


def test_what_zeus_gave_since_dawn_is_spent_unasked_and_forgotten_at_dawn() -> None:
    table = table_of()
    drained(table)
    session = table.session
    planned(table, "errand", "errand", "errand", "errand")
    on(table, lambda: any(move.verb == "errand" for move in session.moves))
    seat = session.moves[0].seat
    session.do(str(next(move for move in session.moves if move.verb == "errand")))
    given = session.position.god(seat).today
    assert given > 0
    assert (session.position.god(seat).sure, session.position.god(seat).paying(1).sure) == (given, given - 1)
    on(table, lambda: session.position.day == 2)
    assert session.position.god(seat).today == 0


def test_no_point_is_ever_taken_for_a_purchase_that_was_not_asked_about() -> None:
    """Random games: whenever a purchase pleads to Tyche there was a question before it."""
    dice, pleas = random.Random("pleas"), 0
    for seats in (3, 4, 5):
        session = ready(Match("heavens", NAMES[:seats]), "1")
        while session.moves:
            move, before = dice.choice(session.moves), session.position
            assert all(god.sure <= god.power for god in before.gods)
            session.do(str(move))
            bought = move.verb in ("forge", "torch", "breath")
            if bought and any(news[0] == "pleaded" for news in session.position.news):
                pleas += 1
                assert warns(before, move) is not None
    assert pleas > 10, "some were short"


def test_keys_tell_the_price_and_hide_whether_hidden_power_covers_it() -> None:
    for shown in ("off", "on"):
        table = table_of(**{"open-power": shown})
        drained(table)
        planned(table, "torch", "forge", "errand", "breath")
        on(table, lambda table=table: "torch" in {move.verb for move in table.session.moves})
        key = dict(table.view().prices)["5"].key
        assert key == ("heavens-price-points" if shown == "on" else "heavens-price-power")


def test_the_whole_night_is_one_touch_and_every_step_can_be_looked_at() -> None:
    table = table_of()
    on(table, lambda: table.session.position.step == "score")
    before, scores = table.session.now.tip.n, [god.score for god in table.session.position.gods]
    steps = [" ".join(("table score", *step)) for step in table.session.position.upcoming]
    table.handle(Press("through"))
    assert lines(table, before) == steps
    assert table.session.position.step == "dawn"
    assert table.notice is not None
    assert [node.line for _, node in table.notice.steps] == steps
    gained = [now.score - was for now, was in zip(table.session.position.gods, scores, strict=True)]
    assert [dict(line.values)["gained"] for line in table.notice.more] == [f"{more:+}" for more in gained]
    table.handle(Press("table dawn"))
    assert table.notice is None
