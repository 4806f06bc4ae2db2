"""Every word that is said of a game, whatever happens in it: asked of the code that says it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import pytest

from companion.game import Move
from companion.games import GAMES
from companion.games.called import about, fact_named, option_named, pick_named, verb_named
from companion.games.tagged import space_name, tags_of
from companion.games.things import name_of
from companion.play.notice import line_told
from companion.view import Text, View, text
from companion.words import words_in
from tests.playing import random_game, variants
from tests.wording import LANGUAGES, trouble_with

LONGEST = 120  # positions of a game: what is done later was done before
SELDOM = 40  # corrections are hundreds, and much the same until something else is to be done
_A_WORD = re.compile(r"[a-z]{2}")  # a number, a letter or a place such as d4 is printed on the table
_UNNAMED = re.compile(r"⟦(.*?)⟧")


class Unnamed(str):
    """A thing without a name: sentences may choose by it, and one that says it aloud is found out."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, f"⟦{other}⟧")


@cache
def met(game: str) -> tuple[tuple[View, Move], ...]:
    """What may be done or corrected in random games of every variant.

    Of all that may be done in a game, only what names something that was not named there before.
    """
    found = []
    for match in (match for match in variants() if match.game == game):
        named: set[tuple[str, int, str]] = set()
        phases: set[frozenset[str]] = set()
        for n, (state, moves, _) in enumerate(islice(random_game(match.start(), "names"), LONGEST)):
            view, phase = state.view(), frozenset(move.verb for move in moves)
            corrections = state.fixes() if phase not in phases or n % SELDOM == 0 else ()
            phases.add(phase)
            for move in (*moves, *corrections):
                names = {(move.verb, place, arg) for place, arg in enumerate((*move.args, ""))}
                if not names <= named:
                    named |= names
                    found.append((view, move))
    return tuple(found)


@cache
def lines(game: str) -> tuple[Text, ...]:
    """What all that is called, for whoever does it and for those who must not know."""
    covers = GAMES[game].hidden
    found = (line_told(game, str(move), view, hides) for view, move in met(game) for hides in ((), covers))
    return tuple(dict.fromkeys(found))


def tell(game: str, lacking: Iterable[str]) -> None:
    """Fail by the names of all that is missing, each once."""
    told = dict.fromkeys(lacking)
    if told:
        pytest.fail("\n".join((f"companion/games/{game}/words lacks:", *told)), pytrace=False)


def nameless(said: Text, wanted: str) -> tuple[str, ...]:
    """What a name lacks: words in some language, or any at all, so that its id is shown."""
    shown = dict(said.values).get("name") if said.key == "called" else None
    bare = isinstance(shown, str) and _A_WORD.search(shown)
    return (f"no language has words for {wanted}",) if bare else trouble_with(said)


def spoken_ids(said: Text) -> Iterator[tuple[str, str]]:
    """Every id that a sentence speaks out for want of a name, and in which language."""
    marked = tuple(
        (key, Unnamed(f"⟦{value}⟧") if isinstance(value, str) and _A_WORD.search(value) else value)
        for key, value in said.values
    )
    for language in LANGUAGES:
        for thing in _UNNAMED.findall(words_in(language).say(Text(said.key, marked))):
            yield language, thing


def shown(view: View) -> set[str]:
    """What is touched where it lies, and needs no key."""
    cards = {card.id for row in (*view.rows, *view.fan) for card in row.cards}
    return cards | {space.id for space in view.spaces} | {token.id for token in view.tokens}


@pytest.mark.parametrize("game", GAMES)
def test_a_box_its_options_its_copy_and_its_things_have_words(game: str) -> None:
    box = GAMES[game]
    lacking = [*trouble_with(text(game)), *trouble_with(about(game))]
    for option in box.options:
        said = option_named(game, option)
        lacking += [trouble for one in (said.name, said.about) for trouble in trouble_with(one)]
        lacking += [trouble for one in said.choices.values() for trouble in trouble_with(one)]
    lacking += [trouble for fact in box.facts for trouble in trouble_with(fact_named(game, fact))]
    for thing in box.things:
        lacking += nameless(name_of(game, thing.id), f"{game}-{thing.id}")
    tell(game, lacking)


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_every_line_has_words(game: str) -> None:
    verbs = sorted({move.verb for _, move in met(game)})
    said = (*(verb_named(game, verb) for verb in verbs), *lines(game))
    tell(game, (trouble for one in said for trouble in trouble_with(one)))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_key_instead_of_a_place_has_words(game: str) -> None:
    picked = {
        arg
        for view, move in met(game)
        for arg in {*move.plain.args} - shown(view) - {side.seat for side in view.sides}
    }
    tell(
        game,
        (lack for arg in sorted(picked) for lack in nameless(pick_named(game, arg), f"{game}-arg-{arg}")),
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_line_speaks_of_a_thing_by_its_id(game: str) -> None:
    spoken = ((line.key, *found) for line in lines(game) for found in spoken_ids(line))
    tell(game, (f"{game}-{thing}, or a choice of {key} by it ({code})" for key, code, thing in spoken))


@pytest.mark.parametrize("game", [game for game in GAMES if tags_of(game)])
def test_every_space_where_a_tag_may_lie_has_a_name(game: str) -> None:
    tags = tags_of(game)
    assert tags is not None
    spaces = {space.id: space for view, _ in met(game) for space in tags.places(view)}
    tell(
        game, (lack for name in spaces for lack in nameless(space_name(game, spaces[name]), f"{game}-{name}"))
    )


def test_what_has_no_words_is_found_out() -> None:
    assert nameless(pick_named("battle", "nobody-knows"), "battle-arg-nobody-knows")
    assert not nameless(pick_named("battle", "d4"), "battle-arg-d4"), "printed on the table"
    assert not nameless(pick_named("battle", "empty"), "battle-arg-empty")
    assert [*spoken_ids(text("battle-line-move", a="nobody-knows", b="d4"))] == [
        (language, "nobody-knows") for language in LANGUAGES
    ]
    assert not [*spoken_ids(text("olympia-line-fix", a="misdeal"))], "a line may choose by it"
