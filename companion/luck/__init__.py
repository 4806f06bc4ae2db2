"""Chance for its own sake: the randomiser, and whether it is fair."""
