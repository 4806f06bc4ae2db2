"""`bench phones`: its finger on a page of its own, and its pages at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.async_api import async_playwright

from ui.bench.phones import CHROMIUM, SEATED, SEEN, SMALL, TELEVISIONS, WATCHING, Bench, Looked, join

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


def test_a_phone_a_watcher_and_a_television_of_the_bench_come_to_its_table(tmp_path: Path) -> None:
    async def came() -> list[str]:
        async with async_playwright() as playing:
            bench = Bench(tmp_path)
            await bench.ready.wait()
            browser = await playing.chromium.launch(executable_path=CHROMIUM, args=[*SEEN])
            for n in (0, SEATED, SEATED + WATCHING + TELEVISIONS - 1):
                looked = await join(bench, browser, n)
                await looked.after(0.0)  # and says what it drew
            present = [who.seat or who.role for who in bench.host.present()]
            await browser.close()
            bench.close()
            return present

    assert asyncio.run(came()) == ["p1", "phone", "television"]
