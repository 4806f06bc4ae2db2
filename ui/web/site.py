"""The site: a handful of files, the rules to search, and the door for pages; nothing else is there."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.games import GAMES
from companion.games.worlds import world_of
from companion.inputs import now_ns
from ui.web.door import Door
from ui.web.reading import found, found_words, read

PAGES = Path(__file__).parent / "pages"
ASSETS = Path(__file__).parents[1] / "assets"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".ttf": "font/ttf"}
KINDS |= {".json": "application/json", ".png": "image/png"}
LASTING = (".ttf", ".png")  # they change with a release only
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
RATE, BURST = 20, 200  # requests a second from one address, and how many at once
MOST_ADDRESSES = 500  # remembered
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@cache
def files() -> dict[str, Path]:
    """Every file there is to ask for, by its name."""
    shown = [
        *PAGES.glob("*.js"),
        *PAGES.glob("*.css"),
        *(ASSETS / "fonts").glob("*.ttf"),
        *(ASSETS / "materials").glob("*.png"),
        ASSETS / "icons.json",
    ]
    grounds = {f"ground-{game}.png": world.ground for game in GAMES if (world := world_of(game))}
    return {path.name: path for path in shown} | grounds | {"ground-house.png": ASSETS / "house/ground.png"}


async def home(request: Request) -> Response:
    """The page of a phone; a television has the same, larger."""
    return FileResponse(PAGES / "index.html", media_type="text/html", headers={"cache-control": "no-cache"})


async def file(request: Request) -> Response:
    """A file of ours, by its name alone."""
    path = files().get(request.path_params["name"])
    if path is None:
        return PlainTextResponse("", 404)
    age = "max-age=86400" if path.suffix in LASTING else "no-cache"
    return FileResponse(path, media_type=KINDS[path.suffix], headers={"cache-control": age})


async def rules(request: Request) -> Response:
    """The rules of a game: those that answer a question, one of them, or all their titles."""
    game, language = request.path_params["game"], request.path_params["language"]
    query, now = request.query_params.get("q", "")[:80], request.query_params.get("now", "")[:40]
    anchor = request.query_params.get("at", "")[:60]
    told = read(game, language, anchor) if anchor else found(game, language, query, now)
    if told is None:
        return PlainTextResponse("", 404)
    if not told and query:
        return JSONResponse({"words": found_words(game, language, query)})
    return JSONResponse({"rules": told} if not anchor else told)


def site(door: Door, hosts: Callable[[], Iterable[str]] = tuple) -> Starlette:
    """The whole site; `hosts` are further names this machine goes by."""

    return Starlette(
        routes=[
            Route("/", home),
            Route("/tv", home),
            Route("/files/{name}", file),
            Route("/rules/{game}/{language}", rules),
            WebSocketRoute("/talk", door.visit),
        ],
        middleware=[Middleware(Guard, hosts=hosts)],
    )


class Guard:
    """Answers only who asks for this machine by a name of its own, and puts the policy on every answer."""

    def __init__(self, app: ASGIApp, hosts: Callable[[], Iterable[str]]) -> None:
        self.app, self.hosts = app, hosts
        self._tokens: dict[str, tuple[float, int]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = HTTPConnection(scope).headers.get("host", "")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = {**HEADERS, "content-security-policy": POLICY.format(host=host)}
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in policy.items()),
                ]
            await send(message)

        if not self._patient(scope.get("client")):
            await PlainTextResponse("", 429)(scope, receive, guarded)
        elif self._ours(host, scope.get("server")):
            await self.app(scope, receive, guarded)
        elif scope["type"] == "http":
            await PlainTextResponse("", 421)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _patient(self, client: tuple[str, int] | None) -> bool:
        """Whether an address asks for no more than a few pages would."""
        address, at = client[0] if client else "", now_ns()
        left, since = self._tokens.get(address, (float(BURST), at))
        left = min(float(BURST), left + (at - since) / 1e9 * RATE) - 1
        if len(self._tokens) > MOST_ADDRESSES:
            self._tokens.clear()
        self._tokens[address] = max(left, -1.0), at
        return left >= 0

    def _ours(self, host: str, server: tuple[str, int | None] | None) -> bool:
        """Whether a name is one of ours: a page of another name would be somebody else's."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").lower()
        here = plain_address(server[0]) if server else ""
        own = {here, socket.gethostname().lower(), f"{socket.gethostname().lower()}.local", "localhost"}
        return name in own or name in self.hosts()


def plain_address(address: str) -> str:
    """An address as people write it: one of the old kind without the new kind's wrapping."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = getattr(found, "ipv4_mapped", None)
    return str(mapped or found)
