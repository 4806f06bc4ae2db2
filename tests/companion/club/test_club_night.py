"""Eight tables and five rounds, played by simulated people to their standings, with all that goes wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path

from companion.club.courier import Courier
from companion.club.diary import Diary, new_evening
from companion.club.hub import Hub
from companion.club.now import places_of
from companion.club.outbox import Member, Outbox
from companion.club.pairing import next_round
from companion.club.report import written
from companion.club.standings import standings
from companion.club.topics import Message
from companion.club.wall import wall
from companion.keep.journal import Journal
from companion.play.match import Match
from companion.words import words_in

TABLES = tuple(f"t{n}" for n in range(1, 9))
PEOPLE = (
    "Ada",
    "Ben",
    "Cleo",
    "Dan",
    "Eva",
    "Finn",
    "Gil",
    "Hera",
    "Ida",
    "Jo",
    "Kit",
    "Leo",
    "Mia",
    "Ned",
    "Ova",
    "Pia",
)


class ClubNight:
    """A hub and eight tables on one desk; a table that is off-line hears and says nothing."""

    def __init__(self, folder: Path) -> None:
        self.hub = Hub(Journal(folder / "hub/games.db"), folder / "hub", "club")
        self.hub.diary = new_evening(folder / "hub", "20261118")
        self.kept: dict[str, bytes] = {}  # what the broker keeps
        self.off: set[str] = set()
        self.couriers: dict[str, Courier] = {}
        self._mids = 0
        self._bag: list[tuple[int, Message]] = []
        agreed = {name: name for name in (*PEOPLE, "Zoe")}
        for table in TABLES:
            outbox = Outbox(Journal(folder / f"{table}.db"), Member("club", table, 1, agreed))
            self.couriers[table] = courier = Courier(outbox, self._publish)
            courier.opened(known=False)

    def _publish(self, message: Message) -> int:
        self._mids += 1
        self._bag.append((self._mids, message))
        return self._mids

    def carry(self) -> None:
        """Everything that can arrive arrives."""
        for _ in range(400):
            bag, self._bag = self._bag, []
            for mid, message in bag:
                self.hub.hear(message.topic, message.payload, 0.0)
                for courier in self.couriers.values():
                    courier.arrived(mid)
            self.hub.look()
            self.hub.ask()
            out = self.hub.take()
            for message in out:
                if message.kept:
                    self.kept[message.topic] = message.payload
                for table, courier in self.couriers.items():
                    if table not in self.off:
                        courier.heard(message.topic, message.payload)
            if not bag and not out:
                return
        raise AssertionError("it never comes to rest")

    def cut(self, table: str) -> None:
        self.off.add(table)
        self.couriers[table].lost()

    def back(self, table: str) -> None:
        self.off.discard(table)
        courier = self.couriers[table]
        courier.opened(known=True)
        for topic, payload in self.kept.items():
            courier.heard(topic, payload)

    def play(self, table: str, names: tuple[str, ...], dice: random.Random) -> list[int]:
        """A game at a table, by people who win and lose as it happens; it is published if it can be."""
        courier = self.couriers[table]
        number = courier.outbox.journal.begin(
            Match("battle", names, started=f"2026-11-18 19:{dice.randrange(60):02}")
        )
        session = courier.outbox.journal.session(number)
        while session.moves and session.told < 25:
            session.do(str(dice.choice(session.moves)), at=session.told * 2000)
        if session.moves:
            session.do(f"resign p{1 + dice.randrange(2)}", at=session.told * 2000)
        courier.outbox.look(number)
        courier.pump()
        return places_of(session)


def test_an_evening_of_eight_tables_and_five_rounds_comes_to_its_standings(tmp_path: Path) -> None:
    night, dice = ClubNight(tmp_path), random.Random("club night")
    hub = night.hub
    hub.say("evening swiss 5", "game battle 2", *(f"table {table}" for table in TABLES))
    hub.say(*(f"come {name.lower()} {name}" for name in PEOPLE))
    paper: dict[tuple[int, str], list[int]] = {}  # what people at the tables know
    for number in range(1, 6):
        if number == 2:
            hub.say("come zoe Zoe")  # a late arrival: seventeen people, a bye a round
        if number == 3:
            hub.say("go finn")  # a drop-out
            night.cut("t4")  # off-line for two rounds
        if number == 5:
            night.back("t4")
        night.carry()
        hub.say(*next_round(hub.evening), f"start {number}")
        night.carry()
        for one in hub.evening.of_round(number):
            names = tuple(hub.evening.names[id_] for id_ in one.people)
            seated = night.couriers[one.table].seated
            if one.table not in night.off:
                assert seated is not None
                assert (seated.names, seated.round, seated.started) == (names, number, True)
            places = paper[number, one.table] = night.play(one.table, names, dice)
            if one.table in night.off:  # walked over and told by mouth
                hub.say(f"result {number} {one.table} {' '.join(map(str, places))}")
            else:
                night.couriers[one.table].confirm(places)
        night.carry()
        assert not hub.evening.open
        if number == 4:
            wrong = hub.evening.of_round(4)[2]
            hub.say(f"correct 4 {wrong.table} {' '.join(map(str, reversed(wrong.places)))}")
            paper[4, wrong.table] = paper[4, wrong.table][::-1]

    # Everything is known once: every game of every table, also those played off-line.
    night.carry()
    games = hub.collector.journal.games()
    assert len(games) == len(paper) == sum(len(c.outbox.journal.games()) for c in night.couriers.values())
    for courier in night.couriers.values():
        for game in courier.outbox.journal.games():
            row = courier.outbox.journal.of_club(game.id)
            assert row
            there = hub.collector.number_of(row[1])
            assert hub.collector.journal.lines(there) == courier.outbox.journal.lines(game.id)
            assert hub.collector.journal.match(there) == courier.outbox.journal.match(game.id)

    # The standings are those that the papers of the tables give.
    points = dict.fromkeys([*(name.lower() for name in PEOPLE), "zoe"], 0.0)
    for one in hub.evening.seatings:
        for id_, place in zip(one.people, paper[one.round, one.table], strict=True):
            points[id_] += {1: 1.0, 2: 0.0}[place] if len({*paper[one.round, one.table]}) == 2 else 0.5
    for _, id_ in hub.evening.byes:
        points[id_] += 1
    rows = standings(hub.evening)
    assert {row.id: float(row.points) for row in rows} == points
    assert sorted(points.values(), reverse=True) == [float(row.points) for row in rows]
    assert next(row for row in rows if row.id == "finn").played == 2
    assert next(row for row in rows if row.id == "zoe").played <= 4
    assert max(hub.evening.met().values()) == 1, "nobody met anybody twice"
    assert [len(one.before) for one in hub.evening.seatings].count(1) == 1

    # It replays from its lines, is exported and shown.
    again = Diary(hub.diary.path) if hub.diary else None
    assert again
    assert again.evening == hub.evening
    for form in ("text", "csv", "html"):
        told = written(hub.evening, form, words_in("fr"))
        assert all(row.name in told for row in rows)
    assert "→" in written(hub.evening, "html", words_in("en"))
    shown = wall(hub, "en")
    assert len(shown["standings"]) == 17  # type: ignore[arg-type]
    json.dumps(shown)


def test_a_diary_that_was_changed_on_the_medium_is_told(tmp_path: Path) -> None:
    diary = new_evening(tmp_path, "20261118")
    diary.say("evening swiss 3", "come ann Ann", "come bob Bob")
    whole = diary.path.read_bytes()
    diary.path.write_bytes(whole.replace(b"come bob Bob", b"come rob Rob"))
    found = Diary(diary.path)
    assert [text for _, text in found.lines] == ["evening swiss 3", "come ann Ann"]
    assert found.torn
    diary.path.write_bytes(whole)
    assert len(Diary(diary.path).lines) == 3


def test_two_who_write_into_one_diary_see_each_other(tmp_path: Path) -> None:
    one = new_evening(tmp_path, "20261118")
    one.say("evening swiss 3")
    other = Diary(one.path)
    other.say("come ann Ann")
    one.say("come bob Bob")
    other.look()
    assert one.evening == other.evening
    assert [name for _, name in one.evening.people] == ["Ann", "Bob"]
