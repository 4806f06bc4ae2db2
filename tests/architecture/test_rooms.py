"""Which room may know which, no circles between modules, and no room too full to look round in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import commonpath

from companion.games import GAMES
from companion.games.minds import MINDS
from tests.architecture.modules import circles, graph, imports, sources
from tests.processes import ROOT

# Who may import whom, from the inside out. A room is a folder with the files that lie in it, or one file that
# puts others together; it always knows itself. A line names rooms and single modules. A new room needs one.
PROTOCOL = "companion"
RULES = f"{PROTOCOL} companion.games"
PLAY = f"{RULES} companion.play companion.play.devices companion.play.board"
ENGINE = f"{PLAY} companion.keep companion.safe companion.luck companion.rulebook companion.standin"
ENGINE += " companion.phones companion.club"
DOCTOR = "companion.cli.doctor"  # the same in the terminal and on the screen
LOOKS = "ui.handed ui.touch"
SEEN = "vision.reading.eye"  # what the camera saw, as a value
PARTS = "ui.parts.common ui.parts.board ui.parts.column ui.parts.table ui.parts.verdict ui.parts.moving"
DEVICES = "hardware vision vision.reading vision.board vision.drawn"
PINS = "hardware hardware.bench"
SCREENS = "ui.screens ui.screens.play ui.screens.shelf ui.screens.machine"
ROOMS = {
    # The engine: no screen, no camera, no pins.
    "companion": "",
    **{f"companion.games.{game}": f"{PROTOCOL} companion.games.{game}.mind" for game in GAMES},  # no other
    "companion.games.olympe": f"{PROTOCOL} companion.games.olympe.tricks companion.games.olympe.mind",
    "companion.games.olympe.tricks": f"{PROTOCOL} companion.games.olympe",
    **{f"companion.games.{game}.mind": f"{PROTOCOL} companion.games.{game}" for game in MINDS},
    "companion.games.olympe.mind": f"{PROTOCOL} companion.games.olympe companion.games.olympe.tricks",
    "companion.games": " ".join(
        [PROTOCOL, *(f"companion.games.{game} companion.games.{game}.mind" for game in GAMES)]
    ),
    "companion.play": f"{RULES} companion.play.devices companion.play.board",
    "companion.play.devices": f"{RULES} companion.play",
    "companion.play.board": f"{RULES} companion.play companion.play.devices",
    "companion.keep": f"{PLAY} companion.safe",
    "companion.safe": f"{PLAY} companion.keep",  # it knows rows, and never the journal that calls it
    "companion.luck": PLAY,
    "companion.rulebook": PLAY,  # its diagrams are positions that were played
    "companion.phones": f"{PLAY} companion.keep",  # what phones say and are shown: no network
    "companion.club": f"{PLAY} companion.keep companion.safe",  # many tables, one standing: no network
    "companion.standin": PLAY,  # it thinks on lines and positions, and knows no game
    "companion.cli": ENGINE,
    "companion.bench": ENGINE,
    "companion.__main__": f"{ENGINE} companion.cli companion.bench",  # and the rest only when asked
    # Devices: they know what can be said, and no screen.
    "hardware": PROTOCOL,
    "hardware.bench": f"{PROTOCOL} hardware",
    "vision": f"{RULES} vision.reading vision.drawn vision.board",
    "vision.reading": f"{RULES} vision vision.board",
    "vision.board": f"{PROTOCOL} vision vision.reading",  # what lies where, and what it means to nobody
    "vision.drawn": f"{PROTOCOL} vision vision.board",
    "vision.commands": f"{RULES} vision vision.reading vision.board vision.bench",
    "vision.bench": f"{PLAY} companion.bench vision vision.reading vision.board vision.drawn",
    # The screen. Parts know what they show, and neither screens nor devices nor the app.
    "ui": PROTOCOL,
    "ui.touch": PLAY,
    "ui.handed": f"{ENGINE} ui.touch",
    "ui.devices": f"{ENGINE} hardware vision vision.reading vision.board vision.drawn ui.handed",
    "ui.web": f"{ENGINE}",  # a process of its own, without a screen
    "ui.parts.common": f"{ENGINE} {LOOKS}",
    "ui.parts.board": f"{ENGINE} {LOOKS} ui.parts.common",
    "ui.parts.column": f"{ENGINE} {LOOKS} ui.parts.common",
    "ui.parts.table": f"{ENGINE} {LOOKS} {SEEN} ui.parts.common ui.parts.board ui.parts.column",
    "ui.parts.verdict": f"{ENGINE} {LOOKS} ui.parts.common ui.parts.board ui.parts.column",
    "ui.parts.moving": f"{ENGINE} {LOOKS} ui.parts.board ui.parts.table ui.parts.verdict",
    "ui.app": f"{ENGINE} {LOOKS} {SEEN} ui.devices {PARTS}",
    "ui.screens": f"{ENGINE} {LOOKS} ui.app ui.devices {PARTS} {SCREENS}",
    "ui.screens.play": f"{ENGINE} {LOOKS} ui.app ui.devices {PARTS} ui.screens",
    "ui.screens.shelf": f"{ENGINE} {LOOKS} ui.app ui.devices {PARTS} ui.screens",
    "ui.screens.machine": f"{ENGINE} {LOOKS} ui.app {PARTS} ui.screens ui.devices ui.checks {DEVICES}",
    "ui.app.app": f"{ENGINE} {LOOKS} ui.app ui.devices {PARTS} {SCREENS}",  # puts it together
    "ui.checks": f"{ENGINE} {DOCTOR} {LOOKS} ui.app ui.app.app ui.devices {PARTS} {DEVICES}",
    "ui.app.start": f"{ENGINE} {LOOKS} ui.app ui.app.app ui.checks",
    "ui.bench": f"{ENGINE} companion.bench {LOOKS} ui.app ui.app.app ui.checks ui.screens {PARTS} {PINS}"
    " ui.devices ui.web",
}
MOST = 16  # modules that lie in one folder, their `__init__.py` not counted

# What does not hold yet. Nothing may be added: whoever mends a line strikes it out, until none is left.
STILL_TO_MEND: set[str] = set()


def room_of(module: str) -> str:
    """The line of the table that a module belongs to."""
    return module if module in ROOMS else module.rpartition(".")[0]


def going_round() -> Iterator[str]:
    """Where modules import each other in a circle, be it only for their types or in a function."""
    for circle in circles(graph()):
        together = commonpath([module.replace(".", "/") for module in circle])
        yield f"a circle in {together.replace('/', '.')}"


def straying() -> Iterator[str]:
    """Imports from a room that the importing one has no business in."""
    for module, known in graph().items():
        room = room_of(module)
        allowed = {room, *ROOMS[room].split()}
        yield from (f"{module} -> {other}" for other in known if not {room_of(other), other} & allowed)


def too_full() -> Iterator[str]:
    """Folders with more modules than one sees at a glance, those of the tests included."""
    folders = {
        path.parent for part in ("companion", "hardware", "vision", "ui", "tests") for path in sources(part)
    }
    for folder in folders:
        found = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        if len(found) > MOST:
            yield f"too full: {folder.relative_to(ROOT).as_posix()}"


def test_the_imports_are_found_wherever_they_stand() -> None:
    assert "companion.game" in graph()["companion.play.table"]
    assert ("ui.app.start", True) in imports(ROOT / "companion/__main__.py")
    assert "ui.app.start" not in graph()["companion.__main__"], "fetched only when it is wanted"
    assert list(circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("b")})) == [["b", "c"]]


def test_no_modules_go_round_in_a_circle() -> None:
    assert set(going_round()) - STILL_TO_MEND == set()


def test_every_room_knows_only_the_rooms_it_may() -> None:
    assert set(straying()) - STILL_TO_MEND == set()


def test_every_room_has_its_line_and_every_line_its_room() -> None:
    assert {room_of(module) for module in graph()} == ROOMS.keys()


def test_every_room_stands_in_the_picture() -> None:
    drawn = (ROOT / "companion/ARCHITECTURE.md").read_text(encoding="utf-8").split("```")[1]
    rooms = {room.rpartition(".")[2] for room in ROOMS if (ROOT / room.replace(".", "/")).is_dir()} - {*GAMES}
    assert {room for room in rooms if not re.search(rf"\b{room}\b", drawn)} == set()


def test_no_folder_is_too_full_to_look_round_in() -> None:
    assert set(too_full()) - STILL_TO_MEND == set()


def test_what_is_mended_is_struck_from_the_list() -> None:
    assert STILL_TO_MEND - {*going_round(), *straying(), *too_full()} == set()
