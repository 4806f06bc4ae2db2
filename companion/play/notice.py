"""What the table must be told, and what those who listen for it may ask of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.game import Move
from companion.photo_finish import Strip
from companion.play.node import FORCE, Node
from companion.play.session import Session
from companion.view import Text, View, text
from companion.words import told


@dataclass(frozen=True, slots=True)
class Notice:
    """What the table must be told: refused, told, put-back, trouble, early, slap (who was first), photo,
    time, steps that were taken one after the other, sure (asked before something is lost), a question with
    its answers, or what a board says that a camera sees.
    """

    kind: str
    text: Text
    rule: str = ""
    more: tuple[Text, ...] = ()
    line: str = ""
    forcible: bool = False
    strip: Strip | None = None
    offers: tuple[tuple[Text, str], ...] = ()  # answers of one tap: the words, and the line they say
    steps: tuple[tuple[Text, Node], ...] = ()  # what was done, and the position after it
    against: str = ""  # what to say where the table does not agree


def line_told(game: str, line: str, view: View, covers: Collection[str] = ()) -> Text:
    """A line of a session in words: a move, a seat handed over, a jump or a correction.

    What a verb in `covers` laid or dealt is not said.
    """
    word, _, rest = line.partition(" ")
    match word:
        case "back" | "amend" | "insert":
            return text(f"line-{word}")
        case "seat":
            seat, _, name = rest.partition(" ")
            return text("line-seat", number=seat[1:], name=name)
        case "swap":
            one, _, other = rest.partition(" ")
            return text("line-swap", number=one[1:], other=other[1:])
        case "resign":
            return text("line-resign", seat=rest)
        case "end":
            return text("line-end")
    move = Move.parse(line.removeprefix(FORCE))
    if move.verb in covers:
        does = text(f"{game}-line-{move.verb}-hidden", seat=move.seat)
    else:
        does = told(game, move, view)
    return text("line-forced", said=does) if line.startswith(FORCE) else does


class AtTable(Protocol):
    """What the camera's and the buttons' words may ask of the table; it alone writes its notices."""

    session: Session
    since: int

    @property
    def notice(self) -> Notice | None:
        """What the table is told now."""
        ...

    @property
    def picks(self) -> tuple[str, ...]:
        """What was picked so far."""
        ...

    @property
    def node(self) -> Node:
        """The position looked at."""
        ...

    @property
    def moves(self) -> Sequence[Move]:
        """What could be done now."""
        ...

    @property
    def open(self) -> dict[str, None]:
        """What may be picked next."""
        ...

    @property
    def nameable(self) -> Sequence[Move]:
        """What could be done now, as everybody may know it."""
        ...

    @property
    def paused(self) -> bool:
        """Whether hands put things back now."""
        ...

    def view(self, seat: str | None = None) -> View:
        """What may be shown."""
        ...

    def line_told(self, line: str) -> Text:
        """A line in words."""
        ...

    def do(self, *lines: str, at: int) -> None:
        """Carry out lines."""
        ...

    def press(self, line: str, at: int) -> None:
        """One of the table's own words, or a line."""
        ...

    def name(self, thing: str, copy: int, at: int) -> None:
        """A card seen, as if a finger had named it."""
        ...

    def ask(self, pick: str) -> None:
        """Ask on the screen what a pick leaves open."""
        ...

    def tell(self, notice: Notice) -> None:
        """Tell the table something."""
        ...

    def tell_beside(self, notice: Notice) -> None:
        """Tell something beside a verdict, never instead of it."""
        ...

    def keep_showing(self, notice: Notice | None) -> None:
        """What was told before is told again, or nothing any more."""
        ...

    def refused(self, thing: str) -> Notice:
        """The refusal of a thing that may not be named now."""
        ...

    def came_late(self, thing: str, at: int) -> bool:
        """A card seen before a slap that is settled by now: laid, and judged anew."""
        ...
