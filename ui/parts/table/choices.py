"""Keys for what may be picked but lies nowhere on the screen, and for what the table itself does next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from kivy.uix.widget import Widget

from companion.game import TABLE, Move
from companion.games.called import pick_named, verb_named
from companion.inputs import Pick, Press
from companion.play.picks import narrowed, needless
from companion.play.setting_up import is_setting_up
from companion.play.touches import goes_on
from companion.view import View
from companion.words import told, words_in
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.parts.column.deeds import ChoiceKey, PrimaryKey
from ui.parts.common.keys import Keys, Offer
from ui.parts.common.menu import Menu

MANY_IN_PAIRS = 4  # keys side by side by twos are all in sight
MANY = 8  # keys beside a board at most moments
ACROSS = ((2, 5), (8, 3))  # digits stand close together, as on a telephone; short words by threes


class Choices:
    """The keys beside the board of the table screen."""

    def __init__(
        self, place: Widget, primary: PrimaryKey, look: Appearance, draw_chance: Callable[[], None]
    ) -> None:
        self.look, self.draw_chance, self._primary = look, draw_chance, primary
        self.across = 2  # so many side by side, where there is room
        self.so_far = ""  # what was picked but lies nowhere on the screen
        self._keys = Keys(place, made=ChoiceKey, font=18)
        self._whispers: Menu | None = None
        self._pointed: Collection[str] = ()
        self._meant: Collection[Move] = ()  # what a lesson has in mind

    def show(
        self,
        game: OpenGame,
        view: View,
        open_now: dict[str, None],
        pads: bool,
        pointed: Collection[str] = (),
        meant: Collection[Move] = (),
    ) -> None:
        """A key for everything that may be picked but lies nowhere on the screen; a lesson points at some."""
        self.game, self.so_far, self.across = game, "", 2
        self._pointed, self._meant = pointed, meant
        session = game.table.session
        beside = self._after_a_slap(pads)  # last, so that the other keys stay where they are without it
        offers = self._back(view)
        if self._table_plays():
            offers += self._table_acts(view)
        if not self._table_plays() or len(session.moves) != 1:  # else one large key says it already
            offers += self._picks(view, open_now, self._seen(view, pads), alone=not (offers or beside))
        offers = [*offers, *beside]
        first = self._first(offers)
        if first is not None:
            offers.remove(first)
            self._primary.offer(first)
        else:
            self._primary.ask(self._asks(view, open_now, offers, pads))
        self._keys.show(offers)

    def _first(self, offers: Sequence[Offer]) -> Offer | None:
        """What the golden key does: the one thing that is due, or the only thing there is to choose."""
        main = [offer for offer in offers if offer.kind == "main"]
        told = [offer for offer in offers if offer.words and offer.kind != "denied"]
        return main[-1] if main else told[0] if len(told) == 1 and not told[0].sub else None

    def _asks(self, view: View, open_now: dict[str, None], offers: Sequence[Offer], pads: bool) -> str:
        """Where to touch next, when it is not the golden key."""
        lie = {space.id for space in view.spaces} | {
            token.id for token in view.tokens if token.kind not in ("card", "tile")
        }
        cards = {card.id for row in (*view.rows, *view.fan) for card in row.cards}
        cards |= {token.id for token in view.tokens if token.kind in ("card", "tile")}
        key = ""
        if view.secret:
            key = "secret"
        elif any(thing.startswith("@") for thing in open_now):
            key = "seat"
        elif any(thing in lie for thing in open_now):
            key = "space"
        elif any(thing in cards for thing in open_now) or view.veiled or view.fan:
            key = "card"
        elif offers:
            key = "choice"
        elif pads:
            key = "slap"
        return self.look.tr(f"table-ask-{key}") if key else ""

    def ahead(self) -> Iterator[object]:
        """Keys before they are wanted."""
        return self._keys.ahead(MANY)

    def press(self, line: str) -> None:
        """A key, said to the table."""
        self.game.put(Press(line))

    def pick(self, thing: str) -> None:
        """A verb or another thing without a place."""
        self.game.put(Pick((thing,)))

    def named(self, thing: str) -> str:
        """The words for a verb, a seat, or a thing without a place."""
        game, names = self.game.table.session.match.game, self.game.names
        if thing.startswith(":"):
            return self.look.say(verb_named(game, thing[1:]))
        if thing.removeprefix("@") in names:
            return names[thing.removeprefix("@")]
        return self.look.say(pick_named(game, thing))

    def _press(self, line: str) -> Callable[[], None]:
        return partial(self.press, line)

    def _after_a_slap(self, pads: bool) -> list[Offer]:
        """A slap that was nobody's, or the last verdict once more."""
        tr, table = self.look.tr, self.game.table
        if table.slaps.whose:
            return [Offer(tr("slap-nobodys"), "close", self._press("cancel"), "plain")]
        if table.notice is None and not pads and table.slaps.kept:
            return [Offer(tr("verdict-again"), "flag", self._press("photo"), "plain")]
        return []

    def _back(self, view: View) -> list[Offer]:
        """Back to where all was well."""
        if view.back is None:
            return []
        return [Offer(self.look.tr("table-back"), "undo", self._press(f"back {view.back}"))]

    def _table_plays(self) -> bool:
        table = self.game.table
        return table.session.acting == (TABLE,) and not (table.fixing or table.amending)

    def _table_acts(self, view: View) -> list[Offer]:
        """What the table itself does next: one thing is one large key, and luck can be drawn."""
        session = self.game.table.session
        if view.chance or is_setting_up(session):
            return [Offer(self.look.tr("table-draw"), "dice", self.draw_chance, "main")]
        return self.steps(view) if len(session.moves) == 1 and not view.notes else []

    def steps(self, view: View) -> list[Offer]:
        """The one thing the table does next, and where more of its kind follow, all of them at once."""
        session = self.game.table.session
        move, game = session.moves[0], session.match.game
        words = self.look.say(told(game, move, view))
        step = Offer(words, "forward", self._press(str(move)), "main")
        if not goes_on(session.now.tip):
            return [step]
        key = f"{game}-all-{move.verb}"
        known = words_in(self.look.language).has(key)
        through = Offer(
            self.look.tr(key if known else "table-through"), "play", self._press("through"), "main"
        )
        return [step._replace(words="", kind="plain"), through]

    def _picks(self, view: View, open_now: dict[str, None], seen: set[str], alone: bool) -> list[Offer]:
        """What may be picked, and what was picked but is seen nowhere."""
        table = self.game.table
        unneeded = seen | needless(narrowed(table.moves, table.picks), table.picks, open_now)
        offered = {thing: self.named(thing) for thing in open_now if thing not in unneeded}
        prices = {thing: self.look.say(price) for thing, price in view.prices}
        longest = max(map(len, offered.values()), default=0)
        # A key with a sign beside its words needs more room.
        few = alone and bool(offered)
        self.across = next((across for most, across in ACROSS if few and longest <= most), 2)
        denied = {
            thing: self.look.say(why)
            for thing, why in view.denied
            if thing not in open_now and few and not table.picks
        }
        many = len(offered) + len(denied) > MANY_IN_PAIRS
        if few and many and max(len(word) for words in offered.values() for word in words.split()) <= 8:
            self.across = max(self.across, 3)  # two rows, all of them in sight
        if prices:
            self.across = min(self.across, 3 if many else 2)  # each says what it costs
        verbs = next((n for n, thing in enumerate(offered) if thing.startswith(":")), len(offered))
        things, rest = [*list(offered)[:verbs], *denied], list(offered)[verbs:]
        if all(thing in self.game.names for thing in things):
            things.sort(key=list(self.game.names).index)  # as they sit, whoever comes and goes
        offers = [
            Offer(self.named(thing), "", partial(self.pick, thing), "denied", sub=denied[thing])
            if thing in denied
            else Offer(
                offered[thing], "", partial(self.pick, thing), self._kind(thing), sub=prices.get(thing, "")
            )
            for thing in (*things, *rest)
        ]
        if so_far := [self.named(pick) for pick in self.game.table.picks if pick not in seen]:
            # What was picked of a secret choice is not said either.
            self.so_far = "  …" if view.secret else f"  {' '.join(so_far)} …"
            offers.append(Offer("", "close", self._press("cancel"), "plain"))
        return offers

    def _owl(self, move: Move) -> str:
        """The sign of what a lesson has in mind."""
        return "owl" if move in self._meant else ""

    def _kind(self, thing: str) -> str:
        """How a key looks; where a lesson points at some, the others step back."""
        if not self._pointed:
            return "chosen"
        return "main" if thing in self._pointed else "plain"

    def _seen(self, view: View, pads: bool) -> set[str]:
        """What can be touched where it lies, or is not for fingers."""
        table = self.game.table
        seen = {space.id for space in view.spaces} | {token.id for token in view.tokens}
        seen |= {card.id for row in view.rows for card in row.cards}
        seen |= {f"@{side.seat}" for side in view.sides} | {f"@{TABLE}"}
        if pads:
            seen |= {f":{verb}" for verb in table.session.match.box.timed}
        if table.slaps.strip is not None and table.slaps.verbs is not None:
            seen.add(f":{table.slaps.verbs.settle}")  # it settles itself
        return seen

    def whisper(self, seat: str) -> None:
        """A choice nobody else may see, made behind a hand; afterwards only a tick is shown."""
        table, look = self.game.table, self.look
        view, game = table.view(seat), table.session.match.game
        moves = [move for move in table.moves if move.seat == seat]
        self._whispers = self._whispers or Menu()
        self._whispers.offer(
            look.tr("whisper-title", player=self.game.names[seat]),
            [(self._owl(move), look.say(told(game, move, view)), self._press(str(move))) for move in moves],
        )
