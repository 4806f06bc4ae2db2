"""The same evening unseen, to learn where a finger has to go: rehearse.py FOLDER, what to do as JSON.

It runs in the installed tree itself, with its own packages and letters: what it draws is what the display
must show. In: settings, a record of a game that goes on (or ""), whether that is backed up, and steps:
["nothing"], ["icon", NAME], ["words", TEXT], ["moves", SEED, MOST], ["corners"] of the touch check,
["pile", N] cards of the first player's emblem. Out, for each step: where fingers go down, the lines they
say, a picture of the glass, and one for each further finger that shows what it was put down on.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from ui.app.window import configure

GLASS = 800, 480


def main() -> int:
    asked = json.load(sys.stdin)
    folder = Path(sys.argv[1])
    rotation = asked["settings"].get("rotation", "0")
    seen = GLASS[::-1] if rotation in ("90", "270") else GLASS
    configure("x".join(map(str, seen)), seen, rotation)
    with tempfile.TemporaryDirectory() as scratch:
        told = rehearse(asked, Path(scratch), folder)
    json.dump(told, sys.stdout)
    return 0


def rehearse(asked: dict[str, object], home: Path, folder: Path) -> list[dict[str, object]]:
    """Every step, with what came of it."""
    from companion.keep.export import bring_in, games_in
    from companion.keep.journal import Journal
    from companion.safe.backup import back_up
    from companion.settings import Settings
    from ui.app.app import PantheonApp

    settings = Settings(home / "settings.toml")
    for key, value in asked["settings"].items():
        settings[key] = value
    if asked["record"]:
        (home / "record.txt").write_text(asked["record"], encoding="utf-8")
        journal = Journal(home / "games.db")
        bring_in(journal, games_in(home / "record.txt"))
        journal.close()
    if asked["backed"]:
        back_up(home / "games.db")
    hand = recording(PantheonApp(settings, games=home))
    told = []
    hand.keep(folder / "before.ppm")
    before = (folder / "before.ppm").read_bytes()
    for n, step in enumerate(asked["steps"]):
        name = f"{n:02}.ppm"
        hand.begin(folder / name)
        lines = lines_of(hand)
        take(hand, step)
        if step[0] == "moves" and not hand.fingers:
            break  # the game is over
        hand.keep(folder / name)
        seen = (folder / name).read_bytes()
        if step[0] in ("icon", "words") and seen == before:
            raise ValueError(f"a touch that changes nothing shows nothing: {step}")
        before = seen
        new = lines_of(hand)[len(lines) :]
        told.append({"touches": hand.fingers, "lines": new, "picture": name, "between": hand.between})
    hand.let_go()
    return told


def recording(app: object) -> object:
    """A hand that remembers where its fingers went down."""
    import cv2
    import numpy
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    from ui.checks.finger import Hand
    from ui.touch.touch_matrix import on_glass

    class Recording(Hand):
        def begin(self, path: Path) -> None:
            self.fingers: list[tuple[int, int]] = []
            self.between: list[str] = []
            self.path = path

        def _finger(self, x: float, y: float) -> object:
            if self.fingers:
                self.keep(between := self.path.with_suffix(f".{len(self.fingers)}.ppm"))
                self.between.append(between.name)
            part_x, part_y = on_glass((x, y), Window.size, Window.rotation)
            self.fingers.append((round(part_x * GLASS[0]), round(part_y * GLASS[1])))
            return super()._finger(x, y)

        def keep(self, path: Path) -> None:
            self.app.look.motion.end()
            self.wait()
            dots = numpy.frombuffer(glReadPixels(0, 0, *GLASS, GL_RGB, GL_UNSIGNED_BYTE), numpy.uint8)
            cv2.imwrite(str(path), dots.reshape(GLASS[1], GLASS[0], 3)[::-1, :, ::-1])

    return Recording(app)


def lines_of(hand: object) -> list[str]:
    """Every line of the game on the table, if there is one."""
    try:
        return [node.line for node in hand.app.table.session.now.nodes]
    except LookupError:
        return []


def take(hand: object, step: list[object]) -> None:
    """One step, by touch."""
    match step:
        case ["icon", name]:
            hand.press(icon=name)
        case ["words", words]:
            hand.press(words)
        case ["nothing"]:
            hand.wait()
        case ["pile", count]:
            mine = hand.app.table.view().sides[0].emblem
            for _ in range(int(count)):
                hand.space(f"deck:{mine}")
        case ["corners"]:
            hand.app.root.show("touch-check")
            hand.wait()
            page = hand.app.root.current_screen
            for n in range(4):
                hand.touch(*page._mark(n))
        case ["moves", seed, most]:
            play(hand, random.Random(seed), int(most))
        case _:
            raise ValueError(f"no such step: {step}")


def play(hand: object, dice: random.Random, most: int) -> None:
    """Moves drawn by lot and made by touch, until enough were made or the game is over."""
    from ui.checks.by_touch import make

    made = 0
    while hand.app.root.current == "table" and made < most:
        session = hand.app.table.session
        if not session.moves:
            hand.press(icon="check")
            continue
        make(hand, dice.choice(session.moves))
        made += 1


if __name__ == "__main__":
    sys.exit(main())
