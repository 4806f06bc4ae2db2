"""The table's end of every page: a seat says only what that seat may, and bad guests change nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from companion.games.heavens.terms import PLANS
from companion.phones.guests import Guests
from companion.phones.host import BURST, MOST_BAD, Host, LetGo, Send
from companion.play.table import Table
from tests.companion.phones.room import Room, table_of

SECOND = 1_000_000_000
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")


class Party:
    """A host with a table, and everything it has sent."""

    def __init__(self, table: Table | None) -> None:
        self.room = Room(table)
        self.host = Host(self.room, Guests(), lambda kept: None)
        self.parts: dict[int, dict[str, object]] = {}
        self.gone: dict[int, str] = {}
        self.other: dict[int, dict[str, object]] = {}
        self.now = 10 * SECOND

    def say(self, page: int, say: str, **more: object) -> None:
        """A page says something, and all pages are told what came of it."""
        self.raw(page, json.dumps({"say": say, **more}))

    def raw(self, page: int, said: str) -> None:
        self.now += SECOND // 10
        self.host.hear(page, said, self.now)
        self.look()

    def look(self) -> None:
        self.host.look()
        out, self.host.out = self.host.out, []
        for one in out:
            match one:
                case Send(page, written):
                    told = json.loads(written)
                    self.parts.setdefault(page, {}).update(told.pop("parts", {}))
                    self.other.setdefault(page, {}).update(told)
                case LetGo(page, why):
                    self.gone[page] = why

    def join(self, page: int, seat: str = "", role: str = "phone", language: str = "en") -> str:
        """A page with the code, at a seat; its key."""
        self.say(page, "hello", code=self.host.guests.code, key="", language=language, role=role)
        if seat:
            self.say(page, "sit", seat=seat)
        return str(self.other.get(page, {}).get("key", ""))

    def ask(self, page: int) -> dict[str, object]:
        told = self.parts[page]["ask"]
        assert isinstance(told, dict)
        return told


def planning() -> Table:
    """Heavens, when all lay their plans."""
    table = table_of("heavens", NAMES)
    dice = random.Random(5)
    while not table.view().secret:
        table.do(str(dice.choice(table.session.moves)), at=0)
    return table


@pytest.fixture
def five() -> Party:
    party = Party(planning())
    for n in range(1, 6):
        party.join(n, f"p{n}")
    return party


def lines(party: Party) -> list[str]:
    assert party.room.table is not None
    return [*party.room.table.session.lines()]


def test_five_phones_lay_their_plans_at_once_and_with_the_last_all_are_revealed(five: Party) -> None:
    before = len(lines(five))
    for n, plan in enumerate((*PLANS, PLANS[0]), 1):
        assert set(five.ask(n)["open"]) == {*PLANS}  # type: ignore[call-overload]
        five.say(n, "touch", ids=[plan])
    said = [line.split()[1] for line in lines(five)[before:]]
    assert said[:6] == ["plan"] * 5 + ["reveal"]


def test_a_plan_is_nobody_elses_business() -> None:
    told = []
    for plan in PLANS:
        party = Party(planning())
        party.join(1, "p1")
        party.join(2, "p2")
        party.join(7, role="television")
        party.say(1, "touch", ids=[plan])
        assert party.ask(1)["mine"] is False
        told.append((party.parts[2], party.parts[7]))
    assert all(pages == told[0] for pages in told), "whatever it is, the others are told the same"
    assert told[0][1]["seats"][0]["chosen"] is True  # type: ignore[index]


def test_a_seat_cannot_say_what_another_seat_may(five: Party) -> None:
    before = lines(five)
    five.say(2, "touch", ids=["@p1"])
    five.say(2, "touch", ids=["nonsense"])
    notice = five.ask(2)["notice"]
    assert isinstance(notice, dict)
    assert notice["kind"] == "refused"
    assert lines(five) == before
    assert five.ask(3)["notice"] is None, "a refusal is told to nobody else"
    assert five.room.table is not None
    assert five.room.table.notice is None, "nor to the table"


@pytest.mark.parametrize("said", ["touch", "sure", "cancel", "number", "slap", "sit", "stand"])
def test_a_television_says_nothing_to_the_table(said: str) -> None:
    party = Party(planning())
    party.join(1, role="television")
    before = lines(party)
    party.say(1, said, ids=[PLANS[1]], number=3, at=party.now, within=1, seat="p1")
    assert lines(party) == before
    assert party.room.slapped == []


def test_without_a_code_a_page_is_told_nothing_at_all() -> None:
    party = Party(planning())
    for say in ("touch", "sit", "ask", "slap"):
        party.say(1, say, ids=[PLANS[1]], seat="p1", what="sheet", at=0, within=0)
    assert party.parts == {}
    party.say(2, "hello", code="AAAAAAAA", key="", language="en", role="phone")
    assert not any(party.parts.values())
    assert "refused" in party.other[2]


def test_a_lost_phone_comes_back_to_its_seat_and_to_all_it_had(five: Party) -> None:
    key = five.other[3]["key"]
    before = five.parts[3]
    five.host.gone(3)
    five.say(30, "hello", code="", key=key, language="en", role="phone")
    assert five.parts[30] == before | {"seats": five.parts[30]["seats"]}
    five.say(30, "touch", ids=[PLANS[1]])
    assert lines(five)[-1].startswith("p3 plan ")


def test_a_page_open_twice_is_closed_where_it_is_older(five: Party) -> None:
    five.say(30, "hello", code="", key=five.other[3]["key"], language="en", role="phone")
    assert five.gone == {3: "elsewhere"}


def test_who_is_sent_away_sees_and_says_nothing_more(five: Party) -> None:
    who = next(one for one in five.host.present() if one.seat == "p2")
    five.host.send_away(who)
    five.look()
    assert five.gone == {2: "away"}
    before = lines(five)
    five.say(2, "touch", ids=[PLANS[1]])
    assert lines(five) == before
    assert {one.seat for one in five.host.present()} == {"p1", "p3", "p4", "p5"}


def test_a_lost_phones_seat_is_freed_by_the_owner(five: Party) -> None:
    five.host.gone(2)
    who = next(one for one in five.host.present() if one.seat == "p2")
    assert who.page is None
    five.host.send_away(who)
    five.join(20, "p2")
    assert five.parts[20]["me"]["seat"] == "p2"  # type: ignore[index]


def test_the_same_message_again_does_nothing_twice(five: Party) -> None:
    said = json.dumps({"say": "touch", "ids": [PLANS[1]]})
    before = len(lines(five))
    for _ in range(4):
        five.raw(1, said)
    assert len(lines(five)) == before + 1


def test_a_flood_ends_the_page_and_the_game_does_not_notice(five: Party) -> None:
    before = lines(five)
    for _ in range(BURST + 60):
        five.host.hear(4, '{"say":"cancel"}', five.now)
    five.look()
    assert five.gone[4] == "wrong"
    assert lines(five) == before


def test_hostile_pages_by_the_thousand_change_nothing(five: Party) -> None:
    before, dice = lines(five), random.Random(4)
    for said in hostile(dice, 4000):
        page = dice.randrange(100, 400)
        five.now += SECOND
        five.host.hear(page, said, five.now)
        if page in {one.page for one in five.host.out if isinstance(one, LetGo)}:
            five.host.gone(page)
    five.look()
    assert lines(five) == before
    assert {one.page for one in five.host.guests.pages} == {1, 2, 3, 4, 5}
    assert five.ask(1)["mine"] is True


def hostile(dice: random.Random, count: int) -> Iterator[str]:
    """Noise, half messages, other seats, guessed keys and codes, lines of the journal."""
    say = ["hello", "sit", "touch", "slap", "number", "sure", "stand", "ask", "cancel", "press", "undo"]
    for _ in range(count):
        told = {
            "say": dice.choice(say),
            "ids": [
                dice.choice(
                    (PLANS[1], "@p1", ":plan", f"p1 plan {PLANS[1]}", "undo", f"! p1 plan {PLANS[1]}")
                )
            ],
            "seat": dice.choice(("p1", "p9", "table", "")),
            "code": "".join(dice.choices("ABCDEFGH2345", k=8)),
            "key": "".join(dice.choices("abcdef", k=24)),
            "language": dice.choice(("en", "fr", "../..", "xx")),
            "role": dice.choice(("phone", "television", "owner")),
            "number": dice.randrange(-9, 9),
            "at": dice.randrange(1 << 40),
            "within": dice.randrange(-5, 1 << 30),
            "what": "sheet",
        }
        written = json.dumps(told)
        yield dice.choice((written, written[: dice.randrange(len(written))], "\x00" * 9, "[" * 900))


def test_messages_that_are_none_end_a_page(five: Party) -> None:
    for _ in range(MOST_BAD):
        five.raw(5, "{")
    assert five.gone == {5: "wrong"}


def test_while_the_table_rests_a_phone_is_told_so(five: Party) -> None:
    five.room.resting = True
    before = lines(five)
    five.say(1, "touch", ids=[PLANS[1]])
    assert lines(five) == before
    assert "rests" in json.dumps(five.ask(1)["notice"])


def test_a_slap_keeps_its_moment_and_no_other_than_can_be() -> None:
    table = table_of("olympia", NAMES[:3])
    party = Party(table)
    party.join(1, "p1")
    party.say(1, "slap", at=party.now - SECOND // 20, within=15_000_000)
    assert party.room.slapped == [("p1", party.now - SECOND // 10 - SECOND // 20, 15_000_000)]
    for at, within in ((party.now + 2 * SECOND, 1), (party.now - 9 * SECOND, 1), (0, 0)):
        party.say(1, "slap", at=at, within=within)
    assert len(party.room.slapped) == 1
    party.say(1, "slap", at=party.now, within=0)
    assert party.room.slapped[-1][2] > 0, "nobody is surer than a finger can be"


def test_every_page_reads_its_own_language(five: Party) -> None:
    five.join(8, role="television", language="fr")
    assert (
        "vos plans" in json.dumps(five.parts[8]["ask"], ensure_ascii=False)
        or five.parts[8]["language"] == "fr"
    )
    assert five.parts[1]["language"] == "en"


def test_only_what_changed_is_sent(five: Party) -> None:
    five.host.look()
    assert five.host.out == []
    five.host.hear(1, json.dumps({"say": "touch", "ids": [PLANS[1]]}), five.now + SECOND)
    five.host.look()
    sent = {one.page: json.loads(one.written)["parts"] for one in five.host.out if isinstance(one, Send)}
    assert "view.spaces" not in sent[2]
    assert "seats" in sent[2]


def test_a_phone_follows_its_person_into_the_next_game(five: Party) -> None:
    five.room.table = table_of("olympe", ("Cleo", "Ana", "Bo", "Dan"), {"hands": "open"})
    five.look()
    assert five.parts[1]["me"]["seat"] == "p2"  # type: ignore[index]
    assert five.parts[5]["me"]["seat"] == ""  # type: ignore[index]


def test_what_is_begun_on_a_phone_is_its_own_and_ends_with_the_position() -> None:
    table = table_of("battle", NAMES[:2])
    party = Party(table)
    seat = table.session.acting[0]
    party.join(1, seat)
    piece = next(move.args[0] for move in table.session.moves)
    party.say(1, "touch", ids=[piece])
    assert party.ask(1)["picked"] == [piece]
    assert table.picks == (), "the touch screen knows nothing of it"
    table.do(str(table.session.moves[-1]), at=0)
    party.look()
    assert party.ask(1)["picked"] == []


def test_the_score_sheet_is_read_without_stopping_anybody(five: Party) -> None:
    five.say(2, "ask", what="sheet")
    sheet = five.other[2]["sheet"]
    assert isinstance(sheet, dict)
    assert sheet["columns"] == ["Ana", "Bo", "Cleo", "Dan", "Eva"]
