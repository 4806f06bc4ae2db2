"""Words: every key said by code has them in every language, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.game import Move
from companion.games import GAMES
from companion.games.lessons import script_of
from companion.play.match import Match
from companion.view import View, text
from companion.words import Words, languages, told, words_in
from tests.playing import NAMES, random_game
from tests.wording import FOLDERS, GAME_FOLDERS, LANGUAGES, ROOT, short, trouble_with

FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
CODE = ("companion", "ui", "hardware", "vision")
_KEY = re.compile(r"[a-z][a-z0-9-]*")
_LOOSE = re.compile(r"\S [:»?!;]|« ")


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """Each key of a file with the values it asks for."""
    parsed = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return {
        entry.id.name: frozenset(_asked(entry)) for entry in parsed.body if isinstance(entry, ftl.Message)
    }


def _asked(node: ftl.BaseNode) -> Iterator[str]:
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ftl.BaseNode):
                yield from _asked(part)


def all_keys() -> set[str]:
    """Every key there are English words for."""
    return {key for folder in FOLDERS for key in messages(folder / "en.ftl")}


# what the code says


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the project; of the games, those on the shelf."""
    return {
        short(path): ast.parse(path.read_text(encoding="utf-8"))
        for part in CODE
        for path in sorted((ROOT / part).rglob("*.py"))
        if path.parent.parent != ROOT / "companion/games" or path.parent in GAME_FOLDERS
    }


