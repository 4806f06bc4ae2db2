"""What the keys of a notice open: all cards to name one, a stand-in's hand to tell, the board as it was."""

from __future__ import annotations

from collections.abc import Callable

from companion.inputs import Press
from companion.play.standing_in import hand_of
from companion.view import Card
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.board.rows import Asks
from ui.parts.board.tray import lay_out_all
from ui.parts.chair.hand import HandSheet
from ui.parts.table.notice import NoticeCard
from ui.screens.play.on_board import OnBoard
from ui.screens.play.prompting import title_of


class Answering:
    """The notice of the table screen, told where its answers lie."""

    def __init__(
        self,
        notice: NoticeCard,
        on_board: OnBoard,
        look: Appearance,
        ways: Ways,
        asks: Asks,
        game: Callable[[], OpenGame],
    ) -> None:
        self._asks, self._game = asks, game
        self._hand: HandSheet | None = None  # a stand-in's hand while it is told
        notice.press, notice.rules, notice.name_card = self._press, ways.rules, self._name_card
        notice.look_at = on_board.look_at
        notice.title_of = lambda rule: title_of(game().table, rule, look)
        notice.enter_hand, notice.told_hand, notice.card_of = self._enter_hand, self._told_hand, self._card_of

    def refresh(self) -> None:
        """A hand that is being told is shown as it stands."""
        if self._hand is not None:
            self._hand.refresh()

    def _press(self, line: str) -> None:
        self._game().put(Press(line))

    def _name_card(self) -> None:
        """Another card than the camera thought."""
        lay_out_all(self._game().table, self._press, self._asks)

    def _card_of(self, line: str) -> Card | None:
        view, named = self._game().table.view(), line.split()[2:]
        return next((card for row in (*view.fan, *view.rows) for card in row.cards if card.id in named), None)

    def _told_hand(self, seat: str) -> bool:
        """Whether this stand-in holds cards that hands have told it."""
        return hand_of(self._game().table.session, seat) is not None

    def _enter_hand(self, seat: str) -> None:
        """A stand-in's hand is told under a hand."""
        self._hand = HandSheet(self._game().table, self._game().put, seat)
        self._hand.open(animation=False)
