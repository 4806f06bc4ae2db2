"""`python -m tests.discreet PAIRS [GAME] [SEED]`: as many pairs of each game, and the leaks found."""

import sys

from tests.discreet.test_non_interference import compared
from tests.discreet.twins import GAMES

pairs = int(sys.argv[1])
chosen = sys.argv[2:3] or GAMES
for game in chosen:
    walked, said, leaks = compared(game, pairs, (*sys.argv[3:], "1")[0])
    print(f"{game}: {walked} pairs, {said} touches, scans and lines, {len(leaks)} told apart", flush=True)
    for leak in leaks[:5]:
        print(f"  {leak}")
