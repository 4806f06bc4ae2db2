"""A game as one readable text: written, read and replayed to the same game; broken ones told by line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.game import LONGEST_FACT, IllegalMove
from companion.games import GAMES
from companion.keep.record import (
    FIRST,
    LARGEST,
    BadRecord,
    load_record,
    openly,
    read_record,
    replay,
    write_record,
)
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.session import Session
from tests.playing import named, variants

HEAD = f"{FIRST}\ngame battle\nplayer Ana\nplayer Ben\noption size 5\n"


def played(match: Match, seed: str) -> tuple[Session, list[tuple[int, str]]]:
    """A random game with undo and redo in it, and all that was said."""
    dice = random.Random(seed)
    session, said = Session(match), []
    session.write = lambda lines, now: said.extend(lines)
    for n in range(120):
        if n % 9 == 8 or not session.moves:
            session.do("undo", at=n * 1234)
        else:
            session.do(str(dice.choice(session.moves)), at=n * 1234)
    return session, said


@pytest.mark.parametrize("match", list(variants())[::5], ids=named)
def test_a_record_is_read_back_as_the_game_that_was_written(match: Match) -> None:
    match = Match(
        match.game, match.players, match.options, {}, ClockMode("fischer", 600, 5), "2031-05-06 20:15"
    )
    session, said = played(match, "record")
    again, lines = read_record(write_record(match, said))
    assert again == match
    assert [(at, line) for _, at, line in lines] == said
    replayed = replay(again, lines)
    assert replayed.position == session.position
    assert replayed.now.clocks == session.now.clocks
    assert write_record(again, [(at, line) for _, at, line in lines]) == write_record(match, said)


def test_a_record_keeps_names_and_facts_with_spaces_and_accents() -> None:
    match = Match("battle", ("Ana María", "Zoë Ψ"), {"size": "5"}, {"perseus": "Persée le Grand"})
    again, _ = read_record(write_record(match, []))
    assert (again.players, again.facts) == (match.players, match.facts)


def test_lines_end_as_they_like() -> None:
    _, said = played(Match("battle", ("Ana", "Ben"), {"size": "5"}), "crlf")
    written = write_record(Match("battle", ("Ana", "Ben"), {"size": "5"}), said)
    assert read_record(written.replace("\n", "\r\n")) == read_record(written)
    assert read_record(written.rstrip("\n")) == read_record(written)


def test_a_mark_that_some_editors_put_first_is_overlooked(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + HEAD.encode())
    assert read_record(load_record(path))[0].players == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("written", "line", "why"),
    [
        ("", 1, "begins with"),
        ("\n", 1, "begins with"),
        ("Pantheon record 2\ngame battle\n", 1, "begins with"),
        ('[Event "chess"]\n1. e4 e5\n', 1, "begins with"),
        (f"{FIRST}\n", 2, "names its game once"),
        (f"{FIRST}\ngame battle\ngame battle\n", 2, "names its game once"),
        (f"{FIRST}\ngame chess\nplayer Ana\nplayer Ben\n", 2, "no game 'chess'"),
        (f"{FIRST}\ngame battle\nplayer Ana\n", 2, "for 2 players, not 1"),
        (f"{FIRST}\ngame battle\nplayer Ana\nplayer Ben\nplayer Cy\n", 2, "for 2 players, not 3"),
        (f"{FIRST}\ngame battle\nplayer \nplayer Ben\n", 2, "is no name"),
        (f"{FIRST}\ngame battle\nplayer {'x' * 25}\nplayer Ben\n", 2, "is no name"),
        (HEAD + "weather fine\n", 6, "'weather' is none of"),
        (HEAD + "option colour red\n", 2, "no option 'colour'"),
        (HEAD + "option size 9\n", 2, "option size is one of"),
        (HEAD + "fact colour red\n", 2, "no fact 'colour'"),
        (HEAD + "fact ability-perseus fly\n", 2, "ability-perseus is one of"),
        (HEAD + f"fact perseus {'x' * (LONGEST_FACT + 1)}\n", 2, "fact perseus is at most"),
        (HEAD + "clock sundial\n", 2, "is no clock"),
        (HEAD + "clock \n", 2, "is no clock"),
        (HEAD + "\np1 pass\n", 7, "is no line"),
        (HEAD + "\n0.000\n", 7, "is no line"),
        (HEAD + "\n-1.000 p1 pass\n", 7, "is no line"),
        (HEAD + "\n9999999999999.000 p1 pass\n", 7, "is no line"),
    ],
)
def test_a_broken_record_is_told_by_its_line(written: str, line: int, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as bad:
        read_record(written)
    assert bad.value.line == line


@pytest.mark.parametrize("line", ["nonsense", "p3 move", "undo now", "p1 move \x00", "p99 pass"])
def test_a_line_that_cannot_be_read_is_told_by_its_number(line: str) -> None:
    match, lines = read_record(HEAD + f"\n0.000 table place perseus a2\n0.000 {line}\n")
    with pytest.raises((BadRecord, IllegalMove)) as bad:
        replay(match, lines)
    assert "8" in (str(bad.value) + "".join(getattr(bad.value, "__notes__", [])))


def test_an_illegal_line_is_told_by_its_number_and_rule() -> None:
    match, lines = read_record(HEAD + "\n0.000 table place perseus a2\n1.000 table place perseus b2\n")
    with pytest.raises(IllegalMove) as bad:
        replay(match, lines)
    assert bad.value.__notes__ == ["8"]
    assert bad.value.refusal.rule == "preparation"


@pytest.mark.parametrize(
    "where", ["game {}", "player {}", "option size {}", "option {}", "fact perseus {}", "clock {}", "{}"]
)
def test_a_line_of_ten_megabytes_is_told_in_few_words(where: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(HEAD.replace("game battle\n", "") + where.format("x" * 10_000_000) + "\ngame battle\n")
    assert len(str(bad.value)) < 300


def test_a_move_of_ten_megabytes_is_told_in_few_words() -> None:
    match, lines = read_record(HEAD + "\n0.000 p1 move " + "x" * 10_000_000)
    with pytest.raises(BadRecord, match="line 7") as bad:
        replay(match, lines)
    assert len(str(bad.value)) < 300


def test_what_is_not_text_is_told_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(HEAD.encode() + b"\n0.000 p1 move \xff\xfe\n")
    with pytest.raises(BadRecord, match="line 7: this is not UTF-8"):
        load_record(path)


def test_a_file_far_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadRecord, match="larger than 16 MB"):
        load_record(path)


def test_random_bytes_are_never_more_than_a_bad_record(tmp_path: Path) -> None:
    dice = random.Random(1)
    whole = write_record(*agreed_and_said()).encode()
    path = tmp_path / "game.txt"
    refused = 0
    for _ in range(300):
        bent = bytearray(whole)
        for _ in range(dice.randrange(1, 5)):
            bent[dice.randrange(len(bent))] = dice.randrange(256)
        path.write_bytes(bent[: dice.randrange(len(bent))] if dice.random() < 0.2 else bent)
        try:
            replay(*read_record(load_record(path)))
        except (BadRecord, IllegalMove):
            refused += 1
    assert refused > 100


def agreed_and_said() -> tuple[Match, list[tuple[int, str]]]:
    """A match and its lines."""
    match = Match("battle", ("Ana", "Ben"), {"size": "5"}, {}, ClockMode(), "2031-05-06 20:15")
    return match, played(match, "bent")[1]


def test_a_hand_told_to_a_stand_in_is_held_back_until_cards_are_gathered() -> None:
    box = GAMES["olympe"]
    gather = f"table {box.gathers[0]}"
    told = list(enumerate(("p1 play hermes-90", "hand p2 athena-20", "p2 play athena-20")))
    assert openly(box, told) == told[:1]
    assert openly(box, [*told, (3, gather)]) == [*told, (3, gather)]


def test_a_chair_said_between_the_seed_and_the_deal_does_not_leave_the_seed_to_tell_the_hands() -> None:
    box = GAMES["olympe"]
    deal = f"table {box.hidden[0]} hermes-90"
    assert openly(box, [(0, "seed 7"), (0, "chair p2 2"), (0, deal)]) == []
