"""Lines from many tables, over a post that loses, doubles and mixes them up: once each, and in order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.club.collector import Collector
from companion.club.outbox import Member, Outbox
from companion.club.public import (
    NotPublic,
    initials,
    line_after,
    read_head,
    read_line,
    written_head,
    written_line,
)
from companion.club.topics import Message, Topic, topic_of
from companion.keep.export import written
from companion.keep.journal import Journal
from companion.keep.record import Veil, openly
from companion.keep.statistics import wins
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from tests.companion.club.post import Post

MATCHES = (
    Match("battle", ("Ann", "Bob")),
    Match("olympe", ("Ann", "Bob", "Cleo")),
    Match("scorepad", ("Ann", "Bob", "Cleo")),
)
AGREED = {"Ann": "Ann", "Bob": "B. B.", "Eve": "Eve"}


def play(journal: Journal, match: Match, seed: str, most: int = 60, end: bool = True) -> int:
    """A game by random hands, kept as it is played; its number."""
    dice = random.Random(seed)
    number = journal.begin(match)
    session = journal.session(number)
    if session.moves:
        session.do(*(f"seed {seed}",), at=1)
    while session.moves and session.now.tip.n < most:
        session.do(str(dice.choice(session.moves)), at=session.told * 1000)
    if end and session.moves:
        session.do("end", at=session.told * 1000)
    return number


def table(folder: Path, name: str, since: int = 1) -> Outbox:
    """A table with an empty journal."""
    return Outbox(Journal(folder / f"{name}.db"), Member("club", name, since, AGREED))


def same_games(boxes: list[Outbox], hub: Collector) -> None:
    """Every public line of every table is at the hub once, and nothing else is."""
    there = 0
    for box in boxes:
        for kept in box.journal.games():
            row = box.journal.of_club(kept.id)
            assert row is not None
            number = hub.number_of(row[1])
            assert number, row
            public = openly(kept.match.box, box.journal.lines(kept.id))
            mine, theirs = public, hub.journal.lines(number)
            assert len(mine) == len(theirs)
            assert [at for at, _ in mine] == [at for at, _ in theirs]
            assert [t for _, t in mine if not t.startswith("seat ")] == [
                t for _, t in theirs if not t.startswith("seat ")
            ]
            there += 1
    assert len(hub.journal.games()) == there


@pytest.mark.parametrize(
    ("lost", "doubled", "mixed"), [(0, 0, 1), (0.3, 0, 1), (0, 0.5, 1), (0, 0, 40), (0.3, 0.3, 40)]
)
def test_every_public_line_comes_once_whatever_the_post_does(
    tmp_path: Path, lost: float, doubled: float, mixed: int
) -> None:
    boxes = [table(tmp_path, name) for name in ("t1", "t2", "t3")]
    hub = Collector(Journal(tmp_path / "hub.db"))
    post = Post(random.Random("post"), lost, doubled, mixed)
    for n, box in enumerate(boxes):
        for match in MATCHES:
            play(box.journal, match, f"{n}")
            box.look()
        post.carry(boxes, hub)
        hub.flush()
    asked = post.until_complete(boxes, hub)
    same_games(boxes, hub)
    assert bool(asked) == bool(lost)
    assert hub.counts.refused == 0


def test_history_statistics_and_export_work_over_all_tables(tmp_path: Path) -> None:
    boxes = [table(tmp_path, name) for name in ("t1", "t2")]
    hub = Collector(Journal(tmp_path / "hub.db"))
    for n, box in enumerate(boxes):
        play(box.journal, MATCHES[2], f"{n}")
        box.look()
    Post(random.Random(1)).until_complete(boxes, hub)
    games = hub.journal.games(ended=True)
    assert len(games) == 2
    assert hub.journal.games(player="Ann") == games
    assert {bar.player for bar in wins(hub.journal)[0].bars} <= {"Ann", "B. B.", "P3"}
    assert written(hub.journal, [1, 2], "record").count("Pantheon record 1") == 2
    assert hub.journal.session(1).now.tip.outcome is not None


def test_practice_with_a_ghost_comes_to_the_hub_and_is_not_counted(tmp_path: Path) -> None:
    match = Match("olympia", ("Ann", "Bob"))
    box, hub = table(tmp_path, "t1"), Collector(Journal(tmp_path / "hub.db"))
    for ghost in ("chair p2 1", ""):
        session = box.journal.session(box.journal.begin(match))
        lines = [*ready(match, "3").lines(), *filter(None, [ghost]), "end"]
        for n, line in enumerate(lines):
            session.do(line, at=n)
        box.look()
    Post(random.Random(1)).until_complete([box], hub)
    same_games([box], hub)
    assert hub.journal.ask("SELECT DISTINCT game FROM result") == [(2,)]


def test_nobody_is_named_who_did_not_agree(tmp_path: Path) -> None:
    box, hub = table(tmp_path, "t1"), Collector(Journal(tmp_path / "hub.db"))
    number = play(box.journal, MATCHES[2], "names", end=False)
    session = box.journal.session(number)
    session.do("seat p1 Dora", at=90_000)
    session.do("seat p3 Eve", at=91_000)
    session.do("insert 1 seat p2 Dora", at=92_000)
    box.look()
    told = b"".join(message.payload for _, message in box.take())
    for name in ("Bob", "Cleo", "Dora"):
        assert name.encode() not in told, name
    box.connected(known=False)  # what was on its way goes again
    Post(random.Random(1)).until_complete([box], hub)
    assert hub.journal.session(1).match.players[::2] == ("P1", "Eve")
    assert initials("Ann Berg") == "A. B."


def test_who_agrees_later_is_named_in_later_games_only(tmp_path: Path) -> None:
    box = table(tmp_path, "t1")
    play(box.journal, MATCHES[0], "a")
    box.look()
    again = Outbox(box.journal, Member("club", "t1", 1, {"Ann": "Ann", "Bob": "Bob"}))
    again.look()
    play(box.journal, MATCHES[0], "b")
    again.look()
    heads = [read_head(m.payload) for _, m in again.take() if "/head/" in m.topic]
    assert {head.match.players for head in heads} == {("Ann", "B. B."), ("Ann", "Bob")}


def test_a_hidden_hand_is_told_when_it_is_revealed_and_not_before(tmp_path: Path) -> None:
    match = MATCHES[1]
    session = ready(match, "hand")
    lines = [(0, line) for line in session.lines()]
    veil, told = Veil(), []
    for _, line in [(0, "seed hand"), *lines]:
        veil = veil.after(match.box, line)
        told.append(veil.public(match.box))
    assert told[-1] == 0, "neither the hands nor the seed that they were dealt by"
    box = table(tmp_path, "t1")
    box.journal.append(box.journal.begin(match), [(0, "seed hand"), *lines])
    box.look()
    assert not [message for _, message in box.take() if "/line/" in message.topic]


def test_what_is_public_never_becomes_less() -> None:
    dice = random.Random("veil")
    for match in (MATCHES[1], Match("heavens", ("Ann", "Bob", "Cleo"))):
        session, veil, before = Session(match), Veil(), 0
        while session.moves and session.now.tip.n < 200:
            session.do(str(dice.choice(session.moves)))
            veil = veil.after(match.box, session.now.tip.line)
            assert before <= veil.public(match.box) <= veil.lines
            before = veil.public(match.box)


def test_a_table_that_starts_again_tells_what_had_not_arrived(tmp_path: Path) -> None:
    box, hub = table(tmp_path, "t1"), Collector(Journal(tmp_path / "hub.db"))
    play(box.journal, MATCHES[0], "plug")
    box.look()
    for ticket, message in list(box.take())[:20]:  # then the plug is pulled
        topic = topic_of(message.topic)
        assert topic
        hub.hear(topic, message.payload)
        box.arrived(ticket)
    again = Outbox(box.journal, box.member)
    again.look()
    Post(random.Random(1)).until_complete([again], hub)
    same_games([again], hub)


def test_a_hub_that_starts_again_goes_on_where_its_journal_ends(tmp_path: Path) -> None:
    box = table(tmp_path, "t1")
    hub = Collector(Journal(tmp_path / "hub.db"))
    play(box.journal, MATCHES[0], "hub", end=False)
    box.look()
    Post(random.Random(1), lost=0.5).carry([box], hub)
    hub.flush()
    hub.journal.close()
    again = Collector(Journal(tmp_path / "hub.db"))
    box.connected(known=False)
    Post(random.Random(2)).until_complete([box], again)
    same_games([box], again)


def test_a_new_hub_learns_everything_from_the_tables(tmp_path: Path) -> None:
    boxes = [table(tmp_path, name) for name in ("t1", "t2")]
    for box in boxes:
        play(box.journal, MATCHES[2], box.member.table)
        box.look()
    Post(random.Random(1)).until_complete(boxes, Collector(Journal(tmp_path / "old.db")))
    new = Collector(Journal(tmp_path / "new.db"))
    for box in boxes:
        box.connected(known=False)  # heads are kept by the broker, or told again
    Post(random.Random(1)).until_complete(boxes, new)
    same_games(boxes, new)


def test_a_result_taken_back_at_the_table_is_taken_back_at_the_hub(tmp_path: Path) -> None:
    box, hub = table(tmp_path, "t1"), Collector(Journal(tmp_path / "hub.db"))
    number = play(box.journal, MATCHES[0], "undo")
    post = Post(random.Random(1))
    box.look()
    post.until_complete([box], hub)
    assert hub.journal.ask("SELECT count(*) FROM result") == [(2,)]
    box.journal.session(number).do("undo", at=99_000)
    box.look()
    post.until_complete([box], hub)
    assert hub.journal.ask("SELECT count(*) FROM result") == [(0,)]
    box.journal.delete(number)
    box.look()
    post.until_complete([box], hub)
    assert hub.journal.games() == []


def test_a_forged_line_is_refused_and_the_true_one_still_comes(tmp_path: Path) -> None:
    box, hub = table(tmp_path, "t1"), Collector(Journal(tmp_path / "hub.db"))
    play(box.journal, MATCHES[0], "forged")
    box.look()
    messages = [message for _, message in box.take()]
    line = read_line(next(m.payload for m in messages if "/line/" in m.topic))
    topic = topic_of(next(m.topic for m in messages if "/line/" in m.topic))
    assert topic
    hub.hear(topic, written_line(line_after(12345, line.n, line.at, "p1 wins")))
    box.connected(known=False)
    Post(random.Random(1)).until_complete([box], hub)
    same_games([box], hub)
    assert hub.counts.refused == 1


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"[]",
        b"{}",
        b'{"n":0,"at":0,"text":"x","sum":1}',
        b'{"n":true,"at":0,"text":"x","sum":1}',
        b'{"n":1,"at":-1,"text":"x","sum":1}',
        b'{"n":1,"at":0,"text":"x\\ny","sum":1}',
        b'{"n":1,"at":0,"text":"' + b"x" * 301 + b'","sum":1}',
        b"[" * 100_000,
        b"\xff\xfe",
    ],
)
def test_what_is_no_line_is_refused(payload: bytes) -> None:
    with pytest.raises(NotPublic):
        read_line(payload)
    with pytest.raises(NotPublic):
        read_head(payload)


def test_a_head_comes_back_as_it_was() -> None:
    journal_head = read_head(written_head(read_head(written_head(_head()))))
    assert journal_head == _head()


def _head() -> object:
    from companion.club.public import Head

    return Head(Match("battle", ("Ann", "P2"), started="2026-01-01 20:00"), 3, 4, True)


def test_topics_of_others_are_none_of_ours() -> None:
    assert topic_of("pantheon/club/t1/line/1-0000000a") == Topic("club", "t1", "line", ("1-0000000a",))
    for written_ in (
        "",
        "pantheon",
        "pantheon/club/t1",
        "$SYS/broker/x/y",
        "pantheon/Club/t1/now",
        "pantheon/a/../b/c",
    ):
        assert topic_of(written_) is None
    assert Message("a", b"").kept is False
