"""What the camera sees, turned into the same picks a finger makes."""
