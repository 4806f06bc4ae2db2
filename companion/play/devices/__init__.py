"""What a camera and slap buttons say to the table, and what it makes of it."""
