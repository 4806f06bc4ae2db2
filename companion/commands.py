"""What the command line can do with games, records and the journal."""

from __future__ import annotations

import random
import sys
import time
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from companion.blackbox import pictures_of, replayed
from companion.draw import draw
from companion.game import TABLE, BadNotation, IllegalMove, seats_of
from companion.games import GAMES, game_named
from companion.journal import Journal
from companion.match import Match
from companion.record import BadRecord, load_record, read_record, replay, write_record
from companion.search import search
from companion.session import Session
from companion.settings import folder
from companion.view import Text, text
from companion.words import told, words_in

LONGEST_GAME = 100_000


def open_journal(games: Path | None = None) -> Journal:
    """The journal of this table, or of another folder."""
    return Journal((games or folder("data")) / "games.db")


def journal_of(args: Namespace) -> Journal:
    """The journal, once what happened to it has been told."""
    journal = open_journal()
    warn(journal.notices, args.language)
    return journal


def warn(notices: Iterable[Text], language: str) -> None:
    """Tell what does not stop a command but should be known."""
    for notice in notices:
        print(f"companion: {words_in(language).say(notice)}", file=sys.stderr)


def options_of(args: Namespace) -> dict[str, str]:
    """`--option key=value` as a mapping."""
    chosen = {}
    for pair in args.option or ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadNotation(f"{pair!r}: write --option key=value")
        chosen[key] = value
    return chosen


def match_of(args: Namespace) -> Match:
    """The match that GAME, --seats and --option agree on."""
    game = game_named(args.game)
    seats = args.seats if args.seats is not None else game.seats[0]
    if seats not in game.seats:
        raise BadNotation(f"{game.id} is for {' or '.join(map(str, game.seats))} players, not {seats}")
    match = Match(game.id, tuple(f"Player {n}" for n in range(1, seats + 1)), game.choose(options_of(args)))
    match.start()
    return match


def games(args: Namespace) -> int:
    """The shelf, with seats and options."""
    words = words_in(args.language)
    for game in GAMES.values():
        print(f"{game.id}: {words.say(text(game.id))}, {game.seats[0]}–{game.seats[-1]} players")
        for option in game.options:
            choices = ", ".join(f"{c}*" if c == option.default else c for c in option.choices)
            print(f"  --option {option.id}=  {choices}")
    return 0


def setup(args: Namespace) -> int:
    """A random set-up as text; the same seed gives the same set-up."""
    match = match_of(args)
    seed = args.seed if args.seed is not None else new_seed()
    state = match.start()
    words = words_in(args.language)
    print(f"seed {seed}")
    for move in draw(state, seed, entered=match.box.entered):
        print(f"{move!s:<40} {words.say(told(match.game, move, state.view()))}")
        state = state.apply(move)
    return 0


def new_seed() -> str:
    """A seed short enough to read out across the table."""
    return str(random.SystemRandom().randrange(100_000, 1_000_000))


def simulate(args: Namespace) -> int:
    """Random games: a line each, then totals."""
    match = match_of(args)
    finished = moves = 0
    began = time.perf_counter()
    for n in range(1, args.games + 1):
        seed = f"{args.seed or 0}-{n}"
        dice = random.Random(seed)
        state = match.start()
        made = 0
        while (legal := list(state.legal_moves())) and made < LONGEST_GAME:
            state = state.apply(dice.choice(legal))
            made += 1
        outcome = state.outcome()
        moves += made
        finished += outcome is not None
        if outcome:
            won = " ".join(outcome.winners) or "draw"
            points = " ".join(f"{seat}:{points}" for seat, points in outcome.points)
            print(f"game {n} seed {seed} moves {made} won {won} points {points} ({outcome.reason.key})")
        else:
            print(f"game {n} seed {seed} moves {made} stuck")
    seconds = time.perf_counter() - began
    print(f"finished {finished}/{args.games} moves {moves} moves/s {moves / max(seconds, 1e-9):.0f}")
    return 0 if finished == args.games else 1


def check(args: Namespace) -> int:
    """Replay a record: 0 if every line is legal; else where, which rule, and why."""
    words = words_in(args.language)
    try:
        match, lines = read_record(load_record(Path(args.file)))
        names = dict(zip(seats_of(len(match.players)), match.players, strict=True))
        session = replay(match, lines)
    except IllegalMove as bad:
        rule = f"#{bad.refusal.rule}: " if bad.refusal.rule else ""
        print(f"line {bad.__notes__[0]}: {rule}{words.say(bad.refusal.text, names)} ({bad.line})")
        return 1
    except BadRecord as bad:
        print(bad)
        return 1
    outcome = session.position.outcome()
    ending = words.say(outcome.reason, names) if outcome else f"{len(list(session.lines()))} lines, not over"
    print(f"legal: {match.game}, {ending}")
    return 0


def export(args: Namespace) -> int:
    """A game of the journal as a text record."""
    journal = journal_of(args)
    written = write_record(journal.match(args.number), journal.lines(args.number))
    if args.output:
        Path(args.output).write_text(written, encoding="utf-8")
    else:
        print(written, end="")
    return 0


def import_(args: Namespace) -> int:
    """A text record into the journal, once every line of it is known to be legal."""
    match, lines = read_record(load_record(Path(args.file)))
    session = replay(match, lines)
    journal = journal_of(args)
    number = journal.begin(match)
    ended = session.position.outcome() is not None
    journal.append(number, [(at, line) for _, at, line in lines], ended)
    print(f"game {number}")
    return 0


def replay_report(args: Namespace) -> int:
    """A report of the black box played again: 0 if every line and every answer came out the same."""
    found = replayed(Path(args.file))
    if args.pictures:
        print(f"{pictures_of(Path(args.file), Path(args.pictures))} pictures in {args.pictures}")
    print(f"{found.game}: {found.inputs} inputs, {found.lines} lines", end=", ")
    print(f"parted at {found.parted}" if found.parted else "all the same")
    return 1 if found.parted else 0


def rules(args: Namespace) -> int:
    """The section that answers a question, whole, and where else to look."""
    chosen = [args.query[0]] if args.query[0] in GAMES and len(args.query) > 1 else list(GAMES)
    query = " ".join(args.query[1:] if len(args.query) > 1 and args.query[0] in GAMES else args.query)
    found = sorted(
        (hit for game in chosen for hit in search(query, game, args.language)), key=lambda hit: -hit.score
    )
    if not found:
        print(f"no rule speaks of {query[:60]!r}")
        return 1
    best = found[0]
    print(f"{best.game} #{best.section.anchor}: {best.section.title}\n\n{best.section.body}\n")
    for other in found[1:4]:
        print(f"  also {other.game} #{other.section.anchor}: {other.section.title}")
    return 0


def ready(match: Match, seed: str) -> Session:
    """A session set up at random, for practice in the terminal and for tests."""
    session = Session(match)
    if session.acting == (TABLE,):
        session.do(f"seed {seed}", *map(str, draw(session.position, seed, entered=match.box.entered)))
    return session
