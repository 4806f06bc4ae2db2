"""The lines that may have led to a board as it lies: the legal moves, searched where something differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, field

from companion.game import TABLE, Game, Move, State
from companion.inputs import Lies
from companion.play.board.lying import Differs, Lying, differs
from companion.tags import Tags
from companion.view import View

BUDGET = 110  # boards looked at: about 50 ms of a desktop's processor, at under half a millisecond each
DEEP = 10  # lines in one turn
MANY = 15  # moves to choose from that cost as much as a look at one board


@dataclass(frozen=True, slots=True)
class Way:
    """Moves one after the other, the position after them, and how the board differs from it."""

    moves: tuple[Move, ...]
    position: State
    view: View
    board: Lying
    differs: Differs
    seat: str = ""  # whose turn it is about

    @property
    def lines(self) -> tuple[str, ...]:
        """Its moves as lines; what comes of itself is not among them."""
        return tuple(map(str, self.moves))


@dataclass
class Ways:
    """A search from one position: what was looked at, what fits, and where turns ended."""

    box: Game
    tags: Tags
    lies: Lies
    barred: Container[str] = ()  # the seats for which nobody else decides
    announced: Move | None = None  # what a stand-in said it does
    left: int = BUDGET
    blind: bool = False  # what may have been done where nothing could be seen is looked at, too
    known: dict[State, Way] = field(default_factory=dict)
    _legal: dict[State, tuple[Move, ...]] = field(default_factory=dict)

    @property
    def cut(self) -> bool:
        """Whether there was more to look at than may be looked at."""
        return self.left < 0

    def begin(self, position: State) -> Way:
        """Where the search begins: nothing was done."""
        return self._look((), position, "")

    def _look(self, moves: tuple[Move, ...], position: State, seat: str) -> Way:
        view = position.view()
        board = self.tags.lie(view)
        way = Way(moves, position, view, board, differs(board, self.lies), seat)
        self.known[position] = way
        return way

    def search(self, starts: list[Way]) -> tuple[list[Way], list[Way]]:
        """All that fits within one turn, and the ways that end one; beyond what fits nothing is looked at."""
        fitting, ends, ring = list[Way](), list[Way](), starts
        touched = self._touched(starts[0])
        for _ in range(DEEP):
            ring = [after for way in ring for after in self._after(way, touched)]
            fitting += [way for way in ring if not way.differs]
            ends += [way for way in ring if way.differs and self._passed(way)]
            ring = [way for way in ring if way.differs and not self._passed(way)]
            if not ring or self.cut:
                break
        return fitting, ends

    def _after(self, way: Way, touched: Container[str]) -> Iterator[Way]:
        for move in self._moves(way, touched):
            after = follow(self.box, way.position.apply(move))
            if after in self.known:
                continue
            self.left -= 1
            if self.cut:
                return
            seat = way.seat or ("" if move.seat == TABLE else move.seat)
            found = self._look((*way.moves, move), after, seat)
            # A line that moves something brings the board nearer, or a piece is still on its way.
            nearer = found.differs.count < way.differs.count
            if nearer or found.view.moving or self._unseen(found.board, way.board):
                yield found

    def _unseen(self, one: Lying, other: Lying) -> bool:
        """Whether two boards differ at most where nothing could be seen."""
        return {space for space, _ in {*one} ^ {*other}} <= {*self.lies.hidden}

    def might_hide(self, way: Way, start: Way) -> bool:
        """Whether a step of it that moves nothing stands where something may have been laid and not read."""
        touched, here = self._touched(start), start
        for move in way.moves:
            spaces, pieces = {s.id for s in here.view.spaces}, {t.id: t.space for t in here.view.tokens}
            if not {*move.args} & {*spaces, *pieces}:
                others = [other for other in self._choice(here.position) if self._may(other, here)]
                if not all(_about(other, spaces, pieces, touched) for other in others):
                    return True
            here = self.known[follow(self.box, here.position.apply(move))]
        return False

    def covers(self, way: Way, start: Way) -> bool:
        """Whether a line of it only takes away what may still lie beneath a piece that was seen there."""
        here, seen = start, {space for space, _ in self.lies.on}
        for move in way.moves:
            after = self.known[follow(self.box, here.position.apply(move))]
            lay, left = Counter(here.board), Counter(after.board)
            gone = {space for space, _ in lay - left}
            if gone and gone <= seen and not left - lay:
                return True
            here = after
        return False

    def between(self, way: Way, start: Way) -> bool:
        """Whether what it lays was seen between two spaces: on the other it may lie against the rules."""
        laid = Counter(way.board) - Counter(start.board)
        return any((space, name) in laid for name, spaces in self.lies.between for space in spaces)

    def _touched(self, start: Way) -> set[str]:
        """The spaces and pieces that differ."""
        pieces = {*start.differs.missing, *start.differs.extra, *start.differs.unsure}
        spaces = {space for space, _ in pieces}.union(*(spaces for _, spaces in self.lies.between))
        names = {name for _, name in pieces}
        moved = {token.id for token in start.view.tokens if token.space in spaces}
        return spaces.union(names, moved, self.lies.hidden if self.blind else ())

    def _choice(self, position: State) -> tuple[Move, ...]:
        if position not in self._legal:
            self._legal[position] = moves = tuple(position.legal_moves())
            self.left -= len(moves) // MANY
        return self._legal[position]

    def _passed(self, way: Way) -> bool:
        """Whether whoever this is about decides no more."""
        acting = {move.seat for move in self._choice(way.position)}
        return bool(way.seat) and way.seat not in acting and acting != {TABLE}

    def _moves(self, way: Way, touched: Container[str]) -> list[Move]:
        """What may have been done next: by the same player, with what differs; the table's own only step."""
        moves = self._choice(way.position)
        if len(moves) == 1 and moves[0].seat == TABLE:
            return [*moves]
        spaces, pieces = {space.id for space in way.view.spaces}, {t.id: t.space for t in way.view.tokens}
        astray = {name for _, name in (*way.differs.missing, *way.differs.extra)}
        free = way.view.moving in astray or (bool(way.view.moving) and way.view.moving in touched)
        return [
            move for move in moves if self._may(move, way) and (free or _about(move, spaces, pieces, touched))
        ]

    def _may(self, move: Move, way: Way) -> bool:
        """No line that carries a moment or a number, tells a secret, or is another's to decide."""
        box = self.box
        if move.verb in (*box.timed, *box.numbered, *box.hidden) or move.seat in way.view.secret:
            return False
        if move.seat in self.barred and (self.announced is None or move != self.announced.plain or way.moves):
            return False
        return move.seat != TABLE and way.seat in ("", move.seat)


def follow(box: Game, position: State) -> State:
    """A position after all that comes of itself."""
    while box.follows and (move := box.follows(position)):
        position = position.apply(move)
    return position


def _about(move: Move, spaces: set[str], pieces: dict[str, str], touched: Container[str]) -> bool:
    """Whether it may have to do with what differs: the piece it is made with went away, or came back."""
    named = [arg for arg in move.args if arg in spaces or arg in pieces]
    if named and named[0] in pieces and named[0] not in touched and pieces[named[0]] not in named:
        return False
    return not named or any(arg in touched for arg in named)
