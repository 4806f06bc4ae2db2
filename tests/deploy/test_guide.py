"""The guide says what is so: its links lead somewhere, its wiring can be set, its distances are computed."""

from __future__ import annotations

import re
from math import radians, tan

import pytest

from hardware.pins import SPOKEN_FOR, SUGGESTED
from hardware.slaps import slap_pins_of
from tests.processes import ROOT
from ui.touch.touch_matrix import NAMED, numbers
from vision.sensor import SIZE

GUIDE = (ROOT / "deploy/GUIDE.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "deploy/wiring.svg").read_text(encoding="utf-8")
PAGES = (
    "README.md",
    "deploy/GUIDE.md",
    "deploy/CHANGELOG.md",
    "companion/ARCHITECTURE.md",
    ".github/CONTRIBUTING.md",
)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    path = ROOT / page
    links = re.findall(r"\]\(([^)#:]+\.[a-z]+)\)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_every_page_can_be_reached_from_the_first() -> None:
    seen, ahead = set(), ["README.md"]
    while ahead:
        path = (ROOT / ahead.pop()).resolve()
        name = path.relative_to(ROOT.resolve()).as_posix()
        if name not in seen:
            seen.add(name)
            links = re.findall(r"\]\(([^)#:]+\.md)\)", path.read_text(encoding="utf-8"))
            ahead += [str(path.parent / link) for link in links]
    assert set(PAGES) <= seen


def test_every_heading_that_is_linked_to_is_there() -> None:
    headings = re.findall(r"^## (.+)$", GUIDE, re.M)
    there = {re.sub(r"[^a-z -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    linked = set(re.findall(r"\]\(#([a-z-]+)\)", GUIDE))
    assert linked
    assert linked - there == set()


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_is_named_is_there(page: str) -> None:
    written = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`\.?/?((?:companion|ui|hardware|vision|tests|deploy|\.ci)/[a-z_./-]+)`", written)
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_no_line_stands_on_two_pages() -> None:
    found: dict[str, str] = {}
    for page in PAGES:
        for line in (ROOT / page).read_text(encoding="utf-8").splitlines():
            if len(line) > 60:
                assert found.setdefault(line, page) == page, line


def test_the_wiring_in_the_picture_can_be_set_as_it_stands_there() -> None:
    said = " ".join(re.findall(r"<text[^>]*monospace[^>]*>([^<]*)</text>", PICTURE))
    wired = slap_pins_of(re.search(r'slaps = "([^"]*)"', said)[1])
    assert list(wired) == [f"p{n}" for n in range(1, 7)]
    pins = [pin for button in wired.values() for pin in (button.pin, button.light)]
    assert sorted(pins) == sorted(SUGGESTED)
    for n, button in enumerate(wired.values(), 1):
        assert f">GPIO {button.pin} · button {n}<" in PICTURE
        assert f">GPIO {button.light} · light {n}<" in PICTURE
    assert not set(pins) & set(SPOKEN_FOR)


def test_what_a_camera_sees_from_so_high_is_computed() -> None:
    rows = re.findall(r"^\| .* \| ([\d.]+)° \| (\d+) × (\d+) cm \| (\d+) × (\d+) cm \|", GUIDE, re.M)
    assert len(rows) == 6
    for lens, *seen in rows:
        for away, wide, high in ((35, *seen[:2]), (50, *seen[2:])):
            width = 2 * away * tan(radians(float(lens) / 2))
            assert (int(wide), int(high)) == (round(width), round(width * SIZE[1] / SIZE[0]))


@pytest.mark.parametrize("name", ["turn-90", "turn-180", "turn-270", "mirror-x", "mirror-y"])
def test_the_matrices_for_a_desktop_are_the_companions_own(name: str) -> None:
    assert re.search(rf'[`"]{numbers(NAMED[name])}[`"]', GUIDE)


def test_there_are_ten_steps() -> None:
    steps = GUIDE.partition("in ten steps")[2].partition("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", steps, re.M) == [str(n) for n in range(1, 11)]
