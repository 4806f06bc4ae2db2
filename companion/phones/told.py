"""What a page is told of the table: for a seat what that seat may see, for everyone else what everyone may.

Every part is JSON by itself, so that only what changed needs to be sent.
"""

from __future__ import annotations

from dataclasses import replace

from companion.game import TABLE
from companion.games.called import pick_named, verb_named
from companion.keep.placing import placed
from companion.keep.results import is_practice
from companion.keep.score_sheet import sheet_of
from companion.phones.asides import Aside
from companion.phones.drawn import Say, view_parts, written
from companion.phones.hall import House, hall
from companion.photo_finish import MS, Hand, Strip, milliseconds
from companion.play.notice import Notice
from companion.play.table import Table
from companion.view import Text, View, text
from companion.words import words_in

Told = dict[str, object]
OF_THE_HAND = ("refused", "sure", "told")  # notices for whoever stands at the touch screen


def at_table(house: House, table: Table, language: str, aside: Aside | None) -> dict[str, str]:
    """Everything a page shows: of a seat's page, what `view(seat)` says and that seat's own moves."""
    view = table.view(aside.seat if aside else None)
    names, words = table.session.names, words_in(language)

    def say(said: Text) -> str:
        return words.say(said, names)

    notice = table.notice
    public = notice if notice is not None and notice.kind not in OF_THE_HAND else None
    strip = notice.strip if notice is not None else None
    parts = {f"view.{name}": part for name, part in view_parts(_seen(view, aside), language, names).items()}
    parts["ask"] = written(
        _asked(house, table, view, say) | (_own(house, table, view, aside, say) if aside else {})
    )
    parts["seats"] = written(_seats(house, table, view, say))
    parts["clocks"] = written(_clocks(house, table))
    parts["standing"] = written(_standing(table, say))
    parts["photo"] = written(_photo(strip, say))
    parts["told"] = written(_notice(public, say))
    parts["result"] = written(_result(house, table, say))
    return parts | hall(house, language)


def _seen(view: View, aside: Aside | None) -> View:
    """Without the rows that only name what a hidden hand may hold: a page has its own hand, or none."""
    own = aside.seat if aside else None
    return replace(view, rows=tuple(row for row in view.rows if row.id not in view.veiled or row.seat == own))


def _secret(table: Table, view: View) -> list[str]:
    """What of this seat's view is not everyone's: its hidden rows and numbers."""
    everyone = table.view()
    rows = [row.id for row in view.rows if row not in everyone.rows or row.id in everyone.veiled]
    return rows + [counter.id for counter in view.counters if counter not in everyone.counters]


def _asked(house: House, table: Table, view: View, say: Say) -> Told:
    """What is to be done now, and by whom."""
    acting = [seat for seat in table.session.acting if seat != TABLE]
    return {"prompt": say(view.prompt), "rule": view.rule, "acting": acting}


def _own(house: House, table: Table, view: View, aside: Aside, say: Say) -> Told:
    """What this seat may do about it."""
    aside.follow(table)
    awake, game = house.where == "play", table.session.match.game
    prices = {thing: say(price) for thing, price in view.prices}
    keys = aside.keys(table, view) if awake else []
    number = aside.wants_number
    whispers = text("phones-secret") if aside.seat in view.secret else None
    whispers = text("phones-chosen") if aside.seat in view.chosen and not aside.moves(table) else whispers
    return {
        "seat": aside.seat,
        **({"prompt": say(whispers)} if whispers else {}),
        "secret": _secret(table, view),
        "mine": awake and bool(aside.moves(table)),
        "slap": awake and table.slaps.possible,
        "open": list(aside.glowing(table, view)) if awake else [],
        "picked": list(aside.picks),
        "so_far": [say(_called(game, pick)) for pick in aside.picks if pick.startswith(":")],
        "keys": [{"id": key, "words": say(_called(game, key)), "price": prices.get(key, "")} for key in keys],
        "number": say(_called(game, f":{number.verb}")) if number else "",
        "notice": _notice(aside.notice, say),
    }


