"""Tables that are drawn: for practice, for demonstrations, and to be measured by."""
