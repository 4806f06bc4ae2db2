"""The photo finish as a value: every hand that came down, written in the lines of a slap and read back.

    p1 slap @81300500 ~pin ~held:130200000 ~p1:v0^130200
    p2 slap @84400500 ~touch ~p2:v3100^8100
    p3 slap @91000000 ~phone ~within:14000000
    table settle ±25000000 ~waited:62000000 ~calm ~kernel ~early:p3:-320000000:pin

Moments are nanoseconds of table time, raw edges (v closed, ^ opened) microseconds after the first slap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from companion.game import LONGEST_LINE, Move, SlapVerbs
from companion.view import Text, text

SLAP = "slap"  # the kind of a hand that counts
MS = 1_000_000
STAND_INS = ("touch", "key", "phone", "ghost")
GLASS = 12 * MS  # assumed, not measured: a phone looks for fingers only so often, and needs time to tell it
STAND_IN_MS = 25  # how exactly a finger on the screen or a key is known
WAITS = ("calm", "edges", "machine")
TIMINGS = ("kernel", "coarse", "mock")


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand on a button: whose, when, how long it stayed (none: still down), and what it pressed."""

    seat: str
    at: int
    held: int | None = None
    by: str = "pin"  # or a stand-in: touch, key, phone, ghost
    kind: str = SLAP  # or early: before the round; again: not this hand's first
    raw: tuple[str, ...] = ()  # the raw edges of its button
    within: int = 0  # how far its moment may be off, where that was measured


