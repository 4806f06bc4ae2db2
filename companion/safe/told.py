"""What to say of a journal that was made anew."""

from __future__ import annotations

from companion.safe.rescue import Saved
from companion.view import Text, text

NAMED = 4  # games named one by one when something was lost


def told_of(saved: Saved) -> list[Text]:
    """Every game that lost something, the first of them one by one."""
    lost = len(saved.cut) + len(saved.lost)
    told = [text("journal-damaged", file=saved.aside, saved=saved.games, lost=lost)]
    if not saved.aside:
        told = [text("journal-missing", saved=saved.games)]
    if saved.again:
        told.append(text("journal-rescued-again"))
    told += [text("journal-cut", number=n, game=text(box), line=line) for n, box, line in saved.cut[:NAMED]]
    if more := len(saved.cut[NAMED:]):
        told.append(text("journal-cut-more", count=more))
    if saved.lost:
        first = ", ".join(map(str, saved.lost[:NAMED]))
        told.append(text("journal-lost", count=len(saved.lost), numbers=first))
    return told
