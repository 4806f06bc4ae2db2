"""Every screen of every game at every size and scale: nothing cut off, overlapping or too small.

All of it takes half an hour and more; PANTHEON_LAYOUT=all asks for that. Otherwise every place is looked at
where it is tightest and in another size, taken in turn: each size and scale meets many places of each game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.settings import SETTINGS, Settings
from tests.ui.layout import faults, thumb
from tests.ui.ways import LANGUAGES, Looker, stands
from ui.app import PantheonApp
from ui.hand import Hand
from ui.parts.basics import Fitting, Key, Words

SIZES = ((800, 480), (1024, 600), (1280, 720), (720, 1280))
SCALES = next(setting.choices for setting in SETTINGS if setting.key == "scale")
SHAPES = tuple(product(SIZES, SCALES))
TIGHTEST = ((800, 480), "160")
WHOLE = os.environ.get("PANTHEON_LAYOUT") == "all"
IN_TURN = 2  # of the other shapes at each place


@pytest.fixture
def looker(home: Path) -> Iterator[Looker]:
    """Someone who goes everywhere; the window is as it was afterwards."""
    looker = Looker(PantheonApp(Settings(home / "settings.toml")))
    yield looker
    looker.wear((800, 480), "100")
    looker.let_go()


def places(looker: Looker, game: str) -> Iterator[str]:
    """Every screen with this game going on, then everything this game can ask."""
    found = stands(game)
    yield from looker.screens(found["most"])
    for asked, stand in found.items():
        if not stand.over:
            looker.sit(stand)
            for what in looker.at_table():
                yield f"table at {asked} {what}"


@pytest.mark.timeout(3600 if WHOLE else 300)
@pytest.mark.parametrize("language", LANGUAGES[::-1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_off_overlapping_or_too_small(looker: Looker, game: str, language: str) -> None:
    looker.app.choose("language", language)
    found: dict[str, str] = {}
    turn = 0
    for place in places(looker, game):
        shapes = SHAPES
        if not WHOLE:
            if language != LANGUAGES[-1] and place.startswith("table at"):
                break  # the longer language has shown them
            others = [shape for shape in SHAPES if shape != TIGHTEST]
            shapes = (TIGHTEST, *(others[(turn + n) % len(others)] for n in range(IN_TURN)))
            turn += IN_TURN
        for size, scale in shapes:
            looker.wear(size, scale)
            for fault in faults():
                found.setdefault(
                    fault.partition(" at ")[0], f"{place} at {size[0]}×{size[1]}, {scale} %: {fault}"
                )
    assert not found, "\n".join(found.values())


# the looking itself


def show(hand: Hand, *things: Widget) -> list[str]:
    """What is found when nothing but these things is on the screen."""
    sheet = ModalView(background="", size_hint=(1, 1))
    floor = Widget(size=Window.size)
    for thing in things:
        floor.add_widget(thing)
    sheet.add_widget(floor)
    sheet.open(animation=False)
    hand.wait()
    found = faults()
    sheet.dismiss(animation=False)
    return found


def test_a_sound_key_has_no_fault(hand: Hand) -> None:
    assert show(hand, Key(text="Undo", icon="undo", pos=(100, 100), size=(200, 60))) == []


def test_words_in_too_little_room_are_found(hand: Hand) -> None:
    said = "A sentence that has no chance whatsoever in so narrow a place, whatever its letters do."
    for label in (Words, Fitting):
        found = show(hand, label(text=said, pos=(100, 100), size=(120, 40)))
        assert [fault.partition(":")[0] for fault in found] == ["cut off"], label


def test_a_broken_word_is_found(hand: Hand) -> None:
    found = show(hand, Words(text="Donaudampfschifffahrt", pos=(100, 100), size=(90, 400)))
    assert [fault.partition(":")[0] for fault in found] == ["word broken"]


def test_a_shortened_key_is_found(hand: Hand) -> None:
    key = Key(text="Take back everything that happened since the last night", pos=(100, 100), size=(80, 50))
    assert any(fault.startswith("cut off: Fitting 'Take back") for fault in show(hand, key))


def test_a_key_too_small_for_a_thumb_is_found(hand: Hand) -> None:
    key = Key(icon="undo", pos=(100, 100), size=(60, thumb() - 3))
    assert [fault.partition(":")[0] for fault in show(hand, key)] == ["too small"]


def test_keys_on_top_of_one_another_are_found(hand: Hand) -> None:
    one, other = (
        Key(icon="undo", pos=(100, 100), size=(60, 60)),
        Key(icon="redo", pos=(150, 100), size=(60, 60)),
    )
    assert [fault.partition(":")[0] for fault in show(hand, one, other)] == ["overlapping"]


def test_words_on_top_of_words_are_found(hand: Hand) -> None:
    one, other = (Words(text="Ana to play", pos=(100, y), size=(200, 30)) for y in (100, 110))
    assert [fault.partition(":")[0] for fault in show(hand, one, other)] == ["overlapping"]


def test_what_hangs_over_the_edge_is_found(hand: Hand) -> None:
    key = Key(icon="undo", pos=(770, 100), size=(60, 60))
    assert {fault.partition(":")[0] for fault in show(hand, key)} == {"off the screen"}


def test_what_scrolls_through_a_slit_is_found(hand: Hand) -> None:
    scroll = ScrollView(pos=(100, 100), size=(300, 20))
    scroll.add_widget(BoxLayout(size_hint_y=None, height=400))
    assert [fault.partition(":")[0] for fault in show(hand, scroll)] == ["too small"]
