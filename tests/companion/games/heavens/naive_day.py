"""A whole game of the Heavens once more, slowly and from the rulebook alone: what may be said, what follows.

Nothing here is shared with the engine but the file with the map's numbers. A position is a plain dict:
`legal` gives every line that may come next, `after` what it leads to. The nights are those of `naive`.
"""

from __future__ import annotations

import json
from math import ceil

from tests.companion.games.heavens.naive import _FILE, favour, joined, world

PLANS = ("forge", "errand", "torch", "breath")
ORBITS = ("grey", "orange", "red", "purple")


def begin(players, options):
    """Nobody has begun yet."""
    preset = {"copy": "a"}.get(options.get("board", "copy"), options.get("board"))
    copy = json.loads(_FILE.read_text(encoding="utf-8"))["shared"]
    low, high = map(int, copy["torch-range"].split("-"))
    spaces, lines, _ = world(preset, players)
    nights_only = options.get("mode") == "score"
    seats = [f"p{n}" for n in range(1, players + 1)]
    power = 0 if nights_only else int(copy["start-power"].split()[players - 3])
    return {
        "preset": preset,
        "spaces": spaces,
        "lines": lines,
        "forging": [int(n) for n in copy["forge-prices"].split()],
        "brightening": [int(n) for n in copy["torch-prices"].split()],
        "low": low,
        "high": high,
        "least": options.get("tyche-minimal-only", "on") == "on",
        "extra": options.get("extra-darkening") == "on",
        "nights only": nights_only,
        "seats": seats,
        "score": dict.fromkeys(seats, 0),
        "power": dict.fromkeys(seats, power),
        "planets": dict.fromkeys(seats, 0 if nights_only else 3),
        "torch": dict.fromkeys(seats, int(copy["torch-start"])),
        "plan": {},
        "lies": {},
        "turned": frozenset(),
        "step": "first",
        "day": 1,
        "phase": 0,
        "sun": "",
        "moon": "",
        "order": [],
        "turn": {},
        "tonight": [],
        "entered": frozenset(),
    }


def around(sky, first):
    """Everyone clockwise, from one player on."""
    n = sky["seats"].index(first)
    return sky["seats"][n:] + sky["seats"][:n]


def own(sky, seat):
    """A player's planets in the heavens."""
    return [space for space, who in sky["lies"].items() if who == seat]


def lit(sky, seat):
    """Those that shine."""
    return [space for space in own(sky, seat) if space not in sky["turned"]]


# what may be said


def legal(sky):
    """Every line that may come next."""
    free = [space for space in sky["spaces"] if space not in sky["lies"]]
    match sky["step"]:
        case "first":
            return [f"table first {seat}" for seat in sky["seats"]]
        case "sneak":
            seat = sky["order"][0]
            used = {space[1] for space in own(sky, seat)}
            return [f"{seat} place {space}" for space in free if space[1] not in used]
        case "plan":
            return [f"{seat} plan {plan}" for seat in sky["order"] for plan in PLANS]
        case "reveal":
            return ["table reveal"]
        case "act":
            return acting(sky, sky["order"][0], free)
        case "darken":
            seat = sky["order"][0]
            enough = len(lit(sky, seat)) <= sky["torch"][seat]
            return [f"{seat} darken {space}" for space in lit(sky, seat)] + [f"{seat} done"] * enough
        case "score":
            return [f"table score {sky['tonight'][0]}"]
        case "dawn":
            return ["table dawn"]
        case "enter":
            return entering(sky)
    return []


def acting(sky, seat, free):
    """Debts first; then what the plan allows, or passing."""
    debt = owed(sky, seat)
    if debt is not None:
        if sky["least"]:
            return [f"{seat} pay"]
        covered = sky["power"][seat] >= debt
        return [f"{seat} pay"] * covered + [f"{seat} plead"] * (sky["turn"]["pleading"] or not covered)
    found = []
    match sky["plan"][seat]:
        case "forge":
            left = 10 - sky["planets"][seat] - len(own(sky, seat))
            found = [f"{seat} forge {n}" for n in (1, 2, 3) if n <= left and sky["planets"][seat] + n <= 3]
        case "errand":
            found = [f"{seat} errand {space}" for space in free] if sky["planets"][seat] else []
        case "torch":
            found = [f"{seat} torch {n}" for n in range(1, 6) if sky["torch"][seat] + n <= sky["high"]]
        case "breath":
            others = [space for who in sky["seats"] if who != seat for space in lit(sky, who)]
            found = [f"{seat} breath {mine} {space}" for mine in lit(sky, seat) for space in others]
    return [*found, f"{seat} pass"]


