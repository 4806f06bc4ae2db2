"""When it happened: slaps and cards with their moments, dead heats, settling, and how it is written."""

from __future__ import annotations

import itertools

import pytest

from companion.game import IllegalMove, Move
from companion.games.olympia.moments import measured
from companion.photo_finish import milliseconds
from companion.play.match import Match
from companion.play.session import Session
from tests.companion.games.olympia.rounds import dealt, play, refused, said, turned

FOUR = "artemis athena zeus hades"


def told(olympia, *lines: str):
    """The position after lines as they come, whoever the engine believes to be on turn."""
    for line in lines:
        olympia = olympia.apply(Move.parse(line))
    return olympia


def test_a_slap_is_judged_on_the_pile_at_its_moment() -> None:
    """P14: the third bow was seen after the slap and does not count."""
    olympia = turned(dealt(FOUR), "bow@100 bow@200 bow@300")
    assert play(olympia, "p1 slap @299", "table settle").steps == (0, 0, 0, 0)
    assert play(olympia, "p1 slap @301", "table settle").steps == (2, 0, 0, 0)
    assert "later" in said(play(olympia, "p1 slap @299", "table settle"))


def test_a_card_seen_before_the_slap_counts_even_if_it_is_told_after_it() -> None:
    """P36."""
    olympia = play(turned(dealt(FOUR), "bow@100 bow@200"), "p1 slap @301")
    assert play(turned(olympia, "bow@300"), "table settle").steps == (2, 0, 0, 0)
    assert play(turned(olympia, "bow@302"), "table settle").steps == (0, 0, 0, 0)
    assert play(olympia, "table settle").steps == (0, 0, 0, 0)


def test_a_card_told_late_takes_its_place_in_the_pile() -> None:
    """P36: a Minotaur that was seen in between strikes what lay below it, not what lies on top."""
    olympia = turned(dealt(FOUR, monsters="on"), "bow@1 bow@2 bow@4 bow@5 bow@6 minotaur@3")
    assert olympia.pile.cards == ("bow", "bow", "minotaur", "bow", "bow", "bow")
    assert play(olympia, "p1 slap @7", "table settle").steps == (2, 0, 0, 0)


def test_a_tornado_told_late_turns_the_turns_after_it() -> None:
    """P36."""
    lines = ["p1 turn bow @1", "p2 turn tornado @2", "p1 turn owl @3", "p4 turn fire @4"]
    wanted = told(dealt(FOUR, winds="on"), *lines)
    for some in itertools.permutations(lines):
        assert told(dealt(FOUR, winds="on"), *some) == wanted


def test_a_card_laid_in_the_same_nanosecond_lies_on_the_pile() -> None:
    """P28."""
    olympia = turned(dealt(FOUR), "bow@100 bow@200 bow@300")
    assert play(olympia, "p1 slap @300", "table settle").steps == (2, 0, 0, 0)


def test_without_moments_the_order_of_the_lines_counts() -> None:
    olympia = play(turned(dealt(FOUR), "bow bow"), "p1 slap")
    assert play(turned(olympia, "bow"), "table settle").steps == (0, 0, 0, 0)


def test_a_line_without_a_moment_comes_after_everything_told() -> None:
    olympia = play(turned(dealt(FOUR), "bow@5000000 bow bow"), "p1 slap", "table settle")
    assert olympia.steps == (2, 0, 0, 0)
    assert olympia.pile.times == (5000000, 5000001, 5000002)


# who was first


