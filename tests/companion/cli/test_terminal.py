"""The game in the terminal: everything that may be seen, in letters, and secrets typed unseen."""

from __future__ import annotations

import os
import random
from io import BytesIO, TextIOWrapper
from typing import TextIO

import pytest

from companion.cli.terminal import _lines
from companion.cli.text_view import WIDE, pictured
from companion.games import GAMES
from companion.play.match import Match
from companion.play.setting_up import ready
from companion.view import Card, Row, Space, Token, View, text
from companion.words import Words
from tests.playing import NAMES

WORDS = Words("en")


def drawn(view: View) -> str:
    """A view as the terminal shows it to Ana and Ben."""
    return "\n".join(pictured(view, lambda said: WORDS.say(said, SEATED), SEATED))


SEATED = {f"p{n}": name for n, name in enumerate(NAMES, 1)}


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_all_that_may_be_seen(game: str) -> None:
    session, dice = ready(Match(game, NAMES[: GAMES[game].seats[-1]]), "1"), random.Random(1)
    while session.moves and session.now.tip.n < 40:
        session.do(str(dice.choice(session.moves)))
        view = session.position.view()
        seen = drawn(view)
        for note in view.notes:
            assert WORDS.say(note, SEATED) in seen
        for counter in view.counters:
            assert f"{WORDS.say(counter.name, SEATED)} {counter.value}" in seen
        for row in view.rows:
            for card in row.cards:
                assert (WORDS.say(card.name, SEATED) in seen) or card.face == "down"
        if any(space.outline for space in view.spaces):
            assert all(WORDS.say(token.name, SEATED) in seen for token in view.tokens)


def test_things_stand_where_they_lie() -> None:
    spaces = tuple(Space(f"{column}{y + 1}", x, y) for x, column in enumerate("abc") for y in range(3))
    hera = Token("hera", "figure", "c3", text("called", name="Hera"), emblem="hera")
    view = View(text("x"), "", spaces, tokens=(hera,))
    first, *others = drawn(view).split("\n")
    assert first.split() == [".", ".", "Hera"]
    assert [line.split() for line in others] == [["."] * 3] * 2


def test_a_card_lying_face_down_is_only_a_back() -> None:
    secret = Card("plan", text("called", name="Zeus"), face="down")
    view = View(text("x"), "", rows=(Row("plans", text("called", name="Plans"), (secret,), "p1"),))
    assert drawn(view) == "Plans (Ana): ?"


def test_no_plan_of_a_board_is_wider_than_a_terminal() -> None:
    spaces = tuple(Space(f"s{n}", n * 3.0, n % 2, outline=((0, 0), (1, 0), (1, 1))) for n in range(30))
    assert max(map(len, drawn(View(text("x"), "", spaces)).split("\n"))) <= WIDE + 2


class Typist:
    """Somebody at a terminal who types a line as soon as it is waited for."""

    def __init__(self, keyboard: int, terminal: TextIO) -> None:
        self.keyboard, self.terminal, self.buffer = keyboard, terminal, self

    def readline(self, most: int) -> bytes:
        os.write(self.keyboard, b"p1 plan forge\n")
        return self.terminal.buffer.readline(most)

    def isatty(self) -> bool:
        return self.terminal.isatty()

    def fileno(self) -> int:
        return self.terminal.fileno()


@pytest.mark.parametrize("secret", [True, False])
def test_a_secret_choice_is_not_shown_while_it_is_typed(secret: bool) -> None:
    keyboard, terminal = os.openpty()
    seen = b""
    with os.fdopen(terminal, "r") as stream:
        line = next(_lines(Typist(keyboard, stream), lambda: secret))
        os.write(keyboard, b"undo\n")
        while b"undo" not in seen:  # what is no secret is seen again
            seen += os.read(keyboard, 1000)
    os.close(keyboard)
    assert line == "p1 plan forge"
    assert (b"forge" in seen) is not secret


def test_a_script_is_read_as_always() -> None:
    script = TextIOWrapper(BytesIO(b"p1 plan forge\nundo\n"))
    assert [*_lines(script, lambda: True)] == ["p1 plan forge", "undo"]