def owed(sky, seat):
    """What must be paid now: for rivals with the same plan, or for what was declared; None for nothing."""
    if not sky["turn"]["paid"]:
        return rivals(sky, seat)
    return price(sky, sky["turn"]["declared"]) if sky["turn"]["declared"] else None


def rivals(sky, seat):
    """How many others have the same plan."""
    return sum(sky["plan"][who] == sky["plan"][seat] for who in sky["seats"] if who != seat)


def price(sky, line):
    """What an action costs."""
    _, verb, *args = line.split()
    prices = {"forge": sky["forging"], "torch": sky["brightening"], "breath": [1], "errand": [0]}[verb]
    return prices[int(args[0]) - 1 if verb in ("forge", "torch") else 0]


def entering(sky):
    """Nights only: planets put or lifted, torches set, each once; then the Sun calls the night."""
    found = []
    for seat in sky["seats"]:
        for space in sky["spaces"]:
            if space in sky["entered"]:
                continue
            if sky["lies"].get(space) == seat:
                found.append(f"{seat} lift {space}")
            elif len(own(sky, seat)) < 10:
                found.append(f"{seat} put {space}")
        if seat not in sky["entered"]:
            levels = range(sky["low"], sky["high"] + 1)
            found += [f"{seat} level {n}" for n in levels if n != sky["torch"][seat]]
    return [*found, f"{sky['sun']} night"]


# what follows


def after(sky, line):
    """The position a line leads to."""
    sky = {key: dict(value) if isinstance(value, dict) else value for key, value in sky.items()}
    seat, verb, *args = line.split()
    match verb:
        case "first":
            lap = around(sky, args[0])[::-1]
            sky |= {"sun": args[0], "moon": args[0], "order": lap + lap, "step": "sneak"}
            if sky["nights only"]:
                sky |= {"order": [], "step": "enter"}
        case "place":
            sky["lies"][args[0]] = seat
            sky["planets"][seat] -= 1
            sky["order"] = sky["order"][1:]
            if not sky["order"]:
                sky |= {"step": "plan", "order": around(sky, sky["moon"])}
        case "plan":
            sky["plan"][seat] = args[0]
            sky["order"] = [who for who in sky["order"] if who != seat]
            if not sky["order"]:
                sky["step"] = "reveal"
        case "reveal":
            sky |= {"step": "act", "order": around(sky, sky["moon"])}
            start_turn(sky)
        case "pay" if sky["turn"]["declared"]:
            line = sky["turn"]["declared"]
            spend(sky, seat, price(sky, line))
            act(sky, line)
        case "pay":
            spend(sky, seat, rivals(sky, seat))
            sky["turn"] |= {"paid": True, "pleading": False}
        case "plead":
            plead(sky, seat, max(1, points_for(sky, seat, owed(sky, seat))))
            sky["turn"]["pleading"] = True
        case "pass":
            sky["score"][seat] -= 1
            end_turn(sky)
        case "darken":
            sky["turned"] |= {args[0]}
            left = len(lit(sky, seat))
            if left <= sky["torch"][seat] and (not left or not sky["extra"]):
                next_to_darken(sky)
        case "done":
            next_to_darken(sky)
        case "score":
            score(sky)
        case "dawn":
            dawn(sky)
        case "put":
            sky["lies"][args[0]] = seat
            sky["entered"] |= {args[0]}
        case "lift":
            del sky["lies"][args[0]]
            sky["entered"] |= {args[0]}
        case "level":
            sky["torch"][seat] = int(args[0])
            sky["entered"] |= {seat}
        case "night":
            sky |= {"moon": around(sky, sky["sun"])[2], "entered": frozenset()}
            night(sky)
        case _:
            if not sky["least"] and sky["power"][seat] < price(sky, line):
                sky["turn"] |= {"declared": line}
            else:
                spend(sky, seat, price(sky, line))
                act(sky, line)
    return sky


