"""A club's folder at the hub: its certificate, who may speak to its broker, and the broker's own files.

Every table has a name and a secret of its own. A table may write what tables write, under its own name only,
and read what the hub says to it; a listener may read everything and write nothing. Whoever comes twice with
one secret is let in once. The broker's files hold fingerprints of the secrets, made as Mosquitto makes them.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import pwd
import re
import secrets
import ssl
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.club.public import LARGEST
from companion.club.topics import FIRST, HUB, NAME, TABLE_HEARS, TABLE_SAYS
from companion.game import BadNotation
from companion.settings import folder

PORT = 8883
ROUNDS = 101  # of PBKDF2, as Mosquitto's own tool; the secrets are long and drawn, not chosen by people
KIND = "pantheon-club"
ENDING = ".club"  # of a file with an invitation, for a table without a camera
_HOST = re.compile(r"[a-z0-9.-]{1,80}")
LISTENER = "listener"  # and listener-hall, listener-kitchen: each device at home its own
MOST_CONNECTIONS = 5000  # more than any club's tables: strangers who only hold the line take nobody's place
MOST_MEMORY = 300_000_000  # bytes of the broker
MOST_QUEUED = 100_000_000  # bytes for a hub that is away


def listens(who: str) -> bool:
    """Whether that name only reads."""
    return who.partition("-")[0] == LISTENER


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a table needs to find its club and to be sure that it is this one: scanned as one code."""

    host: str
    port: int
    club: str
    table: str
    secret: str
    fingerprint: str

    def __str__(self) -> str:
        return " ".join(
            (KIND, self.host, str(self.port), self.club, self.table, self.secret, self.fingerprint)
        )


def read_invitation(code: str) -> Invitation:
    """The invitation that a code is; raises BadNotation for anything else."""
    parts = code.split(" ")
    if len(parts) != 7 or parts[0] != KIND or not code.isascii() or len(code) > 400:
        raise BadNotation("this is no code of a club")
    _, host, port, club, table, secret, print_ = parts
    names = NAME.fullmatch(club) and NAME.fullmatch(table) and table != HUB and _HOST.fullmatch(host)
    if not names or not re.fullmatch(r"\d{1,5}", port) or not 0 < int(port) < 65536:
        raise BadNotation("this is no code of a club")
    if not re.fullmatch(r"[0-9A-Za-z_-]{20,60}", secret) or not re.fullmatch(r"[0-9a-f]{64}", print_):
        raise BadNotation("this is no code of a club")
    return Invitation(host, int(port), club, table, secret, print_)


def club_folder() -> Path:
    """Where the hub keeps its club."""
    return folder("data") / "club"


class ClubFolder:
    """The club of this hub."""

    def __init__(self, place: Path) -> None:
        self.place = place
        try:
            self._told: dict[str, Any] = json.loads((place / "club.json").read_bytes())
        except FileNotFoundError:
            raise BadNotation(f"there is no club in {place.name}: companion club new NAME") from None
        except ValueError as bad:
            raise BadNotation(f"the club's file cannot be read: {bad}") from None

    @classmethod
    def new(cls, place: Path, name: str, host: str, port: int = PORT) -> ClubFolder:
        """A new club with a certificate of its own."""
        if not NAME.fullmatch(name) or not _HOST.fullmatch(host):
            raise BadNotation(f"{name!r} at {host!r}: small letters, digits and hyphens, and a host's name")
        if (place / "club.json").exists():
            raise BadNotation(f"there is a club already in {place.name}")
        (place / "broker").mkdir(parents=True, exist_ok=True)
        os.chmod(place, 0o700)
        _certificate(place)
        told = {"club": name, "host": host, "port": port, "secrets": {HUB: _secret(), LISTENER: _secret()}}
        _put(place / "club.json", json.dumps(told))
        club = cls(place)
        club.write()
        return club

    @property
    def name(self) -> str:
        """What the club is called in its topics."""
        return str(self._told["club"])

    @property
    def tables(self) -> list[str]:
        """The tables that belong to it."""
        return sorted(name for name in self._told["secrets"] if name != HUB and not listens(name))

    def invite(self, table: str) -> Invitation:
        """A table or a listener of that name with a secret of its own; asked again, the same."""
        if not NAME.fullmatch(table) or table == HUB:
            raise BadNotation(f"{table!r} is no name of a table: small letters, digits and hyphens")
        if table not in self._told["secrets"]:
            self._told["secrets"][table] = _secret()
            self.write()
        return self.known(table)

    def known(self, who: str) -> Invitation:
        """What the hub, a listener or a table speaks to the broker with."""
        told = self._told
        secret = told["secrets"][who]
        return Invitation(told["host"], told["port"], told["club"], who, secret, self.fingerprint)

    def send_away(self, table: str) -> None:
        """A table that may not speak any more; its lines stay."""
        if table == HUB or table not in self._told["secrets"]:
            raise BadNotation(
                f"{table!r} is no table of this club: {', '.join(self.tables) or 'there is none'}"
            )
        del self._told["secrets"][table]
        self.write()

    @property
    def fingerprint(self) -> str:
        """What a table knows the broker by."""
        return fingerprint_of((self.place / "broker/club.crt").read_text(encoding="ascii"))

    def write(self) -> None:
        """Everything the broker reads, and what we know it from."""
        _put(self.place / "club.json", json.dumps(self._told))
        broker, told = self.place / "broker", self._told
        _put(broker / "passwords", "".join(f"{who}:{_hashed(one)}\n" for who, one in told["secrets"].items()))
        _put(broker / "rights", _rights(self.name, list(told["secrets"])))
        _put(broker / "mosquitto.conf", _settings(broker, told["port"]))


