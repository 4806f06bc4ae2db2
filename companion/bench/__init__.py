"""The engine, the search and the journal measured. Figures, never promises."""
