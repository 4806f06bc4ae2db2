"""Setting up, as moves of the table: deities, first tokens by pairs of cards, the deal (#preparation).

Drawn at random, told by the real cards as they are turned over, or tapped: the same lines say it all.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.above.board import DEITIES, EMPTY, IS_DEITY, KINDS
from companion.games.above.cards import CARDS, DEITY, NUMBER, of_cards
from companion.games.above.position import P, Position
from companion.games.above.turn import started

FIRST = 2  # tokens of each kind that are placed before the game


def to_prepare(above: Position) -> Iterator[Move]:
    """What the table may do next."""
    match above.stage:
        case "place":
            return _to_place(above)
        case "reveal":
            hidden = (n for n, card in enumerate(CARDS) if card not in above.revealed)
            return (of_cards(TABLE, "reveal")[n] for n in hidden)
    return (of_cards(TABLE, "deal")[n] for n in to_deal(above))


def prepared(above: P, move: Move) -> P | None:
    """The position after the table has placed, revealed or dealt; None if it cannot be."""
    match move.seat, move.verb, above.stage, move.args:
        case "table", "place", "place", (deity, space) if deity in IS_DEITY:
            at = above.at(space)
            return _placed(above, deity, at) if at in above.terms.starts and not above.board[at] else None
        case "table", "reveal", "reveal", (card,) if card in NUMBER and card not in above.revealed:
            return _revealed(above, card)
        case "table", "deal", "deal", (card,) if card in NUMBER and NUMBER[card] in to_deal(above):
            return _dealt(above, NUMBER[card])
    return None


# deities


def _to_place(above: Position) -> Iterator[Move]:
    """Every deity not yet placed, to every free start space of ring 1 (#deities)."""
    spaces = above.spaces
    free = [spaces[at] for at in above.terms.starts if above.board[at] == EMPTY]
    for deity in DEITIES:
        if deity not in above.board:
            yield from (Move(TABLE, "place", (deity, space)) for space in free)


def _placed(above: P, deity: str, at: int) -> P:
    board = [EMPTY if lies == deity else lies for lies in above.board]
    board[at] = deity
    return settled(above._replace(board=tuple(board)))


# first tokens


def next_token(above: Position) -> str:
    """The kind of the first token still to be placed, in the order of the rules (#first-tokens)."""
    return next((kind for kind in KINDS if above.board.count(kind) < FIRST), "")


def waiting(above: Position) -> int:
    """The card that has told its letter and waits for a ring, or -1."""
    return NUMBER[above.revealed[-1]] if len(above.revealed) % 2 else -1


def _revealed(above: P, card: str) -> P:
    """The first card of a pair tells the column, the second the ring; a token goes there (#first-tokens)."""
    first = waiting(above)
    after = above._replace(revealed=(*above.revealed, card))
    if first < 0:
        return after
    column, ring = above.terms.printed[first][0], above.terms.printed[NUMBER[card]][1]
    at = free_from(above, column, ring)
    kind = next_token(above)
    board = (*above.board[:at], kind, *above.board[at + 1 :])
    told = ("first-token", kind, above.spaces[at])
    return settled(after._replace(board=board, notes=(told,)))


def free_from(above: Position, column: int, ring: int) -> int:
    """The space named, or the next free one clockwise in its ring (#first-tokens)."""
    columns, way = above.terms.columns, 1 if above.terms.clockwise else -1
    row = (ring - 1) * columns
    ways_round = (row + (column + way * n) % columns for n in range(columns))
    # A ring filled up by corrections leaves any other free space.
    return next((at for at in ways_round if above.board[at] == EMPTY), above.board.index(EMPTY))


# the deal


def receiver(above: Position) -> str:
    """Who is dealt to: each seat in turn, until it has all its cards."""
    each = len(CARDS) // len(above.terms.seats)
    return next((seat for seat in above.terms.seats if above.cards.count(seat) < each), "")


def to_deal(above: Position) -> tuple[int, ...]:
    """What may be dealt next: each a whole set for two; a set for p1 and p2, a set for p3 and p4 (#deal)."""
    seat = receiver(above)
    sharing = {"p1": ("p1",), "p2": ("p1", "p2"), "p3": ("p3",), "p4": ("p3", "p4")}[seat]
    mine = sharing if len(above.terms.seats) == 4 else (seat,)
    held = {DEITY[n] for n, lies in enumerate(above.cards) if lies in mine}
    return tuple(n for n, lies in enumerate(above.cards) if not lies and DEITY[n] not in held)


def _dealt(above: P, n: int) -> P:
    """A card goes to its player; the last player gets what is left."""
    seat, last = receiver(above), above.terms.seats[-1]
    cards = (*above.cards[:n], seat, *above.cards[n + 1 :])
    after = above._replace(cards=cards)
    if receiver(after) == last:
        after = after._replace(cards=tuple(lies or last for lies in cards))
    return settled(after)


def settled(above: P) -> P:
    """On to the next part of the set-up when one is complete; then Zeus with Α begins (#first-player)."""
    if above.stage == "place" and all(deity in above.board for deity in DEITIES):
        above = above._replace(stage="reveal")
    if above.stage == "reveal" and (not next_token(above) or len(above.revealed) == len(CARDS)):
        above = above._replace(stage="deal")
    if above.stage == "deal" and EMPTY not in above.cards:
        return started(above._replace(revealed=()), first_player(above))
    return above


def first_player(above: Position) -> str:
    """Who holds the Zeus card with the letter Α."""
    zeus = [n for n in (NUMBER["zeus-1"], NUMBER["zeus-2"]) if above.terms.printed[n][0] == 0]
    return above.cards[zeus[0]]
