"""What the table says beside the board: prompt, notices, seats, verdicts, the camera's sight."""
