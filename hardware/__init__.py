"""Buttons on the table: what they say goes into the same inbox as a finger's."""
