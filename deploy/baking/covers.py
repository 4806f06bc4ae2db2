"""The covers of the boxes on the shelf: one image that says the game; the title is written on the screen."""

from __future__ import annotations

import math

from PIL import Image

from deploy.baking.canvas import HIGH, WIDE, Canvas
from deploy.baking.grounds import cloth, night_sky
from deploy.baking.materials import materials
from deploy.baking.parts import parts

MIDDLE = WIDE / 2
RED, BLUE, YELLOW, GREEN = "#C63E34", "#346ACB", "#F2CF3A", "#2C8147"
PURPLE, PINK, ORANGE = "#7D4BB5", "#E58AB0", "#E8892B"
RINGS = ("#84A566", "#AFB26A", "#D2B878", "#E6CE9B", "#F3E4C2", "#FDF6E6")
Stones = dict[str, Image.Image]


def mountain(stones: Stones, lights: Stones) -> Canvas:
    """A stepped mountain before the rising sun, a temple on it, gods on their way."""
    page = Canvas()
    page.gradient((0, "#0E3B47"), (0.45, "#2F7F86"), (0.72, "#F2B98A"), (1, "#F6D9A8"))
    page.disc((MIDDLE, HIGH * 0.40), WIDE * 0.30, "#FFF1C9", 0.35)
    page.disc((MIDDLE, HIGH * 0.40), WIDE * 0.20, "#FFF6DC", 0.9)
    for n, tone in enumerate(RINGS):
        wide, high = WIDE * (1.30 - n * 0.20), HIGH * 0.085
        top = HIGH * 0.98 - (n + 1) * high
        left, right, slope = MIDDLE - wide / 2, MIDDLE + wide / 2, wide * 0.07
        step = [(left, top + high + 1), (left + slope, top), (right - slope, top), (right, top + high + 1)]
        page.polygon(step, tone)
        page.lay(stones["limestone"], step, 0.18)
        dark = MIDDLE + wide * 0.05
        page.polygon([(dark, top + high + 1), (dark, top), *step[2:]], "#3B2A18", 0.28)
        page.box((left + slope, top), (right - left - 2 * slope, 1.6), 0, "#FFFFFF", 0.5)
    page.polygon([(0, HIGH * 0.98), (WIDE, HIGH * 0.98), (WIDE, HIGH), (0, HIGH)], "#6F8F58")
    page.icon("temple", (MIDDLE, HIGH * 0.435), WIDE * 0.20, "#3E2A12")
    for x, y, tone in ((-0.36, 0.86, BLUE), (0.30, 0.78, ORANGE), (-0.16, 0.69, PINK), (0.12, 0.60, PURPLE)):
        at = MIDDLE + WIDE * x, HIGH * y
        page.shaded(lights["soft-disc"], (at[0], at[1] + 2), WIDE * 0.07)
        page.disc(at, WIDE * 0.055, tone, 1.0, "#FFFFFF", 1.5)
    return page


def card(tone: str, dark: str, rank: str, sign: str, outline: str, stones: Stones) -> Canvas:
    """A playing card as the table draws it."""
    wide, high = WIDE * 0.42, WIDE * 0.42 * 1.4
    leaf = Canvas(wide + 6, high + 6)
    leaf.box((1, 4), (wide + 3, high + 1), 5, "#000000", 0.32)
    leaf.box((3, 3), (wide, high), 4.6, "#FBF5E6")
    leaf.box((4.8, 4.8), (wide - 3.6, high - 3.6), 3.4, tone)
    leaf.box((6.2, 6.2), (wide - 6.4, high - 6.4), 2.6, "#FBF5E6")
    large = wide * 0.34
    leaf.write(rank, (3 + wide * 0.13 + len(rank) * large * 0.27, 3 + large * 0.62), large, dark)
    leaf.shape(outline, (3 + wide * 0.80, 3 + wide * 0.22), wide * 0.085, tone, dark, 0.8)
    leaf.shape(outline, (3 + wide / 2, 3 + high * 0.62), wide * 0.29, tone, dark, 1.0)
    leaf.icon(sign, (3 + wide / 2, 3 + high * 0.62), wide * 0.38, "#FFFFFF")
    return leaf


def trick(stones: Stones, lights: Stones) -> Canvas:
    """Three cards fanned on wine-red cloth, under a crown."""
    page = Canvas()
    page.lay(cloth().resize((800, 480)))
    page.wash("#7A1B36", 0.45)
    page.meander((8, HIGH - 20), WIDE - 16, 11, "#E4BE78", 0.9)
    hand = (
        (-17, PURPLE, "#5D2F93", "90", "artemis", "square"),
        (0, BLUE, "#2453A8", "V", "athena", "disc"),
        (17, RED, "#A82B22", "IV", "dionysus", "pentagon"),
    )
    for angle, tone, dark, rank, sign, outline in hand:
        turn, reach = math.radians(angle - 90), HIGH * 0.42
        at = MIDDLE + reach * math.cos(turn), HIGH * 1.02 + reach * math.sin(turn)
        page.turned(card(tone, dark, rank, sign, outline, stones), at, angle)
    page.icon("crown", (MIDDLE, HIGH * 0.285), WIDE * 0.25, "#F3D38A")
    return page


