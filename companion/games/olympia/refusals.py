"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch
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
        return _no("players", "nobody", who=move.seat)
    return _playing(olympia, move, heard.at)


def not_awaited(olympia: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits: something else comes first."""
    if olympia.phase == "gods":
        return _no("gods", "seat-first")
    if olympia.phase == "starter":
        return _no("starter", "starter")
    if olympia.over:
        return _no("stopping" if olympia.stopped else "victory", "ended")
    if olympia.phase == "name":
        return _no("war", "name-first", seat=olympia.namer)
    if olympia.phase == "break":
        return _no("deal", "deal-first", seat=olympia.starter)
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
            return _settling(olympia)
        case "close":
            return _closing(olympia)
        case "name":
            return _naming(olympia, move)
        case "deal" | "change" | "vary" | "swap" | "stop" as verb:
            return _between(olympia, move, verb)
    return _no("turn", "verb", verb=move.verb)


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
        return _no("gods", "nobody", who=seat or "?")
    if olympia.god(seat):
        return _no("gods", "has-god", seat=seat, god=text(f"olympia-{olympia.god(seat)}"))
    if god not in GODS:
        return _no("gods", "no-god", god=god or "?")
    return _no("gods", "god-taken", god=text(f"olympia-{god}"))


def _turning(olympia: Position, move: Move) -> Refusal:
    """Why a card cannot be turned (#turn)."""
    if olympia.phase == "name":
        return _no("war", "name-first", seat=olympia.namer)
    if olympia.phase == "break":
        return _no("deal", "deal-first" if olympia.rounds else "first-deal", seat=olympia.starter)
    if not olympia.pile.more:
        return _no("spent", "no-cards")
    turner = olympia.turner
    if move.seat != TABLE and not olympia.holds(move.seat):
        return _no("uneven", "empty-hand", seat=move.seat, **{"other-seat": turner})
    if move.seat != turner:
        return _no("turn", "turn", seat=turner)
    return _unknown_card(olympia, move.args[0] if move.args else "?")


def _unknown_card(olympia: Position, card: str) -> Refusal:
    """Why this card cannot come now (#material, #preparation)."""
    if card not in COPIES:
        return _no("material", "no-card", card=card)
    if card not in copies_in(olympia.deck):
        return _no("preparation", "not-in-deck", card=text(f"olympia-{card}"))
    if not olympia.unseen(card):
        return _no("material", "all-out", card=text(f"olympia-{card}"), copies=COPIES[card])
    return _no("turn", "verb", verb="turn")


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
    if move.seat in olympia.hands_down:
        return _no("slap", "slapped", seat=move.seat)
    return _no("slap", "verb", verb=move.verb)


def _settling(olympia: Position) -> Refusal:
    """Why there is nothing to settle (#settling)."""
    if olympia.phase == "name":
        return _no("war", "settled", seat=olympia.namer)
    if olympia.phase != "round":
        return _no("settling", "no-round-to-settle")
    return _no("settling", "nothing-to-settle")


def _closing(olympia: Position) -> Refusal:
    """Why a round is not over (#spent)."""
    if olympia.phase == "name":
        return _no("war", "name-first", seat=olympia.namer)
    if olympia.phase != "round":
        return _no("spent", "no-round")
    if olympia.slaps:
        return _no("settling", "settle-first")
    return _no("spent", "cards-left")


def _naming(olympia: Position, move: Move) -> Refusal:
    """Why nobody names a hero now, or not this one (#war)."""
    if not olympia.terms.war:
        return _no("war", "no-war")
    if olympia.phase != "name":
        return _no("war", "nobody-names")
    if move.seat != olympia.namer:
        return _no("war", "names", seat=olympia.namer)
    return _no("war", "no-hero", who=move.args[0] if move.args else "?")


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
    if verb in ("stop", "change"):
        return _no(rule, "alone" if move.args or not olympia.changing else "changing")
    if not olympia.changing:
        return _no(rule, "change-first")
    if verb == "vary":
        word = move.args[0] if move.args else "?"
        return _no(rule, "varied" if variant_named(word) else "no-variant", variant=word)
    if len(olympia.order) == 2:
        return _no(rule, "two")
    return _no(rule, "swapped")
