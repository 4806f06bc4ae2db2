"""A game looked at again: chances add up, moments were somebody's choice, and where it is offered."""

from __future__ import annotations

import math
import random

import pytest

from companion.game import TABLE
from companion.games.minds import MINDS
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.standin.review import MOMENTS, Chance, Review, review_of
from tests.playing import NAMES

PLIES = 60


def _played(match: Match, seed: str) -> Session:
    """A whole game among simple players."""
    session, mind, dice = ready(match, seed), MINDS[match.game], random.Random(seed)
    while moves := session.moves:
        chance = moves[0].seat == TABLE
        session.do(str(dice.choice(moves) if chance else mind.policy(session.position, moves, dice)))
    return session


@pytest.fixture(scope="module", params=["battle", "heavens"])
def looked_at(request: pytest.FixtureRequest) -> tuple[Session, Review]:
    match = (
        Match("battle", NAMES[:2], {"size": "5"})
        if request.param == "battle"
        else Match("heavens", NAMES[:3])
    )
    session = _played(match, "review 3")
    return session, review_of(session, PLIES)


def test_the_chances_of_all_sides_add_up_at_every_position(looked_at: tuple[Session, Review]) -> None:
    _, review = looked_at
    for chances in zip(*(curve for _, curve in review.curves), strict=True):
        assert math.isclose(sum(chance.mean for chance in chances), 1)
        assert all(0 < chance.off < 0.5 for chance in chances)


def test_whoever_won_has_the_best_chances_at_the_end(looked_at: tuple[Session, Review]) -> None:
    session, review = looked_at
    outcome = session.now.tip.outcome
    assert outcome is not None
    last = {seat: curve[-1].mean for seat, curve in review.curves}
    assert max(last, key=lambda seat: last[seat]) in outcome.winners


def test_a_moment_was_a_choice_and_turned_more_than_is_unsure(looked_at: tuple[Session, Review]) -> None:
    session, review = looked_at
    curves = dict(review.curves)
    assert len(review.moments) <= MOMENTS
    for moment in review.moments:
        k, curve = review.at.index(moment.n), curves[moment.move.seat]
        before, after = curve[k - 1], curve[k + 1]
        assert math.isclose(moment.turned, after.mean - before.mean)
        counted = MINDS[session.match.game].chances is None
        assert abs(moment.turned) > (math.hypot if counted else min)(before.off, after.off)
        position = session.now.nodes[moment.n - 1].before
        assert position is not None
        legal = [*position.position.legal_moves()]
        assert len(legal) > 1
        assert moment.move not in moment.instead
        assert {*moment.instead} <= {*legal}


def test_some_game_has_moments() -> None:
    assert review_of(_played(Match("battle", NAMES[:2], {"size": "5"}), "review 3"), PLIES).moments


def test_a_review_is_offered_where_the_bench_says_that_it_tells_something() -> None:
    assert {game for game, mind in MINDS.items() if mind.reviewed} == {"battle", "heavens"}


def test_no_chance_is_known_better_than_by_so_many_playouts() -> None:
    review = review_of(_played(Match("heavens", NAMES[:3]), "review 4"), PLIES)
    even = [chance for _, curve in review.curves for chance in curve if 0.3 < chance.mean < 0.7]
    assert even
    assert all(isinstance(chance, Chance) and 0.1 < chance.off < 0.14 for chance in even)
