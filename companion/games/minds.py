"""Which games a stand-in can play, and how it sees them."""

from __future__ import annotations

from companion.games.above.mind.mind import MIND as ABOVE
from companion.games.battle.mind.mind import MIND as BATTLE
from companion.games.heavens.mind.mind import MIND as HEAVENS
from companion.games.olympe.mind.mind import MIND as OLYMPE
from companion.mind import Mind

MINDS: dict[str, Mind] = {"battle": BATTLE, "above": ABOVE, "olympe": OLYMPE, "heavens": HEAVENS}
