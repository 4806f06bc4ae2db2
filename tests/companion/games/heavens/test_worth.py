"""What a planet on a space would bring, beside a night scored twice the slow way."""

from __future__ import annotations

import random

import pytest

from companion.games.heavens import GAME
from companion.games.heavens.rules import Heavens
from companion.games.heavens.worth import told
from companion.play.match import Match
from tests.companion.games.heavens import naive
from tests.companion.games.heavens.skies import begin, laid, nightfall, play, revealed
from tests.companion.games.heavens.test_naive import some_sky
from tests.wording import trouble_with


def promised(heavens: Heavens, space: str) -> dict[str, dict[str, str | int]]:
    """What is told of a space, by player."""
    _, *lines = told(heavens, space)
    found = [dict(line.values) for line in lines]
    return {str(values.pop("seat")): values for values in found}


def counted(heavens: Heavens, lies: tuple[str, ...], seat: str) -> dict[str, int]:
    """A player's night by the naive scoring, in the parts that are told."""
    lit = {name: who for name, who in zip(heavens.terms.sky.names, lies, strict=True) if who}
    parts = {part: points[seat] for part, points in naive.favour("a", len(heavens.gods), lit).items()}
    orbits = sum(points for part, points in parts.items() if part.startswith("orbit"))
    return {
        "region": parts["regions"],
        "orbit": orbits,
        "constellation": parts["constellation"] + parts["best"],
    }


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_told_of_a_space_is_what_two_nights_differ_by(players: int) -> None:
    dice = random.Random(f"worth {players}")
    for _ in range(40):
        heavens = some_sky(dice, "a", players)._replace(step="plan", phase=0, day=dice.randint(1, 5))
        free = [at for at, who in enumerate(heavens.lies) if not who]
        at = dice.choice(free)
        space = heavens.terms.sky.names[at]
        for seat, values in promised(heavens, space).items():
            placed = (*heavens.lies[:at], seat, *heavens.lies[at + 1 :])
            before, after = (counted(heavens, lies, seat) for lies in (heavens.lies, placed))
            for part, points in after.items():
                assert int(str(values[part]).replace("−", "-")) == points - before[part], (space, seat, part)


def test_the_power_told_is_the_power_paid() -> None:
    heavens = revealed(laid(begin(), {"p1": "1G1 1O1", "p2": "2G1"}), "errand torch forge")
    for space, power in (("1P1", 4), ("2P1", 5)):
        assert promised(heavens, space) == {"p1": promised(heavens, space)["p1"] | {"power": power}}
        assert play(heavens, f"p1 errand {space}").gods[0].power == heavens.gods[0].power + power


def test_nothing_is_told_of_a_taken_space_nor_at_night() -> None:
    heavens = laid(begin(), {"p1": "1G1"})
    assert told(heavens, "1G1") == told(heavens, "nowhere") == ()
    assert told(nightfall(heavens), "2G1") == ()


def test_a_planet_that_spoils_its_owners_best_constellation_is_told_as_a_loss() -> None:
    """H17: a second constellation as large as the first takes the bonus away."""
    heavens = GAME.start(3, {}, {})
    assert isinstance(heavens, Heavens)
    sky, losses = heavens.terms.sky, 0
    for a, b in sky.lines:
        for c, d in sky.lines:
            if len({a, b, c, d}) == 4 and not {c, d} & {*sky.near[a], *sky.near[b]}:
                lies = tuple("p1" if at in (a, b, c) else "" for at in range(len(sky.names)))
                values = promised(heavens._replace(lies=lies, step="plan"), sky.names[d])["p1"]
                losses += values["constellation"] == "+0"
    assert losses, "two points for the pair, two less for the bonus"


@pytest.mark.parametrize("step", ["sneak", "plan"])
def test_what_is_told_has_words(step: str) -> None:
    heavens = begin()._replace(step=step)
    assert [said for said in told(heavens, "1G1") if trouble_with(said)] == []


def test_a_denied_choice_is_never_allowed_and_its_reason_does_not_depend_on_hidden_power() -> None:
    dice, seen = random.Random(5), 0
    heavens = Match("heavens", ("Ana", "Ben", "Cem")).start()
    for _ in range(700):
        moves = [*heavens.legal_moves()]
        if not moves:
            break
        denied = dict(heavens.view().denied)
        for thing, why in denied.items():
            seen += 1
            assert not any(thing in move.args for move in moves)
            assert not trouble_with(why)
            poor = [god._replace(power=0) for god in heavens.gods]
            assert dict(heavens._replace(gods=tuple(poor)).view().denied) == denied
        heavens = heavens.apply(dice.choice(moves))
    assert seen
