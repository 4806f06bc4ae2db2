"""A hint where something is secret: under the hand of the seat that asks, and nowhere else."""

from __future__ import annotations

import pytest

from companion.keep.record import openly, write_record
from companion.phones.asides import Aside
from companion.phones.told import at_table
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.table import Table
from companion.standin.thinker import question
from companion.standin.worker import Worker
from companion.words import words_in
from tests.companion.phones.room import Room
from tests.playing import NAMES
from tests.ui.app.test_standins import sit, thinking
from tests.ui.moves_by_touch import seat_of
from ui.checks.finger import Hand
from ui.parts.common.basics import Key
from ui.parts.common.held import BEATS
from ui.parts.table.peek import SHIELDING_BEATS

ALONE = BEATS + SHIELDING_BEATS + 4  # held so long, a finger sees what its seat alone may see
SECRET = [
    (Match("heavens", NAMES[:3]), "plan"),
    (Match("olympe", NAMES[:3], {"hands": "open"}), "play"),
]


def key(hand: Hand) -> Key | None:
    """The key that asks, while it can be touched."""
    keys = [w for w in hand.shown() if isinstance(w, Key) and w.text == hand.app.tr("peek-ask")]
    return next((w for w in keys if not w.disabled), None)


def to_a_secret(hand: Hand, match: Match, verb: str) -> str:
    """As far as the first choice that nobody else may see; whose it is."""
    sit(hand, match, {})
    session = hand.app.table.session
    while not any(move.verb == verb for move in session.moves):
        session.do(str(session.moves[0]))
    hand.app.root.current_screen.refresh()
    hand.wait()
    return str(session.acting[0])


def elsewhere(table: Table, seat: str) -> list[dict[str, str]]:
    """All that the pages of everybody else are told."""
    others: list[Aside | None] = [Aside(other) for other in table.session.match.seats if other != seat]
    return [at_table(Room(table), table, "en", aside) for aside in [*others, None]]


@pytest.mark.parametrize(("match", "verb"), SECRET, ids=["heavens", "olympe"])
def test_a_secret_hint_is_seen_under_its_seats_finger_only_and_is_marked(
    hand: Hand, match: Match, verb: str
) -> None:
    seat = to_a_secret(hand, match, verb)
    table = hand.app.table
    before = elsewhere(table, seat)
    tile = seat_of(hand, seat)
    said: list[str] = []
    with hand.holding(*tile.to_window(*tile.center), ALONE):
        asks = key(hand)
        assert asks is not None
        hand.touch(*asks.to_window(*asks.center))
        hand.wait(2)
        said = [words for words in hand.words() if " — " in words]
        assert said, "what could be considered, and why"
        assert table.notice is None, "nothing of it is said to the table"
        assert elsewhere(table, seat) == before
    assert not [words for words in hand.words() if words in said], "lifted, and it is gone"
    assert table.session.now.hinted == (seat,)
    lines = hand.app.opened.journal.lines(hand.app.opened.number)
    left = write_record(match, openly(match.box, lines)) + str(hand.app.opened.blackbox.told(match, lines))
    considered = said[0].splitlines()[0].partition(" — ")[0]
    assert considered not in left
    assert f" {verb} " not in str(hand.app.opened.blackbox._heard)


@pytest.mark.parametrize(("match", "verb"), SECRET, ids=["heavens", "olympe"])
def test_asked_openly_it_says_where_to_ask(hand: Hand, match: Match, verb: str) -> None:
    to_a_secret(hand, match, verb)
    table = hand.app.table
    hand.app.root.current_screen.ask_hint()
    hand.wait()
    assert table.notice is not None
    assert table.notice.text.key == "standin-hint-secret"
    assert words_in("en").say(table.notice.text) in hand.words()
    assert table.session.now.hinted == ()


def test_nobody_can_ask_while_a_clock_runs_down(hand: Hand) -> None:
    match = Match("heavens", NAMES[:3], clock=ClockMode.parse("turn 60"))
    seat = to_a_secret(hand, match, "plan")
    tile = seat_of(hand, seat)
    with hand.holding(*tile.to_window(*tile.center), ALONE):
        assert key(hand) is None


def test_a_stand_in_goes_on_thinking_after_somebody_was_advised(hand: Hand) -> None:
    seat = to_a_secret(hand, *SECRET[0])
    table = hand.app.table
    chair = next(other for other in table.session.acting if other != seat)
    tile = seat_of(hand, seat)
    with hand.holding(*tile.to_window(*tile.center), ALONE):
        asks = key(hand)
        assert asks is not None
        hand.touch(*asks.to_window(*asks.center))
        hand.wait(2)
    hand.app.tell(f"chair {chair} 1")
    hand.wait(2)
    assert chair in table.view().chosen


def test_an_answer_that_comes_too_late_reaches_nobody(hand: Hand) -> None:
    seat = to_a_secret(hand, *SECRET[0])
    table, standins = hand.app.table, hand.app.standins
    thinker = thinking(hand)
    thinker.waits = True
    shown: list[object] = []
    standins.hint_aside(hand.app.opened, seat, shown.append)
    asked = question(table.session, seat, 1, kind="aside")
    hand.app.tell(f"{seat} plan forge")
    hand.wait(2)
    Worker(standins._heard).answer(asked)
    hand.wait(2)
    assert shown == []
    assert table.notice is None
    assert "hint " not in str(hand.app.opened.blackbox._heard), "nor anything that is written down"
