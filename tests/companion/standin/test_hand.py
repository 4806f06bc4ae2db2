"""A stand-in's hidden hand: asked for after each deal, told card by card, put right, and shown to nobody."""

from __future__ import annotations

import random

from companion.club.now import now_of
from companion.inputs import Input, Press, Scan
from companion.keep.blackbox import BlackBox
from companion.keep.record import openly, write_record
from companion.phones.asides import Aside
from companion.phones.told import at_table
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.standing_in import hand_of, wanted
from companion.play.table import Table
from companion.standin.thinker import awaited, question
from companion.standin.worker import Worker
from companion.words import words_in
from tests.companion.phones.room import Room
from tests.playing import NAMES

SEAT = "p2"


def dealt(seats: int = 4, seat: str = SEAT, **options: str) -> tuple[Table, list[str]]:
    """A round with hidden hands that begins, a stand-in's chair, and the cards that lie before it."""
    table = Table(ready(Match("olympe", NAMES[:seats], options), "3"))
    table.handle(Press(f"chair {seat} 1"))
    hand = wanted(table.session)
    assert hand is not None
    return table, random.Random("deal").sample([*hand.among], hand.of)


def show(table: Table, cards: list[str], copy: int = 1) -> None:
    for card in cards:
        table.handle(Scan("olympe", card, copy))


def told(table: Table, seat: str = SEAT) -> tuple[str, ...]:
    hand = hand_of(table.session, seat)
    return hand.told if hand else ()


def thought(session: Session, seat: str) -> str:
    answers: list[dict[str, object]] = []
    Worker(lambda said: answers.append(dict(said))).answer(question(session, seat, 1))
    return str(answers[0]["line"])


def test_it_is_asked_for_before_the_first_card_and_only_counted() -> None:
    table, cards = dealt()
    for n in range(3):
        assert table.notice is not None
        assert (table.notice.kind, table.notice.text.key) == ("hand", "standin-hand")
        assert dict(table.notice.text.values) == {"seat": SEAT, "told": n, "of": 16}
        show(table, cards[n : n + 1])
    assert told(table) == tuple(cards[:3])
    assert table.session.now.tip.move.verb != "play", "a card that is shown is not laid"


def test_a_card_that_stays_in_sight_is_told_once() -> None:
    table, cards = dealt()
    show(table, [*cards[:2], *cards[:2]])
    assert told(table) == tuple(cards[:2])


def test_of_two_packs_both_copies_may_be_in_one_hand() -> None:
    table, cards = dealt(6, variant="teams")
    show(table, cards[:1], 1)
    show(table, cards[:1], 1)
    assert told(table) == (cards[0],), "the same card seen again"
    show(table, cards[:1], 2)
    assert told(table) == (cards[0], cards[0])


def test_a_card_told_wrongly_is_taken_back_and_another_told_instead() -> None:
    table, cards = dealt()
    other = next(card for card in wanted(table.session).among if card not in cards)  # type: ignore[union-attr]
    show(table, [*cards[:4], other])
    table.handle(Press(f"hand {SEAT} back"))
    assert told(table) == tuple(cards[:4])
    table.handle(Press(f"hand {SEAT} -{cards[1]}"))
    show(table, [cards[1], *cards[4:]])
    assert {*told(table)} == {*cards}
    assert wanted(table.session) is None
    assert table.notice is None


def test_what_cannot_be_in_the_hand_is_refused_without_being_named() -> None:
    table, cards = dealt()
    show(table, cards[:1])
    for rest in (f"{SEAT} {cards[0]}", f"{SEAT} -{cards[1]}", "p1 zeus-1", f"{SEAT} nothing"):
        table.handle(Press(f"hand {rest}"))
        assert table.notice is not None
        assert (table.notice.text.key, dict(table.notice.text.values)) == ("standin-refuse-hand", {})
        assert table.notice.line == ""
        table.handle(Press("ok"))
        assert table.notice.kind == "hand", "and the rest is asked for again"


def test_it_plays_only_once_it_knows_its_hand_and_then_only_from_it() -> None:
    table, cards = dealt()
    session = table.session
    show(table, cards[:-1])
    seen = {*cards}
    while session.acting != (SEAT,):
        card = next(move for move in session.moves if move.args[0] not in seen)
        table.handle(Press(str(card)))
    assert awaited(session) == "", "one card is not told yet"
    show(table, cards[-1:])
    assert awaited(session) == SEAT
    line = thought(session, SEAT)
    assert line.split()[2] in cards
    table.handle(Press(f"announce {session.told} {line}"))
    table.handle(Press("did"))
    assert str(session.now.tip.move) == line
    assert sorted(told(table)) == sorted({*cards} - {line.split()[2]}), "what it laid it holds no more"
    table.handle(Press("undo"))
    table.handle(Press("ok"))
    table.handle(Press("ok"))
    assert sorted(told(table)) == sorted(cards), "taken back, it is in its hand again"
    assert thought(session, SEAT) == line, "and it thinks the same"


