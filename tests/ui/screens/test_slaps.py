"""A round of slapping by touch, by keys, by buttons and by camera, to the verdict on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory
from kivy.core.window import Window

from companion.games import GAMES
from companion.inputs import Press, now_ns
from companion.photo_finish import Strip
from companion.play.match import Match
from companion.settings import Settings
from companion.watch import watch
from hardware.simulator import timed_pins
from tests.ui.moves_by_touch import until
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.table.pads import Pad
from ui.parts.verdict.photo_finish import StripPart
from vision.camera import Camera
from vision.drawn.simulator import table_with
from vision.reading.codes import payload
from vision.sources import Folder

MS = 1_000_000


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    """Pins that supply their own edge times."""
    was, Device.pin_factory = Device.pin_factory, timed_pins()
    yield Device.pin_factory
    Device.pin_factory.close()
    Device.pin_factory = was


def sit(hand: Hand, **options: str) -> None:
    """Ana (bow), Ben (owl) and Cem (lightning) at the table, the first round dealt."""
    hand.app.root.begin(Match("olympia", ("Ana", "Ben", "Cem"), options))
    lines = ("back 0", "table god p1 artemis", "table god p2 athena", "table god p3 zeus", "table start p1")
    hand.app.table.do(*lines, "p1 deal", at=now_ns())
    hand.app.root.sit_down()
    hand.app.put(Press("ok"))
    hand.wait()


def turn(hand: Hand, *cards: str) -> None:
    """Touch these cards in the tray, one after the other."""
    for card in cards:
        hand.space(f"deck:{card}")


def pad(hand: Hand, seat: str) -> Pad:
    """A seat's slap pad."""
    return next(found for found in hand.shown() if isinstance(found, Pad) and found.side.seat == seat)


def slap(hand: Hand, seat: str) -> None:
    """A finger on a seat's pad."""
    found = pad(hand, seat)
    hand.touch(*found.to_window(*found.center))


def photo(hand: Hand) -> Strip:
    """The strip, once the verdict is on the screen."""
    until(hand, lambda: hand.app.table.notice and hand.app.table.notice.kind == "photo")
    hand.wait(10)  # until every card of the count lies in its place
    part = next(found for found in hand.shown() if isinstance(found, StripPart))
    assert hand.app.root.current_screen.ids.verdict.shown
    return part.ids.chart.strip


def steps(hand: Hand) -> list[str]:
    """The step of each piece."""
    return [token.space for token in hand.app.table.view().tokens if token.kind == "piece"]


def test_a_whole_round_by_touch_from_the_shelf_to_the_next_deal(hand: Hand) -> None:
    hand.press(icon="hand")
    hand.press(icon="plus")
    hand.press(icon="dice")
    hand.press(icon="play")
    hand.press("Cards are dealt")
    mine = hand.app.table.view().sides[0].emblem
    turn(hand, mine, mine, mine)
    slap(hand, "p1")
    strip = photo(hand)
    assert [(found.seat, found.by) for found in strip.slaps] == [("p1", "touch")]
    assert steps(hand) == ["2", "0", "0"]
    assert any("±25 ms" in word for word in hand.words())
    assert any("2 steps up, to 2" in word for word in hand.words())
    hand.press("Continue")
    assert not hand.app.root.current_screen.ids.verdict.shown
    hand.press("Photo finish")
    assert photo(hand) == strip, "shown again from the lines alone"
    hand.press("Continue")
    hand.press("Cards are dealt")
    assert pad(hand, "p2")


def test_a_misread_card_is_touched_in_the_replay_and_the_slap_judged_anew(hand: Hand) -> None:
    sit(hand)
    turn(hand, "bow", "bow", "owl")
    slap(hand, "p1")
    photo(hand)
    assert any("Ana is wrong" in word for word in hand.words())
    third = next(w for w in hand.shown() if isinstance(w, CardFace) and w.card.id == "#3")
    hand.touch(*third.to_window(*third.center))
    really = next(w for w in hand.shown() if isinstance(w, CardFace) and w.card.id == "table fix read #3 bow")
    hand.reach(really)
    hand.touch(*really.to_window(*really.center))
    photo(hand)
    assert any("Ana is right" in word for word in hand.words())
    assert steps(hand) == ["2", "0", "0"]
    hand.press("Continue")
    hand.press(icon="undo")
    assert steps(hand) == ["0", "0", "0"]


def test_a_slap_is_settled_though_someone_looks_up_a_rule(hand: Hand) -> None:
    sit(hand)
    turn(hand, "bow", "bow", "bow")
    slap(hand, "p1")
    until(hand, lambda: hand.app.table.notice is not None)
    hand.app.root.rules("slap")
    until(hand, lambda: steps(hand) == ["2", "0", "0"])
    assert hand.app.root.current == "rules"
    hand.press(icon="back")
    assert photo(hand).slaps[0].seat == "p1"


