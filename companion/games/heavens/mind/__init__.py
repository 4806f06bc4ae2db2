"""How a stand-in sees this game: what it may guess, what a position is worth, why a move is good."""
