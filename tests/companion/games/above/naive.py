"""The rules of Above a second time, slowly and from the rulebook alone, to check the engine against.

Nothing here is shared with the engine. A game is a plain dict that is copied whole for every move; a space is
(column, ring), the summit is "top". `listed` gives each allowed line, `after` the game it leads to.
"""

from __future__ import annotations

import copy

GREEK = "αβγδεζηθικλμνξοπ"
TOP = "top"
GIVES = {"zeus": "thunder", "ares": "barrier", "hades": "gate", "demeter": "fertility"}


def game(rings, columns, seats, stand, tokens, hands, discard=(), fr=True, forbid=False):
    """A game at the beginning of p1's turn; hands are lists of cards, all powered."""
    return {
        "rings": rings,
        "columns": columns,
        "seats": list(seats),
        "fr": fr,
        "forbid": forbid,
        "stand": dict(stand),
        "tokens": dict(tokens),
        "hands": {seat: list(cards) for seat, cards in hands.items()},
        "spent": {seat: [] for seat in seats},
        "discard": list(discard),
        "turn": seats[0],
        "asks": "card",
        "struck": False,
        "winner": None,
    }


def called(spot):
    """α1, β1, …"""
    return "summit" if spot == TOP else GREEK[spot[0]] + str(spot[1])


def god(card):
    """Whose card it is."""
    return card.split("-")[0]


def everywhere(g):
    """Every space below the summit."""
    return [(column, ring) for ring in range(1, g["rings"] + 1) for column in range(g["columns"])]


def occupied(g, spot):
    """Whether a deity is there."""
    return spot in g["stand"].values()


def empty(g, spot):
    """Whether nothing at all is there."""
    return not occupied(g, spot) and spot not in g["tokens"]


def enterable(g, spot):
    """Whether a deity could go there."""
    return not occupied(g, spot) and g["tokens"].get(spot) != "barrier"


def reachable(g, who):
    """One forward or one to a side."""
    column, ring = g["stand"][who]
    wide = g["columns"]
    ahead = TOP if ring == g["rings"] else (column, ring + 1)
    spots = {ahead, ((column + 1) % wide, ring), ((column - 1) % wide, ring)}
    by_power = g["asks"] == "power" or g.get("in_power")
    if by_power and (g["active"] == "aphrodite" or g["forbid"]):
        spots.discard(TOP)
    return [spot for spot in spots if enterable(g, spot)]


def near(g, a, b):
    """Whether two spaces touch, corners included, or are the same."""
    around = abs(a[0] - b[0])
    return min(around, g["columns"] - around) <= 1 and abs(a[1] - b[1]) <= 1


def play_card(g, card):
    """Phase 1."""
    seat = g["turn"]
    g["hands"][seat].remove(card)
    (g["spent"][seat] if len(g["seats"]) == 2 else g["discard"]).append(card)
    g["active"], g["struck"], g["in_power"] = god(card), False, False
    recover_then(g, "moving")


def recover_then(g, what):
    """Whoever is without cards gets some, then the turn goes on."""
    at = g["seats"].index(g["turn"])
    bare = [seat for seat in g["seats"][at:] + g["seats"][:at] if not g["hands"][seat]]
    if bare and len(g["seats"]) == 4:
        g["asks"], g["bare"], g["then"] = "refill", bare, what
        return
    for seat in bare:
        g["hands"][seat], g["spent"][seat] = g["spent"][seat], []
    if what == "moving":
        start_moving(g)
    else:
        g["turn"] = g["seats"][(at + 1) % len(g["seats"])]
        g["asks"] = "card"


def start_moving(g):
    """Phase 2."""
    g["asks"], g["mover"] = "step", g["active"]
    if not reachable(g, g["active"]):
        start_power(g)


def go(g, who, spot, used_gate=False):
    """A deity comes to a space."""
    g["mover"] = who
    g["stand"][who] = spot
    if spot == TOP:
        g["winner"], g["asks"] = g["turn"], "nothing"
        return
    for there in [there for there, kind in g["tokens"].items() if kind == "thunder" and near(g, there, spot)]:
        del g["tokens"][there]
        if not g["in_power"]:
            g["struck"] = True
    kind = g["tokens"].pop(spot, None)
    if kind == "fertility":
        if reachable(g, who):
            g["asks"] = "step"
            return
    elif kind == "gate" and not used_gate:
        others = [there for there, what in g["tokens"].items() if what == "gate"]
        if len(others) == 1:
            go(g, who, others[0], used_gate=True)
            return
        if others or ground(g):
            g["asks"] = "exit"
            return
    movement_done(g)


def ground(g):
    """Where a lone Gate lets a deity out."""
    spots = [(column, 1) for column in range(g["columns"])]
    return [spot for spot in spots if (empty(g, spot) if g["fr"] else enterable(g, spot))]


def movement_done(g):
    """After phase 2 the power, after a power the end of the turn."""
    if g["in_power"] or g["struck"]:
        recover_then(g, "passing")
    else:
        start_power(g)


