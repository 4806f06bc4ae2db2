"""A real game played on a drawn board by hands that also err, and what each look at it says."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from companion.game import TABLE, Move, State
from companion.games import GAMES
from companion.games.tagged import tags_of
from companion.inputs import Lies
from companion.play.board.lying import still_seen
from companion.play.match import Match
from companion.tags import Tagged
from vision.bench.hanging import Evening, evening
from vision.board.sight import BoardSight
from vision.drawn.boards import Stands, grained, shone
from vision.drawn.laying import put_on
from vision.frames import Frame

EACH = 8  # looks at one board, before another is hung
LONGEST = 120  # plies of a game that is then looked at
_TENTH, _PAUSE = 100_000_000, 2_200_000_000  # nanoseconds between frames, and while a table thinks
RIGHT, ASKED, REFUSED, WRONG = "right", "asked", "refused", "wrong"
MOVE, TURN, FORBIDDEN, NOTHING, UNDER = "move", "turn", "forbidden", "nothing", "under a hand"
DEEDS = (MOVE, MOVE, MOVE, TURN, TURN, TURN, FORBIDDEN, FORBIDDEN, NOTHING, UNDER)
Lying = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Done:
    """What hands did: from which position, by which moves if they were any, and what lies there now."""

    deed: str
    before: State
    moves: tuple[Move, ...]
    after: State
    lies: Lying
    spare: Lying = ()  # a tag too many, left lying on the board


Judge = Callable[["Sitting", Done, Lies], tuple[str, str]]  # what came of a look, and why it was refused
WAITED = {  # why nothing was said of a board, by what its sight waits for
    "corners": "corners not read",
    "stillness": "still stirring",
    "a hand": "a hand over it",
    "agreement": "looks that differ",
    "": "the change not seen",
}


@dataclass
class Tally:
    """What came of so many looks, by what was done, and how long frames took to see."""

    came: Counter[tuple[str, str]] = field(default_factory=Counter)
    why: Counter[str] = field(default_factory=Counter)  # looks were refused
    spent: list[float] = field(default_factory=list)  # milliseconds of processor time, frame by frame
    bad: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count another's looks, too."""
        self.came += other.came
        self.why += other.why
        self.spent += other.spent
        self.bad += other.bad


