"""Phones and televisions at the table: what they may say, what they are shown, whose they are. No network."""

from pathlib import Path

from companion.words import add_words

add_words(Path(__file__).parent / "lang")
