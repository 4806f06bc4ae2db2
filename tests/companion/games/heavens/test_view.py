"""What is shown, to whom, and how it is told apart."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from companion.games.heavens import GAME
from companion.view import Text, View
from tests.companion.games.heavens.skies import begin, laid, nightfall, play, revealed
from tests.wording import trouble_with

POWER = {"power-p1", "power-p2", "power-p3"}


def powers(view: View) -> set[str]:
    return {counter.id for counter in view.counters if counter.id in POWER}


def test_power_is_shown_to_its_owner_alone() -> None:
    """H23, H35."""
    heavens = begin()
    assert powers(heavens.view()) == set()
    assert powers(heavens.view("p2")) == {"power-p2"}
    assert powers(begin(open_power="on").view()) == POWER


def test_whoever_pleads_shows_their_power_and_at_the_end_all_do() -> None:
    """H23."""
    heavens = laid(begin(tyche_minimal_only="off"), {}, power={"p1": 1})
    heavens = play(revealed(heavens, "torch forge errand"), "p1 torch 3")
    assert not any(note.key == "heavens-note-shows" for note in heavens.view().notes)
    notes = play(heavens, "p1 plead").view().notes
    assert Text("heavens-note-shows", (("power", 4), ("seat", "p1"))) in notes
    heavens = nightfall(laid(begin(), {}, power={"p1": 7}), day=5)
    while heavens.step == "score":
        heavens = heavens.apply(next(heavens.legal_moves()))
    returned = {note.values for note in heavens.view().notes if note.key == "heavens-note-returned"}
    assert (("a", 7), ("b", 2), ("seat", "p1")) in returned


def test_open_power_changes_no_move() -> None:
    """H23."""
    dice = random.Random("open")
    hidden, shown = (GAME.start(4, {"open-power": choice}, {}) for choice in ("off", "on"))
    while moves := list(hidden.legal_moves()):
        assert moves == list(shown.legal_moves())
        move = dice.choice(moves)
        hidden, shown = hidden.apply(move), shown.apply(move)
    assert hidden.outcome() == shown.outcome()


def amounts(view: View) -> set[str]:
    """The kinds of notes that tell an amount of Power."""
    return {note.key for note in view.notes if note.key.endswith("-openly")}


def test_hidden_power_is_not_told_by_notes_and_prompts_either() -> None:
    """H23."""
    heavens = play(revealed(begin(), "torch torch errand"), "p1 pay")
    assert amounts(heavens.view()) == amounts(heavens.view("p2")) == set()
    assert amounts(heavens.view("p1")) == {"heavens-note-paid-openly"}
    opened = play(revealed(begin(open_power="on"), "torch torch errand"), "p1 pay")
    assert amounts(opened.view()) == {"heavens-note-paid-openly"}
    dice = random.Random("hidden")
    heavens = GAME.start(3, {}, {})
    while moves := list(heavens.legal_moves()):
        heavens = heavens.apply(dice.choice(moves))
        assert amounts(heavens.view()) == set()


def test_a_plea_is_told_to_all() -> None:
    heavens = play(revealed(laid(begin(), {}, power={"p1": 0}), "torch forge errand"), "p1 torch 2")
    (note, *_) = heavens.view().notes
    assert (note.key, dict(note.values)) == ("heavens-note-pleaded", {"seat": "p1", "a": 2, "b": 2})


def test_players_are_told_apart_by_colour_shape_and_letter() -> None:
    where = {f"p{n}": f"{n}G1" for n in range(1, 6)}
    tokens = laid(begin(5), where).view().tokens
    for what in ("tone", "shape", "letter"):
        assert len({getattr(token, what) for token in tokens}) == 5
    sides = begin(5).view().sides
    assert len({side.emblem for side in sides}) == len({side.tone for side in sides}) == 5


def test_on_an_errand_each_free_space_says_what_it_pays() -> None:
    heavens = revealed(laid(begin(), {"p1": "1G1 1O1", "p2": "2G1"}), "errand torch forge")
    labels = {space.id: space.label for space in heavens.view().spaces}
    assert (labels["1P1"], labels["2P1"], labels["3P1"]) == ("+4", "+5", "+5")
    assert labels["2G1"] == "", "a taken space pays nothing"
    assert all(space.name == space.id for space in heavens.view().spaces), "each keeps its name"
    heavens = play(heavens, "p1 errand 1P1")
    assert all(space.label == "" for space in heavens.view().spaces), "p2 runs no errand"


def test_nobody_is_paid_before_competition_is() -> None:
    heavens = revealed(begin(), "errand errand forge")
    assert all(space.label == "" for space in heavens.view().spaces)


def test_whoever_has_chosen_a_plan_shows_a_tick_and_no_more() -> None:
    heavens = begin()
    while heavens.step == "sneak":
        heavens = heavens.apply(next(heavens.legal_moves()))
    forge, torch = play(heavens, "p2 plan forge"), play(heavens, "p2 plan torch")
    assert forge.view().chosen == ("p2",)
    assert forge.view() == torch.view()
    assert forge.view("p1") == torch.view("p1")
    assert revealed(begin(), "errand torch forge").view().chosen == ()


def test_sun_and_moon_lie_before_whoever_has_them() -> None:
    heavens = begin()._replace(sun="p1", moon="p3")
    lies = {card.id: row.seat for row in heavens.view().rows for card in row.cards}
    assert lies == {"sun": "p1", "moon": "p3"}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("board", ["a", "b"])
def test_every_space_lies_within_its_own_outline_and_in_no_other(players: int, board: str) -> None:
    spaces = begin(players, board=board).view().spaces
    for one, other in combinations(spaces, 2):
        assert not inside((one.x, one.y), other.outline)
        assert not inside((other.x, other.y), one.outline)
    assert all(inside((space.x, space.y), space.outline) for space in spaces)


def inside(point: tuple[float, float], outline: tuple[tuple[float, float], ...]) -> bool:
    """Whether a point lies within an outline, by counting the edges to its right."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


@pytest.mark.parametrize(
    "options", [{}, {"tyche-minimal-only": "off", "open-power": "on"}, {"mode": "score"}]
)
def test_every_note_has_words_in_every_language(options: dict[str, str]) -> None:
    said = set()
    for seed in range(3):
        dice = random.Random(f"notes {seed}")
        heavens = GAME.start(4, options, {})
        while moves := list(heavens.legal_moves()):
            heavens = heavens.apply(dice.choice(moves))
            for note in heavens.view("p1").notes:
                assert trouble_with(note) == ()
                said.add(note.key)
    assert len(said) > 12


def test_no_view_tells_a_plan_of_another() -> None:
    dice = random.Random("secrets")
    heavens = GAME.start(5, {}, {})
    hidden = 0
    while moves := list(heavens.legal_moves()):
        heavens = heavens.apply(dice.choice(moves))
        if heavens.step in ("plan", "reveal"):
            for seat in (None, *heavens.terms.seats):
                view = heavens.view(seat)
                for who in heavens.terms.seats:
                    if heavens.god(who).plan and who != seat:
                        hidden += 1
                        other = heavens.with_god(who, heavens.god(who)._replace(plan="forge"))
                        assert heavens._replace(gods=other).view(seat) == view
    assert hidden > 500