@cache
def strings() -> frozenset[str]:
    """Every text in the code, and every quoted word in the screens' .kv files."""
    found = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in sorted((ROOT / "ui").rglob("*.kv")):
        found |= set(re.findall(r"""["']([^"'\n]*)["']""", path.read_text(encoding="utf-8")))
    scripts = [script for game in GAMES if (script := script_of(game))]
    return frozenset(found) | {step.id for script in scripts for step in script.steps}


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string that could be a key, as a pattern."""
    joined = [
        [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    ]
    for path in sorted((ROOT / "ui").rglob("*.kv")):
        for said in re.findall(r"""f["']([^"'\n]*)["']""", path.read_text(encoding="utf-8")):
            joined.append(
                [part if n % 2 == 0 else None for n, part in enumerate(re.split(r"\{([^}]*)\}", said))]
            )
    found = set()
    for parts in joined:
        literal = "".join(part for part in parts if part)
        if re.fullmatch(r"[a-z0-9-]*-[a-z0-9-]*", literal) and None in parts:
            found.add("".join("([a-z0-9-]+)" if part is None else re.escape(str(part)) for part in parts))
    return tuple(re.compile(pattern) for pattern in sorted(found))


def said_keys() -> dict[str, str]:
    """Every key that code says outright with text("…") or tr("…"), and where."""
    found = {}
    for where, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                key = node.args[0].value
                if name in ("text", "Text", "tr") and isinstance(key, str):
                    found[key] = f"{where}:{node.lineno}"
    for path in sorted((ROOT / "ui").rglob("*.kv")):
        for key in re.findall(r"""\btr\(["']([^"'\n]*)["']""", path.read_text(encoding="utf-8")):
            found[key] = short(path)
    return found


@cache
def is_said(key: str) -> bool:
    """Whether some code says a key: as it stands, or by f-strings whose gaps are said too."""
    if key in strings():
        return True
    found = (pattern.fullmatch(key) for pattern in patterns())
    return any(match and all(map(is_said, match.groups())) for match in found)


# the files


@pytest.mark.parametrize("path", FILES, ids=short)
def test_every_entry_of_a_file_can_be_read(path: Path) -> None:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids)), "a key stands twice"
    assert all(_KEY.fullmatch(key) for key in ids)
    assert ids


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_the_same_keys_with_the_same_values(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_every_language_has_its_file(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize(
    "path",
    [*(folder / "fr.ftl" for folder in FOLDERS), *ROOT.glob("companion/games/*/rules/fr.md")],
    ids=short,
)
def test_a_french_line_never_begins_with_a_mark_that_belongs_to_the_line_before(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines if not line.startswith("#") and _LOOSE.search(line)]
    assert not wrong, "write a space that does not break before : » and after «, a narrow one before ? ! ;"


def test_no_key_is_in_two_files() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder / "en.ftl")]
    assert [key for key in keys if keys.count(key) > 1] == []


# the code and the files


def test_every_key_said_by_code_has_words() -> None:
    assert {key: where for key, where in said_keys().items() if key not in all_keys()} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_every_key_in_the_files_is_said_by_some_code(folder: Path) -> None:
    assert [key for key in messages(folder / "en.ftl") if not is_said(key)] == []


def test_a_key_that_no_code_says_is_found_out() -> None:
    nobody = "nobody" + "-says"
    assert not is_said(nobody)
    assert not is_said(f"put-{nobody}")
    assert is_said("refuse-nothing-to-undo")
    assert is_said("put-take"), "said by an f-string"


@pytest.mark.parametrize(
    ("stem", "ends", "values"),
    [
        ("not-kept", ("full", "locked", "read-only", "elsewhere", "other"), {"detail": "x"}),
        ("put", ("take", "move", "lay", "face", "marker", "count"), {"name": "x", "to": "y", "face": "up"}),
        ("put-after", ("undo", "redo", "back", "amend"), {}),
        ("line", ("back", "amend"), {}),
    ],
)
def test_keys_put_together_by_code_have_words(
    stem: str, ends: tuple[str, ...], values: dict[str, str]
) -> None:
    for end in ends:
        assert trouble_with(text(f"{stem}-{end}", **values)) == ()


# saying it


def test_seats_are_said_by_the_names_of_who_sits_there() -> None:
    said = text("counter-of", name=text("called", name="points"), seat="p2")
    assert Words("en").say(said, {"p2": "Ben"}) == "points (Ben)"
    assert Words("en").say(said) == "points (p2)"


def test_an_unknown_key_is_said_as_itself_and_an_unknown_language_in_english() -> None:
    assert Words("en").say(text("nowhere")) == "nowhere"
    assert words_in("tlh").language == "en"
    assert set(languages()) == {"en", "fr"}
    assert not Words("en").has("nowhere")
    assert Words("fr").has("called")


def test_what_is_missing_in_a_language_is_said_in_english() -> None:
    assert Words("xx").say(text("refuse-nothing-to-undo")) == Words("en").say(text("refuse-nothing-to-undo"))


@pytest.mark.parametrize(
    ("language", "to", "said"),
    [
        ("en", "d3", "Perseus → d3, using its ability"),
        ("en", "d3 d5", "Perseus → d3, then d5, using its ability"),
        ("fr", "d3", "Persée → d3 grâce à son pouvoir"),
        ("fr", "d3 d5", "Persée → d3, puis d5, grâce à son pouvoir"),
    ],
)
def test_an_ability_is_told_as_a_person_would(language: str, to: str, said: str) -> None:
    view = GAMES["battle"].start(2, {}, {}).view()
    move = Move.parse(f"p1 use perseus {to}")
    assert Words(language).say(told("battle", move, view)) == said


def test_a_move_is_told_by_the_names_on_the_table() -> None:
    match = Match("battle", ("Ana", "Ben"), {"size": "5"}, {"perseus": "Percy"})
    said = told("battle", Move("p1", "move", ("perseus", "c3")), match.start().view())
    assert Words("fr").say(said) == "Percy → c3"


@pytest.mark.parametrize(("planets", "said"), [("1", "1 planet"), ("2", "2 planets")])
def test_a_number_in_a_line_is_counted(planets: str, said: str) -> None:
    line = told("heavens", Move.parse(f"p1 forge {planets}"), View(text("x"), ""))
    assert Words("en").say(line, {"p1": "Ana"}) == f"Ana: {said} forged"


SLIPS = re.compile(
    r"^[a-z]"  # a sentence that begins small
    r"|\b1 (?:\w+ )?(?:planets|victories|points|nuggets|cards|regions|steps|tokens)\b"
    r"|\b([A-Z]\w+)\b[ :/,]+\1\b"  # a name said twice
)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_begins_large_counts_one_as_one_and_names_nobody_twice(game: str) -> None:
    box = GAMES[game]
    match = Match(game, NAMES[: min(4, max(box.seats))])
    names, words = dict(zip(match.seats, match.players, strict=True)), words_in("en")
    told_so_far: set[str] = set()
    for state, _, made in random_game(match.start(), "words"):
        view, outcome = state.view(), state.outcome()
        said = [view.prompt, *view.notes, *([told(game, made, view)] if made else [])]
        told_so_far |= {words.say(one, names) for one in (*said, *([outcome.reason] if outcome else []))}
    assert len(told_so_far) > 5
    assert [sentence for sentence in told_so_far if SLIPS.search(sentence)] == []


def test_slips_are_found() -> None:
    for slip in ("the grey orbit: none", "Ben: 1 planets forged", "Ana / Ana", "Ben: Ben passes"):
        assert SLIPS.search(slip), slip
    assert not SLIPS.search("Ben: 1 planet forged")
