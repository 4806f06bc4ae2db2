"""What the results tell, drawn straight from SQL: each page is a few charts, and a chart is a value."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass

from companion.games.called import verb_named
from companion.keep.journal import Journal
from companion.view import Text, text

MOST_BARS = 10
CURVES = 12
# A player needs so many games before a share of wins means anything.
LEAST_MET = 3


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: whose, how long, what is written at its end; whiskers from low to high where chance plays in."""

    name: Text
    value: float
    said: Text
    low: float | None = None
    high: float | None = None
    player: str = ""  # whose it is, where it is one player's


@dataclass(frozen=True, slots=True)
class Curve:
    """Values one after the other, each `within` two others if it is not exact; the strong one stands out."""

    name: Text
    values: tuple[float, ...]
    strong: bool = False
    player: str = ""
    within: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture: bars or curves, and a line across the bars where fairness lies."""

    title: Text
    bars: tuple[Bar, ...] = ()
    curves: tuple[Curve, ...] = ()
    fair: float | None = None


def _named(name: str) -> Text:
    return text("called", name=name)


def wins(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """Games won, and the share of them."""
    rows = journal.ask(
        "SELECT player, count(*), sum(won) FROM result WHERE ?1 IN ('', box)"
        " GROUP BY player ORDER BY sum(won) DESC, count(*), player LIMIT ?2",
        (box, MOST_BARS),
    )
    won = [Bar(_named(who), w, text("stats-won", won=w, played=n), player=who) for who, n, w in rows]
    share = [
        Bar(_named(who), w / n, text("stats-percent", percent=round(100 * w / n)), *_likely(w, n), player=who)
        for who, n, w in rows
        if n >= LEAST_MET
    ]
    return (
        Chart(text("stats-wins"), tuple(won)),
        Chart(text("stats-shares"), tuple(share)),
    )


def streaks(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """The longest run of wins of each player, and the run they are on."""
    rows = journal.ask(
        "SELECT player, group_concat(won, '') FROM"
        " (SELECT player, won FROM result WHERE ?1 IN ('', box) ORDER BY player, game) GROUP BY player",
        (box,),
    )
    runs = [(who, max(map(len, won.split("0"))), len(won) - len(won.rstrip("1"))) for who, won in rows]
    runs.sort(key=lambda run: (-run[1], run[0]))
    best = [run for run in runs if run[1]][:MOST_BARS]
    longest = tuple(
        Bar(_named(who), most, text("stats-in-a-row", count=most), player=who) for who, most, _ in best
    )
    now = sorted(runs, key=lambda run: -run[2])
    going = tuple(
        Bar(_named(who), run, text("stats-in-a-row", count=run), player=who)
        for who, _, run in now[:MOST_BARS]
        if run
    )
    return Chart(text("stats-longest"), longest), Chart(text("stats-going"), going)


def rivals(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """Each player's nemesis, who has beaten them most often; and how one player stands against the others."""
    beaten = journal.ask(
        """
        SELECT one.player, other.player, count(*) AS n
        FROM result AS other JOIN result AS one ON one.game = other.game
        WHERE other.won AND NOT one.won AND ?1 IN ('', other.box)
        GROUP BY one.player, other.player ORDER BY n DESC, one.player, other.player
        """,
        (box,),
    )
    worst: dict[str, tuple[str, int]] = {}
    for who, other, count in beaten:
        if who != other:
            worst.setdefault(who, (other, count))
    nemesis = tuple(
        Bar(text("stats-pair", a=who, b=other), count, text("stats-beaten", count=count))
        for who, (other, count) in list(worst.items())[:MOST_BARS]
    )
    charts = [Chart(text("stats-nemesis"), nemesis)]
    if player:
        lost = {other: count for who, other, count in beaten if who == player}
        ahead = {who: count for who, other, count in beaten if other == player}
        often = sorted({*lost, *ahead}, key=lambda name: -lost.get(name, 0) - ahead.get(name, 0))
        bars = tuple(
            Bar(
                _named(name),
                ahead.get(name, 0) - lost.get(name, 0),
                text("stats-balance", won=ahead.get(name, 0), lost=lost.get(name, 0)),
                player=name,
            )
            for name in often[:MOST_BARS]
        )
        charts.insert(0, Chart(text("stats-rivals", player=player), bars))
    return tuple(charts)


