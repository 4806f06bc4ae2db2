"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from dataclasses import replace

from companion.game import TABLE, Move, Refusal, Touch
from companion.games.olympe.cards import GODS, MONSTER, NUMBER, SEATS, SUIT, Card
from companion.games.olympe.naming import colour, named
from companion.games.olympe.position import Position
from companion.games.olympe.score_only import teller
from companion.games.olympe.setup import dealt_next, places
from companion.games.olympe.tricks.round import visible
from companion.games.olympe.tricks.trick import allowed
from companion.view import Text, text


def why_not(game: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    if game.undecided:
        return _no("revokes", "decide", seat=SEATS[game.undecided[0].seat])
    if game.round.uncovered:
        return _card(game, move, "turn", "comptoir", seat=SEATS[game.round.uncovered[0]])
    match game.stage:
        case "choose":
            return _choosing(game, move)
        case "deal":
            seat, verb = dealt_next(game)
            return _card(game, move, verb, "comptoir" if verb == "show" else "dealing", seat=SEATS[seat])
        case "play":
            return _playing(game, move)
        case "reveal":
            return _card(game, move, "reveal", "virtual")
        case "enter":
            return _telling(game, move)
        case "count":
            return _no("counting", "count")
    return _no("coins" if game.terms.coins else "teams" if game.terms.team_mode else "race", "ended")


def not_awaited(game: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits: something else comes first."""
    if game.stage == "play" and not game.undecided and not game.round.uncovered:
        return _no("leading", "lay", seat=SEATS[game.turn])
    if game.stage == "choose" and touch.thing in places(game.terms) and touch.begun is None:
        return _no("preparation", "god-first")
    return why_not(game, Move(TABLE, "touch", (touch.thing,)))


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"olympe-refuse-{reason}", **values))


def _choosing(game: Position, move: Move) -> Refusal:
    """While gods and dealer are chosen (#preparation)."""
    god, place = (*move.args, "", "")[:2]
    if move.seat != TABLE or move.verb not in ("god", "dealer"):
        return _no("preparation", "choose")
    if move.verb == "dealer":
        return _no("dealer", "dealer")
    if all(game.god_at(where) >= 0 for where in places(game.terms)):
        return _no("preparation", "gods-chosen")
    if god in places(game.terms):
        return _no("preparation", "god-first")
    if god not in GODS:
        return _no("preparation", "no-god")
    if GODS.index(god) in game.gods:
        return _no("preparation", "god-taken", god=text(f"olympe-{god}"))
    if place in places(game.terms) and game.god_at(place) >= 0:
        return _no("preparation", "has-god", god=text(f"olympe-{GODS[game.god_at(place)]}"))
    return _no("preparation", "god-whose", god=text(f"olympe-{god}"))


def _card(game: Position, move: Move, verb: str, rule: str, **values: str) -> Refusal:
    """While the table shows cards: which is wanted, or why this one cannot be it."""
    if (move.seat, move.verb) != (TABLE, verb):
        return _no(rule, f"{verb}-first", **values)
    card, second = _meant(move)
    if card < 0:
        return _no("material", "no-card")
    if card // SUIT not in game.gods:
        return _no("material", "not-in-play", card=named(game, card))
    if second and (game.terms.open or card in game.round.unseen):  # whether one was dealt is not told
        return _no("material", "other-copy", card=named(game, card))
    return _no(rule, "known", card=named(game, card))


def _meant(move: Move) -> tuple[Card, bool]:
    """The card a line or a finger names, and whether it is the second of two."""
    first, slash, _ = (*move.args, "")[0].partition("/")
    return NUMBER.get(first, -1), bool(slash)


def _playing(game: Position, move: Move) -> Refusal:
    """Why a card may not be laid (#leading … #over-ruffing)."""
    seat = SEATS[game.turn]
    card, second = _meant(move)
    if move.verb != "play" or card < 0 or len(move.args) > 1:
        return _no("leading", "lay", seat=seat)
    if move.seat != seat:
        return _no("leading", "turn", seat=seat)
    if card // SUIT not in game.gods:
        return _no("material", "not-in-play", card=named(game, card))
    now, name = game.round, named(game, card)
    if second and not _laid(game, card, 1):
        return _no("material", "other-copy", card=name)
    if second or _laid(game, card, game.terms.packs):
        return _no("taking", "laid", card=name)
    in_sight = visible(now, game.turn)
    if game.terms.comptoir and card not in in_sight:
        if any(card in tops for tops in now.tops):
            return _no("comptoir", "other-pile", card=name, seat=seat)
        if not now.held[game.turn]:
            return _no("comptoir", "hand-empty", card=name, seat=seat)
    if game.terms.open and card in allowed(now.trick, (*in_sight, card), game.terms.french):
        # Only the hidden hand forbids it: whether it lacks the card or holds a better one stays its secret.
        refused = _no("open-hands", "hidden", card=name, seat=seat)
        hand = now.hands[game.turn]
        if card not in hand:
            return refused
        own = [other for other in (*hand, *in_sight) if other != card]
        return replace(refused, alone=_duty(game, card, own, all_known=True))
    return _duty(game, card, [other for other in in_sight if other != card])


def _laid(game: Position, card: Card, copies: int) -> bool:
    """Whether so many copies of a card were laid in this round."""
    now = game.round
    return now.trick.cards.count(card) + sum(one.trick.cards.count(card) for one in now.done) >= copies


def _duty(game: Position, card: Card, held: list[Card], all_known: bool = False) -> Refusal:
    """The duty a card neglects, shown by a card of its player that everybody, or that player, sees."""
    trick, french = game.round.trick, game.terms.french
    asked, trump = colour(game, trick.asked), colour(game, trick.trump)
    duties = allowed(trick, held, french) or [card]
    better = named(game, duties[0])
    seat = SEATS[game.turn]
    if any(other // SUIT == trick.asked for other in held) and card // SUIT != trick.asked:
        return _no("following", "follow", seat=seat, asked=asked, card=better)
    if trick.asked == trick.trump:
        monster = card % SUIT == MONSTER
        return _no("rising", "rise-monster" if monster else "rise", seat=seat, trump=trump, card=better)
    if not all_known and game.round.held and game.round.held[game.turn]:
        # The cards in hand may follow; what lies in sight tells only what is due if they do not.
        rule = "ruffing" if card // SUIT != trick.trump else "over-ruffing"
        return _no(rule, "or-ruff", seat=seat, asked=asked, card=better)
    if card // SUIT != trick.trump:
        return _no("ruffing", "ruff", seat=seat, trump=trump, card=better)
    if card % SUIT == MONSTER:
        return _no("monster-trump", "ruff-monster", seat=seat, trump=trump, card=better)
    return _no("over-ruffing", "over-ruff", seat=seat, trump=trump, card=better)


def _telling(game: Position, move: Move) -> Refusal:
    """While results are told (#score-only)."""
    if not game.terms.coins:
        who = teller(game)
        if move.seat != who or move.verb != "points":
            return _no("score-only", "points-first" if who != TABLE else "points-virtual", seat=who)
        return _no("score-only", "points", most=game.terms.most_points)
    god = move.args[0] if move.args else ""
    if move.verb != "most" or god not in GODS:
        return _no("score-only", "most-first")
    if GODS.index(god) not in game.gods:
        return _no("material", "god-not-in-play", god=text(f"olympe-{god}"))
    return _no("score-only", "most", god=text(f"olympe-{god}"))
