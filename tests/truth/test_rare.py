"""Sentences that random play hardly ever draws: each in a position made for it, held to the same rules."""

from __future__ import annotations

import pytest

from companion.game import Move
from companion.games.battle.board import CREATURES, HEROES
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from tests.playing import NAMES, battle, set_up
from tests.truth.__main__ import sentences_of
from tests.truth.trying import Try, wrong

ABOVE = {"rulebook": "fr", "summit-in-phase3": "forbid"}
GATES = ("table fix γ3 empty", "table fix λ5 empty")
LONE = ("p1 play zeus-1", *GATES, "table fix θ1 gate", "p1 move θ1")
TOP = ("table fix hera α6", "table fix β6 barrier", "table fix π6 barrier")
SHUT_IN = ("table fix hera α3", "table fix α4 barrier", "table fix β3 barrier", "table fix zeus π3")
LURE = ("p1 play aphrodite-1", "p1 move κ1")


def said(game: str, seats: int, options: dict[str, str], lines: tuple[str, ...]) -> Table:
    """A game set up by one seed, after these lines."""
    table = Table(ready(Match(game, NAMES[:seats], options), "1"))
    for line in lines:
        table.session.do(line)
    return table


def touched(table: Table, picks: tuple[str, ...], ids: tuple[str, ...]) -> Try:
    """What a finger hears there."""
    table.picks, table.notice = picks, None
    table.handle(Pick(ids))
    return _heard(table, picks, ids, None)


def told(table: Table, line: str) -> Try:
    """What a line hears there."""
    table.handle(Press(line))
    return _heard(table, (), (), Move.parse(line))


def _heard(table: Table, picks: tuple[str, ...], ids: tuple[str, ...], line: Move | None) -> Try:
    session, notice = table.session, table.notice
    assert notice is not None, "silence"
    assert notice.kind == "refused", notice.text
    moves = tuple(session.moves)
    return Try(session.match, session.position, table.view(), moves, picks, ids, line, notice.text)


@pytest.mark.parametrize(
    ("key", "lines", "picks", "ids"),
    [
        ("own-space", LONE, (), ("zeus", "θ1")),
        ("gate-free", (*LONE, "table fix β1 thunder"), (), ("thunder-β1", "β1")),
        ("seduce-stuck", (*SHUT_IN, *LURE), (), ("hera", "α3")),
        ("seduce-summit", (*TOP, *LURE), (), ("hera", "α6")),
        ("summit-seduction", (*TOP[:2], *LURE), ("hera",), ("summit",)),
    ],
)
def test_above(key: str, lines: tuple[str, ...], picks: tuple[str, ...], ids: tuple[str, ...]) -> None:
    holds(touched(said("above", 2, ABOVE, lines), picks, ids), f"above-refuse-{key}")


def test_a_seat_touched_for_a_deity_to_place_hears_where_it_starts() -> None:
    table = Table(Session(Match("above", NAMES[:2], ABOVE)))
    holds(touched(table, ("demeter",), ("@p1",)), "above-refuse-start-space")


PUSHED = (
    *("p1 play poseidon-1", "p1 move δ1", "table fix hera α6", "table fix α5 fertility", "p1 push hera"),
    *("table fix α6 fertility", "p1 move α6"),
)


def test_no_power_leads_onto_the_summit_where_that_is_agreed() -> None:
    holds(touched(said("above", 2, ABOVE, PUSHED), (), ("summit",)), "above-refuse-summit-phase3")


def test_a_side_that_is_shut_in_can_only_pass() -> None:
    table = Table(set_up(battle(abilities="off")))
    for heroes, column in zip(zip(HEROES[:5], CREATURES[:5], strict=True), "abcde", strict=True):
        table.session.do(f"table fix {heroes[0]} {column}1", f"table fix {heroes[1]} {column}2")
    holds(touched(table, (), ("c4",)), "battle-refuse-only-pass")


def test_a_move_that_wins_by_itself_is_made_without_the_ability() -> None:
    table = Table(set_up(battle(abilities="house")))
    spaces = ("a1", "b1", "c1", "e1", "a3", "b3", "c3", "d3")  # only onto d3 would not be the last token
    table.session.do(*(f"table fix {space} white" for space in spaces))
    holds(touched(table, (":use", "achilles"), ("d1",)), "battle-refuse-move-wins")


def test_nobody_is_frozen_twice() -> None:
    table = Table(set_up(battle(abilities="house")))
    lines = ("medusa a4", "atalanta e3", "frozen bellerophon", "turn p2")
    table.session.do(*(f"table fix {line}" for line in lines))
    holds(touched(table, (":use", "medusa", "a3"), ("bellerophon", "a2")), "battle-refuse-freeze-twice")


def test_nobody_loses_an_ability_twice() -> None:
    table = Table(set_up(battle(abilities="house")))
    spent, other = CREATURES[0], CREATURES[4]
    table.session.do(*(f"table fix {line}" for line in ("daedalus a2", f"{other} e3", f"spent {spent}")))
    holds(touched(table, (":use", "daedalus", "a3"), (spent, "a4")), "battle-refuse-flip-spent")


def test_a_seat_touched_for_a_space_of_an_ability_hears_that_a_space_is_due() -> None:
    table = Table(set_up(battle(abilities="house")))
    figure = next(move.args[0] for move in table.session.moves if move.verb == "use")
    holds(touched(table, (":use", figure), ("@p2",)), "battle-refuse-where")


@pytest.mark.parametrize(("plan", "key"), [("breath", "breath-none"), ("forge", "forge-supply")])
def test_heavens(plan: str, key: str) -> None:
    table = said("heavens", 3, {}, ())
    while table.session.position.step != "plan":
        table.session.do(str(table.session.moves[0]))
    seat = table.session.position.moon
    for other in table.session.match.seats:
        table.session.do(f"{other} plan {plan if other == seat else 'errand'}")
    table.session.do("table reveal")
    lies = {token.space: token.id for token in table.view().tokens if token.kind == "planet"}
    if plan == "breath":
        own = [space for space, thing in lies.items() if thing.startswith(seat)]
        table.session.do(*(f"table fix {space} empty" for space in own))
        holds(touched(table, (), (table.view().spaces[0].id,)), f"heavens-refuse-{key}")
    else:
        free = [space.id for space in table.view().spaces if space.id not in lies]
        table.session.do(*(f"table fix {space} {seat}" for space in free[:8]))
        holds(told(table, f"{seat} forge 1"), f"heavens-refuse-{key}")


@pytest.mark.parametrize("line", ["table god", "table god zeus", "table god zeus p1"])
def test_where_only_the_dealer_is_left_to_choose_no_god_is(line: str) -> None:
    table = Table(Session(Match("olympe", NAMES[:3])))
    while any(move.verb == "god" for move in table.session.moves):
        table.session.do(str(next(move for move in table.session.moves if move.verb == "god")))
    holds(told(table, line), "olympe-refuse-gods-chosen")


def test_a_variant_changes_once_before_a_deal() -> None:
    table = said("olympia", 3, {}, ("table change", "table vary winds"))
    holds(told(table, "table vary winds"), "olympia-refuse-varied")


def holds(tried: Try, key: str) -> None:
    """The sentence is this one, and true."""
    assert (tried.text.key, wrong(tried, sentences_of(tried.match.game))) == (key, "")
