"""Why a space cannot be meant, and what the night and its scoring refuse (#darkening, #score-only)."""

from __future__ import annotations

import re

from companion.game import Move, Refusal
from companion.games.heavens.board import EMPTY, MAPS
from companion.games.heavens.position import Position
from companion.view import Text, text

_SPACE = re.compile(r"(\d)[A-Z]\d{1,2}")
_PLANET = re.compile(r"p\d+-(.+)")


def no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    """A reason why not, and its rule."""
    return Refusal(rule, text(f"heavens-refuse-{reason}", **values))


def target(heavens: Position, rule: str, args: tuple[str, ...]) -> Refusal:
    """Why a planet cannot be set there: taken, not in play, or no such space."""
    planet = _PLANET.fullmatch(args[0]) if args else None
    space = planet[1] if planet else (*args, "")[0]
    who = heavens.lies_on(space)
    if who:
        return no(rule, "taken", space=space, seat=who)
    found = _SPACE.fullmatch(space)
    if who == EMPTY or not found:
        return no(rule, "which-space")
    printed = any(f"{space}@" in known["spaces"] for known in MAPS.values())
    unused = printed and int(found[1]) > len(heavens.terms.seats)
    return no("regions", "unused" if unused else "no-space", space=space)


def darkening(heavens: Position, move: Move) -> Refusal:
    """Why nothing else happens tonight, or why not this planet (#darkening)."""
    god, seat = heavens.god(move.seat), move.seat
    if seat not in heavens.order:
        dark = heavens.shining(seat) < heavens.lies.count(seat)
        return no("darkening", "darken-done" if dark else "darken-none")
    if seat != heavens.order[0]:
        return no("darkening", "turn", seat=heavens.order[0])
    if move.verb == "done":
        return no("darkening", "darken-more", torch=god.torch)
    if move.verb != "darken":
        return no("darkening", "darken-only")
    space = (*move.args, "")[0]
    who = heavens.lies_on(space)
    if not who:
        return no("darkening", "darken-own")
    if who != seat:
        return no("darkening", "darken-other", space=space, seat=who)
    return no("darkening", "darken-dark", space=space)


def entering(heavens: Position, move: Move) -> Refusal:
    """What cannot be entered where only nights are scored (#score-only)."""
    space = (*move.args, "")[0]
    if move.verb == "night":
        return no("score-only", "sun-calls", seat=heavens.sun)
    if move.verb == "level":
        return _level(heavens, move.seat, space)
    if move.verb not in ("put", "lift"):
        return no("score-only", "enter-only")
    who = heavens.lies_on(space)
    if who is None:
        return target(heavens, "score-only", move.args)
    if space in heavens.entered:
        return no("score-only", "entered")
    if move.verb == "lift":
        return no("score-only", "lift-own")
    return no("score-only", "put-own") if who == move.seat else no("material", "all-placed")


def _level(heavens: Position, seat: str, level: str) -> Refusal:
    """Why a torch is not set there (#torch)."""
    torch = heavens.god(seat).torch
    if seat in heavens.entered:
        return no("score-only", "entered")
    if level == str(torch):
        return no("torch", "same-level", level=torch)
    return no("torch", "no-level", bottom=heavens.terms.low, top=heavens.terms.high)
