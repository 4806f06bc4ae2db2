"""A test that is broken off anywhere leaves nothing behind for the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.settings import Settings
from tests.ui.conftest import SIZE, empty_window
from tests.ui.moves_by_touch import start_game
from ui.app.app import PantheonApp
from ui.checks.finger import Hand


def test_what_a_broken_off_test_leaves_behind_does_not_reach_the_next(
    open_app: Callable[[], Hand], tmp_path: Path
) -> None:
    broken = Hand(PantheonApp(Settings(tmp_path / "settings.toml"), games=tmp_path))
    start_game(broken, "5 × 5")
    broken.app.rest.dim()
    ModalView().open(animation=False)
    Window.size = SIZE[::-1]
    late: list[int] = []
    Clock.schedule_once(lambda _: late.append(1), 5)
    empty_window()
    assert (Window.children, tuple(Window.size)) == ([], SIZE)
    hand = open_app()
    start_game(hand, "5 × 5")
    hand.space(next(iter(hand.app.table.session.moves)).args[1])
    hand.wait(300)
    assert late == []
    assert broken.app.rest.dark is None or broken.app.rest.dark not in Window.children
