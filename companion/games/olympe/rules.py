"""Olympe: the position and its rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal, State
from companion.games.olympe import corrections, picture, preparation, refusals, scoring, telling
from companion.games.olympe.cards import AGAIN, COUNT, DECISIONS, NUMBER, SEATS, Card, plays
from companion.games.olympe.observer import Done, Revokes, facts_of, observed
from companion.games.olympe.round import Round, from_hand, from_pile, put, visible
from companion.games.olympe.scoring import Scores
from companion.games.olympe.terms import Terms, agreed
from companion.games.olympe.tricks import Trick, allowed, laid, taken
from companion.view import Tally, Text, View, text


def setup(seats: int, options: Options, facts: Facts) -> Olympe:
    """Nobody has a god yet, and nobody deals (#preparation)."""
    terms = agreed(seats, options, facts)
    return Olympe(terms, (-1,) * (seats + terms.extras), scores=scoring.first_scores(terms))


NO_SCORES, NO_ROUND = Scores(), Round()


@dataclass(frozen=True, slots=True)
class Olympe:
    """A position: who plays which god, whose deal, what was won, and the round on the table."""

    terms: Terms
    gods: tuple[int, ...]  # the god of each seat, then of each colour without a player
    dealer: int = -1
    stage: str = "choose"  # choose, deal, play, reveal, enter, count, over
    scores: Scores = NO_SCORES
    round: Round = NO_ROUND
    lines: int = 0  # how many lines have been said: where play can be taken back to

    # whose turn

    @property
    def turn(self) -> int:
        """The seat that lays the next card."""
        trick = self.round.trick
        return (trick.lead + len(trick.cards)) % self.terms.seats

    @property
    def undecided(self) -> Revokes:
        """Proven revokes about which the table has not decided (#revokes)."""
        return tuple(revoke for revoke in self.round.revokes if not revoke.verdict)

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        now = self.round
        if now.revokes and self.undecided:
            return iter(DECISIONS)
        if now.uncovered:
            return preparation.turns(self)
        match self.stage:
            case "play":
                return self._plays()
            case "choose":
                return preparation.choices(self)
            case "deal":
                return preparation.deals(self)
            case "reveal":
                return preparation.reveals(self)
            case "enter":
                return telling.entries(self)
            case "count":
                return iter((COUNT, AGAIN) if self.terms.score_only else (COUNT,))
        return iter(())

    # play

    def _plays(self) -> Iterator[Move]:
        """What the next player may lay, as far as their cards are known (#following, #observer)."""
        moves = plays()[self.turn]
        if not self.terms.open and not self.terms.comptoir:
            return iter([moves[card] for card in self.round.unseen])
        return iter([moves[card] for card in self.playable()])

    def playable(self) -> list[Card]:
        """The cards that may be laid next, each kind once."""
        now, french = self.round, self.terms.french
        known = self.known(self.turn)
        cards = list(dict.fromkeys(allowed(now.trick, known, french)))
        if not self.terms.open and now.held[self.turn]:
            # An unseen card may be in hand; it is refused only if a visible one forbids it (#comptoir).
            free = now.trick.asked < 0 or not known
            cards += [
                card for card in now.unseen if free or card in allowed(now.trick, (*known, card), french)
            ]
        return cards

    def known(self, seat: int) -> tuple[Card, ...]:
        """The cards everybody, or the companion, knows a seat to have."""
        now = self.round
        return visible(now, seat) + (now.hands[seat] if now.hands else ())

    def _play(self, move: Move) -> Olympe:
        """A card is laid on the trick; a full trick is taken (#leading … #taking)."""
        terms, trick, seat = self.terms, self.round.trick, self.turn
        card = NUMBER.get(move.args[0], -1) if len(move.args) == 1 else -1
        if move.seat != SEATS[seat] or card < 0:
            raise IllegalMove(str(move), self.why_not(move))
        piled = bool(self.round.tops) and card in self.round.tops[seat]
        now = from_pile(self.round, seat, card) if piled else from_hand(self.round, seat, card)
        if now is None:
            raise IllegalMove(str(move), self.why_not(move))
        now = self._watched(now, seat, card, piled)
        after = laid(trick, card, self.gods, terms.seats, terms.french)
        after = after._replace(
            lines=(*trick.lines, self.lines), piled=trick.piled | piled << len(trick.cards)
        )
        stage = self.stage
        if len(after.cards) < terms.seats:
            now = now._replace(trick=after)
        else:
            taker, lead = taken(after, terms.seats, terms.french)
            now = now._replace(trick=Trick(lead), done=(*now.done, Done(after, taker)))
            if len(now.done) == terms.tricks:
                stage = "reveal" if terms.virtual > 1 else "count"
        return Olympe(terms, self.gods, self.dealer, stage, self.scores, now, self.lines + 1)

    def _watched(self, now: Round, seat: int, card: Card, piled: bool) -> Round:
        """What a card tells about the hand it came from is kept (#observer); open hands tell it at once."""
        says = facts_of(now.trick, card, len(now.done), self.lines, self.terms.french)
        facts = now.facts[seat]
        if not says and not facts:
            return now
        known = visible(now, seat) + (now.hands[seat] if now.hands else ())
        facts, revokes = observed(facts, seat, card, says, not piled, known)
        if now.hands:
            return now._replace(revokes=now.revokes + tuple(revokes)) if revokes else now
        return now._replace(facts=put(now.facts, seat, facts), revokes=now.revokes + tuple(revokes))

    def _decided(self, verdict: str) -> Olympe:
        """The table accepts a proven revoke, or notes a penalty against the player (#revokes)."""
        noted = list(self.scores.noted)
        for revoke in self.undecided:
            noted[revoke.seat] += verdict == "note"
        revokes = tuple(
            revoke if revoke.verdict else revoke._replace(verdict=verdict) for revoke in self.round.revokes
        )
        return replace(
            self,
            scores=self.scores._replace(noted=tuple(noted)),
            round=self.round._replace(revokes=revokes),
        )

    # the end of a round

    def settled(self, scores: Scores) -> Olympe:
        """With these scores the game is over, or the deal passes to the left (#race, #dealer)."""
        after = replace(self, scores=scores)
        if scoring.ended(after):
            return replace(after, stage="over")
        return preparation.begin_round(after, (self.dealer + 1) % self.terms.seats)

    def outcome(self) -> Outcome | None:
        """Who has won, once the last round is counted."""
        return scoring.outcome(self) if self.stage == "over" else None

    # mechanics

    def apply(self, move: Move) -> Olympe:
        """The position after a move."""
        if self.stage == "play" and move.verb == "play" and not (self.round.uncovered or self.undecided):
            return self._play(move)
        return replace(self._apply(move), lines=self.lines + 1)

    def _apply(self, move: Move) -> Olympe:
        if move.seat == TABLE and move.verb == "fix":
            return corrections.fixed(self, move)
        if self.undecided:
            if move in DECISIONS:
                return self._decided(move.verb)
        elif self.round.uncovered or self.stage in ("choose", "deal", "reveal"):
            return preparation.prepared(self, move)
        elif self.stage == "enter":
            return telling.told(self, move)
        elif self.stage == "count" and move == COUNT:
            return self.settled(scoring.counted(self))
        elif self.stage == "count" and move == AGAIN and self.terms.score_only:
            return preparation.begin_round(self, self.dealer)
        raise IllegalMove(str(move), self.why_not(move))

    # asked from outside

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound table (#corrections)."""
        return corrections.fixes(self)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What everybody may see, and to a seat its own open hand."""
        return picture.view(self, seat)

    def tally(self) -> Tally:
        """What every side has won (#race, #coins, #teams)."""
        return scoring.tally(self)


def decided(state: State) -> Text | None:
    """Who took the trick that was just completed (#taking)."""
    assert isinstance(state, Olympe)
    done = state.round.done
    if (
        not done or state.round.trick.cards or state.stage == "over"
    ):  # a round that was counted decides no more
        return None
    taker, which = done[-1].taker, {"round": state.scores.rounds + 1, "trick": len(done)}
    if taker < 0:
        return text("olympe-decided-nobody", **which)
    return text("olympe-decided", seat=SEATS[taker], **which)
