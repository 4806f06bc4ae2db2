"""Games followed from pictures of the board alone: hands pass, somebody errs, takes back, knocks it over."""

from __future__ import annotations

import os
import random

import pytest

from companion.inputs import Press
from companion.play.match import Match
from tests.vision.board.drawn_table import Pictured, moved

LONG = bool(os.environ.get("PANTHEON_LONG"))
UNSEEN = ("recover", "exhaust", "done", "disgrace")  # of cards nothing lies on the board: it is touched


def play(at: Pictured, turns: int, dice: random.Random) -> int:
    """Hands play so many lines; what the board cannot tell is touched. How many questions were asked."""
    asked = 0
    for n in range(turns):
        if not at.real.moves:
            return asked
        at.real.do(str(dice.choice(at.real.moves)))
        if at.lying(at.real.position) != at.lying(at.table.session.position):
            at.lay(at.lying(at.real.position), hand=n % 4 == 0)
            asked += answer(at)
        touch_the_rest(at)
        assert at.told == [*at.real.lines()][: len(at.told)]
    return asked


def answer(at: Pictured) -> int:
    """Touch what really happened, where that is asked."""
    notice, missing = at.table.notice, [*at.real.lines()][len(at.told) :]
    for _, line in notice.offers if notice and notice.kind == "board" else ():
        said = line.removeprefix("lies ").split(";")
        if said == missing[: len(said)]:
            at.table.handle(Press(line, at.at))
            return 1
    return 0


def touch_the_rest(at: Pictured) -> None:
    while rest := [*at.real.lines()][len(at.told) :]:
        alike = at.lying(at.table.session.position) == at.lying(at.real.position)
        verb = rest[0].split()[1]
        if verb not in UNSEEN and (not alike or verb == "play"):
            return
        at.table.handle(Press(rest[0], at.at))


def err(at: Pictured) -> None:
    """Somebody puts a piece where no rule lets it go, and takes it back."""
    lines, lying = at.told, at.lying(at.real.position)
    taken = {space for space, _ in lying}
    named = {arg for move in at.real.moves for arg in move.args}
    far = [*at.drawn.spaces][-2::-1]
    free = next(space for space in far if space not in taken | named)
    at.lay(moved(lying, 0, free))
    assert at.told == lines
    assert at.table.sign == "out-of-step"
    at.lay(lying)
    assert at.table.sign == "in-step"


def take_back(at: Pictured) -> None:
    """Undo, put back by hands; then the same again."""
    before = at.told
    at.table.handle(Press("undo", at.at))
    if at.table.session.now.asked:
        at.table.handle(Press("ok", at.at))
    assert at.table.sign == "out-of-step"
    at.lay(at.lying(at.table.session.position))
    beside = at.table.amiss  # cards are put back by hands that nobody sees
    if beside is not None:
        at.table.handle(Press("ok", at.at))
    assert at.table.sign == "in-step"
    at.table.handle(Press("redo", at.at))
    at.lay(at.lying(at.table.session.position))
    if at.table.amiss is not None:
        at.table.handle(Press("ok", at.at))
    assert at.told == before


def knock_over(at: Pictured) -> None:
    """Half the pieces lie anywhere; then all is put right."""
    lines, lying = at.told, at.lying(at.real.position)
    spaces = [space for space, _ in lying]
    at.lay(tuple(sorted(zip(spaces[4:] + spaces[:4], (name for _, name in lying), strict=True))))
    assert at.told == lines
    assert at.table.sign == "out-of-step"
    at.lay(lying)
    assert at.told == lines
    assert at.table.sign == "in-step"


@pytest.mark.parametrize(("game", "options"), [("battle", {"size": "6"}), ("above", {})])
def test_a_game_is_followed_from_pictures_of_its_board(game: str, options: dict[str, str]) -> None:
    at = Pictured(Match(game, ("A", "B"), options), 2)
    assert at.table.board.right is at.table.session.now.tip
    dice = random.Random(8)
    play(at, 3, dice)
    err(at)
    play(at, 2, dice)
    if at.told == [*at.real.lines()]:
        take_back(at)
    knock_over(at)
    play(at, 400 if LONG else 2, dice)
    if LONG:
        assert not at.real.moves
    assert at.lying(at.table.session.position) == at.lying(at.real.position)
    assert at.told == [*at.real.lines()][: len(at.told)]
