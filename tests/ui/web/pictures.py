"""`python -m tests.ui.web.pictures FOLDER [WORD]`: every page of phones and televisions, to look at.

Each page of each game on a small phone, a tablet and a television in both languages; with a word only those
whose name has it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from companion.games import GAMES
from companion.photo_finish import Hand, Strip
from companion.play.notice import Notice
from companion.play.table import Table
from tests.companion.phones.room import table_of
from tests.ui.web.rig import Rig

CHROMIUM = "/usr/bin/chromium"
SIZES = {"phone": (360, 640), "tablet": (820, 1180), "television": (1920, 1080)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
NAMES = ("Ana", "Bénédicte", "Cleo", "Dimitri", "Eva")
SEATS = {"above": 4, "battle": 2, "heavens": 5, "olympe": 4, "olympia": 4, "scorepad": 4}
MS = 1_000_000


def on(game: str, moves: int = 30) -> Table:
    """A game some moves in, at a moment when somebody may choose."""
    table, dice = table_of(game, NAMES[: SEATS[game]]), random.Random(5)
    done = 0
    while done < moves or table.session.acting[0] == "table":
        table.do(str(dice.choice(table.session.moves)), at=0)
        done += 1
    return table


def until(table: Table, true: Callable[[Table], bool]) -> Table:
    """Random play up to a moment."""
    dice = random.Random(5)
    while not true(table):
        table.do(str(dice.choice(table.session.moves)), at=0)
    return table


class Pictures:
    """Takes them."""

    def __init__(self, browser: Browser, folder: Path, wanted: str) -> None:
        self.browser, self.folder, self.wanted = browser, folder, wanted

    def wants(self, name: str) -> bool:
        """Whether this one is asked for."""
        return self.wanted in name

    @contextmanager
    def page(self, rig: Rig, kind: str, language: str, seat: str = "", **how: object) -> Iterator[Page]:
        """A phone at a seat, or a television."""
        wide, high = SIZES[kind]
        how.setdefault("color_scheme", "dark")
        context = self.browser.new_context(
            viewport={"width": wide, "height": high},
            locale=LANGUAGES[language],
            **how,  # type: ignore[arg-type]
        )
        page = context.new_page()
        path = "/tv" if kind == "television" else "/"
        page.goto(f"{rig.address}{path}#{rig.host.guests.code}")
        if seat:
            page.locator(f'[data-key="sit {seat}"]').click()
            expect(page.locator(".top")).to_be_visible()
        elif kind == "television":
            expect(page.locator("main.television")).to_be_visible()
        else:
            expect(page.locator("main")).to_be_visible()
        yield page
        if seat:
            rig.do(lambda: [rig.host.send_away(who) for who in rig.host.present() if who.seat == seat])
        context.close()

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        """The page as it is now; whole, also what is reached by scrolling."""
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(150)
        page.screenshot(path=str(self.folder / f"{name}.png"), full_page=whole)
        print(name, flush=True)

    def tables(self) -> None:
        """Every game on every kind of page."""
        for game in GAMES:
            for kind in SIZES:
                for language in LANGUAGES:
                    name = f"{game}-{kind}-{language}"
                    if not self.wants(name):
                        continue
                    table = on(game)
                    rig = Rig(table)
                    seat = "" if kind == "television" else table.session.acting[0]
                    with self.page(rig, kind, language, seat) as page:
                        self.take(page, name)
                        if kind == "phone":
                            self.take(page, f"{name}-whole", whole=True)
                    rig.close()

    def looks(self) -> None:
        """The same page by day, in high contrast, in large letters."""
        looks: dict[str, dict[str, object]] = {
            "day": {"color_scheme": "light"},
            "night": {"color_scheme": "dark"},
            "contrast": {"contrast": "more"},
            "still": {"reduced_motion": "reduce"},
            "large": {},
        }
        for game in GAMES:
            for look, how in looks.items():
                for kind in ("phone", "television"):
                    name = f"look-{look}-{game}-{kind}"
                    if not self.wants(name):
                        continue
                    table = on(game)
                    rig = Rig(table)
                    seat = "" if kind == "television" else table.session.acting[0]
                    with self.page(rig, kind, "fr", seat, **how) as page:
                        if look == "large":
                            page.evaluate("document.documentElement.style.setProperty('font-size', '180%')")
                            page.evaluate("dispatchEvent(new Event('resize'))")
                        self.take(page, name)
                    rig.close()

    def moments(self) -> None:
        """Joining, plans, a refusal, rules, scores, a slap, a photo finish, results, endings."""
        for language in LANGUAGES:
            for name, work in MOMENTS.items():
                if self.wants(f"{name}-{language}"):
                    work(self, f"{name}-{language}", language)


def door(pictures: Pictures, name: str, language: str) -> None:
    rig = Rig(on("battle"))
    for kind, (wide, high) in SIZES.items():
        context = pictures.browser.new_context(
            viewport={"width": wide, "height": high}, locale=LANGUAGES[language]
        )
        page = context.new_page()
        page.goto(rig.address + ("/tv" if kind == "television" else ""))
        pictures.take(page, f"{name}-door-{kind}")
        page.locator("input[name=code]").fill("aaaa-aaaa")
        page.get_by_role("button").first.click()
        expect(page.get_by_role("alert").first).not_to_be_empty()
        pictures.take(page, f"{name}-wrong-{kind}")
        if kind != "television":
            page.locator("input[name=code]").fill(rig.host.guests.code)
            page.get_by_role("button").first.click()
            expect(page.locator(".chairs")).to_be_visible()
            pictures.take(page, f"{name}-chairs-{kind}")
            page.locator('[data-key="sit p1"]').click()
            expect(page.locator(".top")).to_be_visible()
            page.locator('[data-key="leave"]').click()
            expect(page.locator("dialog")).to_be_visible()
            pictures.take(page, f"{name}-leave-{kind}")
            rig.do(lambda: rig.host.send_away(rig.host.present()[0]))
            expect(page.locator("main.door")).to_be_visible()
            pictures.take(page, f"{name}-away-{kind}")
        context.close()
    rig.close()


def watching(pictures: Pictures, name: str, language: str) -> None:
    for game in GAMES:
        rig = Rig(on(game))
        for kind in ("phone", "tablet"):
            with pictures.page(rig, kind, language) as page:
                page.locator('[data-key="watch"]').click()
                expect(page.locator(".top")).to_be_visible()
                pictures.take(page, f"{name}-{game}-{kind}")
        rig.close()


def plans(pictures: Pictures, name: str, language: str) -> None:
    rig = Rig(until(table_of("heavens", NAMES), lambda table: bool(table.view().secret)))
    with pictures.page(rig, "tablet", language, "p3") as page:
        pictures.take(page, f"{name}-tablet")
    with pictures.page(rig, "phone", language, "p2") as page:
        pictures.take(page, f"{name}-before")
        page.locator(".own button.card.open").first.click()
        expect(page.locator(".prompt:not(.mine)")).to_be_visible()
        pictures.take(page, f"{name}-after")
    with pictures.page(rig, "television", language) as page:
        pictures.take(page, f"{name}-television")
    rig.close()


def refused(pictures: Pictures, name: str, language: str) -> None:
    table = table_of("olympe", NAMES[:4], {"hands": "open"})
    until(table, lambda table: 1 < len(table.session.moves) < 8 and "follow" in table.view().prompt.key)
    rig = Rig(table)
    for kind in ("phone", "tablet"):
        with pictures.page(rig, kind, language, table.session.acting[0]) as page:
            pictures.take(page, f"{name}-hand-{kind}")
            page.locator(".own .card:not(.open)").first.click()
            expect(page.locator(".notice.refused")).to_be_visible()
            pictures.take(page, f"{name}-{kind}")
            page.locator('[data-key="why"]').click()
            expect(page.locator("dialog article")).to_be_visible()
            pictures.take(page, f"{name}-rule-{kind}")
            page.locator("dialog header button").first.click()
            page.locator('[data-key="cancel"]').click()
            expect(page.locator(".notice.refused")).to_have_count(0)
    rig.close()


def reading(pictures: Pictures, name: str, language: str) -> None:
    for game in GAMES:
        pages(pictures, f"{name}-{game}", language, game)


def pages(pictures: Pictures, name: str, language: str, game: str) -> None:
    rig = Rig(on(game))
    for kind in ("phone", "tablet"):
        with pictures.page(rig, kind, language, "p1") as page:
            page.locator('[data-key="rules"]').click()
            expect(page.locator(".hit").first).to_be_visible()
            page.locator("dialog input").fill("points")
            expect(page.locator(".hit span").first).to_be_visible()
            pictures.take(page, f"{name}-rules-{kind}")
            page.locator("dialog header button").click()
            page.locator('[data-key="sheet"]').click()
            expect(page.locator("table.sheet")).to_be_visible()
            pictures.take(page, f"{name}-scores-{kind}")
    rig.close()


def slap(pictures: Pictures, name: str, language: str) -> None:
    table = table_of("olympia", NAMES[:4])
    table.do(next(str(move) for move in table.session.moves if move.verb == "deal"), at=0)
    rig = Rig(table)
    with pictures.page(rig, "tablet", language, "p3") as page:
        expect(page.locator(".slapping small")).to_contain_text("±")
        pictures.take(page, f"{name}-pad-tablet")
    with pictures.page(rig, "phone", language, "p2") as page:
        expect(page.locator(".slapping small")).to_contain_text("±")
        pictures.take(page, f"{name}-pad")
        hands = (
            Hand("p2", 900 * MS, by="phone", within=15 * MS),
            Hand("p1", 909 * MS),
            Hand("p3", 962 * MS, by="phone", within=22 * MS),
            Hand("p4", 700 * MS, kind="early"),
        )
        strip = Strip(hands, floor=1 * MS, waited=62 * MS, timing="kernel")
        rig.do(lambda: table.tell(Notice("photo", strip.said, strip=strip)))
        expect(page.locator(".photo")).to_be_visible()
        pictures.take(page, f"{name}-photo")
        for kind, seat in (("tablet", "p3"), ("television", "")):
            with pictures.page(rig, kind, language, seat) as screen:
                pictures.take(screen, f"{name}-photo-{kind}")
    rig.close()


def over(pictures: Pictures, name: str, language: str) -> None:
    for game in GAMES:
        rig = Rig(until(table_of(game, NAMES[: SEATS[game]]), lambda table: table.outcome is not None))
        for kind in SIZES:
            with pictures.page(rig, kind, language, "" if kind == "television" else "p1") as page:
                pictures.take(page, f"{name}-{game}-{kind}")
        rig.close()


def idle(pictures: Pictures, name: str, language: str) -> None:
    rig = Rig()
    for kind in ("phone", "television"):
        with pictures.page(rig, kind, language) as page:
            pictures.take(page, f"{name}-{kind}")
    rig.close()


def resting(pictures: Pictures, name: str, language: str) -> None:
    rig = Rig(on("above"))
    for kind in SIZES:
        with pictures.page(rig, kind, language, "" if kind == "television" else "p1") as page:
            rig.room.resting = True
            rig.do(lambda: None)
            expect(page.locator(".rests, .television .turn")).to_be_visible()
            pictures.take(page, f"{name}-rests-{kind}")
            rig.room.resting = False
            rig.do(lambda: [one.end(4001) for one in rig.door.pages.values()])
            expect(page.locator(".lost")).to_be_visible()
            pictures.take(page, f"{name}-lost-{kind}")
    rig.close()


MOMENTS: dict[str, Callable[[Pictures, str, str], None]] = {
    "joining": door,
    "watching": watching,
    "plans": plans,
    "refused": refused,
    "reading": reading,
    "slap": slap,
    "over": over,
    "idle": idle,
    "resting": resting,
}


if __name__ == "__main__":
    where = Path(sys.argv[1])
    where.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playing:
        chromium = playing.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        taking = Pictures(chromium, where, (*sys.argv[2:], "")[0])
        taking.tables()
        taking.looks()
        taking.moments()
        chromium.close()
