"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch, unknown
from companion.games.olympia.cards import COPIES, GODS, copies_in
from companion.games.olympia.moments import measured
from companion.games.olympia.position import Between, Position
from companion.games.olympia.terms import variant_named
from companion.view import Text, text

BETWEEN: dict[Between, str] = {
    "deal": "deal",
    "change": "variants",
    "vary": "variants",
    "swap": "change-places",
    "stop": "stopping",
}


def why_not(olympia: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    heard = measured(move)
    if heard is None:
        return _no("moment", "moment")
    move = heard.move
    if olympia.phase == "gods":
        return _choosing(olympia, move)
    if olympia.phase == "starter":
        return _no("starter", "starter")
    if olympia.over:
        return _no("stopping" if olympia.stopped else "victory", "ended")
    if move.seat != TABLE and move.seat not in olympia.order:
        return _no("players", "nobody", number=len(olympia.order))
    return _playing(olympia, move, heard.at)


def not_awaited(olympia: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits: something else comes first."""
    if olympia.phase == "gods":
        return _no("gods", "seat-first")
    if olympia.phase == "starter":
        return _no("starter", "starter")
    if olympia.over:
        return _no("stopping" if olympia.stopped else "victory", "ended")
    if why := _elsewhen(olympia):
        return why
    if not olympia.pile.more:
        return _no("spent", "settle-first" if olympia.slaps else "no-cards")
    return _no("turn", "turn-or-slap", seat=olympia.turner)


def _playing(olympia: Position, move: Move, at: int | None) -> Refusal:
    """Why a player or the table cannot do this now."""
    match move.verb:
        case "god" | "start":
            return _no("gods", "gods-chosen")
        case "turn":
            return _turning(olympia, move)
        case "slap":
            return _slapping(olympia, move, at)
        case "settle":
            return _settling(olympia, move)
        case "close":
            return _closing(olympia, move)
        case "name":
            return _naming(olympia, move)
        case "deal" | "change" | "vary" | "swap" | "stop" as verb:
            return _between(olympia, move, verb)
    return unknown(move, "turn")


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"olympia-refuse-{reason}", **values))


def _choosing(olympia: Position, move: Move) -> Refusal:
    """While everyone becomes a god's child (#gods)."""
    seat, god = (*move.args, "", "")[:2]
    if move.seat != TABLE or move.verb != "god":
        return _no("gods", "not-yet")
    if seat in GODS:
        return _no("gods", "player-first", god=text(f"olympia-{seat}"))
    if seat not in olympia.order:
        return _no("gods", "seat-first")
    if olympia.god(seat):
        return _no("gods", "has-god", seat=seat, god=text(f"olympia-{olympia.god(seat)}"))
    if god not in GODS:
        return _no("gods", "no-god")
    return _no("gods", "god-taken", god=text(f"olympia-{god}"))


def _elsewhen(olympia: Position) -> Refusal | None:
    """What comes first while no round is on; None in a round."""
    if olympia.phase == "name":
        return _no("war", "name-first", seat=olympia.namer)
    if olympia.phase == "break":
        return _no("deal", "deal-first" if olympia.rounds else "first-deal", seat=olympia.starter)
    return None


def _turning(olympia: Position, move: Move) -> Refusal:
    """Why a card cannot be turned (#turn)."""
    if why := _elsewhen(olympia):
        return why
    if not olympia.pile.more:
        return _no("spent", "settle-first" if olympia.slaps else "no-cards")
    turner = olympia.turner
    if move.seat != TABLE and not olympia.holds(move.seat):
        return _no("uneven", "empty-hand", seat=move.seat, **{"other-seat": turner})
    if move.seat != turner:
        return _no("turn", "turn", seat=turner)
    return _unknown_card(olympia, (*move.args, "")[0])


def _unknown_card(olympia: Position, card: str) -> Refusal:
    """Why this card cannot come now (#material, #preparation)."""
    if card not in COPIES:
        return _no("turn", "turn-or-slap", seat=olympia.turner)
    if card not in copies_in(olympia.deck):
        return _no("preparation", "not-in-deck", card=text(f"olympia-{card}"))
    return _no("material", "all-out", card=text(f"olympia-{card}"), copies=COPIES[card])


def _slapping(olympia: Position, move: Move, at: int | None) -> Refusal:
    """Why a slap does not count (#slap)."""
    if move.seat == TABLE:
        return _no("slap", "who")
    if olympia.phase == "name":
        return _no("war", "slap-naming", seat=olympia.namer)
    if olympia.phase != "round":
        return _no("false-start", "false-start" if olympia.rounds else "slap-before-deal")
    if olympia.too_late(at):
        return _no("settling", "too-late")
    return _no("slap", "slapped", seat=move.seat)


def _settling(olympia: Position, move: Move) -> Refusal:
    """Why there is nothing to settle (#settling)."""
    if olympia.phase == "name":
        return _no("war", "settled", seat=olympia.namer)
    if olympia.phase != "round":
        return _no("settling", "no-round-to-settle")
    return _no("settling", "nothing-to-settle" if move.seat == TABLE else "table")


def _closing(olympia: Position, move: Move) -> Refusal:
    """Why a round is not over (#spent)."""
    if olympia.phase == "name":
        return _no("war", "name-first", seat=olympia.namer)
    if olympia.phase != "round":
        return _no("spent", "no-round")
    if olympia.slaps:
        return _no("settling", "settle-first")
    return _no("spent", "cards-left" if olympia.pile.more else "table")


def _naming(olympia: Position, move: Move) -> Refusal:
    """Why nobody names a hero now, or not this one (#war)."""
    if not olympia.terms.war:
        return _no("war", "no-war")
    if olympia.phase != "name":
        return _no("war", "nobody-names")
    if move.seat != olympia.namer:
        return _no("war", "names", seat=olympia.namer)
    return _no("war", "no-hero")


def _between(olympia: Position, move: Move, verb: Between) -> Refusal:
    """What waits for the end of the round, or is none of this (#deal, #variants, #change-places)."""
    rule = BETWEEN[verb]
    if olympia.phase != "break":
        return _no(rule, "in-round")
    if verb == "deal":
        return _no(rule, "dealer", seat=olympia.starter)
    if move.seat != TABLE:
        return _no(rule, "table")
    if verb == "stop" and not olympia.rounds:
        return _no(rule, "nothing-played")
    if verb == "change":
        return _no(rule, "changing")
    if not olympia.changing:
        return _no(rule, "change-first")
    if verb == "vary":
        variant = variant_named((*move.args, "")[0])
        if variant is None:
            return _no(rule, "no-variant")
        return _no(rule, "varied", variant=text(f"olympia-option-{variant}"))
    if len(olympia.order) == 2:
        return _no(rule, "two")
    return _no(rule, "swapped")