def test_the_earliest_slap_decides_whatever_was_heard_first() -> None:
    """P15, P36."""
    lines = ["p1 slap @301", "p2 slap @302", "p4 slap @300"]
    for some in itertools.permutations(lines):
        olympia = play(turned(dealt(FOUR), "bow@1 bow@2 bow@3"), *some, "table settle")
        assert (olympia.starter, olympia.steps) == ("p4", (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("bow@1", "p2"),  # p1 laid it: then p2, p3, p4, and p1 last
        ("bow@1 bow@2", "p3"),
        ("bow@1 bow@2 bow@3", "p4"),
        ("tornado@1", "p4"),  # the other way round: p4 p3 p2 p1
        ("bow@1 tornado@2", "p1"),
    ],
)
def test_an_exact_tie_goes_by_turn_order_after_the_last_card(cards: str, first: str) -> None:
    """P15, P31: in the direction then in force, whoever laid the last card comes last."""
    olympia = turned(dealt(FOUR, winds="on"), cards)
    slaps = [f"p{n} slap @9" for n in (1, 2, 3, 4)]
    for some in itertools.permutations(slaps):
        assert play(olympia, *some, "table settle").starter == first
    last = olympia.order[olympia.pile.last]
    others = [slap for slap in slaps if not slap.startswith(first)]
    assert play(olympia, *others, "table settle").starter != last


def test_slaps_within_the_noise_of_the_buttons_are_a_dead_heat() -> None:
    """P15: p2 comes next after the last card, which p1 laid."""
    olympia = play(turned(dealt(FOUR), "bow@1"), "p4 slap @1000", "p2 slap @41000")
    assert play(olympia, "table settle ±39999").starter == "p4"
    heat = play(olympia, "table settle ±40000")
    assert heat.starter == "p2"
    assert said(heat)[1] == "dead-heat"


def test_the_photo_finish_tells_by_how_much() -> None:
    olympia = play(turned(dealt(FOUR), "bow@1"), "p4 slap @1000000", "p2 slap @3500000", "p1 slap @90000000")
    notes = play(olympia, "table settle ±40000").view().notes
    told_by = [(note.key, dict(note.values)) for note in notes[1:3]]
    assert told_by == [
        ("olympia-note-ahead", {"seat": "p4", "other-seat": "p2", "lead": milliseconds(2_500_000)}),
        ("olympia-note-ahead", {"seat": "p2", "other-seat": "p1", "lead": milliseconds(86_500_000)}),
    ]


def test_of_one_hands_presses_the_earliest_counts() -> None:
    """P36: whichever was heard first."""
    olympia = turned(dealt(FOUR), "bow@1 bow@2 bow@3")
    for lines in itertools.permutations(["p1 slap @2", "p1 slap @9", "p3 slap @5"]):
        after = told(olympia, *lines, "table settle")
        assert (after.starter, after.steps) == ("p1", (0, 0, 0, 0))


def test_a_false_start_does_not_shadow_the_slap_of_another() -> None:
    """P30."""
    olympia = play(turned(dealt(FOUR), "bow@10 bow@20 bow@30"), "p2 slap @9", "p1 slap @40", "table settle")
    assert olympia.steps == (2, 0, 0, 0)
    assert said(olympia)[:2] == ["right", "false-start"]


@pytest.mark.parametrize(("price", "stands"), [("0", 5), ("1", 4), ("2", 3)])
def test_a_false_start_costs_what_the_table_agreed_on(price: str, stands: int) -> None:
    olympia = play(dealt(FOUR, false_start=price), "table fix piece-p2 5")
    early = play(olympia, "p2 slap @9", "table settle")
    assert (early.phase, early.steps) == ("round", (0, stands, 0, 0))
    assert dict(early.view().notes[0].values)["cost"] == int(price)
    after = play(turned(early, "bow@10 bow@20 bow@30"), "p1 slap @40", "table settle")
    assert after.steps == (2, stands, 0, 0)


def test_a_press_between_two_rounds_is_written_down_once_and_never_goes_below_the_start() -> None:
    olympia = play(turned(dealt(FOUR, false_start="1"), "bow@1 bow@2 bow@3"), "p1 slap @4", "table settle")
    fined = play(olympia, "table fix early p1 one", "table fix early p3 one")
    assert fined.steps == (1, 0, 0, 0)
    assert not [fix for fix in fined.fixes() if fix.args[:2] in (("early", "p1"), ("early", "p3"))]
    again = play(fined, "table fix read #3 zeus")
    assert again.steps == (0, 0, 0, 0), "judged anew, and fined all the same"
    free = play(turned(dealt(FOUR), "bow@1"), "p1 slap @4", "table settle", "table fix early p2 free")
    assert (free.steps, free.fines) == ((0, 0, 0, 0), ("p2",))
    assert play(free, "p1 deal").fines == ()


