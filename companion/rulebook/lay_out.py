"""What a camera can tell about a lay-out: which things with a code it has seen, not where they lie."""

from __future__ import annotations

from collections.abc import Collection

from companion.game import Game
from companion.games.things import name_here
from companion.view import Text, View, text

NAMED = 4  # so many missing things are named


def to_lay(view: View, box: Game) -> tuple[str, ...]:
    """What lies open on this table and carries a code."""
    coded = {thing.id for thing in box.things}
    shown = [token.id for token in view.tokens]
    shown += [card.id for row in view.rows if row.seat for card in row.cards if card.face != "down"]
    return tuple(dict.fromkeys(thing for thing in shown if thing in coded))


def checked(view: View, box: Game, seen: Collection[str]) -> Text | None:
    """What of a lay-out was seen and what not yet; None where nothing of it carries a code."""
    wanted = to_lay(view, box)
    if not wanted:
        return None
    strange = [thing for thing in seen if thing not in wanted]
    missing = [thing for thing in wanted if thing not in seen]
    counts = {"count": len(wanted) - len(missing), "all": len(wanted)}
    if strange:
        return text("lay-out-strange", name=name_here(box.id, strange[-1], view))
    if not missing:
        return text("lay-out-seen", **counts)
    names = [name_here(box.id, thing, view) for thing in missing[:NAMED]]
    return text("lay-out-missing", **counts, names=_all(names), more=len(missing) - len(names))


def _all(names: list[Text]) -> Text:
    """Names one after the other."""
    said, *others = names
    for other in others:
        said = text("lay-out-names", said=said, more=other)
    return said