class Sitting:
    """One evening with one game."""

    def __init__(self, game: str, n: int) -> None:
        self.dice = np.random.default_rng([n, *game.encode()])
        self.luck = random.Random(f"{game} {n}")
        self.name, self.tally = f"{game} {n}", Tally()
        self.box = GAMES[game]
        seats = self.luck.choice([*self.box.seats])
        options = {option.id: self.luck.choice(option.choices) for option in self.box.options[:1]}
        self.state = self._played(Match(game, ("x",) * seats, options).start())
        view, tags = self.state.view(), tags_of(game)
        assert tags is not None
        self.tags = tags.around(view)
        self.pieces = {piece.name: piece for piece in tags.pieces}
        self.spaces = {space.id: space for space in self.tags.places(view)}
        self.evening: Evening = evening(self.tags, view, self.dice)
        self.sight = BoardSight(self.tags, tuple(self.spaces.values()), lambda _: None)
        self.at = _PAUSE
        self.standing: dict[tuple[str, str, int], Stands] = {}
        self.strangers = self._strangers()
        self.seen = frozenset[tuple[str, str]]()  # the pieces that were read where they lie

    def _played(self, state: State) -> State:
        """A position of a game as random play reaches it."""
        for _ in range(self.luck.randrange(20, LONGEST)):
            moves = list(state.legal_moves())
            after = state.apply(self.luck.choice(moves)) if moves else state
            if not moves or not list(after.legal_moves()):
                break
            state = after
        while (moves := list(state.legal_moves())) and all(move.seat == TABLE for move in moves):
            state = state.apply(self.luck.choice(moves))
        return state

    # what lies there

    def _strangers(self) -> list[Stands]:
        """Sometimes tags of another game lie about, a corner of its board among them."""
        if self.dice.random() > 0.2:
            return []
        known = {*self.tags.corners, *(piece.tag for piece in self.tags.pieces)}
        others = [tag for tag in range(100) if tag not in known]
        space = list(self.spaces.values())
        return [
            put_on(self.tags, space[int(self.dice.integers(len(space)))], int(tag), 3.0, self.dice)
            for tag in self.dice.choice(others, 3)
        ]

    def lay(self, lies: Lying) -> None:
        """Pieces where they belong: those that did not move lie as they lay."""
        count: Counter[tuple[str, str]] = Counter()
        standing: dict[tuple[str, str, int], Stands] = {}
        for space, name in lies:
            key = (space, name, count[space, name])
            count[space, name] += 1
            standing[key] = self.standing.get(key) or self._put(space, self.pieces[name])
        self.standing = standing

    def _put(self, space: str, piece: Tagged) -> Stands:
        sharing = sum(1 for other, _, _ in self.standing if other == space)
        off = [(0.0, 0.0), (0.3, 0.3), (-0.3, 0.3), (0.3, -0.3), (-0.3, -0.3), (0.0, 0.45)][min(sharing, 5)]
        high = max(piece.high + (self.evening.taller if piece.high > 5 else 0), 0)
        stands = put_on(self.tags, self.spaces[space], piece.tag, high, self.dice, self.evening.care, off)
        return replace(stands, tag=-1) if self.dice.random() < 0.004 else stands  # its tag fell off

    def _scene(self, hands: int = 0, spare: Lying = ()) -> Frame:
        standing = [*self.evening.corners, *self.strangers, *self.standing.values()]
        standing += [self._put(space, self.pieces[name]) for space, name in spare]
        return self.evening.board.scene(standing, [self.evening.board.hand(self.dice) for _ in range(hands)])

    def show(self, scene: Frame, frames: int, apart: int = _TENTH) -> Lies | None:
        """So many frames of a scene; the last that was said of it."""
        said, light = None, self.evening.light
        shown = shone(scene, light)
        for _ in range(frames):
            self.at += apart
            frame = grained(shown, light, self.dice)
            began = time.process_time()
            said = self.sight.see(frame, self.at, lens=self.evening.lens) or said
            self.tally.spent.append((time.process_time() - began) * 1000)
        return said

    # what hands do

    def begin(self) -> bool:
        """Lay the position out and let the camera find the board; whether it does."""
        self.lay(self.tags.lie(self.state.view()))
        scene = self._scene()
        self.show(scene, 1)
        self.show(scene, 2, _PAUSE)
        self.show(scene, 3)
        self._saw()
        return self.sight.lies is not None

    def _saw(self) -> None:
        """Which pieces were read where they lie now."""
        if self.sight.lies is not None:
            self.seen = still_seen(self.seen, self.tags.lie(self.state.view()), self.sight.lies)

    def _do(self) -> Done:
        deed = self.luck.choice(DEEDS)
        before = after = self.state
        moves: list[Move] = []
        if deed in (MOVE, TURN, UNDER):
            lies = self.tags.lie(before.view())
            for _ in range(8):
                legal = list(after.legal_moves())
                if not legal or (moves and legal[0].seat != moves[0].seat):
                    break
                moves.append(self.luck.choice(legal))
                after = after.apply(moves[-1])
                if deed != TURN and self.tags.lie(after.view()) != lies:
                    break
        lies = self.tags.lie(after.view())
        if deed == FORBIDDEN:
            lies = self._forbidden(lies)
        spare = ((self.luck.choice([*self.spaces]), self.luck.choice(lies)[1]),) if lies else ()
        return Done(deed, before, tuple(moves), after, lies, spare if self.luck.random() < 0.03 else ())

    def _forbidden(self, lies: Lying) -> Lying:
        """Something that hands do and rules may not allow."""
        spaces, changed = [*self.spaces], list(lies)
        if changed and self.luck.random() < 0.8:
            n = self.luck.randrange(len(changed))
            _, name = changed.pop(n)
            if self.luck.random() < 0.7:
                changed.append((self.luck.choice(spaces), name))
        else:
            changed.append((self.luck.choice(spaces), self.luck.choice([*self.pieces])))
        return tuple(sorted(changed))

    def look(self, judge: Judge) -> None:
        """Hands do something, the camera looks, and what it says is judged."""
        done = self._do()
        if self.luck.random() < 0.4:
            self.show(self._scene(1), 1)
        changed = bool(done.spare) or done.lies != self.tags.lie(self.state.view())
        self.lay(done.lies)
        scene = self._scene(int(done.deed == UNDER), done.spare)
        came, why = (REFUSED, "") if changed else (RIGHT, "")
        for apart, frames in ((_TENTH, 4), (_PAUSE, 1), (_TENTH, 2)):
            said = self.show(scene, frames, apart)
            if said is not None and came != WRONG:
                came, why = judge(self, done, said)
            if came == RIGHT:
                break
        self.tally.came[done.deed, came] += 1
        if came == REFUSED:
            self.tally.why[why or WAITED[self.sight.waits]] += 1
        if came == WRONG:
            self.tally.bad.append(f"{self.name}: {done.deed} {' / '.join(map(str, done.moves))}")
        self.state = done.after if list(done.after.legal_moves()) else done.before
        self.lay(self.tags.lie(self.state.view()))
        self._saw()


def sit(game: str, n: int, judge: Judge) -> Tally:
    """All looks of one evening; one that shows nothing, where the board was not found."""
    sitting = Sitting(game, n)
    if sitting.begin():
        for _ in range(EACH):
            sitting.look(judge)
    else:
        sitting.tally.came["no board", REFUSED] += 1
        sitting.tally.why[f"no board: {WAITED[sitting.sight.waits]}"] += 1
    return sitting.tally
