"""Who is let in by phone, to which seat, and who must go."""

from __future__ import annotations

import pytest

from companion.phones.guests import MOST, TRIES, Guests, NotLetIn, new_code, plain, spelled
from companion.phones.messages import Hello

NAMES = {"p1": "Ana", "p2": "Bo", "p3": "Cleo"}


def hello(code: str = "", key: str = "", role: str = "phone") -> Hello:
    return Hello(code, key, "en", role)


def seated(guests: Guests, page: int, seat: str) -> str:
    guests.let_in(page, hello(guests.code))
    return guests.sit(page, seat, NAMES)


def test_no_code_no_entry_and_after_some_tries_a_page_must_connect_anew() -> None:
    guests = Guests()
    for n in range(TRIES):
        with pytest.raises(NotLetIn) as refused:
            guests.let_in(1, hello("AAAA-AAAA"))
        assert refused.value.final == (n == TRIES - 1)
    assert guests.guest(1) is None


def test_a_code_may_be_typed_in_small_letters_and_halves() -> None:
    guests = Guests()
    assert guests.let_in(1, hello(f" {spelled(guests.code).lower()} ")).page == 1
    assert plain(spelled(guests.code)) == guests.code


def test_codes_are_long_enough_and_never_the_same() -> None:
    assert len({new_code() for _ in range(2000)}) == 2000


def test_a_seat_is_a_key_and_the_key_brings_a_lost_phone_back() -> None:
    guests = Guests()
    key = seated(guests, 1, "p2")
    assert guests.seat_of(1, NAMES) == "p2"
    guests.left(1)
    assert guests.held(NAMES) == {"p2"}, "the seat is kept for who lost it"
    guests.let_in(9, hello(key=key))
    assert guests.seat_of(9, NAMES) == "p2"


def test_nobody_takes_a_seat_that_somebody_has() -> None:
    guests = Guests()
    seated(guests, 1, "p2")
    guests.let_in(2, hello(guests.code))
    with pytest.raises(NotLetIn) as refused:
        guests.sit(2, "p2", NAMES)
    assert refused.value.said.key == "phones-seat-held"
    assert guests.seat_of(2, NAMES) == ""


def test_a_television_takes_no_seat_not_even_with_a_key() -> None:
    guests = Guests()
    key = seated(guests, 1, "p1")
    guests.let_in(2, hello(guests.code, key, role="television"))
    assert guests.seat_of(2, NAMES) == ""
    with pytest.raises(NotLetIn):
        guests.sit(2, "p3", NAMES)


def test_of_two_pages_with_one_key_the_newer_one_stays() -> None:
    guests = Guests()
    key = seated(guests, 1, "p1")
    guests.let_in(2, hello(key=key))
    assert guests.doubled(2) == [1]


def test_who_is_sent_away_comes_back_neither_by_key_nor_by_code() -> None:
    guests = Guests()
    code, key = guests.code, seated(guests, 1, "p1")
    other = seated(guests, 2, "p2")
    guests.send_away(1)
    for attempt in (hello(code), hello(key=key), hello(code, key)):
        with pytest.raises(NotLetIn):
            guests.let_in(3, attempt)
    guests.let_in(4, hello(key=other))
    assert guests.seat_of(4, NAMES) == "p2", "everyone else stays"
    assert guests.held(NAMES) == {"p2"}


def test_a_new_code_ends_every_key() -> None:
    guests = Guests()
    key = seated(guests, 1, "p1")
    assert guests.renew() == [1]
    with pytest.raises(NotLetIn):
        guests.let_in(1, hello(key=key))
    assert guests.held(NAMES) == frozenset()


def test_a_key_follows_its_person_to_another_chair_and_not_the_chair() -> None:
    guests = Guests()
    seated(guests, 1, "p1")
    assert guests.seat_of(1, {"p1": "Bo", "p2": "Ana"}) == "p2"
    assert guests.seat_of(1, {"p1": "Bo", "p2": "Cleo"}) == ""


def test_two_people_of_one_name_keep_their_own_chairs() -> None:
    twins = {"p1": "Ana", "p2": "Ana"}
    guests = Guests()
    for page, seat in ((1, "p1"), (2, "p2")):
        guests.let_in(page, hello(guests.code))
        guests.sit(page, seat, twins)
    assert [guests.seat_of(page, twins) for page in (1, 2)] == ["p1", "p2"]


def test_seats_outlive_a_pulled_plug_and_the_file_tells_no_key() -> None:
    guests = Guests()
    key = seated(guests, 1, "p3")
    kept = guests.kept()
    assert key not in str(kept)
    again = Guests(kept)
    again.let_in(5, hello(key=key))
    assert again.seat_of(5, NAMES) == "p3"
    assert again.code == guests.code


@pytest.mark.parametrize(
    "kept",
    [
        {"code": "x", "held": 3},
        {"code": 3, "held": [{}]},
        {"held": [{"name": "", "seat": "p1", "key": "0" * 64}]},
        {"held": [{"name": "Ana", "seat": "p1", "key": "zz"}, "Bo", None]},
        {"held": {"name": "Ana"}},
    ],
)
def test_a_damaged_file_lets_nobody_in(kept: dict[str, object]) -> None:
    guests = Guests(kept)
    assert guests.held(NAMES) == frozenset()
    assert len(guests.code) == 8


def test_there_is_room_for_so_many_and_no_more() -> None:
    guests = Guests()
    for page in range(MOST):
        guests.let_in(page, hello(guests.code))
    with pytest.raises(NotLetIn) as refused:
        guests.let_in(MOST, hello(guests.code))
    assert refused.value.said.key == "phones-full"
