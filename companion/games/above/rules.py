"""Above: the position and a turn in its three phases, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal
from companion.games.above import chain, corrections, hands, picture, powers, preparing, refusals
from companion.games.above.board import EMPTY, IS_DEITY, Board, places, to_spaces
from companion.games.above.cards import CARDS, DEITY, NUMBER, Cards, Terms, of_cards, partner, terms_of
from companion.view import Count, Tally, Text, View, column_of, text

Note = tuple[str, ...]  # something that just happened: its key, and who or where

# What is asked for next.
PLACE, REVEAL, DEAL = "place", "reveal", "deal"
CARD, REFILL, STEP, EXIT, POWER, OVER = "card", "refill", "step", "exit", "power", "over"
PREPARING = (PLACE, REVEAL, DEAL)


def setup(seats: int, options: Options, facts: Facts) -> Above:
    """A bare mountain and a pile of cards; the table places, reveals and deals (#preparation)."""
    terms = terms_of(seats, options["rulebook"], options["summit-in-phase3"], facts)
    return Above(terms, (EMPTY,) * (terms.summit + 1), (EMPTY,) * len(CARDS))


@dataclass(frozen=True, slots=True)
class Above:
    """A position: what stands where, who holds which cards, and how far the turn has come."""

    terms: Terms
    board: Board
    cards: Cards
    stage: str = PLACE
    turn: str = TABLE
    phase: int = 0
    deity: str = ""  # the one activated this turn
    mover: str = ""  # the one moving now, which in phase 3 may be another
    cancelled: bool = False  # a Thunder met in phase 2 takes phase 3 away
    left: int = 0  # tokens the power has yet to place
    used: tuple[str, ...] = ()  # spaces the power has touched; for Athena, whose cards were exhausted
    refills: tuple[str, ...] = ()  # who takes cards from the discard, in this order
    revealed: tuple[str, ...] = ()  # the cards of the set-up so far
    notes: tuple[Note, ...] = ()

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        match self.stage:
            case "card":
                return iter(self._cards_to_play())
            case "step":
                return self._steps()
            case "exit":
                return self._exits()
            case "power":
                return powers.offered(self)
            case "refill":
                return hands.to_recover(self)
            case "over":
                return iter(())
        return preparing.to_prepare(self)

    def _cards_to_play(self) -> list[Move]:
        """Phase 1: one of your powered cards (#activation)."""
        seat = self.turn
        moves = of_cards(seat, "play")
        return [move for move, lies in zip(moves, self.cards, strict=True) if lies == seat]

    def _steps(self) -> Iterator[Move]:
        """Phase 2, and whenever a Fertility asks for more: forward or to a side (#movement)."""
        moves = to_spaces(self.turn, "move", self.terms.rings, self.terms.columns)
        return (moves[to] for to in chain.steps(self, self.mover))

    def _exits(self) -> Iterator[Move]:
        """Another Gate, or a space of ring 1 if there is none (#gate)."""
        moves = to_spaces(self.turn, "exit", self.terms.rings, self.terms.columns)
        return (moves[to] for to in chain.exits(self))

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    # what follows

    @property
    def acting(self) -> str:
        """Whose decision it is."""
        return self.refills[0] if self.stage == REFILL else self.turn

    def apply(self, move: Move) -> Above:
        """The position after a move."""
        now = replace(self, notes=()) if self.notes else self
        after: Above | None = None
        if move.verb == "fix":
            after = corrections.fixed(now, move)
        elif self.stage in PREPARING:
            after = preparing.prepared(now, move)
        elif move.verb == "play":
            after = now._play(move)
        elif move.seat == self.acting:
            after = now._apply(move)
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _apply(self, move: Move) -> Above | None:
        """What the player whose decision it is does; None if no hand could."""
        match self.stage, move.verb, move.args:
            case "step", "move", (space,) if self.free_of_deities(space):
                return chain.stepped(self, self.mover, self.at(space))
            case "exit", "exit", (space,) if self.free_of_deities(space):
                return chain.came_out(self, self.at(space))
            case "refill", "recover", (card,) if card in NUMBER:
                return hands.recover_one(self, NUMBER[card])
            case "power", verb, args:
                return powers.used(self, verb, args)
        return None

    def at(self, space: str) -> int:
        """Where a named space is; -1 if there is none such."""
        return places(self.terms.rings, self.terms.columns).get(space, -1)

    def free_of_deities(self, space: str) -> bool:
        """Whether a space is there and nobody stands on it."""
        at = self.at(space)
        return at >= 0 and self.board[at] not in IS_DEITY

    def _play(self, move: Move) -> Above | None:
        """A card is exhausted and its deity activated; whoever has none left recovers at once (#recovery).

        Forced out of turn it is that player's turn, and a card lying spent stays so.
        """
        seat = move.seat
        n = NUMBER.get(move.args[0], -1) if len(move.args) == 1 else -1
        if self.stage != CARD or n < 0 or not self.cards[n].startswith(seat) or DEITY[n] not in self.board:
            return None
        cards = hands.exhausted(self, n)
        after = replace(self, turn=seat, cards=cards, phase=1, deity=DEITY[n], mover=DEITY[n])
        return chain.phase_2(after) if seat in cards else hands.recover(after, (seat,))

    # victory

    def outcome(self) -> Outcome | None:
        """A deity on the summit wins for the player who moved it there, and the partner (#victory)."""
        if self.stage != OVER:
            return None
        seats = self.terms.seats
        friend = partner(seats, self.turn)
        winners = tuple(seat for seat in seats if seat in (self.turn, friend))
        values: dict[str, str | Text] = {
            "seat": self.turn,
            "other-seat": friend,
            "deity": text(f"above-{self.board[-1]}"),
        }
        return Outcome(
            winners,
            tuple((seat, int(seat in winners)) for seat in seats),
            text("above-end-team" if friend else "above-end", **values),
        )

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What can be shown; all cards lie open in this game."""
        return picture.view(self)

    def tally(self) -> Tally:
        """Nothing is counted on the way: the summit decides (#victory)."""
        outcome, seats = self.outcome(), self.terms.seats
        won = tuple(points for _, points in outcome.points) if outcome else (0,) * len(seats)
        return Tally(tuple(map(column_of, seats)), (Count(text("above-points"), won),))
