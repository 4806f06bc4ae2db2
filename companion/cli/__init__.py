"""The companion in a terminal."""
