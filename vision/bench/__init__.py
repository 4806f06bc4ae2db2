"""The reading measured, and the scenes it is measured by."""
