"""All that can be shown, as data. The screen has one part for each thing here and knows no game."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence as its key and values; the words are chosen at the edge, in the reader's language."""

    key: str
    values: tuple[tuple[str, str | int | Text], ...] = ()


def text(key: str, /, **values: str | int | Text) -> Text:
    """A Text, written as one says it."""
    return Text(key, tuple(sorted(values.items()) if len(values) > 1 else values.items()))


@dataclass(frozen=True, slots=True)
class Space:
    """A place on the board, one unit square around (x, y) unless it has an outline; y grows upwards.

    With an emblem it is a large sign that says something by its tone, outline and emblem.
    Tones of spaces, links, tokens and cards are names of the theme: plain, light, dark, white, black, red,
    orange, yellow, green, teal, blue, purple, pink, grey, lit.
    """

    id: str
    x: float
    y: float
    tone: str = "plain"
    label: str = ""
    outline: tuple[Point, ...] = ()
    name: str = ""  # how it is said, where that is not its id
    emblem: str = ""
    wash: str = ""  # a tone laid over it for now: "lit", "yellow"


@dataclass(frozen=True, slots=True)
class Still:
    """A part of the board that nothing moves and no finger means, the lowest first: drawn once.

    It is a disc (with `inner` a ring), an outline, or lines; with an emblem it is that sign, as large.
    What it is made of names an entry in the game's world: its tone, stone, light and rim.
    """

    made_of: str
    x: float = 0.0
    y: float = 0.0
    radius: float = 0.0
    inner: float = 0.0
    outline: tuple[Point, ...] = ()
    lines: tuple[tuple[Point, ...], ...] = ()
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the board says who sits there: name, sign, and how much of what they have."""

    seat: str
    x: float
    y: float
    wide: float
    high: float
    counter: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A line drawn between two spaces."""

    a: str
    b: str
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Mark:
    """Letters or words on the board or beside it, such as the names of rows and columns.

    A look is "title" for the name of a thing, "now" for the one of several that holds, "small" for a remark.
    """

    x: float
    y: float
    label: str | Text
    look: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece lying on a space (or beside the board: space ""), told apart by tone, shape, emblem and letter.

    Its size is a share of a unit square, and (dx, dy) moves it off the middle of its space. A face "down" is
    drawn faint: used up, turned over; a face "dark" is drawn hollow: it no longer shines. A piece that
    `stands_for` something, such as the one card that moves it, may be touched in its stead. One that is a
    `seat`'s own says so: the screen gives it that player's shape and letter. A card lies turned by some
    degrees, with the number of its turn on it, crowned while it is the best.
    """

    id: str
    kind: str
    space: str
    name: Text
    tone: str = ""
    shape: str = "disc"
    size: float = 0.8
    dx: float = 0.0
    dy: float = 0.0
    emblem: str = ""
    letter: str = ""
    face: str = ""
    stands_for: str = ""
    seat: str = ""
    turn: float = 0.0
    order: int = 0
    crowned: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a row; a face "down" hides all but its back, "spent" draws it faint."""

    id: str
    name: Text
    tone: str = ""
    emblem: str = ""
    letter: str = ""
    face: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side: a hand, a trick, a discard, a tray of pieces not yet placed."""

    id: str
    title: Text
    cards: tuple[Card, ...]
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """A track with steps first … last, and where each marker (a seat) stands on it."""

    id: str
    title: Text
    last: int
    markers: tuple[tuple[str, int], ...]
    first: int = 0
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number someone owns: tokens left, points, Power; `of` is what a full supply holds."""

    id: str
    name: Text
    value: int
    seat: str = ""
    of: int | None = None
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """How a seat is told apart in this game: what it plays, its tone, its emblem.

    A tone is that of its pieces as they are printed; where there are none the player's own is worn. Shape and
    letter are the player's own too; those here are for somebody nobody knows yet.
    """

    seat: str
    name: Text
    tone: str
    emblem: str
    shape: str = ""
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """Who is counted together on a score sheet: a seat, a team, or a player who is not there."""

    id: str
    name: Text
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted, a number for each column; `entered` says that people tell these numbers."""

    name: Text
    values: tuple[int, ...]
    entered: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """What everyone has by now, and what was counted last: in which round, for which part of it.

    The first count decides the game. `mark` changes even when something was counted that came to nothing.
    `quick` holds honest slaps of the last verdict: whose, and how many nanoseconds after the card that made
    them right. With `fewest` the lowest count is the best; whoever is in `away` has left, and wins nothing.
    `running` is what the round that is on has brought so far, not counted yet.
    """

    columns: tuple[Column, ...]
    counts: tuple[Count, ...]
    round: Text | None = None
    part: Text | None = None
    mark: str = ""
    quick: tuple[tuple[str, int], ...] = ()
    fewest: bool = False
    away: tuple[str, ...] = ()
    running: Count | None = None


def column_of(seat: str) -> Column:
    """The column of a player who plays alone."""
    return Column(seat, text("sheet-seat", seat=seat), (seat,))


@dataclass(frozen=True, slots=True)
class Judged:
    """The last verdict: whose, right or wrong, in a word, and what it rests on.

    `told` is what else must be known of it. `climb` is where everybody stands now, `was` where the seat that
    is judged stood before.
    """

    seat: str
    right: bool
    said: Text
    why: Text
    told: tuple[Text, ...] = ()
    climb: Track | None = None
    was: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What one may see of a position.

    `notes` tell what just happened, step by step. `secret` names the seats whose choice nobody else may
    see: the screen shows it only while that seat's finger is held down, from `view(seat)`. `chosen` are the
    seats whose secret choice is made: all that others may know of it. Cards in `veiled` rows can be named,
    but none glows, for which of them may be laid would tell what a hand holds; things that are `alike` glow
    all or none, for which of them is left would tell what lies covered. Of lines with a verb in `covers`
    the log says only that there were some. Where something went wrong earlier, `back` is the number of the
    last line to keep: the screen offers the line `back N`. `chance` says that the table's next moves are
    luck, which the companion may draw. `replay` is the past that explains a verdict, card by card; it lies
    nowhere. `likely` names the seats a question is probably about. `moving` is the piece whose next place is
    asked: it may be put there. `fan` holds every card there is, colour by colour, each always in its place,
    those laid already as spent; one colour lies open at a time, `fanned` to begin with. `prices` tell on its
    key what a pick costs; `denied` are picks that may not be made now, each with a reason that everybody may
    know. `signs` are what stands openly with a seat: a seat and an emblem each. `stills` are
    what the board is built of, `plates` who sits where on it. `scores` are the number each seat is known by,
    with what it counts for a name.
    """

    prompt: Text
    rule: str
    spaces: tuple[Space, ...] = ()
    links: tuple[Link, ...] = ()
    marks: tuple[Mark, ...] = ()
    tokens: tuple[Token, ...] = ()
    rows: tuple[Row, ...] = ()
    tracks: tuple[Track, ...] = ()
    counters: tuple[Counter, ...] = ()
    sides: tuple[Side, ...] = ()
    notes: tuple[Text, ...] = ()
    secret: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    veiled: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    judged: Judged | None = None
    back: int | None = None
    chance: bool = False
    replay: Row | None = None
    likely: tuple[str, ...] = ()
    moving: str = ""
    fan: tuple[Row, ...] = ()
    fanned: str = ""
    prices: tuple[tuple[str, Text], ...] = ()
    denied: tuple[tuple[str, Text], ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    stills: tuple[Still, ...] = ()
    plates: tuple[Plate, ...] = ()
    scores: tuple[Counter, ...] = ()
