"""Olympia written a second time, slowly and plainly: lists, dicts, everything counted from the first card.

It shares no code with the engine, not even the names of the cards' owners.
"""

from __future__ import annotations

import copy

BELONGS = {
    "lightning": "zeus",
    "heart": "aphrodite",
    "bow": "artemis",
    "owl": "athena",
    "fire": "hades",
    "trident": "poseidon",
}


def in_deck(children: dict[str, str], playing: set[str]) -> list[str]:
    """Every single card of the deck."""
    cards = []
    for god in children.values():
        cards += [god] * 3
        cards += [thing for thing, owner in BELONGS.items() if owner == god] * 5
    if "monsters" in playing:
        cards += ["minotaur", "minotaur", "theseus", "theseus"]
    if "winds" in playing:
        cards += ["tornado", "tornado"]
    return cards


def everyones_counts(
    cards: list[str], children: dict[str, str], circle: list[str], mini: bool
) -> dict[str, int]:
    """All players' counts at the end of a pile, kept side by side as a patient checker would."""
    count = dict.fromkeys(circle, 0)
    pile: list[dict] = []
    winds = 0
    for card in cards:
        entry: dict = {
            "card": card,
            "did": dict.fromkeys(circle, 0),
            "struck": False,
            "strikes": [],
            "gone": False,
        }
        if card in BELONGS:
            for hero in circle:
                if children[hero] == BELONGS[card]:
                    entry["did"][hero] = +1
        elif card == "minotaur":
            below = pile[-2:]
            entry["strikes"] = [
                b for b in below if not b["struck"] and b["card"] not in ("minotaur", "theseus", "tornado")
            ]
            for hero in circle:
                change = 0
                for struck in entry["strikes"]:
                    change -= struck["did"][hero]
                count[hero] += change
            for struck in entry["strikes"]:
                struck["struck"] = True
        elif card == "theseus":
            monsters = [p for p in pile if p["card"] == "minotaur" and not p["gone"]]
            if monsters:
                monster = monsters[-1]
                monster["gone"] = True
                for hero in circle:
                    for struck in monster["strikes"]:
                        count[hero] += struck["did"][hero]
                for struck in monster["strikes"]:
                    struck["struck"] = False
        elif card == "tornado":
            winds += 1
        else:
            for place, hero in enumerate(circle):
                neighbour = circle[(place + 1) % len(circle)] if winds % 2 == 0 else circle[place - 1]
                enemy = children[hero] if mini else children[neighbour]
                if enemy == card and count[hero] > 0:
                    entry["did"][hero] = -1
        if card not in ("minotaur", "theseus"):
            for hero in circle:
                count[hero] += entry["did"][hero]
        for hero in circle:
            if count[hero] < 0:
                count[hero] = 0
        pile.append(entry)
    return count


def walk(cards: list[str], total: int, circle: list[str], first: str) -> tuple[list[str], str | None, int]:
    """Who laid each card, who lays the next (nobody: None), and the way round then."""
    hands = dict.fromkeys(circle, 0)
    place = circle.index(first)
    for n in range(total):
        hands[circle[(place + n) % len(circle)]] += 1
    way, who, laid = +1, first, []
    for card in cards:
        laid.append(who)
        hands[who] -= 1
        if card == "tornado":
            way = -way
        if not any(hands.values()):
            return laid, None, way
        place = circle.index(who)
        while True:
            place = (place + way) % len(circle)
            if hands[circle[place]]:
                break
        who = circle[place]
    return laid, who, way


def judged(
    events: list[tuple],
    floor: int,
    children,
    circle,
    first,
    total,
    playing,
    ends,
    half,
    penalty,
    steps,
    named,
):
    """The steps after one settling, who starts next (None: the round goes on), and who was judged.

    Events are ("card", at, card) and ("slap", at, seat) in any order; `named` is whom a seat names in a war.
    """
    cards = sorted((at, card) for what, at, card in events if what == "card")
    hands: dict[str, int] = {}
    for what, at, seat in events:
        if what == "slap":
            hands[seat] = min(at, hands.get(seat, at))
    valid = {seat: at for seat, at in hands.items() if [c for c in cards if c[0] <= at]}
    steps, calls = dict(steps), []
    while valid:
        soonest = min(valid.values())
        close = [seat for seat, at in valid.items() if at - soonest <= floor]
        laid, _, way = walk([c for at, c in cards if at <= soonest], total, circle, first)
        order = []
        place = circle.index(laid[-1])
        for _ in circle:
            place = (place + way) % len(circle)
            order.append(circle[place])
        seat = next(s for s in order if s in close)
        hero = named.get(seat, seat) if "war" in playing else seat
        at_slap = valid.pop(seat)
        lying = [c for at, c in cards if at <= at_slap]
        right = everyones_counts(lying, children, circle, "mini" in playing)[hero] >= 3
        calls.append((seat, hero, right))
        full = hero == seat and not ("war" in playing and half)
        if right:
            steps[seat] += 2 if full else 1
        else:
            steps[seat] = max(0, steps[seat] - (1 if full else penalty))
            if hero != seat:
                steps[hero] += 1
        if right or ends or max(steps.values()) >= 10:
            return {s: min(10, n) for s, n in steps.items()}, seat, calls
    return steps, None, calls


