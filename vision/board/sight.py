"""Frames in, whole boards out: what lies where, once several looks agree and no hand is over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from companion.inputs import Lies, Put
from companion.tags import Tagged, Tags, in_order
from companion.view import Point, Space
from vision.board.ground import Ground
from vision.board.lens import USUAL, Lens
from vision.board.marks import Mark, apart, mark_of, marks
from vision.board.plane import ALIKE, Plane, plane_of
from vision.board.spaces import CLEAR, Spaces
from vision.frames import Frame
from vision.mounting import WHOLE, Part
from vision.reading.places import WIDE, Memory, Places, Shows, shrunk

AGREE = 3  # looks that must say the same before it counts
EVERY = 900_000_000  # nanoseconds after which a board at rest is looked at again
RESTED = 2_000_000_000  # of rest after which what was never seen and bears no tag is the bare board
LONG = 20_000_000_000  # after which what has changed and bears no tag that can be read is the board, too
PATIENCE = 5_000_000_000  # after which what lies over the rim and does not stir belongs there
_STIRS = 14  # grey levels
_STIRRED = 0.002  # of the board's part of the picture: about a fingertip
_SAME = 0.08  # of a tag's side, by which one that does not move seems to
_SHIFT = 0.12  # of a tag's side: corners that moved more are a board that was pushed


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """A tag that was read: where, and what its place looked like."""

    mark: Mark
    memory: Memory


@dataclass(frozen=True, slots=True)
class Lying:
    """What one look says of the whole board."""

    on: tuple[tuple[str, str], ...]
    between: tuple[tuple[str, tuple[str, ...]], ...]
    hidden: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stands:
    """A piece on the space it stands on, or between several; beside the board it is on none."""

    piece: Tagged
    at: Point
    under: tuple[str, ...]
    sure: bool


class BoardSight:
    """Watches one board; puts what lies there whenever that has changed."""

    def __init__(self, tags: Tags, spaces: Sequence[Space], put: Put) -> None:
        self.tags, self.put = tags, put
        self.spaces = Spaces(spaces)
        self.ground, self.places = Ground(tags, self.spaces), Places()
        self.lies: Lies | None = None
        self.waits = "corners"  # what it waits for: corners, stillness, a hand, agreement; or nothing
        self.seen: tuple[tuple[str, Point], ...] = ()  # each piece with its place in units, at the last look
        self._pieces = {piece.tag: piece for piece in tags.pieces}
        self._corners: list[Kept] = []
        self._kept: list[Kept] = []
        self._judged: list[tuple[Mark, Stands]] = []
        self._out: set[str] | None = None  # spaces that reach out of the picture, once the board is found
        self._unsettled = False  # whether spaces look otherwise than bare, and have not rested yet
        self._small: Frame | None = None
        self._part: tuple[int, int, int, int] | None = None
        self._run: list[Lying] = []
        self._looked = self._rests = self._crossed = 0  # when: the last look, first at rest, first an arm

    def again(self) -> None:
        """Say what lies there once more, though it has not changed."""
        self.lies = None
        self._looked = 0

    def see(self, frame: Frame, at: int, part: Part = WHOLE, lens: Lens = USUAL) -> Lies | None:
        """Look at a frame; what lies there if that has changed, which is put too."""
        if self._stirs(frame):
            self._wait("stillness")
            return None
        self._rests = self._rests or at
        if not self.waits and at - self._looked < EVERY:
            return None
        self._looked = at
        self.places.see(frame, small=self._small)
        found = self._marks(frame)
        plane = self._plane(found, frame, part, lens)
        if plane is None:
            self._wait("corners")
            return None
        self.ground.see(frame, [kept.mark for kept in self._corners])
        if self._reached_over(at):
            self._run = []
            self.waits = "a hand"
            return None
        lying = self._lying(found, plane, at - self._rests)
        return None if self.ground.fresh else self._agree(lying, at)

    def _wait(self, what: str) -> None:
        """Nothing counts now: what was seen so far must be seen anew."""
        self.waits, self._run, self._rests = what, [], 0

    # what is over the board

    def _stirs(self, frame: Frame) -> bool:
        """Whether something moves on or over the board."""
        share, small = WIDE / frame.shape[1], shrunk(frame)
        before, self._small = self._small, small
        if before is None or before.shape != small.shape:
            return True
        x, y, right, bottom = (round(edge * share) for edge in self._reach(frame.shape))
        was, now = before[y:bottom, x:right], small[y:bottom, x:right]
        brighter = int(np.median(now)) - int(np.median(was))
        stirred = np.abs(now.astype(np.int16) - was - brighter) > _STIRS
        return float(stirred.mean()) > _STIRRED

    def _reached_over(self, at: int) -> bool:
        """Whether an arm reaches over the rim; what lies there long enough and stirs no more is none."""
        if not self.ground.crossed:
            self._crossed = 0
            return False
        self._crossed = self._crossed or at
        return at - self._crossed < PATIENCE

    # tags

    def _reach(self, shape: tuple[int, ...]) -> tuple[int, int, int, int]:
        """The part of the picture in which the board is, once its corners are known."""
        height, width = shape[:2]
        if not self._corners:
            return 0, 0, width, height
        if self._part is None:
            self._part = self._part_of(width, height)
        return self._part

    def _part_of(self, width: int, height: int) -> tuple[int, int, int, int]:
        spots = np.array([(kept.mark.x, kept.mark.y) for kept in self._corners], np.float32)
        turn = cv2.getPerspectiveTransform(np.array(self.tags.at, np.float32), spots)
        edges = np.concatenate([*self.spaces.outlines, np.array(self.tags.at, np.float32)])
        seen = cv2.perspectiveTransform(edges[None], turn)[0]
        over = 0.06 * np.ptp(seen, axis=0).max()  # pieces on the edge lean out of the picture's middle
        (x, y), (right, bottom) = seen.min(0) - over, seen.max(0) + over
        return max(int(x), 0), max(int(y), 0), min(int(right) + 1, width), min(int(bottom) + 1, height)

    def _marks(self, frame: Frame) -> list[Mark]:
        """The tags on the board; the whole picture is searched while the corners are not known."""
        if not self._corners:
            return marks(frame)
        x, y, right, bottom = self._reach(frame.shape)
        side = float(np.median([kept.mark.side for kept in self._corners]))
        shift = np.array([x, y], np.float32)
        found = marks(np.ascontiguousarray(frame[y:bottom, x:right]), side)
        return [mark_of(mark.tag, mark.corners + shift) for mark in found]

    def _plane(self, found: list[Mark], frame: Frame, part: Part, lens: Lens) -> Plane | None:
        """The board's plane, if each corner is read or still looks as it did when it was."""
        corners: list[Mark] = []
        for n, tag in enumerate(self.tags.corners):
            read = [mark for mark in found if mark.tag == tag]
            if len(read) > 1:
                return None
            if not read and self._corners and self.places.shows(self._corners[n].memory) is Shows.CARD:
                read = [self._corners[n].mark]
            corners += read
        if self._corners and (not corners or self._pushed(corners)):
            self._moved_away()
        plane = plane_of(self.tags, corners, lens, frame.shape, part) if len(corners) == 4 else None
        if plane is None:
            return None
        self._corners = [self._keep(mark, self._corners) for mark in corners]
        return plane

    def _pushed(self, corners: Sequence[Mark]) -> bool:
        """Whether a corner is no longer where it was."""
        lay = {kept.mark.tag: kept.mark for kept in self._corners}
        return any(apart(lay[mark.tag], mark) > _SHIFT for mark in corners)

    def _keep(self, mark: Mark, before: Sequence[Kept]) -> Kept:
        """A tag with what its place looks like, as it was first seen there."""
        same = (kept for kept in before if kept.mark.tag == mark.tag and apart(kept.mark, mark) < _SAME)
        return next(same, None) or Kept(mark, self.places.remember(mark.corners))

    def _moved_away(self) -> None:
        """The board or the camera was pushed: what was known of its picture is of no use now."""
        self._corners, self._kept, self._judged, self._run = [], [], [], []
        self._part = self._out = None
        self.ground.forget()

    # what lies where

    def _lying(self, found: list[Mark], plane: Plane, rests: int) -> Lying:
        """Every piece on its space, or between spaces, and the spaces of which nothing is known."""
        read = [mark for mark in found if mark.tag in self._pieces]
        still, lost = self._unread(read)
        self._judged = [self._as_before(mark, plane) for mark in (*read, *still)]
        stands = [stands for _, stands in self._judged]
        self.seen = tuple((one.piece.name, one.at) for one in stands)
        taken = {space for one in stands for space in one.under}
        raised = [(mark, self._pieces[mark.tag].high) for mark, _ in self._judged]
        self.ground.stand([plane.body(mark, high) for mark, high in raised])
        left = {space for mark in lost for space in self._stands(mark, plane).under} - taken
        self.ground.remember(taken, rests >= RESTED, rests >= LONG, left)
        if self._out is None:
            self._out = self._out_of_sight(plane)
        covered = {*self.ground.covered(taken)} - self._out
        self._unsettled = bool(covered) and rests < RESTED
        away = [mark for mark in lost if self.ground.behind(plane.body(mark, 0.0))]
        behind = {space for mark in away for space in self._stands(mark, plane).under}
        hidden = tuple(sorted(covered | ((self._out | behind) - taken)))
        mine = [kept for kept in self._kept if kept.mark in still]
        gone = [kept for kept in self._kept if kept.mark in lost]
        perhaps = [kept for kept in gone if {*self._stands(kept.mark, plane).under} & {*hidden}]
        fresh = [self._keep(mark, self._kept) for mark in read]
        self._kept = [*fresh, *mine, *perhaps]
        return _told(stands, hidden)

    def _as_before(self, mark: Mark, plane: Plane) -> tuple[Mark, Stands]:
        """Where a piece stands, judged once while it does not move: by an edge it would be now so, now so."""
        for before, stands in self._judged:
            if before.tag == mark.tag and apart(before, mark) < _SAME:
                return before, stands
        return mark, self._stands(mark, plane)

    def _stands(self, mark: Mark, plane: Plane) -> Stands:
        """On which space a piece stands, or between which; not sure if its tag is not level at its height."""
        piece = self._pieces[mark.tag]
        at = plane.place(mark, piece.high)
        under = self.spaces.under(*at, CLEAR / plane.unit)
        level = all(abs(side / self.tags.side - 1) < ALIKE for side in plane.size(mark, piece.high))
        return Stands(piece, at, under, level and len(under) == 1)

    def _out_of_sight(self, plane: Plane) -> set[str]:
        """The spaces on which some piece, or the tag on its head, might stand outside the picture."""
        height, width = plane.shape[:2]
        rim = 0.5 * float(np.median([kept.mark.side for kept in self._corners]))
        out = np.zeros(len(self.spaces.edges), bool)
        for high in (0.0, max(piece.high for piece in self.tags.pieces)):
            spots = plane.seen(self.spaces.edges, high)
            out |= (spots < rim).any(1) | (spots > np.array([width, height]) - rim).any(1)
        return {self.spaces.ids[n] for n in np.unique(self.spaces.whose[out])}

    def _unread(self, read: list[Mark]) -> tuple[list[Mark], list[Mark]]:
        """Tags read before and not now: those whose place still looks the same, and the rest."""
        still: list[Mark] = []
        lost: list[Mark] = []
        seen = Counter(mark.tag for mark in read)
        for kept in self._kept:
            mark = kept.mark
            if any(apart(other, mark) < 1.0 and not self._over(other, mark) for other in read):
                continue  # it is read here still, or something else lies here now
            if seen[mark.tag] >= self._pieces[mark.tag].copies:
                continue  # it is elsewhere
            (still if self.places.shows(kept.memory) is Shows.CARD else lost).append(mark)
        return still, lost

    def _over(self, mark: Mark, other: Mark) -> bool:
        """Whether the tag is on a head so high that the other may lie behind it still."""
        return self._pieces[mark.tag].high > self._pieces[other.tag].high + self.tags.side

    def _agree(self, lying: Lying, at: int) -> Lies | None:
        """Several looks must say the same; it is put if it is not what was put before."""
        self._run = [*(one for one in self._run if one == lying), lying][-AGREE:]
        if len(self._run) < AGREE or self._unsettled:
            self.waits = "agreement"
            return None
        self.waits = ""
        lies = Lies(self.tags.game, lying.on, lying.between, lying.hidden, at)
        if self.lies is not None and replace(self.lies, at=at) == lies:
            return None
        self.lies = lies
        self.put(lies)
        return lies


def _told(stands: Sequence[Stands], hidden: tuple[str, ...]) -> Lying:
    """What is sure, what is not, and what is hidden: one piece cannot be in two places."""
    count = Counter(one.piece.name for one in stands)
    doubled = {one.piece.name for one in stands if count[one.piece.name] > one.piece.copies}
    on = in_order(
        (one.under[0], one.piece.name) for one in stands if one.sure and one.piece.name not in doubled
    )
    between = [(one.piece.name, one.under) for one in stands if one.under and not one.sure]
    between = [(name, under) for name, under in between if name not in doubled]
    for name in doubled:
        between.append(
            (name, tuple(sorted({s for one in stands if one.piece.name == name for s in one.under})))
        )
    return Lying(on, tuple(sorted((name, under) for name, under in between if under)), hidden)
