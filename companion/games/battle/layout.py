"""What lies where on the board of Battle for Olympus, as numbers: quick to change and to compare."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.battle.board import FIGURES, HEROES, OWNER, TOKEN, tokens_of

EMPTY = ""
OFF = -1  # where a figure is that does not play
NUMBER = {figure: n for n, figure in enumerate(FIGURES)}
SIDE = {"p1": slice(0, len(HEROES)), "p2": slice(len(HEROES), len(FIGURES))}


class Layout(NamedTuple):
    """Where each figure stands; then the spaces of each side and of each colour of token, as bits."""

    where: tuple[int, ...] = (OFF,) * len(FIGURES)
    heroes: int = 0
    creatures: int = 0
    white: int = 0
    black: int = 0

    @property
    def taken(self) -> int:
        """The spaces where figures stand."""
        return self.heroes | self.creatures

    def at(self, figure: str) -> int:
        """Where a figure stands, or OFF."""
        return self.where[NUMBER[figure]] if figure in NUMBER else OFF

    def lies(self, at: int) -> str:
        """What lies on a space: EMPTY, a token's colour, or a figure."""
        if at in self.where:
            return FIGURES[self.where.index(at)]
        return TOKEN["p1"] if self.white >> at & 1 else TOKEN["p2"] if self.black >> at & 1 else EMPTY

    def tokens(self, seat: str) -> int:
        """How many tokens of a side lie on the board."""
        return (self.white if seat == "p1" else self.black).bit_count()

    def free(self, ray: tuple[int, ...]) -> int:
        """How far a ray leads: over no figure and onto none (#movement)."""
        taken = self.taken
        for n, at in enumerate(ray):
            if taken >> at & 1:
                return n
        return len(ray)

    def moved(self, figure: str, to: int) -> Layout:
        """A figure goes to a space where none stands, or comes in there; a token there goes home."""
        stands, heroes, creatures, white, black = self
        n, places, home = NUMBER[figure], list(stands), ~(1 << to)
        start, places[n] = places[n], to
        where = tuple(places)
        step = 1 << to | (1 << start if start >= 0 else 0)
        if n < len(HEROES):
            return Layout(where, heroes ^ step, creatures, white & home, black & home)
        return Layout(where, heroes, creatures ^ step, white & home, black & home)

    def gone(self, figure: str) -> Layout:
        """A figure leaves the board."""
        where = tuple(OFF if name == figure else at for name, at in zip(FIGURES, self.where, strict=True))
        home = ~(1 << self.at(figure))
        return self._replace(where=where, heroes=self.heroes & home, creatures=self.creatures & home)

    def stood(self, figure: str, at: int) -> Layout:
        """A figure set on a space: it changes places with a figure there, and a token there goes home."""
        there, start = self.lies(at), self.at(figure)
        if there == figure:
            return self
        if there not in OWNER:
            return self.moved(figure, at)
        after = self.gone(there).moved(figure, at)
        return after.moved(there, start) if start != OFF else after

    def laid(self, size: int, seat: str, claimed: tuple[int, ...]) -> Layout:
        """A side's tokens laid on spaces in order, as far as its supply lasts; figures are never covered.

        Running out ends the laying at once, and spaces not reached keep what lies there (#last-token).
        """
        where, heroes, creatures, white, black = self
        own, other = (white, black) if seat == "p1" else (black, white)
        left = tokens_of(size) - own.bit_count()
        covered = own | heroes | creatures
        for at in claimed:
            space = 1 << at
            if not covered & space:
                if not left:
                    break
                own, other, covered = own | space, other & ~space, covered | space
                left -= 1
        white, black = (own, other) if seat == "p1" else (other, own)
        return Layout(where, heroes, creatures, white, black)

    def walked(self, size: int, figure: str, claimed: tuple[int, ...], to: int) -> Layout:
        """A figure lands, and its side lays its tokens: one brought home may be laid again (#landing)."""
        return self.moved(figure, to).laid(size, OWNER[figure], claimed)


NOTHING = Layout()
