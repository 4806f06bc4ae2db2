"""What every game promises, whatever its rules: held by random play of every variant."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion.game import TABLE, BadNotation, IllegalMove, Move, Refusal, State
from companion.games import GAMES
from companion.play.match import Match
from companion.play.put_back import put_back
from companion.play.session import Session, extend
from companion.play.standing import begin
from companion.rulebook.sections import rules_of
from companion.view import View
from companion.words import told
from tests.playing import Tabletop, flaws, named, probes, random_game, things_seen, variants
from tests.wording import LANGUAGES, ROOT, parts_of, texts_of, trouble_with

SEEDS = ("1", "2")
VARIANTS = list(variants())
every_variant = pytest.mark.parametrize("match", VARIANTS, ids=named)
LONGEST_SESSION = 150


def anchors(game: str) -> set[str]:
    """The rules' anchors that every language has."""
    return set.intersection(*({found.anchor for found in rules_of(game, code)} for code in LANGUAGES))


def session_of(match: Match, seed: str, most: int = LONGEST_SESSION) -> Session:
    """A random game, or its beginning if it is long; a second passes with each line."""
    dice = random.Random(seed)
    session = Session(match)
    for n in range(most):
        if not session.moves:
            break
        session.do(str(dice.choice(session.moves)), at=n * 1000)
    return session


@every_variant
@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_comes_to_an_end_and_every_position_is_sound(match: Match, seed: str) -> None:
    state, seen = None, None
    for n, (state, moves, made) in enumerate(random_game(match.start(), seed)):
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert all(Move.parse(str(move)) == move for move in moves)
        assert (state.outcome() is None) == bool(moves), (
            "a game goes on while there are moves, and ends with an outcome"
        )
        if made is None:
            break
        before = repr(state)
        after = state.apply(made)
        assert after == state.apply(made), "the same move leads to the same position"
        assert repr(state) == before, "a move changed the position it was made in"
        assert hash(after) == hash(state.apply(made))
        if n % 4 == 0 or all(move.seat == TABLE for move in moves):
            assert flaws(state.view()) == []
            assert state.view() == state.view()
        if any(move.seat != TABLE for move in moves) and n % 4 == 0:
            things = things_seen(match.box, state.view())
            assert seen in (None, things), "a thing was lost or came from nowhere"
            seen = things
    assert state is not None
    assert flaws(state.view()) == []
    outcome = state.outcome()
    assert outcome is not None
    assert tuple(seat for seat, _ in outcome.points) == match.seats
    assert set(outcome.winners) <= set(match.seats)
    assert trouble_with(outcome.reason) == ()


@every_variant
def test_everything_said_has_words_in_every_language(match: Match) -> None:
    for n, (state, moves, _) in enumerate(random_game(match.start(), "words")):
        view = state.view()
        assert view.rule in anchors(match.game)
        assert [trouble for said in texts_of(view) for trouble in trouble_with(said)] == []
        if n % 10 == 0:
            lines = [told(match.game, move, view) for move in (*moves[:50], *list(state.fixes())[::20])]
            assert [trouble for said in lines for trouble in trouble_with(said)] == []
    assert trouble_with(state.outcome().reason) == ()


@cache
def drawable() -> frozenset[str]:
    """Every emblem that the screen can draw, and none at all."""
    return frozenset({"", *json.loads((ROOT / "ui/assets/icons.json").read_text(encoding="utf-8"))})


def emblems_of(view: View) -> Iterator[str]:
    """Every emblem a view shows; a counter of tokens is drawn as one of them."""
    yield from (emblem for _, emblem in view.signs)
    found = (getattr(part, "emblem", "") for part in parts_of(view))
    yield from (emblem for emblem in found if not emblem.startswith("token-"))


@pytest.mark.parametrize("game", GAMES)
def test_the_emblem_on_the_box_can_be_drawn(game: str) -> None:
    assert GAMES[game].emblem, "a box without an emblem"
    assert {GAMES[game].emblem} - drawable() == set(), (
        "look in ui/assets/icons.json for the emblems there are"
    )


@every_variant
def test_every_emblem_shown_can_be_drawn(match: Match) -> None:
    missing = set()
    for n, (state, _, _) in enumerate(random_game(match.start(), "emblems")):
        if n % 4 == 0:
            for seat in (None, match.seats[0]):
                missing |= set(emblems_of(state.view(seat))) - drawable()
    assert missing == set(), "look in ui/assets/icons.json for the emblems there are"


