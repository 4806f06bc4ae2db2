"""Twins: the same game as everybody sees it, with something else where nobody sees it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

from companion.game import TABLE, IllegalMove, Move
from companion.games.heavens.position import Position as Heavens
from companion.games.heavens.terms import PLANS
from companion.games.olympe.cards import CARDS, NUMBER, SEATS
from companion.games.olympe.position import Position as Olympe
from companion.games.olympe.tricks.observer import contradicts
from companion.games.olympia.cards import TORNADO
from companion.games.olympia.position import Position as Olympia
from companion.play.match import Match
from companion.play.node import FORCE, Node
from companion.play.session import Session
from tests.playing import NAMES

Lines = list[str]


def matches(game: str) -> tuple[Match, ...]:
    """Every way to play a game in which something is hidden."""
    return tuple(_MATCHES[game]())


def _olympe() -> Iterator[Match]:
    for seats, options in (
        (3, {}),
        (4, {"rulebook": "en"}),
        (2, {"variant": "comptoir"}),
        (2, {"variant": "comptoir", "rulebook": "en"}),
        (3, {"variant": "virtual-2", "rulebook": "en"}),
        (2, {"variant": "virtual-1"}),
        (6, {"variant": "teams"}),
    ):
        yield Match("olympe", NAMES[:seats], {"hands": "open"} | options)


def _heavens() -> Iterator[Match]:
    for seats, options in (
        (3, {}),
        (4, {"tyche-minimal-only": "off"}),
        (5, {"open-power": "on"}),
        (4, {"extra-darkening": "on"}),
    ):
        yield Match("heavens", NAMES[:seats], options)


def _olympia() -> Iterator[Match]:
    for seats, options in ((3, {}), (4, {"war": "on"}), (2, {})):
        known = {option.id for option in Match("olympia", NAMES[:seats]).box.options}
        yield Match("olympia", NAMES[:seats], {key: v for key, v in options.items() if key in known})


_MATCHES: dict[str, Callable[[], Iterator[Match]]] = {
    "olympe": _olympe,
    "heavens": _heavens,
    "olympia": _olympia,
}
GAMES = tuple(_MATCHES)


def games(game: str, dice: random.Random) -> Iterator[Session]:
    """Random games without end, each position with something hidden in it."""
    while True:
        for match in matches(game):
            session = Session(match)
            lines = dice.randrange(20, dice.choice((120, 120, 120, 400)))
            while session.moves and session.now.tip.n < lines:
                session.do(str(_choice(dice, session.moves)))
                if hides(session) and not dice.randrange(4 if session.now.tip.n > 40 else 12):
                    yield session


def _choice(dice: random.Random, moves: tuple[Move, ...]) -> Move:
    """Any move; a hand comes down on Olympia's pile less often than a card is turned."""
    turns = [move for move in moves if move.verb not in ("slap", "settle", "stop")]
    return dice.choice(turns if turns and dice.randrange(30) else moves)


def hides(session: Session) -> bool:
    """Whether something is hidden from everybody, or from all but one."""
    match session.position:
        case Olympe() as game:
            return any(game.round.hands)
        case Heavens() as game:
            return not game.terms.open_power or any(god.plan for god in game.gods)
        case Olympia() as game:
            return game.phase == "round" and len(game.pile.cards) > 1
    return False


def twin(session: Session, dice: random.Random) -> Session | None:
    """The same game to all eyes, with something else hidden; None where nothing else could be."""
    lines = list(session.lines())
    match session.position:
        case Olympe() as game:
            return _replayed(session, _dealt_otherwise(game, lines, dice))
        case Heavens() as game:
            return _richer(_replayed(session, _planned_otherwise(game, lines, dice)), dice)
        case Olympia() as game:
            return _replayed(session, _turned_otherwise(game, lines, dice))
    return None


def twin_to(session: Session, seat: str, dice: random.Random, power: bool = True) -> Session | None:
    """The same game to one seat, with something else where that seat sees nothing.

    Without `power` the others have as much Power as before: whoever remembers every line can count it.
    """
    lines = list(session.lines())
    match session.position:
        case Olympe() as game:
            return _replayed(session, _dealt_otherwise(game, lines, dice, SEATS.index(seat)))
        case Heavens() as game:
            other = _replayed(session, _planned_otherwise(game, lines, dice, seat))
            return _richer(other, dice, seat) if power else other
        case Olympia() as game:
            return _replayed(session, _turned_otherwise(game, lines, dice))
    return None


def _replayed(session: Session, lines: Lines) -> Session | None:
    try:
        return Session(session.match, [(0, line) for line in lines])
    except IllegalMove:  # such hands could not have been played like that
        return None


