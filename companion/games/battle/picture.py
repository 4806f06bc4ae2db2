"""What can be shown of a Battle position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.game import TABLE
from companion.games.battle import movement
from companion.games.battle.board import OWNER, PASS, SIDES, TOKEN, names, tokens_of
from companion.games.battle.ending import outcome
from companion.games.battle.position import Position
from companion.view import Card, Counter, Mark, Point, Row, Side, Space, Still, Text, Token, View, text

NAMES = {"p1": "heroes", "p2": "creatures"}
FRAME = 0.36  # how far the frame reaches beyond the spaces


def view(battle: Position) -> View:
    """The board with its figures and tokens, and each side's supply."""
    prompt, rule = _prompt(battle)
    return View(
        prompt=prompt,
        rule=rule,
        spaces=_spaces(battle.size),
        marks=_marks(battle.size),
        tokens=tuple(_tokens(battle)),
        rows=tuple(_trays(battle)),
        counters=tuple(
            Counter(
                f"left-{seat}",
                text("battle-left"),
                battle.left(seat),
                seat=seat,
                of=tokens_of(battle.size),
                emblem=f"token-{TOKEN[seat]}",
            )
            for seat in SIDES
        ),
        sides=tuple(
            Side(seat, text(f"battle-{NAMES[seat]}"), TOKEN[seat], "sword" if seat == "p1" else "monster")
            for seat in SIDES
        ),
        stills=_stills(battle.size),
        scores=tuple(
            Counter(f"lays-{seat}", text("battle-score", count=left), left, seat)
            for seat in SIDES
            for left in (battle.left(seat),)
        ),
    )


def _prompt(battle: Position) -> tuple[Text, str]:
    """What to do next, and the rule that tells how."""
    if battle.turn == TABLE:
        return text("battle-prompt-place"), "preparation"
    if ended := outcome(battle):
        return ended.reason, "victory"
    if battle.declared:
        return text(
            "battle-prompt-declared", seat=battle.turn, figure=battle.named(battle.declared)
        ), "declared"
    # Looking through all abilities takes longer than all else that is shown: only who is shut in may pass.
    offered = movement.offered(battle) if movement.shut_in(battle) else []
    if offered and offered[-1].verb == PASS:
        prompt = "pass" if len(offered) == 1 else "pass-or-declare"
        return text(f"battle-prompt-{prompt}", seat=battle.turn), "passing"
    return text(f"battle-prompt-move-{battle.turn}", seat=battle.turn), "movement"


@cache
def _spaces(size: int) -> tuple[Space, ...]:
    places = [(at % size, at // size, name) for at, name in enumerate(names(size))]
    return tuple(Space(name, x, y, tone="light" if (x + y) % 2 else "dark") for x, y, name in places)


@cache
def _marks(size: int) -> tuple[Mark, ...]:
    beside = -0.5 - FRAME / 2
    each = [(Mark(n, beside, "abcdefgh"[n]), Mark(beside, n, str(n + 1))) for n in range(size)]
    return tuple(mark for both in each for mark in both)


@cache
def _stills(size: int) -> tuple[Still, ...]:
    """A wooden frame with a line of brass around the stones."""
    return (
        Still("shadow", outline=_square(size, FRAME + 0.07)),
        Still("frame", outline=_square(size, FRAME)),
        Still("brass", outline=_square(size, 0.06)),
        Still("bed", outline=_square(size, 0.025)),
    )


def _square(size: int, more: float) -> tuple[Point, ...]:
    """The corners of the board, and so much farther out."""
    low, high = -0.5 - more, size - 0.5 + more
    return (low, low), (high, low), (high, high), (low, high)


def _tokens(battle: Position) -> Iterator[Token]:
    for space, lies in zip(names(battle.size), battle.board, strict=True):
        if lies in OWNER:
            yield Token(
                lies,
                "figure",
                space,
                battle.named(lies),
                tone=TOKEN[OWNER[lies]],
                emblem=lies,
                face="down" if lies in battle.spent else "up",
            )
        elif lies:
            # A black token is a diamond, so that nobody needs to tell the colours apart.
            shape = "disc" if lies == "white" else "diamond"
            yield Token(f"{lies}-{space}", lies, space, text(f"battle-token-{lies}"), lies, shape, 0.46)
    if battle.frozen:
        where = names(battle.size)[battle.layout.at(battle.frozen)]
        yield Token("red", "red", where, text("battle-token-red"), "red", size=0.3, dx=0.27, dy=0.27)


def _trays(battle: Position) -> Iterator[Row]:
    """Figures still to be placed, while the board is set up."""
    if battle.turn != TABLE:
        return
    for seat, side in SIDES.items():
        cards = tuple(
            Card(figure, battle.named(figure), tone=TOKEN[seat], emblem=figure)
            for figure in side
            if not battle.stands(figure)
        )
        if len(cards) > len(side) - battle.size:
            yield Row(f"tray-{seat}", text(f"battle-{NAMES[seat]}"), cards, seat)
