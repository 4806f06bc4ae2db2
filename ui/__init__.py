"""The touch screen: one part for each thing in companion.view, one screen for each thing people do."""

from pathlib import Path

from companion.words import add_words

add_words(Path(__file__).parent / "lang")
