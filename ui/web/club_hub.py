"""`companion club`: the hub of a club. It invites tables, keeps the evening and feeds the wall."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from companion.club.diary import Diary, latest, new_evening
from companion.club.folder import ENDING, ClubFolder, club_folder, listens
from companion.club.hub import Hub
from companion.club.pairing import next_round
from companion.club.report import written
from companion.club.wall import wall
from companion.game import BadNotation
from companion.keep.journal import Journal
from companion.words import words_in
from ui.web.serve import Impatient, addresses
from ui.web.site import PAGES, Guard, file
from ui.web.stations import HubStation

PORT = 8438
TRYING = 5.0  # seconds between two tries to reach the broker
LOOKING = 0.2


def main(args: argparse.Namespace) -> int:
    """Carry out one word of the hub."""
    return _WORDS[args.word](args)


def _new(args: argparse.Namespace) -> int:
    host = args.host or socket.gethostname().lower() + ".local"
    club = ClubFolder.new(club_folder(), args.name, host)
    print(f"club {club.name} at {host}: next, companion club broker, then companion club table NAME")
    return 0


def _table(args: argparse.Namespace) -> int:
    club = ClubFolder(club_folder())
    to = club.invite(args.name)
    code = str(to)
    _tell_broker(club)
    if listens(args.name):
        print(f"{to.host} port {to.port} with TLS, user {to.table}, password {to.secret}; certificate:")
        print(club.place / "broker/club.crt")
        return 0
    made = segno.make(code, error="m", micro=False)
    picture, file = (club.place / f"{args.name}{ending}" for ending in (".svg", ENDING))
    made.save(str(picture), scale=8, border=4)
    file.write_text(code, encoding="ascii")
    for path in (picture, file):
        os.chmod(path, 0o600)
    made.terminal(compact=True)
    print(f"{code}\n{picture}: to print; {file}: for a stick; whoever has it is {args.name}")
    return 0


def _away(args: argparse.Namespace) -> int:
    club = ClubFolder(club_folder())
    club.send_away(args.name)
    for ending in (".svg", ENDING):
        (club.place / f"{args.name}{ending}").unlink(missing_ok=True)
    _tell_broker(club)
    print(f"{args.name} was sent away; its lines stay")
    return 0


def _tell_broker(club: ClubFolder) -> None:
    """The broker reads its files anew, if it runs here."""
    with suppress(OSError, ValueError):
        os.kill(int((club.place / "broker/pid").read_text()), signal.SIGHUP)


def _broker(args: argparse.Namespace) -> int:
    club = ClubFolder(club_folder())
    club.write()
    found = shutil.which("mosquitto", path=f"/usr/sbin:/usr/local/sbin:{os.environ.get('PATH', '')}")
    if found is None:
        raise BadNotation("mosquitto is not here: sudo apt install mosquitto")
    os.execv(found, [found, "-c", str(club.place / "broker/mosquitto.conf")])


def _evening(args: argparse.Namespace) -> int:
    diary = new_evening(ClubFolder(club_folder()).place)
    diary.say(f"evening swiss {args.rounds}" if args.rounds else "evening all")
    print(f"evening {diary.day}")
    return 0


def _diary() -> Diary:
    diary = latest(ClubFolder(club_folder()).place)
    if diary is None:
        raise BadNotation("no evening has begun: companion club evening")
    return diary


def _say(args: argparse.Namespace) -> int:
    diary = _diary()
    diary.say(" ".join(args.line))
    return 0


def _round(args: argparse.Namespace) -> int:
    diary = _diary()
    lines = next_round(diary.evening)
    diary.say(*lines)
    print("\n".join(lines))
    return 0


def _lines(args: argparse.Namespace) -> int:
    print("\n".join(text for _, text in _diary().lines))
    return 0


def _standings(args: argparse.Namespace) -> int:
    told = written(_diary().evening, args.format, words_in(args.language))
    if args.output:
        Path(args.output).write_text(told, encoding="utf-8")
    else:
        print(told, end="")
    return 0


def site(hub: Callable[[], Hub]) -> Starlette:
    """The wall: one page, what it shows, and the files it needs."""

    async def home(request: Request) -> Response:
        return FileResponse(
            PAGES / "wall.html", media_type="text/html", headers={"cache-control": "no-cache"}
        )

    async def shows(request: Request) -> Response:
        return JSONResponse(wall(hub(), request.path_params["language"]))

    routes = [Route("/", home), Route("/wall/{language}", shows), Route("/files/{name}", file)]
    return Starlette(routes=routes, middleware=[Middleware(Guard, hosts=tuple)])


def _serve(args: argparse.Namespace) -> int:
    club = ClubFolder(club_folder())
    journal = Journal(club.place / "games.db")
    hub = Hub(journal, club.place, club.name)
    both = socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if both else socket.AF_INET
    with socket.create_server(("", args.port), family=family, dualstack_ipv6=both) as listening:
        print("the wall: " + " ".join(addresses(args.port) or [f"http://localhost:{args.port}/"]), flush=True)
        try:
            asyncio.run(_run(hub, HubStation(hub, club.known("hub")), listening))
        finally:
            journal.close()
    return 0


async def _run(hub: Hub, station: HubStation, listening: socket.socket) -> None:
    """The wall is served, and the hub hears: everything on this one loop."""
    config = uvicorn.Config(
        site(lambda: hub),
        http=Impatient,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=8192,
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve([listening]))
    opened, told, since, floods = False, "", TRYING, set[str]()
    while not serving.done():
        if not opened and since >= TRYING:
            since = 0.0
            try:
                await asyncio.to_thread(station.wire.open)
                opened = True
            except OSError as trouble:
                station.why = str(trouble)
        station.pump()
        if station.why != told:
            told = station.why
            print(f"broker: {told or 'connected'}", file=sys.stderr, flush=True)
        for table in hub.flooding.keys() - floods:
            print(f"{table} floods: what it says too much is passed over", file=sys.stderr, flush=True)
        floods = {*hub.flooding}
        await asyncio.sleep(LOOKING)
        since += LOOKING
    station.close()
    await serving


_WORDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "new": _new,
    "table": _table,
    "away": _away,
    "broker": _broker,
    "evening": _evening,
    "say": _say,
    "round": _round,
    "lines": _lines,
    "standings": _standings,
    "serve": _serve,
}
