"""Pieces on their way over the board: moved ones slide, new ones drop, planets light up, a trick is swept."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from kivy.graphics import Canvas, InstructionGroup, PopMatrix, PushMatrix, Rotate, Scale, Translate

from companion.view import Point, Token, View
from ui.handed.motion import Leg, in_quad, linear, out_back, out_cubic, out_quad
from ui.parts.board.brush import Brush
from ui.parts.board.carrying import Carrying
from ui.parts.board.ink import shadow
from ui.parts.board.looks import Piece
from ui.parts.board.pieces import CARD, crown, crown_at, style_of

SLIDE, SPACE, FREE, LONGEST = 260, 40, 4, 420  # ms: a slide, and more for each space beyond the fourth
DROP, APART = 120, 50  # ms: a piece laid behind it, and the time between two
LAY, SWEEP = 180, 350  # ms: a card laid, a trick taken
PULSE, LARGER = 300, 0.4  # ms: before that its crown grows once, by how much
DOWN, WIDE = 0.3, 1.1  # of a piece: how far below it its shadow falls on the way, and how wide
DARKEN, FALL = 250, 250  # ms: a trick destroyed
TURN, NEXT = 200, 60  # ms: a piece that lights up or goes dark, and the time until the next
DARK = 0.3  # how much of a destroyed card is still seen
FEW = 4  # more pieces at once are another position, and no move
MANY = 10  # so many may be laid by one move
TURNED = 14  # degrees that a card turns while it is laid
CARDS = ("card", "top")
ROUND = ("planet", "marble", "medal", "")  # pieces that cast a shadow on the board


class Mover:
    """Something drawn once where it belongs, and shown on its way there; in the air it casts a shadow."""

    def __init__(
        self,
        group: InstructionGroup,
        origin: Point,
        paint: Callable[[], None],
        shade: Callable[[], None] = lambda: None,
        high: float = 0.0,
    ) -> None:
        self._move, self._turn, self._grow = Translate(), Rotate(origin=origin), Scale(origin=origin)
        self._high, self._fall = high, Translate()
        self._drawn, self._shade = Canvas(), Canvas()
        with self._drawn:
            paint()
        with self._shade:
            shade()
        self._shade.opacity = 0
        for one in (PushMatrix(), self._move, PushMatrix(), self._fall, self._shade, PopMatrix()):
            group.add(one)
        for one in (self._turn, self._grow, self._drawn, PopMatrix()):
            group.add(one)

    def slide(self, off: Point, share: float) -> None:
        """From so many pixels away; its shadow shrinks as it lands."""
        self.come(off, 0.0, share)
        self._fall.xy = 0, -self._high * (1 - share)
        self._shade.opacity = 1 - share

    def pulse(self, share: float) -> None:
        """Larger and back, once; what lies beneath it is seen again then."""
        self.drop(1 + LARGER * math.sin(math.pi * share))
        self._drawn.opacity = 0 if share == 1 else 1

    def come(self, off: Point, turned: float, share: float) -> None:
        """From so many pixels away, turned by so much."""
        self._move.xy = off[0] * (1 - share), off[1] * (1 - share)
        self._turn.angle = turned * (1 - share)

    def go(self, off: Point, share: float) -> None:
        """So many pixels away, and smaller."""
        self._move.xy = off[0] * share, off[1] * share
        self.drop(1 - 0.5 * share)

    def fade(self, to: float, share: float) -> None:
        """Until so much of it is seen."""
        self._drawn.opacity = 1 - (1 - to) * share

    def drop(self, share: float) -> None:
        """Larger until it lies there."""
        size = max(0.01, share)
        self._grow.xyz = size, size, 1


class Sliding:
    """What moved on a board between two positions; the board shows it where it belongs when all is done."""

    def __init__(self, board: Carrying) -> None:
        self.board = board
        self._group = board.layers["moving"].group

    def legs(self, before: View, view: View) -> list[Leg]:
        """The way from one position to the next, if it is one that hands make."""
        board = self.board
        if board.brush is None or len(before.spaces) != len(view.spaces):
            return []
        was, now = board.pieces(before), board.pieces(view)
        carried, board.put_down = board.put_down, ""
        moved = [id for id, piece in now.items() if id in was and was[id].at != piece.at and id != carried]
        laid = [id for id in now if id not in was]
        gone = [id for id in was if id not in now and self._is_card(was[id].token)]
        turned = [id for id in now if id in was and _turned(was[id], now[id])]
        if len(moved) > FEW or len(laid) > MANY or not (moved or laid or gone or turned):
            return []
        self._clear()
        # A trick is off the table before the next card comes.
        legs = [*self._slides(moved, was, now), *(self._sweep(gone, was, before) if len(gone) > 1 else ())]
        after = max((leg.begin + leg.length for leg in legs), default=0.0)
        legs += self._lays(laid, now, view, after)
        legs += self._turns(turned, was, view)
        if not legs:
            return []
        board.unseen = frozenset((*moved, *laid))
        last = max(leg.begin + leg.length for leg in legs)
        return [*legs, Leg(0, last, self._done)]

    def _slides(self, moved: Sequence[str], was: dict[str, Piece], now: dict[str, Piece]) -> list[Leg]:
        """From where each stood; a long way takes longer."""
        legs = []
        for id in moved:
            far = math.dist(was[id].at, now[id].at)
            length = min(LONGEST, SLIDE + SPACE * max(0.0, far - FREE))
            mover = self._mover(now[id])
            legs.append(Leg(0, length, partial(mover.slide, self._off(was[id].at, now[id].at)), out_cubic))
        return legs

    def _lays(self, laid: Sequence[str], now: dict[str, Piece], view: View, after: float) -> list[Leg]:
        """A card comes from whoever lies it; other pieces drop one after the other."""
        legs = []
        for n, id in enumerate(laid):
            mover, token = self._mover(now[id]), now[id].token
            plate = next((plate for plate in view.plates if plate.seat == token.space), None)
            if self._is_card(token) and plate is not None:
                off = self._off((plate.x, plate.y), now[id].at)
                legs.append(Leg(after, LAY, partial(mover.come, off, TURNED), out_quad))
            else:
                legs.append(Leg(after + n * APART, DROP, mover.drop, out_back))
        return legs

    def _turns(self, turned: Sequence[str], was: dict[str, Piece], view: View) -> list[Leg]:
        """Each as it was fades from what it is now, space by space, so that it can be followed."""
        order = {space.id: n for n, space in enumerate(view.spaces)}
        ranked = sorted(turned, key=lambda id: order[was[id].token.space])
        return [
            Leg(n * NEXT, TURN, partial(self._mover(was[id]).fade, 0.0), linear)
            for n, id in enumerate(ranked)
        ]

    def _sweep(self, gone: Sequence[str], was: dict[str, Piece], before: View) -> list[Leg]:
        """A trick goes to the plate of whoever laid its best card; without one it darkens and falls."""
        best = next((was[id].token.space for id in gone if was[id].token.crowned), "")
        plate = next((plate for plate in before.plates if plate.seat == best), None)
        legs = []
        for id in gone:
            mover, at = self._mover(was[id]), was[id].at
            if plate is not None:
                legs.append(Leg(PULSE, SWEEP, partial(mover.go, self._off((plate.x, plate.y), at)), in_quad))
            else:
                fallen = self._off((at[0], at[1] - 1), at)
                legs.append(Leg(0, DARKEN, partial(mover.fade, DARK), linear))
                legs.append(Leg(DARKEN, FALL, partial(mover.go, fallen), in_quad))
        crowned = [was[id] for id in gone if was[id].token.crowned and plate is not None]
        return legs + [Leg(0, PULSE, self._crown(piece).pulse, linear) for piece in crowned]

    def _mover(self, piece: Piece) -> Mover:
        brush = self._brush
        size, at = brush.scale * piece.token.size, self.board.on_screen(piece.at)
        casts = brush.theme.textured and style_of(brush.theme, piece.token.kind) in ROUND
        shade = partial(shadow, at, size * WIDE, 0.0) if casts else lambda: None
        return Mover(self._group, at, partial(brush.token, piece), shade, size * DOWN)

    def _crown(self, card: Piece) -> Mover:
        """The crown of the best card, over the one it bears."""
        high, turn = self._brush.scale * card.token.size, math.radians(card.token.turn)
        wide, (x, y) = high * CARD, self.board.on_screen(card.at)
        right, up = crown_at((0, 0), (wide, high))
        at = (
            x + right * math.cos(turn) - up * math.sin(turn),
            y + right * math.sin(turn) + up * math.cos(turn),
        )
        return Mover(self._group, at, partial(crown, at, wide, self._brush.theme))

    @property
    def _brush(self) -> Brush:
        brush = self.board.brush
        assert brush is not None  # nothing moves on a board that was never drawn
        return brush

    def _off(self, start: Point, end: Point) -> Point:
        """How many pixels one place lies from another."""
        (a, b), (c, d) = self.board.on_screen(start), self.board.on_screen(end)
        return a - c, b - d

    def _is_card(self, token: Token) -> bool:
        return token.kind in CARDS or style_of(self.board.theme, token.kind) in CARDS

    def _clear(self) -> None:
        self._group.clear()

    def _done(self, share: float) -> None:
        if share == 1.0:
            self._clear()
            self.board.unseen = frozenset()


def _turned(was: Piece, now: Piece) -> bool:
    """Whether a piece lies where it lay, and shows another face."""
    return was.at == now.at and was.token.face != now.token.face