def test_whoever_is_in_the_temple_is_not_called_back() -> None:
    olympia = play(dealt(FOUR, false_start="2"), "table fix piece-p1 9")
    won = play(turned(olympia, "bow@1 bow@2 bow@3"), "p1 slap @4", "table settle")
    assert won.outcome().winners == ("p1",)
    assert not [fix for fix in won.fixes() if fix.args[0] == "early"]


def test_after_the_settling_an_earlier_slap_comes_too_late() -> None:
    """P36: here the round goes on after a wrong slap."""
    olympia = dealt(FOUR, wrong_tap_ends_round="off")
    olympia = play(turned(olympia, "bow@10 bow@20"), "p1 slap @25", "table settle")
    late = Move.parse("p2 slap @24")
    assert olympia.why_not(late).text.key == "olympia-refuse-too-late"
    with pytest.raises(IllegalMove):
        olympia.apply(late)
    olympia = play(turned(olympia, "bow@30"), "p1 slap @35", "table settle")
    assert olympia.steps == (2, 0, 0, 0)


def test_nothing_is_settled_before_someone_slaps() -> None:
    assert refused(dealt(), "table settle") == ("settling", "nothing-to-settle")
    assert refused(dealt(), "table slap") == ("slap", "who")


def test_several_slaps_of_a_round_that_goes_on_are_judged_in_turn() -> None:
    """P34: the first is wrong, the second right."""
    olympia = turned(dealt(FOUR, wrong_tap_ends_round="off"), "bow@1 owl@2 bow@3 owl@4 bow@5")
    olympia = play(olympia, "table fix piece-p2 4", "p2 slap @4", "p1 slap @6", "table settle")
    assert (olympia.steps, olympia.starter) == ((2, 3, 0, 0), "p1")
    assert [call.seat for call in olympia.calls] == ["p2", "p1"]


# the lines


def test_raw_edges_ride_along_for_the_journal_only() -> None:
    olympia = turned(dealt(FOUR), "bow@1")
    plain = play(olympia, "p3 slap @1234567")
    assert play(olympia, "p3 slap @1234567 ~0,210,930 ~gpio17") == plain
    settled = play(plain, "table settle ±5")
    assert play(plain, "table settle ±5 ~waited:62 ~calm") == settled


@pytest.mark.parametrize(
    "line",
    [
        "p1 slap @",
        "p1 slap @-5",
        "p1 slap @1.5",
        "p1 slap @007",
        "p1 slap @99999999999999999999",
        "p1 slap ~0,210",
        "p1 slap @5 @6",
        "p1 slap @٣",
        "table settle @5",
        "table settle ±",
        "table settle ±5 @6",
        "p1 slap ±5",
        "p1 deal @5",
    ],
)
def test_a_moment_that_cannot_be_read_is_refused(line: str) -> None:
    assert measured(Move.parse(line)) is None
    assert refused(dealt(), line) == ("moment", "moment")
    with pytest.raises(IllegalMove):
        dealt().apply(Move.parse(line))


def test_a_misread_card_is_amended_and_the_slap_judged_anew() -> None:
    """The journal and its replay keep every moment exactly."""
    session = Session(Match("olympia", ("Léa", "Tom", "Jean")))
    session.do(
        "table god p1 artemis", "table god p2 athena", "table god p3 zeus", "table start p1", "p1 deal"
    )
    session.do("p1 turn bow", "p2 turn owl", "p3 turn bow", "p1 turn bow", "! p1 slap @80", "table settle")
    assert session.position.steps == (2, 0, 0)
    session.do("amend 8 p3 turn athena")
    assert session.now.misfits == ()
    assert session.position.steps == (0, 0, 0)
    again = Session(session.match, [(0, line) for line in session.lines()])
    assert again.position == session.position
    session.do("undo")
    assert session.position.steps == (2, 0, 0)