@every_variant
def test_undo_leads_back_to_the_start_and_redo_to_the_end(match: Match) -> None:
    session = session_of(match, "undo")
    walked = [node.position for node in session.now.tip.lines()]
    for position in [*walked[::-1][1:], match.start()]:
        session.do("undo")
        assert session.position == position
    assert session.now.past is None
    for position in walked:
        session.do("redo")
        assert session.position == position
    assert session.now.future is None


@every_variant
def test_replaying_the_lines_gives_the_live_position(match: Match) -> None:
    session = session_of(match, "replay")
    again = Session(match, [(0, line) for line in session.lines()])
    assert again.position == session.position
    assert again.moves == session.moves
    assert hash(again.position) == hash(session.position)


def _long_enough(match: Match, seed: str, least: int = 60) -> Iterator[tuple[State, list[Move], Move | None]]:
    """A random game, and where games are over quickly, more of them."""
    seen = 0
    while seen < least:
        for found in random_game(match.start(), f"{seed}{seen or ''}"):
            seen += 1
            yield found


@every_variant
def test_every_refusal_names_a_rule_that_can_be_read(match: Match) -> None:
    dice = random.Random("probes")
    known = anchors(match.game)
    refused = 0
    for n, (state, moves, _) in enumerate(_long_enough(match, "refusals")):
        if n % 3 and moves:
            continue
        allowed = {*moves, *state.fixes()}
        for probe in probes(dice, moves, state.view(), match.box):
            if probe not in allowed:
                refusal = state.why_not(probe)
                assert isinstance(refusal, Refusal)
                assert refusal.rule in known, probe
                assert trouble_with(refusal.text) == (), probe
                refused += 1
    assert refused > 50


@every_variant
def test_a_forced_line_gives_a_position_or_is_refused(match: Match) -> None:
    dice = random.Random("forced")
    forced = 0
    node = begin(match).tip
    for n in range(60):
        for probe in probes(dice, list(node.moves), node.position.view(), match.box) if n % 3 == 0 else ():
            try:
                after = extend(node, node.clocks, f"! {probe}")
            except (IllegalMove, BadNotation):
                continue
            forced += 1
            assert flaws(after.position.view()) == [], probe
            assert (after.position.outcome() is None) == bool(after.moves), probe
        again = begin(match).tip
        node = extend(node, node.clocks, str(dice.choice(node.moves))) if node.moves else again
    assert forced > 5


@pytest.mark.parametrize(
    "match", [m for m in VARIANTS if m.options.get("repetition", "tokens") == "tokens"], ids=named
)
def test_every_correction_leaves_a_sound_position(match: Match) -> None:
    dice = random.Random("fixes")
    session = session_of(match, "fixes", 40)
    fixes = list(session.position.fixes())
    assert len(set(fixes)) == len(fixes) > 0
    for n, fix in enumerate(fixes):
        assert Move.parse(str(fix)) == fix
        after = session.position.apply(fix)
        moves = list(after.legal_moves())
        assert (after.outcome() is None) == bool(moves), fix
        if n % 5 == 0:
            assert flaws(after.view()) == [], fix
            if moves:
                after.apply(dice.choice(moves)).view()


@every_variant
def test_corrections_upon_corrections_and_play_after_them_stay_sound(match: Match) -> None:
    dice = random.Random("storm")
    session = session_of(match, "storm", 30)
    for n in range(40):
        fixes = list(session.position.fixes())
        choices = [dice.choice(fixes)] if fixes and n % 2 else [*session.moves[:200]]
        if not choices:
            break
        session.do(str(dice.choice(choices)))
        assert flaws(session.position.view()) == []
        assert (session.position.outcome() is None) == bool(session.moves)
        assert [said for said in texts_of(session.position.view()) if trouble_with(said)] == []
    said = [(0, line) for line in session.lines()]
    assert Session(match, said).position == session.position


@every_variant
def test_what_to_put_back_makes_the_earlier_table(match: Match) -> None:
    dice = random.Random("put back")
    session = session_of(match, "put back")
    nodes = session.now.tip.lines()
    views = [match.start().view(), *(node.position.view() for node in nodes)]
    for _ in range(30):
        later = dice.randrange(1, len(views))
        earlier = later - min(later, dice.choice((1, 1, 2, 3, 5, 8, 20, 100)))
        for lies, wanted in ((views[later], views[earlier]), (views[earlier], views[later])):
            table = Tabletop(lies)
            puts = put_back(lies, wanted)
            for put in puts:
                table.put(put)
                assert trouble_with(put.words) == ()
            assert table == Tabletop(wanted)
            assert put_back(wanted, wanted) == ()
