"""Tables in few words: gods by their colours, hands as cards by colour, cards laid one after the other."""

from __future__ import annotations

from dataclasses import replace

from companion.game import TABLE, Move
from companion.games.olympe import GAME
from companion.games.olympe.cards import CARDS, NUMBER, SEATS
from companion.games.olympe.rules import Olympe

# The table of the rulebook's examples, in its order: Hephaistos, Dionysos, Athena, Artemis.
EXAMPLE = "orange red blue purple"

GOD = {"blue": "athena", "orange": "hephaestus", "red": "dionysus", "purple": "artemis", "green": "hermes"}
COLOUR = {god: colour for colour, god in GOD.items()}


def named(card: str) -> str:
    """A card's id from its colour and rank: blue-70 is athena-70."""
    colour, _, rank = card.partition("-")
    return f"{GOD[colour]}-{rank}"


def number(card: str) -> int:
    """A card as the engine counts it."""
    return NUMBER[named(card)]


def coloured(card: int) -> str:
    """A card by colour and rank."""
    god, _, rank = CARDS[card].partition("-")
    return f"{COLOUR[god]}-{rank}"


def start(gods: str, lead: str = "p1", **options: str) -> Olympe:
    """A table with these gods, dealt by the seat on the leader's right; extra colours come last."""
    colours = gods.split()
    extras = {"comptoir": 1, "virtual-1": 1, "virtual-2": 2, "virtual-3": 3}.get(
        options.get("variant", ""), 0
    )
    seats = len(colours) - extras
    packs = 2 if options.get("variant") == "teams" and options.pop("boxes", "1") == "2" else 1
    game = GAME.start(
        seats * packs, GAME.choose({key.replace("_", "-"): v for key, v in options.items()}), {}
    )
    places = [*SEATS[:seats], *(f"v{n + 1}" for n in range(extras))]
    for colour, place in zip(colours, places, strict=True):
        game = game.apply(Move(TABLE, "god", (GOD[colour], place)))
    dealer = SEATS[(SEATS.index(lead) - 1) % (seats * packs)]
    game = game.apply(Move(TABLE, "dealer", (dealer,)))
    assert isinstance(game, Olympe)
    return game


def holding(gods: str, *hands: str, lead: str = "p1", **options: str) -> Olympe:
    """A table with known hands, p1 first; the round ends when they are played."""
    game = start(gods, lead, hands="open", **options)
    held = tuple(tuple(sorted(number(card) for card in hand.split())) for hand in hands)
    assert len(held) == game.terms.seats
    now = game.round._replace(hands=held, unseen=(), twice=frozenset())
    return game._replace(stage="play", round=now, terms=replace(game.terms, tricks=len(held[0])))


def lay(game: Olympe, cards: str) -> Olympe:
    """The position after the next players lay these cards, each of which must be allowed."""
    for card in cards.split():
        move = Move(SEATS[game.turn], "play", (named(card),))
        assert move in set(game.legal_moves()), f"{move}: {game.why_not(move)}"
        game = game.apply(move)
    return game


def slip(game: Olympe, card: str) -> Olympe:
    """The position after the next player lays a card against the rules."""
    move = Move(SEATS[game.turn], "play", (named(card),))
    assert move not in set(game.legal_moves()), f"{move} is allowed"
    return game.apply(move)


def may(game: Olympe) -> set[str]:
    """The cards the next player may lay."""
    assert {move.verb for move in game.legal_moves()} == {"play"}
    return {coloured(NUMBER[move.args[0]]) for move in game.legal_moves()}


def play(game: Olympe, *lines: str) -> Olympe:
    """The position after lines that must all be allowed."""
    for line in lines:
        move = Move.parse(line)
        listed = game.fixes() if (move.seat, move.verb) == (TABLE, "fix") else game.legal_moves()
        assert move in set(listed), f"{line}: {game.why_not(move)}"
        game = game.apply(move)
    return game


def refused(game: Olympe, line: str) -> tuple[str, str]:
    """The rule and the reason that forbid a line, or a card the next player would lay."""
    move = Move.parse(line) if " " in line else Move(SEATS[game.turn], "play", (named(line),))
    assert move not in set(game.legal_moves()) | set(game.fixes()), f"{line} is allowed"
    refusal = game.why_not(move)
    return refusal.rule, refusal.text.key.removeprefix("olympe-refuse-")


def forbidden(game: Olympe, card: str) -> str:
    """The duty against a card of a known hand: told to its player alone, and to nobody else."""
    assert refused(game, card) == ("open-hands", "hidden")
    return game.view(SEATS[game.turn]).rule


def taker(game: Olympe) -> str:
    """Who took the last full trick; nobody if it was destroyed."""
    return "nobody" if game.round.done[-1].taker < 0 else SEATS[game.round.done[-1].taker]


def leader(game: Olympe) -> str:
    """Who leads the trick on the table."""
    return SEATS[game.round.trick.lead]
