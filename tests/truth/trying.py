"""What a table may try in vain: touches and lines in random positions, and what it is told then."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from companion.game import TABLE, Move, State
from companion.games import GAMES
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.picks import narrowed, settled
from companion.play.session import Session
from companion.play.table import Table
from companion.play.touches import stood_for
from companion.view import Text, View
from companion.words import words_in
from tests.playing import probes, variants
from tests.wording import LANGUAGES, ROOT

LONGEST = 400  # lines of one game before another begins
NEAR = 12  # spaces around what glows, where fingers miss
CORRECTED = 0.01  # how often the table puts something right, so that rare positions come too
STRANGE = 0.02  # how often a key or a seat is touched that does not glow

Values = dict[str, str | int | Text]


@dataclass(frozen=True)
class Try:
    """Something that is not allowed: where, by a touch after some picks or by a line, and what was said."""

    match: Match
    state: State
    view: View
    moves: tuple[Move, ...]
    picks: tuple[str, ...]
    ids: tuple[str, ...]
    line: Move | None
    text: Text

    @property
    def names(self) -> dict[str, str]:
        """Who sits where."""
        return dict(zip(self.match.seats, self.match.players, strict=True))

    @property
    def things(self) -> tuple[str, ...]:
        """All that was named, picked or lay under the finger."""
        return self.line.args if self.line else (*self.picks, *self.ids)

    @property
    def meant(self) -> tuple[str, ...]:
        """What lay under the finger, or what a line began with."""
        return self.line.args[:1] if self.line else self.ids

    @property
    def verb(self) -> str:
        """The verb said or picked, if any."""
        if self.line:
            return self.line.verb
        return next((pick[1:] for pick in self.picks if pick.startswith(":")), "")

    @property
    def touched(self) -> bool:
        """Whether it was a finger."""
        return self.line is None

    @property
    def acting(self) -> set[str]:
        """Whose moves there are."""
        return {move.seat for move in self.moves}

    @property
    def seat(self) -> str:
        """Who tried it: a touch is of whoever acts, one on a seat of who sits there."""
        if self.ids and self.ids[0].startswith("@"):
            return self.ids[0][1:]
        return self.line.seat if self.line else self.moves[0].seat if self.moves else ""

    def __str__(self) -> str:
        words = words_in("en").say(self.text, self.names)
        tried = f"picked {self.picks} touched {self.ids}" if self.touched else f"said {self.line}"
        return f"{len(self.names)} players {dict(self.match.options)} {tried}: {words}"

    def kinds(self) -> set[str]:
        """The verbs that are allowed now."""
        return {move.verb for move in self.moves}

    def lies(self, space: str) -> list[str]:
        """What lies on a space."""
        return [token.id for token in self.view.tokens if token.space == space]

    def where(self, thing: str) -> str:
        """Where a token lies, or in which row a card."""
        for token in self.view.tokens:
            if token.id == thing:
                return token.space
        return next((row.id for row in self.view.rows for card in row.cards if card.id == thing), "")


Predicate = Callable[[Try, Values], bool]


def values_of(said: Text, game: str) -> Values:
    """The values of a sentence; what has a plain name goes by the word it is kept under."""

    def plain(value: str | int | Text) -> str | int | Text:
        return value.key.removeprefix(f"{game}-") if isinstance(value, Text) and not value.values else value

    return {key: plain(value) for key, value in said.values}


def tries(game: str, seed: str, *chosen: str) -> Iterator[Try]:
    """Without end: things tried in vain in every variant of a game, or those chosen, position by position."""
    matches = [m for m in variants() if m.game == game and {*chosen} <= {*m.options.values()}]
    dice = random.Random(f"{game} {seed}")
    while True:
        yield from _one_game(dice.choice(matches), dice)


def _one_game(match: Match, dice: random.Random) -> Iterator[Try]:
    session = Session(match)
    table = Table(session)
    for n in range(dice.randrange(LONGEST)):
        # The set-up is long and all alike: only now and then something is tried there.
        busy = bool(session.acting) and session.acting[0] != TABLE
        for _ in range(3 if busy or n % 7 == 0 else 0):
            yield from _touch(match, table, dice)
        if n % 3 == 0 and (busy or n % 7 == 0):
            yield from _lines(match, table, dice)
        if not session.moves:
            for _ in range(3):
                yield from _touch(match, table, dice)
            return
        session.do(_played(session, dice))


def _played(session: Session, dice: random.Random) -> str:
    """A random legal line; rare verbs come as often as frequent ones, so that rare moments come too."""
    if dice.random() < CORRECTED and session.now.tip.fixes:
        return str(dice.choice(session.now.tip.fixes))
    if dice.random() < 0.5:
        return str(dice.choice(session.moves))
    verb = dice.choice(sorted({move.verb for move in session.moves}))
    return str(dice.choice([move for move in session.moves if move.verb == verb]))


def _touch(match: Match, table: Table, dice: random.Random) -> Iterator[Try]:
    """A finger where nothing glows, after nothing or some things were picked."""
    picks = _some_picks(table, dice)
    begun, anew = table.pickable(table.moves, picks), table.pickable(table.moves, ())
    ids = _place(table.view(), begun, dice)
    if any(thing in begun or thing in anew or thing in picks for thing in stood_for(table.view(), ids)):
        return
    table.picks, table.notice = picks, None
    table.handle(Pick(ids))
    yield _heard(match, table, picks, ids, None)


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
        if dice.random() < 0.3:
            break
    return picks


def _place(view: View, glowing: Iterable[str], dice: random.Random) -> tuple[str, ...]:
    """Where a finger goes: anywhere, or near something that glows."""
    places = {touch[-1]: touch for touch in touchable(view, dice)}
    lit = [space for space in view.spaces if space.id in glowing]
    if not lit or dice.random() < 0.5:
        return dice.choice(list(places.values()))
    aim = dice.choice(lit)
    near = sorted(view.spaces, key=lambda space: (space.x - aim.x) ** 2 + (space.y - aim.y) ** 2)
    return places[dice.choice(near[:NEAR]).id]


def touchable(view: View, dice: random.Random) -> list[tuple[str, ...]]:
    """All that a finger can lie on, each as the screen says it; seldom a key that was just there."""
    found = [
        (*[token.id for token in reversed(view.tokens) if token.space == space.id], space.id)
        for space in view.spaces
    ]
    found += [(card.id,) for row in (*view.rows, *view.fan) for card in row.cards]
    if dice.random() < STRANGE or not found:
        found += [(f"@{side.seat}",) for side in view.sides] * 9
    return found


def _lines(match: Match, table: Table, dice: random.Random) -> Iterator[Try]:
    """Lines that break a rule."""
    session = table.session
    bent = [*probes(dice, list(session.moves), table.view(), match.box), *_untimely(match, session, dice)]
    for probe in bent:
        fixed = (probe.seat, probe.verb) == (TABLE, "fix")
        if probe.plain in (session.now.tip.fixes if fixed else session.moves):
            continue
        table.picks, table.notice = (), None
        table.handle(Press(str(probe)))
        yield _heard(match, table, (), (), probe)


def _untimely(match: Match, session: Session, dice: random.Random) -> Iterator[Move]:
    """Words of the game at any time, of whoever acts or anybody."""
    seats = [*session.acting, *session.acting, *match.seats, TABLE]
    things = [arg for move in dice.sample(session.moves, min(3, len(session.moves))) for arg in move.args]
    things += [thing.id for thing in match.box.things[:3]] + [*match.seats]
    for _ in range(4):
        args = tuple(dice.choice(things) for _ in range(dice.randrange(3))) if things else ()
        yield Move(dice.choice(seats), dice.choice(verbs_of(match.game)), args)


@cache
def verbs_of(game: str) -> tuple[str, ...]:
    """Every verb a game has words for."""
    written = (ROOT / f"companion/games/{game}/words/en.ftl").read_text(encoding="utf-8")
    return tuple(sorted(set(re.findall(rf"^{game}-line-([a-z]+) =", written, re.MULTILINE))))


def _heard(
    match: Match, table: Table, picks: tuple[str, ...], ids: tuple[str, ...], line: Move | None
) -> Try:
    notice = table.notice
    assert notice is not None, f"silence after {picks} {ids} {line}"
    assert notice.kind == "refused", f"{notice.text} after {picks} {ids} {line}"
    moves = tuple(table.session.moves)
    return Try(match, table.session.position, table.view(), moves, picks, ids, line, notice.text)


# what is wrong with what was said


def wrong(tried: Try, sentences: dict[str, Predicate]) -> str:
    """Why a refusal is not good enough; nothing if it is."""
    key = tried.text.key
    holds = sentences.get(key)
    if holds is None:
        return f"{key}: nobody knows when this is true"
    if not holds(tried, values_of(tried.text, tried.match.game)):
        return f"{key}: not true"
    return inside_named(tried)


def inside_named(tried: Try) -> str:
    """An inner name that a sentence speaks out, in any language."""
    inner = _inner(tried.match.game) | _shown(tried.view)
    for language in LANGUAGES:
        said = words_in(language).say(tried.text, tried.names)
        for word in re.findall(r"[\w:/#-]+", said):
            if word in inner and word not in _SPOKEN[language]:
                return f"{tried.text.key}: speaks an inner name in {language}"
    return ""


@cache
def _inner(game: str) -> frozenset[str]:
    return frozenset(thing.id for thing in GAMES[game].things) | {f"p{n}" for n in range(1, 11)} | {TABLE}


def _shown(view: View) -> set[str]:
    """The ids of a view; a space that is printed as it is called has no other name."""
    printed = {space.id for space in view.spaces if space.name == space.id or not space.name}
    ids = {token.id for token in view.tokens} | {card.id for row in view.rows for card in row.cards}
    ids |= {row.id for row in view.rows} | {space.id for space in view.spaces}
    return ids - {space for space in printed if re.fullmatch(r"[a-h][1-8]|\d?[A-Z]\d|\d+", space)}


# Words that are names as well as ids: a bow is called a bow.
_SPOKEN = {
    "en": {TABLE, "bow", "owl", "heart", "fire", "lightning", "trident", "pile", "discard", "red", "summit"}
    | {"torch", "forge", "errand", "breath", "sun", "moon", "plans", "gods", "trump"},
    "fr": {TABLE, "pile", "plans"},
}
