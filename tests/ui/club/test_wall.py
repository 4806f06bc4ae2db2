"""The wall in a real browser: what does not fit whole comes on the next page, and everybody comes."""

from __future__ import annotations

import shutil
import socket
import threading
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import sync_playwright

from companion.club.diary import new_evening
from companion.club.hub import Hub
from companion.keep.journal import Journal
from tests.ui.club.pictures import evening
from ui.web.club_hub import site

CHROMIUM = shutil.which("chromium")
WHOLE = """() => [...document.querySelectorAll('section')].every((box) => {
    const bottom = box.getBoundingClientRect().bottom;
    const rows = [...box.querySelectorAll('td, .card')];
    return rows.every((one) => one.getBoundingClientRect().bottom <= bottom);
})"""


@pytest.mark.skipif(not CHROMIUM, reason="no browser is installed")
def test_every_table_and_person_of_a_large_club_comes_whole_onto_the_wall(tmp_path: Path) -> None:
    hub = Hub(Journal(tmp_path / "games.db"), tmp_path, "club")
    hub.diary = new_evening(tmp_path, "20261118")
    hub.say(*evening(30, 60))
    for one in hub.evening.of_round(4):
        hub.here[one.table] = True
    seen: dict[str, set[str]] = {
        "#standings td:nth-child(2)": set(),
        "#next .place": set(),
        "#tables b": set(),
    }
    with socket.create_server(("127.0.0.1", 0)) as listening, sync_playwright() as play:
        server = uvicorn.Server(uvicorn.Config(site(lambda: hub), log_level="error"))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1920, "height": 1080})
        page.clock.install()
        page.goto(f"http://127.0.0.1:{listening.getsockname()[1]}/?language=en")
        page.wait_for_selector("#standings table")
        while [len(found) for found in seen.values()] != [60, 30, 29]:  # 29 tables and a bye
            assert page.evaluate(WHOLE)
            for where, found in seen.items():
                found.update(page.locator(where).all_inner_texts())
            page.clock.run_for(2000)
        browser.close()
        server.should_exit = True
        thread.join()
