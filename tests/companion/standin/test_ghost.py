"""A practice ghost: as late and as wrong as it says, judged like anyone, and never counted."""

from __future__ import annotations

import random
import statistics
from pathlib import Path

import pytest

from companion.club.now import places_of
from companion.games.minds import can_haunt
from companion.inputs import Press, Slap
from companion.keep.journal import Journal
from companion.keep.results import results_of
from companion.keep.share import play_link, play_rows
from companion.keep.statistics import winners
from companion.photo_finish import Hand, Strip
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.standin.ghost import GHOSTS, MS, fillers, right, slaps_after
from companion.standin.thinker import awaited
from tests.playing import NAMES

SEAT = "p2"
OLYMPIA = Match("olympia", NAMES[:3])


def turned(level: int, seed: str) -> Session:
    """A round in which the first card was just turned."""
    session = ready(OLYMPIA, seed)
    session.do(f"chair {SEAT} {level}")
    session.do(str(next(move for move in session.moves if move.verb == "deal")))
    turn(session, random.Random(seed))
    return session


def turn(session: Session, dice: random.Random) -> None:
    moves = [move for move in session.moves if move.verb == "turn"]
    session.do(f"{dice.choice(moves)} @{(session.now.tip.n + 1) * 1_000_000}")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_reacts_and_errs_as_often_as_it_says(level: int) -> None:
    ghost, verbs = GHOSTS[level - 1], OLYMPIA.box.slaps
    assert verbs is not None
    cards, errs, reactions = 0, 0, []
    for seed in range(32):
        session, dice = turned(level, str(seed)), random.Random(seed)
        while any(move.verb == "turn" for move in session.moves):
            after, is_right = slaps_after(session, SEAT), right(session.position, SEAT, verbs)
            cards, errs = cards + 1, errs + ((after is not None) != is_right)
            reactions += [after / MS] if after is not None else []
            turn(session, dice)
    assert cards > 700
    assert abs(100 * errs / cards - ghost.errs) < ghost.errs / 2
    assert abs(statistics.mean(reactions) - ghost.reacts) < ghost.varies / 5
    assert abs(statistics.stdev(reactions) - ghost.varies) < ghost.varies / 5


def test_the_same_lines_give_the_same_ghost() -> None:
    assert slaps_after(turned(2, "5"), SEAT) == slaps_after(turned(2, "5"), SEAT)


def test_hands_turn_its_cards_and_nobody_waits_for_its_move() -> None:
    table = Table(turned(1, "2"))
    while table.session.acting[0] != SEAT:
        turn(table.session, random.Random(1))
    assert awaited(table.session) == ""
    card = next(move for move in table.session.moves if move.seat == SEAT and move.verb == "turn")
    table.handle(Press(str(card)))
    assert table.session.now.tip.move.plain == card


def test_it_is_offered_where_slaps_decide_with_its_numbers_and_nowhere_else() -> None:
    offered = fillers("olympia", 3, {})
    assert [words.key for words in offered] == ["ghost-fill"] * 3
    assert fillers("olympia", 3, {"war": "on"}) == [], "there is more to decide than when"
    assert not can_haunt("battle", {})
    assert fillers("scorepad", 3, {}) == []


def test_a_game_it_ever_sat_in_has_no_results_and_is_over_all_the_same(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.db")
    numbers = []
    for chairs in ([f"chair {SEAT} 1", f"chair {SEAT} off"], []):
        numbers.append(journal.begin(OLYMPIA))
        session = journal.session(numbers[-1])
        for line in [*ready(OLYMPIA, "3").lines(), *chairs, "end"]:
            session.do(line)
        assert session.now.tip.outcome is not None
        assert bool(results_of(session.match, session.now)) == (not chairs)
    practice, counted = numbers
    for number in numbers:
        session = journal.session(number)
        handed_on = (play_link(session, number), play_rows(session, number), places_of(session))
        assert [bool(one) for one in handed_on] == [number == counted] * 3, (
            "nor is it handed on, nor told a club"
        )
    assert practice not in winners(journal)
    assert counted in winners(journal)
    assert all(kept.ended for kept in journal.games()), "neither is offered to be continued"


def test_a_right_slap_of_its_is_judged_like_anyones_and_said_to_be_a_ghosts() -> None:
    session, verbs = turned(1, "7"), OLYMPIA.box.slaps
    assert verbs is not None
    dice = random.Random(7)
    while not right(session.position, SEAT, verbs):
        turn(session, dice)
    table, at = Table(session), (session.now.tip.n + 9) * 1_000_000
    strip = Strip((Hand(SEAT, at, held=1, by="ghost"),))
    table.handle(Slap(SEAT, at, "final", strip=strip))
    assert table.notice is not None
    assert table.notice.kind == "photo"
    assert next(score.value for score in table.view().scores if score.seat == SEAT) == 2
    assert table.slaps.kept is not None
    assert "strip-by-ghost" in [about.key for about in table.slaps.kept.about]
