"""A view in letters: the board as a plan, what lies where, cards, tracks, scores, notes; it knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.play.put_back import said_places
from companion.view import Card, Row, Space, Text, Token, View

Say = Callable[[Text], str]
WIDE = 76  # letters across: every terminal has eighty
CELL = 9  # letters for a unit square, if there is room


def pictured(view: View, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    """Everything one may see, line by line."""
    if view.spaces:
        yield from _board(view, say)
        yield from _places(view, say)
    for track in view.tracks:
        stands = ", ".join(f"{names.get(seat, seat)} {at}" for seat, at in track.markers)
        yield f"{say(track.title)}: {stands}"
    for row in view.rows:
        if row.cards:
            yield _row(row, say, names)
    yield from _counts(view, say, names)
    for note in view.notes:
        yield f"* {say(note)}"


def _counts(view: View, say: Say, names: Mapping[str, str]) -> Iterator[str]:
    """What everyone has, one line for each; first what is nobody's."""
    for seat in dict.fromkeys(counter.seat for counter in sorted(view.counters, key=lambda one: one.seat)):
        own = ", ".join(f"{say(one.name)} {one.value}" for one in view.counters if one.seat == seat)
        yield f"{names.get(seat, seat)}: {own}" if seat else own


def _board(view: View, say: Say) -> Iterator[str]:
    """The board as a plan: what lies on it by letter or name, a dot for an empty space."""
    squares = not any(space.outline for space in view.spaces)
    xs, ys = [space.x for space in view.spaces], [space.y for space in view.spaces]
    labels = [mark for mark in view.marks if isinstance(mark.label, str)]
    if squares:
        xs, ys = xs + [mark.x for mark in labels], ys + [mark.y for mark in labels]
    across = min(CELL, (WIDE - CELL) / (max(xs) - min(xs) or 1))
    down = 1.0 if squares else across / 3
    plan = [[" "] * (WIDE + 2) for _ in range(round((max(ys) - min(ys)) * down) + 1)]

    def write(x: float, y: float, words: str) -> None:
        line = plan[round((max(ys) - y) * down)]
        start = max(0, min(round((x - min(xs)) * across + (CELL - len(words)) / 2), len(line) - len(words)))
        if all(line[start + n] == " " for n in range(len(words))):
            line[start : start + len(words)] = words

    lying = _lying(view)
    for space in view.spaces:
        if space.id in lying:
            write(space.x, space.y, _cell(lying[space.id], say, CELL - 1 if squares else 3))
    for mark in labels if squares else ():
        write(mark.x, mark.y, str(mark.label))
    for space in view.spaces:
        if space.id not in lying:
            write(space.x, space.y, space.label or ".")
    yield from ("".join(line).rstrip() for line in plan)


def _lying(view: View) -> dict[str, list[Token]]:
    lying: dict[str, list[Token]] = {}
    for token in view.tokens:
        lying.setdefault(token.space, []).append(token)
    return lying


def _cell(tokens: list[Token], say: Say, room: int) -> str:
    """What lies on a space, short enough for its place on the plan."""
    if len(tokens) == 1 and room > 3:
        name = say(tokens[0].name)
        return (
            (name if len(name) <= room else name[: room - 1] + "…") if _named(tokens[0]) else f"({name[:1]})"
        )
    return "".join(token.letter or say(token.name)[:2] for token in tokens)[:room]


def _named(token: Token) -> bool:
    return bool(token.emblem or token.letter)


def _places(view: View, say: Say) -> Iterator[str]:
    """What lies where in whole words; a plan of squares has said it already."""
    names, spaces = said_places(view), {space.id: space for space in view.spaces}
    if not any(space.outline for space in view.spaces):
        return
    found = []
    for place, tokens in _lying(view).items():
        things = ", ".join(_faced(token, say) for token in tokens)
        found.append(f"{_place(spaces.get(place), place, names, say)}{things}")
    yield "; ".join(found)


def _place(space: Space | None, place: str, names: dict[str, Text], say: Say) -> str:
    """How a place is said; one that people have no name for is left unsaid."""
    if place in names:
        return f"{say(names[place])}: "
    return f"{space.label}: " if space is not None and space.label else ""


def _row(row: Row, say: Say, names: Mapping[str, str]) -> str:
    owner = names.get(row.seat, "")
    title = f"{say(row.title)} ({owner})" if owner else say(row.title)
    return f"{title}: {', '.join(_faced(card, say) for card in row.cards)}"


def _faced(thing: Token | Card, say: Say) -> str:
    """A thing's name: a card lying face down is only a back, what is spent or dark stands in brackets."""
    if isinstance(thing, Card) and thing.face == "down":
        return "?"
    return f"[{say(thing.name)}]" if thing.face in ("spent", "dark", "down") else say(thing.name)
