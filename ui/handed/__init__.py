"""What screens and parts are handed: the appearance, the ways between screens, the game on the table."""
