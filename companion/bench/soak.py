"""Bad input by the million: anything a finger, a button, a camera or a file could say, in any order.

Nothing may raise, every journal must replay to the position that was shown, and memory must stay flat.
"""

from __future__ import annotations

import random
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from companion.game import BadNotation, Game, IllegalMove, Move
from companion.games import GAMES
from companion.inputs import Input, Pick, Press, Scan, Slap
from companion.keep.journal import Journal
from companion.keep.record import BadRecord, read_record, replay, write_record
from companion.photo_finish import Hand, Strip
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.settings import Settings, defaults
from companion.words import ENGLISH, words_in

A_GAME = 400  # inputs into one table before it is checked and another is opened
MARKS = 10  # how often memory is told
SHARE = 8  # one input in so many is a fuzzed file instead
YEARS = 10 * 365 * 86_400 * 1_000_000_000

NASTY = (
    "",
    " ",
    "[b]bold[/b][ref=x]",
    "../../etc/passwd",
    "/dev/zero",
    "C:\\CON",
    "{ $name }",
    "%s%n",
    "\x00\x01\x1b[2J",
    "‮olleh",
    "٣",
    "p0 move",
    "p11 pass",
    "table fix turn",
    "! undo",
    "amend 999999 p1 pass",
    "amend 0 undo",
    "back 18446744073709551616",
    "clock p9 +1",
    "clock p1 +99999",
    "seed " + "9" * 41,
    "P1" * 5,
    "x" * 5000,
    "é" * 299,
)
WORDS = (
    "undo",
    "redo",
    "fix",
    "cancel",
    "ok",
    "clock pause",
    "clock run",
    "clock p1 -30",
    "seed 7",
    "amend 1",
)
CALLS = ("first", "final", "corrected", "void", "early", "stuck", "nonsense")

Fuzz = Callable[[random.Random, Path], None]


class Broken(AssertionError):
    """Something that must never happen did; says what and after which input."""


def nasty(dice: random.Random) -> str:
    """A text nobody should say."""
    if dice.random() < 0.5:
        return dice.choice(NASTY)
    return "".join(chr(dice.randrange(1, 0x2FF)) for _ in range(dice.randrange(1, 40)))


def bent(dice: random.Random, line: str) -> str:
    """A line with a few letters changed, lost or doubled."""
    letters = list(line)
    for _ in range(dice.randrange(1, 4)):
        n = dice.randrange(len(letters) + 1)
        letters[n : n + dice.randrange(2)] = dice.choice(([], [chr(dice.randrange(1, 0x2FF))], letters[:3]))
    return "".join(letters)


def said(dice: random.Random, table: Table, since: int) -> Input:
    """Anything that may reach a table, lawful or not, at a likely or an impossible moment."""
    at = since + dice.choice((dice.randrange(10**12), -dice.randrange(10**9), dice.choice((-1, 1)) * YEARS))
    match = table.session.match
    open_now = list(table.open) or [""]
    things = [thing.id for thing in match.box.things] or [""]
    moves = table.session.moves
    kind = dice.randrange(14)
    if kind < 4:
        return Pick((dice.choice(open_now),), at)
    if kind < 6 and moves:
        return Press(str(dice.choice(moves)), at)
    match kind:
        case 6:
            ids = (*open_now, *things, nasty(dice))
            return Pick(tuple(dice.choices(ids, k=dice.randrange(4))), at)
        case 7:
            return Press(dice.choice((*WORDS, nasty(dice), f"back {dice.randrange(60)}")), at)
        case 8:
            fixes = table.node.fixes
            return Press(str(dice.choice(fixes)) if fixes else "fix", at)
        case 9:
            line = bent(dice, str(dice.choice(moves or WORDS)))
            return Press(dice.choice(("", "! ")) + line, at)
        case 10:
            better = dice.choice(moves) if moves else Move("p1", "pass")
            return Press(f"amend {dice.randrange(40)} {better}", at)
        case 11:
            return Scan(match.game, dice.choice((*things, dice.choice(open_now))), dice.randrange(-1, 9), at)
        case 12:
            return Scan(dice.choice((*GAMES, nasty(dice))), nasty(dice), 1, at)
        case _:
            seat = dice.choice((*match.seats, "pile", nasty(dice)))
            return Slap(seat, at, dice.choice(CALLS), match.seats[:2], hands(dice, match.seats, at))


def hands(dice: random.Random, seats: Sequence[str], at: int) -> Strip | None:
    """A strip as buttons tell it, or as no button could."""
    names = (*seats, "pile", nasty(dice))
    made = [
        Hand(
            dice.choice(names),
            at + dice.randrange(-(10**8), 10**8),
            dice.choice((None, dice.randrange(10**9))),
            dice.choice(("pin", "touch", "key")),
            dice.choice(("slap", "slap", "early", "again")),
            (bent(dice, "p1:v0^3050"),),
        )
        for _ in range(dice.randrange(5))
    ]
    made.sort(key=lambda hand: hand.at)
    floor = dice.choice((0, 10**6, 25 * 10**6))
    return dice.choice((None, Strip(tuple(made), floor), Strip(tuple(made), floor)))


