"""Statistics: what the results tell, counted by hand for a few games."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.game import Move
from companion.games import GAMES
from companion.keep.journal import Journal
from companion.keep.players import SHAPES, TONES, forget, keep, meet, players
from companion.keep.results import Result
from companion.keep.statistics import PAGES, Chart, boxes, names
from companion.play.match import Match
from companion.view import Text, text
from companion.words import Words
from tests.playing import variants
from tests.wording import trouble_with

PHASES = {"battle": ("move", "pass"), "olympia": ("turn", "slap")}


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """A journal with the results of seven games: Ana, Ben and Cléo, battle and olympia."""
    journal = Journal(tmp_path / "games.db")
    for winner in ("Ana", "Ana", "Ben", "Ana", "Ana", "Ana"):
        loser = "Ben" if winner == "Ana" else "Ana"
        kept(journal, "battle", (winner, loser), winner, (9, 0))
    kept(
        journal, "olympia", ("Ben", "Cléo", "Ana"), "Cléo", (4, 10, 7), quick=(None, 250_000_000, 180_400_000)
    )
    return journal


def kept(
    journal: Journal,
    box: str,
    people: tuple[str, ...],
    winner: str,
    points: tuple[int, ...],
    quick: tuple[int | None, ...] = (None,) * 9,
) -> None:
    """A game that is over, with its results."""
    number = journal.begin(Match(box, people))
    results = [
        Result(
            f"p{n + 1}",
            name,
            f"side-{n}",
            name == winner,
            points[n],
            60_000 * (n + 1),
            quick[n],
            (0, 1, points[n]),
            ((PHASES[box][0], 45_000), (PHASES[box][1], 15_000 * (n + 1))),
        )
        for n, name in enumerate(people)
    ]
    journal.append(number, [(0, "seed 1")], results)


def said(chart: Chart) -> list[tuple[str, float, str]]:
    """Every bar in English."""
    words = Words("en")
    return [(words.say(bar.name), bar.value, words.say(bar.said)) for bar in chart.bars]


def test_wins_are_counted_and_shared_with_their_uncertainty(journal: Journal) -> None:
    won, share = PAGES["wins"](journal)
    assert said(won) == [("Ana", 5, "5 of 7"), ("Cléo", 1, "1 of 1"), ("Ben", 1, "1 of 7")]
    assert said(share) == [("Ana", pytest.approx(5 / 7), "71 %"), ("Ben", pytest.approx(1 / 7), "14 %")]
    for bar in share.bars:
        assert 0 <= bar.low < bar.value < bar.high <= 1
    assert said(PAGES["wins"](journal, "olympia")[0])[0] == ("Cléo", 1, "1 of 1")


def test_a_streak_is_the_longest_run_and_the_one_still_going(journal: Journal) -> None:
    longest, going = PAGES["streaks"](journal)
    assert said(longest) == [
        ("Ana", 3, "3 in a row"),
        ("Ben", 1, "1 in a row"),
        ("Cléo", 1, "1 in a row"),
    ]
    assert said(going) == [("Cléo", 1, "1 in a row")]
    assert said(PAGES["streaks"](journal, "battle")[1]) == [("Ana", 3, "3 in a row")]


def test_a_nemesis_is_who_has_beaten_one_most_often(journal: Journal) -> None:
    (nemesis,) = PAGES["rivals"](journal)
    assert ("Ben ← Ana", 5, "5 times") in said(nemesis)
    assert ("Ana ← Ben", 1, "once") in said(nemesis)
    rivals, _ = PAGES["rivals"](journal, "", "Ben")
    assert said(rivals)[0] == ("Ana", -4, "1 won, 5 lost")


def test_curves_are_those_of_one_game_and_winners_stand_out(journal: Journal) -> None:
    curves, best = PAGES["curves"](journal)
    assert {curve.values for curve in curves.curves} == {(0, 1, 4), (0, 1, 10), (0, 1, 7)}
    assert [curve.values[-1] for curve in curves.curves if curve.strong] == [10]
    assert said(best)[0] == ("Cléo", 10, "10, on average 10.0")
    assert len(PAGES["curves"](journal, "battle", "Ana")[0].curves) == 6


def test_time_is_shown_by_player_and_by_what_it_was_spent_on(journal: Journal) -> None:
    each, phases = PAGES["times"](journal, "battle")
    assert said(each)[0][0] == "Ben"
    assert [bar.name.key for bar in phases.bars] == ["stats-phase", "stats-phase"]
    assert sum(bar.value for bar in phases.bars) == 6 * (90_000 + 45_000)


def test_the_quickest_honest_slap_comes_first(journal: Journal) -> None:
    assert said(PAGES["slaps"](journal)[0]) == [("Ana", 180.4, "180 ms"), ("Cléo", 250.0, "250 ms")]


def test_luck_is_measured_against_what_chance_would_give(journal: Journal) -> None:
    seats, sides = PAGES["luck"](journal, "battle")
    assert seats.fair == pytest.approx(0.5)
    assert [bar.value for bar in seats.bars] == [1.0, 0.0], "the winner always sat first"
    assert len(sides.bars) == 2
    everything, _ = PAGES["luck"](journal)
    assert 1 / 3 < everything.fair < 1 / 2


def test_an_empty_journal_has_empty_pages(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "empty.db")
    for page in PAGES.values():
        assert all(not chart.bars and not chart.curves for chart in page(journal))
    assert (boxes(journal), names(journal)) == ([], [])


def test_every_page_has_words_in_every_language(journal: Journal) -> None:
    for box in ("", "battle"):
        for player in ("", "Ana"):
            for page in PAGES.values():
                for chart in page(journal, box, player):
                    texts: list[Text] = [chart.title, *(bar.said for bar in chart.bars)]
                    texts += [bar.name for bar in chart.bars if not bar.name.key.startswith("side-")]
                    assert [trouble for told in texts for trouble in trouble_with(told)] == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_time_can_be_spent_on_has_a_name(game: str) -> None:
    verbs: set[str] = set()
    for match in [match for match in variants() if match.game == game][:3]:
        state = match.start()
        for _ in range(60):
            moves: list[Move] = list(state.legal_moves())
            verbs |= {move.verb for move in moves}
            if not moves:
                break
            state = state.apply(moves[len(moves) // 2])
    assert [verb for verb in verbs if trouble_with(text(f"{game}-verb-{verb}"))] == []


# people


def test_people_are_remembered_with_a_colour_a_shape_and_their_seat(journal: Journal) -> None:
    meet(journal, [(1, "Ana"), (2, "Ben")])
    meet(journal, [(2, "Ana")])
    found = {player.name: player for player in players(journal)}
    assert (found["Ana"].seat, found["Ana"].met) == (2, 2)
    assert found["Ana"].tone != found["Ben"].tone
    assert found["Ana"].shape != found["Ben"].shape
    assert [player.name for player in players(journal)] == ["Ana", "Ben"]


def test_ten_people_look_different_even_without_colour(journal: Journal) -> None:
    meet(journal, [(n, f"Player {n}") for n in range(1, 10)])
    assert len({player.shape for player in players(journal)}) == len(SHAPES)
    assert len({(player.tone, player.shape) for player in players(journal)}) == 9
    assert len(TONES) == 10


def test_somebody_forgotten_is_no_longer_offered_but_stays_in_the_results(journal: Journal) -> None:
    meet(journal, [(1, "Ana")])
    (ana,) = players(journal)
    forget(journal, "Ana")
    assert players(journal) == []
    assert "Ana" in names(journal)
    keep(journal, ana)
    assert players(journal) == [ana]
