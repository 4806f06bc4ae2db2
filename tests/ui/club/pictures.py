"""`python -m tests.ui.club.pictures FOLDER`: the club's pages on touch screen and wall, to look at."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import uvicorn

from companion.club.diary import new_evening
from companion.club.evening import played
from companion.club.folder import ENDING, Invitation
from companion.club.hall import pages
from companion.club.hub import Hub
from companion.club.pairing import next_round
from companion.keep.journal import Journal

SIZES = ("800x480", "1280x720")
LANGUAGES = ("en", "fr")
CODE = Invitation("hub.local", 8883, "olympiens", "t3", "secret-" * 4, "ab" * 32)
PEOPLE = [
    "Ana Kallis",
    "Benedict Ashworth",
    "Chloé Dubois-Lemaire",
    "Dan",
    "Élodie",
    "Finn O’Hara",
    "Gil",
    "Hera Papadopoulou",
    "Ida",
    "Jo",
    "Kit",
    "Leonidas",
    "Mia",
    "Ned",
    "Ova",
    "Pia",
    "Quentin",
]


def evening(tables: int = 8, people: int = 17) -> list[str]:
    """Three rounds and a half of an evening: somebody left, a result was corrected, two tables still play."""
    names = [PEOPLE[n % len(PEOPLE)][:20] + ("" if n < len(PEOPLE) else f" {n}") for n in range(people)]
    lines = ["evening swiss 5", "game battle 2", "clock fischer 600 5"]
    lines += [f"table t{n}" for n in range(1, tables + 1)] + ["lead t3"]
    lines += [f"come p{n} {name}" for n, name in enumerate(names, 1)]
    dice = random.Random(7)
    for number in range(1, 5):
        if number == 3:
            lines.append("go p6")
        drawn = next_round(played(lines))
        lines += [*drawn, f"start {number}"]
        seats = [line.split() for line in drawn if line.startswith("seat")]
        for _, _, table, *_ in seats[: -2 if number == 4 else None]:
            lines.append(f"result {number} {table} {dice.choice(('1 2', '2 1', '1 1'))}")
    return lines


def screens(folder: Path, size: str, language: str) -> None:
    """The touch screen's pages, in a process of their own: Kivy has one size."""
    home = Path(tempfile.mkdtemp())
    os.environ["PANTHEON_HOME"] = str(home)
    (home / "settings.toml").write_text(f'language = "{language}"\n')
    (home / f"t3{ENDING}").write_text(str(CODE))
    from ui.app.window import configure

    configure(size)
    from companion.keep.players import meet
    from companion.phones.wire import Heard, Opened
    from companion.settings import Settings
    from ui.app.app import PantheonApp
    from ui.checks.finger import Hand

    hand = Hand(PantheonApp(Settings(home / "settings.toml"), games=home))
    app, club = hand.app, hand.app.phones.club

    def picture(name: str) -> None:
        hand.wait(6)
        hand.picture(folder / f"{name}-{size}-{language}.png")

    def hear(kind: str, rest: str, told: object) -> None:
        club.heard(Heard(f"pantheon/olympiens/hub/{kind}/{rest}", json.dumps(told)))

    meet(app.game.journal, enumerate(PEOPLE[:6], 1))
    app.root.show("club")
    app.root.current_screen._look()
    picture("join")
    app.root.current_screen.join(str(CODE))
    club.heard(Opened(False))
    club.call(PEOPLE[0], "A. K.")
    lines = evening()
    day = played(lines)
    seating = next(one for one in day.of_round(day.round) if one.table == "t3")
    seat = {"day": "20261118", "round": day.round, "game": "battle", "clock": day.clock}
    seat |= {"names": [day.names[id_] for id_ in seating.people], "started": False, "places": []}
    hear("seat", "t3", seat)
    app.root.current_screen.refresh()
    picture("table")
    for kind, page, told in pages(day, "20261118"):
        hear(kind, page, told)
    app.root.show("hall")
    picture("hall")
    # All results are there: the next round can be drawn.
    lines += [f"result {one.round} {one.table} 1 2" for one in day.open]
    for kind, page, told in pages(played(lines), "20261118"):
        hear(kind, page, told)
    picture("hall-next")
    app.root.show("club")
    app.root.current_screen._begin()
    app.root.sit_down()
    picture("clocks")
    app.root.show("table")
    app.tell("resign p2")
    app.root.show("club")
    picture("confirm")


def wall(folder: Path) -> None:
    """The wall at its own size, with few tables and with many."""
    from playwright.sync_api import sync_playwright

    from ui.web.club_hub import site

    for name, tables, people in (("few", 8, 17), ("many", 64, 128)):
        place = Path(tempfile.mkdtemp())
        hub = Hub(Journal(place / "games.db"), place, "olympiens")
        hub.diary = new_evening(place, "20261118")
        lines = evening(tables, people)
        hub.say(*lines)
        dice = random.Random(1)
        for one in hub.evening.of_round(hub.evening.round):
            players = [hub.evening.names[id_] for id_ in one.people]
            hub.here[one.table] = dice.random() < 0.9
            points = [[["p1"], dice.randrange(9)], [["p2"], dice.randrange(9)]]
            hub.now[one.table] = {"game": "battle", "players": players, "points": points, "acting": ["p1"]}
            hub.now[one.table]["over"] = bool(one.places)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
            server = uvicorn.Server(uvicorn.Config(site(lambda hub=hub: hub), log_level="error"))  # type: ignore[misc]
            thread = threading.Thread(target=server.run, args=([listening],))
            thread.start()
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path="/usr/bin/chromium")
                for language in LANGUAGES:
                    page = browser.new_page(viewport={"width": 1920, "height": 1080})
                    page.goto(f"http://127.0.0.1:{port}/?language={language}")
                    page.wait_for_selector("#standings table")
                    page.evaluate("document.fonts.ready")
                    page.screenshot(path=folder / f"wall-{name}-{language}.png")
                browser.close()
            server.should_exit = True
            thread.join()


if __name__ == "__main__":
    where, *which = sys.argv[1:]
    Path(where).mkdir(parents=True, exist_ok=True)
    if which:
        screens(Path(where), *which)
    else:
        for one in SIZES:
            for other in LANGUAGES:
                subprocess.run(
                    [sys.executable, "-m", "tests.ui.club.pictures", where, one, other], check=True
                )
        wall(Path(where))
