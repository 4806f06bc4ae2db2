"""The table is switched off from the screen, after a question, and only where it is all there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui import switch_off
from ui.hand import Hand


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The companion is all that this machine does."""
    monkeypatch.setenv(switch_off.ALONE, "1")


def test_with_a_desktop_there_is_no_such_key(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(switch_off.ALONE, raising=False)
    hand.press(icon="settings")
    assert hand.key(icon="power") is None


def test_it_asks_and_then_asks_the_system(
    alone: None, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setattr(switch_off, "COMMAND", ("touch", str(asked)))
    hand.press(icon="settings")
    hand.press(icon="power")
    hand.press("Go on")
    assert not asked.exists()
    hand.press(icon="power")
    hand.press("Switch off")
    assert asked.exists()
    assert hand.app.root.current == "settings", "the screen goes dark by itself"


@pytest.mark.parametrize("command", [("sh", "-c", "echo not allowed >&2; exit 1"), ("no-such-command",)])
def test_a_refusal_is_said(
    alone: None, hand: Hand, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(switch_off, "COMMAND", command)
    hand.press(icon="settings")
    hand.press(icon="power")
    hand.press("Switch off")
    assert hand.app.root.current == "home"
    said = " ".join(hand.words())
    assert "could not be switched off" in said
    assert ("not allowed" if command[0] == "sh" else "no-such-command") in said
