"""A turn as fingers and the camera say it: what glows may be picked, and each pick is one decision."""

from __future__ import annotations

from companion.inputs import Pick, Scan
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from tests.companion.games.above.drawing import DEALT, PLACED, REVEALED, lying


def table(*fixes: str) -> Table:
    """A game for Ana and Ben, set up in plain order, with corrections to the mountain."""
    session = Session(Match("above", ("Ana", "Ben")))
    session.do(*PLACED, *REVEALED, *DEALT, *(f"table fix {line}" for line in fixes))
    return Table(session)


def scan(card: str) -> Scan:
    """The camera sees a card."""
    return Scan("above", card)


def test_showing_a_card_to_the_camera_is_phase_1() -> None:
    played = table()
    played.handle(scan("zeus-1"))
    assert list(played.session.lines())[-1] == "p1 play zeus-1"
    assert set(played.open) == {"α2", "β1", "π1"}


def test_a_whole_turn_by_touch_with_a_fertility_and_a_gate() -> None:
    played = table("α2 fertility", "α3 gate", "α4 empty")
    for thing in ("zeus-1", "α2"):
        played.handle(Pick((thing,)))
    assert set(played.open) == {"α3", "β2", "π2"}
    played.handle(Pick(("gate-α3", "α3")))
    gates = {token.space for token in played.view().tokens if token.kind == "gate"}
    assert set(played.open) == gates
    chosen = min(gates)
    played.handle(Pick((f"gate-{chosen}", chosen)))
    assert f"zeus {chosen}" in lying(played.session.position)
    assert played.session.position.stage == "power"
    played.handle(Pick(("ξ6",)))
    assert played.session.acting == ("p2",)
    assert played.notice is None


def test_the_cards_of_the_set_up_are_told_by_the_camera_one_after_the_other() -> None:
    session = Session(Match("above", ("Ana", "Ben")))
    session.do(*PLACED)
    seen = Table(session)
    seen.handle(scan("aphrodite-1"))
    seen.handle(scan("zeus-1"))
    assert "thunder θ2" in lying(seen.session.position)
    seen.handle(scan("zeus-1"))
    assert seen.notice is not None
    assert (seen.notice.kind, seen.notice.rule) == ("question", "first-tokens")
    assert [said.key for said in seen.notice.more] == ["above-refuse-revealed"]


def test_a_wrong_touch_is_refused_with_its_rule_and_what_would_be_legal() -> None:
    played = table("α2 barrier")
    played.handle(Pick(("zeus-1",)))
    for under, refusal in (
        (("barrier-α2", "α2"), ("barrier", "above-refuse-barrier")),
        (("zeus", "α1"), ("movement", "above-refuse-must-move")),
        (("hera", "γ1"), ("movement", "above-refuse-too-far")),
        (("hera-1",), ("activation", "above-refuse-activated")),
    ):
        played.handle(Pick(under))
        assert played.notice is not None
        assert (played.notice.rule, played.notice.text.key) == refusal
        assert len(played.notice.more) == 2
    played.handle(Pick(("β1",)))
    played.handle(Pick(("gate-ε4", "ε4")))
    assert played.notice.text.key == "above-refuse-token-on-token"


def test_seduction_is_a_deity_and_then_a_space() -> None:
    played = table()
    for thing in ("aphrodite-1", "ο2", "hera", "δ1"):
        played.handle(Pick((thing,)))
    assert list(played.session.lines())[-1] == "p1 seduce hera δ1"
