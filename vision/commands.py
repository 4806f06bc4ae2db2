"""What the command line can do with codes: print sheets of stickers, read pictures, measure."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

import cv2

from companion.games import game_named
from companion.games.things import name_of
from companion.inputs import Scan
from companion.view import text
from companion.words import words_in
from vision.frames import grey
from vision.reading.codes import Gauge, Stranger, named
from vision.reading.reader import Sight, look

SCENES, CODES = 15, 100_000  # scenes of each condition; codes among which no reading may be false
LONG_LOOK = 2.0  # seconds for one picture: nobody waits for the next frame


def sheets(args: Namespace) -> int:
    """`sheets GAME -o FILE.pdf [--paper a4|letter] [--size MM] [--tags]`: a game's stickers, or its tags."""
    try:
        from vision.sheets import BadSheet, write_sheets
    except ImportError as missing:
        print(f"companion: {missing.name} is missing", file=sys.stderr)
        return 2
    game = game_named(args.game)
    path = Path(args.output)
    try:
        if args.tags:
            from vision.tag_sheets import cuts, tag_sheets

            pages, written = tag_sheets(game, args.paper, args.language)
            path.write_bytes(written)
            print(f"{path}: {pages} × {args.paper.upper()}, {sum(1 for _ in cuts(game))} tags")
            return 0
        pages = write_sheets(game, path, args.paper, args.size, args.language)
    except BadSheet as bad:
        print(f"companion: {bad}", file=sys.stderr)
        return 2
    count = sum(thing.copies for thing in game.things)
    print(f"{path}: {pages} × {args.paper.upper()}, {count} + 1 × {args.size} mm")
    return 0


def scan(args: Namespace) -> int:
    """`scan IMAGE…`: every code in each picture and its corners; 1 if some picture cannot be read."""
    worst = 0
    for name in args.images:
        frame = grey(cv2.imread(name, cv2.IMREAD_GRAYSCALE)) if Path(name).is_file() else None
        if frame is None:
            print(f"companion: {name}: this is no picture", file=sys.stderr)
            worst = 1
            continue
        sights = sorted(
            look(frame, LONG_LOOK, thorough=True), key=lambda sight: (sight.middle[1], sight.middle[0])
        )
        print(f"{name}: {frame.shape[1]}×{frame.shape[0]}, {len(sights)} codes")
        for sight in sights:
            corners = " ".join(f"({x:.0f},{y:.0f})" for x, y in sight.corners)
            print(f"  {_meaning(sight, args.language)}  {corners}")
    return worst


def _meaning(sight: Sight, language: str) -> str:
    """What a code says, in words; a foreign one is shown harmless and short."""
    match named(sight.written, 0):
        case Scan(game, thing, copy, _):
            words = words_in(language)
            return f"{sight.written} {words.say(text(game))}: {words.say(name_of(game, thing))} {copy}"
        case Gauge(millimetres, _):
            return f"{sight.written} {words_in(language).say(text('sheet-test', size=millimetres))}"
        case Stranger():
            return f"{sight.written} {words_in(language).say(text('sight-stranger'))}"
    return f"foreign {sight.written[:40]!r}"


def bench(args: Namespace) -> int:
    """`bench vision [--scenes N] [--codes N] [--held-out] [--k K]`: our reading beside each decoder alone."""
    from vision.bench.contest import bench as measured
    from vision.bench.contest import held_out

    for k in args.k or (1, 4):
        for line in (held_out if args.held_out else measured)(args.scenes, args.codes, k):
            print(line, flush=True)
    return 0


def bench_heights(args: Namespace) -> int:
    """`bench heights [--scenes N] [--k K]`: the guide's table of stickers and heights, measured."""
    from vision.bench.heights import heights

    for k in args.k or (1, 4):
        for line in heights(args.scenes, k):
            print(line, flush=True)
    return 0


def bench_board(args: Namespace) -> int:
    """`bench board [--looks N] [--first N] [--game G] [--jobs N]`: whole boards, seen and understood."""
    from vision.bench.board import board

    for line in board(args.looks, args.first, args.game or (), args.jobs):
        print(line, flush=True)
    return 0


def bench_stream(args: Namespace) -> int:
    """`bench stream [--cards N] [--films N] [--first N] [--part P] [--k K]`: films through the reading."""
    from vision.bench.stream import PARTS, Wanted, stream

    wanted = Wanted(args.cards, args.films, args.seed, args.first)
    for line in stream(wanted, args.k or (1, 4), args.part or tuple(PARTS)):
        print(line, flush=True)
    return 0
