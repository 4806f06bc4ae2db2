"""What a table may try in vain: touches and lines in random positions, and what it is told then."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from companion.game import TABLE, Move, State
from companion.games import GAMES
from companion.play.match import Match
from companion.view import Text, View
from companion.words import words_in
from tests.wording import LANGUAGES

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
