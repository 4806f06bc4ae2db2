"""A club's many tables: what they tell, who collects it, who plays whom next. No network here."""

from pathlib import Path

from companion.words import add_words

add_words(Path(__file__).parent / "lang")
