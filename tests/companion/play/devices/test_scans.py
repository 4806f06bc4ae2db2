"""What the camera reads: taken, questioned, answered with one tap, waiting, and put right afterwards."""

from __future__ import annotations

import random

import pytest

from companion.games.olympia.position import Position as Olympia
from companion.inputs import Pick, Press, Scan
from companion.play.devices.scan_verdict import ALWAYS, NEVER
from companion.play.devices.scan_verdict import UNSURE as UNSURE_ONLY
from companion.play.devices.scans import Scans
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.shown import IN_STEP, OUT_OF_STEP, UNSURE
from companion.play.table import Table
from tests.playing import NAMES, battle, set_up
from tests.wording import trouble_with


def table_of(game: str, seats: int, seed: str = "1", **options: str) -> Table:
    """A game set up at random."""
    match = Match(game, NAMES[:seats], options)
    session = Session(match)
    session.do(*ready(match, seed).lines())
    return Table(session)


def last(table: Table, count: int = 1) -> list[str]:
    """The last lines of the game."""
    return list(table.session.lines())[-count:]


@pytest.fixture
def table() -> Table:
    """Battle, Ana to move."""
    return Table(set_up(battle()))


@pytest.fixture
def tricks() -> Table:
    """Olympe for three, the first card to be laid."""
    return table_of("olympe", 3)


def readings(table: Table, confirm: str) -> Scans:
    """The readings of a table that asks so often."""
    table.scans.confirm = lambda: confirm
    return table.scans


def lines(table: Table) -> int:
    """How many lines the game has."""
    return table.session.now.tip.n


# taken or questioned


def test_what_is_legal_is_taken_at_once(tricks: Table) -> None:
    move = tricks.session.moves[0]
    tricks.handle(Scan("olympe", move.args[0]))
    assert last(tricks) == [str(move)]
    assert (tricks.notice, tricks.sign) == (None, IN_STEP)


def test_a_card_already_laid_is_questioned_with_the_rule_and_likely_others(tricks: Table) -> None:
    card = tricks.session.moves[3].args[0]
    tricks.handle(Scan("olympe", card))
    before = lines(tricks)
    tricks.handle(Scan("olympe", card))
    notice = tricks.notice
    assert notice is not None
    assert (notice.kind, notice.text.key, tricks.sign) == ("question", "scan-not-now", UNSURE)
    assert notice.rule
    assert 0 < len(notice.offers) <= 6
    assert trouble_with(notice.text) == ()
    assert all(trouble_with(words) == () for words, _ in notice.offers)
    assert lines(tricks) == before


def test_one_tap_on_a_likely_other_plays_it_at_the_moment_it_was_seen() -> None:
    table = table_of("olympia", 3)
    table.handle(Press(str(table.session.moves[0])))
    table.handle(Scan("olympia", table.session.moves[0].args[0], 1, at=5_000_000_000))
    readings(table, ALWAYS)
    table.handle(Scan("olympia", table.session.moves[0].args[0], 2, at=7_000_000_000))
    notice = table.notice
    assert notice is not None
    _, line = notice.offers[1]
    table.handle(Press(line, at=9_000_000_000))
    assert last(table)[0].split()[2:] == [line.split()[1], "@7000000000"]
    assert table.notice is None


def test_ignoring_the_question_changes_nothing(table: Table) -> None:
    before = lines(table)
    table.handle(Scan("battle", "harpy"))
    table.handle(Press("ok"))
    assert (lines(table), table.notice, table.sign, table.picks) == (before, None, IN_STEP, ())


def test_a_figure_that_is_not_in_this_game_is_said_to_be_so(table: Table) -> None:
    shown = {token.id for token in table.view().tokens}
    absent = next(thing.id for thing in table.session.match.box.things if thing.id not in shown)
    table.handle(Scan("battle", absent))
    assert table.notice is not None
    assert table.notice.text.key == "scan-not-here"


def test_a_copy_read_twice_in_a_round_is_questioned_though_another_may_be_laid() -> None:
    table = table_of("olympia", 3)
    table.handle(Press(str(table.session.moves[0])))  # the deal
    thing = next(t.id for t in table.session.match.box.things if t.copies > 2 and t.id in table.open)
    table.handle(Scan("olympia", thing, 1))
    table.handle(Scan("olympia", thing, 1))
    assert table.notice is not None
    assert table.notice.text.key == "scan-again"
    table.handle(Press("ok"))
    table.handle(Scan("olympia", thing, 2))
    assert table.notice is None
    assert [line.split()[2] for line in last(table, 2)] == [thing, thing]
    for line in ("p1 slap", "table settle"):
        table.handle(Press(line))
    deal = next(move for move in table.session.moves if move.verb == "deal")
    table.handle(Press(str(deal)))
    table.handle(Scan("olympia", thing, 1))
    assert table.notice is None, "the cards were gathered and dealt again"