def _called(game: str, thing: str) -> Text:
    """The words for a verb, a seat, or a thing without a place."""
    if thing.startswith(":"):
        return verb_named(game, thing[1:])
    if thing.startswith("@"):
        return text("sheet-seat", seat=thing[1:])
    return pick_named(game, thing)


def _seats(house: House, table: Table, view: View, say: Say) -> list[Told]:
    badges, names = house.badges(view), table.session.names
    sides = {side.seat: side for side in view.sides}
    return [
        {
            "seat": seat,
            "name": name,
            "badge": list(badges.get(seat, ("disc", seat[1:], ""))),
            "side": say(sides[seat].name) if seat in sides else "",
            "acting": seat in table.session.acting,
            "chosen": seat in view.chosen,
        }
        for seat, name in names.items()
    ]


def _clocks(house: House, table: Table) -> Told:
    mode, now = table.session.match.clock, table.session.now
    running = now.clocks.running and house.where == "play"
    return {
        "kind": mode.kind,
        "down": mode.runs_down,
        "running": [seat for seat in now.tip.acting if seat != TABLE] if running else [],
        "left": {seat: house.left(seat) for seat in table.session.match.seats},
    }


def _standing(table: Table, say: Say) -> Told:
    """What everyone has by now; nothing of it is secret."""
    tally = table.session.position.tally()
    return {
        "columns": [{"name": say(column.name), "seats": list(column.seats)} for column in tally.columns],
        "counts": [{"name": say(count.name), "values": list(count.values)} for count in tally.counts],
        "round": say(tally.round) if tally.round else "",
        "part": say(tally.part) if tally.part else "",
        "running": list(tally.running.values) if tally.running else [],
    }


def _photo(strip: Strip | None, say: Say) -> Told | None:
    """The photo finish: every hand, and how surely they are told apart."""
    if strip is None or not strip.slaps:
        return None
    return {
        "said": say(strip.said),
        "floor": strip.heat / MS,
        "tied": list(strip.tied),
        "about": [say(about) for about in strip.about],
        "hands": [
            {
                "seat": hand.seat,
                "ms": round((hand.at - strip.first) / MS, 1),
                "said": say(_margin(strip, hand)),
                "within": round(hand.within / MS),
                "by": hand.by,
                "kind": hand.kind,
            }
            for hand in strip.hands
        ],
    }


def _margin(strip: Strip, hand: Hand) -> Text:
    """How long after the first; a press before the round is a false start."""
    if hand.kind == "early":
        return text("strip-early")
    return text("strip-margin", ms=milliseconds(hand.at - strip.first))


def _notice(notice: Notice | None, say: Say) -> Told | None:
    if notice is None:
        return None
    return {
        "kind": notice.kind,
        "text": say(notice.text),
        "rule": notice.rule,
        "more": [say(line) for line in (*notice.more, *(line for line, _ in notice.steps))],
    }


def _result(house: House, table: Table, say: Say) -> Told | None:
    outcome = table.outcome
    if outcome is None:
        return None
    tally, names = table.session.position.tally(), table.session.names
    winners, many = " & ".join(names[seat] for seat in outcome.winners), len(outcome.winners)
    practice = [text("result-practice")] if is_practice(table.session.match, table.session.now) else []
    return {
        "won": say(text("result-won", player=winners, count=many)) if winners else say(text("result-draw")),
        "why": " ".join(map(say, (outcome.reason, *practice))),
        "unit": say(tally.counts[0].name),
        "places": [
            {"place": one.place, "seat": one.seat, "points": one.points, "won": one.seat in outcome.winners}
            for one in placed(outcome, tally.fewest)
        ],
        "link": house.play_link(),
    }


def score_sheet(table: Table, language: str) -> str:
    """The score sheet as it stands, for whoever asks: what decides the game, round by round."""
    names, words = table.session.names, words_in(language)
    sheet = sheet_of(table.session.match, table.session.now.tip)
    return written(
        {
            "columns": [words.say(column.name, names) for column in sheet.columns],
            "count": words.say(sheet.counts[0], names),
            "rows": [
                {
                    "title": words.say(row.title, names),
                    "gains": list(row.gains[0]),
                    "totals": list(row.totals[0]),
                }
                for row in sheet.rows
            ],
        }
    )