# Olympe: other hands


def _dealt_otherwise(game: Olympe, lines: Lines, dice: random.Random, keeps: int = -1) -> Lines:
    """Cards nobody has seen change places, as far as nobody's play speaks against it; one hand may stay."""
    now = game.round
    places = [*(list(hand) for hand in now.hands), list(now.unseen)]
    for _ in range(60):
        (a, mine), (b, theirs) = ((n, places[n]) for n in (dice.randrange(len(places)) for _ in "ab"))
        if not mine or not theirs or keeps in (a, b):
            continue
        i, j = dice.randrange(len(mine)), dice.randrange(len(theirs))
        if _fits(game, a, theirs[j]) and _fits(game, b, mine[i]):
            mine[i], theirs[j] = theirs[j], mine[i]
    told = [sorted(places[n]) for n in range(len(now.hands))]
    deals = [n for n, line in enumerate(lines) if line.startswith(f"{TABLE} deal ")]
    since = max((n for n, line in enumerate(lines) if line == f"{TABLE} count"), default=-1)
    deals = [n for n in deals if n > since]
    full = game.terms.hand
    after = list(lines)
    for seat, hand in enumerate(told):
        mine = deals[seat * full : (seat + 1) * full]
        gone = [NUMBER[lines[n].split(" ")[2]] for n in mine]
        if Counter(now.hands[seat]) - Counter(gone):
            return lines  # hands were put right since: the deal no longer tells them
        for card in now.hands[seat]:
            gone.remove(card)
        for n, card in zip(mine, [*gone, *hand], strict=True):
            after[n] = f"{TABLE} deal {CARDS[card]}"
    return after


def _fits(game: Olympe, place: int, card: int) -> bool:
    facts = game.round.facts[place] if place < len(game.round.hands) else ()
    return not any(contradicts(card, fact) for fact in facts)


# Heavens: other plans, other Power


def _planned_otherwise(game: Heavens, lines: Lines, dice: random.Random, keeps: str = "") -> Lines:
    if game.step not in ("plan", "reveal"):
        return lines
    since = max((n for n, line in enumerate(lines) if line == f"{TABLE} reveal"), default=-1)
    return [
        f"{line.rpartition(' ')[0]} {dice.choice(PLANS)}"
        if n > since and " plan " in line and not line.startswith(f"{keeps} ")
        else line
        for n, line in enumerate(lines)
    ]


def _richer(session: Session | None, dice: random.Random, keeps: str = "") -> Session | None:
    """Everybody but one with other Power all along, except whose plea or payment makes it public."""
    if session is None:
        return None
    more = [0 if seat == keeps else dice.choice((0, 1, 2, 5, 9, 30)) for seat in session.match.seats]
    for node in (*session.now.nodes, _first(session)):
        game = node.position
        if isinstance(game, Heavens) and not game.terms.open_power and not node.seating:
            _put(node, game._replace(gods=tuple(_with_power(game, n, by) for n, by in enumerate(more))))
    return session


def _with_power(game: Heavens, n: int, by: int) -> object:
    god = game.gods[n]
    public = game.step == "act" and not game.terms.minimal and game.order[:1] == (SEATS[n],)
    # Who cannot pay for competition pleads, and has no choice in it: that is seen as soon as plans lie open.
    return god if public or god.power < len(game.gods) else god._replace(power=god.power + by)


def _first(session: Session) -> Node:
    nodes = session.now.nodes
    return (nodes[0].before if nodes else None) or session.now.tip


def _put(node: Node, position: object) -> None:
    """Another position in a place of the game; what was worked out of the old one is forgotten."""
    object.__setattr__(node, "position", position)
    node._views.clear()
    for kept in ("moves", "acting", "outcome", "fixes"):
        node.__dict__.pop(kept, None)


# Olympia: other cards under the top one


def _turned_otherwise(game: Olympia, lines: Lines, dice: random.Random) -> Lines:
    """Two neighbouring cards of the pile change places, or a card is another one; Tornados stay."""
    since = max((n for n, line in enumerate(lines) if " deal" in line), default=0)
    turns = [n for n, line in enumerate(lines) if n > since and " turn " in line][:-1]
    kinds = [card for card, _ in game.deck if card != TORNADO]
    after = list(lines)
    for n in turns:
        who, _, card = after[n].removeprefix(FORCE).split(" ")[:3]
        if card != TORNADO and dice.randrange(2):
            after[n] = " ".join((who, "turn", dice.choice(kinds), *after[n].split(" ")[3:]))
    return after
