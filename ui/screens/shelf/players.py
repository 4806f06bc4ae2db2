"""People who play here: names, colours, shapes and usual seats, to change and to forget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal

from kivy.properties import ObjectProperty, StringProperty

from companion.game import BadNotation
from companion.keep.journal import Journal, NotKept
from companion.keep.players import SHAPES, TONES, Player, forget, keep, meet, players
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.keyboard import ask
from ui.parts.common.menu import Menu
from ui.parts.common.people import PersonKey
from ui.screens.page import Page, load


class PlayersPage(Page):
    """Everyone remembered; a touch asks what to change."""

    said = StringProperty()
    gone: Player | None = ObjectProperty(None, allownone=True)

    def __init__(self, look: Appearance, ways: Ways, journal: Journal, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.journal = journal

    def on_pre_enter(self, *_: object) -> None:
        """Nobody has just been forgotten."""
        self.gone, self.said = None, self.tr("players-about")
        super().on_pre_enter()

    def refresh(self) -> None:
        """One key for each."""
        self.ids.people.clear_widgets()
        self.look.meet_again()
        for player in players(self.journal):
            sub = self.tr("players-met", count=player.met, seat=player.seat)
            key = PersonKey(player, sub)
            key.bind(on_release=lambda key: self.ask(key.player))
            self.ids.people.add_widget(key)

    def ask(self, player: Player) -> None:
        """What can be changed about somebody."""
        Menu.show(
            player.name,
            [
                ("edit", self.tr("players-rename"), lambda: self.rename(player)),
                ("circle", self.tr("players-colour"), lambda: self.recolour(player)),
                (player.shape, self.tr("players-shape"), lambda: self.reshape(player)),
                ("chart", self.tr("statistics-title"), lambda: self.statistics(player)),
                ("trash", self.tr("players-forget"), lambda: self.forget(player)),
            ],
        )

    def add(self) -> None:
        """Somebody new, before their first game."""
        ask(self.tr("newgame-name"), "", lambda typed: [], self.added)

    def added(self, name: str) -> None:
        """A name was typed."""
        if name and name not in [player.name for player in players(self.journal)]:
            self._kept(lambda: meet(self.journal, [(1, name)]))

    def rename(self, player: Player) -> None:
        """A name put right; games already played keep the name they were played under."""
        ask(
            self.tr("newgame-name"),
            player.name,
            lambda typed: [],
            lambda name: self.renamed(player, name),
        )

    def renamed(self, player: Player, name: str) -> None:
        """The same person under another name."""
        if name and name != player.name:

            def rename() -> None:
                keep(self.journal, replace(player, name=name))
                forget(self.journal, player.name)

            self._kept(rename)

    def recolour(self, player: Player) -> None:
        """Another colour."""
        self._choose("players-colour", [(tone, f"tone-{tone}") for tone in TONES], player, "tone")

    def reshape(self, player: Player) -> None:
        """Another shape."""
        self._choose("players-shape", [(shape, f"shape-{shape}") for shape in SHAPES], player, "shape")

    def _choose(
        self, title: str, choices: list[tuple[str, str]], player: Player, what: Literal["tone", "shape"]
    ) -> None:
        Menu.show(
            self.tr(title),
            [
                (
                    value if what == "shape" else "circle",
                    self.tr(words),
                    partial(
                        self._kept,
                        partial(
                            keep,
                            self.journal,
                            replace(player, tone=value) if what == "tone" else replace(player, shape=value),
                        ),
                    ),
                )
                for value, words in choices
            ],
        )

    def statistics(self, player: Player) -> None:
        """How they have done."""
        self.ways.statistics(player.name)

    def forget(self, player: Player) -> None:
        """No longer offered; the undo key brings them back."""
        self._kept(lambda: forget(self.journal, player.name))
        self.gone, self.said = player, self.tr("players-forgotten", player=player.name)

    def bring_back(self) -> None:
        """Remembered after all."""
        if self.gone is not None:
            self._kept(partial(keep, self.journal, self.gone))
        self.gone = None

    def _kept(self, done: Callable[[], object]) -> None:
        try:
            done()
            self.said = self.tr("players-about")
        except NotKept as trouble:
            self.said = self.say(trouble.said)
        except BadNotation as bad:
            self.said = str(bad)
        self.refresh()


load(__file__)
