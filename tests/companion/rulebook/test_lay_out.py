"""The lay-out of a first game as a camera sees it: what was seen, what is missing, what is too much."""

from __future__ import annotations

from companion.games.lessons import script_of
from companion.play.match import Match
from companion.play.session import Session
from companion.rulebook.lay_out import checked, to_lay
from companion.rulebook.lesson import lesson_match
from companion.view import Text, View
from companion.words import words_in


def laid(game: str) -> tuple[Match, View]:
    """The table of a lesson before its first step."""
    script = script_of(game)
    assert script is not None
    match = lesson_match(script, [f"Player {n}" for n in range(1, script.players + 1)], {})
    session = Session(match)
    session.do(f"lesson {script.name}", *script.setup)
    return match, session.now.tip.view()


def said(found: Text | None) -> str:
    assert found is not None
    return words_in("en").say(found)


def test_figures_that_were_not_seen_yet_are_named() -> None:
    match, view = laid("battle")
    wanted = to_lay(view, match.box)
    assert len(wanted) == 10
    told = said(checked(view, match.box, wanted[1:]))
    assert told == "The camera has seen 9 of 10. Still to show: Theseus."
    assert "and 6 more" in said(checked(view, match.box, ()))


def test_all_were_seen_and_the_picture_says_where_they_lie() -> None:
    match, view = laid("battle")
    assert "all 10" in said(checked(view, match.box, to_lay(view, match.box)))


def test_a_figure_that_stays_in_the_box_is_named() -> None:
    match, view = laid("battle")
    assert said(checked(view, match.box, ["orpheus"])).startswith("Orpheus is not needed")


def test_cards_that_lie_open_before_players_are_looked_for_and_hidden_ones_are_not() -> None:
    match, view = laid("above")
    assert len(to_lay(view, match.box)) == 16
    match, view = laid("heavens")
    assert checked(view, match.box, ()) is None
