"""What a stand-in says becomes a line once hands have done it; nobody else plays for it meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.game import BadNotation, IllegalMove, Move, Refusal
from companion.games.minds import MINDS
from companion.play.node import FORCE
from companion.play.notice import Notice
from companion.play.session import Session, seal_of
from companion.play.standing import Standing
from companion.view import Text, text
from companion.words import told

# A clock that runs down, something hidden, a hand that nobody told, no person to act.
NO_HINT = ("clock", "secret", "unknown", "idle")
MANY = 3  # about equal moves that a hint spells out


def heard(session: Session, rest: str) -> tuple[Move | None, tuple[str, ...]]:
    """What it says of so many lines: a move for hands to make, or the lines of a choice kept sealed.

    Whoever thought about another position says nothing.
    """
    number, _, line = rest.partition(" ")
    move = Move.parse(line)
    if number != str(session.told) or move.seat not in session.now.chairs:
        return None, ()
    if move.plain not in session.moves:
        if not session.now.tip.view().veiled:
            raise BadNotation(f"{line!r} is no move here")
        return None, ()
    if move.verb in session.match.box.hidden:
        return None, (f"sealed {move.seat} {seal_of(line)}", line)
    return move, ()


def sealed(lines: Sequence[str]) -> Notice:
    """That a choice is made and cannot be another any more."""
    _, seat, seal = lines[0].split(" ")
    return Notice("told", text("standin-sealed", seat=seat), more=(text("standin-seal", seal=seal),))


def thinking(session: Session) -> Mapping[str, int]:
    """The chairs whose moves nobody else decides; a ghost only slaps, and hands turn its cards."""
    return session.now.chairs if session.match.game in MINDS else {}


def check_said(session: Session, announced: Move | None, line: str) -> None:
    """Nobody plays otherwise for a stand-in than it said, unless the table insists."""
    chairs = thinking(session)
    if not chairs or line.startswith((FORCE, "seat ", "swap ", "resign ", "end")):
        return
    move = Move.parse(line)
    if (
        move.seat not in chairs
        or move.plain not in session.moves
        or (announced and announced.plain == move.plain)
    ):
        return
    if announced is None:
        why = text("standin-refuse-thinking", seat=move.seat)
    else:
        does = told(session.match.game, announced, session.now.tip.view())
        why = text("standin-refuse-other", does=does)
    raise IllegalMove(line, Refusal(session.now.tip.view().rule, why))


def asks(session: Session, seat: str = "") -> tuple[str, str]:
    """Who is to be advised, or why nobody is; a seat that is named asks for its own eyes alone.

    Nobody is helped against a clock that runs down, nor openly where the answer would tell something hidden.
    """
    match, now = session.match, session.now
    people = [who for who in now.tip.acting if who in match.seats and who not in now.chairs]
    if match.clock.runs_down:
        return "", "clock"
    if not people or seat not in ("", *people) or now.asked or now.tip.outcome or match.game not in MINDS:
        return "", "idle"
    mind, view = MINDS[match.game], now.tip.view()
    if not mind.plays(session.position):
        return "", "idle"
    who = seat or people[0]
    if mind.hidden(session.position, who)[0] != len(hand_told(now, match.box.gathers, who)):
        return "", "unknown"
    if not seat and (len(people) > 1 or view.secret or view.veiled or mind.hidden(session.position, who)[0]):
        return "", "secret"
    return who, ""


def advice(session: Session, seat: str, groups: str) -> tuple[Text, ...]:
    """What it would consider in groups of about equal moves, the best first: `LINE|LINE;LINE`."""
    view, game, position = session.now.tip.view(seat), session.match.game, session.position
    more: list[Text] = []
    for n, group in enumerate(groups.split(";")):
        moves = [Move.parse(line) for line in group.split("|")]
        for move in moves[:MANY]:
            does = told(game, move, view)
            if n == 0:
                more.append(text("standin-hint-best", does=does, why=MINDS[game].reason(position, move)))
            else:
                more.append(text("standin-hint-next", does=does))
        if len(moves) > MANY:
            more.append(text("refuse-and-more", count=len(moves) - MANY))
    return tuple(more)


def hint(session: Session, rest: str) -> Notice | None:
    """Said to the whole table: `12 p1 LINE|LINE;LINE`, of so many lines.

    Or one word for why nothing is said. What only one seat may know is never said here, whoever asks.
    """
    if rest in NO_HINT:
        return Notice("told", text(f"standin-hint-{rest}"))
    number, _, rest = rest.partition(" ")
    seat, _, groups = rest.partition(" ")
    if number != str(session.told) or asks(session)[0] != seat:
        return None
    return Notice("told", text("standin-hint"), session.now.tip.view().rule, advice(session, seat, groups))


def hand_told(now: Standing, gathers: Sequence[str], seat: str) -> tuple[str, ...]:
    """The cards a stand-in was told it holds, since cards were last gathered, but for those it has laid."""
    nodes = now.nodes
    since = next((node.n for node in reversed(nodes) if node.move.verb in gathers), 0)
    told = [(n, card) for n, who, card in now.hands if who == seat and since <= n <= now.tip.n]
    for node in nodes[since:]:
        if node.move.seat == seat:
            laid = next((one for one in told if one[0] < node.n and one[1] in node.move.args), None)
            told = [one for k, one in enumerate(told) if laid is None or k != told.index(laid)]
    return tuple(card for _, card in told)


class Wanted(NamedTuple):
    """A hand that must be told: whose, the cards told by now, how many there are, what they may be."""

    seat: str
    told: tuple[str, ...]
    of: int
    among: Sequence[str]

    def could(self, card: str) -> bool:
        """Whether it may hold this card beside those it was told."""
        return self.told.count(card) < self.among.count(card)


def hand_of(session: Session, seat: str) -> Wanted | None:
    """A stand-in's hand that hands must tell, whether or not all of it is told; None where none is."""
    now, match = session.now, session.match
    if seat not in now.chairs or match.game not in MINDS or now.tip.outcome:
        return None
    of, among = MINDS[match.game].hidden(session.position, seat)
    return Wanted(seat, hand_told(now, match.box.gathers, seat), of, among) if of else None


def wanted(session: Session) -> Wanted | None:
    """The first hand that a stand-in still has to be told: before that it cannot play."""
    if not session.now.filled or session.now.asked or session.now.lies:
        return None
    hands = (hand_of(session, seat) for seat in session.match.seats)
    return next((hand for hand in hands if hand is not None and len(hand.told) != hand.of), None)


def asked_for(hand: Wanted) -> Notice:
    """That a hand is to be told, and how much of it was: never which cards."""
    told, of = len(hand.told), hand.of
    said = text("standin-hand", seat=hand.seat, told=told, of=of)
    more = text("standin-hand-more" if told <= of else "standin-hand-many")
    return Notice("hand", said, more=(more,), line=hand.seat, against="back" if told else "")


def hand_line(session: Session, rest: str) -> str:
    """`p2 CARD` told, `p2 -CARD` taken back, `p2 back` the last one; the line to keep, none if it cannot be.

    Why not is the same for every card: nobody learns which one it was.
    """
    seat, _, card = rest.partition(" ")
    hand = hand_of(session, seat)
    if hand is None:
        return ""
    if card == "back":
        return f"hand {seat} -{hand.told[-1]}" if hand.told else ""
    if card.startswith("-"):
        return f"hand {rest}" if card[1:] in hand.told else ""
    return f"hand {rest}" if hand.could(card) and len(hand.told) < hand.of else ""
