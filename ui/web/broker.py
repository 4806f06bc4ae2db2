"""The way to a club's broker: paho's client, the club's certificate and no other, a session that is kept."""

from __future__ import annotations

import ssl
from collections.abc import Callable, Sequence

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from companion.club.folder import Invitation, fingerprint_of, listens
from companion.club.topics import FIRST, HUB, TABLE_HEARS, Message, Topic

KEEPALIVE = 30  # seconds
SLOWEST = 60  # seconds between two tries
NO_CHECK_TIME = 0x200000  # OpenSSL: a Pi without a clock must know its club's certificate too
LONGEST_QUEUE = 2000


class NotOurClub(OSError):
    """Somebody answers at the club's address who is not the club."""


class Wire:
    """One client of the broker. Its callbacks come on a thread of paho's."""

    def __init__(
        self,
        to: Invitation,
        topics: Sequence[str],
        opened: Callable[[bool], None],
        lost: Callable[[str], None],
        heard: Callable[[str, bytes], None],
        arrived: Callable[[int], None] = lambda mid: None,
    ) -> None:
        self.to, self._topics, self._opened, self._lost = to, topics, opened, lost
        self._arrived = arrived
        client = mqtt.Client(
            CallbackAPIVersion.VERSION2, f"{to.club}-{to.table}", clean_session=False, protocol=mqtt.MQTTv311
        )
        client.username_pw_set(to.table, to.secret)
        here = str(Topic(to.club, to.table, "here"))
        self._speaks = not listens(to.table)  # a listener that said a word would be shown out
        if self._speaks:
            client.will_set(here, b'{"here":false}', qos=1, retain=True)
        client.reconnect_delay_set(1, SLOWEST)
        client.max_inflight_messages_set(100)
        client.max_queued_messages_set(LONGEST_QUEUE)
        client.on_connect = self._connected
        client.on_disconnect = self._disconnected
        client.on_message = lambda client, data, message: heard(message.topic, bytes(message.payload))
        client.on_publish = lambda client, data, mid, code, properties: arrived(mid)
        self._client, self._here, self._pinned = client, here, False
        self.connected = False

    def open(self) -> None:
        """Connect now; raises OSError if that cannot be, NotOurClub if somebody else answers."""
        if not self._pinned:
            self._client.tls_set_context(pinned(self.to))
            self._pinned = True
        self._client.connect(self.to.host, self.to.port, KEEPALIVE)
        self._client.loop_start()

    def publish(self, message: Message) -> int:
        """On its way; the number that `arrived` says when the broker has it."""
        return self._client.publish(message.topic, message.payload, qos=1, retain=message.kept).mid

    def close(self) -> None:
        """Say good-bye; saying it twice does no harm."""
        if self.connected and self._speaks:
            self._client.publish(self._here, b'{"here":false}', qos=1, retain=True)
        self._client.disconnect()
        self._client.loop_stop()

    def _connected(
        self, client: mqtt.Client, data: object, flags: mqtt.ConnectFlags, code: ReasonCode, more: object
    ) -> None:
        if code.is_failure:
            self._lost(str(code))
            return
        self.connected = True
        for topic in self._topics:
            client.subscribe(topic, qos=1)
        if self._speaks:
            client.publish(self._here, b'{"here":true}', qos=1, retain=True)
        self._opened(bool(flags.session_present))

    def _disconnected(
        self, client: mqtt.Client, data: object, flags: object, code: ReasonCode, more: object
    ) -> None:
        if self.connected:  # whoever was never let in was told why
            self.connected = False
            self._lost(str(code))


def pinned(to: Invitation) -> ssl.SSLContext:
    """A context that believes this club's certificate and no other: asked for, and known by its print."""
    pem = ssl.get_server_certificate((to.host, to.port), timeout=10)
    if fingerprint_of(pem) != to.fingerprint:
        raise NotOurClub("the certificate is not the club's")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.check_hostname = False  # the print is the name
    context.load_verify_locations(cadata=pem)
    context.verify_flags |= NO_CHECK_TIME
    return context


def table_topics(to: Invitation) -> list[str]:
    """What a table listens to."""
    return [f"{FIRST}/{to.club}/{HUB}/{topic.format(to.table)}" for topic in TABLE_HEARS]
