"""What the command line can do with games, records and the journal."""

from __future__ import annotations

import random
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from companion.game import BadNotation, IllegalMove, seats_of
from companion.games import GAMES, game_named
from companion.keep.blackbox import pictures_of, replayed
from companion.keep.export import bring_in, export_to, games_in, written
from companion.keep.journal import Journal, open_journal
from companion.keep.record import BadRecord, load_record, read_record, replay
from companion.keep.statistics import winners
from companion.luck.fairness import trial
from companion.luck.randomiser import SetUp, Wish, said
from companion.play.draw import draw, new_seed
from companion.play.match import Match
from companion.rulebook.search import search
from companion.view import Text, text
from companion.words import told, words_in

LONGEST_GAME = 100_000


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


def players_of(seats: Sequence[int]) -> Text:
    """For how many a game is: “3–5 players”, “2 or 4 players”, “2 players”."""
    first, last = seats[0], seats[-1]
    if len(seats) > 2 and len(seats) == last - first + 1:
        return text("games-for-range", first=first, last=last)
    if len(seats) == 1:
        return text("games-for", count=first)
    return text("games-for-either", first=", ".join(map(str, seats[:-1])), last=last)


def games(args: Namespace) -> int:
    """The shelf, with seats and options."""
    words = words_in(args.language)
    for game in GAMES.values():
        print(f"{game.id}: {words.say(text(game.id))}, {words.say(players_of(game.seats))}")
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


def chance(args: Namespace) -> int:
    """Something drawn by a seed; or thousands of draws, to see that it is fair."""
    seed = args.seed if args.seed is not None else new_seed()
    words = words_in(args.language)
    wish: Wish | SetUp
    if args.kind == "setup":
        game = game_named(" ".join(args.names))
        wish = SetUp(Match(game.id, tuple(f"Player {n}" for n in range(1, game.seats[0] + 1))), seed)
        state = wish.start
        lines = [words.say(told(game.id, move, state.view())) for move in wish.moves(seed)]
    else:
        number = args.number or (2 if args.kind == "teams" else 1)
        wish = Wish(args.kind, tuple(args.names), number, args.sides)
        lines = ["  ".join(words.say(said(word)) for word in group) for group in wish.drawn(seed)]
    print(f"seed {seed}")
    if not args.fair:
        print("\n".join(lines))
        return 0
    *_, spread = trial(wish, seed)
    for cell, due in spread.expected.items():
        print(f"  {words.say(said(cell)):<24} {spread.counts.get(cell, 0):>6}   expected {due:8.1f}")
    print(f"{spread.draws} draws, chi-square {spread.chi_square:.2f}, {spread.freedom} degrees of freedom")
    print(words.say(spread.meaning))
    return 0


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
    outcome = session.now.tip.outcome
    ending = words.say(outcome.reason, names) if outcome else f"{len(list(session.lines()))} lines, not over"
    print(f"legal: {match.game}, {ending}")
    return 0


def history(args: Namespace) -> int:
    """The games kept, the newest first, and who won."""
    journal = journal_of(args)
    won = winners(journal)
    for kept in journal.games(args.game or "", args.player or ""):
        how = f"won by {', '.join(won.get(kept.id, [])) or 'nobody'}" if kept.ended else f"{kept.lines} lines"
        print(f"{kept.id}: {kept.match.game}, {', '.join(kept.match.players)}, {kept.match.started}, {how}")
    return 0


def export(args: Namespace) -> int:
    """Games of the journal as text records, as JSON, or their scores as CSV."""
    journal = journal_of(args)
    numbers = [kept.id for kept in reversed(journal.games())] if args.number == "all" else [args.number]
    if args.output and args.number == "all" and args.format == "record":
        print(export_to(journal, numbers, args.format, Path(args.output), args.language))
    elif args.output:
        Path(args.output).write_text(written(journal, numbers, args.format, args.language), encoding="utf-8")
    else:
        print(written(journal, numbers, args.format, args.language), end="")
    return 0


def import_(args: Namespace) -> int:
    """A text record, or the JSON of many, into the journal once every line is known to be legal."""
    found = games_in(Path(args.file))
    for number in bring_in(journal_of(args), found):
        print(f"game {number}")
    return 0


def delete(args: Namespace) -> int:
    """A game put out of sight; `companion restore` brings it back."""
    journal_of(args).delete(args.number)
    print(f"game {args.number} is deleted; companion restore {args.number} brings it back")
    return 0


def restore(args: Namespace) -> int:
    """A deleted game brought back."""
    journal_of(args).restore(args.number)
    print(f"game {args.number}")
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
