"""Olympe's tricks once more, as plainly as the rulebook tells them; a card is its god and its rank."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.olympe.cards import GODS

POWER = {"monster": 0} | {
    rank: n for n, rank in enumerate(["10", "20", "30", "40", "50", "60", "70", "80", "90", "100"], 1)
}
POWER |= {"i": 11, "ii": 12, "iii": 13, "iv": 14, "v": 15}

Card = tuple[str, str]


def read(name: str) -> Card:
    """A card by its id."""
    colour, _, rank = name.partition("-")
    return colour, rank


def whole_deck(colours: Sequence[str], packs: int = 1) -> list[str]:
    """Every card of some gods, by id."""
    return [f"{colour}-{rank}" for colour in colours for rank in POWER] * packs


def opened(laid: Sequence[Card]) -> int:
    """The place of the card that set the colour: the first that is no Monster; -1 if there is none."""
    for place, (_, rank) in enumerate(laid):
        if rank != "monster":
            return place
    return -1


def may_lay(
    hand: Sequence[Card], laid: Sequence[Card], gods: Sequence[str], lead: int, french: bool
) -> set[Card]:
    """The cards of a hand that the rules let a player lay; gods are the players' colours by seat."""
    start = opened(laid)
    if start < 0:
        return set(hand)
    asked = laid[start][0]
    trump = gods[(lead + start) % len(gods)]
    after = laid[start:]
    following = {card for card in hand if card[0] == asked}
    if following:
        if asked != trump:
            return following
        best = max(POWER[rank] for colour, rank in after if colour == trump)
        rising = {card for card in following if POWER[card[1]] > best}
        return rising or following
    trumps = {card for card in hand if card[0] == trump}
    ruffs = [rank for colour, rank in after if colour == trump]
    if not french:
        trumps = {card for card in trumps if card[1] != "monster"}
        ruffs = [rank for rank in ruffs if rank != "monster"]
    if not trumps:
        return set(hand)
    if not ruffs:
        return trumps
    higher = {card for card in trumps if POWER[card[1]] > max(POWER[rank] for rank in ruffs)}
    return higher or trumps


def result(laid: Sequence[Card], gods: Sequence[str], lead: int, french: bool) -> tuple[int | None, int]:
    """Who takes a full trick, None if it is destroyed, and who leads the next one."""
    start = opened(laid)
    if start < 0:
        return None, lead
    setter = (lead + start) % len(gods)
    asked, trump = laid[start][0], gods[setter]
    summoned = [colour for colour, rank in laid if rank == "monster" and colour == asked]
    if french and trump != asked:
        summoned += [colour for colour, rank in laid[start:] if rank == "monster" and colour == trump]
    for colour in set(summoned):
        if summoned.count(colour) > list(laid).count((colour, "iv")):
            return None, setter
    strength = [
        (2 if colour == trump else 1 if colour == asked else 0, POWER[rank]) if rank != "monster" else (0, 0)
        for colour, rank in laid
    ]
    taker = (lead + strength.index(max(strength))) % len(gods)
    return taker, taker


def worth(card: Card) -> int:
    """A card's points."""
    colour, rank = card
    assert colour in GODS
    return int(rank) if rank.isdigit() else 0 if rank == "monster" else 1


def perft(
    hands: Sequence[Sequence[Card]],
    laid: Sequence[Card],
    gods: Sequence[str],
    lead: int,
    french: bool,
    depth: int,
) -> tuple[int, int]:
    """Sequences of moves in a game of one round: the cards, then the count, which ends it."""
    if depth == 0:
        return 1, 0
    if not any(hands):
        return (1, 1) if depth == 1 else (0, 1)
    seat = (lead + len(laid)) % len(gods)
    nodes = ended = 0
    for card in may_lay(hands[seat], laid, gods, lead, french):
        rest = list(hands[seat])
        rest.remove(card)
        left = [rest if n == seat else hand for n, hand in enumerate(hands)]
        now, leads = [*laid, card], lead
        if len(now) == len(gods):
            _, leads = result(now, gods, lead, french)
            now = []
        more, over = perft(left, now, gods, leads, french, depth - 1)
        nodes, ended = nodes + more, ended + over
    return nodes, ended