def covered(all_copies: bool) -> Table:
    """Olympia: a thing read three times or once, and a card upon it; there are three of it."""
    table = table_of("olympia", 3)
    table.handle(Press(str(table.session.moves[0])))
    thing, *others = dict.fromkeys(move.args[0] for move in table.session.moves if move.verb == "turn")
    assert isinstance(table.session.position, Olympia)
    assert table.session.position.deck[0] == (thing, 3)
    table.handle(Scan("olympia", thing, 1))
    for n in (2, 3):
        table.handle(Scan("olympia", thing if all_copies else others[n], n))
    table.handle(Scan("olympia", others[1], 1))
    assert (thing in table.open) != all_copies
    return table


@pytest.mark.parametrize(
    ("confirm", "copy", "said"),
    [(UNSURE_ONLY, 1, "scan-again"), (ALWAYS, 1, "scan-again"), (ALWAYS, 4, "scan-sure")],
)
def test_a_question_about_a_card_is_the_same_whether_or_not_all_copies_lie_covered(
    confirm: str, copy: int, said: str
) -> None:
    asked = []
    for all_copies in (True, False):
        table = covered(all_copies)
        assert isinstance(table.session.position, Olympia)
        readings(table, confirm)
        table.handle(Scan("olympia", table.session.position.deck[0][0], copy))
        assert table.notice is not None
        asked.append(table.notice)
    assert asked[0] == asked[1]
    assert (asked[0].text.key, asked[0].more) == (said, ())


def test_a_card_shown_at_the_deal_may_be_played_from_the_same_copy() -> None:
    match = Match("olympe", NAMES[:3], {"hands": "open"})
    session = Session(match)
    while session.moves[0].verb != "deal":
        session.do(str(session.moves[0]))
    table = Table(session)
    for card in [move.args[0] for move in session.moves]:
        table.handle(Scan("olympe", card, 1))
    assert len(last(table, 48)) == sum(line.startswith("table deal ") for line in session.lines())
    move = table.session.moves[0]
    assert move.verb == "play"
    table.handle(Scan("olympe", move.args[0], 1))
    assert (last(table), table.notice) == ([str(move)], None)


# never, unsure, always


def test_never_asking_still_refuses_by_the_rule(table: Table) -> None:
    readings(table, NEVER)
    table.handle(Scan("battle", "harpy"))
    assert table.notice is not None
    assert (table.notice.kind, table.notice.text.key) == ("refused", "battle-refuse-not-yours")
    assert table.notice.rule
    assert table.notice.offers == ()


def test_always_asking_takes_nothing_without_a_tap(tricks: Table) -> None:
    readings(tricks, ALWAYS)
    card, before = tricks.session.moves[0].args[0], lines(tricks)
    tricks.handle(Scan("olympe", card))
    notice = tricks.notice
    assert notice is not None
    assert (notice.text.key, lines(tricks)) == ("scan-sure", before)
    assert notice.offers[0][1] == f"seen {card}", "what was read comes first"
    tricks.handle(Press(notice.offers[0][1]))
    assert lines(tricks) == before + 1


# waiting


def test_cards_wait_in_their_order_while_a_question_is_open(tricks: Table) -> None:
    readings(tricks, ALWAYS)
    cards = [move.args[0] for move in tricks.session.moves[:3]]
    before = lines(tricks)
    for card in cards:
        tricks.handle(Scan("olympe", card))
    for n, card in enumerate(cards):
        assert lines(tricks) == before + n
        tricks.handle(Press(f"seen {card}"))
    assert [line.split()[2] for line in last(tricks, 3)] == cards
    assert tricks.notice is None


def test_a_refusal_is_read_before_a_card_that_waited_is_laid(tricks: Table) -> None:
    readings(tricks, ALWAYS)
    first, second = (move.args[0] for move in tricks.session.moves[:2])
    tricks.handle(Scan("olympe", first))
    tricks.handle(Scan("olympe", second))
    readings(tricks, NEVER)
    before = lines(tricks)
    tricks.handle(Pick(("trump",)))
    assert tricks.notice is not None
    assert tricks.notice.kind == "refused"
    assert lines(tricks) == before
    tricks.handle(Press("ok"))
    assert last(tricks)[0].split()[2] == second


def test_where_lines_carry_their_moments_no_card_waits() -> None:
    table = table_of("olympia", 3)
    table.handle(Press(str(table.session.moves[0])))
    once = next(t.id for t in table.session.match.box.things if t.copies > 2 and t.id in table.open)
    other = next(t for t in table.open if t != once and not t.startswith((":", "@")))
    table.handle(Scan("olympia", once, 1))
    table.handle(Scan("olympia", once, 1))
    assert table.scans.asking
    table.handle(Scan("olympia", other, 1))
    assert last(table)[0].split()[2] == other


