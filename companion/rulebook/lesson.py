"""Where a lesson stands, derived from the lines of the game: undo, resume and replay need nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from companion.game import TABLE, Facts, Move
from companion.games.lessons import Script, Step, script_of
from companion.play.match import Match
from companion.play.node import Node
from companion.play.session import Session
from companion.view import Text, View, text
from companion.words import ENGLISH, args_named, words_in

AHEAD = 6  # so many steps are looked at for one that fits, after people went their own way
PATIENCE = 6  # moves of their own after which the lesson lets go


@dataclass(frozen=True, slots=True)
class Place:
    """What the lesson wants now, what was just done of it, and whether it has let go with the last line."""

    script: Script
    step: Step | None = None
    moves: tuple[Move, ...] = ()
    gone: int = 0
    made: str = ""
    strayed: bool = False
    ended: Literal["", "taught", "let-go"] = ""


def place(session: Session) -> Place | None:
    """Where the lesson of this game stands; None if it has none, or if the lesson is long over."""
    lesson = session.now.lesson
    return _place(session.match.game, lesson, session.now.tip) if lesson else None


@lru_cache(maxsize=4)  # a screen asks again with every touch
def _place(game: str, lesson: str, tip: Node) -> Place | None:
    """Line by line: a step is made, passed over for another move, or still to come."""
    script = script_of(game, lesson)
    if script is None:
        return None
    gone, strays, made, strayed = 0, 0, "", False
    done: set[str] = set()
    for node in tip.lines():
        if node.move.seat == TABLE and node.move.verb not in script.table:
            continue
        if gone == len(script.steps) or strays == PATIENCE:
            return None
        before = node.before or node
        n = _fitting(script, gone, done, before)
        step = script.steps[n] if n is not None else None
        if step is not None and node.move.plain in step.meant(before.moves):
            gone, strays, made, strayed = script.steps.index(step) + 1, 0, step.id, False
            done.add(step.id)
        elif node.move.seat != TABLE:  # what the table does by itself is nobody's own way
            strays, made, strayed = strays + 1, "", True
            gone = gone if n is None else n + 1
    if strays == PATIENCE:
        return Place(script, gone=gone, ended="let-go")
    if gone == len(script.steps):
        return Place(script, gone=gone, made=made, strayed=strayed, ended="taught")
    n = _fitting(script, gone, done, tip)
    if n is None:
        return Place(script, gone=gone, strayed=strayed)
    step = script.steps[n]
    return Place(script, step, step.meant(tip.moves), n, made, strayed)


def _fitting(script: Script, gone: int, done: set[str], node: Node) -> int | None:
    """The next step that can be made here and whose words are true."""
    for n, step in enumerate(script.steps[gone : gone + AHEAD], gone):
        if step.meant(node.moves) and step.holds(done, node.view()):
            return n
    return None


# what is said


def said(here: Place, names: Mapping[str, str], view: View) -> tuple[Text, ...]:
    """What the lesson says here: what just came of it, what to do now and why."""
    game = here.script.game
    found = []
    made = f"{game}-lesson-{here.made}-made"
    if words_in(ENGLISH).has(made):
        found.append(text(made, **names))
    if here.strayed and here.step is not None:
        found.append(text("lesson-own-way"))
    if here.step is not None:
        found.append(wanted(here, names, view))
    if here.ended:
        found.append(text(f"lesson-{here.ended}"))
    return tuple(found)


def wanted(here: Place, names: Mapping[str, str], view: View) -> Text:
    """What the step says: who does what, and why."""
    assert here.step is not None
    game = here.script.game
    return text(f"{game}-lesson-{here.step.id}", **names, **args_named(game, here.moves[0], view))


def laid_out(script: Script, names: Mapping[str, str]) -> Text:
    """What the game is about and what to lay out, before the first step."""
    return text(f"{script.game}-lesson-setup", **names)


# beginning


def lesson_match(script: Script, players: Sequence[str], facts: Facts) -> Match:
    """The game of a lesson; by the owner's copy, unless that would make another game of it."""
    own = Match(script.game, tuple(players), dict(script.options), facts)
    return own if plays(script, own) else Match(script.game, tuple(players), dict(script.options))


def plays(script: Script, match: Match) -> bool:
    """Whether every step can be made as it stands."""
    session = Session(match)
    try:
        session.do(f"lesson {script.name}", *script.setup)
        while (here := place(session)) and (move := next_move(session, here)):
            session.do(str(move))
    except ValueError:  # no refusal: the question itself
        return False
    return here is not None and here.ended == "taught" and here.gone == len(script.steps)


def next_move(session: Session, here: Place) -> Move | None:
    """What those do who follow the lesson: what it wants, and between that what the table does alone."""
    if here.moves or here.ended:
        return next(iter(here.moves), None)
    return session.moves[0] if session.acting == (TABLE,) else None
