"""`companion review N`: how the chances of a kept game went, and what turned it."""

from __future__ import annotations

from argparse import Namespace

from companion.cli.commands import journal_of
from companion.game import BadNotation
from companion.games.minds import MINDS
from companion.standin.review import Review, review_of
from companion.words import told, words_in

WIDE = 40  # letters across a curve


def review(args: Namespace) -> int:
    """Print the curve of a game with how sure it is, and the moments that turned it."""
    journal = journal_of(args)
    session = journal.session(args.number)
    match = session.match
    mind = MINDS.get(match.game)
    if mind is None or not mind.reviewed:
        raise BadNotation(f"game {args.number}: a review of {match.game} would tell nothing")
    if session.now.tip.outcome is None:
        raise BadNotation(f"game {args.number} is not over")
    found = review_of(session)
    words = words_in(args.language)
    _curve(found, session.names[match.seats[0]])
    views = {node.n: node.before.view() for node in session.now.nodes if node.before is not None}
    for moment in found.moments:
        view = views[moment.n]
        said = words.say(told(match.game, moment.move, view), session.names)
        print(f"{moment.n}. {said}: {moment.turned:+.0%}")
        for move in moment.instead:
            print(f"    {words.say(told(match.game, move, view), session.names)}")
    journal.close()
    return 0


def _curve(found: Review, name: str) -> None:
    """The first side's chances line by line, from nothing on the left to certainty on the right."""
    print(name)
    for n, chance in zip(found.at, found.curves[0][1], strict=True):
        low, high = (round(WIDE * max(0.0, min(1.0, chance.mean + d))) for d in (-chance.off, chance.off))
        bar = "".join("·" if low <= k <= high else " " for k in range(WIDE + 1))
        at = round(WIDE * chance.mean)
        print(f"{n:>5} |{bar[:at]}o{bar[at + 1 :]}| {chance.mean:.0%} ± {chance.off:.0%}")
