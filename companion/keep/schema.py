"""The tables of the journal. Lines are the truth; results are derived and can be made anew from them."""

from __future__ import annotations

# The indexes hold whole columns, so that no page of the statistics has to read a curve it does not draw.
# Schema version n is reached by the first n scripts; never change one that was released, add another.
MIGRATIONS = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        players TEXT NOT NULL,
        options TEXT NOT NULL,
        facts TEXT NOT NULL,
        clock TEXT NOT NULL,
        started TEXT NOT NULL,
        beat INTEGER NOT NULL DEFAULT 0,
        ended INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE line (
        game INTEGER NOT NULL REFERENCES game(id),
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE game ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE player (
        name TEXT PRIMARY KEY,
        tone TEXT NOT NULL,
        shape TEXT NOT NULL,
        seat INTEGER NOT NULL,
        met INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE result (
        game INTEGER NOT NULL REFERENCES game(id),
        seat TEXT NOT NULL,
        box TEXT NOT NULL,
        player TEXT NOT NULL,
        side TEXT NOT NULL,
        seats INTEGER NOT NULL,
        won INTEGER NOT NULL,
        points INTEGER NOT NULL,
        used INTEGER NOT NULL,
        quick INTEGER,
        curve TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE INDEX result_player ON result(player, game, box, won, points, used, quick);
    CREATE INDEX result_game ON result(game, won, box, player);
    CREATE INDEX result_luck ON result(box, side, seat, seats, won);
    CREATE TABLE spent (
        game INTEGER NOT NULL REFERENCES game(id),
        seat TEXT NOT NULL,
        box TEXT NOT NULL,
        player TEXT NOT NULL,
        phase TEXT NOT NULL,
        ms INTEGER NOT NULL,
        PRIMARY KEY (game, seat, phase)
    ) WITHOUT ROWID;
    CREATE INDEX spent_phase ON spent(box, phase, player, ms);
    """,
    # Handing a seat over became a line: `players` are those who sat down first, `seated` who sits there now.
    """
    ALTER TABLE game ADD COLUMN seated TEXT NOT NULL DEFAULT '[]';
    UPDATE game SET seated = players;
    """,
    # Sums tell what a medium has changed; `told` counts the lines, `shown` is what home shows of a game that
    # goes on, and `rev` tells the newer of two rows that a damaged file still has.
    """
    ALTER TABLE line ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN shown TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE player ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE result ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX game_going_on ON game(id) WHERE NOT ended AND NOT deleted;
    """,
    # Games that a club knows by a key of their own. At a table: how many public lines the club has, and under
    # which names; at the hub: which game of which table this is.
    """
    CREATE TABLE club (
        game INTEGER PRIMARY KEY REFERENCES game(id),
        key TEXT NOT NULL UNIQUE,
        sent INTEGER NOT NULL,
        names TEXT NOT NULL,
        sum INTEGER NOT NULL
    );
    """,
)
RESULTS_SINCE = 2  # the version that first kept results: older journals get theirs from their lines
SUMS_SINCE = 4  # the version that first kept sums: older journals get theirs when they are first opened
