"""What buttons and camera say in whatever order: one verdict, and the strip stays in the journal."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from companion.games.olympia.slaps import in_order
from companion.inputs import Pick, Press, Scan, Slap
from companion.photo_finish import Hand, Strip
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table

SINCE = 7_000_000_000
MS = 1_000_000
GODS = ("artemis", "athena", "zeus")  # bow, owl, lightning


def opened(**options: str) -> Table:
    """Ana, Ben and Cem, the first round dealt; table time began at SINCE."""
    session = Session(Match("olympia", ("Ana", "Ben", "Cem"), options))
    session.do(*(f"table god p{n} {god}" for n, god in enumerate(GODS, 1)), "table start p1", "p1 deal")
    return Table(session, SINCE)


def card(thing: str, ms: float, copy: int = 1) -> Scan:
    """A card seen so many milliseconds after the table's time began."""
    return Scan("olympia", thing, copy, SINCE + round(ms * MS))


def strip(*hands: tuple[str, float], floor: float = 1) -> Strip:
    """Hands on buttons, at milliseconds."""
    found = [Hand(seat, SINCE + round(ms * MS), 90 * MS, raw=(f"{seat}:v0",)) for seat, ms in hands]
    return Strip(tuple(sorted(found, key=lambda hand: hand.at)), round(floor * MS), 62 * MS, "calm", "kernel")


def slap(call: str, *hands: tuple[str, float], floor: float = 1) -> Slap:
    """What the arbiter calls."""
    shown = strip(*hands, floor=floor)
    first = shown.hands[0]
    return Slap(first.seat, first.at, call, strip=shown)


def slapped(*hands: tuple[str, float], floor: float = 1) -> list[Slap]:
    """A slap, and a second later its complete strip."""
    return [slap("first", *hands, floor=floor), slap("final", *hands, floor=floor)]


def hear(table: Table, *said: object) -> Table:
    """Say all this to the table."""
    for one in said:
        table.handle(one)
    return table


THREE = (card("bow", 100), card("bow", 200, 2), card("bow", 300, 3))


def steps(table: Table) -> tuple[int, ...]:
    """Where the pieces stand."""
    return tuple(int(token.space) for token in table.view().tokens if token.kind == "piece")


def test_who_was_first_is_said_at_once_and_judged_when_the_strip_is_complete() -> None:
    table = hear(opened(), *THREE, slap("first", ("p1", 400), ("p2", 403.1)))
    assert (table.notice.kind, table.notice.text.key) == ("slap", "slap-ahead")
    assert table.notice.strip.slaps[1].at - table.notice.strip.first == 3_100_000
    assert steps(table) == (0, 0, 0)
    hear(table, slap("final", ("p1", 400), ("p2", 403.1)))
    assert (table.notice.kind, table.notice.text.key) == ("photo", "olympia-note-right")
    assert [note.key for note in table.notice.more][:2] == [
        "olympia-note-ahead",
        "olympia-note-card-attribute",
    ]
    assert steps(table) == (2, 0, 0)


def test_the_raw_edges_and_the_strip_stay_in_the_journal() -> None:
    table = hear(opened(), *THREE, *slapped(("p1", 400), ("p2", 403.1)))
    lines = list(table.session.lines())
    assert lines[-3] == "p1 slap @400000000 ~pin ~held:90000000 ~p1:v0"
    assert lines[-1] == "table settle ±1000000 ~waited:62000000 ~calm ~kernel"
    again = Table(Session(table.session.match, [(0, line) for line in lines]), 0)
    again.handle(Press("photo"))
    assert again.notice == table.notice


def test_a_dead_heat_is_settled_by_turn_order_and_said_so() -> None:
    """P15, P31: Cem laid the last card, so Ana comes next."""
    table = hear(opened(), *THREE, *slapped(("p3", 400), ("p1", 400.6)))
    assert table.notice.more[0].key == "olympia-note-dead-heat"
    assert table.notice.strip.tied == ("p3", "p1")
    assert steps(table) == (2, 0, 0)


EVENTS = (*THREE[:2], card("owl", 250), THREE[2], card("bow", 390, 4))


def test_cards_and_slaps_in_any_order_of_arrival_give_one_verdict() -> None:
    """A card seen before the slap but understood after it counts, even after the settling."""
    first, final = slapped(("p1", 350), ("p2", 352))
    wanted = steps(hear(opened(), *EVENTS[:-1], first, EVENTS[-1], final))
    assert wanted == (2, 0, 0)
    dice = random.Random(3)
    for _ in range(60):
        said = list(EVENTS)
        dice.shuffle(said)
        n = dice.randrange(len(said) + 1)
        m = dice.randrange(n, len(said) + 1)
        table = hear(opened(), *said[:n], first, *said[n:m], final, *said[m:])
        assert steps(table) == wanted
        assert table.notice.kind == "photo"


def test_a_card_laid_after_the_slap_does_not_count() -> None:
    for n in range(3):
        late: list[object] = [*slapped(("p1", 250))]
        late.insert(n, card("bow", 300, 3))
        table = hear(opened(), *THREE[:2], *late)
        assert steps(table) == (0, 0, 0)
        assert "olympia-note-wrong" in [note.key for note in (table.notice.text, *table.notice.more)]


def test_an_older_edge_that_came_late_corrects_who_was_first() -> None:
    table = hear(opened(), *THREE, slap("first", ("p2", 400)))
    hear(table, slap("corrected", ("p1", 395), ("p2", 400)), slap("final", ("p1", 395), ("p2", 400)))
    assert steps(table) == (2, 0, 0)
    moved = hear(opened(), *THREE, slap("first", ("p1", 400)), slap("corrected", ("p1", 150)))
    assert steps(hear(moved, slap("final", ("p1", 150)))) == (0, 0, 0), "at 150 ms only one bow lay there"
    assert "table fix unslap p1" in moved.session.lines()


