"""What nobody would say: phrases that were mended once stay out of every text people read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.wording import FOLDERS, GAME_FOLDERS, LANGUAGES, ROOT

UNSAID: dict[str, list[str]] = tomllib.loads((ROOT / "tests/unsaid.toml").read_text(encoding="utf-8"))
_SEARCH_WORDS = re.compile(r"<!--.*?-->", re.DOTALL)
_NAME = re.compile(r"^[\w-]+ =\s*", re.MULTILINE)


def read(language: str) -> Iterator[tuple[Path, str]]:
    """Every text of a language that people read, without names of sentences and words to search by."""
    for folder in FOLDERS:
        path = folder / f"{language}.ftl"
        parsed = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        said = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
        yield path, _NAME.sub("", "".join(FluentSerializer().serialize_entry(entry) for entry in said))
    for folder in GAME_FOLDERS:
        path = folder / "rules" / f"{language}.md"
        yield path, _SEARCH_WORDS.sub("", path.read_text(encoding="utf-8"))
    if language == "en":
        path = ROOT / "deploy/GUIDE.md"
        yield path, re.sub(r"\n\s*(?=\S)", " ", path.read_text(encoding="utf-8"))


def unsaid(language: str, text: str) -> list[str]:
    """What stands in a text that nobody would say."""
    found = (re.search(pattern, text, re.IGNORECASE | re.MULTILINE) for pattern in UNSAID[language])
    return [match[0] for match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_says_what_nobody_would_say(language: str) -> None:
    found = {str(path.relative_to(ROOT)): unsaid(language, text) for path, text in read(language)}
    assert {path: said for path, said in found.items() if said} == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No deity can enter it, by no means whatever."),
        ("en", "It is for Ann to act now."),
        ("fr", "Payez 2 de Pouvoir."),
        ("fr", "Si qui entame joue sa propre couleur"),
        ("fr", "l’orbite pourpre"),
    ],
)
def test_such_a_phrase_is_found(language: str, said: str) -> None:
    assert unsaid(language, said)
