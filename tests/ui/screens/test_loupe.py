"""A whole turn of Above by touch: card, step, a chain of tokens, the way out of a Gate, the power."""

from __future__ import annotations

from companion.inputs import Press
from ui.checks.finger import Hand


def card(hand: Hand, thing: str) -> None:
    """Touch a card on the screen."""
    face = next(w for w in hand.shown() if getattr(getattr(w, "card", None), "id", "") == thing)
    hand.reach(face)
    hand.touch(*face.to_window(*face.center))


def start(hand: Hand, seed: str, *lines: str) -> None:
    """A game set up by a seed and put right by hand."""
    hand.press(icon="mountain")
    hand.press(icon="dice")
    hand.app.root.current_screen.draw(seed)
    hand.press(icon="play")
    for line in lines:
        hand.app.put(Press(line))
        hand.wait()
    assert hand.app.table.notice is None


def test_a_turn_with_a_fertility_chain_and_a_gate_is_played_by_touch(hand: Hand) -> None:
    start(hand, "1", "table fix η3 gate", "table fix α4 empty", "table fix β5 empty")
    table = hand.app.table
    assert table.session.acting == ("p1",)
    card(hand, "zeus-1")
    assert table.session.now.tip.line == "p1 play zeus-1"
    hand.space("η2")  # Fertility: the same deity goes on
    assert table.session.acting == ("p1",)
    hand.space("η3")  # a Gate with two others on the mountain: choose the way out
    assert set(hand.app.root.current_screen.ids.board.glow) >= {"γ3", "λ5"}
    hand.space("λ5")
    assert {token.id: token.space for token in table.view().tokens}["zeus"] == "λ5"
    assert not {"fertility-η2", "gate-η3", "gate-λ5"} & {token.id for token in table.view().tokens}
    hand.space("θ5")  # Zeus lays a Thunder
    assert "thunder-θ5" in {token.id for token in table.view().tokens}
    assert table.session.acting == ("p2",)


def test_a_step_onto_a_barrier_is_refused_by_its_rule(hand: Hand) -> None:
    start(hand, "1", "table fix η2 barrier")
    card(hand, "zeus-1")
    hand.space("η2")
    notice = hand.app.table.notice
    assert notice is not None
    assert notice.kind == "refused"
    hand.press("Rule")
    assert hand.app.root.current_screen.anchor == notice.rule
