"""Who is there by phone: the code that lets people in, the key of each seat, and whose it is.

A key belongs to a person, not to a chair: in the next game it opens the seat where that name sits. Only a
fingerprint of each key is kept, so that nobody who reads the file can sit down with it.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest

from companion.phones.messages import Hello
from companion.play.match import LONGEST_NAME
from companion.view import Text, text

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
LENGTH = 8
TRIES = 5  # wrong codes, after which a page must connect anew
MOST = 24  # pages at once
MOST_HOLDERS = 40  # people whose key is kept
_DIGEST = re.compile(r"[0-9a-f]{64}")


class NotLetIn(ValueError):
    """Somebody without a code, a key or a place; the sentence says which."""

    def __init__(self, said: Text, final: bool = False) -> None:
        super().__init__(said.key)
        self.said, self.final = said, final


@dataclass(frozen=True, slots=True)
class Holder:
    """A person with a key, and the chair where they last sat."""

    name: str
    seat: str
    digest: str


@dataclass(frozen=True, slots=True)
class Guest:
    """A page that was let in; it holds a seat, or watches."""

    page: int
    language: str
    role: str
    digest: str = ""


class Guests:
    """Everyone who was let in."""

    def __init__(self, kept: Mapping[str, object] | None = None) -> None:
        self.code = new_code()
        self._holders: dict[str, Holder] = {}
        self._pages: dict[int, Guest] = {}
        self._wrong: dict[int, int] = {}
        self._bring_back(kept or {})

    # coming

    def let_in(self, page: int, hello: Hello) -> Guest:
        """A page that knows the code, or has a key; of two pages with one key the newer one stays."""
        digest = _digest(hello.key)
        if hello.role != "phone" or digest not in self._holders:
            digest = ""
        if not digest and not compare_digest(plain(hello.code).encode(), self.code.encode()):
            self._wrong[page] = self._wrong.get(page, 0) + 1
            raise NotLetIn(
                text("phones-wrong-code" if hello.code else "phones-no-code"), self._wrong[page] >= TRIES
            )
        if page not in self._pages and len(self._pages) >= MOST:
            raise NotLetIn(text("phones-full"), final=True)
        self._pages[page] = Guest(page, hello.language, hello.role, digest)
        return self._pages[page]

    def doubled(self, page: int) -> list[int]:
        """The older pages that hold the same seat: they are let go."""
        mine = self._pages[page].digest
        return [
            other.page
            for other in self._pages.values()
            if mine and other.digest == mine and other.page != page
        ]

    def sit(self, page: int, seat: str, names: Mapping[str, str]) -> str:
        """Take a seat nobody holds; the key that opens it."""
        guest = self._pages[page]
        if guest.role != "phone" or seat not in names:
            raise NotLetIn(text("phones-no-seat"))
        if seat in self.held(names):
            raise NotLetIn(text("phones-seat-held", seat=seat))
        self.stand(page)
        key = secrets.token_urlsafe(18)
        holder = Holder(names[seat], seat, _digest(key))
        kept = [*self._holders.values()][-MOST_HOLDERS + 1 :]
        self._holders = {one.digest: one for one in (*kept, holder)}
        self._pages[page] = replace(guest, digest=holder.digest)
        return key

    def stand(self, page: int) -> None:
        """Leave the seat; its key opens nothing any more."""
        guest = self._pages[page]
        if guest.digest:
            self._holders.pop(guest.digest, None)
            for other in [one for one in self._pages.values() if one.digest == guest.digest]:
                self._pages[other.page] = replace(other, digest="")

    def left(self, page: int) -> None:
        """A page is gone; its key still opens its seat."""
        self._pages.pop(page, None)
        self._wrong.pop(page, None)

    # who is there

    def guest(self, page: int) -> Guest | None:
        """Who a page is."""
        return self._pages.get(page)

    @property
    def pages(self) -> Sequence[Guest]:
        """Everyone who is there now."""
        return tuple(self._pages.values())

    def seat_of(self, page: int, names: Mapping[str, str]) -> str:
        """The seat a page speaks for in this game; none for who watches."""
        guest = self._pages.get(page)
        holder = self._holders.get(guest.digest) if guest else None
        return _chair(holder, names) if holder else ""

    def name_of(self, guest: Guest) -> str:
        """Whose phone it is; nobody's where somebody only watches."""
        holder = self._holders.get(guest.digest)
        return holder.name if holder else ""

    def held(self, names: Mapping[str, str]) -> frozenset[str]:
        """The seats for which somebody has a key."""
        return frozenset(seat for one in self._holders.values() if (seat := _chair(one, names)))

    # going

    def send_away(self, page: int) -> None:
        """This page's key opens nothing any more, and the code it knew is another."""
        if page in self._pages:
            self.stand(page)
            self.left(page)
            self.code = new_code()

    def forget(self, seat: str, names: Mapping[str, str]) -> None:
        """Whoever held a seat and is not there holds it no more: a lost phone."""
        self._holders = {key: one for key, one in self._holders.items() if _chair(one, names) != seat}

    def renew(self) -> list[int]:
        """Another code, and no key opens anything: the pages that must go."""
        gone = [*self._pages]
        self.code, self._holders, self._pages, self._wrong = new_code(), {}, {}, {}
        return gone

    # kept for after a pulled plug

    def kept(self) -> dict[str, object]:
        """What must outlive the evening."""
        holders = [{"name": one.name, "seat": one.seat, "key": one.digest} for one in self._holders.values()]
        return {"code": self.code, "held": holders}

    def _bring_back(self, kept: Mapping[str, object]) -> None:
        code, held = kept.get("code"), kept.get("held")
        if isinstance(code, str) and len(code) == LENGTH and set(code) <= set(SIGNS):
            self.code = code
        for one in held if isinstance(held, list) else ():
            told = [one.get(key) for key in ("name", "seat", "key")] if isinstance(one, dict) else []
            if len(told) == 3 and all(isinstance(word, str) and len(word) <= 64 for word in told):
                name, seat, digest = map(str, told)
                if _DIGEST.fullmatch(digest) and 0 < len(name) <= LONGEST_NAME:
                    self._holders[digest] = Holder(name, seat, digest)


def new_code() -> str:
    """A code nobody guesses, short enough to type."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def plain(code: str) -> str:
    """A code as people type it: in small letters, in two halves."""
    return "".join(code.upper().split()).replace("-", "")


def spelled(code: str) -> str:
    """A code as people read it."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def _digest(key: str) -> str:
    return sha256(key.encode()).hexdigest() if key else ""


def _chair(holder: Holder, names: Mapping[str, str]) -> str:
    """Where somebody sits in this game: their old chair if it is still theirs, else by their name."""
    if names.get(holder.seat) == holder.name:
        return holder.seat
    return next((seat for seat, name in names.items() if name == holder.name), "")
