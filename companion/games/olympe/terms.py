"""What is agreed before a game: who plays with whom, which cards, how it is counted (#players)."""

from __future__ import annotations

from dataclasses import dataclass

from companion.game import BadNotation, Facts, Options
from companion.games.olympe.cards import GODS, SEATS, SUIT_POINTS, TONES

TEAM_SIZES = (4, 6, 8, 10)
MOST_GODS = len(GODS)
PILES = 5


@dataclass(frozen=True, slots=True)
class Terms:
    """The printed variant, the rulebook and the house switches of one game."""

    seats: int
    open: bool
    coins: bool
    variant: str
    french: bool
    score_only: bool
    tie_first: str
    team_mode: str  # empty without teams
    tones: tuple[str, ...]
    extras: int  # colours without a player at the table: the third of the counter game, virtual players
    packs: int
    tricks: int
    sides: tuple[str, ...]  # who is counted: seats, the first seat of each team, virtual players

    @property
    def comptoir(self) -> bool:
        """Whether each player has five piles."""
        return self.variant == "comptoir"

    @property
    def virtual(self) -> int:
        """How many virtual players are counted: those of the English rules (#virtual)."""
        return self.extras if not self.french and not self.comptoir else 0

    @property
    def hand(self) -> int:
        """How many cards a player holds after the deal."""
        return 14 if self.comptoir else 16

    @property
    def gods(self) -> int:
        """How many gods are chosen: one for each seat or large team, one for each extra colour."""
        return (self.seats // self.packs) + self.extras

    @property
    def most_points(self) -> int:
        """All points of a round; Monsters may destroy some."""
        return SUIT_POINTS * self.gods * self.packs

    def side(self, seat: int) -> int:
        """Which side a seat plays for: partners sit as far apart as they can (#teams)."""
        return seat % (self.seats // 2) if self.team_mode else seat

    def members(self, side: int) -> tuple[str, ...]:
        """The seats of a side; a virtual player has none."""
        return tuple(SEATS[seat] for seat in range(self.seats) if self.side(seat) == side)


def agree(seats: int, options: Options, facts: Facts) -> Terms:
    """The terms that players, options and copy amount to; raises if nobody can play that."""
    variant = options["variant"]
    if seats >= TEAM_SIZES[1] and variant == "plain":
        variant = "teams"
    coins = options["scoring"] == "coins"
    _check(seats, variant, coins)
    extras = int(variant[-1]) if variant.startswith("virtual") else int(variant == "comptoir")
    teams = variant == "teams"
    sides = SEATS[: seats // 2] if teams else SEATS[:seats]
    french = options["rulebook"] == "fr"
    if variant.startswith("virtual") and not french:
        sides += tuple(f"v{n}" for n in range(1, extras + 1))
    return Terms(
        seats=seats,
        open=options["hands"] == "open",
        coins=coins,
        variant=variant,
        french=french,
        score_only=options["mode"] == "score",
        tie_first=options["tie-first"],
        team_mode=options["team-mode"] if teams else "",
        tones=_tones(facts),
        extras=extras,
        packs=2 if seats >= TEAM_SIZES[1] else 1,
        tricks=24 if variant == "comptoir" else 16,
        sides=sides,
    )


def _check(seats: int, variant: str, coins: bool) -> None:
    """Only what is printed can be played together (#players)."""
    if variant == "comptoir" and seats != 2:
        raise BadNotation(f"variant=comptoir is a game for 2 players, not {seats}")
    if variant == "teams" and seats not in TEAM_SIZES:
        raise BadNotation(f"teams of two need 4, 6, 8 or 10 players, not {seats}")
    if variant.startswith("virtual") and seats + int(variant[-1]) > MOST_GODS:
        raise BadNotation(
            f"variant={variant} with {seats} players needs {seats + int(variant[-1])} colours; there are 5"
        )
    if variant == "teams" and coins:
        raise BadNotation("scoring=coins is not played in teams")


def _tones(facts: Facts) -> tuple[str, ...]:
    """The colour of each god in this copy."""
    tones = tuple(facts[god] for god in GODS)
    for god, tone in zip(GODS, tones, strict=True):
        if tone not in TONES:
            raise BadNotation(f"{god} is one of {', '.join(TONES)}, not {tone[:20]!r}")
    if len(set(tones)) < len(tones):
        raise BadNotation("two gods cannot have the same colour")
    return tones
