"""Every world can be read and seen: its colours stand apart in every theme, and what it names was baked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.utils import get_hex_from_color
from PIL import Image

from companion.games import GAMES
from companion.games.worlds import World, world_of
from tests.processes import ROOT
from ui.handed.palettes import HUES, THEMES, contrast
from ui.handed.textures import MATERIALS, PARTS
from ui.handed.theme import HOUSE, Theme
from ui.parts.board.pieces import HOLLOW

LETTERS, TOUCHED = 4.5, 3.0  # WCAG: text, and the outline of what is touched
MOST_BAKED = 12_000_000  # bytes of pictures, together


def worlds() -> list[World]:
    """The house, and a world for every game."""
    return [HOUSE, *(world for game in GAMES if (world := world_of(game)))]


def pairs() -> Iterator[tuple[str, str, float]]:
    """What is written or drawn on what, and how far apart they must be."""
    for ground in ("ground", "panel", "raised"):
        for ink in ("ink", "soft", "accent", "gold", "red", "green"):
            yield ink, ground, LETTERS
    yield from (("line", "panel", TOUCHED), ("gold", "panel", TOUCHED))
    yield from (("gold_ink", "gold", LETTERS), ("key_ink", "key", LETTERS), ("red_ink", "red", LETTERS))
    yield from (("verdict_ink", "right", LETTERS), ("verdict_ink", "wrong", LETTERS))
    yield from (("paper_ink", "paper", LETTERS), ("paper_title", "paper", LETTERS))
    yield from (("ivory_ink", "ivory", LETTERS), ("obsidian_ink", "obsidian", LETTERS))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("world", worlds(), ids=lambda world: world.id)
def test_letters_and_rims_stand_out_in_every_world(world: World, theme: str) -> None:
    palette = THEMES[theme](world)
    weak = {
        f"{ink} on {ground}": round(found, 2)
        for ink, ground, least in pairs()
        if (found := contrast(palette[ink], palette[ground])) < least
    }
    assert not weak


@pytest.mark.parametrize("world", worlds(), ids=lambda world: world.id)
def test_players_colours_can_be_read_wherever_they_are_written(world: World) -> None:
    for tone, (fill, ink, rim, lite, dark) in HUES.items():
        assert contrast(fill, ink) >= LETTERS, tone
        assert contrast(lite, THEMES["night"](world)["panel"]) >= LETTERS, tone
        assert contrast(dark, THEMES["day"](world)["panel"]) >= LETTERS, tone
        assert contrast(dark, "#FBF5E6") >= LETTERS, tone
        assert contrast(rim, THEMES["night"](world)["panel"]) >= TOUCHED, tone


def test_worlds_are_told_apart_and_a_game_without_one_wears_the_houses() -> None:
    grounds = [world.colours["ground"] for world in worlds()]
    assert len({*grounds}) == len(grounds) >= 7
    assert world_of("nothing on our shelf") is None


@pytest.mark.parametrize("world", worlds(), ids=lambda world: world.id)
def test_what_a_world_names_was_baked(world: World) -> None:
    assert world.ground.is_file()
    assert world is HOUSE or world.cover.is_file()
    stones = {path.stem for path in MATERIALS.glob("*.png")}
    named = {value for value in world.board.values() if isinstance(value, str) and not value.startswith("#")}
    assert named <= stones


def test_every_picture_opens_and_together_they_are_small() -> None:
    baked = [*MATERIALS.glob("*.png"), *PARTS.glob("*.png"), HOUSE.ground]
    baked += [path for world in worlds()[1:] for path in (world.ground, world.cover)]
    for path in baked:
        with Image.open(path) as picture:
            picture.verify()
    assert sum(path.stat().st_size for path in baked) <= MOST_BAKED
    assert {path.resolve() for path in baked} >= {*(ROOT / "companion/games").glob("*/world/*.png")}


def test_high_contrast_drops_every_texture() -> None:
    theme = Theme(HOUSE)
    theme.use("contrast")
    assert (theme.textured, theme.depth) == (False, 0.0)
    theme.use("night")
    assert (theme.textured, theme.depth) == (True, 1.0)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("tone", [*HUES, "white"])
def test_a_planet_that_shines_no_more_can_be_read_in_every_theme(theme: str, tone: str) -> None:
    worn = Theme(world_of("heavens") or HOUSE)
    worn.use(theme)
    letters, behind = (get_hex_from_color(colour)[:7] for colour in (worn.at_night(tone), HOLLOW))
    assert contrast(letters, behind) >= LETTERS
    assert HOLLOW[3] == 1, "or the rim beneath it would be seen through it"
