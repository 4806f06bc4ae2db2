"""One part for each thing that can be shown."""
