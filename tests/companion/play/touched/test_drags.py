"""Pieces that stand for a card, and pieces carried to where they are to go."""

from __future__ import annotations

from companion.inputs import Pick
from companion.play.match import Match
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.play.touches import lift
from companion.view import Token


def table_of(game: str) -> Table:
    return Table(ready(Match(game, ("Ana", "Ben")), "1"))


def standing(table: Table) -> list[Token]:
    return [token for token in table.view().tokens if token.stands_for]


def test_a_deity_stands_for_the_only_card_that_moves_it() -> None:
    table = table_of("above")
    (seat,) = table.session.acting
    held = [move.args[0] for move in table.session.moves]
    found = standing(table)
    assert {token.stands_for for token in found} <= {*held}
    for token in table.view().tokens:
        cards = [card for card in held if card.startswith(f"{token.id}-")]
        assert (token.stands_for == cards[0]) if len(cards) == 1 else not token.stands_for
    token = found[0]
    table.handle(Pick((token.id, token.space)))
    assert table.session.now.tip.line == f"{seat} play {token.stands_for}"
    assert not standing(table), "one card a turn"


def test_a_deity_put_on_a_space_is_the_card_and_the_step() -> None:
    table = table_of("above")
    (seat,) = table.session.acting
    token = standing(table)[0]
    lifted = lift(table, (token.id,))
    assert lifted is not None
    to = next(iter(lifted.open))
    table.handle(Pick((token.id,), to=(to,)))
    lines = [node.line for node in table.session.now.nodes[-2:]]
    assert lines == [f"{seat} play {token.stands_for}", f"{seat} move {to}"]


def test_a_deity_whose_card_was_played_is_carried_on() -> None:
    table = table_of("above")
    token = standing(table)[0]
    table.handle(Pick((token.stands_for,)))
    to = next(iter(table.open))
    table.handle(Pick((token.id,), to=(to,)))
    assert table.session.now.tip.line.endswith(f"move {to}")


def test_a_deity_put_where_it_may_not_go_has_not_been_played() -> None:
    table = table_of("above")
    token = standing(table)[0]
    lifted, lines = lift(table, (token.id,)), table.session.now.tip.n
    assert lifted is not None
    to = next(space.id for space in table.view().spaces if space.id not in lifted.open)
    table.handle(Pick((token.id,), to=(to,)))
    assert table.notice is not None
    assert (table.notice.kind, table.notice.forcible) == ("refused", False)
    assert table.session.now.tip.n == lines


def test_a_figure_is_moved_by_one_drag_and_refused_with_the_rule() -> None:
    table = table_of("battle")
    move = table.session.moves[0]
    figure, to = move.args
    reach = lift(table, (figure,)).open
    far = next(space.id for space in table.view().spaces if space.id not in reach)
    table.handle(Pick((figure,), to=(far,)))
    assert table.notice is not None
    assert table.notice.kind == "refused"
    assert table.notice.line == f"{move.seat} move {figure} {far}"
    table.handle(Pick((figure,), to=(to,)))
    assert table.session.now.tip.line == str(move)


def test_a_piece_that_may_not_be_touched_is_refused_as_if_it_was_tapped() -> None:
    tapped, dragged = table_of("battle"), table_of("battle")
    open_now = dragged.open
    token = next(token for token in dragged.view().tokens if token.id not in open_now)
    tapped.handle(Pick((token.id,)))
    dragged.handle(Pick((token.id,), to=("a1",)))
    assert dragged.notice == tapped.notice
