"""`python -m tests.discreet [pages] PAIRS [GAME] [SEED]`: as many pairs of each game, and the leaks found.

With `pages` it is a seat's own page that is looked at, and twins differ only in what that seat may not see.
"""

import sys

from tests.discreet.test_non_interference import compared
from tests.discreet.test_pages import compared as of_pages
from tests.discreet.twins import GAMES

AT_ONCE = 1000  # so many at a time, each with a seed of its own: what was found by then is told

if sys.argv[1] == "pages":
    for game in sys.argv[3:4] or GAMES:
        walked, leaks = of_pages(game, int(sys.argv[2]), (*sys.argv[4:], "1")[0])
        print(f"{game}: {walked} pairs, {len(leaks)} told apart", *leaks[:5], sep="\n  ", flush=True)
    sys.exit()
pairs = int(sys.argv[1])
seed = (*sys.argv[3:], "1")[0]
for game in sys.argv[2:3] or GAMES:
    walked = said = found = 0
    while walked < pairs:
        more, things, leaks = compared(game, min(AT_ONCE, pairs - walked), f"{seed} {walked}")
        walked, said, found = walked + more, said + things, found + len(leaks)
        print(f"{game}: {walked} pairs, {said} touches, scans and lines, {found} told apart", flush=True)
        for leak in leaks[:5]:
            print(f"  {leak}", flush=True)