def curves(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """How the sums grew in the last games, round by round, and the points they ended with."""
    rows = journal.ask(
        "SELECT player, curve, won, box FROM result"
        " WHERE ?1 IN ('', box) AND ?2 IN ('', player) ORDER BY game DESC, seat LIMIT ?3",
        (box, player, CURVES),
    )
    if not box:
        # Only sums of one game can stand on one scale: the game played last.
        rows = [row for row in rows if row[3] == rows[0][3]]
    drawn = tuple(
        Curve(_named(who), tuple(json.loads(curve)), bool(won), who) for who, curve, won, _ in reversed(rows)
    )
    best = journal.ask(
        "SELECT player, max(points), round(avg(points), 1) FROM result"
        " WHERE ?1 = box AND ?2 IN ('', player) GROUP BY player ORDER BY max(points) DESC, player LIMIT ?3",
        (rows[0][3] if rows else box, player, MOST_BARS),
    )
    bars = tuple(
        Bar(_named(who), most, text("stats-best", best=most, mean=str(mean)), player=who)
        for who, most, mean in best
    )
    game = text(rows[0][3]) if rows else text("stats-none")
    return Chart(text("stats-curves", game=game), curves=drawn), Chart(text("stats-points", game=game), bars)


def times(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """How long each player thinks in a game, and about what."""
    each = journal.ask(
        "SELECT player, avg(used) FROM result WHERE ?1 IN ('', box) AND used > 0"
        " GROUP BY player ORDER BY avg(used) DESC LIMIT ?2",
        (box, MOST_BARS),
    )
    phases = journal.ask(
        "SELECT box, phase, sum(ms) FROM spent WHERE ?1 IN ('', box) AND ?2 IN ('', player)"
        " GROUP BY box, phase ORDER BY sum(ms) DESC LIMIT ?3",
        (box, player, MOST_BARS),
    )
    total = sum(ms for _, _, ms in phases) or 1
    by_player = tuple(Bar(_named(who), ms, _minutes(ms), player=who) for who, ms in each)
    by_phase = tuple(
        Bar(
            text("stats-phase", game=text(game), phase=verb_named(game, verb)),
            ms,
            text("stats-percent", percent=round(100 * ms / total)),
        )
        for game, verb, ms in phases
    )
    return Chart(text("stats-time"), by_player), Chart(text("stats-phases"), by_phase)


def slaps(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """The quickest honest slap of each player."""
    rows = journal.ask(
        "SELECT player, min(quick) FROM result WHERE quick IS NOT NULL GROUP BY player ORDER BY 2 LIMIT ?",
        (MOST_BARS,),
    )
    bars = (
        Bar(_named(who), quick / 1e6, text("stats-milliseconds", ms=round(quick / 1e6)), player=who)
        for who, quick in rows
    )
    return (Chart(text("stats-slaps"), tuple(bars)),)


def luck(journal: Journal, box: str = "", player: str = "") -> tuple[Chart, ...]:
    """How often each seat, and each side the draw gave, has won: fair is what chance alone would give."""
    charts = []
    for what, column in (("stats-luck-seat", "seat"), ("stats-luck-side", "side")):
        rows = journal.ask(
            f"SELECT {column}, count(*), sum(won), avg(1.0 / seats) FROM result"
            f" WHERE ?1 IN ('', box) AND seats > 1 AND {column} <> '' GROUP BY {column}"
            f" ORDER BY length({column}), {column}",
            (box,),
        )
        bars = tuple(
            Bar(
                text("stats-seat", number=int(key[1:])) if column == "seat" else text(key),
                won / n,
                text("stats-of", percent=round(100 * won / n), count=n),
                *_likely(won, n),
            )
            for key, n, won, _ in rows
        )
        played = sum(n for _, n, _, _ in rows)
        fair = sum(n * share for _, n, _, share in rows) / played if played else None
        charts.append(Chart(text(what), bars, fair=fair))
    return tuple(charts)


def _likely(won: int, played: int) -> tuple[float, float]:
    """Between which shares the truth lies in nineteen cases of twenty (Wilson's interval)."""
    z = 1.96
    share, spread = won / played, z * z / played
    middle = (share + spread / 2) / (1 + spread)
    reach = z * math.sqrt(share * (1 - share) / played + spread / (4 * played)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _minutes(ms: float) -> Text:
    minutes, seconds = divmod(round(ms / 1000), 60)
    return text("stats-minutes", minutes=minutes, seconds=f"{seconds:02}")


PAGES: dict[str, Callable[..., tuple[Chart, ...]]] = {
    "wins": wins,
    "streaks": streaks,
    "rivals": rivals,
    "curves": curves,
    "times": times,
    "slaps": slaps,
    "luck": luck,
}


def winners(journal: Journal) -> dict[int, list[str]]:
    """Who won each game that is over; nobody where it was a draw."""
    found: dict[int, list[str]] = {}
    for game, player, won in journal.ask(
        "SELECT game, player, won FROM result ORDER BY game, length(seat), seat"
    ):
        found.setdefault(game, []).extend([player] if won else [])
    return found


def boxes(journal: Journal) -> list[str]:
    """The games that have results."""
    return [box for (box,) in journal.ask("SELECT DISTINCT box FROM result ORDER BY box")]


def names(journal: Journal) -> list[str]:
    """Everyone who has a result, those who play most first."""
    rows = journal.ask("SELECT player FROM result GROUP BY player ORDER BY count(*) DESC, player")
    return [name for (name,) in rows]
