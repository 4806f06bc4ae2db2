"""What can be shown of a position: to everyone, or to one player who sees their own plan and Power too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.heavens import day, instrument, setup
from companion.games.heavens.board import PLANETS
from companion.games.heavens.ending import notes, outcome
from companion.games.heavens.position import Position
from companion.games.heavens.refusals import step_name
from companion.games.heavens.scoring import best, constellations
from companion.games.heavens.terms import DAYS, INDEX, PHASES, PLANS, ROOM, SHAPES
from companion.games.heavens.worth import denied, prices
from companion.view import Card, Counter, Mark, Row, Side, Space, Text, Token, Track, View, text

EMBLEM = {"forge": "hammer", "errand": "messenger", "torch": "torch", "breath": "wind"}
LETTERS = "ABCDE"


def view(heavens: Position, seat: str | None) -> View:
    """The heavens, everyone's belongings, and what is to be done next."""
    prompt, rule = _prompt(heavens)
    return View(
        prompt=prompt,
        rule=rule,
        spaces=tuple(_paying(heavens)),
        links=instrument.links(heavens.terms.sky, _glowing(heavens)),
        marks=_marks(heavens),
        tokens=tuple(_planets(heavens)),
        rows=tuple(_rows(heavens, seat)),
        tracks=(_torches(heavens),),
        counters=tuple(_counters(heavens, seat)),
        sides=tuple(
            Side(
                who,
                text(f"heavens-side-{heavens.terms.tone(who)}"),
                heavens.terms.tone(who),
                _icon(who),
                SHAPES[INDEX[who]],
                LETTERS[INDEX[who]],
            )
            for who in heavens.terms.seats
        ),
        notes=tuple(notes(heavens, seat)),
        chance=heavens.step == "first",
        secret=heavens.order if heavens.step == "plan" else (),
        chosen=tuple(who for who in heavens.terms.seats if heavens.god(who).plan and heavens.step != "act"),
        prices=tuple(prices(heavens)),
        denied=tuple(denied(heavens)),
        signs=tuple(_signs(heavens)),
        stills=instrument.stills(heavens.terms.sky),
        scores=tuple(
            Counter(f"prestige-{who}", text("heavens-prestige"), god.score, who)
            for who, god in zip(heavens.terms.seats, heavens.gods, strict=True)
        ),
    )


def _icon(seat: str) -> str:
    shape = SHAPES[INDEX[seat]]
    return "circle" if shape == "disc" else shape


# what to do next


def _prompt(heavens: Position) -> tuple[Text, str]:
    """What to do next, and the rule that tells how."""
    match heavens.step:
        case "first":
            return text("heavens-prompt-first"), "preparation"
        case "sneak":
            return _sneaking(heavens), "night-before"
        case "plan":
            when = text(f"heavens-{PHASES[heavens.phase]}")
            left = len(heavens.order)
            return text("heavens-prompt-plan", day=heavens.day, phase=when, left=left), "plans"
        case "reveal":
            return text("heavens-prompt-reveal", seat=heavens.moon), "reveal"
        case "act":
            return _acting(heavens)
        case "darken":
            return _darkening(heavens), "darkening"
        case "score":
            what = step_name(heavens.upcoming[0])
            return text("heavens-prompt-score", day=heavens.day, what=what), "scoring"
        case "dawn":
            return text("heavens-prompt-dawn", day=heavens.day), "dawn"
        case "enter":
            return text("heavens-prompt-enter", day=heavens.day, seat=heavens.sun), "score-only"
        case "over":
            ended = outcome(heavens)
            assert ended is not None
            return ended.reason, "winning"


def _sneaking(heavens: Position) -> Text:
    seat = heavens.order[0]
    if not setup.hiding_places(heavens):
        return text("heavens-prompt-no-room", seat=seat)
    return text(f"heavens-prompt-sneak-{'first' if seat in heavens.order[1:] else 'second'}", seat=seat)


def _acting(heavens: Position) -> tuple[Text, str]:
    seat = heavens.order[0]
    plan = heavens.god(seat).plan
    offered = {move.verb for move in day.to_do(heavens)}
    if offered == {"pay"}:
        rivals = day.due(heavens.gods, seat)
        return text(
            "heavens-prompt-pay", seat=seat, rivals=rivals, plan=text(f"heavens-plan-{plan}")
        ), "competition"
    if "plead" in offered:
        return text(f"heavens-prompt-{'more' if 'pay' in offered else 'plead'}", seat=seat), "tyche"
    if offered == {"pass"}:
        return text("heavens-prompt-pass", seat=seat, plan=text(f"heavens-plan-{plan}")), "passing"
    return text(f"heavens-prompt-{plan}", seat=seat), plan


def _darkening(heavens: Position) -> Text:
    seat = heavens.order[0]
    torch = heavens.god(seat).torch
    left = heavens.lit().count(seat) - torch
    if left > 0:
        return text("heavens-prompt-darken", seat=seat, torch=torch, left=left)
    return text("heavens-prompt-darken-more", seat=seat)


# the heavens


def _glowing(heavens: Position) -> frozenset[int]:
    """The spaces of the constellation just scored."""
    sky, lit = heavens.terms.sky, heavens.lit()
    match heavens.shown:
        case ("constellation", name):
            found = [one for one in constellations(sky, lit) if one.spaces[0] == sky.place[name]]
        case ("best",):
            found = list(best(sky, lit))
        case _:
            found = []
    return frozenset(found[0].spaces) if len(found) == 1 else frozenset()


