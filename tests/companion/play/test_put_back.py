"""What to put back: the difference of two views as instructions to human hands."""

from __future__ import annotations

from dataclasses import replace

from companion.play.put_back import put_back
from companion.view import Card, Counter, Row, Side, Space, Token, Track, View, text
from companion.words import Words
from tests.playing import Tabletop, battle, set_up

NAMES = {"p1": "Ana", "p2": "Ben"}
HERA = Token("hera", "figure", "g2", text("called", name="Hera"))
HAND = Row("hand-p1", text("called", name="hand"), (), seat="p1")
START = View(
    prompt=text("called", name="?"),
    rule="",
    spaces=(Space("g2", 0, 0, label="Γ2"), Space("g3", 1, 0)),
    tokens=(HERA,),
    rows=(HAND,),
    tracks=(Track("power", text("called", name="Power"), 12, (("p1", 3), ("p2", 0))),),
    counters=(
        Counter("left-p1", text("called", name="tokens"), 9, seat="p1", of=9),
        Counter("pile", text("called", name="cards in the pile"), 20),
    ),
)


def told(lies: View, wanted: View, language: str = "en") -> list[str]:
    """The instructions as people read them."""
    return [Words(language).say(put.words, NAMES) for put in put_back(lies, wanted)]


def test_nothing_is_said_when_nothing_differs() -> None:
    assert put_back(START, START) == ()


def test_a_thing_is_moved_to_its_place_by_the_name_on_the_board() -> None:
    lies = replace(START, tokens=(replace(HERA, space="g3"),))
    assert told(lies, START) == ["Move: Hera → Γ2"]


def test_a_players_place_is_said_by_the_player() -> None:
    seated = replace(
        START,
        spaces=(*START.spaces, Space("p2", 2, 0)),
        sides=(Side("p2", text("called", name="?"), "red", ""),),
    )
    before_ben = replace(seated, tokens=(replace(HERA, space="p2"),))
    assert told(seated, before_ben) == ["Move: Hera → Ben’s place"]


def test_a_thing_goes_back_to_its_row_and_off_the_board() -> None:
    in_hand = replace(START, tokens=(), rows=(replace(HAND, cards=(Card("hera", HERA.name),)),))
    assert told(START, in_hand) == ["Move: Hera → hand (Ana)"]
    aside = replace(START, tokens=(replace(HERA, space=""),))
    assert told(START, aside) == ["Move: Hera → beside the board"]


def test_what_was_laid_is_taken_and_what_was_taken_is_laid() -> None:
    more = replace(
        START, tokens=(HERA, Token("crop-g3", "crop", "g3", text("called", name="Fertility token")))
    )
    assert told(more, START) == ["Take away: Fertility token (g3)"]
    assert told(START, more) == ["Lay: Fertility token → g3"]


def test_a_card_is_turned_over() -> None:
    down = replace(START, tokens=(replace(HERA, face="down"),))
    assert told(down, START) == ["Turn face up: Hera (Γ2)"]
    assert told(START, down) == ["Turn face down: Hera (Γ2)"]
    assert told(replace(START, tokens=()), down) == ["Lay face down: Hera → Γ2"]


def test_a_face_that_is_not_told_is_up() -> None:
    assert put_back(replace(START, tokens=(replace(HERA, face="up"),)), START) == ()


def test_counts_and_markers_are_set_and_owned() -> None:
    lies = replace(
        START,
        counters=(replace(START.counters[0], value=7), replace(START.counters[1], value=18)),
        tracks=(replace(START.tracks[0], markers=(("p1", 3), ("p2", 5))),),
    )
    assert told(lies, START) == [
        "Set the marker: Ben on Power → 0",
        "Should now be 9: tokens (Ana)",
        "Should now be 20: cards in the pile",
    ]


def test_hands_are_freed_before_things_are_laid() -> None:
    lies = replace(START, tokens=(replace(HERA, space="g3"), replace(HERA, id="zeus", space="g2")))
    wanted = replace(START, tokens=(HERA, replace(HERA, id="ares", space="g3")))
    assert [put.act for put in put_back(lies, wanted)] == ["take", "move", "lay"]


def test_french_says_it_too() -> None:
    lies = replace(START, tokens=(replace(HERA, space="g3"),))
    assert told(lies, START, "fr") == ["Déplacez\N{NO-BREAK SPACE}: Hera → Γ2"]


def test_taking_back_a_set_up_line_says_whose_figures_it_goes_to() -> None:
    session = set_up(battle())
    lies = session.position.view()
    session.do("back 0")
    puts = put_back(lies, session.position.view())
    table = Tabletop(lies)
    for put in puts:
        table.put(put)
    assert table == Tabletop(session.position.view())
    said = [Words("en").say(put.words, NAMES) for put in puts]
    assert "Move: Perseus → Heroes (Ana)" in said
    assert "Move: Harpy → Creatures (Ben)" in said
