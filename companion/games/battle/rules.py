"""Battle for Olympus: the position and its rules, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal
from companion.games.battle import abilities, corrections, picture, refusals
from companion.games.battle.board import (
    EMPTY,
    OTHER,
    OWNER,
    SIDES,
    TOKEN,
    Board,
    line_between,
    moves_to,
    names,
    places,
    rays,
    start_row,
    tokens_of,
    walk,
)
from companion.view import Count, Tally, View, column_of, text


def setup(seats: int, options: Options, facts: Facts) -> Battle:
    """An empty board of the agreed size; the table places the figures (#preparation)."""
    size = int(options["size"])
    return Battle(
        size,
        (EMPTY,) * size * size,
        options["repetition"],
        options["abilities"],
        called=tuple((figure, facts[figure]) for figure in OWNER if facts[figure]),
        powers=abilities.table(facts),
    )


@dataclass(frozen=True, slots=True)
class Battle:
    """A position: what lies where, whose turn, and what has been used up."""

    size: int
    board: Board
    repetition: str = "tokens"
    abilities: str = "off"
    called: tuple[tuple[str, str], ...] = ()
    powers: tuple[tuple[str, str], ...] = ()
    turn: str = TABLE
    spent: frozenset[str] = frozenset()
    frozen: str = ""
    thaw: int = 0
    declared: str = ""
    declared_at: int = -1
    moved: bool = False
    seen: tuple[Board, ...] = ()

    # preparation

    def to_place(self) -> Iterator[Move]:
        """Every figure not yet placed, to every free space of its side's second row (#preparation)."""
        for seat, side in SIDES.items():
            free = [at for at in start_row(self.size, seat) if self.board[at] == EMPTY]
            for figure in side:
                if figure not in self.board:
                    yield from (Move(TABLE, "place", (figure, names(self.size)[at])) for at in free)

    # play

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        if self.turn == TABLE:
            return self.to_place()
        if self.outcome():
            return iter(())
        if self.declared:
            return self._declared_turn()
        return self._turn()

    def _turn(self) -> Iterator[Move]:
        """A figure moves (#movement), perhaps with its ability (#abilities); only without either, a pass."""
        stuck = True
        board, mover, frozen = self.board, self.turn, self.frozen
        to, lines = OWNER, rays(self.size)
        for at, figure in enumerate(board):
            if to.get(figure) == mover and figure != frozen:
                moves = moves_to(self.size, figure)
                for ray in lines[at]:
                    for space in ray:
                        if board[space] in to:
                            break
                        stuck = False
                        yield moves[space]
        if self.abilities != "off":
            for use in abilities.offered(self):
                stuck = False
                yield use
        if stuck:
            yield Move(mover, "pass")

    def _declared_turn(self) -> Iterator[Move]:
        """What a declared ability's turn may hold besides corrections (#declared)."""
        at = self.board.index(self.declared)
        if not self.moved:
            for ray in rays(self.size)[at]:
                for space in ray:
                    if self.board[space] in OWNER:
                        break
                    yield moves_to(self.size, self.declared)[space]
        for space, lies in enumerate(self.board):
            if lies not in OWNER:
                yield Move(self.turn, "put", (self.declared, names(self.size)[space]))
        if self.moved or at != self.declared_at:
            yield Move(self.turn, "done")

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound board (#corrections)."""
        return corrections.fixes(self)

    def apply(self, move: Move) -> Battle:
        """The position after a move."""
        if move.verb == "fix":
            return corrections.fixed(self, move)
        if self.turn == TABLE:
            return self._place(move)
        if move.seat == OTHER[self.turn]:
            # Forced out of turn: the side that did not move has passed.
            return self._next(self, self.board).apply(move)
        if move.seat != self.turn:
            raise IllegalMove(str(move), self.why_not(move))
        match move.verb, move.args:
            case "move", (figure, space) if self._stands(figure) and self._at(space) >= 0:
                return self._move(figure, self._at(space), move)
            case "pass", ():
                return self._next(self, self.board)
            case "use", (figure, *args) if self._stands(figure) and OWNER[figure] == self.turn:
                after = abilities.used(self, move, figure, tuple(args))
                return self._next(after, after.board)
            case "declare", (figure,) if self._stands(figure) and OWNER[figure] == self.turn:
                at = self.board.index(figure)
                return replace(self, declared=figure, declared_at=at, spent=self.spent | {figure}, seen=())
            case "put", (figure, space) if self.declared and self._stands(figure) and self._at(space) >= 0:
                return corrections.stand(self, figure, self._at(space))
            case "done", ():
                return self._next(self, self.board)
        raise IllegalMove(str(move), self.why_not(move))

    def _stands(self, figure: str) -> bool:
        return figure in OWNER and figure in self.board

    def _at(self, space: str) -> int:
        return places(self.size).get(space, -1)

    def _place(self, move: Move) -> Battle:
        """A figure set on a free space of its row; when both rows stand, the heroes begin (#first-move)."""
        figure, space = move.args if len(move.args) == 2 else ("", "")
        at = self._at(space)
        row = start_row(self.size, OWNER[figure]) if figure in OWNER else range(0)
        if (move.seat, move.verb) != (TABLE, "place") or at not in row or self.board[at] != EMPTY:
            raise IllegalMove(str(move), self.why_not(move))
        board = list(self.board)
        if figure in board:
            board[board.index(figure)] = EMPTY
        board[at] = figure
        if sum(lies in OWNER for lies in board) < 2 * self.size:
            return replace(self, board=tuple(board))
        return replace(self, board=tuple(board), turn="p1", seen=(tuple(board),))

    def _move(self, figure: str, to: int, move: Move) -> Battle:
        """A figure goes, and claims where it stood and what it passed (#claiming)."""
        start = self.board.index(figure)
        if self.board[to] in OWNER:
            raise IllegalMove(str(move), refusals.why_not(self, move))
        passed = line_between(self.size, start, to) or ()
        after = walk(self.board, self.size, figure, (start, *passed), to)
        if self.declared:
            return replace(self, board=after, moved=True)
        return self._next(self, after)

    def _next(self, after: Battle, board: Board) -> Battle:
        """The turn passes; a red counter that has held long enough comes off (#frozen)."""
        thaw = max(0, after.thaw - 1) if self.turn == "p1" else after.thaw
        frozen = after.frozen if thaw else ""
        # A board with more tokens, an ability spent or another red counter can never come back.
        before = (self.spent, self.frozen, self.board.count(EMPTY))
        again = before == (after.spent, frozen, board.count(EMPTY)) and self.repetition != "off"
        return replace(
            after,
            board=board,
            turn=OTHER.get(self.turn, self.turn),
            thaw=thaw,
            frozen=frozen,
            declared="",
            declared_at=-1,
            moved=False,
            seen=(*self.seen, board) if again else (board,),
        )

    # victory

    def left(self, seat: str) -> int:
        """How many tokens a side still has beside the board."""
        return tokens_of(self.size) - self.board.count(TOKEN[seat])

    def outcome(self) -> Outcome | None:
        """The last token laid wins (#victory); a position met for the third time ends it (#repetition)."""
        if self.turn == TABLE or self.declared:
            return None
        full = tokens_of(self.size)
        for seat in (OTHER[self.turn], self.turn):
            if self.board.count(TOKEN[seat]) == full:
                return self._won_by(seat, "battle-end-last-token")
        if len(self.seen) < 5 or not self._third_time():
            return None
        ahead = self.left("p2") - self.left("p1")
        if self.repetition == "draw" or not ahead:
            return Outcome((), (("p1", 0), ("p2", 0)), text("battle-end-repetition-draw"))
        return self._won_by("p1" if ahead > 0 else "p2", "battle-end-repetition")

    def _won_by(self, seat: str, reason: str) -> Outcome:
        """The winner's tournament points are the other side's tokens still off the board (#tournament)."""
        points = tuple((s, self.left(OTHER[s]) if s == seat else 0) for s in SIDES)
        return Outcome((seat,), points, text(reason, seat=seat, left=self.left(OTHER[seat])))

    def _third_time(self) -> bool:
        """Whether the position stands for the third time: same side to move, same board."""
        again = [self._alike(board) for board in self.seen[::-1][::2]]
        return again.count(again[0]) >= 3

    def _alike(self, board: Board) -> Board:
        """A board as repetition sees it: without abilities all figures of a side are equal."""
        return board if self.abilities != "off" else tuple(OWNER.get(lies, lies) for lies in board)

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What can be shown; nothing is hidden in this game."""
        return picture.view(self)

    def tally(self) -> Tally:
        """Tournament points once they are won (#tournament), and the spaces each side holds."""
        outcome = self.outcome()
        points = tuple(won for _, won in outcome.points) if outcome else (0, 0)
        held = tuple(self.board.count(token) for token in TOKEN.values())
        counts = Count(text("battle-points"), points), Count(text("battle-held"), held)
        return Tally(tuple(map(column_of, SIDES)), counts)
