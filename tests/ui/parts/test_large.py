"""With the largest letters everything that is needed at a table is in sight without scrolling."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

import ui
from companion.inputs import Press
from companion.play.match import Match
from companion.play.notice import Notice
from companion.view import text
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.column.deeds import ChoiceKey

NAMES = ("Ana", "Ben", "Chloé", "Dimitri")


def sit(hand: Hand, game: str, seats: int, *lines: str) -> None:
    """A game drawn by one seed, at 160 %."""
    hand.app.choose("scale", "160")
    hand.app.root.begin(Match(game, NAMES[:seats]))
    if hand.app.table.session.acting == ("table",):
        hand.app.put(Press("draw 1"))
        hand.wait()
    hand.app.table.session.do(*lines)
    hand.app.root.sit_down()
    hand.wait()


def cut(found: Iterable[Widget]) -> list[Widget]:
    """Those that hang out of what they scroll in."""
    hidden = []
    for widget in found:
        scrolls = widget.parent
        while not isinstance(scrolls, ScrollView):
            scrolls = scrolls.parent
        low, high = (widget.to_window(0, y)[1] for y in (widget.y, widget.top))
        bottom, top = (scrolls.to_window(0, y)[1] for y in (scrolls.y, scrolls.top))
        if low < bottom - 1 or high > top + 1:
            hidden.append(widget)
    return hidden


def of_kind(hand: Hand, kind: type[Widget]) -> list[Widget]:
    """All of a kind that are shown."""
    return [widget for widget in hand.shown() if isinstance(widget, kind)]


def test_every_card_of_whoever_plays_is_in_sight(hand: Hand) -> None:
    sit(hand, "above", 2)
    for _ in range(2):  # a card is due, then a step
        acting, rows = hand.app.table.session.acting, hand.app.table.view().rows
        mine = {card.id for row in rows if row.seat in acting for card in row.cards}
        faces = [face for face in of_kind(hand, CardFace) if face.card.id in mine]
        assert len(faces) == len(mine) == 8
        assert not cut(faces)
        hand.app.put(Press(str(hand.app.table.session.moves[0])))
        hand.wait()


def test_every_step_of_a_torch_and_passing_are_in_sight(hand: Hand) -> None:
    sit(hand, "heavens", 3)
    session = hand.app.table.session
    while session.position.step != "plan":
        session.do(str(session.moves[0]))
    session.do(*(f"{seat} plan torch" for seat in session.match.seats), "table reveal")
    while not any(move.verb == "torch" for move in session.moves):
        session.do(str(session.moves[0]))
    hand.app.root.current_screen.refresh()
    hand.wait()
    keys = of_kind(hand, ChoiceKey)
    assert len(keys) == 6
    assert not cut(keys)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everyone_who_may_leave_a_score_pad_is_in_sight(hand: Hand, language: str) -> None:
    hand.app.choose("language", language)
    sit(hand, "scorepad", 4, "table change")
    keys = of_kind(hand, ChoiceKey)
    assert len(keys) == 5
    assert not cut(keys)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("refused", text("olympe-refuse-hidden", seat="p4", card=text("olympe-card-monster", colour="x"))),
        ("sure", text("heavens-warn-dear", seat="p4", cost=12, rate=2)),
        ("sure", text("heavens-warn-plea", seat="p4", points=1, given=2)),
        ("put-back", text("asked-other")),
    ],
)
def test_the_sentence_of_a_notice_is_whole_in_sight(
    hand: Hand, language: str, kind: str, said: object
) -> None:
    hand.app.choose("language", language)
    sit(hand, "olympe", 4)
    more = tuple(text("olympe-nugget", colour=str(n)) for n in range(5))
    hand.app.table.tell(Notice(kind, said, "following", more, "p4 play x", forcible=kind == "refused"))
    hand.app.root.current_screen.refresh()
    hand.wait()
    notice = hand.app.root.current_screen.ids.notice
    assert notice.shown
    assert len(notice.said) > 40, "it has words"
    assert not cut([notice.ids.said])
    assert notice.ids.said.font_size >= 15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_a_hint_is_in_sight_on_the_smallest_screen(hand: Hand, language: str) -> None:
    hand.app.choose("language", language)
    sit(hand, "battle", 2)
    hand.app.choose("scale", "100")
    does = text("battle-line-move", seat="p1", a=text("battle-perseus"), b="a6", c="", d="")
    why = text("battle-why-claims-and-takes", count=3, took=2, lost=2, seat="p2")
    more = [text("standin-hint-best", does=does, why=why)] * 2 + [text("standin-hint-next", does=does)] * 3
    hand.app.table.tell(Notice("told", text("standin-hint"), "movement", tuple(more)))
    hand.app.root.current_screen.refresh()
    hand.wait()
    scroll = hand.app.root.current_screen.ids.notice.ids.scroll
    assert scroll.children[0].height <= scroll.height


def test_words_with_letters_of_their_own_keep_them_when_the_scale_changes() -> None:
    """Kivy keeps the rule of a class beside that of a place: whichever is told last of another scale wins."""
    wrong = []
    for file in sorted(Path(ui.__file__).parent.rglob("*.kv")):
        inside: list[tuple[int, str]] = []
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            deep = len(line) - len(line.lstrip())
            if found := re.match(r"\s*([A-Z]\w*):", line):
                inside = [*((d, name) for d, name in inside if d < deep), (deep, found[1])]
            within = [name for d, name in inside if d < deep]
            if "font_size:" in line and within[-1:] == ["Words"] and "app.t" not in line:
                wrong.append(f"{file.name}, {n}")
    assert not wrong
