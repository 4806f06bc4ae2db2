"""The rules as people read and search them."""
