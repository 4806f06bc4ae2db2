"""All that a table tells everybody, and a walk of touches, scans and lines over two tables at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace

from companion.club.now import now_of
from companion.game import Move
from companion.inputs import Input, Pick, Press, Scan
from companion.keep.blackbox import BlackBox
from companion.keep.record import Veil, openly, write_record
from companion.play.devices.scans import REREAD, SEEN
from companion.play.notice import Notice
from companion.play.session import Session
from companion.play.shown import still_hidden
from companion.play.table import Table
from companion.view import View
from companion.words import words_in
from tests.discreet.twins import hides, twin
from ui.devices.sounds import Moment, Sounds

STEPS = 6
SECOND = 1_000_000_000
# By the rules these make Power public: who pleads shows it, who cannot pay pleads, at the end it is counted.
BY_RULE = ("pleaded", "returned", "shows", "declared")
# What a referee cannot hide: whether a card may be laid or shown. The words are the same for every reason.
REFUSED = ("olympe-refuse-hidden", "olympe-refuse-known", "olympia-refuse-all-out")


def fork(session: Session) -> Table:
    """A table of its own at the same moment."""
    own = Session(session.match)
    own.now, own.told = session.now, session.told
    return Table(own)


class Kept:
    """What a table leaves behind: every line ever said to it, and all that its black box heard."""

    def __init__(self, table: Table) -> None:
        self.table, self.box = table, BlackBox()
        self.lines = [(0, line) for line in table.session.lines()]
        table.session.write = lambda lines, now: self.lines.extend(lines)

    def told(self) -> tuple[object, ...]:
        """An export and a report of the game that goes on, and what a club's topics tell of it."""
        match = self.table.session.match
        exported, reported = (
            write_record(match, openly(match.box, self.lines)),
            self.box.told(match, self.lines),
        )
        return exported, reported, self.published()

    def published(self) -> list[tuple[int, str]]:
        """The lines that a club's topics tell."""
        box, veil = self.table.session.match.box, Veil()
        for _, line in self.lines:
            veil = veil.after(box, line)
        return self.lines[: veil.public(box)]


class Ears(Sounds):
    """The loudspeaker and the voice of one table: what is played and said is written down."""

    def __init__(self) -> None:
        self._before, self.heard = Moment(), list[str]()

    def listen(self, table: Table) -> None:
        """What is heard after something was said to the table."""
        words = words_in("en")
        names = dict(table.session.names)
        self.heed(table, words.say(table.view().prompt, names), lambda said: words.say(said, names))

    def play(self, name: str) -> None:
        """One short sound."""
        self.heard.append(name)

    def say(self, sentence: str) -> None:
        """A sentence aloud."""
        self.heard.append(sentence)


def told(table: Table) -> dict[str, object]:
    """Everything that can be seen, heard or read at a table by everybody."""
    session, view = table.session, table.view()
    box, nodes = session.match.box, session.now.nodes
    return {
        "view": view,
        "glows": list(table.glowing),
        "nameable": list(table.nameable) if not table.fixing else len(table.moves),
        "notice": _noticed(table),
        "sign": table.sign,
        "picks": table.picks,
        "acting": session.acting,
        "mode": (table.fixing, table.amending, table.wants_number),
        "undoes": table.undoes,
        "redoes": table.redoes,
        "put back": (table.amiss, table.to_settle),
        "log": [table.line_told(node.line) for node in nodes[-12:]],
        "read": [table.line_told(nodes[reading.n - 1].line) for reading in table.scans.latest],
        "instead": [table.scans.instead(reading) for reading in table.scans.latest[:1]],
        "face down": still_hidden(box, nodes),
        "counts": (len(table.nameable), len(nodes), session.now.clocks.turns),
        "sheet": session.position.tally(),
        "over": table.outcome,
        "topic": now_of(session, {}),
        "lights": (table.slaps.possible, table.slaps.whose, table.fresh),
    }


def _noticed(table: Table) -> Notice | None:
    """What is told; whether hands could do it all the same is seen on the table where cards lie covered."""
    notice = table.notice
    sure = notice is not None and notice.forcible and not table.view().covers
    return notice and replace(notice, strip=None, forcible=sure)


def difference(one: Table, other: Table) -> str:
    """What two tables tell differently; nothing if they cannot be told apart."""
    mine, theirs = told(one), told(other)
    return next((f"{key}: {_apart(mine[key], theirs[key])}" for key in mine if mine[key] != theirs[key]), "")


def _apart(one: object, other: object) -> str:
    """Where two values part, as far down as they are alike in kind."""
    if isinstance(one, View) and isinstance(other, View):
        names = [field.name for field in fields(View)]
        name = next(name for name in names if getattr(one, name) != getattr(other, name))
        return f"{name} {_apart(getattr(one, name), getattr(other, name))}"
    if isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        return next(_apart(a, b) for a, b in zip(one, other, strict=True) if a != b)
    return f"{one} / {other}"[:800]


