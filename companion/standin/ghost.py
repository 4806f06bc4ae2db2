"""A practice ghost where slaps decide: it sees what lies there, and slaps as late and as wrongly as it says.

It never counts: a game in which one ever sat is practice, in no statistics and no club.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from companion.game import Options, SlapVerbs, State
from companion.games.minds import can_haunt, can_play, levels_of
from companion.play.session import Session
from companion.view import Text, text

MS = 1_000_000
QUICKEST = 200  # ms: nobody who has to look first is quicker than that


class Ghost(NamedTuple):
    """How it reacts: milliseconds after the card on average, how widely that varies, and how often it errs.

    Who errs at a card slaps where nothing is to be slapped, or overlooks what is; of a hundred cards so many.
    """

    reacts: int
    varies: int
    errs: int


GHOSTS = (Ghost(1400, 350, 4), Ghost(950, 200, 2), Ghost(600, 120, 1))


def slaps_after(session: Session, seat: str) -> int | None:
    """How many nanoseconds after the card just turned a ghost slaps; None where it keeps still.

    The same lines give the same ghost: its dice are the table's seed, the line and the seat.
    """
    now, verbs = session.now, session.match.box.slaps
    if verbs is None or now.tip.move.verb == verbs.slap or now.tip.move.verb not in session.match.box.timed:
        return None
    ghost = GHOSTS[now.chairs[seat] - 1]
    dice = random.Random(f"ghost {now.seed} {now.tip.n} {seat}")
    errs, reacts = dice.random() < ghost.errs / 100, dice.gauss(ghost.reacts, ghost.varies)
    if verbs.slap_of(seat) not in session.moves or right(session.position, seat, verbs) == errs:
        return None
    return MS * max(QUICKEST, round(reacts))


def right(state: State, seat: str, verbs: SlapVerbs) -> bool:
    """Whether a slap would gain something now: the rules are asked, as they are for everybody."""
    after = state.apply(verbs.slap_of(seat)).apply(verbs.settling)
    return _score(after, seat) > _score(state, seat)


def _score(state: State, seat: str) -> int:
    return next(score.value for score in state.view().scores if score.seat == seat)


# who can sit in a chair


def fillers(game: str, seats: int, options: Options) -> list[Text]:
    """What the companion offers for a chair, level by level, in words; nothing where it cannot sit there."""
    if can_play(game, seats, options):
        return [text("standin-fill", level=level) for level in levels_of(game)]
    if can_haunt(game, options):
        return [text("ghost-fill", about=about(level)) for level in range(1, len(GHOSTS) + 1)]
    return []


def about(level: int) -> Text:
    """The numbers of a ghost: its average, how widely it varies, how often it errs."""
    ghost = GHOSTS[level - 1]
    return text("ghost-about", reacts=ghost.reacts, varies=ghost.varies, errs=ghost.errs)


def level_told(game: str, level: int) -> Text:
    """How well whoever fills a chair plays."""
    return about(level) if can_haunt(game, {}) else text("standin-level", level=level)


def named(game: str, number: int) -> Text:
    """What whoever fills a chair is called."""
    return text("ghost-name" if can_haunt(game, {}) else "standin-name", number=number)