def start_turn(sky):
    """Whether anything is due, and Tyche's rate for the whole turn."""
    seat = sky["order"][0]
    leads = sky["score"][seat] == max(sky["score"].values())
    sky["turn"] = {
        "paid": rivals(sky, seat) == 0,
        "rate": 1 if leads else 2,
        "declared": "",
        "pleading": False,
    }


def points_for(sky, seat, cost):
    """The fewest points that cover a cost."""
    return ceil(max(0, cost - sky["power"][seat]) / sky["turn"]["rate"])


def plead(sky, seat, points):
    """Points for Power."""
    sky["score"][seat] -= points
    sky["power"][seat] += points * sky["turn"]["rate"]


def spend(sky, seat, cost):
    """Power paid, with Tyche's help if it is missing."""
    plead(sky, seat, points_for(sky, seat, cost))
    sky["power"][seat] -= cost


def act(sky, line):
    """What the plan does."""
    seat, verb, *args = line.split()
    match verb:
        case "forge":
            sky["planets"][seat] += int(args[0])
        case "torch":
            sky["torch"][seat] += int(args[0])
        case "errand":
            sky["lies"][args[0]] = seat
            sky["planets"][seat] -= 1
            region = [space for space in sky["spaces"] if space[0] == args[0][0]]
            mine = [space for space in region if sky["lies"].get(space) == seat]
            sky["power"][seat] += ceil((len(region) - len(mine)) / 2)
        case "breath":
            mine, other = args
            sky["lies"][mine], sky["lies"][other] = sky["lies"][other], sky["lies"][mine]
            sky["turned"] |= {mine, other}
            sky["score"][seat] += 1
    end_turn(sky)


def end_turn(sky):
    """The next player; after the last the next phase, and after the evening the night."""
    sky["order"] = sky["order"][1:]
    if sky["order"]:
        start_turn(sky)
        return
    sky |= {"plan": {}, "turned": frozenset()}
    if sky["phase"] == 2:
        night(sky)
    else:
        moon = around(sky, sky["moon"])[1]
        sky |= {"phase": sky["phase"] + 1, "moon": moon, "order": around(sky, moon), "step": "plan"}


def night(sky):
    """Whoever has more planets than the torch lights darkens, from the Moon on."""
    must = [seat for seat in around(sky, sky["moon"]) if len(own(sky, seat)) > sky["torch"][seat]]
    sky |= {"step": "darken", "order": must, "turned": frozenset()}
    if not must:
        look(sky)


def next_to_darken(sky):
    sky["order"] = sky["order"][1:]
    if not sky["order"]:
        look(sky)


def look(sky):
    """What Zeus looks at tonight; a constellation is called after its first space."""
    places = {space: n for n, space in enumerate(sorted(sky["spaces"], key=lambda space: space[0]))}
    groups = [g for seat in sky["seats"] for g in joined(sky["lines"], lit(sky, seat)) if len(g) > 1]
    names = sorted((min(group, key=places.get) for group in groups), key=places.get)
    steps = [
        "regions",
        *(f"orbit-{orbit}" for orbit in ORBITS),
        *(f"constellation {n}" for n in names),
        "best",
    ]
    last = sky["day"] == 5 and not sky["nights only"]
    sky |= {"step": "score", "order": [], "tonight": steps + ["power"] * last}


def score(sky):
    """One step of the night; the points of all parts come with the last, when they first matter."""
    sky["tonight"] = sky["tonight"][1:]
    if sky["tonight"]:
        return
    shining = {space: who for space, who in sky["lies"].items() if space not in sky["turned"]}
    for part in favour(sky["preset"], len(sky["seats"]), shining).values():
        for seat, points in part.items():
            sky["score"][seat] += points
    sky["step"] = "dawn" if sky["day"] < 5 else "over"


def dawn(sky):
    """Torches drop, the leaders' further; the Sun goes left and takes the Moon along."""
    most = max(sky["score"].values())
    for seat in sky["seats"]:
        drop = 3 if sky["score"][seat] == most else 2
        sky["torch"][seat] = max(sky["low"], sky["torch"][seat] - drop)
    sun = around(sky, sky["sun"])[1]
    sky |= {"sun": sun, "moon": sun, "order": around(sky, sun), "step": "plan", "phase": 0}
    sky |= {"day": sky["day"] + 1, "turned": frozenset()}
    if sky["nights only"]:
        sky |= {"step": "enter", "order": []}
