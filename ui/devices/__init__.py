"""What is plugged in, as the app sees it."""
