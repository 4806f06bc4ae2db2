"""Fingers and mouths at random tables: every game, rare moments too, and what they try in vain there."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from companion.game import TABLE, Move, State
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.picks import narrowed, read, refusal_of, settled
from companion.play.session import Session
from companion.play.table import Table
from companion.play.touches import stood_for
from companion.view import View
from tests.playing import probes, variants
from tests.truth.trying import Try
from tests.wording import ROOT

LONGEST = 400  # lines of one game before another begins
NEAR = 12  # spaces around what glows, where fingers miss
CORRECTED = 0.01  # how often the table puts something right, so that rare positions come too
UPSET = 0.03  # in half of the games: how often many corrections come at once, for what play seldom reaches
CORRECTIONS = 20  # at most so many then
STRANGE = 0.02  # how often a key or a seat is touched that does not glow
TRIED = 0.3  # in how many positions something is tried: rather more games than more of each
TIMES = 8  # how often then, every fourth time by a line
FINGERS = 4  # touches and lines thought of before one is tried: the one that hears what is seldom said
MANY = 300  # moves: where there are more, such as hundreds of points to tell, nothing is thought over
LOOKED_AT = 3  # moves looked at before one is made, for the one that leads where play seldom comes
MEASURED = 0.1  # how many lines carry a moment or a number
MEASURES = ("@1", "@3", "@x", "~", "±", "±x", "=1", "=x")  # moments and numbers, good and bad

Tries = Iterator[Try]
Ids = tuple[str, ...]
Places = dict[str, Ids]  # what lies under a finger, by the lowest of it
Heard = Counter[str]  # how often each sentence was said


def tries(game: str, seed: str, *chosen: str) -> Tries:
    """Without end: things tried in vain in every variant of a game, or those chosen, position by position."""
    matches = [m for m in variants() if m.game == game and {*chosen} <= {*m.options.values()}]
    dice, heard, met = random.Random(f"{game} {seed}"), Counter[str](), Counter[object]()
    while True:
        yield from _one_game(dice.choice(matches), dice, heard, met)


def _one_game(match: Match, dice: random.Random, heard: Heard, met: Counter[object]) -> Tries:
    session = Session(match)
    table = Table(session)
    upset = dice.choice((0, UPSET))
    thorough = dice.random() < 0.1  # the set-up is long and all alike: seldom all of it is tried
    for _ in range(dice.randrange(LONGEST)):
        for _ in range(dice.randrange(CORRECTIONS) if dice.random() < upset else 0):
            if session.now.tip.fixes:
                session.do(_corrected(session, dice))
        if not session.moves or dice.random() < _share(session, thorough):
            for n in range(TIMES):
                yield from (_line if n % 4 == 3 else _touch)(match, table, dice, heard)
        if not session.moves:
            return
        session.do(_played(session, dice, met))


def _share(session: Session, thorough: bool) -> float:
    """In how many such positions something is tried: hundreds of points to tell are all alike."""
    if len(session.moves) > MANY:
        return 0.02
    if thorough:
        return 1
    return TRIED if session.acting[0] != TABLE else 0.1


def _played(session: Session, dice: random.Random, met: Counter[object]) -> str:
    """A random line; rare verbs come as often as frequent ones, and half lead where play seldom comes."""
    if dice.random() < CORRECTED and session.now.tip.fixes:
        return _corrected(session, dice)
    moves = session.moves
    if dice.random() < 0.5:
        verb = dice.choice(sorted({move.verb for move in moves}))
        moves = tuple(move for move in moves if move.verb == verb)
    if dice.random() < 0.5 or len(moves) == 1 or len(moves) > MANY:
        return str(dice.choice(moves))
    looked = {move: _phase(session.position.apply(move)) for move in dice.choices(moves, k=LOOKED_AT)}
    rarest = min(looked, key=lambda move: met[looked[move]])
    met[looked[rarest]] += 1
    return str(rarest)


def _corrected(session: Session, dice: random.Random) -> str:
    """A random correction; what there is little of is corrected as often as what there is much of."""
    view = session.now.tip.view()
    sort = {space.id: "space" for space in view.spaces} | {token.id: "token" for token in view.tokens}
    sort |= {thing.id: "card" for thing in session.match.box.things if thing.id not in sort}
    sorts: dict[str, list[Move]] = {}
    for fix in session.now.tip.fixes:
        sorts.setdefault(sort.get(fix.args[0], fix.args[0]), []).append(fix)
    return str(dice.choice(sorts[dice.choice(sorted(sorts))]))


def _phase(position: State) -> object:
    """Where a game stands, roughly: the rule of the moment, and the verbs that may be said."""
    return position.view().rule, frozenset(move.verb for move in position.legal_moves())


# touches


def _touch(match: Match, table: Table, dice: random.Random, heard: Heard) -> Tries:
    """A finger where nothing glows, after nothing or some things were picked."""
    anew = table.pickable(table.moves, ())
    fingers = FINGERS if len(table.moves) < MANY else 1
    places = {touch[-1]: touch for touch in touchable(table.view(), dice)}
    found = [touch for _ in range(fingers) if (touch := _thought_of(table, places, anew, dice))]
    if found:
        picks, ids = min(found, key=lambda touch: heard[_answer(table, *touch)] if fingers > 1 else 0)
        table.picks, table.notice = picks, None
        table.handle(Pick(ids))
        yield _heard(match, table, picks, ids, None, heard)


def _answer(table: Table, picks: Ids, ids: Ids) -> str:
    """Which sentence a touch would hear."""
    asked = read(table.view(), table.moves, picks, ids, table.session.match.box)
    return refusal_of(table.session.position, asked).text.key


def _thought_of(
    table: Table, places: Places, anew: dict[str, None], dice: random.Random
) -> tuple[Ids, Ids] | None:
    """Some picks, and where a finger could go after them in vain."""
    picks = _some_picks(table, dice)
    begun = table.pickable(table.moves, picks) if picks else anew
    ids = _place(table.view(), places, begun, dice)
    legal = any(thing in begun or thing in anew or thing in picks for thing in stood_for(table.view(), ids))
    return None if legal else (picks, ids)


def _some_picks(table: Table, dice: random.Random) -> tuple[str, ...]:
    if not table.moves or dice.random() < 0.4:
        return ()
    verb = dice.choice(sorted({move.verb for move in table.moves}))
    move = dice.choice([move for move in table.moves if move.verb == verb])
    picks: tuple[str, ...] = ()
    for pick in (f"@{move.seat}", f":{move.verb}", *move.args):
        more = (*picks, pick)
        if pick in table.pickable(table.moves, picks) and settled(narrowed(table.moves, more), more) is None:
            picks = more
        if dice.random() < 0.2:
            break
    return picks


def _place(view: View, places: Places, glowing: Iterable[str], dice: random.Random) -> Ids:
    """Where a finger goes: anywhere, or near something that glows."""
    near = [places[thing] for thing in _near(view, set(glowing), dice) if thing in places]
    return dice.choice(near if near and dice.random() < 0.5 else list(places.values()))


def _near(view: View, glowing: set[str], dice: random.Random) -> list[str]:
    """Cards that lie beside one that glows, or spaces around one."""
    rows = [row for row in (*view.rows, *view.fan) if glowing & {card.id for card in row.cards}]
    seats = {row.seat for row in rows}
    cards = [card.id for row in view.rows if row in rows or row.seat in seats for card in row.cards]
    lit = [space for space in view.spaces if space.id in glowing]
    if not lit or (cards and dice.random() < 0.5):
        return cards
    aim = dice.choice(lit)
    near = sorted(view.spaces, key=lambda space: (space.x - aim.x) ** 2 + (space.y - aim.y) ** 2)
    return [space.id for space in near[:NEAR]]


def touchable(view: View, dice: random.Random) -> list[Ids]:
    """All that a finger can lie on, each as the screen says it; seldom a key that was just there."""
    lies: dict[str, list[str]] = {}
    for token in reversed(view.tokens):
        lies.setdefault(token.space, []).append(token.id)
    found = [(*lies.get(space.id, ()), space.id) for space in view.spaces]
    found += [(card.id,) for row in (*view.rows, *view.fan) for card in row.cards]
    if dice.random() < STRANGE or not found:
        found += [(f"@{side.seat}",) for side in view.sides] * 9
    return found


# lines


def _line(match: Match, table: Table, dice: random.Random, heard: Heard) -> Tries:
    """A line that breaks a rule; one that breaks none is simply played."""
    session = table.session
    bent = [*probes(dice, list(session.moves), table.view(), match.box)]
    bent = [*dice.sample(bent, min(FINGERS, len(bent))), *_untimely(table, dice)]
    legal = {*session.moves}
    found = [move for move in bent if move.plain not in legal] or bent
    probe = min(found, key=lambda move: heard[session.position.why_not(move).text.key])
    if dice.random() < MEASURED:
        probe = Move(probe.seat, probe.verb, (*probe.args, dice.choice(MEASURES)))
    table.picks, table.notice, told = (), None, session.told
    table.handle(Press(str(probe)))
    if session.told == told:
        yield _heard(match, table, (), (), probe, heard)


def _untimely(table: Table, dice: random.Random) -> Iterator[Move]:
    """Words of the game at any time, of whoever acts or anybody, and things that are almost right."""
    session, view = table.session, table.view()
    match = session.match
    seats = [*session.acting, *session.acting, *session.acting, *match.seats, TABLE]
    things = [arg for move in dice.sample(session.moves, min(3, len(session.moves))) for arg in move.args]
    things += [thing.id for thing in match.box.things[:3]] + [*match.seats, "1", "2", "11"]
    spaces = [space.id for space in view.spaces] or things
    for _ in range(FINGERS):
        near = re.sub(r"\d", lambda _: str(dice.randrange(1, 10)), dice.choice(spaces))
        args = tuple(dice.choice([near, *things]) for _ in range(dice.randrange(3)))
        yield Move(dice.choice(seats), dice.choice(verbs_of(match.game)), args)


@cache
def verbs_of(game: str) -> tuple[str, ...]:
    """Every verb a game has words for."""
    written = (ROOT / f"companion/games/{game}/words/en.ftl").read_text(encoding="utf-8")
    return tuple(sorted(set(re.findall(rf"^{game}-line-([a-z]+) =", written, re.MULTILINE))))


def _heard(match: Match, table: Table, picks: Ids, ids: Ids, line: Move | None, heard: Heard) -> Try:
    notice = table.notice
    assert notice is not None, f"silence after {picks} {ids} {line}"
    assert notice.kind == "refused", f"{notice.text} after {picks} {ids} {line}"
    heard[notice.text.key] += 1
    moves = tuple(table.session.moves)
    return Try(match, table.session.position, table.view(), moves, picks, ids, line, notice.text)
