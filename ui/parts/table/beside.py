"""What lies beside the board, or in its place where there is none: tracks, rows of cards, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

from kivy.uix.widget import Widget

from companion.play.put_back import Amiss
from companion.play.setting_up import is_setting_up
from companion.view import Row, Track, View
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.board.errands import marked_rows
from ui.parts.board.fan import FanPart
from ui.parts.board.rows import Asks, Spread
from ui.parts.board.tray import Tray, in_tray
from ui.parts.column.tracks import TrackPart
from ui.parts.common.basics import Key
from ui.parts.common.keys import lay
from ui.parts.table.live_sheet import LiveSheet

FEW_CARDS = 10  # that many find room beside a board
ROWS, CARDS = 2, 24  # to spare, where a game has any


class Beside:
    """Tracks and cards of the table screen, each part kept for the next time, for making one is slow."""

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        pick: Callable[[str], None],
        asks: Asks,
        refresh: Callable[[], None],
    ) -> None:
        self.look, self.ways, self.refresh = look, ways, refresh
        self._cards, self._tray = Spread(pick, asks), Tray(pick, asks)
        self._fan = FanPart(pick, asks)
        self._tracks: dict[str, TrackPart] = {}
        self._sheet: LiveSheet | None = None
        self._all_cards: Key | None = None
        self._room, self._bounded = 0.0, False  # so much room, and whether the cards must do with it

    def ahead(self, view: View) -> Iterator[object]:
        """Rows and cards before they are wanted, at a table that has some."""
        return self._cards.ahead(ROWS, CARDS) if view.rows else iter(())

    def fit(self, room: float) -> None:
        """So high is what lies beside a board; in its place there is room enough."""
        self._room = room
        if self._bounded:
            self._cards.fit(room)

    def show(
        self,
        beside: Widget,
        instead: Widget,
        game: OpenGame,
        view: View,
        open_now: dict[str, None],
        amiss: Amiss | None = None,
        pointed: Container[str] = (),
    ) -> None:
        """Everything in one of the two places, nothing in the other; what hands must do is marked."""
        place, other = (beside, instead) if view.spaces else (instead, beside)
        self._bounded = bool(view.spaces)
        self._cards.fit(self._room if self._bounded else 0)
        # A track with a sign is told on the seats; without a board there is room for the others.
        tracks = [track for track in view.tracks if not track.emblem or not view.spaces]
        parts: list[Widget] = [self._track(track, view) for track in tracks]
        if not view.spaces and not view.rows:
            self._sheet = self._sheet or LiveSheet(place.parent, self.ways, self.refresh)
            self._sheet.read(game)
            parts.append(self._sheet)
        if amiss is not None and not view.spaces:
            lay(other, [])
            lay(place, [*parts, *self._cards.marked(marked_rows(amiss))])
            return
        rows = _in_order(view, open_now, game.table.session.acting)
        if view.fan and not game.table.fixing:
            fanned = {card.id for row in view.fan for card in row.cards}
            rows = [row for row in rows if not _among(row, fanned, open_now, view)]
            parts.append(self._fan)
            self._fan.show(view, open_now, game.table.session.now.tip, pointed)
        elif self._too_many(game, view, open_now):
            trayed = in_tray(view, open_now)
            rows = [row for row in rows if row not in trayed]
            parts.append(self._tray_key(game, view, open_now, pointed))
        lay(other, [])
        lay(place, [*parts, *self._cards.rows(rows, open_now, game.table.picks, pointed=pointed)])

    def _too_many(self, game: OpenGame, view: View, open_now: dict[str, None]) -> bool:
        """Whether more cards may be picked than fit beside the board, or none may be seen to glow."""
        open_cards = [card for row in view.rows for card in row.cards if card.id in open_now]
        many = len(open_cards) > FEW_CARDS or (bool(view.veiled) and not game.table.fixing)
        return many and bool(view.spaces) and not is_setting_up(game.table.session)

    def _track(self, track: Track, view: View) -> TrackPart:
        if track.id in self._tracks:
            self._tracks[track.id].show(track, view)
        else:
            self._tracks[track.id] = TrackPart(track, view)
        return self._tracks[track.id]

    def _tray_key(
        self, game: OpenGame, view: View, open_now: dict[str, None], pointed: Container[str]
    ) -> Key:
        """One key for more cards than fit beside the board: it lays them all out."""
        if self._all_cards is None:
            self._all_cards = Key(icon="card", kind="chosen", tall=56)
            self._all_cards.bind(on_release=lambda key: key.press())
        self._all_cards.text = self.look.tr("table-cards")
        self._all_cards.press = lambda: self._tray.lay_out(view, open_now, game.table.session.acting, pointed)
        return self._all_cards


def _among(row: Row, fanned: Container[str], open_now: Container[str], view: View) -> bool:
    """Whether the cards of a row are only there to be named, which a fan does better."""
    return row in in_tray(view, open_now) and not row.seat and any(card.id in fanned for card in row.cards)


def _in_order(view: View, open_now: dict[str, None], acting: Sequence[str]) -> list[Row]:
    """What can be touched now comes first, then what belongs to whoever acts."""
    return sorted(
        view.rows,
        key=lambda row: (not any(card.id in open_now for card in row.cards), row.seat not in acting),
    )
