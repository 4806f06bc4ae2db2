"""A table joins by the club's code, plays what it is told, is followed, confirms by one touch, and leaves."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import segno

from companion.club.evening import played
from companion.club.folder import Invitation
from companion.club.hall import pages
from companion.club.public import read_head
from companion.keep.players import meet
from tests.ui.moves_by_touch import start_game
from tests.ui.web.test_at_the_table import Server, until
from ui.checks.finger import Hand

CODE = Invitation("hub.local", 8883, "club", "t3", "secret-" * 4, "ab" * 32)


class ClubServer(Server):
    """The server as a club's table knows it: everything published is written down, and arrives."""

    def __init__(self, place: Path) -> None:
        super().__init__(place)
        self.said: list[dict[str, object]] = []

    def read(self, topic: str) -> dict[str, object]:
        """The next thing published under a topic; all before it has arrived."""
        while True:
            line = json.loads(self.lines.readline())
            self.said.append(line)
            if "publish" in line:
                self.say(club="arrived", n=line["publish"])
                if topic in str(line["topic"]):
                    return dict(line)


def joined(hand: Hand, home: Path) -> ClubServer:
    hand.app.root.show("club")
    hand.wait()
    assert hand.app.phones.link is None, "nothing listens before somebody joins"
    hand.app.root.current_screen.join(str(CODE))
    hand.wait()
    server = ClubServer(home / "phones.socket")
    until(hand, lambda: hand.app.phones.link._server is not None)
    hand.wait()
    server.say(club="opened", known=False)
    until(hand, lambda: hand.app.phones.club._courier and hand.app.phones.club._courier.open)
    return server


def test_a_table_joins_and_is_followed_from_its_next_game_on(hand: Hand, home: Path) -> None:
    app = hand.app
    start_game(hand, "5 × 5")  # before it joined: the club learns nothing of it
    app.root.show("home")
    hand.wait()
    server = joined(hand, home)
    assert json.loads(server.lines.readline()) == {"pages": False}, "no page is served"
    assert json.loads(server.lines.readline()) == {"join": str(CODE)}
    assert any("t3 of the club club" in words for words in hand.words())
    seat = {
        "day": "20261118-1",
        "round": 2,
        "game": "battle",
        "names": ["Ann", "Bob"],
        "started": True,
        "places": [],
    }
    server.say(club="heard", topic="pantheon/club/hub/seat/t3", payload=json.dumps(seat))
    until(hand, lambda: any("Ann – Bob" in words for words in hand.words()))
    page = app.root.current_screen
    page._begin()
    hand.wait()
    assert app.table.session.match.players == ("Ann", "Bob")
    until(hand, lambda: app.phones.club._courier.outbox.behind)
    head = read_head(str(server.read("/head/")["payload"]).encode())
    assert head.match.players == ("Ann", "Bob"), "the hub seated them under these names"
    assert not [one for one in server.said if "publish" in one and "/line/1-" in str(one["topic"])]
    app.tell("resign p2")
    hand.wait()
    app.root.show("club")
    hand.wait()
    assert app.phones.club.places == [1, 2]
    page = app.root.current_screen
    page._confirm()
    until(hand, lambda: app.phones.club._courier.outbox.behind or True)
    told = json.loads(str(server.read("/result/2")["payload"]))
    assert told == {"day": "20261118-1", "round": 2, "places": [1, 2]}
    page._leave()
    hand.wait()
    assert app.phones.link is None
    assert not app.phones.club.joined
    assert not (home / "club.toml").exists()
    server.close()


def test_a_name_is_shown_only_as_its_owner_agreed(hand: Hand, home: Path) -> None:
    app = hand.app
    meet(app.game.journal, [(1, "Ann Berg")])
    server = joined(hand, home)
    app.root.current_screen.refresh()
    hand.wait()
    for shown in ("not shown", "shown as A. B.", "shown as Ann Berg"):
        assert any(shown in words for words in hand.words()), shown
        hand.press("Ann Berg")
        hand.wait()
    assert app.phones.club.names == {"Ann Berg": ""}, "and back"
    server.close()


def test_the_code_held_before_the_camera_is_enough(hand: Hand) -> None:
    from vision.reading.decoders import zxing

    matrix = np.array(list(segno.make(str(CODE), error="m").matrix_iter(scale=6, border=4)), np.uint8)
    frame = np.full((720, 1280), 200, np.uint8)
    made = cv2.resize(255 - 255 * matrix, (420, 420), interpolation=cv2.INTER_AREA)
    frame[150:570, 400:820] = made
    assert [found.written for found in zxing(frame)] == [str(CODE)]
    page_code = hand.app.phones.club
    hand.app.root.show("club")
    hand.wait()
    hand.app.root.current_screen.join("pantheon-club nonsense")
    hand.wait()
    assert not page_code.joined
    assert any("not a club’s code" in words for words in hand.words())


SEAT = {
    "day": "20261118-1",
    "round": 2,
    "game": "battle",
    "clock": "fischer 600 5",
    "names": ["Ann Berg", "Bob"],
    "started": False,
    "places": [],
}


def seat(server: ClubServer, **changed: object) -> None:
    """The hub says who plays here."""
    server.say(club="heard", topic="pantheon/club/hub/seat/t3", payload=json.dumps({**SEAT, **changed}))


