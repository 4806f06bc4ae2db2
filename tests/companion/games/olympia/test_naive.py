"""The engine and the slow second writing of the rules agree: move by move, and on scrambled timed piles."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.game import Move
from companion.games.olympia.rules import Olympia
from tests.companion.games.olympia import naive
from tests.companion.games.olympia.rounds import opened
from tests.test_perft import blocks

PERFT = Path(__file__).parents[3] / "perft" / "olympia.txt"
GODS = ("zeus", "aphrodite", "artemis", "athena", "hades", "poseidon")
VARIANTS = ("monsters", "winds", "war", "mini")


def house(olympia: Olympia) -> dict[str, object]:
    """The house switches as the naive rules write them."""
    terms = olympia.terms
    return {"ends": terms.ends, "half": terms.self_half, "penalty": terms.penalty}


def seen_naively(olympia: Olympia) -> dict[str, object]:
    """What the naive rules know of a position between two rounds."""
    seats = sorted(olympia.order)
    children = {seat: olympia.god(seat) for seat in seats}
    slow = naive.opening(children, olympia.starter, set(olympia.terms.playing), **house(olympia))
    steps = dict(zip(seats, olympia.steps, strict=True))
    return slow | {"circle": list(olympia.order), "steps": steps, "dealt": olympia.rounds}


def drawn(dice: random.Random, seats: int) -> Olympia:
    """A table with gods, variants and house switches drawn."""
    on = {variant: dice.choice(("off", "on")) for variant in VARIANTS}
    return opened(
        " ".join(dice.sample(GODS, seats)),
        f"p{dice.randrange(seats) + 1}",
        **on,
        war_wrong_penalty=dice.choice("12"),
        war_self_tap_half=dice.choice(("off", "on")),
        wrong_tap_ends_round=dice.choice(("off", "on")),
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_move_of_random_games_is_listed_and_played_alike(seats: int) -> None:
    for seed in range(12):
        dice = random.Random(f"{seats} {seed}")
        olympia = drawn(dice, seats)
        slow = seen_naively(olympia)
        for _ in range(150):
            moves = [str(move) for move in olympia.legal_moves()]
            assert sorted(moves) == sorted(naive.listed(slow))
            if not moves:
                break
            # Cards rather than slaps, rounds rather than an early end: piles grow and pieces climb.
            often = [line for line in moves if " turn " in line or " deal" in line]
            line = dice.choice(often if often and dice.random() < 0.8 else moves)
            if line == "table stop":
                continue
            olympia, slow = olympia.apply(Move.parse(line)), naive.after(slow, line)
            assert dict(zip(sorted(olympia.order), olympia.steps, strict=True)) == slow["steps"], line
            if olympia.phase == "break":
                assert olympia.starter == slow["first"]


@pytest.mark.parametrize(("n", "block"), list(enumerate(blocks(PERFT), 1)))
def test_the_counts_are_those_of_the_naive_rules(n: int, block) -> None:
    olympia = block.position()
    slow = None
    state = block._replace(lines=[]).position()
    for line in block.lines:
        state = state.apply(Move.parse(line))
        if slow is not None:
            slow = naive.after(slow, line)
        elif state.phase == "break":
            slow = seen_naively(state)
    assert state == olympia
    for depth, nodes, ended in block.depths:
        if nodes < 3000:
            assert naive.count(slow, depth) == (nodes, ended)


# timed piles


def timed_round(dice: random.Random) -> tuple[Olympia, list[tuple[str, int, str]], int, dict[str, str]]:
    """A dealt table, the events of a round up to one settling, the noise floor, and whom each would name."""
    seats = dice.randrange(2, 7)
    olympia = drawn(dice, seats)
    olympia = olympia._replace(steps=tuple(dice.randrange(10) for _ in range(seats)))
    olympia = olympia.apply(Move(olympia.starter, "deal"))
    deck = naive.in_deck(seen_naively(olympia)["children"], set(olympia.terms.playing))
    dice.shuffle(deck)
    # A narrow clock makes cards and slaps meet in the same instant again and again.
    width = dice.choice((20, 200, 10**9))
    cards = deck[: dice.randrange(len(deck) + 1)]
    events = [
        ("card", at, card)
        for at, card in zip(sorted(dice.choices(range(width), k=len(cards))), cards, strict=True)
    ]
    slaps = dice.randrange(1, 2 * seats)
    events += [("slap", dice.randrange(width), dice.choice(olympia.order)) for _ in range(slaps)]
    named = {seat: dice.choice(olympia.order) for seat in olympia.order}
    return olympia, events, dice.choice((0, 0, 1, width // 10)), named


def told(olympia: Olympia, events: list[tuple[str, int, str]], floor: int, named: dict[str, str]) -> Olympia:
    """The events told in this order, then settled, and every hero named."""
    for what, at, who in events:
        if what == "card":
            seat = next(move.seat for move in olympia.legal_moves() if move.verb == "turn")
            olympia = olympia.apply(Move(seat, "turn", (who, f"@{at}")))
        else:
            olympia = olympia.apply(Move(who, "slap", (f"@{at}",)))
    olympia = olympia.apply(Move("table", "settle", (f"±{floor}",)))
    while olympia.phase == "name":
        seat = olympia.queue[0].seat
        olympia = olympia.apply(Move(seat, "name", (named[seat],)))
    return olympia


def check_interleaving(seed: str) -> int:
    """One round told sorted and scrambled, both against the naive judge; how many slaps counted."""
    dice = random.Random(seed)
    olympia, events, floor, named = timed_round(dice)
    slow = seen_naively(olympia)
    total = len(naive.in_deck(slow["children"], set(olympia.terms.playing)))
    terms = olympia.terms
    wanted = naive.judged(
        events, floor, slow["children"], slow["circle"], olympia.starter, total, terms.playing,
        terms.ends, terms.self_half, terms.penalty, slow["steps"], named,
    )  # fmt: skip
    in_order = told(olympia, sorted(events, key=lambda event: (event[1], event[0], event[2])), floor, named)
    for _ in range(3):
        dice.shuffle(events)
        assert told(olympia, events, floor, named) == in_order, seed
    steps, starter, calls = wanted
    assert dict(zip(sorted(in_order.order), in_order.steps, strict=True)) == steps, seed
    assert [(call.seat, call.hero) for call in in_order.calls] == [(seat, hero) for seat, hero, _ in calls], (
        seed
    )
    assert (in_order.phase == "break") == (starter is not None), seed
    if starter:
        assert in_order.starter == starter, seed
    return len(calls)


def test_scrambled_arrival_never_changes_the_verdict() -> None:
    """P14, P15, P28, P31, P36: `python -m tests.companion.games.olympia.test_naive 10000` plays many more."""
    assert sum(check_interleaving(str(seed)) for seed in range(400)) > 300


if __name__ == "__main__":
    import sys

    rounds = int(sys.argv[1])
    slaps = sum(check_interleaving(str(n)) for n in range(rounds))
    print(f"{rounds} rounds, each told four times: {slaps} slaps judged, no difference")