def test_number_keys_slap_for_their_seats(hand: Hand) -> None:
    sit(hand)
    turn(hand, "bow", "bow", "bow")
    Window.dispatch("on_key_down", ord("2"), 0, "2", [])
    Window.dispatch("on_key_down", ord("2"), 0, "2", [])
    Window.dispatch("on_key_up", ord("2"), 0)
    strip = photo(hand)
    assert [(found.seat, found.by) for found in strip.hands] == [("p2", "key")], "a held key repeats"
    assert strip.floor == 25 * MS


def test_during_a_round_the_screen_tells_no_count_and_blind_it_tells_nothing(hand: Hand) -> None:
    sit(hand, blind="on")
    turn(hand, "bow", "owl")
    view = hand.app.root.current_screen.ids.board.view
    assert not [token for token in view.tokens if token.space == "pile"]
    assert hand.app.root.current_screen.notes == ""
    assert hand.app.root.current_screen.prompt == "The round is on\nturn cards, count, and slap"


# buttons


def wired(open_app: Callable[[], Hand], home: Path, slaps: str) -> Hand:
    """The app with slap buttons on these pins."""
    Settings(home / "settings.toml")["slaps"] = slaps
    return open_app()


def press(pins: MockFactory, *wires: tuple[int, int]) -> None:
    """Buttons pressed at moments; the last to be heard was the first to be pressed."""
    for wire, at in reversed(wires):
        pins.pin(wire).deliver(True, at)
    watch().sleep(0.03)
    for wire, _ in wires:
        pins.pin(wire).deliver(False, now_ns())


def test_one_button_under_the_pile_asks_whose_hand_it_was(
    pins: MockFactory, open_app: Callable[[], Hand], home: Path
) -> None:
    hand = wired(open_app, home, "5 pile")
    sit(hand)
    turn(hand, "bow", "owl", "bow", "bow")
    until(hand, lambda: hand.app.devices.slaps.buttons.state == "armed")
    press(pins, (5, now_ns()))
    until(hand, lambda: hand.app.table.slaps.whose)
    hand.wait()
    assert "Whose hand was it?" in hand.words()
    assert pad(hand, "p1").height > 1.5 * pad(hand, "p2").height, "a bow lies on top, so probably Ana"
    slap(hand, "p1")
    assert [found.seat for found in photo(hand).slaps] == ["p1"]
    assert steps(hand) == ["2", "0", "0"]


def test_cards_by_camera_and_slaps_by_pins_end_to_end(
    pins: MockFactory, open_app: Callable[[], Hand], home: Path, tmp_path: Path
) -> None:
    """Ana's third bow is captured before the slaps, and understood only after them."""
    hand = wired(open_app, home, "17 p1, 27 p2, 22 p3")
    sit(hand)
    box = GAMES["olympia"]
    for folder, cards in (("first", ("bow 1", "bow 2")), ("then", ("bow 3",))):
        (tmp_path / folder).mkdir()
        for n, card in enumerate(cards):
            thing, copy = card.split()
            written = payload(box, thing, int(copy))
            cv2.imwrite(str(tmp_path / folder / f"{n}.png"), table_with(written, (500 + 90 * n, 300)))
    camera = Camera(lambda: Folder(tmp_path / "first"), hand.app.put, apart=0)
    until(hand, lambda: hand.app.table.session.now.tip.line.startswith("p2 turn bow @"))
    camera.close()
    second = int(hand.app.table.session.now.tip.line.partition("@")[2]) + hand.app.table.since
    watch().sleep(max(0.0, (second - now_ns()) / 1e9) + 0.01)  # a folder's pictures are a second apart
    late = Folder(tmp_path / "then")
    watch().sleep(0.005)
    slapped = now_ns() - 4 * MS
    press(pins, (17, slapped), (27, slapped + 3_100_000))
    until(hand, lambda: hand.app.table.notice is not None)
    assert hand.app.table.notice.kind == "slap"
    assert "Ana 3.1 ms before Ben" in hand.words()
    camera = Camera(lambda: late, hand.app.put, apart=0)
    strip = photo(hand)
    until(hand, lambda: "p3 turn bow" in "\n".join(hand.app.table.session.lines()))
    camera.close()
    until(hand, lambda: steps(hand) == ["2", "0", "0"])
    hand.wait()
    assert [(found.seat, found.at - strip.first) for found in strip.slaps][1] == ("p2", 3_100_000)
    assert any("is right about Bow: 2 steps up" in word for word in hand.words())
    kept = "\n".join(hand.app.table.session.lines())
    assert "~p1:v0^" in kept
    assert "~mock" in kept
