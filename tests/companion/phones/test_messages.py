"""What a page says is read strictly: exactly one of a few messages, or none."""

from __future__ import annotations

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.phones.messages import LARGEST, BadMessage, Hello, Number, Slapped, Touched, heard
from companion.phones.wire import Addresses, Gone, Says, read_line

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
KEYS = ("say", "code", "key", "language", "role", "seat", "ids", "number", "at", "within", "what")
VERBS = ("hello", "sit", "stand", "touch", "cancel", "sure", "number", "slap", "ask", "nonsense")


def test_every_message_has_its_value() -> None:
    assert heard('{"say":"touch","ids":["α1",":move"]}') == Touched(("α1", ":move"))
    assert heard('{"say":"number","number":-3}') == Number(-3)
    assert heard('{"say":"slap","at":5,"within":7}') == Slapped(5, 7)
    said = {"say": "hello", "code": "ABCD", "key": "", "language": "fr", "role": "phone"}
    assert heard(json.dumps(said)) == Hello("ABCD", "", "fr", "phone")


@pytest.mark.parametrize(
    "said",
    [
        "",
        "null",
        "[]",
        "{}",
        '"say"',
        "[" * 1900,
        '{"say":"touch"}',
        '{"say":"touch","ids":[]}',
        '{"say":"touch","ids":"α1"}',
        '{"say":"touch","ids":["a","b","c","d","e","f","g","h","i"]}',
        '{"say":"touch","ids":["a\\u0000"]}',
        '{"say":"touch","ids":[3]}',
        '{"say":"number","number":true}',
        '{"say":"number","number":1e3}',
        '{"say":"number","number":100000}',
        '{"say":"slap","at":"now","within":1}',
        '{"say":"ask","what":"everything"}',
        '{"say":"hello","role":"owner"}',
        '{"say":"press","line":"undo"}',
        '{"say":"hello","role":"phone","code":"' + "A" * 21 + '"}',
        " " * (LARGEST + 1),
    ],
)
def test_whatever_is_not_a_message_is_none(said: str) -> None:
    with pytest.raises(BadMessage):
        heard(said)


@given(st.text(max_size=200))
def test_any_text_is_a_message_or_a_bad_one(said: str) -> None:
    _either(said)


@given(st.dictionaries(st.sampled_from(KEYS), JSON, max_size=6), st.sampled_from(VERBS))
def test_any_object_is_a_message_or_a_bad_one(told: dict[str, object], verb: str) -> None:
    _either(json.dumps(told | {"say": verb}))


def _either(said: str) -> None:
    with suppress(BadMessage):
        heard(said)


def test_the_table_reads_its_server_as_strictly() -> None:
    assert read_line(b'{"page":7,"said":"hi"}') == Says(7, "hi")
    assert read_line(b'{"page":7,"gone":true}') == Gone(7)
    assert read_line(b'{"addresses":["http://10.0.0.2:8437/"]}') == Addresses(("http://10.0.0.2:8437/",))
    dice = random.Random(1)
    for line in (
        b'{"addresses":["javascript:alert(1)"]}',
        b'{"addresses":["http://a/ b"]}',
        b'{"page":"7","said":"hi"}',
        b'{"page":true,"said":"hi"}',
        b'{"page":7,"said":3}',
        b'{"line":"undo"}',
        b"\xff\xfe",
        b"{" * 5000,
        b'{"page":7,"said":"' + b"a" * 7000 + b'"}',
        *(bytes(dice.randrange(256) for _ in range(60)) for _ in range(300)),
    ):
        with pytest.raises(BadMessage):
            read_line(line)