@dataclass(frozen=True, slots=True)
class Strip:
    """All hands in order of time, and how surely they are told apart."""

    hands: tuple[Hand, ...]
    floor: int = 0  # hands without a measure of their own, closer together than this, cannot be told apart
    waited: int = 0  # from the first edge to the verdict
    why: str = "calm"  # what the wait was for: calm, edges, machine
    timing: str = "mock"  # kernel, coarse, mock
    stuck: tuple[str, ...] = ()  # buttons named and left out
    noise: tuple[tuple[str, int], ...] = ()  # contacts too short for a hand

    @property
    def slaps(self) -> tuple[Hand, ...]:
        """The hands that count, the first one first."""
        return tuple(hand for hand in self.hands if hand.kind == SLAP)

    @property
    def first(self) -> int:
        """When the first of them came down."""
        return self.slaps[0].at if self.slaps else self.hands[0].at if self.hands else 0

    @property
    def tied(self) -> tuple[str, ...]:
        """Who was in a dead heat with the first; nobody if one hand was clearly first."""
        near = tuple(hand.seat for hand in self.slaps if hand.at - self.first <= self._apart(hand))
        return near if len(near) > 1 else ()

    @property
    def heat(self) -> int:
        """So close to the first the hands that decide are, or would have been, in a dead heat."""
        tied, others = self.tied, self.slaps[1:]
        deciding = [hand for hand in others if hand.seat in tied] or others[:1]
        alone = self.slaps[0].within if self.slaps else 0
        return max((self._apart(hand) for hand in deciding), default=alone or self.floor)

    def _apart(self, hand: Hand) -> int:
        return told_apart(self.slaps[0].within, hand.within, self.floor)

    def of(self, names: Iterable[str]) -> Strip:
        """The strip with the hands of those who sit here."""
        here = set(names)
        return replace(self, hands=tuple(hand for hand in self.hands if hand.seat in here))

    def since(self, moment: int) -> Strip:
        """The strip with its moments counted from another one."""
        return replace(self, hands=tuple(replace(hand, at=max(0, hand.at - moment)) for hand in self.hands))

    @property
    def said(self) -> Text:
        """Who was first, and by how much before whom."""
        slaps = self.slaps
        if len(slaps) < 2:
            return text("slap-alone", seat=slaps[0].seat)
        seats = {"seat": slaps[0].seat, "other-seat": slaps[1].seat}
        if self.tied:
            return text("slap-dead-heat", **seats, floor=milliseconds(self.heat))
        return text("slap-ahead", **seats, lead=milliseconds(slaps[1].at - slaps[0].at))

    @property
    def about(self) -> tuple[Text, ...]:
        """How surely the hands are told apart, and what they pressed; buttons and phones are never mixed
        without saying so."""
        told = [text("strip-dead-heat" if self.tied else "strip-floor", floor=milliseconds(self.heat))]
        told.append(text("strip-waited", ms=round(self.waited / MS), why=self.why))
        pressed = {hand.by for hand in self.slaps}
        for by in STAND_INS:
            if by in pressed:
                off = max(hand.within for hand in self.slaps if hand.by == by) or STAND_IN_MS * MS
                glass = {"glass": GLASS // MS} if by == "phone" else {}
                told.append(text(f"strip-by-{by}", ms=round(off / MS), **glass))
        if "pin" in pressed:
            told.append(text(f"strip-timing-{self.timing}"))
        if {"pin", "phone"} <= pressed:
            told.append(text("strip-mixed"))
        return (*told, *(text("slap-stuck", seat=seat) for seat in self.stuck))


def told_apart(one: int, other: int, floor: int) -> int:
    """So far apart two hands must be, each known to within so much; without a measure, to the floor.

    Two clocks may be off in opposite ways: where one of them is a phone's, both count.
    """
    return (one or floor) + (other or floor) if one or other else floor


def milliseconds(nanoseconds: int) -> Text:
    """A time as people read it, in tenths of a millisecond."""
    whole, tenth = divmod(round(abs(nanoseconds) / (MS / 10)), 10)
    return text("decimal", whole=whole, tenth=tenth)


# into lines


def slap_line(hand: Hand, verbs: SlapVerbs) -> str:
    """The line of a slap, with as many of its raw edges as a line holds."""
    held = [] if hand.held is None else [f"~held:{hand.held}"]
    held += [f"~within:{hand.within}"] if hand.within else []
    return _within_a_line([f"{verbs.slap_of(hand.seat)} @{hand.at}", f"~{hand.by}", *held], hand.raw)


def settle_line(strip: Strip, verbs: SlapVerbs) -> str:
    """The line that settles a slap, with everything about it that is no slap."""
    words = [
        f"{verbs.settling} ±{strip.floor}",
        f"~waited:{strip.waited}",
        f"~{strip.why}",
        f"~{strip.timing}",
    ]
    words += [f"~stuck:{seat}" for seat in strip.stuck]
    others = [hand for hand in strip.hands if hand.kind != SLAP]
    more = [f"{hand.kind}:{hand.seat}:{hand.at - strip.first}:{hand.by}" for hand in others]
    more += [f"noise:{seat}:{count}" for seat, count in strip.noise]
    slapped = {hand.seat for hand in strip.slaps}
    more += [word for hand in others if hand.seat not in slapped for word in hand.raw]
    return _within_a_line(words, more)


def _within_a_line(words: Sequence[str], more: Iterable[str]) -> str:
    line = " ".join(words)
    for word in more:
        if len(line) + len(word) + 2 > LONGEST_LINE:
            break
        line += f" ~{word}"
    return line


# and back


def strip_in(moves: Iterable[Move], verbs: SlapVerbs) -> Strip | None:
    """The strip of the last slap that buttons settled, if there is one; the moves are told backwards."""
    slaps: list[Move] = []
    settled: Move | None = None
    for move in moves:
        if move.verb == verbs.settle:
            if settled is not None:
                break
            settled = move if len(move.args) > 1 else None
        elif settled is not None and move.verb == verbs.slap:
            slaps.append(move)
    if settled is None:
        return None
    earliest: dict[str, Hand] = {}
    for hand in sorted(_slaps(reversed(slaps)), key=lambda hand: hand.at):
        earliest.setdefault(hand.seat, hand)
    return _read(settled, tuple(earliest.values()))


def _slaps(moves: Iterable[Move]) -> Iterator[Hand]:
    for move in moves:
        if not move.args:
            continue
        words = [arg[1:] for arg in move.args[1:]]
        held = next((int(word[5:]) for word in words if word.startswith("held:")), None)
        within = next((int(word[7:]) for word in words if word.startswith("within:")), 0)
        by = next((word for word in words if word in STAND_INS), "pin")
        raw = tuple(word for word in words if word.startswith(f"{move.seat}:"))
        yield Hand(move.seat, int(move.args[0][1:]), held, by, raw=raw, within=within)


def _read(settle: Move, slaps: tuple[Hand, ...]) -> Strip:
    words = [arg[1:] for arg in settle.args[1:]]
    first = slaps[0].at if slaps else 0
    hands, stuck, noise, waited = list(slaps), [], [], 0
    for word in words:
        match word.split(":"):
            case [("early" | "again") as kind, seat, at, by]:
                hands.append(Hand(seat, first + int(at), None, by, kind))
            case ["stuck", seat]:
                stuck.append(seat)
            case ["noise", seat, count]:
                noise.append((seat, int(count)))
            case ["waited", time]:
                waited = int(time)
    return Strip(
        hands=tuple(sorted(hands, key=lambda hand: hand.at)),
        floor=int(settle.args[0][1:]),
        waited=waited,
        why=next((word for word in words if word in WAITS), "calm"),
        timing=next((word for word in words if word in TIMINGS), "mock"),
        stuck=tuple(stuck),
        noise=tuple(noise),
    )
