"""What moves at the table: pieces, light, dice."""