def test_all_clocks_of_a_club_start_together(hand: Hand, home: Path) -> None:
    app = hand.app
    server = joined(hand, home)
    seat(server)
    until(hand, lambda: app.phones.club.seated is not None)
    app.root.current_screen._begin()
    hand.wait()
    clocks = app.table.session.now.clocks
    assert str(app.table.session.match.clock) == "fischer 600 5"
    app.root.sit_down()  # everything is laid out
    hand.wait()
    assert app.root.current == "clocks"
    assert any("All tables start together" in words for words in hand.words())
    assert not app.table.session.now.clocks.running
    seat(server, started=True)
    until(hand, lambda: app.table.session.now.clocks.running and app.root.current == "table")
    assert not any(clocks.used)
    server.close()


def test_a_table_whose_club_is_silent_starts_by_itself(hand: Hand, home: Path) -> None:
    app = hand.app
    server = joined(hand, home)
    seat(server)
    until(hand, lambda: app.phones.club.seated is not None)
    app.root.current_screen._begin()
    hand.wait()
    app.root.sit_down()
    hand.wait()
    assert app.root.current == "clocks"
    app.root.current_screen.switch()  # go on
    hand.wait()
    assert (app.root.current, app.table.session.now.clocks.running) == ("table", True)
    server.close()


def test_a_name_taken_back_is_told_anew_and_the_result_can_still_be_confirmed(hand: Hand, home: Path) -> None:
    app = hand.app
    server = joined(hand, home)
    seat(server, started=True)
    until(hand, lambda: app.phones.club.seated is not None)
    app.root.current_screen._begin()
    hand.wait()
    app.root.sit_down()
    until(hand, lambda: app.phones.club._courier.outbox.behind)
    old = server.read("/head/")
    assert "Ann Berg" in str(old["payload"])
    meet(app.game.journal, [(1, "Ann Berg")])
    app.root.show("club")
    hand.wait()
    hand.press("Ann Berg")  # to initials
    hand.wait()
    took = server.read("/head/")
    while took["payload"]:
        took = server.read("/head/")
    assert (took["topic"], took["kept"]) == (old["topic"], True), "the broker forgets the name"
    again = server.read("/head/")
    assert again["topic"] != old["topic"]
    assert read_head(str(again["payload"]).encode()).match.players == ("A. B.", "Bob")
    wants = [one for one in server.said if str(one.get("topic", "")).endswith("/want")]
    if not wants:
        wants = [server.read("/want")]
    assert json.loads(str(wants[0]["payload"])) == {"do": "initials", "name": "Ann Berg"}
    seat(server, started=True, names=["A. B.", "Bob"])
    until(hand, lambda: app.phones.club.seated.names[0] == "A. B.")
    app.root.show("table")
    hand.wait()
    app.tell("resign p2")
    hand.wait()
    assert app.phones.club.places == [1, 2]
    server.close()


def test_a_table_without_a_camera_joins_by_a_file_on_a_stick(hand: Hand, home: Path) -> None:
    app = hand.app
    (home / "t3.club").write_text(f"{CODE}\n")
    (home / "other.club").write_text("nonsense")
    app.root.show("club")
    hand.wait()
    app.root.current_screen._look()
    hand.wait()
    hand.press("Join club as t3")
    hand.wait()
    assert app.phones.club.to == CODE


def test_the_evening_is_on_the_tables_own_screen_and_one_that_leads_goes_on(hand: Hand, home: Path) -> None:
    app = hand.app
    server = joined(hand, home)
    lines = ["evening swiss 3", "game battle 2", "table t3", "table t4", "lead t3"]
    lines += ["come ann Ann", "come bob Bob", "come cleo Cleo", "come dan Dan", "come eve Eve"]

    def told(*more: str) -> None:
        lines.extend(more)
        for kind, page, told in pages(played(lines), "20261118-1"):
            topic = f"pantheon/club/hub/{kind}/{page}"
            server.say(club="heard", topic=topic, payload=json.dumps(told))

    told()
    until(hand, lambda: app.phones.club.leads)
    hand.press("Standings and this round")
    hand.wait()
    assert app.root.current == "hall"
    hand.press("Draw round 1")
    until(hand, lambda: True)
    assert json.loads(str(server.read("/want")["payload"])) == {"do": "round", "round": 1}
    told("seat 1 t3 battle ann bob", "seat 1 t4 battle cleo dan", "bye 1 eve")
    until(hand, lambda: any("Ann – Bob" in words for words in hand.words()))
    assert any("2 results are still to come" in words for words in hand.words())
    hand.press("Start all clocks")
    until(hand, lambda: True)
    assert json.loads(str(server.read("/want")["payload"])) == {"do": "start", "round": 1}
    told("start 1", "result 1 t3 1 2", "result 1 t4 2 1")
    until(hand, lambda: any("1. Ann – 2. Bob" in words for words in hand.words()))
    assert any("Eve: bye" in words for words in hand.words())
    told("unlead t3")
    until(hand, lambda: not app.phones.club.leads)
    hand.wait()
    assert not any("Draw round" in words for words in hand.words())
    server.close()
