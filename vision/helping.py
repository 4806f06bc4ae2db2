"""The rules help the camera: what may be played is taken, anything else is asked about."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from companion.game import Game
from companion.inputs import Scan
from companion.view import Text, View, text
from vision.codes import name_of

NEVER, UNSURE, ALWAYS = "never", "unsure", "always"  # when to ask before a reading counts
ALTERNATIVES = 6


@dataclass(frozen=True, slots=True)
class Verdict:
    """What to do with a reading: take it, or ask; and what it may have been instead, likeliest first."""

    scan: Scan
    ask: bool
    said: Text
    instead: tuple[str, ...]


def weigh(
    scan: Scan,
    game: Game,
    open_now: Collection[str],
    view: View,
    confirm: str = UNSURE,
    in_sight: Iterable[str] = (),
    played: Collection[tuple[str, int]] = (),
) -> Verdict:
    """Whether a reading may count at once, given what may be picked now and what lies on the table.

    `in_sight` are other things the camera sees; `played` are the copies already read, for games in which no
    card comes back.
    """
    name = name_of(scan.game, scan.thing)
    if scan.game != game.id:
        return Verdict(scan, False, text("refuse-other-game", game=text(scan.game)), ())
    if (scan.thing, scan.copy) in played:
        ask, said = True, text("scan-again", name=name)
    elif scan.thing in open_now:
        ask, said = False, text("scan-taken", name=name)
    elif scan.thing in _shown(view):
        ask, said = True, text("scan-not-now", name=name)
    else:
        ask, said = True, text("scan-not-here", name=name)
    if confirm != UNSURE:
        ask = confirm == ALWAYS
    return Verdict(scan, ask, said, alternatives(scan, game, open_now, in_sight))


def alternatives(
    scan: Scan, game: Game, open_now: Collection[str], in_sight: Iterable[str] = ()
) -> tuple[str, ...]:
    """What may be meant instead: things that may be picked, those in sight first, then those named alike."""
    seen = [thing for thing in in_sight if thing in open_now]
    things = [thing.id for thing in game.things if thing.id in open_now]
    alike = sorted(things, key=lambda thing: -_alike(thing, scan.thing))
    return tuple(dict.fromkeys(thing for thing in (*seen, *alike) if thing != scan.thing))[:ALTERNATIVES]


def _alike(one: str, other: str) -> int:
    """How many letters two names begin with in common."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _shown(view: View) -> set[str]:
    return {token.id for token in view.tokens} | {card.id for row in view.rows for card in row.cards}