def test_the_next_deal_is_asked_for_anew() -> None:
    table, cards = dealt()
    show(table, cards)
    session, dice, hand = table.session, random.Random(4), [*cards]
    while not any(move.verb == "count" for move in session.moves):
        moves = [m for m in session.moves if m.seat != SEAT and m.verb == "play" and m.args[0] not in hand]
        if session.acting == (SEAT,):
            move = dice.choice([m for m in session.moves if m.args[0] in told(table)])
            table.handle(Press(f"! {move}"))
        else:
            table.handle(Press(str(dice.choice(moves or [*session.moves]))))
    assert told(table) == ()
    table.handle(Press("table count"))
    assert table.notice is not None
    assert (table.notice.kind, dict(table.notice.text.values)["told"]) == ("hand", 0)


def test_a_chair_taken_in_mid_round_is_told_only_what_it_still_holds() -> None:
    table = Table(ready(Match("olympe", NAMES[:4]), "3"))
    session = table.session
    while session.position.round.done == ():  # type: ignore[attr-defined]
        table.handle(Press(str(session.moves[0])))
    table.handle(Press(f"chair {SEAT} 1"))
    hand = wanted(session)
    assert hand is not None
    assert hand.of == 15
    assert not {*hand.among} & {node.move.args[0] for node in session.now.nodes if node.move.verb == "play"}


def test_a_game_taken_up_again_knows_what_was_told() -> None:
    table, cards = dealt()
    lines = [(0, line) for line in table.session.lines()] + [(0, f"chair {SEAT} 1")]
    table.session.write = lambda more, now: lines.extend(more)
    show(table, cards[:5])
    table.handle(Press(f"hand {SEAT} back"))
    again = Table(Session(table.session.match, lines))
    assert told(again) == tuple(cards[:4])
    again.handle(Press("clock run"))
    assert again.notice is not None
    assert again.notice.kind == "hand"


class Twins:
    """Two tables that differ only in the cards a stand-in is told."""

    def __init__(self) -> None:
        self.tables, self.lines, self.boxes = [], [], []
        for _ in range(2):
            table, _ = dealt()
            lines = [(0, line) for line in table.session.lines()] + [(0, f"chair {SEAT} 1")]
            table.session.write = lambda more, now, lines=lines: lines.extend(more)  # type: ignore[misc]
            self.tables.append(table)
            self.lines.append(lines)
            self.boxes.append(BlackBox())

    def say(self, *inputs: Input) -> None:
        for table, box, one in zip(self.tables, self.boxes, inputs, strict=True):
            box.hear(one, table)

    def seen(self) -> list[object]:
        """All that each table tells: the screen, every page, an export, a report, a club."""
        return [self._seen(n) for n in range(2)]

    def _seen(self, n: int) -> object:
        table, lines = self.tables[n], self.lines[n]
        match, room = table.session.match, Room(table)
        pages = [at_table(room, table, "en", Aside(seat)) for seat in match.seats]
        return (
            table.view(),
            [table.view(seat) for seat in match.seats],
            table.glowing,
            table.notice,
            words_in("en").say(table.notice.text, table.session.names) if table.notice else "",
            table.undoes,
            table.scans.latest,
            table.scans.held,
            table.picks,
            pages,
            at_table(room, table, "en", None),
            write_record(match, openly(match.box, lines)),
            self.boxes[n].told(match, lines),
            now_of(table.session, {}),
        )


def test_two_tables_that_were_told_other_cards_cannot_be_told_apart() -> None:
    twins = Twins()
    hand = wanted(twins.tables[0].session)
    assert hand is not None
    one, other = [*hand.among[:16]], [*hand.among[-16:]]
    for mine, theirs in zip(one, other, strict=True):
        twins.say(Scan("olympe", mine, 1, at=1), Scan("olympe", theirs, 1, at=1))
        first, second = twins.seen()
        assert first == second
        twins.say(Press(f"hand {SEAT} -{mine}", at=1), Press(f"hand {SEAT} -{theirs}", at=1))
        twins.say(Press(f"hand {SEAT} -{mine}", at=1), Press(f"hand {SEAT} -{theirs}", at=1))  # it is gone
        first, second = twins.seen()
        assert first == second
        twins.say(Press("ok", at=1), Press("ok", at=1))
        twins.say(Press(f"hand {SEAT} {mine}", at=1), Press(f"hand {SEAT} {theirs}", at=1))
        first, second = twins.seen()
        assert first == second
    assert all(wanted(table.session) is None for table in twins.tables)
