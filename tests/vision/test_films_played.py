"""Whole scenes at a Pi's speed into real games: hands move, cards overlap, and the game follows."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from itertools import cycle

import cv2
import numpy as np

from companion.game import Move
from companion.games import GAMES
from companion.inputs import Input, Pick, Scan, Slap
from companion.photo_finish import Hand, Strip
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from tests.playing import NAMES, battle, set_up
from vision.bench.films import COVERS, Cover, Film, Play, table_of
from vision.bench.stream import NS, How, shown
from vision.cards import Laid
from vision.frames import Frame, Shot
from vision.reading.codes import payload
from vision.reading.eye import Eye

# Seconds on a Pi 4, four times those measured here: a look, every fifth a thorough one, and a glance.
LOOKS, GLANCE = (0.055, 0.055, 0.055, 0.055, 0.17), 0.02
MS = 1_000_000


def played(table: Table, film: Film, others: Iterable[tuple[float, Input]] = ()) -> None:
    """Show a film to a table as a Pi would, with what else is said in between, each as it arrives."""
    heard: list[tuple[float, Input]] = list(others)
    eye, looks = Eye(lambda scan: None, budget=1), cycle(LOOKS)

    def at_a_pis_speed(how: How, shot: Shot) -> tuple[list[Scan], float]:
        return how(shot), next(looks) if how == eye.see else GLANCE

    for counted, done in shown(film, eye, at_a_pis_speed):
        heard += [(done, scan) for scan in counted]
    for _, one in sorted(heard, key=lambda pair: pair[0]):
        table.handle(one)


def slapped(seat: str, at: float) -> list[tuple[float, Input]]:
    """A slap at a moment of the film: called at once, its strip complete a second later."""
    hand = Hand(seat, round(at * NS), 90 * MS, raw=(f"{seat}:v0",))
    strip = Strip((hand,), MS, 62 * MS, "calm", "kernel")
    return [
        (at + 0.07, Slap(seat, hand.at, "first", strip=strip)),
        (at + 1.07, Slap(seat, hand.at, "final", strip=strip)),
    ]


def lines_since(table: Table, before: int) -> list[Move]:
    """What was said after so many lines."""
    return [node.move for node in reversed([*table.session.now.tip.backwards()])][before:]


def test_a_round_with_a_card_every_two_fifths_of_a_second_is_judged_on_the_pile_as_it_lay() -> None:
    session = Session(Match("olympia", ("Ana", "Ben", "Cem"), {}))
    gods = ("artemis", "athena", "zeus")
    session.do(*(f"table god p{n} {god}" for n, god in enumerate(gods, 1)), "table start p1", "p1 deal")
    table, before = Table(session, 0), session.now.tip.n
    cards = ("owl", "bow", "zeus", "bow", "owl", "artemis", "lightning", "zeus", "bow", "owl", "lightning")
    dice, plays, copies = np.random.default_rng(8), [], dict.fromkeys(cards, 0)
    for n, card in enumerate(cards):
        copies[card] += 1
        written = payload(GAMES["olympia"], card, copies[card])
        at = 1.0 + 0.4 * n
        laid = Laid(
            written, float(dice.normal(560, 20)), float(dice.normal(280, 20)), float(dice.normal(0, 14))
        )
        plays.append(Play(laid, at, at + 2.4))
    film = Film("round", table_of(dice, "cloth"), 3.4, plays, 1.0 + 0.4 * len(cards) + 1.5, dice)
    # Ana slaps on the third bow, before any reader can have read it; Cem lays on, unaware.
    third_bow = 1.0 + 0.4 * 8
    played(table, film, slapped("p1", third_bow + 0.2))
    lines = lines_since(table, before)
    turned = [move.args[0] for move in lines if move.verb == "turn"]
    assert turned == list(cards), "every card, once"
    assert [move.seat for move in lines if move.verb == "slap"] == ["p1"]
    counted = [note for note in table.notice.more if note.key.startswith("olympia-note-card")]
    assert len(counted) == 9, "what was laid after the slap does not count, everything before it does"
    assert (table.notice.kind, table.notice.text.key) == ("photo", "olympia-note-right")


def _arms(moments: list[float], dice: np.random.Generator) -> Cover:
    """An arm for each of these moments: it comes with the card and is gone a second later."""
    arms = [COVERS["arm"]([(at - 0.3, at + 0.7)], dice) for at in moments]

    def cover(frame: Frame, at: float) -> Frame:
        for arm in arms:
            frame = arm(frame, at)
        return frame

    return cover


def test_a_trick_of_five_is_read_while_arms_cross_the_table() -> None:
    dice = random.Random(3)
    session = Session(Match("olympe", NAMES[:5], {}))
    while all(move.verb != "play" for move in session.moves):
        session.do(str(dice.choice(session.moves)))
    table, before = Table(session, 0), session.now.tip.n
    ahead, cards = Session(session.match), []
    ahead.do(*session.lines())
    while len(cards) < 5:
        move = dice.choice([move for move in ahead.moves if move.verb == "play"])
        ahead.do(str(move))
        cards.append(move)
    drawn = np.random.default_rng(4)
    places = [(260, 180), (520, 140), (800, 200), (380, 430), (720, 450)]
    moments = [1.0 + 1.2 * n for n in range(5)]
    plays = [
        Play(Laid(payload(GAMES["olympe"], move.args[0]), *place, float(drawn.normal(0, 15))), at)
        for move, place, at in zip(cards, places, moments, strict=True)
    ]
    film = Film(
        "trick", table_of(drawn, "cloth"), 3.4, plays, moments[-1] + 1.8, drawn, _arms(moments, drawn)
    )
    played(table, film)
    assert [str(move) for move in lines_since(table, before) if move.verb == "play"] == [
        str(move) for move in cards
    ]


def _fingers(plays: list[Play], until: float, dice: np.random.Generator) -> Cover:
    """A hand that still holds each card at its lower edge, fingers close to the code."""
    tone = float(dice.uniform(110, 180))

    def cover(frame: Frame, at: float) -> Frame:
        if at >= until:
            return frame
        made = frame.copy()
        for play in plays:
            x, y = play.laid.x, play.laid.y
            tremor = 2 * math.sin(9 * at + x)
            for finger in range(3):
                tip = (int(x - 30 + 30 * finger + tremor), int(y + 62))
                cv2.line(made, tip, (tip[0] + 8 * finger, 720), tone - 10 * finger, 26, cv2.LINE_AA)
        return made

    return cover


def test_plans_are_revealed_with_hands_still_on_the_cards() -> None:
    dice = random.Random(3)
    session = Session(Match("heavens", NAMES[:5], {}))
    while all(move.verb != "plan" for move in session.moves):
        session.do(str(dice.choice(session.moves)))
    table, before = Table(session, 0), session.now.tip.n
    plans = ["forge", "torch", "errand", "forge", "breath"]
    drawn = np.random.default_rng(6)
    plays = [
        Play(Laid(payload(GAMES["heavens"], plan, n + 1), 180 + 225 * n, 300.0, 3 * n), 1.0 + 0.1 * n)
        for n, plan in enumerate(plans)
    ]
    film = Film("reveal", table_of(drawn, "wood"), 3.6, plays, 5.0, drawn, _fingers(plays, 3.0, drawn))
    played(table, film)
    told = sorted(str(move) for move in lines_since(table, before))
    assert told == [f"p{n} plan {plan}" for n, plan in enumerate(plans, 1)]


def _under_an_arm(game: str, things: list[str], until: float) -> Film:
    """Things that lie there from the first second on; later an arm goes over all of them, twice."""
    drawn = np.random.default_rng(9)
    plays = [
        Play(Laid(payload(GAMES[game], thing), 300 + 240.0 * n, 300.0, 5.0 * n), 1.0)
        for n, thing in enumerate(things)
    ]
    arms = COVERS["arm"]([(until - 4, until - 3), (until - 2.4, until - 1.2)], drawn)
    return Film("arms", table_of(drawn, "wood"), 3.4, plays, until, drawn, arms)


def test_figures_that_an_arm_uncovers_leave_the_picked_one_picked() -> None:
    table = Table(set_up(battle()), 0)
    *lie, touched = [*dict.fromkeys(move.args[0] for move in table.session.moves)][:4]
    played(table, _under_an_arm("battle", lie, 8.0), [(3.5, Pick((touched,)))])
    assert table.picks == (touched,)


def test_a_card_that_an_arm_uncovers_is_not_played_again() -> None:
    match = Match("above", NAMES[:2], {})
    session = Session(match)
    session.do(*ready(match, "1").lines())
    table, before = Table(session, 0), session.now.tip.n
    card = session.moves[0].args[0]
    step = next(session.position.apply(session.moves[0]).legal_moves())
    played(table, _under_an_arm("above", [card], 8.0), [(3.5, Pick(step.args))])
    assert [str(move) for move in lines_since(table, before)] == [f"p1 play {card}", str(step)]
    assert table.notice is None or table.notice.kind != "refused"