def walk(one: Table, other: Table, dice: random.Random) -> tuple[int, str]:
    """The same said to both: how many things, and what came out differently.

    Where the rules make something public, or a hidden hand lets one of them lay what the other may not, the
    walk goes on from there with a new twin.
    """
    ears, kept = (Ears(), Ears()), (Kept(one), Kept(other))
    found = difference(one, other) or _kept_apart(*kept)
    for n in range(STEPS):
        if found:
            return n, found
        said = replace(_said(one, dice), at=SECOND * (one.session.told + 1))  # later than all before
        before = [len(keeps.lines) for keeps in kept]
        anew = bool(one.amending) or (isinstance(said, Press) and said.line.startswith("amend"))
        for table, ear, keeps in zip((one, other), ears, kept, strict=True):
            keeps.box.hear(said, table)
            ear.listen(table)
        new = [keeps.lines[so_far:] for keeps, so_far in zip(kept, before, strict=True)]
        grown, parted = [*map(len, new)], new[0] != new[1]
        public = _public_by_rule(one, other, 20 if anew else max(1, *grown))
        less = [one, other] if grown[0] == grown[1] else [other if grown[0] > grown[1] else one]
        # A card that waited may be laid at one of them only, and what a reveal shows is paid for at once.
        if parted and not (public and all(grown)) and not any(map(_only_refused, less)):
            return n + 1, f"{said}: {[table.notice for table in less]}"
        if parted or public:
            again = _anew(one.session, dice)
            if again is None:
                return n + 1, ""
            one, other = again
            ears, kept = (Ears(), Ears()), (Kept(one), Kept(other))
        found = difference(one, other) or _heard_apart(*ears) or _kept_apart(*kept)
        if found:
            found = f"{said}: {found}"
    return STEPS, found


def _anew(session: Session, dice: random.Random) -> tuple[Table, Table] | None:
    """The same table with another twin; None where something is taken back just now, or nothing is hidden."""
    now = session.now
    other = None if now.asked or now.lies or not hides(session) else twin(session, dice)
    if other is None or other.position == session.position:
        return None
    mine = Session(session.match, [(0, line) for line in session.lines()])
    return fork(mine), fork(other)


def _heard_apart(one: Ears, other: Ears) -> str:
    """What was heard at one table and not at the other."""
    return "" if one.heard == other.heard else f"heard: {one.heard} / {other.heard}"


def _kept_apart(one: Kept, other: Kept) -> str:
    """What an export or a report tells of one and not of the other; without secret lines it tells all."""
    if not one.table.session.match.box.hidden or (mine := one.told()) == (theirs := other.told()):
        return ""
    return f"kept: {_apart(mine, theirs)}"


def _only_refused(table: Table) -> bool:
    """Whether a table says only that this is not to be, and not why; or asks about a card that waited."""
    notice = table.notice
    if notice is not None and notice.kind == "question":
        return True
    texts = () if notice is None else (notice.text, *notice.more)
    return any(text.key in REFUSED for text in texts)


def _public_by_rule(one: Table, other: Table, new: int) -> bool:
    """Whether the rules themselves made something public that was hidden, in so many of the last lines."""
    nodes = [node for table in (one, other) for node in table.session.now.nodes[-new:]]
    news = {
        note.key.removeprefix("heavens-note-").removesuffix("-openly")
        for node in nodes
        for note in node.view().notes
    }
    turn = {getattr(getattr(t.session.position, "turn", None), "declared", None) for t in (one, other)}
    verbs = {node.move.verb for node in nodes}
    # Competition is paid as soon as it is due: who is still asked for it cannot, and has to plead.
    owes = any({move.verb for move in t.session.moves} in ({"pay"}, {"plead"}) for t in (one, other))
    return (
        owes
        or bool(news & set(BY_RULE))
        or bool(verbs & {"reveal", "settle", "close", "count"})
        or turn - {None} != set()
    )


def _said(table: Table, dice: random.Random) -> Input:
    """Anything a finger, the camera or a keyboard may say, chosen by what everybody sees."""
    return dice.choice([*_anything(table, dice)])


def _anything(table: Table, dice: random.Random) -> Iterator[Input]:
    session, view = table.session, table.view()
    things = [thing.id for thing in session.match.box.things] or ["?"]
    cards = [card.id for row in view.rows for card in row.cards] or things
    lie = [token.id for token in view.tokens] + [space.id for space in view.spaces] + cards
    named = list(table.nameable)
    glow = list(table.glowing) or lie
    yield Pick((dice.choice(lie),), 0)
    yield Pick((dice.choice(cards),), 0)
    yield Pick((dice.choice(glow),), 0)
    yield Pick((dice.choice(glow),), 0)
    yield Pick((f"@{dice.choice(session.match.seats)}",), 0)
    yield Scan(session.match.game, dice.choice(things), dice.randrange(1, 6), 0)
    yield Press(f"{SEEN}{dice.choice(things)}", 0)
    # Taking cards up from a pile uncovers the next one, on the table as on the screen.
    back = not view.covers
    yield Press(dice.choice(("undo", "redo", "ok", "cancel", "fix") if back else ("ok", "cancel")), 0)
    if named:
        move = dice.choice(named)
        yield Press(str(move), 0)
        yield Press(f"! {move}", 0)
        yield Press(str(Move(dice.choice(session.match.seats), move.verb, move.args)), 0)
        yield Press(str(replace(move, args=(*move.args[:-1], dice.choice(things)))), 0)
    nodes = session.now.nodes
    if nodes and back:
        yield Press(f"back {dice.randrange(max(0, len(nodes) - 6), len(nodes) + 1)}", 0)
        near = dice.randrange(max(0, len(nodes) - 8), len(nodes)) + 1
        yield Press(f"amend {near}", 0)
        yield Press(f"amend {near} {replace(nodes[near - 1].move, args=(dice.choice(things),))}", 0)
    if table.scans.latest and back:
        yield Press(f"{REREAD}{table.scans.latest[0].n} {dice.choice(things)}", 0)
    fixes = table.node.fixes if back else ()
    if fixes:
        yield Press(str(dice.choice(fixes)), 0)
