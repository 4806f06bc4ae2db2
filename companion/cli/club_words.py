"""What a club's hub can be told on the command line."""

from __future__ import annotations

import argparse

from companion.cli.arguments import Parser, count


def add_club(verbs: argparse._SubParsersAction[Parser]) -> argparse.ArgumentParser:
    """The command `club` with all its words; the hub itself is fetched by whoever runs it."""
    club = verbs.add_parser("club", help="a club's hub: many tables, one standing")
    words = club.add_subparsers(metavar="word", dest="word", required=True)
    new = words.add_parser("new", help="make a club on this machine")
    new.add_argument("name")
    new.add_argument("--host", help="the name or address by which tables find this machine")
    words.add_parser("table", help="invite a table: the code to scan").add_argument("name")
    words.add_parser("away", help="send a table away").add_argument("name")
    words.add_parser("broker", help="run Mosquitto for this club")
    words.add_parser("serve", help="collect from all tables, and show the wall").add_argument(
        "--port", type=count, default=8438
    )
    begun = words.add_parser("evening", help="begin an evening: so many rounds, or all against all")
    begun.add_argument("--rounds", type=count, help="of Swiss pairings; all against all if none is said")
    say = words.add_parser("say", help="a line of the evening: come ann Ann Berg, result 1 t1 1 2 …")
    say.add_argument("line", nargs="+")
    words.add_parser("round", help="who plays whom next")
    words.add_parser("lines", help="the evening line by line")
    stands = words.add_parser("standings", help="how everybody stands")
    stands.add_argument("--format", choices=("text", "csv", "html"), default="text")
    stands.add_argument("-o", "--output")
    return club
