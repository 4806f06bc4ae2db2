"""`python -m tests.companion.standin PAIRS [GAME] [SEED]`: as many pairs, and where it thought otherwise."""

import sys

from tests.companion.standin.peeking import GAMES, peeked

AT_ONCE = 500

pairs, seed = int(sys.argv[1]), (*sys.argv[3:], "1")[0]
for game in sys.argv[2:3] or GAMES:
    done = different = 0
    while done < pairs:
        more, apart, found = peeked(game, min(AT_ONCE, pairs - done), f"{seed} {done}")
        done, different = done + more, different + apart
        print(f"{game}: {done} pairs, {different} different", flush=True)
        for one in found[:3]:
            print(f"  {one}", flush=True)
