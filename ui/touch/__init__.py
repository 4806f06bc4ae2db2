"""Fingers: put right, told apart, held, and which side of the table they come from."""
