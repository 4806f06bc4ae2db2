"""The app put together: appearance, the game on the table, the pump, and how it starts."""
