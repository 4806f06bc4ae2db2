"""A turn: the cards to play, then how it goes on until somebody has to choose again (#turn)."""

from __future__ import annotations

from companion.game import Move
from companion.games.above import powers
from companion.games.above.board import BARRIER, EMPTY, FERTILITY, GATE, THUNDER, around
from companion.games.above.cards import DEITY, DISCARD, SPENT, Cards, of_cards, spent_to
from companion.games.above.movement import can_step, exits
from companion.games.above.position import P, Position, noted

HAND = 4  # cards each player has, and takes anew, with four players

# cards (#activation, #refill)


def to_play(above: Position) -> list[Move]:
    """Phase 1: one of your powered cards (#activation)."""
    seat = above.turn
    moves = of_cards(seat, "play")
    return [move for move, lies in zip(moves, above.cards, strict=True) if lies == seat]


def to_recover(above: Position) -> list[Move]:
    """Four different cards of the discard; a double only once every kind there has been taken (#refill)."""
    seat = above.refills[0]
    held = {DEITY[n] for n, lies in enumerate(above.cards) if lies == seat}
    there = [n for n, lies in enumerate(above.cards) if lies == DISCARD]
    other = [n for n in there if DEITY[n] not in held]
    moves = of_cards(seat, "recover")
    return [moves[n] for n in other or there]


def exhausted(above: Position, *gone: int) -> Cards:
    """The cards after some were turned over or discarded."""
    cards = list(above.cards)
    for n in gone:
        if not cards[n].endswith("-spent"):
            cards[n] = spent_to(above.terms.seats, cards[n])
    return tuple(cards)


# movement (#movement, #chains)


def phase_2(above: P) -> P:
    """The activated deity has to move; if it cannot, it stays, and its power still comes (#blocked)."""
    if not can_step(above, above.deity):
        return phase_3(above._replace(phase=2, notes=(*above.notes, ("stays", above.deity))))
    return above._replace(phase=2, stage="step", mover=above.deity, cancelled=False)


def stepped(above: P, mover: str, to: int) -> P:
    """A deity goes to a space, and everything there happens."""
    board = list(above.board)
    board[board.index(mover)] = EMPTY
    return _arrived(above, board, mover, to)


def came_out(above: P, to: int) -> P:
    """The deity comes out where the player chose; the second Gate is used up and does not trigger (#gate)."""
    board = list(above.board)
    board[board.index(above.mover)] = EMPTY
    if board[to] == GATE:
        board[to] = EMPTY
    came = (*above.notes, ("out", above.mover, above.spaces[to]))
    return _arrived(above._replace(notes=came), board, above.mover, to)


def _arrived(above: P, board: list[str], mover: str, to: int) -> P:
    """First every Thunder around, then the token on the space, and so on from there (#chains)."""
    terms, notes, cancelled = above.terms, above.notes, above.cancelled
    if to == terms.summit:
        board[to] = mover
        # The game ends there and then: no token triggers (#victory).
        return above._replace(board=tuple(board), mover=mover, stage="over")
    if THUNDER in board:
        for near in around(terms.rings, terms.columns)[to]:
            if board[near] == THUNDER:
                board[near] = EMPTY
                effect = "thunder" if above.phase == 2 else "thunder-idle"
                notes = (*notes, (effect, mover, above.spaces[near]))
                cancelled = cancelled or above.phase == 2
    lies, board[to] = board[to], mover
    here = above.spaces[to]
    if lies == BARRIER:
        notes = (*notes, ("barrier-gone", mover, here))  # only if the table insisted
    after = above._replace(board=tuple(board), mover=mover, cancelled=cancelled, notes=notes)
    if lies == FERTILITY:
        return _fertile(after, here)
    if lies == GATE:
        return _gated(after, here)
    return moved(after)


def _fertile(above: P, here: str) -> P:
    """One more step, if there is one to take (#fertility)."""
    if not can_step(above, above.mover):
        return moved(noted(above, "fertility-stop", above.mover, here))
    return above._replace(stage="step", notes=(*above.notes, ("fertility", above.mover, here)))


def _gated(above: P, here: str) -> P:
    """On to another Gate, the player choosing among several; a lone Gate leads back to ring 1 (#gate)."""
    lone = GATE not in above.board
    after = noted(above, "gate-lone" if lone else "gate", above.mover, here)
    ways_out = list(exits(above))
    if not ways_out:
        return moved(noted(above, "gate-stop", above.mover, here))
    if len(ways_out) == 1 and not lone:
        return came_out(after, ways_out[0])
    return after._replace(stage="exit")


def moved(above: P) -> P:
    """A movement is over: after phase 2 comes phase 3, after a power's movement the next turn."""
    return phase_3(above) if above.phase == 2 else turn_over(above)


def phase_3(above: P) -> P:
    """The power of the activated deity, unless a Thunder has cancelled it (#power, #thunder)."""
    if above.cancelled:
        return turn_over(noted(above, "power-lost", above.deity))
    left = 2 if above.deity == "ares" else 1
    after = above._replace(stage="power", phase=3, left=left)
    return after if powers.possible(after) else fizzled(after)


def fizzled(above: P) -> P:
    """A power with nothing to do ends by itself, and says so."""
    return turn_over(noted(above, "fizzle", above.deity))


# the end of a turn (#recovery, #refill)


def turn_over(above: P) -> P:
    """The turn ends; whoever a power left without cards recovers first, clockwise from the active player."""
    seats, cards = above.terms.seats, above.cards
    bare = [seat for seat in seats if seat not in cards]
    if bare:
        first = seats.index(above.turn)
        bare.sort(key=lambda seat: (seats.index(seat) - first) % len(seats))
        return recover(above._replace(phase=3), tuple(bare))
    return _passed(above)


def _passed(above: P) -> P:
    """The next player's turn, clockwise."""
    seats = above.terms.seats
    return started(above, seats[(seats.index(above.turn) + 1) % len(seats)])


def started(above: P, seat: str) -> P:
    """A turn begins: nothing is under way."""
    return type(above)(above.terms, above.board, above.cards, "card", seat, 1, notes=above.notes)


def recover(above: P, seats: tuple[str, ...]) -> P:
    """Who has no powered card left recovers: all eight turned back, or four of the discard (#recovery)."""
    if len(above.terms.seats) == 4:
        return above._replace(stage="refill", refills=seats)
    cards = above.cards
    for seat in seats:
        cards = tuple(seat if lies == SPENT[seat] else lies for lies in cards)
    told = tuple(("recovers", seat) for seat in seats)
    return after_recovery(above._replace(cards=cards, notes=(*above.notes, *told)))


def recover_one(above: P, n: int) -> P | None:
    """One card taken from the discard; with the fourth the next player takes theirs, or the turn goes on."""
    seat = above.refills[0]
    if above.cards[n] != DISCARD:
        return None
    return refilled(above._replace(cards=(*above.cards[:n], seat, *above.cards[n + 1 :])))


def refilled(above: P) -> P:
    """Who has four cards is done taking."""
    rest = tuple(seat for seat in above.refills if above.cards.count(seat) < HAND)
    return above._replace(refills=rest) if rest else after_recovery(above._replace(refills=()))


def after_recovery(above: P) -> P:
    """In phase 1 the deity now moves; after a power the turn passes."""
    return phase_2(above) if above.phase == 1 else _passed(above)
