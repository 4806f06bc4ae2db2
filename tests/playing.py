"""Random play for tests: every variant of every game, sound views, and probes that should be refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from companion.game import TABLE, BadNotation, Game, Move, State
from companion.games import GAMES
from companion.games.battle.board import CREATURES, HEROES
from companion.keep.journal import Journal
from companion.play.match import Match
from companion.play.put_back import Chore
from companion.play.session import Session
from companion.view import View

LONGEST = 20_000
NAMES = ("Ana", "Ben", "Cléo", "Dora", "Emil", "Fay", "Gus", "Hugo", "Ida", "Jan")


@cache
def variants() -> tuple[Match, ...]:
    """Of every game so many variants that each pair of choices, seats among them, is played together.

    All combinations would be thousands; faults that need three choices at once are left to the long runs.
    """
    return tuple(match for game in GAMES.values() for match in _covering(list(_playable(game))))


def _playable(game: Game) -> Iterator[Match]:
    """Every combination of seats and options that the box allows."""
    ids = [option.id for option in game.options]
    for seats in game.seats:
        for chosen in product(*(option.choices for option in game.options)):
            match = Match(game.id, NAMES[:seats], dict(zip(ids, chosen, strict=True)))
            try:
                match.start()
            except BadNotation:
                continue
            yield match


def _covering(playable: list[Match]) -> Iterator[Match]:
    """Few matches in which every pair of choices that can meet does meet."""
    pairs = [
        set(combinations((("seats", str(len(match.players))), *sorted(match.options.items())), 2))
        for match in playable
    ]
    left = set().union(*pairs)
    while left:
        best = max(range(len(playable)), key=lambda n: len(pairs[n] & left))
        left -= pairs[best]
        yield playable[best]


def named(match: Match) -> str:
    """A variant as the name of a test."""
    return "-".join((match.game, str(len(match.players)), *match.options.values()))


def random_game(start: State, seed: str) -> Iterator[tuple[State, list[Move], Move | None]]:
    """Every position of a random game with its moves and the one made; None at the end."""
    dice = random.Random(seed)
    state = start
    for _ in range(LONGEST):
        moves = list(state.legal_moves())
        made = dice.choice(moves) if moves else None
        yield state, moves, made
        if made is None:
            return
        state = state.apply(made)
    raise AssertionError(f"no end after {LONGEST} moves")


def battle(**options: str) -> Match:
    """A small game of Battle between Ana and Ben."""
    return Match("battle", NAMES[:2], {"size": "5"} | options)


def set_up(match: Match) -> Session:
    """A game of Battle set up in plain order: the first heroes from a2 on, creatures facing them."""
    size = int(match.options["size"])
    session = Session(match)
    for row, side in ((2, HEROES), (size - 1, CREATURES)):
        session.do(
            *(
                f"table place {who} {column}{row}"
                for who, column in zip(side[:size], "abcdefgh", strict=False)
            )
        )
    return session


def open_session(journal: Journal, match: Match) -> tuple[int, Session]:
    """A game in a journal, set up in plain order."""
    number = journal.begin(match)
    session = journal.session(number)
    session.do(*set_up(match).lines())
    return number, session


def things_seen(game: Game, view: View) -> list[str]:
    """The things with a code that a view shows, on the board or in rows."""
    known = {thing.id for thing in game.things}
    shown = [token.id for token in view.tokens] + [card.id for row in view.rows for card in row.cards]
    return sorted(known.intersection(shown))


def flaws(view: View) -> list[str]:
    """What cannot be in a sound view."""
    found = []
    spaces = [space.id for space in view.spaces]
    found += [f"space {s} twice" for s in spaces if spaces.count(s) > 1]
    known = {*spaces, ""}
    found += [
        f"{token.id} lies on unknown {token.space!r}" for token in view.tokens if token.space not in known
    ]
    found += [
        f"link to unknown {end!r}" for link in view.links for end in (link.a, link.b) if end not in known
    ]
    ids = [token.id for token in view.tokens] + [card.id for row in view.rows for card in row.cards]
    found += [f"{thing} is shown twice" for thing in ids if ids.count(thing) > 1]
    for counter in view.counters:
        if counter.of is not None and not 0 <= counter.value <= counter.of:
            found.append(f"{counter.id} is {counter.value} of {counter.of}")
        kind = counter.emblem.removeprefix("token-")
        if counter.of is not None and kind != counter.emblem:
            laid = sum(token.kind == kind for token in view.tokens)
            if laid + counter.value != counter.of:
                found.append(f"{counter.value} {kind} tokens left and {laid} laid make no {counter.of}")
    for track in view.tracks:
        found += [f"{who} at {at} of {track.id}" for who, at in track.markers if not 0 <= at <= track.last]
    return found


def probes(dice: random.Random, moves: list[Move], view: View, game: Game) -> Iterator[Move]:
    """Lines that read well and mostly break a rule: legal ones bent, and some made up."""
    names = (
        [space.id for space in view.spaces] + [thing.id for thing in game.things] + ["?", "zzz", "É9", "fix"]
    )
    seats = ["p1", "p2", "p9", TABLE]
    verbs = ["dance", "fix", "pass", *sorted({move.verb for move in moves})]
    for move in dice.sample(moves, min(3, len(moves))):
        yield Move(dice.choice(seats), move.verb, move.args)
        yield Move(move.seat, dice.choice(verbs), move.args)
        yield Move(move.seat, move.verb, move.args[:-1])
        yield Move(move.seat, move.verb, move.args[::-1])
        yield Move(move.seat, move.verb, (*move.args, dice.choice(names)))
        for n in range(len(move.args)):
            yield Move(move.seat, move.verb, (*move.args[:n], dice.choice(names), *move.args[n + 1 :]))
    for _ in range(4):
        args = tuple(dice.choice(names) for _ in range(dice.randrange(4)))
        yield Move(
            dice.choice(seats), dice.choice([*verbs, "move", "use", "declare", "put", "done", "place"]), args
        )


class Tabletop:
    """A simple real table: what lies where, face up or down, what was counted; it knows no rules."""

    def __init__(self, view: View) -> None:
        self.lies = {token.id: (token.space, token.face or "up") for token in view.tokens}
        self.lies |= {card.id: (row.id, card.face or "up") for row in view.rows for card in row.cards}
        self.counts = {counter.id: str(counter.value) for counter in view.counters}
        self.counts |= {f"{track.id}:{who}": str(at) for track in view.tracks for who, at in track.markers}

    def put(self, put: Chore) -> None:
        """Do what an instruction says, as a hand would: only what lies there can be taken."""
        match put.act:
            case "take":
                assert self.lies.pop(put.what)[0] == put.to
            case "lay":
                assert put.what not in self.lies
                self.lies[put.what] = (put.to, put.face)
            case "move":
                self.lies[put.what] = (put.to, self.lies[put.what][1])
            case "face":
                self.lies[put.what] = (self.lies[put.what][0], put.face)
            case "count" | "marker":
                self.counts[put.what] = put.to
            case _:
                raise AssertionError(f"no hand can {put.act}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tabletop) and (self.lies, self.counts) == (other.lies, other.counts)

    __hash__ = None  # type: ignore[assignment]
