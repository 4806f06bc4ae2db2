"""What one touch may say at once: a piece and its place, or a line and all that comes of itself after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.game import TABLE, Game, Move
from companion.play.node import Node, extend
from companion.play.notice import Notice
from companion.play.picks import narrowed, settled
from companion.play.session import Session
from companion.play.shown import Shown
from companion.play.standing_in import check_said
from companion.view import Tally, Text, View, text
from companion.words import told


class Lifted(NamedTuple):
    """What lifting a piece picks, and what may be picked then; perhaps a line later."""

    first: tuple[str, ...]  # nothing where the piece is being moved already
    node: Node
    moves: Sequence[Move]
    picks: tuple[str, ...]
    open: dict[str, None]


def stood_for(view: View, ids: Sequence[str]) -> list[str]:
    """What a finger on things may mean: each thing, and what it stands for."""
    stands = {token.id: token.stands_for for token in view.tokens if token.stands_for}
    return [meant for thing in ids for meant in (thing, stands.get(thing, "")) if meant]


def lift(table: Shown, ids: Sequence[str]) -> Lifted | None:
    """What it would mean to lift the topmost of these, or None where none may be; nothing is done by it."""
    moves, node, view = table.moves, table.node, table.view()
    if view.moving and view.moving in ids:
        return Lifted((), node, moves, (), table.pickable(moves, ()))
    open_now = table.pickable(moves, ())
    first = next((thing for thing in stood_for(view, ids) if thing in open_now), None)
    if first is None:
        return None
    picks = (first,)
    meant = narrowed(moves, picks)
    move = settled(meant, picks)
    if move is None:
        return Lifted(picks, node, meant, picks, table.pickable(moves, picks))
    if table.fixing or table.amending:
        return None  # one correction at a time
    after = extend(node, node.clocks, str(move))
    return Lifted(picks, after, after.moves, (), table.pickable(after.moves, ()))


def warned(table: Shown, moves: Sequence[Move], move: Move) -> Text | None:
    """What a move would take away, where there is another to choose."""
    warns = table.session.match.box.warns
    if warns is None or table.fixing or table.amending or len(moves) == 1:
        return None
    return warns(table.node.position, move)


def brought(table: Shown, place: str) -> Notice | None:
    """What a place would bring, where the game can say: a held finger asks."""
    tells = table.session.match.box.tells
    brings = tells(table.node.position, place) if tells and not (table.fixing or table.amending) else ()
    return Notice("told", brings[0], rule=table.view().rule, more=brings[1:]) if brings else None


# lines that nobody decides


def only_step(node: Node) -> Move | None:
    """The one thing the table itself does next, or None where somebody decides."""
    return node.moves[0] if len(node.moves) == 1 and node.moves[0].seat == TABLE else None


def goes_on(node: Node) -> bool:
    """Whether after the table's next step there is another of its kind, and nobody to decide in between."""
    move = only_step(node)
    if move is None:
        return False
    after = [*node.position.apply(move).legal_moves()]
    return len(after) == 1 and (after[0].seat, after[0].verb) == (TABLE, move.verb)


def alike(node: Node) -> list[str]:
    """The lines of the table's next step and of all of its kind that follow it."""
    lines, position, verb = list[str](), node.position, node.moves[0].verb
    while len(moves := [*position.legal_moves()]) == 1 and (moves[0].seat, moves[0].verb) == (TABLE, verb):
        lines.append(str(moves[0]))
        position = position.apply(moves[0])
    return lines


def of_itself(box: Game, node: Node) -> list[str]:
    """What comes of itself after a line: nobody decides it. A correction stands alone."""
    lines, position = list[str](), node.position
    while box.follows and not node.forced and node.move.verb != "fix" and (move := box.follows(position)):
        lines.append(str(move))
        position = position.apply(move)
    return lines


def by_hand(session: Session, announced: Move | None, lines: Sequence[str]) -> list[list[str]]:
    """What hands have done, turn by turn: each line with what comes of itself, all of a turn by one touch."""
    turns, node, seat = list[list[str]](), session.now.tip, ""
    for line in lines:
        check_said(session, announced, line)
        move = Move.parse(line)
        if move.seat != seat or not turns:
            turns.append([])
        seat = seat if move.seat == TABLE else move.seat
        for one in (line, *of_itself(session.match.box, node := extend(node, node.clocks, line))):
            turns[-1].append(one)
            node = node if one == line else extend(node, node.clocks, one)
    return turns


def taken_at_once(game: str, first: Node, nodes: Sequence[Node]) -> Notice:
    """Steps taken one after the other: what everyone got by them, and each to be looked at."""
    befores = (first, *nodes)
    steps = tuple(
        (told(game, node.move, before.view()), node) for before, node in zip(befores, nodes, strict=False)
    )
    more = gained(first.position.tally(), nodes[-1].position.tally())
    return Notice("steps", text("steps-taken", count=len(nodes)), more=tuple(more), steps=steps)


def gained(before: Tally, after: Tally) -> list[Text]:
    """What everyone has got between two counts, and has now."""
    pairs = zip(after.columns, before.counts[0].values, after.counts[0].values, strict=True)
    return [
        text("steps-gained", name=column.name, gained=f"{now - was:+}".replace("-", "−"), total=now)
        for column, was, now in pairs
    ]
