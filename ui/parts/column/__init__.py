"""The column beside the board: where everything has its place, the prompt, and the keys."""