# the whole game, for lines without moments


def opening(children: dict[str, str], first: str, playing: set[str], **house) -> dict:
    """A table before its first deal."""
    return {
        "children": children,
        "circle": sorted(children),
        "playing": set(playing),
        "steps": dict.fromkeys(children, 0),
        "first": first,
        "on": "break",
        "dealt": 0,
        "changing": False,
        "changed": [],
        "moved": [],
        "story": [],
        "asked": [],
        "house": {"ends": True, "half": False, "penalty": 2} | house,
    }


def listed(s: dict) -> list[str]:
    """Every line allowed."""
    if s["on"] == "over" or max(s["steps"].values()) >= 10:
        return []
    circle = s["circle"]
    if s["on"] == "break":
        lines = [f"{s['first']} deal"]
        if s["dealt"]:
            lines.append("table stop")
        if not s["changing"]:
            return [*lines, "table change"]
        lines += [
            f"table vary {v}" for v in ("monsters", "winds", "war", "mini", "blind") if v not in s["changed"]
        ]
        if len(circle) > 2:
            bar = max(s["moved"], default=-1)
            lines += [
                f"table swap {a} {b}"
                for i, a in enumerate(circle)
                for j, b in enumerate(circle)
                if bar < i < j
            ]
        return lines
    if s["on"] == "name":
        return [f"{s['asked'][0]} name {hero}" for hero in circle]
    deck = in_deck(s["children"], s["playing"])
    cards = [what for kind, what in s["story"] if kind == "card"]
    _, who, _ = walk(cards, len(deck), circle, s["first"])
    lines = []
    if who:
        lines = [f"{who} turn {card}" for card in set(deck) if cards.count(card) < deck.count(card)]
    hands = _hands(s)
    lines += [f"{seat} slap" for seat in circle if seat not in hands]
    if hands:
        lines.append("table settle")
    elif not who:
        lines.append("table close")
    return lines


def _hands(s: dict) -> list[str]:
    """Who has a hand on the pile that is not settled."""
    since = 0
    for n, (kind, _) in enumerate(s["story"]):
        if kind == "settled":
            since = n
    return [who for kind, who in s["story"][since:] if kind == "slap"]


def after(s: dict, line: str) -> dict:
    """The table after a line."""
    s = copy.deepcopy(s)
    seat, verb, *args = line.split()
    match verb:
        case "deal":
            s |= {
                "on": "round",
                "dealt": s["dealt"] + 1,
                "changing": False,
                "changed": [],
                "moved": [],
                "story": [],
            }
        case "change":
            s["changing"] = True
        case "vary":
            s["playing"] ^= {args[0]}
            s["changed"].append(args[0])
        case "swap":
            i, j = s["circle"].index(args[0]), s["circle"].index(args[1])
            s["circle"][i], s["circle"][j] = args[1], args[0]
            s["moved"].append(i)
        case "stop":
            s["on"] = "over"
        case "turn":
            s["story"].append(("card", args[0]))
        case "slap":
            s["story"].append(("slap", seat))
        case "close":
            s["on"] = "break"
        case "settle":
            hands = _hands(s)
            s["asked"] = [h for h in hands if _under(s, h)]
            s["on"] = "round"
            s["last"] = {h: _under(s, h) for h in hands}
            s["story"].append(("settled", ""))
            if "war" not in s["playing"]:
                while s["asked"] and s["on"] == "round":
                    _verdict(s, s["asked"][0])
            elif s["asked"]:
                s["on"] = "name"
        case "name":
            s["on"] = "round"
            _verdict(s, args[0])
            if s["on"] == "round" and s["asked"]:
                s["on"] = "name"
    return s


def _under(s: dict, hand: str) -> list[str]:
    """The cards under a hand that is not settled yet."""
    since = max([n for n, (kind, _) in enumerate(s["story"]) if kind == "settled"], default=0)
    n = s["story"].index(("slap", hand), since)
    return [what for kind, what in s["story"][:n] if kind == "card"]


def _verdict(s: dict, hero: str) -> None:
    seat = s["asked"].pop(0)
    house, steps = s["house"], s["steps"]
    found = everyones_counts(s["last"][seat], s["children"], s["circle"], "mini" in s["playing"])[hero]
    full = hero == seat and not ("war" in s["playing"] and house["half"])
    if found >= 3:
        steps[seat] += 2 if full else 1
    else:
        steps[seat] = max(0, steps[seat] - (1 if full else house["penalty"]))
        if hero != seat:
            steps[hero] += 1
    for who in steps:
        steps[who] = min(10, steps[who])
    if found >= 3 or house["ends"] or max(steps.values()) >= 10:
        s["on"], s["first"], s["asked"] = "break", seat, []


def count(s: dict, depth: int) -> tuple[int, int]:
    """Sequences of exactly so many lines, and of at most so many that end the game."""
    lines = listed(s)
    if not lines:
        return (0 if depth else 1), 1
    if not depth:
        return 1, 0
    nodes = ended = 0
    for line in lines:
        more, over = count(after(s, line), depth - 1)
        nodes, ended = nodes + more, ended + over
    return nodes, ended