def _rights(club: str, everybody: Sequence[str]) -> str:
    """Who may read and write what, as Mosquitto reads it: whatever is not said here may not be."""
    return "".join(f"user {who}\n{_rights_of(club, who)}\n" for who in everybody)


def _rights_of(club: str, who: str) -> str:
    every = f"{FIRST}/{club}"
    if who == HUB or listens(who):
        return f"topic {'readwrite' if who == HUB else 'read'} {every}/#\n"
    write = "".join(f"topic write {every}/{who}/{topic}\n" for topic in TABLE_SAYS)
    return write + "".join(f"topic read {every}/{HUB}/{topic.format(who)}\n" for topic in TABLE_HEARS)


def _settings(broker: Path, port: int) -> str:
    return f"""# Made by companion club; changed there, not here.
listener {port}
certfile {broker / "club.crt"}
keyfile {broker / "club.key"}
tls_version tlsv1.2
user {pwd.getpwuid(os.getuid()).pw_name}
allow_anonymous false
password_file {broker / "passwords"}
acl_file {broker / "rights"}
persistence true
persistence_location {broker}/
autosave_interval 60
autosave_on_changes false
pid_file {broker / "pid"}
log_dest stderr
log_type error
log_type warning
# A hub that is away for a week finds what came; what is larger or more is no table of ours. Whoever has a
# secret is let in once: the name is the client, and the second of that name takes the place of the first.
use_username_as_clientid true
max_connections {MOST_CONNECTIONS}
memory_limit {MOST_MEMORY}
max_queued_messages 0
max_queued_bytes {MOST_QUEUED}
max_inflight_messages 100
max_packet_size {LARGEST + 1000}
message_size_limit {LARGEST}
max_keepalive 120
persistent_client_expiration 2m
"""


def fingerprint_of(pem: str) -> str:
    """The SHA-256 of a certificate."""
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).hexdigest()


def _certificate(place: Path) -> None:
    """A certificate of the club's own; tables know it by its fingerprint, so nobody needs to vouch for it."""
    key, cert = place / "broker/club.key", place / "broker/club.crt"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    command += ["-days", "7300", "-subj", "/CN=pantheon-club", "-keyout", str(key), "-out", str(cert)]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except FileNotFoundError:
        raise BadNotation("openssl is not here: sudo apt install openssl mosquitto") from None
    os.chmod(key, 0o600)


def _hashed(secret: str) -> str:
    salt = os.urandom(12)
    made = hashlib.pbkdf2_hmac("sha512", secret.encode(), salt, ROUNDS)
    return f"$7${ROUNDS}${base64.b64encode(salt).decode()}${base64.b64encode(made).decode()}"


def _secret() -> str:
    return secrets.token_urlsafe(24)


def _put(path: Path, text: str) -> None:
    beside = path.with_suffix(".new")
    beside.touch(mode=0o600)
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
