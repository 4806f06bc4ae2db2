"""Every card in its place beside the table: what was laid is dimmed, and a full trick stays in sight."""

from __future__ import annotations

import random

from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready


def played(cards: int, **options: str) -> Session:
    """A game of four, so many cards in."""
    session, dice = ready(Match("olympe", ("Ana", "Ben", "Cléo", "Dan"), options), "1"), random.Random(1)
    while len([node for node in session.now.nodes if node.move.verb == "play"]) < cards:
        session.do(str(dice.choice(session.moves)))
    return session


def test_each_card_keeps_its_place_from_trick_to_trick() -> None:
    before, after = played(1).position.view(), played(11).position.view()
    places = [[[card.id for card in row.cards] for row in view.fan] for view in (before, after)]
    assert places[0] == places[1]
    assert {len(cards) for cards in places[0]} == {16}


def test_what_was_laid_is_dimmed_and_nothing_else() -> None:
    session = played(10)
    laid = {node.move.args[0] for node in session.now.nodes if node.move.verb == "play"}
    spent = {card.id for row in session.position.view().fan for card in row.cards if card.face == "spent"}
    assert spent == laid


def test_the_dimmed_cards_tell_nothing_of_known_hands() -> None:
    known = played(3, hands="open").position.view()
    spent = {card.id for row in known.fan for card in row.cards if card.face == "spent"}
    assert len(spent) == 3


def test_the_colour_led_lies_open_and_none_before_the_lead() -> None:
    assert played(0).position.view().fanned == ""
    session = played(1)
    led = session.now.tip.move.args[0].rpartition("-")[0]
    assert session.position.view().fanned == f"fan-{led}"


def test_a_full_trick_lies_there_with_its_taker_until_somebody_leads() -> None:
    session = played(4)
    cards = {node.move.args[0] for node in session.now.nodes[-4:]}
    view = session.position.view()
    assert {token.id for token in view.tokens if token.kind == "card"} == cards
    taker = session.acting[0]
    assert dict(view.marks[-1].label.values)["seat"] == taker
    session.do(str(session.moves[0]))
    lie = {token.id for token in session.position.view().tokens if token.kind == "card"}
    assert lie == {session.now.tip.move.args[0]}


def test_what_the_round_has_brought_so_far_is_told_beside_the_sheet() -> None:
    position = played(20).position
    points = tuple(counter.value for counter in position.view().counters if counter.id.startswith("points-"))
    tally = position.tally()
    assert tally.running is not None
    assert any(points)
    assert tally.running.values == points
    assert tally.counts[0].values == (0, 0, 0, 0), "nothing is counted before the round is over"
