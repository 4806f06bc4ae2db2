"""Real pages in Debian's Chromium: joining, secrets, refusals, rules, a slap, a television, coming back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from companion.games.heavens.terms import PLANS
from companion.phones.host import Present
from companion.photo_finish import Hand, Strip
from companion.play.notice import Notice
from companion.play.table import Table
from tests.companion.phones.room import table_of
from tests.ui.web.rig import Rig

CHROMIUM = Path("/usr/bin/chromium")
SMALL, TABLET, LARGE = (360, 640), (820, 1180), (1920, 1080)
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")

pytestmark = pytest.mark.skipif(not CHROMIUM.exists(), reason="Debian's chromium is not installed")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        yield browser
        browser.close()


class Hall:
    """A rig, and browsers that come to it."""

    def __init__(self, browser: Browser, rig: Rig) -> None:
        self.browser, self.rig = browser, rig
        self.troubles: list[str] = []

    def page(self, path: str = "", size: tuple[int, int] = SMALL, language: str = "en-GB") -> Page:
        """A new phone or television."""
        wide, high = size
        context = self.browser.new_context(viewport={"width": wide, "height": high}, locale=language)
        page = context.new_page()
        page.on("pageerror", lambda bad: self.troubles.append(str(bad)))
        page.goto(path or self.rig.invitation)
        return page

    def seated(self, seat: str, **how: object) -> Page:
        """A phone at a seat."""
        page = self.page(**how)  # type: ignore[arg-type]
        page.locator(f'[data-key="sit {seat}"]').click()
        expect(page.locator(".prompt, .result")).to_be_visible()
        return page

    def television(self) -> Page:
        """The big screen."""
        page = self.page(f"{self.rig.address}/tv#{self.rig.host.guests.code}", LARGE)
        expect(page.locator("main.television")).to_be_visible()
        return page


@pytest.fixture
def hall(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Hall]:
    opened = Hall(chromium, Rig(request.param() if request.param else None))
    yield opened
    for context in chromium.contexts:
        context.close()
    opened.rig.close()
    assert opened.troubles == []


def planning() -> Table:
    """Heavens, when all lay their plans."""
    return _until(table_of("heavens", NAMES), lambda table: bool(table.view().secret))


def a_hand() -> Table:
    """Olympe in mid-trick: somebody must follow."""
    table = table_of("olympe", NAMES[:4], {"hands": "open"})
    return _until(
        table, lambda table: 1 < len(table.session.moves) < 8 and "follow" in table.view().prompt.key
    )


def crowded() -> Table:
    """Olympe after thirty moves: every card lies open somewhere, and nothing is scored yet."""
    return _until(table_of("olympe", NAMES[:4]), lambda table: len([*table.session.lines()]) > 30)


def heroes() -> Table:
    """Battle at its first move."""
    return _until(table_of("battle", NAMES[:2]), lambda table: table.session.acting == ("p1",))


def piling() -> Table:
    """Olympia while a slap counts."""
    table = table_of("olympia", NAMES[:3])
    table.do(next(str(move) for move in table.session.moves if move.verb == "deal"), at=0)
    return table


def _until(table: Table, true: Callable[[Table], bool]) -> Table:
    dice = random.Random(5)
    while not true(table):
        table.do(str(dice.choice(table.session.moves)), at=0)
    return table


def of(make: Callable[[], Table] | None) -> pytest.MarkDecorator:
    """The table a test begins with."""
    return pytest.mark.parametrize("hall", [make], indirect=True, ids=[make.__name__ if make else "idle"])


def lines(hall: Hall) -> list[str]:
    table = hall.rig.room.table
    assert table is not None
    return [*table.session.lines()]


@of(heroes)
def test_joining_by_a_typed_code_after_a_wrong_one(hall: Hall) -> None:
    page = hall.page(hall.rig.address, language="fr-FR")
    page.locator("input[name=code]").fill("aaaa-aaaa")
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.locator("p.refused[role=alert]")).to_contain_text("Ce n’est pas le code")
    page.locator("input[name=code]").fill(hall.rig.host.guests.code.lower())
    page.get_by_role("button", name="Rejoindre").click()
    page.get_by_role("button", name="Ana").click()
    expect(page.locator(".top")).to_contain_text("Ana")
    assert hall.rig.host.guests.code not in page.url


@of(planning)
def test_five_phones_choose_their_plans_at_once_and_the_television_tells_none(hall: Hall) -> None:
    screen = hall.television()
    phones = [hall.seated(f"p{n}") for n in range(1, 6)]
    for n, phone in enumerate(phones):
        plan = PLANS[n % 4]
        expect(phone.locator(f'button.card[data-id="{plan}"].open')).to_be_visible()
        phone.locator(f'button.card[data-id="{plan}"]').click()
        if n < 4:
            expect(phone.locator(".prompt:not(.mine)")).to_be_visible()
            expect(screen.locator(".tick")).to_have_count(n + 1)
            assert screen.locator(f'.card[data-id="{plan}"]:not(.down)').count() == 0
    expect(screen.locator(".tick")).to_have_count(0)
    said = [line.split()[1] for line in lines(hall)[-8:]]
    assert "reveal" in said
    hall.rig.say("undo")
    expect(screen.locator(".told")).to_be_visible()


@of(a_hand)
def test_a_hand_shows_what_may_be_laid_and_says_why_the_rest_may_not(hall: Hall) -> None:
    table = hall.rig.room.table
    assert table is not None
    seat = table.session.acting[0]
    phone, other = hall.seated(seat), hall.seated("p1" if seat != "p1" else "p2")
    allowed = {move.args[0] for move in table.session.moves}
    expect(phone.locator(".own .card.open")).to_have_count(len(allowed))
    mine = {card.id for row in table.view(seat).rows if row.seat == seat for card in row.cards}
    assert not mine & set(re.findall(r'data-id="([a-z-]+[0-9a-z]*)"', other.locator(".own").inner_html()))
    before = lines(hall)
    phone.locator(".own .card:not(.open)").first.click()
    expect(phone.locator(".notice.refused")).to_be_visible()
    expect(phone.locator("#alarm")).not_to_be_empty()
    assert other.locator(".notice").count() == 0
    assert lines(hall) == before
    phone.locator(".notice").get_by_role("button", name="Read the rule").click()
    expect(phone.locator("dialog article h2")).to_be_visible()
    phone.locator("dialog").get_by_role("button", name="Close").click()
    phone.locator(".own .card.open").first.click()
    expect(phone.locator(".own .card.open")).to_have_count(0)
    assert len(lines(hall)) > len(before)


@of(heroes)
def test_two_phones_a_television_and_the_touch_screen_play_one_game(hall: Hall) -> None:
    ana, bo, screen = hall.seated("p1"), hall.seated("p2", size=TABLET, language="fr-FR"), hall.television()
    table = hall.rig.room.table
    assert table is not None
    piece, to = table.session.moves[0].args
    ana.locator(f'.board .token[data-id="{piece}"]').click()
    expect(ana.locator(f'.space[data-id="{to}"].open')).to_be_visible()
    ana.locator(f'.space[data-id="{to}"]').focus()
    ana.keyboard.press("Enter")
    expect(bo.locator(".prompt.mine")).to_contain_text("À vous")
    expect(ana.locator(".prompt:not(.mine)")).to_be_visible()
    ana.locator(f'.board .token[data-id="{piece}"]').click()
    expect(ana.locator(".notice.refused")).to_contain_text("Bo")
    hall.rig.say(str(table.session.moves[0]))
    expect(screen.locator(".prompt")).to_contain_text("Ana")
    expect(ana.locator(".prompt.mine")).to_be_visible()
    assert screen.locator("button").count() == 0, "a television says nothing"


@of(heroes)
def test_rules_and_scores_are_read_while_the_others_play(hall: Hall) -> None:
    phone = hall.seated("p2")
    phone.get_by_role("button", name="Rules").click()
    phone.get_by_role("searchbox").fill("win")
    phone.locator(".hit").first.click()
    expect(phone.locator("article")).to_be_visible()
    phone.get_by_role("button", name="Close").click()
    phone.get_by_role("button", name="Scores").click()
    expect(phone.locator("table.sheet")).to_contain_text("Ana")


@of(piling)
def test_a_slap_goes_off_with_its_uncertainty_and_the_photo_shows_it(hall: Hall) -> None:
    phone, screen = hall.seated("p2"), hall.television()
    expect(phone.locator(".slapping small")).to_contain_text(re.compile("±\u00a0\\d+\u00a0ms"))
    phone.locator(".slap").hover(position={"x": 40, "y": 40})
    phone.mouse.down()
    expect(phone.locator(".slap.down")).to_be_visible()
    hall.rig.do(lambda: None)
    seat, at, within = hall.rig.room.slapped[0]
    assert seat == "p2"
    assert 12_000_000 <= within < 100_000_000
    phone.mouse.up()
    hands = (Hand("p2", at, by="phone", within=within), Hand("p1", at + 9_000_000))
    strip = Strip(hands, floor=1_000_000, timing="kernel")

    def show() -> None:
        table = hall.rig.room.table
        assert table is not None
        table.tell(Notice("photo", strip.said, strip=strip))

    hall.rig.do(show)
    expect(screen.locator(".photo")).to_contain_text("Dead heat")
    expect(screen.locator(".photo .about")).to_contain_text("mixed")
    expect(screen.locator(".photo .within")).to_have_count(1)


@of(heroes)
def test_a_lost_phone_returns_to_its_seat_and_a_sent_away_one_does_not(hall: Hall) -> None:
    phone = hall.seated("p1")
    phone.reload()
    expect(phone.locator(".top")).to_contain_text("Ana")
    expect(phone.locator(".prompt.mine")).to_be_visible()
    hall.rig.do(lambda: hall.rig.door.pages[next(iter(hall.rig.door.pages))].end(4001))
    expect(phone.locator(".lost")).to_be_visible()
    expect(phone.locator(".lost")).to_have_count(0)
    who: Present = hall.rig.do(hall.rig.host.present)[0]
    assert who.name == "Ana"
    phone.locator('[data-key="leave"]').click()
    expect(phone.locator("dialog")).to_be_visible()
    hall.rig.do(lambda: hall.rig.host.send_away(hall.rig.host.present()[0]))
    expect(phone.locator("main.door")).to_contain_text("sent away")
    expect(phone.locator("dialog")).to_be_hidden()
    phone.reload()
    expect(phone.locator("main.door form")).to_be_visible()


CUT = """[...document.querySelectorAll('.rows .card, aside .seat, aside .notes li')].filter((thing) => {
    const low = (one) => one.getBoundingClientRect().bottom;
    return low(thing) > low(thing.closest('.rows, aside')) + 1;
}).length"""


@of(crowded)
def test_a_television_cuts_nothing_off_and_an_empty_score_sheet_says_so(hall: Hall) -> None:
    screen = hall.television()
    expect(screen.locator(".rows .card").first).to_be_visible()
    for size in (LARGE, (1280, 720)):
        screen.set_viewport_size({"width": size[0], "height": size[1]})
        screen.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        assert screen.evaluate(CUT) == 0
    phone = hall.seated("p1", language="fr-FR")
    phone.locator('[data-key="sheet"]').click()
    expect(phone.locator("dialog .none")).to_contain_text("Rien n’a encore été marqué")


@of(None)
def test_when_nothing_is_on_the_television_shows_the_evenings_so_far(hall: Hall) -> None:
    expect(hall.television().locator(".chart")).to_contain_text("Ana")


@of(heroes)
def test_large_letters_contrast_and_a_screen_reader_find_everything(hall: Hall) -> None:
    context = hall.browser.new_context(
        viewport={"width": 360, "height": 640}, contrast="more", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(hall.rig.invitation)
    page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    page.locator('[data-key="sit p1"]').click()
    expect(page.locator(".prompt")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "contrast"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off sideways"
    nameless = page.locator("button, a, input, [role=button]").evaluate_all(
        "all => all.filter(one => !(one.ariaLabel || one.textContent.trim() || one.labels?.length)).length"
    )
    assert nameless == 0
    expect(page.locator("#live")).to_contain_text("Your turn")
    small = page.locator("button").evaluate_all(
        "all => all.filter(one => one.offsetParent && one.offsetHeight < 40).map(one => one.className)"
    )
    assert [one for one in small if "link" not in one] == []


@of(planning)
def test_a_screen_reader_finds_the_seats_secrets_and_whats_to_do_by_role_and_name(hall: Hall) -> None:
    """Asked through the accessibility tree alone, as a screen reader does."""
    page = hall.page()
    page.get_by_role("heading", name="Who are you?").wait_for()
    page.get_by_role("button", name="Bo").click()
    expect(page.get_by_role("banner")).to_contain_text("Bo")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("button")).to_have_count(2)
    expect(page.get_by_role("heading", name="Only you see this")).to_be_visible()
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    status = page.locator("#live")
    assert status.get_attribute("role") == "status"
    assert status.get_attribute("aria-live") == "polite"
    assert page.locator("#alarm").get_attribute("aria-live") == "assertive"
    expect(status).to_contain_text("Your turn")
    plan = page.get_by_role("button", name=re.compile("may be played")).first
    plan.focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("You have chosen")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    screen = hall.television()
    expect(screen.get_by_role("main")).to_be_visible()
    expect(screen.get_by_role("img", name="Table")).to_be_visible()


@of(heroes)
def test_every_theme_is_worn_and_nothing_is_fetched_from_elsewhere(hall: Hall) -> None:
    asked: list[str] = []
    for scheme, contrast, theme in (
        ("light", "no-preference", "day"),
        ("dark", "no-preference", "night"),
        ("dark", "more", "contrast"),
    ):
        context = hall.browser.new_context(color_scheme=scheme, contrast=contrast)  # type: ignore[arg-type]
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda said: hall.troubles.append(said.text) if said.type == "error" else None)
        page.goto(hall.rig.invitation)
        page.locator('[data-key="watch"]').click()
        expect(page.locator(".board")).to_be_visible()
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        context.close()
    assert {url.split("/")[2] for url in asked if not url.startswith("data:")} == {
        f"127.0.0.1:{hall.rig.port}"
    }
