"""Does it work? The doctor, the self-check, the demonstration, and the finger that plays them."""
