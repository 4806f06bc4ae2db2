"""What the cards and pieces that carry a code are called, wherever they are."""

from __future__ import annotations

from companion.games import GAMES
from companion.view import Text, View, text
from companion.words import ENGLISH, words_in


def name_of(game: str, thing: str) -> Text:
    """A thing by the name its box gives it, its own word, what its button says, or else its id."""
    things = GAMES[game].things if game in GAMES else ()
    given = next((known.name for known in things if known.id == thing), None)
    keys = (f"{game}-{thing}", f"{game}-arg-{thing}")
    own = next((text(key) for key in keys if words_in(ENGLISH).has(key)), text("called", name=thing))
    return given or own


def name_here(game: str, thing: str, view: View) -> Text:
    """A thing by the name it has on this table, where it is seen there."""
    names = {token.id: token.name for token in view.tokens}
    names |= {card.id: card.name for row in view.rows for card in row.cards if card.face != "down"}
    return names.get(thing) or name_of(game, thing)
