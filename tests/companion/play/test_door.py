"""Drawing, clocks and troubles are said to the table like everything else."""

from __future__ import annotations

import pytest

from companion.disk import not_kept
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import drawn_anew, ready, set_up
from companion.play.table import Table
from tests.wording import trouble_with


def table_of(game: str = "heavens", players: int = 3) -> Table:
    return Table(Session(Match(game, tuple(f"Player {n}" for n in range(1, players + 1)))))


def test_a_seed_said_to_the_table_always_draws_the_same_set_up() -> None:
    one, other = table_of(), table_of()
    for table in (one, other):
        table.handle(Press("draw two words"))
    assert [*one.session.lines()] == [*other.session.lines()] != []
    assert one.session.now.seed == "two words"


def test_what_is_locked_is_kept_and_the_rest_drawn_anew() -> None:
    table = table_of("battle", 2)
    table.handle(Press("draw 1"))
    first = set_up(table.session)
    kept = first[0]
    table.handle(Press(f"redraw {kept.args[0]} 2"))
    assert kept in set_up(table.session)
    assert set_up(table.session) != first


def test_locked_things_that_cannot_stand_together_are_told_in_a_sentence(monkeypatch) -> None:
    from companion.play import setting_up
    from companion.play.draw import CannotKeep

    table = table_of("battle", 2)
    table.handle(Press("draw 1"))
    before = [*table.session.lines()]

    def cannot(*_: object) -> list[object]:
        raise CannotKeep("these")

    monkeypatch.setattr(setting_up, "draw", cannot)
    table.handle(Press("redraw perseus 2"))
    assert table.notice.text.key == "refuse-cannot-keep"
    assert trouble_with(table.notice.text) == ()
    assert [*table.session.lines()] == before


def test_a_seed_nobody_can_read_out_is_refused() -> None:
    table = table_of()
    table.handle(Press(f"draw {'9' * 41}"))
    assert table.notice.kind == "refused"
    assert table.session.now.tip.n == 0


@pytest.mark.parametrize("line", ["draw 1", "by-hand", "clock pause", "seat p1 Zoë", "swap p1 p2"])
def test_a_disk_that_takes_nothing_is_told_whatever_is_said(line: str) -> None:
    table = Table(ready(Match("battle", ("Ana", "Ben")), "1"))
    before = [*table.session.lines()]

    def full(lines: object, now: object) -> None:
        raise not_kept("full", "disk full")

    table.session.write = full
    table.handle(Press(line))
    assert (table.notice.kind, table.notice.text.key) == ("trouble", "not-kept-full")
    assert [*table.session.lines()] == before


def test_a_clock_leaves_picks_and_notices_alone() -> None:
    table = table_of("battle", 2)
    table.handle(Press("draw 1"))
    table.handle(Pick((table.session.moves[0].args[0],)))
    picks = table.picks
    assert picks
    table.handle(Press("clock pause"))
    table.handle(Press("clock p2 +30"))
    assert table.picks == picks
    assert not table.session.now.clocks.running
    assert table.session.now.clocks.given[1] == 30_000


def test_time_that_is_up_never_hides_another_notice() -> None:
    table = table_of("battle", 2)
    table.handle(Press("time-up p2"))
    assert (table.notice.kind, table.notice.text.key) == ("time", "clock-up")
    table.handle(Press("nonsense"))
    refused = table.notice
    table.handle(Press("time-up p1"))
    assert table.notice is refused


def test_trouble_is_a_word_of_ours_and_no_other() -> None:
    table = table_of("battle", 2)
    table.handle(Press("trouble not-kept-other the disk hums"))
    assert table.notice.kind == "trouble"
    assert dict(table.notice.text.values) == {"detail": "the disk hums"}
    table.handle(Press("trouble anything"))
    assert table.notice.kind == "refused"


def test_drawing_what_luck_decides_is_exact_by_its_seed() -> None:
    lines = []
    for _ in range(2):
        table = table_of("heavens", 3)
        table.handle(Press("chance 5"))
        lines.append([*table.session.lines()])
    assert lines[0] == lines[1] == [*map(str, drawn_anew(table_of().session, "5")[1:])]
