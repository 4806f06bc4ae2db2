"""Rounds of real hands played before an observer who sees none: lawful ones, and some with cheats.

`python -m tests.companion.games.olympe.rounds 10000` plays that many lawful games of every variant,
each from its first deal to its winner, and a tenth of that with cheating players;
it tells how many plays were accused and how many revokes came to light.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import NamedTuple

from companion.game import TABLE, Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import GODS, SEATS
from companion.games.olympe.rules import Olympe
from tests.companion.games.olympe.naive import may_lay, read, result, whole_deck

VARIANTS = [
    (seats, variant, rulebook)
    for rulebook in ("fr", "en")
    for seats, variant in (
        *((seats, "plain") for seats in (2, 3, 4, 5)),
        (2, "comptoir"),
        *((seats, f"virtual-{n}") for n in (1, 2, 3) for seats in range(2, 6 - n)),
        *((seats, "teams") for seats in (4, 6, 8, 10)),
    )
]


class Played(NamedTuple):
    """A round: the position at its end, how many cards were laid, and the true revokes as (seat, trick)."""

    game: Olympe
    plays: int
    revokes: set[tuple[int, int]]


def fresh(seats: int, variant: str, rulebook: str, **options: str) -> Olympe:
    """A table where gods and dealer are chosen in plain order; nothing dealt yet."""
    game = GAME.start(seats, GAME.choose({"variant": variant, "rulebook": rulebook} | options), {})
    while game.stage == "choose":
        game = game.apply(next(game.legal_moves()))
    return game


def a_round(dice: random.Random, game: Olympe, cheats: float = 0.0) -> Played:
    """A round from its deal to its count; a cheat lays any card with that probability."""
    terms = game.terms
    colours = [GODS[god] for god in game.gods[: terms.seats]]
    cards = whole_deck([GODS[god] for god in sorted(set(game.gods))], terms.packs)
    dice.shuffle(cards)
    hands = [[cards.pop() for _ in range(terms.hand)] for _ in range(terms.seats)]
    tops: list[list[str]] = [[] for _ in range(terms.seats)]
    below: dict[str, str] = {}
    for seat in range(terms.seats if terms.comptoir else 0):
        for _ in range(5):
            tops[seat].append(cards.pop())
            below[tops[seat][-1]] = cards.pop()
            game = game.apply(Move(TABLE, "show", (tops[seat][-1],)))
    revokes: set[tuple[int, int]] = set()
    plays, lead, french = 0, game.round.trick.lead, terms.french
    for number in range(terms.tricks):
        laid: list[tuple[str, str]] = []
        for place in range(terms.seats):
            seat = (lead + place) % terms.seats
            own = [read(card) for card in (*hands[seat], *tops[seat])]
            lawful = may_lay(own, laid, colours, lead, french)
            card = dice.choice(own if dice.random() < cheats else sorted(lawful))
            if card not in lawful:
                revokes.add((seat, number))
            name = "-".join(card)
            game = game.apply(Move(SEATS[seat], "play", (name,)))
            plays += 1
            if game.undecided:
                game = game.apply(Move(TABLE, "accept"))
            if name in tops[seat]:
                under = below.pop(name, None)
                tops[seat].remove(name)
                if under:
                    tops[seat].append(under)
                    game = game.apply(Move(TABLE, "turn", (under,)))
            else:
                hands[seat].remove(name)
            laid.append(card)
        taker, lead = result(laid, colours, lead, french)
        assert game.round.done[-1].taker == (-1 if taker is None else taker)
        assert game.round.trick.lead == lead
    return Played(game, plays, revokes)


def accused(game: Olympe) -> set[tuple[int, int]]:
    """The plays the companion calls revokes, as (seat, trick)."""
    return {(revoke.seat, revoke.trick) for revoke in game.round.revokes}


def a_game(dice: random.Random, game: Olympe, cheats: float = 0.0) -> Iterator[Played]:
    """All rounds of a game, from the first deal until somebody has won; virtual players show any cards."""
    while not game.outcome():
        played = a_round(dice, game, cheats)
        yield played
        game = played.game
        while game.stage in ("reveal", "count"):
            game = game.apply(dice.choice(list(game.legal_moves())))


def tournament(games: int, seed: str) -> Iterator[str]:
    """Many games of every variant, lawful and not, told line by line."""
    for seats, variant, rulebook in VARIANTS:
        dice = random.Random(f"{seed} {seats} {variant} {rulebook}")
        first = fresh(seats, variant, rulebook)
        rounds = plays = wronged = true = proven = 0
        for _ in range(games):
            for played in a_game(dice, first):
                rounds += 1
                plays += played.plays
                wronged += len(accused(played.game))
        for _ in range(games // 10):
            for played in a_game(dice, first, cheats=0.3):
                true += len(played.revokes)
                proven += len(played.revokes & accused(played.game))
                wronged += len(accused(played.game) - played.revokes)
        yield (
            f"{seats} {variant} {rulebook}: {games} lawful games, {rounds} rounds, {plays} plays, "
            f"accused {wronged}; {games // 10} games with cheats, revokes {true}, proven {proven}"
        )


if __name__ == "__main__":
    for line in tournament(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "1"):
        print(line, flush=True)
