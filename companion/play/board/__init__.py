"""What lies on a board that a camera sees: how it came to lie so, and what the table makes of it."""
