"""What can be shown of a score pad: sums, and who has not written yet. The screen adds the sheet itself."""

from __future__ import annotations

from companion.games.scorepad.ending import outcome
from companion.games.scorepad.position import Position
from companion.view import Counter, Side, Text, View, text

# Ten columns are told apart by colour and by shape.


def view(pad: Position) -> View:
    """Everyone's sum, and what to do next."""
    prompt, rule = _prompt(pad)
    return View(
        prompt=prompt,
        rule=rule,
        counters=tuple(
            Counter(f"sum-{seat}", text("scorepad-points"), total, seat=seat)
            for seat, total in zip(pad.seats, pad.sums, strict=True)
        ),
        sides=tuple(
            Side(seat, text(f"scorepad-{'left' if seat in pad.left else 'plays'}"), "", "players")
            for seat in pad.seats
        ),
        scores=tuple(
            Counter(f"score-{seat}", text("scorepad-points"), total, seat)
            for seat, total in zip(pad.seats, pad.sums, strict=True)
        ),
        denied=tuple((seat, text("scorepad-denied-last")) for seat in pad.present if _must_stay(pad)),
    )


def _must_stay(pad: Position) -> bool:
    """Whether it is asked who leaves, and the last one cannot (#leaving)."""
    return pad.changing and not pad.leaving


def _prompt(pad: Position) -> tuple[Text, str]:
    ended = outcome(pad)
    if ended:
        return ended.reason, "winning"
    if pad.changing:
        return text("scorepad-prompt-change"), "leaving"
    if pad.written:
        return text("scorepad-prompt-more", round=pad.round, count=len(pad.writing)), "rounds"
    if pad.round > 1:
        return text("scorepad-prompt-next", round=pad.round), "rounds"
    return text("scorepad-prompt-first"), "rounds"
