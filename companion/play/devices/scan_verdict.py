"""The rules help the camera: what may be played is taken, anything else is asked about."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from companion.game import Game
from companion.games.things import name_here
from companion.inputs import Scan
from companion.view import Text, View, text

NEVER, UNSURE, ALWAYS = "never", "unsure", "always"  # when to ask before a reading counts
ALTERNATIVES = 6


@dataclass(frozen=True, slots=True)
class Verdict:
    """What to do with a reading: take it, or ask; and what it may have been instead, likeliest first.

    `possible`: for all that everybody sees, it may be what it was read as.
    """

    scan: Scan
    possible: bool
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
    veiled: Collection[str] = (),
) -> Verdict:
    """Whether a reading may count at once, given what may be picked now and what lies on the table.

    `in_sight` are other things the camera sees; `played` are copies that cannot have come back since they
    were read; `veiled` are things of which none may be seen to be the right one.
    """
    name = name_here(game.id, scan.thing, view)
    legal = scan.thing in open_now
    again = (scan.thing, scan.copy) in played
    # A question that is asked either way is the same question either way, else it would lift the veil.
    possible = legal or (scan.thing in veiled and (again or confirm == ALWAYS))
    if again:
        ask, said = True, text("scan-again", name=name)
    elif possible:
        ask, said = False, text("scan-sure", name=name)
    elif scan.thing in _shown(view):
        ask, said = True, text("scan-not-now", name=name)
    else:
        ask, said = True, text("scan-not-here", name=name)
    if confirm != UNSURE:
        ask = confirm == ALWAYS
    others = alternatives(scan.thing, game, {*open_now, *veiled}, in_sight)
    return Verdict(scan, possible, ask, said, others)


def alternatives(
    thing: str, game: Game, open_now: Collection[str], in_sight: Iterable[str] = ()
) -> tuple[str, ...]:
    """What may be meant instead: things that may be picked, those in sight first, then those named alike."""
    seen = [other for other in in_sight if other in open_now]
    things = [other.id for other in game.things if other.id in open_now]
    alike = sorted(things, key=lambda other: -_alike(other, thing))
    return tuple(dict.fromkeys(other for other in (*seen, *alike) if other != thing))[:ALTERNATIVES]


def _alike(one: str, other: str) -> int:
    """How many letters two names begin with in common."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _shown(view: View) -> set[str]:
    return {token.id for token in view.tokens} | {card.id for row in view.rows for card in row.cards}