def sky(stones: Stones, lights: Stones) -> Canvas:
    """Orbits, and planets joined to a constellation."""
    page = Canvas()
    page.lay(night_sky().resize((800, 480)).crop((230, 30, 640, 420)))
    foot = MIDDLE, HIGH * 1.04
    for tone, reach in (("#5A3D96", 0.74), ("#8C3A50", 0.575), ("#9A6236", 0.41), ("#59688A", 0.245)):
        page.disc(foot, HIGH * reach, tone, 0.80, "#E9CF94", 2)
    places = ((-0.30, 0.53), (-0.02, 0.42), (0.28, 0.55), (0.10, 0.71), (-0.20, 0.74))
    planets = [(MIDDLE + WIDE * x, HIGH * y) for x, y in places]
    page.line(planets, "#FFF3CF", 2)
    for at, tone, size in zip(
        planets, (YELLOW, RED, BLUE, GREEN, YELLOW), (0.105, 0.13, 0.10, 0.09, 0.07), strict=True
    ):
        page.shaded(lights["glow"], at, WIDE * size * 1.6, "#FFE6A0", 0.5)
        page.disc(at, WIDE * size, tone)
        page.shaded(lights["sphere"], at, WIDE * size)
    return page


def slap(stones: Stones, lights: Stones) -> Canvas:
    """A black hand on fired clay between two friezes."""
    page = Canvas()
    page.lay(stones["clay"])
    for top in (0.0, HIGH * 0.925):
        page.box((0, top), (WIDE, HIGH * 0.075), 0, "#1A0B06")
        page.meander((6, top + HIGH * 0.018), WIDE - 12, HIGH * 0.04, "#F08A4B")
    middle = HIGH * 0.60
    for n in range(14):
        angle = math.tau * n / 14
        x, y = math.cos(angle), math.sin(angle)
        ray = [(MIDDLE + WIDE * reach * x, middle + WIDE * reach * y) for reach in (0.34, 0.43)]
        page.line(ray, "#1A0B06", 4)
    page.icon("hand", (MIDDLE, middle), WIDE * 0.52, "#1A0B06")
    return page


def two_stones(stones: Stones, lights: Stones) -> Canvas:
    """Black marble over white, a monster over a hero, brass between them."""
    page = Canvas()
    page.lay(stones["marble-black"])
    left, right = HIGH * 0.82, HIGH * 0.42
    page.lay(stones["marble-white"], [(0, left), (WIDE, right), (WIDE, HIGH), (0, HIGH)])
    page.line([(-3, left + 1), (WIDE + 3, right - 1)], "#8C6730", 5)
    page.line([(-3, left), (WIDE + 3, right - 2)], "#E0BF7E", 2)
    page.icon("medusa", (WIDE * 0.36, HIGH * 0.45), WIDE * 0.50, "#F6DDA6")
    page.icon("heracles", (WIDE * 0.64, HIGH * 0.775), WIDE * 0.46, "#241B10")
    return page


def pad(stones: Stones, lights: Stones) -> Canvas:
    """Ruled paper, a few scores, a pencil."""
    page = Canvas()
    page.lay(stones["paper"])
    for n in range(9):
        y = HIGH * (0.36 + 0.065 * n)
        page.line([(10, y), (WIDE - 10, y)], "#7C93B5", 1.3, 0.7)
    for x in (0.38, 0.68):
        page.line([(WIDE * x, HIGH * 0.30), (WIDE * x, HIGH * 0.92)], "#B9483A", 1.5, 0.7)
    for row, numbers in ((0.395, ("12", "7", "9")), (0.46, ("30", "18", "21"))):
        for x, number in zip((0.20, 0.53, 0.84), numbers, strict=True):
            page.write(number, (WIDE * x, HIGH * row), WIDE * 0.13, "#2B3F66")
    page.icon("edit", (WIDE * 0.62, HIGH * 0.74), WIDE * 0.52, "#3E2A12")
    return page


def covers() -> dict[str, Image.Image]:
    """A cover for every box."""
    drawn = {
        "above": mountain,
        "olympe": trick,
        "heavens": sky,
        "olympia": slap,
        "battle": two_stones,
        "scorepad": pad,
    }
    stones, lights = materials(), parts()
    return {game: draw(stones, lights).bound() for game, draw in drawn.items()}
