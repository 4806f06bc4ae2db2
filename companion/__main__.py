"""The command line; the only place where rules, hardware, vision and screen meet."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from companion.bench import engine as bench
from companion.bench import search as asking
from companion.bench.statistics import bench_statistics
from companion.cli import commands, terminal
from companion.cli.review import review
from companion.game import BadNotation, IllegalMove
from companion.keep.blackbox import BadReport
from companion.keep.export import FORMATS
from companion.keep.journal import DamagedGame, NewerJournal, NotKept
from companion.keep.record import BadRecord
from companion.luck.randomiser import KINDS
from companion.play.session import check_seed
from companion.settings import BadSettings, Settings, folder
from companion.version import version
from companion.words import languages, words_in

WRONG = 2  # the exit code of a command that cannot be carried out as it was said


class _Parser(argparse.ArgumentParser):
    """Bad arguments give one clear line."""

    def error(self, message: str) -> None:  # type: ignore[override]
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(WRONG)


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    top = _Parser(prog="companion", description="A companion for the real game table.")
    top.add_argument("--version", action="version", version=f"Pantheon {version()}")
    top.add_argument("--language", default="", help=" or ".join(languages()))
    top.set_defaults(run=_app, demo=False, shots=None, kiosk=False, check=False)
    verbs = top.add_subparsers(metavar="command")

    app = verbs.add_parser("app", help="open the touch screen (also with no command at all)")
    app.add_argument("--demo", action="store_true", help="play a short demonstration")
    app.add_argument("--shots", metavar="FOLDER", help="where a demonstration writes its pictures")
    app.add_argument("--kiosk", action="store_true", help="no demonstration where there is no screen")
    app.add_argument("--check", action="store_true", help="only see whether it starts, unseen, on a copy")
    app.set_defaults(run=_app)

    verbs.add_parser("games", help="the shelf, with seats and options").set_defaults(run=commands.games)

    setup = verbs.add_parser("setup", help="a random set-up as text")
    _game(setup).set_defaults(run=commands.setup)

    simulate = verbs.add_parser("simulate", help="random games, one summary line each, then totals")
    _game(simulate).add_argument("--games", type=_count, default=10, metavar="K")
    simulate.set_defaults(run=commands.simulate)

    play = verbs.add_parser("play", help="the same game in the terminal")
    _game(play).add_argument("--json", action="store_true", help="one JSON object per line, in and out")
    play.add_argument("--resume", type=_count, metavar="N", help="go on with game N")
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
    looked.add_argument("number", type=_count, metavar="N")
    looked.set_defaults(run=review)
    for word, run, told in (
        ("delete", commands.delete, "put a game out of sight"),
        ("restore", commands.restore, "bring a deleted game back"),
    ):
        verb = verbs.add_parser(word, help=told)
        verb.add_argument("number", type=_count)
        verb.set_defaults(run=run)

    rules = verbs.add_parser("rules", help="find a rule: companion rules [GAME] QUERY")
    rules.add_argument("query", nargs="+")
    rules.set_defaults(run=commands.rules)

    chance = verbs.add_parser("random", help="dice, coin, first player, seat order, teams, set-up")
    chance.add_argument("kind", choices=(*KINDS, "setup"))
    chance.add_argument("names", nargs="*", metavar="NAME", help="the players; for setup, the game")
    chance.add_argument("--number", type=_count, metavar="N", help="of dice, coins or teams")
    chance.add_argument("--sides", type=_count, default=6, metavar="N")
    chance.add_argument("--seed", type=_seed, metavar="S")
    chance.add_argument("--fair", action="store_true", help="draw 10,000 times and show the spread")
    chance.set_defaults(run=commands.chance)

    pages = verbs.add_parser("phones", help="bring the pages of phones and televisions to the network")
    pages.add_argument("--port", type=_count, default=8437)
    pages.set_defaults(run=_phones)

    verbs.add_parser("doctor", help="each part of the machine, and what to do next").set_defaults(run=_doctor)

    sheets = verbs.add_parser("sheets", help="a game's codes as sheets of stickers")
    sheets.add_argument("game")
    sheets.add_argument("-o", "--output", required=True, metavar="FILE.pdf")
    sheets.add_argument("--paper", choices=("a4", "letter"), default="a4")
    sheets.add_argument("--size", type=_count, default=25, metavar="MM", help="15 to 30")
    sheets.set_defaults(run=_sheets)

    scan = verbs.add_parser("scan", help="the codes in a picture, and their corners")
    scan.add_argument("images", nargs="+", metavar="IMAGE")
    scan.set_defaults(run=_scan)

    benches = verbs.add_parser("bench", help="measure").add_subparsers(metavar="what", required=True)
    benches.add_parser("engine", help="random play beside python-chess").set_defaults(run=bench.engine)
    counted = benches.add_parser("statistics", help="each query of the statistics pages over many games")
    counted.add_argument("--games", type=_count, default=10_000)
    counted.set_defaults(run=bench_statistics)
    hit = benches.add_parser("damage", help="a journal damaged at random: nothing is lost unsaid")
    hit.add_argument("--damages", type=_count, default=1000)
    hit.add_argument("--seed", default="1")
    hit.set_defaults(run=_bench_damage)
    kept = benches.add_parser("journal", help="opening many games, and one very long game")
    kept.add_argument("--games", type=_count, default=100_000)
    kept.add_argument("--lines", type=_count, default=20_000)
    kept.set_defaults(run=_bench_journal)
    slap = benches.add_parser("slap", help="from a button's edge to the verdict, calm and under load")
    slap.add_argument("--rounds", type=_count, default=40)
    slap.add_argument("--seed", default="1")
    slap.set_defaults(run=_bench_slap)
    seen = benches.add_parser("vision", help="our reading beside each decoder alone, on made-up tables")
    seen.add_argument("--scenes", type=_count, default=15, help="of each condition")
    seen.add_argument("--codes", type=_count, default=100_000, help="among which no reading may be false")
    seen.add_argument("--held-out", action="store_true", help="only the scenes that no threshold was set by")
    seen.add_argument("--k", action="append", type=_count, help="times slower than here; 1 and 4")
    seen.set_defaults(run=_bench_vision)
    filmed = benches.add_parser("stream", help="cards laid in a hurry and covered, at the speed of a Pi too")
    filmed.add_argument("--cards", type=_count, default=200, help="swapped, and as many piled")
    filmed.add_argument("--films", type=_count, default=500, help="of something that covers lying cards")
    filmed.add_argument("--first", type=int, default=0, help="number of the first film, to run in pieces")
    filmed.add_argument("--part", action="append", choices=("hurry", "1080p", "covers", "again"))
    filmed.add_argument("--k", action="append", type=_count, help="times slower than here; 1 and 4")
    filmed.add_argument("--seed", type=_count, default=1)
    filmed.set_defaults(run=_bench_stream)
    asked = benches.add_parser("rules", help="how well and how fast the rules answer a list of questions")
    asked.add_argument("lists", nargs="*", metavar="LIST.toml")
    asked.add_argument("--misses", action="store_true", help="name the questions not answered first")
    asked.set_defaults(run=asking.rules)
    soaked = benches.add_parser("soak", help="bad input by the million: nothing breaks, memory stays flat")
    soaked.add_argument("--inputs", type=_count, default=20_000, metavar="N")
    soaked.add_argument("--seed", default="1")
    soaked.set_defaults(run=_bench_soak)
    shown = benches.add_parser("screen", help="tap to frame, idle, first frame, memory")
    shown.add_argument("--taps", type=_count, default=100, help="for each game")
    shown.add_argument("--seconds", type=_count, default=20, help="of idling with each clock")
    shown.add_argument("--minutes", type=_count, default=5, help="of random touches on every screen")
    shown.set_defaults(run=_bench_screen)
    seated = benches.add_parser("standin", help="how well the stand-in plays, and how long it thinks")
    seated.add_argument("--game", action="append", metavar="GAME", help="one or more; all if none is said")
    seated.add_argument("--part", action="append", choices=("bars", "levels", "time", "calibration"))
    seated.add_argument("--games", type=_count, default=200, metavar="N", help="of each bar and level")
    seated.add_argument("--first", type=int, default=0, metavar="N", help="to go on with game N")
    seated.add_argument("--plies", type=_count, default=500, help="that a review looks at, for each position")
    seated.set_defaults(run=_bench_standin)
    paged = benches.add_parser("phones", help="from a touch on a phone to what all pages are told")
    paged.add_argument("--touches", type=_count, default=100)
    paged.set_defaults(run=_bench_phones)
    fingers = benches.add_parser("touches", help="how many touches it takes to tell the companion something")
    fingers.add_argument("--seed", type=_count, default=1)
    fingers.set_defaults(run=_bench_touches)
    return top


def _game(command: argparse.ArgumentParser) -> argparse.ArgumentParser:
    command.add_argument("game")
    command.add_argument("--seats", type=_count, metavar="N")
    command.add_argument("--seed", type=_seed, metavar="S")
    command.add_argument("--option", action="append", metavar="K=V")
    return command


def _count(said: str) -> int:
    if not said.isascii() or not said.isdigit() or len(said) > 8 or not int(said):
        raise argparse.ArgumentTypeError(f"{said[:20]!r} is no number above 0")
    return int(said)


def _count_or_all(said: str) -> int | str:
    return said if said == "all" else _count(said)


def _seed(said: str) -> str:
    try:
        return check_seed(said)
    except BadNotation as bad:
        raise argparse.ArgumentTypeError(str(bad)) from None


def _app(args: argparse.Namespace) -> int:
    from ui.app.start import start  # the screen is only loaded when it is wanted

    return int(start(demo=args.demo, shots=args.shots, kiosk=args.kiosk, check=args.check))


def _phones(args: argparse.Namespace) -> int:
    from ui.web.serve import main as serve

    return int(serve(args))


def _doctor(args: argparse.Namespace) -> int:
    from ui.checks.doctor import console

    return int(console(args))


def _sheets(args: argparse.Namespace) -> int:
    from vision.commands import sheets

    return int(sheets(args))


def _scan(args: argparse.Namespace) -> int:
    from vision.commands import scan

    return int(scan(args))


def _bench_vision(args: argparse.Namespace) -> int:
    from vision.commands import bench as measured

    return int(measured(args))


def _bench_stream(args: argparse.Namespace) -> int:
    from vision.commands import bench_stream

    return int(bench_stream(args))


def _bench_soak(args: argparse.Namespace) -> int:
    from companion.bench.soak import soak
    from vision.bench.hostile import a_code

    return int(soak(args, more=(a_code,)))


def _bench_damage(args: argparse.Namespace) -> int:
    from companion.bench.damage import bench_damage

    return int(bench_damage(args))


def _bench_journal(args: argparse.Namespace) -> int:
    from companion.bench.journal import bench_journal

    return int(bench_journal(args))


def _bench_screen(args: argparse.Namespace) -> int:
    from ui.bench.screen import screen

    return int(screen(args))


def _bench_standin(args: argparse.Namespace) -> int:
    from companion.bench.standin import standin

    return int(standin(args))


def _bench_phones(args: argparse.Namespace) -> int:
    from ui.bench.phones import phones

    return int(phones(args))


def _bench_touches(args: argparse.Namespace) -> int:
    from ui.bench.touches import touches

    return int(touches(args))


def _bench_slap(args: argparse.Namespace) -> int:
    from ui.bench.slap import slap

    return int(slap(args))


def main(said: Sequence[str] | None = None) -> int:
    """Carry out one command; its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows its number instead.
            stream.reconfigure(errors="backslashreplace")
    args = parser().parse_args(said)
    os.umask(0o077)  # games, names and settings are nobody else's business
    if not args.language:
        settings = Settings(folder("config") / "settings.toml")
        args.language = settings.language
        if args.run is not _app:
            commands.warn(settings.notices, args.language)
    try:
        return int(args.run(args))
    except (NotKept, NewerJournal) as bad:
        problem = words_in(args.language).say(bad.said)
    except IllegalMove as bad:
        problem = f"{bad.line}: #{bad.refusal.rule}: {words_in(args.language).say(bad.refusal.text)}"
    except (BadNotation, BadRecord, BadReport, BadSettings, DamagedGame) as bad:
        problem = str(bad)
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as bad:
        problem = f"{bad.strerror or bad}: {bad.filename}" if bad.filename else str(bad)
    except KeyboardInterrupt:
        return 130
    print(f"companion: {problem}", file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
