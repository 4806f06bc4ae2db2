"""English left in a French text: a value or paragraph as it was, a common word, a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tests.wording import FOLDERS, GAME_FOLDERS, ROOT, short

SAME = ROOT / "tests/same_in_french.txt"
# Common in English, and no words of French, nor of names that these texts speak of.
COMMON = """
    the and of with your you is are from this that which it its they them their there these those he
    she his him her we our my was were been be has have had does did can cannot could may might must
    should would will shall not nobody somebody anybody everybody each every any all both either
    neither only also always never who whose what when where how why much many more most less least
    few other others another to by at for in into onto up down off out over under until while
    because before after again then than so such take takes give lay make say see look touch choose
    two three first next last new
"""
_ENGLISH = re.compile(rf"(?<![\w’'-])({'|'.join(COMMON.split())})(?![\w’'-])", re.IGNORECASE)
_NO_PROSE = re.compile(r"`[^`]*`|\{[^}]*\}|\]\([^)]*\)|→ #.*|<!--|-->")  # lines, values, anchors, signs
_WORD = re.compile(r"[^\W\d_]{3,}")
_SENTENCE = re.compile(r"[.!?:;\n]")


def same_in_french() -> set[str]:
    """What is written alike in both languages: the games' own names, and what is listed."""
    named = {values(folder / "words/en.ftl").get(folder.name, "") for folder in GAME_FOLDERS}
    return listed_as_same() | named


def listed_as_same() -> set[str]:
    """The list of what both languages share."""
    lines = SAME.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


# what is written


@cache
def entries(path: Path) -> dict[str, ftl.Message]:
    """Each sentence of a file by its key."""
    parsed = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


@cache
def values(path: Path) -> dict[str, str]:
    """Each key of a file with its words as they are written."""
    written = {key: FluentSerializer().serialize_entry(entry) for key, entry in entries(path).items()}
    return {key: entry.partition("=")[2].strip() for key, entry in written.items()}


def spoken(node: ftl.BaseNode) -> Iterator[str]:
    """What of a sentence is said, and not only chosen by."""
    if isinstance(node, ftl.TextElement):
        yield node.value
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ftl.BaseNode):
                yield from spoken(part)


def paragraphs(path: Path) -> list[str]:
    """The paragraphs of a rules text, its headings among them without their anchors."""
    pieces = re.split(r"\n\s*\n", path.read_text(encoding="utf-8"))
    pieces = [piece for piece in pieces if not piece.startswith("→ #")]  # rules to see also: only anchors
    return [re.sub(r"^#+ | \{#?[a-z0-9-]+\}$", "", piece.strip()) for piece in pieces]


@cache
def pieces(path: Path) -> dict[str, str]:
    """The prose of a file, sentence by sentence or paragraph by paragraph, words to search by among it."""
    if path.suffix == ".ftl":
        return {key: "\n".join(spoken(entry)) for key, entry in entries(path).items()}
    return {f"{n}: {piece[:60]}": _NO_PROSE.sub(" ", piece) for n, piece in enumerate(paragraphs(path))}


def texts_of(folder: Path, language: str) -> list[Path]:
    """All that a game says in a language: its words, its lesson, its rules."""
    return [*folder.glob(f"*/{language}.ftl"), folder / f"rules/{language}.md"]


def vocabulary(paths: list[Path]) -> set[str]:
    """The words that stand in some texts."""
    return {word.lower() for path in paths for said in pieces(path).values() for word in _WORD.findall(said)}


@cache
def only_english(game: Path) -> frozenset[str]:
    """The words that stand in an English text, and in no French one outside a game."""
    others = [path for other in GAME_FOLDERS if other != game for path in texts_of(other, "fr")]
    of_the_house = [folder / "fr.ftl" for folder in FOLDERS if not folder.is_relative_to(game.parent)]
    english = [path for folder in GAME_FOLDERS for path in texts_of(folder, "en")]
    return frozenset(vocabulary(english) - vocabulary(others + of_the_house))


# what is English in it


def is_prose(written: str) -> bool:
    """Whether there are words in it, and not only numbers, values and signs."""
    return re.search(r"[^\W\d_]{2,}", _NO_PROSE.sub("", written)) is not None


def common_in(written: str) -> str:
    """The first common English word in what should be French, or nothing."""
    found = _ENGLISH.search(written)
    return found[0] if found else ""


def sentence_in(written: str, english: frozenset[str]) -> str:
    """The first sentence of which two words, and half of all, stand in English texts only; or nothing.

    A name is in both languages, and a word that only this game has may be English too: one alone is none.
    """
    for sentence in _SENTENCE.split(written):
        words = [word.lower() for word in _WORD.findall(sentence)]
        strange = [word for word in words if word in english]
        if len({*strange}) > 1 and 2 * len(strange) >= len(words):
            return sentence.strip()
    return ""


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
def test_no_english_words_are_left_in_a_french_file(folder: Path) -> None:
    english, french = values(folder / "en.ftl"), values(folder / "fr.ftl")
    same = {key for key in english if is_prose(english[key]) and french.get(key) == english[key]}
    left = {key: french[key] for key in sorted(same) if french[key] not in same_in_french()}
    assert left == {}, "translate it, or list it in tests/same_in_french.txt if both languages write it so"
    left = {key: found for key, said in pieces(folder / "fr.ftl").items() if (found := common_in(said))}
    assert left == {}, "an English word in a French sentence"


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=short)
def test_no_english_paragraph_is_left_in_the_french_rules(folder: Path) -> None:
    english = {piece for piece in paragraphs(folder / "rules/en.md") if is_prose(piece)}
    french = paragraphs(folder / "rules/fr.md")
    left = [piece for piece in french if piece in english - same_in_french()]
    assert left == [], "translate it, or list it in tests/same_in_french.txt if both languages write it so"
    named = {
        piece: found for piece, said in pieces(folder / "rules/fr.md").items() if (found := common_in(said))
    }
    assert named == {}, "an English word in a French paragraph, or among the words it is searched by"


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=short)
def test_no_english_sentence_is_left_in_what_a_game_says_in_french(folder: Path) -> None:
    found = [
        f"{short(path)}: {piece}: {sentence}"
        for path in texts_of(folder, "fr")
        for piece, said in pieces(path).items()
        if (sentence := sentence_in(said, only_english(folder)))
    ]
    assert not found, "\n".join(("of these sentences, or words to search by, only English is known:", *found))


def test_everything_listed_as_the_same_in_french_is_the_same() -> None:
    written = {found for folder in FOLDERS for found in values(folder / "fr.ftl").values()}
    written |= {piece for folder in GAME_FOLDERS for piece in paragraphs(folder / "rules/fr.md")}
    assert listed_as_same() - written == set(), "strike what no file says any more"


def test_english_is_told_from_french() -> None:
    assert common_in("Posez la carte on top of la pile.") == "of"
    assert common_in("Take at least one token.") == "Take"
    assert not common_in("Posez la carte sur la pile de l’autre, à la table.")
    assert not is_prose("{ $points } − 3")
    assert is_prose("{ $points } points")


def test_an_english_sentence_is_told_by_words_that_no_french_text_has() -> None:
    english = frozenset(("nobody", "pass", "heap", "empty", "poseidon"))
    assert sentence_in("Videz-le. Nobody can pass. Puis jouez.", english) == "Nobody can pass"
    assert sentence_in("heap, empty heap", english)
    assert not sentence_in("Personne ne passe : Poseidon joue.", english), "a name alone is no English"
