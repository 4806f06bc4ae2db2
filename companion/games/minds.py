"""Which games a stand-in can play, and how it sees them."""

from __future__ import annotations

from companion.game import BadNotation, Options
from companion.games import GAMES
from companion.games.above.mind.mind import MIND as ABOVE
from companion.games.battle.mind.mind import MIND as BATTLE
from companion.games.heavens.mind.mind import MIND as HEAVENS
from companion.games.olympe.mind.mind import MIND as OLYMPE
from companion.mind import Mind

MINDS: dict[str, Mind] = {"battle": BATTLE, "above": ABOVE, "olympe": OLYMPE, "heavens": HEAVENS}


def levels_of(game: str) -> range:
    """The levels at which it plays, the easiest first."""
    return range(1, len(MINDS[game].levels) + 1)


def can_haunt(game: str, options: Options) -> bool:
    """Whether a practice ghost can slap along: where nothing is to be decided but when (not in a war)."""
    return GAMES[game].slaps is not None and options.get("war", "off") == "off"


def can_play(game: str, seats: int, options: Options) -> bool:
    """Whether a stand-in knows how to play a game as it is agreed."""
    if game not in MINDS:
        return False
    try:
        return MINDS[game].plays(GAMES[game].start(seats, options, {}))
    except BadNotation:  # nobody can play that
        return False
