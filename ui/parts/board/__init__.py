"""The board, cards and tracks: what lies on the table."""
