"""The site by itself: what may be asked for, by whom, how often; and the door for pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from companion.phones.messages import LARGEST
from tests.clock import MovedClock
from ui.web.door import BURST, MOST_OF_ONE, UNREAD, Door
from ui.web.site import site

HOST = "table.local:8437"
OURS = {"origin": f"http://{HOST}", "host": HOST}


class Answering:
    """A door whose table remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []
        self.door = Door(lambda line: self.heard.append(json.loads(line)))
        self.site = site(self.door, lambda: ("table.local",))


@pytest.fixture
def answering() -> Answering:
    return Answering()


@pytest.fixture
def client(answering: Answering) -> Iterator[TestClient]:
    with TestClient(answering.site, base_url=f"http://{HOST}") as client:
        yield client


def test_the_page_comes_with_a_strict_policy_and_nothing_from_elsewhere(client: TestClient) -> None:
    for path in ("/", "/tv"):
        answer = client.get(path)
        assert answer.status_code == 200
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "http://" not in answer.text
        assert "https://" not in answer.text


def test_every_file_a_page_asks_for_is_there(client: TestClient) -> None:
    for name in ("main.js", "phone.js", "draw.js", "page.css", "icons.ttf", "icons.json", "Cinzel-Bold.ttf"):
        assert client.get(f"/files/{name}").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/files/../site.py",
        "/files/..%2fsite.py",
        "/files/site.py",
        "/files/%2e%2e/door.py",
        "/etc/passwd",
        "/files/",
        "/rules/../en",
        "/rules/nogame/en",
        "/rules/above/xx",
        "/rules/above/en?at=../../settings",
    ],
)
def test_nothing_else_is_there(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_only_who_asks_for_this_machine_by_name_is_answered(client: TestClient) -> None:
    assert client.get("/", headers={"host": "evil.example"}).status_code == 421
    assert client.get("/", headers={"host": "evil.example:8437"}).status_code == 421
    assert client.post("/").status_code == 405


def test_rules_are_searched_listed_and_read(client: TestClient) -> None:
    found = client.get("/rules/heavens/fr", params={"q": "plan"}).json()["rules"]
    assert found
    assert found[0]["said"]
    listed = client.get("/rules/heavens/en").json()["rules"]
    assert len(listed) > 20
    rule = client.get("/rules/heavens/en", params={"at": listed[0]["anchor"]}).json()
    assert rule["title"] == listed[0]["title"]
    assert client.get("/rules/heavens/en", params={"q": "zzzzqqq"}).json().get("words") is not None


def test_who_asks_too_often_waits(client: TestClient) -> None:
    answers = [client.get("/files/dom.js").status_code for _ in range(260)]
    assert answers[0] == 200
    assert answers[-1] == 429


# the door


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://table.local:8437"])
def test_a_page_of_somebody_else_does_not_get_through_the_door(
    client: TestClient, answering: Answering, origin: str
) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/talk", headers={"origin": origin}):
        pass
    assert answering.heard == []


def test_words_go_to_the_table_and_answers_to_their_page_alone(
    client: TestClient, answering: Answering
) -> None:
    with (
        client.websocket_connect("/talk", headers=OURS) as one,
        client.websocket_connect("/talk", headers=OURS),
    ):
        one.send_text('{"say":"cancel"}')
        answering.door.pages[1].show('{"parts":{}}')
        assert one.receive_text() == '{"parts":{}}'
        assert answering.door.pages[2].unread.empty()
    assert answering.heard[0] == {"page": 1, "said": '{"say":"cancel"}'}
    assert {"page": 1, "gone": True} in answering.heard


def test_too_long_or_too_much_ends_a_page(client: TestClient, answering: Answering) -> None:
    with client.websocket_connect("/talk", headers=OURS) as page:
        page.send_text("x" * (LARGEST + 1))
        with pytest.raises(WebSocketDisconnect):
            page.receive_text()
    with client.websocket_connect("/talk", headers=OURS) as page:
        for _ in range(BURST + 1):
            page.send_text('{"say":"cancel"}')
        with pytest.raises(WebSocketDisconnect):
            page.receive_text()
    assert sum("said" in told for told in answering.heard) == BURST


def test_bytes_are_no_words(client: TestClient, answering: Answering) -> None:
    with client.websocket_connect("/talk", headers=OURS) as page:
        page.send_bytes(b"\x00\x01")
        with pytest.raises((WebSocketDisconnect, KeyError)):
            page.receive_text()
    assert not any("said" in told for told in answering.heard)


def test_one_address_has_only_so_many_pages(client: TestClient, answering: Answering) -> None:
    with ExitStack() as opened:
        for _ in range(MOST_OF_ONE):
            opened.enter_context(client.websocket_connect("/talk", headers=OURS))
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/talk", headers=OURS):
            pass
    assert sum("gone" in told for told in answering.heard) == MOST_OF_ONE


def test_who_reads_too_slowly_is_let_go_and_nobody_waits(client: TestClient, answering: Answering) -> None:
    with client.websocket_connect("/talk", headers=OURS) as page:
        page.send_text('{"say":"cancel"}')
        slow = answering.door.pages[1]
        for _ in range(UNREAD + 5):
            slow.show("x")
        assert slow.ended == 4008
        assert slow.unread.qsize() <= UNREAD


def test_the_clock_is_answered_at_the_door(
    client: TestClient, answering: Answering, clock: MovedClock
) -> None:
    with client.websocket_connect("/talk", headers=OURS) as page:
        last = None
        for n in range(1, 8):
            page.send_text(json.dumps({"say": "clock", "n": n, "t0": 1000.0 * n, "last": last}))
            told = page.receive_json()
            last = [n, 1000.0 * n + 4]
            clock.move(1)
        assert told["clock"] == 7
        assert told["within"] < 30
        page.send_text('{"say":"slap","t":7500.0}')
        page.send_text(json.dumps({"say": "clock", "n": 8, "t0": 8000.0, "last": last}))
        page.receive_json()
    slap = json.loads(str(next(told["said"] for told in answering.heard if "said" in told)))
    assert slap["say"] == "slap"
    assert 0 < slap["within"] < 30_000_000
    assert not any("clock" in str(told) for told in answering.heard), "the table hears nothing of it"


@pytest.mark.parametrize(
    "said", ['{"say":"clock"}', '{"say":"clock","n":"x","t0":null}', '{"clock":', '"clock"']
)
def test_a_clock_that_makes_no_sense_is_no_clock(client: TestClient, answering: Answering, said: str) -> None:
    with client.websocket_connect("/talk", headers=OURS) as page:
        page.send_text(said)
        page.send_text('{"say":"clock","n":1,"t0":5.0}')
        assert page.receive_json() == {"clock": 1, "within": None}
