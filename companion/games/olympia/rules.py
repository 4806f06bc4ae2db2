"""Olympia: the position and its rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from companion.game import TABLE, IllegalMove, Move, Outcome, Refusal
from companion.games.olympia import between, corrections, counting, picture, refusals
from companion.games.olympia.cards import ATTRIBUTE, COPIES, Deck, deck, deck_size
from companion.games.olympia.ledger import ENOUGH, Entry, counted, ledger
from companion.games.olympia.moments import measured
from companion.games.olympia.pile import Pile, dealt
from companion.games.olympia.slaps import Call, Rules, Slap, earliest, fined, in_order, scored
from companion.view import Tally, View, text


@cache
def _turns(seat: str) -> dict[str, Move]:
    """A seat's cards to turn: made once, since positions list them again and again."""
    return {card: Move(seat, "turn", (card,)) for card in COPIES}


@cache
def _slap(seat: str) -> Move:
    return Move(seat, "slap")


NO_PILE = Pile()
SETTLE, CLOSE = Move(TABLE, "settle"), Move(TABLE, "close")


@dataclass(frozen=True, slots=True)
class Olympia:
    """A position: who is whose child, who sits where, the steps, and the round that is being played."""

    rules: Rules
    order: tuple[str, ...]  # the seats clockwise around the table
    gods: tuple[str, ...]
    steps: tuple[int, ...]
    before: tuple[int, ...]  # the steps when the round began, to judge it anew
    phase: str = "gods"  # gods, starter, break, round, name
    starter: str = ""
    rounds: int = 0
    pile: Pile = NO_PILE
    slaps: tuple[Slap, ...] = ()  # not settled yet
    judged: int = -1  # no slap up to this moment can still come
    queue: tuple[Slap, ...] = ()  # settled, waiting for the hero they are for
    calls: tuple[Call, ...] = ()  # judged in this round
    finish: tuple[Slap, ...] = ()  # all slaps of the last settling
    floor: int = -1  # the noise of the buttons at the last settling, -1 if nobody measured
    fines: tuple[str, ...] = ()  # who pressed a button since the round was over
    changing: bool = False  # places and variants are being changed before the deal
    varied: tuple[str, ...] = ()
    swapped: int = -1
    stopped: bool = False

    @property
    def deck(self) -> Deck:
        """The cards in play (#preparation)."""
        return deck(self.gods, self.rules.playing)

    def god(self, seat: str) -> str:
        """Whose child a seat is."""
        return self.gods[int(seat[1:]) - 1]

    # every move allowed now

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        if self.stopped or self.rules.temple in self.steps:
            return iter(())
        match self.phase:
            case "round":
                return self._round()
            case "break":
                return between.in_break(self)
            case "name":
                return self._name()
            case "starter":
                return between.starting(self)
            case _:
                return between.choosing(self)

    def _round(self) -> Iterator[Move]:
        """Someone turns a card (#turn), anyone slaps (#slap), the table settles or closes (#settling)."""
        pile, slaps = self.pile, self.slaps
        more = pile.left[pile.chair] > 0
        if more:
            lies = pile.cards.count
            turns = _turns(self.order[pile.chair])
            for card, copies in self.deck:
                if lies(card) < copies:
                    yield turns[card]
        if slaps:
            down = [slap.seat for slap in slaps]
            for seat in self.order:
                if seat not in down:
                    yield _slap(seat)
            yield SETTLE
        else:
            for seat in self.order:
                yield _slap(seat)
            if not more:
                yield CLOSE

    def _name(self) -> Iterator[Move]:
        """In a war without mercy whoever slapped names the hero (#war)."""
        return (Move(self.queue[0].seat, "name", (hero,)) for hero in self.order)

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound position (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Olympia:
        """The position after a move."""
        said = measured(move)
        if said is None:
            raise IllegalMove(str(move), self.why_not(move))
        plain, at, floor = said
        match self.phase, plain.verb, plain.args:
            case _, "fix", _:
                return corrections.fixed(self, move)
            case "round", "turn", (card,) if self._in_hand(plain.seat, card):
                return self._turn(plain.seat, card, at)
            case "round", "slap", () if plain.seat in self.order and (at is None or at > self.judged):
                slap = Slap(self._now if at is None else at, plain.seat)
                return replace(self, slaps=earliest(self.slaps, slap))
            case "round", "settle", () if self.slaps and plain.seat == TABLE:
                return self._settle(-1 if floor is None else floor)
            case "round", "close", () if not self.slaps and plain.seat == TABLE:
                return replace(self, phase="break")
            case "name", "name", (hero,) if plain.seat == self.queue[0].seat and hero in self.order:
                return self._call(hero)
            case "break", "deal", () if plain.seat in self.order and not self.outcome():
                return self._deal()
            case "break", _, _ if plain.seat == TABLE and not self.outcome():
                return between.changed(self, plain)
            case "gods", "god", (seat, god) if plain.seat == TABLE and seat in self.order:
                return between.chosen(self, plain, seat, god)
            case "starter", "start", (seat,) if plain.seat == TABLE and seat in self.order:
                return replace(self, starter=seat, phase="break")
        raise IllegalMove(str(move), self.why_not(move))

    def varying(self, variant: str) -> Olympia:
        """The position with a variant added or left out."""
        return replace(self, rules=replace(self.rules, playing=self.rules.playing ^ {variant}))

    def seated(self, one: str, other: str) -> Olympia:
        """The position with two players in each other's place."""
        places = {one: other, other: one}
        return replace(self, order=tuple(places.get(seat, seat) for seat in self.order))

    def gathered(self) -> Olympia:
        """The position with the cards gathered: the last verdict stands."""
        return replace(
            self,
            before=self.steps,
            pile=NO_PILE,
            slaps=(),
            queue=(),
            calls=(),
            finish=(),
            floor=-1,
            fines=(),
            judged=-1,
        )

    def _deal(self) -> Olympia:
        """All cards are gathered, shuffled and dealt; every round goes clockwise at first (#deal)."""
        pile = dealt(deck_size(self.deck), len(self.order), self.order.index(self.starter))
        fresh = self.gathered()
        return replace(
            fresh, phase="round", pile=pile, rounds=self.rounds + 1, changing=False, varied=(), swapped=-1
        )

    @property
    def _now(self) -> int:
        """Just after everything said so far, for a line without a moment."""
        times = self.pile.times
        last = max(times[-1] if times else 0, self.judged, 0)
        return max(last, self.slaps[-1].at) + 1 if self.slaps else last + 1

    def _in_hand(self, seat: str, card: str) -> bool:
        """Whether somebody can still turn this card, and this player one."""
        copies = dict(self.deck).get(card, 0)
        return (
            seat in self.order
            and self.pile.left[self.order.index(seat)] > 0
            and self.pile.cards.count(card) < copies
        )

    def _turn(self, seat: str, card: str, at: int | None) -> Olympia:
        """A card on the pile (#turn); who turned it follows from the order of the cards, not of the lines."""
        pile = self.pile
        if at is None:
            at = self._now
            if seat != self.order[pile.chair]:
                # Forced out of turn: the table says that it was this player's turn.
                pile = pile.turned_to(self.order.index(seat))
        return replace(self, pile=pile.lay(card, at))

    # the verdict

    def _settle(self, floor: int) -> Olympia:
        """No earlier slap can still come: they are judged in order, on an empty pile void (#settling)."""
        slaps = tuple(slap for slap in self.slaps if self.pile.at(slap.at))
        queue = in_order(slaps, floor, self.pile, self.order)
        early = tuple(slap.seat for slap in self.slaps if slap not in slaps)
        after = replace(
            self,
            before=fined(self.rules, self.before, early),
            steps=fined(self.rules, self.steps, early),
            slaps=(),
            finish=self.slaps,
            floor=floor,
            judged=self.slaps[-1].at,
            queue=queue,
        )
        while after.phase == "round" and after.queue:
            after = (
                replace(after, phase="name")
                if "war" in self.rules.playing
                else after._call(after.queue[0].seat)
            )
        return after

    def _call(self, hero: str) -> Olympia:
        """The first slap in the queue is judged for a hero."""
        at, seat = self.queue[0]
        return self.judge((*self.calls, Call(seat, hero, at)), self.queue[1:])

    def judge(self, calls: tuple[Call, ...], queue: tuple[Slap, ...]) -> Olympia:
        """The round judged from its beginning: steps, whether it is over, who starts the next (#verdict)."""
        steps = self.before
        for n, call in enumerate(calls, 1):
            right = self.count(call) >= ENOUGH
            steps = scored(self.rules, steps, call, right)
            if right or self.rules.ends or self.rules.temple in steps:
                home = self.rules.temple in steps  # whoever has arrived is not called back
                return replace(
                    self,
                    phase="break",
                    steps=steps if home else fined(self.rules, steps, self.fines),
                    calls=calls[:n],
                    queue=(),
                    slaps=(),
                    starter=call.seat,
                )
        phase = "name" if queue and "war" in self.rules.playing else "round"
        first = self.order[self.pile.first]
        return replace(self, phase=phase, steps=steps, calls=calls, queue=queue, starter=first)

    def blockers(self, hero: str) -> tuple[str, str]:
        """Who cancels a hero's attributes: the god to the left, after a Tornado right (#gods-cancel)."""
        if "mini" in self.rules.playing:
            return (self.god(hero),) * 2
        chair, chairs = self.order.index(hero), len(self.order)
        return self.god(self.order[(chair + 1) % chairs]), self.god(self.order[chair - 1])

    def count(self, call: Call) -> int:
        """How many valid attributes of the hero lay there at the moment of the slap (#moment)."""
        cards = self.pile.cards[: self.pile.at(call.at)]
        return counted(cards, ATTRIBUTE[self.god(call.hero)], self.blockers(call.hero))

    def replayed(self, call: Call) -> Iterator[Entry]:
        """The pile a call was judged on, card by card (#check)."""
        cards = self.pile.cards[: self.pile.at(call.at)]
        return ledger(cards, ATTRIBUTE[self.god(call.hero)], self.blockers(call.hero))

    # the end

    def outcome(self) -> Outcome | None:
        """The first in the temple wins (#victory); a table that stops early counts steps (#stopping)."""
        if not (self.stopped or self.rules.temple in self.steps):
            return None
        points = tuple((f"p{n}", step) for n, step in enumerate(self.steps, 1))
        best = max(self.steps)
        winners = tuple(seat for seat, step in points if step == best)
        if len(winners) == len(points):
            return Outcome((), points, text("olympia-end-level", steps=best))
        if len(winners) > 1:
            return Outcome(winners, points, text("olympia-end-shared", steps=best, count=len(winners)))
        reason = "temple" if best == self.rules.temple else "stopped"
        return Outcome(winners, points, text(f"olympia-end-{reason}", seat=winners[0], steps=best))

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What can be shown: during a round nobody's count, and of the pile the top card only."""
        return picture.view(self)

    def tally(self) -> Tally:
        """The steps everyone has climbed, round by round (#steps)."""
        return counting.tally(self)
