"""What to do next in one sentence, and what just happened."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE
from companion.games.olympe import ending
from companion.games.olympe.cards import MONSTER, SEATS, SUIT, points
from companion.games.olympe.naming import colour, god_named, named
from companion.games.olympe.position import Position
from companion.games.olympe.score_only import teller, too_many
from companion.games.olympe.setup import dealt_next
from companion.games.olympe.tricks.observer import Done, Revoke
from companion.games.olympe.tricks.trick import allowed, monsters_alive
from companion.view import Text, text

Prompt = tuple[Text, str]


def prompt(game: Position, seat: str | None) -> Prompt:
    """Who does what next, and the rule that tells how."""
    if game.undecided:
        first = game.undecided[0]
        return text("olympe-prompt-revoke", said=revoke_told(game, first)), first.duty
    if game.round.uncovered:
        return text("olympe-prompt-turn", seat=SEATS[game.round.uncovered[0]]), "comptoir"
    match game.stage:
        case "choose":
            missing = -1 in game.gods
            return text(f"olympe-prompt-{'gods' if missing else 'dealer'}"), (
                "preparation" if missing else "dealer"
            )
        case "deal":
            return _dealing(game)
        case "play":
            held = game.terms.open and seat == SEATS[game.turn]
            return _held(game) if held else _playing(game)
        case "reveal":
            shown = game.round.revealed
            n = len(shown) - bool(shown and len(shown[-1]) < game.terms.hand)
            return text("olympe-prompt-reveal", god=god_named(game.gods[game.terms.seats + n])), "virtual"
        case "enter":
            return _telling(game), "score-only"
        case "count":
            return _counting(game)
    return ending.outcome(game).reason, "coins" if game.terms.coins else "race"


def _dealing(game: Position) -> Prompt:
    seat, verb = dealt_next(game)
    if verb == "show":
        return text("olympe-prompt-show", seat=SEATS[seat]), "comptoir"
    return text(
        "olympe-prompt-deal", seat=SEATS[seat], dealt=len(game.round.hands[seat]), of=game.terms.hand
    ), "dealing"


def _playing(game: Position) -> Prompt:
    """The next player's duty as everybody may know it."""
    trick, seat = game.round.trick, SEATS[game.turn]
    if trick.asked < 0:
        kind = "passed" if trick.passed else "lead"
        trump = colour(game, game.gods[game.turn])
        return text(f"olympe-prompt-{kind}", seat=seat, trump=trump), (
            "monster-led" if trick.passed else "leading"
        )
    trump, asked = colour(game, trick.trump), colour(game, trick.asked)
    if trick.asked == trick.trump:
        best = named(game, trick.cards[trick.best])
        return text("olympe-prompt-rise", seat=seat, trump=trump, card=best), "rising"
    if trick.top < 0:
        return text("olympe-prompt-follow", seat=seat, asked=asked, trump=trump), "following"
    best = named(game, trick.trump * SUIT + trick.top)
    return text("olympe-prompt-ruffed", seat=seat, asked=asked, trump=trump, card=best), "over-ruffing"


def _held(game: Position) -> Prompt:
    """The next player's duty, said to that player alone, who has an open hand."""
    trick, seat = game.round.trick, SEATS[game.turn]
    if trick.asked < 0:
        return _playing(game)
    cards = allowed(trick, game.known(game.turn), game.terms.french)
    asked, trump = colour(game, trick.asked), colour(game, trick.trump)
    strongest = max(card % SUIT for card in cards)
    if all(card // SUIT == trick.asked for card in cards):
        if trick.asked != trick.trump:
            kind, rule = "follow", "following"
        else:
            kind, rule = ("rise" if strongest > trick.top else "lower"), "rising"
    elif all(card // SUIT == trick.trump for card in cards):
        over = strongest > trick.top or (trick.top < 0)
        kind = "ruff" if trick.top < 0 else "over-ruff" if over else "under-ruff"
        rule = "ruffing" if trick.top < 0 else "over-ruffing"
    else:
        kind, rule = "free", "ruffing"
    return text(f"olympe-prompt-must-{kind}", seat=seat, asked=asked, trump=trump), rule


def _telling(game: Position) -> Text:
    if game.terms.coins:
        return text("olympe-prompt-most")
    who = teller(game)
    if who == TABLE:
        return text("olympe-prompt-points-virtual", god=god_named(game.gods[len(game.round.told)]))
    return text(f"olympe-prompt-points{'-team' if game.terms.team_mode else ''}", seat=who)


def _counting(game: Position) -> Prompt:
    if not game.terms.score_only:
        return text("olympe-prompt-count"), "counting"
    over = too_many(game)
    if over:
        return text("olympe-prompt-doubt", over=over, most=game.terms.most_points), "score-only"
    return text("olympe-prompt-told"), "score-only"


def revoke_told(game: Position, revoke: Revoke) -> Text:
    """Who revoked, in which trick, with which card, and what proves it."""
    return text(
        f"olympe-revoke-{revoke.duty}",
        seat=SEATS[revoke.seat],
        trick=revoke.trick + 1,
        card=named(game, revoke.card),
        proof=named(game, revoke.proof),
    )


def notes(game: Position) -> Iterator[Text]:
    """What just happened, step by step; before the count nothing, so that the won cards stay in sight."""
    now = game.round
    if game.stage == "count" and not game.undecided:
        return
    if now.done and not now.trick.cards and game.stage in ("play", "count", "reveal"):
        yield from _trick_told(game, now.done[-1])
    elif not now.done and not now.trick.cards and game.scores.rounds:
        yield from _round_told(game)
    yield from (revoke_told(game, revoke) for revoke in game.undecided)
    for seat, noted in enumerate(game.scores.noted):
        if noted:
            yield text("olympe-note-noted", seat=SEATS[seat], count=noted)


def _trick_told(game: Position, last: Done) -> Iterator[Text]:
    trick, taker = last
    leader = SEATS[game.round.trick.lead]
    if trick.asked < 0:
        yield text("olympe-note-all-monsters", seat=leader)
        return
    alive = monsters_alive(trick, game.terms.french)
    if alive:
        yield text("olympe-note-destroyed", card=named(game, alive[0] * SUIT + MONSTER), seat=leader)
        return
    if trick.asked * SUIT + MONSTER in trick.cards:
        yield text("olympe-note-hero", card=named(game, trick.asked * SUIT + MONSTER))
    if taker >= 0:
        worth = sum(points(card) for card in trick.cards)
        best = named(game, trick.cards[trick.best])
        yield text("olympe-note-taken", seat=SEATS[taker], card=best, count=worth)


def _round_told(game: Position) -> Iterator[Text]:
    """The round just counted, side by side."""
    scores, terms = game.scores, game.terms
    what = "coins" if terms.coins else "points"
    for side, who in enumerate(terms.sides):
        values = {"count": scores.last[side], "gained": scores.gained[side]}
        if who in SEATS:
            yield text(f"olympe-note-{what}", seat=who, **values)
        else:
            yield text(f"olympe-note-{what}-virtual", god=god_named(game.gods[side]), **values)
