"""The screens of a game: players, set-up, table, clocks, scores, result."""
