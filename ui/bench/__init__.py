"""The screen measured."""
