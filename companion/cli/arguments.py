"""What can be said on the command line to the engine alone: games, records, rules, luck."""

from __future__ import annotations

import argparse
import sys

from companion.cli import commands, terminal
from companion.cli.review import review
from companion.game import BadNotation
from companion.keep.export import FORMATS
from companion.luck.randomiser import KINDS
from companion.play.session import check_seed

WRONG = 2  # the exit code of a command that cannot be carried out as it was said


class Parser(argparse.ArgumentParser):
    """Bad arguments give one clear line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(WRONG)


def add_commands(verbs: argparse._SubParsersAction[Parser]) -> None:
    """Every command that needs neither screen nor camera."""
    verbs.add_parser("games", help="the shelf, with seats and options").set_defaults(run=commands.games)

    setup = verbs.add_parser("setup", help="a random set-up as text")
    _game(setup).set_defaults(run=commands.setup)

    simulate = verbs.add_parser("simulate", help="random games, one summary line each, then totals")
    _game(simulate).add_argument("--games", type=count, default=10, metavar="K")
    simulate.set_defaults(run=commands.simulate)

    play = verbs.add_parser("play", help="the same game in the terminal")
    _game(play).add_argument("--json", action="store_true", help="one JSON object per line, in and out")
    play.add_argument("--resume", type=count, metavar="N", help="go on with game N")
    play.add_argument(
        "--by-hand", action="store_true", help="enter the set-up by lines instead of drawing it"
    )
    play.add_argument(
        "--seat", action="append", metavar="pN=standin:LEVEL", help="a chair that the companion fills, 1 to 3"
    )
    play.set_defaults(run=terminal.play)

    check = verbs.add_parser("check", help="replay a record; exit 0 if every line is legal")
    check.add_argument("file")
    check.set_defaults(run=commands.check)

    history = verbs.add_parser("history", help="the games kept, the newest first")
    history.add_argument("--game")
    history.add_argument("--player")
    history.set_defaults(run=commands.history)

    export = verbs.add_parser(
        "export", help="a game of the journal, or all, as record, JSON or CSV of scores"
    )
    export.add_argument("number", type=_count_or_all, metavar="N|all")
    export.add_argument("--format", choices=tuple(FORMATS), default="record")
    export.add_argument("-o", "--output")
    export.set_defaults(run=commands.export)

    import_ = verbs.add_parser("import", help="a text record, or exported JSON, into the journal")
    import_.add_argument("file")
    import_.set_defaults(run=commands.import_)

    again = verbs.add_parser(
        "replay", help="play a report of the black box again; exit 0 if all came out the same"
    )
    again.add_argument("file")
    again.add_argument("--pictures", metavar="FOLDER", help="where the camera's pictures are put")
    again.set_defaults(run=commands.replay_report)
    looked = verbs.add_parser("review", help="how the chances of a game went, and what turned it")
    looked.add_argument("number", type=count, metavar="N")
    looked.set_defaults(run=review)
    for word, run, told in (
        ("delete", commands.delete, "put a game out of sight"),
        ("restore", commands.restore, "bring a deleted game back"),
    ):
        verb = verbs.add_parser(word, help=told)
        verb.add_argument("number", type=count)
        verb.set_defaults(run=run)

    rules = verbs.add_parser("rules", help="find a rule: companion rules [GAME] QUERY")
    rules.add_argument("query", nargs="+")
    rules.set_defaults(run=commands.rules)

    chance = verbs.add_parser("random", help="dice, coin, first player, seat order, teams, set-up")
    chance.add_argument("kind", choices=(*KINDS, "setup"))
    chance.add_argument("names", nargs="*", metavar="NAME", help="the players; for setup, the game")
    chance.add_argument("--number", type=count, metavar="N", help="of dice, coins or teams")
    chance.add_argument("--sides", type=count, default=6, metavar="N")
    chance.add_argument("--seed", type=_seed, metavar="S")
    chance.add_argument("--fair", action="store_true", help="draw 10,000 times and show the spread")
    chance.set_defaults(run=commands.chance)


def _game(command: argparse.ArgumentParser) -> argparse.ArgumentParser:
    command.add_argument("game")
    command.add_argument("--seats", type=count, metavar="N")
    command.add_argument("--seed", type=_seed, metavar="S")
    command.add_argument("--option", action="append", metavar="K=V")
    return command


def count(said: str) -> int:
    """A number above 0."""
    if not said.isascii() or not said.isdigit() or len(said) > 8 or not int(said):
        raise argparse.ArgumentTypeError(f"{said[:20]!r} is no number above 0")
    return int(said)


def _count_or_all(said: str) -> int | str:
    return said if said == "all" else count(said)


def _seed(said: str) -> str:
    try:
        return check_seed(said)
    except BadNotation as bad:
        raise argparse.ArgumentTypeError(str(bad)) from None