def test_a_slap_that_no_edge_bears_out_is_taken_back() -> None:
    table = hear(opened(), *THREE, slap("first", ("p1", 400)), Slap("p1", SINCE + 400 * MS, "void"))
    assert table.notice.text.key == "slap-void"
    assert steps(hear(table, *slapped(("p2", 500)))) == (0, 0, 0)
    assert table.view().notes[0].key == "olympia-note-wrong"


def test_a_press_a_while_after_the_first_counts_where_a_wrong_slap_does_not_end_the_round() -> None:
    """P34."""
    table = hear(opened(**{"wrong-tap-ends-round": "off"}), *THREE, slap("first", ("p2", 400)))
    hear(table, slap("final", ("p2", 400), ("p1", 900)))
    assert steps(table) == (2, 0, 0)


# one button under the pile


def test_under_the_pile_one_touch_tells_whose_hand_it_was() -> None:
    table = hear(opened(), *THREE, slap("first", ("pile", 400)))
    assert (table.slaps.whose, table.picks) == (True, (":slap",))
    assert set(table.open) == {"@p1", "@p2", "@p3"}
    hear(table, slap("final", ("pile", 400)), Pick(("@p1",)))
    assert steps(table) == (2, 0, 0)
    assert (table.notice.kind, table.slaps.whose) == ("photo", False)
    assert "p1 slap @400000000 ~pin ~held:90000000 ~p1:v0" in table.session.lines()


def test_the_answer_may_come_before_the_strip_is_complete() -> None:
    table = hear(opened(), *THREE, slap("first", ("pile", 400)), Pick(("@p1",)))
    assert (table.notice.kind, steps(table)) == ("slap", (0, 0, 0))
    assert steps(hear(table, slap("final", ("pile", 400)))) == (2, 0, 0)


def test_a_card_that_comes_meanwhile_does_not_end_the_question() -> None:
    table = hear(opened(), *THREE[:2], slap("first", ("pile", 400)), THREE[2])
    assert (table.slaps.whose, table.picks) == (True, (":slap",))
    assert steps(hear(table, slap("final", ("pile", 400)), Pick(("@p1",)))) == (2, 0, 0)


def test_a_knock_on_the_pile_was_nobodys_slap() -> None:
    table = hear(
        opened(), *THREE, slap("first", ("pile", 400)), Press("cancel"), slap("final", ("pile", 400))
    )
    assert (table.slaps.whose, table.picks, table.notice) == (False, (), None)
    assert steps(hear(table, *slapped(("p1", 900)))) == (2, 0, 0)


# what does not count


def test_a_button_where_nobody_sits_does_not_count() -> None:
    table = hear(opened(), *THREE, *slapped(("p5", 400)))
    assert (table.notice.text.key, steps(table)) == ("slap-nobody", (0, 0, 0))
    assert steps(hear(opened(), *THREE, *slapped(("p5", 400), ("p1", 450)))) == (2, 0, 0)


@pytest.mark.parametrize(("price", "word", "stands"), [("0", "free", 2), ("1", "one", 1), ("2", "two", 0)])
def test_a_false_start_is_named_beside_the_verdict_and_written_down(
    price: str, word: str, stands: int
) -> None:
    table = hear(opened(**{"false-start": price}), *THREE, *slapped(("p1", 400)))
    hear(table, Slap("p1", SINCE + 2000 * MS, "early"))
    assert table.notice.kind == "photo"
    assert table.notice.more[0].key == "olympia-line-fix"
    assert steps(table) == (stands, 0, 0)
    assert list(table.session.lines())[-1] == f"table fix early p1 {word}"
    hear(table, Press("ok"), Slap("p2", SINCE + 2500 * MS, "early"))
    assert (table.notice.kind, table.notice.text.key) == ("early", "slap-early")


def test_a_stuck_button_is_named() -> None:
    table = hear(opened(), Slap("p2", SINCE, "stuck"))
    assert (table.notice.kind, table.notice.text.key) == ("refused", "slap-stuck")


def test_a_misread_card_is_corrected_and_the_slap_judged_anew() -> None:
    table = hear(opened(), *THREE, *slapped(("p1", 400)), Press("table fix read #2 athena"))
    assert steps(table) == (0, 0, 0)
    hear(table, Press("photo"))
    assert table.notice.text.key == "olympia-note-wrong"
    assert table.notice.strip == replace(table.notice.strip, floor=1 * MS)


def test_a_phones_own_uncertainty_decides_the_dead_heat_and_stays_in_the_line() -> None:
    """Ana's button, Ben's phone 10 ms later, Cem's button 12 ms later: only Ben is in the dead heat."""
    hands = (
        Hand("p1", SINCE + 400 * MS),
        Hand("p2", SINCE + 410 * MS, by="phone", within=14 * MS),
        Hand("p3", SINCE + 412 * MS),
    )
    shown = Strip(hands, 1 * MS, 62 * MS, "calm", "kernel")
    table = hear(
        opened(), *THREE, *(Slap("p1", hands[0].at, call, strip=shown) for call in ("first", "final"))
    )
    lines = [*table.session.lines()]
    assert any(line.startswith("p2 slap") and f"~within:{14 * MS}" in line for line in lines)
    kept = table.slaps.kept
    assert kept is not None
    assert kept.tied == ("p1", "p2")
    order = in_order(table.session.position.finish, 1 * MS, table.session.position.pile, ("p1", "p2", "p3"))
    assert order[-1].seat == "p3", "a button clearly later is not lifted into the dead heat of a phone"
    again = Session(table.session.match)
    again.do(*lines)
    assert again.position == table.session.position
