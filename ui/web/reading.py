"""The rules as pages read them: searched, listed, or one of them with its pictures as data."""

from __future__ import annotations

from companion.games import GAMES
from companion.phones.drawn import plain
from companion.rulebook.diagrams import picture
from companion.rulebook.search import nearest, search
from companion.rulebook.sections import Drawing, rules_of
from companion.words import languages, words_in

Told = dict[str, object]


def found(game: str, language: str, query: str, now: str) -> list[Told] | None:
    """The rules that answer a question, or without one all by title; None if there is no such game."""
    if game not in GAMES or language not in languages():
        return None
    if query.strip():
        return [
            {"anchor": hit.section.anchor, "title": hit.section.title, "said": hit.sentence}
            for hit in search(query, game, language, now)
        ]
    return [
        {"anchor": rule.anchor, "title": rule.title, "group": rule.group.title}
        for rule in rules_of(game, language)
    ]


def found_words(game: str, language: str, query: str) -> list[str]:
    """Words of the rules near to one that is not in them."""
    return nearest(query, game, language)


def read(game: str, language: str, anchor: str) -> Told | None:
    """One rule; a picture in it is a view like any other."""
    if game not in GAMES or language not in languages():
        return None
    rule = next((rule for rule in rules_of(game, language) if rule.anchor == anchor), None)
    if rule is None:
        return None
    words = words_in(language)
    parts: list[object] = []
    for part in rule.parts:
        if isinstance(part, Drawing):
            shown = picture(game, part.name)
            view = plain(shown.view, words.say)
            parts.append({"view": view, "glow": sorted(shown.glow), "caption": part.caption})
        else:
            parts.append(part)
    titles = {other.anchor: other.title for other in rules_of(game, language)}
    see = [{"anchor": one, "title": titles[one]} for one in rule.see if one in titles]
    return {"anchor": rule.anchor, "title": rule.title, "parts": parts, "see": see}
