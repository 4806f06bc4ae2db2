"""A list that scrolls, of which only the cards in sight are drawn: others would be painted for nobody."""

from __future__ import annotations

from kivy.properties import ObjectProperty
from kivy.uix.scrollview import ScrollView

from ui.parts.board.rows import CardFace

BEYOND = 8  # pixels: what is lifted or rimmed reaches a little farther
PLACES = ("cards", "colours")  # in which rows and fans lay their cards


class InSight(ScrollView):
    """Looks which cards are in sight whenever it was scrolled or filled anew."""

    rows = ObjectProperty()  # the box of the parts that have cards

    def update_from_scroll(self, *args: object) -> None:
        """Scrolled, or otherwise filled."""
        super().update_from_scroll(*args)
        for part in self.rows.children if self.rows else ():
            for place in (part.ids[name] for name in PLACES if name in part.ids):
                for card in place.children:
                    self.look_at(card)

    def look_again(self) -> None:
        """Before the next frame: something else may lie here."""
        self._trigger_update_from_scroll()

    def look_at(self, card: CardFace) -> None:
        """Have a card drawn if any of it can be seen."""
        low = self.y - self.g_translate.y
        card.seen = low - BEYOND < card.top and card.y < low + self.height + BEYOND
