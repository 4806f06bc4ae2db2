"""Tables and rounds for tests: who sits where, a pile of cards, a slap, and what came of it."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.games.olympia import GAME
from companion.games.olympia.rules import Olympia

ALL = "zeus aphrodite artemis athena hades poseidon"


def opened(
    gods: str = "zeus aphrodite artemis", starter: str = "p1", steps: int = 10, **options: str
) -> Olympia:
    """A table before its first deal: the gods of p1, p2, … sitting clockwise."""
    chosen = gods.split()
    named = {key.replace("_", "-"): value for key, value in options.items()}
    olympia = GAME.start(len(chosen), named, {"steps": str(steps)})
    lines = [f"table god p{n} {god}" for n, god in enumerate(chosen, 1)]
    table = play(olympia, *lines, f"table start {starter}")
    return table


def dealt(gods: str = "zeus aphrodite artemis", starter: str = "p1", **options: str) -> Olympia:
    """A table with the first round dealt."""
    return play(opened(gods, starter, **options), f"{starter} deal")


def play(olympia: Olympia, *lines: str) -> Olympia:
    """The position after lines that must all be allowed; a line may end with what was measured."""
    for line in lines:
        move = Move.parse(line)
        plain = Move(move.seat, move.verb, tuple(arg for arg in move.args if arg[0] not in "@~±"))
        fix = (move.seat, move.verb) == (TABLE, "fix")
        assert plain in set(olympia.fixes() if fix else olympia.legal_moves()), (
            f"{line}: {olympia.why_not(move)}"
        )
        olympia = olympia.apply(move)
    return olympia


def turned(olympia: Olympia, cards: str) -> Olympia:
    """The round with these cards turned, each by whoever is to turn; `owl@5` was seen at a moment."""
    for card in cards.split():
        kind, _, at = card.partition("@")
        moment = f" @{at}" if at else ""
        olympia = play(olympia, f"{turn(olympia)} turn {kind}{moment}")
    return olympia


def slapped(olympia: Olympia, cards: str, seat: str, hero: str = "") -> Olympia:
    """The round after these cards, one slap, and its settling; in a war for a hero."""
    after = play(turned(olympia, cards), f"{seat} slap", "table settle")
    return play(after, f"{seat} name {hero}") if hero else after


def turn(olympia: Olympia) -> str:
    """Who is to turn a card, as the list of moves tells it."""
    return next(move.seat for move in olympia.legal_moves() if move.verb == "turn")


def turns(olympia: Olympia, cards: str) -> str:
    """Who turns each of these cards, and who would turn the next."""
    seats = []
    for card in cards.split():
        seats.append(turn(olympia))
        olympia = turned(olympia, card)
    return " ".join([*seats, turn(olympia)])


def counts(olympia: Olympia, hero: str) -> list[int]:
    """A hero's running count over the whole pile."""
    from companion.games.olympia.slaps import Call

    end = olympia.pile.times[-1] if olympia.pile.times else 0
    return [entry.total for entry in olympia.replayed(Call(hero, hero, end))]


def verbs(olympia: Olympia) -> set[str]:
    """What can be done now."""
    return {move.verb for move in olympia.legal_moves()}


def refused(olympia: Olympia, line: str) -> tuple[str, str]:
    """The rule and the reason that forbid a line."""
    move = Move.parse(line)
    assert move not in {*olympia.legal_moves(), *olympia.fixes()}, f"{line} is allowed"
    refusal = olympia.why_not(move)
    return refusal.rule, refusal.text.key.removeprefix("olympia-refuse-")


def said(olympia: Olympia) -> list[str]:
    """The keys of the notes, without the game's name."""
    return [note.key.removeprefix("olympia-note-") for note in olympia.view().notes]
