"""A stick with backups: written by touch, and read by touch on a table that has lost its games."""

from __future__ import annotations

import subprocess
import time

from evening import STATE, UNIT, Evening, NotSo, Scene


def stick(table: Evening) -> str:
    """A USB stick takes a backup by touch, and an empty table takes its games from it by touch."""
    disk = table.own / "stick.raw"
    subprocess.run(["truncate", "-s", "64M", disk], check=True)
    subprocess.run(["mkfs.vfat", "-n", "GAMES", disk], check=True, capture_output=True)
    table.choose(stick="on")
    table.companion("play battle --seed 1 </dev/null")
    record = table.record(1)
    table.ask(
        "blockdev-add", driver="raw", **{"node-name": "stick"}, file={"driver": "file", "filename": str(disk)}
    )
    table.ask("device_add", driver="usb-storage", id="stick", drive="stick")
    table.wait_until(
        lambda: "/media/pantheon-" in table.said("cat /proc/mounts"), 120, "the stick is mounted"
    )
    pages = ("icon", "settings"), ("icon", "history")
    settings, *there = table.rehearse([*pages, ("icon", "export")])
    table.follow([settings], "stick-settings")
    _touch_slowly(table, there)
    made = "ls /media/pantheon-*/'Pantheon backups'/games-*.db"  # its number: the table makes one a day, too
    table.wait_until(lambda: table.run(made)[0] == 0, 180, "the backup is on the stick")
    table.look("stick")
    table.said(f"systemctl stop {UNIT}; rm -r {STATE}/games.db* {STATE}/backups")  # as on another card
    table.start()
    if table.record(1):
        raise NotSo("the table should be empty")
    # There the stick's backup lies where here the only one does.
    settings, *back = table.rehearse(
        [*pages, ("words", "Backup 1"), ("words", "Put back")], record, backed=True
    )
    table.follow([settings], "stick-settings-again")
    _touch_slowly(table, back)
    table.wait_until(lambda: table.record(1) == record, 180, "the game is back")
    table.look("stick-back")
    table.ask("device_del", id="stick")
    gone = lambda: "/media/pantheon-" not in table.said("cat /proc/mounts")  # noqa: E731
    table.wait_until(gone, 120, "the stick is gone")
    return "mounted, written by touch, put back by touch, unplugged, pictures/stick.png, stick-back.png"


def _touch_slowly(table: Evening, scenes: list[Scene]) -> None:
    """What a page says of a stick no rehearsal knows: time instead of a picture."""
    for scene in scenes:
        table.make(scene, "stick-between")
        time.sleep(60)
