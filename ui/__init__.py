"""The touch screen: one part for each thing in companion.view, one screen for each thing people do."""
