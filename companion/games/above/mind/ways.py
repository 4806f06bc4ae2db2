"""How far a deity really is from the summit, and who could step onto it in one turn: counted by the rules."""

from __future__ import annotations

from companion.games.above.board import CLOSED, GATE, ways
from companion.games.above.cards import DEITY, of_cards
from companion.games.above.position import Position
from companion.games.above.rules import Above
from companion.games.above.turn import started

NO_WAY = 0


def steps_away(above: Position, deity: str) -> int:
    """The fewest steps to the summit as everything lies, through Gates too; NO_WAY if it is closed in."""
    board, summit = above.board, above.terms.summit
    paths = ways(above.terms.rings, above.terms.columns)
    gates = [at for at, lies in enumerate(board) if lies == GATE]
    reached, frontier, steps = {board.index(deity)}, [board.index(deity)], 0
    while frontier:
        steps += 1
        ahead = {to for at in frontier for to in paths[at] if board[to] not in CLOSED}
        if summit in ahead:
            return steps
        # Whoever enters a Gate comes out at another; a lone one leads back to ring 1 (#gate, #lone-gate).
        entered = {to for to in ahead if board[to] == GATE}
        out = {gate for gate in gates if entered - {gate}} | ahead - entered
        if entered and len(gates) == 1:
            out |= {at for at in range(above.terms.columns) if board[at] not in CLOSED} - entered
        frontier = [at for at in out if at not in reached]
        reached |= {*frontier}
    return NO_WAY


def could_win(above: Above, seat: str) -> frozenset[str]:
    """The deities that a seat could take onto the summit at once, were it its turn now."""
    turn = started(above, seat)
    cards = zip(of_cards(seat, "play"), DEITY, above.cards, strict=True)
    plays = {deity: move for move, deity, lies in cards if lies == seat}
    return frozenset(deity for deity, play in plays.items() if reaches(turn.apply(play), seat))


def reaches(above: Above, seat: str) -> bool:
    """Whether the movement under way can end on the summit."""
    if above.stage == "over":
        return True
    if above.stage not in ("step", "exit") or above.phase != 2 or above.turn != seat:
        return False
    return any(reaches(above.apply(move), seat) for move in above.legal_moves())
