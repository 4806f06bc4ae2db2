"""The scan path of every game: films and pictures of its own cards, through the pipeline, to real moves."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import cv2

from companion.inputs import Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from tests.clock import MovedClock
from tests.playing import NAMES
from tests.vision.showing import Film
from vision.camera import Camera
from vision.drawn.simulator import Simulator
from vision.reading.codes import payload
from vision.sources import Folder


def table_until(game: str, seats: int, verb: str, **options: str) -> Table:
    """A table at which something with this verb can be done, after random play."""
    session = Session(Match(game, NAMES[:seats], options))
    dice = random.Random(3)
    while all(move.verb != verb for move in session.moves):
        session.do(str(dice.choice(session.moves)))
    return Table(session)


def said_since(table: Table, before: int) -> list[str]:
    """The lines after so many."""
    return list(table.session.lines())[before:]


def things(table: Table, count: int) -> list[str]:
    """Some things that may be picked now, not all next to each other in the box."""
    known = {thing.id for thing in table.session.match.box.things}
    found = [thing for thing in table.open if thing in known]
    return random.Random(5).sample(found, count)


def test_above_pairs_of_cards_side_by_side_place_the_first_tokens(tmp_path: Path) -> None:
    table = table_until("above", 2, "reveal")
    before, cards = table.session.now.tip.n, things(table, 6)
    film = Film("above")
    for left, right in zip(cards[::2], cards[1::2], strict=True):
        film.lay(right, 800, 300, angle=8)
        film.lay(left, 400, 330, angle=-12)
        film.roll()
        film.clear()
    film.seen_by(table.handle, tmp_path)
    assert said_since(table, before) == [f"table reveal {card}" for card in cards]
    placed = [token for token in table.view().tokens if "-" in token.id]
    assert len(placed) == 3
    assert table.notice is None


def test_above_a_card_laid_in_phase_one_is_played(tmp_path: Path) -> None:
    table = table_until("above", 2, "play")
    before, card = table.session.now.tip.n, things(table, 1)[0]
    seat = table.session.acting[0]
    film = Film("above")
    film.lay(card, 600, 300, angle=25)
    film.roll()
    film.seen_by(table.handle, tmp_path)
    assert said_since(table, before) == [f"{seat} play {card}"]


def test_olympe_two_tricks_are_read_as_they_are_laid(tmp_path: Path) -> None:
    table = table_until("olympe", 3, "play")
    before, cards = table.session.now.tip.n, things(table, 6)
    film = Film("olympe")
    for trick in (cards[:3], cards[3:]):
        for n, card in enumerate(trick):
            film.lay(card, 330 + 300 * n, 300, angle=90 * n)
            film.roll()
        film.clear()
    heard: list[str] = []

    def put(scan) -> None:
        heard.append(scan.thing)
        table.handle(scan)
        if table.session.moves[0].verb == "accept":
            table.handle(Press("table accept"))  # random cards may well prove a revoke

    film.seen_by(put, tmp_path)
    assert heard == cards, "each card once, though it stayed in view"
    plays = [line.split() for line in said_since(table, before) if " play " in line]
    assert [words[2] for words in plays] == cards
    assert len({words[0] for words in plays[:3]}) == 3


def test_olympe_a_hand_is_dealt_by_fanning_it_out_twice(tmp_path: Path) -> None:
    table = table_until("olympe", 3, "deal", hands="open")
    hand = things(table, 16)
    film = Film("olympe")
    for fan in (hand[:8], hand[8:]):
        film.table.fan([payload(film.box, card) for card in fan])
        film.roll(4)
        film.clear()
    film.seen_by(table.handle, tmp_path)
    held = {card.id for row in table.view("p1").rows if row.seat == "p1" for card in row.cards}
    assert held == set(hand)
    assert table.notice is None


def test_olympe_piles_are_shown_and_uncovered_cards_read(tmp_path: Path) -> None:
    table = table_until("olympe", 2, "show", variant="comptoir")
    before, cards = table.session.now.tip.n, things(table, 11)
    film = Film("olympe")
    for piles in (cards[:5], cards[5:10]):
        for n, card in enumerate(piles):
            film.lay(card, 160 + 235 * n, 250)
        film.roll()
        film.clear()
    film.seen_by(table.handle, tmp_path)
    assert said_since(table, before) == [f"table show {card}" for card in cards[:10]]
    seat = table.session.acting[0]
    top = next(card for card in (cards[:5] if seat == "p1" else cards[5:10]) if card in table.open)
    again = Film("olympe")
    again.lay(top, 640, 400)
    again.roll()
    again.lay(cards[10], 300, 250)
    again.roll()
    again.seen_by(table.handle, tmp_path)
    assert said_since(table, before + 10) == [f"{seat} play {top}", f"table turn {cards[10]}"]


def test_heavens_five_plans_in_one_picture_are_one_reveal(tmp_path: Path) -> None:
    table = table_until("heavens", 5, "plan")
    before = table.session.now.tip.n
    plans = ["forge", "torch", "errand", "forge", "breath"]
    film = Film("heavens")
    for n, plan in enumerate(plans):
        film.lay(plan, 180 + 225 * n, 300 if n % 2 else 380, copy=5 - n, angle=4 * n)
    film.roll(4)
    film.seen_by(table.handle, tmp_path)
    assert (
        sorted(said_since(table, before)) == [f"p{5 - n} plan {plan}" for n, plan in enumerate(plans)][::-1]
    )
    assert [str(move) for move in table.session.moves] == ["table reveal"]
    assert table.notice is None


def test_olympia_a_pile_is_read_with_the_moment_of_each_card(tmp_path: Path) -> None:
    table = table_until("olympia", 3, "turn")
    before = table.session.now.tip.n
    cards = [thing for thing in things(table, 4) for _ in range(2)]
    film = Film("olympia")
    starts = []
    for n, card in enumerate(cards):
        film.lay(card, 620 + 9 * (n % 3), 330 - 7 * (n % 2), copy=1 + n % 2, angle=11 * n)
        starts.append(len(film.frames))
        film.roll(4 + n % 3)
    film.seen_by(table.handle, tmp_path)
    lines = [line.split() for line in said_since(table, before)]
    assert [words[2] for words in lines] == cards
    moments = [int(words[3].removeprefix("@")) for words in lines]
    apart = [round((later - sooner) / 1e8) for sooner, later in pairwise(moments)]
    assert apart == [later - sooner for sooner, later in pairwise(starts)], "the frame in which each came"


def test_a_folder_of_pictures_is_a_round_of_another_game_through_both_threads(
    tmp_path: Path, clock: MovedClock
) -> None:
    table = table_until("olympia", 3, "turn")
    before, cards = table.session.now.tip.n, things(table, 3)
    for n, card in enumerate(cards):
        top = Simulator(pace=0)
        top.lay(payload(table.session.match.box, card), 600, 300 + 20 * n, 40 * n)
        cv2.imwrite(str(tmp_path / f"{n}.png"), top.frame())
    camera = Camera(lambda: Folder(tmp_path), table.handle, apart=0)
    clock.until(lambda: camera.said.key == "camera-over")
    camera.close()
    assert [line.split()[2] for line in said_since(table, before)] == cards
