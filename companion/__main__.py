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
from companion.cli import commands
from companion.cli.arguments import WRONG, Parser, add_commands, count
from companion.cli.club_words import add_club
from companion.game import BadNotation, IllegalMove
from companion.keep.blackbox import BadReport
from companion.keep.journal import DamagedGame, NewerJournal, NotKept
from companion.keep.record import BadRecord
from companion.settings import BadSettings, Settings, folder
from companion.version import version
from companion.words import languages, words_in


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    top = Parser(prog="companion", description="A companion for the real game table.")
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

    add_commands(verbs)

    pages = verbs.add_parser("phones", help="bring the pages of phones and televisions to the network")
    pages.add_argument("--port", type=count, default=8437)
    pages.set_defaults(run=_phones)

    add_club(verbs).set_defaults(run=_club)

    verbs.add_parser("doctor", help="each part of the machine, and what to do next").set_defaults(run=_doctor)

    sheets = verbs.add_parser("sheets", help="a game's codes as sheets of stickers")
    sheets.add_argument("game")
    sheets.add_argument("-o", "--output", required=True, metavar="FILE.pdf")
    sheets.add_argument("--paper", choices=("a4", "letter"), default="a4")
    sheets.add_argument("--size", type=count, default=25, metavar="MM", help="15 to 30")
    sheets.add_argument(
        "--tags", action="store_true", help="tags for pieces and board, not stickers for cards"
    )
    sheets.set_defaults(run=_sheets)

    scan = verbs.add_parser("scan", help="the codes in a picture, and their corners")
    scan.add_argument("images", nargs="+", metavar="IMAGE")
    scan.set_defaults(run=_scan)

    benches = verbs.add_parser("bench", help="measure").add_subparsers(metavar="what", required=True)
    benches.add_parser("engine", help="random play beside python-chess").set_defaults(run=bench.engine)
    counted = benches.add_parser("statistics", help="each query of the statistics pages over many games")
    counted.add_argument("--games", type=count, default=10_000)
    counted.set_defaults(run=bench_statistics)
    hit = benches.add_parser("damage", help="a journal damaged at random: nothing is lost unsaid")
    hit.add_argument("--damages", type=count, default=1000)
    hit.add_argument("--seed", default="1")
    hit.set_defaults(run=_bench_damage)
    kept = benches.add_parser("journal", help="opening many games, and one very long game")
    kept.add_argument("--games", type=count, default=100_000)
    kept.add_argument("--lines", type=count, default=20_000)
    kept.set_defaults(run=_bench_journal)
    slap = benches.add_parser("slap", help="from a button's edge to the verdict, calm and under load")
    slap.add_argument("--rounds", type=count, default=40)
    slap.add_argument("--seed", default="1")
    slap.set_defaults(run=_bench_slap)
    seen = benches.add_parser("vision", help="our reading beside each decoder alone, on made-up tables")
    seen.add_argument("--scenes", type=count, default=15, help="of each condition")
    seen.add_argument("--codes", type=count, default=100_000, help="among which no reading may be false")
    seen.add_argument("--held-out", action="store_true", help="only the scenes that no threshold was set by")
    seen.add_argument("--k", action="append", type=count, help="times slower than here; 1 and 4")
    seen.set_defaults(run=_bench_vision)
    hung = benches.add_parser("heights", help="stickers read from the heights that the guide names")
    hung.add_argument("--scenes", type=count, default=20, help="of each sticker, height and tilt")
    hung.add_argument("--k", action="append", type=count, help="times slower than here; 1 and 4")
    hung.set_defaults(run=_bench_heights)
    filmed = benches.add_parser("stream", help="cards laid in a hurry and covered, at the speed of a Pi too")
    filmed.add_argument("--cards", type=count, default=200, help="swapped, and as many piled")
    filmed.add_argument("--films", type=count, default=500, help="of something that covers lying cards")
    filmed.add_argument("--first", type=int, default=0, help="number of the first film, to run in pieces")
    filmed.add_argument("--part", action="append", choices=("hurry", "1080p", "covers", "again"))
    filmed.add_argument("--k", action="append", type=count, help="times slower than here; 1 and 4")
    filmed.add_argument("--seed", type=count, default=1)
    filmed.set_defaults(run=_bench_stream)
    lain = benches.add_parser("board", help="whole boards seen by their tags: no wrong move is taken")
    lain.add_argument("--looks", type=count, default=1000, help="at each game's board")
    lain.add_argument("--first", type=int, default=0, help="number of the first evening, to run in pieces")
    lain.add_argument("--game", action="append", metavar="GAME", help="one or more; all if none is said")
    lain.add_argument("--jobs", type=count, default=2, help="processes at once")
    lain.set_defaults(run=_bench_board)
    asked = benches.add_parser("rules", help="how well and how fast the rules answer a list of questions")
    asked.add_argument("lists", nargs="*", metavar="LIST.toml")
    asked.add_argument("--misses", action="store_true", help="name the questions not answered first")
    asked.set_defaults(run=asking.rules)
    soaked = benches.add_parser("soak", help="bad input by the million: nothing breaks, memory stays flat")
    soaked.add_argument("--inputs", type=count, default=20_000, metavar="N")
    soaked.add_argument("--seed", default="1")
    soaked.set_defaults(run=_bench_soak)
    shown = benches.add_parser("screen", help="tap to frame, idle, first frame, memory")
    shown.add_argument("--taps", type=count, default=100, help="for each game")
    shown.add_argument("--seconds", type=count, default=20, help="of idling with each clock")
    shown.add_argument("--minutes", type=count, default=5, help="of random touches on every screen")
    shown.set_defaults(run=_bench_screen)
    seated = benches.add_parser("standin", help="how well the stand-in plays, and how long it thinks")
    seated.add_argument("--game", action="append", metavar="GAME", help="one or more; all if none is said")
    seated.add_argument(
        "--part", action="append", choices=("bars", "levels", "time", "memory", "calibration")
    )
    seated.add_argument("--games", type=count, default=200, metavar="N", help="of each bar and level")
    seated.add_argument("--first", type=int, default=0, metavar="N", help="to go on with game N")
    seated.add_argument(
        "--level", type=count, metavar="N", help="of the levels, N against the one below it only"
    )
    seated.add_argument("--seats", type=count, metavar="N", help="of the levels, tables for so many only")
    seated.add_argument("--plies", type=count, default=500, help="that a review looks at, for each position")
    seated.set_defaults(run=_bench_standin)
    paged = benches.add_parser("phones", help="from a touch on a phone to what all pages are told")
    paged.add_argument("--touches", type=count, default=100)
    paged.set_defaults(run=_bench_phones)
    night = benches.add_parser(
        "club", help="many tables over a real Mosquitto that is killed: nothing is lost"
    )
    night.add_argument("--tables", action="append", type=count, metavar="N", help="else 4, 16 and 64 in turn")
    night.add_argument("--seconds", type=count, default=180, help="of a line a second at each table")
    night.set_defaults(run=_bench_club)
    fingers = benches.add_parser("touches", help="how many touches it takes to tell the companion something")
    fingers.add_argument("--seed", type=count, default=1)
    fingers.set_defaults(run=_bench_touches)
    return top


def _club(args: argparse.Namespace) -> int:
    from ui.web.club_hub import main as club

    return int(club(args))


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


def _bench_heights(args: argparse.Namespace) -> int:
    from vision.commands import bench_heights

    return int(bench_heights(args))


def _bench_stream(args: argparse.Namespace) -> int:
    from vision.commands import bench_stream

    return int(bench_stream(args))


def _bench_board(args: argparse.Namespace) -> int:
    from vision.commands import bench_board

    return int(bench_board(args))


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


def _bench_club(args: argparse.Namespace) -> int:
    from ui.bench.club import club

    return int(club(args))


def _bench_touches(args: argparse.Namespace) -> int:
    from ui.bench.touches import touches

    return int(touches(args))


def _bench_slap(args: argparse.Namespace) -> int:
    from ui.bench.slap import slap

    return int(slap(args))


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that lacks a letter shows its number instead.
            stream.reconfigure(errors="backslashreplace")
    args = parser().parse_args(argv)
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
