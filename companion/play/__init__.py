"""A game at the table: what is said becomes picks, picks become lines, lines become positions."""
