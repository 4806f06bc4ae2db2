"""Why a god does something, in a few words that are true: counted in the heavens, not believed."""

from __future__ import annotations

from companion.game import BadNotation, Move, State
from companion.games.heavens.board import EMPTY
from companion.games.heavens.day import owed, swappable
from companion.games.heavens.position import Position
from companion.games.heavens.worth import night_of
from companion.view import Text, text

Lies = tuple[str, ...]


def reason(state: State, move: Move) -> Text:
    """What the deed brings: points of a night like this, Power, light, or planets to place."""
    assert isinstance(state, Position)
    god, seat = state.god(move.seat), move.seat
    match move.verb:
        case "plan":
            return _planned(state, seat, move.args[0])
        case "place" | "errand":
            sky = state.terms.sky
            at = sky.place[move.args[0]]
            power = sky.reward(state.lies, seat, sky.region[at]) if move.verb == "errand" else 0
            return text(
                "heavens-why-place",
                points=_gained(state, _with(state.lies, at, seat), seat),
                gift=(str(power) if state.terms.open_power else "some") if power else "none",
            )
        case "forge":
            return text("heavens-why-forge", count=god.planets + int(move.args[0]))
        case "torch":
            return _lit(state, seat, god.torch + int(move.args[0]))
        case "breath":
            return _swapped(state, move)
        case "darken":
            return text(
                "heavens-why-darken", points=_dimmed(state, seat, state.terms.sky.place[move.args[0]])
            )
        case "pass":
            return text("heavens-why-pass" if state.step == "act" else "heavens-why-no-room")
        case "pay" | "plead":
            due = owed(state) or 0
            for_what = f"{move.verb}-price" if state.turn.paid else move.verb
            more = move.verb == "plead" and god.power >= due
            return text("heavens-why-plead-more" if more else f"heavens-why-{for_what}", power=due)
        case "done":
            return text("heavens-why-done", count=sum(who == seat for who in state.lit()))
    raise BadNotation(f"{move}: no seat does that")


def _planned(heavens: Position, seat: str, plan: str) -> Text:
    """Why a plan is laid; said only to whoever lays it."""
    god, lying = heavens.god(seat), heavens.lies.count(seat)
    match plan:
        case "torch":
            dark = max(0, lying - god.torch)
            return text("heavens-why-plan-torch", count=dark, torch=god.torch)
        case "breath":
            return text("heavens-why-plan-breath", points=max(0, _best_swap(heavens, seat)))
    return text(f"heavens-why-plan-{plan}", count=god.planets)


def _lit(heavens: Position, seat: str, torch: int) -> Text:
    lying = heavens.lies.count(seat)
    if heavens.god(seat).torch >= lying:
        return text("heavens-why-spare-light", torch=torch, count=torch - lying)
    return text("heavens-why-light" if torch >= lying else "heavens-why-more-light", torch=torch, count=lying)


def _swapped(heavens: Position, move: Move) -> Text:
    """What a swap brings if all planets shine, or takes from the other, beside its point."""
    one, other = (heavens.terms.sky.place[name] for name in move.args)
    whose = next(who for who in (heavens.lies[one], heavens.lies[other]) if who != move.seat)
    after = _traded(heavens.lies, one, other)
    gained, lost = _gained(heavens, after, move.seat), -_gained(heavens, after, whose)
    if gained > 0:
        return text("heavens-why-swap", points=gained)
    if lost > 0:
        return text("heavens-why-harms", points=lost, seat=whose)
    return text("heavens-why-swaps-only")


def _best_swap(heavens: Position, seat: str) -> int:
    own, others = swappable(heavens, seat)
    pairs = [(one, other) for one in own for other in others]
    return max((_gained(heavens, _traded(heavens.lies, *pair), seat) for pair in pairs), default=0)


def _dimmed(heavens: Position, seat: str, at: int) -> int:
    """What a planet that goes dark would have brought tonight among those that shine."""
    lit = heavens.lit()
    return tonight(heavens, lit, seat) - tonight(heavens, _with(lit, at, EMPTY), seat)


def _with(lies: Lies, at: int, who: str) -> Lies:
    return (*lies[:at], who, *lies[at + 1 :])


def _traded(lies: Lies, one: int, other: int) -> Lies:
    return _with(_with(lies, one, lies[other]), other, lies[one])


def _gained(heavens: Position, after: Lies, seat: str) -> int:
    return tonight(heavens, after, seat) - tonight(heavens, heavens.lies, seat)


def tonight(heavens: Position, lies: Lies, seat: str) -> int:
    """What a player would get if all these planets shone and Zeus looked now."""
    return sum(night_of(heavens, lies, seat).values())
