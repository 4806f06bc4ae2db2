"""Films of hands and covers through the real reading: each card counts once, a second play counts again."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from companion.inputs import Scan
from vision.bench.films import COVERS, Film, Play, covered, table_of
from vision.bench.stream import Seen, Wanted, deck, judged, stream
from vision.cards import Laid
from vision.frames import Shot
from vision.reading.codes import read
from vision.reading.eye import Eye

PACE = 0.12  # seconds between two looks
NS = 1_000_000_000


def watched(film: Film) -> Counter[str]:
    """How often each card counted."""
    heard: list[Scan] = []
    eye = Eye(heard.append, budget=1)
    for n in range(int(film.length / PACE)):
        eye.see(Shot(film.frame(n * PACE), round(n * PACE * NS)))
        if eye.eager:
            eye.glance(Shot(film.frame((n + 0.5) * PACE), round((n + 0.5) * PACE * NS)))
    return Counter(scan.thing for scan in heard)


@pytest.mark.parametrize("what", COVERS)
def test_what_lies_under_a_cover_does_not_count_again(what: str) -> None:
    dice = np.random.default_rng([1, len(what)])
    film = covered(what, deck(4, dice), dice)
    assert sorted(watched(film).values()) == [1, 1, 1, 1]


def test_a_card_taken_away_and_laid_again_on_the_same_place_counts_twice() -> None:
    dice = np.random.default_rng(5)
    (written,) = deck(1, dice)
    laid = Laid(written, 600, 300, 12)
    plays = [Play(laid, 1.0, 3.0), Play(laid, 5.0, 9.0)]
    film = Film("twice", table_of(dice), 3.4, plays, 6.0, dice)
    assert watched(film) == {read(written, 0).thing: 2}


def test_a_card_taken_up_from_another_card_and_laid_again_there_counts_twice() -> None:
    dice = np.random.default_rng(5)
    below, above = deck(2, dice)
    laid = Laid(above, 620, 440, 4)  # on the lower half of the other
    plays = [Play(Laid(below, 600, 260), 0.5), Play(laid, 2.5, 4.5), Play(laid, 6.0)]
    film = Film("upon another", table_of(dice), 3.4, plays, 7.0, dice)
    assert watched(film) == {read(below, 0).thing: 1, read(above, 0).thing: 2}


def test_a_piece_of_the_films_is_what_the_whole_shows_there() -> None:
    whole = [dice.integers(1000) for _, dice in Wanted(cards=1, films=6, seed=3).numbered()]
    piece = [dice.integers(1000) for _, dice in Wanted(cards=1, films=2, seed=3, first=4).numbered()]
    assert piece == whole[4:]


def test_a_shorter_look_at_a_slower_machine_tells_its_figures() -> None:
    told = list(stream(Wanted(cards=4, films=1, seed=1), factors=(1,), parts=("hurry", "covers")))
    assert [line.split()[0] for line in told] == ["k", "swapped", "piled", "1"]
    assert "missed" in told[1]


def test_what_was_missed_and_what_counted_too_often_is_told() -> None:
    dice = np.random.default_rng(5)
    first, second = deck(2, dice)
    plays = [Play(Laid(first, 600, 300), 1.0), Play(Laid(second, 300, 300), 1.0)]
    film = Film("made up", table_of(dice), 3.4, plays, 2.0, dice)
    seen = Seen([(read(first, 0), 1.2), (read(first, 0), 1.8)])
    assert judged(film, seen)[:2] == (1, 1)
