"""The finger of `bench phones`, on a page of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.async_api import async_playwright

from ui.bench.phones import CHROMIUM, SEEN, SMALL, Looked

pytestmark = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="Debian's chromium is not installed")

PAGE = """<body style="margin: 0"><p style="height: 3000px"></p>
<svg width="100" height="100"><g id="space"><rect width="100" height="100"></rect></g>
<circle id="piece" cx="50" cy="50" r="40"></circle></svg><p style="height: 1000px"></p>
<nav style="position: fixed; inset: auto 0 0; height: 200px; background: red"></nav>
<script>addEventListener("click", (event) => {
  window.met = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[id]")?.id);
  painted(1, 2);
});</script>"""


def test_the_benchs_finger_finds_a_space_far_down_the_page_under_a_piece() -> None:
    async def touched() -> list[str]:
        async with async_playwright() as playing:
            browser = await playing.chromium.launch(executable_path=CHROMIUM, args=[*SEEN])
            looked = Looked(await browser.new_page(viewport=SMALL))  # type: ignore[arg-type]
            await looked.listen()
            await looked.page.goto("data:text/html," + quote(PAGE))
            await looked.touch("#space")
            assert looked.touched > 0
            met: list[str] = await looked.page.evaluate("window.met")
            await browser.close()
            return met

    assert asyncio.run(touched())[:2] == ["piece", "space"]
