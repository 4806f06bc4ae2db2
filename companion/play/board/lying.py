"""A board as it should lie beside one as a camera saw it: what is missing, what is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.games.tagged import tag_name
from companion.inputs import Lies
from companion.play.put_back import Amiss, said_places
from companion.tags import Tags
from companion.view import Text, Token, View, text

Piece = tuple[str, str]  # a space and a tag's name
Lying = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Differs:
    """What should lie there and was not seen, and what was seen and should not; what could not be seen.

    Of a piece between two spaces nobody knows: it is `unsure`, where it should lie on one of them.
    """

    missing: Lying = ()
    extra: Lying = ()
    unsure: Lying = ()

    @property
    def count(self) -> int:
        """How many differences there are."""
        return len(self.missing) + len(self.extra)

    def __bool__(self) -> bool:
        return bool(self.missing or self.extra)


def differs(wanted: Iterable[Piece], lies: Lies) -> Differs:
    """How a board differs from what was seen of it.

    What should lie on a hidden space may lie there, and so may what another piece on its space covers.
    """
    left, found = Counter(lies.on), set[str]()
    missing, unsure = list[Piece](), list[Piece]()
    for piece in wanted:
        if left.get(piece):
            left[piece] -= 1
            found.add(piece[0])
        else:
            missing.append(piece)
    extra = [*left.elements()]
    for name, spaces in lies.between:
        meant = next((piece for piece in missing if piece[1] == name and piece[0] in spaces), None)
        if meant is None:
            extra.append((spaces[0] if spaces else "", name))
        else:
            missing.remove(meant)
            unsure.append(meant)
    unseen = found.union(lies.hidden)
    unsure += (piece for piece in missing if piece[0] in unseen)
    missing = [piece for piece in missing if piece[0] not in unseen]
    return Differs(tuple(sorted(missing)), tuple(sorted(extra)), tuple(sorted(unsure)))


def still_seen(seen: frozenset[Piece], board: Iterable[Piece], lies: Lies) -> frozenset[Piece]:
    """Which pieces were seen where they lie now, in this look or an earlier one."""
    return seen.union(lies.on).intersection(board)


def as_it_lies(view: View, tags: Tags, lies: Lies) -> View:
    """The view of a board with its pieces where the camera saw them; what carries no tag stays."""
    found = differs(tags.lie(view), lies)
    gone = Counter(found.missing)
    kept, free = list[Token](), list[Token]()
    for token in view.tokens:
        piece = token.space, tags.named(token)
        if token.space and piece[1] and gone[piece]:
            gone[piece] -= 1
            free.append(token)
        else:
            kept.append(token)
    for space, name in found.extra:
        known = next((token for token in free if tags.named(token) == name), None)
        if known is not None:
            free.remove(known)
            kept.append(replace(known, space=space))
        else:
            kept.append(_found(view, tags, space, name))
    return replace(view, tokens=tuple(kept))


def _found(view: View, tags: Tags, space: str, name: str) -> Token:
    """A piece that nobody knew of, drawn as another of its kind where there is one."""
    like = next((token for token in view.tokens if tags.named(token) == name), None)
    if like is not None:
        return replace(like, id=f"{name}@{space}", space=space)
    return Token(f"{name}@{space}", name, space, tag_name(tags.game, name), tone="plain", size=0.5)


def laid_out(found: Amiss) -> tuple[Text, ...]:
    """What differs while a board is laid out: what lies elsewhere than it belongs, too much, or wanting."""
    places = said_places(found.wanted)

    def said(space: str) -> str | Text:
        return places.get(space, space)

    told = list[Text]()
    for chore in found.chores:
        match chore.act:
            case "move":
                there = {"from": said(chore.lies), "to": said(chore.to)}
                told.append(text("board-elsewhere", name=chore.name, **there))
            case "take":
                told.append(text("board-off", name=chore.name, **{"from": said(chore.to)}))
            case "lay":
                told.append(text("board-wanting", name=chore.name, to=said(chore.to)))
    return tuple(told)
