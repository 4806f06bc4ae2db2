"""Inputs to lines: what glows, what is refused and why, and being in step with the real table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.inputs import Pick, Press, Scan, Slap
from companion.keep.journal import Journal, NotKept
from companion.play.session import Session
from companion.play.shown import IN_STEP, OUT_OF_STEP, UNSURE
from companion.play.standing import Standing
from companion.play.table import Table
from companion.play.telling import INSTEAD
from companion.view import text
from tests.playing import battle, open_session, probes, set_up
from tests.wording import trouble_with


@pytest.fixture
def table() -> Table:
    """A small game set up, Ana to move."""
    return Table(set_up(battle()))


def lines(table: Table) -> list[str]:
    """The lines after the set-up."""
    return list(table.session.lines())[10:]


def test_what_glows_is_what_is_legal(table: Table) -> None:
    heroes = {move.args[0] for move in table.session.moves}
    assert set(table.open) == heroes
    table.handle(Pick(("theseus",)))
    assert table.picks == ("theseus",)
    assert set(table.open) == {move.args[1] for move in table.session.moves if move.args[0] == "theseus"}


def test_two_taps_make_a_move(table: Table) -> None:
    table.handle(Pick(("theseus", "e2")))
    table.handle(Pick(("e3",)))
    assert lines(table) == ["p1 move theseus e3"]
    assert (table.picks, table.notice, table.sign) == ((), None, IN_STEP)


def test_the_topmost_thing_that_glows_is_meant(table: Table) -> None:
    table.handle(Pick(("nothing", "theseus", "e2")))
    assert table.picks == ("theseus",)


def test_a_scanned_figure_is_a_pick_like_a_tap(table: Table) -> None:
    table.handle(Scan("battle", "theseus"))
    table.handle(Pick(("e3",)))
    assert lines(table) == ["p1 move theseus e3"]


def test_tapping_the_same_thing_again_lets_go_of_it(table: Table) -> None:
    table.handle(Pick(("theseus",)))
    table.handle(Pick(("theseus",)))
    assert table.picks == ()
    assert table.notice is None


def test_tapping_another_figure_takes_that_one_instead(table: Table) -> None:
    table.handle(Pick(("theseus", "e2")))
    table.handle(Pick(("perseus", "b2")))
    assert table.picks == ("perseus",)
    assert table.notice is None


def test_cancel_lets_go_of_everything(table: Table) -> None:
    table.handle(Pick(("theseus",)))
    table.handle(Pick(("a1",)))
    assert table.notice is not None
    table.handle(Press("cancel"))
    assert (table.picks, table.notice) == ((), None)


def test_a_refusal_names_the_rule_and_what_would_be_legal(table: Table) -> None:
    table.handle(Pick(("theseus", "e2")))
    table.handle(Pick(("a1",)))
    notice = table.notice
    assert notice is not None
    assert (notice.kind, notice.rule, notice.text.key) == ("refused", "movement", "battle-refuse-straight")
    assert table.sign == UNSURE
    assert table.picks == ("theseus",), "what was picked stays picked"
    assert len(notice.more) == 2
    assert {dict(more.values)["b"] for more in notice.more} == {"e1", "e3"}
    assert notice.line == "p1 move theseus a1"
    assert lines(table) == []
    table.handle(Press("ok"))
    assert (table.notice, table.sign) == (None, IN_STEP)


def test_a_refusal_spells_out_only_a_few_moves_and_says_how_many_more_there_are(table: Table) -> None:
    table.handle(Press("p1 move theseus a5"))
    assert table.notice is not None
    *few, rest = table.notice.more
    assert len(few) == INSTEAD
    assert rest == text("refuse-and-more", count=len(table.session.moves) - INSTEAD)


def test_touching_an_enemy_first_is_refused_by_name(table: Table) -> None:
    table.handle(Pick(("harpy", "a4")))
    assert table.notice is not None
    assert table.notice.text.key == "battle-refuse-not-yours"


def test_a_card_of_another_game_is_told_apart(table: Table) -> None:
    table.handle(Scan("above", "zeus-1"))
    assert table.notice is not None
    assert table.notice.text == text("refuse-other-game", name=text("above-zeus-1"), game=text("above"))
    assert (table.sign, table.picks, lines(table)) == (UNSURE, (), [])


def test_a_slap_where_nobody_slaps_is_refused(table: Table) -> None:
    table.handle(Slap("red"))
    assert table.notice is not None
    assert table.notice.text.key == "refuse-no-slap"


def test_a_line_that_cannot_be_read_is_refused_in_words(table: Table) -> None:
    table.handle(Press("gibberish"))
    assert table.notice is not None
    assert table.notice.text.key == "refuse-notation"
    assert trouble_with(table.notice.text) == ()


def test_fixing_offers_every_correction_and_records_it(table: Table) -> None:
    table.handle(Press("fix"))
    assert table.fixing
    assert "harpy" in table.open
    table.handle(Pick(("harpy",)))
    table.handle(Pick(("c3",)))
    assert lines(table) == ["table fix harpy c3"]
    table.handle(Pick(("b3",)))
    table.handle(Pick(("black",)))
    assert lines(table)[-1] == "table fix b3 black"
    table.handle(Press("fix"))
    assert not table.fixing
    assert "harpy" not in table.open


def test_whose_turn_it_is_can_be_fixed(table: Table) -> None:
    table.handle(Press("fix"))
    table.handle(Pick(("turn",)))
    table.handle(Pick(("p2",)))
    assert table.session.acting == ("p2",)


def test_undo_tells_what_to_put_back_and_that_we_are_out_of_step(table: Table) -> None:
    table.handle(Press("p1 move theseus e3"))
    table.handle(Press("undo"))
    notice = table.notice
    assert notice is not None
    assert (notice.kind, notice.text.key) == ("put-back", "asked-other")
    assert [said.key for said in notice.more] == ["asked-line", "asked-marked"]
    assert table.sign == OUT_OF_STEP
    table.handle(Press("ok"))
    assert table.notice is not None
    assert [said.key for said in table.notice.more] == ["put-take", "put-move", "put-count"]
    assert table.sign == OUT_OF_STEP
    table.handle(Press("ok"))
    assert table.sign == IN_STEP


def test_amend_tells_what_no_longer_fits(table: Table) -> None:
    for line in ("p1 move theseus e3", "p2 move harpy a3", "p1 move theseus d3"):
        table.handle(Press(line))
    table.handle(Press("amend 11 p1 move theseus e1"))
    assert table.notice is not None
    assert table.notice.more[0] == text("line-misfit", line=table.line_told("p1 move theseus d3"))
    assert table.undoes == text("line-amend")


def test_undo_and_redo_are_named_by_what_they_do(table: Table) -> None:
    table.handle(Press("p1 move theseus e3"))
    said = table.undoes
    assert said is not None
    assert said.key == "battle-line-move"
    table.handle(Press("undo"))
    assert table.redoes == said
    table.handle(Press("redo"))
    table.handle(Press("! p2 move harpy c3"))
    assert table.undoes is not None
    assert table.undoes.key == "line-forced"


def test_what_the_disk_would_not_take_is_a_notice_and_nothing_changes(table: Table) -> None:
    def full(lines: object, now: Standing) -> None:
        raise NotKept(text("not-kept-full", detail="full"), "full")

    table.session.write = full
    before = table.session.now
    table.handle(Pick(("theseus",)))
    table.handle(Pick(("e3",)))
    assert table.notice is not None
    assert (table.notice.kind, table.notice.text.key) == ("trouble", "not-kept-full")
    assert table.session.now is before
    assert table.picks == ("theseus",)
    table.session.write = lambda lines, now: None
    table.handle(Pick(("e3",)))
    assert lines(table) == ["p1 move theseus e3"], "once there is room, the same tap does it"


def test_a_move_carries_the_time_of_the_finger_not_of_its_arrival(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.db")
    number, session = open_session(journal, battle())
    table = Table(session)
    table.handle(Pick(("theseus",), at=1_000_000_000))
    table.handle(Pick(("e3",), at=2_500_000_000))
    assert journal.lines(number)[-1] == (2500, "p1 move theseus e3")


@pytest.mark.parametrize("abilities", ["off", "declared", "house"])
def test_nothing_that_is_said_ever_raises(abilities: str) -> None:
    dice = random.Random(abilities)
    table = Table(set_up(battle(abilities=abilities)))
    words = [
        "undo",
        "redo",
        "fix",
        "cancel",
        "ok",
        "back 3",
        "amend 11 p1 pass",
        "",
        "! ",
        "clock p1 +5",
        "seed x",
    ]
    furthest = 0
    for _ in range(600):
        furthest = max(furthest, table.session.now.tip.n)
        moves = list(table.session.moves)
        bent = [str(move) for move in probes(dice, moves, table.view(), table.session.match.box)]
        ids = [*table.open, "zzz", "a1", "harpy", "perseus", "", ":pass", "@p1", "white"]
        said = dice.choice(
            [
                Press(dice.choice(words)),
                Press(dice.choice(bent)),
                Press(f"! {dice.choice(bent)}"),
                Pick(tuple(dice.sample(ids, dice.randrange(3)))),
                Scan("battle", dice.choice(ids)),
                Press(str(dice.choice(moves))) if moves else Press("undo"),
            ]
        )
        table.handle(said)
        if table.notice:
            for words_said in (table.notice.text, *table.notice.more):
                assert trouble_with(words_said) == (), said
    assert isinstance(table.session, Session)
    assert furthest > 10, "some of it was play"
