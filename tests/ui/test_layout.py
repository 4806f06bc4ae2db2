"""Every screen of every game at every size and scale: nothing cut off, overlapping, too small or pale.

All of it takes more than an hour of one core; PANTHEON_LAYOUT=all asks for that, PANTHEON_LAYOUT=ends for
every size with the smallest and the largest letters only. Otherwise each screen of each game is looked at
once, at its tightest or at another size and scale in turn, and of what a game can ask every third thing.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from itertools import cycle, product
from pathlib import Path

import pytest
from kivy.core.text.text_sdl2 import LabelSDL2
from kivy.core.window import Window
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.settings import SETTINGS, Settings
from tests.ui.contrast import pale, remembering
from tests.ui.layout import faults, thumb
from tests.ui.ways import ALIKE, LANGUAGES, Looker, stands, taught
from ui.app.app import PantheonApp
from ui.checks.finger import Hand
from ui.handed.palettes import THEMES
from ui.parts.board import standing
from ui.parts.common.basics import Fitting, Icon, Key, Words, Written

Size = tuple[int, int]
SIZES = ((800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280))
SCALES = next(setting.choices for setting in SETTINGS if setting.key == "scale")
ASKED = os.environ.get("PANTHEON_LAYOUT")
WHOLE = ASKED in ("all", "ends")
SHAPES = tuple(product(SIZES, (SCALES[0], SCALES[-1]) if ASKED == "ends" else SCALES))
TIGHTEST = ((800, 480), "160")
CROWD = 10  # as many as ever sit at a table
MEASURE = LabelSDL2.get_extents
MEASURED: dict[tuple[str, float, str, bool], tuple[int, int]] = {}
MOST_MEASURED = 200_000
MOST_BOARDS = 40  # pictures of boards that are kept: of every size
FIRST = next(iter(GAMES))
SPARSE = 3  # colours are looked at in every so many places
LONGER = "fr"  # French needs more room than English


@pytest.fixture
def looker(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Looker]:
    """Someone who goes everywhere; the window is as it was afterwards."""
    monkeypatch.setattr(LabelSDL2, "get_extents", measured)
    monkeypatch.setattr(Written, "texture_update", Label.texture_update)  # nothing is drawn here
    monkeypatch.setattr(standing, "KEPT", MOST_BOARDS)
    gc.collect()
    gc.freeze()
    gc.disable()  # what is thrown away is collected between the places, see below
    try:
        with remembering():
            looker = Looker(PantheonApp(Settings(home / "settings.toml")))
            yield looker
        looker.wear((800, 480), "100")
        looker.let_go()
    finally:
        gc.unfreeze()
        gc.enable()


def measured(label: LabelSDL2, words: str) -> tuple[int, int]:
    """How much room words need in a row; what was measured before is remembered."""
    worn = label.options
    key = words, worn["font_size"], worn["font_name_r"], worn["bold"]
    if key not in MEASURED:
        if len(MEASURED) > MOST_MEASURED:
            MEASURED.clear()
        MEASURED[key] = MEASURE(label, words)
    return MEASURED[key]


def places(looker: Looker, game: str, language: str) -> Iterator[tuple[str, Sequence[tuple[Size, str]]]]:
    """Every place there is and how to look at it, with what earlier screens left behind out of the way."""
    for place, shapes in _all_places(looker, game, language):
        gc.collect()  # or what nobody sees any more would be laid out too, and lend its rows
        yield place, shapes


def _all_places(looker: Looker, game: str, language: str) -> Iterator[tuple[str, Sequence[tuple[Size, str]]]]:
    """Every screen with this game going on, then everything this game can ask; and how to look at each."""
    found = stands(game, CROWD)
    others, turn = cycle(shape for shape in SHAPES if shape != TIGHTEST), cycle((False, True))
    for place in looker.screens(found["most"], () if game == FIRST else ALIKE):
        yield place, SHAPES if WHOLE else (next(others),) if next(turn) else (TIGHTEST,)
    asked_of = list(found.items())[:: 1 if WHOLE else 3] if WHOLE or language == LONGER else []
    for asked, stand in asked_of:
        if not stand.over:
            looker.sit(stand)
            for what in looker.at_table():
                yield f"table at {asked} {what}", SHAPES if WHOLE else (TIGHTEST,)
    lesson = taught(game)
    if lesson is not None and (WHOLE or language == LONGER):
        looker.sit(lesson)
        yield "lesson", SHAPES if WHOLE else (TIGHTEST,)
        looker.app.root.show("setup")
        looker.settle()
        yield "set-up of the lesson", SHAPES if WHOLE else (TIGHTEST,)


@pytest.mark.timeout(7200 if WHOLE else 3600)
@pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in LANGUAGES if WHOLE or language == LONGER],
)
def test_nothing_is_cut_off_overlapping_too_small_or_pale(
    seen: None, looker: Looker, game: str, language: str
) -> None:
    theme = [*THEMES][[*GAMES].index(game) % len(THEMES)]  # each in turn
    looker.app.choose("language", language)
    looker.app.choose("theme", theme)
    found: dict[str, str] = {}
    looks = 0
    for n, (place, shapes) in enumerate(places(looker, game, language)):
        for size, scale in shapes:
            looker.wear(size, scale)
            looks += 1
            wrong = faults()
            if wrong:
                looker.settle()  # only what stays wrong is wrong
                wrong = faults()
            for fault in wrong:
                where = f"{place} at {size[0]}×{size[1]}, {scale} %"
                _note(found, f"{where}: {fault}")
        if not WHOLE and n % SPARSE == 0:
            looker.wear(SIZES[0], "100")
            for fault in pale():
                _note(found, f"{place} at 800×480, {theme}: {fault}")
    print(f"{game} in {language}: {looks} looks")
    assert not found, "\n".join(found.values())


@pytest.mark.skipif(not WHOLE, reason="the test above looks at some places, which is enough for every day")
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])
def test_what_is_read_and_touched_stands_out(
    seen: None, looker: Looker, game: str, language: str, theme: str
) -> None:
    looker.app.choose("language", language)
    looker.app.choose("theme", theme)
    found: dict[str, str] = {}
    looks = 0
    for place, _ in places(looker, game, language):
        for size in SIZES if ASKED == "all" else SIZES[:1]:
            looker.wear(size, "100")
            looks += 1
            for fault in pale():
                _note(found, f"{place} at {size[0]}×{size[1]}, {theme}: {fault}")
    print(f"{game} in {language}, {theme}: {looks} looks")
    assert not found, "\n".join(found.values())


def _note(found: dict[str, str], fault: str) -> None:
    """One of each kind of fault is enough to be told."""
    if WHOLE:
        print(fault, flush=True)
    found.setdefault(fault.partition(": ")[2].partition(" at ")[0], fault)


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


def look_at(hand: Hand, thing: Label, *colour: float) -> list[str]:
    """What is too pale when nothing but this is on a black sheet, written in a grey or a colour."""
    thing.color = colour if len(colour) == 4 else (*colour * 3, 1)
    sheet = ModalView(background="", background_color=(0, 0, 0, 1), size_hint=(1, 1))
    sheet.add_widget(thing)
    sheet.open(animation=False)
    hand.wait()
    found = pale()
    sheet.dismiss(animation=False)
    return [fault.partition(" in ")[0] for fault in found]


def test_words_that_are_hard_to_tell_from_what_is_behind_them_are_found(seen: None, hand: Hand) -> None:
    with remembering():
        assert look_at(hand, Words(text="Ana to play"), 1.0) == look_at(hand, Words(text="Ana"), 0.5) == []
        assert look_at(hand, Words(text="Ana to play"), 0.3) == ["pale: 'Ana to play'"]
        assert look_at(hand, Words(text="Ana to play"), 1, 1, 1, 0.3) == ["pale: 'Ana to play'"]


@pytest.mark.parametrize("size", SIZES)
def test_a_window_of_any_size_is_looked_at_as_a_whole(seen: None, hand: Hand, size: Size) -> None:
    Window.size = size
    with remembering():
        assert look_at(hand, Words(text="Ana to play", halign="right", valign="top"), 1.0) == []
        assert look_at(hand, Words(text="Ana to play", halign="right", valign="top"), 0.3) == [
            "pale: 'Ana to play'"
        ]


def test_a_sign_may_be_a_little_paler_than_words(seen: None, hand: Hand) -> None:
    with remembering():
        assert look_at(hand, Icon(icon="undo"), 0.4) == []
        assert len(look_at(hand, Icon(icon="undo"), 0.3)) == 1


def test_letters_that_no_font_of_ours_has_are_found(seen: None, hand: Hand) -> None:
    with remembering():
        assert look_at(hand, Words(text="Ω Ж ’…→"), 1.0) == []
        assert look_at(hand, Words(text="one ☃"), 1.0) == ["no letter for: 'one ☃'"]
