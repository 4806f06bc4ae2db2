"""Why a god does something, in a few words that are true: counted in the heavens, not believed."""

from __future__ import annotations

from companion.game import Move, State
from companion.games.heavens.board import EMPTY
from companion.games.heavens.night import steps
from companion.games.heavens.position import Position
from companion.games.heavens.scoring import awards
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the deed brings: points of a night like this, Power, light, or planets to place."""
    assert isinstance(state, Position)
    god, seat = state.god(move.seat), move.seat
    match move.verb:
        case "plan":
            return text("heavens-why-plan")
        case "place" | "errand":
            sky = state.terms.sky
            at = sky.place[move.args[0]]
            gained = tonight(state, (*state.lies[:at], seat, *state.lies[at + 1 :]), seat)
            gained -= tonight(state, state.lies, seat)
            power = sky.reward(state.lies, seat, sky.region[at]) if move.verb == "errand" else 0
            return text("heavens-why-place", points=gained, power=power)
        case "forge":
            return text("heavens-why-forge", count=god.planets + int(move.args[0]))
        case "torch":
            lying = state.lies.count(seat)
            torch = god.torch + int(move.args[0])
            return text(
                "heavens-why-light" if torch >= lying else "heavens-why-more-light", torch=torch, count=lying
            )
        case "breath":
            lies = list(state.lies)
            one, other = (state.terms.sky.place[name] for name in move.args)
            lies[one], lies[other] = lies[other], lies[one]
            gained = tonight(state, tuple(lies), seat) - tonight(state, state.lies, seat)
            return text("heavens-why-swap", points=gained)
        case "darken":
            lit = state.lit()
            at = state.terms.sky.place[move.args[0]]
            lost = tonight(state, lit, seat) - tonight(state, (*lit[:at], EMPTY, *lit[at + 1 :]), seat)
            return text("heavens-why-darken", points=lost)
        case "pass":
            return text("heavens-why-pass")
    return text("heavens-why-must")


def tonight(heavens: Position, lies: tuple[str, ...], seat: str) -> int:
    """What a player would get if all these planets shone and Zeus looked now."""
    night = heavens._replace(lies=lies, turned=frozenset())
    seats, sky = heavens.terms.seats, heavens.terms.sky
    looked_at = [step for step in steps(night) if step != ("power",)]
    return sum(a.points for step in looked_at for a in awards(sky, lies, seats, step) if a.seat == seat)
