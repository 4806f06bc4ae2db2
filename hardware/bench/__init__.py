"""The buttons measured."""