def start_power(g):
    """Phase 3."""
    g["asks"], g["in_power"] = "power", True
    g["todo"] = 2 if g["active"] == "ares" else 1
    g["lifted"], g["laid"], g["picked"] = [], [], []
    if not listed(g):
        recover_then(g, "passing")


def friend(g, seat):
    """Who sits opposite."""
    return g["seats"][(g["seats"].index(seat) + 2) % 4] if len(g["seats"]) == 4 else None


def lose_card(g, seat, card):
    """A card is exhausted."""
    g["hands"][seat].remove(card)
    (g["spent"][seat] if len(g["seats"]) == 2 else g["discard"]).append(card)


def listed(g):
    """Every allowed line: what it does, and what it is said of."""
    found = {}
    seat = g["turn"]
    if g["asks"] == "card":
        for card in g["hands"][seat]:
            found[f"{seat} play {card}"] = play_card, card
    elif g["asks"] == "refill":
        taking = g["bare"][0]
        kinds = {god(card) for card in g["hands"][taking]}
        new = [card for card in g["discard"] if god(card) not in kinds]
        for card in new or g["discard"]:
            found[f"{taking} recover {card}"] = take_card, card
    elif g["asks"] == "step":
        for spot in reachable(g, g["mover"]):
            found[f"{seat} move {called(spot)}"] = go, g["mover"], spot
    elif g["asks"] == "exit":
        gates = [there for there, kind in g["tokens"].items() if kind == "gate"]
        for spot in gates or ground(g):
            found[f"{seat} exit {called(spot)}"] = go, g["mover"], spot, bool(gates)
    elif g["asks"] == "power":
        for line, *deed in power(g, seat):
            found[f"{seat} {line}"] = deed
    return found


def after(g, line):
    """The game after an allowed line."""
    deed, *said = listed(g)[line]
    g = copy.deepcopy(g)
    deed(g, *said)
    return g


def take_card(g, card):
    """One card from the discard."""
    seat = g["bare"][0]
    g["discard"].remove(card)
    g["hands"][seat].append(card)
    if len(g["hands"][seat]) == 4:
        g["bare"].pop(0)
    if not g["bare"]:
        recover_then(g, g["then"])


def power(g, seat):
    """Every use of the active deity's power: line, deed, and what it is said of."""
    who = g["active"]
    if who in GIVES:
        on_board = [spot for spot, kind in g["tokens"].items() if kind == GIVES[who]]
        if len(on_board) < 6:
            for spot in everywhere(g):
                if empty(g, spot) and spot not in g["lifted"]:
                    yield f"lay {called(spot)}", lay, spot
        else:
            for spot in on_board:
                if spot not in g["laid"]:
                    yield f"take {called(spot)}", lift, spot
    if who == "hera":
        for other in g["seats"]:
            if other not in (seat, friend(g, seat)):
                for card in g["hands"][other]:
                    yield f"disgrace {card}", disgrace, god(card)
    if who == "athena":
        yield "done", recover_then, "passing"
        for owner in (seat, friend(g, seat)):
            if owner and (len(g["seats"]) == 2 or owner not in g["picked"]):
                for card in g["hands"][owner]:
                    yield f"exhaust {card}", exhaust, owner, card
    if who == "poseidon":
        for spot in g["tokens"]:
            yield f"remove {called(spot)}", wash_away, spot
        for other, spot in g["stand"].items():
            behind = (spot[0], spot[1] - 1)
            if (other != who or not g["fr"]) and behind[1] > 0 and enterable(g, behind):
                yield f"push {other}", go, other, behind
    if who == "aphrodite":
        for other in g["stand"]:
            for spot in reachable(g, other) if other != who else ():
                yield f"seduce {other} {called(spot)}", go, other, spot


def lay(g, spot):
    """A token of the reserve on a space."""
    g["tokens"][spot] = GIVES[g["active"]]
    g["laid"].append(spot)
    g["todo"] -= 1
    if not g["todo"] or not listed(g):
        recover_then(g, "passing")


def lift(g, spot):
    """A token taken up to be moved."""
    del g["tokens"][spot]
    g["lifted"].append(spot)
    if not listed(g):
        recover_then(g, "passing")


def disgrace(g, named):
    """All opponents lose that deity's cards."""
    for other in g["seats"]:
        if other not in (g["turn"], friend(g, g["turn"])):
            for card in [card for card in g["hands"][other] if god(card) == named]:
                lose_card(g, other, card)
    recover_then(g, "passing")


def exhaust(g, owner, card):
    """Athena's choice."""
    lose_card(g, owner, card)
    g["picked"].append(owner)
    if len(g["picked"]) == 2 or list(listed(g)) == [f"{g['turn']} done"]:
        recover_then(g, "passing")


def wash_away(g, spot):
    """A token leaves."""
    del g["tokens"][spot]
    recover_then(g, "passing")


def count(g, depth):
    """How many sequences of exactly `depth` moves there are, and how many games end within them."""
    if g["winner"]:
        return (0 if depth else 1), 1
    if depth == 0:
        return 1, 0
    counts = [count(after(g, line), depth - 1) for line in listed(g)]
    return sum(nodes for nodes, _ in counts), sum(ended for _, ended in counts)
