"""What tables see of the evening, ask of the hub, and take back: without a network."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from companion.club.evening import BadEvening, played, step
from companion.club.hall import Hall, pages
from companion.club.public import NotPublic
from companion.phones.messages import LARGEST
from companion.view import text
from tests.companion.club.test_club_night import ClubNight

EVENING = ["evening swiss 3", "game battle 2", "table t1", "table t2"]
COME = [f"come {name.lower()} {name}" for name in ("Ada", "Ben", "Cleo", "Dan")]


@pytest.fixture
def night(tmp_path: Path) -> ClubNight:
    """Two tables of eight are used, and t1 leads."""
    night = ClubNight(tmp_path)
    night.hub.say(*EVENING, "lead t1", *COME)
    night.carry()
    return night


def test_a_long_list_comes_in_short_pages_and_is_put_together() -> None:
    long = "Ω" * 24
    lines = ["evening swiss 3", "game scorepad 10", *(f"table t{n}" for n in range(1, 8))]
    lines += [f"come p{n} {long[: 20 - len(str(n))]} {n}" for n in range(1, 71)]
    lines += [
        f"seat 1 t{t} scorepad " + " ".join(f"p{n}" for n in range(t * 10 - 9, t * 10 + 1))
        for t in range(1, 8)
    ]
    hall = Hall()
    for kind, page, told in pages(played(lines), "20261118"):
        size = len(json.dumps(told, ensure_ascii=False).encode())
        assert size <= LARGEST, "or the way to the screen drops it"
        hall.hear(kind, page, told)
    assert len(hall.standings) == 70
    assert [one.table for one in hall.seats] == [f"t{n}" for n in range(1, 8)]
    for kind, page, told in pages(played([*EVENING, *COME]), "20261118"):
        hall.hear(kind, page, told)
    assert [row.name for row in hall.standings] == ["Ada", "Ben", "Cleo", "Dan"], "no page of the long list"
    assert hall.seats == []


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"rows": [], "leads": "t1"},
        {"rows": [[1, "Ann"]], "leads": [], "pages": 1, "round": 1, "open": 0},
        {"rows": [[1, "Ann", "1", "1", True]] * 50, "leads": [], "pages": 1, "round": 1, "open": 0},
        {"rows": [], "leads": [], "pages": 10**9, "round": 1, "open": 0},
    ],
)
def test_what_no_hub_would_say_is_no_page(told: dict[str, object]) -> None:
    with pytest.raises(NotPublic):
        Hall().hear("standings", "1", told)


def test_a_table_that_leads_draws_a_round_and_starts_its_clocks(night: ClubNight) -> None:
    leads, other = night.couriers["t1"], night.couriers["t2"]
    other.want(do="round", round=1)
    night.carry()
    assert night.hub.evening.round == 0, "it does not lead"
    leads.want(do="round", round=1)
    leads.want(do="round", round=1)  # told twice on the way
    night.carry()
    assert night.hub.evening.round == 1
    assert [one.table for one in other.hall.seats] == ["t1", "t2"]
    assert leads.hall.leads == ("t1",)
    assert (other.hall.open, other.hall.started) == (2, False)
    leads.want(do="start", round=1)
    night.carry()
    assert other.seated
    assert other.seated.started
    assert other.hall.started
    leads.want(do="round", round=2)
    night.carry()
    assert night.hub.evening.round == 1
    assert leads.hall.trouble == text("club-why-open", results=2), (
        "and it says why not, for each in their words"
    )
    for courier in (leads, other):
        courier.confirm([1, 2])
    night.carry()
    leads.want(do="round", round=2)
    night.carry()
    assert night.hub.evening.round == 2
    assert leads.hall.trouble is None


def test_the_clock_of_an_evening_is_the_same_at_all_tables(night: ClubNight) -> None:
    night.hub.say("clock fischer 600 5")
    night.couriers["t1"].want(do="round", round=1)
    night.carry()
    for table in ("t1", "t2"):
        seated = night.couriers[table].seated
        assert seated
        assert str(seated.clock) == "fischer 600 5"
    with pytest.raises(ValueError, match="no clock"):
        step(night.hub.evening, "clock sundial")


def test_a_name_taken_back_is_shown_nowhere_any_more(night: ClubNight) -> None:
    courier, journal = night.couriers["t1"], night.hub.collector.journal
    night.play("t1", ("Ada", "Ben"), random.Random(1))
    night.carry()
    assert journal.games(player="Ada")
    before = journal.lines(journal.games()[0].id)
    # Ada touches her name at the table.
    courier.outbox.member = replace(courier.outbox.member, names={"Ben": "Ben"})
    courier.outbox.take_back("Ada")
    courier.want(do="initials", name="Ada")
    courier.pump()
    night.carry()
    (game,) = journal.games()
    assert game.match.players == ("P1", "Ben"), "the same game, told anew"
    assert journal.lines(game.id) == before, "once, and whole"
    assert not journal.games(player="Ada")
    assert "Ada" not in {row.name for row in courier.hall.standings}
    assert "A." in {row.name for row in courier.hall.standings}
    # The next game, and a hub that never knew better, do not know the name either.
    night.play("t1", ("Ada", "Ben"), random.Random(2))
    night.carry()
    assert {one.match.players for one in journal.games()} == {("P1", "Ben")}
    courier.outbox.take_back("Ada")
    assert not courier.outbox.behind, "taken back twice is taken back"


def test_a_reason_that_the_hub_would_never_give_is_none(night: ClubNight) -> None:
    hall, now = Hall(), played([*EVENING, *COME])
    for said in ({"why": "secret"}, {"why": "tables", "needed": "three", "there": 2}, "why not"):
        kind, page, told = next(pages(now, "20261118"))
        with pytest.raises(NotPublic):
            hall.hear(kind, page, told | {"trouble": said})
    assert hall.trouble is None


def test_who_is_called_otherwise_keeps_their_points(night: ClubNight) -> None:
    night.couriers["t1"].want(do="round", round=1)
    night.carry()
    night.hub.say("result 1 t1 1 2", f"call {night.hub.evening.of_round(1)[0].people[0]} A. B.")
    night.carry()
    first = night.couriers["t2"].hall.standings[0]
    assert (first.name, first.points) == ("A. B.", "1")
    with pytest.raises(BadEvening):
        night.hub.say("call nobody N.")


def test_a_result_confirmed_while_the_way_was_cut_comes_with_the_table(night: ClubNight) -> None:
    courier = night.couriers["t1"]
    courier.want(do="round", round=1)
    night.carry()
    night.cut("t1")
    courier.confirm([2, 1])
    night.carry()
    assert len(night.hub.evening.open) == 2
    night.back("t1")
    night.carry()
    assert [one.places for one in night.hub.evening.of_round(1)] == [(2, 1), ()]


def test_a_result_that_was_under_way_when_the_way_was_cut_is_told_again(night: ClubNight) -> None:
    courier = night.couriers["t1"]
    courier.want(do="round", round=1)
    night.carry()
    courier.confirm([2, 1])
    night._bag.clear()  # it never arrived
    night.cut("t1")
    night.back("t1")
    night.carry()
    assert night.hub.evening.of_round(1)[0].places == (2, 1)


def test_a_name_taken_back_while_the_way_was_cut_is_gone_once_it_is_open(night: ClubNight) -> None:
    courier = night.couriers["t1"]
    night.play("t1", ("Ada", "Ben"), random.Random(1))
    night.carry()
    night.cut("t1")
    courier.outbox.member = replace(courier.outbox.member, names={"Ben": "Ben"})
    courier.outbox.take_back("Ada")
    courier.want(do="initials", name="Ada")
    said: list[tuple[str, bytes]] = []
    night.back("t1")
    said += [(message.topic, message.payload) for _, message in night._bag]
    night.carry()
    assert [topic for topic, payload in said if "/head/" in topic and not payload], "the broker forgets, too"
    assert not night.hub.collector.journal.games(player="Ada")
    assert "Ada" not in {row.name for row in courier.hall.standings}
