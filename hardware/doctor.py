"""The doctor's look at the buttons: which pins, how they tell the time, which are down or stuck."""

from __future__ import annotations

from companion.finding import AMBER, GREEN, RED, Finding
from companion.view import Text, text
from hardware.slaps import SlapButtons


def buttons(slaps: SlapButtons | None, others: int, trouble: Text | None) -> Finding:
    """The buttons of the settings as they are now; `trouble` is what kept them from opening."""
    if trouble is not None:
        return Finding("buttons", RED, trouble, text("doctor-buttons-step"))
    if slaps is None and not others:
        return Finding("buttons", GREEN, text("doctor-buttons-none"))
    if slaps is None:
        return Finding("buttons", GREEN, text("doctor-buttons-table", count=others))
    count = len(slaps.names) + others
    if slaps.stuck or slaps.held:
        names = ", ".join(dict.fromkeys((*slaps.stuck, *slaps.held)))
        return Finding(
            "buttons", AMBER, text("doctor-buttons-down", names=names), text("doctor-buttons-down-step")
        )
    said = text("doctor-buttons", count=count, timing=text(f"doctor-timing-{slaps.timing}"))
    if slaps.timing != "kernel":
        return Finding("buttons", AMBER, said, text("doctor-buttons-timing-step"))
    return Finding("buttons", GREEN, said)
