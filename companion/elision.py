"""French swallows a vowel before another: “de” and “Ana” make “d’Ana”, “du” and “orange” “de l’orange”."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SHORTER = {"de": "d’", "que": "qu’", "le": "l’", "la": "l’", "du": "de l’", "au": "à l’"}
_VOWELS = "aàâeéèêëiîïoôœuùûü"
# Whether an h is mute only the word itself knows; these are the names of the games, and some of players.
_MUTE_H = ("Hadès", "Héra", "Hermès", "Héphaïstos", "Hélène", "Henri", "Hector", "Hugo", "Hortense", "Hubert")


def elided(spoken: str, names: Iterable[str]) -> str:
    """A French sentence whose little words give way to the names put into it."""
    for name in names:
        if _gives_way(name):
            before = rf"\b({'|'.join(_SHORTER)}) (?={re.escape(name)})"
            spoken = re.sub(before, _shorter, spoken, flags=re.IGNORECASE)
    return spoken


def _gives_way(name: str) -> bool:
    """Whether a name begins with a vowel or a mute h; a Roman number, such as I, does not count."""
    if len(name) < 2 or not name[1].islower():
        return False
    first, second = name[0].lower(), name[1]
    return first in _VOWELS or name.startswith(_MUTE_H) or (first == "y" and second not in _VOWELS)


def _shorter(found: re.Match[str]) -> str:
    short = _SHORTER[found[1].lower()]
    return short.capitalize() if found[1][0].isupper() else short
