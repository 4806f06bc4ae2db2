"""What the doctor finds: a part of the machine, green, amber or red, and the next step in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.view import Text, text

GREEN, AMBER, RED = "green", "amber", "red"


@dataclass(frozen=True, slots=True)
class Finding:
    """One part of the machine: how it is, what was found, and what to do next if it is not well."""

    part: str
    colour: str
    said: Text
    step: Text | None = None


def worst(findings: Iterable[Finding]) -> str:
    """The colour of the whole."""
    found = {finding.colour for finding in findings}
    return next((colour for colour in (RED, AMBER) if colour in found), GREEN)


def examined(part: str, examine: Callable[[], Finding]) -> Finding:
    """What an examination finds; one that fails is itself a finding."""
    try:
        return examine()
    except Exception as trouble:  # a doctor must not die of what it finds
        why = f"{type(trouble).__name__}: {trouble}"[:120]
        return Finding(part, RED, text("doctor-failed", why=why), text("doctor-failed-step"))