def _marks(heavens: Position) -> tuple[Mark, ...]:
    """The numbers of the regions, and what time it is."""
    sky = heavens.terms.sky
    numbers = {region: str(region) for region in sky.regions}
    return (
        *instrument.hub_marks(sky, numbers),
        *instrument.time_marks(sky, heavens.day, PHASES, heavens.phase),
    )


def _paying(heavens: Position) -> Iterator[Space]:
    """The spaces; while an errand is run each free one says what it pays instead of its name (#reward)."""
    sky = heavens.terms.sky
    who = heavens.order[0] if heavens.step == "act" else ""
    looked_at = "".join(heavens.shown[:1]).removeprefix("orbit-")  # the orbit just scored is lit
    if not who or heavens.god(who).plan != "errand" or day.owed(heavens) is not None:
        yield from (
            replace(space, wash="lit") if space.tone == looked_at else space
            for space in instrument.spaces(sky)
        )
        return
    for space, region, taken in zip(instrument.spaces(sky), sky.region, heavens.lies, strict=True):
        yield space if taken else replace(space, label=f"+{sky.reward(heavens.lies, who, region)}")


def _planets(heavens: Position) -> Iterator[Token]:
    """Planets are told apart by colour, shape and letter; swapped or dark ones are turned over."""
    swaps: list[int] = day.swappable(heavens, heavens.order[0])[0] if _swapping(heavens) else []
    for at, (space, who) in enumerate(zip(heavens.terms.sky.names, heavens.lies, strict=True)):
        if who:
            yield Token(
                f"{who}-{space}",
                "planet",
                space,
                text("heavens-planet", seat=who),
                tone=heavens.terms.tone(who),
                shape=SHAPES[INDEX[who]],
                size=0.66,
                letter=LETTERS[INDEX[who]],
                face="dark" if at in heavens.turned else "up",
                stands_for=space if at in swaps else "",
                seat=who,
            )


def _swapping(heavens: Position) -> bool:
    """Whether a planet may be carried to the one it changes places with (#breath)."""
    return (
        heavens.step == "act" and heavens.god(heavens.order[0]).plan == "breath" and day.owed(heavens) is None
    )


# beside the heavens


def _rows(heavens: Position, seat: str | None) -> Iterator[Row]:
    """Sun and Moon before whoever has them, and the plans, face down to all but their owner."""
    for who in heavens.terms.seats:
        lights = [light for light, holder in (("sun", heavens.sun), ("moon", heavens.moon)) if holder == who]
        if lights:
            cards = tuple(Card(light, text(f"heavens-{light}"), "yellow", light) for light in lights)
            yield Row(f"before-{who}", text("heavens-before"), cards, who)
    laid = tuple(
        _plan(heavens, who, heavens.step == "act" or who == seat)
        for who in heavens.terms.seats
        if heavens.god(who).plan
    )
    if laid:
        yield Row("plans", text("heavens-plans"), laid)
    if seat in heavens.terms.seats and heavens.step in ("plan", "reveal"):
        plan = heavens.god(seat).plan
        hand = tuple(
            Card(known, text(f"heavens-plan-{known}"), heavens.terms.tone(seat), EMBLEM[known])
            for known in ([plan] if plan else PLANS)
        )
        yield Row(f"hand-{seat}", text("heavens-your-plan"), hand, seat)


def _plan(heavens: Position, who: str, known: bool) -> Card:
    """A plan card; nobody but its owner knows which one it is before the reveal."""
    plan, tone, letter = heavens.god(who).plan, heavens.terms.tone(who), LETTERS[INDEX[who]]
    if known:
        name = text("heavens-plan-of", seat=who, plan=text(f"heavens-plan-{plan}"))
        return Card(f"plan-{who}", name, tone, EMBLEM[plan], letter)
    name = text("heavens-plan-of", seat=who, plan="?")
    return Card(f"plan-{who}", name, tone, "question", letter, face="down")


def _torches(heavens: Position) -> Track:
    terms = heavens.terms
    stands = tuple((seat, god.torch) for seat, god in zip(terms.seats, heavens.gods, strict=True))
    return Track("torches", text("heavens-torches"), terms.high, stands, terms.low, "fire")


def _signs(heavens: Position) -> Iterator[tuple[str, str]]:
    """Sun and Moon with whoever has them, and the plans once they are revealed."""
    for light, holder in (("sun", heavens.sun), ("moon", heavens.moon)):
        if holder:
            yield holder, light
    if heavens.step == "act":
        for who, god in zip(heavens.terms.seats, heavens.gods, strict=True):
            if god.plan:
                yield who, EMBLEM[god.plan]


def _counters(heavens: Position, seat: str | None) -> Iterator[Counter]:
    """The time, prestige, allotment boards, the Forge, and Power as far as it may be seen (#hidden-power)."""
    terms = heavens.terms
    yield Counter("day", text("heavens-day"), heavens.day, of=DAYS, emblem="sun")
    phase = text(f"heavens-{PHASES[heavens.phase]}")
    yield Counter(
        "phase", text("heavens-phase-now", phase=phase), heavens.phase + 1, of=len(PHASES), emblem="clock"
    )
    for who, god in zip(terms.seats, heavens.gods, strict=True):
        yield Counter(f"score-{who}", text("heavens-score"), god.score, who, emblem="laurel")
        if terms.score_only:
            continue
        if terms.open_power or who == seat:
            yield Counter(f"power-{who}", text("heavens-power"), god.power, who, emblem="lightning")
        yield Counter(f"planets-{who}", text("heavens-planets"), god.planets, who, ROOM, "planet")
        yield Counter(f"supply-{who}", text("heavens-supply"), heavens.supply(who), who, PLANETS, "hammer")
