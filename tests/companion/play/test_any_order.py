"""Every kind of input in any order: nothing raises, and the journal tells what was shown."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.bench.soak import CALLS, FILES, NASTY, WORDS, any_match, fire, hands, same
from companion.games import GAMES
from companion.inputs import Pick, Press, Scan, Slap
from companion.keep.journal import Journal
from companion.play.setting_up import ready
from companion.play.table import Table
from tests.wording import trouble_with
from vision.bench.hostile import a_code

SINCE = 10**15
moments = st.integers(-(10**9), 10**13).map(lambda ns: SINCE + ns)
anything = st.sampled_from(NASTY) | st.text(max_size=30)


class AnyOrder(RuleBasedStateMachine):
    """A table at which everybody talks at once."""

    @initialize(game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10**6))
    def sit_down(self, game: str, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.journal = Journal(Path(self.folder.name) / "games.db")
        match = any_match(random.Random(seed), GAMES[game])
        self.number = self.journal.begin(match)
        session = self.journal.session(self.number)
        session.do(*ready(match, str(seed)).lines())
        self.table = Table(session, SINCE)

    @rule(n=st.integers(0, 200), at=moments)
    def pick_what_glows(self, n: int, at: int) -> None:
        glows = list(self.table.open)
        self.table.handle(Pick((glows[n % len(glows)],) if glows else (), at))

    @rule(ids=st.lists(anything, max_size=3), at=moments)
    def pick_anything(self, ids: list[str], at: int) -> None:
        self.table.handle(Pick(tuple(ids), at))

    @rule(n=st.integers(0, 500), at=moments)
    def play(self, n: int, at: int) -> None:
        moves = self.table.session.moves
        self.table.handle(Press(str(moves[n % len(moves)]) if moves else "undo", at))

    @rule(line=st.sampled_from(WORDS) | anything, at=moments)
    def press(self, line: str, at: int) -> None:
        self.table.handle(Press(line, at))

    @rule(n=st.integers(0, 60), m=st.integers(0, 200), word=st.sampled_from(("amend", "back")), at=moments)
    def go_back(self, n: int, m: int, word: str, at: int) -> None:
        moves = self.table.session.moves
        move = moves[m % len(moves)] if moves and word == "amend" else ""
        self.table.handle(Press(f"{word} {n} {move}".strip(), at))

    @rule(
        game=st.sampled_from(sorted(GAMES)),
        n=st.integers(0, 80),
        copy=st.integers(-1, 9),
        at=moments,
    )
    def scan(self, game: str, n: int, copy: int, at: int) -> None:
        things = [thing.id for thing in self.table.session.match.box.things]
        self.table.handle(Scan(game, things[n % len(things)] if things else "x", copy, at))

    @rule(n=st.integers(0, 9), call=st.sampled_from(CALLS), seed=st.integers(0, 10**6), at=moments)
    def slap(self, n: int, call: str, seed: int, at: int) -> None:
        seats = (*self.table.session.match.seats, "pile", "nobody")
        strip = hands(random.Random(seed), self.table.session.match.seats, at)
        self.table.handle(Slap(seats[n % len(seats)], at, call, seats[:2], strip))

    @invariant()
    def what_is_said_has_words(self) -> None:
        notice = getattr(self, "table", None) and self.table.notice
        if notice:
            for said in (notice.text, *notice.more):
                assert trouble_with(said) == ()

    def teardown(self) -> None:
        if hasattr(self, "table"):
            same(self.journal.session(self.number), self.table.session)
            self.journal.close()
            self.folder.cleanup()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,  # the same on every machine; the long run draws anew
    suppress_health_check=list(HealthCheck),
)


def test_some_thousand_bad_inputs_break_nothing(tmp_path: Path) -> None:
    made, lines = list(fire(3000, "ci", tmp_path, more=(a_code,)))[-1]
    assert made == 3000
    assert lines > 500


def test_every_kind_of_file_can_be_bent(tmp_path: Path) -> None:
    dice = random.Random(5)
    for fuzz in (*FILES, a_code):
        for _ in range(60):
            fuzz(dice, tmp_path)