def any_match(dice: random.Random, game: Game) -> Match:
    """Some players and some options that can be played together."""
    while True:
        options = {option.id: dice.choice(option.choices) for option in game.options}
        players = tuple(f"Player {n + 1}" for n in range(dice.choice(game.seats)))
        match = Match(game.id, players, options)
        try:
            match.start()
        except BadNotation:
            continue  # these options do not go together
        return match


def one_table(dice: random.Random, journal: Journal, game: Game, inputs: int) -> int:
    """A table under fire, then its journal against what it showed; how many lines were kept."""
    match = any_match(dice, game)
    number = journal.begin(match)
    session = journal.session(number)
    session.do(*ready(match, str(dice.random())).lines())
    since = 10**15
    table = Table(session, since)
    words = words_in(ENGLISH)
    for _ in range(inputs):
        what = said(dice, table, since)
        try:
            table.handle(what)
            if table.notice:
                [words.say(line) for line in (table.notice.text, *table.notice.more)]
        except Exception as fault:
            raise Broken(f"{match.game} {dict(match.options)}: {what!r}: {fault!r}") from fault
    same(journal.session(number), table.session)
    return len(journal.lines(number))


def same(kept: Session, live: Session) -> None:
    """Whether the journal tells the game that was shown."""
    for name in ("position", "moves", "acting"):
        if getattr(kept, name) != getattr(live, name):
            raise Broken(f"{live.match.game}: the journal replays to another {name}")
    if list(kept.lines()) != list(live.lines()) or kept.now.clocks.used != live.now.clocks.used:
        raise Broken(f"{live.match.game}: the journal replays to another history")


# files


def a_record(dice: random.Random, folder: Path) -> None:
    """A record with a few letters changed: legal, or refused by name."""
    match = any_match(dice, dice.choice(list(GAMES.values())))
    written = write_record(match, [(n, line) for n, line in enumerate(ready(match, "1").lines())])
    with suppress(BadRecord, BadNotation, IllegalMove):  # told, as it should be
        replay(*read_record(bent(dice, written)))


def a_settings_file(dice: random.Random, folder: Path) -> None:
    """A settings file with a few letters changed is read as far as it makes sense."""
    path = folder / "settings.toml"
    path.write_text(bent(dice, defaults()), encoding="utf-8", errors="surrogatepass")
    settings = Settings(path)
    settings["theme"] = settings["theme"]


def some_words(dice: random.Random, folder: Path) -> None:
    """A file of words with a few letters changed loses at most the words that were hit."""
    written = dice.choice(list(Path(__file__).parents[1].glob("**/*.ftl"))).read_text(encoding="utf-8")
    start = dice.randrange(len(written))
    bundle = FluentBundle([ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(bent(dice, written[start : start + 1500])))


def a_copy(dice: random.Random, folder: Path) -> None:
    """Facts of the owner's copy with a few letters changed are taken, or refused by name."""
    game = dice.choice([game for game in GAMES.values() if game.facts])
    facts = {fact.id: bent(dice, fact.value) for fact in dice.sample(game.facts, min(2, len(game.facts)))}
    with suppress(BadNotation):
        state = game.start(game.seats[0], {}, facts)
        next(state.legal_moves(), None)
        state.view()


FILES: tuple[Fuzz, ...] = (a_record, a_settings_file, some_words, a_copy)


# the run


def fire(inputs: int, seed: str, folder: Path, more: tuple[Fuzz, ...] = ()) -> Iterator[tuple[int, int]]:
    """Inputs made so far and lines kept so far, after each table."""
    dice = random.Random(seed)
    journal = Journal(folder / "games.db")
    made = lines = 0
    games = list(GAMES.values())
    while made < inputs:
        batch = min(A_GAME, inputs - made)
        lines += one_table(dice, journal, dice.choice(games), batch)
        made += batch
        for _ in range(min(batch // SHARE, inputs - made)):
            fuzz = dice.choice((*FILES, *more))
            try:
                fuzz(dice, folder)
            except Exception as fault:
                raise Broken(f"{fuzz.__name__}: {fault!r}") from fault
            made += 1
        yield made, lines
    journal.close()


def soak(args: Namespace, more: tuple[Fuzz, ...] = ()) -> int:
    """So many bad inputs; memory at every tenth of the way, then what held."""
    shm = Path("/dev/shm")
    began, told = time.perf_counter(), 0
    with tempfile.TemporaryDirectory(dir=shm if shm.is_dir() else None) as scratch:
        try:
            for made, lines in fire(args.inputs, args.seed, Path(scratch), more):
                if made * MARKS // args.inputs > told:
                    told = made * MARKS // args.inputs
                    print(f"  {made:>9} inputs  {lines:>9} lines kept  {memory():>6.1f} MB", flush=True)
        except Broken as broken:
            print(f"broken: {broken}")
            return 1
    rate = args.inputs / (time.perf_counter() - began)
    print(f"{args.inputs} inputs, 0 faults, every journal replayed as shown ({rate:.0f}/s)")
    return 0


def memory() -> float:
    """Megabytes this process holds now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 1e6