def test_a_finger_counts_more_than_an_open_question(tricks: Table) -> None:
    readings(tricks, ALWAYS)
    one, other = (move.args[0] for move in tricks.session.moves[:2])
    tricks.handle(Scan("olympe", one))
    tricks.handle(Pick((other,)))
    assert last(tricks)[0].split()[2] == other
    assert not tricks.scans.asking


def test_while_things_are_put_back_the_camera_waits(tricks: Table) -> None:
    one, other = (move.args[0] for move in tricks.session.moves[:2])
    tricks.handle(Scan("olympe", one))
    tricks.handle(Press("undo"))
    assert (tricks.sign, tricks.paused) == (OUT_OF_STEP, True)
    before = lines(tricks)
    tricks.handle(Scan("olympe", other))
    assert lines(tricks) == before
    tricks.handle(Press("ok"))  # all agree
    assert lines(tricks) == before
    tricks.handle(Press("ok"))  # the card is taken up
    assert last(tricks)[0].split()[2] == other


def test_what_waits_is_dropped_when_play_goes_back(tricks: Table) -> None:
    cards = [move.args[0] for move in tricks.session.moves[:3]]
    tricks.handle(Scan("olympe", cards[0]))
    readings(tricks, ALWAYS)
    tricks.handle(Scan("olympe", cards[1]))
    tricks.handle(Scan("olympe", cards[2]))
    for line in ("undo", "ok", "ok"):
        tricks.handle(Press(line))
    assert tricks.notice is None


# put right


def test_the_last_reading_is_corrected_with_one_tap(tricks: Table) -> None:
    card = tricks.session.moves[5].args[0]
    tricks.handle(Scan("olympe", card))
    seat, number = last(tricks)[0].split()[0], lines(tricks)
    reading = tricks.scans.latest[0]
    instead = tricks.scans.instead(reading)
    assert card not in instead
    assert instead[0].partition("-")[0] == card.partition("-")[0], "the same god is likelier"
    tricks.handle(Press(f"reread {number} {instead[0]}"))
    assert last(tricks) == [f"{seat} play {instead[0]}"]
    assert (tricks.notice, tricks.sign) == (None, IN_STEP), "the real table was right all the time"
    assert tricks.scans.latest[0].thing == instead[0]


def test_an_earlier_reading_can_be_corrected_and_keeps_its_moment() -> None:
    table = table_of("olympia", 3)
    table.handle(Press(str(table.session.moves[0])))
    cards = [thing for thing in table.open if not thing.startswith((":", "@"))][:3]
    for n, card in enumerate(cards[:2]):
        table.handle(Scan("olympia", card, 1, at=(n + 1) * 1_000_000_000))
    first = table.scans.latest[1]
    table.handle(Press(f"reread {first.n} {cards[2]}"))
    assert [line.split()[2:] for line in last(table, 2)] == [
        [cards[2], "@1000000000"],
        [cards[1], "@2000000000"],
    ]


def test_a_reading_that_was_undone_cannot_be_corrected(tricks: Table) -> None:
    tricks.handle(Scan("olympe", tricks.session.moves[0].args[0]))
    tricks.handle(Press("undo"))
    assert tricks.scans.latest == []


def test_a_figure_and_the_space_touched_after_it_are_one_reading(table: Table) -> None:
    table.handle(Scan("battle", "theseus"))
    assert table.scans.held == "theseus"
    table.handle(Pick(("e3",)))
    assert [(reading.thing, reading.n) for reading in table.scans.latest] == [("theseus", lines(table))]
    assert table.scans.held == ""


def test_a_figure_seen_twice_is_still_picked(table: Table) -> None:
    table.handle(Scan("battle", "theseus"))
    table.handle(Scan("battle", "theseus"))
    assert table.picks == ("theseus",)


def test_secret_choices_offer_nothing_to_correct() -> None:
    table = table_of("heavens", 3)
    dice = random.Random(1)
    while not table.view().secret:
        table.handle(Press(str(dice.choice(table.session.moves))))
    table.handle(Scan("heavens", "forge", 1))
    assert last(table) == ["p1 plan forge"]
    assert table.scans.latest == []


def test_words_that_make_no_sense_correct_nothing(tricks: Table) -> None:
    tricks.handle(Scan("olympe", tricks.session.moves[0].args[0]))
    before = last(tricks)
    for said in (
        "reread",
        "reread 1",
        "reread 99 x",
        f"reread {lines(tricks)} nothing",
        "seen ",
        "seen \x00",
    ):
        tricks.handle(Press(said))
        assert last(tricks) == before
